"""Amounts: what a word of the card files counts, and whether a condition holds.

`COUNTS` and `CONDITIONS` have one function a word. Both read the state only, so a preview asks them as an effect does.
"""

from collections.abc import Callable
from typing import Any

from soulstack.games.spire.cards.conditions import When, Where
from soulstack.games.spire.cards.faces import X_COST, Face
from soulstack.games.spire.cards.lint import parsed
from soulstack.games.spire.cards.words import Amount
from soulstack.games.spire.rules.costs import cost_there
from soulstack.games.spire.rules.frames import Program
from soulstack.games.spire.rules.intents import attackers, hit_icons
from soulstack.games.spire.rules.state import NOBODY, Fighter, Foe, State

Count = Callable[[State, Program], int]


def number(state: State, run: Program, amount: Amount) -> int:
    """Give an amount as a number."""
    if isinstance(amount, int):
        return amount
    factor, word, plus = parsed(amount)
    return factor * COUNTS[word](state, run) + plus


def _me(state: State, run: Program) -> Fighter:
    return state.fighter(run.seat)


def in_hand(state: State, seat: int, kind: str) -> int:
    """Count the cards of a type in a hand."""
    faces = state.faces
    return sum(1 for card in state.fighter(seat).hand if faces[card].kind == kind)


def target_of(state: State, run: Program) -> Foe | None:
    """Give the enemy that was chosen, if there was one to choose (PLAY-13)."""
    ref = run.chosen("enemy")
    return state.foe(ref[1]) if ref is not None and ref[0] == "foe" else None


def powers_of(state: State, seat: int) -> int:
    """Count a hero's Powers in play."""
    return len(state.fighter(seat).powers)


def cubes_of(state: State, run: Program) -> int:
    """Count the cubes on what a program is printed on."""
    if run.actor != NOBODY:
        return state.foe(run.actor).cubes
    return state.heroes[run.seat].cubes.get(run.card, 0)


def _exhausted_cost(state: State, run: Program) -> int:
    card = state.combat().exhausted
    return max(0, cost_there(state, run.seat, card)) if card != NOBODY else 0


def _target_tokens(state: State, run: Program) -> int:
    foe = target_of(state, run)
    return 0 if foe is None else foe.weak + foe.poison


def _strikes_in_hand(state: State, run: Program) -> int:
    return sum(1 for card in _me(state, run).hand if "Strike" in state.faces[card].name)


def _chosen_before(state: State, run: Program) -> int:
    visit = state.table.visit
    if visit is None or not visit.chosen:
        return 0
    mine = visit.chosen[-1][1]
    return sum(1 for seat, n in visit.chosen if n == mine and seat != run.seat)


COUNTS: dict[str, Count] = {
    "x": lambda _, run: run.x,
    "done": lambda _, run: run.done,
    "event": lambda _, run: run.fact.amount if run.fact is not None else 0,
    "block": lambda state, run: _me(state, run).block,
    "energy": lambda state, run: _me(state, run).energy,
    "strength": lambda state, run: _me(state, run).strength,
    "miracles": lambda state, run: _me(state, run).miracles,
    "shivs": lambda state, run: _me(state, run).shivs,
    "gold": lambda state, run: state.heroes[run.seat].gold,
    "hand": lambda state, run: len(_me(state, run).hand),
    "attacks_in_hand": lambda state, run: in_hand(state, run.seat, "attack"),
    "skills_in_hand": lambda state, run: in_hand(state, run.seat, "skill"),
    "strikes_in_hand": _strikes_in_hand,
    "retain_in_hand": lambda state, run: sum(1 for card in _me(state, run).hand if state.faces[card].retain),
    "exhaust_pile": lambda state, run: len(_me(state, run).exhaust),
    "orbs": lambda state, run: sum(1 for orb in _me(state, run).orbs if orb),
    "orb_types": lambda state, run: len({orb for orb in _me(state, run).orbs if orb}),
    "lightning": lambda state, run: _me(state, run).orbs.count("lightning"),
    "frost": lambda state, run: _me(state, run).orbs.count("frost"),
    "dark": lambda state, run: _me(state, run).orbs.count("dark"),
    "powers": lambda state, run: powers_of(state, run.seat),
    "attacks_played": lambda state, run: _me(state, run).turn.get("attacks", 0) - 1,
    "attacking": lambda state, run: len(attackers(state, run.seat)),
    "hit_icons": lambda state, run: hit_icons(state, run.fact.obj, run.seat) if run.fact is not None else 0,
    "target_tokens": _target_tokens,
    "weak_and_poison": _target_tokens,
    "unblocked": lambda state, _: state.combat().unblocked,
    "exhausted_cost": _exhausted_cost,
    "cubes": cubes_of,
    "players": lambda state, _: state.combat().players,
    "chosen_before": _chosen_before,
    "most_powers": lambda state, _: max(len(fighter.powers) for fighter in state.combat().fighters),
}

# --- conditions --------------------------------------------------------------------------------------------------------

Condition = Callable[[State, Program, Any], bool]


