"""The words of card files become seats, objects, things on the stack and numbers; targets are offered and checked again.

Everything reads a context: whatever knows its controller, its source, its chosen targets and the fact that triggered it (a
thing on the stack, or the frame that runs its program).
"""

from typing import Any, Protocol

from soulstack.games.foursouls.cards.schema import Activated, Paid
from soulstack.games.foursouls.cards.vocabulary import Amount, TargetSpec
from soulstack.games.foursouls.rules.state import DECKS, Obj, StackItem, State
from soulstack.games.foursouls.rules.stats import is_eternal, player_hp, soul_total
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME, NOTHING, Bindings, Ref
from soulstack.kernel.rng import below


class Context(Protocol):
    """What is needed to understand the words of an ability."""

    controller: int
    source: int
    bound: Bindings
    event: Fact | None
    result: int
    done: int


def you(state: State, ctx: Any) -> int:
    """Say who "you" is: the controller, or the active player for the game (CARD-M-02)."""
    controller: int = ctx.controller
    return controller if controller != GAME else state.active


def bound_ref(ctx: Any, name: str) -> Ref | None:
    """Look up a target by its name."""
    for key, ref in ctx.bound:
        if key == name:
            found: Ref = ref
            return found
    return None


def seats(state: State, ctx: Any, word: str) -> list[int]:
    """List the players that a word means, in turn order for groups (MECH-EACH-01)."""
    if word == "you":
        return [you(state, ctx)]
    ref = bound_ref(ctx, word)
    if ref is not None:
        return _seats_of_ref(state, ref)
    count = len(state.players)
    active = state.active
    event = ctx.event
    if word == "each_player":
        return state.seats_from(active)
    if word == "each_other_player":
        me = you(state, ctx)
        return [seat for seat in state.seats_from(active) if seat != me]
    if word == "each_other_than_active":
        return state.seats_from(active)[1:]
    if word == "each_other_than_they":
        return [seat for seat in state.seats_from(active) if event is None or seat != event.seat]
    if word == "they":
        return [event.seat] if event is not None and event.seat >= 0 else []
    if word == "active":
        return [active]
    if word == "attacker":
        if state.attack is not None:
            return [state.attack.attacker]
        return [event.seat] if event is not None and event.seat >= 0 else []
    if word == "killer":
        return [event.by] if event is not None and event.by >= 0 else []
    if word == "left_of_killer":
        return [(event.by + 1) % count] if event is not None and event.by >= 0 else []
    if word == "left":
        return [(active + 1) % count]
    if word == "right":
        return [(active - 1) % count]
    if word == "random_player":
        return [below(state.streams, "chance", count)]  # drawn when it is needed
    return []


def _seats_of_ref(state: State, ref: Ref) -> list[int]:
    kind, number = ref
    if kind == "player":
        return [number]
    if kind == "obj" and number in state.objects:
        controller = state.objects[number].controller
        return [controller] if controller >= 0 else []
    return []


def objects(state: State, ctx: Any, word: str) -> list[Obj]:
    """List the objects in play that a word means."""
    if word == "this":
        obj = state.objects.get(ctx.source)
        return [obj] if obj is not None else []
    ref = bound_ref(ctx, word)
    if ref is not None:
        if ref[0] == "obj":
            obj = state.objects.get(ref[1])
            return [obj] if obj is not None else []
        return []
    if word == "event":
        obj = state.objects.get(ctx.event.obj) if ctx.event is not None else None
        return [obj] if obj is not None else []
    if word == "character":
        return [state.objects[state.players[you(state, ctx)].character]]
    if word == "each_monster":
        return state.monsters()
    if word == "each_other_monster":
        left_out = (ctx.source, ctx.event.obj if ctx.event is not None else NOTHING)
        return [obj for obj in state.monsters() if obj.id not in left_out]
    if word == "attacked_monster":
        return [obj for obj in state.monsters() if is_attacked(state, obj)]
    if word == "each_unattacked_monster":
        return [obj for obj in state.monsters() if not is_attacked(state, obj)]
    if word == "each_shop_item":
        return state.shop()
    if word == "each_item":  # MECH-EACH-03: the shop comes last
        owned = [state.objects[i] for seat in state.seats_from(state.active) for i in state.players[seat].items]
        return owned + state.shop()
    if word == "each_item_you_control":
        return [state.objects[i] for i in state.players[you(state, ctx)].items]
    if word.startswith("items_of:"):
        found = seats(state, ctx, word.removeprefix("items_of:"))
        return [state.objects[i] for seat in found for i in state.players[seat].items]
    return []


def refs(state: State, ctx: Any, word: str) -> list[Ref]:
    """List players and objects that a word means, for what can happen to either."""
    bound = bound_ref(ctx, word)
    if bound is not None:
        if bound[0] == "obj" and bound[1] not in state.objects:
            return []
        return [bound] if bound[0] in ("obj", "player") else []
    if word == "dealer":
        return _dealer(state, ctx.event)
    if word == "everyone":  # MECH-EACH-06: monsters first, then players
        monsters: list[Ref] = [("obj", obj.id) for obj in state.monsters()]
        return monsters + [("player", seat) for seat in state.seats_from(state.active)]
    players = seats(state, ctx, word)
    if players:
        return [("player", seat) for seat in players]
    return [("obj", obj.id) for obj in objects(state, ctx, word)]


