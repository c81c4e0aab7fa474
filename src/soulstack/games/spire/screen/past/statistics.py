"""What all runs of a campaign came to: heroes and levels, cards, what ended them and the die, time."""

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from soulstack.app.language import tr
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play import annals, past_words, profiles
from soulstack.games.spire.play.names import ROMAN
from soulstack.games.spire.play.run_statistics import favourites, sums_of
from soulstack.games.spire.play.run_words import clock
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.games.spire.screen.past.figures import Columns, Rows, heroes_in, share
from soulstack.kernel.sentences import Sentence
from soulstack.ui import theme
from soulstack.ui.dicechart import DiceChart, fairness_words, luck_words
from soulstack.ui.figure import Figure
from soulstack.ui.game_switch import game_switch
from soulstack.ui.gui.press import Button, Choice
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.scenery import CENTRE, Empty, Label, Panel

if TYPE_CHECKING:
    from soulstack.ui.loop import App
    from soulstack.ui.scenery import Area

FRAME: Final = (22.0, 12.0, 1236.0, 696.0)
LEFT: Final = 52.0
WIDE: Final = 1174.0
TOP: Final = 240.0
HIGH: Final = 366.0
KILLERS: Final = 8
CARDS: Final = 18
PAGES: Final = {
    "heroes": Sentence("Heroes"),
    "cards": Sentence("Cards"),
    "ends": Sentence("Ends and dice"),
    "time": Sentence("Ascension and time"),
}


def played(card_id: str) -> bool:
    """Tells whether a card is one that somebody would take: no Curse and no Status."""
    found: Any = catalogue().get(card_id)
    return getattr(found, "kind", "") in {"attack", "skill", "power"}


