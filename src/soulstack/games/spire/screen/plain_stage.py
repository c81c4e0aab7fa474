"""The stage of places that have none of their own: the heroes at the left, and everything that is asked as a sheet of options."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play.names import ROMAN
from soulstack.games.spire.play.wording import SPACES
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.backdrop import Backdrop
from soulstack.games.spire.screen.sheet import Sheet
from soulstack.games.spire.screen.stage import BaseStage, Point
from soulstack.kernel.asking import UNDONE
from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

WIDE = 236.0
HIGH = 104.0


class PlainStage(BaseStage):
    """Shows what can be done as a list."""

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.sheet: Sheet | None = None
        self.backdrop = Backdrop()
        self._asked: object = None
        self.boards: list[tuple[int, Box]] = []

    def title(self) -> tuple[str, str]:
        """Names the place."""
        state = self.desk.state
        place = {
            "map": tr("The map"),
            "neow": tr("Neow"),
            "rewards": tr("Rewards"),
            "act change": tr("Between the acts"),
            "camp": tr("Campfire"),
        }.get(self.place, tr(SPACES[self.place].pattern) if self.place in SPACES else "")
        act = tr("Act {act}", act=ROMAN[min(4, state.table.act)])
        return f"{act}  ·  {place}", tr("Room {n}", n=state.table.rooms)

    def lay_out(self) -> None:
        """Places boards and options."""
        room = self.desk.room
        self.boards = [
            (hero.seat, Box(14, room.y + 22 + k * (HIGH + 12), WIDE, HIGH))
            for k, hero in enumerate(self.desk.state.heroes)
        ]
        self._asked = None
        self._look()

    @property
    def _sheet_room(self) -> Box:
        room = self.desk.room
        return Box(WIDE + 34, room.y + 16, room.w - WIDE - 52, room.h - 32)

    def _look(self) -> None:
        asked = self.desk.session.decision
        if asked is self._asked:
            return
        self._asked = asked
        self.sheet = None
        if asked is not None and not self.desk.session.over:
            self.sheet = Sheet(self.desk, asked, self._sheet_room)

    def update(self, dt: float) -> None:
        """Asks what is asked now, once the pictures are over."""
        del dt
        if not self.desk.busy:
            self._look()

    def settle(self) -> None:
        """Asks anew: the table has changed."""
        self._asked = None

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the place, the heroes and the options."""
        desk, brush = self.desk, self.desk.brush
        self.backdrop.draw(surface, desk, "desk" if self.place == "map" else f"act{desk.state.table.act}")
        for seat, box in self.boards:
            self._draw_board(surface, seat, box)
        room = self._sheet_room
        brush.plate(surface, room, "glass", radius=16, alpha=0.9)
        if self.sheet is not None:
            self.sheet.draw(surface)
        else:
            brush.text(surface, tr("The others are thinking…"), room.cx, room.cy, 20, look.MUTED)

    def _draw_board(self, surface: pygame.Surface, seat: int, box: Box) -> None:
        desk, brush = self.desk, self.desk.brush
        hero = desk.state.heroes[seat]
        if seat == desk.session.focus:
            brush.halo(surface, box, radius=12)
        brush.plate(surface, box, "stone", radius=12, light=6 if seat == desk.session.focus else -8)
        portrait = pictures.picture("hero", f"{hero.hero}_portrait")
        if portrait is not None:
            desk.kit.put(surface, brush.picture(portrait, 62, 62), box.x + 40, box.y + 42, 0.5, 0.5)
        brush.text(surface, desk.name(seat), box.x + 80, box.y + 20, 17, ax=0)
        brush.pips(surface, Box(box.x + 82, box.y + 38, box.w - 98, 13), hero.hp, hero.max_hp)
        brush.text(surface, f"{hero.hp}/{hero.max_hp}", box.x + 82 + (box.w - 98) / 2, box.y + 44.5, 13)
        brush.icon(surface, "coin", box.x + 90, box.y + 68, 19)
        brush.text(surface, str(hero.gold), box.x + 103, box.y + 68, 14, ax=0)
        brush.icon(surface, "deck", box.x + 140, box.y + 68, 19)
        brush.text(surface, str(len(hero.deck)), box.x + 153, box.y + 68, 14, ax=0)
        asked = desk.session.asked_of(seat)
        state = "done" if asked is None or asked.options == (UNDONE,) else "waiting"
        brush.icon(surface, state, box.right - 20, box.y + 20, 20)
        if seat in desk.session.people:
            brush.cap(surface, f"f{seat + 1}", box.right - 10, box.bottom - 16)
        x = box.x + 20
        for item in (*hero.relics, *hero.potions)[:9]:
            face = desk.state.faces[item]
            found = pictures.potion(face.id) if face.kind == "potion" else pictures.relic(face.id)
            desk.kit.put(surface, brush.picture(found, 20, 20), x, box.bottom - 16, 0.5, 0.5)
            x += 21

    def things(self) -> Mapping[str, Box]:
        """Lists the options and the heroes."""
        found = dict(self.sheet.things()) if self.sheet is not None else {}
        return {**found, **{f"hero {seat}": box for seat, box in self.boards}}

    def press(self, point: Point, button: int) -> bool:
        """Takes a click."""
        if button != pygame.BUTTON_LEFT:
            return False
        for seat, box in self.boards:
            if box.has(point) and seat in self.desk.session.people:
                self.desk.turn_to(seat)
                return True
        return self.sheet is not None and self.sheet.press(point)

    def key(self, key: int, mod: int) -> bool:
        """Takes a key."""
        del mod
        return self.sheet is not None and self.sheet.key(key)

    def play(self, fact: Fact, after: Any) -> float:
        """Waits a moment where something is to be read."""
        del after
        return 0.12 if fact.kind in {"gold_changed", "item_gained", "card_added", "healed", "hp_lost"} else 0.0
