"""Writes the golden playthroughs and option counts anew: run this only when a rule was changed on purpose.

python -m tests.games.foursouls.golden.update
"""

import json
from pathlib import Path

from soulstack.games.foursouls.bots.door import make_bot
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.games.foursouls.rules.playback import new_record
from soulstack.kernel.decisions import Answer
from soulstack.kernel.record import digest

FOLDER = Path(__file__).parent
GAMES = {
    "two_seats": (GameSetup(players=2, seed=101), "random"),
    "three_seats": (GameSetup(players=3, seed=102), "random"),
    "four_seats": (GameSetup(players=4, seed=103), "easy"),
    "coop": (GameSetup(players=2, seed=104, mode="coop"), "easy"),
}
COUNTED_SEEDS = range(10)
COUNTED_DECISIONS = 150


def playthrough(setup, bot):
    """Play a game and record it with a digest after every fifty answers."""
    from soulstack.games.foursouls.rules.build_view import view_for

    state = new_game(setup, catalogue().values())
    bots = [make_bot(bot, seat, setup.seed) for seat in range(setup.players)]
    record = new_record(setup, "")
    while not state.over:
        decision = state.pending[0]
        agent = bots[decision.seat]
        answer = Answer(decision.seat, agent.choose(view_for(state, decision.seat) if agent.looks else None, decision))
        apply(state, answer)
        record.add(answer)
        if len(record.answers) % 50 == 0 or state.over:
            record.checkpoints[len(record.answers)] = digest(state)
    return record


def option_counts(seed):
    """Count the options of the first decisions of a game in which always the middle one is taken."""
    state = new_game(GameSetup(players=2 + seed % 3, seed=seed), catalogue().values())
    counts = []
    while not state.over and len(counts) < COUNTED_DECISIONS:
        decision = state.pending[0]
        counts.append(len(decision.options))
        middle = (len(decision.options) - decision.low) // 2
        apply(state, Answer(decision.seat, decision.options[middle : middle + max(1, decision.low)]))
    return counts


def main():
    for name, (setup, bot) in GAMES.items():
        text = json.dumps(playthrough(setup, bot).to_json(), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    counts = {str(seed): option_counts(seed) for seed in COUNTED_SEEDS}
    (FOLDER / "option_counts.json").write_text(json.dumps(counts, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
