"""Fights played by luck: nothing breaks, nothing is forgotten, and luck is the state's own."""

import pytest
from tests.games.spire.arena import Arena
from tests.games.spire.play.runs import run

from soulstack.games.spire.bots.random import play_first_fight
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules import conserved
from soulstack.games.spire.rules.invariants import problems
from soulstack.games.spire.rules.state import Setup
from soulstack.games.spire.rules.view import dealt, view_for
from soulstack.kernel.record import digest

HEROES = ("ironclad", "silent", "defect", "watcher")


@pytest.mark.parametrize("count", [1, 2, 4])
def test_every_invariant_holds_after_every_answer(count):
    def check(state):
        assert problems(state) == []

    for seed in range(8):
        first = seed % 4
        heroes = (HEROES[first:] + HEROES[:first])[:count]
        state, answers = play_first_fight(heroes, seed, catalogue(), check)
        assert answers
        assert state.over or not state.frames


def test_the_same_seed_plays_the_same_fight():
    marks = {digest(play_first_fight(HEROES[:2], 11, catalogue())[0]) for _ in range(2)}
    assert len(marks) == 1


def test_a_clone_shares_nothing_that_a_fight_changes():
    arena = Arena("ironclad", "silent").hand("bash").pile("draw", "anger")
    arena.foe("a1_first_cultist")
    state = arena.start().state
    clone = state.clone()
    before = state.snapshot()
    assert not state.shares(clone) or clone.faces is state.faces
    clone.fighter(0).hand.clear()
    clone.combat().foes[0].hp = 1
    clone.heroes[0].cubes[3] = 1
    assert state.snapshot() == before


def test_nobody_sees_what_lies_in_a_draw_pile_but_the_known_top():
    arena = Arena("ironclad", "silent", options=("courtesy_hands",)).hand("bash")
    arena.pile("draw", "anger", "cleave", "flex").me(known=1)
    arena.foe("a1_first_cultist")
    state = arena.start().state
    mine, other = view_for(state, 0).state, view_for(state, 1).state
    assert mine.fighter(0).draw[:2] == [-1, -1]
    assert mine.faces[mine.fighter(0).draw[2]].id == "anger"
    assert (other.fighter(0).draw, other.fighter(0).hand) == ([-1] * 3, [-1])
    assert set(view_for(state, 0).state.table.relics) == {-1}


def test_a_dealt_world_keeps_what_is_known():
    arena = Arena().pile("draw", "anger", "cleave", "flex", "clash", "bash").me(known=2)
    arena.foe("a1_first_cultist")
    state = arena.start().state
    worlds = [dealt(state, seed).fighter(0).draw for seed in range(10)]
    assert {tuple(world[-2:]) for world in worlds} == {tuple(state.fighter(0).draw[-2:])}
    assert len({tuple(world) for world in worlds}) > 1
    assert {tuple(sorted(world)) for world in worlds} == {tuple(sorted(state.fighter(0).draw))}


def test_what_is_marked_without_being_there_and_what_listens_unasked_are_told():
    state = run(Setup(heroes=("silent",), seed=3))
    state.heroes[0].cubes[state.table.relics[0]] = 1
    state.table.daze = state.table.daze[1:]
    state.index = {**state.index, "end_of_turn": ((state.table.relics[0], 0),)}
    told = "; ".join(conserved.problems(state))
    assert "is marked, but not there" in told
    assert "1 of daze" in told
    assert "the listener index is wrong about end_of_turn" in told


def test_a_component_in_two_places_and_one_that_is_lost_are_told():
    state = run(Setup(heroes=("silent",), seed=3))
    assert list(conserved.problems(state)) == []
    table, relics = state.table, state.table.relics
    table.relics = (*relics, table.potions[0])
    assert [what for what in list(conserved.problems(state)) if "in 2 places" in what]
    table.relics = relics[1:]
    assert list(conserved.problems(state)) == [f"{state.faces[relics[0]].id} is lost"]
