"""The rules of Four Souls behind one door: start a game, apply an answer, say what a seat sees.

>>> from soulstack.foursouls.catalogue import catalogue
>>> state = new_game(GameSetup(players=2, seed=1), catalogue().values())
>>> state.pending[0].kind
'priority'
"""

from soulstack.foursouls import verbs
from soulstack.foursouls.setup import GameSetup, SetupError, new_game
from soulstack.foursouls.state import State
from soulstack.kernel.frames import advance, apply

__all__ = ["GameSetup", "SetupError", "State", "advance", "apply", "new_game", "verbs"]
