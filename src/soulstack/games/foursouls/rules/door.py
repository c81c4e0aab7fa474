"""What others may ask of the rules: settings, a new game, an answer carried out, what a seat sees."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import attrs

from soulstack.content.catalogue import Catalogue
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.build_view import facts_for as told
from soulstack.games.foursouls.rules.build_view import view_for as view
from soulstack.games.foursouls.rules.determinize import glance_for as glance
from soulstack.games.foursouls.rules.determinize import sight_for as sight
from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.rules.game import GameSetup, SetupError, State, apply, new_game
from soulstack.games.foursouls.rules.playback import EDITION, recalled
from soulstack.kernel.decisions import Answer
from soulstack.kernel.sentences import Sentence

if TYPE_CHECKING:
    from soulstack.games.foursouls.rules.invariants import Checker

__all__ = [
    "EDITION",
    "FACTS",
    "apply",
    "checker",
    "glance",
    "mark",
    "new",
    "recalled",
    "setup",
    "sight",
    "sitting",
    "told",
    "view",
    "written",
]

HUMAN = "human"


class Asked(Protocol):
    """What is asked for when a game is to be dealt."""

    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def seed(self) -> int: ...
    @property
    def given(self) -> Mapping[str, Any]: ...
    @property
    def cap(self) -> int: ...


def setup(new: Asked, cards: Catalogue[CardDef]) -> GameSetup:
    """Make the settings of a game; raises SetupError when they name a set that there is not."""
    given = dict(new.given)
    if given.get("final_boss") and "mode" not in given:
        given["mode"] = "challenge"  # whoever names the boss alone means the fight against it
    known = cards.sets()
    wrong = [name for name in given.get("sets", ()) if name not in known]
    if wrong:
        raise SetupError(
            Sentence("There is no set {name!r}; choose from {known}.", name=wrong[0], known=", ".join(known))
        )
    versus = given.get("mode", "versus") == "versus"
    return GameSetup(
        players=len(new.seats),
        seed=new.seed,
        turn_cap=new.cap,
        # Only where everybody is asked does nobody learn from a question who could answer.
        ask_everyone=new.seats.count(HUMAN) > 1 and versus,
        **given,
    )


def written(setup: GameSetup) -> dict[str, Any]:
    """Give settings as plain data."""
    return attrs.asdict(setup)


def sitting(setup: GameSetup, answers: Sequence[Answer] = ()) -> int:
    """Say how many sit at the table: nobody sits down later."""
    del answers
    return setup.players


def new(setup: GameSetup, cards: Mapping[str, CardDef]) -> State:
    """Lay out a game and bring it to its first decision."""
    return new_game(setup, cards.values())


def mark(setup: GameSetup, cards: Catalogue[CardDef]) -> str:
    """Give the digest of the cards that one game can meet, so that another pack does not make its record strange."""
    key = (cards.hash(), setup.sets)
    found = _marks.get(key)
    if found is None:
        # It takes longer than a frame and is asked for at every deal.
        always = ("room", "character")
        wanted = {card.id: card for card in cards.values() if card.set in setup.sets or card.kind in always}
        found = _marks[key] = cards.part(wanted).hash()
    return found


_marks: dict[tuple[str, tuple[str, ...]], str] = {}


def checker(setup: GameSetup, cards: Mapping[str, CardDef], every: int) -> "Checker":
    """Watch a game; the costly checks are made after so many decisions."""
    from soulstack.games.foursouls.rules.invariants import Checker

    return Checker(setup, cards, every)
