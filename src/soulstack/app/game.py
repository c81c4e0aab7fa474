"""The door of a game: all that the shared layers may ask of one, room by room.

A game is a light object with one method for each of its rooms; a room is a module (or anything of that shape) that is loaded
when it is first asked for, so that `soulstack --help` loads no rules. Whoever plays many games fetches the room once and
calls its functions directly.

>>> from soulstack.app.registry import game
>>> door = game("foursouls")
>>> door.title
'Four Souls'
>>> rules = door.rules()
>>> cards = door.cards().catalogue()
>>> setup = rules.setup(NewGame(game="foursouls", seats=("bot:easy", "bot:easy"), seed=7), cards)
>>> rules.new(setup, cards).over
False
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from attrs import field, frozen

from soulstack.app.options import NewGame, SetupOption
from soulstack.bots.specs import BotSpecs, UnknownBotError
from soulstack.kernel.ids import Seat

# The title asks for the door of its game: whatever only describes a room is not loaded for that.
if TYPE_CHECKING:
    from collections import Counter

    from soulstack.app.keepers import Counting
    from soulstack.app.lessons import Lesson
    from soulstack.app.replay_session import ReplaySession
    from soulstack.app.session import Session
    from soulstack.app.tools.reports import GamesReport
    from soulstack.bots.room import BotsRoom
    from soulstack.content.catalogue import Catalogue
    from soulstack.content.errors import Problem
    from soulstack.content.loader import CardGame
    from soulstack.content.scenario_result import Position, ScenarioResult
    from soulstack.kernel.agents import Looker
    from soulstack.kernel.decisions import Answer, Decision
    from soulstack.kernel.facts import Fact, FactSpec
    from soulstack.kernel.record import Record
    from soulstack.kernel.sentences import Sentence

Setup: TypeAlias = Any
"""A frozen record of the game's own; with the seed in it and the answers it is the whole game."""
State: TypeAlias = Any
"""An `EngineState` of the game's own."""


HUMAN: Final = "human"


@frozen
class SeatRules:
    """Who can sit down: how many, at which levels, of which temper, as which hero."""

    least: int
    most: int
    usual: int
    """How many sit down where nobody says how many."""
    bots: BotSpecs
    """Which bots can sit there."""
    heroes: tuple[str, ...] = ()
    """What a seat can play as, where that is chosen; `human:<hero>` and `bot:<level>:<hero>` name one."""

    def refused(self, kind: str) -> str:
        """Say why a word is no kind of seat, or nothing when it is one."""
        word, _, rest = kind.partition(":")
        if word == HUMAN:
            return "" if not rest or rest in self.heroes else f"Nobody plays as {rest!r}."
        before, _, last = kind.rpartition(":")
        try:
            self.bots.name(before if last in self.heroes else kind)
        except UnknownBotError as error:
            return str(error)
        return ""

    def plain(self, kind: str) -> str:
        """Give a kind of seat without the hero that it names, which the settings of the game know."""
        before, _, last = kind.rpartition(":")
        return before if before and last in self.heroes else kind


class View(Protocol):
    """What a seat sees; the rest of it only the game's own rooms read."""

    @property
    def viewer(self) -> int:
        """Whose view it is."""
        ...

    def name_of(self, index: int) -> str:
        """Give the id of a physical card, or an empty text for a hidden one."""
        ...


class Checker(Protocol):
    """Watches one game for `simulate --check`; raises an `InvariantError` when something does not hold."""

    def before(self, state: State, decision: Decision) -> None:
        """Check a state that waits for an answer."""
        ...

    def play(self, state: State, answer: Answer) -> list[Fact]:
        """Carry out an answer and check what it has brought."""
        ...

    def finish(self, state: State) -> None:
        """Check the end."""
        ...


class CardsRoom(Protocol):
    """What the cards of a game are, and how they are told in words."""

    @property
    def FILTERS(self) -> Mapping[str, Callable[[], tuple[str, ...]]]:  # noqa: N802 - a constant of the module
        """What the list of cards can be narrowed by, such as `set` and `kind`, and the values of each."""
        ...

    def facets(self, card: Any) -> Mapping[str, str]:
        """Give the values by which a card can be found, by the words of FILTERS."""
        ...

    def catalogue(self) -> Catalogue[Any]:
        """Give every shipped card."""
        ...

    def game(self) -> CardGame[Any]:
        """Tell the loader what a card of this game is and how it is checked."""
        ...

    def load_pack(self, path: Path) -> Catalogue[Any]:
        """Give the cards of a pack, which may refer to the shipped ones."""
        ...

    def agreement(self, cards: Mapping[str, Any]) -> list[Problem]:
        """Find cards whose text and behaviour differ."""
        ...

    def row(self, card: Any) -> tuple[str, ...]:
        """Give the columns of a card in the list."""
        ...

    def as_json(self, card: Any) -> dict[str, Any]:
        """Give a card as plain data, without whether it has a picture and whether it runs."""
        ...

    def in_words(self, card: Any, cards: Mapping[str, Any]) -> list[str]:
        """Tell a card in lines for terminals and screen readers."""
        ...

    def pictures(self, card: Any) -> tuple[str, ...]:
        """Name the pictures that show a card, the one of it alone first, without their suffix."""
        ...

    def stand_ins(self, card: Any) -> tuple[str, ...]:
        """Name the pictures of its kind, which stand for a card that has none."""
        ...


