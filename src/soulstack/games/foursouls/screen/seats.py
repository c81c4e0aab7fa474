"""The seats: name plates, hearts, cents, souls on their track, and the backs of hidden hands."""

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.games.foursouls.rules.view import SeatView, TableView
from soulstack.games.foursouls.screen.card_looks import Looks
from soulstack.games.foursouls.screen.layout import SeatZone
from soulstack.games.foursouls.screen.placing import TALLY, soul_spots
from soulstack.ui import theme
from soulstack.ui.geometry import CARD_RATIO, Box, Spot
from soulstack.ui.paint.kit import Kit, darkened, faded
from soulstack.ui.theme import Colour

PANEL: Colour = (64, 44, 50)
PANEL_LOW: Colour = (38, 26, 34)
DEAD: Colour = (52, 48, 54)
DEAD_LOW: Colour = (30, 28, 34)


def draw_seat(
    target: pygame.Surface,
    kit: Kit,
    looks: Looks,
    view: TableView,
    *,
    zone: SeatZone,
    seat: int,
    name: str,
    face: str = "",
) -> None:
    """Draws one seat's panel; a bot's plate shows the face of its temper."""
    _Panel(target, kit, looks, view, zone=zone, seat=view.seats[seat], name=name, face=face).draw()


def face_of(view: TableView, seat: int) -> tuple[object, ...]:
    """Gives all that a seat's panel shows: equal faces need not be drawn again."""
    it = view.seats[seat]
    numbers = (it.cents, it.hp, it.max_hp, it.attack, it.dead, it.souls, it.souls_to_win, it.loot_plays, it.hand_size)
    things = (sum(it.counters.values()), len(it.hand), bool(it.items or it.curses), len(it.soul_cards))
    return (*numbers, *things, view.active == seat, view.priority == seat)


