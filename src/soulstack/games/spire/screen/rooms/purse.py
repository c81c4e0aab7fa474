"""Asking the party: the coins of each hero on the counter, until they are the price."""

from collections.abc import Mapping
from typing import Final

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.play.intents import PayTogether
from soulstack.games.spire.play.room_reasons import helpers
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.rooms.hero_plate import draw_portrait
from soulstack.games.spire.screen.sheet import ENTER, Sheet
from soulstack.kernel.decisions import Option
from soulstack.ui import theme
from soulstack.ui.geometry import CARD_RATIO, Box

LINE: Final = 64.0
COINS: Final = 10
"""So many coins lie in a row; of more there is a number."""


@define
class Purse(Sheet):
    """Lets the party share a price; the one who buys gives what the others do not."""

    option: Option = Option("buy")
    price: int = 0
    words: str = ""
    """What is bought."""
    face: str = ""
    given: dict[int, int] = field(init=False, factory=dict)
    at_line: int = field(init=False, default=0)

    def __attrs_post_init__(self) -> None:
        heroes = self.desk.state.heroes
        self.given = {self.buyer: min(self.price, heroes[self.buyer].gold)}
        self.given.update(dict.fromkeys(helpers(self.desk.state, self.buyer), 0))
        while self.left > 0:  # whoever has most left gives next
            most = max(self.given, key=lambda seat: heroes[seat].gold - self.given[seat])
            if heroes[most].gold == self.given[most]:
                break
            self.given[most] += 1
        super().__attrs_post_init__()

    @property
    def buyer(self) -> int:
        """Who buys."""
        return self.decision.seat

    @property
    def left(self) -> int:
        """How much is missing still."""
        return self.price - sum(self.given.values())

    @property
    def can_confirm(self) -> bool:
        """Whether the price lies there."""
        return self.left == 0

    def lay_out(self, room: Box) -> None:
        """Places a line for each hero and the buttons below."""
        high = 104 + LINE * len(self.given) + 72
        wide = 640.0 + (190 if self.face else 0)
        self.room = Box(room.cx - wide / 2, max(room.y, room.cy - high / 2), wide, high)

    def _line(self, at: int) -> Box:
        aside = 190.0 if self.face else 0.0
        return Box(self.room.x + 20 + aside, self.room.y + 84 + LINE * at, self.room.w - 40 - aside, LINE - 8)

    @property
    def confirm(self) -> Box:
        """The button that pays."""
        return Box(self.room.right - 320, self.room.bottom - 62, 300, 48)

    @property
    def _close(self) -> Box:
        return Box(self.confirm.x - 134, self.room.bottom - 62, 122, 48)

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked."""
        found = {"confirm": self.confirm, "close": self._close}
        for k, seat in enumerate(self.given):
            line = self._line(k)
            found[f"less {seat}"] = Box(line.x + 170, line.y + 10, 36, 36)
            found[f"add {seat}"] = Box(line.right - 44, line.y + 10, 36, 36)
        return found

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click; False asks to be closed."""
        name = next((name for name, box in self.things().items() if box.has(point)), "")
        kind, _, seat = name.partition(" ")
        if kind == "confirm":
            self.submit()
        elif kind in {"less", "add"}:
            self.change(int(seat), 1 if kind == "add" else -1)
        return kind != "close" and (bool(kind) or self.room.has(point))

    def change(self, seat: int, by: int) -> None:
        """Lets a hero give a coin more or less."""
        self.at_line = list(self.given).index(seat)
        now = self.given[seat] + by
        if now < 0 or now > self.desk.state.heroes[seat].gold:
            self.desk.deny(tr("{name} has {n} gold.", name=self.desk.name(seat), n=self.desk.state.heroes[seat].gold))
        elif by > 0 and self.left <= 0:
            self.desk.deny(tr("The price is paid already; take a coin back first."))
        else:
            self.given[seat] = now
            self.desk.sound("coin")

    def submit(self) -> None:
        """Pays."""
        if not self.can_confirm:
            self.desk.deny(tr("{n} gold are missing", n=self.left))
            return
        gifts = tuple((seat, n) for seat, n in self.given.items() if seat != self.buyer)
        self.desk.send(PayTogether(self.buyer, self.option, gifts))

    def key(self, key: int) -> bool:
        """Takes a key: the heroes' own keys and the right arrow lay a coin down, the left one takes it back."""
        seats = list(self.given)
        if key in ENTER or key == pygame.K_SPACE:
            self.submit()
        elif pygame.K_F1 <= key <= pygame.K_F4 and key - pygame.K_F1 in self.given:
            self.change(key - pygame.K_F1, 1)
        elif key in {pygame.K_UP, pygame.K_DOWN, pygame.K_TAB}:
            self.at_line = (self.at_line + (-1 if key == pygame.K_UP else 1)) % len(seats)
        elif key in {pygame.K_LEFT, pygame.K_RIGHT}:
            self.change(seats[self.at_line], 1 if key == pygame.K_RIGHT else -1)
        else:
            return False
        return True

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the counter."""
        desk, brush, room = self.desk, self.desk.brush, self.room
        desk.kit.put(surface, desk.kit.veil(surface.get_size(), (6, 10, 18), 0.62), 0, 0)
        brush.halo(surface, room, radius=18)
        brush.plate(surface, room, "stone", radius=18, shadow=0)
        words = tr("Who pays for {what}?", what=self.words)
        brush.text(surface, words, room.cx, room.y + 28, 21, look.LANTERN, room=room.w - 40)
        laid = tr("{n} of {most} gold lie on the counter.", n=self.price - self.left, most=self.price)
        brush.line(surface, laid, room.cx, room.y + 57, 15, look.GOOD if self.can_confirm else look.MUTED)
        if self.face:
            wide = min(164.0, (room.h - 170) / CARD_RATIO)
            image = desk.card_image(self.face, wide)
            desk.put_card(surface, image, room.x + 108, room.y + 76 + (room.h - 150) / 2)
        for k, seat in enumerate(self.given):
            self._draw_line(surface, k, seat)
        self._draw_buttons(surface)

    def _draw_line(self, surface: pygame.Surface, k: int, seat: int) -> None:
        desk, brush, line = self.desk, self.desk.brush, self._line(k)
        on = k == self.at_line
        if on:
            brush.halo(surface, line, radius=10, blur=4)
        brush.plate(surface, line, "glass", radius=10, light=10 if on else 0, shadow=3)
        draw_portrait(surface, desk, seat, Box(line.x + 6, line.y + 6, line.h - 12, line.h - 12))
        left = line.x + line.h + 4
        brush.text(surface, desk.name(seat), left, line.y + 18, 15, ax=0, room=82)
        gold = desk.state.heroes[seat].gold
        brush.icon(surface, "coin", left + 9, line.y + 39, 17)
        brush.text(surface, str(gold - self.given[seat]), left + 21, line.y + 39, 14, look.LANTERN, ax=0)
        brush.cap(surface, f"f{seat + 1}", left + 82, line.y + 39, 9.5)
        for name, sign in ((f"less {seat}", "-"), (f"add {seat}", "+")):
            box = self.things()[name]
            brush.plate(surface, box, "deep", radius=9, light=14 if box.has(desk.cursor) else 0, shadow=2)
            brush.text(surface, "−" if sign == "-" else sign, box.cx, box.cy - 1, 22)
        start = line.x + 232
        given = self.given[seat]
        step = min(19.0, (line.right - 92 - start) / COINS)
        for n in range(min(given, COINS)):
            brush.icon(surface, "coin", start + n * step, line.cy - 2 * (n % 2), 24)
        if not given:
            brush.line(surface, tr("nothing"), start - 6, line.cy, 13, ax=0)
        brush.text(surface, str(given), line.right - 64, line.cy, 19, look.LANTERN if given else look.MUTED)

    def _draw_buttons(self, surface: pygame.Surface) -> None:
        brush, box = self.desk.brush, self.confirm
        if self.can_confirm:
            brush.halo(surface, box, radius=12)
        light = 14 if box.has(self.desk.cursor) else 0
        brush.plate(surface, box, "brass" if self.can_confirm else "deep", radius=12, light=light)
        words = tr("Pay {n}", n=self.price) if self.can_confirm else tr("{n} gold are missing", n=self.left)
        tone = theme.CREAM if self.can_confirm else look.MUTED
        brush.text(surface, words, box.cx - 22, box.cy - 1, 18, tone, room=box.w - 92)
        brush.cap(surface, "enter", box.right - 10, box.cy)
        box = self._close
        brush.plate(surface, box, "deep", radius=12, light=14 if box.has(self.desk.cursor) else 0)
        brush.text(surface, tr("Back"), box.x + 14, box.cy - 1, 16, ax=0, room=box.w - 62)
        brush.cap(surface, "esc", box.right - 9, box.cy)
