"""Options are named as in `pick`: by card, seat, deck, slot, place on the stack, number, yes and no."""

from typing import Any

from soulstack.games.foursouls.cards.vocabulary import ChangeRoll
from soulstack.games.foursouls.rules.state import DECKS, State
from soulstack.games.foursouls.scenario.reading import Element
from soulstack.kernel.decisions import Decision, Option

Name = str | int

_VERBS = {"pass": "pass", "yes": "yes", "no": "no", "attack": "attack", "buy": "buy", "end": "end_turn"}


def option_names(state: State, decision: Decision, option: Option) -> tuple[Name, ...]:
    """List the names of an option, the most exact one first."""
    verb, ref, number = option
    if verb in ("number", "mode"):
        return (number, -number) if number < 0 else (number,)  # "take up to 2 off" may be said as 2
    if ref is None:
        return (_VERBS[verb],)
    kind, which = ref
    if kind == "player":
        return (f"seat:{which}",)
    if kind == "attack":
        return (f"seat:{which}", "attack")
    if kind in ("deck", "discard"):
        return (f"deck:{DECKS[which]}", f"discard:{DECKS[which]}", "deck")
    if kind == "slot":
        return (f"slot:{which}",)
    if kind == "stack":
        return _stack_names(state, which)
    card, seat = _card_of(state, decision, option)
    twins = [o for o in decision.options if o.verb == verb and _card_of(state, decision, o)[0] == card]
    names: list[Name] = [card]
    if len(twins) > 1:
        position = twins.index(option) + 1
        mine = [o for o in twins if _card_of(state, decision, o)[1] == seat]
        mine_at = mine.index(option) + 1
        exact = f"{card}#{position}" if position > 1 else card
        names = [exact, f"{card}#{position}"]
        if seat >= 0:
            names += [f"{card}@seat:{seat}#{mine_at}", f"{card}#{mine_at}@seat:{seat}"]
            names += [f"{card}@seat:{seat}"] if mine_at == 1 else []
    elif seat >= 0:
        names.append(f"{card}@seat:{seat}")
    if seat >= 0 and decision.kind == "target" and _is_only_one_of(state, decision, seat):
        names.append(f"seat:{seat}")
    return tuple(dict.fromkeys(names))


def _is_only_one_of(state: State, decision: Decision, seat: int) -> bool:
    """Tell whether the seat alone says which target is meant: it has one of them, and no player is to be chosen."""
    refs = [option.ref for option in decision.options]
    if any(ref is None or ref[0] != "obj" for ref in refs):
        return False
    return [_card_of(state, decision, option)[1] for option in decision.options].count(seat) == 1


def _stack_names(state: State, which: int) -> tuple[Name, ...]:
    for place, item in enumerate(reversed(state.stack), 1):
        if item.id == which:
            card = item.face.id if item.kind in ("loot", "ability") and item.face is not None else ""
            return (f"stack:{place}", card) if card else (f"stack:{place}",)
    return ()


def _card_of(state: State, decision: Decision, option: Option) -> tuple[str, int]:
    """Say which card an option is about, and whose it is, or -1."""
    assert option.ref is not None
    kind, which = option.ref
    if kind == "card":
        return state.printed[which].id, next((p.seat for p in state.players if which in p.hand), -1)
    if kind == "lasting":
        return next(effect.card for effect in state.lasting if effect.id == which), -1
    if kind == "trigger":
        waiting = state.frames[-1].batch[which]
        obj = state.objects.get(waiting.source)
        return state.printed[obj.card].id if obj is not None else waiting.face.id, waiting.controller
    if kind == "obj":
        if decision.prompt == "order_replacements":
            which //= 100
        obj = state.objects[which]
        return state.printed[obj.card].id, obj.controller
    return "", -1


def find(state: State, decision: Decision, element: Element) -> tuple[Option, ...] | None:
    """Give the options that an element of `pick` names, or None when it names no legal answer."""
    if decision.low == 0 and element in ("yes", "no") and not any(o.verb == element for o in decision.options):
        return _find_optional(decision, is_wanted=element == "yes")
    wanted = element if isinstance(element, tuple) else (element,)
    found: list[Option] = []
    for name in wanted:
        option = _find_one(state, decision, name, found)
        if option is None:
            return None
        found.append(option)
    return tuple(found)


def _find_optional(decision: Decision, *, is_wanted: bool) -> tuple[Option, ...] | None:
    """Understand yes and no where one thing, or nothing, may be chosen."""
    if not is_wanted:
        return ()
    return decision.options if len(decision.options) == 1 else None


def _find_one(state: State, decision: Decision, name: Name, taken: list[Option]) -> Option | None:
    free = [option for option in decision.options if option not in taken]
    for option in free:
        if name in option_names(state, decision, option):
            return option
    if isinstance(name, int):
        return _find_number(state, decision, name)
    if "#" not in name:  # the same card named twice in one list means its copies one after another
        for option in free:
            names = option_names(state, decision, option)
            if any(isinstance(each, str) and each.partition("#")[0] == name for each in names):
                return option
    return None


def _find_number(state: State, decision: Decision, number: int) -> Option | None:
    """Understand a number as what a mode sets a roll to, or adds to it; an option is counted from 1 (`option_names`)."""
    if decision.kind != "choice" or not number:
        return None
    modes: tuple[Any, ...] = getattr(state.frames[-1], "modes", ())
    for option in decision.options:
        mode = modes[option.n - 1] if option.verb == "mode" and option.n <= len(modes) else None
        if mode is not None and any(
            isinstance(effect, ChangeRoll) and number in (effect.to, effect.plus) for effect in mode.do
        ):
            return option
    return None


def describe(element: Element) -> str:
    """Write an element as in the file."""
    if isinstance(element, tuple):
        return "[" + ", ".join(describe(each) for each in element) + "]"
    return str(element)
