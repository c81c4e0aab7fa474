"""Checks that hold for the cards of any game."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import attrs

from soulstack.content.errors import Problem

_SNAKE = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
_HEAPED = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3}")
LONGEST_ID = 60


def id_problems(ids: Iterable[str]) -> Iterator[Problem]:
    """Asks for ids in snake_case, which are file names too."""
    for card_id in ids:
        if not _SNAKE.fullmatch(card_id) or len(card_id) > LONGEST_ID:
            yield Problem("", card_id, "", "an id is small letters, digits and single underscores, like my_card_2")


def sign_faults(words: str, longest: int, *, lines: bool = False) -> Iterator[str]:
    r"""Says what is wrong with the signs of words that will be drawn: too many of them, or some that cannot be seen.

    >>> list(sign_faults("A Penny!", 40)), list(sign_faults("A Pen\u200bny!", 40))
    ([], ['has a sign that cannot be seen, U+200B'])
    """
    if len(words) > longest:
        yield f"is longer than {longest} signs"
    for sign in words:
        kind = unicodedata.category(sign)
        if (kind[0] == "C" or kind in ("Zl", "Zp")) and not (lines and sign == "\n"):
            yield f"has a sign that cannot be seen, U+{ord(sign):04X}"
            return
    if _HEAPED.search(words):
        yield "has more than two marks on one letter"


def records(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Walks every record inside a record, each with its key path; itself comes first."""
    if isinstance(value, tuple):
        for index, each in enumerate(value):
            yield from records(each, f"{path}[{index}]")
    elif attrs.has(type(value)):
        yield path, value
        for each in attrs.fields(type(value)):
            if each.init:
                yield from records(getattr(value, each.name), joined(path, each.name))


def joined(path: str, key: str) -> str:
    """Adds a key to a key path."""
    return f"{path}.{key}" if path else key


def plain(value: Any, without: frozenset[str] = frozenset()) -> Any:
    """Gives a record as lists, texts and numbers, leaving out what has its default, so that equal cards look equal.

    A field that is added with a default later does not change what older cards look like.
    """
    if isinstance(value, tuple):
        return [plain(each, without) for each in value]
    if not attrs.has(type(value)):
        return value
    kind = type(value)
    from soulstack.content.converter import tag_of

    tag = tag_of(kind)
    shape: dict[str, Any] = {tag: getattr(kind, tag)} if tag else {}
    for each in attrs.fields(kind):
        given = getattr(value, each.name)
        if each.init and each.name not in without and given != each.default:
            shape[each.name] = plain(given, without)
    return shape


def digest(cards: Mapping[str, Any], without: frozenset[str] = frozenset()) -> str:
    """Gives a short text that is equal for equal cards on every system."""
    import json
    from hashlib import sha256

    shape = {card_id: plain(cards[card_id], without) for card_id in sorted(cards)}
    return sha256(json.dumps(shape, sort_keys=True, ensure_ascii=True, separators=(",", ":")).encode()).hexdigest()
