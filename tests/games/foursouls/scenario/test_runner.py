import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.scenario.moves import Play, RefusedError
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read
from soulstack.games.foursouls.scenario.runner import run_text
from soulstack.kernel.record import digest

HEAD = """
[[seat]]
character = "isaac"
items = ["mr_boom", "tech_x"]
hand = ["bomb", "a_penny", "a_penny", "xiv_temperance"]
cents = 5
[[seat]]
character = "cain"
starting_item = false
items = ["jawbone"]
[table]
monsters = ["fly", "clotty"]
shop = ["breakfast", "dinner"]
monster_deck = ["fatty", "dip"]
dice = [6, 1]
"""


def run(steps):
    return run_text("it.toml", HEAD + steps, catalogue())


def keys(result):
    assert result.error is None
    return [(failure.step, failure.key) for failure in result.failures]


def step(do, *lines):
    return "\n".join(["[[step]]", f"do = '{do}'", *lines, ""])


def test_what_differs_is_told_with_step_key_expected_and_actual():
    result = run(step("settle") + step("settle", "expect = { turn = 2, active = 0, 'seat.0.cents' = 4 }"))
    assert [(f.step, f.key, f.expected, f.actual) for f in result.failures] == [
        (2, "turn", 2, 1),
        (2, "seat.0.cents", 4, 5),
    ]
    assert result.as_json() == {
        "file": "it.toml",
        "title": "",
        "ok": False,
        "failures": [
            {"step": 2, "key": "turn", "expected": 2, "actual": 1},
            {"step": 2, "key": "seat.0.cents", "expected": 4, "actual": 5},
        ],
    }


def test_an_illegal_move_is_a_failure_with_its_reason_and_ends_the_scenario():
    result = run(step("attack", "seat = 1") + step("settle", "expect = { turn = 9 }"))
    assert keys(result) == [(1, "do")]
    assert result.failures[0].actual == "Only the active player may attack (ATK-01)."


def test_a_move_that_must_be_refused_fails_when_it_is_legal():
    assert keys(run(step("attack", "seat = 0", "illegal = true"))) == [(1, "illegal")]


def test_nothing_to_resolve_is_refused_only_where_the_file_says_so():
    assert keys(run(step("resolve", "times = 2", "expect = { stack_size = 0, turn = 1 }"))) == []
    assert keys(run(step("resolve", "illegal = true"))) == []


@pytest.mark.parametrize(
    "lines",
    [
        ("attack", "seat = 1"),
        ("attack", "seat = 0", "target = 'gurdy'"),
        ("attack", "seat = 0", "target = 'deck'", "slot = 7"),
        ("buy", "seat = 0", "target = 'meat'"),
        ("play", "seat = 0", "card = 'a_dime'"),
        ("play", "seat = 0", "card = 'bomb'", "pick = ['breakfast']"),
        ("activate", "seat = 0", "card = 'tech_x'", "ability = 2", "pick = ['fly']"),
        ("activate", "seat = 0", "card = 'tech_x'", "ability = 3"),
        ("activate", "seat = 0", "card = 'jawbone'"),
        ("pass", "seat = 0"),
        ("end_turn", "seat = 1"),
        ("choose", "seat = 0", "pick = ['fly']"),
        ("give_cents", "seat = 0", "amount = 6", "to = 'seat:1'"),
        ("give_cents", "seat = 0", "amount = 1", "to = 'seat:0'"),
    ],
)
def test_a_refused_move_has_a_reason_and_leaves_the_position_as_it_was(lines):
    scenario = read(HEAD + step(*lines), catalogue())
    play = Play(build(scenario, catalogue()))
    before = digest(play.state)
    with pytest.raises(RefusedError) as refusal:
        play.carry_out(scenario.steps[0])
    assert str(refusal.value).endswith(".")
    assert len(str(refusal.value)) > 10
    assert digest(play.state) == before
    assert keys(run(step(*lines, "illegal = true", "expect = { declared = 'none', attacks_left = 1 }"))) == []


def test_elements_of_pick_that_nothing_asks_for_fail():
    assert keys(run(step("play", "seat = 0", "card = 'a_penny'", "pick = ['fly']"))) == [(1, "pick")]


def test_a_choice_that_is_pending_fails_a_step_that_wants_something_else():
    assert keys(run(step("play", "seat = 0", "card = 'bomb'") + step("settle"))) == [(2, "do")]
    assert keys(run(step("play", "seat = 0", "card = 'bomb'") + step("activate", "seat = 0", "card = 'isaac'"))) == [
        (2, "do")
    ]


