"""What all games of this player came to."""

from typing import TYPE_CHECKING, Final

from soulstack.app.language import tr
from soulstack.app.statistics import FRIENDS, TEAM, Statistics, load_statistics
from soulstack.ui import games, theme
from soulstack.ui.card_fan import CardFan
from soulstack.ui.dicechart import DiceChart, fairness_words, luck_words
from soulstack.ui.figure import Figure
from soulstack.ui.game_switch import game_switch
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.scenery import CENTRE, RIGHT, Area, Empty, Label, Panel

if TYPE_CHECKING:
    from soulstack.ui.loop import App

FAVOURITES: Final = 3
OPPONENTS: Final = 5


def opponent_words(kind: str) -> str:
    """Names a kind of opponent."""
    if kind == FRIENDS:
        return tr("friends at this screen")
    if kind == TEAM:
        return tr("the timer, as a team")
    return {
        "bot:random": tr("random bots"),
        "bot:easy": tr("easy bots"),
        "bot:normal": tr("normal bots"),
        "bot:hard": tr("hard bots"),
    }.get(kind, kind.removeprefix("bot:"))


def per_cent(part: int, whole: int) -> str:
    """Says a share.

    >>> per_cent(1, 3), per_cent(0, 0)
    ('33 %', '0 %')
    """
    return f"{round(100 * part / whole) if whole else 0} %"


class StatisticsScene(GuiScene):
    """Shows the sums, the dice and the favourites."""

    def __init__(self, app: "App", known: Statistics | None = None) -> None:
        super().__init__(app)
        self.known = known or load_statistics()

    def build(self) -> None:
        known = self.known
        self.add_panel((60, 24, 1160, 672), tr("Statistics"))
        self.form.add(game_switch(self.app, (850, 44, 340, 42), "statistics"))
        self._add_numbers(known)
        if known.games:
            self._add_boards(known)
        else:
            begin = Button((490, 516, 300, 64), tr("Play a game"), self._play, material="brass", size=26)
            self.form.add(
                Panel((90, 232, 1100, 372), "well", radius=14, line=3),
                Empty((180, 246, 920, 260), "soul", tr("No game has been played to its end yet.")),
                begin,
            )
        close = Button((970, 618, 220, 56), tr("Back"), self.back, material="brass" if known.games else "wood")
        self.form.add(
            Label(
                (90, 618, 860, 56),
                tr("Counted on this computer only, and sent nowhere."),
                size=16,
                colour=theme.MUTED,
                font=theme.ITALIC_FONT,
            ),
            close,
        )
        self.form.set_focus(close if known.games else begin)

    def _play(self) -> None:
        self.app.go("new game")

    def _add_boards(self, known: Statistics) -> None:
        self._add_board((90, 232, 540, 372), tr("Were my dice fair?"))
        told = [
            Label((114, 488, 492, 64), fairness_words(known.dice), size=17, wrapped=True, middle=True),
            Label((114, 552, 492, 40), self._luck(known), size=17, colour=theme.MUTED, wrapped=True, middle=True),
        ]
        for label in told:
            label.mates = told
        self.form.add(DiceChart((114, 286, 492, 196), known.dice), *told)
        self._add_board((650, 232, 540, 200), tr("Games against"))
        self._add_opponents(known)
        self._add_board((650, 444, 540, 160), tr("Favourite items"))
        self._add_favourites(known)

    def _luck(self, known: Statistics) -> str:
        return tr("All your throws: {words}.", words=luck_words(known.dice)) if sum(known.dice) else ""

    def _add_board(self, area: Area, title: str) -> None:
        x, y, width, _ = area
        self.form.add(
            Panel(area, "slate", radius=14, line=3),
            Label((x + 22, y + 6, width - 44, 36), title, size=22, font=theme.TITLE_FONT, colour=theme.GOLD),
        )

    def _add_numbers(self, known: Statistics) -> None:
        numbers = (
            ("cards", str(known.games), tr("games")),
            ("crown", per_cent(known.won, known.games), tr("won")),
            ("soul", str(known.souls), tr("souls")),
            ("sword", str(known.monsters), tr("monsters")),
            ("skull", str(known.deaths), tr("deaths")),
            ("hourglass", str(known.longest), tr("most turns")),
        )
        wide = (1100 - 5 * 14) / 6
        for number, (icon, value, words) in enumerate(numbers):
            x = 90 + number * (wide + 14)
            self.form.add(
                Panel((x, 112, wide, 104), "slate", radius=14, line=3),
                Figure((x + 10, 118, wide - 20, 56), icon, value),
                Label((x + 8, 176, wide - 16, 30), words, size=17, align=CENTRE),
            )

    def _add_opponents(self, known: Statistics) -> None:
        ranked = sorted(known.against.items(), key=lambda pair: -pair[1][0])[:OPPONENTS]
        words: list[Label] = []
        for number, (kind, (played, won)) in enumerate(ranked):
            y = 277 + number * 29.0
            told = tr("{won} of {played}", won=won, played=played)
            words += [
                Label((672, y, 310, 29), opponent_words(kind), size=17),
                Label((986, y, 102, 29), told, size=17, align=RIGHT),
                Label((1096, y, 72, 29), per_cent(won, played), size=17, align=RIGHT, colour=theme.GOLD),
            ]
        for label in words:
            label.mates = words
        self.form.add(*words)

    def _add_favourites(self, known: Statistics) -> None:
        book = games.card_book() if known.items else None
        found = [card for card, _ in known.items.most_common() if book is not None and card in book.cards][:FAVOURITES]
        if book is None or not found:
            self._add_empty((672, 500, 496, 60), tr("The treasures that you gain most often lie here."))
            return
        for number, card in enumerate(found):
            x = 672.0 + number * 168
            self.form.add(
                CardFan((x, 490, 74, 101), self.app.faces, book, [card]),
                Label((x + 86, 512, 74, 56), f"{known.items[card]}×", size=26, font=theme.TITLE_FONT, outline=2),
            )

    def _add_empty(self, area: Area, words: str) -> None:
        label = Label(area, words, size=17, colour=theme.MUTED, font=theme.ITALIC_FONT, align=CENTRE, wrapped=True)
        self.form.add(label)
