"""Clones that cannot forget a field: generated from the attrs fields, each of which says how it is copied.

A field of an immutable type is shared. A list or dict must declare itself with one of the helpers below; an undeclared one
is an error when the class is made, not a bug in a search three months later.

>>> from attrs import define
>>> @cloneable
... @define(eq=False)
... class Pile:
...     name: str
...     cards: list[int] = copied(list)
>>> a = Pile("deck", [1, 2])
>>> b = a.clone()
>>> b.cards.append(3)
>>> a.cards, b.name
([1, 2], 'deck')

`snapshot` is made from the same declarations: plain data that later changes do not touch, equal for equal records.

>>> before = a.snapshot()
>>> a.cards.append(9)
>>> a.snapshot() == before, b.snapshot() == a.snapshot()
(False, False)

`shares` too: it tells whether two records hold a part together that can change.

>>> a.shares(b), a.shares(Pile("other", a.cards))
(False, True)
"""

from collections.abc import Callable
from operator import is_
from typing import Any, TypeVar, get_args, get_origin

import attrs

T = TypeVar("T", bound=type)
UNHASHED = "unhashed"
"""What marks a field that `record.plain` leaves out."""

_HOW = {
    "share": "s.{n}",
    "copy": "s.{n}.copy()",
    "each": "[x.clone() for x in s.{n}]",
    "rows": "[x.copy() for x in s.{n}]",
    "values": "{{k: x.clone() for k, x in s.{n}.items()}}",
    "fresh": "[]",
    "maybe": "None if s.{n} is None else s.{n}.clone()",
}
_SNAP = {
    "share": "s.{n}",
    "copy": "s.{n}.copy()",
    "each": "[x.snapshot() for x in s.{n}]",
    "rows": "[x.copy() for x in s.{n}]",
    "values": "{{k: x.snapshot() for k, x in s.{n}.items()}}",
    "fresh": "None",
    "maybe": "None if s.{n} is None else s.{n}.snapshot()",
    "look": "freeze(s.{n})",
}
"""How a field goes into a snapshot; one that declares nothing may hold a record that can change, so it is looked at."""
_SHARES = {
    "copy": "s.{n} is o.{n}",
    "each": "s.{n} is o.{n} or True in [x.shares(y) for x, y in zip(s.{n}, o.{n})]",
    "rows": "s.{n} is o.{n} or True in map(is_, s.{n}, o.{n})",
    "values": "s.{n} is o.{n} or True in [x.shares(y) for x, y in zip(s.{n}.values(), o.{n}.values())]",
    "fresh": "s.{n} is o.{n}",
    "maybe": "(s.{n} is not None and o.{n} is not None and s.{n}.shares(o.{n}))",
}
"""How to find out whether a field that can change in place is the same one in two records."""
_SHARES_WHOLE = {
    "each": "s.{n} is o.{n} or True in map(is_, s.{n}, o.{n})",
    "values": "s.{n} is o.{n} or True in map(is_, s.{n}.values(), o.{n}.values())",
}
"""The same for records without a field that can change in place: they are shared as a whole or not at all."""
_WHOLE: set[type] = set()
"""The kinds of such records."""
_MUTABLE = (list, dict, set, bytearray)
_SIMPLE = frozenset({int, str, bool, type(None)})
_FREEZE: dict[type, Callable[[Any], Any]] = {}
"""How to give a record of each kind as it is now; filled when the first one is met."""


def shared(**kwargs: Any) -> Any:
    """Declare a field whose value never changes in place."""
    return attrs.field(metadata={"clone": "share"}, **kwargs)


def copied(factory: Callable[[], Any]) -> Any:
    """Declare a flat list or dict of immutable things."""
    return attrs.field(factory=factory, metadata={"clone": "copy"})


def each(factory: Callable[[], Any] = list) -> Any:
    """Declare a list of cloneable records."""
    return attrs.field(factory=factory, metadata={"clone": "each"})


def rows(factory: Callable[[], Any] = list) -> Any:
    """Declare a list of flat lists."""
    return attrs.field(factory=factory, metadata={"clone": "rows"})


def values(factory: Callable[[], Any] = dict) -> Any:
    """Declare a dict of cloneable records."""
    return attrs.field(factory=factory, metadata={"clone": "values"})


