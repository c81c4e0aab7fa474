"""The sums of past runs, each number by a small example."""

from attrs import evolve

from soulstack.games.spire.play.annals import Climbed, Entry
from soulstack.games.spire.play.run_statistics import favourites, sums_of

MINE = Climbed(
    "ironclad", "human", "You", damage=60, given=4, set_up=2, best=9, taken=("cleave", "anger"), deck=("cleave+",)
)
YOURS = Climbed("silent", "human", "Ann", damage=30, best=5, taken=("dash",), deck=("dash",))
WON = Entry(
    "a",
    result="won",
    heroes=(MINE, YOURS),
    ascension=1,
    fights=10,
    seconds=100,
    spans=(60, 40),
    dice=(1, 2, 3, 4, 5, 6),
)
LOST = evolve(WON, mark="b", result="lost", heroes=(MINE,), ascension=0, killer="a1_hexaghost", spans=(100,))


def test_heroes_count_their_runs_and_what_they_did_in_a_fight_and_for_others():
    heroes = sums_of((WON, LOST)).heroes
    mine = heroes["ironclad"]
    assert (mine.runs, mine.won, mine.per_fight, mine.given, mine.set_up, mine.best) == (2, 1, 6.0, 8, 4, 9)
    assert (heroes["silent"].runs, heroes["silent"].won) == (1, 1)


def test_levels_killers_dice_and_time_are_counted_with_how_often():
    sums = sums_of((WON, LOST))
    assert sums.levels == {0: [1, 0], 1: [1, 1]}
    assert sums.killers == {"a1_hexaghost": 1}
    assert sums.dice == [2, 4, 6, 8, 10, 12]
    assert sums.acts[:2] == [[2, 160], [1, 40]]


def test_a_card_is_won_with_when_it_was_in_the_deck_of_a_won_run():
    found = sums_of((WON, LOST))
    assert [(card, sums.taken, sums.won) for card, sums in favourites(found, 2, lambda card: card != "dash")] == [
        ("cleave", 2, 1),
        ("anger", 2, 0),
    ]
