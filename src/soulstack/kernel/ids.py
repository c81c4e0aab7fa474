"""Names for things, stable for a whole game.

A `Ref` says what kind of thing is meant and which one: `("player", 2)`, `("obj", 17)`, `("card", 203)`. Options, targets,
facts, records and sprites all speak of things by `Ref`, so an answer keeps its meaning even when a list of options has
been reordered since it was read.

>>> ref: Ref = ("obj", 17)
>>> ref[0], ref[1]
('obj', 17)
>>> GAME
-1
"""

from typing import TypeAlias

Seat: TypeAlias = int
ObjId: TypeAlias = int
CardIndex: TypeAlias = int
StackId: TypeAlias = int
Ref: TypeAlias = tuple[str, int]
Bindings: TypeAlias = tuple[tuple[str, Ref], ...]

GAME: Seat = -1
"""The controller of what no player controls."""

NOTHING = 0
"""No object: object and stack ids count from 1."""

NO_CARD = -1
"""No card, or one that the reader may not see: card indexes count from 0."""
