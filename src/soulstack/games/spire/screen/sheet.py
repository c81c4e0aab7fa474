"""A question with all its options, laid out as faces or as plates; one click answers where one is asked."""

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.screen import look
from soulstack.kernel.decisions import Decision, Option
from soulstack.ui import theme
from soulstack.ui.geometry import CARD_RATIO, Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

FACES: Final = frozenset({"attack", "skill", "power", "curse", "status", "relic", "potion", "ticket"})
"""What is shown by its face."""
MOST_FACES: Final = 60
PLATE: Final = (300.0, 44.0)
GAP: Final = 10.0
DIGITS: Final = (*range(pygame.K_1, pygame.K_9 + 1), pygame.K_0)
ENTER: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})


@define
class Item:
    """An option with its place."""

    option: Option
    words: str
    face: str = ""
    box: Box = Box(0, 0, 0, 0)


@define
class Sheet:
    """Asks one seat one question."""

    desk: "Desk"
    decision: Decision
    room: Box
    as_panel: bool = False
    """Whether it lies over something, which is dimmed."""
    items: list[Item] = field(init=False, factory=list)
    picked: list[int] = field(init=False, factory=list)
    focus: int = field(init=False, default=-1)
    width: float = field(init=False, default=150.0)
    """How wide a face is."""
    scroll: float = field(init=False, default=0.0)
    height: float = field(init=False, default=0.0)
    """How much of it there is below its first line."""

    def __attrs_post_init__(self) -> None:
        state, session = self.desk.state, self.desk.session
        for option in self.decision.options:
            face = ""
            if option.ref is not None and option.ref[0] == "card" and option.verb not in {"give", "use"}:
                shown = state.faces[option.ref[1]]
                face = shown.id if shown.kind in FACES else ""
            self.items.append(Item(option, session.words(option, self.decision), face))
        self.lay_out(self.room)

    @property
    def single(self) -> bool:
        """Whether one click is the answer."""
        return self.decision.low == 1 and self.decision.high == 1

    def lay_out(self, room: Box) -> None:
        """Places faces first, plates below them."""
        self.room = room
        faces = [item for item in self.items if item.face]
        plates = [item for item in self.items if not item.face]
        inner = Box(room.x + 24, room.y + 66, room.w - 48, room.h - 66 - (64 if not self.single else 14))
        y = inner.y
        if faces:
            low = inner.h - (PLATE[1] + GAP) * min(3, math.ceil(len(plates) / 3)) if plates else inner.h
            y = self._lay_faces(faces, Box(inner.x, inner.y, inner.w, max(120.0, low)))
        self._lay_plates(plates, inner, y + (GAP if faces else 0))

    def _lay_faces(self, faces: list[Item], box: Box) -> float:
        best, lines = 0.0, 1
        for count in range(1, 5):
            columns = math.ceil(len(faces) / count)
            wide = min(176.0, (box.w + GAP) / columns - GAP, ((box.h + GAP) / count - GAP) / CARD_RATIO)
            if wide > best:
                best, lines = wide, count
        self.width = max(72.0, best)
        columns = math.ceil(len(faces) / lines)
        tall = self.width * CARD_RATIO
        for k, item in enumerate(faces):
            line, column = divmod(k, columns)
            here = min(columns, len(faces) - line * columns)
            left = box.cx - (here * (self.width + GAP) - GAP) / 2
            item.box = Box(left + column * (self.width + GAP), box.y + line * (tall + GAP), self.width, tall)
        return box.y + lines * (tall + GAP)

    def _lay_plates(self, plates: list[Item], inner: Box, top: float) -> None:
        columns = 1 if len(plates) <= 7 else 2 if len(plates) <= 16 else 3
        wide = min(560.0 if columns == 1 else 400.0, (inner.w + GAP) / columns - GAP)
        lines = math.ceil(len(plates) / columns) if plates else 0
        high = min(PLATE[1], max(30.0, (inner.bottom - top) / max(1, lines) - 6))
        left = inner.cx - (columns * (wide + GAP) - GAP) / 2
        for k, item in enumerate(plates):
            column, line = divmod(k, lines)
            item.box = Box(left + column * (wide + GAP), top + line * (high + 6), wide, high)

    @property
    def confirm(self) -> Box:
        """The button that says that all is chosen."""
        return Box(self.room.cx - 110, self.room.bottom - 56, 220, 44)

    @property
    def can_confirm(self) -> bool:
        """Whether enough is chosen."""
        return not self.single and self.decision.low <= len(self.picked) <= self.decision.high

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked."""
        found = {f"item {k}": item.box for k, item in enumerate(self.items)}
        if not self.single:
            found["confirm"] = self.confirm
        return found

    def at(self, point: tuple[float, float]) -> int:
        """Gives the number of the item under a point, or -1."""
        return next((k for k, item in enumerate(self.items) if item.box.has(point)), -1)

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click."""
        at = self.at(point)
        if at >= 0:
            self.choose(at)
            return True
        if not self.single and self.confirm.has(point):
            self.submit()
            return True
        return self.as_panel and self.room.has(point)

    def choose(self, at: int) -> None:
        """Answers with an item, or gathers it."""
        self.focus = at
        if self.single:
            self.desk.sound("click")
            self.desk.choose(self.decision.seat, self.items[at].option)
        elif at in self.picked:
            self.picked.remove(at)
            self.desk.sound("flick")
        elif len(self.picked) < self.decision.high:
            self.picked.append(at)
            self.desk.sound("flick")
        elif self.decision.high == 1:
            self.picked = [at]
            self.desk.sound("flick")
        else:
            self.desk.deny(tr("You may choose {n} of them.", n=self.decision.high))

    def submit(self) -> None:
        """Answers with what was gathered."""
        if self.can_confirm:
            self.desk.sound("click")
            self.desk.choose(self.decision.seat, *(self.items[k].option for k in self.picked))
        elif not self.single:
            self.desk.deny(tr("Choose at least {n}.", n=self.decision.low))

    def key(self, key: int) -> bool:
        """Takes a key: digits choose, arrows and Tab go on, Enter answers."""
        if key in DIGITS:
            at = DIGITS.index(key)
            if at < len(self.items):
                self.choose(at)
            return True
        if key in {pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB}:
            self.focus = (self.focus + 1) % len(self.items)
            return True
        if key in {pygame.K_LEFT, pygame.K_UP}:
            self.focus = (self.focus - 1) % len(self.items)
            return True
        if key in ENTER:
            if self.can_confirm and (self.focus < 0 or self.focus in self.picked):
                self.submit()
            elif self.focus >= 0:
                self.choose(self.focus)
            elif not self.single:
                self.submit()
            return True
        if key == pygame.K_SPACE and not self.single:
            self.submit()
            return True
        return False

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the question and its options."""
        desk, brush = self.desk, self.desk.brush
        if self.as_panel:
            kit = desk.kit
            kit.put(surface, kit.veil(surface.get_size(), (6, 10, 18), 0.62), 0, 0)
            brush.plate(surface, self.room, "stone", radius=16, alpha=0.97)
        words = desk.session.prompt(self.decision)
        brush.text(surface, words, self.room.cx, self.room.y + 24, 19, look.LANTERN, room=self.room.w - 60)
        sub = desk.name(self.decision.seat)
        if not self.single:
            sub = tr("{name}: {n} of {most} chosen", name=sub, n=len(self.picked), most=self.decision.high)
        brush.line(surface, sub, self.room.cx, self.room.y + 48, 13)
        over = self.at(desk.cursor)
        for k, item in enumerate(self.items):
            self._draw_item(surface, k, item, hot=k == over)
        if not self.single:
            self._draw_confirm(surface)
        if over >= 0 and self.items[over].face and self.width < 150:
            self._draw_large(surface, self.items[over])

    def _draw_item(self, surface: pygame.Surface, k: int, item: Item, *, hot: bool) -> None:
        brush, desk = self.desk.brush, self.desk
        chosen, focused = k in self.picked, k == self.focus
        if item.face:
            image, drawn = desk.card_soon(item.face, self.width)
            glow = look.LANTERN if chosen or hot or focused else None
            lift = 4 if hot else 0
            desk.put_card(surface, image, item.box.cx, item.box.cy - lift, glow=glow, key=item.face if drawn else None)
            if chosen:
                brush.disc(surface, item.box.right - 12, item.box.y + 12, 12, look.VERDIGRIS)
                brush.icon(surface, "check", item.box.right - 12, item.box.y + 12, 15)
            if k < len(DIGITS):
                brush.cap(surface, str((k + 1) % 10), item.box.cx + 9, item.box.bottom + 1, 11)
            return
        if hot or focused or chosen:
            brush.halo(surface, item.box, radius=9, blur=5)
        material = "patina" if chosen else "deep"
        brush.plate(surface, item.box, material, radius=9, light=16 if hot else 0, shadow=4)
        room = item.box.w - 60
        brush.line(surface, item.words, item.box.cx, item.box.cy - 0.5, 14, theme.CREAM, room=room)
        if k < len(DIGITS):
            brush.cap(surface, str((k + 1) % 10), item.box.right - 9, item.box.cy)

    def _draw_confirm(self, surface: pygame.Surface) -> None:
        brush, box = self.desk.brush, self.confirm
        ready = self.can_confirm
        if ready:
            brush.halo(surface, box, radius=12)
        brush.plate(surface, box, "brass" if ready else "deep", radius=12)
        words = tr("Choose nothing") if not self.picked and self.decision.low == 0 else tr("Take these")
        brush.text(surface, words, box.cx - 12, box.cy - 1, 17, theme.CREAM if ready else look.MUTED, room=box.w - 70)
        brush.cap(surface, "space", box.right - 10, box.cy)

    def _draw_large(self, surface: pygame.Surface, item: Item) -> None:
        wide = 190.0
        x = item.box.right + wide / 2 + 12
        if x + wide / 2 > self.desk.screen.w - 6:
            x = item.box.x - wide / 2 - 12
        tall = wide * CARD_RATIO
        y = max(self.room.y + tall / 2, min(self.desk.screen.h - tall / 2 - 8, item.box.cy))
        self.desk.put_card(surface, self.desk.card_shown(item.face, wide), x, y)
