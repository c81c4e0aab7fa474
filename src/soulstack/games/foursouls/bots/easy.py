"""A beginner: fights by a rule of thumb, plays cards as they come, seldom answers and does not watch who leads."""

from typing import ClassVar

from soulstack.games.foursouls.bots.judging_bot import JudgingBot
from soulstack.games.foursouls.bots.traits import BEGINNER, Traits


class EasyBot(JudgingBot):
    """The first opponent for people."""

    level: ClassVar[Traits] = BEGINNER
