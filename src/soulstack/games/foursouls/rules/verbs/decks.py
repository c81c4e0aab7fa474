"""Looking into decks, ordering them, and moving cards between decks, discards and slots."""

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.rules.changes import MONSTER, gain_new_item, is_fixed
from soulstack.games.foursouls.rules.changes import put_in_discard as lay_aside
from soulstack.games.foursouls.rules.checkpoint import enter_slot
from soulstack.games.foursouls.rules.frames import Run, answer, task, verb
from soulstack.games.foursouls.rules.ordering import in_order
from soulstack.games.foursouls.rules.selecting import bound_ref, monster_slot, number, objects, seats, you
from soulstack.games.foursouls.rules.stack import resolving_loot
from soulstack.games.foursouls.rules.state import DECKS, Obj, Slot, State, deck_of
from soulstack.games.foursouls.rules.triggers import tell
from soulstack.games.foursouls.rules.zones import (
    discard_card,
    is_rooted,
    know,
    leave_play,
    shuffle_deck,
    take_out,
    take_top,
    top_cards,
)
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import NO_CARD
from soulstack.kernel.programs import NO, YES, Done, do_tasks, pick, question


def decks(state: State, run: Run, word: str) -> list[int]:
    """List the decks that a word means: a name, a target, or `each`."""
    if word == "each":
        return [i for i in range(len(DECKS)) if state.decks[i] or state.discards[i]]
    if word in DECKS:
        return [DECKS.index(word)]
    ref = bound_ref(run, word)
    return [ref[1]] if ref is not None and ref[0] in ("deck", "discard") else []


@verb(e.Look)
def look(state: State, run: Run, effect: e.Look) -> Done:
    """Look at the top cards of decks."""
    me = next(iter(seats(state, run, effect.who)), you(state, run))
    found = decks(state, run, effect.deck)
    for deck in found:  # all of them are seen before anything is decided
        cards = top_cards(state, deck, effect.amount)
        for card in cards:
            know(state, card, me)
        if cards:
            tell(state, Fact("cards_seen", seat=me, cards=tuple(cards), word=DECKS[deck]))
    return do_tasks(state, [("decide_on_top", (me, deck, effect.amount, effect.then)) for deck in found])


@task
def decide_on_top(state: State, seat: int, deck: int, amount: int, then: str) -> Done:
    """Ask what becomes of the cards that were looked at (A-62)."""
    cards = top_cards(state, deck, amount)
    if not cards:
        return 0
    options = [pick(("card", card)) for card in cards]
    data = (seat, deck, tuple(cards))
    if then == "any_order":
        count = len(cards)
        question(
            state,
            "deck_ordered",
            seat,
            "order",
            options,
            data,
            low=count,
            high=count,
            ordered=True,
            prompt="order_deck",
        )
        return None
    if then == "one_on_top":
        question(state, "one_kept", seat, "cards", options, data, prompt="keep_on_top")
        return None
    if then == "may_discard":
        name = state.printed[cards[0]].id
        question(state, "maybe_discarded", seat, "yes_no", [YES, NO], (deck,), prompt="discard_top", card=name)
        return None
    if then == "may_bottom":
        question(
            state, "maybe_sunk", seat, "yes_no", [YES, NO], data, prompt="put_under", card=state.printed[cards[0]].id
        )
        return None
    return len(cards)


@answer
def deck_ordered(state: State, data: tuple[int, int, tuple[int, ...]], picks: tuple[Option, ...]) -> Done:
    """Put the cards back, the first named on top."""
    seat, deck, cards = data
    order = [p.ref[1] for p in picks if p.ref is not None]
    place = state.decks[deck]
    del place[-len(cards) :]
    place.extend(reversed(order))
    for card in order:
        state.known[card] = 1 << seat
    tell(state, Fact("deck_ordered", seat=seat, cards=tuple(order), word=DECKS[deck]))
    return len(order)


@answer
def one_kept(state: State, data: tuple[int, int, tuple[int, ...]], picks: tuple[Option, ...]) -> Done:
    """Leave one card on top and put the others under the deck."""
    seat, deck, cards = data
    assert picks[0].ref is not None
    kept = picks[0].ref[1]
    place = state.decks[deck]
    del place[-len(cards) :]
    place[:0] = [card for card in reversed(cards) if card != kept]
    place.append(kept)
    for card in cards:
        state.known[card] = 1 << seat
    tell(state, Fact("deck_ordered", seat=seat, cards=(kept,), word=DECKS[deck]))
    return len(cards)


