"""Why something cannot be done now, in one sentence with its rule: for refusals in scenarios and for hints in the window."""

from typing import Any

from soulstack.games.foursouls.cards.schema import Activated, Cost, Paid
from soulstack.games.foursouls.rules.combat import attack_targets, has_open_duty
from soulstack.games.foursouls.rules.priority import can_pay, has_targets
from soulstack.games.foursouls.rules.shop import purchase_targets
from soulstack.games.foursouls.rules.stack import loot_ability
from soulstack.games.foursouls.rules.state import Obj, State
from soulstack.games.foursouls.rules.stats import (
    attack_price,
    attacks_left,
    can_pay_to_attack,
    holds,
    is_attackable,
    is_eternal,
    is_forbidden,
    loot_plays_left,
    player_hp,
    price_of,
    purchases_left,
)
from soulstack.kernel.decisions import Option
from soulstack.kernel.ids import NOTHING, Ref
from soulstack.kernel.sentences import Sentence

OVER = Sentence("The game is over.")
FORBIDDEN = Sentence("A card in play forbids this now (CARD-A-06).")
"""The reason that is left when the rules themselves know none."""


def why_not(state: State, seat: int, what: Ref | Option) -> str:
    """Say why a seat cannot do something now, or nothing when it can.

    `what` is an option of priority or of the pending choice, a card in hand (`("card", index)`), or an object: its first
    activated ability if the seat controls it, else an attack on it or its purchase.
    """
    option = what if isinstance(what, Option) else _meant(state, seat, what)
    if state.over:
        return OVER
    decision = state.pending[0] if state.pending else None
    if decision is not None and decision.seat == seat and option in decision.options:
        return ""
    return _reason(state, seat, option) or FORBIDDEN


def aims(state: State, verb: str) -> dict[Ref, str]:
    """Say what the active player's attack or purchase could be aimed at, each with the reason why that would be in vain."""
    if verb == "attack":
        return dict.fromkeys(attack_targets(state), "")
    seat = state.active
    return {ref: _why_too_dear(state, seat, shop=ref[0] == "obj") for ref in purchase_targets(state)}


def takes_target(state: State, option: Option) -> bool:
    """Tell whether what is played or used asks for something to aim at."""
    if option.ref is None:
        return False
    if option.verb == "play":
        ability = loot_ability(state.printed[option.ref[1]])
    elif option.verb == "activate":
        obj = state.objects[option.ref[1]]
        numbers = [number for uses in state.usable for oid, number in uses if oid == obj.id]
        ability = obj.face.abilities[numbers[option.n - 1]] if option.n <= len(numbers) else None
    else:
        return False
    return ability is not None and bool(ability.targets or any(mode.targets for mode in ability.modes))


def _reason(state: State, seat: int, option: Option) -> str:
    verb = option.verb
    if verb in ("attack", "buy", "end"):
        return _why_no_declaration(state, seat, verb)
    if verb == "pick":
        return _why_no_pick(state, seat, option)
    return _why_no_priority(state, seat, verb) or _why_no_action(state, seat, option)


def _meant(state: State, seat: int, ref: Ref) -> Option:
    kind, number = ref
    if kind == "card":
        return Option("play", ref)
    obj = state.objects.get(number) if kind == "obj" else None
    if obj is not None and obj.controller != seat and obj.zone in ("monster", "event", "shop"):
        return Option("pick", ref)
    return Option("activate", ref, 1)


def _why_no_priority(state: State, seat: int, verb: str) -> str:
    decision = state.pending[0] if state.pending else None
    if decision is None:
        return Sentence("Nobody has priority now (PRIO-07).")
    if decision.kind != "priority":
        return Sentence(
            "A choice has to be made first; nothing can be answered while something is carried out (STACK-05)."
        )
    if decision.seat != seat:
        return Sentence("Another player has priority now (PRIO-01).")
    if verb == "pass":
        return Sentence("With nothing to answer you cannot pass: act, or end your turn (A-13).")
    return ""


# --- declarations ------------------------------------------------------------------------------------------------------


