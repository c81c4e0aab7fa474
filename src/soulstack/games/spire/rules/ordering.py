"""When the players are asked for an order: two entries share a number or pile, and the order can change what can be seen.

The first half is a table of what an effect touches. The second half is tried out: both orders are played on clones of the present
state with every answer there is, and if the outcomes that can be reached are the same, nobody is asked (SA-31, C-70).
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from soulstack.games.spire.rules.intents import heroes_facing
from soulstack.games.spire.rules.state import NOBODY, State, has_died
from soulstack.kernel.batches import POLICIES, Entry
from soulstack.kernel.decisions import Answer
from soulstack.kernel.frames import advance, apply
from soulstack.kernel.ids import GAME

TRIES = 400
"""So many answers are tried for each order; beyond them the order counts as one that matters."""
FOES = "foes"
_ALL = ("hp", "block", "energy", "strength", "tokens", "hand", "draw", "miracles", "shivs", "orbs", "stance", "gold")
TOUCHES: dict[str, tuple[str, ...]] = {
    "block": ("block",), "lose_block": ("block",), "heal": ("hp",), "set_hp": ("hp",), "lose_hp": ("hp",),
    "energy": ("energy",), "lose_energy": ("energy",), "strength": ("strength",), "return_strength": ("strength",),
    "miracles": ("miracles",), "shivs": ("shivs", "strength", FOES), "strikes": ("strength", FOES), "draw": ("hand", "draw"),
    "draw_to": ("hand", "draw"), "scry": ("draw",), "this_card": ("draw",), "discard": ("hand", "draw"), "exhaust": ("hand",),
    "move": ("hand", "draw"), "daze": ("draw",), "status": ("draw",), "channel": ("orbs", "block", FOES),
    "evoke": ("orbs", "block", FOES), "trigger_orb": ("block", FOES), "stance": ("stance", "energy"),
    "play_top": (*_ALL, FOES), "summon": (FOES,), "revive": (FOES,), "become": (FOES,), "mode": (FOES,), "gold": ("gold",),
    "lose_gold": ("gold",), "may_retain": ("hand",), "trigger_die": (*_ALL, FOES),
}  # fmt: skip
"""What an effect on a hero reads or changes; `foes` is everything about enemies. An op that is missing touches nothing."""
_READS = {"stance": "stance", "hand_at_most": "hand", "hand_empty": "hand", "block_at_most": "block", "hp_below": "hp"}
_AT_FOES = ("enemy", "one_or_two", "row", "all_enemies", "it", "its_row", "attackers", "self", "named")


def footprint(state: State, entry: Entry) -> set[str]:
    """Name the numbers and piles that an entry reads or changes."""
    find = FOOTPRINTS.get(entry.what[0])
    return set() if find is None else find(state, entry)


def _of_ability(state: State, entry: Entry) -> set[str]:
    _, card, at, seat, fact = entry.what
    ability = state.faces[card].abilities[at]
    found = of_program(state, ability.do, seat, card if seat == GAME else NOBODY, fact)
    if ability.when is not None and seat != GAME:
        found |= {f"{_READS[name]}:{seat}" for name, _ in ability.when.parts if name in _READS}
    return found


def of_program(state: State, program: tuple[Any, ...], seat: int, actor: int, fact: Any) -> set[str]:
    """Name what the effects of a program read or change."""
    found: set[str] = set()
    for effect in program:
        to = getattr(effect, "to", "you")
        if effect.op in {"damage", "hit", "apply", "clear", "kill"}:
            words: tuple[str, ...] = (FOES,) if to in _AT_FOES else ("block", "hp", "tokens")
        else:
            words = (FOES,) if to in _AT_FOES else TOUCHES.get(effect.op, ())
        for who in _whom(state, to, seat, actor, fact):
            found |= {word if word == FOES else f"{word}:{who}" for word in words}
        for inner in ("then", "otherwise", "do"):
            found |= of_program(state, getattr(effect, inner, ()), seat, actor, fact)
        for mode in getattr(effect, "modes", ()):
            found |= of_program(state, mode.do, seat, actor, fact)
    return found


def _whom(state: State, to: str, seat: int, actor: int, fact: Any) -> Sequence[int]:
    if to == "they" and fact is not None:
        return (fact.seat,)
    if to in {"every_player", "everyone", "player"}:
        return [hero.seat for hero in state.heroes]
    if to == "facing" and actor != NOBODY:
        return [hero.seat for hero in heroes_facing(state, state.foe(actor))]
    return (seat,)


def _of_delayed(state: State, entry: Entry) -> set[str]:
    _, _, seat, program, *rest = entry.what
    return of_program(state, program, seat, NOBODY, rest[0] if rest else None)


def _of_in_hand(state: State, entry: Entry) -> set[str]:
    _, seat, card, at = entry.what
    return of_program(state, state.faces[card].abilities[at].do, seat, NOBODY, None) | {f"hand:{seat}"}


def _of_later(state: State, entry: Entry) -> set[str]:
    item = entry.what[1]
    return of_program(state, item.program, item.seat, item.actor, None)


def _of_orb(_: State, entry: Entry) -> set[str]:
    return {f"block:{entry.seat}"} if entry.what[2] == "frost" else {FOES}


def _of_hero(*words: str) -> Callable[[State, Entry], set[str]]:
    return lambda _, entry: {f"{word}:{entry.seat}" for word in words}


FOOTPRINTS: dict[str, Callable[[State, Entry], set[str]]] = {
    "ability": _of_ability,
    "program": _of_delayed,
    "attached": _of_delayed,
    "in_hand": _of_in_hand,
    "delayed": _of_later,
    "orb": _of_orb,
    "evoke": _of_orb,
    "poison": lambda _, __: {FOES},
    "wrath": _of_hero("hp", "block"),
    "ethereal": _of_hero("hand"),
    "return_strength": _of_hero("strength"),
    "retain": _of_hero("hand"),
}
"""What an entry touches, by the word its `what` begins with."""


def is_contested(state: State, entries: Sequence[Entry]) -> bool:
    """Tell whether it matters now that the first of some entries comes first; the others need not be compared."""
    mine = footprint(state, entries[0])
    return any(
        not has_died(state, other.seat) and mine & footprint(state, other) and matters(state, entries[0], other)
        for other in entries[1:]
    )


def contested(state: State, entries: Sequence[Entry]) -> list[int]:
    """List the entries that take part in an order that matters now."""
    touched = [set() if has_died(state, entry.seat) else footprint(state, entry) for entry in entries]
    found: dict[int, None] = {}
    for i, mine in enumerate(touched):
        for j in range(i + 1, len(entries)):
            if mine & touched[j] and not (i in found and j in found) and matters(state, entries[i], entries[j]):
                found[i] = found[j] = None
    return sorted(found)


def matters(state: State, one: Entry, other: Entry) -> bool:
    """Tell whether the order of two entries can change a result that can be seen."""
    if one.what == other.what:
        return False
    first = outcomes(state, (one, other))
    return first is None or first != outcomes(state, (other, one))


def outcomes(state: State, order: tuple[Entry, ...]) -> set[str] | None:
    """Collect what can come of entries in a given order, or None when there is too much to try."""
    start = state.clone()
    start.frames = []
    start.pending = ()
    start.waiting = []
    found: set[str] = set()
    tries = 0
    todo = [(start, order)]
    while todo:
        now, left = todo.pop()
        while left and not now.pending and not now.over and now.fight is not None:
            POLICIES["spire"].start(now, left[0])
            left = left[1:]
            advance(now)
        if not now.pending:
            found.add(seen(now))
            continue
        decision = now.pending[0]
        for picks in combinations(decision.options, max(decision.low, min(1, decision.high))):
            tries += 1
            if tries > TRIES:
                return None
            other = now.clone()
            apply(other, Answer(decision.seat, picks))
            todo.append((other, left))
    return found


def seen(state: State) -> str:
    """Give everything that can be seen of a state as a text."""
    fight = state.fight
    parts: list[Any] = [state.over, state.result, [hero.snapshot() for hero in state.heroes], len(state.waiting)]
    if fight is not None:
        parts += [foe.snapshot() for foe in fight.foes]
        for fighter in fight.fighters:
            parts.append([fighter.energy, fighter.block, fighter.strength, fighter.weak, fighter.vulnerable])
            parts.append([fighter.shivs, fighter.miracles, fighter.stance, sorted(fighter.orbs)])
            parts += [sorted(named(state, fighter.hand)), named(state, fighter.draw), named(state, fighter.discard)]
            parts += [sorted(named(state, fighter.exhaust)), fighter.powers]
    return repr(parts)


def named(state: State, cards: list[int]) -> list[str]:
    """Name the cards of a pile: copies with the same side are alike."""
    return [state.faces[card].id for card in cards]
