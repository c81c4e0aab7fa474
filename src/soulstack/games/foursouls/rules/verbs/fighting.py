"""Damage, prevention, healing, killing and stat changes."""

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.rules.changes import kill_object, lose_hp
from soulstack.games.foursouls.rules.damage import place_damage
from soulstack.games.foursouls.rules.death import MonsterDeath
from soulstack.games.foursouls.rules.death import prevent_death as stop_death
from soulstack.games.foursouls.rules.frames import Run, verb
from soulstack.games.foursouls.rules.ordering import MONSTERS, in_order
from soulstack.games.foursouls.rules.selecting import number, refs, seats, stack_item, you
from soulstack.games.foursouls.rules.state import Lasting, State
from soulstack.games.foursouls.rules.stats import is_eternal, max_hp, player_hp
from soulstack.games.foursouls.rules.triggers import tell
from soulstack.games.foursouls.rules.zones import max_hp_of_all, settle_max_hp
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME, NOTHING, Ref
from soulstack.kernel.programs import Done, do_tasks
from soulstack.kernel.sentences import Sentence, spelled

ALL = 1000


def in_stack_order(state: State, found: list[Ref], word: str) -> list[Ref]:
    """Give the order in which damage or deaths go on the stack so that groups resolve in turn order (MECH-EACH-04)."""
    is_group = word.startswith("each_") or word == "everyone"
    return found[::-1] if is_group and len(found) > 1 and state.players else found


def damaged(state: State, run: Run, word: str) -> list[Ref] | None:
    """List who is damaged, monsters in the order chosen for them; None while that is asked (MECH-EACH-05)."""
    if word not in MONSTERS:
        return refs(state, run, word)
    found = in_order(state, run, word)
    return None if found is None else [("obj", obj.id) for obj in found]


@verb(e.DealDamage)
def deal_damage(state: State, run: Run, effect: e.DealDamage) -> Done:
    """Put damage from this object on the stack; its controller is who deals it (MECH-DMG-05)."""
    amount = number(state, run, effect.amount)
    found = damaged(state, run, effect.to)
    if found is None:
        return None
    total = 0
    by = doer(state, run, effect.by)
    for ref in in_stack_order(state, found, effect.to):
        total += place_damage(state, ref, amount, source=run.source, by=by) or 0
    return total


def doer(state: State, run: Run, word: str) -> int:
    """Say who does it: the player named, or the controller."""
    found = seats(state, run, word) if word else []
    return found[0] if found else run.controller


@verb(e.TakeDamage)
def take_damage(state: State, run: Run, effect: e.TakeDamage) -> Done:
    """Put damage from the game on the stack (MECH-DMG-06)."""
    amount = number(state, run, effect.amount)
    found = damaged(state, run, effect.who)
    if found is None:
        return None
    total = 0
    for ref in in_stack_order(state, found, effect.who):
        total += place_damage(state, ref, amount) or 0
    return total


@verb(e.DivideDamage)
def divide_damage(state: State, run: Run, effect: e.DivideDamage) -> Done:
    """Put the points on the stack, those of one target together; whoever divides them deals them (A-54)."""
    points = [ref for name, ref in run.bound if name == effect.to]
    me = you(state, run)
    return sum(
        place_damage(state, ref, points.count(ref), source=run.source, by=me) or 0 for ref in dict.fromkeys(points)
    )


@verb(e.Shield)
def shield(state: State, run: Run, effect: e.Shield) -> Done:
    """Prevent damage that comes later this turn (A-41)."""
    for ref in refs(state, run, effect.to):
        lowered = -1 if effect.lower_to is None else effect.lower_to
        amount = effect.amount or ALL
        state.lasting.append(
            Lasting(
                state.new_id(), "shield", run.controller, run.face.id, ref, amount=amount,
                one_hit=effect.one_hit or not effect.amount, lower_to=lowered, program=effect.then, specs=effect.then_targets,
            )
        )  # fmt: skip
        word = Sentence("Damage will be prevented.")
        tell(state, Fact("effect_began", seat=ref[1] if ref[0] == "player" else GAME, word=word))
    return 1


