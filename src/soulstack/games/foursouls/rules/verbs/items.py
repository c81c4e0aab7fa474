"""Objects that are turned, destroyed, stolen, swapped, rerolled, copied or given counters."""

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.schema import Activated, Enters
from soulstack.games.foursouls.rules.changes import (
    TREASURE,
    give_soul,
)
from soulstack.games.foursouls.rules.changes import (
    deactivate as turn_down,
)
from soulstack.games.foursouls.rules.changes import (
    give_item as hand_over,
)
from soulstack.games.foursouls.rules.changes import (
    recharge as turn_up,
)
from soulstack.games.foursouls.rules.frames import Run, answer, propose, spend_counters, task, verb
from soulstack.games.foursouls.rules.ordering import in_order
from soulstack.games.foursouls.rules.selecting import number, objects, seats, you
from soulstack.games.foursouls.rules.souls import (
    check_bonus,
    gain_soul_card,
    has_room,
    is_full,
    turn_into_soul,
    value_of,
)
from soulstack.games.foursouls.rules.stack import Announce, resolving_loot
from soulstack.games.foursouls.rules.state import StackItem, State
from soulstack.games.foursouls.rules.stats import is_eternal, object_hp
from soulstack.games.foursouls.rules.triggers import fire, tell
from soulstack.games.foursouls.rules.zones import change_face, enter_play, is_out_of_hands, swap_hands, take_top
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME, NO_CARD
from soulstack.kernel.programs import Done, Task, do_tasks, pick, question


@verb(e.Recharge)
def recharge(state: State, run: Run, effect: e.Recharge) -> Done:
    """Turn objects upright."""
    found = objects(state, run, effect.what)
    if not effect.up_to:
        return sum(turn_up(state, obj) for obj in found)
    options = [pick(("obj", obj.id)) for obj in found if not obj.charged]
    if not options:
        return 0
    question(
        state, "some_recharged", you(state, run), "objects", options, low=0, high=effect.up_to, prompt="recharge",
        card=run.face.id,
    )  # fmt: skip
    return None


