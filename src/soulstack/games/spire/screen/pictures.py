"""Finds the picture of a thing: its own file, the one it shares with others of its name, else the one of its kind.

The folders of `assets/spire/art` and what each may hold are told in `docs/art.md`.
"""

import io
import math
import re
from functools import cache
from pathlib import Path
from typing import Final

import pygame
from attrs import frozen

from soulstack import paths
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.cards.faces import picture_name

GAME: Final = "spire"
_BOX: Final = re.compile(rb'viewBox="-?\d+ -?\d+ (\d+) (\d+)"')


@frozen(eq=False)
class Picture:
    """A drawing and the shape it was drawn in."""

    name: str
    svg: bytes
    box: tuple[int, int]

    def fitted(self, width: float, height: float) -> tuple[int, int]:
        """Give the largest size of this shape within a width and a height."""
        scale = min(width / self.box[0], height / self.box[1])
        return max(1, round(self.box[0] * scale)), max(1, round(self.box[1] * scale))

    def painted(self, size: tuple[int, int]) -> pygame.Surface:
        """Give the drawing at a size in pixels, stretched where that has another shape."""
        scale = max(size[0] / self.box[0], size[1] / self.box[1])
        whole = (math.ceil(self.box[0] * scale), math.ceil(self.box[1] * scale))
        image = pygame.image.load_sized_svg(io.BytesIO(self.svg), whole)
        return image if image.get_size() == size else pygame.transform.smoothscale(image, size)


@cache
def picture(folder: str, name: str) -> Picture | None:
    """Give a picture by folder and file name, or nothing."""
    path = _root() / folder / f"{name}.svg"
    try:
        svg = path.read_bytes()
    except OSError:
        return None
    found = _BOX.search(svg[:200])
    box = (int(found.group(1)), int(found.group(2))) if found else (100, 100)
    return Picture(name=f"{folder}/{name}", svg=svg, box=box)


def of_kind(folder: str, name: str, kind: str) -> Picture:
    """Give a picture, or the one for everything of its kind."""
    found = picture(folder, name) or picture("any", kind)
    assert found is not None, kind
    return found


@cache
def enemy(card_id: str, name: str, pose: int = 0) -> Picture:
    """Give the figure of an enemy: of the very card, else of its printed name, in one of its poses.

    The printed name of a shipped card counts even when the given one is translated.
    """
    known_card = catalogue().get(card_id)
    printed = name if known_card is None else known_card.name
    for stem in (card_id, picture_name(printed)):
        poses = [picture("enemy", stem), *(picture("enemy", f"{stem}.{number}") for number in (2, 3))]
        known = [one for one in poses if one is not None]
        if known:
            return known[pose % len(known)]
    return of_kind("any", "enemy", "enemy")


def lids(figure: Picture) -> Picture | None:
    """Give what lies over a figure for the moment in which it blinks, in the same box; not everybody has eyes that shut."""
    name = figure.name.replace("/", "_", 1)
    return picture("lids", name) or picture("lids", name.partition(".")[0])


def card(face_id: str, kind: str) -> Picture:
    """Give the picture of a card; both sides share it."""
    return of_kind("card", face_id.removesuffix("+"), kind)


def relic(card_id: str) -> Picture:
    """Give the picture of a relic, or of what a hero's board does."""
    return of_kind("relic", card_id, "relic")


def potion(card_id: str) -> Picture:
    """Give the picture of a potion."""
    return of_kind("potion", card_id, "potion")


def event(card_id: str) -> Picture:
    """Give the picture of an event."""
    return of_kind("event", card_id, "event")


def forget() -> None:
    """Drop everything read so far, so that edited files show up."""
    picture.cache_clear()
    enemy.cache_clear()


def _root() -> Path:
    return paths.art(GAME)
