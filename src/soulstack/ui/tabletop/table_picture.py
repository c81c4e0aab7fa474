"""A table as drawn: the ground, what stands on it, the cards that lie still, and the sprites that move, in layers.

What is at rest is one opaque picture, of which only the parts that have changed are painted again; a frame copies it and lays
on it what moves. A game says where its cards lie and what else is painted.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter
from typing import Any, Final, Generic, NamedTuple, TypeVar

import pygame

from soulstack.kernel.ids import Ref
from soulstack.ui.cards import FaceCache
from soulstack.ui.geometry import Box, Spot
from soulstack.ui.paint import layer
from soulstack.ui.paint.canvas import Part, Target
from soulstack.ui.paint.kit import PREMULTIPLIED, Kit
from soulstack.ui.tabletop import shelf
from soulstack.ui.tabletop.ground import Painted, whole
from soulstack.ui.tabletop.hand import slice_of
from soulstack.ui.tabletop.log import LogPanel
from soulstack.ui.tabletop.looks import Book, Key, Placement
from soulstack.ui.tabletop.prompt import PromptBar
from soulstack.ui.tabletop.shelf import Drawn
from soulstack.ui.tabletop.sprites import NO_RINGS, UNSEEN, Bank, Parts, Sprite
from soulstack.ui.theme import Colour

GLOW: Final[Colour] = (120, 232, 255)
"""The light round a card of the hand that may be used."""
FEW: Final = 50
"""Lines of the log that are given up in one step."""
MANY: Final = 24
"""So many changes at once are no less work than the whole table."""
Laid = dict[Key, Part]
Viewed = TypeVar("Viewed")
"""What a game shows to a seat."""


class Hit(NamedTuple):
    """What lies under a point."""

    ref: Ref
    box: Box
    card: str = ""


class Spread(NamedTuple):
    """The sprites of a frame that are not part of the settled table, from the lowest to the highest."""

    moving: list[Key]
    below: list[Sprite]
    hand: list[Sprite]
    above: list[Sprite]


class TablePicture(ABC, Generic[Viewed, Drawn]):
    """Everything that is drawn at rest, for one window size and one view."""

    in_hand: frozenset[str] = frozenset({"card"})
    """The kinds of things that lie in the fan in front, and are drawn over the table."""

    def __init__(
        self, make_looks: Callable[[Kit, FaceCache, Any], Drawn], faces: FaceCache, book: Book, names: tuple[str, ...]
    ) -> None:
        self._make_looks = make_looks
        self.faces, self.names = faces, names
        self.size = (1280, 720)
        self.view: Viewed | None = None
        self.placements: Mapping[Key, Placement] = {}
        self.log = LogPanel(Kit(1.0), book.name)
        self._book = book
        self._pictures: shelf.Pictures[Drawn] | None = None
        self.use((1280, 720), 1.0, 1.0)

    # -- what a game says -------------------------------------------------------------------------------------------

    @abstractmethod
    def equip(self) -> None:
        """Makes the panels of its own for the present kit."""

    @abstractmethod
    def panels(self) -> Iterable[Any]:
        """Lists those panels, each with a version."""

    @abstractmethod
    def lay_out(self, view: Viewed) -> Mapping[Key, Placement]:
        """Says where every card of a view lies."""

    @abstractmethod
    def wanted(self, view: Viewed) -> Iterable[str]:
        """Lists the cards besides those that are seen without lying on the table."""

    @abstractmethod
    def all_cards(self, view: Viewed) -> Iterable[str]:
        """Lists the cards that may turn up later."""

    @abstractmethod
    def ground_key(self) -> object:
        """Gives what the ground depends on, beside the size."""

    @abstractmethod
    def paint_ground(self) -> Painted:
        """Paints the ground, step by step."""

    @abstractmethod
    def furnish(self, base: pygame.Surface) -> Iterator[None]:
        """Paints what stands on the ground, a part with each step: each where `clear` says that it has changed."""

    @abstractmethod
    def box_of(self, ref: Ref) -> Box | None:
        """Gives the box that a reference takes on the table."""

    def look_version(self) -> object:
        """Gives what else the settled table depends on."""
        return None

    # -- its life ---------------------------------------------------------------------------------------------------

    def use(self, size: tuple[int, int], scale: float, text_scale: float) -> None:
        """Takes on a window size."""
        self.size = size
        kind = shelf.Kind(size, scale, text_scale)
        pictures = shelf.take(self._make_looks, self.faces, self._book, kind, before=self._pictures)
        self._pictures = pictures
        self.kit, self.looks = pictures.kit, pictures.looks
        self.bank = Bank(self.looks)
        self.prompt = PromptBar(self.kit, self.looks)
        self.equip()
        self.log.use(self.kit)
        self.screen = Box(0, 0, size[0] / scale, size[1] / scale)
        self._ground, self._ground_key = pictures.ground, pictures.ground_key
        self._base, self._layer = pictures.base, pictures.layer
        self._is_bare = True
        """Whether nothing of this table lies on the base and the layer, which may be those of another one."""
        self._shown: dict[str, object] = {}
        self._warming: Iterator[str] | None = None
        self._layer_key: object = None
        self._laid: Laid = {}
        """What lies on the layer."""
        self._bared: list[pygame.Rect] = []
        """Where the base was painted anew since the layer was laid."""
        self._base_version = 0
        if self.view is not None:
            self.show(self.view, fresh=True)

    def forget(self) -> None:
        """Hands its pictures to the next table: one that is left may be found by the collector much later."""
        pictures, self._pictures = self._pictures, None
        if pictures is not None:
            pictures.ground, pictures.ground_key = self._ground, self._ground_key
            pictures.base, pictures.layer = self._base, self._layer
            shelf.leave(pictures)
        for sprite in self.bank.sprites.values():
            sprite.shown = None
        self._ground = self._base = self._layer = None
        self._layer_key = None
        self._laid = {}

    def shed(self) -> Iterator[None]:
        """Gives up the words and the sprites of a table that has been left, a few with every step."""
        while self.log.entries:
            del self.log.entries[-FEW:]
            yield
        for part in (self.log, self.bank, self.prompt, *self.panels()):
            vars(part).clear()
            yield

    # -- the view ---------------------------------------------------------------------------------------------------

    def show(self, view: Viewed, *, seconds: float = 0.0, fresh: bool = False, fade: bool = False) -> None:
        """Shows a view; sprites travel to their new homes in that many seconds."""
        self.view = view
        self.placements = self.lay_out(view)
        for placed in self.placements.values():
            self._want(placed.look.card)
        for card in self.wanted(view):
            self._want(card)
        if fresh:
            self.bank.fresh(self.placements)
        else:
            self.bank.settle(self.placements, seconds=seconds, fade=fade)
        self._base_version += 1

    def _want(self, card: str) -> None:
        if card and not self.looks.ready(card):
            self.looks.want(card)

    def work(self, budget_ms: float) -> None:
        """Draws faces that are asked for."""
        if not self.faces.waiting:
            self.faces.store()
        else:
            self.faces.work(budget_ms)

    def prewarm(self) -> None:
        """Asks for one more face of this game, so that a card that turns up later is drawn already."""
        if self.view is None or self.faces.waiting:
            return
        if self._warming is None:
            self._warming = iter(dict.fromkeys(self.all_cards(self.view)))
        for card in self._warming:
            if not self.looks.ready(card):
                self.looks.want(card)
                return

    # -- places -----------------------------------------------------------------------------------------------------

    def spot_of(self, ref: Ref) -> Spot | None:
        """Gives where a reference lies now, as a card's place."""
        sprite = self.bank.sprites.get((ref[0], ref[1]))
        if sprite is not None:
            return Spot(sprite.x, sprite.y, sprite.w, sprite.angle, sprite.z)
        box = self.box_of(ref)
        return Spot(box.cx, box.cy, min(60.0, box.w)) if box is not None else None

    def hand_keys(self, *, reverse: bool = False) -> list[Key]:
        """Lists the cards in the viewer's hand from the left."""
        keys = [key for key in self.placements if key[0] in self.in_hand]
        return keys[::-1] if reverse else keys

    def hand_box(self, key: Key) -> Box:
        """Gives the part of a card of the hand that can be seen."""
        keys = self.hand_keys()
        spots = [self.placements[each].spot for each in keys]
        return slice_of(spots, keys.index(key))

    # -- drawing ----------------------------------------------------------------------------------------------------

    def spread(self, lifted: frozenset[Key]) -> Spread:
        """Sorts the sprites of this moment by how they are drawn, in one go."""
        moving: list[Key] = []
        below: list[Sprite] = []
        hand: list[Sprite] = []
        above: list[Sprite] = []
        for sprite in sorted(self.bank.sprites.values(), key=_depth):
            key, moves = sprite.key, sprite.moving
            if moves:
                moving.append(key)
            elif key[0] not in self.in_hand:
                continue
            if key in lifted:
                continue
            if sprite.above:
                if moves:
                    above.append(sprite)
            elif key[0] in self.in_hand:
                hand.append(sprite)
            else:
                below.append(sprite)
        return Spread(moving, below, hand, above)

    def settled(
        self, lifted: frozenset[Key], panels: list[tuple[pygame.Surface, Box]], spread: Spread
    ) -> pygame.Surface:
        """Gives the settled table: the panels and everything that neither moves nor is held."""
        parts = (self.bank, self.log, self.prompt, *self.panels())
        # One of the faces that were drawn meanwhile may be its own, whichever screen asked for it.
        versions = (self._base_version, self.faces.version, *(part.version for part in parts))
        key = (versions, self.look_version(), len(panels), spread.moving, lifted)
        if key != self._layer_key or self._layer is None:
            self._layer_key = key
            self._compose(lifted.union(spread.moving), panels)
        assert self._layer is not None
        return self._layer

    def _compose(self, absent: frozenset[Key], panels: list[tuple[pygame.Surface, Box]]) -> None:
        """Lays everything on the ground that lies still; where nothing has changed, what lies there stays."""
        base = self._paint_base()
        still = [
            s for k, s in self.bank.sprites.items() if k not in absent and k[0] not in self.in_hand and s.alpha > UNSEEN
        ]
        still.sort(key=_depth)
        laid: Laid = {s.key: part for s, part in zip(still, self.bank.parts(still, self.kit), strict=True)}
        for number, (image, box) in enumerate(panels):
            laid["panel", number] = (image, (round(box.x * self.kit.u), round(box.y * self.kit.u)))
        whole, found = base.get_rect(), None
        if self._layer is None:
            self._layer = layer(whole.size)
        elif not self._is_bare:
            found = _changes(self._laid, laid)
        areas = [*self._bared, *found] if found is not None else [whole]
        if len(areas) > MANY or sum(area.w * area.h for area in areas) > whole.w * whole.h // 2:
            areas = [whole]
        self._laid, self._bared, self._is_bare = laid, [], False
        parts = list(laid.values())
        for area in areas:
            self._layer.set_clip(area)
            self._layer.blit(base, (0, 0))
            self._layer.fblits(parts, PREMULTIPLIED)
        self._layer.set_clip(None)

    def lay(self) -> Iterator[None]:
        """Prepares all that a new table needs, step by step, so that its first picture is painted as fast as any other."""
        yield from self._base_steps()
        if self._layer is None:
            self._layer = layer(self.size)
            yield
        self.kit.sheet(self.size)
        yield
        for sprite in list(self.bank.sprites.values()):
            self.bank.parts([sprite], self.kit)
            yield

    def _paint_base(self) -> pygame.Surface:
        """Paints what lies under the cards; only the parts that have changed are painted again."""
        return whole(self._base_steps())

    def _base_steps(self) -> Painted:
        wanted = self.ground_key()
        if self._ground is None or self._ground_key != wanted:
            self._ground = yield from self.paint_ground()
            self._ground_key = wanted
            self._base = self._layer = None
            yield
        if self._base is None:
            self._base = self._ground.copy()
            self._shown = {}
        elif not self._shown:
            self._base.blit(self._ground, (0, 0))
        yield from self.furnish(self._base)
        return self._base

    def clear(self, name: str, box: Box, key: object) -> bool:
        """Lays bare the ground of a part when what it shows has changed; says whether it has."""
        if self._shown.get(name) == key:
            return False
        self._shown[name] = key
        assert self._base is not None
        assert self._ground is not None
        rect = self.kit.rect(box.inset(-1))
        self._base.blit(self._ground, rect.topleft, rect)
        self._bared.append(rect)
        return True

    def draw_below(self, target: Target, spread: Spread, rings: Mapping[Key, Parts] = NO_RINGS) -> None:
        """Draws what travels below the hand, with its halos."""
        self.bank.draw(target, spread.below, self.kit, rings=rings)

    def draw_hand(self, target: Target, spread: Spread, legal: frozenset[Ref] = frozenset()) -> None:
        """Draws the fan except what is held or hovered; a legal card has a halo that the cards above it cover."""
        rings = {
            sprite.key: self.kit.ring_parts(sprite.box, GLOW, angle=sprite.angle)
            for sprite in spread.hand
            if sprite.key in legal and not sprite.moving
        }
        self.bank.draw(target, spread.hand, self.kit, rings=rings)

    def draw_above(self, target: Target, spread: Spread) -> None:
        """Draws what flies over everything else."""
        self.bank.draw(target, spread.above, self.kit)


_depth = attrgetter("home.z")


def _changes(before: Laid, after: Laid) -> list[pygame.Rect] | None:
    """Lists the areas where two layers differ; None when things lie over each other in another order."""
    if [key for key in before if key in after] != [key for key in after if key in before]:
        return None
    changed = [key for key in before.keys() | after.keys() if before.get(key) != after.get(key)]
    parts = [side[key] for key in changed for side in (before, after) if key in side]
    return [pygame.Rect(int(x), int(y), *image.get_size()) for image, (x, y) in parts]
