"""What only enemies do."""

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.rules.counting import number
from soulstack.games.spire.rules.enemy_turn import enter_mode
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Done, Program, verb
from soulstack.games.spire.rules.harm import kill, leave_fight
from soulstack.games.spire.rules.state import NOBODY, Delayed, State
from soulstack.games.spire.rules.summoning import card_of, is_named, place, revive, settle_in, stand, summon


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
    foe.block = foe.strength = foe.weak = foe.vulnerable = foe.poison = 0
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
                came += bring_in(state, name, row, fresh=fresh)
    return came


def bring_in(state: State, name: str, row: int, *, fresh: bool) -> bool:
    """Summon one, whose set-up text follows; False when there is none."""
    foe = summon(state, name, row, fresh=fresh)
    if foe is not None:
        settle_in(state, foe)
    return foe is not None


def fill_up(state: State, name: str, row: int, until: int, *, fresh: bool) -> int:
    """Summon until so many of a name live in a row; dead cards of that name may be used again (SA-18)."""
    came = 0
    here = [foe for foe in state.combat().foes if foe.row == row and is_named(state, foe, name)]
    missing = until - sum(1 for foe in here if foe.lives)
    while came < missing:
        if not bring_in(state, name, row, fresh=fresh):
            dead = [foe for foe in state.combat().foes if foe.dead and is_named(state, foe, name)]
            if not dead:
                break
            again = next((foe for foe in dead if foe.row == row), dead[0])
            stand(state, again, row)
            revive(state, again)
        came += 1
    return came


@verb(e.Revive)
def revives(state: State, run: Program, effect: e.Revive) -> Done:
    """Bring back dead enemies of a group (DEATH-05)."""
    del run
    found = [foe for foe in state.combat().foes if is_named(state, foe, effect.group)]
    if effect.if_one_lives and not any(foe.lives for foe in found):
        return 0
    dead = [foe for foe in found if foe.dead]
    for foe in dead:
        revive(state, foe, effect.hp)
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
    fight.delayed = (*fight.delayed, Delayed("start_of_turn", run.seat, foe.id, program, foe.id, since=fight.round))
    return 1


@verb(e.MoveCube)
def move_cube(state: State, run: Program, effect: e.MoveCube) -> Done:
    """Place the cube for the next round."""
    if effect.unless and any(f.lives and is_named(state, f, effect.unless) for f in state.combat().foes):
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
    """Let the next card of a boss enter in its place, with its set-up text."""
    del effect
    foe = state.foe(run.actor)
    card = state.places[card_of(state, foe.id).next][0]
    if any(other.id == card for other in state.combat().foes):
        return 0
    settle_in(state, place(state, card, foe.row))
    return 1


@verb(e.EnterFury)
def enter_fury(state: State, run: Program, effect: e.EnterFury) -> Done:
    """Let the fury line count, at once (ACTION-08)."""
    del effect
    foe = state.foe(run.actor)
    foe.fury = True
    tell(state, "mode_entered", obj=foe.id, word="fury")
    return 1
