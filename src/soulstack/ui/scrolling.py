"""An area that shows a part of something longer: wheel, keys and a bar move it, softly unless motion is reduced."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import pygame
from attrs import frozen

from soulstack.ui import paint, text_fit, theme
from soulstack.ui.input import Meant
from soulstack.ui.keycaps import draw_caps
from soulstack.ui.theme import Colour
from soulstack.ui.tween import Glide
from soulstack.ui.units import Space
from soulstack.ui.widgets import Area, Widget

SOFTLY: Final = 0.16
WHEEL: Final = 96.0
"""Units that one notch of the wheel moves."""
BAR: Final = 12.0
EDGE: Final = 22.0
"""Units of the shadow where something longer goes on."""


class ScrollArea(Widget):
    """A window on something longer; subclasses draw what is in sight."""

    def __init__(self, area: Area, *, still: bool = False, pad: float = 12) -> None:
        super().__init__(area)
        self.pad = pad
        self.glide = Glide(seconds=0.0 if still else SOFTLY)
        self.length = 0
        """Pixels of all of it."""
        self._held: int | None = None
        """Where the bar was taken hold of, from its upper end."""

    # -- where it stands --------------------------------------------------------------------------------------------

    @property
    def inner(self) -> pygame.Rect:
        """The pixels that the content is seen in."""
        pad = self.space.px(self.pad)
        bar = self.space.px(BAR + 8)
        return pygame.Rect(
            self.rect.left + pad, self.rect.top + pad, self.rect.width - 2 * pad - bar, self.rect.height - 2 * pad
        )

    @property
    def offset(self) -> int:
        """How many pixels of the content are above the area."""
        return round(self.glide.value)

    @property
    def furthest(self) -> int:
        """The largest offset."""
        return max(0, self.length - self.inner.height)

    def scroll_to(self, offset: float, *, at_once: bool = False) -> None:
        """Moves to an offset."""
        self.glide.target = max(0.0, min(float(self.furthest), float(offset)))
        if at_once:
            self.glide.value = self.glide.target

    def show(self, top: int, bottom: int) -> None:
        """Moves as little as is needed to bring some pixels of the content into sight."""
        if top < self.glide.target:
            self.scroll_to(top)
        elif bottom > self.glide.target + self.inner.height:
            self.scroll_to(bottom - self.inner.height)

    def wheel(self, notches: float) -> None:
        """Takes a turn of the wheel; positive goes up."""
        self.scroll_to(self.glide.target - notches * self.space.px(WHEEL))

    def layout(self, space: Space) -> None:
        share = self.glide.target / self.length if self.length else 0.0
        super().layout(space)
        self.measure()
        self.scroll_to(share * self.length, at_once=True)

    def measure(self) -> None:
        """Works out `length` for the present size."""

    def update(self, dt: float) -> None:
        self.glide.update(dt)

    # -- mouse and keys ---------------------------------------------------------------------------------------------

    @property
    def bar(self) -> pygame.Rect:
        """The pixels of the part of the bar that moves."""
        track = self._track
        shown = min(1.0, self.inner.height / max(1, self.length))
        height = max(self.space.px(28), round(track.height * shown))
        share = self.glide.value / self.furthest if self.furthest else 0.0
        return pygame.Rect(track.left, track.top + round((track.height - height) * share), track.width, height)

    @property
    def _track(self) -> pygame.Rect:
        space = self.space
        pad = space.px(self.pad)
        width = space.px(BAR)
        return pygame.Rect(self.rect.right - pad // 2 - width, self.rect.top + pad, width, self.rect.height - 2 * pad)

    def on_bar(self, pos: tuple[int, int]) -> bool:
        """Tells whether a point lies on the bar."""
        return self.furthest > 0 and pos[0] >= self._track.left - self.space.px(4)

    def press(self, pos: tuple[int, int]) -> None:
        self._held = None
        if self.on_bar(pos):
            bar = self.bar
            self._held = pos[1] - bar.top if bar.top <= pos[1] <= bar.bottom else bar.height // 2
            self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        if self._held is None:
            return
        track, bar = self._track, self.bar
        share = (pos[1] - self._held - track.top) / max(1, track.height - bar.height)
        self.scroll_to(share * self.furthest, at_once=True)

    def release(self, pos: tuple[int, int], *, inside: bool) -> None:
        held, self._held = self._held, None
        if inside and held is None:
            self.click(pos)

    def click(self, pos: tuple[int, int]) -> None:
        """Is clicked beside the bar."""

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        page = self.inner.height * 9 // 10
        if event.key == pygame.K_PAGEUP:
            self.turn_page(-page)
        elif event.key == pygame.K_PAGEDOWN:
            self.turn_page(page)
        else:
            return False
        return True

    def turn_page(self, by: int) -> None:
        """Moves by about what is in sight."""
        self.scroll_to(self.glide.target + by)

    def intent(self, intent: Meant) -> bool:
        step = {Meant.UP: -1, Meant.DOWN: 1}.get(intent, 0)
        if step:
            before = self.glide.target
            self.wheel(-step * 0.5)
            # At its end it lets the focus go on.
            return self.glide.target != before
        if intent is Meant.FIRST:
            self.scroll_to(0)
        elif intent is Meant.LAST:
            self.scroll_to(self.furthest)
        else:
            return False
        return True

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self.focused:
            self.draw_focus(surface)
        clip = surface.get_clip()
        surface.set_clip(self.rect.inflate(-self.space.px(6), -self.space.px(6)).clip(clip))
        self.draw_content(surface)
        self._draw_edges(surface)
        surface.set_clip(clip)
        if self.furthest:
            line = self.space.px(2)
            track, bar = self._track, self.bar
            surface.blit(paint.plate(track.size, track.width // 2, "well", line), track)
            light = 20 if self._held is not None else 0
            surface.blit(paint.plate(bar.size, bar.width // 2, "brass", line, light), bar)

    def _draw_edges(self, surface: pygame.Surface) -> None:
        """Lets what goes on above or below dive into a shadow instead of being cut off."""
        place = self.rect.inflate(-self.space.px(6), -self.space.px(6))
        size, radius = (place.width, self.space.px(EDGE)), self.space.px(11)
        for at_top, further in ((True, self.offset > 0), (False, self.offset < self.furthest)):
            if further:
                shade = _edge(size, radius, at_top)
                surface.blit(shade, place.topleft if at_top else (place.left, place.bottom - size[1]))

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draws the light that says where the keys go, round the area and not on it."""
        light = _frame_light(self.rect.size, self.space.px(14), self.space.px(7))
        surface.blit(light, light.get_rect(center=self.rect.center))

    def draw_content(self, surface: pygame.Surface) -> None:
        """Draws what is in sight; the surface is clipped to the area."""


