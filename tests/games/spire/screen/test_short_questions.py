"""Questions on the stage with a few answers: what comes first, what the die shows, how much Energy, which orb."""

import pygame
import pytest
from tests.games.spire.screen.driving import Table

from soulstack.games.spire.screen.combat.strip import Strip
from soulstack.kernel.asking import DONE
from soulstack.kernel.frames import advance

ORDER = """
[[seat]]
hero = "ironclad"
hand = ["shame"]
relics = ["orichalcum"]
block = 1
draw = ["ironclad_strike", "ironclad_strike", "ironclad_strike", "ironclad_strike", "ironclad_strike"]
[[enemy]]
id = "a1_first_cultist"
row = 1
"""
ROLL = """
phase = "start"
dice = [3]
[[seat]]
hero = "ironclad"
draw = ["ironclad_strike", "ironclad_strike", "ironclad_strike", "ironclad_strike", "ironclad_strike"]
relics = ["toolbox"]
[[seat]]
hero = "silent"
draw = ["silent_strike", "silent_strike", "silent_strike", "silent_strike", "silent_strike"]
relics = ["the_abacus"]
[[enemy]]
id = "a1_red_louse"
row = 1
"""
X = """
[[seat]]
hero = "ironclad"
hand = ["whirlwind"]
energy = 3
[[enemy]]
id = "a1_first_cultist"
row = 1
"""
ORB = """
[[seat]]
hero = "defect"
hand = ["zap", "zap"]
orbs = ["frost", "dark", "lightning"]
energy = 3
[[enemy]]
id = "a1_first_cultist"
row = 1
"""


@pytest.fixture
def lay():
    """Lays positions out at tables that are closed behind the test."""
    opened = []

    def make(text, **given):
        opened.append(Table(position=text, **given))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def test_what_waits_together_happens_in_its_default_order_by_itself(lay):
    game = lay(ORDER)
    game.click("end")
    game.wait(4.0)
    game.settle()
    assert not isinstance(game.stage.sheet, Strip)
    assert game.state.fight.round == 2


def test_whoever_wants_an_order_of_their_own_is_asked_and_may_leave_the_rest(lay, monkeypatch):
    game = lay(ORDER)
    game.scene.desk.own_order = True
    game.click("end")
    game.settle()
    strip = game.stage.sheet
    assert isinstance(strip, Strip)
    assert {tile.option.verb for tile in strip.tiles} == {"entry"}
    game.wait(2.0)
    assert game.stage.sheet is strip
    game.draw()
    game.key(pygame.K_SPACE)
    game.wait(1.0)
    game.settle()
    assert game.state.fight.round == 2


def test_a_changed_roll_is_shown_before_it_is_paid_for(lay):
    game = lay(ROLL, prepare=advance)
    strip = game.stage.sheet
    assert strip.rolls
    assert [tile.option for tile in strip.tiles][-1] == DONE
    assert len(strip.tiles) > 2, "both heroes may change it"
    before, fight = game.stage.parts.intents, game.scene.desk.state.fight
    for number, tile in enumerate(strip.tiles[:-1]):
        game.move(game.at(f"item {number}"))
        game.wait(0.1)
        game.draw()
        assert fight.die == strip.foreseen[1].face != 3, tile.words
        assert strip.foreseen[1].forecast is not None
    assert game.state.fight.die == 3
    game.move((5, 300))
    game.wait(0.1)
    assert (fight.die, game.stage.parts.intents) == (3, before)
    game.key(pygame.K_SPACE)
    game.settle()
    assert game.state.fight.phase == "play"


def test_the_energy_of_an_x_is_named_by_its_digit_or_by_the_wheel(lay):
    game = lay(X)
    game.key(pygame.K_1)
    game.key(pygame.K_RETURN)
    game.settle()
    strip = game.stage.sheet
    assert [tile.option.n for tile in strip.tiles] == [0, 1, 2, 3]
    game.stage.wheel(1)
    game.wait(0.1)
    assert strip.pointed.option.n == 1
    game.draw()
    game.key(pygame.K_2)
    game.settle()
    assert game.state.fighter(0).energy == 1


def test_the_orb_that_makes_room_is_chosen_with_what_each_would_do(lay):
    game = lay(ORB)
    foe = game.state.fight.foes[0].id
    game.key(pygame.K_1)
    game.key(pygame.K_RETURN)
    game.settle()
    strip = game.stage.sheet
    assert strip.decision.kind == "orb"
    frost = next(k for k, tile in enumerate(strip.tiles) if tile.words == "Frost")
    game.move(game.at(f"item {frost}"))
    game.wait(0.1)
    assert game.stage.parts.shown.heroes[0].block > 0
    game.draw()
    game.click(f"item {frost}")
    game.settle()
    assert game.state.fighter(0).block > 0
    assert game.state.foe(foe).lives
