"""The chests of a treasure room: one for each hero, shut, open with a relic in its light, or left."""

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.screen import pictures
from soulstack.games.spire.screen.gifts import pedestal
from soulstack.games.spire.screen.gifts.gift import Gift
from soulstack.ui import theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint import darkened
from soulstack.ui.tween import ease_out_back, ease_out_cubic

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

SHUT: Final = (316, 306)
"""The shape of a shut chest; an open one is as wide."""
OPENING: Final = 0.55
"""Seconds in which the relic rises."""
RELIC: Final = 96.0
BUTTON: Final = (112.0, 38.0)


@define
class Chests:
    """Places and draws the chests of a party."""

    desk: "Desk"
    gifts: Mapping[int, Gift] = field(factory=dict)
    """What lies in the chest of each seat."""
    places: dict[int, Box] = field(factory=dict)
    buttons: dict[str, Box] = field(factory=dict)
    opened: dict[int, float] = field(factory=dict)
    """When each chest was opened."""
    focus: str = ""

    def show(self, gifts: Mapping[int, Gift], answers: Mapping[int, tuple[bool, bool]]) -> None:
        """Takes on what lies in the chests; `answers` says whether a seat may take it, and leave it."""
        for seat, gift in gifts.items():
            before = self.gifts.get(seat)
            if before is not None and before.state == "back" and gift.state == "open":
                self.opened[seat] = self.desk.clock
        self.gifts = dict(gifts)
        self.lay_out(answers)

    def lay_out(self, answers: Mapping[int, tuple[bool, bool]]) -> None:
        """Places the chests side by side on the floor, with their buttons below."""
        screen, seats = self.desk.screen, sorted(self.gifts)
        count = max(1, len(seats))
        step = min(340.0, 1210.0 / count)
        wide = 236.0 if count < 3 else 204.0 if count < 4 else 188.0
        feet = screen.h - 138
        self.places, self.buttons = {}, {}
        for k, seat in enumerate(seats):
            x = screen.w / 2 + (k - (count - 1) / 2) * step
            high = wide * SHUT[1] / SHUT[0]
            self.places[seat] = Box(x - wide / 2, feet - high, wide, high)
            takes, leaves = answers.get(seat, (False, False))
            names = [*(["take"] if takes else []), *(["leave"] if leaves else [])]
            for at, name in enumerate(names):
                left = x + (at - len(names) / 2) * (BUTTON[0] + 8) + 4
                self.buttons[f"{name} {seat}"] = Box(left, feet + 24, *BUTTON)

    def things(self) -> Mapping[str, Box]:
        """Lists chests and buttons."""
        chests = {f"chest {seat}": box for seat, box in self.places.items()}
        return {**chests, **self.buttons}

    def relic_spot(self, seat: int) -> tuple[float, float]:
        """Gives where the relic of a chest hangs in the light."""
        box = self.places[seat]
        return box.cx, box.y - RELIC / 2 - 10

    def draw(self, surface: pygame.Surface, shown: int) -> None:
        """Draws the chests; `shown` is the hero in focus."""
        for seat in self.places:
            self._draw_chest(surface, seat)
        for seat in self.places:
            self._draw_relic(surface, seat)
            self._draw_name(surface, seat, shown=seat == shown)
        for name, box in self.buttons.items():
            self._draw_button(surface, name, box, shown)

    def _age(self, seat: int) -> float:
        return 9.0 if self.desk.still else self.desk.clock - self.opened.get(seat, -9.0)

    def _draw_chest(self, surface: pygame.Surface, seat: int) -> None:
        desk, brush, box, gift = self.desk, self.desk.brush, self.places[seat], self.gifts[seat]
        hero = desk.hero(seat)
        is_open = bool(gift.cards)
        hot = box.has(desk.cursor) or self.focus == f"chest {seat}"
        desk.kit.put(surface, brush.shadow(box.w * 1.02, 200), box.cx, box.bottom - 4, 0.5, 0.5)
        if not is_open and not gift.is_over:
            brush.glow(surface, box.cx, box.cy + 10, box.w * 0.85, (120, 92, 36) if hot else (60, 46, 18))
        found = pictures.of_kind("thing", f"chest_{hero}{'_open' if is_open else ''}", "relic")
        image = brush.picture(found, box.w, box.w * 1.2)
        age = self._age(seat)
        if age < 0.3:  # it gives a jump as it opens
            squash = 1 + 0.12 * math.sin(age / 0.3 * math.pi)
            size = (round(image.get_width() * (2 - squash)), round(image.get_height() * squash))
            image = pygame.transform.smoothscale(image, size)
        elif gift.is_over and not is_open:
            image = desk.kit.shapes.get(("shut", hero, image.get_size()), lambda: darkened(image, 0.55))
        lift = 4.0 if hot and not is_open and not gift.is_over else 0.0
        desk.kit.put(surface, image, box.cx, box.bottom - lift, 0.5, 1.0)

    def _draw_relic(self, surface: pygame.Surface, seat: int) -> None:
        """Lets what was in the chest hang in the light above it, with its words over it."""
        desk, gift, box = self.desk, self.gifts[seat], self.places[seat]
        if not gift.cards or gift.state == "taken":
            return
        age = min(1.0, self._age(seat) / OPENING)
        gone = gift.state == "skipped"
        x = box.cx
        pedestal.light(surface, desk, x, box.y + 34, 126, ease_out_cubic(age) * (0.4 if gone else 1.0))
        face = gift.faces[0]
        wide = min(266.0, max(200.0, box.w + 46))
        plate = self.plate(seat, wide)
        size = min(RELIC, box.y - plate.bottom)
        middle = plate.bottom + size / 2 + 4
        rise = middle + (box.cy - middle) * (1 - ease_out_back(age))
        bob = 0.0 if desk.still or gone else 3 * math.sin(desk.clock * 1.7 + seat * 1.3)
        found = pictures.relic(face)
        image = desk.brush.picture(found, size, size)
        if gone:
            image = desk.kit.shapes.get(("left", face, image.get_size()), lambda: darkened(image, 0.5))
        desk.kit.put(surface, image, x, rise + bob, 0.5, 0.5)
        if age > 0.5:
            pedestal.words(surface, desk, face, plate, hot=plate.has(desk.cursor) and not gone)

    def plate(self, seat: int, wide: float) -> Box:
        """Gives where the words about a relic stand: above it, however long they are."""
        box, gift = self.places[seat], self.gifts[seat]
        low = box.y - RELIC - 22
        high = max(80.0, pedestal.words_height(self.desk, gift.faces[0], wide, low - 118))
        return Box(box.cx - wide / 2, max(118.0, low - high), wide, high)

    def _draw_name(self, surface: pygame.Surface, seat: int, *, shown: bool) -> None:
        desk, brush, box, gift = self.desk, self.desk.brush, self.places[seat], self.gifts[seat]
        plate = Box(box.cx - 84, box.bottom - 12, 168, 30)
        many = len(self.places) > 1
        if shown and many:
            brush.halo(surface, plate, radius=15, blur=6)
        brush.plate(surface, plate, "patina" if shown and many else "deep", radius=15, line=2, shadow=4)
        brush.icon(surface, f"sigil_{desk.hero(seat)}", plate.x + 18, plate.cy, 22)
        brush.text(surface, desk.name(seat), plate.cx + 2, plate.cy - 1, 15, room=plate.w - 74)
        mark = {"taken": "done", "skipped": "cross"}.get(gift.state, "waiting")
        brush.icon(surface, mark, plate.right - 18, plate.cy, 19)
        if many and seat in desk.session.people:
            brush.cap(surface, f"f{seat + 1}", plate.x + 10, plate.y + 1, 10)

    def _draw_button(self, surface: pygame.Surface, name: str, box: Box, shown: int) -> None:
        brush = self.desk.brush
        verb, _, seat = name.partition(" ")
        gift = self.gifts[int(seat)]
        hot = box.has(self.desk.cursor)
        if name == self.focus:
            brush.halo(surface, box, radius=10, blur=6)
        brush.plate(surface, box, "patina" if verb == "take" else "deep", radius=10, light=16 if hot else 0, shadow=4)
        words = tr("Take") if verb == "take" else tr("Leave it shut") if gift.state == "back" else tr("Leave it")
        keyed = int(seat) == shown
        brush.text(
            surface,
            words,
            box.cx - (10 if keyed else 0),
            box.cy - 1,
            15,
            theme.CREAM,
            room=box.w - (42 if keyed else 14),
        )
        if keyed:
            brush.cap(surface, "1" if verb == "take" else "x", box.right - 7, box.cy, 10.5)
