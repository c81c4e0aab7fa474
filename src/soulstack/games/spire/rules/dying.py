"""What stands in the way of a death, and what a death lets go (DEATH-03, DEATH-08)."""

from typing import Any

from soulstack.games.spire.cards.schema import Triggered
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.gains import clear_tokens
from soulstack.games.spire.rules.state import Delayed, Foe, State
from soulstack.kernel.batches import Entry
from soulstack.kernel.decisions import Option

FIRST_DEATH = "first_death"
"""The name of an ability that acts in place of the first death; its effects are a heal, a mode and the like."""


def replaced(state: State, foe: Foe) -> bool:
    """Let text act in place of a first death at once (SA-58)."""
    from soulstack.games.spire.rules.frames import VERBS, Program

    for ability in state.faces[foe.id].abilities:
        if isinstance(ability, Triggered) and ability.name == FIRST_DEATH and FIRST_DEATH not in foe.lost:
            foe.lost = (*foe.lost, FIRST_DEATH)
            foe.hp = 0
            run = Program(actor=foe.id, card=foe.id)
            for effect in ability.do:
                VERBS[type(effect)](state, run, effect)
            return True
    return False


def release_attached(state: State, foe: Foe) -> None:
    """Let the cards attached to a dead enemy do their one thing, once however often they were played."""
    fight = state.combat()
    for card, seat, on in fight.attached:
        if on == foe.id:
            at = _attached_ability(state, card)
            if at >= 0 and foe.dead:
                ability: Any = state.faces[card].abilities[at]
                fact = state.facts[-1]
                what = ("program", card, seat, ability.do, fact)
                state.waiting.append(Entry(state.faces[card].id, seat, 40, what, Option("entry", ("card", card))))
            state.fighter(seat).discard.append(card)
            tell(state, "card_moved", seat, card=card, word="discard")
    fight.attached = tuple(entry for entry in fight.attached if entry[2] != foe.id)


def _attached_ability(state: State, card: int) -> int:
    for at, ability in enumerate(state.faces[card].abilities):
        if isinstance(ability, Triggered) and ability.on == "died":
            return at
    return -1


def clear_foe(state: State, foe: Foe) -> None:
    """Take all Weak and Vulnerable off an enemy."""
    clear_tokens(state, foe, -1, foe.id)


def delayed_summons(delayed: tuple[Delayed, ...]) -> bool:
    """Tell whether something is still going to bring enemies."""
    return any(brings(item.program) for item in delayed)


def brings(program: tuple[Any, ...]) -> bool:
    """Tell whether a program brings or revives enemies."""
    for effect in program:
        if effect.op in {"summon", "become"}:
            return True
        if effect.op == "later" and brings(effect.do):
            return True
    return False
