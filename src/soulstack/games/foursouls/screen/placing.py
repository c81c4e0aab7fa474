"""Where everything in a view lies: a spot and a look for each thing, computed afresh from the view alone."""

from typing import NamedTuple

from soulstack.games.foursouls.rules.view import ObjView, SeatView, SlotView, TableView
from soulstack.games.foursouls.screen.card_looks import BARE, UNREADABLE, Look, look_of
from soulstack.games.foursouls.screen.faces import DECKS
from soulstack.games.foursouls.screen.layout import OWN_LARGEST, SeatZone, Zones, compute
from soulstack.ui.cards.book import CardBook
from soulstack.ui.geometry import CARD_RATIO, Box, Spot, grid, lines, row
from soulstack.ui.tabletop.hand import fan
from soulstack.ui.tabletop.looks import Key

LABEL = 15.0
"""The height of the words above a row."""
TALLY = 30.0
"""The width kept free for the number of souls."""
OTHERS_LARGEST = 92.0
"""The width of everybody else's."""
TURNED = 12.0
"""Degrees by which a deactivated card is tilted; it also gets dark and a mark."""
TURNED_SIZE = 0.86
"""A tilted card is that much smaller, so that it keeps to its place."""


class Placement(NamedTuple):
    """One thing on the table."""

    spot: Spot
    look: Look

    @property
    def box(self) -> Box:
        """Gives the place that it takes; a tilted card takes that of an upright one."""
        return self.spot._replace(w=self.spot.w / TURNED_SIZE).box if self.look.turned else self.spot.box


def zones_for(view: TableView, size: tuple[float, float], *, tools: bool = True, text_scale: float = 1.0) -> Zones:
    """Lays out the zones for what a view needs."""
    slots = (len(view.monsters), len(view.shop), len(view.rooms))
    own = view.seats[max(0, view.viewer)]
    own_cards = (len(own.items) + len(own.curses), len(own.hand))
    return compute(
        *size,
        len(view.seats),
        slots,
        tools=tools,
        own_cards=own_cards,
        stack_size=len(view.stack),
        bonus_souls=bool(view.bonus_souls),
        text_scale=text_scale,
    )


def order_of(view: TableView) -> list[int]:
    """Lists the seats as the zones list them: the viewer first, then in the order of play."""
    own = max(0, view.viewer)
    return [(own + k) % len(view.seats) for k in range(len(view.seats))]


def zone_of(view: TableView, zones: Zones, seat: int) -> SeatZone:
    """Gives the zone of a seat."""
    return zones.seats[order_of(view).index(seat)]


def place(view: TableView, zones: Zones, book: CardBook) -> dict[Key, Placement]:
    """Places every card that is a sprite of its own."""
    found: dict[Key, Placement] = {}
    for seat, zone in zip(order_of(view), zones.seats, strict=True):
        _place_seat(found, view, view.seats[seat], zone, book)
    _place_row(found, view, view.monsters, zones.monsters, book)
    _place_row(found, view, view.shop, zones.shop, book)
    if zones.rooms is not None:
        _place_row(found, view, view.rooms, zones.rooms, book)
    _place_held(found, view, zones, book)
    _place_decks(found, view, zones, book)
    for k, spot in enumerate(row(bonus_row(zones), len(view.bonus_souls), 62, 4, least=0.66)):
        card = view.bonus_souls[k]
        found["bonus", k] = Placement(spot, Look(card=card, back="soul", bare=BARE))
    return found


def slot_spots(box: Box, count: int) -> list[Spot]:
    """Gives the places of a row in the middle of the table."""
    inner = Box(box.x + 6, box.y + LABEL, box.w - 12, box.h - LABEL - 4)
    return row(inner, count, 150, 10, least=0.45)


def bonus_row(zones: Zones) -> Box:
    """Gives the part of the bonus souls' zone that holds cards."""
    return Box(zones.bonus.x + 4, zones.bonus.y + LABEL, zones.bonus.w - 8, zones.bonus.h - LABEL - 4)


def deck_boxes(zones: Zones, view: TableView) -> dict[int, tuple[Spot, Spot]]:
    """Gives the places of each deck and its discard by deck number."""
    shown = [2, 0, 1] if not has_rooms(view) else [2, 0, 1, 3]
    found = {}
    for number, line in zip(shown, lines(zones.decks, *([0] * len(shown)), gap=3), strict=True):
        inner = Box(line.x + 4, line.y + 13, line.w - 8, line.h - 15)
        width = min((inner.w - 8) / 2, inner.h / CARD_RATIO)
        found[number] = (
            Spot(inner.cx - 4 - width / 2, inner.cy, width),
            Spot(inner.cx + 4 + width / 2, inner.cy, width),
        )
    return found


def has_rooms(view: TableView) -> bool:
    """Tells whether the game is played with rooms."""
    return bool(view.rooms) or view.decks.get("room", 0) > 0 or bool(view.discards.get("room"))


