"""Turns plain tables into frozen records, strictly: nothing is guessed, nothing is ignored, every fault is collected.

Unions of records are closed and told apart by a tag, a class variable named `type` or `op`. Whole numbers are whole
numbers: neither 1.7 nor "1" nor true becomes 1.
"""

import math
import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Literal, NoReturn, Union, get_args, get_origin, get_type_hints

import attrs
from cattrs import Converter

from soulstack.content.errors import nearest, shown

TAGS: Final = ("type", "op")
LARGEST_NUMBER: Final = 9999
LONGEST_TEXT: Final = 600

_NAMES: Final = {bool: "true or false", int: "a whole number", str: "text", float: "a number with a point"}


class Misfit(Exception):  # noqa: N818 - it is collected and reworded, never seen by a caller
    """Values that do not fit, each with its key path."""

    def __init__(self, faults: list[tuple[str, str]]) -> None:
        self.faults = faults
        super().__init__(faults)


@cache
def make_converter() -> Converter:
    """Builds the converter that every card file goes through."""
    converter = Converter(detailed_validation=False)
    converter.register_structure_hook(bool, lambda value, _: _primitive(value, bool))
    converter.register_structure_hook(int, lambda value, _: _primitive(value, int))
    converter.register_structure_hook(float, _number)
    converter.register_structure_hook(str, lambda value, _: _primitive(value, str))
    converter.register_structure_hook_factory(attrs.has, lambda kind: _record_hook(converter, kind))
    converter.register_structure_hook_factory(_is_literal, _literal_hook)
    converter.register_structure_hook_factory(_is_union, lambda kind: _union_hook(converter, kind))
    converter.register_structure_hook_factory(_is_tuple, lambda kind: _tuple_hook(converter, kind))
    return converter


def tag_of(record: type) -> str:
    """Names the class variable that tells a record of a union from the others, or gives nothing.

    A field may be called `type` too, so only a plain text on the class counts.
    """
    return next((tag for tag in TAGS if isinstance(record.__dict__.get(tag), str)), "")


def members(union: object) -> tuple[Any, ...]:
    """Lists the types of a union, or the one type itself."""
    return get_args(union) if _is_union(union) else (union,)


def _is_union(kind: object) -> bool:
    return get_origin(kind) in {Union, types.UnionType}


def _is_literal(kind: object) -> bool:
    return get_origin(kind) is Literal


def _is_tuple(kind: object) -> bool:
    return get_origin(kind) is tuple and get_args(kind)[1:] == (...,)


def _fail(message: str) -> NoReturn:
    raise Misfit([("", message)])


def _kind_of(value: object) -> str:
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return _NAMES.get(type(value), "a date or time")


def _primitive(value: object, kind: type) -> Any:
    if type(value) is not kind:
        given = f" ({shown(value)})" if isinstance(value, str | int | float) else ""
        _fail(f"{_NAMES[kind]} is wanted, not {_kind_of(value)}{given}")
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        _fail(f"the number is beyond {LARGEST_NUMBER}")
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        _fail(f"the text is longer than {LONGEST_TEXT} signs")
    return value


def _number(value: object, _: object) -> float:
    """A whole number is a number as well."""
    if type(value) is int:
        return float(_primitive(value, int))
    found: float = _primitive(value, float)
    if not math.isfinite(found) or abs(found) > LARGEST_NUMBER:
        _fail(f"the number is beyond {LARGEST_NUMBER}")
    return found


def _literal_hook(kind: object) -> Callable[[object, object], object]:
    allowed = get_args(kind)

    def structure(value: object, _: object) -> object:
        if not isinstance(value, str):
            _fail(f"text is wanted, not {_kind_of(value)}")
        if value not in allowed:
            _fail(f"unknown word {shown(value)}{nearest(value, allowed)}")
        return value

    return structure


def _tuple_hook(converter: Converter, kind: object) -> Callable[[object, object], object]:
    inner = get_args(kind)[0]

    def structure(value: object, _: object) -> object:
        if not isinstance(value, list):
            _fail(f"a list is wanted, not {_kind_of(value)}")
        made, faults = [], []
        for index, each in enumerate(value):
            try:
                made.append(converter.structure(each, inner))
            except Misfit as misfit:
                faults += [(_join(f"[{index}]", path), message) for path, message in misfit.faults]
        if faults:
            raise Misfit(faults)
        return tuple(made)

    return structure


def _union_hook(converter: Converter, kind: object) -> Callable[[object, object], object]:
    # TOML knows no null: a missing key is the only way to say None.
    options = tuple(option for option in get_args(kind) if option is not types.NoneType)
    if len(options) == 1:
        return lambda value, _: converter.structure(value, options[0])
    if all(attrs.has(option) for option in options):
        return _tagged_hook(converter, options)

    def structure(value: object, _: object) -> object:
        for option in options:
            if type(value) is option:
                return converter.structure(value, option)
        wanted = " or ".join(_NAMES[option] for option in options)
        _fail(f"{wanted} is wanted, not {_kind_of(value)} ({shown(value)})")

    return structure


def _tagged_hook(converter: Converter, options: tuple[type, ...]) -> Callable[[object, object], object]:
    tag = tag_of(options[0])
    by_word = {getattr(option, tag): option for option in options}

    def structure(value: object, _: object) -> object:
        if not isinstance(value, dict):
            _fail(f"a table is wanted, not {_kind_of(value)}")
        if tag not in value:
            _fail(f'the key "{tag}" is missing')
        word = value[tag]
        if not isinstance(word, str) or word not in by_word:
            raise Misfit(
                [(tag, f"unknown word {shown(word)}{nearest(word if isinstance(word, str) else '', by_word)}")]
            )
        return converter.structure({key: each for key, each in value.items() if key != tag}, by_word[word])

    return structure


def _record_hook(converter: Converter, kind: type) -> Callable[[object, object], object]:
    hints = get_type_hints(kind)
    fields: Mapping[str, Any] = {each.name: each for each in attrs.fields(kind) if each.init}

    def structure(value: object, _: object) -> object:
        if not isinstance(value, dict):
            _fail(f"a table is wanted, not {_kind_of(value)}")
        made, faults = {}, []
        for key, each in value.items():
            if key not in fields:
                faults.append((_key(key), f"unknown key{nearest(key, fields)}"))
                continue
            try:
                made[key] = converter.structure(each, hints[key])
            except Misfit as misfit:
                faults += [(_join(key, path), message) for path, message in misfit.faults]
        for name, each in fields.items():
            if each.default is attrs.NOTHING and name not in value and not _is_meant(name, faults):
                faults.append(("", f'the key "{name}" is missing'))
        if faults:
            raise Misfit(faults)
        return kind(**made)

    return structure


def _is_meant(name: str, faults: list[tuple[str, str]]) -> bool:
    """Tells whether a missing key is only misspelt, which was told already."""
    return any(message == f'unknown key; did you mean "{name}"?' for _, message in faults)


def _key(key: str) -> str:
    return key if key.isidentifier() else shown(key)


def _join(first: str, rest: str) -> str:
    return first + rest if not rest or rest.startswith("[") else f"{first}.{rest}"
