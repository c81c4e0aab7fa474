"""Answering about rewards: what a click on a row, a face, a hero or a button does."""

from typing import TYPE_CHECKING

from soulstack.app.language import tr
from soulstack.games.spire.rules.state import NOBODY
from soulstack.games.spire.screen.deck_choice import Asked, options_by_card
from soulstack.games.spire.screen.gifts.gift import Gift, option_of, reveal_of, takes_of
from soulstack.games.spire.screen.gifts.panels import PotionTray
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Option

if TYPE_CHECKING:
    pass

from soulstack.games.spire.screen.gifts.gifts_base import GiftsBase


class GiftAnswers(GiftsBase):
    """Does what a thing is there for."""

    # --- answers ---------------------------------------------------------------------------------------------------

    def do(self, name: str) -> None:
        """Does what a thing is there for, by its name."""
        kind, _, number = name.partition(" ")
        gift = self.current
        if kind == "gift":
            self.look_at(int(number))
        elif kind == "hero":
            self.turn_to(int(number))
        elif kind == "potion":
            self._open_potions()
        elif kind == "face":
            self.take(int(number))
        elif kind == "done":
            self._be_done()
        elif kind == "later":
            self.later()
        elif kind == "skip" and gift is not None:
            self._skip(gift)
        elif kind == "main" and gift is not None:
            self._do_main(gift)

    def look_at(self, number: int) -> None:
        """Lays out a reward; one that lies face down is turned up by a second click, gold is taken by the first."""
        gift = next((each for each in self.gifts if each.id == number), None)
        if gift is None:
            return
        again = self.current is not None and self.current.id == number
        self.chosen[self.seat] = number
        self.desk.sound("flick")
        self.lay_out()
        if not gift.is_over and (gift.kind == "gold" or gift.state == "back" or (again and len(gift.cards) == 1)):
            self._do_main(gift)

    def turn_to(self, seat: int) -> None:
        """Looks at the rewards of another hero, and plays it if it is played here."""
        if seat in self.desk.session.people:
            self.looking = -1
            self.desk.turn_to(seat)
        else:
            self.looking = seat
            self.desk.sound("page")
        self.focus = ""
        self.settle()

    def take(self, at: int) -> None:
        """Takes what lies at a place, turns up a back, or claims a thing of the party."""
        gift, asked = self.current, self.asked
        if gift is None or asked is None or (gift.is_over and not gift.is_draft):
            return
        if gift.state == "back" or not gift.cards:
            self._do_main(gift)
            return
        card = self.offer.card(at)
        if card == NOBODY:
            return
        option = option_of(asked, "take", gift, card)
        if option is not None:
            self.wishes.pop(self.seat, None)
            self.chosen[self.seat] = gift.id
            self._choose(option)
        elif gift.is_draft and gift.claimed_by(card) == self.seat:
            self.desk.say(tr("You claim it already."))
        elif gift.is_draft:
            self.wishes[self.seat] = card
            self.desk.deny(tr("{name} claims it and must move first.", name=self.desk.name(gift.claimed_by(card))))
            self.lay_out()
        elif gift.kind == "potion":
            self.desk.deny(tr("Something of this hero forbids potions."))
        else:
            self.desk.deny(tr("It cannot be taken now."))

    def _do_main(self, gift: Gift) -> None:
        asked = self.asked
        if gift.kind == "transform" and takes_of(asked, gift):
            self._open_deck(gift)
            return
        option = reveal_of(asked, self.desk.state, gift) if gift.state == "back" else option_of(asked, "take", gift)
        if option is None and len(gift.cards) == 1:
            option = option_of(asked, "take", gift, gift.cards[0])
        if option is None:
            if self._rival(gift) < 0 and asked is not None:
                self.desk.deny(tr("Choose one, or skip it."))
            return
        if option.verb == "reveal" and option.ref is not None:
            self.chosen[self.seat] = option.ref[1]
        self._choose(option)

    def _open_deck(self, gift: Gift) -> None:
        """Opens the deck to choose the card that goes."""
        desk, seat = self.desk, self.seat
        found = options_by_card(desk.state, seat, takes_of(self.asked, gift), alike=True)
        desk.ask_of_deck(Asked("transform", seat, seat, found, tr("Which card is transformed?"), closable=True))

    def _skip(self, gift: Gift) -> None:
        option = option_of(self.asked, "skip", gift)
        if option is None:
            return
        if gift.state == "back":
            self.desk.say(tr("Left unseen: the deck stays as it is."))
        self.wishes.pop(self.seat, None)
        self._choose(option)

    def _be_done(self) -> None:
        """Is done, or takes that back; afterwards the next hero who has something to take is shown."""
        asked = self.asked
        if asked is None:
            return
        self._choose(UNDONE if asked.options == (UNDONE,) else DONE)
        session = self.desk.session
        if not session.over and not session.can_act(self.seat):
            waiting = [seat for seat in session.people if session.can_act(seat)]
            if waiting:
                self.turn_to(waiting[0])

    def _choose(self, option: Option) -> None:
        self.focus = ""
        self.desk.sound("click")
        self.desk.choose(self.seat, option)

    def _open_potions(self) -> None:
        """Opens what can be done with the hero's potions here."""
        asked = self.asked
        if asked is None:
            return
        tray = PotionTray(self.desk, asked, opened=True)
        if tray.ways:
            self.panel = tray
            self.desk.sound("page")
        else:
            self.desk.deny(tr("Nothing can be done with a potion here."))

    def later(self) -> None:
        """Puts the rewards aside to look at the stage below."""
        self.put_aside = self.apart
        self.desk.sound("page")
