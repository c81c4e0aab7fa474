"""Facing: which of two enemies each hero turns to, between the start batch and the Play phase (ASC-15, SA-109).

What an enemy does to the heroes who face it are its abilities on `faced`.
"""

from soulstack.games.spire.rules.batching import release
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Steps, pick
from soulstack.games.spire.rules.state import State, living_seats
from soulstack.kernel.asking import EACH, TOPICS, AskAll, Topic
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import Seat

FACING = "facing"
FACED = "faced"
SWAP = "swap"
OF_OTHERS = 1
"""An option to swap two who have chosen already carries the first of them, counted from here."""


def faceable(state: State) -> list[int]:
    """List the living enemies that do something to whoever faces them."""
    listening = {card for card, _ in state.index.get(FACED, ())}
    return [foe.id for foe in state.combat().foes if foe.lives and foe.id in listening]


def facing_step(state: State, frame: Steps) -> None:
    """Ask each seat whom it faces; with one such enemy left there is nothing to ask."""
    foes = faceable(state) if FACED in state.index else []
    if not foes:
        return
    seats = tuple(seat for seat in living_seats(state) if seat in frame.seats)
    if len(foes) == 1 and not state.ask_forced:
        suffer(state, [(seat, foes[0]) for seat in seats])
    else:
        state.frames.append(AskAll(topic=FACING, rule=EACH, seats=seats))


def _options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    foes = [pick("foe", foe) for foe in faceable(state)]
    living = living_seats(state)
    swaps = [Option(SWAP, ("seat", other)) for other in living if other != seat]
    done = [other for other in frame.ready if other in living]
    swaps += [Option(SWAP, ("seat", two), OF_OTHERS + one) for one in done for two in done if one < two]
    return Decision(seat, FACING, (*foes, *swaps), prompt=FACING)


def _chosen(state: State, frame: AskAll, seat: Seat, picks: tuple[Option, ...]) -> None:
    """Note whom a seat faces; until the last one has answered rows may be swapped."""
    from soulstack.games.spire.rules.verbs.steering import exchange

    ref = picks[0].ref
    assert ref is not None
    if picks[0].verb == SWAP:
        frame.wake(seat)
        exchange(state, picks[0].n - OF_OTHERS if picks[0].n else seat, ref[1])
    else:
        frame.data = (*frame.data, (seat, ref[1]))


def _close(state: State, frame: AskAll) -> None:
    suffer(state, list(frame.data))


def suffer(state: State, faced: list[tuple[int, int]]) -> None:
    """Let the effects of facing happen, in row order."""
    faced.sort(key=lambda one: state.heroes[one[0]].row)
    for seat, foe in faced:
        tell(state, FACED, seat, foe)
    release(state)


TOPICS[FACING] = Topic(_options, _chosen, _close)
