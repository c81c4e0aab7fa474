"""The log: what happened, grouped by turn, with card names that can be hovered."""

import re
from collections.abc import Callable, Iterator

import pygame
from attrs import define, field

from soulstack.app.language import one_stop, tr
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit

_LINK = re.compile(r"\[\[([^\]]*)\]\]")
HEAD = 25.0
SIZE = 11.5
LONGEST = 600
"""Lines that are kept; older ones go."""


@define
class Piece:
    """A run of words on one line; with a card id, it is a link."""

    words: str
    card: str = ""
    x: float = 0.0
    width: float = 0.0


@define
class Line:
    """One line as drawn."""

    pieces: list[Piece]
    heading: bool = False
    seat: int = -1
    first: bool = True


@define
class Entry:
    """One thing that happened, before it is broken into lines."""

    words: str
    heading: bool = False
    seat: int = -1
    lines: list[Line] = field(factory=list)
    again: Callable[[], str] | None = None
    """Says it once more, in the language of then."""
    step: bool = False
    """True for what is only a step of what the story tells."""


def plain(words: str, name: Callable[[str], str]) -> str:
    """Gives a log sentence without marks."""
    return one_stop(_LINK.sub(lambda match: name(match.group(1)), words))


class LogPanel:
    """Keeps, wraps, scrolls and draws the log."""

    def __init__(self, kit: Kit, name: Callable[[str], str]) -> None:
        self.kit, self.name = kit, name
        self.entries: list[Entry] = []
        self.scroll = 0.0
        """Units scrolled up from the newest line."""
        self.hover = ""
        self.only_seat = -1
        """The seat whose deeds are shown; -1 for everybody's."""
        self.every_step = False
        """Whether every step is shown, or the story alone."""
        self.whole = False
        """Whether it lies over the table, which then must not shine through."""
        self.version = 0
        self.barrier: Entry | None = None
        """The last thing that cannot be taken back; a line is drawn below it."""
        self._width = 0.0
        self._key: object = None
        self._image: pygame.Surface | None = None
        self.links: list[tuple[Box, str]] = []
        """The card names in sight: where each stands, and which card it is."""
        self._changes = 0

    def use(self, kit: Kit) -> None:
        """Goes on with the tools of another window size."""
        self.kit = kit
        self._width = 0.0
        self._key = None

    def add(
        self,
        words: str,
        *,
        heading: bool = False,
        seat: int = -1,
        again: Callable[[], str] | None = None,
        step: bool = False,
    ) -> None:
        """Adds a sentence; card names are written as [[id]]. `again` says it in another language."""
        if not words:
            return
        entry = Entry(one_stop(words), heading, seat, again=again, step=step)
        if self._width:
            self._break(entry)
        self.entries.append(entry)
        if len(self.entries) > LONGEST:
            del self.entries[: len(self.entries) - LONGEST]
        if self.scroll and (self.every_step or not step):
            # Whoever reads old lines keeps seeing them.
            self.scroll += len(entry.lines) * self._line
        self._changes += 1

    def seal(self) -> None:
        """Notes that nothing that stands here now can be taken back."""
        if self.entries:
            self.barrier = self.entries[-1]
            self._changes += 1

    def retell(self) -> Iterator[None]:
        """Says everything anew, one sentence with every step."""
        for entry in list(self.entries):
            if entry.again is not None:
                entry.words = one_stop(entry.again() or entry.words)
                if self._width:
                    self._break(entry)
                yield
        self._changes += 1

    def only(self, seat: int) -> None:
        """Shows what one seat did, or everything again."""
        self.only_seat, self.scroll = seat, 0.0
        self._changes += 1

    def tell_all(self, every_step: bool) -> None:
        """Shows every step, or the story alone."""
        self.every_step, self.scroll = every_step, 0.0
        self._changes += 1

    def _chosen(self) -> list[Entry]:
        return [
            entry
            for entry in self.entries
            if (self.only_seat < 0 or entry.heading or entry.seat == self.only_seat)
            and (self.every_step or not entry.step)
        ]

    def plain_text(self) -> str:
        """Gives what is shown as text, a line for each sentence."""
        return "\n".join(plain(entry.words, self.name) for entry in self._chosen())

    def _head(self, box: Box) -> list[tuple[str, str, Box]]:
        """Lists the words in the head that can be clicked, with their places."""
        found = []
        right = box.right - 10
        shown = tr("yours") if self.only_seat >= 0 else tr("all", meaning="log")
        level = tr("every step") if self.every_step else tr("story")
        for name, words in (("copy", tr("copy")), ("filter", shown), ("level", level)):
            wide = self._head_words(words).get_width() / self.kit.u
            found.append((name, words, Box(right - wide, box.y + 4, wide, HEAD - 6)))
            right -= wide + 14
        return found

    def head_at(self, point: tuple[float, float], box: Box) -> str:
        """Names what lies under a point in the head: copy, filter, level or nothing."""
        return next((name for name, _, place in self._head(box) if place.inset(-5, -2).has(point)), "")

    def _head_words(self, words: str) -> pygame.Surface:
        """Gives a word of the head; large text makes it larger as far as both fit beside the title."""
        size = 11 * min(self.kit.text_scale, 1.2)
        return self.kit.text(words, size, theme.GOLD, theme.BOLD_FONT, scaled=False)

    @property
    def _line(self) -> float:
        return self.kit.line_height(SIZE) + 1

    def wheel(self, steps: float, box: Box) -> None:
        """Scrolls; positive goes back in time."""
        room = self._room(box)
        total = sum(len(entry.lines) for entry in self._chosen()) * self._line
        self.scroll = max(0.0, min(max(0.0, total - room), self.scroll + steps * self._line * 2))
        self._changes += 1

    def link_at(self, point: tuple[float, float]) -> str:
        """Gives the card id of the link under a point."""
        return next((card for box, card in self.links if box.has(point)), "")

    def image(self, box: Box) -> pygame.Surface:
        """Gives the panel; it is painted anew only when something has changed."""
        if self._width != box.w:
            self._width = box.w
            for entry in self.entries:
                self._break(entry)
            self.wheel(0, box)
        key = (box, self._changes, self.hover, self.whole)
        if key != self._key or self._image is None:
            self._key = key
            self._image = self._paint(box)
            self.version += 1
        return self._image

    def _room(self, box: Box) -> float:
        return box.h - HEAD - 8

    def _break(self, entry: Entry) -> None:
        kit = self.kit
        face = theme.BOLD_FONT if entry.heading else theme.BODY_FONT
        font, bold = kit.font(SIZE, face), kit.font(SIZE, theme.BOLD_FONT)
        limit = self._width - 26
        space = font.size(" ")[0] / kit.u
        entry.lines = [Line([], entry.heading, entry.seat)]
        x = 0.0
        for words, card in self._parts(entry.words):
            for word in words.split():
                width = (bold if card else font).size(word)[0] / kit.u
                glued = bool(re.match(r"^[.,:;!?)]", word)) and bool(entry.lines[-1].pieces)
                gap = 0.0 if glued or x == 0.0 else space
                if x + gap + width > limit and x > 0.0:
                    entry.lines.append(Line([], entry.heading, entry.seat, first=False))
                    x, gap = 0.0, 0.0
                entry.lines[-1].pieces.append(Piece(word, card, x + gap, width))
                x += gap + width

    def _parts(self, words: str) -> list[tuple[str, str]]:
        parts: list[tuple[str, str]] = []
        at = 0
        for match in _LINK.finditer(words):
            parts.append((words[at : match.start()], ""))
            parts.append((self.name(match.group(1)), match.group(1)))
            at = match.end()
        rest = words[at:]
        if parts and parts[-1][0].endswith(("!", "?")):
            rest = rest.removeprefix(".")
        parts.append((rest, ""))
        return [(text, card) for text, card in parts if text.strip()]

    def _paint(self, box: Box) -> pygame.Surface:
        kit = self.kit
        out = kit.plate(
            (box.w, box.h), theme.SLATE, theme.SLATE_LOW, radius=10, alpha=1.0 if self.whole else 0.94
        ).copy()
        kit.put(out, kit.grown(tr("Log"), 14, theme.CREAM, 1.3, room=(box.w * 0.44, HEAD)), 10, HEAD / 2 + 1, 0, 0.5)
        for _, words, place in self._head(Box(0, 0, box.w, box.h)):
            kit.put(out, self._head_words(words), place.x, place.cy, 0, 0.5)
        if self.scroll:
            note = kit.text(tr("scrolled back"), 10, theme.MUTED, theme.ITALIC_FONT, scaled=False)
            kit.put(out, note, 48, HEAD / 2 + 2, 0, 0.5)
        chosen = self._chosen()
        lines = [line for entry in chosen for line in entry.lines]
        last = self._last_sealed(chosen)
        step = self._line
        bottom = box.h - 7
        out.set_clip(pygame.Rect(0, kit.px(HEAD), out.get_width(), kit.px(box.h - 5) - kit.px(HEAD)))
        self.links = []
        for back, line in enumerate(reversed(lines)):
            y = bottom - (back + 1) * step + self.scroll
            if y > bottom:
                continue
            if y < HEAD - 2:
                # A line that would be cut by the head is left out.
                break
            self._draw_line(out, box, line, y, step)
            if line is last:
                self._draw_barrier(out, box, y + step)
        out.set_clip(None)
        return paint.finish(out)

    def _last_sealed(self, chosen: list[Entry]) -> Line | None:
        """Gives the last line of what is shown that cannot be taken back."""
        after = set()
        for entry in reversed(self.entries):
            if entry is self.barrier:
                shown = (each for each in reversed(chosen) if id(each) not in after and each.lines)
                return next((each.lines[-1] for each in shown), None)
            after.add(id(entry))
        return None

    def _draw_barrier(self, out: pygame.Surface, box: Box, y: float) -> None:
        """Draws a line with a lock: nothing above it can be taken back."""
        kit = self.kit
        rule = kit.veil((max(1, kit.px(box.w - 40)), max(1, kit.px(1.4))), theme.EMBER, 0.75)
        kit.put(out, rule, 8, y, 0, 0.5)
        kit.put(out, kit.icon("lock", 13), box.w - 16, y - 1, 0.5, 0.5)

    def _draw_line(self, out: pygame.Surface, box: Box, line: Line, y: float, step: float) -> None:
        kit = self.kit
        if line.heading:
            rule = kit.veil((max(1, kit.px(box.w - 14)), max(1, kit.px(step))), theme.GOLD, 0.13)
            kit.put(out, rule, 7, y)
        if line.seat >= 0 and line.first:
            kit.put(out, kit.seat_mark(line.seat, 9), 8, y + step / 2, 0, 0.5)
        for piece in line.pieces:
            if piece.card:
                colour = theme.EMBER if piece.card == self.hover else theme.GOLD
                face = theme.BOLD_FONT
            else:
                colour = theme.GOLD if line.heading else theme.CREAM
                face = theme.BOLD_FONT if line.heading else theme.BODY_FONT
            kit.put(out, kit.text(piece.words, SIZE, colour, face), 20 + piece.x, y)
            if piece.card and y >= HEAD:
                self.links.append((Box(box.x + 20 + piece.x, box.y + y, piece.width + 2, step), piece.card))
