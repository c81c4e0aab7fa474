"""The names of players: who sits at this screen is called You, in the player's language."""

from typing import Final

from soulstack.app.language import tr

YOU: Final = "You"
"""The name of who sits at this screen; it is kept in English and shown in the player's language."""


def shown_name(name: str) -> str:
    """Give a player's name as the screen shows it."""
    return tr(YOU) if name.casefold() == "you" else name


def kept_name(name: str) -> str:
    """Give a player's name as settings and saves keep it."""
    return YOU if name.casefold() == tr(YOU).casefold() else name
