"""Effects about playing cards: for nothing, twice, as copies, or not at all."""

from typing import Any

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards.faces import UP, X_COST
from soulstack.games.spire.rules.aiming import heroes_of
from soulstack.games.spire.rules.counting import holds
from soulstack.games.spire.rules.frames import Deed, Done, Program, answer, pick, question, verb
from soulstack.games.spire.rules.piles import draw, take_out
from soulstack.games.spire.rules.playing import play_for_free
from soulstack.games.spire.rules.state import Lasting, State
from soulstack.games.spire.rules.verbs.cards import unlike
from soulstack.kernel.decisions import Option


@verb(e.PlayTop)
def play_top(state: State, run: Program, effect: e.PlayTop) -> Done:
    """Draw cards and play them in an order of your choice (SA-39); nothing drawn, nothing played."""
    fighter = state.fighter(run.seat)
    before = len(fighter.hand)
    draw(state, run.seat, effect.n)
    cards = tuple(fighter.hand[before:])
    del fighter.hand[before:]
    fight = state.combat()
    fight.limbo = (*fight.limbo, *cards)
    return play_next(state, run.seat, cards, "exhaust" if effect.exhaust else "")


def play_next(state: State, seat: int, cards: tuple[int, ...], into: str) -> Done:
    """Ask which of the drawn cards is played next."""
    if not cards:
        return 0
    options = [pick("card", card) for card in unlike(state, seat, list(cards))]
    question(state, "next_played", seat, "cards", options, (seat, cards, into))
    return None


@answer
def next_played(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Play one of the cards, then ask again."""
    seat, cards, into = data
    assert picks[0].ref is not None
    card = picks[0].ref[1]
    left = tuple(other for other in cards if other != card)
    if left:
        play_next(state, seat, left, into)
    fight = state.combat()
    fight.limbo = tuple(other for other in fight.limbo if other != card)
    play_for_free(state, seat, card, into=into)
    return None


@verb(e.PlayFound)
def play_found(state: State, run: Program, effect: e.PlayFound) -> Done:
    """Find an Attack or Skill in the draw pile."""
    fighter = state.fighter(run.seat)
    found = [card for card in fighter.draw if state.faces[card].kind in {"attack", "skill"}]
    options = [pick("card", card) for card in unlike(state, run.seat, sorted(found))]
    question(state, "found", run.seat, "cards", options, (run.seat, effect.times))
    return None


@answer
def found(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Play it several times and Exhaust it."""
    seat, times = data
    card = picks[0].ref[1] if picks and picks[0].ref is not None else None
    if card is None:
        return 0
    take_out(state, seat, card)
    play_for_free(state, seat, card, into="exhaust", times=times)
    return None


@verb(e.PlayCopy)
def play_copy(state: State, run: Program, effect: e.PlayCopy) -> Done:
    """Play a copy of a card that was played this turn (TWICE-08, SA-157, SA-158)."""
    original = copied(state, run, effect.of)
    if original is None:
        return 0
    name, card, paid = original
    face = state.sides[name]
    x = paid if face.cost == X_COST else 0  # TWICE-02
    if face.requires is not None and not holds(state, Program(seat=run.seat, card=card, x=x), face.requires):
        return 0  # PLAY-11
    state.frames.append(
        Deed(name="card", seat=run.seat, card=card, face=face, is_copy=True, nested=True, x=x, paid=paid)
    )
    return None


def copied(state: State, run: Program, which: str) -> tuple[str, int, int] | None:
    """Give the side that would be copied, the card it was played from and what was paid for it, or None."""
    for seat, name, cost, card in reversed(state.combat().played):
        face = state.sides[name]
        if not face.card.copied:
            continue
        if which == "last_of_cost_x" and face.kind in {"attack", "skill"} and cost == run.x:
            if state.faces[run.card].id.removesuffix(UP) != face.id.removesuffix(UP):
                return name, card, cost
        elif which == "last_attack_of_others" and face.kind == "attack" and seat != run.seat:
            return name, card, cost
    return None


@verb(e.PlayTwice)
def play_twice(state: State, run: Program, effect: e.PlayTwice) -> Done:
    """Let the next card of a type be played more often this turn (TWICE-05); the first of the turn may be past (SA-81)."""
    fighter = state.fighter(run.seat)
    if effect.first and fighter.turn.get("attack_cards", 0):
        return 0
    fighter.lasting = (*fighter.lasting, Lasting("twice", n=effect.copies, word=effect.next, source=run.card))
    return 1


@verb(e.NextFree)
def next_free(state: State, run: Program, effect: e.NextFree) -> Done:
    """Let the next card cost 0 this turn."""
    fighter = state.fighter(run.seat)
    fighter.lasting = (*fighter.lasting, Lasting("next_free", word=effect.type or "", source=run.card))
    return 1


@verb(e.Forbid)
def forbid(state: State, run: Program, effect: e.Forbid) -> Done:
    """Forbid drawing, playing or dealing damage this turn (COMBAT-P-16, SA-109)."""
    for hero in heroes_of(state, run, effect.to):
        fighter = state.fighter(hero.seat)
        fighter.lasting = (*fighter.lasting, Lasting("forbid", word=effect.what, source=run.card))
    return 1