@verb(e.PreventDamage)
def prevent_damage(state: State, run: Run, effect: e.PreventDamage) -> Done:
    """Take damage off a damage that waits on the stack (MECH-PREV-01)."""
    item = stack_item(state, run.event.sid) if run.event is not None else None
    if item is None or item.kind != "damage":
        return 0
    amount = item.amount if effect.amount == "all" else min(item.amount, number(state, run, effect.amount))
    item.amount -= amount
    if item.amount <= 0:
        state.stack.remove(item)
    tell(state, Fact("damage_prevented", amount=amount, sid=item.id))
    return amount


@verb(e.PreventDeath)
def prevent_death(state: State, run: Run, effect: e.PreventDeath) -> Done:
    """Stop the death that the trigger is about."""
    item = stack_item(state, run.event.sid) if run.event is not None else None
    if item is None or item.kind != "death":
        return 0
    stop_death(state, item, ALL if effect.heal == "all" else number(state, run, effect.heal))
    return 1


@verb(e.Heal)
def heal(state: State, run: Run, effect: e.Heal) -> Done:
    """Remove marked damage, not from the dead (MECH-HEAL-01, DEATH-P-11)."""
    total = 0
    for kind, which in refs(state, run, effect.to):
        amount = ALL if effect.amount == "all" else number(state, run, effect.amount)
        if kind == "player":
            player = state.players[which]
            healed = 0 if player.dead else min(amount, player.damage)
            player.damage -= healed
            if healed:
                tell(state, Fact("player_healed", seat=which, amount=healed))
        else:
            obj = state.objects[which]
            healed = min(amount, obj.damage)
            obj.damage -= healed
            if healed:
                tell(state, Fact("object_healed", obj=which, amount=healed))
        total += healed
    return total


@verb(e.PayHp)
def pay_hp(state: State, run: Run, effect: e.PayHp) -> Done:
    """Lose HP that is not damage (MECH-PAY-02, A-42)."""
    total = 0
    for seat in seats(state, run, effect.who):
        amount = player_hp(state, seat) - effect.down_to if effect.down_to else effect.amount
        total += lose_hp(state, seat, amount) if amount > 0 else 0
    return total


@verb(e.Kill)
def kill(state: State, run: Run, effect: e.Kill) -> Done:
    """Kill players and objects (A-40)."""
    total = 0
    by = doer(state, run, effect.by)
    for kind, which in in_stack_order(state, refs(state, run, effect.what), effect.what):
        if kind == "player":
            total += kill_player(state, which, by)
            continue
        obj = state.objects[which]
        if obj.zone == "monster" and not is_eternal(obj):
            total += kill_object(state, obj, by) or 0
        else:
            return do_tasks(state, [("destroy", (which, by))])
    return total


def kill_player(state: State, seat: int, by: int) -> int:
    """Set a player's HP to 0; nobody dies twice a turn (DEATH-P-10)."""
    player = state.players[seat]
    if player.dead or player.dying:
        return 0
    player.damage = max_hp(state, seat)
    player.killer = by
    state.dirty = True
    tell(state, Fact("killed", seat=seat, by=by))
    return 1


@verb(e.Modify)
def modify(state: State, run: Run, effect: e.Modify) -> Done:
    """Change a stat until end of turn (EFF-02)."""
    if effect.to in ("each_monster", "monsters"):
        found: list[Ref] = [("monsters", 0)]
    else:
        found = refs(state, run, effect.to)
    before = max_hp_of_all(state) if effect.stat == "hp" and effect.plus < 0 else []
    for ref in found:
        state.lasting.append(
            Lasting(state.new_id(), "stat", run.controller, run.face.id, ref, stat=effect.stat, plus=effect.plus)
        )
        word = Sentence("{plus:+d} {stat} until end of turn.", plus=effect.plus, stat=spelled(effect.stat))
        seat = ref[1] if ref[0] == "player" else GAME
        tell(state, Fact("effect_began", seat=seat, obj=ref[1] if ref[0] == "obj" else NOTHING, word=word))
    settle_max_hp(state, before)
    return len(found)


@verb(e.DoubleRewards)
def double_rewards(state: State, run: Run, effect: e.DoubleRewards) -> Done:  # noqa: ARG001 - the shape of verbs
    """Double the rewards of the monster whose death is being carried out."""
    for frame in reversed(state.frames):
        if isinstance(frame, MonsterDeath) and frame.oid == run.source:
            frame.double = True
            return 1
    return 0
