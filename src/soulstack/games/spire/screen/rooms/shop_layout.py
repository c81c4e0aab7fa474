"""Where everything stands at the Merchant's: the purses, the board with its shelves, what is looked at, and the buttons."""

from typing import TYPE_CHECKING, Final

from attrs import define, field

from soulstack.games.spire.rules.state import NOBODY
from soulstack.ui.geometry import CARD_RATIO, Box, centred

if TYPE_CHECKING:
    from soulstack.games.spire.rules.state import Visit
    from soulstack.games.spire.screen.desk import Desk

THING: Final = 62.0
"""How large a relic or a potion is on the shelf."""
OWN: Final = 106.0
COLORLESS: Final = 96.0
"""How wide a card of a hero is, and one for all."""
BUTTONS: Final = (("leave", 200.0), ("undo", 92.0), ("hint", 92.0), ("more", 108.0))


@define
class Slot:
    """A place on a shelf."""

    kind: str
    """relic, potion, own or colorless."""
    card: int
    """What lies there, or NOBODY when it has been sold."""
    box: Box
    label: Box
    """Its name, where it is no card."""
    tag: Box

    @property
    def whole(self) -> Box:
        """What can be clicked: the ware with its name and its tag."""
        top = min(self.box.y, self.label.y)
        return Box(min(self.box.x, self.label.x), top, max(self.box.w, self.label.w), self.tag.bottom - top)


@define
class ShopLayout:
    """The boxes of one window."""

    board: Box
    heads: dict[str, tuple[float, float]] = field(factory=dict)
    """Where the words over a group of wares begin."""
    shelves: tuple[Box, ...] = ()
    slots: list[Slot] = field(factory=list)
    detail: Box = Box(0, 0, 0, 0)
    removal: Box = Box(0, 0, 0, 0)
    buy: Box = Box(0, 0, 0, 0)
    together: Box = Box(0, 0, 0, 0)
    """The button that asks the party, where the purse alone would do too."""
    choose: Box = Box(0, 0, 0, 0)
    tabs: dict[int, Box] = field(factory=dict)
    purse: Box = Box(0, 0, 0, 0)
    buttons: dict[str, Box] = field(factory=dict)
    snail: tuple[float, float] = (0.0, 0.0)
    """Where the Merchant stands."""
    speech: Box = Box(0, 0, 0, 0)


def lay_out(desk: "Desk", visit: "Visit | None", seat: int, seats: tuple[int, ...]) -> ShopLayout:
    """Places everything for a hero that looks around."""
    x0, y0 = desk.x0, desk.y0 / 2
    board = Box(x0 + 572, y0 + 56, 694, 652)
    made = ShopLayout(board)
    _shelves(made, visit, seat)
    _below(made)
    _left(made, desk, seats, x0)
    return made


def _shelves(made: ShopLayout, visit: "Visit | None", seat: int) -> None:
    x, y = made.board.x + 14, made.board.y + 14
    wide = made.board.w - 28
    made.shelves = (Box(x + 4, y + 103, wide - 8, 17), Box(x + 4, y + 370, wide - 8, 17))
    made.heads = {
        "relic": (x + 14, y + 14),
        "potion": (x + 366, y + 14),
        "own": (x + 14, y + 161),
        "colorless": (x + 366, y + 161),
    }
    if visit is None:
        return
    own = tuple(card for card, _ in visit.cards[seat]) if seat < len(visit.cards) else ()
    for k, card in enumerate(visit.relics):
        made.slots.append(_thing("relic", card, x + 70 + 112 * k, y, 110))
    for k, card in enumerate(visit.potions):
        made.slots.append(_thing("potion", card, x + 408 + 101 * k, y, 99))
    for k, card in enumerate(own):
        made.slots.append(_card("own", card, x + 63 + 113 * k, y, OWN))
    for k, card in enumerate(visit.colorless):
        made.slots.append(_card("colorless", card, x + 406 + 101 * k, y, COLORLESS))


def _thing(kind: str, card: int, x: float, y: float, room: float) -> Slot:
    box = centred(x, y + 74, THING, THING)
    return Slot(kind, card, box, Box(x - room / 2, y + 24, room, 18), centred(x, y + 131, 70, 25))


def _card(kind: str, card: int, x: float, y: float, wide: float) -> Slot:
    high = wide * CARD_RATIO
    box = Box(x - wide / 2, y + 252 - high / 2, wide, high)
    return Slot(kind, card, box, box, centred(x, y + 349, 70, 25))


def _below(made: ShopLayout) -> None:
    board = made.board
    y = board.y + 412
    made.detail = Box(board.x + 18, y, 436, board.bottom - 18 - y)
    made.removal = Box(made.detail.right + 10, y, board.right - 18 - made.detail.right - 10, made.detail.h)
    right = made.detail
    made.buy = Box(right.x + 166, right.bottom - 58, right.w - 178, 48)
    made.together = Box(right.right - 98, right.bottom - 58, 86, 48)
    made.choose = Box(made.removal.x + 12, made.removal.bottom - 52, made.removal.w - 24, 40)


def _left(made: ShopLayout, desk: "Desk", seats: tuple[int, ...], x0: float) -> None:
    board = made.board
    made.purse = Box(x0 + 14, board.y, 544, 78)
    wide = (made.purse.w - 16 - 6 * (len(seats) - 1)) / len(seats)
    for k, seat in enumerate(seats):
        made.tabs[seat] = Box(made.purse.x + 8 + k * (wide + 6), made.purse.y + 8, wide, 62)
    x, y = x0 + 14, board.bottom - 56
    for name, part in BUTTONS:
        if desk.session.people:
            made.buttons[name] = Box(x, y, part, 52)
        x += part + 12
    made.snail = (x0 + 284, board.bottom - 76)
    made.speech = Box(x0 + 226, board.y + 106, 330, 78)


__all__ = ["NOBODY", "ShopLayout", "Slot", "lay_out"]
