"""Abilities in play: who listens to what, and which of them wait when something happens (TRIG-01, TRIG-15, TRIG-16)."""

from typing import Any

from soulstack.games.spire.cards.faces import Face
from soulstack.games.spire.cards.schema import Triggered
from soulstack.games.spire.rules.counting import fits, holds, number
from soulstack.games.spire.rules.facts import FIRE
from soulstack.games.spire.rules.frames import Program
from soulstack.games.spire.rules.state import NOBODY, State
from soulstack.kernel import listeners
from soulstack.kernel.batches import Entry
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME

OF_ENEMIES = (
    "attacked", "hurt", "damaged", "hit_damaged", "lost_hp", "died", "attacked_hero", "hurt_hero", "acted", "faced",
)  # fmt: skip
"""Facts about one enemy: its own abilities listen to them."""
OWN_RANK = 30
ENEMY_RANK = 60
"""Heroes' own first, then enemies' (SA-37)."""
_RANKS = {
    "block": 10, "energy": 10, "miracles": 10, "strength": 10, "heal": 10, "shivs": 12, "draw": 20, "scry": 20,
    "channel": 15, "damage": 40, "apply": 35, "lose_hp": 70, "return_strength": 90,
}  # fmt: skip
"""The safe order of SA-31: gains and Block, draws, damage to enemies, Poison, harm, Exhaust, losses."""


def enter(state: State, card: int, seat: int = GAME) -> None:
    """Let the abilities of something that comes into play work."""
    if seat != GAME:
        state.owners[card] = seat
    for key, at in state.faces[card].listens:
        listeners.add(state.index, key, card, at)


def leave(state: State, card: int) -> None:
    """End the abilities of something that leaves play."""
    for key, at in state.faces[card].listens:
        if (card, at) in state.index.get(key, ()):
            listeners.remove(state.index, key, card, at)
    state.owners.pop(card, None)


def stats(state: State, stat: str, seat: int, face: Face | None = None) -> int:
    """Add up the statics of a hero that change a number, for a card of a kind."""
    total = 0
    for card, at in state.index.get(f"static:{stat}", ()):
        if state.owner(card) != seat:
            continue
        ability = state.faces[card].abilities[at]
        run = Program(seat=seat, card=card)
        if (face is None or fits(face, ability.where)) and (ability.when is None or holds(state, run, ability.when)):
            total += number(state, run, ability.n) if ability.to is None else ability.to
    return total


def has(state: State, stat: str, seat: int) -> bool:
    """Tell whether a hero has a permission or a prohibition."""
    return any(state.owner(card) == seat for card, _ in state.index.get(f"static:{stat}", ()))


def foe_stats(state: State, stat: str, foe_id: int) -> int:
    """Add up the statics of one enemy that change a number."""
    total = 0
    for card, at in state.index.get(f"static:{stat}", ()):
        if card == foe_id:
            ability = state.faces[card].abilities[at]
            run = Program(actor=foe_id, card=foe_id)
            lost = ability.name in state.foe(foe_id).lost if ability.name else False
            if not lost and (ability.when is None or holds(state, run, ability.when)):
                total += number(state, run, ability.n) if ability.to is None else ability.to
    return total


def fire(state: State, fact: Fact) -> None:
    """Let the abilities wait that a fact triggers."""
    for card, at in state.index[fact.kind]:
        ability = state.faces[card].abilities[at]
        seat = state.owners.get(card, GAME)
        if _listens(state, card, seat, ability, fact):
            wait(state, card, at, seat, fact)


FIRE.append(fire)


def _listens(state: State, card: int, seat: int, ability: Triggered, fact: Fact) -> bool:
    where = ability.where
    if seat != GAME:
        if fact.seat != seat:
            return False
        if fact.card != NOBODY and not fits(state.faces[fact.card], where):
            return False
        return not (where.name and fact.word != where.name)
    if state.faces[card].kind == "modifier":
        return True
    foe = state.foe(card)
    if not foe.lives and fact.obj != card:
        return False
    if (ability.mode and foe.mode != ability.mode) or (foe.lost and ability.name in foe.lost):
        return False
    if fact.kind not in OF_ENEMIES:
        return fact.card == NOBODY or fits(state.faces[fact.card], where) or fact.word == where.type
    if not where.not_self:
        return fact.obj == card
    other = state.foe(fact.obj)
    if where.in_row and other.row != foe.row:
        return False
    return fact.obj != card and (not where.name or state.faces[fact.obj].card.name == where.name)


def wait(state: State, card: int, at: int, seat: int, fact: Fact | None) -> None:
    """Let one ability wait."""
    state.waiting.append(entry(state, card, at, seat, fact))


def wait_of_dead(state: State, foe_id: int, fact: Fact) -> None:
    """Let what does not lapse with the death of an enemy wait, although nothing of it is in play any more (SA-143)."""
    for key, at in state.faces[foe_id].listens:
        if key == fact.kind and not state.faces[foe_id].abilities[at].lapses:
            wait(state, foe_id, at, GAME, fact)


def entry(state: State, card: int, at: int, seat: int, fact: Fact | None) -> Entry:
    """Make the entry of an ability."""
    face = state.faces[card]
    ability = face.abilities[at]
    base = ENEMY_RANK if seat == GAME else 0
    rank = base + rank_of(ability.do)
    return Entry(face.id, seat, rank, ("ability", card, at, seat, fact), Option("entry", ("card", card)))


def rank_of(program: tuple[Any, ...]) -> int:
    """Give the place of a program in the safe order, by its first effect."""
    effect = program[0] if program else None
    word = getattr(effect, "op", "")
    if word == "damage" and getattr(effect, "to", "") in {"you", "they", "every_player", "everyone"}:
        return 70
    return _RANKS.get(word, OWN_RANK)
