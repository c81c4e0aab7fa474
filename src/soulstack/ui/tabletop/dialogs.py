"""Questions that the table itself cannot show: cards to choose or to order, modes, numbers, yes or no.

A dialog is a small machine: mouse and keys change it, and `result` holds the chosen options once it is answered.
"""

import math
from collections.abc import Mapping
from typing import Final

import pygame
from attrs import define, frozen

from soulstack.app.language import tr
from soulstack.kernel.decisions import Decision, Option
from soulstack.ui import paint, theme
from soulstack.ui.geometry import CARD_RATIO, Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.choice import Choice
from soulstack.ui.tabletop.looks import Looks
from soulstack.ui.tabletop.prompt import Button, button_width, draw_button

HEAD = 50.0
FOOT = 54.0
LABEL = 20.0
READABLE = 140.0
"""A card of that width needs no words below it that only repeat its name."""
SOURCE = 210.0
"""The width of the card that asks, shown beside words."""
DRAG = 6.0
"""Units the mouse must move before a press becomes a drag."""
_MOVES = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_NO_KEYS: Final[Mapping[str, str]] = {}
_CONFIRM = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


@frozen
class Item:
    """One thing to choose."""

    option: Option
    card: str
    words: str


@define
class Place:
    """Where an item is shown."""

    index: int
    box: Box


