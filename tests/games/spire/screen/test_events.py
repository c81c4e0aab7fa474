"""Events at the table: every one of the box is walked through by clicks alone; options, dice, prices and followers."""

import pygame
import pytest
from tests.games.spire.screen.driving import Table

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.cards.schema import EventDef
from soulstack.games.spire.screen.rooms.party_stage import HOLD
from soulstack.kernel.asking import UNDONE

HEROES = ("ironclad", "silent", "defect", "watcher")
EVENTS = {event.id: event for event in catalogue().of(EventDef)}
DECKS = {
    "ironclad": '["ironclad_strike", "ironclad_strike", "ironclad_defend", "bash", "inflame", "regret"]',
    "silent": '["silent_strike", "silent_strike", "silent_defend", "neutralize", "footwork"]',
    "defect": '["defect_strike", "defect_strike", "defect_defend", "zap", "dual_cast"]',
    "watcher": '["watcher_strike", "watcher_strike", "watcher_defend", "eruption", "vigilance"]',
}


def seat(hero, *, hp=8, gold=9, relics='["lantern"]', potions='["fire_potion"]'):
    return (
        f'[[seat]]\nhero = "{hero}"\nhp = {hp}\ngold = {gold}\ndeck = {DECKS[hero]}\n'
        f"relics = {relics}\npotions = {potions}\n"
    )


@pytest.fixture
def table():
    """Opens tables at an event that are closed behind the test."""
    opened = []

    def make(event, *heroes, size=(1280, 720), dice="", **given):
        card = EVENTS[event].cards[0]
        start = f'phase = "event"\nact = {card.act}\n{dice}\n[table]\nevent_deck = ["{card.id}"]\n'
        position = start + "".join(seat(hero, **given) for hero in heroes)
        opened.append(Table(*heroes, position=position, size=size))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def first(table, *kinds):
    return next((name for kind in kinds for name in table.names(kind)), "")


def choose_in_the_deck(table):
    asked = table.scene.asking.asked
    for card in list(asked.options)[: asked.low]:
        table.click(f"card {card}")
    table.click("confirm")


def one_click(table, line):
    """Clicks on what comes next, as somebody would who wants this line, or the next one that is left."""
    stage = table.stage
    if table.scene.asking is not None:
        choose_in_the_deck(table)
    elif first(table, "way", "item"):
        for k in range(stage.top.decision.low):
            table.click(f"{first(table, 'way', 'item').split()[0]} {k}")
        if "confirm" in table.scene.things():
            table.click("confirm")
    elif stage.laid_out:
        table.click("main" if "main" in table.scene.things() else "face 0")
    elif first(table, "pick", "face", "keep"):
        table.click(first(table, "pick", "face", "keep"))
    else:
        asked = table.session.decision
        if asked.options == (UNDONE,):
            other = next(seat for seat in table.session.people if table.session.can_act(seat))
            table.click(f"hero {other}")
            table.settle()
        me = table.session.focus
        open_lines = [made.n for made in stage.plates if made.open]
        if open_lines:
            name = f"option {line if line in open_lines else open_lines[0]}"
            table.down(table.at(name))
            table.wait(HOLD + 0.1 if stage.held else 0.05)
            table.up((5, 700))
        elif first(table, f"gift {me}", "gift"):
            table.click(first(table, "gift"))
        else:
            table.click(f"done {me}")
    table.settle()


def walk(table, line, most=60):
    """Clicks until the event is left."""
    for _ in range(most):
        if table.scene.place != "event" or table.session.over:
            return
        one_click(table, line)
    raise AssertionError(table.session.decision)


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_is_walked_through_by_clicks_alone(table, event):
    for line in range(1, len(EVENTS[event].options) + 1):
        game = table(event, "ironclad", "silent")
        assert game.scene.place == "event"
        walk(game, line)
        game.close()


def test_four_heroes_choose_each_for_itself_and_their_signs_stand_on_the_options(table):
    game = table("big_fish", *HEROES)
    for who, line in enumerate((3, 1, 4, 2)):
        game.key(pygame.K_F1 + who)
        game.settle()
        game.click(f"option {line}")
        game.settle()
        if game.scene.asking is not None:
            choose_in_the_deck(game)
            game.settle()
    game.draw()
    assert [made.chosen for made in game.stage.plates] == [(1,), (3,), (0,), (2,)]
    assert game.scene.place == "event"


def test_what_somebody_else_has_taken_is_dim_and_says_why(table):
    game = table("big_fish", "ironclad", "silent")
    game.click("option 1")
    game.settle()
    game.key(pygame.K_F2)
    game.settle()
    made = game.stage.plates[0]
    assert not made.open
    assert made.why == "Somebody else has taken it."
    game.click("option 1")
    assert game.scene.desk.toast.words == "Somebody else has taken it."
    game.draw()


@pytest.mark.parametrize(
    ("event", "given", "line", "why"),
    [
        ("the_cleric", {"gold": 1}, 3, "It costs 3 gold."),
        ("we_meet_again", {"relics": "[]"}, 2, "This hero has no relic to give."),
        ("nloth", {"potions": "[]"}, 2, "This hero has no potion to give."),
        ("note_for_yourself", {}, 1, "There is nobody to swap with."),
        ("tomb_red_mask", {}, 2, "Nobody owns Red Mask."),
        ("forgotten_altar", {"relics": "[]"}, 1, "This hero has no relic to give."),
    ],
)
def test_what_is_missing_for_an_option_is_said(table, event, given, line, why):
    game = table(event, "ironclad", **given)
    assert game.stage.plates[line - 1].why == why