@lru_cache(maxsize=16)
def _edge(size: tuple[int, int], radius: int, at_top: bool) -> pygame.Surface:
    """Gives a shadow that becomes denser towards an edge with round corners."""
    width, height = size
    whole = pygame.Surface((width, max(height, 2 * radius)), pygame.SRCALPHA)
    for row in range(height):
        share = (row + 1) / height
        y = height - 1 - row if at_top else whole.get_height() - height + row
        whole.fill((*theme.INK, round(200 * share * share)), pygame.Rect(0, y, width, 1))
    # Only the corners of that edge are round.
    taller = pygame.Rect(0, 0 if at_top else -radius, width, whole.get_height() + radius)
    whole.blit(paint.round_mask(taller.size, radius), taller, special_flags=pygame.BLEND_RGBA_MULT)
    return whole.subsurface(pygame.Rect(0, 0 if at_top else whole.get_height() - height, width, height)).copy()


@lru_cache(maxsize=8)
def _frame_light(size: tuple[int, int], radius: int, blur: int) -> pygame.Surface:
    light = paint.glow(size, radius, blur, theme.FOCUS).copy()
    hole = paint.plain(size, radius, (0, 0, 0))
    light.blit(hole, hole.get_rect(center=light.get_rect().center), special_flags=pygame.BLEND_RGBA_SUB)
    return light