class RulesRoom(Protocol):
    """What happens."""

    @property
    def EDITION(self) -> str:  # noqa: N802 - a constant of the module
        """Names the rules of this build; another one when equal answers can lead to another game."""
        ...

    @property
    def FACTS(self) -> Mapping[str, FactSpec]:  # noqa: N802 - a constant of the module
        """Every kind of fact by its name."""
        ...

    def setup(self, new: NewGame, cards: Catalogue[Any]) -> Setup:
        """Make the settings of a game; raises ValueError with one sentence when they make no sense."""
        ...

    def written(self, setup: Setup) -> dict[str, Any]:
        """Give settings as plain data."""
        ...

    def recalled(self, data: Mapping[str, Any]) -> Setup:
        """Read settings from plain data; raises RecordError when they are none."""
        ...

    def sitting(self, setup: Setup, answers: Sequence[Answer] = ()) -> int:
        """Say how many sit at the table, at the start or after some answers that may have let others sit down."""
        ...

    def mark(self, setup: Setup, cards: Catalogue[Any]) -> str:
        """Give the digest of the cards that one game can meet."""
        ...

    def new(self, setup: Setup, cards: Mapping[str, Any]) -> State:
        """Lay out a game and bring it to its first decision."""
        ...

    def apply(self, state: State, answer: Answer) -> list[Fact]:
        """Carry out an answer and everything that follows by itself; an illegal one raises and changes nothing."""
        ...

    def view(self, state: State, seat: Seat) -> View:
        """Give what a seat sees; -1 is a watcher."""
        ...

    def told(self, facts: Iterable[Fact], seat: Seat) -> tuple[Fact, ...]:
        """Give facts as a seat may know them."""
        ...

    def sight(self, looker: Looker | type[Looker], state: State, seat: Seat) -> Any:
        """Give a seat's agent as much of the table as it wants to see."""
        ...

    def glance(self, looker: Looker | type[Looker], state: State, seat: Seat) -> Any:
        """Give the same to an agent of this process, at less cost: it holds only until the next answer."""
        ...

    def checker(self, setup: Setup, cards: Mapping[str, Any], every: int) -> Checker:
        """Watch a game; the costly checks are made after so many decisions."""
        ...


class ScenarioRoom(Protocol):
    """The language of the game's scenario files."""

    def run_text(self, file: str, text: str, cards: Mapping[str, Any]) -> ScenarioResult:
        """Play the scenario of a file; one that cannot be read gives a result with an error."""
        ...

    def position(self, text: str, cards: Mapping[str, Any]) -> Position:
        """Lay out the position of a scenario, for people; raises ValueError when it cannot be."""
        ...


@frozen
class Outcome:
    """How one game ended."""

    winners: tuple[Seat, ...] = ()
    turns: int = 0
    capped: bool = False
    """It was not over when it had gone on for long enough."""
    team: bool = False
    """All win or lose together."""
    details: Mapping[str, int] = field(factory=dict)
    """What only this game tells, such as the act that was reached."""


@frozen
class Side:
    """A seat in one game: what it had, and how it did."""

    kind: str
    """Sides of the same kind are compared: with something and without it."""
    won: float
    """Its share of a victory."""
    reached: float
    """How far it came, in the game's own measure."""
    has: tuple[tuple[str, str], ...]
    """The group and the name of everything that it had, once each."""


@frozen
class Story:
    """What a report with plots wants to know of one game."""

    sides: tuple[Side, ...] = ()
    counts: tuple[tuple[str, str, int], ...] = ()
    """A group, a value, and how often it came up."""


@frozen
class Chart:
    """One picture of a report."""

    group: str
    title: str
    kind: str = "rates"
    """rates: a bar for each name with its interval; counts: how often each value came up; table: with and without."""


class Storyteller(Protocol):
    """Listens to one game for a report."""

    def hear(self, state: State, facts: Iterable[Fact]) -> None:
        """Take in what has happened."""
        ...

    def end(self, state: State) -> Story:
        """Tell the whole."""
        ...


FrameTimes: TypeAlias = Callable[[tuple[int, int], int], list[float]]
"""Draws so many frames of a crowded table at a size and gives the seconds of each."""


