"""How a game is played, in a few pages: a title, some sentences, and a picture composed of the game's own parts.

The places of the parts are units of the picture, `PICTURE` in size.
"""

from typing import Final

from attrs import frozen

PICTURE: Final = (1060.0, 300.0)


@frozen(repr=False)
class Cards:
    """Cards side by side, as high as is said, over a width."""

    ids: tuple[str, ...]
    x: float
    y: float
    wide: float
    high: float


@frozen(repr=False)
class Sign:
    """An icon."""

    icon: str
    x: float
    y: float
    size: float


@frozen(repr=False)
class Words:
    """A few words in the middle of a width."""

    text: str
    x: float
    y: float
    wide: float
    size: float = 22.0


Part = Cards | Sign | Words


@frozen(repr=False)
class PrimerPage:
    """One page of it."""

    title: str
    text: str
    parts: tuple[Part, ...]
