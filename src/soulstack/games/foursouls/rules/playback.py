"""Games as records: played from the answers, verified against the digests on the way."""

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.game import GameSetup, State, apply, new_game
from soulstack.kernel.decisions import IllegalAnswerError
from soulstack.kernel.record import Record, RecordError, digest

GAME = "four_souls"
CHECKPOINT_EVERY = 100


def new_record(setup: GameSetup, cards: str) -> Record:
    """Begin the record of a game."""
    return Record(GAME, attrs.asdict(setup), cards)


def setup_of(record: Record) -> GameSetup:
    """Read the settings of a recorded game."""
    if record.game != GAME:
        raise RecordError(f"This is a record of {record.game!r}, not of Four Souls.")
    return recalled(record.setup)


def recalled(data: Mapping[str, Any]) -> GameSetup:
    """Read settings from plain data."""
    known = {a.name for a in attrs.fields(GameSetup)}
    extra = sorted(set(data) - known)
    if extra:
        raise RecordError(f"The record has settings that this version does not know: {', '.join(extra)}.")
    values: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in data.items()}
    return GameSetup(**values)


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
    state.facts.clear()
    count = len(record.answers) if upto is None else upto
    for number, answer in enumerate(record.answers[:count], 1):
        try:
            apply(state, answer)
        except IllegalAnswerError as error:
            raise RecordError(f"Answer {number} does not fit the game any more: {error}") from error
        if verify and number in record.checkpoints and digest(state) != record.checkpoints[number]:
            raise RecordError(f"After answer {number} the state differs from the recorded one.")
        if watch is not None:
            watch(state, number)
    return state
