"""The zones of the table for a window size and a number of seats.

The own seat is large at the bottom, the others sit left, above and right of the rows in the middle, and the stack and
the log share the right edge. Everything is computed in units from the width and height of the window; no zone is placed
by hand for one size.
"""

from attrs import frozen

from soulstack.ui.table.geometry import CARD_RATIO, Box, columns, lines

GAP = 6.0


@frozen
class SeatZone:
    """The parts of one seat's area."""

    side: str
    """own, left, top or right."""
    panel: Box
    plate: Box
    character: Box
    stats: Box
    souls: Box
    hand: Box
    items: Box


@frozen
class Zones:
    """Every zone of the table."""

    screen: Box
    header: Box
    stack: Box
    log: Box
    prompt: Box
    seats: tuple[SeatZone, ...]
    """In the order of play, the viewer's own first."""
    centre: Box
    decks: Box
    monsters: Box
    shop: Box
    rooms: Box | None
    dice: Box
    bonus: Box

    def parts(self) -> dict[str, Box]:
        """Gives every zone that must not overlap another, by name."""
        found = {
            "header": self.header,
            "stack": self.stack,
            "log": self.log,
            "prompt": self.prompt,
            "decks": self.decks,
            "monsters": self.monsters,
            "shop": self.shop,
            "dice": self.dice,
            "bonus": self.bonus,
        }
        if self.rooms is not None:
            found["rooms"] = self.rooms
        for zone in self.seats:
            for name in ("plate", "character", "stats", "souls", "hand", "items"):
                found[f"{zone.side}.{name}"] = getattr(zone, name)
        return found


def clamp(value: float, low: float, high: float) -> float:
    """Keeps a number between two others."""
    return max(low, min(high, value))


def compute(width: float, height: float, seats: int, rooms: int = 0) -> Zones:
    """Lays out the table for a window of this many units."""
    screen = Box(0, 0, width, height)
    edge = clamp(width * 0.172, 220, 300)
    play = Box(GAP, GAP, width - edge - 3 * GAP, height - 2 * GAP)
    right = Box(play.right + GAP, GAP, edge, height - 2 * GAP)
    header, stack, log = lines(right, 64, 0, clamp(right.h * 0.3, 190, 330), gap=GAP)

    own_height = clamp(height * 0.356, 250, 330)
    upper, prompt, own = lines(play, 0, 46, own_height, gap=GAP)
    others, centre = _others(upper, seats)

    shelf = clamp(centre.w * 0.16, 108, 150)
    left, middle, other = columns(centre, shelf, 0, shelf, gap=GAP)
    monsters, lower = lines(middle, 0, 0, gap=GAP)
    room_box = None
    shop = lower
    if rooms:
        share = clamp(lower.w * rooms / (rooms + 3.2), lower.h / CARD_RATIO, lower.w * 0.5)
        shop, room_box = columns(lower, 0, share, gap=GAP)
    dice, bonus = lines(other, 0, clamp(centre.h * 0.34, 96, 150), gap=GAP)
    return Zones(
        screen=screen,
        header=header,
        stack=stack,
        log=log,
        prompt=prompt,
        seats=(_own(own), *others),
        centre=centre,
        decks=left,
        monsters=monsters,
        shop=shop,
        rooms=room_box,
        dice=dice,
        bonus=bonus,
    )


def _others(upper: Box, seats: int) -> tuple[tuple[SeatZone, ...], Box]:
    if seats <= 1:
        return (), upper
    if seats == 2:
        top, centre = lines(upper, clamp(upper.h * 0.33, 126, 190), 0, gap=GAP)
        return (_across("top", top),), centre
    side = clamp(upper.w * (0.178 if seats == 4 else 0.2), 184, 270)
    left, middle, right = columns(upper, side, 0, side, gap=GAP)
    if seats == 3:
        return (_upright("left", left), _upright("right", right)), middle
    top, centre = lines(middle, clamp(upper.h * 0.29, 120, 170), 0, gap=GAP)
    return (_upright("left", left), _across("top", top), _upright("right", right)), centre


def _own(panel: Box) -> SeatZone:
    inner = panel.inset(8, 7)
    # A character card and the stats stand beside each other; the souls lie below them.
    left, rest = columns(inner, clamp(panel.w * 0.2, 212, 300), 0, gap=12)
    plate, body, souls = lines(left, 26, 0, 60, gap=5)
    character, stats = columns(body, body.h / CARD_RATIO, 0, gap=8)
    items, hand = lines(rest, rest.h * 0.46, 0, gap=8)
    return SeatZone("own", panel, plate, character, stats, souls, hand, items)


def _upright(side: str, panel: Box) -> SeatZone:
    inner = panel.inset(7, 6)
    plate, body, souls, hand, items = lines(inner, 22, clamp(panel.h * 0.2, 82, 130), 46, 30, 0, gap=5)
    character, stats = columns(body, body.h / CARD_RATIO, 0, gap=7)
    return SeatZone(side, panel, plate, character, stats, souls, hand, items)


def _across(side: str, panel: Box) -> SeatZone:
    inner = panel.inset(7, 6)
    character, left, items = columns(inner, inner.h / CARD_RATIO, clamp(panel.w * 0.27, 172, 250), 0, gap=8)
    plate, stats, low = lines(left, 22, 0, 44, gap=4)
    souls, hand = columns(low, low.w * 0.6, 0, gap=5)
    return SeatZone(side, panel, plate, character, stats, souls, hand, items)
