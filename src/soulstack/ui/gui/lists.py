"""Lists: lines below each other, one of them chosen.

However long a list is, it has as many buttons of the library as lines are in sight; the one that leaves at one end comes in at
the other.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame
from attrs import frozen

from soulstack.ui import paint, text_fit, theme
from soulstack.ui.input import Meant
from soulstack.ui.keycaps import draw_caps
from soulstack.ui.scenery import Area
from soulstack.ui.scrolling import EDGE, ScrollArea, edge_shadow
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.ui.gui.manager import Gui


@frozen
class Row:
    """One line of a list."""

    text: str
    hint: str = ""
    """A second, smaller line."""
    side: str = ""
    """Words at the right end."""
    caps: tuple[str, ...] = ()
    """Keys that are drawn at the right end, instead of the words there."""
    bad: bool = False
    """True for a line whose second line is bad news."""
    icon: str = ""
    """A picture before the words."""
    heading: bool = False
    """True for a line that only parts the others."""
    inset: bool = False
    """True for a line that belongs to the heading above it."""


class Line:
    """One of the buttons of a list, and the row that it stands for just now."""

    def __init__(self, owner: "Lines", at: int) -> None:
        self.owner, self.at = owner, at
        self.plate: Any = None
        self.shown: object = None

    def hover(self) -> None:
        """Has come below the mouse."""
        self.owner.hover()

    def press(self) -> None:
        """Was pressed and let go by the mouse."""
        self.owner.press_row(self.at)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        """Paints the row."""
        if 0 <= self.at < len(self.owner.rows):
            self.owner.paint_row(surface, rect, self.at, lit=state == "hovered")

    def stand(self, at: int, top: int, height: int) -> None:
        """Stands for a row, at a place inside the list."""
        rows = self.owner.rows
        used = at < len(rows)
        if bool(self.plate.visible) != used:
            self.plate.show() if used else self.plate.hide()
        if not used:
            return
        self.at = at
        self.plate.is_enabled = not rows[at].heading
        if self.plate.relative_rect.y != top:
            self.plate.set_relative_position((0, top))
        looks = (at, rows[at], at == self.owner.chosen, self.owner.focused, height)
        if looks != self.shown:
            self.shown = looks
            self.plate.repaint()


class Lines(ScrollArea):
    """A list with a bar; the wheel, the keys and the bar move it."""

    def __init__(
        self,
        area: Area,
        rows: Sequence[Row],
        chosen: int,
        on_choose: Callable[[int], object],
        *,
        on_open: Callable[[int], object] | None = None,
        on_take: Callable[[int], object] | None = None,
        step: float = 34,
        size: float = 17,
        still: bool = False,
        layer: int = 1,
        material: str = "",
    ) -> None:
        super().__init__(area, still=still, pad=8)
        self.rows = tuple(rows)
        self.chosen = chosen
        self.on_choose = on_choose
        self.on_open = on_open
        """Is called when a line that is already chosen is pressed again."""
        self.on_take = on_take
        """Is called when a line is pressed by the mouse, whichever it is."""
        self.step = step
        self.size = size
        self.layer = layer
        self.material = material
        """The material of a plate of its own below the lines; none where a panel lies there."""
        self.lines: list[Line] = []
        self.view: Any = None

    # -- elements ---------------------------------------------------------------------------------------------------

    def make(self, gui: "Gui") -> None:
        from soulstack.ui.gui.shape import Part, Plate, View

        under = Under(self)
        self.parts = [Part(gui, under, self.rect, height=self.layer, margin=self.space.px(14) if self.material else 0)]
        view = self.seen
        self.view = View(gui, view, self.layer + 1)
        self.parts.append(self.view)
        high = self.row_height
        for at in range(min(len(self.rows), -(-view.height // high) + 1)):
            line = Line(self, at)
            line.plate = Plate(gui, line, pygame.Rect(0, at * high, view.width, high), container=self.view)
            self.lines.append(line)
        self.edges = [Edge(self, at_top=True), Edge(self, at_top=False)]
        self.parts += [Part(gui, edge, edge.place, height=self.layer + 4) for edge in self.edges]
        self.sync()

    def unmake(self) -> None:
        self.lines, self.view = [], None
        super().unmake()

    @property
    def hovered(self) -> bool:
        return any(line.plate.hovered for line in self.lines) or super().hovered

    def sync(self) -> None:
        if self.view is not None and len(self.lines) < self._needed:
            # It has become longer.
            self.unmake()
            if self.form is not None and self.form.gui is not None:
                self.make(self.form.gui)
            return
        super().sync()
        if self.view is not None:
            self._place_lines()

    @property
    def _needed(self) -> int:
        return min(len(self.rows), -(-self.seen.height // self.row_height) + 1)

    def follow(self) -> None:
        super().follow()
        if self.view is not None and self.visible:
            self._place_lines()

    def _place_lines(self) -> None:
        """Puts every button where its row is; each row keeps its button while it is in sight."""
        many, high = len(self.lines), self.row_height
        if not many or not self.visible:
            return
        air = self.inner.top - self.seen.top
        first = max(0, min((self.offset - air) // high, len(self.rows) - many))
        for at in range(first, first + many):
            self.lines[at % many].stand(at, air + at * high - self.offset, high)

    def looks(self) -> object:
        return (self.offset > 0, self.offset < self.furthest)

    # -- places -----------------------------------------------------------------------------------------------------

    @property
    def inner(self) -> pygame.Rect:
        inner = super().inner
        if self.material and self.length <= inner.height:
            # Where nothing is scrolled, a list that folds down needs no room for a bar.
            inner.width = self.rect.width - 2 * self.space.px(self.pad)
        return inner

    @property
    def seen(self) -> pygame.Rect:
        """The pixels in which lines are seen."""
        inner, air = self.inner, self.space.px(self.pad) - self.space.px(3)
        return pygame.Rect(inner.left, inner.top - air, inner.width, inner.height + 2 * air)

    @property
    def row_height(self) -> int:
        """Pixels from line to line; large letters have air round them, too."""
        return max(self.space.px(self.step), round(self.space.font_px(self.size) * 1.6))

    def measure(self) -> None:
        self.length = len(self.rows) * self.row_height

    def row_rect(self, at: int) -> pygame.Rect:
        """Gives the pixels of a line."""
        step, inner = self.row_height, self.inner
        return pygame.Rect(inner.left, inner.top + at * step - self.offset, inner.width, step)

    # -- choosing ---------------------------------------------------------------------------------------------------

    def set_rows(self, rows: Sequence[Row], chosen: int) -> None:
        """Shows other lines."""
        self.rows = tuple(rows)
        self.chosen = chosen
        self.measure()
        self.scroll_to(self.glide.target, at_once=True)
        self.show_chosen()

    def press_row(self, at: int) -> None:
        """Is pressed on a line by the mouse."""
        if self.form is not None:
            if self in self.form.things:
                self.form.set_focus(self, by_mouse=True)
            self.form.play(self.sound)
        if self.on_take is not None:
            self.on_take(at)
            return
        if at == self.chosen and self.on_open is not None:
            self.on_open(at)
        self.choose(at)

    def choose(self, at: int) -> None:
        """Chooses a line and tells."""
        if at != self.chosen and 0 <= at < len(self.rows) and not self.rows[at].heading:
            self.chosen = at
            self.show_chosen()
            self.on_choose(at)

    def show_chosen(self, *, at_once: bool = False) -> None:
        """Brings the chosen line into sight, with its neighbours."""
        if self.chosen >= 0:
            step = self.row_height
            self.show((self.chosen - 1) * step, (self.chosen + 2) * step)
            if at_once:
                self.glide.value = self.glide.target

    def turn_page(self, by: int) -> None:
        rows = by // self.row_height
        self.choose(self._nearest(self.chosen + rows, 1 if by > 0 else -1))

    def intent(self, intent: Meant) -> bool:
        step = {Meant.UP: -1, Meant.DOWN: 1}.get(intent, 0)
        if step:
            at = self.chosen + step
            while 0 <= at < len(self.rows) and self.rows[at].heading:
                at += step
            if not 0 <= at < len(self.rows):
                return False
            self.choose(at)
        elif intent is Meant.FIRST:
            self.choose(self._nearest(0, 1))
        elif intent is Meant.LAST:
            self.choose(self._nearest(len(self.rows) - 1, -1))
        elif intent is Meant.CONFIRM and self.on_open is not None and self.chosen >= 0:
            self.on_open(self.chosen)
        else:
            return False
        return True

    def _nearest(self, at: int, step: int) -> int:
        """Gives the line at a place, or the next one that can be chosen."""
        last = len(self.rows) - 1
        at = max(0, min(last, at))
        ahead = range(at, last + 1) if step > 0 else range(at, -1, -1)
        return next((number for number in ahead if not self.rows[number].heading), self.chosen)

    # -- painting ---------------------------------------------------------------------------------------------------

    def draw_content(self, surface: pygame.Surface) -> None:
        if self.view is not None:
            return  # its elements show it
        step = self.row_height
        for at in range(max(0, self.offset // step), min(len(self.rows), (self.offset + self.rect.height) // step + 1)):
            self.paint_row(surface, self.row_rect(at), at, lit=False)

    def paint_row(self, surface: pygame.Surface, rect: pygame.Rect, at: int, *, lit: bool) -> None:
        """Paints a line."""
        space, row, chosen = self.space, self.rows[at], at == self.chosen
        if chosen:
            box = rect.inflate(0, -space.px(3))
            surface.blit(paint.plate(box.size, space.px(8), "brass", space.px(2), -8 if not self.focused else 6), box)
        elif lit:
            # A line below the mouse is lit, so that everybody sees that it can be pressed.
            box = rect.inflate(0, -space.px(3))
            surface.blit(paint.plain(box.size, space.px(8), theme.CREAM, 26), box)
        inner = rect.inflate(-space.px(20), 0)
        if row.heading:
            self._write(surface, row.text, inner, theme.TITLE_FONT, self.size, theme.GOLD)
            return
        if row.inset:
            inner.left, inner.width = inner.left + space.px(20), inner.width - space.px(20)
        if row.icon:
            image = paint.icon(row.icon, round(inner.height * 0.7))
            surface.blit(image, image.get_rect(midleft=inner.midleft))
            wide = image.get_width() + space.px(8)
            inner.left, inner.width = inner.left + wide, inner.width - wide
        colour = theme.CREAM if chosen else theme.MUTED
        if row.caps:
            px = min(space.font_px(self.size * 0.84), round(inner.height * 0.5))
            inner.width -= draw_caps(surface, space, row.caps, inner.midright, px) + space.px(10)
        elif row.side:
            outline = space.px(1.4) if chosen else 0
            fitted = text_fit.fit(
                theme.BOLD_FONT, space.font_px(self.size * 0.86), row.side, inner.width // 2, inner.height
            )
            tone = theme.CREAM if chosen else theme.GOLD
            taken = text_fit.put(surface, theme.BOLD_FONT, fitted, inner, tone, align="right", outline=outline)
            inner.width -= taken.width + space.px(10)
        upper = pygame.Rect(inner.left, inner.top, inner.width, inner.height * (56 if row.hint else 100) // 100)
        self._write(surface, row.text, upper, theme.BOLD_FONT, self.size, colour, bold=chosen)
        if row.hint:
            lower = pygame.Rect(inner.left, upper.bottom - space.px(4), inner.width, inner.bottom - upper.bottom)
            tone = theme.BAD if row.bad and not chosen else colour
            self._write(surface, row.hint, lower, theme.BODY_FONT, self.size * 0.8, tone, bold=chosen)

    def _write(
        self,
        surface: pygame.Surface,
        text: str,
        rect: pygame.Rect,
        font: str,
        size: float,
        colour: Colour,
        *,
        bold: bool = False,
    ) -> None:
        fitted = text_fit.fit(font, self.space.font_px(size), text, rect.width, rect.height)
        text_fit.put(surface, font, fitted, rect, colour, outline=self.space.px(1.4) if bold else 0)


class Under:
    """The plate below a list, where it has one."""

    def __init__(self, owner: Lines) -> None:
        self.owner = owner

    def hover(self) -> None:
        """Is never below the mouse."""

    def press(self) -> None:
        """Is never pressed."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:  # noqa: ARG002 - it has one state
        """Paints it with a shadow."""
        space, material = self.owner.space, self.owner.material
        if material:
            soft = paint.shadow(rect.size, space.px(14), space.px(6))
            surface.blit(soft, soft.get_rect(center=(rect.centerx, rect.centery + space.px(4))))
            surface.blit(paint.plate(rect.size, space.px(14), material, space.px(3)), rect)


class Edge:
    """The shadow that a list dives into where it goes on."""

    def __init__(self, owner: Lines, *, at_top: bool) -> None:
        self.owner, self.at_top = owner, at_top

    @property
    def place(self) -> pygame.Rect:
        """Its pixels."""
        space = self.owner.space
        place = self.owner.rect.inflate(-space.px(6), -space.px(6))
        strip = pygame.Rect(place.left, place.top, place.width, space.px(EDGE))
        strip.bottom = strip.bottom if self.at_top else place.bottom
        return strip

    def hover(self) -> None:
        """Is never below the mouse."""

    def press(self) -> None:
        """Is never pressed."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:  # noqa: ARG002 - it has one state
        """Paints it where there is more."""
        owner = self.owner
        if owner.offset > 0 if self.at_top else owner.offset < owner.furthest:
            surface.blit(edge_shadow(rect.size, owner.space.px(11), self.at_top), rect)
