"""Why something cannot be done now, in one sentence with its rule: for refusals in scenarios and for hints in the window."""

from typing import Any

from soulstack.foursouls.combat import attack_targets, has_open_duty
from soulstack.foursouls.priority import can_pay, has_targets
from soulstack.foursouls.schema import Activated, Cost, Paid
from soulstack.foursouls.shop import purchase_targets
from soulstack.foursouls.stack import loot_ability
from soulstack.foursouls.state import Obj, State
from soulstack.foursouls.stats import (
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

OVER = "The game is over."
FORBIDDEN = "A card in play forbids this now (CARD-A-06)."
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
        return "Nobody has priority now (PRIO-07)."
    if decision.kind != "priority":
        return "A choice has to be made first; nothing can be answered while something is carried out (STACK-05)."
    if decision.seat != seat:
        return "Another player has priority now (PRIO-01)."
    if verb == "pass":
        return "With nothing to answer you cannot pass: act, or end your turn (A-13)."
    return ""


# --- declarations ------------------------------------------------------------------------------------------------------


def _why_no_declaration(state: State, seat: int, verb: str) -> str:
    deed, rule = {
        "attack": ("attack", "ATK-01"),
        "buy": ("buy", "PUR-01"),
        "end": ("end the turn", "PRIO-05"),
    }[verb]
    if seat != state.active:
        return f"Only the active player may {deed} ({rule})."
    if state.phase != "action":
        return f"You may {deed} only in your action phase ({rule})."
    if state.declared != "none":
        return f"You have declared something already; that comes first (A-12, {rule})."
    if state.attack is not None and not state.attack.over:
        return f"An attack is under way ({rule})."
    if state.stack:
        return f"Something still lies on the stack ({rule})."
    decision = state.pending[0] if state.pending else None
    if decision is None or decision.prompt != "turn":
        return f"Something is still being carried out ({rule})."
    if verb == "attack":
        return _why_no_attack(state)
    if verb == "buy":
        return _why_no_purchase(state)
    if has_open_duty(state):
        return "You still have to attack this turn (ATK-26)."
    return ""


def _why_no_attack(state: State) -> str:
    if not can_pay_to_attack(state):
        return f"Attacking costs you {attack_price(state)}¢ to each other player, and you have too few (MECH-PAY-01)."
    if attacks_left(state) <= 0:
        return "You have no attack left this turn (ATK-07)."
    if not attack_targets(state):
        return "There is nothing that you could attack (ATK-03)."
    return ""


def _why_no_purchase(state: State) -> str:
    if purchases_left(state) <= 0:
        return "You have no purchase left this turn (PUR-07)."
    if not purchase_targets(state):
        return "There is nothing to buy (PUR-02)."
    return ""


def _why_no_pick(state: State, seat: int, option: Option) -> str:
    decision = state.pending[0] if state.pending else None
    obj = state.objects.get(option.ref[1]) if option.ref is not None and option.ref[0] == "obj" else None
    if decision is None or decision.kind == "priority":
        if obj is not None and obj.zone in ("monster", "event"):
            return (
                _why_unattackable(state, obj)
                or _why_no_declaration(state, seat, "attack")
                or "Declare an attack first (ATK-02)."
            )
        if obj is not None and obj.zone == "shop":
            return (
                _why_no_declaration(state, seat, "buy")
                or _why_too_dear(state, seat)
                or "Declare a purchase first (PUR-02)."
            )
        return "Nothing is to be chosen now (ABIL-02)."
    if decision.seat != seat:
        return "Another player has to choose now (ABIL-02)."
    if decision.prompt == "attack" and obj is not None:
        return _why_unattackable(state, obj) or "The attack that you have left is not for this target (A-74)."
    return "That is not among what may be chosen (ABIL-02)."


def _why_unattackable(state: State, obj: Obj) -> str:
    name = state.printed[obj.card].name
    if obj.zone == "event":
        return f"{name} is an event and cannot be attacked (CARD-E-01)."
    if obj.zone != "monster":
        return f"{name} is no monster in a slot (ATK-03)."
    if not is_attackable(obj):
        return f"{name} cannot be attacked (ATK-03)."
    return ""


def _why_too_dear(state: State, seat: int) -> str:
    price = price_of(state, shop=True)
    if state.players[seat].cents < price:
        return f"It costs {price}¢ and you have {state.players[seat].cents}¢ (PUR-05)."
    return ""


# --- loot and abilities ------------------------------------------------------------------------------------------------


def _why_no_action(state: State, seat: int, option: Option) -> str:
    assert option.ref is not None
    if option.verb == "play":
        return _why_no_play(state, seat, option.ref[1])
    obj = state.objects.get(option.ref[1])
    if obj is None:
        return "That is no longer in play (ABIL-01)."
    return _why_no_use(state, seat, obj, option.n)


def _why_no_play(state: State, seat: int, card: int) -> str:
    if card not in state.players[seat].hand:
        return "That card is not in your hand (MECH-PLAY-01)."
    if loot_plays_left(state, seat) <= 0:
        if seat == state.active:
            when = "before your action phase" if state.phase == "start" else "left"
            return f"You have no loot play {when} (TURN-05)."
        return "On another player's turn you need an ability that gives you a loot play (TURN-11)."
    if is_forbidden(state, "play_loot", seat):
        return "A card in play forbids you to play loot now (CARD-A-06)."
    face = state.printed[card]
    ability = loot_ability(face)
    if ability is not None and not has_targets(state, seat, NOTHING, ability):
        return f"There is nothing that {face.name} could be aimed at (A-37)."
    return ""


def _why_no_use(state: State, seat: int, obj: Obj, number: int) -> str:
    name = state.printed[obj.card].name
    if obj.zone == "shop":
        return f"{name} lies in the shop, where its abilities do nothing (CARD-T-06)."
    if obj.zone == "room" and seat != state.active:
        return f"Only the active player may use {name} (CARD-R-02)."
    if obj.controller != seat and obj.zone != "room":
        return f"Only its controller may use {name} (ABIL-07)."
    if obj.zone == "soul":
        return f"{name} is a soul and has no abilities (CARD-M-03)."
    uses = [ability for ability in obj.face.abilities if isinstance(ability, Activated | Paid)]
    if not uses:
        return f"{name} has no ability that can be activated (ABIL-06)."
    if not 1 <= number <= len(uses):
        return f"{name} has {len(uses)} activated abilities, not {number} (ABIL-06)."
    ability = uses[number - 1]
    if ability.level and obj.counter("level") < ability.level:
        return f"{name} has to reach level {ability.level} first (MECH-LVL-02)."
    if isinstance(ability, Activated):
        if not obj.charged:
            return f"{name} is deactivated (ABIL-08)."
    elif not can_pay(state, seat, obj, ability.cost):
        return _why_unpayable(state, seat, obj, ability.cost)
    return _why_not_aimed(state, seat, obj, ability)


def _why_not_aimed(state: State, seat: int, obj: Obj, ability: Any) -> str:
    name = state.printed[obj.card].name
    if ability.when is not None and not holds(state, ability.when, seat, obj):
        return f"{name} cannot be used at this moment: its condition does not hold (ABIL-06)."
    if is_forbidden(state, "activate_abilities", seat):
        return "A card forbids you to activate another ability this turn (CARD-A-06)."
    if obj.zone == "item" and is_forbidden(state, "activate_items", seat):
        return "A card in play forbids you to activate items now (CARD-A-06)."
    if (ability.targets or ability.modes) and not has_targets(state, seat, obj.id, ability):
        return f"There is nothing that {name} could be aimed at (A-37)."
    return ""


def _why_unpayable(state: State, seat: int, obj: Obj, cost: Cost) -> str:
    player = state.players[seat]
    if player.cents < cost.cents:
        return f"It costs {cost.cents}¢ and you have {player.cents}¢ (MECH-PAY-01)."
    if cost.counters and obj.counter_total() < cost.counters:
        return f"It takes {cost.counters} counters and there are {obj.counter_total()} (MECH-CNT-01)."
    if cost.hp and player_hp(state, seat) < cost.hp:
        return f"It costs {cost.hp} HP and you have {player_hp(state, seat)} (MECH-PAY-02)."
    if len(player.hand) < cost.discard:
        return f"It takes {cost.discard} loot cards and you hold {len(player.hand)} (ABIL-06)."
    items = sum(not is_eternal(state.objects[oid]) for oid in player.items)
    needed = max(cost.destroy_items, 1)
    return f"It takes {needed} items that are not eternal, and you have {items} that could go (ABIL-06)."


__all__ = ["why_not"]
