"""Writes the golden runs and option counts anew: run this only when a rule was changed on purpose.

python -m tests.games.spire.golden.update
"""

import json
from pathlib import Path

from soulstack.app import playback, registry
from soulstack.games.spire.bots.door import make_bot
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules import door as rules
from soulstack.games.spire.rules.state import Setup
from soulstack.kernel.asking import UNDONE
from soulstack.kernel.decisions import Answer
from soulstack.kernel.record import digest

FOLDER = Path(__file__).parent
RUNS = {
    "alone": (Setup(heroes=("ironclad",), seed=214), "easy"),
    "two_heroes": (Setup(heroes=("silent", "defect"), seed=209, ascension=12), "easy"),
    "four_heroes": (Setup(heroes=("ironclad", "silent", "defect", "watcher"), seed=203), "random"),
    "act_two": (Setup(heroes=("watcher",), seed=204, act=2, modifiers=("prismatic_shard_mod", "terminal")), "random"),
}
COUNTED_SEEDS = range(8)
COUNTED_DECISIONS = 120
HEROES = ("ironclad", "silent", "defect", "watcher")


def asked(state):
    """Give the first question that is more than whether a seat takes back that it is done."""
    return next((decision for decision in state.pending if decision.options != (UNDONE,)), state.pending[0])


def playthrough(setup, bot):
    """Play a run and record it with a digest after every fifty answers."""
    cards = catalogue()
    state = rules.new(setup, cards)
    bots = [make_bot(bot, seat, setup.seed) for seat in range(len(setup.heroes))]
    record = playback.new_record(registry.game("spire"), setup, "")
    while not state.over:
        decision = asked(state)
        agent = bots[decision.seat]
        answer = Answer(decision.seat, agent.choose(rules.sight(agent, state, decision.seat), decision))
        rules.apply(state, answer)
        record.add(answer)
        if len(record.answers) % 50 == 0 or state.over:
            record.checkpoints[len(record.answers)] = digest(state)
    return record


def option_counts(seed):
    """Count the options of the first decisions of a run in which always the middle one is taken."""
    heroes = (HEROES[seed % 4 :] + HEROES[: seed % 4])[: 1 + seed % 4]
    state = rules.new(Setup(heroes=heroes, seed=seed), catalogue())
    counts = []
    while not state.over and len(counts) < COUNTED_DECISIONS:
        decision = asked(state)
        counts.append(len(decision.options))
        middle = (len(decision.options) - decision.low) // 2
        rules.apply(state, Answer(decision.seat, decision.options[middle : middle + max(1, decision.low)]))
    return counts


def main():
    for name, (setup, bot) in RUNS.items():
        text = json.dumps(playthrough(setup, bot).to_json(), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    counts = {str(seed): option_counts(seed) for seed in COUNTED_SEEDS}
    (FOLDER / "option_counts.json").write_text(json.dumps(counts, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