def soul_spots(zone: SeatZone, values: list[int], goal: int) -> list[Spot]:
    """Gives the places of soul cards on the track; the rest of the track shows empty sockets."""
    box = zone.souls
    # The numbers stand behind the track.
    room = box.w - TALLY
    width = min(box.h / CARD_RATIO, (room - 3 * 4) / 4)
    cells = max(goal, len(values))
    step = min(width + 4, (room - width) / max(1, cells - 1))
    return [Spot(box.x + width / 2 + k * step, box.cy, width, 0.0, float(k)) for k in range(cells)]


def item_spots(zone: SeatZone, count: int) -> list[Spot]:
    """Gives the places of a seat's items and curses."""
    if zone.side != "own":
        return grid(zone.items, count, OTHERS_LARGEST)
    spots = row(zone.items, count, OWN_LARGEST, 8)
    if count > 1 and spots[1].x - spots[0].x < spots[0].w * 0.62:
        return grid(zone.items, count, OWN_LARGEST)
    return spots


def _place_seat(found: dict[Key, Placement], view: TableView, seat: SeatView, zone: SeatZone, book: CardBook) -> None:
    character = view.objects.get(seat.character)
    if character is not None:
        width = min(zone.character.w, zone.character.h / CARD_RATIO)
        look = look_of(character, book)._replace(dim=seat.dead)
        angle = TURNED if look.turned else 0.0
        shown = width * (TURNED_SIZE if look.turned else 1.0)
        found["obj", character.id] = Placement(Spot(*zone.character.centre, shown, angle), look)
    belongings = [view.objects[i] for i in (*seat.items, *seat.curses) if i in view.objects]
    for obj, spot in zip(belongings, item_spots(zone, len(belongings)), strict=True):
        placed = _object(obj, spot, book)
        found["obj", obj.id] = Placement(placed.spot, placed.look._replace(bare=UNREADABLE))
    souls = [view.objects[i] for i in seat.soul_cards if i in view.objects]
    for obj, spot in zip(souls, soul_spots(zone, [o.souls for o in souls], seat.souls_to_win), strict=False):
        found["obj", obj.id] = Placement(spot, look_of(obj, book)._replace(bare=BARE))
    if zone.side == "own":
        for k, (index, spot) in enumerate(zip(seat.hand, fan(zone.hand, len(seat.hand), OWN_LARGEST), strict=True)):
            if index >= 0:
                found["card", index] = Placement(spot._replace(z=100.0 + k), Look(card=view.printed[index]))
            else:
                found["hidden", k] = Placement(spot._replace(z=100.0 + k), Look())


def _object(obj: ObjView, spot: Spot, book: CardBook) -> Placement:
    look = look_of(obj, book)
    if look.turned:
        spot = spot._replace(angle=TURNED, w=spot.w * TURNED_SIZE)
    return Placement(spot, look)


def _place_row(
    found: dict[Key, Placement], view: TableView, slots: tuple[SlotView, ...], box: Box, book: CardBook
) -> None:
    for slot, spot in zip(slots, slot_spots(box, len(slots)), strict=True):
        obj = view.objects.get(slot.top)
        if obj is not None:
            placed = _object(obj, spot, book)
            dear = view.viewer >= 0 and (obj.price or 0) > view.seats[view.viewer].cents
            look = placed.look._replace(depth=len(slot.covered), dear=dear)
            found["obj", obj.id] = Placement(placed.spot, look)


def _place_held(found: dict[Key, Placement], view: TableView, zones: Zones, book: CardBook) -> None:
    """Puts what is in play but in no row, such as a monster that is just dying, at the edge of the monster row."""
    left = [obj for obj in view.objects.values() if ("obj", obj.id) not in found]
    for k, obj in enumerate(sorted(left, key=lambda o: o.id)):
        spot = Spot(zones.monsters.right - 26 - 14 * k, zones.monsters.bottom - 34, 44, 0.0, 50.0 + k)
        found["obj", obj.id] = Placement(spot, look_of(obj, book)._replace(dim=True))


def _place_decks(found: dict[Key, Placement], view: TableView, zones: Zones, book: CardBook) -> None:
    for number, (deck, discard) in deck_boxes(zones, view).items():
        name = DECKS[number]
        size = view.decks.get(name, 0)
        if size:
            tops = view.deck_tops.get(name, ())
            known = tops[0] if tops and tops[0] else ""
            depth = min(3, 1 + size // 12)
            found["deck", number] = Placement(
                deck, Look(card=known, back=name, pile=size, depth=0 if size < 2 else depth)
            )
        pile = view.discards.get(name, ())
        if pile:
            look = Look(card=pile[-1], back=book.back(pile[-1]), pile=len(pile), bare=BARE)
            found["discard", number] = Placement(discard, look)


IN_SLOTS = frozenset({"shop", "monster", "event", "room"})
"""The zones whose objects lie in the rows of the middle."""
