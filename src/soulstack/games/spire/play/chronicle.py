"""A past run room by room: what was met, what it cost every hero, and every choice with what was left behind.

It is read from the record by playing it again, on a thread of its own that stands back for the screen.
"""

import threading
import time
from typing import Any, Final

from attrs import define, field, frozen

from soulstack.games.spire.play.tally import REST, STINT
from soulstack.games.spire.rules.climb.rewards import find
from soulstack.games.spire.rules.door import recalled
from soulstack.games.spire.rules.game import apply, new_run
from soulstack.games.spire.rules.setup import single_fight
from soulstack.games.spire.rules.state import State
from soulstack.kernel.decisions import Answer, IllegalAnswerError
from soulstack.kernel.facts import Fact
from soulstack.kernel.record import Record, RecordError

BEFORE: Final = "start"
"""Stands for what is before the first room of an act."""
CHOSEN: Final = frozenset({"take", "skip", "option", "buy", "remove", "rest", "smith"})
"""The verbs of what a run is made of."""


@frozen
class Choice:
    """One thing that was chosen, or left."""

    seat: int
    verb: str
    what: str = ""
    """The kind of reward, or the card that asked."""
    picked: str = ""
    left: tuple[str, ...] = ()
    """What was shown and not taken."""
    n: int = 0
    """The number of an option, as printed."""


@define
class Room:
    """One room of the way, or what came before the first of an act."""

    act: int
    space: str
    kind: str
    position: int
    """How many answers had been given when it was entered."""
    foes: list[str] = field(factory=list)
    events: list[str] = field(factory=list)
    lost: list[int] = field(factory=list)
    """HP that each hero lost there."""
    hp: list[tuple[int, int]] = field(factory=list)
    """HP of each hero as the room was left, and the most that it can have."""
    rounds: int = 0
    choices: list[Choice] = field(factory=list)


@define
class Chronicle:
    """All rooms of a run."""

    rooms: list[Room] = field(factory=list)
    heroes: list[str] = field(factory=list)
    boards: dict[int, str] = field(factory=dict)
    """The map of each act."""
    result: str = ""
    whole: bool = True
    """Whether the record fits the rules to its end."""


@define
class _Writer:
    found: Chronicle = field(factory=Chronicle)
    at: int = 0

    def begin(self, state: State) -> None:
        self.found.heroes = [hero.hero for hero in state.heroes]
        self.open(state, BEFORE, "neow")
        self.read(state, list(state.facts))

    def open(self, state: State, space: str, kind: str) -> None:
        self.close(state)
        self.found.rooms.append(Room(state.table.act, space, kind, self.at, lost=[0] * len(state.heroes)))

    def close(self, state: State) -> None:
        if self.found.rooms:
            self.found.rooms[-1].hp = [(hero.hp, hero.max_hp) for hero in state.heroes]

    def read(self, state: State, facts: list[Fact]) -> None:
        for fact in facts:
            self._take(state, fact)

    def _take(self, state: State, fact: Fact) -> None:
        kind, rooms = fact.kind, self.found.rooms
        if kind == "act_started":
            self.found.boards[fact.amount] = state.table.map
            if fact.amount > 1 and rooms[-1].act < fact.amount:
                self.open(state, BEFORE, "stairs")
                rooms[-1].act = fact.amount
        elif kind == "moved":
            self.open(state, fact.word, "")
        elif kind == "room_entered":
            if rooms[-1].kind and rooms[-1].kind != "event":
                self.open(state, rooms[-1].space, fact.word)  # a second boss
            rooms[-1].kind = rooms[-1].kind or fact.word
        elif kind == "enemy_entered":
            rooms[-1].foes.append(state.faces[fact.obj].id)
        elif kind == "event_drawn":
            rooms[-1].events.append(state.faces[fact.card].id)
        elif kind == "round_started":
            rooms[-1].rounds += 1
        elif kind == "hp_lost" and fact.seat < len(rooms[-1].lost):
            rooms[-1].lost[fact.seat] += fact.amount
        elif kind == "hero_joined":
            self.found.heroes.append(state.heroes[fact.seat].hero)
            rooms[-1].lost.append(0)

    def choose(self, state: State, answer: Answer) -> Choice | None:
        """Say what an answer chooses, before it is carried out."""
        pick = answer.picks[0] if answer.picks else None
        if pick is None or pick.verb not in CHOSEN:
            return None
        name = {"card": lambda n: state.faces[n].id}
        kind, number = pick.ref or ("", 0)
        if pick.verb in {"take", "skip"}:
            item = find(state, number if kind == "reward" else pick.n)
            shown = [state.faces[card].id for card in item.shown or ()]
            picked = name["card"](number) if kind == "card" and pick.verb == "take" else ""
            if picked in shown:
                shown.remove(picked)
            return Choice(answer.seat, pick.verb, item.kind, picked, tuple(shown), getattr(item, "n", 0) or 0)
        if pick.verb == "option":
            visit = state.table.visit
            asked = dict(visit.revealed).get(answer.seat) if visit is not None and visit.revealed else None
            return Choice(answer.seat, pick.verb, state.faces[asked].id if asked is not None else "", n=pick.n)
        return Choice(answer.seat, pick.verb, picked=name["card"](number) if kind == "card" else "")


def chronicle_of(record: Record, cards: Any, rest: Any = lambda: None) -> Chronicle:
    """Read a run from its record, as far as the rules of this build agree with it."""
    setup = recalled(record.setup)
    state = single_fight(setup, cards) if setup.encounter else new_run(setup, cards)
    writer = _Writer()
    writer.begin(state)
    state.facts = []
    for number, answer in enumerate(record.answers, 1):
        try:
            choice = writer.choose(state, answer)
            facts = apply(state, answer)
        except (IllegalAnswerError, StopIteration, KeyError, IndexError):
            writer.found.whole = False
            break
        if choice is not None:
            writer.found.rooms[-1].choices.append(choice)
        writer.at = number
        writer.read(state, facts)
        if number % STINT == 0:
            rest()
    writer.close(state)
    writer.found.result = state.result
    return writer.found


class Reading:
    """Reads one run beside the screen."""

    def __init__(self, record: Record, cards: Any) -> None:
        self.found: Chronicle | None = None
        self.problem = ""
        self._stop = False
        self._run = (record, cards)
        self._thread = threading.Thread(target=self._work, name="chronicle", daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Wait until it is read."""
        self._thread.join()

    def stop(self) -> None:
        """Let it be: nobody looks any more."""
        self._stop = True

    def _rest(self) -> None:
        if self._stop:
            raise InterruptedError
        time.sleep(REST)

    def _work(self) -> None:
        try:
            self.found = chronicle_of(*self._run, self._rest)
        except InterruptedError:
            return
        except (RecordError, TypeError, ValueError) as error:
            self.problem = str(error)
