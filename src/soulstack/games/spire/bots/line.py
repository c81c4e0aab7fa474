"""How a view travels to the bots' process: what both ends know already, the faces of components, goes by its name."""

from collections.abc import Callable, Mapping
from multiprocessing.reduction import ForkingPickler
from typing import Any

from attrs import define, evolve

from soulstack.games.spire.cards.faces import Face

_NAMED: dict[str, Face] = {}


def learn_faces(faces: Mapping[str, Face]) -> None:
    """Remember the faces of this process by name, so that those which travel need only be named."""
    _NAMED.update(faces)


def named_face(name: str) -> Face:
    """Give a face that came over the line as a name."""
    return _NAMED[name]


def _name_face(face: Face) -> tuple[Callable[[str], Face], tuple[str]]:
    return named_face, (face.id,)


ForkingPickler.register(Face, _name_face)


@define
class FaceLine:
    """One end of the line, with all cards that may be met."""

    cards: Any
    """A catalogue of this game; None at the end that only sends."""

    def pack(self, view: Any) -> Any:
        """Make a view ready to travel, without what the other end makes from its cards."""
        part = _world_of(view)
        if not part:
            return view
        world = getattr(view, part).clone()
        world.sides, world.places = {}, {}
        return evolve(view, **{part: world})

    def unpack(self, parcel: Any) -> Any:
        """Give the view that travelled, whole again."""
        part = _world_of(parcel)
        if part:
            world = getattr(parcel, part)
            world.sides, world.places = self.cards.faces, self.cards.places
        return parcel


def _world_of(view: Any) -> str:
    """Name the part of a view that is a state; nothing when it has none."""
    return next((name for name in ("world", "state") if hasattr(view, name)), "")
