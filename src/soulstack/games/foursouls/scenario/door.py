"""What others may ask about scenario files."""

from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import Cards, read
from soulstack.games.foursouls.scenario.runner import run_text

__all__ = ["position", "run_text"]


def position(text: str, cards: Cards) -> tuple[State, str]:
    """Lay out the position of a scenario, for people; give it with its title."""
    scenario = read(text, cards)
    state = build(scenario, cards)
    state.ask_everyone = state.ask_forced = False  # a person is not asked where there is nothing to decide
    return state, scenario.title
