"""What runs unlock is kept beside the saves, each run once."""

from attrs import evolve

from soulstack.app.slot import save_file
from soulstack.games.spire.play import campaign_book as book
from soulstack.games.spire.play import profiles
from soulstack.games.spire.play.tally import Tally
from soulstack.games.spire.rules.campaign import Campaign
from soulstack.games.spire.rules.state import Setup


def run(bosses=1, result="lost", achievements=()):
    return Tally(result=result, bosses=bosses, achievements=achievements)


def test_a_run_checks_boxes_of_each_hero_and_is_kept():
    setup = Setup(heroes=("ironclad", "silent"))
    found = book.count_run(setup, run(bosses=0), "a")
    assert found.after.boxes == {"ironclad": 1, "silent": 1}
    assert found.locks == ("unlock_ironclad_1", "unlock_silent_1")
    assert profiles.load().chosen.campaign == found.after


def test_the_same_run_is_counted_once():
    setup = Setup(heroes=("ironclad",))
    book.count_run(setup, run(bosses=2), "a")
    again = book.count_run(setup, run(bosses=2), "a")
    assert again.before == again.after
    assert profiles.load().chosen.campaign.boxes == {"ironclad": 3}


def test_a_beaten_boss_opens_the_next_level_and_feats_are_granted_once():
    setup = Setup(heroes=("ironclad", "silent"), act=2)
    found = book.count_run(setup, run(bosses=1, result="won", achievements=("perfect",)), "a")
    assert found.after.ascension == 1
    assert found.achievements == ("perfect",)
    assert book.count_run(setup, run(achievements=("perfect",)), "b").achievements == ()


def test_a_won_daily_climb_grants_its_feat():
    found = book.count_run(Setup(daily=20240328), run(result="won"), "a")
    assert found.achievements == ("my_lucky_day",)
    assert book.count_run(Setup(), run(result="won"), "b").achievements == ()


def test_a_single_fight_counts_for_nothing():
    assert book.count_run(Setup(encounter="a1_cultist_louse"), run(), "a") is None


def test_a_file_that_cannot_be_read_is_a_new_campaign():
    profiles.campaign_file().parent.mkdir(parents=True, exist_ok=True)
    profiles.campaign_file().write_text("nonsense")
    assert profiles.load().chosen.campaign.boxes == {}


def test_a_damaged_file_falls_back_to_the_one_before_it():
    profiles.create("Friday")
    profiles.create("Sunday")
    profiles.campaign_file().write_text("nonsense")
    assert [one.name for one in profiles.load().all.values()] == ["", "Friday"]


def test_a_file_of_a_newer_build_is_never_written_over():
    profiles.rename(1, "Ours")
    file = profiles.campaign_file()
    written = file.read_bytes().replace(b"schema=1", b"schema=9", 1)
    _, _, body = written.partition(b"\n")
    newer = with_digest("9", len(body), written)
    file.write_bytes(newer)
    book.count_run(Setup(), run(bosses=0), "a")
    assert file.read_bytes() == newer


def with_digest(schema, length, written):
    """Gives a file whose header is sound, but of another schema."""
    import hashlib
    import re

    head, _, body = written.partition(b"\n")
    build, cards = re.findall(r"build=(\S+) cards=(\S+)", head.decode())[0]
    mark = hashlib.sha256(f"{schema} {length} {build} {cards}\n".encode() + body).hexdigest()
    return re.sub(rb"sha256=\w+", b"sha256=" + mark.encode(), head) + b"\n" + body


def test_six_campaigns_have_names_and_boxes_of_their_own():
    for n in range(2, 7):
        profiles.create(f"Table {n}")
    assert profiles.create("One too many").free is None
    assert len(profiles.load().all) == 6
    profiles.choose(3)
    book.count_run(Setup(heroes=("watcher",)), run(bosses=0), "a")
    known = profiles.load().all
    assert known[3].campaign.boxes == {"watcher": 1}
    assert all(one.campaign.boxes == {} for number, one in known.items() if number != 3)
    assert profiles.delete(3).number == 1


def test_each_campaign_has_a_run_of_its_own():
    files = []
    for _ in range(2):
        files.append(save_file("spire"))
        profiles.create()
    assert len(set(files)) == 2
    assert save_file("foursouls") == save_file("foursouls")


def test_what_is_earned_in_play_is_kept_at_once_and_counts_as_new_at_the_end():
    setup = Setup(heroes=("ironclad", "silent"), seed=7)
    book.grant_now(1, setup, ("ninja",))
    book.grant_now(1, setup, (), act_beaten=2, seats=2)
    reached = profiles.load().chosen.campaign
    assert (reached.achievements, reached.ascension) == (("ninja",), 1)
    found = book.count_run(setup, run(bosses=2, achievements=("ninja",)), "a")
    assert (found.achievements, found.before.ascension, found.after.ascension) == (("ninja",), 0, 1)


def test_a_run_opens_one_level_however_often_its_boss_is_told_of():
    setup = Setup(heroes=("ironclad", "silent"), seed=7)
    book.grant_now(1, setup, (), act_beaten=2, seats=2)
    book.grant_now(1, setup, (), act_beaten=2, seats=2)
    assert book.count_run(setup, run(bosses=2), "a").after.ascension == 1


def test_a_newcomer_checks_boxes_for_the_acts_that_were_beaten_with_it():
    tally = run(bosses=2)
    tally.climbers = [("ironclad", 0), ("silent", 1)]
    found = book.count_run(Setup(heroes=("ironclad",)), tally, "a")
    assert found.after.boxes == {"ironclad": 3, "silent": 2}


def test_boxes_of_a_full_track_go_first_where_the_profile_says():
    profiles.changed(1, lambda one: evolve(one, first="act4", campaign=Campaign({"ironclad": 9})))
    found = book.count_run(Setup(heroes=("ironclad",)), run(bosses=1), "a")
    assert found.after.boxes == {"ironclad": 9, "act4": 2}


def test_how_near_a_run_has_come_to_a_feat_is_kept():
    tally = run()
    tally.bests = {"ninja": 5}
    book.count_run(Setup(), tally, "a")
    tally.bests = {"ninja": 3, "jaxxed": 2}
    book.count_run(Setup(), tally, "b")
    assert profiles.load().chosen.bests == {"ninja": 5, "jaxxed": 2}


def test_a_run_above_what_was_reached_opens_one_level_only():
    setup = Setup(heroes=("ironclad", "silent"), seed=7, ascension=9)
    book.grant_now(1, setup, (), act_beaten=2, seats=2)
    assert book.count_run(setup, run(bosses=2), "a").after.ascension == 1
