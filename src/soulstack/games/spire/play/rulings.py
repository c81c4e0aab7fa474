"""Which rules and decisions speak of a component by its name, for the compendium."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from soulstack.app.language import tr
from soulstack.app.tools.rules import decisions, rules
from soulstack.games.spire.cards.catalogue import catalogue

KEY: Final = "spire"
MOST: Final = 4
"""A component has so many of them at most, decisions first."""
_WORDS: Final = frozenset({"Chosen", "Encounter", "Merchant", "Elite", "Event", "Campfire", "Status", "Transformed"})
"""Names that the rules use as words of their own."""


def about(name: str) -> tuple[str, ...]:
    """List the rules and decisions that speak of a component.

    >>> about("Akabeko")
    ('SA-164',)
    """
    found = _index().get(name, ())
    return tuple(sorted(found, key=lambda rule: not rule.startswith("SA-"))[:MOST])


def said(rule: str) -> str:
    """Say a rule or a decision in the player's language."""
    decided = decisions(KEY).get(rule)
    if decided is None:
        return tr(str(rules(KEY)[rule]["text"]))
    return " ".join(tr(str(decided[part])) for part in ("question", "text") if decided[part])


@cache
def _index() -> Mapping[str, tuple[str, ...]]:
    """Find the names of components in the book; of "Mark of Pain" the Pain is none of its own."""
    names = sorted({thing.name for thing in catalogue().values()} - _WORDS, key=len, reverse=True)
    found: dict[str, list[str]] = {}
    for rule in (*rules(KEY), *decisions(KEY)):
        entry = rules(KEY).get(rule) or decisions(KEY)[rule]
        left = f"{entry.get('question', '')} {entry['text']}"
        for name in names:
            if name in left:
                left, times = re.subn(rf"(?<![\w-]){re.escape(name)}(?!\w)", "", left)
                if times:
                    found.setdefault(name, []).append(rule)
    return {name: tuple(ids) for name, ids in found.items()}
