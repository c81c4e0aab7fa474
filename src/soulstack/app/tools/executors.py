"""Where games are played: in this process, in processes of this machine, or on a cluster.

Work is handed over in small chunks through the standard library's interface of executors, so the places differ in one function
only. Workers start once and stay. A worker that is lost loses no game: what it had is played again, and a chunk that
brings down one worker after another is given up as a fault of its games. Results are put in the order of the games by whoever
asked, so that they are the same wherever they were played.
"""

import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol, TypeVar

from attrs import define, field

from soulstack import __version__

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

AHEAD: Final = 3
"""Chunks that lie ready for each worker."""
TRIES: Final = 3
"""A chunk that was under way when so many workers were lost is not tried again."""


class ClusterError(ValueError):
    """A cluster that cannot be used, in one sentence."""


class Place(Protocol):
    """Where work is done."""

    workers: int

    def open(self) -> Executor:
        """Give a fresh executor."""
        ...

    def close(self, *, at_once: bool) -> None:
        """Let the workers go; at once when nobody waits for what they do."""
        ...


@define
class Processes:
    """Some processes of this machine."""

    workers: int
    _pool: ProcessPoolExecutor | None = None
    _others: list[Any] = field(factory=list)
    """Processes that were there before and are none of ours."""

    def open(self) -> Executor:
        """Start the processes; each stays until all is done."""
        self._others = multiprocessing.active_children()
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=ignore_interrupts)
        return self._pool

    def close(self, *, at_once: bool) -> None:
        """End the processes."""
        if self._pool is None:
            return
        if at_once:
            for process in multiprocessing.active_children():
                if process not in self._others:
                    process.terminate()
        self._pool.shutdown(wait=not at_once, cancel_futures=True)


@define
class Cluster:
    """A running Dask scheduler and whatever workers it has."""

    address: str
    workers: int = 0
    _client: Any = None

    def open(self) -> Executor:
        """Connect, and see to it that every worker runs this version."""
        try:
            import distributed
        except ImportError:
            raise ClusterError(
                "A cluster needs the extra soulstack[cluster] (pip install 'soulstack[cluster]')."
            ) from None
        if self._client is None:
            try:
                connect: Any = distributed.Client
                self._client = connect(self.address, timeout="10s", set_as_default=False)
            except (OSError, TimeoutError, ValueError) as error:
                raise ClusterError(f"There is no scheduler at {self.address}: {str(error).splitlines()[0]}") from None
            self._look_at_workers()
        found: Executor = self._client.get_executor(pure=False, retries=TRIES)
        return found

    def _look_at_workers(self) -> None:
        try:
            versions = self._client.run(version_here)
        except Exception as error:  # noqa: BLE001 - whatever a worker without this program raises
            raise ClusterError(f"The workers of {self.address} cannot load Soulstack: {error}") from None
        if not versions:
            raise ClusterError(f"The scheduler at {self.address} has no workers.")
        for worker, version in versions.items():
            if version != __version__:
                raise ClusterError(f"The worker {worker} runs Soulstack {version}, not {__version__}.")
        self.workers = max(1, sum(self._client.nthreads().values()))

    def close(self, *, at_once: bool) -> None:
        """Disconnect; the cluster goes on without us."""
        del at_once  # what is under way is dropped by the scheduler when its client leaves
        if self._client is not None:
            self._client.close()
            self._client = None


def version_here() -> str:
    """Name the version that a worker runs."""
    return __version__


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def spread(
    place: Place,
    function: Callable[[Task], Outcome],
    tasks: Sequence[Task],
    lost: Callable[[Task], Outcome],
) -> Iterator[Outcome]:
    """Do tasks at a place and give what comes of each as it comes; `lost` stands in for one that no worker survives."""
    waiting = list(reversed(range(len(tasks))))
    tries = [0] * len(tasks)
    finished = False
    try:
        executor = place.open()
        under_way: dict[Future[Outcome], int] = {}
        ahead = AHEAD * max(1, place.workers)
        while waiting or under_way:
            broken = _hand_over(executor, function, tasks, waiting, under_way, ahead)
            if under_way and not broken:
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    number = under_way.pop(future)
                    try:
                        found = future.result()
                    except _LOST:
                        under_way[future] = number
                        broken = True
                    except Exception as error:
                        if not _is_lost(error):
                            raise
                        yield lost(tasks[number])
                    else:
                        yield found
            if broken:
                # Nobody can tell which of them it was; one at a time for each worker finds out.
                ahead = max(1, place.workers)
                for number in sorted(under_way.values(), reverse=True):
                    tries[number] += 1
                    if tries[number] < TRIES:
                        waiting.append(number)
                    else:
                        yield lost(tasks[number])
                under_way.clear()
                place.close(at_once=True)
                executor = place.open()
        finished = True
    finally:
        with contextlib.suppress(Exception):  # what is done is done, whatever the workers say to their end
            place.close(at_once=not finished)


_LOST: Final = (BrokenProcessPool, CancelledError)


def _is_lost(error: Exception) -> bool:
    """Tell whether the scheduler has given up a chunk that one worker after another was lost with."""
    return type(error).__name__ == "KilledWorker"


def _hand_over(
    executor: Executor,
    function: Callable[[Task], Outcome],
    tasks: Sequence[Task],
    waiting: list[int],
    under_way: dict[Future[Outcome], int],
    ahead: int,
) -> bool:
    """Fill up what lies ready for the workers; tell whether they are gone."""
    while waiting and len(under_way) < ahead:
        number = waiting.pop()
        try:
            under_way[executor.submit(function, tasks[number])] = number
        except RuntimeError:  # a broken pool takes nothing more
            waiting.append(number)
            return True
    return False
