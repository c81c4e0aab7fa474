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
    (SEAT + "hp = 11\n" + FOE, "seat 0, hp: 11 is above the maximum of 10 (HIT-15)"),
    (SEAT + "hp = 0\n" + FOE, "seat 0, hp: a hero without HP goes on only with the option last_stand (STAND-01)"),
    ('options = ["last_stand"]\n' + SEAT + "hp = 0\n" + FOE, "seat: there is no living hero (STAND-04)"),
    (SEAT + f"potions = {['fire_potion'] * 4}\n" + FOE, "seat 0, potions: a hero has at most 3, not 4 (TOKEN-13)"),
    (SEAT + f"draw = {['daze'] * 11}\n" + FOE, "daze: there are 10 for the whole table, not 11"),
    (SEAT + 'hand = ["ironclad_golden_ticket_1"]\n' + FOE, 'seat 0, hand: "ironclad_golden_ticket_1" is no card'),
    (SEAT + FOE + "poison = 20\n" + FOE + "poison = 11\n", "poison: there are 30 for the whole table, not 31"),
    (SEAT + FOE + '[table]\ntokens = { "4-0" = "anchor" }\n', 'table, tokens: there is no map token "anchor"'),
    (SEAT + FOE + STEP + 'do = "give"\nseat = 0\nitem = "anchor"\nto = "1"\n', 'step 1, to: "1" is no seat; write "seat:1"'),
    (SEAT + FOE + STEP + 'do = "buy"\nseat = 0\nitem = "anchor"\npayers = { x = 1 }\n', 'step 1, payers: there is no seat "x"'),
    (SEAT + FOE + STEP + 'do = "take"\nseat = 0\n', "step 1: take needs item or card"),
    (SEAT + FOE + STEP + 'do = "reveal"\nseat = 0\nitem = "crd"\n', 'step 1, item: "crd" is unknown; did you mean "card"?'),
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


EXPECTED = [
    ("seat.0.hpp = 3", 'seat.0.hpp: there is no such key; did you mean "hp"?'),
    ("seat.1.hp = 3", 'seat.1.hp: there is no seat "1"'),
    ('seat.0.hp = "3"', 'seat.0.hp: this is a whole number, not "3"'),
    ('seat.0.hand = "bash"', 'seat.0.hand: this is a list, not "bash"'),
    ('seat.0.hand = ["bassh"]', 'seat.0.hand: there is no component "bassh"; did you mean "bash"?'),
    ('seat.0.orbs = ["frist"]', 'seat.0.orbs: "frist" is unknown; did you mean "frost"?'),
    ("seat.0.done = 1", 'seat.0.done: this is true or false, not "1"'),
    ("seat.0.cost.bassh = 1", 'seat.0.cost.bassh: there is no component "bassh"; did you mean "bash"?'),
    ("enemy.a1_first_cultist.hpp = 3", 'enemy.a1_first_cultist.hpp: there is no such key; did you mean "hp"?'),
    ("enemy.a1_cultist.hp = 3", 'enemy.a1_cultist.hp: there is no component "a1_cultist"; did you mean "a2_cultist"?'),
    ("enemy.bash.hp = 3", 'enemy.bash.hp: "bash" is no enemy'),
    ("enemy.hp = 3", "enemy.hp: an expectation of an enemy names it and one of its numbers"),
    ("enemy.a1_first_cultist.intent = 3", 'enemy.a1_first_cultist.intent: this is a text, not "3"'),
    ("foo = 3", "foo: there is no such key"),
    ("rund = 3", 'rund: there is no such key; did you mean "round"?'),
    ('phase = "paly"', 'phase: "paly" is unknown; did you mean "play"?'),
    ('result = "win"', 'result: "win" is unknown; did you mean "won"?'),
    ('keys = ["rubi"]', 'keys: "rubi" is unknown; did you mean "ruby"?'),
    ("achievements = [3]", 'achievements: "3" is unknown'),
    ('achievements = ["jaxed"]', 'achievements: "jaxed" is unknown; did you mean "jaxxed"?'),
    ("supply.foo = 3", 'supply.foo: there is no such key; it can be "dark", "daze"'),
    ("map.where = 3", 'map.where: there is no such key; it can be "at" or "tokens"'),
    ("merchant.relcs = []", 'merchant.relcs: there is no such key; did you mean "relics"?'),
    ("pending.who = 3", 'pending.who: there is no such key; it can be "kind", "options" or "seats"'),
    ("pending.3.kind = 3", 'pending.3.kind: there is no seat "3"'),
    ("relic_dek_top = []", 'relic_dek_top: there is no such key; did you mean "relic_deck_top"?'),
]  # fmt: skip


@pytest.mark.parametrize(("line", "why"), EXPECTED)
def test_an_expectation_that_can_never_be_met_is_refused_as_the_file_is_read(line, why):
    result = run_text("x.toml", HEAD + SEAT + FOE + STEP + f"[step.expect]\n{line}\n", catalogue())
    assert result.error is not None
    assert result.error.startswith(f"step 1, expect, {why}")


def test_a_position_that_nobody_thought_of_keeps_no_other_file_from_being_played(monkeypatch):
    def fail(*_):
        raise KeyError("anchor")

    monkeypatch.setattr("soulstack.games.spire.scenario.runner.build", fail)
    assert "cannot be laid out: KeyError('anchor')" in str(run_text("x.toml", HEAD + SEAT + FOE, catalogue()).error)


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
