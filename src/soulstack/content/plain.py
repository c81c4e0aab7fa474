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
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar, Union, get_args, get_origin

import attrs

if TYPE_CHECKING:
    from cattrs import Converter

LONGEST_TEXT: Final = 400
LONGEST_LIST: Final = 1_000_000
MOST_KEYS: Final = 20_000
LARGEST: Final = 2**63
T = TypeVar("T")


class OddError(ValueError):
    """Says what does not fit, and where."""

    def __init__(self, message: str, place: str = "") -> None:
        self.message, self.place = message, place
        super().__init__(f"{place}: {message}" if place else message)


def structure(data: object, kind: type[T]) -> T:
    """Make a record of plain data; raises OddError when it does not fit."""
    try:
        found: T = _converter().structure(data, kind)
    except OddError:
        raise
    except RecursionError:
        raise OddError("it is nested too deep.") from None
    return found


def is_plain_line(text: str) -> bool:
    """Tell whether a text can be written on one line of a screen: no control signs, no halves of characters."""
    return text.isprintable()


@cache
def _converter() -> "Converter":
    from cattrs import Converter  # the first picture of the program does not wait for it

    converter = Converter(detailed_validation=False)
    converter.register_structure_hook(bool, lambda value, _: value if type(value) is bool else _odd("yes or no"))
    converter.register_structure_hook(int, _whole)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook_factory(_is_pair, lambda kind: _pair_hook(converter, kind))
    converter.register_structure_hook_factory(_is_tuple, lambda kind: _tuple_hook(converter, kind))
    converter.register_structure_hook_factory(_is_table, lambda kind: _table_hook(converter, kind))
    converter.register_structure_hook_factory(_is_maybe, lambda kind: _maybe_hook(converter, kind))
    converter.register_structure_hook_factory(attrs.has, lambda kind: _record_hook(converter, kind))
    return converter


def _odd(wanted: str) -> NoReturn:
    raise OddError(f"{wanted} is wanted.")


def _whole(value: object, _: object) -> int:
    if type(value) is not int or not -LARGEST <= value < LARGEST:
        _odd("a whole number")
    return value


def _text(value: object, _: object) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        _odd(f"a text of at most {LONGEST_TEXT} characters")
    if not is_plain_line(value):
        _odd("a line of printable characters")
    return value


def _is_pair(kind: object) -> bool:
    return get_origin(kind) is tuple and get_args(kind)[1:] != (...,)


def _is_tuple(kind: object) -> bool:
    return get_origin(kind) is tuple and get_args(kind)[1:] == (...,)


def _is_table(kind: object) -> bool:
    return get_origin(kind) is dict


def _is_maybe(kind: object) -> bool:
    return get_origin(kind) in {Union, UnionType} and NoneType in get_args(kind) and len(get_args(kind)) == 2


def _pair_hook(converter: "Converter", kind: Any) -> Callable[[object, object], object]:
    parts = get_args(kind)

    def make(value: object, _: object) -> object:
        if not isinstance(value, list | tuple) or len(value) != len(parts):
            _odd(f"a list of {len(parts)}")
        return tuple(converter.structure(each, part) for each, part in zip(value, parts, strict=True))

    return make


def _tuple_hook(converter: "Converter", kind: Any) -> Callable[[object, object], object]:
    part = get_args(kind)[0]

    def make(value: object, _: object) -> object:
        if not isinstance(value, list | tuple) or len(value) > LONGEST_LIST:
            _odd("a list")
        return tuple(converter.structure(each, part) for each in value)

    return make


def _table_hook(converter: "Converter", kind: Any) -> Callable[[object, object], object]:
    key_kind, part = get_args(kind)

    def make(value: object, _: object) -> object:
        if not isinstance(value, dict) or len(value) > MOST_KEYS:
            _odd("a table")
        return {converter.structure(key, key_kind): converter.structure(each, part) for key, each in value.items()}

    return make


def _maybe_hook(converter: "Converter", kind: Any) -> Callable[[object, object], object]:
    part = next(each for each in get_args(kind) if each is not NoneType)
    return lambda value, _: None if value is None else converter.structure(value, part)


def _record_hook(converter: "Converter", kind: Any) -> Callable[[object, object], object]:
    attrs.resolve_types(kind)
    fields: Mapping[str, Any] = {each.name: each for each in attrs.fields(kind) if each.init}

    def make(value: object, _: object) -> object:
        if not isinstance(value, dict):
            _odd("a table")
        made = {}
        for name, each in fields.items():
            if name in value:
                try:
                    made[name] = converter.structure(value[name], each.type)
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
