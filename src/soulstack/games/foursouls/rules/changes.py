"""Changes to cents, hands and objects: what a proposal does when nothing replaces it, and the tasks that propose it."""

from soulstack.games.foursouls.rules.frames import Propose, answer, commit, propose, task
from soulstack.games.foursouls.rules.souls import check_bonus, has_room, value_of
from soulstack.games.foursouls.rules.state import DECKS, Obj, State
from soulstack.games.foursouls.rules.stats import is_attackable, is_eternal, is_kept, object_max_hp, player_hp
from soulstack.games.foursouls.rules.triggers import fire, tell
from soulstack.games.foursouls.rules.zones import (
    change_hands,
    discard_card,
    enter_play,
    is_out_of_hands,
    is_rooted,
    know,
    leave_play,
    take_top,
)
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME, NO_CARD, NOTHING
from soulstack.kernel.programs import Done, do_tasks, pick, question

LOOT, TREASURE, MONSTER, ROOM = range(4)


# --- cents and HP ------------------------------------------------------------------------------------------------------


@task
def gain_cents(state: State, seat: int, amount: int) -> Done:
    """Gain cents from the pool (MECH-GAIN-02)."""
    if amount <= 0:
        return 0
    return propose(state, "gain_cents", seat=seat, amount=amount)


@commit("gain_cents")
def commit_cents(state: State, proposal: Propose) -> Done:
    """Move the cents; a short pool gives what it has (A-04)."""
    amount = min(proposal.amount, state.pool)
    if amount <= 0:
        return 0
    state.players[proposal.seat].cents += amount
    state.pool -= amount
    fact = tell(state, Fact("cents_gained", seat=proposal.seat, amount=amount))
    fire(state, "cents_gained", fact)
    if state.bonus:
        check_bonus(state)
    return amount


@task
def lose_cents(state: State, seat: int, amount: int) -> Done:
    """Lose cents to the pool, all of them when there are fewer (MECH-LOSE-01)."""
    player = state.players[seat]
    amount = min(amount, player.cents)
    if amount > 0:
        player.cents -= amount
        state.pool += amount
        tell(state, Fact("cents_lost", seat=seat, amount=amount))
    return amount


@task
def give_cents(state: State, giver: int, to: int, amount: int) -> Done:
    """Give cents to another player; not a gain (MECH-GAIN-01)."""
    amount = min(amount, state.players[giver].cents)
    if amount > 0 and giver != to:
        state.players[giver].cents -= amount
        state.players[to].cents += amount
        fire(state, "cents_given", tell(state, Fact("cents_given", seat=giver, other=to, amount=amount)))
        if state.bonus:
            check_bonus(state)
    return amount


def pay_cents(state: State, seat: int, amount: int) -> bool:
    """Pay cents to the pool if there are enough (MECH-PAY-01)."""
    player = state.players[seat]
    if player.cents < amount:
        return False
    player.cents -= amount
    state.pool += amount
    if amount:
        tell(state, Fact("cents_paid", seat=seat, amount=amount))
    return True


def lose_hp(state: State, seat: int, amount: int) -> int:
    """Pay HP if there is enough of it."""
    if player_hp(state, seat) < amount:
        return 0
    state.players[seat].damage += amount
    state.players[seat].killer = GAME  # what is paid has no killer
    state.dirty = True
    tell(state, Fact("hp_paid", seat=seat, amount=amount))
    return amount


# --- loot --------------------------------------------------------------------------------------------------------------


@task
def loot(state: State, seat: int, amount: int) -> Done:
    """Draw loot: one event of that size (A-07)."""
    if amount <= 0:
        return 0
    return propose(state, "loot", seat=seat, amount=amount)


@commit("loot")
def commit_loot(state: State, proposal: Propose) -> Done:
    """Move cards from the loot deck to the hand, singly."""
    seat = proposal.seat
    hand = state.players[seat].hand
    drawn = 0
    for _ in range(proposal.amount):
        if proposal.from_discard:
            card = state.discards[LOOT].pop() if state.discards[LOOT] else NO_CARD
        else:
            card = take_top(state, LOOT)
        if card == NO_CARD:
            break
        hand.append(card)
        know(state, card, seat)
        if proposal.from_discard:
            state.known[card] = (1 << len(state.players)) - 1
        tell(state, Fact("card_drawn", seat=seat, card=card))
        drawn += 1
        if state.bonus:
            check_bonus(state)
    if drawn:
        fire(state, "loot_gained", tell(state, Fact("loot_gained", seat=seat, amount=drawn)))
    return drawn


