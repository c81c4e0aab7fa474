"""The pictures of cards on the table: face, shadow and everything that lies on them, cached by look and size."""

from typing import NamedTuple

import pygame

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.view import ObjView
from soulstack.ui import paint, theme
from soulstack.ui.cards import FaceCache
from soulstack.ui.cards.book import CardBook
from soulstack.ui.cards.themes import INK as CARD_INK
from soulstack.ui.geometry import CARD_RATIO
from soulstack.ui.paint.kit import FADE_STEPS, PREMULTIPLIED, Kit, darkened, fade_step, faded
from soulstack.ui.picture_cache import MB, PictureCache
from soulstack.ui.tabletop.zoom import LARGE
from soulstack.ui.theme import Colour

MASTER = 112.0
"""Table faces are drawn once at this width in units and scaled down from there."""
GREAT = 152.0
"""The same for cards that are shown wider than that."""
BARE = 110
"""Pixels of width at which a face without name and numbers is drawn, and the most at which it is shown."""
UNREADABLE = 60
"""Pixels of width below which a card's name could not be read."""
HELD = 32 * MB
"""Bytes of pictures that are kept in a window of 1920 x 1080; a crowded table shows 7 MB of them."""

Stat = tuple[str, str, int]
"""An icon, a number, and whether it is worse (-1), as printed (0) or better (1)."""


