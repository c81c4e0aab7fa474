"""What may be chosen for a target, read off a view: the candidates that the engine would offer, as far as they show."""

from collections.abc import Callable
from typing import Final, TypeAlias

from attrs import define, field

from soulstack.games.foursouls.bots.estimates import Reading
from soulstack.games.foursouls.cards.schema import Activated, CardDef, Paid
from soulstack.games.foursouls.cards.vocabulary import TargetSpec
from soulstack.games.foursouls.rules.view import ObjView
from soulstack.kernel.ids import GAME, Ref

DECKS: Final = ("loot", "treasure", "monster", "room")
Finder: TypeAlias = Callable[[Reading, TargetSpec, "Context"], list[Ref]]


@define
class Context:
    """Whose ability it is, what it comes from and what was chosen for it so far."""

    you: int
    source: int = 0
    card: CardDef | None = None
    bound: dict[str, Ref] = field(factory=dict)
    they: int = GAME
    """The player whom a trigger is about, when that is known."""
    result: int = 0
    """The roll that led here."""
    depth: int = 0

    def but(self, name: str, ref: Ref) -> "Context":
        """Give a context with one more target."""
        return self.with_targets({name: ref})

    def with_targets(self, more: dict[str, Ref]) -> "Context":
        """Give a context with more targets."""
        return Context(self.you, self.source, self.card, {**self.bound, **more}, self.they, self.result, self.depth)

    def deeper(self) -> "Context":
        """Give the context for what an effect holds inside."""
        return Context(self.you, self.source, self.card, self.bound, self.they, self.result, self.depth + 1)


def candidates(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:
    """List what could be chosen for a target."""
    found: list[Ref] = []
    for kind in spec.among:
        finder = _FINDERS.get(kind)
        found += finder(table, spec, context) if finder is not None else []
    taken = list(context.bound.values())
    return [ref for ref in found if ref[0] == "number" or ref not in taken]


def _players(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:
    seats = list(table.view.seats)
    if spec.most == "souls":
        top = max(seat.souls for seat in seats)
        seats = [seat for seat in seats if seat.souls == top]
    elif spec.most == "cents":
        top = max(seat.cents for seat in seats)
        seats = [seat for seat in seats if seat.cents == top]
    others = spec.other or spec.controller == "other"
    return [
        ("player", seat.seat)
        for seat in seats
        if not (others and seat.seat == context.you) and not (spec.living and not seat.hp)
    ]


def _monsters(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:
    attack = table.view.attack
    attacked = attack.target if attack is not None and spec.unattacked else None
    return [
        ("obj", obj.id)
        for obj in table.monsters()
        if ("obj", obj.id) != attacked and not (spec.other and obj.id == context.source)
    ]


def _items(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:
    found: list[Ref] = []
    for obj in table.view.objects.values():
        if obj.zone == "item":
            if spec.in_shop is True or not _is_whose(spec, obj, context):
                continue
        elif obj.zone != "shop" or not (spec.in_shop is True or (spec.in_shop is None and spec.controller == "any")):
            continue
        if _fits(table, spec, obj, context):
            found.append(("obj", obj.id))
    return found


def _is_whose(spec: TargetSpec, obj: ObjView, context: Context) -> bool:
    if spec.controller == "you":
        return obj.controller == context.you
    if spec.controller == "other":
        return obj.controller != context.you
    return spec.controller != "they" or context.they in {GAME, obj.controller}


def _fits(table: Reading, spec: TargetSpec, obj: ObjView, context: Context) -> bool:
    if (spec.other and obj.id == context.source) or (spec.non_eternal and obj.eternal):
        return False
    if spec.passive and any(isinstance(a, Activated | Paid) for a in table.face(obj).abilities):
        return False
    return not (spec.has_tap and not obj.has_tap) and not (spec.deactivated and obj.charged)


def _owned(zone: str) -> Finder:
    def find(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:
        return [
            ("obj", obj.id)
            for obj in table.view.objects.values()
            if obj.zone == zone
            and not (spec.controller == "you" and obj.controller != context.you)
            and not (spec.controller == "other" and obj.controller == context.you)
        ]

    return find


def _on_stack(*kinds: str) -> Finder:
    def find(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:  # noqa: ARG001 - one shape for all finders
        return [
            ("stack", item.id)
            for item in reversed(table.view.stack)
            if item.kind in kinds and not (spec.not_attack and item.kind == "attack_roll")
        ]

    return find


def _abilities(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:  # noqa: ARG001 - the same
    objects = table.view.objects
    found: list[Ref] = []
    for item in reversed(table.view.stack):
        source = objects.get(item.source)
        if item.kind == "ability" and (source is None or source.zone == "item"):
            found.append(("stack", item.id))
    return found


def _decks(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:  # noqa: ARG001 - the same
    view = table.view
    return [("deck", i) for i, name in enumerate(DECKS) if view.decks.get(name) or view.discards.get(name)]


def _discards(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:  # noqa: ARG001 - the same
    return [("discard", i) for i, name in enumerate(DECKS) if table.view.discards.get(name)]


def _slots(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:  # noqa: ARG001 - the same
    return [("slot", i) for i in range(len(table.view.monsters))]


def _numbers(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:  # noqa: ARG001 - the same
    return [("number", n) for n in range(spec.low, spec.high + 1)]


def _attack(table: Reading, spec: TargetSpec, context: Context) -> list[Ref]:  # noqa: ARG001 - the same
    attack = table.view.attack
    return [("attack", attack.attacker)] if attack is not None else []


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
