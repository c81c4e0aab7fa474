"""The table under odd conditions: any size, any event, any order of things."""

import gc
import random
import weakref

import pygame
import pytest
from tests.games.foursouls.screen.fake import priority, small

from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.screen import sample
from soulstack.games.foursouls.screen.benchmark import frame_times
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.ui.scenes.pause import PauseScene
from soulstack.ui.tabletop import shelf
from soulstack.ui.tabletop.arrows import HOSTILE, draw_arrow

KEYS = [
    *range(pygame.K_0, pygame.K_9 + 1),
    *(
        pygame.K_TAB,
        pygame.K_SPACE,
        pygame.K_RETURN,
        pygame.K_a,
        pygame.K_b,
        pygame.K_e,
        pygame.K_r,
        pygame.K_z,
        pygame.K_l,
    ),
    *(pygame.K_v, pygame.K_F1, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_ESCAPE, pygame.K_p),
]


def some_decision(view, chance):
    seat = view.seats[0]
    objects = [Option("pick", ("obj", item)) for item in (*seat.items, *(slot.top for slot in view.monsters))]
    cards = [Option("pick", ("card", index)) for index in seat.hand]
    kind = chance.choice(
        ["priority", "target", "cards", "order", "choice", "number", "yes_no", "death_penalty", "none"]
    )
    if kind == "priority":
        return priority(view, *chance.sample(["attack", "buy", "end", "pass"], 2), play=3, use=2)
    if kind == "target" and len(objects) > 1:
        return Decision(0, "target", (*objects, Option("pick", ("player", 1)), Option("pick", ("deck", 2))))
    if kind == "cards" and len(cards) > 2:
        return Decision(0, "cards", tuple(cards), 1, 2)
    if kind == "order" and len(objects) > 2:
        return Decision(0, "order", tuple(objects[:3]), 3, 3, ordered=True)
    if kind == "choice":
        return Decision(0, "choice", tuple(Option("mode", None, n) for n in (1, 2)), card="bomb")
    if kind == "number":
        return Decision(0, "number", tuple(Option("number", None, n) for n in range(1, 7)))
    if kind == "yes_no":
        return Decision(0, "yes_no", (Option("yes"), Option("no")))
    if kind == "death_penalty" and len(objects) > 1:
        return Decision(0, "death_penalty", tuple(objects[:2]))
    return None


def test_two_thousand_random_events_raise_nothing_and_answer_only_legally(sit):
    chance = random.Random(77)
    table = sit(small(3, hand=6), speed="4")
    for step in range(2000):
        if table.app.stack.top is not table.scene:
            table.app.pop()
        if table.session.decision is None and not table.session.pending and not table.scene.director.busy:
            view = sample.crowded(
                3,
                items=chance.randrange(8),
                hand=chance.randrange(8),
                stack=chance.randrange(4),
                slots=chance.randrange(1, 4),
            )
            fact = Fact(
                chance.choice(list(FACTS)), seat=chance.randrange(3), card=chance.randrange(5), amount=1, value=3
            )
            table.session.push(fact, view=view, decision=some_decision(view, chance))
        pos = (chance.randrange(1280), chance.randrange(720))
        event = chance.choice(
            [
                pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
                pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=chance.choice([1, 1, 1, 3])),
                pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=chance.choice([1, 1, 1, 3])),
                pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=chance.choice([-1, 1])),
                pygame.event.Event(
                    pygame.KEYDOWN,
                    key=chance.choice(KEYS),
                    mod=chance.choice([0, pygame.KMOD_SHIFT]),
                    unicode="",
                    scancode=0,
                ),
                pygame.event.Event(pygame.KEYUP, key=chance.choice(KEYS), mod=0, unicode="", scancode=0),
            ]
        )
        table.app.handle(event)
        table.scene.update(1 / 30)
        if step % 20 == 0:
            table.app.step(1 / 60)
    assert len(table.session.answers) > 10


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (1280, 960)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_crowded_table_is_drawn_at_every_size(sit, size, seats):
    view = sample.crowded(seats)
    table = sit(view, priority(view, "attack", "buy", "end"), size=size)
    table.wait(0.1)
    screen = table.app.screen
    colours = {tuple(screen.get_at((x, y))) for x in range(5, size[0], 97) for y in range(5, size[1], 61)}
    assert len(colours) > 60


