"""Neow at the table: the red gift, the blue lines and being done, by mouse alone and by keys alone, for one to four heroes."""

import pygame
import pytest
from attrs import evolve
from tests.games.spire.screen.driving import Table

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.cards.schema import NeowDef
from soulstack.games.spire.screen.rooms.party_stage import HOLD
from soulstack.kernel.asking import UNDONE

HEROES = ("ironclad", "silent", "defect", "watcher")
BLESSINGS = [card.id for card in catalogue().of(NeowDef)]


@pytest.fixture
def table():
    """Opens tables before Neow that are closed behind the test."""
    opened = []

    def make(*heroes, **given):
        opened.append(Table(*heroes, encounter="", **given))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def blessed(*cards, gold=4):
    """Gives every hero the blessing that is named for it."""

    def prepare(state):
        drawn = tuple((seat, state.places[card][0]) for seat, card in enumerate(cards))
        state.table.visit = evolve(state.table.visit, revealed=drawn)
        for hero in state.heroes:
            hero.gold = gold

    return prepare


def first(table, *kinds):
    return next((name for kind in kinds for name in table.names(kind)), "")


def choose_in_the_deck(table):
    """Clicks on as many cards of the deck as are asked for, and on the button below them."""
    asked = table.scene.asking.asked
    for card in list(asked.options)[: asked.low]:
        table.click(f"card {card}")
    table.click("confirm")


def one_click(table, line):
    """Clicks on what comes next, as somebody would who takes everything and wants this line."""
    things = table.scene.things()
    if table.scene.asking is not None:
        choose_in_the_deck(table)
    elif table.stage.laid_out:
        table.click("main" if "main" in things else "face 0")
    elif "way 0" in things:
        table.click("way 0")
    elif first(table, "gift"):
        table.click(first(table, "gift"))
    else:
        waiting = [
            seat
            for seat, made in table.stage.columns.items()
            if table.session.asked_of(seat) is not None and table.session.asked_of(seat).options != (UNDONE,)
        ]
        seat = waiting[0]
        made = table.stage.columns[seat]
        table.click(f"done {seat}" if made.chosen else f"line {seat} {line}")
    table.settle()


@pytest.mark.parametrize("line", [1, 2, 3])
@pytest.mark.parametrize("at", range(0, len(BLESSINGS), 4))
def test_every_line_of_every_blessing_is_taken_by_clicks_alone(table, at, line):
    cards = BLESSINGS[at : at + 4]
    game = table(*HEROES[: len(cards)], prepare=blessed(*cards))
    for _ in range(80):
        if game.scene.place != "neow":
            break
        one_click(game, line)
    assert game.scene.place == "map"


@pytest.mark.parametrize("count", [1, 2, 4])
def test_neow_is_left_by_keys_alone(table, count):
    game = table(*HEROES[:count])
    for _ in range(120):
        if game.scene.place != "neow":
            break
        asked = game.session.decision
        if asked.options == (UNDONE,):
            other = next(seat for seat in game.session.people if game.session.can_act(seat))
            game.key(pygame.K_F1 + other)
        elif game.scene.asking is not None:
            game.key(pygame.K_RIGHT)
            game.key(pygame.K_RETURN)
            game.key(pygame.K_RETURN)
        elif game.stage.top is not None or game.stage.laid_out or any(spot.digit for spot in game.stage.spots.values()):
            game.key(pygame.K_1)
        else:
            game.key(pygame.K_RETURN)
        game.settle()
    assert game.scene.place == "map"


def test_a_line_is_refused_until_the_gift_is_taken_or_left(table):
    game = table("ironclad")
    game.click("line 0 1")
    game.settle()
    assert game.stage.columns[0].chosen == 0
    for name in ("skip 0 1", "skip 0 2"):
        game.click(name)
        game.settle()
    game.click("line 0 1")
    game.settle()
    assert game.stage.columns[0].chosen == 1


def test_gold_is_taken_with_one_click_and_a_card_is_turned_up_with_one(table):
    game = table("ironclad", "silent")
    game.click("gift 1 3")
    game.settle()
    assert game.state.heroes[1].gold == 3
    assert game.session.focus == 1
    game.click("gift 1 4")
    game.settle()
    assert len(game.names("face")) == 3
    game.key(pygame.K_ESCAPE)
    assert not game.names("face")
    game.click("gift 1 4")
    game.click("skip")
    game.settle()
    assert game.stage.columns[1].open


def test_a_drawback_is_shown_in_numbers_and_one_that_kills_must_be_held(table):
    def dying(state):
        blessed("neow_01")(state)
        state.heroes[0].hp = 2

    game = table("ironclad", prepare=dying)
    for name in ("gift 0 1", "skip 0 2"):
        game.click(name)
        game.settle()
    found = game.stage.columns[0].bargains[2]
    assert [part.short for part in found.parts] == ["+10", "2 → 0"]
    assert found.dies == (0,)
    game.click("line 0 3")
    game.wait(HOLD + 0.2)
    assert not game.session.over
    game.draw()
    game.down(game.at("line 0 3"))
    game.wait(HOLD / 2)
    game.draw()
    game.up(game.at("line 0 3"))
    game.wait(HOLD)
    assert not game.session.over
    game.down(game.at("line 0 3"))
    game.wait(HOLD + 0.2)
    assert game.session.over


def test_a_key_that_is_held_chooses_what_kills_and_one_that_is_let_go_does_not(table):
    def dying(state):
        blessed("neow_01")(state)
        state.heroes[0].hp = 1

    game = table("ironclad", prepare=dying)
    for name in ("gift 0 1", "skip 0 2"):
        game.click(name)
        game.settle()
    game.key(pygame.K_3)
    game.wait(HOLD + 0.2)
    assert not game.session.over
    game.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_3, mod=0))
    game.wait(HOLD + 0.2)
    assert game.session.over


def test_what_else_can_be_done_is_reached_from_every_column(table):
    game = table("ironclad", "silent")
    before = game.state.heroes[0].row
    game.click("more 0")
    game.click("item 0")
    game.settle()
    assert game.state.heroes[0].row != before


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (3440, 1440)])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_columns_lie_beside_each_other_on_the_screen(table, count, size):
    game = table(*HEROES[:count], size=size)
    boxes = [made.box for made in game.stage.columns.values()]
    assert all(box.inside(game.scene.desk.room) for box in boxes)
    assert not any(one.overlaps(other) for k, one in enumerate(boxes) for other in boxes[k + 1 :])
    for made in game.stage.columns.values():
        assert made.lines[-1].bottom < made.foot.y


def test_a_hint_lets_the_keys_stand_at_what_it_is_about(table):
    game = table("ironclad")
    game.key(pygame.K_h)
    assert game.stage.at.startswith(("gift 0", "skip 0"))
    game.draw()
    for name in ("gift 0 1", "skip 0 2"):
        game.click(name)
        game.settle()
    game.key(pygame.K_h)
    assert game.stage.at.startswith("line 0")


def test_others_choices_are_seen_while_one_still_chooses(table):
    game = table("ironclad", "silent")
    for name in ("gift 0 1", "skip 0 2"):
        game.click(name)
        game.settle()
    game.click("line 0 1")
    game.settle()
    assert game.stage.columns[0].chosen == 1
    assert game.stage.columns[1].chosen == 0
    if game.scene.asking is not None:
        choose_in_the_deck(game)
        game.settle()
    game.click("done 0")
    game.settle()
    game.draw()
    assert game.stage.is_done(0)
    game.click("done 0")  # being done can be taken back until all are
    game.settle()
    assert not game.stage.is_done(0)
