"""The zones of the table for a window size and a number of seats.

The own seat is large at the bottom, the others sit left, above and right of the rows in the middle, and the stack and
the log share the right edge. Everything is computed in units from the width and height of the window; no zone is placed
by hand for one size.
"""

from attrs import frozen

from soulstack.ui.geometry import CARD_RATIO, Box, columns, lines
from soulstack.ui.tabletop.hand import APART, CLOSE

GAP = 6.0
TOOLS = 30.0
"""The height of the row of small buttons."""


OWN_LARGEST = 138.0
"""The width of the viewer's cards where there is room."""
BESIDE = 1.15
"""How much larger the own cards must get for the items and the hand to lie side by side."""
BETWEEN = 22.0
"""The gap between the two."""
LOG_SHARES = ((3, 0.42, 190.0, 460.0), (5, 0.3, 190.0, 330.0), (1000, 0.22, 150.0, 280.0))
"""For up to so many things on the stack: the log's share of the right edge, its least height and its greatest."""
OWN_FIGURES = 96.0
"""The least width of the viewer's own figures, which have words beside them."""
HEADER = 64.0
"""The height of the strip with the turn and its steps."""
STEP_ROW = 28.0
"""What a second row of steps adds to it."""
LARGE_TEXT = 1.3
"""From this text scale on the steps need two rows."""
TRAY = 176.0
"""The height of the dice tray where there is room."""
FIGURES = 92.0
"""The least width of a seat's attack and cents beside each other."""


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
    tools: Box
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
            "tools": self.tools,
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


def compute(
    width: float,
    height: float,
    seats: int,
    slots: tuple[int, int, int] = (2, 2, 0),
    *,
    tools: bool = True,
    own_cards: tuple[int, int] = (12, 10),
    stack_size: int = 6,
    bonus_souls: bool = True,
    text_scale: float = 1.0,
) -> Zones:
    """Lays out the table for a window of this many units.

    `slots` counts monsters, shop and rooms; `own_cards` the things in front of the viewer and the cards in hand.
    """
    screen = Box(0, 0, width, height)
    edge = clamp(width * 0.172, 220, 300)
    play = Box(GAP, GAP, width - edge - 3 * GAP, height - 2 * GAP)
    right = Box(play.right + GAP, GAP, edge, height - 2 * GAP)
    # What a small stack does not need shows more of what has happened.
    log_height = next(
        clamp(right.h * part, least, most) for many, part, least, most in LOG_SHARES if stack_size <= many
    )
    more = STEP_ROW if text_scale >= LARGE_TEXT else 0.0
    header, stack, log = lines(right, HEADER + more, 0, log_height - more, gap=GAP)
    row = Box(stack.x, stack.y, stack.w, TOOLS if tools else 0.0)
    if tools:
        stack = Box(stack.x, row.bottom + GAP, stack.w, stack.bottom - row.bottom - GAP)

    own_height = clamp(height * 0.356, 250, 330)
    upper, prompt, own = lines(play, 0, 46, own_height, gap=GAP)
    others, centre = _others(upper, seats)

    mat = centre.inset(9)
    part = 0.16 if max(slots) > 3 else 0.172
    left, middle, other = columns(mat, clamp(mat.w * part, 104, 150), 0, clamp(mat.w * part, 110, 160), gap=8)
    monsters, shop, room_box = _rows(middle, slots)
    dice, bonus = lines(other, 0, clamp(mat.h * 0.34, 96, 130), gap=GAP)
    if not bonus_souls:
        # The tray stands in the middle of the edge that it has for itself.
        dice, bonus = other, Box(other.x, other.bottom, other.w, 0.0)
    if dice.h > TRAY:
        dice = Box(dice.x, dice.y + (dice.h - TRAY) / 2, dice.w, TRAY)
    return Zones(
        screen=screen,
        header=header,
        tools=row,
        stack=stack,
        log=log,
        prompt=prompt,
        seats=(_own(own, own_cards), *others),
        centre=centre,
        decks=left,
        monsters=monsters,
        shop=shop,
        rooms=room_box,
        dice=dice,
        bonus=bonus,
    )


def _rows(middle: Box, slots: tuple[int, int, int]) -> tuple[Box, Box, Box | None]:
    """Cuts the middle into the rows, one above the other or side by side, whichever leaves the cards larger."""
    monsters, shop, rooms = (max(1, slots[0]), max(1, slots[1]), slots[2])
    under = _card_width(middle.w, (middle.h - GAP) / 2, max(monsters, shop + rooms), bool(rooms))
    beside = _card_width(middle.w, middle.h, monsters + shop + rooms, parts=True)
    if beside > under * 1.04:
        first, low = columns(middle, middle.w * monsters / (monsters + shop + rooms) - GAP / 2, 0, gap=GAP)
    else:
        first, low = lines(middle, 0, 0, gap=GAP)
    if not rooms:
        return first, low, None
    second, third = columns(low, 0, low.w * rooms / (shop + rooms) - GAP / 2, gap=GAP)
    return first, second, third


def _card_width(width: float, height: float, count: int, parts: bool) -> float:
    return min((width - 12 * (2 if parts else 1)) / count - 9, (height - 20) / CARD_RATIO)


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


def _own(panel: Box, cards: tuple[int, int]) -> SeatZone:
    inner = panel.inset(8, 7)
    # A character card and the stats stand beside each other; the souls lie below them.
    left, rest = columns(inner, clamp(max(panel.w * 0.2, panel.h * 0.74), 212, 300), 0, gap=12)
    plate, body, souls = lines(left, 26, 0, 60, gap=5)
    character, stats = columns(body, min(body.h / CARD_RATIO, left.w - OWN_FIGURES - 8), 0, gap=8)
    items, hand = lines(rest, rest.h * 0.46, 0, gap=8)
    things, held = max(1, cards[0]), max(2, cards[1])
    room = rest.w - BETWEEN
    if room / (things + held * CLOSE) > BESIDE * items.h / CARD_RATIO:
        # Few cards lie side by side, as large as the area is high; the hand gets what its cards need to lie apart.
        wide = min(OWN_LARGEST, room / (things + held * CLOSE))
        needed = things * (wide + 8)
        spare = room - needed - held * wide * APART - 12
        share = needed + spare * things / (things + held) if spare > 0 else room * things / (things + held * CLOSE)
        items, hand = columns(rest, share, 0, gap=BETWEEN)
    return SeatZone("own", panel, plate, character, stats, souls, hand, items)


def _upright(side: str, panel: Box) -> SeatZone:
    inner = panel.inset(7, 6)
    plate, body, souls, items = lines(inner, 22, clamp(panel.h * 0.215, 86, 130), 44, 0, gap=5)
    character, beside = columns(body, min(body.h / CARD_RATIO, inner.w - FIGURES - 7), 0, gap=7)
    stats, hand = lines(beside, beside.h * 0.64, 0, gap=3)
    return SeatZone(side, panel, plate, character, stats, souls, hand, items)


def _across(side: str, panel: Box) -> SeatZone:
    inner = panel.inset(7, 6)
    character, left, items = columns(inner, inner.h / CARD_RATIO, clamp(panel.w * 0.31, 196, 270), 0, gap=8)
    plate, middle, souls = lines(left, 22, 0, clamp(inner.h * 0.42, 44, 64), gap=4)
    stats, hand = columns(middle, middle.w * 0.7, 0, gap=6)
    return SeatZone(side, panel, plate, character, stats, souls, hand, items)
