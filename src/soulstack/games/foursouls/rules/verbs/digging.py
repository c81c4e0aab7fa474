"""Cards dug out of a deck."""

from typing import Any

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.checkpoint import enter_slot
from soulstack.games.foursouls.rules.frames import Run, answer, task, verb
from soulstack.games.foursouls.rules.selecting import (
    coverable_slots,
    monster_slot,
    number,
    slot_ref,
    you,
)
from soulstack.games.foursouls.rules.state import DECKS, State
from soulstack.games.foursouls.rules.triggers import tell
from soulstack.games.foursouls.rules.zones import discard_card, enter_play, leave_play, reform_deck
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.programs import Done, do_tasks, pick, question
from soulstack.kernel.rng import shuffle

EVERY_ONE = 99


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
