"""Whole games without a window: for testing the rules, tuning the bots and counting what cards do.

Game `i` of a run has a seed of its own, derived from the run's seed (game 0 has the run's seed itself, so that one game
can be played again alone). Results are gathered in the order of the games, so that the digest over all final states is
the same for any number of processes.
"""

import gc
import json
import multiprocessing
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from soulstack.app import registry
from soulstack.app.game import Checker, Game, RulesRoom
from soulstack.app.options import NewGame
from soulstack.app.tools.progress import Progress
from soulstack.app.tools.reports import Counts, GameResult, GamesReport, SimulatedGame
from soulstack.bots.specs import CHANCE, UnknownBotError
from soulstack.content.catalogue import Catalogue
from soulstack.kernel.agents import Agent
from soulstack.kernel.decisions import Answer
from soulstack.kernel.facts import Fact
from soulstack.kernel.record import digest
from soulstack.kernel.rng import named_seed

GAMES_A_CHUNK: Final = 8
COLLECT_EVERY: Final = 16
"""Games between two collections; nearly everything of a game is freed without one."""

Watch: TypeAlias = Callable[[GameResult], None]


def game_seed(seed: int, number: int) -> int:
    """Derive the seed of one game of a run; small enough to be typed."""
    return seed if number == 0 else named_seed(seed, f"game:{number}") >> 32


