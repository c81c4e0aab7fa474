"""One line of text that can be edited.

It is the game's own and not pygame_gui's: that one costs 120 ms of start for its import, draws its own look, and reads
the real cursor instead of the event's position, so a test cannot drive it.
"""

from collections.abc import Callable

import pygame

from soulstack.ui import paint, text_fit, theme
from soulstack.ui.widgets import Area, Widget

BLINK = 0.53


class TextEntry(Widget):
    """A field for a name or a seed."""

    takes_text = True

    def __init__(
        self,
        area: Area,
        text: str,
        on_change: Callable[[str], None],
        *,
        longest: int = 24,
        placeholder: str = "",
        allowed: Callable[[str], bool] = str.isprintable,
        size: float = 20,
    ) -> None:
        super().__init__(area)
        self.text = text
        self.on_change = on_change
        self.longest = longest
        self.placeholder = placeholder
        self.allowed = allowed
        self.size = size
        self.caret = len(text)
        self.selected = False
        """True when the whole text is selected: the next letter replaces it."""
        self.since = 0.0
        self._was_focused = False

    def set(self, text: str) -> None:
        """Changes the text and tells."""
        text = "".join(letter for letter in text if self.allowed(letter))[: self.longest]
        self.selected = False
        self.caret = min(self.caret, len(text))
        if text != self.text:
            self.text = text
            self.on_change(text)

    def insert(self, letters: str) -> None:
        """Puts letters at the caret, or in place of a selected text."""
        letters = "".join(letter for letter in letters if self.allowed(letter))
        if self.selected:
            self.caret = 0
            before, after = "", ""
        else:
            before, after = self.text[: self.caret], self.text[self.caret :]
        letters = letters[: self.longest - len(before) - len(after)]
        self.caret = len(before) + len(letters)
        self.set(before + letters + after)
        self.since = 0.0

    def press(self, pos: tuple[int, int]) -> None:
        self.selected = False
        self.since = 0.0
        self._was_focused = True
        face = theme.font(theme.BODY_FONT, self._px())
        left = self._inner().left - self._shift(face)
        widths = [face.size(self.text[:count])[0] for count in range(len(self.text) + 1)]
        self.caret = min(range(len(widths)), key=lambda count: abs(left + widths[count] - pos[0]))

    def key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self.insert(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._shortcut(event.key)
        self.since = 0.0
        if event.key == pygame.K_BACKSPACE:
            self._delete(self.caret - 1)
        elif event.key == pygame.K_DELETE:
            self._delete(self.caret)
        elif event.key in _CARETS:
            self._move(event.key)
        else:
            # Whatever types a letter is spoken for: a space must not press anything.
            return bool(getattr(event, "unicode", "").isprintable() and getattr(event, "unicode", ""))
        return True

    def _move(self, key: int) -> None:
        last = len(self.text)
        steps = {pygame.K_LEFT: self.caret - 1, pygame.K_RIGHT: self.caret + 1, pygame.K_HOME: 0, pygame.K_END: last}
        self.selected = False
        self.caret = max(0, min(last, steps[key]))

    def _delete(self, at: int) -> None:
        if self.selected:
            self.caret = 0
            self.set("")
        elif 0 <= at < len(self.text):
            self.caret = at
            self.set(self.text[:at] + self.text[at + 1 :])

    def _shortcut(self, key: int) -> bool:
        if key == pygame.K_a:
            self.selected = bool(self.text)
        elif key == pygame.K_v:
            self.insert(paste())
        elif key in {pygame.K_c, pygame.K_x}:
            copy(self.text)
            if key == pygame.K_x:
                self.selected = True
                self._delete(0)
        else:
            return False
        return True

    def update(self, dt: float) -> None:
        self.since += dt
        if self.focused and not self._was_focused:
            # Reached by Tab: the next letter starts afresh, as in every form.
            self.selected = bool(self.text)
            self.caret = len(self.text)
            self.since = 0.0
        if not self.focused:
            self.selected = False
        self._was_focused = self.focused

    def _px(self) -> int:
        return min(self.space.font_px(self.size), round(self.rect.height * 0.62))

    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-self.space.px(22), -self.space.px(8))

    def _shift(self, face: pygame.font.Font) -> int:
        """How far the text is moved to the left so that the caret stays in sight."""
        return max(0, face.size(self.text[: self.caret])[0] - self._inner().width + 2)

    def draw(self, surface: pygame.Surface) -> None:
        space = self.space
        radius = space.px(9)
        if self.focused:
            self._ring(surface, self.rect, radius)
        light = 8 if self.hovered or self.focused else -6
        surface.blit(paint.plate(self.rect.size, radius, "paper", space.px(3), light), self.rect)
        inner, px = self._inner(), self._px()
        face = theme.font(theme.BODY_FONT, px)
        if not self.focused and face.size(self.text)[0] > inner.width:
            # Nobody edits it: the whole of it is worth more than its end.
            fitted = text_fit.fit(theme.BODY_FONT, px, self.text, inner.width)
            text_fit.put(surface, theme.BODY_FONT, fitted, inner, theme.PAPER_TEXT)
            return
        shown = self.text or self.placeholder
        colour = theme.PAPER_TEXT if self.text else theme.PAPER_MUTED
        clip = surface.get_clip()
        surface.set_clip(inner.clip(clip))
        if shown:
            font = theme.BODY_FONT if self.text else theme.ITALIC_FONT
            image = paint.words(font, px, shown, colour)
            rect = image.get_rect(midleft=(inner.left - (self._shift(face) if self.text else 0), inner.centery))
            if self.selected:
                mark = paint.plain((min(rect.width, inner.width), round(px * 1.25)), space.px(3), (108, 176, 206), 190)
                surface.blit(mark, mark.get_rect(midleft=rect.midleft))
            surface.blit(image, rect)
        if self.focused and not self.selected and self.since % (2 * BLINK) < BLINK:
            x = inner.left - self._shift(face) + face.size(self.text[: self.caret])[0]
            surface.fill(theme.INK, pygame.Rect(x, inner.centery - px * 5 // 8, space.px(2), px * 5 // 4))
        surface.set_clip(clip)


_CARETS = frozenset({pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END})


def paste() -> str:
    """Gives the text of the clipboard, or nothing."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, AttributeError):
        return ""


def copy(text: str) -> bool:
    """Puts a text on the clipboard and says whether that worked."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True
