"""One sentence over the table that goes away by itself; a rule that it names can be clicked."""

import re
from typing import Final

import pygame
from attrs import define

from soulstack.app.language import one_stop
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import FADE_STEPS, Kit, faded

RULE = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*-\d+\b")
"""The id of a rule in a sentence."""
WIDEST: Final = 540.0
"""How wide its words may be, at their usual size."""


@define
class Toast:
    """One sentence that goes away by itself."""

    words: str = ""
    left: float = 0.0
    good: bool = False
    rule: str = ""
    """The id of the rule that it names; a click on the sentence opens it."""
    box: Box = Box(0, 0, 0, 0)

    def say(self, words: str, *, good: bool = False, seconds: float = 2.6) -> None:
        """Shows a sentence; one with a rule in it stays until it can be clicked."""
        words = one_stop(words)
        found = RULE.search(words)
        self.rule = found.group() if found is not None else ""
        self.words, self.left, self.good = words, (seconds + 1.6 * bool(self.rule)) if words else 0.0, good

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.left = max(0.0, self.left - dt)

    def image(self, kit: Kit, screen: Box, widest: float = 0.0) -> pygame.Surface:
        """Gives the sentence on its plate, its words in lines that are no wider than so many units."""
        room = widest or min(WIDEST * kit.text_scale, screen.w * 0.46)
        return kit.texts.get(("toast", self.words, self.good, kit.text_scale, room), lambda: self._paint(kit, room))

    def draw(self, target: pygame.Surface, kit: Kit, at: tuple[float, float], screen: Box, widest: float = 0.0) -> None:
        """Draws the sentence above a point, kept on the screen: however long it is, it covers nothing below."""
        if self.left <= 0:
            return
        image = self.image(kit, screen, widest)
        wide, high = image.get_width() / kit.u, image.get_height() / kit.u
        x = max(6 + wide / 2, min(screen.w - wide / 2 - 6, at[0]))
        y = max(6 + high / 2, min(screen.h - high / 2 - 6, at[1] - high / 2))
        self.box = Box(x - wide / 2, y - high / 2, wide, high)
        step = round(kit.ending(self.left, 0.3) * FADE_STEPS)
        if step < FADE_STEPS:
            whole = image
            image = kit.texts.get(
                ("toast", self.words, self.good, kit.text_scale, widest, "fading", step),
                lambda: faded(whole, step / FADE_STEPS),
            )
        kit.put(target, image, x, y, 0.5, 0.5)

    def _paint(self, kit: Kit, room: float) -> pygame.Surface:
        words = re.sub(rf"\s*\({re.escape(self.rule)}\)", "", self.words) if self.rule else self.words
        lines = kit.wrap(words, 14, room, theme.BOLD_FONT)
        images = [kit.text(line, 14, theme.CREAM, theme.BOLD_FONT) for line in lines]
        step = kit.line_height(14)
        sign = kit.text(self.rule, 12, theme.INK, theme.BOLD_FONT) if self.rule else None
        side = sign.get_width() / kit.u + 26 if sign is not None else 0.0
        wide = max(image.get_width() for image in images) / kit.u + 50 + side
        high = max(34.0, step * len(images) + 16)
        edge = theme.GOOD if self.good else theme.BAD
        out = kit.plate((wide, high), theme.SLATE, theme.SLATE_LOW, edge=edge, radius=11).copy()
        kit.put(out, kit.icon("check" if self.good else "cross", 16), 12, high / 2, 0, 0.5)
        for k, image in enumerate(images):
            kit.put(out, image, 36, high / 2 + (k - (len(images) - 1) / 2) * step, 0, 0.5)
        if sign is not None:
            tag = kit.plate((side - 10, 20), theme.PAPER, theme.PAPER_LOW, radius=6, border=1.4)
            kit.put(out, tag, wide - 10, high / 2, 1.0, 0.5)
            kit.put(out, sign, wide - 10 - (side - 10) / 2, high / 2, 0.5, 0.5)
        return paint.finish(out)
