"""What has been decided about single cards: sentences that the scenarios of the engine hold it to."""

import tomllib
from collections.abc import Mapping
from functools import cache

from soulstack import paths
from soulstack.app import registry
from soulstack.app.language import RULINGS, LanguageError, load_texts, spoken, tr


@cache
def _all(key: str = registry.DEFAULT) -> dict[str, list[str]]:
    try:
        return tomllib.loads((paths.of_game(key) / RULINGS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}  # a gallery without rulings beats no gallery


@cache
def _said(code: str) -> Mapping[str, object]:
    """Read the rulings of a language; only the gallery needs them."""
    try:
        return load_texts(code, RULINGS)
    except LanguageError:
        return {}


def read_ahead(code: str, key: str = registry.DEFAULT) -> None:
    """Read the rulings before a card is looked at, in some language."""
    _all(key)
    _said(code)


def rulings_of(card: str, key: str = registry.DEFAULT) -> tuple[str, ...]:
    """Give the rulings about a card, in the player's language.

    >>> rulings_of("no_such_card")
    ()
    """
    said = _said(spoken().code)
    return tuple(str(said.get(words) or tr(words)) for words in _all(key).get(card, ()))
