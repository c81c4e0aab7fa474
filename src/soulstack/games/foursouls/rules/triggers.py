"""Facts are told, and the abilities that they trigger are collected for the next checkpoint."""

from typing import Any

from soulstack.games.foursouls.cards.schema import CardDef, Goal, Triggered, Where
from soulstack.games.foursouls.rules.state import Lasting, Obj, State, Waiting
from soulstack.games.foursouls.rules.stats import holds, owner_of
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME

_KEYS: dict[str, str] = {}
LENT = 99
"""Stands for the number of an ability that an effect lends until end of turn."""


def tell(state: State, fact: Fact) -> Fact:
    """Report a fact that nothing can trigger on by itself."""
    state.facts.append(fact)
    return fact


def fire(state: State, trigger: str, fact: Fact, *, at_once: bool | None = None) -> int:
    """Collect the abilities that this fact triggers, and say how many.

    With `at_once` only those that go on the stack, or only the first one that replaces what would happen: after it nothing
    is left for another to replace (REPL-07).
    """
    key = _KEYS.get(trigger)
    if key is None:
        key = _KEYS.setdefault(trigger, f"on:{trigger}")
    count = fire_lasting(state, trigger, fact, at_once) if state.lasting else 0
    listeners = state.index.get(key)
    if not listeners or (at_once and count):
        return count
    objects = state.objects
    for oid, number in listeners:
        obj = objects[oid]
        ability: Any = obj.face.abilities[number]
        if ability.level and obj.counter("level") < ability.level:
            continue
        if at_once is not None and at_once != getattr(ability, "at_once", False):
            continue
        if fits(state, ability.where, obj, number, fact) and (
            ability.when is None or holds(state, ability.when, owner_of(state, obj), obj)
        ):
            if ability.__class__ is Goal:
                come_closer(state, obj, number, fact)
                continue
            mark(obj, number, ability.where)
            state.waiting.append(Waiting(obj.controller, oid, obj.face, ability, fact, 0, number))
            count += 1
            if at_once:
                break
    return count


def come_closer(state: State, obj: Obj, number: int, fact: Fact) -> None:
    """Count what a player did towards a goal; whoever reaches it first puts a counter on the object."""
    goal: Any = obj.face.abilities[number]
    seat = fact.by if fact.by >= 0 else fact.seat
    tallies = [e for e in state.lasting if e.kind == "goal" and e.source == obj.id and e.value == number]
    if seat < 0 or any(tally.amount == goal.times for tally in tallies):
        return
    mine = next((tally for tally in tallies if tally.to == ("player", seat)), None)
    if mine is None:
        mine = Lasting(state.new_id(), "goal", seat, obj.face.id, ("player", seat), value=number, source=obj.id)
        state.lasting.append(mine)
    mine.amount += 1
    if mine.amount == goal.times:
        obj.set_counter("", obj.counter("") + 1)
        reached = Fact("goal_reached", seat=seat, obj=obj.id, card=obj.card, value=obj.counter_total())
        fire(state, "goal_reached", tell(state, reached))


def face_named(state: State, name: str) -> CardDef:
    """Find the face that an effect came from, the other face of a card included."""
    faces = (face for card in state.printed for face in (card, card.back) if face is not None)
    return next(face for face in faces if face.id == name)


def fire_lasting(state: State, trigger: str, fact: Fact, at_once: bool | None = None) -> int:
    """Collect what was told to trigger later, for the rest of this turn as a rule."""
    count = 0
    for effect in [e for e in state.lasting if e.kind in ("trigger", "next_trigger") and e.ability.on == trigger]:
        if effect.to[0] == "player" and effect.to[1] != fact.seat:
            continue
        if at_once is not None and at_once != effect.ability.at_once:
            continue
        owner = effect.controller if effect.controller != GAME else state.active
        if not is_met(state, effect.ability.where, owner, effect.source, fact):
            continue
        if effect.once:
            state.lasting.remove(effect)
        face = face_named(state, effect.card)
        state.waiting.append(Waiting(effect.controller, effect.source, face, effect.ability, fact, 0, LENT))
        count += 1
        if at_once:
            break
    return count


