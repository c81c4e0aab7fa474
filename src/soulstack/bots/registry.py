"""Bots by name: the command line, the seats of a session and the worker process all ask here."""

from collections.abc import Mapping
from typing import Any

from soulstack.bots.specs import BOTS, UnknownBotError, bot_name, level_of, temper_of
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.kernel.agents import Agent

__all__ = ["BOTS", "UnknownBotError", "bot_class", "bot_name", "make_bot"]


def bot_class(spec: str) -> type[Agent]:
    """Give the class of a bot, which says how much of the table it wants to see."""
    name = level_of(spec)
    if name == "random":
        from soulstack.bots.random_bot import RandomBot

        return RandomBot
    if name == "easy":
        from soulstack.games.foursouls.bots.easy import EasyBot

        return EasyBot
    if name == "normal":
        from soulstack.games.foursouls.bots.normal import NormalBot

        return NormalBot
    from soulstack.games.foursouls.bots.hard import HardBot

    return HardBot


def make_bot(spec: str, seat: int, seed: int, cards: Mapping[str, CardDef] | None = None) -> Agent:
    """Make the bot for a seat; its luck comes from the game's seed and the seat, its knowledge from the card files."""
    make: Any = bot_class(spec)
    if make.looks and cards is None:
        from soulstack.games.foursouls.cards.catalogue import catalogue

        cards = catalogue()
    agent: Agent = make(seed, seat, cards, temper_of(spec)) if make.looks else make(seed, seat)
    return agent