class LongText(ScrollArea):
    """A text of any length on paper."""

    def __init__(self, area: Area, text: str, *, size: float = 18, still: bool = False) -> None:
        super().__init__(area, still=still, pad=22)
        self.text = text
        self.size = size
        self.lines: tuple[str, ...] = ()

    def measure(self) -> None:
        px = self.space.font_px(self.size)
        self.lines = paint.wrap(theme.BODY_FONT, px, self.text, max(40, self.inner.width))
        self.length = len(self.lines) * round(px * 1.3)

    def draw_content(self, surface: pygame.Surface) -> None:
        px = self.space.font_px(self.size)
        step = round(px * 1.3)
        first = max(0, (self.offset - self.space.px(self.pad)) // step)
        for number in range(first, min(len(self.lines), first + self.rect.height // step + 2)):
            if self.lines[number]:
                image = paint.words(theme.BODY_FONT, px, self.lines[number], theme.PAPER_TEXT)
                surface.blit(image, (self.inner.left, self.inner.top + number * step - self.offset))


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
    heading: bool = False
    """True for a line that only parts the others."""
    inset: bool = False
    """True for a line that belongs to the heading above it."""


class ListBox(ScrollArea):
    """Lines below each other, one of them chosen."""

    def __init__(
        self,
        area: Area,
        rows: Sequence[Row],
        chosen: int,
        on_choose: Callable[[int], None],
        *,
        on_open: Callable[[int], None] | None = None,
        step: float = 34,
        size: float = 17,
        still: bool = False,
    ) -> None:
        super().__init__(area, still=still, pad=8)
        self.rows = tuple(rows)
        self.chosen = chosen
        self.on_choose = on_choose
        self.on_open = on_open
        """Is called when a line that is already chosen is pressed again."""
        self.step = step
        self.size = size
        self._mouse = (-1, -1)

    @property
    def row_height(self) -> int:
        """Pixels from line to line; large letters have air round them, too."""
        return max(self.space.px(self.step), round(self.space.font_px(self.size) * 1.6))

    def measure(self) -> None:
        self.length = len(self.rows) * self.row_height

    def hover(self, pos: tuple[int, int]) -> None:
        self._mouse = pos

    def set_rows(self, rows: Sequence[Row], chosen: int) -> None:
        """Shows other lines."""
        self.rows = tuple(rows)
        self.chosen = chosen
        self.measure()
        self.scroll_to(self.glide.target, at_once=True)
        self.show_chosen()

    def choose(self, at: int) -> None:
        """Chooses a line and tells."""
        if at != self.chosen and 0 <= at < len(self.rows) and not self.rows[at].heading:
            self.chosen = at
            self.show_chosen()
            self.on_choose(at)

    def show_chosen(self) -> None:
        """Brings the chosen line into sight, with its neighbours."""
        if self.chosen >= 0:
            step = self.row_height
            self.show((self.chosen - 1) * step, (self.chosen + 2) * step)

    def row_at(self, pos: tuple[int, int]) -> int:
        """Gives the line below a point, or -1."""
        if not self.inner.inflate(self.space.px(12), 0).collidepoint(pos) or self.on_bar(pos):
            return -1
        at = (pos[1] - self.inner.top + self.offset) // self.row_height
        return at if 0 <= at < len(self.rows) and not self.rows[at].heading else -1

    def row_rect(self, at: int) -> pygame.Rect:
        """Gives the pixels of a line."""
        step, inner = self.row_height, self.inner
        return pygame.Rect(inner.left, inner.top + at * step - self.offset, inner.width, step)

    def click(self, pos: tuple[int, int]) -> None:
        at = self.row_at(pos)
        if at < 0:
            return
        if at == self.chosen and self.on_open is not None:
            self.on_open(at)
        self.choose(at)

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

    def draw_content(self, surface: pygame.Surface) -> None:
        step = self.row_height
        # A line below the mouse is lit, so that everybody sees that it can be pressed.
        under = self.row_at(self._mouse) if self.hovered else -1
        first = max(0, self.offset // step)
        last = min(len(self.rows), (self.offset + self.rect.height) // step + 1)
        for at in range(first, last):
            if at == under and at != self.chosen:
                box = self.row_rect(at).inflate(0, -self.space.px(3))
                surface.blit(paint.plain(box.size, self.space.px(8), theme.CREAM, 26), box)
            self._draw_row(surface, self.rows[at], self.row_rect(at), chosen=at == self.chosen)

    def _draw_row(self, surface: pygame.Surface, row: Row, rect: pygame.Rect, *, chosen: bool) -> None:
        space = self.space
        if chosen:
            box = rect.inflate(0, -space.px(3))
            surface.blit(paint.plate(box.size, space.px(8), "brass", space.px(2), -8 if not self.focused else 6), box)
        inner = rect.inflate(-space.px(20), 0)
        if row.heading:
            self._write(surface, row.text, inner, theme.TITLE_FONT, self.size, theme.GOLD)
            return
        if row.inset:
            inner.left, inner.width = inner.left + space.px(20), inner.width - space.px(20)
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