def _dealer(state: State, event: Fact | None) -> list[Ref]:
    """Say who dealt the damage that a trigger is about: a monster by itself, anything else through its player."""
    if event is None:
        return []
    source = state.objects.get(event.source)
    if source is not None and source.zone == "monster":
        return [("obj", source.id)]
    return [("player", event.by)] if event.by >= 0 else []


def number(state: State, ctx: Any, amount: Amount) -> int:
    """Work out an amount; `all` and `any` are left to the verbs that allow them."""
    if isinstance(amount, int):
        return amount
    if amount == "event_amount":
        return ctx.event.amount if ctx.event is not None else 0
    if amount == "twice_event_amount":
        return 2 * ctx.event.amount if ctx.event is not None else 0
    if amount == "roll":
        result: int = ctx.result
        return result
    if amount == "done":
        done: int = ctx.done
        return done
    if amount == "noted":
        noted = state.objects.get(ctx.source)
        return noted.note if noted is not None else 0
    if amount == "counters":
        obj = state.objects.get(ctx.source)
        return obj.counter_total() if obj is not None else 0
    if ":" in amount:
        return _share(state, ctx, *amount.split(":", 1))
    ref = bound_ref(ctx, amount)
    return ref[1] if ref is not None else 0


def _share(state: State, ctx: Any, measure: str, word: str) -> int:
    """Count what a player has, or half of it, rounded down."""
    total = 0
    for seat in seats(state, ctx, word)[:1]:
        player = state.players[seat]
        total = player.cents if measure.endswith("cents_of") else len(player.hand)
    return total // 2 if measure.startswith("half_") else total


def is_attacked(state: State, obj: Obj) -> bool:
    """Tell whether an object is the target of the attack under way."""
    return state.attack is not None and not state.attack.over and state.attack.target == ("obj", obj.id)


def stack_item(state: State, number: int) -> StackItem | None:
    """Find a thing on the stack by its id."""
    for item in state.stack:
        if item.id == number:
            return item
    return None


# --- targets -----------------------------------------------------------------------------------------------------------


def candidates(state: State, spec: TargetSpec, ctx: Any) -> list[Ref]:
    """List what may be chosen for a target now (ABIL-02)."""
    found: list[Ref] = []
    for kind in spec.among:
        _FINDERS[kind](state, spec, ctx, found)
    if spec.not_event:
        found = [ref for ref in found if not _is_event(ctx.event, ref)]
    taken = ctx.bound
    if taken and spec.times == 1:
        chosen = [ref for _, ref in taken]
        found = [ref for ref in found if ref not in chosen or ref[0] == "number"]
    return found


def is_possible(state: State, specs: tuple[TargetSpec, ...], ctx: Any) -> bool:
    """Tell whether every target has at least one candidate (A-37)."""
    return all(spec.optional or candidates(state, spec, ctx) for spec in specs)


def _is_event(event: Fact | None, ref: Ref) -> bool:
    """Tell whether a reference is what the trigger is about."""
    return event is not None and ref in (("obj", event.obj), ("player", event.seat))


def is_still_valid(state: State, spec: TargetSpec, ctx: Any, ref: Ref) -> bool:
    """Tell whether a chosen target is still there and still as described (ABIL-03)."""
    if ref[0] == "number":
        return True
    found: list[Ref] = []
    for kind in spec.among:
        _FINDERS[kind](state, spec, ctx, found)
    return ref in found


def chooser(state: State, spec: TargetSpec, ctx: Any) -> int:
    """Say who chooses a target: the controller unless the card names another."""
    if spec.who == "you":
        return you(state, ctx)
    found = seats(state, ctx, spec.who)
    return found[0] if found else you(state, ctx)


