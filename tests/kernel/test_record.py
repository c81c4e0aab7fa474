"""A record goes through JSON unchanged, refuses what is damaged, and states have digests."""

import copy
import json

import pytest
from attrs import define, frozen
from hypothesis import given
from hypothesis import strategies as st

from soulstack.kernel.clone import fresh, unhashed
from soulstack.kernel.decisions import Answer, Option
from soulstack.kernel.record import SCHEMA, Record, RecordError, digest, plain

words = st.text(st.characters(codec="utf-8"), max_size=8)
refs = st.none() | st.tuples(words, st.integers(-5, 999))
options = st.builds(Option, words, refs, st.integers(-3, 99))
answers = st.builds(Answer, st.integers(0, 3), st.lists(options, max_size=3).map(tuple))
json_values = st.recursive(st.none() | st.booleans() | st.integers() | words, lambda inner: st.lists(inner, max_size=3))
records = st.builds(
    Record,
    words,
    st.dictionaries(words, json_values, max_size=3),
    words,
    st.lists(answers, max_size=5),
    st.dictionaries(st.integers(0, 999), words, max_size=3),
    st.dictionaries(words, json_values, max_size=3),
)


@given(records)
def test_a_record_goes_through_json_unchanged(record):
    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record


def example():
    """Makes the plain data of a small record."""
    record = Record("toy", {"seed": 1}, "abc", checkpoints={1: "mark"}, meta={"names": ["Ann"]})
    record.add(Answer(0, (Option("pick", ("obj", 3)), Option("pass", None, 2))))
    return record.to_json()


def test_the_form_on_disk_is_pinned():
    assert example() == {
        "schema": 1,
        "game": "toy",
        "setup": {"seed": 1},
        "cards": "abc",
        "answers": [[0, [["pick", ["obj", 3], 0], ["pass", None, 2]]]],
        "checkpoints": {"1": "mark"},
        "meta": {"names": ["Ann"]},
    }


def test_a_record_without_notes_is_complete():
    data = example()
    del data["meta"]
    assert Record.from_json(data).meta == {}


@pytest.mark.parametrize("schema", [99, 0, "1", None])
def test_another_format_is_refused_by_its_number(schema):
    with pytest.raises(RecordError, match=f"has format {schema}; this version reads format {SCHEMA}"):
        Record.from_json(example() | {"schema": schema})


@pytest.mark.parametrize("key", ["game", "setup", "cards", "answers", "checkpoints"])
def test_a_missing_part_is_refused_by_its_name(key):
    data = example()
    del data[key]
    with pytest.raises(RecordError, match=key):
        Record.from_json(data)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("answers", 5),
        ("answers", [[0]]),
        ("answers", [["first", []]]),
        ("answers", [[0, [["pick", ["obj"], 0]]]]),
        ("answers", [[0, [["pick", ["obj", "x"], 0]]]]),
        ("answers", [[0, [["pick", None]]]]),
        ("checkpoints", {"soon": "mark"}),
        ("checkpoints", ["mark"]),
        ("setup", 3),
        ("meta", 3),
    ],
)
def test_a_damaged_part_is_refused(key, value):
    with pytest.raises(RecordError, match="The record is not complete"):
        Record.from_json(example() | {key: value})


@define(eq=False)
class Table:
    cards: list[int]
    seen: dict[int, str]
    facts: list[str] = fresh()


@frozen
class Face:
    id: str
    cost: int = 0


@frozen
class Bonus:
    plus: int = 0


def test_equal_states_have_equal_digests():
    table = Table([1, 2], {3: "a", 1: "b"})
    other = Table([1, 2], {1: "b", 3: "a"})
    assert digest(table) == digest(other)
    assert len(digest(table)) == 32


@pytest.mark.parametrize(
    "other", [Table([2, 1], {}), Table([1, 2], {1: "x"}), Table([1], {}), [[1, 2], []], Table([1, 2, 3], {})]
)
def test_different_states_have_different_digests(other):
    assert digest(other) != digest(Table([1, 2], {}))


def test_a_digest_is_pinned_so_that_old_checkpoints_stay_true():
    assert plain(Table([1], {2: "b"})) == ["Table", [1], [[2, "b"]]]
    assert digest(Table([1], {2: "b"})) == "bf75730a0480e5608fafd35173a99f6b"


def test_facts_that_wait_to_be_reported_are_no_part_of_the_state():
    assert digest(Table([1], {}, ["news"])) == digest(Table([1], {}))


def test_a_definition_is_named_and_one_without_a_name_is_spelled_out():
    assert plain(Face("bomb", 2)) == "Face:bomb"
    assert plain(Bonus(2)) == "Bonus(plus=2)"


def test_taking_a_digest_changes_nothing():
    table = Table([1, 2], {3: "a"})
    before = copy.deepcopy(plain(table))
    digest(table)
    assert plain(table) == before


@pytest.mark.parametrize("value", [{1, 2}, 1.5, object(), b"x"])
def test_what_has_no_certain_order_or_form_has_no_digest(value):
    with pytest.raises(TypeError, match="is no plain data"):
        digest([value])


def test_an_unhashed_field_changes_no_digest():
    @define
    class Table:
        cents: int = 0

    @define
    class Roomier(Table):
        note: str = unhashed(default="")

    Roomier.__name__ = "Table"
    assert digest(Table(3)) == digest(Roomier(3)) == digest(Roomier(3, "moved"))
    assert digest(Roomier(3)) != digest(Roomier(4))
