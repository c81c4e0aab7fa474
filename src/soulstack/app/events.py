"""What travels on the bus of any game: what people want, and what has happened.

Views, decisions and facts are of the game's own kind, and nothing that handles these records looks into them. What only one
game knows stands in that game (`play/intents.py`).
"""

from typing import Any

from attrs import frozen

from soulstack.app.bus import Intent, News
from soulstack.kernel.decisions import Answer, Decision, Option
from soulstack.kernel.facts import Fact

# --- what people want ----------------------------------------------------------------------------------------------


@frozen
class Choose(Intent):
    """Answers the question of this moment, whether by a click, a drop, a key or a pad."""

    picks: tuple[Option, ...]
    seat: int = -1
    """Who answers, where people here play several seats; else the one in focus."""


@frozen
class Undo(Intent):
    """Takes the last answer back; the verdict's value says what it was."""


@frozen
class AskHint(Intent):
    """Asks what a sound player would do; the verdict's value is the advice."""


@frozen
class Uncover(Intent):
    """Says that whoever is asked has come alone to the screen that several people share."""


@frozen
class Hide(Intent):
    """Takes what only one person may see off the screen that several people share."""


@frozen
class ReadOn(Intent):
    """Goes on after something that a coach has said."""


# --- what has happened ---------------------------------------------------------------------------------------------


@frozen
class Applied(News):
    """The rules have taken an answer: all that came of it, secret or not, for what keeps the game."""

    answer: Answer
    facts: tuple[Fact, ...]
    deed: str = ""
    """What a person at this screen has done by it, in words; empty for a bot's answer and for a pass made for somebody."""


@frozen
class TakenBack(News):
    """The game stands again where it stood after so many answers."""

    answers: int


@frozen
class Updated(News):
    """The rules went on: facts for the viewer, the table after them, and what the viewer is asked."""

    facts: tuple[Fact, ...]
    view: Any
    decision: Decision | None


@frozen
class Shown(News):
    """The screen shows a fact now; whatever accompanies the picture (sound, log, tips) goes by this."""

    fact: Fact
    view: Any
    hurried: bool = False
    """Whether the picture is skipped, so that only what lasts is of interest."""


@frozen
class CaughtUp(News):
    """The screen shows the present: the next question may be asked."""


@frozen
class Ended(News):
    """The game is over."""
