"""What runs unlock is kept beside the saves, each run once."""

from soulstack.games.spire.play import campaign_book as book
from soulstack.games.spire.play.tally import Tally
from soulstack.games.spire.rules.state import Setup


def run(bosses=1, result="lost", achievements=()):
    return Tally(result=result, bosses=bosses, achievements=achievements)


def test_a_run_checks_boxes_of_each_hero_and_is_kept():
    setup = Setup(heroes=("ironclad", "silent"))
    found = book.count_run(setup, run(bosses=0), "a")
    assert found.after.boxes == {"ironclad": 1, "silent": 1}
    assert found.locks == ("unlock_ironclad_1", "unlock_silent_1")
    assert book.load().campaign == found.after


def test_the_same_run_is_counted_once():
    setup = Setup(heroes=("ironclad",))
    book.count_run(setup, run(bosses=2), "a")
    again = book.count_run(setup, run(bosses=2), "a")
    assert again.before == again.after
    assert book.load().campaign.boxes == {"ironclad": 3}


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
    book.campaign_file().parent.mkdir(parents=True, exist_ok=True)
    book.campaign_file().write_text("nonsense")
    assert book.load().campaign.boxes == {}
