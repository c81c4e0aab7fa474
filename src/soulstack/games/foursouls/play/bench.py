"""The speed figures of Four Souls: its engine, its bots, its table."""

import gc
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from soulstack.app.game import Figures, FrameTimes
from soulstack.app.tools.bench import ROUNDS, bench_frames, start_seconds
from soulstack.app.tools.reports import SimulatedGame
from soulstack.app.tools.simulate import play_game
from soulstack.games.foursouls.bots.door import make_bot
from soulstack.games.foursouls.bots.hard import HardBot
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.determinize import sight_for
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.kernel.decisions import Answer

KEY: Final = "foursouls"
PLAYOUTS: Final = 1000
"""Playouts of one round of the search's figure."""


def bench_engine(figures: Figures) -> None:
    """Play two-seat games with random bots, and clone a state in the middle of a game."""
    games: list[float] = []
    decisions: list[float] = []
    play_game(SimulatedGame(KEY, 999, ("random", "random")))
    gc.collect()
    gc.freeze()
    gc.disable()  # as `simulate` does
    for round_number in range(ROUNDS):
        count = 12
        asked = 0
        start = time.perf_counter()
        for i in range(count):
            game = SimulatedGame(KEY, 1000 + i + count * (round_number % 2), ("random", "random"), marked=False)
            asked += play_game(game).decisions
        spent = time.perf_counter() - start
        games.append(count / spent)
        decisions.append(asked / spent)
    gc.enable()
    figures.add("engine.games_per_second", games)
    figures.add("engine.decisions_per_second", decisions)
    state = middle_of_a_game()
    clones: list[float] = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(2000):
            state.clone()
        clones.append((time.perf_counter() - start) / 2000 * 1e6)
    figures.add("engine.clone_us", clones)


def middle_of_a_game(players: int = 2, seed: int = 5, decisions: int = 600) -> Any:
    """Give a state with a good number of objects in play."""
    state = new_game(GameSetup(players=players, seed=seed), catalogue().values())
    bots = [make_bot("random", seat, seed) for seat in range(players)]
    for _ in range(decisions):
        if state.over:
            break
        decision = state.pending[0]
        picks = bots[decision.seat].choose(None, decision)
        apply(state, Answer(decision.seat, picks or ()))
    return state


def bench_bots(figures: Figures) -> None:
    """Measure in processor time how long bots think about a decision, their view included, and how fast a search is."""
    for level in ("easy", "normal"):
        samples = []
        for i in range(3):
            start = time.process_time()
            result = play_game(SimulatedGame(KEY, 2000 + i, (level,) * 4))
            samples.append((time.process_time() - start) / max(1, result.decisions) * 1e3)
        figures.add(f"bots.{level}.ms_per_decision", samples)
    figures.add("bots.hard.playouts_per_second", playout_rates())


def playout_rates() -> list[float]:
    """Let the search think in a two-seat game; give its playouts a second of processor time, round by round."""
    cards = catalogue()
    rates = []
    gc.collect()
    gc.freeze()
    gc.disable()  # as the bots' process does
    for round_number in range(3):
        state = new_game(GameSetup(players=2, seed=3000 + round_number), cards.values())
        searcher = HardBot(1, 0, cards)
        agents = (searcher, make_bot("normal", 1, 1, cards))
        spent = 0.0
        while not state.over and searcher.tried < PLAYOUTS:
            decision = state.pending[0]
            agent = agents[decision.seat]
            view = sight_for(agent, state, decision.seat)
            start = time.process_time()
            picks = agent.choose(view, decision) or ()
            if agent is searcher:
                spent += time.process_time() - start
            apply(state, Answer(decision.seat, picks))
        rates.append(searcher.tried / spent)
    gc.enable()
    return rates


THINKING: Final = """
from soulstack.app.tools.reports import SimulatedGame
from soulstack.app.tools.simulate import play_game
for seed in range(10**6):
    play_game(SimulatedGame("foursouls", seed, ("easy",) * 4))
"""
"""A bot that does not stop thinking, in a process of its own as at the table."""
CARDS = """
import time
from soulstack.games.foursouls.cards import catalogue
start = time.perf_counter()
catalogue.catalogue()
print((time.perf_counter() - start) * 1000)
"""


def bench_start(figures: Figures) -> None:
    """Measure fresh starts: from the start of the interpreter to the first frame, and loading the cards."""
    first, cards = start_seconds(CARDS)
    figures.add("start.first_frame_ms", first)
    figures.add("start.cards_ms", cards)


def parts(frame_times: FrameTimes) -> Mapping[str, Callable[[Figures], None]]:
    """Give the parts of the benchmark by their words."""
    return {
        "engine": bench_engine,
        "bots": bench_bots,
        "render": lambda figures: bench_frames(figures, "render", frame_times, THINKING),
        "start": bench_start,
    }
