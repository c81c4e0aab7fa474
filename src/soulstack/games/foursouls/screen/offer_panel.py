"""The offer of cents: to whom, how many, and for what. It is public, so nobody has to look away."""

from collections.abc import Callable

import pygame

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.view import Favour
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.choice import Choice
from soulstack.ui.tabletop.prompt import Button, button_width, draw_button

Point = tuple[float, float]
WIDE = 460.0
HIGH = 330.0
FAVOUR = 58.0
"""The height of the line with what is asked for in return."""
_CONFIRM = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


class Giving:
    """Asks whom to give how many cents, and what a bot shall do for them."""

    def __init__(
        self,
        seats: list[tuple[int, str, bool]],
        most: int,
        kit: Kit,
        screen: Box,
        favours: Callable[[int], list[tuple[str, Favour]]] = lambda _: [],
    ) -> None:
        self.seats = seats
        """Whom cents can be given: the seat, its name, and whether it has agreed by then."""
        self.favours = favours
        self.wanted = 0
        """Which favour is asked for; 0 for none."""
        self.most = most
        self.chosen = 0
        self.amount = 1
        self.kit = kit
        self.done: tuple[int, int] | None = None
        """Whom, and how many."""
        self.closed = False
        # Where nobody can be asked for a favour, there is no line for one.
        high = HIGH if any(favours(seat) for seat, _, _ in seats) else HIGH - FAVOUR
        self.box = Box((screen.w - WIDE) / 2, (screen.h - high) * 0.42, WIDE, high)
        self.people: list[Button] = []
        self.buttons: list[Button] = []
        self._lay()

    def _lay(self) -> None:
        box = self.box
        count = len(self.seats)
        wide = (box.w - 40 - 10 * (count - 1)) / count
        self.people = [
            Button(
                Choice(name, str(k + 1), (), primary=k == self.chosen, verb=f"seat {k}"),
                Box(box.x + 20 + k * (wide + 10), box.y + 76, wide, 44),
            )
            for k, (_, name, _) in enumerate(self.seats)
        ]
        y = box.y + 140
        confirm = self._confirm_words()
        cancel = Choice(tr("Cancel"), "Esc", (), verb="cancel")
        back = max(120.0, button_width(self.kit, cancel))
        offers = self._offers()
        words = offers[self.wanted - 1][0] if self.wanted else tr("Nothing in return")
        self.buttons = [
            Button(Choice("−", "←", (), verb="less"), Box(box.cx - 130, y, 78, 44)),
            Button(Choice("+", "→", (), verb="more"), Box(box.cx + 52, y, 78, 44)),
            *(
                [Button(Choice(words, "F", (), verb="favour"), Box(box.x + 20, y + 62, box.w - 40, 42))]
                if offers
                else []
            ),
            Button(cancel, Box(box.x + 20, box.bottom - 62, back, 42)),
            Button(
                Choice(confirm, "Space", (), True, "give"),
                Box(box.x + 32 + back, box.bottom - 62, box.w - 52 - back, 42),
            ),
        ]

    def _offers(self) -> list[tuple[str, Favour]]:
        return self.favours(self.seats[self.chosen][0])

    @property
    def favour(self) -> Favour | None:
        """What is asked for in return."""
        return self._offers()[self.wanted - 1][1] if self.wanted else None

    def _confirm_words(self) -> str:
        _, name, agrees = self.seats[self.chosen]
        if agrees:
            return tr("{name} agrees: give {n}¢", name=name, n=self.amount)
        return tr("Offer {n}¢", n=self.amount) if self.wanted else tr("Give {n}¢", n=self.amount)

    def _bond_words(self) -> str:
        if self.wanted:
            return tr("Nobody is bound, but a bot that accepts keeps its word this turn.")
        return tr("Nobody owes anything for it.")

    def _do(self, verb: str) -> None:
        if verb == "less":
            self.amount = max(1, self.amount - 1)
        elif verb == "more":
            self.amount = min(self.most, self.amount + 1)
        elif verb == "cancel":
            self.closed = True
        elif verb == "give":
            self.done = (self.seats[self.chosen][0], self.amount)
            self.closed = True
        elif verb.startswith("seat "):
            self.chosen = int(verb.removeprefix("seat "))
            self.wanted = 0
        elif verb == "favour":
            self.wanted = (self.wanted + 1) % (len(self._offers()) + 1)
        self._lay()

    def press(self, point: Point) -> None:
        """Takes a click."""
        for button in (*self.people, *self.buttons):
            if button.box.has(point):
                self._do(button.choice.verb)
                return
        if not self.box.has(point):
            self.closed = True

    def key(self, key: int) -> bool:
        """Takes a key; all keys are its own while it is open."""
        if key in {pygame.K_LEFT, pygame.K_DOWN, pygame.K_MINUS}:
            self._do("less")
        elif key in {pygame.K_RIGHT, pygame.K_UP, pygame.K_PLUS}:
            self._do("more")
        elif key in {pygame.K_ESCAPE, pygame.K_g}:
            self._do("cancel")
        elif key == pygame.K_TAB:
            self._do(f"seat {(self.chosen + 1) % len(self.seats)}")
        elif pygame.K_1 <= key < pygame.K_1 + len(self.seats):
            self._do(f"seat {key - pygame.K_1}")
        elif key == pygame.K_f:
            self._do("favour")
        elif key in _CONFIRM:
            self._do("give")
        return True

    def draw(self, target: pygame.Surface, cursor: Point) -> None:
        """Draws the offer over the table."""
        kit, box = self.kit, self.box
        kit.put(target, kit.veil(target.get_size(), (8, 4, 10), 0.55), 0, 0)
        size = (kit.px(box.w), kit.px(box.h))
        shade = kit.shapes.get(("dialog shade", *size), lambda: paint.shade(size, kit.px(14), kit.px(12), 220))
        kit.put(target, shade, box.cx, box.cy + 5, 0.5, 0.5)
        ground = kit.plate((box.w, box.h), theme.SLATE, theme.SLATE_LOW, edge=theme.GOLD, radius=14)
        kit.put(target, ground, box.x, box.y)
        kit.put(target, kit.outlined(tr("Give cents"), 20, theme.CREAM, 1.6), box.cx, box.y + 27, 0.5, 0.5)
        bond = kit.text(self._bond_words(), 13, theme.MUTED, width=box.w - 24)
        kit.put(target, bond, box.cx, box.y + 54, 0.5, 0.5)
        for button, (seat, _, _) in zip(self.people, self.seats, strict=True):
            draw_button(target, kit, button, hot=button.box.has(cursor), focused=False, left=18)
            kit.put(target, kit.seat_mark(seat, 18), button.box.x + 8, button.box.cy, 0, 0.5)
        for button in self.buttons:
            stuck = (button.choice.verb == "less" and self.amount <= 1) or (
                button.choice.verb == "more" and self.amount >= self.most
            )
            draw_button(target, kit, button, hot=button.box.has(cursor), focused=False, off=stuck)
        y = box.y + 162
        kit.put(target, kit.icon("coin", 30), box.cx - 22, y, 0.5, 0.5)
        kit.put(target, kit.outlined(str(self.amount), 28, theme.GOLD, 2), box.cx + 18, y, 0.5, 0.5)
