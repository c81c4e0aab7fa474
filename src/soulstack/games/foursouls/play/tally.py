"""What one game came to: souls, deaths, dice, items and the cards that were seen, counted from its record.

The record is played again, so a game that was continued, taken back or watched counts the same. That takes longer than a
frame, so a thread of its own does it.
"""

import threading
import time
from collections.abc import Callable, Mapping, Sequence

from attrs import define, field

from soulstack.app.fairness import luck
from soulstack.app.statistics import count_game
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.build_view import facts_for
from soulstack.games.foursouls.rules.game import apply, new_game
from soulstack.games.foursouls.rules.playback import setup_of
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.rules.stats import soul_total
from soulstack.kernel.decisions import IllegalAnswerError
from soulstack.kernel.facts import Fact
from soulstack.kernel.record import Record, RecordError

REST = 0.001
"""Seconds of every rest, in which the screen gets its turn."""
REST_EVERY = 4
"""So many answers are played before a rest."""
ROLLS = frozenset({"die_rolled", "die_rerolled"})


@define
class SeatTally:
    """What one player did."""

    souls: int = 0
    deaths: int = 0
    monsters: int = 0
    """How many monsters died on this player's turns."""
    dice: list[int] = field(factory=lambda: [0] * 6)
    """How often each face was thrown."""
    items: list[str] = field(factory=list)
    """Every treasure that was gained, in order."""


@define
class Tally:
    """A whole game."""

    turns: int = 0
    winners: tuple[int, ...] = ()
    seats: list[SeatTally] = field(factory=list)
    seen: set[str] = field(factory=set)
    """The cards that the people at the table have seen."""

    @property
    def dice(self) -> list[int]:
        """The throws of everybody together."""
        return [sum(seat.dice[face] for seat in self.seats) for face in range(6)]


def tally_of(
    record: Record, cards: Mapping[str, CardDef], seats: Sequence[str], rest: Callable[[], None] | None = None
) -> Tally:
    """Count a game; `seats` says which of them were people, and `rest` is called now and then."""
    state = new_game(setup_of(record), cards.values())
    people = [seat for seat, kind in enumerate(seats) if kind == "human"]
    found = Tally(seats=[SeatTally() for _ in state.players])
    _take(found, state, state.facts, people)
    state.facts = []
    for number, answer in enumerate(record.answers):
        _take(found, state, apply(state, answer), people)
        if rest is not None and number % REST_EVERY == 0:
            rest()
    found.turns, found.winners = state.turn, tuple(state.winners or ())
    for seat, player in zip(found.seats, state.players, strict=True):
        seat.souls = soul_total(state, player.seat)
    return found


def _take(found: Tally, state: State, facts: list[Fact], people: list[int]) -> None:
    for fact in facts:
        seat = found.seats[fact.seat] if 0 <= fact.seat < len(found.seats) else None
        if fact.kind in ROLLS and seat is not None:
            seat.dice[fact.value - 1] += 1
        elif fact.kind == "player_died" and seat is not None:
            seat.deaths += 1
        elif fact.kind == "monster_died" and state.active >= 0:
            found.seats[state.active].monsters += 1
        elif fact.kind == "item_gained" and seat is not None:
            seat.items.append(state.printed[fact.card].id)
    for person in people:
        for fact in facts_for(facts, person):
            found.seen.update(state.printed[card].id for card in (fact.card, *fact.cards) if card >= 0)
    if people:
        found.seen.update(obj.face.id for obj in state.objects.values())


class Counting:
    """Counts one game and, where it is wanted, adds it to the statistics."""

    def __init__(self, record: Record, cards: Mapping[str, CardDef], seats: tuple[str, ...], *, keeps: bool) -> None:
        self.tally: Tally | None = None
        """What the game came to, once it is counted."""
        self.problem: str | None = None
        self._game = (record, cards, seats)
        self._keeps = keeps
        # Not a daemon: the program ends when the game is counted, and the next game need not wait for it.
        self._thread = threading.Thread(target=self._work, name="counting")
        self._thread.start()

    def wait(self) -> None:
        """Wait until the game is counted."""
        self._thread.join()

    def _work(self) -> None:
        record, cards, seats = self._game
        try:
            setup = setup_of(record)
            tally = tally_of(record, cards, seats, lambda: time.sleep(REST))
        except (RecordError, IllegalAnswerError, TypeError, ValueError) as error:
            self.problem = f"This game could not be counted: {error}"
            return
        for seat in tally.seats:
            luck(seat.dice)  # remembered there, so that the screen that shows it need not work it out in a frame
        if self._keeps:
            mark = record.checkpoints.get(len(record.answers), "")
            self.problem = count_game(tally, seats, mode=setup.mode, seed=setup.seed, mark=mark)
        self.tally = tally
