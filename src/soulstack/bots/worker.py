"""Bots in a process of their own, so that a window never waits for them.

A thread of this process hands questions to the worker and takes its answers; `submit` and `poll` return at once. A
worker that dies is started again once; if that one dies too, the thread answers by itself: a game always goes on.
"""

import contextlib
import gc
import multiprocessing
import signal
import threading
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

from attrs import define, field, frozen

from soulstack.bots.effort import Effort
from soulstack.bots.room import BotsRoom, Line
from soulstack.kernel.agents import Agent, Picks
from soulstack.kernel.decisions import Decision

RoomSource: TypeAlias = Callable[[], BotsRoom]
"""Opens the room of the bots; a function with a name, so that the other process can call it too."""
CardSource: TypeAlias = Callable[[], Mapping[str, Any]]
"""Gives all cards that may be met; a function with a name, so that the other process can call it too."""
Clock: TypeAlias = Callable[[], float]
"""Gives seconds, for bots that think as long as they may; a function with a name as well."""
Report: TypeAlias = Callable[[BaseException], None]
"""Writes down why a bot could not choose; a function with a name as well."""
Result: TypeAlias = tuple[Any, int, Picks | None]
"""The token of the question, the seat, and what it chose; None when it wants to wait for another seat."""

LIVES: Final = 2
"""How often a worker process is started before the bots think in this one."""
PATIENCE: Final = 0.1
"""Seconds between two looks at whether the worker still lives or is wanted no more."""
COLLECT_EVERY: Final = 50
"""Answers between two collections of what a search leaves behind."""
REPORTS: Final = 3
"""So many faults of a game are written down; one that comes back at every question would fill the disk."""
FAREWELL: Final = 2.0
"""Seconds that a worker gets for ending."""


@runtime_checkable
class Searcher(Protocol):
    """A bot that thinks as long as its effort allows."""

    effort: Effort


@frozen
class Job:
    """A question on its way."""

    token: Any
    seat: int
    view: Any
    decision: Decision
    pace: float = 1.0
    """What share of the usual time a bot may think."""


@define
class Minds:
    """The bots of one game, made when they are first asked."""

    bots: Mapping[int, str]
    seed: int
    room: RoomSource
    cards: CardSource | None = None
    clock: Clock | None = None
    report: Report | None = None
    agents: dict[int, Agent] = field(factory=dict)
    failed: int = 0

    def choose(self, seat: int, view: Any, decision: Decision, pace: float = 1.0) -> Picks | None:
        """Let a seat's bot answer or wait; one that fails takes what comes first, so that the game goes on."""
        try:
            agent = self.agents.get(seat)
            if agent is None:
                known = self.cards() if self.cards is not None else None
                agent = self.agents[seat] = self.room().make_bot(
                    self.bots[seat], seat, self.seed, known, self._team_of(seat)
                )
            if isinstance(agent, Searcher):
                agent.effort.clock, agent.effort.pace = self.clock, pace
            return agent.choose(view, decision)
        except Exception as error:  # noqa: BLE001 - a fault in a bot must not freeze a person's game; `simulate` shows it
            if self.report is not None and self.failed < REPORTS:
                self.failed += 1
                self.report(error)
            return decision.options[: decision.low]

    def _team_of(self, seat: int) -> tuple[int, ...]:
        """List the seats whose bots are of the same kind."""
        return tuple(other for other, kind in self.bots.items() if kind == self.bots[seat])


# --- the process -------------------------------------------------------------------------------------------------------


def serve(
    line: Connection,
    bots: Mapping[int, str],
    seed: int,
    room: RoomSource,
    cards: CardSource | None = None,
    clock: Clock | None = None,
    report: Report | None = None,
) -> None:
    """Answer questions until the line is closed; this is the worker process."""
    # Ctrl-C in a terminal reaches every process of the group; the main one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ear = room().far_end(cards() if cards is not None else None)
    minds = Minds(bots, seed, room, cards, clock, report)
    gc.freeze()
    gc.disable()  # a search makes much that is freed without it
    answered = 0
    with contextlib.suppress(EOFError, OSError):
        while True:
            seat, parcel, decision, pace = line.recv()
            line.send(minds.choose(seat, ear.unpack(parcel), decision, pace))
            answered += 1
            if answered % COLLECT_EVERY == 0:
                gc.collect()


