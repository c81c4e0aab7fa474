"""What is only looked at on the set-up of a run: the ladder of ascension, the gifts of a quick start, a modifier on its card."""

import io
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.app.options import day_of
from soulstack.games.spire.play.annals import Entry
from soulstack.games.spire.play.levels import levels
from soulstack.games.spire.play.names import ROMAN
from soulstack.games.spire.play.options import MODIFIER_NAMES
from soulstack.games.spire.rules.campaign import PROVING_ACT, PROVING_ACT_ALONE
from soulstack.games.spire.rules.climb.quick_start import TABLE
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.ui import paint, theme
from soulstack.ui.cards import textlay
from soulstack.ui.geometry import Box
from soulstack.ui.scenery import Area, Scenery

if TYPE_CHECKING:
    from soulstack.games.spire.play.run_plan import RunPlan

SMALLEST: Final = 11
GIFTS: Final[Mapping[str, tuple[str, Callable[[int], str]]]] = {
    "neow": ("hint", lambda _: tr("A blessing of Neow")),
    "gold": ("gold", lambda n: tr_n(n, "{n} gold", "{n} gold")),
    "card": ("deck", lambda n: tr_n(n, "One card reward", "{n} card rewards")),
    "transform": ("transform", lambda n: tr_n(n, "Transform a card", "Transform {n} cards")),
    "roll": ("bone_die", lambda n: tr_n(n, "A roll of the die", "{n} rolls of the die")),
    "potion": ("potion", lambda n: tr_n(n, "A potion", "{n} potions")),
    "relic": ("relic", lambda n: tr_n(n, "A relic", "{n} relics")),
    "rare": ("golden_ticket", lambda n: tr_n(n, "One rare card reward", "{n} rare card rewards")),
    "boss_relic": ("room_boss", lambda n: tr_n(n, "A boss relic", "{n} boss relics")),
    "remove": ("remove", lambda n: tr_n(n, "Remove a card", "Remove {n} cards")),
    "upgrade": ("upgrade", lambda n: tr_n(n, "Upgrade a card", "Upgrade {n} cards")),
    "merchant": ("room_merchant", lambda _: tr("A visit to the Merchant")),
}
"""What the rows of a quick start give: a picture and words."""


