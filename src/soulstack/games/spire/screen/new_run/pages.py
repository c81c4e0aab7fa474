"""The right half of the set-up of a run: a page for each way to climb, and one for the optional rules."""

from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from soulstack.app.language import tr
from soulstack.app.options import day_of
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play import annals, profiles
from soulstack.games.spire.play.names import ROMAN
from soulstack.games.spire.play.options import MODIFIER_NAMES, OPTIONS
from soulstack.games.spire.play.run_plan import RunPlan
from soulstack.games.spire.screen.new_run.leaders import Leaders
from soulstack.games.spire.screen.new_run.parts import Days, Gifts, Ladder, ModifierCard, Told
from soulstack.ui import theme
from soulstack.ui.dates import MONTHS
from soulstack.ui.gui.control import Control
from soulstack.ui.gui.press import Button, Choice, Toggle
from soulstack.ui.scenery import CENTRE, Label, Panel

if TYPE_CHECKING:
    from soulstack.ui.loop import App

LEFT: Final = 650.0
WIDE: Final = 576.0
TOP: Final = 138.0
HIGH: Final = 340.0
NAMED: Final = 166.0
"""How wide the names of the optional rules are."""
ACTS: Final = 3
"""The acts in which a run can begin when all of them are unlocked."""
"""Where a page lies."""


