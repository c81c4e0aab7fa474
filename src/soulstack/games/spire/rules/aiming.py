"""Whom an effect is about: what has to be chosen before a text begins, and what its words mean then.

What the owner chooses is chosen once, before the first effect (SA-35); parts inside `if`, `choose`, `may` and `repeat`
choose when they are reached, unless the text around them has chosen already.
"""

from typing import Any

from soulstack.games.spire.cards.effects import Forbid, Hit
from soulstack.games.spire.cards.lint import parsed
from soulstack.games.spire.cards.words import CHOSEN
from soulstack.games.spire.rules.counting import number
from soulstack.games.spire.rules.frames import AIM, Done, Program, answer, pick, question
from soulstack.games.spire.rules.intents import attackers, everyone, heroes_facing
from soulstack.games.spire.rules.state import BOSS_ROW, NOBODY, Foe, Hero, State, living_foes
from soulstack.kernel.decisions import Option


def aim(state: State, run: Program) -> bool:
    """Ask for the next thing that has to be chosen; True when nothing is left."""
    for effect in run.program:
        word = getattr(effect, "to", "")
        if word in CHOSEN and run.chosen(word) is None and not is_void(state, run, effect):
            options, high = choices(state, run, word)
            if not options:
                run.bound = (*run.bound, (word, ("none", NOBODY)))  # PLAY-13: parts without a target do nothing
                continue
            question(state, "aimed", run.seat, "target", options, (word,), high=high, source=_source(run))
            return False
    return True


AIM.append(aim)


def is_void(state: State, run: Program, effect: Any) -> bool:
    """Tell whether a part is not going to happen, as its number is 0 from the start: it asks nothing (PLAY-21, SA-130)."""
    amount = effect.times if type(effect) is Hit else getattr(effect, "n", 1)
    if amount == 0:
        return True
    if not isinstance(amount, str) or (type(effect) is not Hit and hasattr(effect, "bonus") and effect.bonus):
        return False
    word = parsed(amount)[1]
    if word != "x" and (word in UNKNOWN or effect is not run.program[0]):
        return False  # what stands before may change it
    return number(state, run, amount) <= 0


UNKNOWN = ("done", "event", "unblocked", "exhausted_cost", "target_tokens", "weak_and_poison", "hit_icons")
"""Amounts that are known only when the part is reached."""


def _source(run: Program) -> tuple[str, int] | None:
    return ("card", run.card) if run.card != NOBODY else None


def choices(state: State, run: Program, word: str) -> tuple[list[Option], int]:
    """List what may be chosen for a word, and how many of it."""
    if word == "row":
        return [pick("row", row) for row in rows_for(state, run.program)], 1
    if word == "player":
        return [pick("seat", hero.seat) for hero in state.heroes if not hero.dead], 1
    foes = [pick("foe", foe.id) for foe in living_foes(state)]
    return foes, 2 if word == "one_or_two" else 1


def rows_for(state: State, program: tuple[Any, ...]) -> list[int]:
    """List the rows that an area may be (TARGET-03)."""
    living = living_foes(state)
    rows = range(1, len(state.heroes) + 1)
    if any(foe.row == BOSS_ROW for foe in living) or has_other_text(program):
        return list(rows)
    return [row for row in rows if any(foe.row == row for foe in living)]


def has_other_text(program: tuple[Any, ...]) -> bool:
    """Tell whether a text does something besides its area part."""
    return any(getattr(effect, "to", "") != "row" and type(effect) is not Forbid for effect in program)


@answer
def aimed(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Note what was chosen."""
    run = state.frames[-1]
    assert isinstance(run, Program)
    word = data[0]
    run.bound = (*run.bound, *[(word, option.ref) for option in picks if option.ref is not None])
    return None


def foes_of(state: State, run: Program, word: str) -> list[Foe]:
    """Give the living enemies that a word means, in the order in which they are reached (TARGET-09)."""
    if word in {"enemy", "one_or_two"}:
        found = [state.foe(ref[1]) for name, ref in run.bound if name == word and ref[0] == "foe"]
        return [foe for foe in found if foe.lives]
    if word == "row":
        ref = run.chosen("row")
        return [] if ref is None or ref[0] == "none" else in_row(state, ref[1])
    if word == "all_enemies":
        return living_foes(state)
    if word == "self":
        return [state.foe(run.actor)]
    if word == "it":
        return [foe for foe in (_event_foe(state, run),) if foe is not None and foe.lives]
    if word == "its_row":
        foe = _event_foe(state, run)
        return [] if foe is None else living_foes(state) if foe.row == BOSS_ROW else in_row(state, foe.row)
    if word == "attackers":
        return attackers(state, run.seat)
    return []


def in_row(state: State, row: int) -> list[Foe]:
    """List the living enemies of a row from left to right, then the bosses (TARGET-02)."""
    return [foe for foe in living_foes(state) if foe.row in {row, BOSS_ROW}]


def _event_foe(state: State, run: Program) -> Foe | None:
    return None if run.fact is None or run.fact.obj == NOBODY else state.foe(run.fact.obj)


def heroes_of(state: State, run: Program, word: str) -> list[Hero]:
    """Give the living heroes that a word means; several from the top row down."""
    if word == "you":
        found = [state.heroes[run.seat]] if run.seat >= 0 else []
    elif word == "player":
        ref = run.chosen("player")
        found = [state.heroes[ref[1]]] if ref is not None and ref[0] == "seat" else []
    elif word in {"every_player", "everyone"}:
        return everyone(state)
    elif word == "they":
        found = [state.heroes[run.fact.seat]] if run.fact is not None and run.fact.seat >= 0 else []
    elif word == "facing":
        return heroes_facing(state, state.foe(run.actor))
    else:
        found = []
    return [hero for hero in found if not hero.dead]
