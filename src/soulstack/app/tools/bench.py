"""The speed figures of `soulstack bench`: each a median over rounds, with its spread."""

import gc
import importlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from attrs import define, field

ROUNDS = 7
PLAYOUTS = 1000
"""Playouts of one round of the search's figure."""


@define
class Figures:
    """Measured values by name, with the smallest and largest of the rounds."""

    values: dict[str, Any] = field(factory=dict)
    spread: dict[str, tuple[float, float]] = field(factory=dict)

    def add(self, name: str, samples: list[float]) -> None:
        """Note the median of some samples."""
        self.values[name] = round(statistics.median(samples), 3)
        self.spread[name] = (round(min(samples), 3), round(max(samples), 3))


def run_bench(only: str | None, *, as_json: bool) -> int:
    """Measure what was asked for and print it."""
    figures = Figures()
    parts: dict[str, Callable[[Figures], None]] = {
        "engine": bench_engine, "bots": bench_bots, "render": bench_render, "start": bench_start,
    }  # fmt: skip
    try:
        for name, part in parts.items():
            if only in (None, name):
                part(figures)
    except KeyboardInterrupt:
        sys.stderr.write("Stopped early; this is what was measured.\n")
    if as_json:
        sys.stdout.write(json.dumps({**figures.values, "spread": figures.spread}, indent=2) + "\n")
        return 0
    for name, value in figures.values.items():
        low_high = figures.spread.get(name)
        around = f"   [{low_high[0]} .. {low_high[1]}]" if low_high else ""
        sys.stdout.write(f"{name:36} {value!s:>12}{around}\n")
    return 0


def bench_engine(figures: Figures) -> None:
    """Play two-seat games with random bots, and clone a state in the middle of a game."""
    from soulstack.app.tools.simulate import Game, play_game
    from soulstack.games.foursouls.cards.catalogue import catalogue

    cards = catalogue()
    games: list[float] = []
    decisions: list[float] = []
    play_game(Game(999, ("random", "random")), cards)
    gc.collect()
    gc.freeze()
    gc.disable()  # as `simulate` does
    for round_number in range(ROUNDS):
        count = 12
        asked = 0
        start = time.perf_counter()
        for i in range(count):
            game = Game(1000 + i + count * (round_number % 2), ("random", "random"), marked=False)
            asked += play_game(game, cards).decisions
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
    from soulstack.games.foursouls.bots.door import make_bot
    from soulstack.games.foursouls.cards.catalogue import catalogue
    from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
    from soulstack.kernel.decisions import Answer

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
    from soulstack.app.tools.simulate import Game, play_game
    from soulstack.games.foursouls.cards.catalogue import catalogue

    for level in ("easy", "normal"):
        samples = []
        for i in range(3):
            start = time.process_time()
            result = play_game(Game(2000 + i, (level,) * 4), catalogue())
            samples.append((time.process_time() - start) / max(1, result.decisions) * 1e3)
        figures.add(f"bots.{level}.ms_per_decision", samples)
    figures.add("bots.hard.playouts_per_second", playout_rates())


def playout_rates() -> list[float]:
    """Let the search think in a two-seat game; give its playouts a second of processor time, round by round."""
    from soulstack.games.foursouls.bots.door import make_bot
    from soulstack.games.foursouls.bots.hard import HardBot
    from soulstack.games.foursouls.cards.catalogue import catalogue
    from soulstack.games.foursouls.rules.determinize import sight_for
    from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
    from soulstack.kernel.decisions import Answer

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


def bench_render(figures: Figures) -> None:
    """Draw a crowded table with everything moving while a bot thinks."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    frame_times = importlib.import_module("soulstack.games.foursouls.screen.benchmark").frame_times
    thinker = subprocess.Popen([sys.executable, "-c", THINKING])
    try:
        _add_frames(figures, "render", "1920x1080", frame_times((1920, 1080), 600))
        _add_frames(figures, "render.1440p", "2560x1440", frame_times((2560, 1440), 300))
    finally:
        thinker.kill()
        thinker.wait()


def _add_frames(figures: Figures, name: str, size: str, seconds: list[float]) -> None:
    times = sorted(1000 * t for t in seconds)
    figures.values[f"{name}.size"] = size
    figures.values[f"{name}.frame_ms_p50"] = round(times[len(times) // 2], 3)
    figures.values[f"{name}.frame_ms_p99"] = round(times[int(len(times) * 0.99)], 3)
    figures.spread[f"{name}.frame_ms_p50"] = (round(times[0], 3), round(times[-1], 3))


THINKING = """
from soulstack.app.tools.simulate import Game, play_game
from soulstack.games.foursouls.cards.catalogue import catalogue
cards = catalogue()
for seed in range(10**6):
    play_game(Game(seed, ("easy",) * 4), cards)
"""
"""A bot that does not stop thinking, in a process of its own as at the table."""
FIRST_FRAME = """
import sys, time
from soulstack.ui import sdl
sdl.prepare()
from soulstack.app.settings import Settings
from soulstack.ui import loop
from soulstack.ui.scenes.title import TitleScene
loop.open_display()
app = loop.App(Settings(), size=(1280, 720), fullscreen=False)
app.replace(TitleScene(app))
app.step(1 / 60)
print((time.time() - float(sys.argv[1])) * 1000)
"""
CARDS = """
import time
from soulstack.games.foursouls.cards import catalogue
start = time.perf_counter()
catalogue.catalogue()
print((time.perf_counter() - start) * 1000)
"""


def bench_start(figures: Figures) -> None:
    """Measure fresh starts: from the start of the interpreter to the first frame, and loading the cards."""
    env = dict(os.environ)
    if not env.get("DISPLAY"):
        env["SDL_VIDEODRIVER"] = "dummy"
    env["SDL_AUDIODRIVER"] = "dummy"
    first: list[float] = []
    cards: list[float] = []
    for _ in range(5):
        for script, samples in ((FIRST_FRAME, first), (CARDS, cards)):
            command = [sys.executable, "-c", script, str(time.time())]
            done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
            samples.append(float(done.stdout.split()[-1]))
    figures.add("start.first_frame_ms", first)
    figures.add("start.cards_ms", cards)
