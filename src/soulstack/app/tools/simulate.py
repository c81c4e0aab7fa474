"""Whole games without a window: for testing the rules, tuning the bots and counting what cards do.

Game `i` of a run has a seed of its own, derived from the run's seed (game 0 has the run's seed itself, so that one game
can be played again alone). Results are gathered in the order of the games, so that the digest over all final states is
the same for any number of processes.
"""

import gc
import hashlib
import json
import multiprocessing
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TextIO

from attrs import define, field, frozen

from soulstack.bots.specs import UnknownBotError
from soulstack.games.foursouls.bots.door import SPECS, make_bot
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.determinize import glance_for
from soulstack.games.foursouls.rules.game import GameSetup, State, apply, new_game
from soulstack.kernel.agents import Agent
from soulstack.kernel.decisions import Answer
from soulstack.kernel.facts import Fact
from soulstack.kernel.record import digest
from soulstack.kernel.rng import named_seed

TURN_CAP: Final = 2000
"""Random bots need about 110 turns; with every set and rooms one game in some thousand takes more than half of this."""
VERSUS: Final = "versus"
GAMES_A_CHUNK: Final = 8
COLLECT_EVERY: Final = 16
"""Games between two collections; nearly everything of a game is freed without one."""
BAR: Final = 30

_COUNTED: Final = {
    "loot_played": "played",
    "ability_activated": "activated",
    "monster_died": "killed",
    "item_bought": "bought",
    "entered_play": "entered",
    "soul_gained": "gained",
}
"""Facts that the report on cards counts, and the word for each."""

Cards = Counter[tuple[str, str]]
Watch = Callable[["GameResult"], None]


@frozen
class Game:
    """Everything that one game needs to know beforehand; plain, so that it travels to other processes."""

    seed: int
    bots: tuple[str, ...]
    sets: tuple[str, ...] = ("base",)
    mode: str = VERSUS
    check: int = 0
    """Whether the invariants are verified: the costly ones after so many decisions."""
    count_cards: bool = False
    turn_cap: int = TURN_CAP
    marked: bool = True
    """Whether the final state is digested; a benchmark of the engine is not about that."""
    variants: tuple[tuple[str, Any], ...] = ()
    """Further settings of the game by name, such as `("rooms", True)`."""


@frozen
class GameResult:
    """How one game went."""

    seed: int
    bots: tuple[str, ...]
    winners: tuple[int, ...] = ()
    turns: int = 0
    decisions: int = 0
    mark: str = ""
    """The digest of the final state, or the kind of fault."""
    error: str = ""
    broken: bool = False
    """An invariant did not hold."""
    capped: bool = False
    team: bool = False
    """All win or lose together."""
    cards: Cards = field(factory=Counter)


@define
class Report:
    """How all games went."""

    games: int = 0
    finished: int = 0
    unfinished: int = 0
    errors: list[dict[str, Any]] = field(factory=list)
    invariant_failures: int = 0
    seconds: float = 0.0
    decisions: int = 0
    turns: int = 0
    wins_by_seat: list[int] = field(factory=list)
    wins_by_bot: dict[str, int] = field(factory=dict)
    ties: int = 0
    cards: Cards = field(factory=Counter)
    interrupted: bool = False
    _hash: Any = field(factory=hashlib.sha256)

    def add(self, result: GameResult) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += result.decisions
        self.turns += result.turns
        self.cards.update(result.cards)
        self._hash.update(f"{result.seed}:{result.mark}\n".encode())
        if result.error:
            self.errors.append({"seed": result.seed, "error": result.error})
            self.invariant_failures += result.broken
        elif result.capped:
            self.unfinished += 1
        else:
            self.finished += 1
            if len(result.winners) == 1 or result.team:
                for seat in result.winners:
                    self.wins_by_seat[seat] += 1
                for bot in dict.fromkeys(result.bots[seat] for seat in result.winners):
                    self.wins_by_bot[bot] += 1
            else:
                self.ties += 1

    @property
    def state_hash(self) -> str:
        """A digest over all final states, in the order of the games."""
        return str(self._hash.hexdigest()[:32])

    def to_json(self, *, cards: bool = False) -> dict[str, Any]:
        """Give the report as plain data; keys are added, never renamed."""
        seconds = max(self.seconds, 1e-9)
        games = max(self.games, 1)
        found: dict[str, Any] = {
            "games": self.games,
            "finished": self.finished,
            "unfinished": self.unfinished,
            "errors": self.errors,
            "invariant_failures": self.invariant_failures,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "decisions_per_game": round(self.decisions / games, 2),
            "turns_per_game": round(self.turns / games, 2),
            "wins_by_seat": self.wins_by_seat,
            "wins_by_bot": self.wins_by_bot,
            "ties": self.ties,
            "state_hash": self.state_hash,
        }
        if cards:
            found["cards"] = card_table(self.cards)
        return found


