"""Whole games without a window: for testing the rules, tuning the bots and counting what cards do.

Game `i` of a run has a seed of its own, derived from the run's seed (game 0 has the run's seed itself, so that one game
can be played again alone). Results are gathered in the order of the games, so that the digest over all final states is
the same for any number of processes.
"""

import contextlib
import gc
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from attrs import evolve, frozen

from soulstack.app import registry
from soulstack.app.game import Checker, Game, RulesRoom, Story
from soulstack.app.options import NewGame
from soulstack.app.tools import report_page
from soulstack.app.tools.executors import Cluster, Place, Processes, spread
from soulstack.app.tools.ledger import Ledger
from soulstack.app.tools.progress import ProgressBar
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

LOST: Final = "The worker that played this game was lost, and so was every one that tried again."

Watch: TypeAlias = Callable[[GameResult], None]
Numbered: TypeAlias = tuple[int, GameResult]
"""A result with the number of its game."""


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
        teams = {bot: tuple(seat for seat, other in enumerate(game.bots) if other == bot) for bot in game.bots}
        agents = [make(bot, seat, game.seed, cards, teams[bot]) for seat, bot in enumerate(game.bots)]
        checker = rules.checker(setup, cards, game.check) if game.check else None
        teller = tools.storyteller() if game.told else None
        note: Callable[[Any, list[Fact]], None] | None = None
        if game.counts or teller is not None:
            if game.counts:
                tools.count_start(state, counts)
            if teller is not None:
                teller.hear(state, state.facts)

            def note(state: Any, facts: list[Fact]) -> None:
                if game.counts:
                    tools.count(state, facts, counts)
                if teller is not None:
                    teller.hear(state, facts)

        if checker is not None or note is not None:
            state.facts = []
        decisions = play_out(state, agents, rules, checker, note)
    except Exception as error:  # noqa: BLE001 - a fault of one game is what a run is looking for
        kind = type(error).__name__
        text = f"{kind}: {error}".strip()
        return GameResult(game.seed, game.bots, decisions=decisions, mark=kind, error=text, broken=_is_broken(error))
    mark = digest(state) if game.marked else ""
    story = with_bots(teller.end(state), game.bots) if teller is not None else None
    return GameResult(game.seed, game.bots, tools.outcome(state, new.cap), decisions, mark, counts=counts, story=story)


def with_bots(story: Story, bots: Sequence[str]) -> Story:
    """Note who led each side."""
    sides = [evolve(side, has=(("bot", bot), *side.has)) for side, bot in zip(story.sides, bots, strict=True)]
    return evolve(story, sides=tuple(sides))


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


@frozen
class Where:
    """Where games are played, and which file keeps what was played."""

    jobs: int = 1
    """Processes on this machine."""
    cluster: str = ""
    """The address of a running scheduler."""
    resume: Path | None = None
    """Goes on with what this file holds, and adds to it."""


@frozen
class Chunk:
    """Games that are played one after another by one worker."""

    numbers: tuple[int, ...]
    games: tuple[SimulatedGame, ...]


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


def play_chunk(chunk: Chunk) -> list[Numbered]:
    """Play a few games where a worker is."""
    return list(zip(chunk.numbers, play_games(chunk.games), strict=True))


def lost_chunk(chunk: Chunk) -> list[Numbered]:
    """Say of games that no worker survived that they are lost."""
    results = [GameResult(game.seed, game.bots, mark="lost", error=LOST) for game in chunk.games]
    return list(zip(chunk.numbers, results, strict=True))


def play_at(games: Sequence[tuple[int, SimulatedGame]], where: Where) -> Iterator[list[Numbered]]:
    """Play games where they are to be played and give the results as they come."""
    place: Place
    if where.cluster:
        place, size = Cluster(where.cluster), max(1, min(GAMES_A_CHUNK, len(games) // 16))
    elif where.jobs > 1 and len(games) > 1:
        size = max(1, min(GAMES_A_CHUNK, len(games) // (where.jobs * 4)))
        place = Processes(min(where.jobs, -(-len(games) // size)))
    else:
        for number, result in zip((n for n, _ in games), play_games(game for _, game in games), strict=True):
            yield [(number, result)]
        return
    parts = [games[i : i + size] for i in range(0, len(games), size)]
    chunks = [Chunk(tuple(n for n, _ in part), tuple(game for _, game in part)) for part in parts]
    yield from spread(place, play_chunk, chunks, lost_chunk)


def play_all(
    games: Sequence[SimulatedGame], where: Where | None = None, watch: Watch | None = None
) -> tuple[list[GameResult], float, bool]:
    """Play games; give the results in the order of the games, the seconds it took, and whether Ctrl-C cut it short."""
    where = where or Where()
    results: dict[int, GameResult] = {}
    start = time.perf_counter()
    stopped = False
    with contextlib.ExitStack() as stack:
        ledger = stack.enter_context(Ledger(where.resume, games)) if where.resume is not None and games else None
        if ledger is not None:
            results.update(ledger.done)
        if watch is not None:
            for result in results.values():
                watch(result)
        todo = [(number, game) for number, game in enumerate(games) if number not in results]
        run = stack.enter_context(contextlib.closing(cast("Generator[list[Numbered]]", play_at(todo, where))))
        try:
            for found in run:
                results.update(found)
                if ledger is not None:
                    ledger.add(found)
                if watch is not None:
                    for _, result in found:
                        watch(result)
        except KeyboardInterrupt:
            stopped = True
    return [results[number] for number in sorted(results)], time.perf_counter() - start, stopped


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
    where: Where | None = None,
    check: int = 0,
    counts: bool = False,
    page: Path | None = None,
    given: Mapping[str, Any] | None = None,
    watch: Watch | None = None,
) -> GamesReport:
    """Play whole games and report how they went, also as a page with plots; raises ValueError for games that cannot be."""
    if page is not None:
        report_page.refuse_without_plots()
    door = registry.game(game)
    seats = seat_bots(door, bots, players or min(door.seats().most, max(door.seats().usual, len(bots))))
    options = tuple(sorted((given or {}).items()))
    told = page is not None
    runs = [
        SimulatedGame(door.key, game_seed(seed, number), seats, options, check, counts, told) for number in range(games)
    ]
    if runs:
        refuse_impossible(runs[0])
    report = door.tools().report(seats, counts=counts)
    results, report.seconds, report.interrupted = play_all(runs, where, watch)
    stories = report_page.Stories()
    for result in results:
        report.add(result)
        if result.story is not None:
            stories.add(result.story)
    if page is not None:
        report_page.write(page, door, report, stories, options)
    return report


# --- the command ---------------------------------------------------------------------------------------------------


def run_simulate(games: int, *arguments: Any, as_json: bool = False, **options: Any) -> int:
    """Simulate and print the report: 0 when all games went well, 1 when one did not, 2 when they cannot be played."""
    try:
        with ProgressBar(games, "game") as progress:
            report = simulate(games, *arguments, watch=progress, **options)
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if as_json:
        print(json.dumps(report.to_json()))
    else:
        print("\n".join(report.in_words()))
    return 1 if report.errors else 0
