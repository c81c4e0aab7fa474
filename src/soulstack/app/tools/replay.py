"""Recorded games from files: verified answer by answer."""

import sys
from pathlib import Path

from soulstack.app.packs import cards_mark, packs
from soulstack.app.saves import SaveError, look_at
from soulstack.games.foursouls.rules.playback import replay, setup_of
from soulstack.kernel.record import Record, RecordError


def verify(file: Path) -> int:
    """Play a record and compare every digest; 1 when it does not agree, 2 when it cannot be read."""
    try:
        record = Record.from_json(look_at(file).record)
    except (SaveError, RecordError, OSError) as error:
        sys.stderr.write(f"soulstack: {error}\n")
        return 2
    cards = packs().cards
    try:
        if record.cards and record.cards != cards_mark(cards, setup_of(record).sets):
            sys.stderr.write("The cards have changed since this game was recorded.\n")
        state = replay(record, cards, verify=True)
    except RecordError as error:
        sys.stdout.write(f"{file}: {error}\n")
        return 1
    end = "over" if state.over else "not over"
    sys.stdout.write(
        f"{file}: {len(record.answers)} answers, {len(record.checkpoints)} digests agree, turn {state.turn}, {end}\n"
    )
    return 0
