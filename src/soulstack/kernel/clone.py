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
"""

from collections.abc import Callable
from typing import Any, TypeVar, get_origin

import attrs

T = TypeVar("T", bound=type)

_HOW = {
    "share": "s.{n}",
    "copy": "s.{n}.copy()",
    "each": "[x.clone() for x in s.{n}]",
    "rows": "[x.copy() for x in s.{n}]",
    "values": "{{k: x.clone() for k, x in s.{n}.items()}}",
    "fresh": "[]",
    "maybe": "None if s.{n} is None else s.{n}.clone()",
}
_MUTABLE = (list, dict, set, bytearray)


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
    """Declare a list that a clone starts empty: what has been reported is not reported again."""
    return attrs.field(factory=list, metadata={"clone": "fresh"})


def maybe() -> Any:
    """Declare a cloneable record that may be absent."""
    return attrs.field(default=None, metadata={"clone": "maybe"})


def cloneable(cls: T) -> T:
    """Compile `cls.clone()` from the attrs fields."""
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
    return cls