@answer
def maybe_sunk(state: State, data: tuple[int, int, tuple[int, ...]], picks: tuple[Option, ...]) -> Done:
    """Put the card under the deck if wanted."""
    seat, deck, cards = data
    if picks[0].verb == "no":
        return 0
    place = state.decks[deck]
    card = place.pop()
    place.insert(0, card)
    state.known[card] = 1 << seat
    tell(state, Fact("hidden_card_put_under_deck", seat=seat, card=cards[0], word=DECKS[deck]))
    return 1


@verb(e.RevealTop)
def reveal_top(state: State, run: Run, effect: e.RevealTop) -> Done:
    """Show the top card of a deck to all, and perhaps discard it."""
    me = you(state, run)
    for deck in decks(state, run, effect.deck)[:1]:
        cards = top_cards(state, deck, 1)
        if not cards:
            return 0
        state.known[cards[0]] = (1 << len(state.players)) - 1
        tell(state, Fact("card_revealed", card=cards[0], word=DECKS[deck]))
        question(
            state, "maybe_discarded", me, "yes_no", [YES, NO], (deck,), prompt="discard_top",
            card=state.printed[cards[0]].id,
        )  # fmt: skip
        return None
    return 0


@answer
def maybe_discarded(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Discard the revealed card if wanted."""
    if picks[0].verb == "no":
        return 0
    discard_card(state, take_top(state, data[0]))
    return 1


@verb(e.DiscardTop)
def discard_top(state: State, run: Run, effect: e.DiscardTop) -> Done:
    """Put the top card of decks into discard."""
    done = 0
    for deck in decks(state, run, effect.deck):
        card = take_top(state, deck)
        if card != NO_CARD:
            discard_card(state, card)
            done += 1
    return done


@verb(e.ReturnTopDiscard)
def return_top_discard(state: State, run: Run, effect: e.ReturnTopDiscard) -> Done:
    """Put the top card of a discard on top of its deck."""
    done = 0
    for deck in decks(state, run, effect.deck):
        if state.discards[deck]:
            card = state.discards[deck].pop()
            put_on_top(state, deck, card)
            done += 1
    return done


def put_on_top(state: State, deck: int, card: int) -> None:
    """Lay a card that everybody has seen on a deck."""
    state.decks[deck].append(card)
    state.known[card] = (1 << len(state.players)) - 1
    tell(state, Fact("card_put_on_deck", card=card, word=DECKS[deck]))


@verb(e.FetchFromDiscard)
def fetch_from_discard(state: State, run: Run, effect: e.FetchFromDiscard) -> Done:
    """Choose monsters in the discard for the top of the deck."""
    found = [card for card in reversed(state.discards[MONSTER]) if not state.printed[card].is_event]
    if not found:
        return 0
    any_number = effect.amount == "any"
    high = len(found) if any_number else min(len(found), number(state, run, effect.amount))
    options = [pick(("card", card)) for card in found]
    question(
        state, "fetched", you(state, run), "cards", options, low=0 if any_number else high, high=high, prompt="fetch"
    )
    return None


@answer
def fetched(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Lay the chosen cards on the monster deck."""
    for option in picks:
        assert option.ref is not None
        state.discards[MONSTER].remove(option.ref[1])
        put_on_top(state, MONSTER, option.ref[1])
    return len(picks)


@verb(e.PutInDiscard)
def put_in_discard(state: State, run: Run, effect: e.PutInDiscard) -> Done:
    """Put objects into discard; their slots may be filled at once."""
    found = in_order(state, run, effect.what)
    if found is None:
        return None
    done = 0
    for obj in found:
        slot = obj.slot
        done += lay_aside(state, obj) or 0
        if effect.replace and slot >= 0 and not state.slots[slot].top:
            card = take_top(state, MONSTER if state.slots[slot].row == "monster" else DECKS.index("treasure"))
            if card != NO_CARD:
                enter_slot(state, slot, card)
    return done


@verb(e.ChooseAndDiscard)
def choose_and_discard(state: State, run: Run, effect: e.ChooseAndDiscard) -> Done:  # noqa: ARG001 - the shape of verbs
    """Choose any number of shop items for the discard."""
    options = [pick(("obj", obj.id)) for obj in state.shop()]
    if not options:
        return 0
    question(
        state, "shop_cleared", you(state, run), "objects", options, low=0, high=len(options), prompt="discard_shop"
    )
    return None


@answer
def shop_cleared(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Put the chosen shop items into discard."""
    return sum(lay_aside(state, state.objects[p.ref[1]]) or 0 for p in picks if p.ref is not None)


@verb(e.PutUnderDeck)
def put_under_deck(state: State, run: Run, effect: e.PutUnderDeck) -> Done:
    """Put objects, or the loot card that is resolving, under their deck."""
    if effect.what == "this" and run.source not in state.objects:
        holder = resolving_loot(state)
        if holder is None or holder.card == NO_CARD or run.is_copy:
            return 0
        card, holder.card = holder.card, NO_CARD
        sink(state, card)
        return 1
    ordered = in_order(state, run, effect.what)
    if ordered is None:
        return None
    found = [obj for obj in ordered if deck_of(state.printed[obj.card]) and not is_kept_in_play(state, obj)]
    for obj in found:
        sink(state, leave_play(state, obj))
    return len(found)


def is_kept_in_play(state: State, obj: Obj) -> bool:
    """Tell whether nothing puts an object into a deck."""
    return is_fixed(state, obj) or is_rooted(obj)


def sink(state: State, card: int) -> None:
    """Put a card that everybody has seen under its deck."""
    deck = DECKS.index(deck_of(state.printed[card]))
    state.decks[deck].insert(0, card)
    state.known[card] = (1 << len(state.players)) - 1
    tell(state, Fact("card_put_under_deck", card=card, word=DECKS[deck]))


@verb(e.PutOnDeck)
def put_on_deck(state: State, run: Run, effect: e.PutOnDeck) -> Done:
    """Put objects into their deck, so many cards from the top."""
    done = 0
    for obj in objects(state, run, effect.what):
        name = deck_of(state.printed[obj.card])
        if name and not is_kept_in_play(state, obj):
            card = leave_play(state, obj)
            deck = state.decks[DECKS.index(name)]
            deck.insert(max(0, len(deck) - effect.depth), card)
            state.known[card] = (1 << len(state.players)) - 1
            tell(state, Fact("card_put_on_deck", card=card, word=name))
            done += 1
    return done


@verb(e.CoverSlot)
def cover_slot(state: State, run: Run, effect: e.CoverSlot) -> Done:
    """Put the top card of the monster deck into a slot."""
    ref = bound_ref(run, effect.slot)
    if ref is None or ref[0] != "slot":
        return 0
    slot = monster_slot(state, ref)
    card = take_top(state, MONSTER) if slot >= 0 else NO_CARD
    if card == NO_CARD:
        return 0
    enter_slot(state, slot, card)
    return 1


@verb(e.Search)
def search(state: State, run: Run, effect: e.Search) -> Done:
    """Find a card in a deck, use it, and shuffle."""
    deck = DECKS.index(effect.deck)
    found = [
        card
        for card in sorted(state.decks[deck])
        if state.printed[card].id == effect.card or (effect.keyword and effect.keyword in state.printed[card].keywords)
    ]
    ref = bound_ref(run, effect.slot) if effect.slot else None
    slot = monster_slot(state, ref) if ref is not None else -1
    if not found or (ref is not None and slot < 0):
        shuffle_deck(state, deck)
        return 0
    data = (you(state, run), deck, slot)
    if len({state.printed[card].id for card in found}) == 1:
        return searched(state, data, (pick(("card", found[0])),))
    for card in found:
        know(state, card, data[0])
    options = [pick(("card", card)) for card in found]
    question(state, "searched", data[0], "cards", options, data, prompt="search")
    return None


@answer
def searched(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Take the card out, gain it or put it into its slot, and shuffle the rest."""
    seat, deck, slot = data
    assert picks[0].ref is not None
    card = picks[0].ref[1]
    take_out(state, deck, card)
    state.known.pop(card, None)
    tell(state, Fact("card_revealed", card=card, word=DECKS[deck]))
    if slot >= 0:
        enter_slot(state, slot, card)
    else:
        gain_new_item(state, seat, card)
    shuffle_deck(state, deck)
    return 1


@verb(e.Expand)
def expand(state: State, run: Run, effect: e.Expand) -> Done:  # noqa: ARG001 - the shape of verbs
    """Add slots to a row for good (MECH-EXP-01)."""
    for _ in range(effect.amount):
        state.slots.append(Slot(effect.row))
    state.dirty = True
    tell(state, Fact("slots_expanded", word=effect.row, amount=effect.amount))
    return effect.amount