def holds(state: State, run: Program, when: When) -> bool:
    """Tell whether everything that a condition names holds."""
    for name, value in when.parts:
        if not CONDITIONS[name](state, run, value):
            return False
    return True


def _counted(word: str) -> Condition:
    return lambda state, run, value: (_me(state, run).turn.get(word, 0) > 0) == value


def _ever(word: str) -> Condition:
    return lambda state, run, value: (_me(state, run).combat.get(word, 0) > 0) == value


def _free_on_discard(state: State, run: Program, value: bool) -> bool:
    discard = _me(state, run).discard
    return (bool(discard) and is_free(state, run.seat, discard[-1])) == value


def is_free(state: State, seat: int, card: int) -> bool:
    """Tell whether a card costs 0 where it lies; X cards and Unplayable ones do not (SA-34)."""
    return cost_there(state, seat, card) == 0


def _target_is(test: Callable[[Foe], bool]) -> Condition:
    def ask(state: State, run: Program, value: bool) -> bool:
        foe = target_of(state, run)
        return (foe is not None and test(foe)) == value

    return ask


def _first_card(state: State, run: Program, value: bool) -> bool:
    return (_me(state, run).turn.get("cards", 0) <= 1) == value


def _sole_attack(state: State, run: Program, value: bool) -> bool:
    others = [card for card in _me(state, run).hand if card != run.card and state.faces[card].kind == "attack"]
    return (not others) == value


CONDITIONS: dict[str, Condition] = {
    "stance": lambda state, run, value: _me(state, run).stance == value,
    "die": lambda state, _, value: state.combat().die in value,
    "own_orbs": lambda state, run, value: (state.sides[state.heroes[run.seat].hero].card.orb_slots > 0) == value,
    "own_stances": lambda state, run, value: state.sides[state.heroes[run.seat].hero].card.stances == value,
    "holds_shiv": lambda state, run, value: (_me(state, run).shivs > 0) == value,
    "discarded_this_turn": _counted("discarded"),
    "switched_stance": _counted("switched"),
    "played_power": _counted("powers"),
    "lost_hp": _ever("lost_hp"),
    "shuffled": _ever("shuffled"),
    "first_card": _first_card,
    "was_retained": lambda state, run, value: (_me(state, run).combat.get("retained_played", 0) > 0) == value,
    "free_on_discard": _free_on_discard,
    "target_unhurt": _target_is(lambda foe: foe.hp == foe.full),
    "target_poisoned": _target_is(lambda foe: foe.poison > 0),
    "killed": lambda state, _, value: (state.combat().killed > 0) == value,
    "drew": lambda state, run, value: run.done > 0 and state.faces[state.combat().drawn].kind == value,
    "no_attack_in_hand": lambda state, run, value: (in_hand(state, run.seat, "attack") == 0) == value,
    "only_attacks_in_hand": lambda state, run, value: (
        (in_hand(state, run.seat, "attack") == len(_me(state, run).hand)) == value
    ),
    "sole_attack": _sole_attack,
    "draw_pile_empty": lambda state, run, value: (not _me(state, run).draw) == value,
    "hand_empty": lambda state, run, value: (not _me(state, run).hand) == value,
    "hand_at_most": lambda state, run, value: len(_me(state, run).hand) <= value,
    "block_at_most": lambda state, run, value: _me(state, run).block <= value,
    "orbs_at_least": lambda state, run, value: COUNTS["orbs"](state, run) >= value,
    "gold_at_least": lambda state, run, value: state.heroes[run.seat].gold >= value,
    "cubes_at_least": lambda state, run, value: cubes_of(state, run) >= value,
    "hp_below": lambda state, run, value: state.heroes[run.seat].hp < value,
    "round": lambda state, _, value: state.combat().round == value,
    "from_round": lambda state, _, value: state.combat().round >= value,
    "solo": lambda state, _, value: (len(state.heroes) == 1) == value,
    "mode": lambda state, run, value: state.foe(run.actor).mode == value,
    "slots": lambda state, run, value: state.foe(run.actor).slot in value,
    "x_at_least": lambda _, run, value: run.x >= value,
    "done_at_least": lambda _, run, value: run.done >= value,
    "it_in_hand": lambda state, run, value: (
        (run.fact is not None and run.fact.card in state.fighter(run.fact.seat).hand) == value
    ),
    "exhausted_x": lambda state, _, value: (
        (state.combat().exhausted != NOBODY and state.faces[state.combat().exhausted].cost == X_COST) == value
    ),
}


def fits(face: Face, where: Where) -> bool:
    """Tell whether a card is of the kind that text is about."""
    if where.type is not None and face.kind != where.type:
        return False
    if where.types and face.kind not in where.types:
        return False
    if where.base and face.base != where.base:
        return False
    if where.keyword is not None and not getattr(face, where.keyword):
        return False
    if where.not_keyword is not None and getattr(face, where.not_keyword):
        return False
    if where.name and face.card.name != where.name:
        return False
    return where.rarity is None or face.card.rarity == where.rarity
