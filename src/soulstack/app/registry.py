"""Which games there are. The only place that loads one by its name.

A new game is one more key here.

>>> game("slay_the_spire").key
'spire'
"""

from importlib import import_module
from typing import Final, TypeAlias

from soulstack.app.game import Game
from soulstack.content.errors import ContentError

MODULES: Final = {
    "foursouls": "soulstack.games.foursouls",
    "spire": "soulstack.games.spire",
}
"""The package of each game by its key, in the order in which they are offered; each holds a light `GAME`."""
DEFAULT: Final = "foursouls"
"""The game that is meant where none is named."""


CardsError: TypeAlias = ContentError
"""What is raised where the cards of a game are missing or spoilt."""


class UnknownGameError(ValueError):
    """A game that does not exist, with those that do in one sentence."""


def games() -> tuple[Game, ...]:
    """List every game."""
    return tuple(_loaded(key) for key in MODULES)


def game(name: str = DEFAULT) -> Game:
    """Give a game by its key or by what older files call it."""
    if name in MODULES:
        return _loaded(name)
    for each in games():
        if name in each.aliases:
            return each
    raise UnknownGameError(f"There is no game {name!r}; choose one of {', '.join(MODULES)}.")


def named_by_a_file(found: Game, wanted: str | None) -> Game:
    """Give the game that a file names, if it is the one that was asked for or none was."""
    if wanted is not None and game(wanted).key != found.key:
        raise UnknownGameError(f"The file is of {found.title}, not of {game(wanted).title}.")
    return found


def _loaded(key: str) -> Game:
    found: Game = import_module(MODULES[key]).GAME
    return found
