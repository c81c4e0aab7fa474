"""Small things over the table: a menu of abilities, a sentence that fades, a pile to browse."""

import pygame

from soulstack.app.language import tr
from soulstack.games.foursouls.screen.card_looks import Looks
from soulstack.kernel.decisions import Decision, Option
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.choice import Choice
from soulstack.ui.tabletop.dialogs import Dialog, Item
from soulstack.ui.tabletop.prompt import Button, draw_button


class Menu:
    """A short list beside a card."""

    HIGH = 36.0

    def __init__(self, entries: list[tuple[str, Option]], anchor: Box, screen: Box, kit: Kit) -> None:
        self.entries = entries
        self.focus = 0
        wide = max((kit.label(words, 15).get_width() / kit.u for words, _ in entries), default=80) + 62
        wide = min(max(190.0, wide), screen.w * 0.5)
        high = len(entries) * self.HIGH + 10
        x = anchor.right + 6 if anchor.right + 6 + wide < screen.w else anchor.x - 6 - wide
        x = max(4.0, min(screen.w - wide - 4, x))
        y = max(4.0, min(screen.h - high - 4, anchor.cy - high / 2))
        self.box = Box(x, y, wide, high)
        self.buttons = [
            Button(
                Choice(words, str(k + 1), (option,), verb="menu"),
                Box(x + 5, y + 5 + k * self.HIGH, wide - 10, self.HIGH - 4),
            )
            for k, (words, option) in enumerate(entries)
        ]

    def at(self, point: tuple[float, float]) -> Option | None:
        """Gives the option under a point."""
        return next((button.choice.picks[0] for button in self.buttons if button.box.has(point)), None)

    def key(self, key: int) -> Option | None:
        """Takes a key; gives the option it chose."""
        if key in {pygame.K_DOWN, pygame.K_RIGHT, pygame.K_TAB}:
            self.focus = (self.focus + 1) % len(self.entries)
        elif key in {pygame.K_UP, pygame.K_LEFT}:
            self.focus = (self.focus - 1) % len(self.entries)
        elif key in {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}:
            return self.entries[self.focus][1]
        elif pygame.K_1 <= key < pygame.K_1 + len(self.entries):
            return self.entries[key - pygame.K_1][1]
        return None

    def draw(self, target: pygame.Surface, kit: Kit, cursor: tuple[float, float]) -> None:
        """Draws the list."""
        size = (kit.px(self.box.w), kit.px(self.box.h))
        shade = kit.shapes.get(("menu shade", size), lambda: paint.shade(size, kit.px(10), kit.px(8), 200))
        kit.put(target, shade, self.box.cx, self.box.cy + 3, 0.5, 0.5)
        kit.put(
            target,
            kit.plate((self.box.w, self.box.h), theme.SLATE, theme.SLATE_LOW, edge=theme.GOLD, radius=10),
            self.box.x,
            self.box.y,
        )
        for k, button in enumerate(self.buttons):
            draw_button(target, kit, button, hot=button.box.has(cursor), focused=k == self.focus)


class Browse(Dialog):
    """A pile spread out to look at; it answers nothing."""

    def __init__(self, title: str, cards: tuple[str, ...], kit: Kit, looks: Looks) -> None:
        items = [
            Item(Option("look", ("pile", k)), card, looks.book.name(card)) for k, card in enumerate(reversed(cards))
        ]
        decision = Decision(0, "browse", tuple(item.option for item in items), 0, 0)
        super().__init__(decision, title, items, kit, looks)
        self.closed = False

    @property
    def caption(self) -> str:
        return tr("The top card comes first.") if len(self.items) > 1 else ""

    def _lay_buttons(self) -> None:
        choice = Choice(tr("Close"), "Esc", (), primary=True, verb="close")
        self.buttons = [Button(choice, Box(self.panel.cx - 70, self.panel.bottom - 44, 140, 34))]

    def choose(self, index: int) -> None:
        self.focus = self.order.index(index)

    def confirm(self) -> None:
        self.closed = True

    def press(self, point: tuple[float, float]) -> None:
        if any(button.box.has(point) for button in self.buttons) or not self.panel.has(point):
            self.closed = True
            return
        super().press(point)

    def key(self, key: int, mod: int) -> bool:
        if key in {pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_v}:
            self.closed = True
            return True
        return super().key(key, mod)
