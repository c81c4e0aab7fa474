"""The bar between the table and the own seat: the question, and one obvious button for the usual answer."""

import pygame
from attrs import define

from soulstack.ui import keys, paint, theme
from soulstack.ui.geometry import CARD_RATIO, Box
from soulstack.ui.paint.canvas import Target
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.choice import Choice
from soulstack.ui.tabletop.looks import Looks

HIGH = 34.0


@define
class Button:
    """A choice with its place."""

    choice: Choice
    box: Box


def label_size(kit: Kit) -> float:
    """Gives the size of a button's words: they follow the player's text size as far as a button is high."""
    return 15.0 * min(kit.text_scale, 1.25)


def button_width(kit: Kit, choice: Choice) -> float:
    """Gives how wide a button has to be."""
    words = kit.label(choice.words, label_size(kit)).get_width() / kit.u
    return max(
        84.0 if not choice.primary else 120.0, words + 26 + (key_width(kit, choice.key) + 7 if choice.key else 0)
    )


def key_width(kit: Kit, key: str) -> float:
    """Gives how wide the sign of a key is."""
    return max(17.0, kit.text(keys.shown(key), 11, theme.CREAM, theme.BOLD_FONT, scaled=False).get_width() / kit.u + 9)


def draw_key(target: pygame.Surface, kit: Kit, key: str, x: float, y: float) -> None:
    """Draws a small key cap whose right middle is at a point; the key is a default one, the cap shows the player's own."""
    draw_cap(target, kit, keys.shown(key), x, y)


def draw_cap(target: pygame.Surface, kit: Kit, words: str, x: float, y: float, size: float = 11) -> float:
    """Draws a small key cap with these words and gives how wide it is."""
    image = kit.text(words, size, theme.INK, theme.BOLD_FONT, scaled=False)
    wide = max(size + 6, image.get_width() / kit.u + 9)
    cap = kit.plate((wide, size + 6), (250, 240, 220), (206, 190, 164), radius=4, border=1.3)
    kit.put(target, cap, x, y, 1.0, 0.5)
    kit.put(target, image, x - wide / 2, y - 0.5, 0.5, 0.5)
    return wide


def draw_button(
    target: Target,
    kit: Kit,
    button: Button,
    *,
    hot: bool,
    focused: bool,
    pulse: float = 0.0,
    off: bool = False,
    left: float = 0.0,
) -> None:
    """Draws a button with its key; its words keep free so much at the left, where a sign may stand."""
    box, choice = button.box, button.choice
    if pulse > 0.0 and not off:
        kit.put_ring(target, box, theme.GOLD, pulse, 1.0)
    kind = (choice.words, choice.key, choice.verb, choice.primary)
    key = ("button", *kind, kit.px(box.w), kit.px(box.h), hot, off, left)
    kit.put(target, kit.texts.get(key, lambda: _face(kit, button, hot=hot, off=off, left=left)), box.x, box.y)
    if focused:
        kit.put_ring(target, box.inset(-2), theme.FOCUS, 1.0)


def _face(kit: Kit, button: Button, *, hot: bool, off: bool, left: float) -> pygame.Surface:
    """Paints a button."""
    (_, _, w, h), choice = button.box, button.choice
    if choice.primary:
        top, bottom, edge = theme.BRASS, theme.BRASS_LOW, theme.GOLD
    elif choice.verb in {"attack", "no"}:
        top, bottom, edge = theme.BLOOD, theme.BLOOD_LOW, None
    else:
        top, bottom, edge = theme.lighter(theme.SLATE, 22), theme.SLATE, None
    if off:
        top, bottom, edge = theme.SLATE_LOW, theme.SLATE_LOW, None
    elif hot:
        top, bottom = theme.lighter(top, 26), theme.lighter(bottom, 22)
    out = kit.plate((w, h), top, bottom, edge=edge, radius=9).copy()
    tone = theme.MUTED if off else theme.CREAM
    cap = key_width(kit, choice.key) + 7 if choice.key else 0.0
    words = kit.label(choice.words, label_size(kit), tone, w - cap - left - 18)
    kit.put(out, words, (w - cap + left) / 2, h / 2 - 0.5, 0.5, 0.5)
    if choice.key:
        draw_key(out, kit, choice.key, w - 9, h / 2)
    return out


class PromptBar:
    """Lays out and draws the bar."""

    def __init__(self, kit: Kit, looks: Looks) -> None:
        self.kit, self.looks = kit, looks
        self.buttons: list[Button] = []
        self.version = 0
        self._ground: pygame.Surface | None = None
        self._key: object = None

    def lay(self, box: Box, choices: tuple[Choice, ...]) -> None:
        """Places the buttons from the right; the primary one is last and largest."""
        self.buttons = []
        right = box.right - 8
        ordered = [c for c in choices if not c.primary] + [c for c in choices if c.primary]
        widths = [button_width(self.kit, choice) for choice in ordered]
        room = box.w * 0.62
        squeeze = min(1.0, room / (sum(widths) + 8 * len(widths))) if widths else 1.0
        for choice, width in zip(reversed(ordered), reversed(widths), strict=True):
            wide = width * squeeze
            self.buttons.insert(0, Button(choice, Box(right - wide, box.cy - HIGH / 2, wide, HIGH)))
            right -= wide + 8

    def at(self, point: tuple[float, float]) -> Button | None:
        """Gives the button under a point."""
        return next((button for button in self.buttons if button.box.has(point)), None)

    def image(self, box: Box, question: str, card: str, seat: int, *, waiting: bool) -> pygame.Surface:
        """Gives the bar with the question; the buttons are drawn over it each frame."""
        left_edge = min((button.box.x for button in self.buttons), default=box.right - 8)
        ready = not card or self.looks.thumb_ready(card)
        key = (box, question, card, seat, waiting, left_edge, ready, self.kit.text_scale)
        if key != self._key or self._ground is None:
            self._key = key
            self._ground = self._paint(box, question, card, seat, left_edge, waiting=waiting)
            self.version += 1
        return self._ground

    def _paint(self, box: Box, question: str, card: str, seat: int, edge: float, *, waiting: bool) -> pygame.Surface:
        kit = self.kit
        tone = theme.mix(theme.WOOD, theme.seat_mark(seat).colour, 0.1) if seat >= 0 and not waiting else theme.WOOD_LOW
        rim = theme.GOLD if not waiting else None
        out = kit.plate((box.w, box.h), tone, theme.WOOD_LOW, edge=rim, radius=11, alpha=0.96).copy()
        x = 10.0
        if card:
            tall = box.h - 8
            kit.put(out, self.looks.thumb(card, tall / CARD_RATIO), x, box.h / 2, 0, 0.5)
            x += tall / CARD_RATIO + 7
        elif seat >= 0:
            kit.put(out, kit.seat_mark(seat, 20), x, box.h / 2, 0, 0.5)
            x += 26
        room = edge - box.x - x - 10
        for size in (16.0, 14.0, 12.5, 11.0):
            lines = kit.wrap(question, size, room, theme.BOLD_FONT, most=2)
            step = kit.line_height(size)
            fits = len(lines) == 1 or (len(lines) * step <= box.h - 4 and size < 16)
            # Compared with the question: a sentence may end with an ellipsis of its own.
            if fits and " ".join(lines) == " ".join(question.split()):
                break
        y = box.h / 2 - len(lines) * step / 2
        for k, words in enumerate(lines):
            colour = theme.MUTED if waiting else theme.CREAM
            kit.put(out, kit.text(words, size, colour, theme.BOLD_FONT), x, y + k * step)
        return paint.finish(out)
