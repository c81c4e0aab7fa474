"""What others may ask about scenario files."""

from typing import Any

from soulstack.content.scenario_result import Position
from soulstack.games.spire.scenario.position import build
from soulstack.games.spire.scenario.reading import read
from soulstack.games.spire.scenario.runner import run_text

__all__ = ["position", "run_text"]


def position(text: str, cards: Any) -> Position:
    """Lay out the position of a scenario, for people."""
    scenario = read(text, cards)
    state = build(scenario, cards)
    state.ask_forced = False  # a person is not asked where there is nothing to decide
    return Position(scenario.title, state, 0)
