"""The scenario reference, sentence by sentence: what a file may not say, and what its moves must not do."""

import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.scenario.runner import run_text

POSITION = """title = "A position"
[[seat]]
character = "isaac"
hand = ["bomb", "a_penny"]
cents = 3
[[seat]]
character = "maggy"
[table]
monsters = ["fly", ["monstro", "gaper"]]
shop = ["mr_boom", "the_relic"]
monster_deck = ["clotty"]
"""


def run(text):
    return run_text("a.toml", text, catalogue())


def changed(old, new):
    assert old in POSITION
    return POSITION.replace(old, new)


def step(words, expect=""):
    return f"{POSITION}[[step]]\n{words}\n" + (f"[step.expect]\n{expect}\n" if expect else "")


UNREADABLE = {
    "no TOML": ("title = ", "no TOML"),
    "an unknown key": (changed("title", "titel"), 'titel: there is no such key; did you mean "title"'),
    "an unknown key of a seat": (changed("cents", "cent"), 'seat 0, cent: there is no such key; did you mean "cents"'),
    "an unknown key of the table": (changed("shop", "shops"), "table, shops: there is no such key"),
    "an unknown key of a step": (step('do = "settle"\ntimes = 2'), "step 1, times: there is no such key in a step"),
    "an unknown move": (step('seat = 0\ndo = "atack"'), 'did you mean "attack"'),
    "an unknown card": (changed('"bomb"', '"bomp"'), 'there is no card "bomp"; the nearest are "bomb"'),
    "an unknown card far from all": (changed('"bomb"', '"qqqqqq"'), "the nearest are"),
    "an unknown card to pick": (step('seat = 0\ndo = "play"\ncard = "bomb"\npick = ["flyy"]'), '"fly"'),
    "an unknown expectation": (step("", "seat.0.cent = 1"), "there is no such key"),
    "an expectation of nothing": (step("", "[step.expect.foo]"), "step 1, expect, foo: there is no such key"),
    "an expectation of a bare seat": (step("", "seat.0 = {}"), "step 1, expect, seat.0: there is no such key"),
    "an expectation about no seat": (step("", "seat.2.cents = 1"), 'there is no seat "2"'),
    "a number for a flag": (step("", "seat.0.dead = 0"), "true or false"),
    "a flag for a number": (step("", "turn = true"), "a whole number"),
    "a word for a list": (step("", 'shop = "mr_boom"'), "a list"),
    "a phase that is none": (step("", 'phase = "middle"'), "it can be"),
    "a winner that is none": (step("", 'winner = "nobody"'), "winner"),
    "a thing that no stack has": (step("", 'stack = ["card:bomb"]'), "names nothing that lies on a stack"),
    "a seat out of range": (step('seat = 2\ndo = "pass"'), "from 0 to 1"),
    "a move without its seat": (step('do = "pass"'), "needs a seat"),
    "a seat where none acts": (step('seat = 0\ndo = "settle"'), "seat: there is no such key"),
    "a play of nothing": (step('seat = 0\ndo = "play"'), "needs card"),
    "a gift to nobody": (step('seat = 0\ndo = "give_cents"\namount = 1\nto = "seat:2"'), "is no seat"),
    "a pick of nothing": (step('seat = 0\ndo = "play"\ncard = "bomb"\npick = [true]'), "nothing that could be picked"),
    "no times": (step('do = "resolve"\ntimes = 0'), "from 1 to 1000"),
    "an active seat out of range": ("active = 2\n" + POSITION, "active: this is a whole number from 0 to 1"),
    "another game": ('game = "chess"\n' + POSITION, "game"),
    "an unknown mode": ('mode = "solo"\n' + POSITION, "mode"),
    "an unknown set": ('sets = ["bse"]\n' + POSITION, 'did you mean "base"'),
    "a seed of words": ('seed = "x"\n' + POSITION, "a whole number"),
    "one seat": ("[[seat]]\n", "two to four seats"),
    "three seats in co-op": ('mode = "coop"\n' + changed("[table]", "[[seat]]\n[table]"), "two seats"),
    "more copies than there are": (changed('"a_penny"', '"blank_rune", "blank_rune"'), "only 1 copy"),
    "a character twice": (changed('"maggy"', '"isaac"'), "only 1 copy"),
    "more cents than there are": (changed("cents = 3", "cents = 101"), "100¢"),
    "cents below nothing": (changed("cents = 3", "cents = -1"), "at least 0"),
    "a treasure in a hand": (changed('"a_penny"', '"the_map"'), "is no loot card"),
    "a room as an item": (changed("cents = 3", 'items = ["laser_eye"]'), "is no item"),
    "an event in a slot": (changed('"fly"', '"ambush"'), "an event does not stay"),
    "an empty pile": (changed('["monstro", "gaper"]', "[]"), "at least one card"),
    "a dead player": (changed("cents = 3", "damage = 2"), "would be dead"),
    "damage on what is not there": (POSITION + "monster_damage = { monstro = 1 }\n", "no monster in play"),
    "a seventh face": (POSITION + "dice = [7]\n", "a die shows 1 to 6"),
    "counters on what is not there": (changed("cents = 3", "counters = { the_dead_cat = 1 }"), 'has no "the_dead_cat"'),
    "counters too deep": (changed("cents = 3", "counters = { isaac = { a = { b = 1 } } }"), "a whole number"),
    "a turned card that is not there": (changed("cents = 3", 'deactivated = ["the_map"]'), 'has no "the_map"'),
}