@answer
def some_recharged(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Turn the chosen objects upright."""
    return sum(turn_up(state, state.objects[p.ref[1]]) for p in picks if p.ref is not None)


@verb(e.Deactivate)
def deactivate(state: State, run: Run, effect: e.Deactivate) -> Done:
    """Turn objects sideways."""
    return sum(turn_down(state, obj) for obj in objects(state, run, effect.what))


@verb(e.Destroy)
def destroy(state: State, run: Run, effect: e.Destroy) -> Done:
    """Destroy objects; "this" on a copied ability finds nothing to destroy (MECH-COPY-14)."""
    found = in_order(state, run, effect.what)
    if found is None:
        return None
    return do_tasks(state, [("destroy", (obj.id, run.controller)) for obj in found])


@verb(e.Sacrifice)
def sacrifice(state: State, run: Run, effect: e.Sacrifice) -> Done:
    """Make players destroy objects of their choice."""
    return do_tasks(
        state, [("sacrifice", (seat, effect.what, effect.amount)) for seat in seats(state, run, effect.who)]
    )


@verb(e.StealItem)
def steal_item(state: State, run: Run, effect: e.StealItem) -> Done:
    """Take an item from a player or the shop."""
    found = objects(state, run, effect.item)
    return sum(hand_over(state, obj, thief) or 0 for thief in seats(state, run, effect.who)[:1] for obj in found)


@verb(e.GiveItem)
def give_item(state: State, run: Run, effect: e.GiveItem) -> Done:
    """Give an item to a player; what somebody else controls by now is not yours to give (MECH-GIVE-01)."""
    done = 0
    giver = you(state, run)
    for seat in seats(state, run, effect.to)[:1]:
        for obj in objects(state, run, effect.item):
            done += (hand_over(state, obj, seat) or 0) if obj.controller == giver else 0
    return done


@verb(e.SwapItems)
def swap_items(state: State, run: Run, effect: e.SwapItems) -> Done:
    """Swap an item of yours for another at the same time (MECH-GIVE-03, A-79); the shop may be one side (A-72)."""
    first, second = objects(state, run, effect.first), objects(state, run, effect.second)
    if not first or not second or first[0].controller == second[0].controller:
        return 0
    if first[0].controller != you(state, run) or is_out_of_hands(first[0]) or is_out_of_hands(second[0]):
        return 0
    a, b = first[0], second[0]
    swap_hands(state, a, b)
    for obj, giver in ((a, b.controller), (b, a.controller)):
        tell(state, Fact("item_given", seat=giver, other=obj.controller, obj=obj.id, card=obj.card))
    if state.bonus:
        check_bonus(state)
    return 1


@verb(e.StealSoul)
def steal_soul(state: State, run: Run, effect: e.StealSoul) -> Done:
    """Move the chosen soul, or ask a player which one is given (MECH-GIVE-01, MECH-GIVE-02)."""
    thieves = seats(state, run, effect.who)
    if not thieves:
        return 0
    thief = thieves[0]
    if chosen := objects(state, run, effect.of):
        return sum(give_soul(state, obj, thief) or 0 for obj in chosen)
    for victim in seats(state, run, effect.of)[:1]:
        souls = state.players[victim].souls
        pool = [oid for oid in souls if has_room(state, thief, value_of(state.objects[oid].face))]
        if not pool or victim == thief:
            return 0
        options = [pick(("obj", oid)) for oid in pool]
        question(state, "soul_taken", victim, "objects", options, (thief,), prompt="give_soul", card=run.face.id)
        return None
    return 0


@answer
def soul_taken(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Move the chosen soul."""
    assert picks[0].ref is not None
    return give_soul(state, state.objects[picks[0].ref[1]], data[0])


@verb(e.DemandItem)
def demand_item(state: State, run: Run, effect: e.DemandItem) -> Done:
    """Make players give an item of their own choice (MECH-GIVE-01)."""
    tasks = [
        ("ask_for_item", (thief, victim))
        for thief in seats(state, run, effect.who)[:1]
        for victim in seats(state, run, effect.victim)
    ]
    return do_tasks(state, tasks)


@task
def ask_for_item(state: State, thief: int, victim: int) -> Done:
    """Ask a player which item is given."""
    pool = state.players[victim].items
    if not pool or thief == victim:
        return 0
    options = [pick(("obj", oid)) for oid in pool]
    question(state, "item_handed", victim, "objects", options, (thief,), prompt="give_item")
    return None


@answer
def item_handed(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Hand the item over."""
    return sum(hand_over(state, state.objects[p.ref[1]], data[0]) or 0 for p in picks if p.ref is not None)


# --- rerolling ---------------------------------------------------------------------------------------------------------


@verb(e.RerollItem)
def reroll_item(state: State, run: Run, effect: e.RerollItem) -> Done:
    """Destroy items and replace each by the top of the treasure deck (MECH-RER-02, MECH-RER-03), player by player."""
    found = [obj for obj in objects(state, run, effect.item) if not is_eternal(obj)]
    owners = dict.fromkeys(obj.controller for obj in found)
    tasks: list[Task] = []
    for seat in owners:
        tasks.append(("reroll_all", (seat, tuple(obj.id for obj in found if obj.controller == seat), run.controller)))
    return do_tasks(state, tasks)


@task
def reroll_all(state: State, seat: int, items: tuple[int, ...], by: int) -> Done:
    """Reroll what one player controls in the order that this player chooses (MECH-EACH-02)."""
    faces = {state.objects[oid].face.id for oid in items if oid in state.objects}
    if seat == GAME or len(faces) < 2:
        return do_tasks(state, [("reroll_one", (oid, by)) for oid in items])
    options = [pick(("obj", oid)) for oid in items if oid in state.objects]
    count = len(options)
    question(
        state, "reroll_ordered", seat, "order", options, (by,), low=count, high=count, ordered=True,
        prompt="order_rerolls",
    )  # fmt: skip
    return None


@answer
def reroll_ordered(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Reroll the items one after another."""
    return do_tasks(state, [("reroll_one", (p.ref[1], data[0])) for p in picks if p.ref is not None])


@task
def reroll_one(state: State, oid: int, by: int) -> Done:
    """Reroll one item."""
    obj = state.objects.get(oid)
    if obj is None:
        return 0
    tasks: list[Task] = [("destroy", (oid, by)), ("replace_item", (oid, obj.controller, obj.slot))]
    return do_tasks(state, tasks)


@task
def replace_item(state: State, oid: int, seat: int, slot: int) -> Done:
    """Replace a destroyed item; what became a soul instead was not destroyed, what has HP dies a little later."""
    obj = state.objects.get(oid)
    if obj is not None and (obj.zone != "item" or not obj.face.hp or object_hp(state, obj)):
        return 0
    if seat != GAME:
        return propose(state, "gain_treasure", seat=seat, amount=1)
    card = take_top(state, TREASURE)
    if card != NO_CARD and not state.slots[slot].top:
        enter_play(state, card, "shop", GAME, slot)
    return 1


# --- souls and copies --------------------------------------------------------------------------------------------------


@verb(e.BecomeSoul)
def become_soul(state: State, run: Run, effect: e.BecomeSoul) -> Done:  # noqa: ARG001 - the shape of verbs
    """Turn this card into a soul, wherever its own text has left it."""
    seat = you(state, run)
    obj = state.objects.get(run.source)
    owner = obj.controller if obj is not None and obj.controller != GAME else seat
    card = obj.card if obj is not None else run.card
    if card != NO_CARD and is_full(state, owner, value_of(state.printed[card])):
        return 0
    if obj is not None and obj.zone == "character":
        return 0
    if obj is not None:
        turn_into_soul(state, obj, owner)
        return 1
    holder = resolving_loot(state)
    if holder is not None and holder.card != NO_CARD:
        card, holder.card = holder.card, NO_CARD
        gain_soul_card(state, seat, card)
        return 1
    for pile in state.discards:
        if run.card in pile:  # only a turned ability knows its card: a trigger does not find what has left play
            pile.remove(run.card)
            gain_soul_card(state, seat, run.card)
            return 1
    return 0


@verb(e.BecomeCopy)
def become_copy(state: State, run: Run, effect: e.BecomeCopy) -> Done:
    """Turn this into a copy of an item (MECH-COPY-01)."""
    obj = state.objects.get(run.source)
    models = objects(state, run, effect.of)
    if obj is None or not models or obj.zone != "item":
        return 0
    face = models[0].face
    if not effect.until_end_of_turn:
        obj.was = None
    elif not obj.copy_ends:
        obj.was = obj.face  # a copy without an end stays one
    change_face(state, obj, face)
    obj.copy_ends = effect.until_end_of_turn
    for ability in face.abilities:
        if isinstance(ability, Enters) and ability.counters:
            obj.set_counter("", max(obj.counter(""), ability.counters))  # MECH-CNT-04: it starts with so many
    tell(state, Fact("became_copy", seat=obj.controller, obj=obj.id, card=models[0].card))
    if state.bonus:
        check_bonus(state)
    return 1


@verb(e.CopyAbility)
def copy_ability(state: State, run: Run, effect: e.CopyAbility) -> Done:
    """Put a tap ability of an item on the stack as this card's, without its cost (MECH-COPY-13)."""
    for model in objects(state, run, effect.of)[:1]:
        found = [a for a in model.face.abilities if isinstance(a, Activated)]
        if not found:
            return 0
        item = StackItem(0, "ability", run.controller, run.source, run.face, run.card)
        item.activated = item.of_item = item.is_copy = True
        item.program, item.specs = found[0].do, found[0].targets
        state.frames.append(Announce(item=item, modes=found[0].modes))
        return None
    return 0


@verb(e.Flip)
def flip(state: State, run: Run, effect: e.Flip) -> Done:
    """Turn objects to their other face; each stays the same object (MECH-FLIP-01)."""
    done = 0
    for obj in objects(state, run, effect.what):
        front = state.printed[obj.card]
        if front.back is None or (obj.face is not front and obj.face is not front.back):
            continue
        change_face(state, obj, front.back if obj.face is front else front)
        fact = tell(state, Fact("flipped", seat=obj.controller, obj=obj.id, card=obj.card))
        fire(state, "flipped", fact)
        done += 1
    return done


@verb(e.Note)
def note(state: State, run: Run, effect: e.Note) -> Done:
    """Note a number on this (MECH-NOTE-01)."""
    obj = state.objects.get(run.source)
    if obj is None:
        return 0
    obj.note = number(state, run, effect.amount)
    return obj.note


# --- counters ---------------------------------------------------------------------------------------------------------


@verb(e.AddCounters)
def add_counters(state: State, run: Run, effect: e.AddCounters) -> Done:
    """Put counters on this."""
    obj = state.objects.get(run.source)
    amount = number(state, run, effect.amount)
    if obj is None or amount <= 0:
        return 0
    obj.set_counter(effect.name, obj.counter(effect.name) + amount)
    tell(state, Fact("counters_changed", seat=obj.controller, obj=obj.id, amount=obj.counter_total()))
    return amount


@verb(e.RemoveCounters)
def remove_counters(state: State, run: Run, effect: e.RemoveCounters) -> Done:
    """Take counters off this, if there are enough."""
    obj = state.objects.get(run.source)
    amount = number(state, run, effect.amount)
    if obj is None or obj.counter_total() < amount:
        return 0
    spend_counters(state, obj, amount)
    return amount
