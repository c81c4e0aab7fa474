"""What Four Souls brings to the window; light, because the title asks for it."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from soulstack.ui.screens import Screens, Shelves

if TYPE_CHECKING:
    from soulstack.games.foursouls.cards.schema import CardDef
    from soulstack.ui.cards.book import CardBook
    from soulstack.ui.cards.painter import FacePainter

KINDS: Final[tuple[tuple[str, str], ...]] = (
    ("", "All"),
    ("character", "Characters"),
    ("treasure", "Treasure"),
    ("loot", "Loot"),
    ("monster", "Monsters"),
    ("event", "Events"),
    ("room", "Rooms"),
    ("bonus_soul", "Souls"),
)
ORDER: Final = ("character", "starting_item", "treasure", "loot", "monster", "event", "room", "bonus_soul")


def kind_of(card: "CardDef") -> str:
    """Gives the kind as a person would sort it: events are no monsters."""
    return "event" if card.is_event else card.kind


def painter() -> "FacePainter":
    """Gives the painter of framed cards."""
    from soulstack.ui.cards.painter import FramedFaces

    return FramedFaces()


def card_book() -> "CardBook":
    """Gives the faces of all cards, those of packs too."""
    from soulstack.app.packs import packs
    from soulstack.games.foursouls.screen.faces import FourSoulsBook

    return FourSoulsBook(lambda: packs().cards)


def keep_position(session: Any, file: Path, title: str) -> None:
    """Writes the table as the viewer sees it; raises WriteError."""
    from soulstack.app.packs import packs
    from soulstack.games.foursouls.play.report_position import position_of, write_position

    write_position(file, position_of(session.view, packs().cards, session.seed, title))


def refusals() -> tuple[type[Exception], ...]:
    """Gives what setting up a game raises."""
    from soulstack.games.foursouls.rules.setup import SetupError

    return (SetupError,)


def frame_times(size: tuple[int, int], frames: int) -> list[float]:
    """Draws frames of a crowded table and gives the seconds of each."""
    from soulstack.games.foursouls.screen import benchmark

    return benchmark.frame_times(size, frames)


SCREENS: Final = Screens(
    ways={
        "card": "soulstack.games.foursouls.screen.card_scene:CardScene",
        "lesson": "soulstack.games.foursouls.screen.lesson_scene:LessonScene",
        "new game": "soulstack.games.foursouls.screen.new_game:NewGameScene",
        "replay": "soulstack.games.foursouls.screen.replay_scene:ReplayScene",
        "result": "soulstack.games.foursouls.screen.result:ResultScene",
        "table": "soulstack.games.foursouls.screen.table_scene:TableScene",
    },
    read_ahead=(
        "soulstack.games.foursouls.screen.table_scene",
        "soulstack.games.foursouls.screen.new_game",
        "soulstack.games.foursouls.screen.result",
    ),
    line="Four Souls by candle light",
    fan=(("monster", -17.0, 872.0, 470.0), ("loot", -3.0, 968.0, 448.0), ("treasure", 13.0, 1068.0, 468.0)),
    shelves=Shelves(kinds=KINDS, order=ORDER, kind_of=kind_of, with_kind={"starting_item": "character"}),
    lesson_cards={
        "1_turn_and_shop": ("a_dime", "sack_of_pennies"),
        "2_attack_and_dice": ("fly", "monstro"),
        "3_stack_and_answers": ("butter_bean", "the_d6"),
    },
    painter=painter,
    card_book=card_book,
    refusals=refusals,
    frame_times=frame_times,
    keep_position=keep_position,
)
