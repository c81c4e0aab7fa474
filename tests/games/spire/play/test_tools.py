"""What simulate counts as having taken part."""

from collections import Counter

from tests.games.spire.play.runs import run

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.tools import count, count_start
from soulstack.games.spire.rules.state import Setup
from soulstack.kernel.facts import Fact


def test_heroes_modifiers_and_the_board_take_part_from_the_start():
    counts = Counter()
    state = run(Setup(heroes=("silent", "watcher"), seed=3, modifiers=("terminal",)))
    count_start(state, counts)
    assert counts["silent", "used"] == counts["watcher", "used"] == counts["terminal", "used"] == 1
    assert counts[state.table.map, "used"] == 1


def test_the_token_of_the_space_that_is_entered_takes_part():
    counts = Counter()
    state = run(Setup(heroes=("silent",), seed=3))
    space, token = state.table.tokens[0]
    count(state, [Fact("moved", word=space)], counts)
    assert counts == {(token, "used"): 1}


def test_each_status_card_that_is_given_takes_part_behind_its_half():
    counts = Counter()
    state = run(Setup(heroes=("silent",), seed=3))
    count(state, [Fact("status_given", 0, card=state.places["daze"][0])], counts)
    assert counts["status", "used"] == 1
    assert "status" in catalogue()
