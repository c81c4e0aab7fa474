"""What may be chosen for a target, read off a view: the candidates that the engine would offer, which a test compares."""

from collections.abc import Callable
from typing import Final, TypeAlias

from soulstack.games.foursouls.bots.meanings import Context, Meanings
from soulstack.games.foursouls.cards.schema import Activated, Paid
from soulstack.games.foursouls.cards.vocabulary import TargetSpec
from soulstack.games.foursouls.rules.view import ObjView, StackView
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref

DECKS: Final = ("loot", "treasure", "monster", "room")
Finder: TypeAlias = Callable[[Meanings, TargetSpec, Context], list[Ref]]


def candidates(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:
    """List what could be chosen for a target."""
    found: list[Ref] = []
    for kind in spec.among:
        found += _FINDERS[kind](table, spec, context)
    if spec.not_event:
        found = [ref for ref in found if not _is_event(context.event, ref)]
    if not context.bound or spec.times > 1:
        return found
    taken = list(context.bound.values())
    return [ref for ref in found if ref[0] == "number" or ref not in taken]


def chooser(table: Meanings, spec: TargetSpec, context: Context) -> int:
    """Say who chooses a target: the controller unless the card names another."""
    found = table.seats_of(spec.who, context) if spec.who != "you" else []
    return found[0] if found else table.owner(context.you)


def _is_event(event: Fact | None, ref: Ref) -> bool:
    return event is not None and ref in (("obj", event.obj), ("player", event.seat))


def _players(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:
    seats = list(table.view.seats)
    if spec.most == "souls":
        top = max(seat.souls for seat in seats)
        seats = [seat for seat in seats if seat.souls == top]
    elif spec.most == "cents":
        top = max(seat.cents for seat in seats)
        seats = [seat for seat in seats if seat.cents == top]
    left_out = chooser(table, spec, context) if spec.other or spec.controller == "other" else -1
    return [("player", seat.seat) for seat in seats if seat.seat != left_out and not (spec.living and not seat.hp)]


def _monsters(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:
    return [
        ("obj", obj.id)
        for obj in table.monsters()
        if not (spec.unattacked and table.is_attacked(obj))
        and not (spec.other and obj.id == context.source)
        and not (spec.named and table.face(obj).name not in spec.named)
    ]


def _items(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:
    found: list[Ref] = []
    for obj in table.view.objects.values():
        if obj.zone == "item":
            if spec.in_shop is True or not _is_whose(table, spec, obj, context):
                continue
        elif obj.zone != "shop" or not (spec.in_shop is True or (spec.in_shop is None and spec.controller == "any")):
            continue
        if _fits(table, spec, obj, context):
            found.append(("obj", obj.id))
    return found


def _is_whose(table: Meanings, spec: TargetSpec, obj: ObjView, context: Context) -> bool:
    if spec.controller == "you":
        return obj.controller == table.owner(context.you)
    if spec.controller == "other":
        return obj.controller != table.owner(context.you)
    # Whose they are is known when the trigger is; until then it may be anybody.
    return spec.controller != "they" or context.event is None or obj.controller == context.event.seat


def _fits(table: Meanings, spec: TargetSpec, obj: ObjView, context: Context) -> bool:
    if (spec.other and obj.id == context.source) or (
        obj.eternal if spec.non_eternal else spec.eternal and not obj.eternal
    ):
        return False
    if spec.passive and any(isinstance(a, Activated | Paid) for a in table.face(obj).abilities):
        return False
    return not (spec.has_tap and not obj.has_tap) and not (spec.deactivated and obj.charged)


def _owned(zone: str) -> Finder:
    def find(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:
        you = table.owner(context.you)
        return [
            ("obj", obj.id)
            for obj in table.view.objects.values()
            if obj.zone == zone
            and not (spec.controller == "you" and obj.controller != you)
            and not (spec.controller == "other" and obj.controller == you)
        ]

    return find


def _on_stack(*kinds: str) -> Finder:
    def find(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:
        return [
            ("stack", item.id)
            for item in reversed(table.view.stack)
            if item.kind in kinds
            and not (spec.not_attack and item.kind == "attack_roll")
            and not (spec.aimed_at_yours and not _is_aimed_at(table, item, table.owner(context.you)))
        ]

    return find


def _abilities(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:
    return [
        ("stack", item.id)
        for item in reversed(table.view.stack)
        if item.of_item and not (spec.aimed_at_yours and not _is_aimed_at(table, item, table.owner(context.you)))
    ]


def _is_aimed_at(table: Meanings, item: StackView, seat: int) -> bool:
    """Tell whether a thing on the stack has an item or a roll of a player among its targets."""
    for kind, number in item.targets:
        obj = table.view.objects.get(number) if kind == "obj" else None
        if obj is not None and obj.zone == "item" and obj.controller == seat:
            return True
        if kind == "stack" and any(
            roll.id == number and roll.kind in {"roll", "attack_roll"} and roll.controller == seat
            for roll in table.view.stack
        ):
            return True
    return False


def _decks(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:  # noqa: ARG001 - one shape for all finders
    view = table.view
    return [("deck", i) for i, name in enumerate(DECKS) if view.decks.get(name) or view.discards.get(name)]


def _discards(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:  # noqa: ARG001 - the same
    return [("discard", i) for i, name in enumerate(DECKS) if table.view.discards.get(name)]


def _slots(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:  # noqa: ARG001 - the same
    found: list[Ref] = []
    for i, slot in enumerate(slot for slot in table.view.monsters if slot.row == "monster"):
        top = table.view.objects.get(slot.top)
        if top is not None and "indomitable" in table.face(top).keywords:
            continue
        if not (spec.unattacked and top is not None and table.is_attacked(top)):
            found.append(("slot", i))
    return found


def _numbers(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:  # noqa: ARG001 - the same
    return [("number", n) for n in range(spec.low, spec.high + 1)]


def _attack(table: Meanings, spec: TargetSpec, context: Context) -> list[Ref]:
    attack = table.view.attack
    if attack is None or (spec.controller == "you" and attack.attacker != table.owner(context.you)):
        return []
    return [("attack", attack.attacker)]


_FINDERS: Final[dict[str, Finder]] = {
    "player": _players,
    "monster": _monsters,
    "item": _items,
    "soul": _owned("soul"),
    "curse": _owned("curse"),
    "roll": _on_stack("roll", "attack_roll"),
    "loot": _on_stack("loot"),
    "damage": _on_stack("damage", "combat_damage"),
    "death": _on_stack("death"),
    "attack_roll": _on_stack("attack_roll"),
    "ability": _abilities,
    "deck": _decks,
    "discard": _discards,
    "monster_slot": _slots,
    "number": _numbers,
    "attack": _attack,
}