def _find_players(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:
    me = chooser(state, spec, ctx)  # "another player" is another one than the one who chooses
    pool = state.seats_from(state.active)
    if spec.other or spec.controller == "other":
        pool = [seat for seat in pool if seat != me]
    if spec.living:
        pool = [seat for seat in pool if player_hp(state, seat) > 0]
    if spec.most == "souls":
        top = max(soul_total(state, player.seat) for player in state.players)
        pool = [seat for seat in pool if soul_total(state, seat) == top]
    elif spec.most == "cents":
        top = max(player.cents for player in state.players)
        pool = [seat for seat in pool if state.players[seat].cents == top]
    found.extend(("player", seat) for seat in pool)


def _find_monsters(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:
    for obj in state.monsters():
        if spec.other and obj.id == ctx.source:
            continue
        if spec.unattacked and is_attacked(state, obj):
            continue
        if spec.named and obj.face.name not in spec.named:
            continue
        found.append(("obj", obj.id))


def _fits_item(spec: TargetSpec, obj: Obj, ctx: Any) -> bool:
    if spec.other and obj.id == ctx.source:
        return False
    if spec.non_eternal and is_eternal(obj):
        return False
    if spec.eternal and not is_eternal(obj):
        return False
    if spec.passive and any(isinstance(a, Activated | Paid) for a in obj.face.abilities):
        return False
    if spec.has_tap and not obj.face.has_tap:
        return False
    return not (spec.deactivated and obj.charged)


def _find_items(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:
    me = you(state, ctx)
    who = spec.controller
    if spec.in_shop is not True:
        if who == "you":
            owners = [me]
        elif who == "other":
            owners = [seat for seat in state.seats_from(state.active) if seat != me]
        elif who == "they":
            owners = seats(state, ctx, "they")
        else:
            owners = state.seats_from(state.active)
        for seat in owners:
            for oid in state.players[seat].items:
                if _fits_item(spec, state.objects[oid], ctx):
                    found.append(("obj", oid))
    if spec.in_shop is True or (spec.in_shop is None and who == "any"):
        found.extend(("obj", obj.id) for obj in state.shop() if _fits_item(spec, obj, ctx))


def _find_owned(zone: str) -> Any:
    def find(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:
        me = you(state, ctx)
        for seat in state.seats_from(state.active):
            if (spec.controller == "you" and seat != me) or (spec.controller == "other" and seat == me):
                continue
            found.extend(("obj", oid) for oid in getattr(state.players[seat], zone))

    return find


def _find_on_stack(kind: str) -> Any:
    def find(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:
        for item in reversed(state.stack):
            if item.kind != kind or (spec.not_attack and item.attack):
                continue
            if spec.aimed_at_yours and not _is_aimed_at(state, item, you(state, ctx)):
                continue
            found.append(("stack", item.id))

    return find


def _find_attack_rolls(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:  # noqa: ARG001 - the same
    found.extend(("stack", item.id) for item in reversed(state.stack) if item.kind == "roll" and item.attack)


def _find_abilities(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:
    for item in reversed(state.stack):
        if item.kind != "ability" or not item.activated or not item.of_item:
            continue
        if spec.aimed_at_yours and not _is_aimed_at(state, item, you(state, ctx)):
            continue
        found.append(("stack", item.id))


def _is_aimed_at(state: State, item: StackItem, seat: int) -> bool:
    """Tell whether a thing on the stack has an item or a roll of a player among its targets."""
    for _, (kind, which) in item.bound:
        obj = state.objects.get(which) if kind == "obj" else None
        if obj is not None and obj.zone == "item" and obj.controller == seat:
            return True
        roll = stack_item(state, which) if kind == "stack" else None
        if roll is not None and roll.kind == "roll" and roll.controller == seat:
            return True
    return False


def _find_decks(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:  # noqa: ARG001 - the same
    for i in range(len(DECKS)):
        if state.decks[i] or state.discards[i]:
            found.append(("deck", i))


def _find_discards(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:  # noqa: ARG001 - the same
    found.extend(("discard", i) for i in range(len(DECKS)) if state.discards[i])


def _find_slots(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:  # noqa: ARG001 - the same
    for i in coverable_slots(state):
        top = state.objects.get(state.slots[i].top)
        if not (spec.unattacked and top is not None and is_attacked(state, top)):
            found.append(slot_ref(state, i))


def _find_numbers(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:  # noqa: ARG001 - the same
    found.extend(("number", n) for n in range(spec.low, spec.high + 1))


def _find_attack(state: State, spec: TargetSpec, ctx: Any, found: list[Ref]) -> None:
    if state.attack is not None and not state.attack.over:
        if spec.controller == "you" and state.attack.attacker != you(state, ctx):
            return
        found.append(("attack", state.attack.attacker))


def slot_ref(state: State, number: int) -> Ref:
    """Name a slot as players see it: by its position in its row."""
    return ("slot", state.slots_of(state.slots[number].row).index(number))


def monster_slot(state: State, ref: Ref) -> int:
    """Find the monster slot that a reference names; -1 when the row has become shorter than that."""
    row = state.slots_of("monster")
    return row[ref[1]] if ref[1] < len(row) else -1


def coverable_slots(state: State) -> list[int]:
    """List the monster slots that a card may cover: not under an Indomitable one (KEY-11, A-34)."""
    found = []
    for i, slot in enumerate(state.slots):
        if slot.row == "monster":
            top = state.objects.get(slot.top)
            if top is None or "indomitable" not in top.face.keywords:
                found.append(i)
    return found


_FINDERS: dict[str, Any] = {
    "player": _find_players,
    "monster": _find_monsters,
    "item": _find_items,
    "soul": _find_owned("souls"),
    "curse": _find_owned("curses"),
    "roll": _find_on_stack("roll"),
    "loot": _find_on_stack("loot"),
    "damage": _find_on_stack("damage"),
    "death": _find_on_stack("death"),
    "attack_roll": _find_attack_rolls,
    "ability": _find_abilities,
    "deck": _find_decks,
    "discard": _find_discards,
    "monster_slot": _find_slots,
    "number": _find_numbers,
    "attack": _find_attack,
}
