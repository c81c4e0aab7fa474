"""The Merchant: wares, prices and the card removal (MERCHANT)."""

from typing import Any

from attrs import evolve

from soulstack.games.spire.rules.climb.decks import own, pull, put_under, take_top
from soulstack.games.spire.rules.climb.floor import common_options, do_common
from soulstack.games.spire.rules.climb.gaining import (
    add_to_deck,
    barred,
    gain_potion,
    gain_relic,
    of_deck,
    remove,
    unlike,
)
from soulstack.games.spire.rules.climb.paying import pay, ways
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Deed, Steps
from soulstack.games.spire.rules.setup import is_open
from soulstack.games.spire.rules.state import NOBODY, State, Visit, living_seats
from soulstack.kernel.asking import DONE, FLOOR, TOPICS, AskAll, Topic
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import Seat

TOPIC = "merchant"
SHOWN = 3
PRICES = {"common": 2, "uncommon": 3, "rare": 6}
REMOVAL = 3
ASCENSION_REMOVAL = 8


def lay_out(state: State, frame: Steps) -> None:
    """Lay out the wares (MERCHANT-01, -02); a relic without a price is replaced as it comes (MERCHANT-09)."""
    seats = frame.seats or tuple(living_seats(state))
    relics = tuple(_priced_relic(state) for _ in range(SHOWN))
    potions = tuple(take_top(state, "potions") for _ in range(SHOWN))
    colorless = tuple(take_top(state, "colorless") for _ in range(SHOWN)) if is_open(state.setup, "C") else ()
    cards: list[tuple[tuple[int, str], ...]] = [() for _ in state.heroes]
    pulled: list[tuple[int, str]] = []
    for seat in seats:
        mine = []
        for _ in range(SHOWN):
            card, turned = pull(state, own(state, seat, "rewards"))
            pulled += turned
            mine += [pair for pair in turned if pair[0] == card]
        cards[seat] = tuple(mine)
    state.table.visit = Visit(
        "merchant", relics=relics, potions=potions, colorless=colorless, cards=tuple(cards), pulled=tuple(pulled)
    )
    tell(state, "wares_laid_out")


def _priced_relic(state: State) -> int:
    """Take the next relic that has a price; one without goes under its deck."""
    for _ in range(len(state.table.relics)):
        card = take_top(state, "relics")
        if state.faces[card].card.gold is not None:
            return card
        put_under(state, "relics", card)
    return NOBODY


def _visit(state: State) -> Visit:
    assert state.table.visit is not None
    return state.table.visit


def price_of(state: State, card: int) -> int:
    """Give the price of a ware (MERCHANT-03, MERCHANT-04)."""
    visit = _visit(state)
    thing = state.faces[card].card
    if card in visit.relics:
        return int(thing.gold) - (1 if visit.relics[0] == card else 0)
    if card in visit.potions:
        return int(thing.gold)
    return PRICES[thing.rarity]


def removal_price(state: State) -> int:
    """Give the price of the card removal (MERCHANT-05, ASC-08)."""
    return REMOVAL + 1 if state.setup.ascension >= ASCENSION_REMOVAL else REMOVAL


def wares(state: State, seat: int) -> list[int]:
    """List what a seat may look at for itself: the party's wares and its own cards."""
    visit = _visit(state)
    found = [*visit.relics, *visit.potions, *visit.colorless, *(card for card, _ in visit.cards[seat])]
    return [card for card in found if card != NOBODY]


def _options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    del frame
    visit = _visit(state)
    found = []
    for card in wares(state, seat):
        if card in visit.potions and barred(state, "no_potions", seat):
            continue
        found += [Option("buy", ("card", card), way) for way in ways(state, seat, price_of(state, card))]
    if seat not in visit.removed:
        for way in ways(state, seat, removal_price(state)):
            found += [Option("remove", ("card", card), way) for card in unlike(state, of_deck(state, seat, "remove"))]
    return Decision(seat, TOPIC, (*found, *common_options(state, seat), DONE), prompt=TOPIC)


def _act(state: State, frame: AskAll, seat: Seat, picks: tuple[Option, ...]) -> None:
    del frame
    option = picks[0]
    if do_common(state, seat, option):
        return
    assert option.ref is not None
    card = option.ref[1]
    price = price_of(state, card) if option.verb == "buy" else removal_price(state)
    state.frames.append(Deed(name=option.verb, seat=seat, card=card, number=price, face=None))
    pay(state, seat, price, option.n)


def bought(state: State, deed: Deed) -> None:
    """Hand over what was paid for."""
    card, seat = deed.card, deed.seat
    visit = _visit(state)
    tell(state, "bought", seat, card=card, amount=deed.number)
    state.table.visit = evolve(
        visit,
        relics=_without(visit.relics, card),
        potions=_without(visit.potions, card),
        colorless=_without(visit.colorless, card),
        cards=tuple(tuple(pair for pair in mine if pair[0] != card) for mine in visit.cards),
    )
    if card in visit.relics:
        gain_relic(state, seat, card)
    elif card in visit.potions:
        gain_potion(state, seat, card)
    else:
        add_to_deck(state, seat, card)


def _without(slots: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(NOBODY if item == card else item for item in slots)


def removed(state: State, deed: Deed) -> None:
    """Remove the card that was paid for (MERCHANT-05)."""
    visit = _visit(state)
    state.table.visit = evolve(visit, removed=(*visit.removed, deed.seat))
    remove(state, deed.seat, deed.card)


def let_happen(state: State, deed: Deed) -> None:
    """Let what was triggered happen."""
    from soulstack.games.spire.rules.batching import release

    del deed
    release(state)


PROCEDURES["buy"] = (bought, let_happen)
PROCEDURES["remove"] = (removed, let_happen)


def shop(state: State, frame: Steps) -> None:
    """Open the shop."""
    state.frames.append(AskAll(topic=TOPIC, rule=FLOOR, seats=frame.seats or tuple(living_seats(state))))


def clear_up(state: State, frame: Steps) -> None:
    """Put what was not sold under its deck, as revealed, left to right (MERCHANT-08)."""
    del frame
    visit = _visit(state)
    homes: list[tuple[int, str]] = [(card, "relics") for card in visit.relics]
    homes += [(card, "potions") for card in visit.potions] + [(card, "colorless") for card in visit.colorless]
    unsold = {card for mine in visit.cards for card, _ in mine}
    homes += [pair for pair in visit.pulled if pair[0] in unsold or state.faces[pair[0]].kind == "ticket"]
    for card, home in homes:
        if card != NOBODY:
            put_under(state, home, card)
    state.table.visit = None


TOPICS[TOPIC] = Topic(_options, _act)
PROCEDURES["merchant"] = (lay_out, shop, clear_up)

__all__: list[Any] = ["clear_up", "lay_out", "price_of", "removal_price", "shop", "wares"]
