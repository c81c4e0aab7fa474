"""Games as records: played from the answers, verified against the digests on the way."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from soulstack.app.game import Game, RulesRoom, Setup, State
from soulstack.kernel import playback
from soulstack.kernel.record import Record, RecordError

CHECKPOINT_EVERY: Final = 100
"""After so many answers a record gets the digest of the state."""


def new_record(game: Game, setup: Setup, mark: str) -> Record:
    """Begin the record of a game."""
    return Record(game.key, game.rules().written(setup), mark)


def replay(
    rules: RulesRoom,
    record: Record,
    cards: Mapping[str, Any],
    *,
    upto: int | None = None,
    verify: bool = False,
    watch: Callable[[State, int], Any] | None = None,
) -> State:
    """Play a record from the start; with `verify` every digest must agree."""
    try:
        state = rules.new(rules.recalled(record.setup), cards)
    except (TypeError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(f"The recorded game cannot be laid out: {error}") from error
    return playback.play_on(state, rules.apply, record, upto=upto, verify=verify, watch=watch)
