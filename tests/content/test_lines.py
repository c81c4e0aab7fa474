"""Where a key stands in a card file."""

import tomllib
from pathlib import Path

import pytest

from soulstack.content.lines import line_of, lines_of

CARDS = sorted((Path(__file__).parents[2] / "cards").rglob("*.toml"))
TEXT = '''\
# a comment [not.a.table]
[bomb]
name = "Bomb [really]"   # = "x"
text = """
[[bomb.abilities]]
Deal 1 damage."""

[[bomb.abilities]]
type = "loot"
do = [
  { op = "loot", amount = 1 }, # one
  { op = "roll", results = [
    { on = [1, 2], do = [{ op = "loot", amount = 2 }] },
    { on = [3], do = [] },
  ] },
]
[[bomb.abilities]]
type = 'activated'
[[bomb.abilities.do]]
op = "roll"
[[bomb.abilities.do.results]]
on = [6]
[[bomb.abilities.do.results]]
on = [5]
["odd key"]
cost.cents = 3
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("name", 3),
        ("text", 4),
        ("abilities[0]", 8),
        ("abilities[0].do[0].amount", 11),
        ("abilities[0].do[1].results[0].do[0].amount", 13),
        ("abilities[0].do[1].results[1].on[0]", 14),
        ("abilities[1].type", 18),
        ("abilities[1].do[0].op", 20),
        ("abilities[1].do[0].results[1].on", 24),
        ("abilities[1].do[0].results[1].off", 23),
        ("abilities[1].targets[0].name", 17),
        ("nothing", 2),
    ],
)
def test_a_key_is_found_or_else_what_is_around_it(path, line):
    assert line_of(lines_of(TEXT), "bomb", path) == line


def test_odd_keys_and_dotted_ones_are_found():
    lines = lines_of(TEXT)
    assert line_of(lines, "odd key", "") == 25
    assert line_of(lines, "odd key", "cost.cents") == 26
    assert line_of(lines, "no such card", "x") == 0


def paths(value, path):
    yield path
    if isinstance(value, dict):
        for key, each in value.items():
            yield from paths(each, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from paths(each, f"{path}[{index}]")


@pytest.mark.parametrize("file", CARDS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_key_of_every_shipped_card_is_found_on_a_line_that_has_it(file):
    text = file.read_text("utf-8")
    rows = text.split("\n")
    lines = lines_of(text)
    for path in paths(tomllib.loads(text), ""):
        if path:
            key = path.rsplit(".", 1)[-1].split("[")[0]
            assert path in lines, path
            if not path.endswith("]"):
                assert key in rows[lines[path] - 1], path


@pytest.mark.parametrize("text", ["", "[", "[[", "a", "a = ", "a = [", "a = {", "]", "a = [1", "=", '"', "a = '''"])
def test_a_text_that_is_cut_off_is_no_trap(text):
    assert isinstance(lines_of(text), dict)
