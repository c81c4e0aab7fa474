"""What stands in the way of a death, and what a death lets go (DEATH-03, DEATH-08)."""

from typing import Any

from soulstack.games.spire.cards.effects import LoseAbility
from soulstack.games.spire.cards.schema import Triggered
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.state import Delayed, Foe, State
from soulstack.kernel.batches import Entry
from soulstack.kernel.decisions import Option

FIRST_DEATH = "first_death"
"""The trigger that acts in place of the first death; its effects are a heal, a mode and the like."""


def replaced(state: State, foe: Foe) -> bool:
    """Let text act in place of a first death at once (SA-58)."""
    from soulstack.games.spire.rules.frames import VERBS, Program

    for at, ability in enumerate(state.faces[foe.id].abilities):
        if isinstance(ability, Triggered) and ability.on == FIRST_DEATH:
            mark = ability.name or str(at)
            if mark in foe.lost:
                return False
            foe.lost = (*foe.lost, mark)
            run = Program(actor=foe.id, card=foe.id)
            for effect in ability.do:
                VERBS[type(effect)](state, run, effect)
            return True
    return False


def behind(state: State, foe: Foe) -> tuple[str, ...]:
    """List the marks of what an enemy does once or may lose: its first death, Curl Up, Split, Invincible and the like."""
    found = []
    for at, ability in enumerate(state.faces[foe.id].abilities):
        if isinstance(ability, Triggered) and (ability.once or ability.on == FIRST_DEATH or brings(ability.do)):
            found.append(ability.name or str(at))
    track: Any = state.faces[foe.id].card.track
    found += [part.name for line in track for part in line.do if isinstance(part, LoseAbility)]
    return tuple(found)


def release_attached(state: State, foe: Foe) -> None:
    """Let the cards attached to a dead enemy do their one thing, once however often they were played."""
    fight = state.combat()
    fact = state.facts[-1]
    for card, seat, on in fight.attached:
        if on == foe.id:
            at = _attached_ability(state, card)
            if at >= 0 and foe.dead:
                ability: Any = state.faces[card].abilities[at]
                what = ("attached", card, seat, ability.do, fact)
                state.waiting.append(Entry(state.faces[card].id, seat, 40, what, Option("entry", ("card", card))))
                fight.limbo = (*fight.limbo, card)  # DEATH-08: it goes to the discard pile when it has done it
            else:
                lay_down(state, card, seat)
    fight.attached = tuple(entry for entry in fight.attached if entry[2] != foe.id)


def lay_down(state: State, card: int, seat: int) -> None:
    """Lay a card that was attached on the discard pile of its owner."""
    state.fighter(seat).discard.append(card)
    tell(state, "card_moved", seat, card=card, word="discard")


def _attached_ability(state: State, card: int) -> int:
    for at, ability in enumerate(state.faces[card].abilities):
        if isinstance(ability, Triggered) and ability.on == "died":
            return at
    return -1


def delayed_summons(delayed: tuple[Delayed, ...]) -> bool:
    """Tell whether something that a death has put off is still going to bring enemies (END-01)."""
    return any(item.on_death and brings(item.program) for item in delayed)


def brings(program: tuple[Any, ...]) -> bool:
    """Tell whether a program brings or revives enemies."""
    for effect in program:
        if effect.op in {"summon", "become"}:
            return True
        if effect.op == "later" and brings(effect.do):
            return True
    return False
