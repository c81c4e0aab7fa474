"""What a save or replay must be before anything is made of it: one strict schema for files that anybody may have written.

A checksum only says that a file is whole. What does not fit raises an `OddSaveError`, one sentence for the screen; the file
stays where it is.
"""

from typing import Any, Final

from attrs import field, frozen, validators

from soulstack.app import registry
from soulstack.app.language import tr
from soulstack.app.saves import Save, SaveError
from soulstack.content.plain import OddError, structure
from soulstack.kernel.record import Record, RecordError

MOST_SEATS: Final = 8
LONGEST_NAME: Final = 64
LONGEST_WAY: Final = 5
MOST_FAR: Final = 10_000_000
LARGEST_PICTURE: Final = 160_000
"""Characters of a picture in a save."""
_NUMBER: Final = validators.and_(validators.ge(0), validators.le(MOST_FAR))


class OddSaveError(SaveError):
    """The file is whole, but what it says is no game of this build."""


@frozen
class Meta:
    """What a list of saves shows."""

    seats: tuple[str, ...] = field(default=(), validator=validators.max_len(MOST_SEATS))
    """`human` or `bot:<level>` for each seat."""
    names: tuple[str, ...] = field(default=(), validator=validators.max_len(MOST_SEATS))
    turn: int = field(default=0, validator=_NUMBER)
    cards: str = ""
    over: bool = False
    winners: tuple[int, ...] = ()
    label: str = field(default="", validator=validators.max_len(LONGEST_NAME))
    """What the player calls it."""
    conceded: bool = False
    """Given up before it was over."""
    played: int = field(default=0, validator=_NUMBER)
    """For how many seconds it has been played."""
    roles: tuple[str, ...] = field(default=(), validator=validators.max_len(MOST_SEATS))
    """What each seat plays as, in a game in which that is chosen."""
    far: tuple[int, ...] = field(default=(), validator=validators.max_len(LONGEST_WAY))
    """How far the game has come, in measures of its own: the largest first."""
    spans: tuple[int, ...] = field(default=(), validator=validators.max_len(MOST_SEATS))
    """For how many seconds each part of the game has been played, in a game that has parts."""

    def __attrs_post_init__(self) -> None:
        if len(self.names) != len(self.seats):
            raise OddError("there is one name for each seat.")
        if any(len(name) > LONGEST_NAME for name in self.names):
            raise OddError(f"a name has at most {LONGEST_NAME} characters.")
        if any(not 0 <= seat < len(self.seats) for seat in self.winners):
            raise OddError("the winners sit at the table.")
        if any(len(role) > LONGEST_NAME for role in self.roles) or any(
            not 0 <= n <= MOST_FAR for n in (*self.far, *self.spans)
        ):
            raise OddError("roles are short words, and how far a game has come are small numbers.")


@frozen
class _Answers:
    """The shape of a record on disk; what its words mean only the rules know."""

    schema: int
    game: str
    cards: str
    answers: tuple[tuple[int, tuple[tuple[str, tuple[str, int] | None, int], ...]], ...]
    checkpoints: dict[str, str]


@frozen
class _Rules:
    rules: str = field(default="1", validator=validators.max_len(16))


def read_meta(save: Save) -> Meta:
    """Give what a list shows of a save; raises OddSaveError."""
    try:
        return structure(save.meta, Meta)
    except OddError as error:
        raise _odd(error) from error


def read_record(save: Save) -> Record:
    """Give the record of a save, checked against its game; raises OddSaveError."""
    data = save.record
    try:
        structure(data, _Answers)
        structure(data.get("meta", {}), _Rules)
        record = Record.from_json(data)
        rules = registry.game(record.game).rules()
        rules.recalled(record.setup)
    except (RecordError, OddError, registry.UnknownGameError) as error:
        raise _odd(error) from error
    return record


def read_game(save: Save) -> tuple[Record, Meta]:
    """Give all that a save says, its seats being such as its game knows; raises OddSaveError."""
    record, meta = read_record(save), read_meta(save)
    game = registry.game(record.game)
    seats, sitting = game.seats(), game.rules().sitting(game.rules().recalled(record.setup), record.answers)
    if len(meta.seats) != sitting:
        raise _odd(OddError(f"{sitting} sit at the table, but it names {len(meta.seats)}."))
    for kind in meta.seats:
        refused = seats.refused(kind)
        if refused:
            raise _odd(OddError(refused))
    return record, meta


def _odd(error: Any) -> OddSaveError:
    return OddSaveError(tr("This file is no game that can be opened ({error}).", error=str(error).rstrip(".")))
