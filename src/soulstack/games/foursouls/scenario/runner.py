"""A scenario is played with the real engine, step by step, and compared with what its file expects."""

from soulstack.content.scenario_result import Failure, ScenarioResult
from soulstack.content.tables import TableError, title_of
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.scenario.expecting import failures
from soulstack.games.foursouls.scenario.moves import MisfitError, Play, RefusedError
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import Cards, Scenario, Step, read


def run_text(file: str, text: str, cards: Cards) -> ScenarioResult:
    """Play the scenario of a file; a file that cannot be read gives a result with an error."""
    try:
        scenario = read(text, cards)
        state = build(scenario, cards)
    except TableError as error:
        return ScenarioResult(file, title_of(text), error=str(error))
    return ScenarioResult(file, scenario.title, play(scenario, state), rules=scenario.rules)


def play(scenario: Scenario, state: State) -> tuple[Failure, ...]:
    """Carry out the steps and list what differs; after a step that could not be made nothing more is tried."""
    table = Play(state)
    found: list[Failure] = []
    for step in scenario.steps:
        failed = _carry_out(table, step)
        if failed is not None:
            found.append(failed)
            break
        found += failures(table.state, step.number, step.expect)
    return tuple(found)


def _carry_out(table: Play, step: Step) -> Failure | None:
    try:
        table.carry_out(step)
    except RefusedError as refusal:
        if step.illegal and str(refusal):
            return None
        return Failure(step.number, "do", f"{step.do} is legal", str(refusal))
    except MisfitError as misfit:
        return Failure(
            step.number, "pick", "every choice is answered by an element of pick, and each is used", str(misfit)
        )
    except Exception as crash:  # noqa: BLE001 - a fault of the engine must not keep the other files from being played
        return Failure(step.number, "do", f"{step.do} is carried out", f"the engine failed: {crash!r}")
    if step.illegal:
        return Failure(step.number, "illegal", "the move is refused", f"{step.do} was carried out")
    return None
