"""A scenario is played with the real engine, step by step, and compared with what its file expects."""

from itertools import zip_longest
from typing import Any

from soulstack.content.scenario_result import Failure, ScenarioResult
from soulstack.content.tables import TableError, title_of
from soulstack.games.spire.rules.state import State
from soulstack.games.spire.scenario.expecting import failures
from soulstack.games.spire.scenario.moves import MisfitError, Play, RefusedError
from soulstack.games.spire.scenario.position import build
from soulstack.games.spire.scenario.reading import Scenario, Step, read


def run_text(file: str, text: str, cards: Any) -> ScenarioResult:
    """Play the scenario of a file; a file that cannot be read gives a result with an error."""
    try:
        scenario = read(text, cards)
        state = build(scenario, cards)
    except TableError as error:
        return ScenarioResult(file, title_of(text), error=str(error))
    except Exception as crash:  # noqa: BLE001 - nor must a position that nobody thought of
        return ScenarioResult(file, title_of(text), error=f"the position cannot be laid out: {crash!r}")
    return ScenarioResult(file, scenario.title, play(scenario, state), rules=scenario.rules)


def play(scenario: Scenario, state: State) -> tuple[Failure, ...]:
    """Carry out the steps and list what differs; after a step that could not be made nothing more is tried."""
    table = Play(state)
    found: list[Failure] = []
    for step, after in zip_longest(scenario.steps, scenario.steps[1:]):
        table.asks_on = speaks_on(step, after)
        failed = _carry_out(table, step)
        if failed is not None:
            found.append(failed)
            break
        table.clear_forced()
        found += failures(table, step.number, step.expect)
    return tuple(found)


ANSWERS = ("choose", "use")
"""Moves by which a file goes on in the middle of a question."""


def speaks_on(step: Step, after: Step | None) -> bool:
    """Tell whether a file speaks of the question that a step leaves open, or goes on in the middle of it."""
    told = [*step.expect, *(after.expect if after is not None and not after.do else ())]
    return (after is not None and after.do in ANSWERS) or any(key.startswith("pending") for key, _ in told)


def _carry_out(table: Play, step: Step) -> Failure | None:
    try:
        table.carry_out(step)
    except RefusedError as refusal:
        if step.illegal and str(refusal):
            return None
        return Failure(step.number, "do", f"{step.do} is legal", str(refusal))
    except MisfitError as misfit:
        if step.illegal:
            return None
        wanted = "every choice is answered by an element of pick, and each is used"
        return Failure(step.number, "pick", wanted, str(misfit))
    except Exception as crash:  # noqa: BLE001 - a fault of the engine must not keep the other files from being played
        return Failure(step.number, "do", f"{step.do} is carried out", f"the engine failed: {crash!r}")
    if step.illegal:
        return Failure(step.number, "illegal", "the move is refused", f"{step.do} was carried out")
    return None
