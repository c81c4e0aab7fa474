"""The die of an event: thrown over the picture; whoever can change it is asked there, and so is which face it shall show."""

from typing import TYPE_CHECKING, Final

import pygame
from attrs import define

from soulstack.app.language import tr
from soulstack.games.spire.play.bargains import Rolled
from soulstack.games.spire.play.roll_preview import roll_after
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.combat.die import draw_die
from soulstack.games.spire.screen.combat.motion import Moving
from soulstack.games.spire.screen.rooms.parts_row import draw_flow, flowed
from soulstack.kernel.asking import DONE
from soulstack.kernel.decisions import Decision, Option
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

ROLL: Final = 0.7
LARGE: Final = 74.0
SMALL: Final = 36.0
BUTTON: Final = (212.0, 44.0)


@define
class EventDie:
    """What the die shows, and the buttons round it while it can be changed."""

    desk: "Desk"
    value: int = 0
    seat: int = -1
    """Who has rolled; all roll together when it is nobody."""
    rolling: Moving | None = None
    foreseen: tuple[Option, int] | None = None
    """What is pointed at, and the face that it would lead to; 0 where nobody can know."""

    def foresee(self, asked: Decision, option: Option | None) -> None:
        """Works out what something would turn the die to, once for each thing that is pointed at."""
        if option is None or option == DONE:
            self.foreseen = None
        elif option.verb == "die":
            self.foreseen = (option, option.n)
        elif self.foreseen is None or self.foreseen[0] != option:
            self.foreseen = (option, roll_after(self.desk.session.state, asked.seat, option))

    def throw(self, value: int, seat: int, *, changed: bool) -> float:
        """Throws the die and gives the seconds that it needs."""
        self.value, self.seat = value, seat
        seconds = 0.25 if changed else ROLL
        self.rolling = None if self.desk.still else Moving(seconds)
        return 0.2 if self.desk.still else seconds + 0.35

    def update(self, dt: float) -> None:
        """Lets time pass."""
        if self.rolling is not None:
            self.rolling.passed += dt
            if self.rolling.t >= 1:
                self.rolling = None

    def buttons(self, asked: Decision, picture: Box) -> list[tuple[str, Option, Box]]:
        """Lists what may be done with the roll: keeping it first, then what changes it, or the faces to choose from."""
        if asked.kind == "die":
            count = len(asked.options)
            step = min(86.0, (picture.w - 40) / max(1, count))
            left = picture.cx - step * (count - 1) / 2
            side = step - 10
            return [
                (f"face {one.n}", one, Box(left + k * step - side / 2, picture.bottom - side - 26, side, side))
                for k, one in enumerate(asked.options)
            ]
        ordered = [DONE, *(one for one in asked.options if one != DONE)]
        wide, high = BUTTON
        columns = 2 if len(ordered) > 1 else 1
        wide = min(wide, (picture.w - 40) / columns - 8)
        found = []
        for k, one in enumerate(ordered):
            line, column = divmod(k, columns)
            here = min(columns, len(ordered) - line * columns)
            left = picture.cx - (here * (wide + 10) - 10) / 2
            rows = -(-len(ordered) // columns)
            y = picture.bottom - 18 - (rows - line) * (high + 8)
            found.append(
                ("keep" if one == DONE else f"change {k}", one, Box(left + column * (wide + 10), y, wide, high))
            )
        return found

    def draw(self, surface: pygame.Surface, picture: Box, rolls: tuple[Rolled, ...], asked: Decision | None) -> None:
        """Draws the die over the picture: large while it matters, small in the corner afterwards."""
        desk, brush = self.desk, self.desk.brush
        if not self.value:
            return
        large = self.rolling is not None or asked is not None
        if not large:
            at = (picture.right - SMALL - 14, picture.bottom - SMALL - 14)
            draw_die(surface, desk, at, SMALL, self.value, None, desk.clock)
            return
        brush.plate(surface, picture, "glass", radius=4, line=0.1, shadow=0, alpha=0.72)
        at = (picture.cx, picture.y + LARGE + 34)
        shown = self.value
        if self.foreseen is not None and self.rolling is None:
            shown = self.foreseen[1]
            left, right = (at[0] - LARGE * 0.9, at[1]), (at[0] + LARGE * 0.9, at[1])
            draw_die(surface, desk, left, LARGE * 0.7, self.value, None, desk.clock)
            brush.line(surface, "→", at[0], at[1], 30, look.LANTERN)
            draw_die(surface, desk, right, LARGE * 0.7, shown, None, desk.clock)
        else:
            draw_die(surface, desk, at, LARGE, self.value, self.rolling, desk.clock)
        row = next((row for row in rolls if shown in row.faces), None)
        if self.rolling is None:
            box = Box(picture.x + 24, at[1] + LARGE + 10, picture.w - 48, 40)
            if row is not None and row.parts:
                flow = flowed(desk, row.parts, Box(0, 0, box.w, box.h), 17.0)
                wide = max(chip.box.right for chip in flow.chips)
                draw_flow(
                    surface, desk, flowed(desk, row.parts, Box(box.cx - wide / 2, box.y, wide + 1, box.h), flow.size)
                )
            elif not shown:
                brush.line(surface, tr("Nobody knows what comes"), box.cx, box.cy, 16, look.MUTED)
            else:
                brush.line(surface, tr("Nothing happens"), box.cx, box.cy, 16, look.MUTED)

    def draw_buttons(
        self, surface: pygame.Surface, buttons: list[tuple[str, Option, Box]], pointed: tuple[str, str]
    ) -> None:
        """Draws what may be done with the roll."""
        desk, brush = self.desk, self.desk.brush
        for name, option, box in buttons:
            lit = name in pointed
            if lit:
                brush.halo(surface, box, look.LANTERN, radius=11, blur=7)
            if name.startswith("face"):
                brush.plate(surface, box, "deep", radius=11, light=16 if lit else 0, shadow=4)
                brush.icon(surface, f"die_{option.n}", box.cx, box.cy, box.w * 0.7)
                continue
            brush.plate(
                surface, box, "brass" if name == "keep" else "deep", radius=11, light=16 if lit else 0, shadow=4
            )
            if option == DONE:
                brush.text(surface, tr("Keep the roll"), box.cx - 18, box.cy - 1, 16, room=box.w - 84)
                brush.cap(surface, "space", box.right - 9, box.cy)
                continue
            assert option.ref is not None
            face = desk.state.faces[option.ref[1]]
            found = pictures.potion(face.id) if face.kind == "potion" else pictures.relic(face.id)
            desk.kit.put(surface, brush.picture(found, 32, 32), box.x + 24, box.cy, 0.5, 0.5)
            words = desk.session.wording.card(desk.state, option.ref[1])
            brush.line(surface, words, box.x + 46, box.cy, 14.5, ax=0.0, room=box.w - 56)
