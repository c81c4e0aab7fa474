"""Abilities lent for a turn, cards dug out of a deck, and what is done to attacks, dice and hands of others."""

from typing import Any

from attrs import evolve

from soulstack.games.foursouls.cards import effects as e
from soulstack.games.foursouls.cards.schema import CardDef, Triggered
from soulstack.games.foursouls.rules.changes import give_item, move_to_hand
from soulstack.games.foursouls.rules.checkpoint import enter_slot
from soulstack.games.foursouls.rules.dice import change, throw
from soulstack.games.foursouls.rules.frames import Done, Propose, Run, answer, do_tasks, pick, question, task, verb
from soulstack.games.foursouls.rules.priority import can_play
from soulstack.games.foursouls.rules.selecting import (
    coverable_slots,
    monster_slot,
    number,
    seats,
    slot_ref,
    stack_item,
    you,
)
from soulstack.games.foursouls.rules.stack import announce_loot
from soulstack.games.foursouls.rules.state import DECKS, Lasting, State
from soulstack.games.foursouls.rules.stats import is_attackable
from soulstack.games.foursouls.rules.triggers import tell
from soulstack.games.foursouls.rules.verbs.items import DISCARDED
from soulstack.games.foursouls.rules.verbs.rolling import rolls
from soulstack.games.foursouls.rules.zones import discard_card, enter_play, leave_play, reform_deck
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref
from soulstack.kernel.rng import shuffle
from soulstack.kernel.sentences import Sentence

EVERY_ONE = 99


@verb(e.ThisTurn)
def this_turn(state: State, run: Run, effect: e.ThisTurn) -> Done:
    """Lend a triggered ability until end of turn (EFF-02), or until its moment comes (EFF-03)."""
    where = effect.where
    if effect.value:
        where = evolve(where, value=(number(state, run, effect.value),))
        tell(state, Fact("number_named", seat=you(state, run), value=where.value[0]))
    ability = Triggered(
        on=effect.on, do=effect.do, where=where, targets=effect.targets, may=effect.may, at_once=effect.at_once
    )
    kind = "next_trigger" if effect.endless else "trigger"
    found: list[Ref] = [("player", seat) for seat in seats(state, run, effect.about)] if effect.about else [("none", 0)]
    for to in found:
        state.lasting.append(
            Lasting(
                state.new_id(), kind, run.controller, run.face.id, to, ability=ability, source=run.source,
                once=effect.once,
            )
        )  # fmt: skip
    return len(found)


@verb(e.Forbid)
def forbid(state: State, run: Run, effect: e.Forbid) -> Done:
    """Forbid players something until end of turn."""
    found = seats(state, run, effect.who)
    for seat in found:
        to = ("player", seat)
        state.lasting.append(Lasting(state.new_id(), "forbid", run.controller, run.face.id, to, stat=effect.what))
        word = (
            Sentence("No loot until end of turn.")
            if effect.what == "play_loot"
            else Sentence("No items until end of turn.")
        )
        tell(state, Fact("effect_began", seat=seat, word=word))
    return len(found)


@verb(e.IfDiscarded)
def if_discarded(state: State, run: Run, effect: e.IfDiscarded) -> Done:
    """Go on only if a card that paid for this has the word in its name."""
    for name, (_, card) in run.bound:
        if name == DISCARDED and effect.named.lower() in state.printed[card].name.lower():
            state.frames.append(run.within(effect.do))
            return None
    return 0


@verb(e.RedirectAttack)
def redirect_attack(state: State, run: Run, effect: e.RedirectAttack) -> Done:  # noqa: ARG001 - the shape of verbs
    """Ask which other monster is attacked."""
    aimed = proposed_target(state)
    found = [obj for obj in state.monsters() if obj.id != aimed.obj and is_attackable(obj)]
    if not found:
        return 0
    options = [pick(("obj", obj.id)) for obj in found]
    question(state, "redirected", you(state, run), "target", options, prompt="redirect", card=run.face.id)
    return None


