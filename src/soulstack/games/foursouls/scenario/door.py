"""What others may ask about scenario files."""

from soulstack.content.scenario_result import Position
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import Cards, read
from soulstack.games.foursouls.scenario.runner import run_text

__all__ = ["position", "run_text"]


def position(text: str, cards: Cards) -> Position:
    """Lay out the position of a scenario, for people."""
    scenario = read(text, cards)
    state = build(scenario, cards)
    state.ask_everyone = state.ask_forced = False  # a person is not asked where there is nothing to decide
    return Position(scenario.title, state, state.active)
