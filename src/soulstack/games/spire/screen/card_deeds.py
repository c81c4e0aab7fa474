"""What happens to cards of a deck, over every stage: a hammer and sparks, a cut in two, smoke with another card in it."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.games.spire.cards.faces import UP
from soulstack.games.spire.screen import look
from soulstack.kernel.facts import Fact
from soulstack.ui import paint
from soulstack.ui.geometry import CARD_RATIO
from soulstack.ui.paint import faded
from soulstack.ui.theme import INK, Colour
from soulstack.ui.tween import ease_in_cubic, ease_out_cubic

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

WIDE: Final = 172.0
LASTS: Final = {"upgrade": 0.95, "remove": 0.8, "transform": 1.0}
"""Seconds that each takes."""
WAITS: Final = {"upgrade": 0.72, "remove": 0.55, "transform": 0.75}
"""Seconds until something else may happen."""
BLOWS: Final = (0.2, 0.44)
"""When the hammer strikes, as parts of the time."""
NEXT: Final = 0.1
"""Seconds until the next card, where several follow each other."""
HEARD: Final = {"remove": "scissors", "transform": "smoke"}
"""What is heard when it begins; a hammer is heard when it strikes."""
STILL: Final = 0.3
FADES: Final = 6
SMOKE: Final[tuple[Colour, Colour]] = ((150, 126, 190), (92, 74, 128))
SPARKS: Final = 9


@define
class CardDeed:
    """Something that happens to a card."""

    kind: str
    before: str
    """The side that lay up."""
    after: str
    """The side, or the other card, that lies up now; nothing when the card is gone."""
    passed: float = 0.0
    struck: int = 0

    @property
    def t(self) -> float:
        """How far it is, from 0 to 1."""
        return max(0.0, min(1.0, self.passed / LASTS[self.kind]))


@define
class CardDeeds:
    """Everything that happens to cards now."""

    desk: "Desk"
    shown: list[CardDeed] = field(init=False, factory=list)

    def play(self, fact: Fact, ahead: Sequence[Fact]) -> float:
        """Begins the picture of a fact, with those that follow it, and gives the seconds to wait for it."""
        deed = self._deed(fact, ahead)
        if deed is None:
            return 0.0
        self.shown.append(deed)
        if deed.kind in HEARD:
            self.desk.sound(HEARD[deed.kind])
        if self.desk.still:
            return STILL
        again = any(other.kind == fact.kind for other in ahead)
        return NEXT if again else WAITS[deed.kind]

    def _deed(self, fact: Fact, ahead: Sequence[Fact]) -> CardDeed | None:
        faces = self.desk.state.faces
        if not 0 <= fact.card < len(faces):
            return None
        face = faces[fact.card].id
        if fact.kind == "card_upgraded":
            return CardDeed("upgrade", face.removesuffix(UP), self.desk.book.side(face, upgraded=True))
        if fact.kind != "card_removed":
            return None
        for other in ahead:
            if other.kind == "card_removed":
                break
            if other.kind == "card_added" and other.seat == fact.seat:
                return CardDeed("transform", face, faces[other.card].id)
        return CardDeed("remove", face, "")

    def update(self, dt: float) -> None:
        """Lets time pass."""
        for deed in self.shown:
            deed.passed += dt
            if deed.kind == "upgrade" and deed.struck < len(BLOWS) and deed.t >= BLOWS[deed.struck]:
                deed.struck += 1
                self.desk.sound("anvil")
        limit = STILL + 0.1 if self.desk.still else 9.0
        self.shown = [deed for deed in self.shown if deed.t < 1 and deed.passed < limit]

    def finish(self) -> None:
        """Ends everything."""
        self.shown.clear()

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the cards side by side."""
        count = len(self.shown)
        step = min(WIDE + 26, (self.desk.screen.w - WIDE - 40) / max(1, count - 1)) if count > 1 else 0.0
        for k, deed in enumerate(self.shown):
            x = self.desk.screen.w / 2 + (k - (count - 1) / 2) * step
            y = self.desk.screen.h * 0.42
            if self.desk.still:
                self._card(surface, deed.after or deed.before, x, y, 1.0)
            else:
                {"upgrade": self._forge, "remove": self._cut, "transform": self._smoke}[deed.kind](surface, deed, x, y)

    def _strength(self, deed: CardDeed) -> float:
        """Gives how much of it is to be seen: it comes and goes softly."""
        return min(1.0, deed.t / 0.1, (1 - deed.t) / 0.16)

    def _card(
        self, surface: pygame.Surface, face: str, x: float, y: float, strength: float, squash: float = 1.0
    ) -> None:
        image = self._image(face)
        if squash < 1:
            size = (max(2, round(image.get_width() * squash)), image.get_height())
            image = paint.finish(pygame.transform.smoothscale(image, size))
        self._put(surface, image, x, y, strength)

    def _image(self, face: str) -> pygame.Surface:
        return self.desk.card_image(face, WIDE)

    def _put(self, surface: pygame.Surface, image: pygame.Surface, x: float, y: float, strength: float) -> None:
        if strength < 1:
            image = faded(image, max(0, round(strength * FADES)) / FADES)
        self.desk.kit.put(surface, image, x, y, 0.5, 0.5)

    def _forge(self, surface: pygame.Surface, deed: CardDeed, x: float, y: float) -> None:
        """Two blows of a hammer, and the card turns to its upgraded side."""
        brush, t = self.desk.brush, deed.t
        last = BLOWS[-1]
        turn = max(0.0, min(1.0, (t - last) / 0.2))
        face = deed.before if turn < 0.5 else deed.after
        shake = 3 * math.sin(t * 90) if any(0 < t - blow < 0.07 for blow in BLOWS) else 0.0
        if turn > 0.5:
            brush.glow(surface, x, y, 170, (90, 130, 50), round(self._strength(deed), 1))
        self._card(
            surface, face, x + shake, y, self._strength(deed), abs(math.cos(turn * math.pi)) if 0 < turn < 1 else 1.0
        )
        for blow in BLOWS:
            if 0 <= t - blow < 0.24:
                self._sparks(surface, x + 10, y - 20, (t - blow) / 0.24)
        if t < last + 0.08:
            self._hammer(surface, deed, x, y)

    def _hammer(self, surface: pygame.Surface, deed: CardDeed, x: float, y: float) -> None:
        t = deed.t
        start = BLOWS[0] - 0.18 if t <= BLOWS[0] else BLOWS[0]
        goal = BLOWS[0] if t <= BLOWS[0] else BLOWS[1]
        part = max(0.0, min(1.0, (t - start) / (goal - start)))
        lift = math.sin(min(1.0, part * 1.5) * math.pi) if t > BLOWS[0] else 1 - ease_in_cubic(part)
        image = self.desk.kit.shapes.get(("hammer", self.desk.kit.u), lambda: _paint_hammer(self.desk.kit.px(104)))
        angle = round(lift * 8) * 9 - 20
        turned = self.desk.kit.shapes.get(
            ("hammer", angle, image.get_size()), lambda: paint.finish(pygame.transform.rotozoom(image, -angle, 1.0))
        )
        self._put(surface, turned, x + 62 + lift * 22, y - 62 - lift * 50, self._strength(deed))

    def _sparks(self, surface: pygame.Surface, x: float, y: float, t: float) -> None:
        """Draws sparks that fly from a blow."""
        for k in range(SPARKS):
            angle = -math.pi * (0.08 + 0.84 * k / (SPARKS - 1))
            far = (36 + 17 * (k % 3)) * ease_out_cubic(t)
            drop = 34 * t * t
            size = round(3.6 * (1 - t) + 0.8, 1)
            tone = look.LANTERN if k % 2 else look.EMBER
            self.desk.brush.disc(
                surface, x + far * math.cos(angle), y + far * math.sin(angle) + drop, size, tone, (255, 240, 190), 0.8
            )

    def _cut(self, surface: pygame.Surface, deed: CardDeed, x: float, y: float) -> None:
        """A cut from corner to corner, and both halves fall."""
        t = deed.t
        if t < 0.3:
            self._card(surface, deed.before, x, y, self._strength(deed))
        part = max(0.0, (t - 0.3) / 0.7)
        if t >= 0.3:
            for k, image in enumerate(self._halves(deed.before)):
                way = -1 if k == 0 else 1
                far = 26 * ease_out_cubic(part)
                self._put(
                    surface, image, x + way * far, y + way * far * 0.3 + 70 * part * part * (0.6 + 0.4 * k), 1 - part
                )
        if 0.2 <= t < 0.5:
            self._flash(surface, x, y, (t - 0.2) / 0.3)

    def _halves(self, face: str) -> tuple[pygame.Surface, pygame.Surface]:
        image = self._image(face)
        w, h = image.get_size()
        a, b = (0, round(h * 0.64)), (w, round(h * 0.36))

        def half(points: list[tuple[int, int]]) -> pygame.Surface:
            mask = paint.blank((w, h))
            pygame.draw.polygon(mask, (255, 255, 255, 255), points)
            out = image.copy()
            out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return out

        shapes = self.desk.kit.shapes
        return (
            shapes.get(("half", face, w, 0), lambda: half([(0, 0), (w, 0), b, a])),
            shapes.get(("half", face, w, 1), lambda: half([a, b, (w, h), (0, h)])),
        )

    def _flash(self, surface: pygame.Surface, x: float, y: float, t: float) -> None:
        """Draws the light of the blade."""
        slope = 0.28 * CARD_RATIO
        reach = WIDE * 0.72
        begin = -reach + 2 * reach * max(0.0, t * 1.6 - 0.6)
        end = -reach + 2 * reach * min(1.0, t * 1.6)
        if end - begin > 2:
            points = [(x + begin, y - begin * slope), (x + end, y - end * slope - 2), (x + end, y - end * slope + 2)]
            self.desk.brush.poly(
                surface, [(round(px), round(py)) for px, py in points], (255, 250, 236), (255, 214, 150), 1
            )

    def _smoke(self, surface: pygame.Surface, deed: CardDeed, x: float, y: float) -> None:
        """Smoke covers the card; when it lifts another one lies there."""
        t = deed.t
        face = deed.before if t < 0.42 else deed.after
        self._card(surface, face, x, y, self._strength(deed))
        cover = max(0.0, 1 - abs(t - 0.42) / 0.36)
        if cover <= 0:
            return
        for k in range(11):
            angle = k * 2.4
            far = WIDE * 0.52 * math.sqrt((k + 1) / 11) * (0.75 + 0.5 * t)
            size = round((26 + 9 * (k % 3)) * ease_out_cubic(cover))
            if size > 2:
                spot = (x + far * math.cos(angle), y + far * 1.25 * math.sin(angle) - 24 * t)
                side, tone = max(4, self.desk.kit.px(size * 3)), SMOKE[k % 2]
                self.desk.kit.put(surface, self._puff(side, tone), *spot, 0.5, 0.5)

    def _puff(self, side: int, tone: Colour) -> pygame.Surface:
        return self.desk.kit.shapes.get(("puff", side, tone), lambda: _paint_puff(side, tone))