class Dialog:
    """One open question."""

    def __init__(
        self,
        decision: Decision,
        question: str,
        items: list[Item],
        kit: Kit,
        looks: Looks,
        *,
        keys: Mapping[str, str] = _NO_KEYS,
    ) -> None:
        self.decision, self.question, self.items, self.keys = decision, question, items, keys
        self.kit, self.looks = kit, looks
        self.order = list(range(len(items)))
        self.fixed = 0
        self.picked: list[int] = []
        self.focus = 0
        self.hidden = False
        self.scroll = 0.0
        self.result: tuple[Option, ...] | None = None
        self.hover = -1
        self.pressed: tuple[int, tuple[float, float]] | None = None
        self.dragged: tuple[float, float] | None = None
        self.screen = Box(0, 0, 1280, 720)
        self.panel = Box(0, 0, 0, 0)
        self.places: list[Place] = []
        self.buttons: list[Button] = []
        self.source: Box | None = None
        self.faces = any(item.card for item in items)
        self.labelled = True
        """Whether words stand below the cards."""

    # -- what it is -------------------------------------------------------------------------------------------------

    @property
    def form(self) -> str:
        """Names the way of answering: one, some or order."""
        if self.decision.ordered and self.decision.low == self.decision.high == len(self.items):
            return "order"
        return "one" if self.decision.low == self.decision.high == 1 else "some"

    @property
    def complete(self) -> bool:
        """Tells whether the present choice is an answer."""
        if self.form == "order":
            return True
        return self.decision.low <= len(self.picked) <= self.decision.high

    @property
    def caption(self) -> str:
        """Says how many are to be chosen."""
        low, high = self.decision.low, self.decision.high
        if self.form == "order":
            return tr("Drag or click them into order; the first is on the left.")
        if self.form == "one":
            return ""
        wanted = (
            str(low)
            if low == high
            else tr("up to {high}", high=high)
            if low == 0
            else tr("{low} to {high}", low=low, high=high)
        )
        return tr("{n} chosen, {wanted} wanted", n=len(self.picked), wanted=wanted)

    @property
    def short(self) -> bool:
        """Tells whether the answers are so short that they stand side by side."""
        return not self.faces and all(len(item.words) <= 3 for item in self.items)

    # -- layout -----------------------------------------------------------------------------------------------------

    def lay(self, screen: Box) -> None:
        """Places everything on a screen."""
        self.screen = screen
        count = len(self.items)
        room = screen.w - 80
        if self.faces:
            width = self._face_width(count, room, screen.h)
            self.labelled = width < READABLE or any(
                item.words != self.looks.book.name(item.card) for item in self.items
            )
            high = width * CARD_RATIO + (LABEL if self.labelled else 0.0)
            gap = 12.0
        else:
            numbers = self.short
            longest = max((self.kit.label(i.words, 15).get_width() / self.kit.u for i in self.items), default=60.0)
            width = (
                104.0
                if numbers and len(self.items) <= 3
                else 66.0
                if numbers
                else min(room - 40, max(250.0, longest + 64))
            )
            high, gap = (56.0, 10.0) if numbers else (44.0, 8.0)
        across = 1 if not self.faces and not self.short else max(1, min(count, int((room + gap) // (width + gap))))
        lines = math.ceil(count / across)
        if lines > 1 and lines * high <= screen.h:
            across = math.ceil(count / lines)
        body = lines * high + (lines - 1) * gap
        limit = screen.h - HEAD - FOOT - 70
        shown = min(body, limit)
        self.scroll = max(0.0, min(self.scroll, body - shown))
        title = self.kit.outlined(self.question, 19).get_width() / self.kit.u
        wide = max(across * (width + gap) - gap + 48, min(title + 60, room), 420.0)
        panel = Box((screen.w - wide) / 2, 0, wide, HEAD + shown + FOOT + (18 if self.caption else 0))
        self.panel = Box(panel.x, max(10.0, (screen.h - panel.h) * 0.42), panel.w, panel.h)
        self.source = None
        if self.decision.card and not self.faces and panel.x > SOURCE + 20:
            tall = SOURCE * CARD_RATIO
            self.source = Box(panel.x - SOURCE - 14, max(10.0, self.panel.cy - tall / 2), SOURCE, tall)
        top = self.panel.y + HEAD + (18 if self.caption else 0) - self.scroll
        self.places = []
        for k, index in enumerate(self.order):
            line, column = divmod(k, across)
            here = min(across, count - line * across)
            left = screen.w / 2 - (here * (width + gap) - gap) / 2
            self.places.append(Place(index, Box(left + column * (width + gap), top + line * (high + gap), width, high)))
        self._lay_buttons()

    def _face_width(self, count: int, room: float, high: float) -> float:
        """Gives the largest width at which the cards fit: on one line, or on two where their words can still be read."""
        limit = high - HEAD - FOOT - 90
        for width in (188.0, 176.0, 164.0, 152.0):
            lines = math.ceil(count / max(1, int((room + 12) // (width + 12))))
            if lines <= 2 and lines * (width * CARD_RATIO + LABEL + 12) <= limit:
                return width
        return 118.0 if count <= 20 else 92.0

    def _lay_buttons(self) -> None:
        choices = []
        if self.form != "one":
            words = tr("Done") if self.form == "order" or self.picked or self.decision.low else tr("Choose nothing")
            choices.append(Choice(words, "Space", (), primary=True, verb="confirm"))
        choices.append(Choice(tr("Look at the table"), "V", (), verb="hide"))
        self.buttons = []
        y = self.panel.bottom - FOOT + 10
        if self.hidden:
            choices, y = [Choice(tr("Back to the question"), "V", (), primary=True, verb="hide")], self.screen.h * 0.5
        widths = [button_width(self.kit, choice) for choice in choices]
        left = self.screen.w / 2 - (sum(widths) + 10 * (len(widths) - 1)) / 2
        for choice, width in zip(choices, widths, strict=True):
            self.buttons.append(Button(choice, Box(left, y, width, 34)))
            left += width + 10

    # -- answering --------------------------------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        """Takes a click on an item."""
        if self.form == "one":
            self.result = (self.items[index].option,)
        elif self.form == "order":
            self.order.remove(index)
            self.fixed %= len(self.items)
            self.order.insert(self.fixed, index)
            self.fixed += 1
        elif index in self.picked:
            self.picked.remove(index)
        elif len(self.picked) < self.decision.high:
            self.picked.append(index)
        elif self.decision.high == 1:
            self.picked = [index]
        self.lay(self.screen)

    def confirm(self) -> None:
        """Answers with what is chosen, if that is an answer."""
        if self.form == "order":
            self.result = tuple(self.items[index].option for index in self.order)
        elif self.form == "one":
            self.choose(self.order[self.focus])
        elif self.complete:
            self.result = tuple(self.items[index].option for index in self.picked)

    def suggest(self, picks: tuple[Option, ...]) -> None:
        """Shows an answer without giving it: chosen where several are chosen, focused where one is."""
        wanted = [k for pick in picks for k, item in enumerate(self.items) if item.option == pick]
        if self.form == "order" and len(wanted) == len(self.items):
            self.order = wanted
        elif self.form == "some":
            self.picked = wanted
        elif wanted:
            self.focus = self.order.index(wanted[0])
        self.lay(self.screen)

    def shift(self, step: int) -> None:
        """Moves the focused item along the order."""
        other = self.focus + step
        if 0 <= other < len(self.order):
            self.order[self.focus], self.order[other] = self.order[other], self.order[self.focus]
            self.focus = other
            self.lay(self.screen)

    def key(self, key: int, mod: int) -> bool:
        """Takes a key and says whether it was of use."""
        if key == pygame.K_v:
            self.hidden = not self.hidden
            self.lay(self.screen)
            return True
        if self.hidden:
            return False
        count = len(self.items)
        step = _MOVES.get(key, 0) or self._down(key)
        if key == pygame.K_TAB:
            step = -1 if mod & pygame.KMOD_SHIFT else 1
        if step:
            if self.form == "order" and mod & pygame.KMOD_SHIFT and key != pygame.K_TAB:
                self.shift(step)
            else:
                self.focus = (self.focus + step) % count
                self._show_focus()
            return True
        if pygame.K_1 <= key <= pygame.K_9:
            number = key - pygame.K_1
            chosen = self._numbered(number)
            if chosen >= 0:
                self.focus = self.order.index(chosen)
                self.choose(chosen)
            return True
        for index, item in enumerate(self.items):
            if self.keys.get(item.option.verb, "") == pygame.key.name(key).upper():
                self.choose(index)
                return True
        if key == pygame.K_SPACE and self.form == "some":
            # Space toggles while something is still wanted, and confirms once the answer is complete.
            if len(self.picked) < max(1, self.decision.low) and self.decision.low > 0:
                self.choose(self.order[self.focus])
            else:
                self.confirm()
            return True
        if key in {pygame.K_RETURN, pygame.K_KP_ENTER} and self.form == "some":
            if self.complete and (self.picked or self.decision.low == 0):
                self.confirm()
            else:
                self.choose(self.order[self.focus])
            return True
        if key in _CONFIRM:
            self.confirm()
            return True
        return False

    def _show_focus(self) -> None:
        """Scrolls a long list to what has the focus."""
        body = Box(self.panel.x, self.panel.y + HEAD, self.panel.w, self.panel.h - HEAD - FOOT)
        box = self.places[self.focus].box
        if box.y < body.y or box.bottom > body.bottom:
            self.scroll += box.y - body.y if box.y < body.y else box.bottom - body.bottom
            self.lay(self.screen)

    def _down(self, key: int) -> int:
        if key not in {pygame.K_UP, pygame.K_DOWN} or not self.places:
            return 0
        across = sum(1 for place in self.places if place.box.y == self.places[0].box.y)
        return across if key == pygame.K_DOWN else -across

    def _numbered(self, number: int) -> int:
        for index, item in enumerate(self.items):
            if item.option.verb == "number" and item.option.n == number + 1:
                return index
        if any(item.option.verb == "number" for item in self.items) or number >= len(self.order):
            return -1
        return self.order[number] if self.form != "order" else number

    # -- the mouse --------------------------------------------------------------------------------------------------

    def at(self, point: tuple[float, float]) -> int:
        """Gives the item under a point, or -1."""
        return next((place.index for place in self.places if place.box.has(point)), -1)

    def press(self, point: tuple[float, float]) -> None:
        """Takes a mouse button going down."""
        for button in self.buttons:
            if button.box.has(point):
                if button.choice.verb == "hide":
                    self.key(pygame.K_v, 0)
                else:
                    self.confirm()
                return
        if self.hidden:
            return
        index = self.at(point)
        if index >= 0:
            self.pressed = (index, point)

    def move(self, point: tuple[float, float]) -> None:
        """Takes a mouse movement."""
        self.hover = -1 if self.hidden else self.at(point)
        if self.pressed is not None and self.form == "order":
            start = self.pressed[1]
            if self.dragged is not None or math.hypot(point[0] - start[0], point[1] - start[1]) > DRAG:
                self.dragged = point

    def release(self, point: tuple[float, float]) -> None:
        """Takes a mouse button going up."""
        pressed, dragged = self.pressed, self.dragged
        self.pressed = self.dragged = None
        if pressed is None:
            return
        if dragged is not None:
            self.order.remove(pressed[0])
            rest = [place for place in self.places if place.index != pressed[0]]
            before = sum(1 for p in rest if (p.box.bottom < point[1]) or (p.box.y <= point[1] and p.box.cx < point[0]))
            self.order.insert(before, pressed[0])
            self.fixed = 0
            self.lay(self.screen)
        elif self.at(point) == pressed[0]:
            self.choose(pressed[0])

    def wheel(self, steps: float) -> None:
        """Scrolls a long list."""
        self.scroll -= steps * 60
        self.lay(self.screen)

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, cursor: tuple[float, float]) -> None:
        """Draws the dialog over the table."""
        kit = self.kit
        if self.hidden:
            for button in self.buttons:
                draw_button(target, kit, button, hot=button.box.has(cursor), focused=False)
            return
        kit.put(target, kit.veil(target.get_size(), (8, 4, 10), 0.55), 0, 0)
        box = self.panel
        shade = kit.shapes.get(
            ("dialog shade", kit.px(box.w), kit.px(box.h)),
            lambda: paint.shade((kit.px(box.w), kit.px(box.h)), kit.px(14), kit.px(12), 220),
        )
        kit.put(target, shade, box.cx, box.cy + 5, 0.5, 0.5)
        kit.put(
            target, kit.plate((box.w, box.h), theme.SLATE, theme.SLATE_LOW, edge=theme.GOLD, radius=14), box.x, box.y
        )
        if self.source is not None:
            image = self.looks.large(self.decision.card, SOURCE)
            kit.put(target, image, self.source.cx, self.source.cy, 0.5, 0.5)
        self._title(target, box)
        body = Box(box.x, box.y + HEAD - 12, box.w, box.h - HEAD - FOOT + 18)
        target.set_clip(kit.rect(body))
        for k, place in enumerate(self.places):
            if place.box.overlaps(body):
                self._item(target, k, place)
        target.set_clip(None)
        for button in self.buttons:
            off = button.choice.verb == "confirm" and not self.complete
            draw_button(target, kit, button, hot=button.box.has(cursor), focused=False, off=off)

    def _title(self, target: pygame.Surface, box: Box) -> None:
        kit = self.kit
        size = 19.0
        while size > 11 and kit.outlined(self.question, size).get_width() > (box.w - 30) * kit.u:
            size -= 1
        kit.put(target, kit.outlined(self.question, size, theme.CREAM, 1.6), box.cx, box.y + 25, 0.5, 0.5)
        if self.caption:
            kit.put(target, kit.text(self.caption, 13, theme.MUTED), box.cx, box.y + 48, 0.5, 0.5)

    def _item(self, target: pygame.Surface, k: int, place: Place) -> None:
        kit, item, box = self.kit, self.items[place.index], place.box
        if self.dragged is not None and self.pressed is not None and self.pressed[0] == place.index:
            box = Box(self.dragged[0] - box.w / 2, self.dragged[1] - box.h / 2, box.w, box.h)
        chosen = place.index in self.picked
        hot = place.index == self.hover
        if not self.faces:
            key = self.keys.get(item.option.verb, "" if self.short else str(k + 1))
            choice = Choice(item.words, key, (), primary=item.option.verb == "yes", verb=item.option.verb)
            draw_button(target, kit, Button(choice, box), hot=hot, focused=self.order[self.focus] == place.index)
            return
        card = Box(box.x, box.y, box.w, box.w * CARD_RATIO)
        if item.card:
            image = self.looks.large(item.card, box.w) if box.w >= 150 else self.looks.face(item.card, box.w)
            kit.put(target, image, card.cx, card.cy, 0.5, 0.5)
        else:
            self._slip(target, item, card)
        if chosen or hot or self.order[self.focus] == place.index:
            colour = theme.GOOD if chosen else theme.FOCUS if self.order[self.focus] == place.index else theme.CREAM
            kit.put_ring(target, card, colour, 1.0 if chosen or not hot else 0.8)
        if self.form == "order" or (chosen and self.decision.high > 1):
            number = k + 1 if self.form == "order" else self.picked.index(place.index) + 1
            kit.put(target, kit.disc(26, theme.BRASS), card.x + 4, card.y + 4, 0.3, 0.3)
            kit.put(target, kit.outlined(str(number), 15), card.x + 9, card.y + 9, 0.5, 0.5)
        elif chosen:
            kit.put(target, kit.icon("check", 26), card.right - 4, card.y + 4, 0.8, 0.2)
        if self.labelled:
            words = kit.text(item.words, 12.5, theme.CREAM, theme.BOLD_FONT, width=box.w + 8)
            kit.put(target, words, card.cx, box.bottom - LABEL / 2 + 2, 0.5, 0.5)

    def _slip(self, target: pygame.Surface, item: Item, card: Box) -> None:
        kit = self.kit
        kit.put(target, kit.plate((card.w, card.h), theme.PAPER, theme.PAPER_LOW, radius=8), card.x, card.y)
        lines = kit.wrap(item.words, 13, card.w - 16, most=8)
        step = kit.line_height(13)
        for k, words in enumerate(lines):
            image = kit.text(words, 13, theme.PAPER_TEXT)
            kit.put(target, image, card.cx, card.cy + (k - (len(lines) - 1) / 2) * step, 0.5, 0.5)