@pytest.mark.parametrize("case", UNREADABLE)
def test_a_file_that_makes_no_sense_is_refused_with_its_place_and_reason(case):
    text, reason = UNREADABLE[case]
    found = run(text)
    assert found.error is not None
    assert reason in found.error
    assert not found.ok
    assert found.as_json()["error"] == found.error


HOLDS = {
    "an attack on the deck covers the named slot": step(
        'seat = 0\ndo = "attack"\ntarget = "deck"\nslot = 1', 'monsters = ["fly", "clotty"]'
    ),
    "a refused move leaves no declaration": step(
        'seat = 0\ndo = "attack"\ntarget = "monstro"\nillegal = true', 'declared = "none"\nattacks_left = 1'
    ),
    "another seat may not attack": step('seat = 1\ndo = "attack"\nillegal = true', "active = 0"),
    "more than one has cannot be given": step(
        'seat = 0\ndo = "give_cents"\namount = 9\nto = "seat:1"\nillegal = true', "seat.0.cents = 3"
    ),
    "an answer that is none is refused": step(
        'seat = 0\ndo = "play"\ncard = "bomb"\npick = ["mr_boom"]\nillegal = true',
        "stack_size = 0\nseat.0.loot_plays = 1",
    ),
    "an element that nothing asks for is refused where a refusal is meant": step(
        'seat = 0\ndo = "play"\ncard = "a_penny"\npick = ["fly"]\nillegal = true',
        "seat.0.loot_plays = 1\nstack_size = 0",
    ),
    "counters of several names count together": changed(
        "cents = 3", 'items = ["the_dead_cat"]\ncounters = { the_dead_cat = { a = 2, b = 1 } }'
    )
    + "[[step]]\n[step.expect]\nseat.0.counters.the_dead_cat = 3\n",
    "co-op has a timer": 'mode = "coop"\n' + step("", 'timer = 8\nwinner = "none"'),
    "rooms are played with when they are named": 'rooms = ["laser_eye"]\n' + step("", 'rooms = ["laser_eye"]'),
    "the turn is as given": "turn = 7\n" + step("", "turn = 7"),
    "keys may be quoted": step("", '"seat.0.cents" = 3\n"monster.fly.hp" = 1'),
    "a list of an order may be left out when things are alike": step('do = "settle"', 'pending.kind = "priority"'),
    "who has won ends every step": changed("cents = 3", 'souls = ["mega_satan", "the_haunt", "hush"]')
    + '[[step]]\ndo = "settle"\n[step.expect]\nwinner = 0\n',
}


@pytest.mark.parametrize("case", HOLDS)
def test_a_file_that_is_right_holds(case):
    found = run(HOLDS[case])
    assert (found.error, found.failures) == (None, ())


FAILS = {
    "elements left over": (step('seat = 0\ndo = "play"\ncard = "a_penny"\npick = ["fly"]'), "pick", "fly"),
    "a pending choice": (
        step('seat = 0\ndo = "play"\ncard = "bomb"') + '[[step]]\nseat = 0\ndo = "end_turn"\n', "do", "has to choose first",
    ),
    "an element that is no legal answer": (
        step('seat = 0\ndo = "play"\ncard = "bomb"\npick = ["mr_boom"]'), "do", "cannot be chosen here",
    ),
    "a legal move that should be refused": (step('seat = 0\ndo = "attack"\nillegal = true'), "illegal", "was carried out"),
    "a slot that is not there": (step('seat = 0\ndo = "attack"\ntarget = "deck"\nslot = 9'), "do", "slot:9"),
    "a card that is not in the hand": (step('seat = 0\ndo = "play"\ncard = "bomb#2"'), "do", "no such card in hand"),
    "an object of somebody else": (step('seat = 1\ndo = "activate"\ncard = "isaac"'), "do", "does not control"),
    "a move after the end": (
        changed("cents = 3", 'souls = ["mega_satan", "the_haunt", "hush"]') + '[[step]]\nseat = 0\ndo = "attack"\n', "do", "over",
    ),
    "an expectation that does not hold": (step("", "seat.0.cents = 4"), "seat.0.cents", 3),
}  # fmt: skip


@pytest.mark.parametrize("case", FAILS)
def test_a_file_that_does_not_hold_names_step_key_expected_and_actual(case):
    text, key, actual = FAILS[case]
    found = run(text)
    assert found.error is None
    (failure,) = found.as_json()["failures"]
    assert failure["key"] == key
    assert (actual in failure["actual"]) if isinstance(actual, str) else actual == failure["actual"]
    assert failure["step"] >= 1
    assert "expected" in failure
