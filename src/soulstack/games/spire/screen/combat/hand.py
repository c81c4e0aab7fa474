"""The hand as a fan: whole cards, never cut off, however many there are."""

from typing import TYPE_CHECKING, Final

from attrs import frozen

from soulstack.games.spire.screen.combat.layout import Layout
from soulstack.ui.geometry import CARD_RATIO, Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

STEP: Final = 0.94
"""The step between two cards where there is room, as a part of their width."""
BOW: Final = 9.0
"""How much lower the outermost cards lie at most, in units."""
LEAN: Final = 7.0
"""How far they are turned at most, in degrees."""


@frozen
class Held:
    """A card in the hand and where it lies."""

    card: int
    x: float
    y: float
    w: float
    angle: float

    @property
    def box(self) -> Box:
        """Gives its upright box."""
        return Box(self.x - self.w / 2, self.y - self.w * CARD_RATIO / 2, self.w, self.w * CARD_RATIO)


def fan(layout: Layout, cards: tuple[int, ...]) -> list[Held]:
    """Lays cards in a shallow bow; many lie closer together, and the last line of pixels stays free."""
    middle, y, wide, room = layout.hand
    count = len(cards)
    if not count:
        return []
    step = min(wide * STEP, room / max(1, count - 1))
    far = max(0.5, (count - 1) / 2)
    bow = min(1.7, BOW / far**2)
    lean = min(2.4, LEAN / far)
    return [
        Held(card, middle + off * step, y + bow * off * off, wide, lean * off)
        for card, off in ((card, k - (count - 1) / 2) for k, card in enumerate(cards))
    ]


def at(held: list[Held], point: tuple[float, float], desk: "Desk") -> int:
    """Gives the card under a point, the one that lies on top first; -1 for none."""
    del desk
    for k in range(len(held) - 1, -1, -1):
        box = held[k].box
        right = held[k + 1].box.x if k + 1 < len(held) else box.right
        visible = Box(box.x, box.y, max(20.0, min(box.right, right + 6) - box.x), box.h + 12)
        if visible.has(point):
            return held[k].card
    return -1


def lifted(layout: Layout, held: Held) -> Held:
    """Gives a card as it is lifted: larger, upright and wholly on the screen."""
    wide, y = layout.lifted
    x = max(wide / 2 + 4, min(layout.wide - wide / 2 - 4, held.x))
    return Held(held.card, x, y, wide, 0.0)
