"""Step 2 of the end of turn: what is kept, and in which order the rest of the hand is discarded (COMBAT-P-18, SA-32)."""

from soulstack.games.spire.rules.counting import is_free
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Steps
from soulstack.games.spire.rules.piles import discard
from soulstack.games.spire.rules.state import State
from soulstack.kernel.asking import EACH, TOPICS, AskAll, Topic
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import Seat

DISCARDS = "discards"


def parted(state: State, seat: int) -> tuple[list[int], list[int]]:
    """Part what was in hand as the turn ended into what is Retained and what is discarded (COMBAT-P-19)."""
    fighter = state.fighter(seat)
    held = {lasting.source for lasting in fighter.lasting if lasting.kind == "retained"}
    there = [card for card in fighter.at_end if card in fighter.hand]
    kept = [card for card in there if state.faces[card].retain or card in held]
    return kept, [card for card in there if card not in kept]


def order_matters(state: State, seat: int) -> bool:
    """Tell whether a card of this deck looks at the top of the discard pile, and the hand offers it different ones."""
    cards = parted(state, seat)[1]
    if len({state.faces[card].id for card in cards}) < 2:
        return False
    owned = (*state.heroes[seat].deck, *cards)
    return any(state.faces[card].looks_at_discard for card in owned) and any(
        is_free(state, seat, card) for card in cards
    )


def order_step(state: State, frame: Steps) -> None:
    """Ask for the order of discarding where it can matter; elsewhere it is that of the hand, the last on top (SA-32)."""
    seats = tuple(seat for seat in frame.seats if order_matters(state, seat))
    if seats:
        state.frames.append(AskAll(topic=DISCARDS, rule=EACH, seats=seats))


def _options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    del frame
    cards = parted(state, seat)[1]
    options = tuple(Option("pick", ("card", card)) for card in cards)
    return Decision(seat, DISCARDS, options, len(cards), len(cards), ordered=True, prompt=DISCARDS)


def _ordered(state: State, frame: AskAll, seat: Seat, picks: tuple[Option, ...]) -> None:
    del frame
    fighter = state.fighter(seat)
    named = [option.ref[1] for option in picks if option.ref is not None]
    fighter.at_end = (*[card for card in fighter.at_end if card not in named], *named)


TOPICS[DISCARDS] = Topic(_options, _ordered)


def discard_step(state: State, frame: Steps) -> None:
    """Discard the hand, but for what is Retained (COMBAT-P-18, COMBAT-P-19)."""
    for seat in frame.seats:
        fighter = state.fighter(seat)
        kept, thrown = parted(state, seat)
        for card in kept:
            tell(state, "card_retained", seat, card=card)
        for card in thrown:
            discard(state, seat, card, by_card=False)
        fighter.kept = tuple(kept)
        fighter.costs = ()
        fighter.at_end = ()
