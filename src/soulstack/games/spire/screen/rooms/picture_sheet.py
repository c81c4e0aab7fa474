"""A question of a few answers with a picture beside it: the thing that it is about, or an icon."""

from typing import Final

import pygame
from attrs import define

from soulstack.app.language import tr
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.sheet import DIGITS, FACES, Item, Sheet
from soulstack.kernel.sentences import Sentence
from soulstack.ui import theme
from soulstack.ui.geometry import CARD_RATIO, Box

ROW: Final = 52.0
ICONS: Final = {
    "yes": "check", "no": "cross", "potion": "potion", "relic": "relic", "leave": "cross",
}  # fmt: skip
"""What stands before an answer, by its verb."""
ANSWERS: Final = {
    ("key", "yes"): Sentence("Take it, all together"),
    ("key", "no"): Sentence("Leave it in the fire"),
    ("overflow", "no"): Sentence("Leave it behind"),
    ("buy", "yes"): Sentence("Buy it"),
    ("buy", "no"): Sentence("Put it back under its deck"),
}
"""What an answer means to a question, where yes and no would say too little."""


@define
class PictureSheet(Sheet):
    """Asks one seat for one of a few answers, each with what it is about."""

    icon: str = ""
    """What is shown where no component is asked about."""
    note: str = ""
    """A sentence above the answers."""
    title: str = ""
    """What is asked, where the question of the rules is a wider one."""

    def __attrs_post_init__(self) -> None:
        super().__attrs_post_init__()
        for item in self.items:
            said = ANSWERS.get((self.decision.kind, item.option.verb))
            if said is not None and item.option.ref is None:
                item.words = tr(said.pattern)

    @property
    def face(self) -> str:
        """The component that is asked about."""
        source = self.decision.source
        if source is None or source[0] != "card":
            return ""
        face = self.desk.state.faces[source[1]]
        return face.id if face.kind in FACES else ""

    @property
    def _has_picture(self) -> bool:
        return bool(self.face or self.icon)

    def lay_out(self, room: Box) -> None:
        """Places the answers in a column beside the picture; many of them, or several at once, are laid out as on any sheet."""
        if not self.single or len(self.items) > len(DIGITS):
            super().lay_out(room)
            return
        for item in self.items:
            item.face = ""
        aside = 236.0 if self._has_picture else 0.0
        high = max(84 + (34 if self.note else 0) + len(self.items) * (ROW + 8), 330.0 if self.face else 220.0) + 20
        wide = 460 + aside
        self.room = Box(room.cx - wide / 2, max(room.y, room.cy - high / 2), wide, high)
        y = self.room.y + 84 + (34 if self.note else 0)
        for item in self.items:
            item.box = Box(self.room.x + aside + 20, y, wide - aside - 40, ROW)
            y += ROW + 8

    @property
    def _laid(self) -> bool:
        return self.single and len(self.items) <= len(DIGITS)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the question."""
        if not self._laid:
            super().draw(surface)
            return
        desk, brush, room = self.desk, self.desk.brush, self.room
        desk.kit.put(surface, desk.kit.veil(surface.get_size(), (6, 10, 18), 0.62), 0, 0)
        brush.halo(surface, room, radius=18)
        brush.plate(surface, room, "stone", radius=18, shadow=0)
        words = self.title or desk.session.prompt(self.decision)
        brush.text(surface, words, room.cx, room.y + 28, 21, look.LANTERN, room=room.w - 40)
        brush.line(surface, desk.name(self.decision.seat), room.cx, room.y + 54, 14)
        if self.note:
            left = self.items[0].box if self.items else room
            brush.line(surface, self.note, left.cx, room.y + 88, 15, theme.CREAM, room=left.w)
        self._draw_picture(surface)
        over = self.at(desk.cursor)
        for k, item in enumerate(self.items):
            self._draw_answer(surface, k, item, hot=k in {over, self.focus})

    def _draw_picture(self, surface: pygame.Surface) -> None:
        desk, room = self.desk, self.room
        x, y = room.x + 128, room.y + 74 + (room.h - 90) / 2
        if self.face:
            wide = min(180.0, (room.h - 110) / CARD_RATIO)
            desk.put_card(surface, desk.card_image(self.face, wide), x, y)
        elif self.icon:
            desk.brush.glow(surface, x, y, 104, (120, 60, 40))
            desk.brush.icon(surface, self.icon, x, y, 118)

    def _draw_answer(self, surface: pygame.Surface, k: int, item: Item, *, hot: bool) -> None:
        brush, box = self.desk.brush, item.box
        if hot:
            brush.halo(surface, box, radius=10, blur=5)
        brush.plate(surface, box, "deep", radius=10, light=14 if hot else 0, shadow=4)
        left = box.x + 16
        name, found = self._sign(item)
        if found is not None:
            self.desk.kit.put(surface, brush.picture(found, 36, 36), box.x + 31, box.cy, 0.5, 0.5)
        elif name:
            brush.icon(surface, name, box.x + 31, box.cy, 28)
        if name or found is not None:
            left = box.x + 58
        brush.line(surface, item.words, left, box.cy, 16, theme.CREAM, ax=0, room=box.right - 44 - left)
        brush.cap(surface, str((k + 1) % 10), box.right - 10, box.cy)

    def _sign(self, item: Item) -> tuple[str, pictures.Picture | None]:
        """Gives what stands before an answer: an icon, or the picture of the item that it is about."""
        ref, state = item.option.ref, self.desk.state
        if ref is not None and ref[0] == "card":
            face = state.faces[ref[1]]
            if face.kind == "potion":
                return "", pictures.potion(face.id)
            if face.kind == "relic":
                return "", pictures.relic(face.id)
        if ref is not None and ref[0] == "seat":
            return f"sigil_{state.heroes[ref[1]].hero}", None
        return ICONS.get(item.option.verb, ""), None
