"""Recorded games from files: verified answer by answer."""

import sys
from pathlib import Path

from soulstack.app import registry
from soulstack.app.packs import packs
from soulstack.app.playback import edition_of, replay
from soulstack.app.save_schema import read_record
from soulstack.app.saves import SaveError, look_at
from soulstack.kernel.record import RecordError


def verify(file: Path, key: str | None = None) -> int:
    """Play a record and compare every digest; 1 when it does not agree, 2 when it cannot be read or is of another game."""
    try:
        record = read_record(look_at(file))
        game = registry.named_by_a_file(registry.game(record.game), key)
    except (SaveError, registry.UnknownGameError, OSError) as error:
        sys.stderr.write(f"soulstack: {error}\n")
        return 2
    cards = packs(game.key).cards
    rules = game.rules()
    try:
        if record.cards and record.cards != rules.mark(rules.recalled(record.setup), cards):
            sys.stderr.write("The cards have changed since this game was recorded.\n")
        ours = edition_of(record) == rules.EDITION
        if not ours:
            sys.stderr.write("This game was played by other rules: only its answers are compared, not its digests.\n")
        state = replay(rules, record, cards, verify=ours)
    except RecordError as error:
        sys.stdout.write(f"{file}: {error}\n")
        return 1
    end = "over" if state.over else "not over"
    turn = game.tools().outcome(state, 0).turns
    told = (
        f"{len(record.answers)} answers, {len(record.checkpoints)} digests agree"
        if ours
        else f"{len(record.answers)} answers fit"
    )
    sys.stdout.write(f"{file}: {told}, turn {turn}, {end}\n")
    return 0
