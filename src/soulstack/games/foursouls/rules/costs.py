"""What an activated ability costs beyond its turn: asked for and paid before it goes on the stack."""

from soulstack.games.foursouls.cards.schema import Cost
from soulstack.games.foursouls.rules.changes import discarded, give_item, lose_hp, pay_cents, sacrifice
from soulstack.games.foursouls.rules.frames import answer, spend_counters, task
from soulstack.games.foursouls.rules.stack import Announce
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.rules.stats import is_eternal
from soulstack.kernel.decisions import Option
from soulstack.kernel.programs import Done, pick, question

DISCARDED = "discarded"
"""The name under which an ability on the stack knows the cards that were discarded to pay for it."""


@task
def pay_cost(state: State, seat: int, source: int, cost: Cost) -> Done:
    """Pay what a paid ability costs (MECH-ACT-02)."""
    obj = state.objects[source]
    if cost.cents:
        pay_cents(state, seat, cost.cents)
    if cost.counters:
        spend_counters(state, obj, cost.counters)
    if cost.hp:
        lose_hp(state, seat, cost.hp)
    if cost.discard:
        options = [pick(("card", card)) for card in sorted(state.players[seat].hand)]
        count = cost.discard
        question(state, "cost_discarded", seat, "cards", options, (seat,), low=count, high=count, prompt="discard")
        return None
    if cost.destroy_items:
        return sacrifice(state, seat, "item", cost.destroy_items)
    if cost.give_item:
        pool = [i for i in state.players[seat].items if i != source and not is_eternal(state.objects[i])]
        options = [pick(("obj", oid)) for oid in pool]
        question(state, "gift_chosen", seat, "objects", options, (seat,), prompt="give_item")
        return None
    return 0


@answer
def cost_discarded(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Discard what was chosen, and let the ability remember it."""
    frame = next(f for f in reversed(state.frames) if isinstance(f, Announce))
    assert frame.item is not None
    for option in picks:
        assert option.ref is not None
        frame.item.bound = (*frame.item.bound, (DISCARDED, ("number", option.ref[1])))
    return discarded(state, data, picks)


@answer
def gift_chosen(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Ask who gets the item."""
    assert picks[0].ref is not None
    others = [pick(("player", s)) for s in state.seats_from(data[0])[1:]]
    question(state, "gift_given", data[0], "target", others, (picks[0].ref[1],), prompt="give_to")
    return None


@answer
def gift_given(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Hand the item over."""
    assert picks[0].ref is not None
    return give_item(state, state.objects[data[0]], picks[0].ref[1])
