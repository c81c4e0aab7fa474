"""Chooses cards and objects by their worth: what to keep, what to give up, what to put on top."""

from collections.abc import Sequence
from typing import Final

from soulstack.games.foursouls.bots.card_worth import card_worth, item_worth, loot_worth
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards.schema import CardDef, Triggered
from soulstack.kernel.decisions import Decision, Option

POOR: Final = 2.4
"""A loot card below this is worth exchanging for an unknown one."""
DULL: Final = 5.0
"""A shop item below this is worth clearing away."""
BEST: Final = frozenset({"starting_item", "draft", "take_card", "search", "keep_on_top", "fetch", "copy_loot"})
"""Questions whose answer is what one wants to have."""


def choose_cards(judge: Judge, decision: Decision) -> Sequence[Option]:
    """Take the best, give up the worst."""
    ranked = sorted(decision.options, key=lambda option: worth(judge, option))
    if decision.prompt in BEST:
        ranked.reverse()
        if decision.low < decision.high:  # as many as one likes: only what one wants to meet
            ranked = [option for option in ranked if worth(judge, option) > 0]
            ranked = ranked[:3]
        if decision.prompt == "keep_on_top" and not draws_next(judge, decision):
            ranked.reverse()
    elif decision.low < decision.high:
        ranked = [option for option in ranked if worth(judge, option) < POOR]
        return ranked[: decision.high]
    return ranked[: max(decision.low, 1 if decision.low == decision.high else len(ranked))][: decision.high]


def choose_objects(judge: Judge, decision: Decision) -> Sequence[Option]:
    """Give up the cheapest of one's own, take the dearest of others."""
    ranked = sorted(decision.options, key=lambda option: worth(judge, option))
    if decision.prompt == "discard_shop":
        return [option for option in ranked if worth(judge, option) < DULL]
    if decision.prompt in ("give_soul", "destroy_soul"):
        ranked.sort(key=lambda option: _souls(judge, option))
    elif decision.prompt != "give_item":  # something is destroyed: one's own cheapest, or another's dearest
        ranked.sort(key=lambda option: -_destroyed(judge, option))
    return ranked[: decision.low]


def choose_order(judge: Judge, decision: Decision) -> Sequence[Option]:
    """Put what one draws oneself on top, and what others draw the other way round; let gains come before losses."""
    if decision.prompt == "order_triggers":
        return sorted(decision.options, key=lambda option: -_trigger(judge, option))
    if decision.prompt != "order_deck":
        return decision.options
    best_first = draws_next(judge, decision)
    return sorted(decision.options, key=lambda option: worth(judge, option), reverse=best_first)


def _trigger(judge: Judge, option: Option) -> float:
    """Give what a trigger of one's own that waits would bring: whoever might die of one takes the others first."""
    obj = judge.view.objects.get(option.n)
    if obj is None:
        return 0.0
    found = [a for a in judge.face(obj).abilities if isinstance(a, Triggered)]
    return max((judge.value(ability.do, Context(judge.me, obj.id, judge.face(obj))) for ability in found), default=0.0)


def draws_next(judge: Judge, decision: Decision) -> bool:
    """Tell whether one is likely to get the top card of the deck that the cards come from."""
    view = judge.view
    if view.active != judge.me or view.phase == "end":
        return False
    ref = decision.options[0].ref
    kind = judge.physical(ref[1]).kind if ref is not None and ref[0] == "card" else ""
    if kind == "monster":
        return view.attacks_left > 0
    if kind == "loot":  # before the loot step, or because an event that looks goes on to loot
        return view.phase == "start" or any(obj.zone == "event" for obj in view.objects.values())
    return kind != "treasure" or (view.purchases_left > 0 and view.seats[judge.me].cents >= 10)


def worth(judge: Judge, option: Option) -> float:
    """Give the worth of the card or object that an option names."""
    if option.ref is None:
        return 0.0
    kind, number = option.ref
    if kind == "card":
        return _card(judge, judge.physical(number))
    obj = judge.view.objects.get(number) if kind == "obj" else None
    return item_worth(judge.face(obj)) if obj is not None else 0.0


def _card(judge: Judge, card: CardDef) -> float:
    if card.kind == "monster":
        return judge.card_attack_worth(judge.me, card)
    return loot_worth(card) if card.kind == "loot" else card_worth(card)


def _destroyed(judge: Judge, option: Option) -> float:
    obj = judge.view.objects.get(option.ref[1]) if option.ref is not None and option.ref[0] == "obj" else None
    return judge.destroy(obj) if obj is not None else 0.0


def _souls(judge: Judge, option: Option) -> int:
    obj = judge.view.objects.get(option.ref[1]) if option.ref is not None else None
    return obj.souls if obj is not None else 0
