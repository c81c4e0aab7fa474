"""Writes the reference of card files from the records that they are read into: their keys, types and the sentences under them."""

import ast
import inspect
import types
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import attrs
from attrs import frozen

PLAIN = {int: "whole number", str: "text", bool: "true or false", float: "number"}


@frozen
class Reference:
    """How the records of one game are told."""

    aliases: tuple[tuple[Any, str], ...]
    """What unions and other types are called in the columns of the tables."""
    titles: Mapping[type, str]
    """Records that bear another title than their tag or name."""
    hidden: tuple[tuple[type, str], ...] = ()
    """Keys that no file gives."""

    def section(self, title: str, kinds: Iterable[type]) -> Iterator[str]:
        """Give a section with a table for each kind of record."""
        yield f"## {title}"
        yield ""
        for kind in kinds:
            yield f"### {self._title(kind)}"
            yield ""
            yield inspect.cleandoc(kind.__doc__ or "")
            yield ""
            rows = list(self._rows(kind))
            if rows:
                yield "| key | value | unless given |"
                yield "|---|---|---|"
                yield from rows
                yield ""

    def _title(self, kind: type) -> str:
        if kind in self.titles:
            return self.titles[kind]
        for tag in ("type", "op"):
            word = kind.__dict__.get(tag)
            if isinstance(word, str):
                return f'`{tag} = "{word}"`'
        return spaced(kind.__name__)

    def _rows(self, kind: type) -> Iterator[str]:
        hints = get_type_hints(kind)
        notes = _notes(kind)
        for each in attrs.fields(kind):
            if not each.init or (kind, each.name) in self.hidden:
                continue
            note = f". {notes[each.name]}" if each.name in notes else ""
            yield f"| `{each.name}` | {self._type(hints[each.name])}{note} | {_default(each.default)} |"

    def _type(self, kind: Any) -> str:
        for alias, word in self.aliases:
            if kind == alias:
                return word
        if get_origin(kind) is Literal:
            return ticked(word for word in get_args(kind) if word)
        if get_origin(kind) is tuple:
            return f"list of {self._type(get_args(kind)[0])}".replace("list of table:", "list of tables:")
        if get_origin(kind) in (Union, types.UnionType):
            return " or ".join(self._type(option) for option in get_args(kind) if option is not types.NoneType)
        return PLAIN.get(kind) or f"table: {spaced(kind.__name__)}"


def _default(value: object) -> str:
    if value is attrs.NOTHING:
        return "**needed**"
    if value is None or value in ("", ()) or attrs.has(type(value)):
        return "nothing"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


@cache
def _notes(kind: type) -> dict[str, str]:
    """Find the sentences that stand under fields in the source."""
    tree = ast.parse(inspect.cleandoc(inspect.getsource(kind)))
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef)).body
    found = {}
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[ast.unparse(field.target)] = " ".join(str(below.value.value).split())
    return found


def note_under(module: Any, name: str) -> str:
    """Give the sentences that stand under a name of a module in its source."""
    body = ast.parse(inspect.getsource(module)).body
    for named, below in pairwise(body):
        if isinstance(named, ast.AnnAssign) and ast.unparse(named.target) == name and isinstance(below, ast.Expr):
            return " ".join(str(ast.literal_eval(below.value)).split())
    raise LookupError(name)


def spaced(name: str) -> str:
    """Write the name of a class as words."""
    return "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in name).strip()


def ticked(found: Iterable[str]) -> str:
    """List words in ticks."""
    return ", ".join(f"`{word}`" for word in found)