def test_prices_and_gains_are_shown_in_numbers(table):
    game = table("the_cleric", "ironclad", gold=4, hp=5)
    parts = game.stage.plates[0].bargain.parts
    assert [part.short for part in parts] == ["4 → 3", "5 → 8"]
    dearer = table("ancient_temple", "ironclad", "silent")
    assert dearer.stage.plates[0].bargain.parts[1].short == "8 → 7"
    dearer.click("option 1")
    dearer.settle()
    dearer.key(pygame.K_F2)
    dearer.settle()
    assert dearer.stage.plates[0].bargain.parts[1].short == "8 → 6"


def test_others_can_be_asked_for_gold(table):
    game = table("the_cleric", "ironclad", "silent", gold=2)
    game.click("help 3")
    game.settle()
    words = [item.words for item in game.stage.sheet.items]
    assert words == ["Silent adds 1 gold", "Silent adds 2 gold"]
    game.click("item 1")
    game.settle()
    choose_in_the_deck(game)
    game.settle()
    assert [hero.gold for hero in game.state.heroes] == [1, 0]


def test_a_roll_waits_for_whoever_can_change_it(table):
    game = table("wheel_of_change", "ironclad", relics='["the_abacus"]', dice="dice = [4]")
    game.click("option 1")
    game.settle()
    game.draw()
    assert {"keep", "change 1"} <= set(game.scene.things())
    assert game.stage.die.value == 4
    game.move(game.at("change 1"))
    for _ in range(20):
        game.draw()
    assert game.stage.die.foreseen[1] == 5
    game.click("change 1")
    game.settle()
    assert game.stage.die.value == 5
    game.draw()
    if "keep" in game.scene.things():
        game.key(pygame.K_SPACE)
        game.settle()
    assert game.state.heroes[0].gold == 13


def test_any_face_can_be_clicked_when_the_die_is_set(table):
    game = table("wheel_of_change", "ironclad", potions='["gamblers_brew"]', dice="dice = [2]")
    game.click("option 1")
    game.settle()
    game.click("change 1")
    game.settle()
    assert [name for name in game.scene.things() if name.startswith("face")] == [f"face {n}" for n in range(1, 7)]
    game.draw()
    game.click("face 5")
    game.settle()
    assert game.state.heroes[0].gold == 13


def test_a_line_that_kills_is_marked_and_has_to_be_held(table):
    game = table("designer", "ironclad", hp=1)
    assert game.stage.plates[3].bargain.dies == (0,)
    game.click("option 4")
    game.wait(HOLD + 0.2)
    assert not game.session.over
    game.draw()
    game.down(game.at("option 4"))
    game.wait(HOLD + 0.2)
    assert game.session.over


def test_an_event_is_left_by_keys_alone(table):
    game = table("big_fish", "ironclad", "silent")
    for _ in range(30):
        if game.scene.place != "event":
            break
        asked = game.session.decision
        if game.scene.asking is not None:
            game.key(pygame.K_RIGHT)
            game.key(pygame.K_RETURN)
            game.key(pygame.K_RETURN)
        elif asked.options == (UNDONE,):
            game.key(pygame.K_F1 + next(seat for seat in game.session.people if game.session.can_act(seat)))
        elif any(made.open for made in game.stage.plates):
            game.key(pygame.K_TAB)
            while not game.stage.plates[int(game.stage.at.split()[1]) - 1].open:
                game.key(pygame.K_TAB)
            game.key(pygame.K_RETURN)
        elif game.stage.top is not None or first(game, "gift"):
            game.key(pygame.K_1)
        else:
            game.key(pygame.K_e)
        game.settle()
    assert game.scene.place == "map"


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (3440, 1440), (1024, 768)])
def test_picture_options_and_heroes_do_not_overlap(table, size):
    for event in ("mind_bloom", "wheel_of_change", "designer"):
        game = table(event, *HEROES, size=size)
        stage = game.stage
        boxes = [stage.frame, *(made.box for made in stage.plates), *(made.box for made in stage.members.values())]
        assert all(box.inside(game.scene.desk.room) for box in boxes)
        assert not any(one.overlaps(other) for k, one in enumerate(boxes) for other in boxes[k + 1 :])
        game.close()


def test_what_is_for_all_is_chosen_once_every_person_here_wants_it(table):
    game = table("mind_bloom", "ironclad", "silent", "defect")
    game.session.names = ("Anna", "Ben", "Anna")
    game.click("option 1")
    game.settle()
    assert game.stage.plates[0].wanted == (0, 2)
    assert game.state.table.visit.chosen == ()
    for _ in range(20):
        game.draw()
    game.key(pygame.K_F2)
    game.settle()
    game.click("option 1")
    game.settle()
    assert game.state.table.visit.chosen == ((1, 1),)
    assert [hero.gold for hero in game.state.heroes] == [14, 14, 14]