def fire_own(state: State, obj: Obj, trigger: str, fact: Fact) -> None:
    """Collect an object's own triggers on leaving play, when the index no longer knows it (DEATH-M-02)."""
    for number, ability in enumerate(obj.face.abilities):
        if (
            isinstance(ability, Triggered)
            and ability.on == trigger
            and fits(state, ability.where, obj, number, fact)
            and (ability.when is None or holds(state, ability.when, owner_of(state, obj), obj))
        ):
            mark(obj, number, ability.where)
            state.waiting.append(Waiting(obj.controller, obj.id, obj.face, ability, fact, 0, number))


def fits(state: State, where: Where, obj: Obj, number: int, fact: Fact) -> bool:
    """Tell whether a trigger or replacement on an object answers this fact."""
    if where.value and fact.value not in where.value:
        return False
    if where.every_second and obj.hits % 2:
        return False
    if where.first_each_turn and not _is_first(state, obj, number, fact):
        return False
    return is_met(state, where, owner_of(state, obj), obj.id, fact)


def _is_first(state: State, obj: Obj, number: int, fact: Fact) -> bool:
    """Tell whether this happens for the first time this turn; damage is counted by player, not by the card."""
    if fact.kind == "player_damaged":
        return state.players[fact.seat].hits == 1
    return number not in obj.fired_turn


def mark(obj: Obj, number: int, where: Where) -> None:
    """Use up the once-a-turn of an ability that answers now."""
    if where.first_each_turn:
        obj.fired_turn = (*obj.fired_turn, number)


def is_met(state: State, where: Where, you: int, oid: int, fact: Fact) -> bool:
    """Tell whether a fact is as described for one whose "you" is a seat and whose "this" is an object."""
    if where.value and fact.value not in where.value:
        return False
    who = where.who
    if who != "any":
        if who == "you":
            if fact.seat != you:
                return False
        elif who == "other":
            if fact.seat == you or fact.seat < 0:
                return False
        elif fact.seat != state.active:
            return False
    what = where.what
    if what != "any" and not _is_about(state, what, oid, fact):
        return False
    if where.by != "any" and not _is_by(state, where.by, you, oid, fact):
        return False
    if where.attack_roll is not None and where.attack_roll != (fact.word == "attack"):
        return False
    if where.combat is not None and where.combat != (fact.word == "combat"):
        return False
    if fact.amount < where.at_least:
        return False
    if where.item is not None:
        source = state.objects.get(fact.obj)
        if where.item != (source is not None and source.zone == "item"):
            return False
    return _is_special(state, where, fact)


def _is_special(state: State, where: Where, fact: Fact) -> bool:
    if where.from_deck is not None and fact.word != ("deck" if where.from_deck else ""):
        return False
    if where.repeats or where.attacked is not None:
        if fact.seat < 0:
            return False
        player = state.players[fact.seat]
        if where.attacked is not None and where.attacked != player.attacked:
            return False
        last = player.last_roll if where.repeats == "roll" else player.last_attack_roll
        return not where.repeats or last == fact.value
    return True


def _is_by(state: State, by: str, you: int, oid: int, fact: Fact) -> bool:
    if by == "this":
        return fact.source == oid
    if by == "player":
        return fact.by >= 0
    return fact.by == (you if by == "you" else state.active)


def _is_about(state: State, what: str, oid: int, fact: Fact) -> bool:
    if what == "this":
        return fact.obj == oid
    if what == "other":
        return bool(fact.obj) and fact.obj != oid
    if what == "monster":
        obj = state.objects.get(fact.obj)
        return bool(fact.obj) and (obj is None or obj.zone not in ("item", "room"))  # MECH-AIR-03
    return state.attack is not None and state.attack.target == ("obj", oid)