@frozen
class Reply:
    """What came back for a question."""

    picks: Picks | None


@define(eq=False)
class Child:
    """A running worker process and the line to it."""

    process: BaseProcess
    line: Connection
    mouth: Line

    def ask(self, job: Job, is_wanted: Callable[[], bool]) -> Reply | None:
        """Send a question and wait for its answer; None when it is wanted no more, EOFError when the worker died."""
        self.line.send((job.seat, self.mouth.pack(job.view), job.decision, job.pace))
        while not self.line.poll(PATIENCE):
            if not is_wanted():
                return None
            if not self.process.is_alive() and not self.line.poll():
                raise EOFError
        return Reply(self.line.recv())

    def end(self) -> None:
        """Let the process go, by force if it does not go by itself."""
        self.line.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join(FAREWELL)


class BotWorker:
    """Takes questions and gives answers later; neither call waits."""

    def __init__(
        self,
        bots: Mapping[int, str],
        seed: int,
        room: RoomSource,
        cards: CardSource | None = None,
        clock: Clock | None = None,
        report: Report | None = None,
    ) -> None:
        for spec in bots.values():
            room().SPECS.name(spec)
        self._bots = dict(bots)
        self._seed = seed
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._results: SimpleQueue[Result] = SimpleQueue()
        self._closed = threading.Event()
        self._child: Child | None = None
        self._lives = LIVES
        self._room = room
        self._cards = cards
        self._clock, self._report = clock, report
        self._minds = Minds(self._bots, seed, room, cards, clock, report)
        self._thread = threading.Thread(target=self._run, name="bots", daemon=True)
        self._thread.start()

    def submit(self, seat: int, view: Any, decision: Decision, token: Any, pace: float = 1.0) -> None:
        """Ask a seat's bot, which may think for a share of the usual time."""
        self._jobs.put(Job(token, seat, view, decision, pace))

    def poll(self) -> list[Result]:
        """Give the answers that have come since the last call."""
        found = []
        with contextlib.suppress(Empty):
            while True:
                found.append(self._results.get_nowait())
        return found

    def close(self) -> None:
        """Let the worker end by itself, so that nobody waits for a process; what it was thinking about is forgotten."""
        self._closed.set()
        self._jobs.put(None)

    def wait(self) -> bool:
        """Wait until a closed worker has ended; tell whether it has."""
        self._thread.join(FAREWELL)
        return not self._thread.is_alive()

    @property
    def pid(self) -> int | None:
        """The number of the worker process, while there is one."""
        child = self._child
        return child.process.pid if child is not None else None

    def _run(self) -> None:
        try:
            self._child = self._start()
            while not self._closed.is_set():
                job = self._jobs.get()
                if job is None:
                    break
                reply = self._answer(job)
                if reply is not None:
                    self._results.put((job.token, job.seat, reply.picks))
        finally:
            self._drop()

    def _answer(self, job: Job) -> Reply | None:
        while True:
            if self._child is None:
                self._child = self._start()
            if self._child is None:
                return Reply(self._minds.choose(job.seat, job.view, job.decision, job.pace))
            try:
                return self._child.ask(job, lambda: not self._closed.is_set())
            except (EOFError, OSError):
                self._drop()

    def _start(self) -> Child | None:
        """Start a process, or give None when too many have died."""
        if self._lives <= 0 or self._closed.is_set():
            return None
        self._lives -= 1
        # Spawned on every system: a fork would take the window's threads and its display with it.
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        args = (there, self._bots, self._seed, self._room, self._cards, self._clock, self._report)
        process = context.Process(target=serve, args=args, name="soulstack-bots", daemon=True)
        try:
            process.start()
        except OSError:
            here.close()
            self._lives = 0
            return None
        finally:
            there.close()
        return Child(process, here, self._room().near_end())

    def _drop(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end()
