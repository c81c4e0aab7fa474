"""What has been decided about single cards: sentences that the scenarios of the engine hold it to."""

import tomllib
from functools import cache

from soulstack import paths


@cache
def _all() -> dict[str, list[str]]:
    try:
        return tomllib.loads((paths.assets() / "rulings.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}  # a gallery without rulings beats no gallery


def rulings_of(card: str) -> tuple[str, ...]:
    """Give the rulings about a card.

    >>> rulings_of("no_such_card")
    ()
    """
    return tuple(_all().get(card, ()))
