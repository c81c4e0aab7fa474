"""What people ask of a partner in a fight: whether it says yes, why, and how much more it then likes what was asked for."""

from collections.abc import Iterable
from typing import Final

from attrs import frozen

from soulstack.games.spire.bots.gist import gist_of
from soulstack.games.spire.bots.outlook import incoming
from soulstack.games.spire.rules.playing import refused
from soulstack.games.spire.rules.state import NOBODY, State
from soulstack.kernel.asking import UNDONE

BLOCK, KILL, SAVE, SET_UP = "block", "kill", "save", "set_up"
KINDS: Final = (BLOCK, KILL, SAVE, SET_UP)
SHIELDED: Final = 150.0
"""What each HP of whoever asks for Block is worth besides."""
WOUNDED: Final = 45.0
"""What each HP of the enemy that is to die first is worth besides."""
FELLED: Final = 250.0
KEPT: Final = 600.0
"""What a potion is worth besides that is to be saved."""


@frozen
class Request:
    """Something that a seat asks of a partner; it holds for a round."""

    kind: str
    by: int
    round: int
    foe: int = NOBODY
    """The enemy that is to die first."""


@frozen
class Reply:
    """Whether a partner does it, and why, as a kind and a number."""

    yes: bool
    why: str
    n: int = 0


def reply_to(world: State, seat: int, request: Request) -> Reply:
    """Say whether a partner can do what it is asked for."""
    fight = world.combat()
    if request.kind == SAVE:
        count = len(world.heroes[seat].potions)
        return Reply(count > 0, "saves" if count else "no_potion", count)
    if request.kind == SET_UP:
        can = any(d.seat == request.by and d.options != (UNDONE,) for d in world.pending)
        return Reply(can, "waits" if can else "you_are_done")
    cards = [world.faces[card] for card in fight.fighters[seat].hand if refused(world, seat, card) is None]
    if request.kind == KILL:
        foe = world.foe(request.foe)
        damage = round(sum(gist_of(face).damage for face in cards))
        if not foe.lives or not damage:
            return Reply(yes=False, why="no_attack")
        return Reply(True, "can_kill" if damage >= foe.hp + foe.block else "can_hurt", damage)
    missing = incoming(world, request.by) - fight.fighters[request.by].block
    if missing <= 0:
        return Reply(yes=False, why="you_are_safe")
    given = round(sum(gist_of(face).given for face in cards))
    return Reply(given > 0, "can_block" if given else "no_block", min(given, missing))


def pleased(state: State, seats: Iterable[int], requests: tuple[Request, ...]) -> float:
    """Say how well a position does what was asked for."""
    if not requests or state.fight is None:
        return 0.0
    fight, total = state.fight, 0.0
    for request in requests:
        if request.kind == SAVE:
            total += KEPT * sum(len(state.heroes[seat].potions) for seat in seats)
        elif request.kind == KILL:
            foe = next((foe for foe in fight.foes if foe.id == request.foe and foe.lives), None)
            total += FELLED if foe is None else -WOUNDED * foe.hp
        elif request.kind == BLOCK:
            total += SHIELDED * state.heroes[request.by].hp
            if fight.round == request.round and fight.phase == "play":
                total -= SHIELDED * max(0, incoming(state, request.by) - fight.fighters[request.by].block)
    return total


def waits_for(world: State, requests: tuple[Request, ...]) -> bool:
    """Tell whether somebody wants to set something up first and may still do so."""
    wanting = {request.by for request in requests if request.kind == SET_UP}
    return any(d.seat in wanting and d.kind == "play" and d.options != (UNDONE,) for d in world.pending)