@answer
def redirected(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Let the attack be aimed at the chosen monster instead."""
    assert picks[0].ref is not None
    proposed_target(state).obj = picks[0].ref[1]
    return 1


def proposed_target(state: State) -> Propose:
    """Find the choice of a target that is being replaced."""
    return next(f for f in reversed(state.frames) if isinstance(f, Propose) and f.kind == "attack_target")


@verb(e.ChooseDie)
def choose_die(state: State, run: Run, effect: e.ChooseDie) -> Done:
    """Throw the other dice and ask which one counts (A-48)."""
    for item in rolls(state, run, effect.roll)[:1]:
        thrown = [item.value, *(throw(state) for _ in range(effect.dice - 1))]
        for value in thrown[1:]:
            tell(state, Fact("die_changed", seat=item.controller, value=value, sid=item.id))
        options = [Option("number", None, value) for value in sorted(set(thrown))]
        question(state, "die_chosen", you(state, run), "number", options, (item.id,), prompt="number", card=run.face.id)
        return None
    return 0


@answer
def die_chosen(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Give the roll the chosen result."""
    item = stack_item(state, data[0])
    if item is None:
        return 0
    change(state, item, picks[0].n)
    return 1


# --- from other players ------------------------------------------------------------------------------------------------


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
    return sum(give_item(state, state.objects[p.ref[1]], data[0]) or 0 for p in picks if p.ref is not None)


@verb(e.ForcePlay)
def force_play(state: State, run: Run, effect: e.ForcePlay) -> Done:
    """Make a player give a loot card that has to be played."""
    me = you(state, run)
    for victim in seats(state, run, effect.victim)[:1]:
        hand = sorted(state.players[victim].hand)
        if not hand or victim == me:
            return 0
        options = [pick(("card", card)) for card in hand]
        question(state, "play_forced", victim, "cards", options, (me, victim), prompt="give_card", card=run.face.id)
        return None
    return 0


@answer
def play_forced(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Reveal the card and play it at once if it can be played; it stays in the hand otherwise."""
    me, victim = data
    assert picks[0].ref is not None
    card = picks[0].ref[1]
    move_to_hand(state, card, victim, me)
    state.known[card] = (1 << len(state.players)) - 1
    tell(state, Fact("card_revealed", card=card, word="loot"))
    if not can_play(state, me, state.printed[card]):
        return 1
    state.players[me].loot_plays += 1  # this uses no loot play of the player's own
    announce_loot(state, me, card)
    return None


# --- digging -----------------------------------------------------------------------------------------------------------


@verb(e.Dig)
def dig(state: State, run: Run, effect: e.Dig) -> Done:
    """Reveal cards, ask which are taken, and put the rest away."""
    deck = DECKS.index(effect.deck)
    wanted = EVERY_ONE if effect.take == "all" else number(state, run, effect.take)
    shown = reveal(state, deck, effect, wanted)
    hits = [card for card in shown if is_kind(state.printed[card], effect.find)]
    me = you(state, run)
    data = (me, run.source, run.face.id, deck, tuple(shown), effect)
    if not hits:
        return bury(state, data)
    count = min(wanted, len(hits))
    options = [pick(("card", card)) for card in hits]
    low = 0 if effect.may else count
    question(state, "dug", me, "cards", options, data, low=low, high=count, prompt="search", card=run.face.id)
    return None


def reveal(state: State, deck: int, effect: e.Dig, wanted: int) -> list[int]:
    """Show cards from the top, so many or until enough are found; the deck is not formed anew meanwhile (A-05)."""
    if not state.decks[deck]:
        reform_deck(state, deck)
    shown: list[int] = []
    found = 0
    for card in reversed(state.decks[deck]):
        if (effect.amount and len(shown) == effect.amount) or (not effect.amount and found == wanted):
            break
        shown.append(card)
        found += is_kind(state.printed[card], effect.find)
        state.known[card] = (1 << len(state.players)) - 1
        tell(state, Fact("card_revealed", card=card, word=DECKS[deck]))
    return shown


def is_kind(card: CardDef, find: str) -> bool:
    """Tell whether a revealed card is one that is looked for."""
    if find == "curse":
        return card.is_curse
    if find == "event":
        return card.is_event
    return card.category in ("boss", "epic_boss")


@answer
def dug(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Take the chosen cards one after another, the rest afterwards."""
    me, source, _, _, shown, effect = data
    taken = [p.ref[1] for p in picks if p.ref is not None]
    left = tuple(card for card in shown if card not in taken)
    tasks: list[tuple[str, tuple[Any, ...]]] = [("take_dug", (me, source, card, effect.to)) for card in taken]
    if effect.must_attack and taken:
        tasks.append(("owe_dug", (tuple(taken),)))
    tasks.append(("bury_dug", ((*data[:4], left, effect),)))
    return do_tasks(state, tasks)


@task
def take_dug(state: State, me: int, source: int, card: int, to: str) -> Done:
    """Ask where a dug card goes: which slot, or who gets the curse."""
    name = state.printed[card].id
    if to == "curse":
        players = [pick(("player", seat)) for seat in state.seats_from(me)]
        question(state, "curse_dug", me, "target", players, (card,), prompt="give_to", card=name)
        return None
    attack = state.attack
    attacked = attack.target if attack is not None and not attack.over else ("none", 0)
    slots = [i for i in coverable_slots(state) if ("obj", state.slots[i].top) != attacked]
    if not slots:
        return 0
    options = [pick(slot_ref(state, i)) for i in slots]
    question(state, "slot_dug", me, "target", options, (card, source), prompt="cover", card=name)
    return None


@answer
def slot_dug(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Put the dug card into the chosen slot; an event that is dug from makes way for it instead of being covered."""
    assert picks[0].ref is not None
    card, source = data
    take_from_deck(state, card)
    slot = monster_slot(state, picks[0].ref)
    if state.slots[slot].top == source:
        discard_card(state, leave_play(state, state.objects[source]))
    enter_slot(state, slot, card)
    return 1


@answer
def curse_dug(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Give the dug curse to the chosen player."""
    assert picks[0].ref is not None
    take_from_deck(state, data[0])
    obj = enter_play(state, data[0], "curse", picks[0].ref[1])
    tell(state, Fact("curse_gained", seat=picks[0].ref[1], obj=obj.id, card=obj.card))
    return 1


def take_from_deck(state: State, card: int) -> None:
    """Take a revealed card out of its deck, which is formed anew only when the digging is over."""
    for pile in state.decks:
        if card in pile:
            pile.remove(card)
    state.known.pop(card, None)


@task
def owe_dug(state: State, cards: tuple[int, ...]) -> Done:
    """Oblige the active player to attack one of the monsters that came."""
    ids = [str(obj.id) for obj in state.monsters() if obj.card in cards]
    if not ids or state.phase == "end":
        return 0
    state.extra_attacks = (*state.extra_attacks, (",".join(ids), True))
    tell(state, Fact("attack_owed", seat=state.active))
    return 1


@task
def bury_dug(state: State, data: tuple[Any, ...]) -> Done:
    """Put away the cards that were not taken."""
    return bury(state, data)


def bury(state: State, data: tuple[Any, ...]) -> Done:
    """Put the rest under the deck or into discard."""
    me, _, name, deck, left, effect = data
    left = [card for card in left if card in state.decks[deck]]
    if effect.rest == "under_in_order" and len(left) > 1:
        options = [pick(("card", card)) for card in left]
        count = len(options)
        question(
            state, "buried", me, "order", options, (deck,), low=count, high=count, ordered=True, prompt="order_under",
            card=name,
        )  # fmt: skip
        return None
    if effect.rest == "under":
        shuffle(state.streams, "chance", left)
    for card in left:
        state.decks[deck].remove(card)
        if effect.rest == "discard":
            discard_card(state, card)
        else:
            sink_hidden(state, deck, card, nobody=effect.rest == "under")
    if not state.decks[deck]:
        reform_deck(state, deck)
    return len(left)


@answer
def buried(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Put the cards under the deck, the first named uppermost."""
    for option in picks:
        assert option.ref is not None
        state.decks[data[0]].remove(option.ref[1])
        sink_hidden(state, data[0], option.ref[1], nobody=False)
    return len(picks)


def sink_hidden(state: State, deck: int, card: int, *, nobody: bool) -> None:
    """Lay a revealed card under its deck; at random, nobody knows where it lies."""
    state.decks[deck].insert(0, card)
    if nobody:
        state.known.pop(card, None)
