"""The other heroes at the foot: what each still has to take, or has taken; a click looks at theirs."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.play.wording import named
from soulstack.games.spire.rules.state import NOBODY
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.gifts.gift import Gift, title
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

WIDE: Final = 212.0
HIGH: Final = 52.0
GAP: Final = 12.0


@define
class PartyFoot:
    """A plate for each hero of a party; a hero alone has none."""

    desk: "Desk"
    boxes: dict[int, Box] = field(factory=dict)

    def lay_out(self, cx: float, y: float) -> None:
        """Places the plates round a middle."""
        heroes = self.desk.state.heroes
        count = len(heroes) if len(heroes) > 1 else 0
        left = cx - (count * (WIDE + GAP) - GAP) / 2
        self.boxes = {
            hero.seat: Box(left + k * (WIDE + GAP), y, WIDE, HIGH)
            for k, hero in enumerate(sorted(heroes, key=lambda hero: hero.seat)[:count])
        }

    def things(self) -> Mapping[str, Box]:
        """Lists the plates."""
        return {f"hero {seat}": box for seat, box in self.boxes.items()}

    def draw(self, surface: pygame.Surface, shown: int, gifts: Mapping[int, Sequence[Gift]]) -> None:
        """Draws the plates; `shown` is the hero whose rewards are looked at."""
        for seat, box in self.boxes.items():
            self._draw_one(surface, seat, box, gifts.get(seat, ()), shown=seat == shown)

    def _draw_one(self, surface: pygame.Surface, seat: int, box: Box, gifts: Sequence[Gift], *, shown: bool) -> None:
        desk, brush = self.desk, self.desk.brush
        hero = desk.hero(seat)
        if shown:
            brush.halo(surface, box, radius=12)
        hot = box.has(desk.cursor)
        brush.plate(surface, box, "patina" if shown else "deep", radius=12, light=12 if hot else 0, shadow=5)
        brush.icon(surface, f"sigil_{hero}", box.x + 28, box.cy, 34)
        room = box.w - 92
        brush.text(surface, desk.name(seat), box.x + 52, box.y + 17, 16, ax=0, room=room)
        tone = theme.CREAM if shown else look.MUTED
        brush.line(surface, self._words(seat, gifts), box.x + 52, box.y + 36, 13, tone, 0, room=room)
        ready = not desk.session.can_act(seat)
        brush.icon(surface, "done" if ready else "waiting", box.right - 22, box.cy, 22)
        if seat in desk.session.people:
            brush.cap(surface, f"f{seat + 1}", box.right - 8, box.bottom, 10)

    def _words(self, seat: int, gifts: Sequence[Gift]) -> str:
        """Says what a hero is about, or has done last."""
        desk = self.desk
        if desk.state.heroes[seat].dead:
            return tr("dead")
        left = sum(1 for gift in gifts if not gift.is_over and not gift.is_draft)
        claims = [gift.claim_of(seat) for gift in gifts if gift.is_draft and gift.claim_of(seat) != NOBODY]
        if claims and not left:
            return tr("wants {card}", card=named(desk.state.faces[claims[-1]]))
        if desk.session.can_act(seat):
            if seat not in desk.session.people:
                return tr("is choosing")
            return tr_n(left, "one reward left", "{n} rewards left") if left else tr("may be done")
        taken = [gift for gift in gifts if gift.state == "taken" and gift.kind != "gold"]
        if taken:
            return tr("took {card}", card=title(desk, taken[-1]))
        return tr("is done")
