"""The table of Four Souls as drawn: what stands where, and what lies under a point."""

from collections.abc import Iterable, Iterator, Mapping

import pygame

from soulstack.app.language import tr_in_one
from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen.card_looks import Looks
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
from soulstack.ui.cards.book import CardBook
from soulstack.ui.geometry import Box
from soulstack.ui.tabletop.ground import Painted, ground_steps
from soulstack.ui.tabletop.looks import Key
from soulstack.ui.tabletop.table_picture import Hit, TablePicture
from soulstack.ui.tabletop.zoom import Subject

IN_HAND = frozenset({"card", "hidden"})


class Desk(TablePicture[TableView, Looks]):
    """Everything that is drawn at rest at a table of Four Souls."""

    in_hand = IN_HAND

    def __init__(self, faces: FaceCache, book: CardBook, names: tuple[str, ...]) -> None:
        self.book = book
        self.bot_faces: tuple[str, ...] = ()
        """The picture on each seat's plate; empty for people."""
        self.stops = StopMarks()
        self.has_tools = True
        super().__init__(Looks, faces, book, names)

    def equip(self) -> None:
        self.stack = StackPanel(self.kit, self.looks, self.names)
        self.tools = ToolRow(self.kit)

    def panels(self) -> tuple[StackPanel, ToolRow]:
        return self.stack, self.tools

    def look_version(self) -> object:
        return self.stops

    # -- the view ---------------------------------------------------------------------------------------------------

    def lay_out(self, view: TableView) -> Mapping[Key, Placement]:
        self.zones: Zones = self.zones_of(view)
        return place(view, self.zones, self.book)

    def wanted(self, view: TableView) -> Iterable[str]:
        return (entry.card for entry in view.stack)

    def all_cards(self, view: TableView) -> Iterable[str]:
        return view.printed

    def zones_of(self, view: TableView) -> Zones:
        """Lays out the zones for a view in this window."""
        return zones_for(view, (self.screen.w, self.screen.h), tools=self.has_tools, text_scale=self.kit.text_scale)

    # -- places -----------------------------------------------------------------------------------------------------

    def box_of(self, ref: Ref) -> Box | None:
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

    def ground_key(self) -> object:
        return self.zones.centre

    def paint_ground(self) -> Painted:
        return ground_steps(self.kit, self.size, self.zones.centre)

    def furnish(self, base: pygame.Surface) -> Iterator[None]:
        view, zones, kit = self.view, self.zones, self.kit
        assert view is not None
        kinds = tuple(slot.row for slot in view.monsters)
        rows = (zones, kinds, len(view.shop), len(view.rooms), has_rooms(view), bool(view.bonus_souls))
        if self.clear("middle", zones.centre, rows):
            draw_furniture(base, kit, view, zones)
            yield
        for seat, zone in zip(order_of(view), zones.seats, strict=True):
            if self.clear(f"seat {seat}", zone.panel, (zone, *face_of(view, seat))):
                face = self.bot_faces[seat] if seat < len(self.bot_faces) else ""
                draw_seat(base, kit, self.looks, view, zone=zone, seat=seat, name=self.names[seat], face=face)
                yield
        if self.clear(
            "header",
            zones.header,
            (zones.header, view.turn, view.active, view.phase, view.step, view.timer, self.stops),
        ):
            draw_header(base, kit, view, zones.header, self.names, self.stops)
