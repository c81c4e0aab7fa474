"""An area that shows a part of something longer: wheel, keys and a bar move it, softly unless motion is reduced.

The bar is the library's; what glides, and what is drawn, is the game's own.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.ui import paint, theme
from soulstack.ui.gui.control import Drawn
from soulstack.ui.input import Meant
from soulstack.ui.scenery import Area
from soulstack.ui.tween import Glide
from soulstack.ui.units import Space

if TYPE_CHECKING:
    from soulstack.ui.gui.manager import Gui

SOFTLY: Final = 0.16
WHEEL: Final = 96.0
"""Units that one notch of the wheel moves."""
BAR: Final = 12.0
EDGE: Final = 22.0
"""Units of the shadow where something longer goes on."""


class ScrollArea(Drawn):
    """A window on something longer; subclasses draw what is in sight."""

    corner = 14

    def __init__(self, area: Area, *, still: bool = False, pad: float = 12) -> None:
        super().__init__(area)
        self.pad = pad
        self.glide = Glide(seconds=0.0 if still else SOFTLY)
        self.length = 0
        """Pixels of all of it."""
        self.layer = 1
        """How many layers of the library it lies above the others."""
        self._bar: Any = None
        self._bar_for: object = None

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

    # -- its elements -----------------------------------------------------------------------------------------------

    def sync(self) -> None:
        if self.parts and self.form is not None and self.form.gui is not None:
            self._sync_bar(self.form.gui)
        super().sync()

    def _sync_bar(self, gui: "Gui") -> None:
        """Has a bar of the right length, if there is anything to scroll."""
        track = self._track
        # A bar that is too short could not be taken hold of.
        share = max(self.space.px(28) / max(1, track.height), min(1.0, self.inner.height / max(1, self.length)))
        wanted = (*track, round(share, 3)) if self.furthest else None
        if wanted != self._bar_for:
            self._bar_for = wanted
            self.drop_bar()
            if wanted is not None:
                from soulstack.ui.gui.shape import Bar

                self._bar = Bar(gui, self, track, share, self.layer)
                self.parts.append(self._bar)
        if self._bar is not None and not self._bar.held:
            self._bar.stand(self.glide.value / self.furthest if self.furthest else 0.0)

    def drop_bar(self) -> None:
        """Lets the bar go."""
        if self._bar is not None:
            if self._bar in self.parts:
                self.parts.remove(self._bar)
            self._bar.kill()
            self._bar = None

    def unmake(self) -> None:
        self.drop_bar()
        self._bar_for = None
        super().unmake()

    def follow(self) -> None:
        if self._bar is not None and self._bar.held:
            self.scroll_to(self._bar.part * self.furthest, at_once=True)

    # -- mouse and keys ---------------------------------------------------------------------------------------------

    @property
    def bar(self) -> pygame.Rect:
        """The pixels of the part of the bar that moves."""
        return pygame.Rect(self._bar.sliding_button.rect) if self._bar is not None else pygame.Rect(self._track)

    @property
    def _track(self) -> pygame.Rect:
        space = self.space
        pad = space.px(self.pad)
        width = space.px(BAR)
        return pygame.Rect(self.rect.right - pad // 2 - width, self.rect.top + pad, width, self.rect.height - 2 * pad)

    def on_bar(self, pos: tuple[int, int]) -> bool:
        """Tells whether a point lies on the bar."""
        return self.furthest > 0 and pos[0] >= self._track.left - self.space.px(4)

    def let_go(self, pos: tuple[int, int], *, inside: bool) -> None:
        if inside and not self.on_bar(pos):
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
        clip = surface.get_clip()
        surface.set_clip(self.rect.inflate(-self.space.px(6), -self.space.px(6)).clip(clip))
        self.draw_content(surface)
        self._draw_edges(surface)
        surface.set_clip(clip)

    def _draw_edges(self, surface: pygame.Surface) -> None:
        """Lets what goes on above or below dive into a shadow instead of being cut off."""
        place = self.rect.inflate(-self.space.px(6), -self.space.px(6))
        size, radius = (place.width, self.space.px(EDGE)), self.space.px(11)
        for at_top, further in ((True, self.offset > 0), (False, self.offset < self.furthest)):
            if further:
                shade = edge_shadow(size, radius, at_top)
                surface.blit(shade, place.topleft if at_top else (place.left, place.bottom - size[1]))

    def draw_content(self, surface: pygame.Surface) -> None:
        """Draws what is in sight; the surface is clipped to the area."""


@lru_cache(maxsize=16)
def edge_shadow(size: tuple[int, int], radius: int, at_top: bool) -> pygame.Surface:
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