class RunPages(Leaders):
    """Lays the pages out; what is chosen is in the plan."""

    def __init__(self, app: "App", plan: RunPlan) -> None:
        super().__init__(app, plan)
        self.folded = True
        """Whether the optional rules are out of sight."""
        self.about = Told((LEFT, TOP + HIGH - 84, WIDE, 84), self.atelier)

    def add_page(self) -> None:
        """Adds the page that is open."""
        if not self.folded:
            self._add_rules()
            return
        pages = {
            "standard": self._add_standard,
            "daily": self._add_daily,
            "custom": self._add_custom,
            "quick": self._add_quick,
        }
        pages[self.plan.tab]()

    def _add_standard(self) -> None:
        self.form.add(Ladder((LEFT, TOP, WIDE, HIGH), self.plan, self.atelier))

    # -- the climb of a day -----------------------------------------------------------------------------------------

    def _add_daily(self) -> None:
        cards = catalogue()
        before = Button((LEFT, TOP, 52, 48), "", lambda: self._turn_day(-1), icon="arrow_left", material="stone")
        after = Button(
            (LEFT + WIDE - 52, TOP, 52, 48), "", lambda: self._turn_day(1), icon="arrow_right", material="stone"
        )
        after.enabled = not self.plan.is_today
        self.options |= {"day before": before, "day after": after}
        self.form.add(
            before,
            Label(
                (LEFT + 60, TOP, WIDE - 120, 48), self._day(), size=23, font=theme.TITLE_FONT, align=CENTRE, outline=2
            ),
            after,
        )
        wide = (WIDE - 24) / 3
        for at, name in enumerate(self.plan.of_the_day(cards)):
            self.form.add(ModifierCard((LEFT + at * (wide + 12), TOP + 60, wide, HIGH - 98), cards[name], self.atelier))
        days = annals.best_of_days(annals.load(profiles.load().number))
        self.form.add(Days((LEFT + 2 * (wide + 12), TOP + 60, wide, HIGH - 98), days, self.plan, self.atelier))
        note = tr("Everybody who climbs on this day meets the same spire.")
        low = (LEFT, TOP + HIGH - 30, WIDE, 30)
        self.form.add(Label(low, note, size=16, font=theme.ITALIC_FONT, colour=theme.MUTED, align=CENTRE))

    def _day(self) -> str:
        day = day_of(self.plan.day)
        if day is None:
            return ""
        said = tr("{day} {month} {year}", day=day.day, month=tr(MONTHS[day.month - 1]), year=day.year)
        return tr("Today, {day}", day=said) if self.plan.is_today else said

    def _turn_day(self, step: int) -> None:
        self.plan.turn_day(step)
        self.rebuild()

    # -- modifiers of one's own -------------------------------------------------------------------------------------

    def _add_custom(self) -> None:
        names = self.plan.modifiers()
        high, wide = (len(names) + 1) // 2, (WIDE - 12) / 2
        step = (HIGH - 94) / high
        labels: list[Label] = []
        for at, name in enumerate(names):
            x, y = LEFT + at // high * (wide + 12), TOP + at % high * step
            switch = Toggle(
                (x + wide - 124, y + (step - 30) / 2, 116, 28),
                value=name in self.plan.values["modifiers"],
                on_change=lambda on, name=name: self._switch_modifier(name, on=on),  # type: ignore[misc]  # no default wanted
            )
            switch.enabled = not self.plan.is_barred(name)
            self.options[name] = switch
            labels.append(Label((x + 14, y, wide - 146, step - 6), tr(MODIFIER_NAMES[name]), size=17))
            self.form.add(Panel((x, y, wide, step - 6), "glass", radius=10, line=2), labels[-1], switch)
        for label in labels:
            label.mates = labels
        self.form.add(self.about)
        self.tell_of_modifier()

    def _switch_modifier(self, name: str, *, on: bool) -> None:
        self.plan.switch("modifiers", name, on)
        self.tell()
        self.tell_of_modifier()

    def tell_of_modifier(self) -> None:
        """Says what the modifier does that has the focus."""
        cards = catalogue()
        name = next((key for key, control in self.options.items() if control is self.form.focus), "")
        modifier = cards.get(name)
        self.about.text = tr(modifier.text) if modifier is not None else tr("What a modifier does is said here.")
        self.about.warning = self.plan.clash()

    # -- a later act ------------------------------------------------------------------------------------------------

    def _add_quick(self) -> None:
        acts = [(act, tr("Act {act}", act=ROMAN[act])) for act in self.plan.acts]
        choice = Choice[int]((LEFT, TOP, WIDE, 44), acts, self.plan.given["act"], self._choose_act, size=19)
        self.options["act"] = choice
        note = tr("Every hero gets this first, row by row, without knowing the next.")
        if len(acts) < ACTS:
            note += " " + tr("Act IV is still locked.")
        self.form.add(
            choice,
            Label((LEFT, TOP + 48, WIDE, 26), note, size=15, font=theme.ITALIC_FONT, colour=theme.MUTED, align=CENTRE),
            Gifts((LEFT, TOP + 78, WIDE + 8, HIGH - 78), self.plan, self.atelier),
        )

    def _choose_act(self, act: int) -> None:
        self.plan.set("act", act)
        self.tell()

    # -- optional rules ---------------------------------------------------------------------------------------------

    def _add_rules(self) -> None:
        known = {option.name: option for option in OPTIONS}
        rules, printing, last = known["options"], known["printing"], known["last_act"]
        rows: list[tuple[str, str, str, Control]] = []
        step = HIGH / (len(rules.labels) + 3)

        def place(wide: float, high: float) -> tuple[float, float, float, float]:
            return LEFT + WIDE - wide - 10, TOP + len(rows) * step + (step - 6 - high) / 2, wide, high

        for word, label in rules.labels.items():
            switch = Toggle(
                place(116, 28),
                value=word in self.plan.values["options"],
                on_change=lambda on, word=word: self._switch_rule(word, on=on),  # type: ignore[misc]  # no default wanted
            )
            rows.append((word, tr(label), tr(rules.notes[word]), switch))
        boxes = [(each, tr(printing.labels[each])) for each in printing.choices]
        found: Any = Choice[str](place(216, 34), boxes, self.plan.printing, self._choose_printing, size=16)
        rows.append(("printing", tr(printing.words), tr("The later one has 13 levels and other modifiers."), found))
        acts = [(act, ROMAN[act]) for act in range(1, last.high + 1)]
        found = Choice[int](place(216, 34), acts, self.plan.values["last_act"], self._choose_last, size=16)
        rows.append(("last_act", tr(last.words), tr(last.note or ""), found))
        switch = Toggle(place(116, 28), value=self.plan.everything, on_change=self._unlock)
        everything = known["unlocked"]
        rows.append(("unlocked", tr(everything.words), tr(everything.note or ""), switch))
        names, notes = [], []
        for at, (key, words, told, control) in enumerate(rows):
            y, high = TOP + at * step, step - 6
            room = control.area[0] - LEFT - NAMED - 12
            names.append(Label((LEFT + 14, y, NAMED - 22, high), words, size=17))
            note = (LEFT + NAMED, y + 2, room, high - 4)
            notes.append(Label(note, told, size=13.5, colour=theme.MUTED, wrapped=True, middle=True))
            self.options[key] = control
            self.form.add(Panel((LEFT, y, WIDE, high), "glass", radius=10, line=2), names[-1], notes[-1], control)
        for labels in (names, notes):
            for each in labels:
                each.mates = labels

    def _switch_rule(self, word: str, *, on: bool) -> None:
        self.plan.switch("options", word, on)
        self.tell()

    def _unlock(self, everything: bool) -> None:
        self.plan.everything = everything
        profiles.changed(profiles.load().number, lambda one: evolve(one, everything=everything))
        self.plan.settle()
        self.rebuild()

    def _choose_printing(self, printing: str) -> None:
        self.plan.set("printing", printing)
        self.rebuild()

    def _choose_last(self, act: int) -> None:
        self.plan.set("last_act", act)
        self.tell()