def _paint_puff(side: int, tone: Colour) -> pygame.Surface:
    """Paints a puff of smoke with soft edges."""
    small = pygame.Surface((24, 24), pygame.SRCALPHA)
    for py in range(24):
        for px in range(24):
            far = math.hypot(px - 11.5, py - 11.5) / 12
            light = 1.0 - 0.35 * (px + py) / 46
            alpha = round(236 * max(0.0, min(1.0, (1 - far) * 1.9)))
            small.set_at((px, py), (*(round(c * light) for c in tone), alpha))
    return paint.premultiplied(pygame.transform.smoothscale(small, (side, side)))


def _paint_hammer(side: int) -> pygame.Surface:
    """Paints the hammer of the smith, its head to the left."""
    big = paint.blank((300, 300))
    for inset, wood, steel in ((0, INK, INK), (9, (150, 92, 58), (150, 166, 190))):
        handle = pygame.Rect(112, 140, 180, 34).inflate(-2 * inset, -2 * inset)
        head = pygame.Rect(28, 78, 104, 158).inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(big, wood, handle, border_radius=14)
        pygame.draw.rect(big, steel, head, border_radius=22)
    pygame.draw.rect(big, (206, 218, 234), pygame.Rect(40, 90, 30, 134), border_radius=12)
    pygame.draw.rect(big, (92, 104, 128), pygame.Rect(100, 92, 20, 130), border_radius=8)
    pygame.draw.rect(big, (196, 132, 86), pygame.Rect(150, 150, 126, 8), border_radius=4)
    return paint.finish(pygame.transform.smoothscale(big.premul_alpha(), (side, side)))