class Look(NamedTuple):
    """What a card on the table shows."""

    card: str = ""
    """The card's id; empty for a back."""
    back: str = "loot"
    turned: bool = False
    dim: bool = False
    stats: tuple[Stat, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    price: int = -1
    dear: bool = False
    """Whether the viewer has fewer cents than that."""
    depth: int = 0
    pile: int = -1
    """How many cards a pile has; -1 for a single card."""
    copy: bool = False
    soul: bool = False
    bare: int = 0
    """Pixels of width below which it shows only its picture: what counts about it is written elsewhere."""


def look_of(obj: ObjView, book: CardBook) -> Look:
    """Says what an object in play shows."""
    return Look(
        card=obj.shown,
        back=book.back(obj.shown),
        turned=not obj.charged and obj.zone in {"item", "character", "room"},
        stats=stats_of(obj, book),
        counters=tuple(sorted((name, number) for name, number in obj.counters.items() if number)),
        price=-1 if obj.price is None else obj.price,
        depth=len(obj.covered),
        copy=obj.shown != obj.card,
        soul=obj.zone == "soul",
    )


def stats_of(obj: ObjView, book: CardBook) -> tuple[Stat, ...]:
    """Lists the stats that differ from the printed ones, all of them if one does; empty when nothing differs."""
    if obj.zone == "soul" or obj.max_hp is None:
        return ()
    spec = book.spec(obj.shown)
    found: list[Stat] = []
    hp = obj.hp if obj.hp is not None else obj.max_hp
    better = (obj.max_hp > (spec.hp or 0)) - (obj.max_hp < (spec.hp or 0))
    found.append(("heart", f"{hp}/{obj.max_hp}" if hp != obj.max_hp else str(hp), -1 if hp < obj.max_hp else better))
    if obj.evasion is not None:
        # A high evasion is bad for whoever attacks, which is how the table reads it.
        change = (obj.evasion < (spec.evasion or 0)) - (obj.evasion > (spec.evasion or 0)) if spec.evasion else 0
        found.append(("evasion", f"{obj.evasion}+", change))
    if obj.attack is not None:
        found.append(("sword", str(obj.attack), (obj.attack > (spec.attack or 0)) - (obj.attack < (spec.attack or 0))))
    same = hp == obj.max_hp and all(change == 0 for _, _, change in found)
    return () if same else tuple(found)


class Looks:
    """Makes the surfaces of cards and keeps them."""

    def __init__(self, kit: Kit, faces: FaceCache, book: CardBook) -> None:
        self.kit = kit
        self.faces = faces
        self.book = book
        self.cache = PictureCache(kit.room(HELD))
        self.master = max(24, kit.px(MASTER))
        self.great = max(24, kit.px(GREAT))
        # Asked for every card in every frame, so the answers are kept: a face that was drawn once can be had again.
        self._small: set[str] = set()
        self._great: set[str] = set()
        self._bare: set[str] = set()

    def ready(self, card: str) -> bool:
        """Tells whether the face of a card is drawn already."""
        if card in self._small:
            return True
        if self.faces.ready(self.book.spec(card), "table", self.master):
            self._small.add(card)
            return True
        return False

    def want(self, card: str) -> None:
        """Asks for a face to be drawn in one of the next frames."""
        if card:
            self.faces.request(self.book.spec(card), "table", self.master)

    def want_large(self, card: str) -> None:
        """Asks for the zoomed face."""
        if card:
            self.faces.request(self.book.spec(card), "full", max(24, self.kit.px(LARGE)))

    def large(self, card: str, width: float = LARGE) -> pygame.Surface:
        """Gives the face with its text, or the enlarged table face until it is drawn."""
        spec, wide = self.book.spec(card), max(24, self.kit.px(width))
        if self.faces.ready(spec, "full", wide):
            return self.faces.full(spec, wide)
        self.faces.request(spec, "full", wide)
        if not self.ready(card):
            return self.face(card, width)
        return self.cache.get(
            ("stretched", card, wide), lambda: self._scaled(self.faces.table(spec, self.master), wide)
        )

    def thumb(self, card: str, width: float) -> pygame.Surface:
        """Gives a small face beside which the card's name is written, or the back of its deck until it is drawn."""
        wide = max(8, self.kit.px(width))
        if not card or wide >= BARE:
            return self.face(card, width)
        if not self.thumb_ready(card):
            return self.back(self.book.back(card), width)
        return self.cache.get(
            ("thumb", card, wide), lambda: self._scaled(self.faces.bare(self.book.spec(card), BARE), wide)
        )

    def thumb_ready(self, card: str) -> bool:
        """Tells whether the face without a name is drawn already, and asks for it otherwise."""
        if card in self._bare:
            return True
        spec = self.book.spec(card)
        if self.faces.ready(spec, "bare", BARE):
            self._bare.add(card)
            return True
        self.faces.request(spec, "bare", BARE)
        return False

    def face(self, card: str, width: float) -> pygame.Surface:
        """Gives a table face without chips at a width, or the back of its deck until it is drawn."""
        wide = max(8, self.kit.px(width))
        if not card or not self.ready(card):
            self.want(card)
            return self.back(self.book.back(card) if card else "loot", width)
        return self.cache.get(
            ("face", card, wide), lambda: self._scaled(self.faces.table(self.book.spec(card), self.master), wide)
        )

    def back(self, deck: str, width: float) -> pygame.Surface:
        """Gives the back of a deck at a width."""
        wide = max(8, self.kit.px(width))
        return self.cache.get(("back", deck, wide), lambda: self._scaled(self.faces.back(deck, self.master), wide))

    def sprite(self, look: Look, width: float, angle: float = 0.0, alpha: float = 1.0) -> pygame.Surface:
        """Gives a card with its shadow and chips, turned and faded; blit it by its centre."""
        wide = max(8, self.kit.px(width))
        turn = round(angle) % 360
        step = fade_step(alpha)
        return self._kept(look, wide, turn, step)

    def plain(self, card: str) -> Look:
        """Gives the look of a card with nothing on it."""
        return Look(card=card, back=self.book.back(card))

    def clear(self) -> None:
        """Forgets all pictures."""
        self.cache.clear()

    def flat(self, look: Look, width: float, squeeze: float) -> pygame.Surface:
        """Gives a card squeezed sideways, for turning it over."""
        wide = max(8, self.kit.px(width))
        part = max(1, round(squeeze * 8))
        whole = self.sprite(look, width)
        size = (max(1, whole.get_width() * part // 8), whole.get_height())
        return self.cache.get(("flat", look, wide, part), lambda: pygame.transform.smoothscale(whole, size))

    def _table(self, look: Look, wide: int) -> pygame.Surface:
        """Gives the table face that is nearest to a width from above, or the smaller one until that is drawn."""
        spec = self.book.spec(look.card)
        if wide < look.bare and self.thumb_ready(look.card):
            return self.faces.bare(spec, BARE)
        if wide > self.master * 1.06:
            if self.faces.ready(spec, "table", self.great):
                return self.faces.table(spec, self.great)
            self._great.discard(look.card)  # it was drawn once and has been given up since
            self.faces.request(spec, "table", self.great)
        return self.faces.table(spec, self.master)

    def drawn(self, look: Look, wide: int) -> int:
        """Says how well a face is drawn: 0 not at all, 1 somehow, 2 as wanted."""
        card = look.card
        if not card or (wide < look.bare and self.thumb_ready(card)):
            return 2
        if wide > self.master * 1.06:
            if card in self._great:
                return 2
            if self.faces.ready(self.book.spec(card), "table", self.great):
                self._great.add(card)
                return 2
        return 1 if self.ready(card) else 0

    def is_final(self, look: Look, width: float) -> bool:
        """Tells whether a picture of this width will not get better."""
        wide = max(8, self.kit.px(width))
        best = 2 if wide > self.master * 1.06 or wide < look.bare else 1
        return not look.card or self.drawn(look, wide) == best

    # -- making -----------------------------------------------------------------------------------------------------

    def _scaled(self, face: pygame.Surface, wide: int) -> pygame.Surface:
        if face.get_width() == wide:
            return face
        return paint.finish(pygame.transform.smoothscale(face, (wide, round(wide * CARD_RATIO))))

    def _kept(self, look: Look, wide: int, turn: int, step: int) -> pygame.Surface:
        """Gives a card as it is kept under how well its face was drawn; making it may find that the best face is gone."""
        found = self.cache.find(("sprite", look, wide, turn, step, self.drawn(look, wide)))
        if found is None:
            made = self._make(look, wide, turn, step)
            found = self.cache.keep(("sprite", look, wide, turn, step, self.drawn(look, wide)), made)
        return found

    def _make(self, look: Look, wide: int, turn: int, step: int) -> pygame.Surface:
        if step < FADE_STEPS:
            return faded(self._kept(look, wide, turn, FADE_STEPS), step / FADE_STEPS)
        card = self._with_chips(look, wide)
        if turn:
            card = paint.finish(pygame.transform.rotozoom(card, -turn, 1.0))
        return self._with_shadow(card, wide, turn, look)

    def _with_shadow(self, card: pygame.Surface, wide: int, turn: int, look: Look) -> pygame.Surface:
        high = round(wide * CARD_RATIO)
        blur = max(2, wide // 22)
        shade = self.cache.get(("shade", wide, high), lambda: paint.shade((wide, high), max(2, wide // 16), blur, 170))
        if turn:
            shade = pygame.transform.rotozoom(shade, -turn, 1.0)
        # The outermost pixels of a soft edge are not seen, but they would be blended in every frame.
        drop = max(1, wide // 26)
        margin = round(blur * 1.15) + drop
        out = paint.blank((card.get_width() + 2 * margin, card.get_height() + 2 * margin))
        middle = (out.get_width() // 2, out.get_height() // 2)
        out.blit(shade, shade.get_rect(center=(middle[0] + drop // 2, middle[1] + drop)), special_flags=PREMULTIPLIED)
        if look.depth and not turn:
            self._pile(out, wide, middle, look.depth, look.back)
        out.blit(card, card.get_rect(center=middle), special_flags=PREMULTIPLIED)
        return paint.finish(out)

    def _pile(self, out: pygame.Surface, wide: int, middle: tuple[int, int], depth: int, back: str) -> None:
        sheet = darkened(self._scaled(self.faces.back(back, self.master), wide), 0.55)
        step = max(1, wide // 40)
        for layer in range(min(3, depth), 0, -1):
            place = sheet.get_rect(center=(middle[0] + layer * step, middle[1] + layer * step))
            out.blit(sheet, place, special_flags=PREMULTIPLIED)

    def _with_chips(self, look: Look, wide: int) -> pygame.Surface:
        # Chips on a very large card need not grow with it.
        unit = min(wide / MASTER, self.kit.u * 1.12)
        if not look.card:
            out = self._scaled(self.faces.back(look.back, self.master), wide).copy()
        elif self.drawn(look, wide):
            out = self._scaled(self._table(look, wide), wide).copy()
        else:
            self.want(look.card)
            out = self._scaled(self.faces.back(look.back, self.master), wide).copy()
        if look.turned or look.dim:
            out = darkened(out, 0.76 if look.turned else 0.5, (236, 232, 255))
        width, height = out.get_size()
        if look.stats:
            self._stat_band(out, look.stats)
        if look.turned:
            side = round(40 * unit)
            disc = self._disc(side, (66, 54, 92))
            place = disc.get_rect(center=(width // 2, round(height * 0.5)))
            out.blit(disc, place, special_flags=PREMULTIPLIED)
            paint.put_sign(out, "tap", round(side * 0.8), place.center)
        if look.copy:
            self._chip(out, "cards", "copy", (width / 2, height * 0.28), unit=unit, colour=(120, 86, 160))
        for row, (name, number) in enumerate(look.counters[:3]):
            mark = "level" if name == "level" else "counter"
            self._chip(
                out, mark, str(number), (width * 0.76, height * (0.34 + 0.17 * row)), unit=unit, colour=(60, 84, 122)
            )
        if look.price >= 0:
            ink = (255, 142, 126) if look.dear else theme.CREAM
            low = (width / 2, height * 0.9)
            self._chip(out, "coin", str(look.price), low, unit=unit, colour=(96, 62, 20), ink=ink)
        if look.depth and look.pile < 0:
            self._chip(
                out,
                "",
                tr("+{n} below", n=look.depth),
                (width / 2, height * 0.32),
                unit=unit * 0.8,
                colour=(58, 40, 50),
            )
        if look.pile >= 0:
            self._chip(out, "", str(look.pile), (width / 2, height * 0.86), unit=unit * 1.25, colour=(30, 18, 28))
        return out

    def _stat_band(self, out: pygame.Surface, stats: tuple[Stat, ...]) -> None:
        width, height = out.get_size()
        unit = width / 315
        band = pygame.Rect(round(9 * unit), 0, width - round(18 * unit), round(66 * unit))
        band.bottom = height - round(7 * unit)
        plate = pygame.Surface(band.size, pygame.SRCALPHA)
        pygame.draw.rect(plate, (34, 20, 32, 255), plate.get_rect(), border_radius=max(2, band.h // 3))
        out.blit(plate.premul_alpha(), band, special_flags=PREMULTIPLIED)
        # A number like 1/3 needs more room than a single figure.
        shares = [1.0 + 0.42 * (len(text) - 1) for _, text, _ in stats]
        left = float(band.x)
        for (icon, text, change), share in zip(stats, shares, strict=True):
            cell = band.w * share / sum(shares)
            colour = {-1: (255, 142, 126), 0: theme.CREAM, 1: (150, 236, 140)}[change]
            image = paint.number(text, max(6, round(band.h * 0.68)), colour, CARD_INK)
            side = round(band.h * 0.82)
            total = side + image.get_width() - round(side * 0.12)
            if total > cell:
                factor = cell / total
                image = pygame.transform.smoothscale(
                    image, (max(1, round(image.get_width() * factor)), max(1, round(image.get_height() * factor)))
                )
                side = round(side * factor)
                total = round(cell)
            start = left + (cell - total) / 2
            paint.put_sign(out, icon, side, (start + side / 2, band.centery))
            place = image.get_rect(midleft=(round(start + side * 0.88), band.centery))
            out.blit(image, place, special_flags=PREMULTIPLIED)
            left += cell

    def _chip(
        self,
        out: pygame.Surface,
        icon: str,
        text: str,
        centre: tuple[float, float],
        *,
        unit: float,
        colour: Colour,
        ink: Colour = theme.CREAM,
    ) -> None:
        # A number on a small card still has to be read.
        px = max(self.kit.px(9.5), round(19 * unit))
        words = paint.number(text, px, ink, CARD_INK)
        side = round(px * 1.15) if icon else 0
        width = words.get_width() + side + round(px * 0.7)
        height = round(px * 1.42)
        body = self._pill((width, height), colour)
        place = body.get_rect(center=(round(centre[0]), round(centre[1])))
        place.clamp_ip(out.get_rect())
        out.blit(body, place, special_flags=PREMULTIPLIED)
        x = place.x + round(px * 0.35)
        if icon:
            paint.put_sign(out, icon, side, (x + side / 2, place.centery))
            x += side
        out.blit(words, words.get_rect(midleft=(x, place.centery)), special_flags=PREMULTIPLIED)

    def _pill(self, size: tuple[int, int], colour: Colour) -> pygame.Surface:
        def make() -> pygame.Surface:
            big = paint.blank((size[0] * 3, size[1] * 3))
            pygame.draw.rect(big, (*theme.INK, 255), big.get_rect(), border_radius=size[1])
            inner = big.get_rect().inflate(-size[1] // 3, -size[1] // 3)
            pygame.draw.rect(big, (*colour, 255), inner, border_radius=size[1])
            return paint.finish(pygame.transform.smoothscale(big.premul_alpha(), size))

        return self.cache.get(("pill", size, colour), make)

    def _disc(self, side: int, colour: Colour) -> pygame.Surface:
        return self._pill((side, side), colour)
