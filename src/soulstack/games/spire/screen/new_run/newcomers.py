"""Who joins a run between two acts: the heroes whom nobody plays, who leads them, and what they get to catch up."""

from typing import TYPE_CHECKING, Any, Final

from soulstack.app.language import tr
from soulstack.app.options import defaults
from soulstack.games.spire.play.intents import Join
from soulstack.games.spire.play.names import ROMAN
from soulstack.games.spire.play.options import OPTIONS
from soulstack.games.spire.play.profiles import ALL
from soulstack.games.spire.play.run_plan import Climber, RunPlan
from soulstack.games.spire.rules.campaign import Campaign
from soulstack.games.spire.rules.climb.joining import who_may_join
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.new_run.leaders import Leaders
from soulstack.games.spire.screen.new_run.parts import Gifts
from soulstack.games.spire.screen.rooms.agreement import persons
from soulstack.ui import theme
from soulstack.ui.gui.press import Button
from soulstack.ui.scenery import CENTRE, Label

if TYPE_CHECKING:
    from soulstack.ui.loop import App

FRAME: Final = (90.0, 62.0, 1100.0, 596.0)
STEP: Final = 145.0
STANDS: Final = 124.0
TOP: Final = 132.0


def plan_of(session: Any) -> RunPlan:
    """Gives the heroes who may join a run, and the act whose table they read."""
    free = who_may_join(session.state)
    values = {option.name: option.default for option in OPTIONS} | defaults(OPTIONS)
    plan = RunPlan([Climber(hero) for hero in free], values, Campaign(), seed="", below=len(session.state.heroes))
    plan.everything, plan.tab = True, "quick"
    plan.values["unlocked"] = (ALL,)
    plan.values["act"] = min(4, session.state.table.act + 1)
    if plan.climbers:
        plan.climbers[0].who = "friend" if len({*persons(session).values()}) > 1 else "me"
    return plan


class NewcomersScene(Leaders):
    """Chooses who joins; the run goes on as it was if nobody does."""

    grounded = False

    def __init__(self, app: "App", session: Any) -> None:
        look.furnish()
        super().__init__(app, plan_of(session))
        self.session = session
        self.join_button: Button | None = None

    def build(self) -> None:
        self.stands = []
        self.add_panel(FRAME, tr("Who joins the climb?"), "deep")
        count = len(self.plan.climbers)
        left = STANDS + (3 - count) * STEP / 2
        self.add_stands(left, TOP, STEP)
        x = STANDS + 3 * STEP + 24
        act = ROMAN[self.plan.values["act"]]
        words = tr("To catch up in Act {act} each of them gets, row after row:", act=act)
        self.form.add(
            Label((x, TOP, 540, 28), words, size=17, colour=theme.CREAM),
            Gifts((x, TOP + 34, 548, 350), self.plan, self.atelier),
            Label(
                (STANDS, 566, 420, 60),
                tr(
                    "Newcomers are set up as this run is: its ascension and its modifiers count for them. The others wait."
                ),
                size=15,
                font=theme.ITALIC_FONT,
                colour=theme.MUTED,
                align=CENTRE,
                wrapped=True,
                middle=True,
            ),
        )
        join = Button((x + 298, 568, 250, 62), tr("Join"), self.join, material="ember", size=27)
        join.hint = tr("Enter")
        self.join_button = join
        self.form.add(Button((x + 60, 572, 220, 54), tr("Back"), self.back, material="stone"), join)
        self.form.set_focus(join)
        self.tell()

    def tell(self) -> None:
        if self.join_button is not None:
            self.join_button.enabled = bool(self.plan.party)

    def join(self) -> None:
        """Lets those who are chosen sit down, the lowest row first."""
        party = self.plan.party
        if not party:
            return
        bus = self.session.bus
        for climber in party:
            seat = climber.seat
            bus.send(Join(climber.hero, seat.kind, seat.name))
        self.app.sound.play("page")
        self.back()
