"""How fast the engine of the second game is."""

import gc
import time
from collections.abc import Callable, Mapping

from soulstack.app.game import Figures, FrameTimes
from soulstack.games.spire.bots.random_bot import play_first_fight
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.door import new, setup
from soulstack.games.spire.rules.setup import lay_out
from soulstack.games.spire.rules.state import BOSS_ROW, Setup

ROUNDS = 7
FIGHTS = 60
RUNS = 6
CLONES = 400


def parts(frame_times: FrameTimes) -> Mapping[str, Callable[[Figures], None]]:
    """Give the parts of the benchmark by the words of `--only`."""
    del frame_times
    return {"engine": bench_engine}


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


__all__ = ["bench_engine", "parts", "setup"]
