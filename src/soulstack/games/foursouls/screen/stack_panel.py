"""The stack at the right edge: the newest on top, which resolves next."""

from collections.abc import Callable

import pygame

from soulstack.app.language import tr, tr_in_one
from soulstack.games.foursouls.rules.view import StackView, TableView
from soulstack.games.foursouls.screen.card_looks import Looks
from soulstack.games.foursouls.screen.labels import STACK_ICONS, STACK_TITLES, name_of, stack_title
from soulstack.ui import paint, theme
from soulstack.ui.geometry import CARD_RATIO, Box
from soulstack.ui.paint.kit import Kit

HEAD = 25.0
TALLEST = 66.0
"""The height of an entry that has no more to say."""
MOST = 150.0
"""The height of one that says much, where there is room."""
SHORTEST = 34.0
ROOMY = 52.0
"""What the others keep when the next one to resolve has much to say."""
TITLE = 13.0
SIZE = 11.0
THUMB = 42.0
"""The width of an entry's picture."""
PAD = 4.0
"""What is left free above an entry's title and below its last line."""
CLOSER = 0.94
"""Lines of an entry stand that much closer than lines of a page."""


class StackPanel:
    """Draws the stack and says which entry lies where."""

    def __init__(self, kit: Kit, looks: Looks, names: tuple[str, ...]) -> None:
        self.kit, self.looks, self.names = kit, looks, names
        self.version = 0
        self._key: object = None
        self._image: pygame.Surface | None = None
        self._laid: tuple[tuple[StackView, ...], Box, list[tuple[StackView, Box]]] | None = None
        self._view: TableView | None = None
        """The view that was shown last, once all its faces were drawn."""
        self._box: Box | None = None

    def entries(self, view: TableView, box: Box) -> list[tuple[StackView, Box]]:
        """Lists what is shown with its place, the top first; what does not fit is left out at the bottom."""
        if self._laid is None or self._laid[0] is not view.stack or self._laid[1] != box:
            self._laid = (view.stack, box, self._lay(view, box))
        return self._laid[2]

    def _lay(self, view: TableView, box: Box) -> list[tuple[StackView, Box]]:
        inner = Box(box.x + 6, box.y + HEAD, box.w - 12, box.h - HEAD - 6)
        shown = list(reversed(view.stack))
        if not shown:
            return []
        fit = max(1, int(inner.h // SHORTEST))
        if len(shown) > fit:
            shown = shown[: max(1, fit - 1)]
        if len(shown) < len(view.stack):
            heights = [SHORTEST] * len(shown)
        else:
            heights = self._heights([self._wanted(entry, inner.w) for entry in shown], inner.h)
        places = []
        y = inner.y
        for entry, height in zip(shown, heights, strict=True):
            places.append((entry, Box(inner.x, y, inner.w, height - 3)))
            y += height
        return places

    def _heights(self, wanted: list[float], room: float) -> list[float]:
        """Shares out the height: all alike where there is room, else to those who have more to say, the next one first."""
        usual = TALLEST * max(1.0, self.kit.text_scale)
        if sum(max(usual, each) for each in wanted) <= room:
            return [max(usual, each) for each in wanted]
        if sum(wanted) <= room:
            least = _level(lambda height: sum(max(height, each) for each in wanted), room, usual)
            return [max(least, each) for each in wanted]
        first = min(wanted[0], room - ROOMY * (len(wanted) - 1))
        if len(wanted) == 1 or first < room / len(wanted):
            first = min(wanted[0], room / len(wanted))
        rest = wanted[1:]
        most = _level(lambda height: sum(min(height, each) for each in rest), room - first, max(wanted))
        return [first, *(min(most, each) for each in rest)]

    def _wanted(self, entry: StackView, width: float) -> float:
        """Gives the height at which an entry could be read to its end."""
        lines = self.kit.wrap(self._text(entry), SIZE, width - THUMB - 28 - self._result_width(entry))
        rows = len(lines) + (1 if entry.targets else 0)
        return min(MOST * max(1.0, self.kit.text_scale), self._head + self._line * rows + PAD + 4)

    @property
    def _line(self) -> float:
        """Gives the step from one line of an entry to the next."""
        return self.kit.line_height(SIZE) * CLOSER

    @property
    def _head(self) -> float:
        """Gives how far below an entry's upper edge its words begin."""
        return PAD + self.kit.line_height(TITLE, theme.BOLD_FONT) * CLOSER

    def _text(self, entry: StackView) -> str:
        """Gives what an entry says below its title: for what the title tells already, where it comes from."""
        if entry.kind in STACK_TITLES:
            return self.looks.book.name(entry.card) if entry.card else ""
        return tr_in_one(entry.text)

    def used(self, view: TableView, box: Box) -> float:
        """Gives how far down the panel reaches what it shows; below that it is free."""
        low = max((place.bottom for _, place in self.entries(view, box)), default=box.y + HEAD)
        return box.bottom if view.lasting else low

    def image(self, view: TableView, box: Box) -> pygame.Surface:
        """Gives the panel; it is painted anew only when the stack has changed."""
        if view is self._view and self._image is not None and self._box == box:
            return self._image
        faces = tuple(self.looks.thumb_ready(entry.card) if entry.card else True for entry in view.stack)
        names = tuple(name_of(ref, view, self.names, self.looks.book) for e in view.stack for ref in e.targets)
        key = (
            box,
            faces,
            names,
            view.lasting,
            tuple((e.id, e.kind, e.text, e.value, e.needs, e.amount, e.targets) for e in view.stack),
        )
        if key != self._key or self._image is None:
            self._key = key
            self._image = self._paint(view, box)
            self.version += 1
        self._view, self._box = view if all(faces) else None, box
        return self._image

    def _paint(self, view: TableView, box: Box) -> pygame.Surface:
        kit = self.kit
        out = kit.plate((box.w, box.h), theme.SLATE, theme.SLATE_LOW, radius=10, alpha=0.94).copy()
        # Painted in the panel's own space: the panel's corner is the origin.
        title = kit.grown(tr("The stack"), 14, theme.CREAM, 1.3, room=(box.w * 0.44, HEAD))
        kit.put(out, title, 10, HEAD / 2 + 1, 0, 0.5)
        shown = self.entries(view, box)
        used = max((place.bottom - box.y for _, place in shown), default=HEAD)
        low = self._lasting(out, view, box, used)
        if not view.stack:
            empty = kit.block(
                tr("Nothing waits to resolve."), 12, theme.MUTED, theme.ITALIC_FONT, room=(box.w - 16, 60)
            )
            kit.put(out, empty, box.w / 2, (HEAD + low) / 2, 0.5, 0.5)
            return paint.finish(out)
        room = box.w - 44 - title.get_width() / kit.u
        next_up = kit.text(tr("resolves next"), 11, theme.GOLD, theme.BOLD_FONT, width=room)
        arrow = kit.icon("arrow_down", 11)
        kit.put(out, next_up, box.w - 22, HEAD / 2 + 2, 1.0, 0.5)
        kit.put(out, arrow, box.w - 8, HEAD / 2 + 2, 1.0, 0.5)
        for k, (entry, place) in enumerate(shown):
            moved = Box(place.x - box.x, place.y - box.y, place.w, place.h)
            self._entry(out, view, entry, moved, first=k == 0)
        hidden = len(view.stack) - len(shown)
        if hidden:
            more = kit.text(
                tr("and {n} more below", n=hidden), 11, theme.MUTED, theme.ITALIC_FONT, scaled=False, width=box.w - 16
            )
            kit.put(out, more, box.w / 2, box.h - 14, 0.5, 0.5)
        return paint.finish(out)

    def _lasting(self, out: pygame.Surface, view: TableView, box: Box, used: float) -> float:
        """Notes effects that last for a while at the foot, as far as there is room; gives where the notes begin."""
        kit = self.kit
        step = kit.line_height(11)
        y = box.h - 8
        for words in view.lasting:
            lines = kit.wrap(tr(words), 11, box.w - 30)
            # A sentence is told whole or not at all, and its heading has a line of its own.
            if y - len(lines) * step < used + step + 12:
                break
            y -= len(lines) * step
            for k, line in enumerate(lines):
                kit.put(out, kit.text(line, 11, theme.MUTED), 18, y + k * step)
            kit.put(out, kit.icon("counter", 9), 6, y + step / 2, 0, 0.5)
            y -= 3
        if y < box.h - 8:
            y -= step
            kit.put(out, kit.text(tr("For a while"), 11, theme.GOLD, theme.BOLD_FONT, width=box.w - 16), 8, y - 1)
        return y

    def _entry(self, out: pygame.Surface, view: TableView, entry: StackView, box: Box, *, first: bool) -> None:
        kit, book = self.kit, self.looks.book
        mark = theme.seat_mark(entry.controller) if entry.controller >= 0 else None
        colour = mark.colour if mark else theme.MUTED
        top = theme.mix(theme.PAPER if first else theme.PAPER_LOW, colour, 0.12)
        plate = kit.plate(
            (box.w, box.h),
            top,
            theme.mix(top, theme.INK, 0.12),
            edge=theme.GOLD if first else None,
            radius=7,
            border=1.6,
        )
        kit.put(out, plate, box.x, box.y)
        stripe = pygame.Surface((kit.px(5), max(2, kit.px(box.h) - kit.px(8))))
        stripe.fill(colour)
        out.blit(stripe, (kit.px(box.x) + kit.px(4), kit.px(box.y) + kit.px(4)))
        left = box.x + 12
        wide = min(THUMB, (box.h - 8) / CARD_RATIO)
        if entry.card:
            kit.put(out, self.looks.thumb(entry.card, wide), left, box.y + 4 + wide * CARD_RATIO / 2, 0, 0.5)
        else:
            kit.put(out, kit.icon(STACK_ICONS.get(entry.kind, "cards"), wide), left, box.y + 4 + wide * 0.7, 0, 0.5)
        left += wide + 6
        right = box.right - 5
        right, words_right, foot = self._result(out, entry, box, right)
        middle = box.y + PAD + (self._head - PAD) / 2
        if mark is not None:
            kit.put(out, kit.seat_mark(entry.controller, 13), left, middle, 0, 0.5)
        title_left = left + (16 if mark else 0)
        title = kit.text(stack_title(entry, book), TITLE, theme.PAPER_TEXT, theme.BOLD_FONT, width=right - title_left)
        kit.put(out, title, title_left, middle, 0, 0.5)
        head = self._head
        self._words(out, view, entry, Box(left, box.y + head, words_right - left, box.h - head - PAD), foot - left)

    def _words(self, out: pygame.Surface, view: TableView, entry: StackView, box: Box, foot: float) -> None:
        """Writes what an entry does and, in its last line of that width, what it is aimed at."""
        kit = self.kit
        aims = ", ".join(name_of(ref, view, self.names, self.looks.book) for ref in entry.targets)
        if aims and box.h + 2 >= 2 * self._line:
            image = kit.text(f"→ {aims}", SIZE, (122, 30, 34), theme.BOLD_FONT, width=foot)
            kit.put(out, image, box.x, box.bottom, 0, 1.0)
            box = box._replace(h=box.h - self._line)
        # Large words get smaller, down to what others read, before anything is left out.
        size, text = SIZE, self._text(entry)
        while True:
            line = kit.line_height(size) * CLOSER
            rows = max(0, int((box.h + 2) // line))
            if size * kit.text_scale <= SIZE or len(kit.wrap(text, size, box.w)) <= rows:
                break
            size -= 0.5
        for k, words in enumerate(kit.wrap(text, size, box.w, most=rows) if rows else []):
            kit.put(out, kit.text(words, size, theme.PAPER_TEXT), box.x, box.y + k * line)

    def _result_width(self, entry: StackView) -> float:
        """Gives about how wide the die or the damage of an entry is."""
        return 34.0 if entry.amount or entry.value else 0.0

    def _result(self, out: pygame.Surface, entry: StackView, box: Box, right: float) -> tuple[float, float, float]:
        """Draws the die or the damage of an entry; gives the edges left for the title, for words and for the last line."""
        kit = self.kit
        side = min(28.0, box.h * 0.46)
        if entry.kind in {"roll", "attack_roll"} and entry.value:
            die = kit.icon(f"die_{max(1, min(6, entry.value))}", side)
            kit.put(out, die, right, box.y + PAD, 1.0, 0.0)
            foot = right - side - 4
            if entry.needs:
                hit = entry.value >= entry.needs
                words = tr("needs {n}+", n=entry.needs)
                size = 11 * min(kit.text_scale, 1.2)
                image = kit.text(words, size, (24, 92, 40) if hit else (150, 26, 30), theme.BOLD_FONT, scaled=False)
                kit.put(out, image, right, box.bottom - PAD, 1.0, 1.0)
                foot = min(foot, right - image.get_width() / kit.u - 5)
            return right - side - 4, right - side - 4, foot
        if entry.amount:
            icon = kit.icon("heart", side * 0.8)
            number = kit.outlined(f"-{entry.amount}", 15, theme.BAD, 1.4)
            # Below the title, which may be long, and above the last line where there is room for both.
            room = box.h - self._head - PAD
            above = bool(entry.targets) and room - self._line >= side * 0.8
            middle = box.y + self._head + (room - self._line if above else room) / 2
            kit.put(out, icon, right, middle, 1.0, 0.5)
            kit.put(out, number, right - side * 0.8, middle, 1.0, 0.5)
            edge = right - side * 0.8 - number.get_width() / kit.u - 4
            return right, edge, right if above else edge
        return right, right, right


def _level(used: Callable[[float], float], room: float, most: float) -> float:
    """Gives the height at which entries use up the room; more height never uses less."""
    low, high = 0.0, most
    for _ in range(24):
        middle = (low + high) / 2
        low, high = (middle, high) if used(middle) <= room else (low, middle)
    return low
