"""The row of small buttons above the stack: undo, a hint, a gift, automatic passing."""

from typing import NamedTuple

import pygame

from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.prompt import draw_key, key_width

GAP = 3.0
EDGE = 6.0
"""What a word and a key keep from the edges of their button, together."""
AIR = 2.0
"""What large words leave free beyond that, or they would fill their buttons to the edge."""
WORDS = 11.0
"""The size of the words."""


class Tool(NamedTuple):
    """A small button."""

    name: str
    words: str
    key: str
    able: bool = True
    """False when it would do nothing now."""
    lit: bool = False
    """True for a switch that is on."""


class ToolRow:
    """Lays out and draws the row."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.version = 0
        self.places: list[tuple[Tool, Box]] = []
        self.size = WORDS
        """The size of the words: the player's, as far as there is room for all of them."""
        self.has_caps = True
        """True when there is room for the keys of all buttons."""
        self._key: object = None
        self._image: pygame.Surface | None = None

    def lay(self, box: Box, tools: tuple[Tool, ...]) -> None:
        """Places the buttons side by side; a longer word gets more room."""
        kit = self.kit
        room = box.w - GAP * (len(tools) - 1)
        self.size = WORDS * kit.text_scale
        while self.size > WORDS and sum(self._widths(tools)) + (EDGE + AIR) * len(tools) > room:
            self.size = max(WORDS, self.size - 0.5)
        words = self._widths(tools)
        caps = [key_width(kit, tool.key) if tool.key else 0.0 for tool in tools]
        # Words come first; the card of keys names the keys that have no room.
        self.has_caps = sum(words) + sum(caps) + EDGE * len(tools) <= room
        needed = [word + EDGE + (cap if self.has_caps else 0.0) for word, cap in zip(words, caps, strict=True)]
        # What is over is shared out evenly; where it is too narrow, all give up the same part.
        spare = max(0.0, room - sum(needed)) / max(1, len(tools))
        part = min(1.0, room / max(1.0, sum(needed)))
        self.places, x = [], box.x
        for tool, width in zip(tools, needed, strict=True):
            wide = width * part + spare
            self.places.append((tool, Box(x, box.y, wide, box.h)))
            x += wide + GAP

    def _widths(self, tools: tuple[Tool, ...]) -> list[float]:
        font = self.kit.font(self.size, theme.BOLD_FONT, scaled=False)
        return [font.size(tool.words)[0] / self.kit.u for tool in tools]

    def at(self, point: tuple[float, float]) -> Tool | None:
        """Gives the button under a point."""
        return next((tool for tool, box in self.places if box.has(point)), None)

    def box_of(self, name: str) -> Box | None:
        """Gives the place of a button."""
        return next((box for tool, box in self.places if tool.name == name), None)

    def image(self, box: Box, hot: str) -> pygame.Surface:
        """Gives the row; it is painted anew only when something has changed."""
        key = (box, tuple(self.places), hot)
        if key != self._key or self._image is None:
            self._key = key
            self._image = self._paint(box, hot)
            self.version += 1
        return self._image

    def _paint(self, box: Box, hot: str) -> pygame.Surface:
        kit = self.kit
        out = paint.blank((kit.px(box.w), kit.px(box.h)))
        for tool, place in self.places:
            self._tool(out, tool, Box(place.x - box.x, 0, place.w, place.h), hot=tool.name == hot)
        return paint.finish(out)

    def _tool(self, out: pygame.Surface, tool: Tool, box: Box, *, hot: bool) -> None:
        kit = self.kit
        top, bottom = (theme.BRASS, theme.BRASS_LOW) if tool.lit else (theme.lighter(theme.SLATE, 14), theme.SLATE)
        if not tool.able:
            top = bottom = theme.SLATE_LOW
        elif hot:
            top, bottom = theme.lighter(top, 24), theme.lighter(bottom, 20)
        plate = kit.plate((box.w, box.h), top, bottom, edge=theme.GOLD if tool.lit else None, radius=7, border=1.6)
        kit.put(out, plate, box.x, box.y)
        cap = key_width(kit, tool.key) + 2 if self.has_caps and tool.able and tool.key else 0.0
        tone = theme.CREAM if tool.able else theme.mix(theme.MUTED, theme.SLATE_LOW, 0.4)
        room = (box.w - cap - 6, box.h)
        words = kit.block(tool.words, self.size, tone, theme.BOLD_FONT, room=room, scaled=False)
        kit.put(out, words, box.x + 2 + (box.w - cap - 4) / 2, box.cy, 0.5, 0.5)
        if cap:
            draw_key(out, kit, tool.key, box.right - 3, box.cy)
