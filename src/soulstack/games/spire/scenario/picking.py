"""Options are named as in `pick`: by id with `#2` and `pile:`, row, seat, orb, number, yes, no, and words of the table."""

from collections import Counter
from typing import Any

from soulstack.games.spire.cards.faces import UP
from soulstack.games.spire.rules.state import State, living_foes
from soulstack.games.spire.scenario.reading import Element
from soulstack.kernel.decisions import Decision, Option

Name = str | int
USED_BESIDE = ("order", "map", "event", "neow", "camp", "merchant", "between")
"""Kinds of question beside which things may be used."""
NUMBERED = ("mode", "x", "die", "number", "face")


def lies_in(state: State, seat: int, card: int) -> str:
    """Name the pile of a seat in which a card lies."""
    if state.fight is None or seat < 0:
        return ""
    fighter = state.fight.fighters[seat]
    for pile in ("hand", "draw", "discard", "exhaust", "powers"):
        if card in getattr(fighter, pile):
            return pile
    return ""


def names_of(state: State, decision: Decision, option: Option) -> tuple[Name, ...]:
    """List the names of an option, without a number behind."""
    verb, ref, number = option
    if verb in NUMBERED or (verb == "option" and ref is None):
        return (number,)
    if verb == "pay":
        return (number,)
    if ref is None:
        return (verb,)
    kind, which = ref
    if verb == "deck":
        return (kind,)
    if verb == "go":
        return (f"{which}-{number}",)
    if kind in {"row", "seat"}:
        return (f"{kind}:{which}",)
    if kind == "orb":
        return (f"orb:{which + 1}", *_orb_twins(state, decision, which))
    if kind == "token":
        return (("shiv", "miracle")[which],)
    if kind in {"poison", "wrath"}:
        return (kind,)
    if kind == "foe":
        return (state.faces[which].id,)
    if kind == "card":
        name = state.faces[which].id
        pile = lies_in(state, decision.seat, which)
        plain = name.removesuffix(UP)
        found = [name, f"{pile}:{name}"] if pile else [name]
        return tuple(dict.fromkeys([*found, plain, f"{pile}:{plain}" if pile else plain]))
    return ()


def _orb_twins(state: State, decision: Decision, slot: int) -> tuple[str, ...]:
    """Name the other slots with the same orb: any of them may be named."""
    orbs = state.fighter(decision.seat).orbs if state.fight is not None else ()
    same = [at for at, orb in enumerate(orbs) if orb == orbs[slot]]
    return (*(f"orb:{at + 1}" for at in same), orbs[slot])


def find(state: State, decision: Decision, element: Element) -> tuple[Option, ...] | None:
    """Give the options that an element of `pick` names, or None when it names no legal answer."""
    if element == "no" and decision.low == 0 and not any(option.verb == "no" for option in decision.options):
        return ()
    if isinstance(element, tuple) and not element and decision.low == 0:
        return ()
    if isinstance(element, tuple) and not element:
        return (Option("no"),) if Option("no") in decision.options else None
    wanted = element if isinstance(element, tuple) else (element,)
    found: list[Option] = []
    for name in wanted:
        option = find_one(state, decision, name, found)
        if option is None:
            return None
        found.append(option)
    if not decision.low <= len(found) <= decision.high:
        return None
    return tuple(found)


def find_one(state: State, decision: Decision, name: Name, taken: list[Option]) -> Option | None:
    """Find the option of one name; `#2` counts among those with that name."""
    free = [option for option in decision.options if option not in taken]
    if isinstance(name, int):
        return next((option for option in free if name in names_of(state, decision, option)), None)
    base, _, count = name.partition("#")
    exact = [option for option in ordered(state, decision.options) if base in _exact(state, decision, option)]
    loose = [option for option in ordered(state, decision.options) if base in names_of(state, decision, option)]
    twins = exact or loose
    if count and base.partition(":")[0] not in {"row", "seat", "orb"}:
        return _numbered(state, twins, base, int(count))
    return next((option for option in twins if option in free), None)


def _exact(state: State, decision: Decision, option: Option) -> tuple[Name, ...]:
    if option.ref is not None and option.ref[0] == "card" and option.verb != "deck":
        name = state.faces[option.ref[1]].id
        pile = lies_in(state, decision.seat, option.ref[1])
        return (name, f"{pile}:{name}")
    return names_of(state, decision, option)


def _numbered(state: State, twins: list[Option], base: str, count: int) -> Option | None:
    """Count enemies among all living ones of that id, everything else among the options; alike cards are one option."""
    if twins and twins[0].ref is not None and twins[0].ref[0] == "foe":
        same = [foe.id for foe in living_foes(state) if state.faces[foe.id].id == base]
        if count > len(same):
            return None
        return next((option for option in twins if option.ref == ("foe", same[count - 1])), None)
    if count <= len(twins):
        return twins[count - 1]
    return twins[-1] if twins and len(twins) == 1 else None


def ordered(state: State, options: tuple[Option, ...]) -> list[Option]:
    """Put enemies in row order; the rest stays as it is."""
    places = {foe.id: at for at, foe in enumerate(living_foes(state))}

    def place(option: Option) -> int:
        return places.get(option.ref[1], 0) if option.ref is not None and option.ref[0] == "foe" else 0

    return sorted(options, key=place)


def called(state: State, decision: Decision) -> list[tuple[Name, ...]]:
    """List what each option may be called in a file, first the way it is written: `#2` for the second of its name."""
    found: list[tuple[Name, ...]] = []
    seen: Counter[Name] = Counter()
    for option in ordered(state, decision.options):
        if option.verb in beside(decision):
            continue
        names = names_of(state, decision, option) or (option.verb,)
        n = seen[names[0]] = seen[names[0]] + 1
        if option.ref is not None and option.ref[0] == "foe":
            same = [foe.id for foe in living_foes(state) if state.faces[foe.id].id == names[0]]
            n = same.index(option.ref[1]) + 1 if option.ref[1] in same else n
        numbered = tuple(f"{name}#{n}" for name in names if isinstance(name, str))
        found.append((*numbered, *names) if n > 1 else (*names, *numbered))
    if decision.low == 0 and decision.high == 1 and decision.options:
        found.append(("no",))
    return found


def beside(decision: Decision) -> tuple[str, ...]:
    """Name what may be done beside an answer: it is no option of the question."""
    return ("give", "swap", "use") if decision.kind in USED_BESIDE else ("give", "swap")


def describe(element: Any) -> str:
    """Write an element as in the file."""
    if isinstance(element, tuple):
        return "[" + ", ".join(describe(each) for each in element) + "]"
    return str(element)