def test_a_pending_choice_can_be_answered_by_a_later_step():
    steps = step("play", "seat = 0", "card = 'bomb'", "expect = { 'pending.kind' = 'target', stack_size = 0 }")
    steps += step("choose", "seat = 0", "pick = ['clotty']") + step("settle", "expect = { 'monster.clotty.hp' = 1 }")
    assert keys(run(steps)) == []


def test_a_choice_with_one_answer_is_made_by_itself_whether_it_is_named_or_not():
    named = step("play", "seat = 0", "card = 'bomb'", "pick = ['clotty']") + step("settle")
    bare = step("activate", "seat = 0", "card = 'isaac'")
    bean = HEAD.replace('"bomb",', '"bomb", "butter_bean",')
    for pick in ("pick = ['stack:1']", "pick = []"):
        steps = step("play", "seat = 0", "card = 'a_penny'") + step("activate", "seat = 0", "card = 'isaac'")
        steps += step("resolve") + step("play", "seat = 0", "card = 'butter_bean'", pick, "expect = { stack_size = 2 }")
        result = run_text("it", bean + steps, catalogue())
        assert keys(result) == []
    assert keys(run(named + bare)) == []


def test_an_element_that_is_not_the_one_answer_waits_for_the_next_choice():
    text = """
[[seat]]
character = "isaac"
items = ["mr_boom"]
[[seat]]
character = "cain"
starting_item = false
hand = ["bomb"]
[table]
monsters = ["dank_globin", "clotty"]
monster_damage = { dank_globin = 1 }
[[step]]
do = "activate"
seat = 0
card = "mr_boom"
pick = ["dank_globin"]
[[step]]
do = "resolve"
times = 3
pick = ["seat:1"]
[[step]]
do = "settle"
expect = { "seat.1.hand" = [], "monsters" = ["%s", "clotty"] }
"""
    filled = text.replace('clotty"]\nmonster_damage', 'clotty"]\nmonster_deck = ["fly"]\nmonster_damage') % "fly"
    assert keys(run_text("it", filled, catalogue())) == []


def test_copies_and_seats_tell_cards_apart():
    text = """
[[seat]]
character = "isaac"
hand = ["a_penny", "bomb", "a_penny", "two_cents", "xiii_death"]
[[seat]]
[[step]]
do = "play"
seat = 0
card = "xiii_death"
pick = ["seat:0"]
[[step]]
do = "resolve"
times = 2
expect."pending.options" = ["a_penny", "bomb", "a_penny#2", "two_cents"]
[[step]]
do = "choose"
seat = 0
pick = ["a_penny#2"]
expect."seat.0.hand" = ["a_penny", "bomb", "two_cents"]
"""
    assert keys(run_text("it", text, catalogue())) == []


def test_after_a_win_only_expectations_may_follow():
    text = """
[[seat]]
souls = ["mom", "gurdy"]
hand = ["lost_soul"]
[[seat]]
[[step]]
do = "play"
seat = 0
card = "lost_soul"
[[step]]
do = "settle"
[[step]]
do = "settle"
expect.winner = 0
[[step]]
expect.winner = 0
[[step]]
do = "end_turn"
seat = 0
"""
    assert keys(run_text("it", text, catalogue())) == [(5, "do")]


def test_a_fault_of_the_engine_is_a_failure_and_not_a_crash(monkeypatch):
    def fail(*_):
        raise AssertionError("oh")

    monkeypatch.setattr(Play, "carry_out", fail)
    result = run(step("settle"))
    assert keys(result) == [(1, "do")]
    assert "oh" in result.failures[0].actual


ROOM = """
rooms = ["black_champions"]
[[seat]]
hand = ["bomb"]
[[seat]]
[table]
monsters = ["fly", "clotty"]
room_deck = ["red_champions"]
[[step]]
do = "play"
seat = 0
card = "bomb"
pick = ["fly"]
[[step]]
do = "settle"
[[step]]
do = "next_turn"
pick = [PICK]
expect.rooms = ["LEFT"]
"""


@pytest.mark.parametrize(
    ("pick", "left"),
    [
        ("'yes'", "red_champions"),
        ("'no'", "black_champions"),
        ("[]", "black_champions"),
        ("'black_champions'", "red_champions"),
    ],
)
def test_one_thing_that_may_be_chosen_can_be_answered_with_yes_or_no(pick, left):
    assert keys(run_text("it", ROOM.replace("PICK", pick).replace("LEFT", left), catalogue())) == []


def test_a_winner_may_be_written_as_a_list():
    text = "[[seat]]\nsouls = ['mom', 'gurdy', 'pin']\n[[seat]]\n[[step]]\nexpect.winner = [0]\n"
    assert keys(run_text("it", text, catalogue())) == []