def _why_no_declaration(state: State, seat: int, verb: str) -> str:
    deed, rule = {
        "attack": (Sentence("attack"), "ATK-01"),
        "buy": (Sentence("buy"), "PUR-01"),
        "end": (Sentence("end the turn"), "PRIO-05"),
    }[verb]
    if seat != state.active:
        return Sentence("Only the active player may {deed} ({rule}).", deed=deed, rule=rule)
    if state.phase != "action":
        return Sentence("You may {deed} only in your action phase ({rule}).", deed=deed, rule=rule)
    if state.declared != "none":
        return Sentence("You have declared something already; that comes first (A-12, {rule}).", rule=rule)
    if state.attack is not None and not state.attack.over:
        return Sentence("An attack is under way ({rule}).", rule=rule)
    if state.stack:
        return Sentence("Something still lies on the stack ({rule}).", rule=rule)
    decision = state.pending[0] if state.pending else None
    if decision is None or decision.prompt != "turn":
        return Sentence("Something is still being carried out ({rule}).", rule=rule)
    if verb == "attack":
        return _why_no_attack(state)
    if verb == "buy":
        return _why_no_purchase(state)
    if has_open_duty(state):
        return Sentence("You still have to attack this turn (ATK-26).")
    return ""


def _why_no_attack(state: State) -> str:
    if not can_pay_to_attack(state):
        return Sentence(
            "Attacking costs you {price}¢ to each other player, and you have too few (MECH-PAY-01).",
            price=attack_price(state),
        )
    if attacks_left(state) <= 0:
        return Sentence("You have no attack left this turn (ATK-07).")
    if not attack_targets(state):
        return Sentence("There is nothing that you could attack (ATK-03).")
    return ""


def _why_no_purchase(state: State) -> str:
    if purchases_left(state) <= 0:
        return Sentence("You have no purchase left this turn (PUR-07).")
    if not purchase_targets(state):
        return Sentence("There is nothing to buy (PUR-02).")
    return ""


def _why_no_pick(state: State, seat: int, option: Option) -> str:
    decision = state.pending[0] if state.pending else None
    obj = state.objects.get(option.ref[1]) if option.ref is not None and option.ref[0] == "obj" else None
    if decision is None or decision.kind == "priority":
        if obj is not None and obj.zone in ("monster", "event"):
            return (
                _why_unattackable(state, obj)
                or _why_no_declaration(state, seat, "attack")
                or Sentence("Declare an attack first (ATK-02).")
            )
        if obj is not None and obj.zone == "shop":
            return (
                _why_no_declaration(state, seat, "buy")
                or _why_too_dear(state, seat)
                or Sentence("Declare a purchase first (PUR-02).")
            )
        return Sentence("Nothing is to be chosen now (ABIL-02).")
    if decision.seat != seat:
        return Sentence("Another player has to choose now (ABIL-02).")
    if decision.prompt == "attack" and obj is not None:
        return _why_unattackable(state, obj) or Sentence("The attack that you have left is not for this target (A-74).")
    return Sentence("That is not among what may be chosen (ABIL-02).")


def _why_unattackable(state: State, obj: Obj) -> str:
    name = state.printed[obj.card].name
    if obj.zone == "event":
        return Sentence("{name} is an event and cannot be attacked (CARD-E-01).", name=name)
    if obj.zone != "monster":
        return Sentence("{name} is no monster in a slot (ATK-03).", name=name)
    if not is_attackable(obj):
        return Sentence("{name} cannot be attacked (ATK-03).", name=name)
    return ""


def _why_too_dear(state: State, seat: int, *, shop: bool = True) -> str:
    price = price_of(state, shop=shop)
    if state.players[seat].cents < price:
        return Sentence("It costs {price}¢ and you have {n}¢ (PUR-05).", price=price, n=state.players[seat].cents)
    return ""


# --- loot and abilities ------------------------------------------------------------------------------------------------


def _why_no_action(state: State, seat: int, option: Option) -> str:
    assert option.ref is not None
    if option.verb == "play":
        return _why_no_play(state, seat, option.ref[1])
    obj = state.objects.get(option.ref[1])
    if obj is None:
        return Sentence("That is no longer in play (ABIL-01).")
    return _why_no_use(state, seat, obj, option.n)


