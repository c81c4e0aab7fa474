"""Games as records: played from the answers, verified against the digests on the way."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from soulstack.app.game import Game, RulesRoom, Setup, State
from soulstack.content.errors import shown
from soulstack.kernel import playback
from soulstack.kernel.playback import MisfitError
from soulstack.kernel.record import Record, RecordError

CHECKPOINT_EVERY: Final = 100
"""After so many answers a record gets the digest of the state."""


OLDEST: Final = "1"
"""The edition of the rules of records that name none: those before records did."""
_EDITION: Final = "rules"
UNFIT: Final = (TypeError, ValueError, LookupError, ArithmeticError)
"""What laying a game out raises when its settings are such as nobody can have chosen."""


def in_words(error: BaseException) -> str:
    """Say as a sentence what laying a game out has raised.

    >>> in_words(KeyError("seed")), in_words(ValueError("Too few"))
    ('it names "seed", which is not there.', 'Too few.')
    """
    if isinstance(error, KeyError):
        return f"it names {shown(error.args[0] if error.args else '')}, which is not there."
    text = "".join(sign if sign.isprintable() else "?" for sign in str(error)) or type(error).__name__
    return text if text.endswith((".", "!", "?")) else f"{text}."


def new_record(game: Game, setup: Setup, mark: str) -> Record:
    """Begin the record of a game; it names the rules that it is played by, which no digest depends on."""
    rules = game.rules()
    return Record(game.key, rules.written(setup), mark, meta={_EDITION: rules.EDITION})


def edition_of(record: Record) -> str:
    """Say which edition of the rules a game was played by."""
    return str(record.meta.get(_EDITION, OLDEST))


def renewed(rules: RulesRoom, record: Record, count: int) -> Record:
    """Give the record of a game up to an answer as one that goes on by the rules of today.

    The digests of other rules say nothing about these, so they stay behind.
    """
    ours = edition_of(record) == rules.EDITION
    marks = {number: digest for number, digest in record.checkpoints.items() if ours and number <= count}
    meta = {**record.meta, _EDITION: rules.EDITION}
    return Record(record.game, record.setup, record.cards, record.answers[:count], marks, meta)


def replay_as_far(
    rules: RulesRoom, record: Record, cards: Mapping[str, Any], tell: Callable[[State, Any], Any] | None = None
) -> tuple[State, Record]:
    """Play a record as far as it agrees with the rules; give the state and the record up to there."""
    try:
        return replay(rules, record, cards, tell=tell), renewed(rules, record, len(record.answers))
    except MisfitError as error:
        state = replay(rules, record, cards, upto=error.agreed)
        return state, renewed(rules, record, error.agreed)


def replay(
    rules: RulesRoom,
    record: Record,
    cards: Mapping[str, Any],
    *,
    upto: int | None = None,
    verify: bool = False,
    watch: Callable[[State, int], Any] | None = None,
    tell: Callable[[State, Any], Any] | None = None,
) -> State:
    """Play a record from the start; with `verify` every digest must agree."""
    try:
        state = rules.new(rules.recalled(record.setup), cards)
    except RecordError:
        raise
    except UNFIT as error:
        raise RecordError(f"The recorded game cannot be laid out: {in_words(error)}") from error
    return playback.play_on(state, rules.apply, record, upto=upto, verify=verify, watch=watch, tell=tell)