def seat_bots(game: Game, bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Give every seat its bot; a shorter list goes round the table again."""
    names = [game.seats().bots.name(spec) for spec in bots] or [CHANCE]
    if len(names) > players:
        raise UnknownBotError(f"There are {len(names)} bots for {players} seats.")
    return tuple(names[seat % len(names)] for seat in range(players))


def new_game_of(game: SimulatedGame) -> NewGame:
    """Give a simulated game in the form in which all games are asked for."""
    cap = game.cap or registry.game(game.game).tools().CAP
    return NewGame(game=game.game, seats=game.bots, seed=game.seed, given=dict(game.given), cap=cap)


# --- one game ------------------------------------------------------------------------------------------------------


def play_game(game: SimulatedGame, cards: Catalogue[Any] | None = None) -> GameResult:
    """Play one game to its end, with the shipped cards or others; whatever goes wrong is part of the result."""
    door = registry.game(game.game)
    rules, tools = door.rules(), door.tools()
    cards = door.cards().catalogue() if cards is None else cards
    counts: Counts = Counter()
    new = new_game_of(game)
    decisions = 0
    try:
        setup = rules.setup(new, cards)
        state = rules.new(setup, cards)
        make = door.bots().make_bot
        agents = [make(bot, seat, game.seed, cards) for seat, bot in enumerate(game.bots)]
        checker = rules.checker(setup, cards, game.check) if game.check else None
        note: Callable[[Any, list[Fact]], None] | None = None
        if game.counts:
            tools.count_start(state, counts)

            def note(state: Any, facts: list[Fact]) -> None:
                tools.count(state, facts, counts)

        if checker is not None or game.counts:
            state.facts = []
        decisions = play_out(state, agents, rules, checker, note)
    except Exception as error:  # noqa: BLE001 - a fault of one game is what a run is looking for
        kind = type(error).__name__
        text = f"{kind}: {error}".strip()
        return GameResult(game.seed, game.bots, decisions=decisions, mark=kind, error=text, broken=_is_broken(error))
    mark = digest(state) if game.marked else ""
    return GameResult(game.seed, game.bots, tools.outcome(state, new.cap), decisions, mark, counts=counts)


def play_out(
    state: Any,
    agents: Sequence[Agent],
    rules: RulesRoom,
    checker: Checker | None = None,
    note: Callable[[Any, list[Fact]], None] | None = None,
) -> int:
    """Ask and apply until the game is over, perhaps with an eye on the rules and on what took part; count the questions.

    Where several seats are asked at once the first that does not want to wait answers; when all wait, the first takes what
    comes first, so that every game ends.
    """
    look, play = rules.glance, rules.apply if checker is None else checker.play
    count = 0
    while not state.over:
        pending = state.pending
        for decision in pending:
            if checker is not None:
                checker.before(state, decision)
            agent = agents[decision.seat]
            picks = agent.choose(look(agent, state, decision.seat), decision)
            if picks is not None:
                break
        else:
            decision = pending[0]
            picks = decision.options[: decision.low]
        if len(decision.options) > 1 or decision.low != decision.high:
            count += 1
        facts = play(state, Answer(decision.seat, picks))
        if note is not None:
            note(state, facts)
    if checker is not None:
        checker.finish(state)
    return count


def _is_broken(error: Exception) -> bool:
    return any(kind.__name__ == "InvariantError" for kind in type(error).__mro__)


# --- many games ----------------------------------------------------------------------------------------------------


def play_games(games: Iterable[SimulatedGame]) -> Iterator[GameResult]:
    """Play games one after another in this process."""
    was_on = gc.isenabled()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        for number, game in enumerate(games, 1):
            yield play_game(game)
            if number % COLLECT_EVERY == 0:
                gc.collect()
    finally:
        gc.unfreeze()
        if was_on:
            gc.enable()


def play_chunk(games: Sequence[SimulatedGame]) -> list[GameResult]:
    """Play a few games in a worker process."""
    return list(play_games(games))


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_in_parallel(games: Sequence[SimulatedGame], jobs: int) -> Iterator[GameResult]:
    """Play games in several processes, in small chunks, and give the results in the order of the games."""
    size = max(1, min(GAMES_A_CHUNK, len(games) // (jobs * 4)))
    chunks = [games[i : i + size] for i in range(0, len(games), size)]
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(chunks)), initializer=ignore_interrupts) as pool:
        for results in pool.imap(play_chunk, chunks):
            yield from results


def play_all(
    games: Sequence[SimulatedGame], jobs: int = 1, watch: Watch | None = None
) -> tuple[list[GameResult], float, bool]:
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


def refuse_impossible(game: SimulatedGame) -> None:
    """Lay one game out for nothing: what is wrong with all games is no result of one; raises ValueError."""
    door = registry.game(game.game)
    cards = door.cards().catalogue()
    door.rules().new(door.rules().setup(new_game_of(game), cards), cards)


def simulate(
    games: int,
    players: int = 0,
    bots: Sequence[str] = (CHANCE,),
    *,
    game: str = registry.DEFAULT,
    seed: int = 1,
    jobs: int = 1,
    check: int = 0,
    counts: bool = False,
    given: Mapping[str, Any] | None = None,
    watch: Watch | None = None,
) -> GamesReport:
    """Play whole games and report how they went; raises ValueError for games that cannot be."""
    door = registry.game(game)
    seats = seat_bots(door, bots, players or min(door.seats().most, max(door.seats().usual, len(bots))))
    options = tuple(sorted((given or {}).items()))
    runs = [SimulatedGame(door.key, game_seed(seed, number), seats, options, check, counts) for number in range(games)]
    if runs:
        refuse_impossible(runs[0])
    report = door.tools().report(seats, counts=counts)
    results, report.seconds, report.interrupted = play_all(runs, jobs, watch)
    for result in results:
        report.add(result)
    return report


# --- the command ---------------------------------------------------------------------------------------------------


def run_simulate(games: int, *arguments: Any, as_json: bool = False, **options: Any) -> int:
    """Simulate and print the report: 0 when all games went well, 1 when one did not, 2 when they cannot be played."""
    try:
        with Progress(games, "game") as progress:
            report = simulate(games, *arguments, watch=progress, **options)
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if as_json:
        print(json.dumps(report.to_json()))
    else:
        print("\n".join(report.in_words()))
    return 1 if report.errors else 0
