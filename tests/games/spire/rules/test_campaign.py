"""What outlives a run: boxes, locks, levels and achievements (UNLOCK, ASC-13, ASC-16, ACH-00)."""

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.campaign import (
    Campaign,
    beat_boss,
    boxes_of,
    check_boxes,
    grant,
    unlocked,
    win_daily,
)
from soulstack.games.spire.rules.game import Setup
from soulstack.games.spire.rules.setup import lay_out


def deck_ids(hero, unlocks):
    state = lay_out(Setup(heroes=(hero,), seed=3, unlocked=unlocks), catalogue())
    cards = (*state.heroes[0].rewards, *state.heroes[0].rares)
    return {state.faces[card].id for card in cards}, state


def test_a_finished_run_gives_one_box_and_one_for_each_act_it_beat():
    """UNLOCK-01, QUICK-06: acts that a quick start skipped are not beaten."""
    assert [boxes_of(acts) for acts in (0, 2, 3)] == [1, 3, 4]


def test_a_hero_of_two_boxes_opens_its_second_lock_with_three_more():
    """UNLOCK-03, UNLOCK-04, SA-149 (case 28)."""
    before = Campaign(boxes={"watcher": 2})
    after = check_boxes(before, "watcher", boxes_of(2))
    assert after.boxes["watcher"] == 5
    assert unlocked(before) == ("unlock_watcher_1",)
    assert unlocked(after) == ("unlock_watcher_1", "unlock_watcher_2")


def test_each_track_opens_at_its_last_box_and_not_before():
    """UNLOCK-04, SA-149."""
    for track, n, lock in (("silent", 1, "unlock_silent_1"), ("silent", 4, "unlock_silent_2"),
                           ("silent", 9, "unlock_silent_3"), ("colorless", 3, "unlock_colorless"),
                           ("act4", 5, "unlock_act4")):  # fmt: skip
        assert lock in unlocked(Campaign(boxes={track: n}))
        assert lock not in unlocked(Campaign(boxes={track: n - 1}))


def test_boxes_over_a_full_track_go_where_the_player_likes():
    """UNLOCK-02, SA-94: and what is left of those goes on."""
    full = Campaign(boxes={"silent": 8})
    after = check_boxes(full, "silent", 3, ("act4",))
    assert after.boxes == {"silent": 9, "act4": 2}
    assert check_boxes(after, "silent", 3, ("colorless",)).boxes == {"silent": 9, "act4": 2, "colorless": 3}
    assert unlocked(check_boxes(after, "silent", 3, ("colorless",)))[-1] == "unlock_colorless"
    assert check_boxes(after, "silent", 4, ("act4",)).boxes == {"silent": 9, "act4": 5, "colorless": 1}


def test_two_seats_add_to_the_same_shared_track():
    """SA-94."""
    both = check_boxes(check_boxes(Campaign(boxes={"silent": 9, "defect": 9}), "silent", 2), "defect", 2)
    assert both.boxes["colorless"] + both.boxes["act4"] == 4
    assert both.boxes["colorless"] == 3


def test_a_new_profile_plays_without_what_carries_a_lock():
    """UNLOCK-07, SETUP-12: and with a lock open its cards are in the decks of the next run."""
    closed, state = deck_ids("watcher", unlocked(Campaign()))
    first, _ = deck_ids("watcher", unlocked(Campaign(boxes={"watcher": 1})))
    everything, _ = deck_ids("watcher", ("all",))
    assert closed < first < everything
    assert state.table.colorless == ()
    assert all(not state.faces[card].card.unlock for card in state.table.neow)


def test_an_act_two_boss_unlocks_the_next_level_for_a_party_and_an_act_three_boss_for_one():
    """ASC-13, SOLO-03."""
    assert beat_boss(Campaign(), 1, seats=2, level=0).ascension == 0
    assert beat_boss(Campaign(), 2, seats=2, level=0).ascension == 1
    assert beat_boss(Campaign(), 2, seats=1, level=0).ascension == 0
    assert beat_boss(Campaign(), 3, seats=1, level=0).ascension == 1


def test_a_run_unlocks_the_level_above_its_own_and_none_that_is_reached():
    """ASC-16: a run of level 2 where 5 is reached brings nothing."""
    assert beat_boss(Campaign(ascension=5), 2, seats=3, level=2).ascension == 5
    assert beat_boss(Campaign(ascension=5), 2, seats=3, level=5).ascension == 6
    once = beat_boss(Campaign(ascension=5), 2, seats=3, level=5)
    assert beat_boss(once, 2, seats=3, level=5).ascension == 6
    assert beat_boss(Campaign(ascension=12), 2, seats=3, level=12).ascension == 12
    assert beat_boss(Campaign(ascension=12), 2, seats=3, level=12, printing="later").ascension == 13


def test_achievements_are_kept_once():
    """ACH-00, ACH-17, GAME-06: nothing else survives a run."""
    kept = win_daily(grant(grant(Campaign(), ("jaxxed", "catalyst")), ("jaxxed",)))
    assert kept.achievements == ("jaxxed", "catalyst", "my_lucky_day")
    assert win_daily(kept) is kept