class RunStatisticsScene(GuiScene):
    """Shows the sums of the chosen campaign."""

    def __init__(self, app: "App") -> None:
        look.furnish()
        super().__init__(app)
        self.sums = sums_of(annals.load(profiles.load().number))
        self.page = "heroes"
        self.atelier = Atelier()

    def build(self) -> None:
        self.add_panel(FRAME, tr("Statistics"), "deep")
        self.switch = game_switch(self.app, (886, 28, 340, 42), "statistics")
        self.form.add(
            self.switch,
            Label((LEFT, 28, 330, 42), profiles.load().chosen.said, size=18, font=theme.ITALIC_FONT, middle=True),
        )
        self._add_numbers()
        back = Button((1006, 628, 220, 54), tr("Back"), self.back, material="stone")
        self.tabs: Choice[str] | None = None
        if self.sums.runs:
            pages = [(key, tr(words)) for key, words in PAGES.items()]
            self.tabs = Choice[str]((LEFT, 186, WIDE, 44), pages, self.page, self._turn_to, size=18)
            self.form.add(self.tabs)
            {"heroes": self._add_heroes, "cards": self._add_cards, "ends": self._add_ends, "time": self._add_time}[
                self.page
            ]()
        else:
            begin = Button(
                (490, 500, 300, 62), tr("New run"), lambda: self.app.go("new game"), material="ember", size=26
            )
            none = Empty((190, 240, 900, 240), "soul", tr("No run of this campaign has ended yet."))
            self.form.add(Panel((LEFT, 196, WIDE, 410), "well", radius=14, line=3), none, begin)
        note = tr("Counted on this computer only, and sent nowhere.")
        self.form.add(
            Label((LEFT, 632, 900, 46), note, size=16, colour=theme.MUTED, font=theme.ITALIC_FONT, middle=True), back
        )
        self.form.set_focus(self.tabs or begin)

    def _turn_to(self, page: str) -> None:
        self.page = page
        self.rebuild()
        if self.tabs is not None:
            self.form.set_focus(self.tabs)

    def _add_numbers(self) -> None:
        sums = self.sums
        numbers = (
            ("map", str(sums.runs), tr("runs")),
            ("crown", share(sums.won, sums.runs), tr("won")),
            ("room_encounter", str(sums.fights), tr("fights")),
            ("attack_all", str(sums.best), tr("best hit")),
            ("hourglass", clock(sums.seconds), tr("time in all")),
        )
        wide = (WIDE - 4 * 12) / 5
        for at, (icon, value, words) in enumerate(numbers):
            x = LEFT + at * (wide + 12)
            self.form.add(
                Panel((x, 84, wide, 92), "stone", radius=14, line=3),
                Figure((x + 10, 88, wide - 20, 54), icon, value),
                Label((x + 8, 140, wide - 16, 28), words, size=16, align=CENTRE),
            )

    def _board(self, area: "Area", title: str) -> None:
        x, y, wide, _ = area
        self.form.add(
            Panel(area, "glass", radius=14, line=3),
            Label((x + 20, y + 6, wide - 40, 34), title, size=20, font=theme.TITLE_FONT, colour=theme.GOLD),
        )

    def _add_heroes(self) -> None:
        self.form.add(*heroes_in((LEFT, TOP, WIDE, HIGH), self.sums, self.atelier))

    def _add_cards(self) -> None:
        self._board((LEFT, TOP, WIDE, HIGH), tr("Cards that are taken most, and how often a run was won with them"))
        found = [
            (past_words.name_of(card), sums.taken, tr("{won} of {played}", won=sums.won, played=sums.taken))
            for card, sums in favourites(self.sums, CARDS, played)
        ]
        half = -(-len(found) // 2)
        for column, rows in enumerate((found[:half], found[half:])):
            if rows:
                area = (LEFT + 24 + column * (WIDE / 2), TOP + 46, WIDE / 2 - 48, HIGH - 60)
                self.form.add(Rows(area, rows, self.atelier, most=found[0][1]))

    def _add_ends(self) -> None:
        half = (WIDE - 12) / 2
        self._board((LEFT, TOP, half, HIGH), tr("What ended runs"))
        named: Counter[str] = Counter()
        for foe, n in self.sums.killers.items():
            named[past_words.name_of(foe)] += n  # several cards bear one name
        found = [(name, n, str(n)) for name, n in named.most_common(KILLERS)]
        none = tr("Nothing has ended a run yet.")
        self.form.add(Rows((LEFT + 24, TOP + 46, half - 48, HIGH - 60), found, self.atelier, none))
        x = LEFT + half + 12
        self._board((x, TOP, half, HIGH), tr("Was the die fair?"))
        rolled = sum(self.sums.dice)
        luck = tr("All rolls: {words}.", words=luck_words(self.sums.dice)) if rolled else ""
        self.form.add(
            DiceChart((x + 24, TOP + 48, half - 48, HIGH - 160), self.sums.dice),
            Label(
                (x + 24, TOP + HIGH - 104, half - 48, 54),
                fairness_words(self.sums.dice),
                size=16,
                wrapped=True,
                middle=True,
            ),
            Label(
                (x + 24, TOP + HIGH - 48, half - 48, 36), luck, size=16, colour=theme.MUTED, wrapped=True, middle=True
            ),
        )

    def _add_time(self) -> None:
        half = (WIDE - 12) / 2
        self._board((LEFT, TOP, half, HIGH), tr("Won by level of ascension"))
        levels = []
        for level in range(max(self.sums.levels, default=0) + 1):
            played, won = self.sums.levels.get(level, [0, 0])
            told = tr("{won} of {played}", won=won, played=played) if played else ""
            levels.append((str(level), won / played if played else 0.0, told))
        none = tr("None of {n} runs is won yet.", n=self.sums.runs)
        self.form.add(Columns((LEFT + 20, TOP + 46, half - 40, HIGH - 58), levels, self.atelier, none))
        x = LEFT + half + 12
        self._board((x, TOP, half, HIGH), tr("Time in an act, on average"))
        acts = []
        for at, (runs, seconds) in enumerate(self.sums.acts, 1):
            acts.append(
                (tr("Act {act}", act=ROMAN[at]), seconds / runs if runs else 0.0, clock(seconds / runs) if runs else "")
            )
        self.form.add(
            Columns((x + 20, TOP + 46, half - 40, HIGH - 58), acts, self.atelier, tr("No time was counted yet."))
        )