def fresh() -> Any:
    """Declare a list that a clone starts empty: what has been reported is not reported again, and is not hashed."""
    return attrs.field(factory=list, metadata={"clone": "fresh", UNHASHED: True})


def unhashed(**kwargs: Any) -> Any:
    """Declare a field whose value never changes in place and that no digest counts, so that records can gain fields."""
    return attrs.field(metadata={"clone": "share", UNHASHED: True}, **kwargs)


def maybe() -> Any:
    """Declare a cloneable record that may be absent."""
    return attrs.field(default=None, metadata={"clone": "maybe"})


def cloneable(cls: T) -> T:
    """Compile `cls.clone()`, `cls.snapshot()` and `cls.shares()` from the attrs fields."""
    lines = []
    for attribute in attrs.fields(cls):
        how = attribute.metadata.get("clone")
        kind = get_origin(attribute.type) or attribute.type
        if how is None and kind in _MUTABLE:
            raise TypeError(f"{cls.__name__}.{attribute.name} is mutable and does not say how it is cloned")
        lines.append(f"  n.{attribute.name} = " + _HOW[how or "share"].format(n=attribute.name))
    scope: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec("def clone(s):\n  n = new(cls)\n" + "\n".join(lines) + "\n  return n\n", scope)  # noqa: S102 - generated from our own fields
    cls.clone = scope["clone"]  # type: ignore[attr-defined]  # mypy cannot see a method that is made here
    cls.snapshot = _FREEZE[cls] = _freezer(cls)  # type: ignore[attr-defined]  # as above
    cls.shares = _sharer(cls)  # type: ignore[attr-defined]  # as above
    return cls


def _sharer(cls: type) -> Callable[[Any, Any], bool]:
    """Compile a function that tells whether two records hold a part together that can change."""
    parts = ["s is o"]
    for attribute in attrs.fields(cls):
        how = attribute.metadata.get("clone")
        if how in _SHARES:
            whole = how in _SHARES_WHOLE and get_args(attribute.type)[-1] in _WHOLE
            parts.append((_SHARES_WHOLE if whole else _SHARES)[how].format(n=attribute.name))
    if len(parts) == 1:
        _WHOLE.add(cls)
    scope: dict[str, Any] = {"is_": is_}
    exec(f"def shares(s, o):\n  return {' or '.join(parts)}\n", scope)  # noqa: S102 - generated from our own fields
    return scope["shares"]  # type: ignore[no-any-return]  # made just above


def _freezer(cls: type) -> Callable[[Any], Any]:
    """Compile a function that gives a record's fields as they are now."""
    parts = ["cls"]
    for attribute in attrs.fields(cls):
        how = attribute.metadata.get("clone") or ("share" if _is_plain(attribute.type) else "look")
        parts.append(_SNAP[how].format(n=attribute.name))
    scope: dict[str, Any] = {"cls": cls, "freeze": freeze}
    exec(f"def snapshot(s):\n  return ({', '.join(parts)})\n", scope)  # noqa: S102 - generated from our own fields
    return scope["snapshot"]  # type: ignore[no-any-return]  # made just above


def _is_plain(kind: Any) -> bool:
    """Tell whether a type is simple, or made of simple ones and tuples: its values never change in place."""
    if hasattr(kind, "_fields"):
        return all(map(_is_plain, kind.__annotations__.values()))
    parts = get_args(kind)
    return all(map(_is_plain, parts)) if parts else kind in _SIMPLE or kind is Ellipsis or _is_definition(kind)


def _is_definition(kind: Any) -> bool:
    """Tell whether a type is that of records which never change."""
    return isinstance(kind, type) and attrs.has(kind) and kind.__setattr__.__name__ == "_frozen_setattrs"


def freeze(value: Any) -> Any:
    """Give a value as it is now: records that can change in place become tuples, all else stays."""
    kind = type(value)
    if kind in _SIMPLE:
        return value
    if isinstance(value, tuple):
        return value if _SIMPLE.issuperset(map(type, value)) else tuple([freeze(item) for item in value])
    how = _FREEZE.get(kind)
    if how is None:
        changes = attrs.has(kind) and not _is_definition(kind)
        how = _FREEZE[kind] = _freezer(kind) if changes else _as_it_is
    return how(value)


def _as_it_is(value: Any) -> Any:
    return value
