"""The campaigns of a table: which of them is played, what it has unlocked, how high it has climbed, which feats it has."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from soulstack.app import slots
from soulstack.app.language import tr
from soulstack.games.spire.play import annals, profiles
from soulstack.games.spire.play.feats import FEATS
from soulstack.games.spire.play.names import HEROES
from soulstack.games.spire.play.options import OPTIONS
from soulstack.games.spire.play.profiles import Profile, Profiles
from soulstack.games.spire.play.run_plan import RunPlan
from soulstack.games.spire.rules.campaign import HIGHEST, SHARED
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.campaign.boards import SHARED_NAMES, Height, Track, feats_in
from soulstack.games.spire.screen.campaign.plates import ProfilePlate
from soulstack.games.spire.screen.new_run.parts import Ladder
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.kernel.sentences import Sentence
from soulstack.ui import games, theme
from soulstack.ui.gui.press import Button, Choice, Toggle
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.gui.values import TextLine
from soulstack.ui.places import Ask
from soulstack.ui.scenery import Label, Panel

if TYPE_CHECKING:
    from soulstack.ui.loop import App

KEY: Final = "spire"
FRAME: Final = (22.0, 12.0, 1236.0, 696.0)
LEFT: Final = 52.0
NARROW: Final = 286.0
RIGHT: Final = 358.0
WIDE: Final = 868.0
TOP: Final = 142.0
HIGH: Final = 398.0
LOW: Final = 548.0
SWITCH: Final = 62.0
PAGES: Final = {
    "unlocks": Sentence("Unlocks"),
    "ascension": Sentence("Ascension"),
    "feats": Sentence("Achievements"),
}


class CampaignScene(GuiScene):
    """Shows the chosen campaign; another can be chosen, begun, named or let go."""

    def __init__(self, app: "App") -> None:
        look.furnish()
        super().__init__(app)
        self.known: Profiles = profiles.load()
        self.page = "unlocks"
        self.atelier = Atelier()
        self.plates: list[ProfilePlate] = []

    @property
    def profile(self) -> Profile:
        """The campaign that is played."""
        return self.known.chosen

    # -- the screen -------------------------------------------------------------------------------------------------

    def build(self) -> None:
        self.add_panel(FRAME, tr("Campaign"), "deep")
        self._add_list()
        pages = [(key, tr(words)) for key, words in PAGES.items()]
        self.tabs = Choice[str]((RIGHT, 84, WIDE, 46), pages, self.page, self._turn_to, size=19)
        self.form.add(self.tabs)
        {"unlocks": self._add_unlocks, "ascension": self._add_ascension, "feats": self._add_feats}[self.page]()
        self._add_switch()
        run = Button((976, 620, 250, 68), tr("New run"), self._play, material="ember", size=28)
        self.form.add(Button((LEFT, 628, 200, 54), tr("Back"), self.back, material="stone"), run)
        self.form.set_focus(self._chosen_plate())

    def _chosen_plate(self) -> ProfilePlate:
        return next(plate for plate in self.plates if plate.chosen)

    def _add_list(self) -> None:
        self.plates = []
        found: list[Profile | None] = list(self.known.all.values())
        if self.known.free is not None:
            found.append(None)
        for at, profile in enumerate(found):
            chosen = profile is not None and profile.number == self.known.number
            act = partial(self._choose, profile.number) if profile is not None else self._begin
            plate = ProfilePlate((LEFT, 84 + at * 64, NARROW, 58), profile, self.atelier, act, chosen=chosen)
            self.plates.append(plate)
        self.name = TextLine(
            (LEFT, 486, NARROW, 46),
            self.profile.name,
            self._rename,
            longest=profiles.LONGEST_NAME,
            placeholder=self.profile.said,
            size=18,
        )
        self.form.add(
            *self.plates,
            Label((LEFT, 462, NARROW, 22), tr("Its name"), size=14, colour=theme.MUTED),
            self.name,
            Button((LEFT, 544, NARROW, 46), tr("Delete this campaign"), self._ask_to_delete, size=17, material="stone"),
        )

    def _add_unlocks(self) -> None:
        wide = (WIDE - 12) / 2
        tall, short = 140.0, 102.0
        for at, hero in enumerate(HEROES):
            area = (RIGHT + at % 2 * (wide + 12), TOP + at // 2 * (tall + 8), wide, tall)
            self.form.add(Track(area, self.profile, hero, self.atelier))
        for at, track in enumerate(SHARED):
            area = (RIGHT + at * (wide + 12), TOP + 2 * (tall + 8), wide, short)
            self.form.add(Track(area, self.profile, track, self.atelier))

    def _add_ascension(self) -> None:
        plan = self._plan()
        height = Height((RIGHT + 596, TOP, WIDE - 596, HIGH), self.profile, plan.printing, self.atelier)
        self.form.add(
            Panel((RIGHT, TOP, 584, HIGH), "glass", radius=14, line=3),
            Ladder((RIGHT + 8, TOP + 8, 568, HIGH - 16), plan, self.atelier),
            height,
        )

    def _plan(self) -> RunPlan:
        """Gives the ladder as a run at the highest level would climb it, with the printing that was chosen last."""
        values = {option.name: option.default for option in OPTIONS}
        last = self.app.settings.last(KEY).setup.get("printing", values["printing"])
        values["printing"] = last if last in HIGHEST else values["printing"]
        values["ascension"] = self.profile.campaign.ascension
        return RunPlan([], values, self.profile.campaign)

    def _add_feats(self) -> None:
        self.form.add(*feats_in((RIGHT, TOP, WIDE, HIGH), self.profile, self.atelier))

    def _add_switch(self) -> None:
        """Adds the switch that opens everything, and which shared track gets boxes first."""
        x, wide = RIGHT, WIDE
        if self.page == "unlocks":
            wide = (WIDE - 12) / 2
            boxes = [(track, tr(SHARED_NAMES[track][1])) for track in SHARED]
            self.first = Choice[str](
                (RIGHT + wide + 22, LOW + 24, wide - 20, 34), boxes, self.profile.first, self._go_first, size=15
            )
            self.form.add(
                Panel((RIGHT + wide + 12, LOW, wide, SWITCH), "glass", radius=12, line=2),
                Label((RIGHT + wide + 28, LOW + 3, wide - 32, 20), tr("Boxes of full tracks go first to"), size=13),
                self.first,
            )
        self.everything = Toggle(
            (x + wide - 128, LOW + 16, 116, 30), value=self.profile.everything, on_change=self._open_all
        )
        self.form.add(
            Panel((x, LOW, wide, SWITCH), "glass", radius=12, line=2),
            Label((x + 14, LOW + 2, wide - 150, 26), tr("Everything unlocked"), size=16),
            Label(
                (x + 14, LOW + 25, wide - 150, SWITCH - 28),
                tr("A switch: nothing of it is earned, and boxes are checked as before."),
                size=13,
                colour=theme.MUTED,
                wrapped=True,
                middle=True,
            ),
            self.everything,
        )

    # -- what can be done -------------------------------------------------------------------------------------------

    def _again(self, known: Profiles, focus: Any = None) -> None:
        self.known = known
        self.rebuild()
        if focus is not None:
            self.form.set_focus(focus())

    def _turn_to(self, page: str) -> None:
        self.page = page
        self._again(self.known, lambda: self.tabs)

    def _choose(self, number: int) -> None:
        self._again(profiles.choose(number), self._chosen_plate)

    def _begin(self) -> None:
        self._again(profiles.create(), lambda: self.name)

    def _rename(self, name: str) -> None:
        self.known = profiles.rename(self.known.number, name)
        for plate in self.plates:
            if plate.chosen:
                plate.profile = self.profile

    def _open_all(self, on: bool) -> None:
        self.known = profiles.changed(self.known.number, lambda one: evolve(one, everything=on))

    def _go_first(self, track: str) -> None:
        self.known = profiles.changed(self.known.number, lambda one: evolve(one, first=track))

    def _ask_to_delete(self) -> None:
        feats = tr("{n} of {most} feats", n=len(self.profile.campaign.achievements), most=len(FEATS))
        text = tr(
            "All that {name} has reached would be gone: its boxes, ascension {n}, {feats}.",
            name=self.profile.said, n=self.profile.campaign.ascension, feats=feats,
        )  # fmt: skip
        if games.is_saved(KEY):
            text += " " + tr("Its run goes with it: {game}.", game=games.saved_words(KEY))
        self.app.go(Ask(text, tr("Delete it?"), ((tr("Delete"), self._delete),)))

    def _delete(self) -> None:
        for number in (*range(slots.SLOTS + 1), *slots.copies(KEY)):
            if slots.is_used(KEY, number):
                slots.clear(KEY, number)
        annals.drop(self.known.number)
        self._again(profiles.delete(self.known.number), self._chosen_plate)

    def _play(self) -> None:
        self.app.choose_game(KEY)
        self.app.go("new game")
