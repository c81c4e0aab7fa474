"""A recorded game at the table: it goes on, back and to any moment, and is seen from any seat.

Nobody is asked anything. The whole game is played once when it
is opened, and the state at the start of every turn is kept: going back is going on from there.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from attrs import define, field, frozen

from soulstack.app import registry
from soulstack.app.bus import Bus, Intent, Server
from soulstack.app.events import Updated
from soulstack.app.game import Game
from soulstack.app.language import tr
from soulstack.app.packs import packs
from soulstack.app.playback import UNFIT, edition_of, in_words, renewed
from soulstack.app.save_schema import Meta, read_meta, read_record
from soulstack.app.saves import Save, SaveError, look_at, read_save
from soulstack.kernel.decisions import Decision, IllegalAnswerError
from soulstack.kernel.facts import Fact
from soulstack.kernel.record import Record

USUAL_BOT: Final = "bot:random"
"""Who is said to have sat where the file does not say it; every game has it."""
LINES: int = 600
"""About so many facts are told again when the log is written anew."""


@frozen
class Turn:
    """The start of a turn in the record."""

    position: int
    """How many answers had been given."""
    number: int
    seat: int
    state: Any
    seen: dict[int, str]
    """The card of everything that was ever in play until then, by its number."""


@define(eq=False)
class ReplaySession:
    """One recorded game and where one is in it."""

    game: Game
    record: Record
    names: tuple[str, ...]
    cards: Mapping[str, Any]
    viewer: int = -1
    seats: tuple[str, ...] = ()
    """Who played: `human` or `bot:<level>` for each seat."""
    notice: str | None = None
    """One sentence to show when the replay opens."""
    decision: Decision | None = None
    playing: bool = False
    position: int = field(init=False, default=0)
    """How many answers have been given."""
    turns: list[Turn] = field(init=False, factory=list)
    state: Any = field(init=False)
    view: Any = field(init=False)
    seen: dict[int, str] = field(init=False, factory=dict)
    """The card of everything that was ever in play until now, by its number."""
    bus: Bus = field(init=False, factory=Bus)
    _happened: list[tuple[Fact, ...]] = field(init=False, factory=list)
    """What led to each position; the first is the deal."""
    _stops: list[int] = field(init=False, factory=list)
    """The positions at which something was to be seen."""
    _updates: deque[Updated] = field(init=False, factory=deque)

    def __attrs_post_init__(self) -> None:
        self._read()
        self.state = self.turns[0].state.clone()
        self.seen = dict(self.turns[0].seen)
        self.look_from(self.viewer)

    def _read(self) -> None:
        """Plays the whole record and notes its turns."""
        rules = self.game.rules()
        try:
            state = rules.new(rules.recalled(self.record.setup), self.cards)
        except UNFIT as error:
            raise SaveError(tr("The recorded game cannot be laid out: {error}", error=in_words(error))) from error
        seen: dict[int, str] = {}
        self._note(state, tuple(state.facts), seen, new_turn=True)
        state.facts = []
        for number, answer in enumerate(self.record.answers, 1):
            before = state.turn
            try:
                facts = rules.apply(state, answer)
            except IllegalAnswerError:
                # The rules or the cards are not those of the record any more.
                words = tr(
                    "The rest of this game does not fit any more: it can be watched up to turn {turn}.", turn=before
                )
                if edition_of(self.record) != rules.EDITION:
                    words = tr(
                        "This game was played by other rules: it can be watched up to turn {turn}, as far as they agree.",
                        turn=before,
                    )
                self.notice = words
                return
            self._note(state, tuple(facts), seen, new_turn=state.turn != before)
            if number == len(self.record.answers) and self._stops[-1] != number:
                self._stops.append(number)

    def _note(self, state: Any, facts: tuple[Fact, ...], seen: dict[int, str], *, new_turn: bool) -> None:
        position = len(self._happened)
        self._happened.append(facts)
        seen.update(self._in_play(state))
        told = self.game.rules().FACTS
        if position == 0 or any(told[fact.kind].words for fact in facts):
            self._stops.append(position)
        if new_turn:
            kept = state.clone()
            self.turns.append(Turn(position, state.turn, self._whose(state), kept, dict(seen)))

    # --- what a screen reads ---------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many answers there are to watch."""
        return len(self._happened) - 1

    @property
    def at_end(self) -> bool:
        """Whether there is nothing more to watch."""
        return self.position >= self.length

    @property
    def over(self) -> bool:
        """Whether the recorded game is over at this moment."""
        return bool(self.state.over)

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return int(self.record.setup["seed"])

    @property
    def turn(self) -> Turn:
        """The turn at this moment."""
        return self.turn_at(self.position)

    def turn_at(self, position: int) -> Turn:
        """Give the turn that a position belongs to."""
        return self.turns[max(0, bisect_right(self.turns, position, key=lambda turn: turn.position) - 1)]

    def intents(self) -> dict[type[Intent], Server]:
        """Say what it can be asked to do: nothing, since this game has been played."""
        return {}

    # --- what a screen does ----------------------------------------------------------------------------------------

    def poll(self) -> list[Updated]:
        """Give what was stepped over since the last call."""
        found = list(self._updates)
        self._updates.clear()
        return found

    def pause(self, on: bool) -> None:
        """Stop or go on playing."""
        self.playing = not on

    def close(self) -> None:
        """End the replay; nothing is written."""

    def step(self) -> bool:
        """Go on to the next moment at which something is to be seen; tell whether there was one."""
        at = bisect_right(self._stops, self.position)
        if at >= len(self._stops):
            self.playing = False
            return False
        facts = self._advance(self._stops[at])
        self._updates.append(Updated(self.game.rules().told(facts, self.viewer), self.view, None))
        return True

    def seek(self, position: int) -> None:
        """Go to any moment without showing what lies between."""
        self._updates.clear()
        position = max(0, min(self.length, position))
        turn = self.turn_at(position)
        self.state, self.position = turn.state.clone(), turn.position
        self.seen = dict(turn.seen)
        self._advance(position)

    def step_back(self) -> bool:
        """Go back to the moment before this one; tell whether there was one."""
        at = bisect_right(self._stops, self.position - 1) - 1
        if at < 0:
            return False
        self.seek(self._stops[at])
        return True

    def seek_turn(self, step: int) -> None:
        """Go to the start of another turn; back from the middle of a turn is its own start."""
        starts = [turn.position for turn in self.turns]
        at = bisect_right(starts, self.position) - 1
        if step < 0 and starts[at] < self.position:
            step += 1
        at += step
        self.seek(self.length if at >= len(starts) else starts[max(0, at)])

    def look_from(self, seat: int) -> None:
        """Look at the table from another seat; -1 is a watcher who sees no hand."""
        self.viewer = seat if 0 <= seat < len(self.names) else -1
        self._look()

    @property
    def asks_everybody(self) -> bool:
        """Whether it was played so that several people can share a screen: nobody learns who could have answered."""
        return bool(self.record.setup.get("ask_everyone"))

    def said_moment(self) -> str:
        """Say where a game begins that goes on from here."""
        return tr("A new game begins in turn {turn}. The recorded one stays as it is.", turn=max(1, self.state.turn))

    def to_save(self, seats: tuple[str, ...]) -> Save:
        """Give the game up to this moment as one that goes on with these players."""
        record = renewed(self.game.rules(), self.record, self.position)
        meta = {
            "cards": record.cards,
            "turn": self.state.turn,
            "seats": list(seats),
            "names": list(self.names),
            "over": False,
            "winners": [],
        }
        return Save(record.to_json(), None, meta)

    def told_before(self) -> list[Fact]:
        """Give nothing: a replay writes its log itself, anew at every moment one goes to."""
        return []

    def told(self) -> list[Fact]:
        """Give the latest facts up to this moment, as the viewer may know them, for a log that begins anew."""
        first = self.turn
        for turn in reversed(self.turns[: self.turns.index(first)]):
            if sum(map(len, self._happened[first.position : self.position + 1])) >= LINES:
                break
            first = turn
        found = [fact for facts in self._happened[first.position : self.position + 1] for fact in facts]
        return list(self.game.rules().told(found, self.viewer))

    # --- inside ----------------------------------------------------------------------------------------------------

    def _advance(self, position: int) -> list[Fact]:
        facts: list[Fact] = []
        apply = self.game.rules().apply
        while self.position < position:
            facts += apply(self.state, self.record.answers[self.position])
            self.position += 1
            self.seen.update(self._in_play(self.state))
        self._look()
        return facts

    def _look(self) -> None:
        self.view = self.game.rules().view(self.state, self.viewer)

    def _whose(self, state: Any) -> int:
        """Say whose turn it is."""
        return int(state.pending[0].seat) if state.pending else -1

    def _in_play(self, state: Any) -> Iterable[tuple[int, str]]:  # noqa: ARG002 - what a thing is only its game knows
        """List what is in play with its card, so that words can name it when it is gone."""
        return ()


