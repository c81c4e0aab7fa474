"""What Four Souls brings to the window; light, because the title asks for it."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from soulstack.app.language import joined, tr, tr_lines
from soulstack.app.seat_names import shown_name
from soulstack.games.foursouls.screen.primer import PRIMER
from soulstack.kernel.sentences import Sentence
from soulstack.ui.places import NewGame
from soulstack.ui.screens import Filter, Screens, Shelves, Telling

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from soulstack.app.save_schema import Meta
    from soulstack.games.foursouls.cards.schema import CardDef
    from soulstack.ui.cards.book import CardBook
    from soulstack.ui.cards.painter import FacePainter
    from soulstack.ui.loop import App
    from soulstack.ui.screens import Half

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


def searched(card: "CardDef") -> str:
    """Gives the words of a card that a search goes through."""
    kinds = f"{kind_of(card)} {card.category} {' '.join(card.keywords)}".replace("_", " ")
    return f"{card.text} {tr_lines(card.text)} {kinds}"


def sets(cards: "Mapping[str, CardDef]") -> list[tuple[str, str]]:
    """Lists the boxes that cards come from, the base game first."""
    from soulstack.ui import games

    found = dict.fromkeys(card.set for card in cards.values())
    return [(key, games.set_name(key)) for key in sorted(found, key=lambda key: key != "base")]


def keywords(cards: "Mapping[str, CardDef]") -> list[tuple[str, str]]:
    """Lists the keywords that any card has."""
    from soulstack.games.foursouls.screen.faces import FourSoulsBook

    known = {word for card in cards.values() for word in card.keywords}
    return [(word, tr(word).capitalize()) for word in FourSoulsBook.explained if word in known]


def seen() -> "Mapping[str, int]":
    """Gives in how many games this player has seen each card."""
    from soulstack.app.statistics import load_statistics

    return load_statistics().seen


def half(app: "App") -> "Half":
    """Gives the basement on the title."""
    from soulstack.games.foursouls.screen.title_half import Basement

    return Basement(app)


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


def brief(meta: "Meta") -> str:
    """Says in a few words how far a game has come."""
    return tr("turn {turn}, {n} seats", turn=meta.turn, n=len(meta.seats))


def names(meta: "Meta", seats: "Iterable[int]") -> str:
    """Names who sits on some seats."""
    return joined([shown_name(meta.names[seat]) for seat in seats])


def end(meta: "Meta") -> str:
    """Says who has won."""
    return tr("{names} won", names=names(meta, meta.winners)) if meta.winners else tr("nobody won")


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
    line=Sentence("by candle light"),
    half=half,
    material="brass",
    begin=Sentence("New game"),
    also=((Sentence("Pass and play"), NewGame(shared=True)),),
    telling=Telling(
        far=lambda meta: tr("Turn {n}", n=meta.turn),
        who=lambda meta: names(meta, range(len(meta.names))),
        brief=brief,
        end=end,
    ),
    short=Sentence("AP is the active player. EXT, E1, RM and DE are printed editions of the rulebook."),
    primer=PRIMER,
    samples=("isaac", "monstro", "the_d6"),
    shelves=Shelves(
        kinds=KINDS,
        order=ORDER,
        kind_of=kind_of,
        with_kind={"starting_item": "character"},
        filters=(
            Filter(key="set", every=Sentence("All sets"), options=sets, values=lambda card: (card.set,)),
            Filter(
                key="keyword",
                every=Sentence("Any keyword"),
                options=keywords,
                values=lambda card: card.keywords,
            ),
        ),
        searched=searched,
        seen=seen,
    ),
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
