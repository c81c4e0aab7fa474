"""Purchases: declared, aimed, paid (PUR-01 to PUR-07)."""

from attrs import define

from soulstack.games.foursouls.rules.changes import TREASURE, gain_item_in_play, gain_new_item, pay_cents
from soulstack.games.foursouls.rules.priority import open_window
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.rules.stats import price_of
from soulstack.games.foursouls.rules.triggers import fire, tell
from soulstack.games.foursouls.rules.zones import take_top
from soulstack.kernel.clone import cloneable
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame, ask, finish
from soulstack.kernel.ids import NO_CARD, Ref

TREASURE_DECK: Ref = ("deck", TREASURE)


def purchase_targets(state: State) -> list[Ref]:
    """List the shop items and the treasure deck, if it has a card (PUR-02, A-06)."""
    found: list[Ref] = [("obj", obj.id) for obj in state.shop()]
    if state.decks[TREASURE] or state.discards[TREASURE]:
        found.append(TREASURE_DECK)
    return found


def has_purchase_target(state: State) -> bool:
    """Tell whether there is anything to buy; the usual case needs no list."""
    return bool(state.decks[TREASURE] or state.discards[TREASURE] or purchase_targets(state))


@cloneable
@define(eq=False)
class Purchase(Frame):
    """Carries a purchase from its declaration to its end."""

    seat: int = 0
    pc: int = 0
    target: Ref = ("none", 0)

    def step(self, state: State) -> None:
        pc = self.pc
        if state.ending:
            self._end(state)
        elif pc == 0:
            self.pc = 1
            open_window(state)
        elif pc == 1:
            targets = purchase_targets(state)
            if not targets:
                self._end(state)
                return
            ask(state, Decision(self.seat, "target", tuple(Option("pick", ref) for ref in targets), prompt="buy"))
        elif pc == 2:
            self.pc = 3
            if state.waiting:
                open_window(state)  # what the choice triggered comes before the price is fixed
        else:
            self._buy(state)
            self._end(state)

    def take(self, state: State, picks: tuple[Option, ...]) -> None:
        assert picks[0].ref is not None
        self.target = picks[0].ref
        self.pc = 2
        obj = self.target[1] if self.target[0] == "obj" else 0
        tell(state, Fact("purchase_target_chosen", seat=self.seat, obj=obj))

    def _buy(self, state: State) -> None:
        kind, number = self.target
        in_shop = kind == "obj"
        if in_shop and (number not in state.objects or state.objects[number].zone != "shop"):
            return
        price = price_of(state, shop=in_shop)
        if not pay_cents(state, self.seat, price):
            tell(state, Fact("purchase_failed", seat=self.seat, amount=price))  # PUR-05
            return
        if in_shop:
            state.shop_bought += 1
            obj = state.objects[number]
            gain_item_in_play(state, self.seat, obj)
        else:
            card = take_top(state, TREASURE)
            if card == NO_CARD:
                return
            obj = gain_new_item(state, self.seat, card)
        fact = tell(state, Fact("item_bought", seat=self.seat, obj=obj.id, card=obj.card, amount=price))
        fire(state, "item_bought", fact)

    def _end(self, state: State) -> None:
        state.declared = "none"
        finish(state)


def declare_purchase(state: State) -> None:
    """Declare a purchase; it is spent now (A-24)."""
    state.declared = "purchase"
    state.purchases_used += 1
    tell(state, Fact("purchase_declared", seat=state.active))
    state.frames.append(Purchase(seat=state.active))
