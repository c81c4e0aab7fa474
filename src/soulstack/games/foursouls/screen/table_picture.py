"""The table as drawn: its layers, its sprites, and what lies under a point."""

from collections.abc import Iterator, Mapping
from operator import attrgetter
from typing import NamedTuple

import pygame

from soulstack.app.language import tr_in_one
from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen.card_looks import GLOW, Looks
from soulstack.games.foursouls.screen.card_notes import notes_on
from soulstack.games.foursouls.screen.furniture import draw_furniture
from soulstack.games.foursouls.screen.header import StopMarks, draw_header
from soulstack.games.foursouls.screen.layout import Zones
from soulstack.games.foursouls.screen.passing import ToolRow
from soulstack.games.foursouls.screen.placing import (
    Placement,
    deck_boxes,
    has_rooms,
    order_of,
    place,
    slot_spots,
    zone_of,
    zones_for,
)
from soulstack.games.foursouls.screen.seats import draw_seat, face_of
from soulstack.games.foursouls.screen.stack_panel import StackPanel
from soulstack.kernel.ids import Ref
from soulstack.ui.cards import FaceCache
from soulstack.ui.paint import layer
from soulstack.ui.tabletop import shelf
from soulstack.ui.tabletop.canvas import Part, Target
from soulstack.ui.tabletop.cards import CardBook
from soulstack.ui.tabletop.geometry import Box, Spot
from soulstack.ui.tabletop.ground import Painted, ground_steps, whole
from soulstack.ui.tabletop.hand import slice_of
from soulstack.ui.tabletop.kit import PREMULTIPLIED, Kit
from soulstack.ui.tabletop.log import LogPanel
from soulstack.ui.tabletop.looks import Key
from soulstack.ui.tabletop.prompt import PromptBar
from soulstack.ui.tabletop.sprites import NO_RINGS, UNSEEN, Bank, Parts, Sprite
from soulstack.ui.tabletop.zoom import Subject

IN_HAND = frozenset({"card", "hidden"})
FEW = 50
"""Lines of the log that are given up in one step."""
MANY = 24
"""So many changes at once are no less work than the whole table."""
Laid = dict[Key, Part]


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


