"""Damage waits on the stack and is marked when it resolves (MECH-DMG-01 to MECH-DMG-11)."""

from soulstack.games.foursouls.cards.schema import Triggered
from soulstack.games.foursouls.rules.frames import Propose, commit, propose, task
from soulstack.games.foursouls.rules.stack import RESOLVERS, fizzle
from soulstack.games.foursouls.rules.state import Lasting, StackItem, State, Waiting
from soulstack.games.foursouls.rules.stats import object_hp, player_hp
from soulstack.games.foursouls.rules.triggers import face_named, fire, tell
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME, NOTHING, Ref
from soulstack.kernel.programs import Done

ARMOUR = 3
"""The most damage outside combat that a final boss takes at once (CHAL-03)."""


def in_boss_slot(state: State, oid: int) -> bool:
    """Tell whether an object is a final boss."""
    obj = state.objects.get(oid)
    return obj is not None and obj.slot >= 0 and state.slots[obj.slot].row == "final_boss"


def place_damage(
    state: State,
    target: Ref,
    amount: int,
    *,
    source: int = NOTHING,
    by: int = GAME,
    combat: bool = False,
    roll: int = 0,
) -> Done:
    """Put damage on the stack; damage of 0 never goes there (MECH-DMG-09)."""
    if amount <= 0:
        return 0
    obj = state.objects.get(source)
    item = StackItem(
        state.new_id(), "damage", by, source, obj.face if obj is not None else None,
        target=target, amount=amount, combat=combat, roll=roll,
    )  # fmt: skip
    state.stack.append(item)
    state.placed = True
    fact = Fact("damage_placed", amount=amount, sid=item.id, source=source, by=by, word="combat" if combat else "")
    if target[0] == "player":
        fact.seat = target[1]
    else:
        fact.obj = target[1]
    tell(state, fact)
    return amount


def try_damage(state: State, item: StackItem) -> None:
    """Let "would take damage" abilities have their chance, then deal it."""
    kind, number = item.target
    word = "combat" if item.combat else ""
    seat, oid = (number, NOTHING) if kind == "player" else (GAME, number)
    if oid and (oid not in state.objects or state.objects[oid].zone == "holding"):
        state.stack.pop()
        fizzle(state, item)
        return
    if not item.asked:
        item.asked = 1
        would = Fact(
            "would_take_damage", seat=seat, obj=oid, amount=item.amount, sid=item.id, source=item.source, word=word
        )
        if fire(state, "would_take_damage", would):
            return
    state.stack.pop()
    state.dirty = True
    amount = item.amount
    if oid and not item.combat and amount > ARMOUR and in_boss_slot(state, oid):
        amount = ARMOUR  # CHAL-03, A-68
    propose(
        state, "take_damage", seat=seat, obj=oid, amount=amount, value=item.roll, word=word, source=item.source,
        by=item.controller, sid=item.id,
    )  # fmt: skip


@commit("take_damage")
def commit_damage(state: State, proposal: Propose) -> Done:
    """Mark the damage, then let what sees it trigger (A-76)."""
    if proposal.prevented:
        tell(state, Fact("damage_prevented", seat=proposal.seat, obj=proposal.obj, amount=proposal.prevented))
    amount = proposal.amount
    if amount <= 0:
        return 0
    fact = Fact(
        "player_damaged", seat=proposal.seat, obj=proposal.obj, amount=amount, value=proposal.value,
        source=proposal.source, by=proposal.by, word=proposal.word,
    )  # fmt: skip
    if proposal.seat >= 0:
        player = state.players[proposal.seat]
        player.hits += 1
        left = player_hp(state, proposal.seat)
        player.damage += min(amount, left)
        if left and amount >= left:
            player.killer = proposal.by
    else:
        fact.kind = "object_damaged"
        obj = state.objects[proposal.obj]
        obj.hits += 1
        left = object_hp(state, obj)
        obj.damage += min(amount, left)
        if left and amount >= left:
            obj.killer = proposal.by
            obj.killing_roll = proposal.value
    state.dirty = True
    tell(state, fact)
    fire(state, fact.kind, fact)
    if proposal.word == "combat":
        fire(state, "combat_damage_dealt", fact)
    return amount


@task
def shield_followup(state: State, effect: Lasting) -> Done:
    """Let something follow when a shield has prevented damage."""
    face = face_named(state, effect.card)
    ability = Triggered(on="player_damaged", do=effect.program, targets=effect.specs)
    state.waiting.append(Waiting(effect.controller, NOTHING, face, ability))
    return 0


@task
def armour(state: State, oid: int, by: int) -> Done:
    """Turn a final boss's outright death into damage (CHAL-03, A-68)."""
    return place_damage(state, ("obj", oid), ARMOUR, by=by)


RESOLVERS["damage"] = try_damage
