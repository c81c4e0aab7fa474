"""Whoever fights whom, in every window: no number, intent or token lies on another, and nothing leaves the window.

What the painters put is written down and not painted: a brush that keeps boxes stands in for the one with colours.
"""

import os
from types import SimpleNamespace

import pygame
import pytest

from soulstack.app.settings import Settings
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.cards.schema import EnemyDef
from soulstack.games.spire.play.preview import Coming, Forecast
from soulstack.games.spire.rules import verbs  # noqa: F401 - registers what effects do
from soulstack.games.spire.rules.setup import single_fight
from soulstack.games.spire.rules.state import Setup
from soulstack.games.spire.screen.combat import foes, heroes
from soulstack.games.spire.screen.combat.intents import intents_of
from soulstack.games.spire.screen.combat.layout import lay_out
from soulstack.games.spire.screen.combat.scene_parts import Parts
from soulstack.games.spire.screen.combat.thoughts import bubble
from soulstack.games.spire.screen.faces import SpireBook
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit

HEROES = ("ironclad", "silent", "defect", "watcher")
WINDOWS = [(size, text) for size in ((1280, 720), (1920, 1080), (1024, 768), (2560, 1080)) for text in (1.0, 1.4)]
ALL = bool(os.environ.get("SOULSTACK_EVERY_LAYOUT"))
"""Every fight in every window; without it each fight is laid out in one of them."""
SLACK = 1.5
"""Units by which boxes may touch: outlines and shadows."""


class KeptBoxes:
    """A brush that writes down where numbers, icons and bars come to lie."""

    def __init__(self, kit):
        self.kit, self.boxes = kit, []

    def _keep(self, kind, what, box):
        self.boxes.append((kind, what, box))

    def text(self, _target, words, x, y, size, _colour=None, ax=0.5, ay=0.5, *, border=-1.0, room=0.0):
        wide = self.wide(words, size)
        while room and wide > room and size > 12:
            size -= 0.75
            wide = self.wide(words, size)
        high = size * 0.74
        del border
        self._keep("text", words, Box(x - wide * ax, y - high * ay, wide, high))
        return wide

    def wide(self, words, size):
        return self.kit.font(size, theme.TITLE_FONT, scaled=False).size(words)[0] / self.kit.u

    def line(self, target, words, x, y, size, colour=None, ax=0.5, ay=0.5, *, face="", room=None):
        del face
        return self.text(target, words, x, y, size * self.kit.text_scale, colour, ax, ay, room=room or 0.0)

    def icon(self, _target, name, x, y, size, ax=0.5, ay=0.5):
        box = Box(x - size * ax, y - size * ay, size, size)
        self._keep("icon", name, Box(box.x + size * 0.1, box.y + size * 0.1, size * 0.8, size * 0.8))

    def chip(self, target, name, number, x, y, size, _colour=None):
        self.icon(target, name, x, y, size)
        if number:
            self.text(target, number, x + size * 0.46, y + size * 0.4, max(12.0, size * 0.6))

    def pips(self, _target, box, *_, **__):
        self._keep("hp", "", box)

    bar = pips

    def poly(self, _target, points, *_, **__):
        xs, ys = [x for x, _ in points], [y for _, y in points]
        box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        if box.w > 30:
            self._keep("tag", "", box)

    def plate(self, _target, box, *_, **__):
        self._keep("plate", "", box)

    def disc(self, _target, x, y, radius, *_, **__):
        self._keep("disc", "", Box(x - radius, y - radius, 2 * radius, 2 * radius))

    def kept(self, target, _key, box, paint_it, room=0.0):
        del room
        paint_it(target, box)

    def halo(self, *_, **__):
        pass

    glow = shape = halo


def fights():
    """Give the setup of a fight against every enemy that begins one, for one to four heroes."""
    found = []
    for card in catalogue().of(EnemyDef):
        if card.deck != "summon":
            found += [
                Setup(heroes=HEROES[:count], act=min(4, max(1, card.act)), seed=3, encounter=card.id)
                for count in (1, 2, 3, 4)
            ]
    return found