class _Panel:
    def __init__(
        self,
        target: pygame.Surface,
        kit: Kit,
        looks: Looks,
        view: TableView,
        *,
        zone: SeatZone,
        seat: SeatView,
        name: str,
        face: str,
    ) -> None:
        self.target, self.kit, self.looks = target, kit, looks
        self.view, self.zone, self.seat, self.name, self.face = view, zone, seat, name, face
        self.mark = theme.seat_mark(seat.seat)
        self.own = zone.side == "own"

    def draw(self) -> None:
        self._ground()
        self._plate()
        self._stats()
        self._souls()
        if not self.own:
            self._hand()
        elif not self.seat.hand:
            self._empty(self.zone.hand, tr("No loot in hand"))
        if not self.seat.items and not self.seat.curses:
            self._empty(self.zone.items, tr("No items"))

    def _put(self, image: pygame.Surface, x: float, y: float, ax: float = 0.0, ay: float = 0.5) -> None:
        self.kit.put(self.target, image, x, y, ax, ay)

    def _ground(self) -> None:
        box, active = self.zone.panel, self.view.active == self.seat.seat
        top, bottom = (DEAD, DEAD_LOW) if self.seat.dead else (PANEL, PANEL_LOW)
        if active and not self.seat.dead:
            top = theme.mix(top, self.mark.colour, 0.13)
        edge = theme.mix(self.mark.colour, theme.INK, 0.0 if active else 0.55)
        plate = self.kit.plate((box.w, box.h), top, bottom, edge=edge, radius=12, alpha=0.93 if not self.own else 0.86)
        self._put(plate, box.x, box.y, 0, 0)

    def _plate(self) -> None:
        box, kit = self.zone.plate, self.kit
        active = self.view.active == self.seat.seat
        colour = self.mark.colour if active else theme.mix(self.mark.colour, theme.SLATE_LOW, 0.62)
        self._put(kit.plate((box.w, box.h), colour, theme.mix(colour, theme.INK, 0.35), radius=7), box.x, box.y, 0, 0)
        self._put(kit.seat_mark(self.seat.seat, box.h * 0.82), box.x + 4, box.cy)
        x = box.x + 8 + box.h * 0.8
        right = box.right - 6
        if self.face:
            self._put(kit.icon(self.face, box.h * 0.86), x, box.cy)
            x += box.h * 0.94
        if self.view.priority == self.seat.seat:
            icon = kit.icon("priority", box.h * 0.86)
            self._put(icon, right, box.cy, 1.0)
            right -= box.h * 0.9
        if self.seat.dead:
            self._put(kit.icon("skull", box.h * 0.84), right, box.cy, 1.0)
            right -= box.h * 0.9
        if self.seat.counters:
            number = kit.outlined(str(sum(self.seat.counters.values())), box.h * 0.5, theme.CREAM, 1.3)
            self._put(number, right, box.cy, 1.0)
            right -= number.get_width() / kit.u + 2
            self._put(kit.icon("counter", box.h * 0.6), right, box.cy, 1.0)
            right -= box.h * 0.66
        words = self._fitting(self.name, box.h * 0.62, (right - x - 3, box.h * 1.3))
        self._put(words, x, box.cy)

    def _fitting(self, words: str, size: float, room: tuple[float, float]) -> pygame.Surface:
        """Writes a name; the line that it stands on is higher than its letters and may be higher than its plate."""
        image = self.kit.grown(words, size, theme.CREAM, 1.4, room=room)
        while image.get_width() > room[0] * self.kit.u and len(words) > 2:
            words = words[:-2].rstrip() + "…"
            image = self.kit.outlined(words, size, theme.CREAM, 1.4)
        return image

    def _stats(self) -> None:
        box, seat = self.zone.stats, self.seat
        if self.zone.side == "top":
            self._hearts(Box(box.x, box.y, box.w * 0.4, box.h))
            size = min(box.h, 20)
            self._pair("sword", str(seat.attack), box.x + box.w * 0.42, box.cy, size=size, width=box.w * 0.25)
            self._pair("coin", str(seat.cents), box.x + box.w * 0.68, box.cy, size=size, width=box.w * 0.32)
            return
        if not self.own:
            step = box.h / 2
            size = min(step * 0.84, 24)
            self._hearts(Box(box.x, box.y, box.w, step))
            cell = box.w * 0.42
            self._pair("sword", str(seat.attack), box.x, box.y + step * 1.5, size=size, width=cell)
            self._pair("coin", str(seat.cents), box.x + cell, box.y + step * 1.5, size=size, width=box.w - cell)
            return
        step = box.h / 4
        size = min(step * 0.82, 26)
        self._hearts(Box(box.x, box.y, box.w, step))
        self._pair("sword", str(seat.attack), box.x, box.y + step * 1.5, size=size, width=box.w)
        self._pair("coin", str(seat.cents), box.x, box.y + step * 2.5, size=size, width=box.w)
        plays = tr_n(seat.loot_plays, "{n} play", "{n} plays")
        self._pair("loot", plays, box.x, box.y + step * 3.5, size=size, width=box.w, dim=seat.loot_plays == 0)

    def _hearts(self, box: Box) -> None:
        seat, kit = self.seat, self.kit
        if seat.dead:
            side = min(box.h * 0.86, 24.0)
            self._put(kit.icon("skull", side), box.x, box.cy)
            size = min(15.0, box.h * 0.6)
            words = kit.text(tr("dead"), size, theme.BAD, theme.BOLD_FONT, width=box.w - side - 4)
            self._put(words, box.x + side + 3, box.cy)
            return
        size = min(box.h * 0.86, 24.0)
        step = min(size + 1, (box.w - size) / max(1, seat.max_hp - 1)) if seat.max_hp > 1 else size
        if seat.max_hp > 8 or step < size * 0.55:
            self._pair("heart", f"{seat.hp}/{seat.max_hp}", box.x, box.cy, size=size, width=box.w)
            return
        full = kit.icon("heart", size)
        empty = kit.shapes.get(
            ("empty heart", full.get_width()), lambda: faded(darkened(full, 0.28, (220, 200, 255)), 0.85)
        )
        for k in range(seat.max_hp):
            self._put(full if k < seat.hp else empty, box.x + k * step, box.cy)

    def _pair(self, icon: str, words: str, x: float, y: float, *, size: float, width: float, dim: bool = False) -> None:
        image = self.kit.icon(icon, size)
        self._put(faded(image, 0.4) if dim else image, x, y)
        colour = theme.MUTED if dim else theme.CREAM
        room = width - size - 3
        text = self.kit.grown(words, size * 0.74, colour, 1.4, room=(room, size * 1.25))
        if text.get_width() > room * self.kit.u:
            text = self.kit.outlined(words, size * 0.56, colour, 1.2)
        self._put(text, x + size + 3, y)

    def _souls(self) -> None:
        seat, zone, kit = self.seat, self.zone, self.kit
        values = [self.view.objects[i].souls for i in seat.soul_cards if i in self.view.objects]
        spots = soul_spots(zone, values, seat.souls_to_win)
        missing = seat.souls_to_win - seat.souls
        for k, spot in enumerate(spots):
            if k < len(values):
                continue
            self._socket(spot, wanted=k - len(values) < missing)
        edge = min(spots[-1].box.right + 1 if spots else zone.souls.x, zone.souls.right - TALLY)
        words = f"{seat.souls}/{seat.souls_to_win}"
        image = kit.outlined(words, min(16, zone.souls.h * 0.34), theme.GOLD if missing <= 1 else theme.CREAM, 1.4)
        icon = kit.icon("soul", min(22, zone.souls.h * 0.42))
        middle = edge + TALLY / 2 + 1
        self._put(icon, middle, zone.souls.y + zone.souls.h * 0.3, 0.5)
        self._put(image, middle, zone.souls.y + zone.souls.h * 0.76, 0.5)

    def _socket(self, spot: Spot, *, wanted: bool) -> None:
        kit, box = self.kit, spot.box
        key = ("socket", kit.px(box.w), kit.px(box.h), wanted)

        def make() -> pygame.Surface:
            ground = kit.plate(
                (box.w, box.h),
                (26, 16, 26),
                (44, 30, 40),
                radius=max(3, box.w * 0.1),
                alpha=0.85,
                border=1.4,
                lift=False,
            ).copy()
            mark = faded(kit.icon("soul", box.w * 0.7), 0.22 if wanted else 0.06)
            ground.blit(mark, mark.get_rect(center=ground.get_rect().center), special_flags=pygame.BLEND_PREMULTIPLIED)
            return ground

        self._put(kit.shapes.get(key, make), box.x, box.y, 0, 0)

    def _hand(self) -> None:
        box, count = self.zone.hand, self.seat.hand_size
        width = min(box.h / CARD_RATIO, box.w * 0.44, 30.0)
        label = self.kit.grown(str(count), min(17, box.h * 0.5), theme.CREAM, 1.4, room=(26, box.h))
        wide = label.get_width() / self.kit.u
        # The number stands where the fan ends, so ten cards and one card read the same way.
        room = box.w - wide - 6
        step = min(width * 0.62, (room - width) / max(1, count - 1)) if count > 1 else 0.0
        if count == 0:
            self._put(self.kit.text(tr("no loot"), 12, theme.MUTED, width=box.w), box.x + 2, box.cy)
            return
        back = self.looks.back("loot", width)
        for k in range(count):
            self._put(back, box.x + k * step, box.cy)
        self._put(label, box.x + width + (count - 1) * step + 5, box.cy)

    def _empty(self, box: Box, words: str) -> None:
        image = self.kit.text(words, 13, theme.mix(theme.MUTED, PANEL_LOW, 0.35), theme.ITALIC_FONT)
        self._put(image, box.cx, box.cy, 0.5)
