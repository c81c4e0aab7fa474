"""Strict structuring, on records that have nothing to do with any game."""

from typing import ClassVar, Literal, TypeAlias

import pytest
from attrs import frozen

from soulstack.content.converter import LARGEST_NUMBER, LONGEST_TEXT, Misfit, make_converter


@frozen
class Sing:
    op: ClassVar[str] = "sing"
    amount: int | str
    loud: bool = False


@frozen
class Wait:
    op: ClassVar[str] = "wait"
    then: "tuple[Act, ...]" = ()


Act: TypeAlias = Sing | Wait


@frozen
class Weather:
    rain: int | None = None
    sun: bool | None = None


@frozen
class Bird:
    name: str
    colour: Literal["red", "green"] = "red"
    eggs: int = 0
    colours: tuple[Literal["red", "green"], ...] = ()
    acts: tuple[Act, ...] = ()
    weather: Weather | None = None
    weight: float | None = None


def structure(**table):
    return make_converter().structure({"name": "Robin", **table}, Bird)


def faults(**table):
    with pytest.raises(Misfit) as caught:
        structure(**table)
    return caught.value.faults


def test_a_full_table_becomes_nested_records():
    bird = structure(
        colour="green",
        eggs=3,
        colours=["red", "green"],
        acts=[{"op": "wait", "then": [{"op": "sing", "amount": "all", "loud": True}, {"op": "sing", "amount": 2}]}],
        weather={"rain": 4},
    )
    assert bird == Bird(
        "Robin", "green", 3, ("red", "green"), (Wait((Sing("all", True), Sing(2))),), Weather(rain=4, sun=None)
    )


@pytest.mark.parametrize(
    ("table", "path", "message"),
    [
        ({"egs": 1}, "egs", 'unknown key; did you mean "eggs"?'),
        ({"eggs": 1.7}, "eggs", 'a whole number is wanted, not a number with a point ("1.7")'),
        ({"eggs": 1.0}, "eggs", 'a whole number is wanted, not a number with a point ("1.0")'),
        ({"eggs": "1"}, "eggs", 'a whole number is wanted, not text ("1")'),
        ({"eggs": True}, "eggs", 'a whole number is wanted, not true or false ("True")'),
        ({"eggs": [1]}, "eggs", "a whole number is wanted, not a list"),
        ({"eggs": LARGEST_NUMBER + 1}, "eggs", f"the number is beyond {LARGEST_NUMBER}"),
        ({"eggs": float("nan")}, "eggs", 'a whole number is wanted, not a number with a point ("nan")'),
        ({"weight": [1.5]}, "weight", "a number with a point is wanted, not a list"),
        ({"weight": {"x": 1}}, "weight", "a number with a point is wanted, not a table"),
        ({"weight": "1.5"}, "weight", 'a number with a point is wanted, not text ("1.5")'),
        ({"weight": True}, "weight", 'a number with a point is wanted, not true or false ("True")'),
        ({"weight": float("inf")}, "weight", f"the number is beyond {LARGEST_NUMBER}"),
        ({"name": 16**5000}, "name", "text is wanted, not a whole number (a huge number)"),
        ({"eggs": 16**5000}, "eggs", f"the number is beyond {LARGEST_NUMBER}"),
        ({"acts": [{"op": 16**5000}]}, "acts[0].op", 'unknown word a huge number; it can be "sing" or "wait"'),
        ({"name": 5}, "name", 'text is wanted, not a whole number ("5")'),
        ({"name": "x" * (LONGEST_TEXT + 1)}, "name", f"the text is longer than {LONGEST_TEXT} signs"),
        ({"colour": "gren"}, "colour", 'unknown word "gren"; did you mean "green"?'),
        ({"colour": "mauve"}, "colour", 'unknown word "mauve"; it can be "green" or "red"'),
        ({"colour": 1}, "colour", "text is wanted, not a whole number"),
        ({"colours": "red"}, "colours", "a list is wanted, not text"),
        ({"colours": ["red", "gren"]}, "colours[1]", 'unknown word "gren"; did you mean "green"?'),
        ({"acts": [{"op": "sign", "amount": 1}]}, "acts[0].op", 'unknown word "sign"; did you mean "sing"?'),
        ({"acts": [{"amount": 1}]}, "acts[0]", 'the key "op" is missing'),
        ({"acts": [{"op": 3}]}, "acts[0].op", 'unknown word "3"; it can be "sing" or "wait"'),
        ({"acts": ["sing"]}, "acts[0]", "a table is wanted, not text"),
        ({"acts": [{"op": "sing"}]}, "acts[0]", 'the key "amount" is missing'),
        (
            {"acts": [{"op": "sing", "amount": 1.5}]},
            "acts[0].amount",
            'a whole number or text is wanted, not a number with a point ("1.5")',
        ),
        (
            {"acts": [{"op": "sing", "amount": True}]},
            "acts[0].amount",
            'a whole number or text is wanted, not true or false ("True")',
        ),
        (
            {"acts": [{"op": "sing", "amount": 1, "loud": 1}]},
            "acts[0].loud",
            'true or false is wanted, not a whole number ("1")',
        ),
        (
            {"acts": [{"op": "wait", "then": [{"op": "sing", "amount": 1, "lod": True}]}]},
            "acts[0].then[0].lod",
            'unknown key; did you mean "loud"?',
        ),
        ({"weather": {"rain": "wet"}}, "weather.rain", 'a whole number is wanted, not text ("wet")'),
        ({"weather": 3}, "weather", "a table is wanted, not a whole number"),
    ],
)
def test_a_misfit_is_named_with_its_place(table, path, message):
    assert faults(**table) == [(path, message)]


def test_all_misfits_are_told_at_once():
    found = faults(eggs="two", colour="rde", acts=[{"op": "sing"}, {"op": "hum"}])
    assert [path for path, _ in found] == ["eggs", "colour", "acts[0]", "acts[1].op"]


def test_an_odd_key_cannot_spoil_the_message():
    ((path, message),) = faults(**{"a\x1b[31m b": 1})
    assert path == '"a?[31m b"'
    assert message == 'unknown key; it can be "acts", "colour", "colours", "eggs", "name", "weather" or "weight"'


def test_a_whole_number_is_a_number_too():
    assert structure(weight=2).weight == 2.0
    assert structure(weight=0.5).weight == 0.5
