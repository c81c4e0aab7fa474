"""Plain data that a stranger may have written (a save, a replay, statistics) as frozen records: nothing is guessed.

Types are exact, texts are short and printable, lists are bounded; whatever a record's own validators say holds, too.

>>> from attrs import field, frozen, validators
>>> @frozen
... class Seat:
...     name: str
...     age: int = field(default=0, validator=validators.ge(0))
>>> structure({"name": "Ash", "age": 7}, Seat)
Seat(name='Ash', age=7)
>>> structure({"name": "Ash", "age": True}, Seat)
Traceback (most recent call last):
soulstack.content.plain.OddError: age: a whole number is wanted.
>>> structure({"name": chr(0)}, Seat)
Traceback (most recent call last):
soulstack.content.plain.OddError: name: a line of printable characters is wanted.
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, NoReturn, TypeAlias, TypeVar, Union, get_args, get_origin

import attrs

LONGEST_TEXT: Final = 400
LONGEST_LIST: Final = 1_000_000
MOST_KEYS: Final = 20_000
LARGEST: Final = 2**63
T = TypeVar("T")
Make: TypeAlias = Callable[[object], Any]
"""Makes a value of what stands in a file, or raises OddError."""


class OddError(ValueError):
    """Says what does not fit, and where."""

    def __init__(self, message: str, place: str = "") -> None:
        self.message, self.place = message, place
        super().__init__(f"{place}: {message}" if place else message)


def structure(data: object, kind: type[T]) -> T:
    """Make a record of plain data; raises OddError when it does not fit."""
    try:
        make: Make = _maker(kind)  # type: ignore[arg-type]  # mypy takes no class for hashable
        found: T = make(data)
    except OddError:
        raise
    except RecursionError:
        raise OddError("it is nested too deep.") from None
    return found


def is_plain_line(text: str) -> bool:
    """Tell whether a text can be written on one line of a screen: no control signs, no halves of characters."""
    return text.isprintable()


@cache
def _maker(kind: Any) -> Make:
    """Give what makes a value of a type; the few types that files have need no library, and the title waits for it."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if origin is tuple:
        return _rows(parts[0]) if parts[1:] == (...,) else _row(parts)
    if origin is dict:
        return _table(*parts)
    if origin in {Union, UnionType} and NoneType in parts and len(parts) == 2:
        return _maybe(next(each for each in parts if each is not NoneType))
    if attrs.has(kind):
        return _record(kind)
    raise TypeError(f"no file has a {kind}")


def _odd(wanted: str) -> NoReturn:
    raise OddError(f"{wanted} is wanted.")


def _yes(value: object) -> bool:
    if type(value) is not bool:
        _odd("yes or no")
    return value


def _whole(value: object) -> int:
    if type(value) is not int or not -LARGEST <= value < LARGEST:
        _odd("a whole number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        _odd(f"a text of at most {LONGEST_TEXT} characters")
    if not is_plain_line(value):
        _odd("a line of printable characters")
    return value


_PLAIN: Final[Mapping[Any, Make]] = {bool: _yes, int: _whole, str: _text}


def _row(parts: tuple[Any, ...]) -> Make:
    makers = [_maker(part) for part in parts]

    def make(value: object) -> object:
        if not isinstance(value, list | tuple) or len(value) != len(makers):
            _odd(f"a list of {len(makers)}")
        return tuple(one(each) for one, each in zip(makers, value, strict=True))

    return make


def _rows(part: Any) -> Make:
    one = _maker(part)

    def make(value: object) -> object:
        if not isinstance(value, list | tuple) or len(value) > LONGEST_LIST:
            _odd("a list")
        return tuple(map(one, value))

    return make


def _table(key_kind: Any, part: Any) -> Make:
    one_key, one = _maker(key_kind), _maker(part)

    def make(value: object) -> object:
        if not isinstance(value, dict) or len(value) > MOST_KEYS:
            _odd("a table")
        return {one_key(key): one(each) for key, each in value.items()}

    return make


def _maybe(part: Any) -> Make:
    one = _maker(part)
    return lambda value: None if value is None else one(value)


def _record(kind: Any) -> Make:
    attrs.resolve_types(kind)
    fields: Mapping[str, Any] = {each.name: each for each in attrs.fields(kind) if each.init}

    def make(value: object) -> object:
        if not isinstance(value, dict):
            _odd("a table")
        made = {}
        for name, each in fields.items():
            if name in value:
                try:
                    made[name] = _maker(each.type)(value[name])
                except OddError as error:
                    raise OddError(error.message, ".".join(filter(None, (name, error.place)))) from None
            elif each.default is attrs.NOTHING:
                raise OddError("it is missing.", name)
        try:
            return kind(**made)
        except OddError:
            raise
        except (TypeError, ValueError) as error:
            raise OddError(f"it does not fit ({error.args[0] if error.args else 'odd'}).") from None

    return make
