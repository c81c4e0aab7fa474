"""What only enemies do."""

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.rules.counting import number
from soulstack.games.spire.rules.enemy_turn import enter_mode
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Done, Program, verb
from soulstack.games.spire.rules.harm import kill, leave_fight
from soulstack.games.spire.rules.state import NOBODY, Delayed, State
from soulstack.games.spire.rules.summoning import card_of, place, revive, summon


@verb(e.Nothing)
@verb(e.Confuse)
def nothing(state: State, run: Program, effect: e.Nothing | e.Confuse) -> Done:
    """Do nothing; what confuses is read where costs are."""
    del state, run, effect
    return 0


@verb(e.Dies)
def dies(state: State, run: Program, effect: e.Dies) -> Done:
    """Die by its own text."""
    del effect
    kill(state, state.foe(run.actor), -1)
    return 1


@verb(e.Leaves)
def leaves(state: State, run: Program, effect: e.Leaves) -> Done:
    """Leave without dying (ENEMY-11)."""
    del effect
    foe = state.foe(run.actor)
    foe.gone = True
    state.combat().stirred = True
    tell(state, "left_combat", obj=foe.id)
    leave_fight(state, foe)
    return 1


@verb(e.Summon)
def summons(state: State, run: Program, effect: e.Summon) -> Done:
    """Bring enemies into rows from row 1 up (COMBAT-S-15, SA-18)."""
    own_row = state.foe(run.actor).row if run.actor != NOBODY else 1
    rows = range(1, len(state.heroes) + 1) if effect.rows == "each" else (own_row,)
    fresh = state.combat().phase == "enemies"
    came = 0
    for row in rows:
        for name in effect.what:
            if effect.until:
                came += fill_up(state, name, row, effect.until, fresh=fresh)
                continue
            for _ in range(number(state, run, effect.n)):
                came += summon(state, name, 0 if effect.boss else row, fresh=fresh) is not None
    return came


def fill_up(state: State, name: str, row: int, until: int, *, fresh: bool) -> int:
    """Summon until so many of a name live in a row; dead cards of that name may be used again (SA-18)."""
    came = 0
    here = [foe for foe in state.combat().foes if foe.row == row and is_named(state, foe.id, name)]
    missing = until - sum(1 for foe in here if foe.lives)
    for foe in here:
        if came < missing and foe.dead:
            revive(state, foe)
            came += 1
    while came < missing:
        if summon(state, name, row, fresh=fresh) is None:
            dead = [f for f in state.combat().foes if f.dead and is_named(state, f.id, name)]
            if not dead:
                break
            dead[0].row = row
            revive(state, dead[0])
        came += 1
    return came


def is_named(state: State, foe_id: int, name: str) -> bool:
    """Tell whether an enemy has an id, a group, or a name."""
    card = card_of(state, foe_id)
    return name in {card.id, card.group, card.name.lower().replace(" ", "_")}


@verb(e.Revive)
def revives(state: State, run: Program, effect: e.Revive) -> Done:
    """Bring back dead enemies of a group (DEATH-05)."""
    del run
    found = [foe for foe in state.combat().foes if is_named(state, foe.id, effect.group)]
    if effect.if_one_lives and not any(foe.lives for foe in found):
        return 0
    dead = [foe for foe in found if foe.dead]
    for foe in dead:
        revive(state, foe, effect.hp)
        foe.fresh = state.combat().phase == "enemies"
    return len(dead)


@verb(e.ChangeMode)
def change_mode(state: State, run: Program, effect: e.ChangeMode) -> Done:
    """Enter a mode at once, or in the start batch of the next round in place of the slide (ACTION-06, SA-56)."""
    foe = state.foe(run.actor)
    if not effect.later:
        enter_mode(state, foe, effect.mode)
        return 1
    foe.placed = True
    fight = state.combat()
    program = (e.ChangeMode(effect.mode),)
    fight.delayed = (*fight.delayed, Delayed("start_of_turn", run.seat, foe.id, program, foe.id))
    return 1


@verb(e.MoveCube)
def move_cube(state: State, run: Program, effect: e.MoveCube) -> Done:
    """Place the cube for the next round."""
    if effect.unless and any(f.lives and is_named(state, f.id, effect.unless) for f in state.combat().foes):
        return 0
    foe = state.foe(run.actor)
    foe.slot = effect.slot
    foe.placed = True
    tell(state, "cube_moved", obj=foe.id, amount=foe.slot)
    return 1


@verb(e.StopWithoutBlock)
def stop_without_block(state: State, run: Program, effect: e.StopWithoutBlock) -> Done:
    """Without noted Block stop here and enter a mode next round (SA-148)."""
    if state.foe(run.actor).noted:
        return 1
    run.pc = len(run.program)
    return change_mode(state, run, e.ChangeMode(effect.mode, later=True))


@verb(e.LoseAbility)
def lose_ability(state: State, run: Program, effect: e.LoseAbility) -> Done:
    """End an ability."""
    foe = state.foe(run.actor)
    if effect.name not in foe.lost:
        foe.lost = (*foe.lost, effect.name)
    return 1


@verb(e.Become)
def become(state: State, run: Program, effect: e.Become) -> Done:
    """Let the next card of a boss enter in its place."""
    foe = state.foe(run.actor)
    for card in state.places[effect.card]:
        if all(other.id != card for other in state.combat().foes):
            place(state, card, foe.row)
            return 1
    return 0
