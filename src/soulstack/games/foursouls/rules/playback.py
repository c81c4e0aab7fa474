"""Games as records: played from the answers, verified against the digests on the way."""

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from soulstack.content.errors import shown
from soulstack.content.plain import OddError, structure
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.game import GameSetup, State, apply, new_game
from soulstack.kernel.playback import play_on
from soulstack.kernel.record import Record, RecordError

GAME = "foursouls"
NAMES = (GAME, "four_souls")
"""What files call the game: this build and older ones."""
CHECKPOINT_EVERY = 100
EDITION = "2"
"""The rules of this build: 1 are those before the books were read sentence by sentence against the engine."""


def new_record(setup: GameSetup, cards: str) -> Record:
    """Begin the record of a game."""
    return Record(GAME, attrs.asdict(setup), cards, meta={"rules": EDITION})


def setup_of(record: Record) -> GameSetup:
    """Read the settings of a recorded game."""
    if record.game not in NAMES:
        raise RecordError(f"This is a record of {record.game!r}, not of Four Souls.")
    return recalled(record.setup)


def recalled(data: Mapping[str, Any]) -> GameSetup:
    """Read settings from plain data."""
    known = {a.name for a in attrs.fields(GameSetup)}
    extra = sorted(set(data) - known)
    if extra:
        raise RecordError(f"The record has settings that this version does not know: {', '.join(map(shown, extra))}.")
    try:
        setup = structure(dict(data), GameSetup)
    except OddError as error:
        raise RecordError(f"The settings of the record cannot be read: {error}") from None
    if not (setup.turn_cap >= 0 and setup.soul_cap >= 0 and -1 <= setup.first < setup.players):
        raise RecordError("The settings of the record cannot be read: a number is out of range.")
    return setup


def replay(
    record: Record,
    catalogue: Mapping[str, CardDef],
    *,
    upto: int | None = None,
    verify: bool = False,
    watch: Callable[[State, int], Any] | None = None,
) -> State:
    """Play a record from the start; with `verify` every digest must agree."""
    try:
        state = new_game(setup_of(record), catalogue.values())
    except (TypeError, ValueError) as error:
        raise RecordError(f"The recorded game cannot be laid out: {error}") from error
    return play_on(state, apply, record, upto=upto, verify=verify, watch=watch)
