"""The end of a combat: looked for after every effect part, and what happens then (END, SA-61)."""

from soulstack.games.spire.rules.dying import brings, delayed_summons
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import ENDING, Program, Steps
from soulstack.games.spire.rules.state import State
from soulstack.kernel.frames import unwind

COMBAT = "combat"
ROUNDS = 0
"""The step of the combat procedure that begins rounds; `combat` sets it."""


def is_over(state: State) -> bool:
    """Cut off whatever runs when no enemy is left and none is going to come (END-01)."""
    fight = state.combat()
    fight.stirred = False
    if any(not foe.dead and not foe.gone for foe in fight.foes):
        return False
    if still_coming(state):
        return False  # END-02
    tell(state, "combat_ended")
    state.waiting = []
    fight.delayed = ()
    for frame in state.frames[::-1]:
        if isinstance(frame, Steps) and frame.name == COMBAT:
            unwind(state, frame)
            frame.at = ROUNDS + 1
            return True
    state.frames.clear()  # an order is being tried out
    return True


ENDING.append(is_over)


def still_coming(state: State) -> bool:
    """Tell whether an on-death ability or something put off is still going to bring enemies."""
    if delayed_summons(state.combat().delayed):
        return True
    from soulstack.games.spire.rules.batching import brings_enemies
    from soulstack.kernel.batches import Batch

    if any(brings_enemies(state, entry) for entry in state.waiting):
        return True

    for frame in state.frames:
        if isinstance(frame, Program) and brings(frame.program[frame.pc :]):
            return True
        if isinstance(frame, Batch) and any(brings_enemies(state, entry) for entry in frame.entries):
            return True
    return False