class Figures(Protocol):
    """Takes the values that a benchmark measures."""

    def add(self, name: str, samples: list[float]) -> None:
        """Note the median of some samples, and their spread."""
        ...

    def add_frames(self, name: str, size: str, seconds: list[float]) -> None:
        """Note how long the frames of a screen took."""
        ...


class ToolsRoom(Protocol):
    """What simulate, tournament and bench count in this game."""

    @property
    def COUNTED(self) -> str:  # noqa: N802 - a constant of the module
        """The word for what can be counted one by one: the flag of simulate and the key of its report."""
        ...

    @property
    def CAP(self) -> int:  # noqa: N802 - a constant of the module
        """After so many turns a simulated game is given up."""
        ...

    @property
    def RIVALS(self) -> bool:  # noqa: N802 - a constant of the module
        """Whether seats play against each other; else a tournament compares how far each level comes."""
        ...

    def outcome(self, state: State, cap: int) -> Outcome:
        """Say how a game ended."""
        ...

    def report(self, seats: tuple[str, ...], *, counts: bool) -> GamesReport:
        """Begin a report on games of these seats."""
        ...

    def count_start(self, state: State, counts: Counter[tuple[str, str]]) -> None:
        """Count what was dealt."""
        ...

    def count(self, state: State, facts: Iterable[Fact], counts: Counter[tuple[str, str]]) -> None:
        """Count what took part in some facts."""
        ...

    @property
    def CHARTS(self) -> tuple[Chart, ...]:  # noqa: N802 - a constant of the module
        """The pictures of a report on many games, in order."""
        ...

    @property
    def MEASURE(self) -> str:  # noqa: N802 - a constant of the module
        """What it is that sides reach, such as souls."""
        ...

    def storyteller(self) -> Storyteller:
        """Begin to listen to a game."""
        ...

    def named(self, group: str, name: str) -> str:
        """Give the words for something that a story names."""
        ...

    def benches(self, frame_times: FrameTimes) -> Mapping[str, Callable[[Figures], None]]:
        """Give the parts of the benchmark by the words of `--only`."""
        ...


class PlayRoom(Protocol):
    """What surrounds a game at the table: its session, its replays, its lessons, what may be taken back."""

    def session_kind(self, seats: tuple[str, ...], state: State) -> type[Session]:
        """Give the kind of session for these people."""
        ...

    def replay_kind(self) -> type[ReplaySession]:
        """Give the kind of session that shows a recorded game."""
        ...

    def position(self, state: State, viewer: Seat) -> tuple[Setup, tuple[str, ...]]:
        """Say which settings and seats a position that was laid out by hand is played with."""
        ...

    def knowledge(self, state: State) -> Any:
        """Note what of a state tells whether an answer has let something be known."""
        ...

    def barrier(self, before: Any, state: State) -> str:
        """Name what has become known since then, so that nothing before can be taken back; nothing when nothing has."""
        ...

    def count(
        self, record: Record, cards: Mapping[str, Any], seats: tuple[str, ...], *, keeps: bool, meta: Mapping[str, Any]
    ) -> Counting:
        """Begin to count a game that is over, in a thread of its own, and to add it to the statistics where that is wanted.

        `meta` is what a list of saves says about it.
        """
        ...

    def read_lesson(self, key: str, text: str, cards: Mapping[str, Any]) -> Lesson:
        """Read a lesson's file; raises ValueError naming the place that is wrong."""
        ...


class Game(Protocol):
    """One game, whatever it is."""

    @property
    def key(self) -> str:
        """Its name in flags, folders and files."""
        ...

    @property
    def aliases(self) -> tuple[str, ...]:
        """What older files call it."""
        ...

    @property
    def title(self) -> Sentence:
        """What people call it."""
        ...

    def shelf(self) -> str:
        """Name the folder within its saves where those who play now keep theirs; empty where there is but one."""
        ...

    def options(self) -> tuple[SetupOption, ...]:
        """List what can be chosen for a new game: flags, settings and rows of a screen come from here."""
        ...

    def seats(self, given: Mapping[str, Any] | None = None) -> SeatRules:
        """Say who can sit down, at all or with some options chosen."""
        ...

    def cards(self) -> CardsRoom:
        """Open the room of the cards."""
        ...

    def rules(self) -> RulesRoom:
        """Open the room of the rules."""
        ...

    def scenario(self) -> ScenarioRoom:
        """Open the room of the scenarios."""
        ...

    def bots(self) -> BotsRoom:
        """Open the room of the bots."""
        ...

    def tools(self) -> ToolsRoom:
        """Give what the commands count."""
        ...

    def play(self) -> PlayRoom:
        """Open the room of what surrounds a game at the table: its session, words, tally, lessons, tips."""
        ...

    def screen(self) -> Any:
        """Open the room of the screens, which loads the window's library."""
        ...