def watch_save(save: Save) -> Any:
    """Open a saved game as a replay, seen by its person or by a watcher."""
    record, meta = read_record(save), read_meta(save)
    game = registry.game(record.game)
    rules, cards = game.rules(), packs(game.key).cards
    setup = rules.recalled(record.setup)
    changed = bool(record.cards) and record.cards != rules.mark(setup, cards)
    players = rules.sitting(setup, record.answers)
    # Who sat there is only told, so a replay without it can be watched all the same.
    names = [*meta.names[:players], *(tr("Seat {n}", n=seat + 1) for seat in range(len(meta.names), players))]
    known = [kind if not game.seats().refused(kind) else USUAL_BOT for kind in meta.seats[:players]]
    kinds = (*known, *[USUAL_BOT] * (players - len(known)))
    viewer = kinds.index("human") if "human" in kinds else -1
    opened = game.play().replay_kind()(game, record, tuple(names), cards, viewer, kinds)
    told = [opened.notice, tr("The cards have changed since this game was recorded.") if changed else None]
    opened.notice = " ".join(filter(None, told)) or None
    return opened


def open_replay(file: Path) -> Any:
    """Read a recorded game; a SaveError says in one sentence why that is not possible."""
    return watch_save(look_at(file))


@frozen
class Replay:
    """A recorded game as a list shows it."""

    file: Path
    when: float
    """When it was written, in seconds since the epoch."""
    meta: Meta | None = None
    """What the file says of the game."""
    problem: str = ""
    """Why it cannot be watched; empty when it can."""


def describe(file: Path) -> Replay:
    """Read what a list says about one replay; a file that cannot be read says why."""
    try:
        when = file.stat().st_mtime
        meta = read_meta(read_save(file).save)
    except (SaveError, OSError) as error:
        return Replay(file, 0.0, problem=str(error))
    if not meta.names:
        return Replay(file, 0.0, problem=tr("The file does not say which game it is."))
    return Replay(file, when, meta)
