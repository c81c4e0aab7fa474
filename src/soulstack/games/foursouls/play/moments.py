"""What a window to respond and a turn are about, in a sentence: what comes next, and what may be done about it.

Only what everybody sees is used, so the sentence may stand on a screen that several people look at.
"""

from collections.abc import Callable
from typing import Final

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.view import StackView, TableView
from soulstack.kernel.decisions import Decision
from soulstack.kernel.ids import Ref

Named = Callable[[Ref], str]
"""Names what a reference means."""
ROLLS: Final = frozenset({"roll", "attack_roll"})
USED: Final = ("↷", "$")
"""How the line of an ability begins that somebody has activated; others go off by themselves."""
DAMAGES: Final = frozenset({"damage", "combat_damage"})


def window(view: TableView, seat: int, card: str, named: Named) -> str:
    """Say what would be answered now, or nothing when there is nothing in particular; `card` names the top's source."""
    if not view.stack:
        return _declared(view, seat, named)
    top = view.stack[-1]
    if top.kind in ROLLS and top.value:
        return _roll(top, seat, named)
    if (top.kind in DAMAGES or top.kind == "death") and top.targets:
        return _harm(top, seat, named)
    if not top.card:
        return ""
    own, name = top.controller == seat, named(("player", top.controller))
    if top.kind == "loot":
        return tr("You play {card}.", card=card) if own else tr("{name} plays {card}.", name=name, card=card)
    if top.text.startswith(USED):
        return tr("You use {card}.", card=card) if own else tr("{name} uses {card}.", name=name, card=card)
    return tr("{card} takes effect next.", card=card)


def _declared(view: TableView, seat: int, named: Named) -> str:
    own, name = view.active == seat, named(("player", view.active))
    if view.declared == "attack":
        return tr("You are about to attack.") if own else tr("{name} is about to attack.", name=name)
    if view.declared == "purchase":
        return tr("You are about to buy.") if own else tr("{name} is about to buy.", name=name)
    if view.declared == "end":
        return tr("Your turn is about to end.") if own else tr("{name} is about to end the turn.", name=name)
    return ""


def _roll(top: StackView, seat: int, named: Named) -> str:
    own, n, name = top.controller == seat, top.value, named(("player", top.controller))
    if top.kind == "roll" or not top.needs:
        return tr("Your roll shows {n}.", n=n) if own else tr("The roll of {name} shows {n}.", name=name, n=n)
    if top.value >= top.needs:
        if own:
            return tr("Your attack roll shows {n}, a hit.", n=n)
        return tr("The attack roll of {name} shows {n}, a hit.", name=name, n=n)
    if own:
        return tr("Your attack roll shows {n}, a miss.", n=n)
    return tr("The attack roll of {name} shows {n}, a miss.", name=name, n=n)


def _harm(top: StackView, seat: int, named: Named) -> str:
    target, n = top.targets[0], top.amount
    own, name = target == ("player", seat), named(target)
    if top.kind == "death":
        return tr("You are about to die.") if own else tr("{name} is about to die.", name=name)
    if own:
        return tr("You are about to take {n} damage.", n=n)
    return tr("{name} is about to take {n} damage.", name=name, n=n)


def turn(view: TableView, decision: Decision) -> str:
    """Say what is left to do in an own turn."""
    seat = view.seats[decision.seat]
    listed = {option.verb for option in decision.options}
    prices = [obj.price for obj in view.objects.values() if obj.zone == "shop" and obj.price is not None]
    deeds = []
    if seat.loot_plays and seat.hand_size:
        deeds.append(tr("play loot"))
    if "attack" in listed:
        deeds.append(tr("attack", meaning="left to do"))
    if "buy" in listed and any(price <= seat.cents for price in prices):
        deeds.append(tr("buy", meaning="left to do"))
    if not deeds and "activate" in listed:
        return tr("Your turn: use what glows, or end it.")
    if not deeds:
        return tr("Your turn: nothing is left but to end it.")
    return tr("Your turn: {deeds} or end it.", deeds=", ".join(deeds))
