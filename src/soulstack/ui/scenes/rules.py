"""The rulebook: sections at the left, their rules at the right, and a search through all of them."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from soulstack.app import registry
from soulstack.app.language import tr, tr_n
from soulstack.app.tools.rules import ID, decisions, rules
from soulstack.ui import paint, places, theme
from soulstack.ui.gui.lists import Lines, Row
from soulstack.ui.gui.press import Button
from soulstack.ui.input import Meant
from soulstack.ui.scenery import Area, Empty, Label, Panel
from soulstack.ui.scenes.library import SWITCH, LibraryScene
from soulstack.ui.scrolling import ScrollArea
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.ui.loop import App

OPEN_POINTS: Final = "Where the books are silent"
"""The section of the decisions."""
WIDEST: Final = 1500.0
"""Longer lines than such a page has are hard to follow."""
LINK: Final[Colour] = (24, 92, 112)
"""Words that lead to a rule."""
PRIMER: Final = 52.0
"""How high the button is that leads to the pages before the book."""
LEAST: Final = 2
"""Letters of a search; one letter stands on every page."""


@frozen
class Entry:
    """A rule, or a decision about an open point."""

    rule: str
    section: str
    text: str
    notes: tuple[tuple[str, str], ...] = ()
    """The decisions that settle it, each with its id."""


def entries(key: str = registry.DEFAULT) -> list[Entry]:
    """Lists all rules of a game in the order of the book, and the decisions after them."""
    settled = decisions(key)
    found = [
        Entry(
            rule,
            tr(str(entry["section"])),
            _clean(entry["text"]),
            tuple((name, _clean(settled[name]["text"])) for name in entry.get("decisions", ()) if name in settled),
        )
        for rule, entry in rules(key).items()
    ]
    found += [
        Entry(name, tr(OPEN_POINTS), f"{_clean(entry['question'])}\n{_clean(entry['text'])}")
        for name, entry in settled.items()
    ]
    return found


def _clean(text: object) -> str:
    """Says a rule in the player's language, takes the marks of emphasis out and begins with a capital."""
    words = tr(str(text)).replace("*", "").strip()
    return words[:1].upper() + words[1:]


def matching(book: Sequence[Entry], search: str) -> list[Entry]:
    """Lists the rules that have every word of a search."""
    words = search.casefold().split()
    return [
        entry
        for entry in book
        if all(
            word in f"{entry.rule} {entry.section} {entry.text} {' '.join(text for _, text in entry.notes)}".casefold()
            for word in words
        )
    ]


