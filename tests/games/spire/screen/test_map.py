"""The map at the table by posted events: by mouse alone, by keys alone, for one to four heroes, on every board."""

import pytest
from tests.games.spire.screen.driving import Table

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.climb import board
from soulstack.games.spire.rules.climb.gaining import gain_potion
from soulstack.games.spire.rules.frames import Steps
from soulstack.games.spire.screen.rooms.map_stage import MapStage
from soulstack.kernel.frames import advance

HEROES = ("ironclad", "silent", "defect", "watcher")
MAPS = ("act1_a", "act1_b", "act2_a", "act3_a", "act4")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (1280, 800), (1600, 720), (1024, 768))


def at_the_map(*, at="start", on="", potions=(), walked=(), then=None):
    """Lays a run out so that the party chooses its way."""

    def prepare(state):
        table = state.table
        table.visit, table.rewards = None, ()
        if on and table.map != on:
            table.map, table.tokens = on, ()
            board.lay_tokens(state)
        table.at, table.walked = at, walked
        for seat, potion in potions:
            card = state.places[potion][0]
            table.potions = tuple(each for each in table.potions if each != card)
            gain_potion(state, seat, card)
        if then is not None:
            then(state)
        state.frames[:] = [Steps(name="run", at=3)]
        state.pending, state.facts, state.waiting = (), [], []
        advance(state)

    return prepare


@pytest.fixture
def table():
    opened = []

    def make(*heroes, size=(1280, 720), act=1, seed=7, **given):
        opened.append(
            Table(*(heroes or HEROES), encounter="", size=size, act=act, seed=seed, prepare=at_the_map(**given))
        )
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def act_of(name):
    return catalogue()[name].act


def test_a_click_on_a_space_proposes_the_way_and_a_second_one_goes_there(table):
    game = table(at="0-3", walked=("0-3",))
    assert isinstance(game.stage, MapStage)
    goal = list(game.stage.goals)[-1]
    game.click(f"space {goal}")
    assert game.stage.agreement.goal == goal
    assert game.state.table.at == "0-3"
    game.click(f"space {goal}")
    assert game.state.table.at == goal
    assert game.state.table.walked == ("0-3", goal)
