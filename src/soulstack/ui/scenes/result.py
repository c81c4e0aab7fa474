"""The end of a game: who won, with how many souls, and the seed to play it again."""

from typing import TYPE_CHECKING, Any

import pygame
from attrs import frozen

from soulstack.app.language import joined, tr, tr_n
from soulstack.app.words import shown_name
from soulstack.ui import games, paint, theme
from soulstack.ui.scenes.menu import MenuScene
from soulstack.ui.textentry import copy
from soulstack.ui.tween import Tween, ease_out_back
from soulstack.ui.widgets import RIGHT, Area, Badge, Button, Label, Panel, Widget

if TYPE_CHECKING:
    from soulstack.ui.loop import App


@frozen
class Standing:
    """One seat at the end."""

    seat: int
    name: str
    souls: int
    needed: int
    won: bool


class Souls(Widget):
    """A row of souls, the missing ones as shadows."""

    focusable = False

    def __init__(self, area: Area, souls: int, needed: int, delay: float, *, still: bool) -> None:
        super().__init__(area)
        self.souls = souls
        self.needed = max(needed, souls)
        self.pops = [
            Tween(0.0, 1.0, 0.0 if still else 0.35, ease_out_back, delay=0.0 if still else delay + number * 0.16)
            for number in range(self.souls)
        ]

    def update(self, dt: float) -> None:
        for pop in self.pops:
            pop.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        side = min(self.rect.height, self.rect.width // max(1, self.needed))
        for number in range(self.needed):
            middle = (self.rect.left + side * number + side // 2, self.rect.centery)
            size = round(side * 0.86)
            if number < self.souls:
                size = round(size * max(0.05, self.pops[number].value))
                image = paint.icon("soul", size) if self.pops[number].done else _scaled(side, size)
            else:
                image = _ghost(size)
            surface.blit(image, image.get_rect(center=middle))


def _scaled(side: int, size: int) -> pygame.Surface:
    return pygame.transform.smoothscale(paint.icon("soul", round(side * 0.86)), (max(1, size), max(1, size)))


def _ghost(size: int) -> pygame.Surface:
    image = paint.icon("soul", size).copy()
    image.fill((18, 12, 24, 120), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def standings(session: Any) -> list[Standing]:
    """Reads the end from the session: winners first, then by souls."""
    view = session.view
    winners = set(getattr(view, "winners", ()) or ())
    rows = [
        Standing(seat.seat, shown_name(session.names[seat.seat]), seat.souls, seat.souls_to_win, seat.seat in winners)
        for seat in view.seats
    ]
    return sorted(rows, key=lambda row: (not row.won, -row.souls, row.seat))


class ResultScene(MenuScene):
    """Shows the outcome over the table."""

    def __init__(self, app: "App", session: Any) -> None:
        super().__init__(app)
        self.session = session
        self.rows = standings(session)
        self.note = Label((640, 578, 350, 24), "", size=15, colour=theme.GOLD, align=RIGHT)

    def headline(self) -> str:
        """Says who won, from the viewer's side."""
        winners = sorted((row for row in self.rows if row.won), key=lambda row: row.seat)
        if not winners:
            return tr("Nobody won")
        if any(row.seat == self.session.viewer for row in winners):
            return tr("You win!") if len(winners) == 1 else tr("You share the win!")
        names = joined([row.name for row in winners])
        return tr("{names} wins!", names=names) if len(winners) == 1 else tr("{names} win!", names=names)

    def enter(self, app: "App") -> None:
        super().enter(app)
        won = any(row.won and row.seat == self.session.viewer for row in self.rows)
        watched = self.session.viewer < 0
        app.sound.play("win" if won or watched else "lose")

    def build(self) -> None:
        self.add_panel((250, 40, 780, 640), self.headline())
        still = self.app.settings.reduced_motion
        for number, row in enumerate(self.rows):
            y = 128 + number * 90.0
            self.form.add(
                Panel((286, y, 708, 80), "brass" if row.won else "slate", radius=14, line=3),
                Badge((304, y + 12, 56, 56), row.seat, row.name[:1]),
                Label(
                    (376, y + 6, 260, 68),
                    row.name,
                    size=28,
                    font=theme.TITLE_FONT,
                    outline=2,
                ),
                Souls((640, y + 12, 290, 56), row.souls, row.needed, 0.3 + number * 0.2, still=still),
                Label((924, y + 6, 54, 68), str(row.souls), size=34, font=theme.TITLE_FONT, align=RIGHT, outline=2),
            )
        turns = self.session.view.turn
        self.form.add(
            Label(
                (290, 500, 300, 40),
                tr_n(turns, "{n} turn", "{n} turns"),
                size=22,
                font=theme.TITLE_FONT,
            ),
            Label(
                (560, 500, 290, 40),
                tr("Seed {seed}", seed=self.session.seed),
                size=22,
                font=theme.TITLE_FONT,
                align=RIGHT,
            ),
            Button((864, 498, 130, 46), tr("Copy"), self._copy, size=19),
            self.note,
            Button((290, 600, 330, 60), tr("Again"), self._again, material="brass", size=28),
            Button((660, 600, 330, 60), tr("Title"), self.back, size=26),
        )
        self.form.set_focus(self.form.widgets[-2])

    def back(self) -> None:
        from soulstack.ui.scenes.title import TitleScene

        self.app.replace(TitleScene(self.app))

    def _again(self) -> None:
        games.again(self.app)

    def _copy(self) -> None:
        done = copy(str(self.session.seed))
        self.note.text = tr("The seed is on the clipboard.") if done else tr("The clipboard cannot be reached.")
