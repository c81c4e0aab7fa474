"""What a game was: its settings, its seed and the answers, with digests of the state on the way.

A record is plain data that goes through JSON unchanged. Because answers carry the option's content, a record stays readable
and survives reordered option lists; because the engine draws its luck from the state, the answers are the whole game.

>>> record = Record(game="toy", setup={"seed": 1}, cards="abc")
>>> record.add(Answer(0, (Option("pick", ("obj", 3)), Option("pass"))))
>>> Record.from_json(record.to_json()).answers[0].picks[0].ref
('obj', 3)
"""

import hashlib
import json
from typing import Any, Self

import attrs
from attrs import define, field

from soulstack.kernel.clone import UNHASHED
from soulstack.kernel.decisions import Answer, Option

SCHEMA = 1


class RecordError(ValueError):
    """A record that cannot be read, with the reason in one sentence."""


@define
class Record:
    """Settings, answers in order, and the digest of the state after some of them."""

    game: str
    setup: dict[str, Any]
    cards: str
    """The digest of the card set that the game was played with."""
    answers: list[Answer] = field(factory=list)
    checkpoints: dict[int, str] = field(factory=dict)
    """After so many answers the state had this digest."""
    meta: dict[str, Any] = field(factory=dict)
    _rows: list[Any] = field(init=False, eq=False, repr=False)
    """The answers as plain data, kept up to date so that saving after every answer stays cheap."""

    def __attrs_post_init__(self) -> None:
        self._rows = [_row(answer) for answer in self.answers]

    def add(self, answer: Answer) -> None:
        """Append an answer."""
        self.answers.append(answer)
        self._rows.append(_row(answer))

    def to_json(self) -> dict[str, Any]:
        """Give the record as plain data."""
        return {
            "schema": SCHEMA,
            "game": self.game,
            "setup": self.setup,
            "cards": self.cards,
            "answers": self._rows,
            "checkpoints": {str(count): mark for count, mark in self.checkpoints.items()},
            "meta": self.meta,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Read a record from plain data."""
        if data.get("schema") != SCHEMA:
            raise RecordError(f"The record has format {data.get('schema')}; this version reads format {SCHEMA}.")
        try:
            answers = [
                Answer(
                    int(seat), tuple(Option(str(v), (str(r[0]), int(r[1])) if r else None, int(n)) for v, r, n in picks)
                )
                for seat, picks in data["answers"]
            ]
            marks = {int(count): str(mark) for count, mark in data["checkpoints"].items()}
            return cls(
                str(data["game"]), dict(data["setup"]), str(data["cards"]), answers, marks, dict(data.get("meta", {}))
            )
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise RecordError(f"The record is not complete: {error!r}.") from error


def _row(answer: Answer) -> list[Any]:
    return [answer.seat, [[p.verb, list(p.ref) if p.ref else None, p.n] for p in answer.picks]]


_FIELDS: dict[type, tuple[str, ...]] = {}
"""For each kind of record the fields that count; empty for a definition, which is named and not spelled out."""
_SIMPLE = frozenset({int, str, bool, type(None)})


def _fields_of(kind: type) -> tuple[str, ...]:
    found = _FIELDS.get(kind)
    if found is None:
        if not attrs.has(kind):
            raise TypeError(f"{kind.__name__} is no plain data")
        is_definition = kind.__setattr__.__name__ == "_frozen_setattrs"
        names = () if is_definition else tuple(a.name for a in attrs.fields(kind) if UNHASHED not in a.metadata)
        found = _FIELDS[kind] = names
    return found


def plain(value: Any) -> Any:
    """Turn a state into plain data for comparing and hashing."""
    kind = type(value)
    if kind in _SIMPLE:
        return value
    if isinstance(value, list | tuple):
        if _SIMPLE.issuperset(map(type, value)):
            return list(value)
        return [plain(item) for item in value]
    if kind is dict:
        return [[plain(key), plain(value[key])] for key in sorted(value)]
    fields = _fields_of(kind)
    if fields:
        return [kind.__name__, *[plain(getattr(value, name)) for name in fields]]
    name = getattr(value, "id", None)
    return f"{kind.__name__}:{name}" if isinstance(name, str) else repr(value)


def digest(state: Any) -> str:
    """Give a short mark that is equal for equal states on every platform."""
    text = json.dumps(plain(state), separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]