def _why_no_play(state: State, seat: int, card: int) -> str:
    if card not in state.players[seat].hand:
        return Sentence("That card is not in your hand (MECH-PLAY-01).")
    if loot_plays_left(state, seat) <= 0:
        if seat == state.active:
            if state.phase == "start":
                return Sentence("You have no loot play before your action phase (TURN-05).")
            return Sentence("You have no loot play left (TURN-05).")
        return Sentence("On another player's turn you need an ability that gives you a loot play (TURN-11).")
    if is_forbidden(state, "play_loot", seat):
        return Sentence("A card in play forbids you to play loot now (CARD-A-06).")
    face = state.printed[card]
    ability = loot_ability(face)
    if ability is not None and not has_targets(state, seat, NOTHING, ability):
        return Sentence("There is nothing that {name} could be aimed at (A-37).", name=face.name)
    return ""


def _why_no_use(state: State, seat: int, obj: Obj, number: int) -> str:
    name = state.printed[obj.card].name
    if obj.zone == "shop":
        return Sentence("{name} lies in the shop, where its abilities do nothing (CARD-T-06).", name=name)
    if obj.zone == "room" and seat != state.active:
        return Sentence("Only the active player may use {name} (CARD-R-02).", name=name)
    if obj.controller != seat and obj.zone != "room":
        return Sentence("Only its controller may use {name} (ABIL-07).", name=name)
    if obj.zone == "soul":
        return Sentence("{name} is a soul and has no abilities (CARD-M-03).", name=name)
    uses = [ability for ability in obj.face.abilities if isinstance(ability, Activated | Paid)]
    if not uses:
        return Sentence("{name} has no ability that can be activated (ABIL-06).", name=name)
    if not 1 <= number <= len(uses):
        return Sentence(
            "{name} has {n} activated abilities, not {number} (ABIL-06).", name=name, n=len(uses), number=number
        )
    ability = uses[number - 1]
    if ability.level and obj.counter("level") < ability.level:
        return Sentence("{name} has to reach level {level} first (MECH-LVL-02).", name=name, level=ability.level)
    if isinstance(ability, Activated):
        if not obj.charged:
            return Sentence("{name} is deactivated (ABIL-08).", name=name)
    elif not can_pay(state, seat, obj, ability.cost):
        return _why_unpayable(state, seat, obj, ability.cost)
    return _why_not_aimed(state, seat, obj, ability)


def _why_not_aimed(state: State, seat: int, obj: Obj, ability: Any) -> str:
    name = state.printed[obj.card].name
    if ability.when is not None and not holds(state, ability.when, seat, obj):
        return Sentence("{name} cannot be used at this moment: its condition does not hold (ABIL-06).", name=name)
    if is_forbidden(state, "activate_abilities", seat):
        return Sentence("A card forbids you to activate another ability this turn (CARD-A-06).")
    if obj.zone == "item" and is_forbidden(state, "activate_items", seat):
        return Sentence("A card in play forbids you to activate items now (CARD-A-06).")
    if (ability.targets or ability.modes) and not has_targets(state, seat, obj.id, ability):
        return Sentence("There is nothing that {name} could be aimed at (A-37).", name=name)
    return ""


def _why_unpayable(state: State, seat: int, obj: Obj, cost: Cost) -> str:
    player = state.players[seat]
    if player.cents < cost.cents:
        return Sentence("It costs {price}¢ and you have {n}¢ (MECH-PAY-01).", price=cost.cents, n=player.cents)
    if cost.counters and obj.counter_total() < cost.counters:
        return Sentence(
            "It takes {price} counters and there are {n} (MECH-CNT-01).", price=cost.counters, n=obj.counter_total()
        )
    if cost.hp and player_hp(state, seat) < cost.hp:
        return Sentence("It costs {price} HP and you have {n} (MECH-PAY-02).", price=cost.hp, n=player_hp(state, seat))
    if len(player.hand) < cost.discard:
        return Sentence(
            "It takes {price} loot cards and you hold {n} (ABIL-06).", price=cost.discard, n=len(player.hand)
        )
    items = sum(not is_eternal(state.objects[oid]) for oid in player.items)
    needed = max(cost.destroy_items, 1)
    return Sentence(
        "It takes {price} items that are not eternal, and you have {n} that could go (ABIL-06).", price=needed, n=items
    )


__all__ = ["why_not"]