def laid(setup, size, text):
    """Lay a fight out with tokens on everybody, and give the boxes of each enemy and hero."""
    state = single_fight(setup, catalogue())
    fight = state.fight
    for number, foe in enumerate(fight.foes):
        foe.block, foe.vulnerable, foe.strength = 3 + 9 * (number % 2), 1, 2
        foe.weak, foe.poison = number % 2, 4 * (number % 3 == 0)
    fight.die = fight.die or 1 + setup.seed % 6
    scale = min(size[0] / 1280, size[1] / 720)
    kit = Kit(scale, text)
    screen = Box(0, 0, size[0] / scale, size[1] / scale)
    brush = KeptBoxes(kit)
    desk = SimpleNamespace(
        kit=kit, brush=brush, screen=screen, state=state, x0=max(0.0, (screen.w - 1280) / 2),
        y0=max(0.0, screen.h - 720), room=Box(0, 43, screen.w, screen.h - 43), cursor=(-1, -1), clock=0.0,
        book=SpireBook(), app=SimpleNamespace(settings=Settings()), busy=False, still=False,
        name=lambda seat: state.heroes[seat].hero.capitalize(),
        session=SimpleNamespace(
            focus=0, people=(0,), asked_of=lambda _: None, can_act=lambda _: True, viewer=0,
        ),
    )  # fmt: skip
    parts = Parts(desk, lay_out(state, desk))
    parts.intents = intents_of(state)
    owners = {}
    for foe in fight.foes:
        if foe.lives:
            brush.boxes = owners[f"{state.faces[foe.id].id} {foe.id} in row {foe.row}"] = []
            foes.draw_plates(None, parts, foe)
    parts.forecast = Forecast(tuple(Coming(14, 12, 9 + seat, dies=seat % 2 == 0) for seat in range(len(state.heroes))))
    for seat in range(len(state.heroes)):
        brush.boxes = owners[f"plate of hero {seat}"] = []
        heroes.draw_incoming(None, parts, seat)
        brush.boxes = owners[f"hero {seat}"] = []
        if not parts.layout.solo:
            owners[f"thought of hero {seat}"] = [("disc", "bubble", bubble(parts.layout, seat))]
        (heroes.draw_solo_plate if parts.layout.solo else heroes.draw_board)(None, parts, seat)
    return owners, parts.layout, screen


def meet(a, b):
    return a.x + SLACK < b.right and b.x + SLACK < a.right and a.y + SLACK < b.bottom and b.y + SLACK < a.bottom


SPEAKING = {"text", "icon", "hp", "tag", "disc"}


def faults(setup, size, text):
    owners, layout, screen = laid(setup, size, text)
    names = list(owners)
    for at, name in enumerate(names):
        mine = [box for box in owners[name] if box[0] in SPEAKING]
        for kind, what, box in owners[name]:
            if box.x < -1 or box.y < 43 - 8 or box.right > screen.w + 1 or box.bottom > layout.hand_top + 40:
                yield f"{name}: {kind} {what} leaves the stage: {box}"
        for kind, what, box in mine:
            if name.startswith("plate") and box.right > owners[name][0][2].right:
                yield f"{name}: {kind} {what} leaves its plate"
        words = [box for box in mine if box[0] == "text"]
        for k, one in enumerate(words):
            for two in words[k + 1 :]:
                if meet(one[2], two[2]):
                    yield f"{name}: {one[1]} lies on {two[1]}"
        for other in names[at + 1 :]:
            for one in mine:
                for two in owners[other]:
                    if meet(one[2], two[2]):
                        yield f"{name}: {one[0]} {one[1]} meets {two[0]} {two[1]} of {other}"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_nothing_that_is_told_of_a_fight_lies_on_anything_else(count):
    pygame.font.init()
    found = []
    for number, setup in enumerate(fights()):
        if len(setup.heroes) == count:
            for size, text in WINDOWS if ALL else (WINDOWS[number // 4 % len(WINDOWS)],):
                found += [
                    f"{setup.encounter}, {size[0]}x{size[1]}, {text}: {fault}" for fault in faults(setup, size, text)
                ]
    assert found == []


def test_large_text_makes_hit_points_larger():
    pygame.font.init()
    setup = Setup(heroes=HEROES[:2], seed=3, encounter="a1_first_jaw_worm")
    for owner in ("hero 0", "hero 1"):
        small, large = (
            next(box for kind, what, box in laid(setup, (1280, 720), text)[0][owner] if kind == "text" and "/" in what)
            for text in (1.0, 1.4)
        )
        assert large.h > small.h * 1.2
