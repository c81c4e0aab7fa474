"""Every component is put into a fight that luck plays; what must be true is looked at after every answer."""

import pytest
from tests.games.spire.arena import Arena

from soulstack.games.spire.bots.random import RandomBot
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.cards.schema import CardDef, EnemyDef, PotionDef, RelicDef
from soulstack.games.spire.rules.frames import VERBS
from soulstack.games.spire.rules.invariants import problems
from soulstack.kernel.asking import UNDONE
from soulstack.kernel.decisions import Answer
from soulstack.kernel.frames import apply

ANSWERS = 40
FILLING = ("ironclad_strike", "ironclad_defend", "anger", "inflame", "zap", "ironclad_strike")


def ids(kind):
    found = catalogue()
    return [
        face.id
        for face in found.faces.values()
        if isinstance(face.card, kind)
        and face.kind != "ticket"
        and face.id not in {"status", "burn", "slimed"}
        and can(face)
    ]


def can(face):
    """Tell whether every verb of its abilities is there; what is missing is named in `test_vocabulary`."""
    return all(type(effect) in VERBS for ability in face.abilities for effect in getattr(ability, "do", ()))


def fight(seed):
    arena = Arena("ironclad", "silent", "defect", "watcher", seed=seed)
    arena.hand("bash", "ironclad_defend").pile("draw", *FILLING).pile("discard", "cleave", "neutralize")
    arena.hand("neutralize", "zap", "eruption", "collect", seat=1).pile("draw", "silent_strike", "slice", seat=1)
    arena.me(energy=6, shivs=2, miracles=2)
    arena.state.fighter(0).orbs = ("lightning", "frost", "dark")
    for seat, hero in enumerate(arena.state.heroes):
        fighter = arena.state.fighter(seat)
        hero.deck = (*fighter.hand, *fighter.draw, *fighter.discard)
    return arena


def play_on(arena, seed):
    state = arena.start().state
    bots = [RandomBot.seeded(seed, seat) for seat in range(4)]
    for _ in range(ANSWERS):
        if state.over or not state.pending:
            return
        decision = next((d for d in state.pending if d.options != (UNDONE,)), state.pending[0])
        apply(state, Answer(decision.seat, bots[decision.seat].choose(None, decision)))
        assert problems(state) == []


@pytest.mark.parametrize("card", ids(CardDef))
def test_every_card_can_be_played_by_luck(card):
    for seed in range(2):
        arena = fight(seed).hand(card)
        if card != "daze":  # a supply owns it
            arena.state.heroes[0].deck = (*arena.state.heroes[0].deck, arena.state.fighter(0).hand[-1])
        arena.foe("a1_jaw_worm", hp=30, full=30)
        arena.foe("a1_first_cultist", 2, hp=30, full=30)
        play_on(arena, seed)


@pytest.mark.parametrize("item", ids((RelicDef, PotionDef)))
def test_every_item_can_be_owned_in_a_fight(item):
    arena = fight(1).item(item)
    arena.foe("a1_jaw_worm", hp=30, full=30)
    arena.foe("a1_first_cultist", 2, hp=30, full=30)
    play_on(arena, 1)


@pytest.mark.parametrize("enemy", ids(EnemyDef))
def test_every_enemy_can_be_fought(enemy):
    for seed in range(2):
        arena = fight(seed)
        arena.foe(enemy, 0 if catalogue()[enemy].deck == "boss" else 1)
        arena.foe("a1_first_cultist", 2, hp=30, full=30)
        play_on(arena, seed)