@task
def discard_loot(state: State, seat: int, amount: int, any_number: bool = False) -> Done:
    """Let a player discard loot cards of the own choice (MECH-DIS-01, ZONE-16)."""
    hand = state.players[seat].hand
    count = min(amount, len(hand))
    if any_number:
        count = len(hand)
    if not count:
        return 0
    if count == len(hand) and not any_number and not state.ask_forced:
        return discarded(state, (seat,), tuple(pick(("card", card)) for card in hand))
    low = 0 if any_number else count
    options = [pick(("card", card)) for card in sorted(hand)]
    question(state, "discarded", seat, "cards", options, (seat,), low=low, high=count, prompt="discard")
    return None


@answer
def discarded(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Put the chosen cards on the loot discard in the order named."""
    seat = data[0]
    hand = state.players[seat].hand
    for option in picks:
        assert option.ref is not None
        card = option.ref[1]
        hand.remove(card)
        tell(state, Fact("loot_discarded", seat=seat, card=card))
        state.known.pop(card, None)
        state.discards[LOOT].append(card)
    return len(picks)


def move_to_hand(state: State, card: int, giver: int, to: int, *, looks: bool = True) -> None:
    """Move a loot card from one hand to another; only the two of them see it.

    Bonus souls look at it, unless it is the first half of a swap (MECH-GIVE-03).
    """
    state.players[giver].hand.remove(card)
    state.players[to].hand.append(card)
    state.known[card] = (1 << giver) | (1 << to)
    tell(state, Fact("loot_given", seat=giver, other=to, card=card))
    if state.bonus and looks:
        check_bonus(state)


# --- treasure and objects ----------------------------------------------------------------------------------------------


@task
def gain_treasure(state: State, seat: int, amount: int) -> Done:
    """Gain the top cards of the treasure deck (MECH-GAIN-03)."""
    if amount <= 0:
        return 0
    return propose(state, "gain_treasure", seat=seat, amount=amount)


@commit("gain_treasure")
def commit_treasure(state: State, proposal: Propose) -> Done:
    """Put the cards into play under the player's control."""
    gained = 0
    for _ in range(proposal.amount):
        card = take_top(state, TREASURE)
        if card == NO_CARD:
            break
        gain_new_item(state, proposal.seat, card)
        gained += 1
    if gained:
        tell(state, Fact("treasure_gained", seat=proposal.seat, amount=gained))
    return gained


def gain_new_item(state: State, seat: int, card: int) -> Obj:
    """Put a card into play as an item that a player gains."""
    obj = enter_play(state, card, "item", seat)
    tell(state, Fact("item_gained", seat=seat, obj=obj.id, card=card))
    if state.bonus:
        check_bonus(state)
    return obj


def gain_item_in_play(state: State, seat: int, obj: Obj) -> None:
    """Move an item in play under a player's control (MECH-GAIN-04)."""
    change_hands(state, obj, seat, "item")
    tell(state, Fact("item_gained", seat=seat, obj=obj.id, card=obj.card))
    if state.bonus:
        check_bonus(state)


def give_item(state: State, obj: Obj, to: int) -> Done:
    """Move an item from its controller, or the shop, to a player; it counts as given (MECH-GIVE-01, A-72)."""
    giver = obj.controller
    if giver == to or is_out_of_hands(obj):
        return 0
    change_hands(state, obj, to, "item")
    tell(state, Fact("item_given", seat=giver, other=to, obj=obj.id, card=obj.card))
    if state.bonus:
        check_bonus(state)
    return 1


def give_soul(state: State, obj: Obj, to: int) -> Done:
    """Move a soul from one player to another, whole (CARD-S-05), if the cap lets it be taken (SOLO-09)."""
    giver = obj.controller
    if giver == to or not has_room(state, to, value_of(obj.face)):
        return 0
    change_hands(state, obj, to, "soul")
    tell(state, Fact("soul_given", seat=giver, other=to, obj=obj.id, card=obj.card, amount=value_of(obj.face)))
    return 1


@task
def destroy(state: State, oid: int, by: int = GAME) -> Done:
    """Destroy an object (MECH-DES-01): one with HP dies at the next checkpoint, another goes to discard at once (A-40)."""
    obj = state.objects.get(oid)
    if obj is None or is_out_of_hands(obj):
        return 0
    if (is_eternal(obj) and obj.zone != "soul") or (obj.zone != "monster" and is_kept(state, obj)):
        return 0
    if obj.zone == "monster" or (obj.face.hp and obj.zone in ("item", "room") and is_attackable(obj)):
        return kill_object(state, obj, by)
    return propose(state, "destroy", seat=obj.controller, obj=oid, amount=1, by=by)


def kill_object(state: State, obj: Obj, by: int) -> Done:
    """Set the HP of a monster to 0; its death follows at the checkpoint."""
    if obj.dying or not object_max_hp(state, obj):
        return 0
    if obj.slot >= 0 and state.slots[obj.slot].row == "final_boss":
        return state.tables.tasks["armour"](state, obj.id, by)  # CHAL-03
    obj.damage = object_max_hp(state, obj)
    obj.killer = by
    obj.killing_roll = 0
    state.dirty = True
    tell(state, Fact("killed", obj=obj.id, by=by))
    return 1


@commit("destroy")
def commit_destroy(state: State, proposal: Propose) -> Done:
    """Move the destroyed object to its discard."""
    obj = state.objects.get(proposal.obj)
    if obj is None or proposal.amount <= 0:
        return 0
    kind = "soul_lost" if obj.zone == "soul" else "item_destroyed"
    tell(state, Fact(kind, seat=obj.controller, obj=obj.id, card=obj.card, by=proposal.by))
    discard_card(state, leave_play(state, obj))
    return 1


def put_in_discard(state: State, obj: Obj) -> Done:
    """Put an object in play into discard without destroying it; an eternal one stays (KEY-01), as one that says so."""
    if is_rooted(obj) or (is_eternal(obj) and obj.zone != "soul") or is_fixed(state, obj) or is_kept(state, obj):
        return 0
    discard_card(state, leave_play(state, obj))
    return 1


def is_fixed(state: State, obj: Obj) -> bool:
    """Tell whether an object cannot leave its slot unless it is killed: a final boss or a minion (CHAL-01, CHAL-05)."""
    return obj.slot >= 0 and state.slots[obj.slot].row in ("final_boss", "minion") and obj.zone == "monster"


@task
def sacrifice(state: State, seat: int, what: str, amount: int) -> Done:
    """Let a player destroy objects of the own choice."""
    player = state.players[seat]
    pool = player.souls if what == "soul" else [i for i in player.items if not is_eternal(state.objects[i])]
    count = min(amount, len(pool))
    if not count:
        return 0
    options = [pick(("obj", oid)) for oid in pool]
    question(state, "sacrificed", seat, "objects", options, (seat,), low=count, high=count, prompt=f"destroy_{what}")
    return None


@answer
def sacrificed(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Destroy what was chosen."""
    return do_tasks(state, [("destroy", (p.ref[1], data[0])) for p in picks if p.ref is not None])


def recharge(state: State, obj: Obj) -> int:
    """Turn an object upright (MECH-RECH-01)."""
    if obj.charged:
        return 0
    obj.charged = True
    tell(state, Fact("recharged", seat=obj.controller, obj=obj.id, card=obj.card))
    return 1


def deactivate(state: State, obj: Obj) -> int:
    """Turn an object sideways (MECH-DEA-01)."""
    if not obj.charged:
        return 0
    obj.charged = False
    tell(state, Fact("deactivated", seat=obj.controller, obj=obj.id, card=obj.card))
    return 1


def deck_name(deck: int) -> str:
    """Name a deck."""
    return DECKS[deck]


__all__ = ["LOOT", "MONSTER", "NOTHING", "ROOM", "TREASURE"]
