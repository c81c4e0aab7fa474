"""Attacks, purchases, loot plays and turns that are given or taken."""

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.rules.combat import cancel_attack
from soulstack.games.foursouls.rules.frames import Propose, Run, answer, verb
from soulstack.games.foursouls.rules.selecting import (
    number,
    objects,
    seats,
    you,
)
from soulstack.games.foursouls.rules.state import UNLIMITED, Lasting, State
from soulstack.games.foursouls.rules.stats import is_attackable, loot_plays_left
from soulstack.games.foursouls.rules.triggers import tell
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.programs import Done, pick, question
from soulstack.kernel.sentences import Sentence


@verb(e.EndTurn)
def end_turn(state: State, run: Run, effect: e.EndTurn) -> Done:  # noqa: ARG001 - the shape of verbs
    """Move the turn to its end phase; in the end phase it does nothing (TURN-16, A-52)."""
    if state.phase == "end":
        return 0
    cancel_attack(state)
    state.declared = "none"
    state.ending = "now"
    tell(state, Fact("turn_cut_short", seat=state.active))
    return 1


@verb(e.GrantLootPlay)
def grant_loot_play(state: State, run: Run, effect: e.GrantLootPlay) -> Done:
    """Give loot plays until end of turn (A-38)."""
    amount = UNLIMITED if effect.amount == "any" else number(state, run, effect.amount)
    for seat in seats(state, run, effect.who):
        state.players[seat].loot_plays += amount - min(0, loot_plays_left(state, seat))  # none can be owed
        tell(state, Fact("loot_play_granted", seat=seat, amount=amount))
    return amount


@verb(e.GrantAttack)
def grant_attack(state: State, run: Run, effect: e.GrantAttack) -> Done:
    """Give the active player further attacks; another player has no use for them."""
    given = 0
    for seat in seats(state, run, effect.who):
        if seat == state.active and state.phase != "end":
            if effect.unlimited:
                state.extra_attacks = (*state.extra_attacks, ("decks", False))
                tell(state, Fact("attack_granted", seat=seat))
                given += 1
                continue
            for _ in range(effect.amount):
                state.extra_attacks = (*state.extra_attacks, (effect.on, effect.must))
                tell(state, Fact("attack_owed" if effect.must else "attack_granted", seat=seat))
                given += 1
    return given


@verb(e.MustAttack)
def must_attack(state: State, run: Run, effect: e.MustAttack) -> Done:
    """Oblige the active player to attack a monster this turn."""
    found = objects(state, run, effect.what)
    for obj in found:
        state.lasting.append(Lasting(state.new_id(), "must_attack", run.controller, run.face.id, ("obj", obj.id)))
        tell(state, Fact("attack_owed", seat=state.active, obj=obj.id))
    return len(found)


@verb(e.JoinAttack)
def join_attack(state: State, run: Run, effect: e.JoinAttack) -> Done:
    """Make players add attack rolls to the attack that is under way (ATK-23)."""
    attack = state.attack
    if attack is None or attack.over:
        return 0
    new = [seat for seat in seats(state, run, effect.who) if seat != attack.attacker and seat not in attack.helpers]
    helpers = (*attack.helpers, *new)
    attack.helpers = tuple(seat for seat in state.seats_from(attack.attacker) if seat in helpers)  # MECH-EACH-01
    return len(new)


@verb(e.Win)
def win(state: State, run: Run, effect: e.Win) -> Done:
    """Note that players win once this has resolved (WIN-05)."""
    found = seats(state, run, effect.who)
    state.won = (*state.won, *(seat for seat in found if seat not in state.won))
    state.dirty = True
    return len(found)


@verb(e.GrantPurchase)
def grant_purchase(state: State, run: Run, effect: e.GrantPurchase) -> Done:
    """Give the active player further purchases."""
    if state.active in seats(state, run, effect.who):
        state.extra_purchases += effect.amount
        tell(state, Fact("purchase_granted", seat=state.active))
        return effect.amount
    return 0


@verb(e.ExtraTurn)
def extra_turn(state: State, run: Run, effect: e.ExtraTurn) -> Done:
    """Give a turn after this one (A-53)."""
    for seat in seats(state, run, effect.who):
        state.extra_turns.append(seat)
        tell(state, Fact("extra_turn_granted", seat=seat))
    return 1


@verb(e.SkipTurn)
def skip_turn(state: State, run: Run, effect: e.SkipTurn) -> Done:
    """Make a player skip the next turn."""
    for seat in seats(state, run, effect.who):
        state.players[seat].skips += 1
    return 1


@verb(e.DoubleLoot)
def double_loot(state: State, run: Run, effect: e.DoubleLoot) -> Done:
    """Double what a player loots this turn."""
    for seat in seats(state, run, effect.who):
        if any(old.kind == "double_loot" and old.to == ("player", seat) for old in state.lasting):
            continue  # doubled is doubled, however often
        state.lasting.append(Lasting(state.new_id(), "double_loot", run.controller, run.face.id, ("player", seat)))
        tell(state, Fact("effect_began", seat=seat, word=Sentence("Loots twice as much until end of turn.")))
    return 1


@verb(e.NextLootFromDiscard)
def next_loot_from_discard(state: State, run: Run, effect: e.NextLootFromDiscard) -> Done:  # noqa: ARG001 - the shape of verbs
    """Make the next loot come from the discard."""
    state.lasting.append(Lasting(state.new_id(), "discard_loot", run.controller, run.face.id, ("anyone", 0)))
    tell(state, Fact("effect_began", word=Sentence("The next loot comes from the discard.")))
    return 1


@verb(e.CopyNextLoot)
def copy_next_loot(state: State, run: Run, effect: e.CopyNextLoot) -> Done:  # noqa: ARG001 - the shape of verbs
    """Copy the next loot that the controller plays."""
    state.lasting.append(Lasting(state.new_id(), "copy_loot", run.controller, run.face.id))
    tell(state, Fact("effect_began", seat=run.controller, word=Sentence("The next loot will be copied.")))
    return 1


@verb(e.RedirectAttack)
def redirect_attack(state: State, run: Run, effect: e.RedirectAttack) -> Done:  # noqa: ARG001 - the shape of verbs
    """Ask which other monster is attacked."""
    aimed = proposed_target(state)
    if aimed is None:
        return 0  # no target is being chosen, so there is nothing to redirect
    found = [obj for obj in state.monsters() if obj.id != aimed.obj and is_attackable(obj)]
    if not found:
        return 0
    options = [pick(("obj", obj.id)) for obj in found]
    question(state, "redirected", you(state, run), "target", options, prompt="redirect", card=run.face.id)
    return None


@answer
def redirected(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Let the attack be aimed at the chosen monster instead."""
    assert picks[0].ref is not None
    aimed = proposed_target(state)
    if aimed is None:
        return 0
    aimed.obj = picks[0].ref[1]
    return 1


def proposed_target(state: State) -> Propose | None:
    """Find the choice of a target that is being replaced."""
    found = (f for f in reversed(state.frames) if isinstance(f, Propose) and f.kind == "attack_target")
    return next(found, None)
