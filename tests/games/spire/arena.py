"""Positions for tests: heroes with named cards against named enemies, in the Play phase unless said otherwise."""

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules import verbs  # noqa: F401 - registers what effects do
from soulstack.games.spire.rules.combat import clear  # noqa: F401 - registers the combat
from soulstack.games.spire.rules.ending import COMBAT, ROUNDS
from soulstack.games.spire.rules.frames import Steps
from soulstack.games.spire.rules.items import gain_item
from soulstack.games.spire.rules.orbs import fit_slots
from soulstack.games.spire.rules.piles import enter_power
from soulstack.games.spire.rules.setup import lay_out
from soulstack.games.spire.rules.state import Fight, Fighter, Setup, turn_over
from soulstack.games.spire.rules.summoning import place
from soulstack.games.spire.rules.turn import AFTER_PLAY
from soulstack.kernel.asking import DONE, FLOOR, AskAll
from soulstack.kernel.decisions import Answer, Option
from soulstack.kernel.frames import advance, apply


class Arena:
    """A fight laid out by hand."""

    def __init__(self, *heroes, die=3, round_=1, seed=7, **setup):
        self.cards = catalogue()
        self.state = lay_out(Setup(heroes=heroes or ("ironclad",), seed=seed, **setup), self.cards)
        count = len(self.state.heroes)
        self.state.fight = Fight(kind="encounter", players=count, round=round_, die=die, phase="play")
        self.state.fight.fighters = [Fighter(energy=3) for _ in range(count)]
        for seat in range(count):
            fit_slots(self.state, seat)
        self.used = {}

    def card(self, name):
        """Take a copy of a component out of the box, one more than there are if need be; a `+` turns it over."""
        base = name.removesuffix("+")
        at = self.used.get(base, 0)
        self.used[base] = at + 1
        there = self.state.places[base]
        if at == len(there):
            self.state.faces = [*self.state.faces, self.cards.faces[base]]
            self.state.places = {**self.state.places, base: (*there, len(self.state.faces) - 1)}
        card = self.state.places[base][at]
        if base in {"daze", "status"}:
            left = tuple(other for other in getattr(self.state.table, base) if other != card)
            setattr(self.state.table, base, left)
        if name != base:
            turn_over(self.state, card, self.cards.faces[name])
        return card

    def status(self, half):
        card = self.card("status")
        turn_over(self.state, card, self.cards.faces[half])
        return card

    def hand(self, *names, seat=0):
        self.state.fighter(seat).hand.extend(self.status(n) if n in {"burn", "slimed"} else self.card(n) for n in names)
        return self

    def pile(self, kind, *names, seat=0):
        """Lay cards into a pile, named from the top down."""
        cards = [self.card(name) for name in names]
        getattr(self.state.fighter(seat), kind).extend(reversed(cards))
        return self

    def power(self, *names, seat=0):
        for name in names:
            enter_power(self.state, seat, self.card(name))
        return self

    def item(self, *names, seat=0):
        for name in names:
            gain_item(self.state, seat, self.card(name))
        return self

    def me(self, seat=0, **values):
        for name, value in values.items():
            target = self.state.heroes[seat] if hasattr(self.state.heroes[seat], name) else self.state.fighter(seat)
            setattr(target, name, value)
        return self

    def foe(self, name, row=1, **values):
        foe = place(self.state, self.card(name), row)
        for key, value in values.items():
            setattr(foe, key, value)
        return foe

    def start(self):
        seats = tuple(range(len(self.state.heroes)))
        self.state.frames = [
            Steps(name=COMBAT, at=ROUNDS or 2),
            Steps(name="round", at=2),
            Steps(name="turn", at=AFTER_PLAY, seats=seats, data=(True, True)),
            AskAll(topic="play", rule=FLOOR, seats=seats),
        ]
        self.state.facts.clear()
        advance(self.state)
        return self

    def asked(self, seat=0):
        return next(d for d in self.state.pending if d.seat == seat)

    def answer(self, *picks, seat=0):
        return apply(self.state, Answer(seat, tuple(picks)))

    def play(self, name, *aims, seat=0, x=None):
        """Play a card from hand, then aim at enemies, heroes, rows or cards in turn."""
        card = next(c for c in self.state.fighter(seat).hand if self.state.faces[c].id == name)
        self.answer(self.option_for(seat, card), seat=seat)
        if x is not None:
            self.answer(Option("x", None, x), seat=seat)
        for aim in aims:
            self.aim(aim, seat)
        return self

    def option_for(self, seat, card):
        """Find the option that plays a card or one that is like it."""
        name = self.state.faces[card].id
        for option in self.asked(seat).options:
            if option.verb == "play" and self.state.faces[option.ref[1]].id == name:
                return option
        return Option("play", ("card", card))

    def aim(self, aim, seat=0):
        options = self.asked(seat).options
        wanted = [aim] if not isinstance(aim, list) else aim
        self.answer(*[self.option(options, one) for one in wanted], seat=seat)

    def option(self, options, wanted):
        for option in options:
            if wanted in (option, option.verb) or (option.ref is not None and self.fits(option.ref, wanted)):
                return option
        raise AssertionError(f"{wanted} is not among {options}")

    def fits(self, ref, wanted):
        if hasattr(wanted, "row"):
            return ref == ("foe", wanted.id)
        if ref == wanted:
            return True
        return ref[0] in {"card", "foe"} and self.state.faces[ref[1]].id == wanted

    def end_turn(self):
        """Let every seat be done and play on to the next question."""
        for seat in range(len(self.state.heroes)):
            if any(d.seat == seat and DONE in d.options for d in self.state.pending):
                self.answer(DONE, seat=seat)
        return self

    def names(self, kind, seat=0):
        return [self.state.faces[card].id for card in getattr(self.state.fighter(seat), kind)]
