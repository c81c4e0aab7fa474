"""Bots by name: the command line, the seats of a session and the worker process all ask here."""

from collections.abc import Mapping
from typing import Any, Final

from soulstack.foursouls.schema import CardDef
from soulstack.kernel.agents import Agent

BOTS: Final = ("random", "easy", "normal")
"""The bots that there are, the weakest first."""
PLANNED: Final = ("hard",)
PREFIX: Final = "bot:"


class UnknownBotError(ValueError):
    """A bot that does not exist, with what does in one sentence."""


def bot_name(spec: str) -> str:
    """Give the plain name of a bot, whether it was written with or without `bot:`, or raise.

    >>> bot_name("bot:easy"), bot_name("random")
    ('easy', 'random')
    """
    name = spec.strip().removeprefix(PREFIX)
    known = ", ".join(BOTS)
    if name in PLANNED:
        raise UnknownBotError(f"The bot {name!r} does not exist yet; choose one of {known}.")
    if name not in BOTS:
        raise UnknownBotError(f"There is no bot {name!r}; choose one of {known}.")
    return name


def bot_class(spec: str) -> type[Agent]:
    """Give the class of a bot, which says how much of the table it wants to see."""
    name = bot_name(spec)
    if name == "random":
        from soulstack.bots.random_bot import RandomBot

        return RandomBot
    if name == "easy":
        from soulstack.bots.easy import EasyBot

        return EasyBot
    from soulstack.bots.normal import NormalBot

    return NormalBot


def make_bot(spec: str, seat: int, seed: int, cards: Mapping[str, CardDef] | None = None) -> Agent:
    """Make the bot for a seat; its luck comes from the game's seed and the seat, its knowledge from the card files."""
    make: Any = bot_class(spec)
    if make.looks and cards is None:
        from soulstack.foursouls.catalogue import catalogue

        cards = catalogue()
    agent: Agent = make(seed, seat, cards) if make.looks else make(seed, seat)
    return agent
