"""A scenario file that cannot be is refused in one sentence that names the place and the nearest right word."""

import pytest

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.scenario.runner import run_text

HEAD = 'title = "t"\ngame = "spire"\n'
SEAT = '[[seat]]\nhero = "ironclad"\n'
FOE = '[[enemy]]\nid = "a1_first_cultist"\n'
STEP = "[[step]]\n"
REFUSED = [
    ('phase = "plya"\n' + SEAT + FOE, 'phase: "plya" is unknown; did you mean "play"?'),
    (SEAT + 'hand = ["bassh"]\n' + FOE, 'seat 0, hand: there is no component "bassh"; did you mean "bash"?'),
    (SEAT + 'hand = ["injury+"]\n' + FOE, 'seat 0, hand: "injury" has no upgraded side'),
    (SEAT + 'hand = ["anchor"]\n' + FOE, 'seat 0, hand: "anchor" is no card'),
    (SEAT + 'powers = ["bash"]\n' + FOE, 'seat 0, powers: "bash" is no power'),
    (SEAT + 'relics = ["fire_potion"]\n' + FOE, 'seat 0, relics: "fire_potion" is no relic'),
    (SEAT + "strength = 9\n" + FOE, "seat 0, strength: this is a whole number from 0 to 8"),
    (SEAT + FOE + "weak = 4\n", "enemy 1, weak: this is a whole number from 0 to 3"),
    (SEAT + FOE + "row = 2\n", "enemy 1, row: this is a whole number from 1 to 1"),
    ('unlocked = ["unlock_act5"]\n' + SEAT + FOE, 'unlocked: "unlock_act5" is unknown; did you mean "unlock_act4"?'),
    ('modifiers = ["insanity"]\n' + SEAT + FOE, 'modifiers: "insanity" belongs to the later printing'),
    ('phase = "quick_start"\n' + SEAT, "act: the quick start begins in Act II, III or IV (QUICK-01)"),
    ("ascension = 13\n" + SEAT + FOE, "ascension: this is a whole number from 0 to 12"),
    (SEAT + SEAT + FOE, 'seat: every seat plays a different hero, and "ironclad" sits there twice (GAME-05)'),
    (SEAT + FOE + '[table]\nboss = "a1_gremlin_nob"\n', 'table, boss: "a1_gremlin_nob" is no boss'),
    (SEAT + FOE + '[table]\npotion_deck = ["anchor"]\n', 'table, potion_deck: "anchor" is no potion'),
    ('phase = "reward"\n' + SEAT + '[reward]\ncard = "golden"\n', 'reward, card: "golden" is unknown'),
    (SEAT + FOE + STEP + 'do = "plya"\n', 'step 1, do: "plya" is unknown; did you mean "play"?'),
    (SEAT + FOE + STEP + 'do = "play"\ncard = "bash"\n', "step 1: play needs a seat"),
    (SEAT + FOE + STEP + 'do = "end_turn"\nseat = 0\n', 'step 1, seat: there is no such key in a step that does "end_turn"'),
]  # fmt: skip


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_a_file_is_refused_in_a_sentence(text, why):
    result = run_text("x.toml", HEAD + text, catalogue())
    assert result.error is not None
    assert result.error.startswith(why)
    assert "\n" not in result.error


def test_a_file_without_steps_is_no_fault():
    assert run_text("x.toml", HEAD + SEAT + FOE, catalogue()).ok


@pytest.mark.parametrize(
    "key", ["seat.0.hpp", "enemy.a1_first_cultist.hpp", "foo", "seat.1.hp", "supply.foo", "pending.who"]
)
def test_an_expectation_of_something_unknown_fails(key):
    text = HEAD + SEAT + FOE + STEP + f"[step.expect]\n{key} = 3\n"
    (failure,) = run_text("x.toml", text, catalogue()).failures
    assert failure.actual == "there is no such key"


def test_elements_left_over_and_a_choice_that_pends_fail():
    play = STEP + 'do = "play"\nseat = 0\ncard = "bash"\n'
    left = HEAD + SEAT + 'hand = ["bash"]\n' + FOE + play + 'pick = ["a1_first_cultist", "no"]\n'
    assert "left over" in run_text("x.toml", left, catalogue()).failures[0].actual
    pends = HEAD + SEAT + 'hand = ["bash"]\n' + FOE + FOE + play + STEP + 'do = "end_turn"\n'
    assert "asked something else" in run_text("x.toml", pends, catalogue()).failures[0].actual


def test_a_move_that_is_refused_changes_nothing():
    text = HEAD + SEAT + "energy = 0\n" + 'hand = ["bash"]\n' + FOE + STEP
    text += 'do = "play"\nseat = 0\ncard = "bash"\nillegal = true\n[step.expect]\nseat.0.hand = ["bash"]\nseat.0.energy = 0\n'
    assert run_text("x.toml", text, catalogue()).ok
    legal = text.replace("energy = 0\nhand", "energy = 3\nhand")
    assert run_text("x.toml", legal, catalogue()).failures[0].actual == "play was carried out"
