"""The end of a game: who won, what it came to, whether the dice were fair, and the seed to play it again."""

from typing import TYPE_CHECKING, Any, Final

import pygame
from attrs import frozen

from soulstack.app.language import joined, tr, tr_n
from soulstack.app.seat_names import shown_name
from soulstack.ui import games, paint, text_fit, theme
from soulstack.ui.clipboard import copy
from soulstack.ui.dicechart import DiceChart, fairness_words, luck_words
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.scenery import CENTRE, RIGHT, Area, Badge, Label, Panel, Picture, Scenery
from soulstack.ui.tween import Tween, ease_out_back

if TYPE_CHECKING:
    from soulstack.ui.loop import App


FIRST_ROW: Final = 124.0
ROWS: Final = 266.0
"""The height of all seats together."""
HIGHEST_ROW: Final = 104.0
BOTTOM: Final = 598.0


@frozen
class Standing:
    """One seat at the end."""

    seat: int
    name: str
    souls: int
    needed: int
    won: bool


class Souls(Scenery):
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
        left = self.rect.centerx - side * self.needed // 2
        for number in range(self.needed):
            middle = (left + side * number + side // 2, self.rect.centery)
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


class Headline(Scenery):
    """The outcome in large letters; a win has a light behind it and crowns beside it."""

    focusable = False

    def __init__(self, area: Area, text: str, icon: str) -> None:
        super().__init__(area)
        self.text = text
        self.icon = icon

    def draw(self, surface: pygame.Surface) -> None:
        space, rect = self.space, self.rect
        side = rect.height if self.icon else 0
        fitted = text_fit.fit(theme.TITLE_FONT, space.px(50), self.text, rect.width - 2 * side - space.px(60))
        words = paint.words(theme.TITLE_FONT, fitted.px, fitted.lines[0], theme.GOLD, space.px(4))
        place = words.get_rect(center=rect.center)
        if self.icon:
            light = paint.glow((place.width, rect.height // 3), rect.height // 6, space.px(26), theme.GOLD, 120)
            surface.blit(light, light.get_rect(center=rect.center))
            image = paint.icon(self.icon, round(side * 0.9))
            for x in (place.left - space.px(20) - side // 2, place.right + space.px(20) + side // 2):
                surface.blit(image, image.get_rect(center=(x, rect.centery)))
        surface.blit(words, place)


class ResultScene(GuiScene):
    """Shows the outcome over the table."""

    def __init__(self, app: "App", session: Any) -> None:
        super().__init__(app)
        self.session = session
        self.rows = standings(session)
        self.note = Label((684, 512, 456, 26), "", size=15, colour=theme.GOLD)
        self.seat_labels: dict[int, tuple[Label, Label, Label]] = {}
        """Deaths, monsters and luck of each seat."""
        self.counted = False

    @property
    def music(self) -> tuple[str, str]:
        """The theme in major for whoever has won, and silence for the others."""
        won = any(row.won and row.seat == self.session.viewer for row in self.rows)
        return ("victory" if won or (self.session.viewer < 0 and any(row.won for row in self.rows)) else ""), ""

    def headline(self) -> str:
        """Says who won, from the viewer's side."""
        winners = sorted((row for row in self.rows if row.won), key=lambda row: row.seat)
        if getattr(self.session, "conceded", False):
            return tr("You concede")
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
        count = len(self.rows)
        row = min(HIGHEST_ROW, ROWS / count)
        low = FIRST_ROW + count * row + 4
        high = BOTTOM - low
        won = any(seat.won and seat.seat == self.session.viewer for seat in self.rows)
        self.add_panel((90, 24, 1100, 672), "")
        self.form.add(Headline((120, 30, 1040, 62), self.headline(), "crown" if won else ""))
        self.seat_labels = {}
        for x, wide, words in (
            (404, 230, tr("souls")),
            (640, 96, tr("deaths")),
            (738, 104, tr("monsters")),
            (852, 296, tr("luck")),
        ):
            self.form.add(Label((x, 99, wide, 22), words, size=15, colour=theme.MUTED, align=CENTRE))
        for number, seat in enumerate(self.rows):
            self._add_row(FIRST_ROW + number * row, row - 8, number, seat)
        self.chart = DiceChart((142, low + 44, 476, high - 98), [0] * 6)
        self.fairness = Label((142, BOTTOM - 51, 476, 44), "", size=15, colour=theme.MUTED, wrapped=True, middle=True)
        turns = self.session.view.turn
        replay = Button((420, 618, 280, 56), tr("Watch replay"), self._watch, size=23)
        replay.enabled = hasattr(self.session, "to_save") and self.session.base is None
        again = Button((880, 612, 280, 62), tr("Again"), self._again, material="brass", size=28)
        step = (high - 58) / 2
        self.note = Label((684, low + 2 * step - 2, 456, 24), self.note.text, size=15, colour=theme.GOLD, align=CENTRE)
        self.form.add(
            Panel((120, low, 520, high), "slate", radius=14, line=3),
            Label(
                (142, low + 6, 476, 34), tr("The dice of this game"), size=21, font=theme.TITLE_FONT, colour=theme.GOLD
            ),
            self.chart,
            self.fairness,
            Panel((660, low, 500, high), "slate", radius=14, line=3),
            Picture((684, low + step / 2 - 18, 40, 40), "hourglass"),
            Label((742, low + 2, 398, step), tr_n(turns, "{n} turn", "{n} turns"), size=22, font=theme.TITLE_FONT),
            Picture((684, low + step * 1.5 - 28, 40, 40), "die"),
            Label(
                (742, low + step - 8, 258, step),
                tr("Seed {seed}", seed=self.session.seed),
                size=22,
                font=theme.TITLE_FONT,
            ),
            Button((1004, low + step * 1.5 - 34, 136, 52), tr("Copy", meaning="deed"), self._copy, size=19),
            self.note,
            Button((680, BOTTOM - 62, 460, 50), tr("Statistics of all games"), self._statistics, size=19),
            Button((120, 618, 280, 56), tr("To the title"), self.back, size=23),
            replay,
            again,
        )
        self._fill()
        self.form.set_focus(again)

    def _add_row(self, y: float, high: float, number: int, row: Standing) -> None:
        still = self.app.settings.reduced_motion
        middle = y + high / 2
        big = min(high - 14, 64.0)
        deaths = Label((692, y, 46, high), "", size=25, font=theme.TITLE_FONT, outline=2)
        monsters = Label((794, y, 48, high), "", size=25, font=theme.TITLE_FONT, outline=2)
        # On brass plain light words would be hard to read.
        outline = 2.0 if row.won else 0.0
        luck = Label((902, y + 4, 246, high - 8), "", size=17, wrapped=True, middle=True, outline=outline)
        self.seat_labels[row.seat] = (deaths, monsters, luck)
        self.form.add(
            Panel((120, y, 1040, high), "brass" if row.won else "slate", radius=14, line=3),
            Badge((134, middle - big / 2, big, big), row.seat, row.name[:1]),
            Label((148 + big, y, 254 - big, high), row.name, size=26, font=theme.TITLE_FONT, outline=2),
            Souls((404, y + 4, 190, high - 8), row.souls, row.needed, 0.3 + number * 0.2, still=still),
            Label((594, y, 38, high), str(row.souls), size=28, font=theme.TITLE_FONT, align=RIGHT, outline=2),
            Picture((652, middle - 18, 36, 36), "skull"),
            deaths,
            Picture((752, middle - 18, 36, 36), "sword"),
            monsters,
            Picture((858, middle - 18, 36, 36), "die"),
            luck,
        )

    def _fill(self) -> None:
        """Writes down what was counted; counting takes a moment."""
        tally = getattr(self.session, "tally", None)
        self.counted = tally is not None
        if tally is None:
            return
        for seat, (deaths, monsters, luck) in self.seat_labels.items():
            mine = tally.seats[seat]
            deaths.text, monsters.text = str(mine.deaths), str(mine.monsters)
            luck.text = luck_words(mine.dice)
        self.chart.counts = tally.dice
        self.fairness.text = fairness_words(tally.dice)

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.counted:
            self._fill()

    def _watch(self) -> None:
        games.watch_game(self.app, self.session)

    def _statistics(self) -> None:
        self.app.go("statistics")

    def back(self) -> None:
        self.app.go("title", alone=True)

    def _again(self) -> None:
        games.again(self.app, self.session)

    def _copy(self) -> None:
        done = copy(str(self.session.seed))
        self.note.text = tr("The seed is on the clipboard.") if done else tr("The clipboard cannot be reached.")
