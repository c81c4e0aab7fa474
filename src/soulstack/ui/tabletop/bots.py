"""What the table tells about a bot when its plate is clicked: what it is like, and why it did what it did last."""

from soulstack.app.language import tr
from soulstack.app.offers import HasBots
from soulstack.ui import games


def bot_words(seats: tuple[str, ...], bots: HasBots | None, seat: int, name: str) -> str:
    """Says a bot's level, temper and last reason in one line; nothing for a person."""
    if not 0 <= seat < len(seats) or seats[seat] == "human":
        return ""
    who = tr("{name} ({what})", name=name, what=games.temper_words(seats[seat]))
    why = bots.bot_reason(seat) if bots is not None else ""
    return f"{who}: {why}" if why else f"{who}."
