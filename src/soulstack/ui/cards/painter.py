"""Who draws the faces that the cache hands out: a game gives a painter, or uses the one of framed cards."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Protocol

import pygame

from soulstack.ui.cards import backs, face, files, frames
from soulstack.ui.cards.spec import FaceSpec

Step = Callable[[], pygame.Surface | None]
"""Draws a face or a frame, or does a part of that ahead."""
Ahead = tuple[tuple[object, ...], Step]
"""A step with the key of what it gives."""


class FacePainter(Protocol):
    """Draws faces at a width in pixels; a face is `full`, `table` or `bare`, and a spec is the game's own frozen record."""

    def height_of(self, width: int) -> int:
        """Returns the height of a card of this width."""

    def face(self, spec: Any, name: str, width: int, text_scale: float) -> pygame.Surface:
        """Draws a face; premultiplied."""

    def back(self, deck: str, width: int) -> pygame.Surface:
        """Draws a back; premultiplied."""

    def ahead(self, spec: Any, name: str, width: int, text_scale: float) -> Iterator[Ahead]:
        """Lists what can be drawn before a face, so that each step is short beside a frame."""

    def source(self, spec: Any) -> bytes:
        """Gives what the face depends on beside its spec: the file of its picture."""

    def forget(self) -> None:
        """Drops what is kept, for a new display mode."""


class FramedFaces:
    """Draws cards with a frame, a plaque and paper, as `FaceSpec` describes them."""

    def height_of(self, width: int) -> int:
        return frames.height_of(width)

    def face(self, spec: FaceSpec, name: str, width: int, text_scale: float) -> pygame.Surface:
        if name == "full":
            return face.render_full(spec, width, text_scale)
        return (face.render_bare if name == "bare" else face.render_table)(spec, width)

    def back(self, deck: str, width: int) -> pygame.Surface:
        return backs.render_back(deck, width)

    def ahead(self, spec: FaceSpec, name: str, width: int, text_scale: float) -> Iterator[Ahead]:
        frame = ("frame", spec.style, width)
        # Steps of their own, so that the first card of each kind is no slower than the others.
        yield ("body", *frame), partial(_begin_frame, spec.style, width)
        yield frame, partial(frames.frame, spec.style, width)
        if name == "full":
            # Breaking the text and rasterising the picture are most of the work of a large face.
            yield ("plan", spec, width, text_scale), partial(_plan, spec, width, text_scale)
            yield ("sketch", spec, width, text_scale), partial(_sketch, spec, width, text_scale)

    def source(self, spec: FaceSpec) -> bytes:
        return files.art_svg(spec.card_id, spec.kind, spec.category) or b""

    def forget(self) -> None:
        frames.forget()


def _begin_frame(style: str, width: int) -> None:
    frames.frame_body(style, width)


def _plan(spec: FaceSpec, width: int, text_scale: float) -> None:
    face.plan_full(spec, width, text_scale)


def _sketch(spec: FaceSpec, width: int, text_scale: float) -> None:
    face.sketch_full(spec, width, text_scale)
