"""The offer of cents: to whom, how many, and for what. It is public, so nobody has to look away."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.view import Favour
from soulstack.ui import theme
from soulstack.ui.gui.press import Button, Choice
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.gui.values import Pick, Slider
from soulstack.ui.scenery import CENTRE, Badge, Label, Panel, Picture

if TYPE_CHECKING:
    from soulstack.ui.loop import App

WIDE: Final = 600.0
HIGH: Final = 390.0
FAVOUR: Final = 64.0
"""The height of the line with what is asked for in return."""
_CONFIRM: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})
Seats = list[tuple[int, str, bool]]
"""Whom cents can be given: the seat, its name, and whether it has agreed by then."""


class OfferScene(GuiScene):
    """Asks whom to give how many cents, and what a bot shall do for them."""

    def __init__(
        self,
        app: "App",
        seats: Seats,
        most: int,
        on_give: Callable[[int, int, Favour | None], object],
        favours: Callable[[int], list[tuple[str, Favour]]] = lambda _: [],
    ) -> None:
        super().__init__(app)
        self.seats, self.most, self.on_give, self.favours = seats, most, on_give, favours
        self.chosen = 0
        self.amount = 1
        self.wanted = 0
        """Which favour is asked for; 0 for none."""

    def build(self) -> None:
        # Where nobody can be asked for a favour, there is no line for one.
        line = FAVOUR if any(self.favours(seat) for seat, _, _ in self.seats) else 0.0
        high = HIGH - FAVOUR + line
        x, y = (1280 - WIDE) / 2, (720 - high) * 0.42
        self.board = Panel((x, y, WIDE, high), "wood")
        seat, _, _ = self.seats[self.chosen]
        names = [(number, name) for number, (_, name, _) in enumerate(self.seats)]
        self.people = Choice[int]((x + 92, y + 124, WIDE - 124, 48), names, self.chosen, self._choose, size=20)
        self.slider = Slider(
            (x + 92, y + 194, WIDE - 124, 44),
            self.amount,
            self._set_amount,
            low=1,
            high=self.most,
            step=1,
            words=lambda value: f"{round(value)}¢",
        )
        self.give = Button((x + 222, y + high - 78, WIDE - 254, 58), "", self._give, material="brass", size=24)
        self.form.add(
            self.board,
            Label(
                (x + 30, y + 14, WIDE - 60, 56),
                tr("Give cents"),
                size=34,
                font=theme.TITLE_FONT,
                align=CENTRE,
                outline=3,
                colour=theme.GOLD,
                grows=False,
            ),
            Label((x + 32, y + 70, WIDE - 64, 44), self._bond_words(), size=17, colour=theme.MUTED, align=CENTRE),
            Badge((x + 34, y + 126, 44, 44), seat, self.seats[self.chosen][1][:1]),
            self.people,
            Picture((x + 36, y + 196, 40, 40), "coin"),
            self.slider,
        )
        offers = self._offers()
        if offers:
            words = [(0, tr("Nothing in return")), *((at, said) for at, (said, _) in enumerate(offers, 1))]
            self.form.add(Pick[int]((x + 32, y + 258, WIDE - 64, 46), words, self.wanted, self._want))
        self.form.add(Button((x + 32, y + high - 78, 176, 58), tr("Cancel"), self.back, size=22), self.give)
        self.form.set_focus(self.slider)
        self._tell()

    # -- what is chosen ---------------------------------------------------------------------------------------------

    def _offers(self) -> list[tuple[str, Favour]]:
        return self.favours(self.seats[self.chosen][0])

    @property
    def favour(self) -> Favour | None:
        """What is asked for in return."""
        return self._offers()[self.wanted - 1][1] if self.wanted else None

    def _choose(self, number: int) -> None:
        self.chosen, self.wanted = number, 0
        self.rebuild()

    def _set_amount(self, amount: float) -> None:
        self.amount = round(amount)
        self._tell()

    def _want(self, wanted: int) -> None:
        self.wanted = wanted
        self.rebuild()

    def _tell(self) -> None:
        """Says on the button what it does."""
        _, name, agrees = self.seats[self.chosen]
        if agrees:
            words = tr("{name} agrees: give {n}¢", name=name, n=self.amount)
        else:
            words = tr("Offer {n}¢", n=self.amount) if self.wanted else tr("Give {n}¢", n=self.amount)
        self.give.text = words

    def _bond_words(self) -> str:
        if self.wanted:
            return tr("Nobody is bound, but a bot that accepts keeps its word this turn.")
        return tr("Nobody owes anything for it.")

    def _give(self) -> None:
        seat, favour = self.seats[self.chosen][0], self.favour
        self.app.pop()
        self.on_give(seat, self.amount, favour)

    # -- input ------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and not self.form.is_unfolded and self._key(event.key):
            return True
        outside = event.type == pygame.MOUSEBUTTONDOWN and not self.board.contains(event.pos)
        if outside and not self.form.is_unfolded:
            self.back()
            return True
        return super().handle(event)

    def _key(self, key: int) -> bool:
        """Takes the keys of the table: a digit for a player, F for the favour, G for no offer, and the usual answer."""
        if pygame.K_1 <= key < pygame.K_1 + len(self.seats):
            self._choose(key - pygame.K_1)
        elif key == pygame.K_f:
            self._want((self.wanted + 1) % (len(self._offers()) + 1))
        elif key == pygame.K_g:
            self.back()
        elif key in _CONFIRM and self.form.focus in {self.slider, self.people}:
            self.app.sound.play("click")
            self._give()
        else:
            return False
        return True
