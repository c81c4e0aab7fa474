"""Facts are told, and the abilities that they trigger are collected for the next checkpoint."""

from typing import Any

from soulstack.foursouls.schema import Triggered, Where
from soulstack.foursouls.state import Obj, State, Waiting
from soulstack.foursouls.stats import holds, owner_of
from soulstack.kernel.facts import Fact

_KEYS: dict[str, str] = {}


def tell(state: State, fact: Fact) -> Fact:
    """Report a fact that nothing can trigger on by itself."""
    state.facts.append(fact)
    return fact


def fire(state: State, trigger: str, fact: Fact) -> int:
    """Collect the abilities that this fact triggers, and say how many."""
    key = _KEYS.get(trigger)
    if key is None:
        key = _KEYS.setdefault(trigger, f"on:{trigger}")
    listeners = state.index.get(key)
    if not listeners:
        return 0
    count = 0
    objects = state.objects
    for oid, number in listeners:
        obj = objects[oid]
        ability: Any = obj.face.abilities[number]
        if ability.level and obj.counter("level") < ability.level:
            continue
        if fits(state, ability.where, obj, number, fact) and (
            ability.when is None or holds(state, ability.when, owner_of(state, obj), obj)
        ):
            state.waiting.append(Waiting(obj.controller, oid, obj.face, ability, fact, 0, number))
            count += 1
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
            state.waiting.append(Waiting(obj.controller, obj.id, obj.face, ability, fact, 0, number))


def fits(state: State, where: Where, obj: Obj, number: int, fact: Fact) -> bool:
    """Tell whether a trigger or replacement on an object answers this fact."""
    if where.value and fact.value not in where.value:
        return False
    who = where.who
    if who != "any":
        you = owner_of(state, obj)
        if who == "you":
            if fact.seat != you:
                return False
        elif who == "other":
            if fact.seat == you or fact.seat < 0:
                return False
        elif fact.seat != state.active:
            return False
    what = where.what
    if what != "any" and not _is_about(state, what, obj, fact):
        return False
    if where.by != "any":
        if where.by == "you":
            if fact.by != owner_of(state, obj):
                return False
        elif fact.source != obj.id:
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
    if where.every_second and obj.hits % 2:
        return False
    if where.first_each_turn:
        if number in obj.fired_turn:
            return False
        obj.fired_turn = (*obj.fired_turn, number)
    return True


def _is_about(state: State, what: str, obj: Obj, fact: Fact) -> bool:
    if what == "this":
        return fact.obj == obj.id
    if what == "other":
        return bool(fact.obj) and fact.obj != obj.id
    if what == "monster":
        return bool(fact.obj)
    return state.attack is not None and state.attack.target == ("obj", obj.id)