def found_in(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Gives where words occur in a text, whatever their case.

    >>> found_in("Roll: the roll stands.", ["roll"])
    [(0, 4), (10, 14)]
    """
    low = text.lower()
    if len(low) != len(text):
        return []  # letters that become two would shift everything
    return sorted(
        (at, at + len(word))
        for word in words
        for at in range(len(low))
        if len(word) >= LEAST and low.startswith(word, at)
    )


def links_in(text: str, targets: Collection[str], words: Mapping[str, str]) -> list[tuple[int, int, str]]:
    """Gives where a text names rules, or has words that rules explain: begin, end and the rule; each rule once.

    >>> links_in("Exhaust it (PLAY-01).", ["PLAY-01", "KEY-01"], {"Exhaust": "KEY-01"})
    [(0, 7, 'KEY-01'), (12, 19, 'PLAY-01')]
    """
    found = [(match.start(), match.end(), match.group()) for match in ID.finditer(text) if match.group() in targets]
    for word, rule in words.items():
        match = re.search(rf"\b{re.escape(word)}\w{{0,2}}\b", text)
        if (
            match is not None
            and rule in targets
            and not any(a < match.end() and match.start() < b for a, b, _ in found)
        ):
            found.append((match.start(), match.end(), rule))
    first: dict[str, tuple[int, int, str]] = {}
    for link in sorted(found):
        first.setdefault(link[2], link)
    return sorted(first.values())


@frozen
class Line:
    """One line of the page as drawn."""

    top: int
    px: int
    font: str
    text: str
    colour: Colour
    left: int = 0
    entry: int = -1
    """The number of the rule that the line belongs to."""
    links: tuple[tuple[int, int, str], ...] = ()
    """Where its words lead to a rule."""


class Page(ScrollArea):
    """Rules on paper, with links that the mouse presses and the keys go through."""

    def __init__(
        self,
        area: Area,
        targets: Collection[str],
        words: Mapping[str, str],
        on_follow: Callable[[str], None],
        *,
        still: bool = False,
    ) -> None:
        super().__init__(area, still=still, pad=22)
        self.targets, self.words, self.on_follow = targets, words, on_follow
        self.shown: list[Entry] = []
        self.headed = False
        """True when the page names the section of each rule, as in a search."""
        self.marked = ""
        """The rule that was asked for."""
        self.sought: tuple[str, ...] = ()
        """The words of a search."""
        self.lines: list[Line] = []
        self.tops: dict[str, int] = {}
        self.at = -1
        """The link that the keys are on."""

    def set(self, shown: Sequence[Entry], *, headed: bool = False, marked: str = "", sought: str = "") -> None:
        """Shows other rules, from the first or from the one that was asked for, with the words of a search marked."""
        self.shown, self.headed, self.marked = list(shown), headed, marked
        self.sought = tuple(sought.casefold().split())
        self.at = -1
        self.measure()
        self.scroll_to(max(0, self.tops.get(marked, 0) - self.space.px(40)), at_once=True)

    def measure(self) -> None:
        space = self.space
        large, small, head = space.font_px(18), space.font_px(15.5), space.font_px(24)
        self.lines, self.tops = [], {}
        section = ""
        y = 0
        for number, entry in enumerate(self.shown):
            if entry.section != section:
                section = entry.section
                if y:
                    y += space.px(14)
                words = section.replace(": ", " - ") if self.headed else section.rpartition(": ")[2]
                self.lines.append(Line(y, head, theme.TITLE_FONT, words, theme.PAPER_MUTED))
                y += round(head * 1.5)
            self.tops[entry.rule] = y
            self.lines.append(Line(y, small, theme.BOLD_FONT, entry.rule, theme.BLOOD, entry=number))
            y += round(small * 1.3)
            question, _, text = entry.text.rpartition("\n")
            y = self._wrap(question, y, large, theme.BOLD_FONT, theme.PAPER_TEXT, 0, number)
            y = self._wrap(text, y, large, theme.BODY_FONT, theme.PAPER_TEXT, 0, number)
            for name, note in entry.notes:
                y += space.px(3)
                indent = space.px(26)
                y = self._wrap(f"{name}: {note}", y, small, theme.ITALIC_FONT, theme.PAPER_MUTED, indent, number)
            y += space.px(13)
        self.length = y

    def _wrap(self, text: str, y: int, px: int, font: str, colour: Colour, left: int, number: int) -> int:
        if not text:
            return y
        linked: set[str] = {self.shown[number].rule}
        for line in paint.filled(font, px, text, max(40, self.inner.width - left)):
            links = tuple(link for link in links_in(line, self.targets, self.words) if link[2] not in linked)
            linked |= {link[2] for link in links}
            self.lines.append(Line(y, px, font, line, colour, left, number, links))
            y += round(px * 1.3)
        return y

    # -- links ------------------------------------------------------------------------------------------------------

    @property
    def links(self) -> list[tuple[Line, int, int, str]]:
        """Lists the links of the page from the top: the line, where on it, and the rule."""
        return [(line, *link) for line in self.lines for link in line.links]

    def link_rect(self, line: Line, begin: int, end: int) -> pygame.Rect:
        """Gives the pixels of a link."""
        face = theme.font(line.font, line.px)
        x = self.inner.left + line.left + face.size(line.text[:begin])[0]
        y = self.inner.top + line.top - self.offset
        return pygame.Rect(x, y, face.size(line.text[begin:end])[0], round(line.px * 1.26))

    def link_at(self, pos: tuple[int, int]) -> str:
        """Gives the rule that the link below a point leads to, or nothing."""
        if not self.rect.collidepoint(pos):
            return ""
        found = (rule for line, a, b, rule in self.links if self.link_rect(line, a, b).inflate(4, 6).collidepoint(pos))
        return next(found, "")

    def click(self, pos: tuple[int, int]) -> None:
        rule = self.link_at(pos)
        if rule:
            self.on_follow(rule)

    def intent(self, intent: Meant) -> bool:
        links = self.links
        if intent is Meant.CONFIRM and 0 <= self.at < len(links):
            self.on_follow(links[self.at][3])
            return True
        if intent in {Meant.LEFT, Meant.RIGHT} and links:
            self._step(1 if intent is Meant.RIGHT else -1)
            return True
        return super().intent(intent)

    def _step(self, by: int) -> None:
        """Goes to the next link, or to the first one in sight."""
        links = self.links
        if self.at < 0:
            seen = [k for k, (line, *_) in enumerate(links) if line.top >= self.offset]
            self.at = (seen or [0])[0] if by > 0 else (seen or [len(links)])[0] - 1
        else:
            self.at += by
        self.at %= len(links)
        line = links[self.at][0]
        self.show(max(0, line.top - line.px), line.top + 3 * line.px)

    def draw_content(self, surface: pygame.Surface) -> None:
        inner, space = self.inner, self.space
        marked = [line for line in self.lines if line.entry >= 0 and self.shown[line.entry].rule == self.marked]
        if marked:
            top = marked[0].top - space.px(5)
            bottom = marked[-1].top + round(marked[-1].px * 1.3) + space.px(5)
            band = pygame.Rect(inner.left - space.px(12), inner.top + top - self.offset, inner.width + space.px(20), 1)
            band.height = bottom - top
            if band.colliderect(self.rect):
                surface.blit(paint.plain(band.size, space.px(8), theme.GOLD, 120), band)
        for line in self.lines:
            y = inner.top + line.top - self.offset
            if y > self.rect.bottom:
                break
            if line.text and y + line.px * 2 > self.rect.top:
                for left, right in found_in(line.text, self.sought):
                    face = theme.font(line.font, line.px)
                    x = inner.left + line.left + face.size(line.text[:left])[0]
                    mark = pygame.Rect(x, y, face.size(line.text[left:right])[0], round(line.px * 1.26))
                    mark.inflate_ip(space.px(2), 0)
                    surface.blit(paint.plain(mark.size, space.px(4), theme.GOLD, 190), mark)
                self._draw_words(surface, line, y)

    def _draw_words(self, surface: pygame.Surface, line: Line, y: int) -> None:
        """Writes a line piece by piece: its links are of another colour, and underlined."""
        links = self.links
        lit = links[self.at][:2] if self.focused and 0 <= self.at < len(links) else None
        done = 0
        for begin, end, _ in line.links:
            self._write(surface, line, done, begin, y, line.colour)
            rect = self.link_rect(line, begin, end)
            if lit is not None and lit[0] is line and lit[1] == begin:
                mark = rect.inflate(self.space.px(6), self.space.px(2))
                surface.blit(paint.plain(mark.size, self.space.px(4), theme.FOCUS, 150), mark)
            self._write(surface, line, begin, end, y, LINK)
            thick = max(1, self.space.px(1.2))
            surface.fill(LINK, pygame.Rect(rect.left, rect.bottom - thick, rect.width, thick))
            done = end
        self._write(surface, line, done, len(line.text), y, line.colour)

    def _write(self, surface: pygame.Surface, line: Line, begin: int, end: int, y: int, colour: Colour) -> None:
        """Writes a part of a line where it stands in the whole."""
        if end > begin:
            x = self.inner.left + line.left + theme.font(line.font, line.px).size(line.text[:begin])[0]
            surface.blit(paint.words(line.font, line.px, line.text[begin:end], colour), (x, y))


class RulesScene(LibraryScene):
    """The book, open at a section, at a rule or at the finds of a search."""

    def __init__(self, app: "App", rule: str = "", game: str = "") -> None:
        told = Label((0, 0, 1, 1), "", size=16, colour=theme.MUTED, font=theme.ITALIC_FONT, wrapped=True, middle=True)
        super().__init__(app, told, game)
        self.empty = Empty((0, 0, 1, 1), "soul", "", colour=theme.PAPER_MUTED)
        self.asked = rule.upper()
        self.open_game()

    def open_game(self) -> None:
        self.book = entries(self.game)
        self.sections = list(dict.fromkeys(entry.section for entry in self.book))
        asked = next((entry for entry in self.book if entry.rule == self.asked), None)
        self.section = asked.section if asked is not None else self.sections[0]
        self.rule = asked.rule if asked is not None else ""
        self.asked = ""
        self.before: list[tuple[str, str]] = []
        """The sections and rules from which links were followed, the last one at the end."""
        self.rows, self.row_sections = self._make_rows()

    def _make_rows(self) -> tuple[list[Row], list[str]]:
        """Makes the lines of the list; sections with a common head stand below it."""
        rows: list[Row] = []
        keys: list[str] = []
        group = ""
        for section in self.sections:
            head, _, tail = section.rpartition(": ")
            if head and head != group:
                rows.append(Row(head, heading=True))
                keys.append("")
            group = head
            rows.append(Row(tail, inset=bool(head)))
            keys.append(section)
        return rows, keys

    def build(self) -> None:
        still = self.app.settings.reduced_motion
        x, y, wide, high = self.spread(WIDEST)
        left, right, top = x + 44, x + wide - 44, y + 20
        # Larger letters need a wider list, too.
        broad = 180 + 140 * self.app.space.text
        beside = (left, top + 80, broad, high - 134)
        paper = (left + broad + 16, top + 80, right - left - broad - 16, high - 134)
        switched = left + 140
        begins = max(paper[0], switched + SWITCH + 10)
        searched = min(330.0, (right - 146 - begins) * 0.5)
        self.told.area = (begins + searched + 14, top + 14, right - 160 - begins - searched, 52)
        primer = Button((left, top + 80, broad, PRIMER), tr("How to play"), self._open_primer, size=22)
        if self.screens.primer:
            beside = (left, beside[1] + PRIMER + 12, broad, beside[3] - PRIMER - 12)
        self.list = Lines(beside, self.rows, self.row_sections.index(self.section), self._choose, step=33, still=still)
        targets = {entry.rule for entry in self.book}
        self.page = Page(paper, targets, self.screens.rule_words(), self.follow, still=still)
        self.empty.area = paper
        wells = [Panel(beside, "well", radius=14, line=3), Panel(paper, "paper", radius=14, line=3)]
        self.add_frame(
            (x, y, wide, high),
            tr("Rules"),
            wells=wells,
            searched=(begins, searched),
            switch=switched,
            placeholder=tr("search the rules"),
        )
        self.form.add(*((primer,) if self.screens.primer else ()), self.list, self.page, self.empty)
        self.form.set_focus(self.list)

    def resize(self, size: tuple[int, int], scale: float) -> None:
        super().resize(size, scale)
        if not self.page.shown:
            self._open_page()
        self.list.show_chosen()

    def _open_primer(self) -> None:
        self.app.go(places.HowToPlay(game=self.game, over_book=True))

    # -- turning pages ----------------------------------------------------------------------------------------------

    def _choose(self, row: int) -> None:
        self.section, self.rule = self.row_sections[row], ""
        if self.search:
            self.entry.set("")
        self._open_page()

    def open_rule(self, rule: str) -> None:
        """Opens the book at a rule."""
        found = next((entry for entry in self.book if entry.rule == rule.upper()), None)
        if found is not None:
            self.list.choose(self.row_sections.index(found.section))
            self.section, self.rule = found.section, found.rule
            self._open_page()

    def turn_to(self, key: str) -> None:
        super().turn_to(key)
        self._open_page()

    def follow(self, rule: str) -> None:
        """Opens the book at a rule that a link names; Backspace leads back."""
        self.app.sound.play("page")
        self.before.append((self.section, self.rule))
        if self.search:
            self.entry.set("")
        self.open_rule(rule)
        self.form.set_focus(self.page)

    def step_back(self) -> None:
        """Goes back to where the last link was followed."""
        if self.before:
            self.app.sound.play("page")
            self.section, self.rule = self.before.pop()
            self._open_page()

    def _open_page(self) -> None:
        if len(self.search) >= LEAST:
            found = matching(self.book, self.search)
            self.page.set(found, headed=True, sought=self.search)
            self.list.chosen = -1
            self.empty.text = "" if found else tr("No rule speaks of that.")
            count = len(found)
            self.told.text = tr_n(count, "{n} rule", "{n} rules") if count else ""
        else:
            self.page.set([entry for entry in self.book if entry.section == self.section], marked=self.rule)
            self.list.chosen = self.row_sections.index(self.section)
            self.empty.text = ""
            self.told.text = tr(self.screens.short)

    @property
    def found(self) -> Page:
        return self.page

    def seek(self) -> None:
        self._open_page()

    # -- input ------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.back()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and self.form.focus is not self.entry:
            self.step_back()
            return True
        if event.type == pygame.KEYDOWN and event.key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN}:
            # Whoever reads turns pages, wherever the focus is.
            return self.page.key(event)
        return super().handle(event)
