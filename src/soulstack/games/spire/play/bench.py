"""How fast the engine of the second game is, and how fast its bots look ahead."""

import gc
import time
from collections.abc import Callable, Mapping
from typing import Final

from soulstack.app.game import Figures, FrameTimes
from soulstack.app.tools.bench import bench_frames
from soulstack.games.spire.bots.planner import HARD, plan_turn
from soulstack.games.spire.bots.quick import play_out
from soulstack.games.spire.bots.random_bot import play_first_fight
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.door import new, setup
from soulstack.games.spire.rules.setup import lay_out, single_fight
from soulstack.games.spire.rules.state import BOSS_ROW, Setup, State
from soulstack.games.spire.rules.view import dealt_again

ROUNDS = 7
FIGHTS = 60
RUNS = 6
ROUND_PLAYOUTS = 300
FIGHT_PLAYOUTS = 60
CLONES = 400


THINKING: Final = """
from soulstack.games.spire.bots.easy import EasyBot
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.door import Sight
from soulstack.games.spire.rules.game import Setup, first_fight
state = first_fight(Setup(heroes=("ironclad", "silent"), seed=3), catalogue())
bot = EasyBot.seeded(3, 0)
while True:
    bot.choose(Sight(state.clone()), state.pending[0])
"""
"""A bot that does not stop thinking, in a process of its own as at the table."""


def parts(frame_times: FrameTimes) -> Mapping[str, Callable[[Figures], None]]:
    """Give the parts of the benchmark by the words of `--only`."""
    return {
        "engine": bench_engine,
        "bots": bench_bots,
        "render": lambda figures: bench_frames(figures, "spire.render", frame_times, THINKING),
    }


def bench_engine(figures: Figures) -> None:
    """Measure decisions, first encounters, whole runs and clones."""
    cards = catalogue()
    fights, decisions = [], []
    gc.collect()
    gc.disable()
    try:
        for number in range(ROUNDS):
            begun = time.perf_counter()
            answers = sum(play_first_fight(("ironclad",), number * FIGHTS + i, cards)[1] for i in range(FIGHTS))
            spent = time.perf_counter() - begun
            fights.append(FIGHTS / spent)
            decisions.append(answers / spent)
        runs = [_runs(number) for number in range(ROUNDS)]
        clones = [_clone() for _ in range(ROUNDS)]
    finally:
        gc.enable()
    figures.add("spire.decisions_per_second", decisions)
    figures.add("spire.first_encounters_per_second", fights)
    figures.add("spire.runs_per_second", runs)
    figures.add("spire.clone_us", clones)


def bench_bots(figures: Figures) -> None:
    """Measure playouts a second, to the end of the round and of the fight, and what a turn costs, in processor time."""
    rounds, fights, turns = [], [], []
    gc.collect()
    gc.disable()
    try:
        for number in range(ROUNDS):
            world = _fight(number)
            rounds.append(_played_on(world, ROUND_PLAYOUTS, 1))
            fights.append(_played_on(world, FIGHT_PLAYOUTS, 60))
            begun = time.process_time()
            plan_turn(world, (0,), HARD)
            turns.append(1000 * (time.process_time() - begun))
    finally:
        gc.enable()
    figures.add("spire.bots.hard.playouts_per_second", rounds)
    figures.add("spire.bots.hard.fight_playouts_per_second", fights)
    figures.add("spire.bots.hard.turn_ms", turns)


def _fight(seed: int) -> State:
    return single_fight(Setup(heroes=("ironclad",), seed=seed, encounter="a1_lagavulin"), catalogue())


def _played_on(world: State, count: int, rounds: int) -> float:
    begun = time.process_time()
    for number in range(count):
        play_out(dealt_again(world, number), {"quick": number}, rounds)
    return count / (time.process_time() - begun)


def _runs(number: int) -> float:
    from soulstack.games.spire.bots.random_bot import play_on

    cards = catalogue()
    begun = time.perf_counter()
    for i in range(RUNS):
        seed = number * RUNS + i
        play_on(new(Setup(seed=seed), cards), seed)
    return RUNS / (time.perf_counter() - begun)


def _clone() -> float:
    from soulstack.games.spire.rules.combat import begin
    from soulstack.kernel.frames import advance

    state = lay_out(Setup(heroes=("ironclad", "silent", "defect", "watcher"), seed=3), catalogue())
    begin(state, "boss", ((state.table.bosses[0], BOSS_ROW),))
    advance(state)
    begun = time.perf_counter()
    for _ in range(CLONES):
        state.clone()
    return (time.perf_counter() - begun) / CLONES * 1e6


__all__ = ["bench_bots", "bench_engine", "parts", "setup"]