def card_table(cards: Mapping[tuple[str, str], int]) -> dict[str, dict[str, int]]:
    """Give how often each card did what, cards that never did anything left out."""
    table: dict[str, dict[str, int]] = {}
    for (name, word), count in sorted(cards.items()):
        table.setdefault(name, {})[word] = count
    return table


def game_seed(seed: int, number: int) -> int:
    """Derive the seed of one game of a run; small enough to be typed."""
    return seed if number == 0 else named_seed(seed, f"game:{number}") >> 32


def seat_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Give every seat its bot; a shorter list goes round the table again."""
    names = [SPECS.name(spec) for spec in bots] or ["random"]
    if len(names) > players:
        raise UnknownBotError(f"There are {len(names)} bots for {players} seats.")
    return tuple(names[seat % len(names)] for seat in range(players))


def setup_of(game: Game) -> GameSetup:
    """Give the settings of a game; one person with two characters plays by the rules of coop (SOLO-01)."""
    mode = "coop" if game.mode == "solo" else game.mode
    return GameSetup(
        players=len(game.bots), seed=game.seed, sets=game.sets, turn_cap=game.turn_cap, mode=mode, **dict(game.variants)
    )


# --- one game ------------------------------------------------------------------------------------------------------


def play_game(game: Game, files: Mapping[str, CardDef]) -> GameResult:
    """Play one game to its end; whatever goes wrong is part of the result."""
    setup = setup_of(game)
    seed, bots = game.seed, game.bots
    count = 0
    try:
        state = new_game(setup, files.values())
        agents = [make_bot(bot, seat, seed, files) for seat, bot in enumerate(bots)]
        if game.check or game.count_cards:
            cards: Cards = Counter()
            count = _watch(state, agents, game, files, cards)
        else:
            cards = Counter()
            count = _run(state, agents)
    except Exception as error:  # noqa: BLE001 - a fault of one game is what a run is looking for
        text = f"{type(error).__name__}: {error}".strip()
        return GameResult(seed, bots, decisions=count, mark=type(error).__name__, error=text, broken=_is_broken(error))
    winners = state.winners or ()
    capped = not winners and state.turn >= game.turn_cap
    team = state.mode != VERSUS
    mark = digest(state) if game.marked else ""
    return GameResult(seed, bots, winners, state.turn, count, mark, capped=capped, team=team, cards=cards)


def _run(state: State, agents: Sequence[Agent]) -> int:
    """Ask and apply until the game is over; nothing else, for speed."""
    count = 0
    while not state.over:
        decision = state.pending[0]
        seat = decision.seat
        agent = agents[seat]
        picks = agent.choose(glance_for(agent, state, seat), decision)
        if picks is None:
            picks = decision.options[: decision.low]
        if len(decision.options) > 1 or decision.low != decision.high:
            count += 1
        apply(state, Answer(seat, picks))
    return count


def _watch(state: State, agents: Sequence[Agent], game: Game, files: Mapping[str, CardDef], cards: Cards) -> int:
    """The same with an eye on the rules or on the cards."""
    checker: Any = None
    if game.check:
        from soulstack.games.foursouls.rules.invariants import Checker

        checker = Checker(setup_of(game), files, game.check)
    if game.count_cards:
        _count(state, state.facts, cards)
        for player in state.players:
            for oid in (player.character, *player.items):
                cards[state.objects[oid].face.id, "dealt"] += 1
    state.facts = []
    count = 0
    while not state.over:
        decision = state.pending[0]
        if checker is not None:
            checker.before(state, decision)
        agent = agents[decision.seat]
        picks = agent.choose(glance_for(agent, state, decision.seat), decision)
        if picks is None:
            picks = decision.options[: decision.low]
        count += not decision.is_forced()
        answer = Answer(decision.seat, picks)
        facts = apply(state, answer) if checker is None else checker.play(state, answer)
        if game.count_cards:
            _count(state, facts, cards)
    if checker is not None:
        checker.finish(state)
    return count


def _count(state: State, facts: Iterable[Fact], cards: Cards) -> None:
    for fact in facts:
        word = _COUNTED.get(fact.kind)
        if word is not None and fact.card >= 0:
            cards[state.printed[fact.card].id, word] += 1


def _is_broken(error: Exception) -> bool:
    return any(kind.__name__ == "InvariantError" for kind in type(error).__mro__)


# --- many games ----------------------------------------------------------------------------------------------------


def play_games(games: Iterable[Game]) -> Iterator[GameResult]:
    """Play games one after another in this process."""
    files = catalogue()
    was_on = gc.isenabled()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        for number, game in enumerate(games, 1):
            yield play_game(game, files)
            if number % COLLECT_EVERY == 0:
                gc.collect()
    finally:
        gc.unfreeze()
        if was_on:
            gc.enable()


def play_chunk(games: Sequence[Game]) -> list[GameResult]:
    """Play a few games in a worker process."""
    return list(play_games(games))


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_in_parallel(games: Sequence[Game], jobs: int) -> Iterator[GameResult]:
    """Play games in several processes, in small chunks, and give the results in the order of the games."""
    size = max(1, min(GAMES_A_CHUNK, len(games) // (jobs * 4)))
    chunks = [games[i : i + size] for i in range(0, len(games), size)]
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(chunks)), initializer=ignore_interrupts) as pool:
        for results in pool.imap(play_chunk, chunks):
            yield from results


def play_all(games: Sequence[Game], jobs: int = 1, watch: Watch | None = None) -> tuple[list[GameResult], float, bool]:
    """Play games; give the results, the seconds it took, and whether Ctrl-C cut it short."""
    results: list[GameResult] = []
    start = time.perf_counter()
    stopped = False
    run = play_in_parallel(games, jobs) if jobs > 1 and len(games) > 1 else play_games(games)
    try:
        for result in run:
            results.append(result)
            if watch is not None:
                watch(result)
    except KeyboardInterrupt:
        stopped = True
    return results, time.perf_counter() - start, stopped


def simulate(
    games: int,
    players: int = 4,
    bots: Sequence[str] = ("random",),
    *,
    seed: int = 1,
    jobs: int = 1,
    check: int = 0,
    sets: Sequence[str] = ("base",),
    mode: str = VERSUS,
    cards: bool = False,
    variants: Mapping[str, Any] | None = None,
    watch: Watch | None = None,
) -> Report:
    """Play whole games and report how they went; raises ValueError for games that cannot be."""
    seats = seat_bots(bots, players)
    wrong = [name for name in sets if name not in catalogue().sets()]
    if wrong:
        raise ValueError(f"There is no set {wrong[0]!r}; choose from {', '.join(catalogue().sets())}.")
    extra = tuple(sorted((variants or {}).items()))
    runs = [
        Game(game_seed(seed, number), seats, tuple(sets), mode, check, cards, variants=extra) for number in range(games)
    ]
    if runs:
        new_game(setup_of(runs[0]), catalogue().values())  # what is wrong with all games is no result of one
    report = Report(wins_by_seat=[0] * players, wins_by_bot=dict.fromkeys(seats, 0))
    results, report.seconds, report.interrupted = play_all(runs, jobs, watch)
    for result in results:
        report.add(result)
    return report


# --- the command ---------------------------------------------------------------------------------------------------


@define
class Progress:
    """A bar on a terminal; nothing at all elsewhere."""

    total: int
    stream: TextIO = field(factory=lambda: sys.stderr)
    done: int = 0
    shown: float = 0.0

    def __call__(self, result: GameResult) -> None:  # noqa: ARG002 - only how many counts
        """Count one more game and redraw now and then."""
        self.done += 1
        now = time.monotonic()
        if self.stream.isatty() and (now - self.shown > 0.1 or self.done == self.total):
            self.shown = now
            full = BAR * self.done // max(1, self.total)
            self.stream.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {self.done}/{self.total}")
            self.stream.flush()

    def close(self) -> None:
        """Give the line back."""
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


def run_simulate(
    games: int,
    players: int = 4,
    bots: Sequence[str] = ("random",),
    *,
    seed: int = 1,
    jobs: int = 1,
    check: int = 0,
    sets: Sequence[str] = ("base",),
    mode: str = VERSUS,
    as_json: bool = False,
    cards: bool = False,
    variants: Mapping[str, Any] | None = None,
) -> int:
    """Simulate and print the report: 0 when all games went well, 1 when one did not, 2 when they cannot be played."""
    progress = Progress(games)
    try:
        report = simulate(
            games, players, bots, seed=seed, jobs=jobs, check=check, sets=sets, mode=mode, cards=cards,
            variants=variants, watch=progress,
        )  # fmt: skip
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    finally:
        progress.close()
    if as_json:
        print(json.dumps(report.to_json(cards=cards)))
    else:
        print("\n".join(in_words(report, cards=cards)))
    return 1 if report.errors else 0


def in_words(report: Report, *, cards: bool = False) -> Iterator[str]:
    """Say a report in lines for people."""
    data = report.to_json()
    if report.interrupted:
        yield "Stopped early; this is what was played."
    yield f"{report.games} games, {report.finished} finished, {report.unfinished} reached {TURN_CAP} turns"
    yield (
        f"{data['seconds']:.1f} s: {data['games_per_second']:.1f} games/s, {data['decisions_per_second']:.0f} decisions/s"
    )
    yield f"per game: {data['decisions_per_game']:.0f} decisions, {data['turns_per_game']:.1f} turns"
    seats = ", ".join(f"{seat + 1}: {wins}" for seat, wins in enumerate(report.wins_by_seat))
    yield f"wins by seat: {seats}; ties: {report.ties}"
    yield "wins by bot: " + ", ".join(f"{bot}: {wins}" for bot, wins in report.wins_by_bot.items())
    yield f"state hash: {report.state_hash}"
    for fault in report.errors:
        yield f"seed {fault['seed']}: {fault['error']}"
    if cards:
        for name, counts in card_table(report.cards).items():
            yield f"{name}: " + ", ".join(f"{word} {count}" for word, count in counts.items())