class Desk:
    """Everything that is drawn at rest, for one window size and one view."""

    def __init__(self, faces: FaceCache, book: CardBook, names: tuple[str, ...]) -> None:
        self.faces, self.book, self.names = faces, book, names
        self.bot_faces: tuple[str, ...] = ()
        """The picture on each seat's plate; empty for people."""
        self.size = (1280, 720)
        self.view: TableView | None = None
        self.log = LogPanel(Kit(1.0), book.name)
        self.stops = StopMarks()
        self.has_tools = True
        self._pictures: shelf.Pictures[Looks] | None = None
        self.use((1280, 720), 1.0, 1.0)

    def use(self, size: tuple[int, int], scale: float, text_scale: float) -> None:
        """Takes on a window size."""
        self.size = size
        pictures = shelf.take(Looks, self.faces, self.book, shelf.Kind(size, scale, text_scale), before=self._pictures)
        self._pictures = pictures
        self.kit, self.looks = pictures.kit, pictures.looks
        self.bank = Bank(self.looks)
        self.stack = StackPanel(self.kit, self.looks, self.names)
        self.prompt = PromptBar(self.kit, self.looks)
        self.tools = ToolRow(self.kit)
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
        for part in (self.log, self.bank, self.stack, self.prompt, self.tools):
            vars(part).clear()
            yield

    # -- the view ---------------------------------------------------------------------------------------------------

    def show(self, view: TableView, *, seconds: float = 0.0, fresh: bool = False, fade: bool = False) -> None:
        """Shows a view; sprites travel to their new homes in that many seconds."""
        self.view = view
        self.zones: Zones = self.zones_of(view)
        self.placements: dict[Key, Placement] = place(view, self.zones, self.book)
        for placed in self.placements.values():
            self._want(placed.look.card)
        for entry in view.stack:
            self._want(entry.card)
        if fresh:
            self.bank.fresh(self.placements)
        else:
            self.bank.settle(self.placements, seconds=seconds, fade=fade)
        self._base_version += 1

    def zones_of(self, view: TableView) -> Zones:
        """Lays out the zones for a view in this window."""
        return zones_for(view, (self.screen.w, self.screen.h), tools=self.has_tools, text_scale=self.kit.text_scale)

    def _want(self, card: str) -> None:
        if card and not self.looks.ready(card):
            self.looks.want(card)

    def work(self, budget_ms: float) -> None:
        """Draws faces that are asked for; the table is painted anew, because one may be its own."""
        if not self.faces.waiting:
            self.faces.store()
        elif self.faces.work(budget_ms):
            self._base_version += 1

    def prewarm(self) -> None:
        """Asks for one more face of this game, so that a card that turns up later is drawn already."""
        if self.view is None or self.faces.waiting:
            return
        if self._warming is None:
            self._warming = iter(dict.fromkeys(self.view.printed))
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

    def box_of(self, ref: Ref) -> Box | None:
        """Gives the box that a reference takes on the table."""
        view = self.view
        if view is None:
            return None
        kind, number = ref
        placed = self.placements.get((kind, number))
        if placed is not None:
            return placed.box
        if kind == "player" and 0 <= number < len(view.seats):
            zone = zone_of(view, self.zones, number)
            return Box(
                min(zone.plate.x, zone.character.x),
                zone.plate.y if zone.side != "top" else zone.character.y,
                max(zone.plate.right, zone.stats.right) - min(zone.plate.x, zone.character.x),
                zone.character.h if zone.side == "top" else zone.character.bottom - zone.plate.y,
            ).inset(-2)
        if kind == "slot" and 0 <= number < len(view.monsters):
            return slot_spots(self.zones.monsters, len(view.monsters))[number].box
        if kind in {"deck", "discard"}:
            spots = deck_boxes(self.zones, view).get(number)
            return None if spots is None else spots[0 if kind == "deck" else 1].box
        if kind == "stack":
            for entry, box in self.stack.entries(view, self.zones.stack):
                if entry.id == number:
                    return box
        return None

    def at(self, point: tuple[float, float]) -> Hit | None:
        """Gives the topmost thing under a point."""
        view = self.view
        if view is None:
            return None
        for key in self.hand_keys(reverse=True):
            box = self.hand_box(key)
            if box.has(point):
                return Hit(key, self.placements[key].spot.box, self.placements[key].look.card)
        for entry, box in self.stack.entries(view, self.zones.stack):
            if box.has(point):
                return Hit(("stack", entry.id), box, entry.card)
        link = self.log.link_at(point)
        if link:
            return Hit(("link", 0), Box(point[0] - 30, point[1] - 8, 60, 16), link)
        best: tuple[float, Key] | None = None
        for key, placed in self.placements.items():
            if key[0] not in IN_HAND and placed.spot.box.has(point) and (best is None or placed.spot.z >= best[0]):
                best = (placed.spot.z, key)
        if best is not None:
            key = best[1]
            return Hit(key, self.placements[key].spot.box, self.placements[key].look.card)
        for number in deck_boxes(self.zones, view):
            for kind in ("deck", "discard"):
                box_here = self.box_of((kind, number))
                if box_here is not None and box_here.has(point):
                    return Hit((kind, number), box_here)
        for k, spot in enumerate(slot_spots(self.zones.monsters, len(view.monsters))):
            if spot.box.has(point):
                return Hit(("slot", k), spot.box)
        for seat, zone in zip(order_of(view), self.zones.seats, strict=True):
            area = zone.panel if zone.side != "own" else zone.panel._replace(w=zone.stats.right - zone.panel.x)
            if area.has(point):
                return Hit(("player", seat), area)
        return None

    def plate_of(self, seat: int) -> Box:
        """Gives the place of a seat's name."""
        assert self.view is not None
        return zone_of(self.view, self.zones, seat).plate

    def hit_of(self, ref: Ref) -> Hit | None:
        """Gives something as if the mouse lay on it."""
        view = self.view
        if view is None:
            return None
        if ref[0] == "link" and ref[1] < len(self.log.links):
            box, card = self.log.links[ref[1]]
            return Hit(ref, box, card)
        here = self.box_of(ref)
        if here is None:
            return None
        placed = self.placements.get((ref[0], ref[1]))
        entry = next((entry for entry in view.stack if ref == ("stack", entry.id)), None)
        return Hit(ref, here, placed.look.card if placed is not None else entry.card if entry is not None else "")

    def hand_keys(self, *, reverse: bool = False) -> list[Key]:
        """Lists the cards in the viewer's hand from the left."""
        keys = [key for key in self.placements if key[0] in IN_HAND]
        return keys[::-1] if reverse else keys

    def hand_box(self, key: Key) -> Box:
        """Gives the part of a card of the hand that can be seen."""
        keys = self.hand_keys()
        spots = [self.placements[each].spot for each in keys]
        return slice_of(spots, keys.index(key))

    def subject(self, hit: Hit) -> Subject | None:
        """Says what to zoom for something under the cursor."""
        view = self.view
        if view is None or not hit.card:
            return None
        obj = view.objects.get(hit.ref[1]) if hit.ref[0] == "obj" else None
        extra: tuple[str, ...] = ()
        if hit.ref[0] == "stack":
            entry = next((entry for entry in view.stack if entry.id == hit.ref[1]), None)
            extra = (tr_in_one(entry.text),) if entry is not None and entry.text else ()
        return Subject(hit.card, hit.box, notes_on(obj, self.book) if obj is not None else (), extra)

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
            elif key[0] not in IN_HAND:
                continue
            if key in lifted:
                continue
            if sprite.above:
                if moves:
                    above.append(sprite)
            elif key[0] in IN_HAND:
                hand.append(sprite)
            else:
                below.append(sprite)
        return Spread(moving, below, hand, above)

    def settled(
        self, lifted: frozenset[Key], panels: list[tuple[pygame.Surface, Box]], spread: Spread
    ) -> pygame.Surface:
        """Gives the settled table: the panels and everything that neither moves nor is held."""
        versions = (self._base_version, self.bank.version, self.stack.version, self.log.version, self.prompt.version)
        key = (versions, self.tools.version, self.stops, len(panels), spread.moving, lifted)
        if key != self._layer_key or self._layer is None:
            self._layer_key = key
            self._compose(lifted.union(spread.moving), panels)
        assert self._layer is not None
        return self._layer

    def _compose(self, absent: frozenset[Key], panels: list[tuple[pygame.Surface, Box]]) -> None:
        """Lays everything on the ground that lies still; where nothing has changed, what lies there stays."""
        base = self._paint_base()
        still = [
            s for k, s in self.bank.sprites.items() if k not in absent and k[0] not in IN_HAND and s.alpha > UNSEEN
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
        view, zones = self.view, self.zones
        assert view is not None
        if self._ground is None or self._ground_key != zones.centre:
            self._ground = yield from ground_steps(self.kit, self.size, zones.centre)
            self._ground_key = zones.centre
            self._base = self._layer = None
            yield
        if self._base is None:
            self._base = self._ground.copy()
            self._shown = {}
        elif not self._shown:
            self._base.blit(self._ground, (0, 0))
        base, kit = self._base, self.kit
        kinds = tuple(slot.row for slot in view.monsters)
        rows = (zones, kinds, len(view.shop), len(view.rooms), has_rooms(view), bool(view.bonus_souls))
        if self._clear("middle", zones.centre, rows):
            draw_furniture(base, kit, view, zones)
            yield
        for seat, zone in zip(order_of(view), zones.seats, strict=True):
            if self._clear(f"seat {seat}", zone.panel, (zone, *face_of(view, seat))):
                face = self.bot_faces[seat] if seat < len(self.bot_faces) else ""
                draw_seat(base, kit, self.looks, view, zone=zone, seat=seat, name=self.names[seat], face=face)
                yield
        if self._clear(
            "header",
            zones.header,
            (zones.header, view.turn, view.active, view.phase, view.step, view.timer, self.stops),
        ):
            draw_header(base, kit, view, zones.header, self.names, self.stops)
        return base

    def _clear(self, name: str, box: Box, key: object) -> bool:
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