def write(
    surface: pygame.Surface, text: str, rect: pygame.Rect, px: int, colour: theme.Colour, *, middle: bool = False
) -> None:
    """Writes words with icons into a place, smaller where they would not fit."""
    laid = textlay.fit(text.split("\n"), rect.width, rect.height, px, min(px, SMALLEST))
    top = rect.top + (max(0, rect.height - laid.height) // 2 if middle else 0)
    textlay.draw(surface, laid, rect.left, top, colour)


class Ladder(Scenery):
    """What each level of ascension changes; those that count are lit."""

    def __init__(self, area: Area, plan: "RunPlan", atelier: Atelier) -> None:
        super().__init__(area)
        self.plan, self.atelier = plan, atelier

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        said, level = levels(self.plan.printing), self.plan.values["ascension"]
        step = box.h / len(said)
        for number, words in enumerate(said, 1):
            y, counts = box.y + (number - 0.5) * step, number <= level
            if counts:
                row = Box(box.x, y - step / 2 + 1, box.w, step - 2)
                brush.plate(surface, row, "patina", radius=7, line=1.4, shadow=0, alpha=0.55)
            colour = theme.CREAM if counts else theme.MUTED
            room = box.w - 54
            if number > self.plan.highest:
                brush.icon(surface, "lock", box.x + 20, y, 17)
                if number == self.plan.highest + 1:
                    room -= brush.line(
                        surface,
                        self._way_there(),
                        box.right - 10,
                        y,
                        13,
                        look.LANTERN,
                        1.0,
                        room=220,
                        face=theme.ITALIC_FONT,
                    )
            else:
                brush.text(surface, str(number), box.x + 20, y, 15, look.LANTERN if counts else theme.MUTED)
            brush.line(surface, tr(words), box.x + 44, y, 15, colour, 0.0, room=room)

    def _way_there(self) -> str:
        """Says how the next level is reached (ASC-13, ASC-16, SOLO-03)."""
        act = PROVING_ACT_ALONE if len(self.plan.party) == 1 else PROVING_ACT
        return tr("opens with the boss of Act {act}", act=ROMAN[act])


class Gifts(Scenery):
    """What every hero gets before a run that begins in a later act, in the order in which it is given."""

    def __init__(self, area: Area, plan: "RunPlan", atelier: Atelier) -> None:
        super().__init__(area)
        self.plan, self.atelier = plan, atelier

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        rows = [row for row in TABLE[self.plan.given["act"]] if row[1]]
        high = (len(rows) + 1) // 2
        step, wide = box.h / high, box.w / 2
        for at, (kind, n) in enumerate(rows):
            icon, words = GIFTS[kind]
            place = Box(box.x + at // high * wide, box.y + at % high * step, wide - 8, step - 6)
            brush.plate(surface, place, "glass", radius=9, line=1.8, shadow=0)
            brush.text(surface, str(at + 1), place.x + 17, place.cy, 14, look.LANTERN)
            brush.icon(surface, icon, place.x + 48, place.cy, min(30.0, step - 12))
            brush.line(surface, words(n), place.x + 72, place.cy, 15, theme.CREAM, 0.0, room=place.w - 82)


class ModifierCard(Scenery):
    """A modifier of the day: its name, a picture and what it does."""

    def __init__(self, area: Area, modifier: Any, atelier: Atelier) -> None:
        super().__init__(area)
        self.modifier, self.atelier = modifier, atelier

    def draw(self, surface: pygame.Surface) -> None:
        space = self.space
        brush, box = self.atelier.brush(space), self.atelier.box(space, self.rect)
        brush.plate(surface, box, "dusk", radius=14)
        found = pictures.of_kind("modifier", self.modifier.id, "modifier")
        size = found.fitted(brush.kit.px(box.w - 40), brush.kit.px(96))
        image = brush.held.get(("round", found.name, size), lambda: _rounded(found, size, brush.kit.px(10)))
        frame = Box(0, 0, size[0] / brush.kit.u + 6, size[1] / brush.kit.u + 6)
        brush.plate(surface, Box(box.cx - frame.w / 2, box.y + 13, frame.w, frame.h), "glass", radius=12, line=2)
        brush.kit.put(surface, image, box.cx, box.y + 16, 0.5, 0.0)
        name = tr(MODIFIER_NAMES[self.modifier.id])
        brush.text(surface, name, box.cx, box.y + 132, 21, look.LANTERN, room=box.w - 24)
        place = space.px(16)
        low = pygame.Rect(
            self.rect.left + place, self.rect.top + space.px(154), self.rect.width - 2 * place, space.px(box.h - 164)
        )
        write(surface, tr(self.modifier.text), low, space.font_px(16), theme.CREAM)


def _rounded(found: pictures.Picture, size: tuple[int, int], radius: int) -> pygame.Surface:
    image = pygame.image.load_sized_svg(io.BytesIO(found.svg), size).convert_alpha()
    return paint.premultiplied(paint.cut_round(image, radius))


class Days(Scenery):
    """The climbs of past days: how far the best of each came, and with whom; the day that is shown is lit."""

    def __init__(self, area: Area, days: Sequence[Entry], plan: "RunPlan", atelier: Atelier) -> None:
        super().__init__(area)
        self.days, self.plan, self.atelier = tuple(days), plan, atelier

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        brush.plate(surface, box, "glass", radius=14, line=2, shadow=0)
        brush.text(surface, tr("Your days"), box.cx, box.y + 22, 18, look.LANTERN, room=box.w - 24)
        if not self.days:
            low = self.rect.inflate(-self.space.px(28), -self.space.px(80)).move(0, self.space.px(14))
            write(
                surface,
                tr("The climbs of other days are listed here."),
                low,
                self.space.font_px(14),
                theme.MUTED,
                middle=True,
            )
            return
        high = 29.0
        for at, entry in enumerate(self.days[: int((box.h - 48) / high)]):
            row = Box(box.x + 8, box.y + 42 + at * high, box.w - 16, high - 3)
            if entry.daily == self.plan.day:
                brush.plate(surface, row, "patina", radius=7, line=1.4, shadow=0)
            brush.icon(surface, "crown" if entry.won else "skull", row.x + 13, row.cy, 19)
            day = day_of(entry.daily)
            said = tr("{day}/{month}", day=day.day, month=day.month) if day is not None else ""
            brush.line(surface, said, row.x + 28, row.cy, 14, theme.CREAM, 0.0, room=44)
            act = tr("Act {act}", act=ROMAN[max(1, min(4, entry.act))])
            brush.line(surface, act, row.x + 76, row.cy, 13, theme.MUTED, 0.0, room=44)
            step = min(15.0, (row.w - 132) / max(1, len(entry.heroes)))
            for k, one in enumerate(entry.heroes):
                brush.icon(
                    surface, f"sigil_{one.hero}", row.right - 10 - (len(entry.heroes) - 1 - k) * step, row.cy, 17
                )


class Told(Scenery):
    """What a modifier does, and how it goes with the others."""

    def __init__(self, area: Area, atelier: Atelier) -> None:
        super().__init__(area)
        self.atelier = atelier
        self.text = ""
        self.warning = ""

    def draw(self, surface: pygame.Surface) -> None:
        space = self.space
        brush, box = self.atelier.brush(space), self.atelier.box(space, self.rect)
        brush.plate(surface, box, "dusk" if self.warning else "glass", radius=12, line=2, shadow=0)
        inner = self.rect.inflate(-space.px(28), -space.px(14))
        parts = [(self.text, theme.CREAM), (self.warning, look.LANTERN)]
        shown = [part for part in parts if part[0]]
        for at, (text, colour) in enumerate(shown):
            high = inner.height // len(shown)
            row = pygame.Rect(inner.left, inner.top + at * high, inner.width, high)
            write(surface, text, row, space.font_px(16), colour, middle=True)