def test_a_resize_in_the_middle_of_everything_keeps_the_question(sit):
    view = small()
    decision = Decision(0, "cards", tuple(Option("pick", ("card", i)) for i in view.seats[0].hand), 1, 1)
    table = sit(view, decision)
    table.scene.resize((1600, 900), 1.25)
    assert table.control.dialog is not None
    assert table.control.dialog.panel.right < 1280
    table.session.decision = priority(view, "end")
    table.wait()
    table.scene.resize((1280, 720), 1.0)
    assert [b.choice.verb for b in table.scene.desk.prompt.buttons] == ["end"]


def test_an_empty_seat_and_empty_piles_are_drawn_as_places(sit):
    view = small(items=0, hand=0, souls=0)
    view.decks["loot"] = 0
    view.discards.clear()
    view.monsters = (*view.monsters, sample.SlotView(0))
    table = sit(view)
    assert ("deck", 0) not in table.scene.desk.bank.sprites
    assert ("discard", 1) not in table.scene.desk.bank.sprites
    assert table.scene.desk.box_of(("slot", 2)) is not None


def test_larger_text_still_fits(sit):
    view = sample.crowded(4)
    table = sit(view, priority(view, "attack", "buy", "end"))
    table.app.change(text_scale=140)
    table.wait(0.1)
    assert table.scene.desk.kit.text_scale == 1.4


def test_no_surface_on_the_table_is_left_unconverted(sit):
    view = sample.crowded(2, items=4, hand=4)
    table = sit(view, priority(view, "end"))
    for _ in range(200):
        table.wait(1 / 60)
    wanted = table.app.screen.convert_alpha().get_masks()
    for key, surface in table.scene.desk.looks.cache.items():
        assert surface.get_bitsize() == 32, key
        assert surface.get_masks() == wanted, key


def test_faces_of_later_cards_are_drawn_while_nothing_happens(sit):
    view = small()
    view.printed = (*view.printed, "a_card_from_the_deck")
    table = sit(view)
    assert not table.scene.desk.looks.ready("a_card_from_the_deck")
    table.wait(8)
    assert table.scene.desk.looks.ready("a_card_from_the_deck")


def test_arrows_of_every_length_and_part_can_be_drawn(sit):
    table = sit(small())
    kit = table.scene.desk.kit
    chance = random.Random(3)
    for _ in range(300):
        start, end = ((chance.randrange(1280), chance.randrange(720)) for _ in range(2))
        near = (start[0] + chance.randrange(-14, 15), start[1] + chance.randrange(-14, 15))
        for goal in (end, near, start):
            draw_arrow(table.app.screen, kit, start, goal, HOSTILE, part=chance.random(), side=chance.choice([0, 34]))


def test_the_benchmark_measures_frames():
    times = frame_times((1280, 720), 12)
    assert len(times) == 12
    assert all(0 < seconds < 2 for seconds in times)


def test_a_table_that_is_left_hands_its_pictures_on_and_can_go(sit):
    view = small()
    table = sit(view, priority(view, "end"))
    desk, gone = table.scene.desk, weakref.ref(table.scene)
    assert desk.kit.shapes.bytes > 0
    table.app.pop()
    assert desk._pictures is desk._layer is desk._ground is None
    shelf.forget()
    assert not any(len(cache) for cache in (desk.kit.texts, desk.kit.shapes, desk.looks.cache))
    del desk, table
    gc.collect()
    assert gone() is None


def test_a_table_that_is_left_is_gone_without_a_collection(sit, monkeypatch):
    view = small()
    table = sit(view, priority(view, "end"))
    app, scene = table.app, table.scene
    for number in range(200):
        scene.desk.log.add(f"Line {number}.")
    gone = [weakref.ref(part) for part in (scene, scene.desk, scene.control, scene.helper, scene.desk.log)]
    gc.collect()
    gc.disable()
    try:
        app.pop()
        table.scene = scene = None
        monkeypatch.setattr(gc, "collect", lambda: 0)
        for _ in range(100):
            app.spare()
        assert not any(part() for part in gone)
    finally:
        gc.enable()


def test_a_menu_that_is_left_is_gone_without_a_collection(sit):
    view = small()
    table = sit(view, priority(view, "end"))
    app = table.app
    menu = PauseScene(app, table.scene.session)
    app.push(menu)
    gone = weakref.ref(menu)
    del menu
    app.pop()
    gc.disable()
    try:
        for _ in range(10):
            app.spare()
        assert gone() is None
    finally:
        gc.enable()
