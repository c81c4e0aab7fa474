"""Lets the table that is shown follow one fact after another, so that numbers change with the pictures and not after them."""

from soulstack.games.spire.rules.state import State
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME

TOKENS = frozenset({"weak", "vulnerable", "poison"})


def follow(state: State, fact: Fact) -> None:
    """Changes what is shown as a fact says; whatever is forgotten here is put right when the pictures are over."""
    fight = state.fight
    if fight is None:
        return
    if fact.kind == "die_rolled":
        fight.die = fact.amount
    elif fact.kind == "round_started":
        fight.round, fight.die, fight.phase = fact.amount, 0, "start"
    elif fact.kind == "turn_ended":
        fight.phase = "enemies"
    elif fact.kind == "cube_moved":
        _foe(state, fact.obj, "slot", fact.amount)
    elif fact.seat != GAME and fact.seat < len(fight.fighters) and fact.kind in _HERO:
        _of_hero(state, fact)
    elif fact.obj >= 0:
        _of_foe(state, fact)


_HERO = frozenset(
    {"hp_lost", "healed", "block_gained", "block_lost", "energy_changed", "strength_changed", "token_gained", "token_lost",
     "card_played", "card_moved", "card_exhausted", "stance_switched", "card_discarded", "card_thrown"}
)  # fmt: skip


def _of_hero(state: State, fact: Fact) -> None:
    hero, fighter = state.heroes[fact.seat], state.fighter(fact.seat)
    if fact.kind == "hp_lost":
        hero.hp = max(0, hero.hp - fact.amount)
    elif fact.kind == "healed":
        hero.hp = min(hero.max_hp, hero.hp + fact.amount)
    elif fact.kind == "block_gained":
        fighter.block += fact.amount
    elif fact.kind == "block_lost":
        fighter.block = max(0, fighter.block - fact.amount)
    elif fact.kind == "energy_changed":
        # At the Reset it says how much there is, else by how much it changes.
        before = 0 if state.combat().phase == "start" else fighter.energy
        fighter.energy = max(0, before + fact.amount)
    elif fact.kind == "strength_changed":
        fighter.strength += fact.amount
    elif fact.kind in {"token_gained", "token_lost"}:
        _token(fighter, fact)
    elif fact.kind == "stance_switched":
        fighter.stance = fact.word
    elif fact.card in fighter.hand:
        fighter.hand.remove(fact.card)


def _token(fighter: object, fact: Fact) -> None:
    name = {"shiv": "shivs", "miracle": "miracles"}.get(fact.word, fact.word)
    if hasattr(fighter, name):
        step = fact.amount if fact.kind != "token_lost" else -fact.amount
        setattr(fighter, name, max(0, getattr(fighter, name) + step))


def _of_foe(state: State, fact: Fact) -> None:
    foe = next((foe for foe in state.combat().foes if foe.id == fact.obj), None)
    if foe is None:
        return
    if fact.kind == "lost_hp":
        foe.hp = max(0, foe.hp - fact.amount)
    elif fact.kind == "healed":
        foe.hp = min(foe.full, foe.hp + fact.amount)
    elif fact.kind == "block_gained":
        foe.block += fact.amount
    elif fact.kind == "block_lost":
        foe.block = max(0, foe.block - fact.amount)
    elif fact.kind == "strength_changed":
        foe.strength += fact.amount
    elif fact.kind == "token_put" and fact.word in TOKENS:
        setattr(foe, fact.word, getattr(foe, fact.word) + fact.amount)
    elif fact.kind == "token_lost" and fact.word in TOKENS:
        setattr(foe, fact.word, max(0, getattr(foe, fact.word) - fact.amount))
    elif fact.kind == "died":
        foe.dead = True
    elif fact.kind == "left_combat":
        foe.gone = True
    elif fact.kind == "revived":
        foe.dead, foe.hp = False, fact.amount


def _foe(state: State, number: int, name: str, value: int) -> None:
    for foe in state.combat().foes:
        if foe.id == number:
            setattr(foe, name, value)
