"""The set-up of a run, all of it on one screen: the heroes at the left, how they climb at the right."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from soulstack.app.language import tr, tr_n
from soulstack.app.lessons import lessons
from soulstack.app.options import defaults
from soulstack.games.spire.play import profiles
from soulstack.games.spire.play.levels import levels
from soulstack.games.spire.play.options import OPTIONS
from soulstack.games.spire.play.run_plan import TABS, RunPlan
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.new_run.pages import LEFT, WIDE, RunPages
from soulstack.kernel.sentences import Sentence
from soulstack.ui import games, theme
from soulstack.ui.clipboard import paste
from soulstack.ui.gui.press import Button, Choice
from soulstack.ui.gui.values import Slider, TextLine
from soulstack.ui.scenery import CENTRE, RIGHT, Label

if TYPE_CHECKING:
    from soulstack.ui.loop import App

KEY: Final = "spire"
FRAME: Final = (22.0, 12.0, 1236.0, 696.0)
STANDS: Final = 54.0
STEP: Final = 145.0
LOW: Final = 488.0
"""Where ascension, rules and seed begin."""
FOOT: Final = 622.0
WORDS: Final = {
    "standard": Sentence("Standard"),
    "daily": Sentence("Daily"),
    "custom": Sentence("Custom"),
    "quick": Sentence("Quick start"),
}


class NewRunScene(RunPages):
    """Chooses a run, and remembers what was chosen."""

    def __init__(self, app: "App", *, shared: bool = False, tab: str = "") -> None:
        look.furnish()
        known = KEY in app.settings.games
        self.offers_lessons = not known and not app.progress.lessons & {lesson.key for lesson in lessons(KEY)}
        super().__init__(app, RunPlan.remembered(app.settings.last(KEY), profiles.load().chosen, known=known))
        if shared:
            self.plan.share()
        if tab in TABS:
            self.plan.tab = tab
        self.words = Label(
            (270, FOOT, 700, 66), "", size=18, font=theme.ITALIC_FONT, align=CENTRE, wrapped=True, middle=True
        )
        self.begin_button: Button | None = None

    def build(self) -> None:
        self.options, self.stands = {}, []
        self.add_panel(FRAME, tr("New run"), "deep")
        words = profiles.load().chosen.said
        self.form.add(
            Button((54, 26, 250, 42), words, self._look_at_campaign, icon="lantern_party", size=17, material="stone")
        )
        self._add_heroes()
        tabs = [(tab, tr(WORDS[tab])) for tab in TABS]
        self.tabs = Choice[str](
            (LEFT, 82, WIDE, 46), tabs, self.plan.tab if self.folded else "", self._turn_to, size=19
        )
        self.form.add(self.tabs)
        self.add_page()
        self._add_low()
        begin = Button((976, FOOT - 2, 250, 68), tr("Begin"), self.begin, material="ember", size=30)
        begin.hint = tr("Enter")
        self.begin_button = begin
        self.form.add(Button((54, FOOT + 6, 200, 54), tr("Back"), self.back, material="stone"), self.words, begin)
        self.form.set_focus(begin)
        self.tell()

    # -- the heroes -------------------------------------------------------------------------------------------------

    def _add_heroes(self) -> None:
        self.add_stands(STANDS, 82, STEP)
        if self.offers_lessons:
            self._offer_lessons()
        self.form.add(
            Label(
                (STANDS, 528, 4 * STEP - 8, 26),
                tr("The lowest row stands at the left."),
                size=15,
                colour=theme.CREAM,
                align=CENTRE,
            ),
            Label(
                (STANDS, 554, 4 * STEP - 8, 60),
                tr("Press a hero to say who leads it. Drag it, or press Shift with an arrow, to give it another row."),
                size=15,
                font=theme.ITALIC_FONT,
                colour=theme.MUTED,
                align=CENTRE,
                wrapped=True,
            ),
        )

    def _offer_lessons(self) -> None:
        """Says once, before the first run, that there are lessons."""
        words = tr("New to this climb? Three minutes show you how a fight goes.")
        self.form.add(
            Label((738, 24, 320, 46), words, size=16, colour=theme.GOLD, align=RIGHT, wrapped=True, middle=True),
            Button((1070, 26, 156, 42), tr("Show me"), lambda: self.app.go("learn"), size=17, material="patina"),
        )

    # -- the run ----------------------------------------------------------------------------------------------------

    def _turn_to(self, tab: str) -> None:
        self.plan.tab, self.folded = tab, True
        self.plan.settle()
        self.rebuild()
        self.form.set_focus(self.tabs)

    def _add_low(self) -> None:
        """Adds what counts on every page: ascension, the optional rules and the seed."""
        height = len(levels(self.plan.printing))
        slider = Slider(
            (LEFT + 150, LOW + 6, WIDE - 150, 32),
            self.plan.values["ascension"],
            self._climb_higher,
            high=max(1, self.plan.highest),
            step=1,
            words=lambda value: f"{round(value)} / {height}",
        )
        slider.enabled = self.plan.highest > 0
        self.options["ascension"] = slider
        self.form.add(Label((LEFT, LOW, 140, 44), tr("Ascension"), size=20, font=theme.TITLE_FONT, outline=2), slider)
        rules = Button((LEFT, LOW + 56, 176, 50), self._rules_words(), self._fold, size=17, material="stone")
        self.options["rules"] = rules
        daily = self.plan.tab == "daily"
        line = TextLine(
            (LEFT + 260, LOW + 58, 158, 46),
            "" if daily else self.plan.seed,
            self._set_seed,
            longest=games.LONGEST_SEED,
            placeholder=tr("that of the day") if daily else tr("random"),
            digits=True,
            size=18,
        )
        die = Button((LEFT + 426, LOW + 56, 50, 50), "", self._roll, icon="die", sound="die", material="stone")
        paste_it = Button((LEFT + 484, LOW + 56, 92, 50), tr("Paste"), self._paste, size=16, material="stone")
        for control in (line, die, paste_it):
            control.enabled = not daily
        self.options |= {"seed": line, "die": die, "paste": paste_it}
        words = Label(
            (LEFT + 180, LOW + 58, 72, 46), tr("Seed"), size=20, font=theme.TITLE_FONT, align=RIGHT, outline=2
        )
        self.form.add(rules, words, line, die, paste_it)

    def _rules_words(self) -> str:
        if not self.folded:
            return tr("Back to the run")
        plain = defaults(OPTIONS)
        changed = len(self.plan.values["options"])
        changed += int(self.plan.everything)
        changed += sum(self.plan.values[name] != plain[name] for name in ("printing", "last_act"))
        return tr_n(changed, "Rules: one changed", "Rules: {n} changed") if changed else tr("Rules")

    def _fold(self) -> None:
        self.folded = not self.folded
        self.rebuild()
        self.form.set_focus(self.options["rules"])

    def _climb_higher(self, level: float) -> None:
        self.plan.set("ascension", round(level))
        self.tell()

    def _set_seed(self, seed: str) -> None:
        self.plan.seed = seed
        self.tell()

    def _roll(self) -> None:
        self.plan.seed = str(games.random_seed())
        self.rebuild()

    def _paste(self) -> None:
        found = "".join(sign for sign in paste() if sign.isdecimal())[: games.LONGEST_SEED]
        if found:
            self.plan.seed = found
            self.rebuild()

    def _look_at_campaign(self) -> None:
        self.remember()
        self.app.go("campaign")

    def uncovered(self) -> None:
        chosen = profiles.load().chosen
        self.plan.campaign, self.plan.everything = chosen.campaign, chosen.everything
        self.plan.settle()
        self.rebuild()
        super().uncovered()

    def take_up(self, given: Mapping[str, Any]) -> None:
        """Shows what somebody has asked for already."""
        self.plan.take_up(given)
        self.rebuild()

    # -- all of it --------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        self.words.text = self.plan.told()
        if self.begin_button is not None:
            self.begin_button.enabled = bool(self.plan.party)

    def begin(self) -> None:
        """Remembers the choices and begins the run."""
        if self.plan.party:
            self.remember()
            games.start(self.app, self.plan.asked(games.random_seed()))

    def remember(self) -> None:
        """Writes the choices down for the next time."""
        if self.plan.party:
            self.app.change(game=KEY, games=self.app.settings.with_game(KEY, self.plan.kept()))

    def back(self) -> None:
        self.remember()
        super().back()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.folded and self.plan.tab == "custom":
            self.tell_of_modifier()
