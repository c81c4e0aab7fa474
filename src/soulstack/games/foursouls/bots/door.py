"""What others may ask of the bots: who there is, how one is made, how it hears from another process."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from soulstack.games.foursouls.bots.patient_bot import PatientBot
from soulstack.games.foursouls.bots.specs import SPECS
from soulstack.kernel.agents import Agent

if TYPE_CHECKING:
    from soulstack.games.foursouls.bots.line import CardLine
    from soulstack.games.foursouls.cards.schema import CardDef

__all__ = ["SPECS", "bot_class", "far_end", "make_bot", "near_end"]


def bot_class(spec: str) -> type[Agent]:
    """Give the class of a bot, which says how much of the table it wants to see."""
    level = SPECS.level(spec)
    if level == "random":
        return PatientBot
    if level == "easy":
        from soulstack.games.foursouls.bots.easy import EasyBot

        return EasyBot
    if level == "normal":
        from soulstack.games.foursouls.bots.normal import NormalBot

        return NormalBot
    from soulstack.games.foursouls.bots.hard import HardBot

    return HardBot


def make_bot(
    spec: str,
    seat: int,
    seed: int,
    cards: "Mapping[str, CardDef] | None" = None,
    team: tuple[int, ...] = (),  # noqa: ARG001 - everybody plays for themselves
) -> Agent:
    """Make the bot for a seat; its luck comes from the game's seed and the seat, its knowledge from the card files."""
    make: Any = bot_class(spec)
    if make.looks and cards is None:
        from soulstack.games.foursouls.cards.catalogue import catalogue

        cards = catalogue()
    agent: Agent = make(seed, seat, cards, SPECS.temper(spec)) if make.looks else make(seed, seat)
    return agent


def near_end() -> "CardLine":
    """Make this end of the line to the bots' process."""
    from soulstack.games.foursouls.bots.line import CardLine

    return CardLine()


def far_end(cards: "Mapping[str, CardDef] | None" = None) -> "CardLine":
    """Make the other end, in the bots' process, which must know the cards."""
    from soulstack.games.foursouls.bots.line import CardLine, learn_cards
    from soulstack.games.foursouls.cards.catalogue import catalogue

    learn_cards(catalogue() if cards is None else cards)
    return CardLine()
