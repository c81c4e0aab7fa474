"""Moving cards: drawing, shuffling, discarding, exhausting, Daze and Status (COMBAT-P-05, KEYWORD)."""

from typing import Any

from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.gains import wake
from soulstack.games.spire.rules.listening import enter, entry, leave
from soulstack.games.spire.rules.state import NOBODY, Fighter, State, turn_over
from soulstack.kernel.facts import Fact
from soulstack.kernel.rng import keyed, shuffle


def draw(state: State, seat: int, n: int) -> int:
    """Draw cards one at a time; the discard pile is shuffled only when a card is needed (SA-24)."""
    fighter = state.fighter(seat)
    drawn = 0
    while drawn < n and not is_forbidden(fighter, "draw"):
        if not fighter.draw and not reshuffle(state, seat):
            break
        card = fighter.draw.pop()
        fighter.known = max(0, fighter.known - 1)
        fighter.hand.append(card)
        state.combat().drawn = card
        drawn += 1
        tell(state, "card_drawn", seat, card=card)
    if drawn:
        wake(state, seat)
    return drawn


def is_forbidden(fighter: Fighter, what: str) -> bool:
    """Tell whether text forbids a hero to draw or play this turn (COMBAT-P-16)."""
    for lasting in fighter.lasting:
        if lasting.kind == "forbid" and lasting.word == what:
            return True
    return False


def reshuffle(state: State, seat: int) -> bool:
    """Shuffle the discard pile into a new draw pile; a card being played is not among it (COMBAT-P-06)."""
    fighter = state.fighter(seat)
    if not fighter.discard:
        return False
    fighter.draw = fighter.discard
    fighter.discard = []
    shuffle_draw(state, seat)
    return True


def shuffle_draw(state: State, seat: int) -> None:
    """Shuffle the draw pile (KEYWORD-14); shuffling nothing does not count (SA-75)."""
    fighter = state.fighter(seat)
    if not fighter.draw:
        return
    shuffle(state.streams, keyed("draw", seat), fighter.draw)
    fighter.known = 0
    fighter.combat["shuffled"] = 1
    tell(state, "deck_shuffled", seat)


def forget(fighter: Fighter, card: int) -> None:
    """Drop what is known of a card in hand: cards have no memory (PLAY-15)."""
    if card in fighter.kept:
        fighter.kept = tuple([other for other in fighter.kept if other != card])
    if fighter.costs:
        fighter.costs = tuple([item for item in fighter.costs if item[0] != card])


def take_out(state: State, seat: int, card: int) -> str:
    """Take a card out of whichever pile it lies in, and name the pile."""
    fighter = state.fighter(seat)
    for name in ("hand", "discard", "draw", "exhaust", "powers"):
        pile: list[int] = getattr(fighter, name)
        if card in pile:
            pile.remove(card)
            if name == "hand":
                forget(fighter, card)
            elif name == "powers":
                leave(state, card)
                state.heroes[seat].cubes.pop(card, None)
            return name
    fight = state.combat()
    fight.limbo = tuple([other for other in fight.limbo if other != card])
    return "limbo"


def put(state: State, seat: int, card: int, pile: str) -> None:
    """Lay a card on top of a pile."""
    fighter = state.fighter(seat)
    getattr(fighter, pile).append(card)
    if pile == "draw":
        fighter.known += 1
    tell(state, "card_moved", seat, card=card, word=pile)
    if pile == "hand":
        wake(state, seat)


def discard(state: State, seat: int, card: int, *, by_card: bool) -> None:
    """Discard a card from hand; only a card effect counts as discarding (KEYWORD-12, SA-74)."""
    take_out(state, seat, card)
    fighter = state.fighter(seat)
    fighter.discard.append(card)
    if not by_card:
        tell(state, "card_thrown", seat, card=card)
        return
    fighter.turn["discarded"] = fighter.turn.get("discarded", 0) + 1
    tell(state, "card_discarded", seat, card=card)
    own(state, seat, card, "discarded")


def exhaust(state: State, seat: int, card: int) -> None:
    """Exhaust a card wherever it lies; Daze and Status go to their supplies (KEYWORD-01)."""
    take_out(state, seat, card)
    if not back_to_supply(state, card):
        state.fighter(seat).exhaust.append(card)
    state.combat().exhausted = card
    tell(state, "card_exhausted", seat, card=card)
    own(state, seat, card, "exhausted")


def back_to_supply(state: State, card: int) -> bool:
    """Give a Daze or Status card back."""
    home: Any = supply_of(state, card)
    if not home:
        return False
    setattr(state.table, home, (*getattr(state.table, home), card))
    return True


def supply_of(state: State, card: int) -> str:
    """Name the supply a card belongs to, or nothing."""
    face = state.faces[card]
    if face.kind != "status":
        return ""
    return "daze" if face.id == "daze" else "status"


def own(state: State, seat: int, card: int, what: str) -> None:
    """Let the ability of a card wait that is about the card itself."""
    face = state.faces[card]
    if face.own:
        for key, at in face.own:
            if key == what:
                state.waiting.append(entry(state, card, at, seat, Fact(what, seat, NOBODY, card)))


def give_daze(state: State, seat: int, n: int, pile: str) -> int:
    """Put Daze on top of a pile, as far as the supply goes (TOKEN-11)."""
    return _give(state, seat, n, "daze", "daze", pile)


def give_status(state: State, seat: int, half: str, n: int, pile: str) -> int:
    """Put Status cards on top of the discard pile, or shuffle them into the draw pile (SA-72)."""
    into = "draw" if pile == "shuffled" else pile
    got = _give(state, seat, n, "status", half, into)
    if got and pile == "shuffled":
        fighter = state.fighter(seat)
        shuffle(state.streams, keyed("draw", seat), fighter.draw)  # no shuffle of yours (ENEMY-12)
        fighter.known = 0
    return got


def _give(state: State, seat: int, n: int, supply: str, side: str, pile: str) -> int:
    left: tuple[int, ...] = getattr(state.table, supply)
    given = left[: max(0, n)]
    if not given:
        return 0
    setattr(state.table, supply, left[len(given) :])
    fighter = state.fighter(seat)
    for card in given:
        if state.faces[card].id != side:
            turn_over(state, card, state.sides[side])
        getattr(fighter, pile).append(card)
        if pile == "draw":
            fighter.known += 1
        tell(state, "status_given", seat, card=card, word=pile)
    return len(given)


def enter_power(state: State, seat: int, card: int) -> None:
    """Lay a Power into its owner's power area, where its abilities work (PLAY-19)."""
    state.fighter(seat).powers.append(card)
    enter(state, card, seat)
    tell(state, "power_entered", seat, card=card)
