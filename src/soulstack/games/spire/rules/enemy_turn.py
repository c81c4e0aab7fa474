"""The Enemy Turn: Block goes, every enemy acts once in order, cubes slide (ENEMY, ACTION)."""

from typing import Any

from attrs import define

from soulstack.games.spire.cards.schema import Static
from soulstack.games.spire.rules.batching import release
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Deed, Program, Steps, is_cut_off
from soulstack.games.spire.rules.gains import take_block
from soulstack.games.spire.rules.hits import settle
from soulstack.games.spire.rules.intents import line_of, slots_of
from soulstack.games.spire.rules.listening import foe_stats
from soulstack.games.spire.rules.state import BOSS_ROW, Foe, State
from soulstack.games.spire.rules.summoning import card_of
from soulstack.kernel.clone import cloneable
from soulstack.kernel.frames import Frame, finish


def lose_blocks(state: State, frame: Steps) -> None:
    """Note every enemy's Block, then take it (ENEMY-01, SA-148)."""
    del frame
    for foe in state.combat().foes:
        foe.noted = foe.block
        if foe.block and not ("static:keep_block" in state.index and foe_stats(state, "keep_block", foe.id)):
            take_block(state, foe, foe.block)


def order_of_acting(state: State) -> tuple[int, ...]:
    """List who acts: the highest row first, left to right, those that act last, then bosses (ENEMY-02, ENEMY-03, SA-51)."""
    living = [foe for foe in state.combat().foes if foe.lives]
    rows = [foe for foe in living if foe.row != BOSS_ROW]
    rows.sort(key=_row, reverse=True)
    named = {name for foe in state.combat().foes for name in named_last(state, foe)}
    last = [foe for foe in rows if acts_last(state, foe, named)]
    bosses = [foe.id for foe in living if foe.row == BOSS_ROW]
    return (*[foe.id for foe in rows if foe not in last], *[foe.id for foe in last], *bosses)


def _row(foe: Foe) -> int:
    return foe.row


def acts_last(state: State, foe: Foe, named: set[str]) -> bool:
    """Tell whether an enemy acts behind all others: by its line, or by what a card of this fight says of its name."""
    line = line_of(state, foe)
    return (line is not None and line.acts_last) or (bool(named) and card_of(state, foe.id).name in named)


def named_last(state: State, foe: Foe) -> list[str]:
    """List the names that act last in the whole fight of an enemy, also once it is dead (Taskmaster)."""
    abilities: Any = state.faces[foe.id].abilities
    return [a.where.name for a in abilities if isinstance(a, Static) and a.stat == "acts_last"]


@cloneable
@define(eq=False)
class EnemiesAct(Frame):
    """Lets each enemy of a fixed list act (SA-53)."""

    actors: tuple[int, ...] = ()
    at: int = 0

    def step(self, state: State) -> None:
        """Let the next one act that still lives."""
        if is_cut_off(state):
            return
        while self.at < len(self.actors):
            foe = state.foe(self.actors[self.at])
            self.at += 1
            if foe.lives and not foe.fresh:
                state.frames.append(Deed(name="action", actor=foe.id, card=foe.id, face=state.faces[foe.id]))
                return
        finish(state)


def enemies_act(state: State, frame: Steps) -> None:
    """Fix the list of actors and let them act."""
    del frame
    state.frames.append(EnemiesAct(actors=order_of_acting(state)))


def begin_action(state: State, deed: Deed) -> None:
    """Carry out the line, left to right (ENEMY-04)."""
    line = line_of(state, state.foe(deed.actor))
    tell(state, "enemy_acted", obj=deed.actor)
    if line is not None:
        state.frames.append(Program(actor=deed.actor, card=deed.actor, program=line.do))


def end_action(state: State, deed: Deed) -> None:
    """Take the tokens that the action uses up."""
    settle(state, deed)
    tell(state, "acted", obj=deed.actor)


def after_action(state: State, deed: Deed) -> None:
    """Let what was triggered happen (ENEMY-05)."""
    del deed
    release(state)


PROCEDURES["action"] = (begin_action, end_action, after_action)


def slide(state: State, frame: Steps) -> None:
    """Slide every cube one slot, but of what came in this Enemy Turn (ENEMY-06, ACTION-09)."""
    del frame
    for foe in state.combat().foes:
        if foe.lives and not foe.fresh and not foe.placed:
            slide_cube(state, foe)
        foe.fresh = foe.placed = False


def slide_cube(state: State, foe: Foe) -> None:
    """Move a cube on: past grey slots carried out, from the last one to the topmost red one (ACTION-03, ACTION-12)."""
    track: Any = slots_of(card_of(state, foe.id), foe.mode)
    if len(track) < 2:
        return
    if track[foe.slot - 1].once and foe.slot not in foe.spent:
        foe.spent = (*foe.spent, foe.slot)
    following = [at for at in range(foe.slot + 1, len(track) + 1) if at not in foe.spent]
    if not following:
        following = [at for at, line in enumerate(track, 1) if not line.once] or [foe.slot]  # SA-55
    if following[0] != foe.slot:
        foe.slot = following[0]
        tell(state, "cube_moved", obj=foe.id, amount=foe.slot)


def enter_mode(state: State, foe: Foe, mode: str) -> None:
    """Let an enemy enter a mode on its first slot (ACTION-05)."""
    foe.mode = mode
    foe.slot = 1
    foe.spent = ()
    tell(state, "mode_entered", obj=foe.id, word=mode)
