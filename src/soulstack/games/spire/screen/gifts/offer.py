"""What one reward holds, laid out large: faces in a fan, things on pedestals, backs, gold."""

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.cards.faces import UP
from soulstack.games.spire.play.wording import REWARDS
from soulstack.games.spire.rules.state import NOBODY
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.desk import card_box
from soulstack.games.spire.screen.gifts import pedestal
from soulstack.games.spire.screen.gifts.gift import ICONS, Gift
from soulstack.games.spire.screen.gifts.motion import put_turning, spread, turned
from soulstack.kernel.ids import GAME
from soulstack.ui import theme
from soulstack.ui.geometry import CARD_RATIO, Box
from soulstack.ui.tween import ease_in_out

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

WIDE: Final = 200.0
GAP: Final = 47.0
LARGER: Final = 1.1
"""How much larger the card is that is pointed at."""
THING: Final = 108.0
STRIP: Final = 30.0
HOP: Final = 0.36
"""Seconds in which a sigil hops to what its hero claims."""
PATIENCE: Final = 0.6
"""Seconds after which faces are drawn that nobody has asked for yet."""
TICKET: Final = (232, 182, 70)


@define
class Offer:
    """Shows the inside of one reward in a box; every face has a place in `spots`."""

    desk: "Desk"
    room: Box = Box(0, 0, 10, 10)
    gift: Gift | None = None
    seat: int = 0
    spots: list[Box] = field(factory=list)
    hot: int = -1
    """The face that is pointed at, by the mouse or by keys."""
    up: bool = False
    """Whether upgraded sides are shown, as long as a key is held."""
    since: float = -9.0
    """When it was laid out."""
    turned_at: float = -9.0
    """When it was turned up."""
    next_ahead: float = 0.0
    """When the next face may be drawn ahead."""
    homes: Mapping[int, tuple[float, float]] = field(factory=dict)
    """Where the sigils of heroes come from that claim nothing yet."""
    hops: dict[int, tuple[tuple[float, float], float]] = field(factory=dict)
    """From where and when the sigils of heroes have hopped to what they claim."""
    wishes: Mapping[int, int] = field(factory=dict)
    """What heroes want that somebody else claims: seat and card."""

    def show(self, gift: Gift | None, seat: int) -> None:
        """Takes on a reward; one that has just been turned up is seen turning."""
        before = self.gift
        self.gift, self.seat = gift, seat
        if gift is None:
            self.spots, self.hot = [], -1
            return
        same = before is not None and before.id == gift.id
        now = self.desk.clock
        if not same:
            self.since, self.turned_at, self.hot = now, -9.0, -1
        elif before is not None and before.state == "back" and gift.state == "open":
            self.turned_at, self.hot = now, -1
            if gift.tickets:
                self.desk.sound("ticket")
        elif before is not None and gift.is_draft:
            self._let_hop(before, gift)
        self.lay_out(self.room)
        self._ask_for_faces()

    def _let_hop(self, before: Gift, gift: Gift) -> None:
        """Lets the sigils of those hop who claim something else now."""
        for card, seat in gift.claims:
            old = before.claim_of(seat)
            if old != card:
                start = self._sigil_spot(old) if old != NOBODY else self.homes.get(seat, self.room.centre)
                self.hops[seat] = (start, self.desk.clock)

    def _sigil_spot(self, card: int) -> tuple[float, float]:
        """Gives where the sigil of whoever claims a thing lies."""
        return self.place_of(card)[0], self._feet + 44

    def lay_out(self, room: Box) -> None:
        """Places what it shows in a box."""
        self.room = room
        gift = self.gift
        if gift is None:
            return
        if gift.kind == "transform":
            self.spots = [Box(room.cx - 230, room.cy - 110, 460, 190)]
            return
        count = len(gift.cards) if gift.cards else gift.show
        if gift.by_face or gift.state == "back":
            self._lay_faces(count)
        else:
            self._lay_things(count)

    def _lay_faces(self, count: int) -> None:
        room = self.room
        single = self.gift is not None and not self.gift.by_face
        most = 150.0 if single else WIDE
        gap = GAP if count <= 3 else 22.0
        wide = min(most, (room.w - gap * (count - 1) - 24) / max(1, count), (room.h - 88) / CARD_RATIO)
        step = wide + gap
        left = room.cx - step * (count - 1) / 2
        self.spots = [card_box(left + k * step, room.cy - 8, wide) for k in range(count)]

    def _lay_things(self, count: int) -> None:
        room = self.room
        gap = 26.0 if count <= 3 else 14.0
        wide = min(236.0, (room.w - gap * (count - 1)) / max(1, count))
        left = room.cx - (wide + gap) * (count - 1) / 2
        self.spots = [Box(left + k * (wide + gap) - wide / 2, room.y, wide, room.h) for k in range(count)]

    def _ask_for_faces(self) -> None:
        """Lets faces be drawn while their backs are still seen, so that no frame waits for one."""
        gift = self.gift
        if gift is None or not gift.by_face or gift.state != "open" or not self.spots:
            return
        for face in gift.faces:
            self._ready(face, self.spots[0].w)

    def look_ahead(self) -> None:
        """Lets what may be pointed at next be drawn in idle moments, one after another: large faces, then upgraded sides."""
        gift, desk = self.gift, self.desk
        if gift is None or not gift.by_face or gift.state != "open" or not self.spots or desk.app.faces.waiting:
            return
        if desk.clock < self.next_ahead or self._passed(self.turned_at) < PATIENCE:
            return
        self.next_ahead = desk.clock + PATIENCE / 2
        own = self.spots[0].w
        wanted = [(face, self._large(own)) for face in gift.faces]
        wanted += [(self._up(face), own) for face in gift.faces]
        for face, wide in wanted:
            if not self._ready(face, wide):
                return

    @staticmethod
    def _large(wide: float) -> float:
        return max(wide * LARGER, 186.0)

    # --- what can be touched ---------------------------------------------------------------------------------------

    def things(self) -> Mapping[str, Box]:
        """Lists the faces."""
        return {f"face {k}": box for k, box in enumerate(self.spots)}

    def at(self, point: tuple[float, float]) -> int:
        """Gives the face under a point, or -1."""
        return next((k for k, box in enumerate(self.spots) if box.has(point)), -1)

    def card(self, at: int) -> int:
        """Gives the card of a face, or NOBODY for a back."""
        gift = self.gift
        return gift.cards[at] if gift is not None and 0 <= at < len(gift.cards) else NOBODY

    def place_of(self, card: int) -> tuple[float, float]:
        """Gives where a thing lies, or the middle."""
        gift = self.gift
        if gift is not None and card in gift.cards and gift.cards.index(card) < len(self.spots):
            box = self.spots[gift.cards.index(card)]
            return (box.cx, box.cy) if gift.by_face else (box.cx, self._feet - THING / 2)
        return self.room.centre

    @property
    def _feet(self) -> float:
        """The height at which things stand."""
        return self.room.y + max(150.0, self.room.h * 0.43)

    def _up(self, face: str) -> str:
        """Gives the upgraded side of a face, or itself where there is none."""
        if face.endswith(UP):
            return face
        card = self.desk.book.cards.get(face)
        return face + UP if getattr(card, "up", None) is not None else face

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws it."""
        gift = self.gift
        if gift is None:
            return
        if gift.kind == "gold":
            self._draw_gold(surface, gift)
        elif gift.kind == "transform":
            self._draw_transform(surface, gift)
        elif gift.state == "back" or (gift.is_over and not gift.cards):
            self._draw_backs(surface, gift)
        elif gift.by_face:
            self._draw_faces(surface, gift)
        else:
            self._draw_things(surface, gift)

    def _passed(self, since: float) -> float:
        return 9.0 if self.desk.still else self.desk.clock - since

    def _draw_gold(self, surface: pygame.Surface, gift: Gift) -> None:
        brush, room = self.desk.brush, self.room
        pedestal.light(surface, self.desk, room.cx, room.cy + 70, 150)
        pedestal.put(surface, self.desk, room.cx, room.cy + 70, 150)
        for dx, dy, size in ((-34, 40, 54), (34, 42, 54), (0, 48, 62), (-16, 4, 54), (18, 0, 54)):
            brush.icon(surface, "coin", room.cx + dx, room.cy + dy, size)
        brush.text(surface, tr("{n} gold", n=gift.n), room.cx, room.cy + 160, 26, look.LANTERN)

    def _draw_backs(self, surface: pygame.Surface, gift: Gift) -> None:
        """Draws what nobody has seen: the backs, with the kind on them."""
        desk, brush = self.desk, self.desk.brush
        out = spread(self._passed(self.since))
        owner = desk.hero(self.seat) if gift.kind in {"card", "rare"} else "colorless"
        for k, box in enumerate(self.spots):
            x = self.room.cx + (box.cx - self.room.cx) * out
            tilt = (k - (len(self.spots) - 1) / 2) * 2.0
            image = desk.back_image(owner, box.w)
            hot = self.hot >= 0 and not gift.is_over
            desk.put_card(
                surface, image, x, box.cy - (4 if hot else 0), angle=tilt, key=("back", owner),
                glow=look.LANTERN if hot else look.VERDIGRIS, dim=gift.is_over,
            )  # fmt: skip
            if owner == "colorless":
                brush.disc(surface, x, box.cy - (4 if hot else 0), box.w * 0.25, (44, 62, 74), line=2.4)
                brush.icon(surface, ICONS[gift.kind], x, box.cy - (4 if hot else 0), box.w * 0.34)
        self._draw_name(surface, tr("An upgraded card") if gift.upgraded else tr(REWARDS[gift.kind].pattern, n=gift.n))

    def _draw_faces(self, surface: pygame.Surface, gift: Gift) -> None:
        order = [k for k in range(len(self.spots)) if k != self.hot]
        for k in (*order, self.hot) if 0 <= self.hot < len(self.spots) else order:
            self._draw_face(surface, gift, k, hot=k == self.hot)

    def _draw_face(self, surface: pygame.Surface, gift: Gift, k: int, *, hot: bool) -> None:
        desk = self.desk
        box = self.spots[k]
        x = self.room.cx + (box.cx - self.room.cx) * spread(self._passed(self.since))
        base = gift.faces[k]
        face = self._up(base) if self.up else base
        gone = gift.is_over and gift.cards[k] != gift.taken
        part = turned(self._passed(self.turned_at), k)
        hot = hot and not gift.is_over and part >= 1
        large = self._large(box.w)
        wide = large if hot and self._ready(face, large) else box.w
        if part < 1 or not self._ready(face, wide):
            if part >= 0.5 and self._ready(face, wide):
                put_turning(surface, desk, desk.card_image(face, wide), x, box.cy, part - 1)
            else:
                owner = desk.hero(self.seat)
                put_turning(surface, desk, desk.back_image(owner, box.w), x, box.cy, min(part, 0.5))
            return
        glow = look.LANTERN if hot or gift.cards[k] == gift.taken else None if gone else look.VERDIGRIS
        desk.put_card(surface, desk.card_image(face, wide), x, box.cy, glow=glow, dim=gone, key=("gift", face))
        low = box.cy + wide * CARD_RATIO / 2
        if gift.cards[k] in gift.tickets:
            self._draw_ticket(surface, x, low + 19, wide)
        elif hot:
            self._draw_strip(surface, base, x, low + 20, wide)
        if not gift.is_over:
            desk.brush.cap(surface, str((k + 1) % 10), x + 11, box.bottom + (62 if box.w > 150 else 24), 13)

    def _ready(self, face: str, wide: float) -> bool:
        return self.desk.face_ready(face, wide) is not None

    def _draw_strip(self, surface: pygame.Surface, base: str, x: float, y: float, wide: float) -> None:
        """Says below a card what its upgraded side is like."""
        brush, other = self.desk.brush, self._up(base)
        if other == base:
            return
        box = Box(x - wide * 0.47, y - STRIP / 2, wide * 0.94, STRIP)
        brush.plate(surface, box, "patina", radius=10, shadow=4)
        brush.icon(surface, "upgrade", box.x + 17, box.cy, 21)
        brush.line(surface, self._change(base, other), box.cx + 6, box.cy, 13.5, theme.CREAM, room=box.w - 74)
        brush.cap(surface, "u", box.right - 6, box.cy, 11)

    def _change(self, base: str, other: str) -> str:
        """Says in a few words what the upgraded side does differently."""
        book = self.desk.book
        before, after = book.live_spec(base), book.live_spec(other)
        fresh = [line for line in after.text if line not in before.text]
        if before.cost != after.cost and not fresh:
            return tr("Costs {n}", n=after.cost)
        if len(fresh) == 1 and len(fresh[0]) <= 26:
            return tr("Upgraded: {text}", text=fresh[0].removesuffix("."))
        return tr("Upgraded side")

    def _draw_ticket(self, surface: pygame.Surface, x: float, y: float, wide: float) -> None:
        """Lays the ribbon of a Golden Ticket below a rare card."""
        brush, half, high = self.desk.brush, wide * 0.42, 15.0
        brush.glow(surface, x, y, wide * 0.6, (150, 112, 36), 0.8 + 0.2 * math.sin(self.desk.clock * 2.4))
        notch = 7.0
        left, right = x - half, x + half
        points = [
            (left, y - high), (right, y - high), (right - notch, y - high + 8), (right, y), (right - notch, y + high - 8),
            (right, y + high), (left, y + high), (left + notch, y + high - 8), (left, y), (left + notch, y - high + 8),
        ]  # fmt: skip
        brush.poly(surface, points, TICKET, line=2.2)
        brush.text(surface, tr("Golden Ticket: a rare"), x, y - 1, 14.5, room=2 * half - 26)

    def _draw_things(self, surface: pygame.Surface, gift: Gift) -> None:
        """Draws relics or potions; those of a draft share one stone."""
        desk = self.desk
        feet = self._feet
        if gift.is_draft and self.spots:
            left, right = self.spots[0].x, self.spots[-1].right
            pedestal.slab(surface, desk, Box(left - 6, feet - 20, right - left + 12, 62))
        for k, box in enumerate(self.spots):
            self._draw_thing(surface, gift, k, box, feet)

    def _draw_thing(self, surface: pygame.Surface, gift: Gift, k: int, box: Box, feet: float) -> None:
        desk, card, face = self.desk, gift.cards[k], gift.faces[k]
        part = turned(self._passed(self.turned_at), k)
        hot = k == self.hot and not gift.is_over
        owner = gift.claimed_by(card)
        gone = (gift.is_over and not gift.is_draft and card != gift.taken) or (owner not in {GAME, self.seat})
        strength = part * (0.3 if gone else 1.0)
        pedestal.light(surface, desk, box.cx, feet, min(150.0, box.w * 0.8), strength)
        if not gift.is_draft:
            pedestal.put(surface, desk, box.cx, feet, min(150.0, box.w * 0.8))
        bob = 0.0 if desk.still or gone else 2.5 * math.sin(desk.clock * 1.9 + k * 1.7)
        rise = (1 - part) * 26
        pedestal.thing(
            surface, desk, face, box.cx, feet + bob + rise - 4, min(THING, box.w * 0.62) * (1.06 if hot else 1)
        )
        top = feet + (66 if gift.is_draft else 54)
        most = self.room.bottom - top - 30
        high = max(92.0, *(pedestal.words_height(desk, each, box.w, most) for each in gift.faces))
        pedestal.words(surface, desk, face, Box(box.x, top, box.w, high), hot=hot or owner == self.seat)
        if gift.is_draft:
            self._draw_claims(surface, card, box.cx, feet + 44, owner)
        if not gift.is_over or gift.is_draft:
            desk.brush.cap(surface, str((k + 1) % 10), box.cx + 11, top + high + 18, 13)

    def _draw_claims(self, surface: pygame.Surface, card: int, x: float, y: float, owner: int) -> None:
        """Puts the sigils of those who want a thing; two on one glow amber."""
        wanting = [seat for seat, wish in self.wishes.items() if wish == card and seat != owner]
        seats = [*([owner] if owner != GAME else []), *wanting]
        for k, seat in enumerate(seats):
            at, low = self._hopping(seat, x + (k - (len(seats) - 1) / 2) * 38, y)
            hero = self.desk.hero(seat)
            if len(seats) > 1:
                self.desk.brush.glow(surface, at, low, 42, (200, 120, 20))
            edge = look.EMBER if len(seats) > 1 else theme.INK
            self.desk.brush.disc(surface, at, low, 17, theme.lighter(look.hero_colour(hero), -60), edge, 2.6)
            self.desk.brush.icon(surface, f"sigil_{hero}", at, low, 26)

    def _hopping(self, seat: int, x: float, y: float) -> tuple[float, float]:
        """Gives where a sigil is on its way to what it claims."""
        start, since = self.hops.get(seat, ((x, y), -9.0))
        t = min(1.0, self._passed(since) / HOP)
        part = ease_in_out(t)
        return start[0] + (x - start[0]) * part, start[1] + (y - start[1]) * part - 46 * math.sin(t * math.pi)

    def _draw_transform(self, surface: pygame.Surface, gift: Gift) -> None:
        """Draws what a transformation is: a card of the deck goes, one that nobody knows comes."""
        desk, brush, room = self.desk, self.desk.brush, self.room
        owner, wide = desk.hero(self.seat), 118.0
        hot = self.hot >= 0 and not gift.is_over
        image = desk.back_image(owner, wide)
        y = room.cy - 16
        for k in (2, 1, 0):
            desk.put_card(
                surface, image, room.cx - 150 - k * 7, y - k * 5, angle=-3.0, key=("back", owner), dim=gift.is_over
            )
        brush.glow(surface, room.cx, y, 120, (90, 60, 140), 0.8 if desk.still else 0.8 + 0.2 * math.sin(desk.clock * 2))
        brush.icon(surface, "transform", room.cx, y, 96 if hot else 88)
        glow = look.LANTERN if hot else look.VERDIGRIS
        desk.put_card(surface, image, room.cx + 150, y, angle=3.0, key=("back", owner), glow=glow, dim=gift.is_over)
        self._draw_name(surface, tr("A card of the deck becomes another"))

    def _draw_name(self, surface: pygame.Surface, words: str) -> None:
        """Lays a small plate with what this is below it."""
        wide = max(220.0, self.desk.kit.outlined(words, 17).get_width() / self.desk.kit.u + 44)
        box = Box(self.room.cx - wide / 2, self.room.bottom - 46, wide, 32)
        self.desk.brush.plate(surface, box, "glass", radius=16, alpha=0.9)
        self.desk.brush.text(surface, words, box.cx, box.cy - 1, 17, look.LANTERN)
