"""A sound player: exact odds, answers at the right moment, an eye on whoever leads."""

from typing import ClassVar

from soulstack.games.foursouls.bots.judging_bot import JudgingBot
from soulstack.games.foursouls.bots.traits import SOUND, Traits


class NormalBot(JudgingBot):
    """The opponent for people who know the game."""

    level: ClassVar[Traits] = SOUND
