"""What Slay the Spire brings to the window; light, because the title asks for it."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from soulstack.games.spire.screen.shelves import SHELVES
from soulstack.games.spire.screen.stage import STAGES
from soulstack.games.spire.screen.telling import TELLING
from soulstack.kernel.sentences import Sentence
from soulstack.ui.places import NewGame
from soulstack.ui.screens import Screens

COMMON: Final = frozenset({"hit", "damage", "block", "energy", "curse", "die", "row", "all_foes"})
"""Words that nearly every rule has; links from all of them would help nobody."""
if TYPE_CHECKING:
    from collections.abc import Mapping

    from soulstack.ui.cards.book import CardBook
    from soulstack.ui.cards.painter import FacePainter
    from soulstack.ui.loop import App
    from soulstack.ui.screens import Half


def half(app: "App") -> "Half":
    """Gives the foot of the spire on the title."""
    from soulstack.games.spire.screen.title_half import Foot

    return Foot(app)


def painter() -> "FacePainter":
    """Gives the painter of the faces."""
    from soulstack.games.spire.screen import look
    from soulstack.games.spire.screen.face_painter import SpireFaces

    look.furnish()
    return SpireFaces()


def card_book() -> "CardBook":
    """Gives the faces of all components, those of packs too."""
    from soulstack.games.spire.screen.faces import SpireBook

    return SpireBook()


def rule_words() -> "Mapping[str, str]":
    """Gives the rule for each keyword and token, in the player's language."""
    from soulstack.app.language import tr
    from soulstack.games.spire.play.component_words import KEYWORDS, SIGNS, SPOKEN

    terms = (*KEYWORDS.values(), *SPOKEN.values(), *(SIGNS[key] for key in SIGNS if key not in COMMON))
    return {tr(term.name.pattern): term.rule for term in terms}


def keep_position(session: Any, file: Path, title: str) -> None:
    """Refuses to write the table as a scenario; raises WriteError."""
    from soulstack.app.files import WriteError
    from soulstack.app.language import tr

    del session, file, title
    raise WriteError(tr("A run cannot be kept as a scenario yet."))


def refusals() -> tuple[type[Exception], ...]:
    """Gives what setting up a run raises."""
    from soulstack.games.spire.rules.setup import SetupError

    return (SetupError,)


def frame_times(size: tuple[int, int], frames: int) -> list[float]:
    """Draws frames of a crowded fight and gives the seconds of each."""
    from soulstack.games.spire.screen.benchmark import frame_times as measured

    return measured(size, frames)


SCREENS: Final = Screens(
    ways={
        "lesson": "soulstack.games.spire.screen.lesson_scene:LessonScene",
        "card": "soulstack.games.spire.screen.compendium.component_scene:ComponentScene",
        "new game": "soulstack.games.spire.screen.new_run.scene:NewRunScene",
        "table": "soulstack.games.spire.screen.table_scene:TableScene",
        "campaign": "soulstack.games.spire.screen.campaign.scene:CampaignScene",
        "catch up": "soulstack.games.spire.screen.new_run.newcomers:NewcomersScene",
        "past run": "soulstack.games.spire.screen.past.run_scene:PastRunScene",
        "result": "soulstack.games.spire.screen.past.given_up:GivenUpScene",
        "statistics": "soulstack.games.spire.screen.past.statistics:RunStatisticsScene",
        "replays": "soulstack.games.spire.screen.past.scene:HistoryScene",
        "replay": "soulstack.games.spire.screen.replay_scene:ReplayScene",
    },
    read_ahead=(
        "soulstack.games.spire.screen.new_run.scene",
        "soulstack.games.spire.screen.campaign.scene",
        "soulstack.games.spire.screen.table_scene",
        *(stage.partition(":")[0] for stage in STAGES.values()),
    ),
    line=Sentence("by lantern light"),
    half=half,
    material="ember",
    begin=Sentence("New run"),
    also=((Sentence("Daily Climb"), NewGame(tab="daily")), (Sentence("Campaign"), "campaign")),
    telling=TELLING,
    short=Sentence("A seat is one hero. Row 1 is the bottom row."),
    rule_words=rule_words,
    samples=("bash", "neutralize", "eruption"),
    shelves=SHELVES,
    lesson_cards={
        "1_cards_and_intents": ("ironclad_strike", "bash"),
        "2_rows_and_the_die": ("a1_first_jaw_worm", "captains_wheel"),
        "3_the_climb": ("cleave", "anchor"),
        "4_a_boss": ("a1_guardian", "fire_potion"),
        "5_shivs_and_poison": ("blade_dance", "deadly_poison"),
        "6_orbs": ("zap", "dual_cast"),
        "7_stances_and_miracles": ("vigilance", "eruption"),
    },
    painter=painter,
    card_book=card_book,
    refusals=refusals,
    frame_times=frame_times,
    keep_position=keep_position,
)
