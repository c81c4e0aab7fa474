"""What a hero has: the deck by type and cost, and the potions, beside what may be added to it."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.cards.faces import X_COST, Face
from soulstack.games.spire.rules.climb.gaining import potion_limit
from soulstack.games.spire.screen import look, pictures
from soulstack.kernel.sentences import Sentence
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint import PREMULTIPLIED
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

TYPES: Final[Mapping[str, tuple[str, Sentence, Colour]]] = {
    "attack": ("hit", Sentence("Attacks"), (214, 84, 64)),
    "skill": ("block", Sentence("Skills"), (84, 146, 190)),
    "power": ("gear", Sentence("Powers"), (222, 168, 66)),
    "curse": ("curse_card", Sentence("Curses"), (140, 96, 170)),
}
"""The rows of the plate: the icon, the word and the colour of each type."""
MOST: Final = 3
"""Costs from here on share a bar; X is among them."""
ORANGE: Final[Colour] = (255, 196, 110)
RUST: Final[Colour] = (206, 96, 44)


@define
class DeckSummary:
    """A plate about the deck of one hero, with the potions below."""

    desk: "Desk"
    box: Box = Box(0, 0, 10, 10)
    seat: int = 0
    bottles: dict[int, Box] = field(factory=dict)
    """The potions of the hero, each with its place."""
    slots: list[Box] = field(factory=list)

    def lay_out(self, box: Box, seat: int) -> None:
        """Places the plate for a hero."""
        self.box, self.seat = box, seat
        hero = self.desk.state.heroes[seat]
        count = max(potion_limit(self.desk.state), len(hero.potions))
        wide = min(52.0, (box.w - 28) / max(1, count))
        left = box.cx - wide * count / 2
        self.slots = [Box(left + wide * k, box.bottom - 66, wide, 52) for k in range(count)]
        self.bottles = dict(zip(hero.potions, self.slots, strict=False))

    @property
    def deck_spot(self) -> tuple[float, float]:
        """Where cards that join the deck fly to."""
        return self.box.cx, self.box.y + 40

    @property
    def free_slot(self) -> tuple[float, float]:
        """Where the next potion goes."""
        return self.slots[min(len(self.bottles), len(self.slots) - 1)].centre

    def things(self) -> Mapping[str, Box]:
        """Lists the potions."""
        return {f"potion {card}": box for card, box in self.bottles.items()}

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the plate."""
        desk, brush, box = self.desk, self.desk.brush, self.box
        faces = [desk.state.faces[card] for card in desk.state.heroes[self.seat].deck]
        brush.plate(surface, box, "stone", radius=14, light=-4)
        wide = brush.line(surface, tr_n(len(faces), "{n} card", "{n} cards"), box.right - 16, box.y + 25, 13.5, ax=1)
        brush.text(surface, tr("Deck"), box.x + 16, box.y + 24, 19, ax=0, room=box.w - 44 - wide)
        kinds = Counter(face.kind for face in faces)
        shown = [kind for kind in TYPES if kind != "curse" or kinds["curse"]]
        step = 30.0 if len(shown) < len(TYPES) else 25.0
        y = box.y + 58
        for kind in shown:
            self._draw_type(surface, kind, kinds[kind], len(faces), y)
            y += step
        low = self.slots[0].y - 10 if self.slots else box.bottom - 10
        self._draw_costs(surface, faces, Box(box.x + 16, y - 6, box.w - 32, low - y))
        self._draw_potions(surface)

    def _draw_type(self, surface: pygame.Surface, kind: str, n: int, whole: int, y: float) -> None:
        brush, box = self.desk.brush, self.box
        icon, word, tone = TYPES[kind]
        brush.icon(surface, icon, box.x + 27, y, 22)
        brush.line(surface, tr(word), box.x + 44, y, 14, theme.CREAM, 0, room=box.w * 0.4 - 14)
        bar = Box(box.x + box.w * 0.52, y - 6, box.w * 0.32, 12)
        brush.plate(surface, bar, "glass", radius=6, line=1.4, shadow=0)
        if n and whole:
            self._bar(
                surface, Box(bar.x + 2, bar.y + 2, max(8.0, (bar.w - 4) * n / whole), 8), theme.lighter(tone, 36), tone
            )
        brush.text(surface, str(n), box.right - 16, y, 16, look.LANTERN, ax=1)

    def _draw_costs(self, surface: pygame.Surface, faces: list[Face], box: Box) -> None:
        """Draws how many cards cost how much."""
        brush = self.desk.brush
        if box.h < 44:
            return
        costs = Counter(
            MOST if cost == X_COST else min(MOST, cost)
            for cost in (face.cost for face in faces)
            if cost == X_COST or cost >= 0
        )
        brush.line(surface, tr("Cost"), box.x, box.y + 16, 13, ax=0)
        most = max(costs.values(), default=1)
        step = (box.w - 46) / (MOST + 1)
        high = box.h - 38
        for cost in range(MOST + 1):
            x = box.x + 46 + step * (cost + 0.5)
            tall = max(4.0, high * costs[cost] / max(1, most))
            self._bar(surface, Box(x - 13, box.bottom - 18 - tall, 26, tall), ORANGE, RUST)
            brush.text(surface, str(cost) if cost < MOST else f"{MOST}+", x, box.bottom - 7, 13.5)
            if costs[cost]:
                brush.text(surface, str(costs[cost]), x, box.bottom - 27 - tall, 12.5, look.MUTED)

    def _bar(self, surface: pygame.Surface, box: Box, top: Colour, bottom: Colour) -> None:
        kit = self.desk.kit
        size = (max(4, kit.px(box.w)), max(3, kit.px(box.h)))
        image = kit.shapes.get(
            ("tone", size, top, bottom),
            lambda: paint.premultiplied(
                paint.cut_round(
                    paint.gradient(size, top, bottom, cuttable=True), max(1, min(kit.px(4), min(size) // 2))
                )
            ),
        )
        surface.blit(image, kit.rect(box).topleft, special_flags=PREMULTIPLIED)

    def _draw_potions(self, surface: pygame.Surface) -> None:
        desk, brush = self.desk, self.desk.brush
        if not self.slots:
            return
        well = Box(self.box.x + 10, self.slots[0].y - 4, self.box.w - 20, 60)
        brush.plate(surface, well, "glass", radius=10, line=1.8, shadow=0)
        for k, box in enumerate(self.slots):
            if k >= len(self.bottles):
                brush.icon(surface, "potion_slot", box.cx, box.cy, 34)
        for card, box in self.bottles.items():
            hot = box.has(desk.cursor)
            found = pictures.potion(desk.state.faces[card].id)
            size = 44.0 if hot else 40.0
            desk.kit.put(surface, brush.picture(found, size, size), box.cx, box.cy, 0.5, 0.5)
