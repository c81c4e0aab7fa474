"""The numbers that a card in hand shows now, as the rules would count them: for its text and nothing else."""

from soulstack.games.spire.cards.effects import GainBlock, Hit
from soulstack.games.spire.cards.faces import X_COST
from soulstack.games.spire.rules.counting import number
from soulstack.games.spire.rules.frames import Deed, Program
from soulstack.games.spire.rules.hits import added, printed
from soulstack.games.spire.rules.state import State

Live = tuple[tuple[str, int, int], ...]
"""For each word of a text that counts (`hit`, `block`): the printed number and the one of now."""


def live_numbers(state: State, seat: int, card: int) -> Live:
    """Give the numbers of a card in hand that differ from what is printed, without a target in mind."""
    face = state.faces[card]
    if state.fight is None or face.cost == X_COST:
        return ()
    run = Program(seat=seat, card=card, program=face.do)
    deed = Deed(name="card", seat=seat, card=card, face=face)
    weak = state.fighter(seat).weak > 0
    found: list[tuple[str, int, int]] = []
    for effect in face.do:
        if type(effect) is Hit and isinstance(effect.n, int):
            now = printed(state, run, effect) + added(state, seat, deed, effect.per_strength) - int(weak)
            found.append(("hit", effect.n, max(0, now)))
        elif type(effect) is GainBlock and isinstance(effect.n, int):
            now = effect.n + sum(number(state, run, b.n) for b in effect.bonus if _holds(state, run, b))
            found.append(("block", effect.n, now))
    return tuple(one for one in found if one[1] != one[2])


def _holds(state: State, run: Program, bonus: object) -> bool:
    from soulstack.games.spire.rules.counting import holds

    return holds(state, run, bonus.when)  # type: ignore[attr-defined]  # a bonus always has a condition
