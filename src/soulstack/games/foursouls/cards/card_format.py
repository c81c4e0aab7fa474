"""Writes the reference of the card files from the records themselves: `python -m soulstack.games.foursouls.cards.card_format`."""

import ast
import inspect
import sys
import types
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import attrs

from soulstack.content import reader
from soulstack.content.converter import LARGEST_NUMBER, LONGEST_TEXT
from soulstack.games.foursouls.cards import lint, roles
from soulstack.games.foursouls.cards import schema as s
from soulstack.games.foursouls.cards import vocabulary as e

PLAIN = {int: "whole number", str: "text", bool: "true or false"}
INTRO = f"""\
<!-- Written by `python -m soulstack.games.foursouls.cards.card_format`; change the records, not this file. -->
# The card format

A card is one TOML table; its name is the card's id. Abilities are a list of tables under `abilities`. How to add a card
step by step is told in [add-a-card.md](add-a-card.md).

Loading is strict: an unknown key, a misspelt word or a wrong type is an error that names the file, the card, the key
and the nearest valid word. `soulstack cards check` tells them all without starting the game.

## Text

`text` is one to four short sentences in the rulebook's words; a line break begins a new paragraph, `• ` a line of a
choice, and `Roll: 1-2: Loot 1. 3-6: Gain 2¢.` becomes a table. Icons are written as signs or in braces:
{" ".join(f"`{sign}`" for sign in lint.SIGNS)} {" ".join(f"`{{{token}}}`" for token in lint.TOKENS)}.
The numbers of the text have to be those of the abilities.

## Limits

A file has at most {reader.LARGEST_FILE // 1024} KB and {reader.MOST_CARDS} cards, a line {reader.LONGEST_LINE} signs,
a text {LONGEST_TEXT} signs, a number at most {LARGEST_NUMBER}; a card has at most {lint.MOST_EFFECTS} effects,
nested at most {lint.DEEPEST} deep. A pack (a file, or a folder of files) with one fault is refused as a whole.
"""


def document() -> str:
    """Gives the whole reference as Markdown."""
    lines = [INTRO, "## Words", "", *_word_lines()]
    lines += _section("The card", (s.CardDef, s.Reward))
    lines += ["Categories:", "", *(f"- {kind}: {_ticked(names)}" for kind, names in lint.CATEGORIES.items()), ""]
    lines += _section("Abilities, by `type`", get_args(s.Ability))
    lines += _section("Parts of abilities", (s.Cost, e.Where, s.Mode, s.Change, e.When, e.TargetSpec))
    lines += _section("Effects, by `op`", (*get_args(e.Effect), e.RollResult))
    return "\n".join(lines).rstrip() + "\n"


def _word_lines() -> Iterator[str]:
    yield "Where a key names somebody or something, it takes one of these words or the name of a target."
    yield ""
    for title, found in (("Players", roles.PLAYERS), ("Objects", roles.OBJECTS), ("Decks", roles.DECKS)):
        yield f"- {title}: {_ticked(sorted(found))}"
    yield f"- Amounts: a whole number or {_ticked(sorted(roles.AMOUNTS))}"
    yield f"- {_ticked(roles.AMOUNTS_OF)} before a word for a player: as many cents or loot cards as they have, or half"
    yield f"- `{roles.ITEMS_OF}` before a word for players: every item that they control"
    needing = _ticked(sorted(roles.ABOUT_THE_TRIGGER))
    yield f"- Only in triggered and replacement abilities: {needing}"
    yield ""


def _section(title: str, kinds: Iterable[type]) -> Iterator[str]:
    yield f"## {title}"
    yield ""
    for kind in kinds:
        yield f"### {_title(kind)}"
        yield ""
        yield inspect.cleandoc(kind.__doc__ or "")
        yield ""
        rows = list(_rows(kind))
        if rows:
            yield "| key | value | unless given |"
            yield "|---|---|---|"
            yield from rows
            yield ""


def _title(kind: type) -> str:
    for tag in ("type", "op"):
        word = kind.__dict__.get(tag)
        if isinstance(word, str):
            return f'`{tag} = "{word}"`'
    # CardDef is the table itself; the other records are named as in the columns of the tables.
    return "card" if kind is s.CardDef else _spaced(kind.__name__)


def _rows(kind: type) -> Iterator[str]:
    hints = get_type_hints(kind)
    notes = _notes(kind)
    for each in attrs.fields(kind):
        if not each.init or (kind is s.CardDef and each.name == "id"):
            continue
        note = f". {notes[each.name]}" if each.name in notes else ""
        yield f"| `{each.name}` | {_type(hints[each.name])}{note} | {_default(each.default)} |"


def _default(value: object) -> str:
    if value is attrs.NOTHING:
        return "**needed**"
    if value is None or value in ("", ()) or attrs.has(type(value)):
        return "nothing"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def _type(kind: Any) -> str:
    if kind == e.Amount:
        return "amount"
    if kind in (e.Effect, s.Ability):
        return "effect" if kind == e.Effect else "ability"
    if get_origin(kind) is Literal:
        return _ticked(word for word in get_args(kind) if word)
    if get_origin(kind) is tuple:
        return f"list of {_type(get_args(kind)[0])}".replace("list of table:", "list of tables:")
    if get_origin(kind) in (Union, types.UnionType):
        return " or ".join(_type(option) for option in get_args(kind) if option is not types.NoneType)
    return PLAIN.get(kind) or f"table: {_spaced(kind.__name__)}"


@cache
def _notes(kind: type) -> dict[str, str]:
    """Finds the sentences that stand under fields in the source."""
    tree = ast.parse(inspect.cleandoc(inspect.getsource(kind)))
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef)).body
    found = {}
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[ast.unparse(field.target)] = " ".join(str(below.value.value).split())
    return found


def _spaced(name: str) -> str:
    return "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in name).strip()


def _ticked(found: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in found)


if __name__ == "__main__":
    sys.stdout.buffer.write(document().encode())
