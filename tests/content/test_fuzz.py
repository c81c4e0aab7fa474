"""Damaged packs: cards or a refusal come back, never another error."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from soulstack.content.errors import ContentError
from soulstack.content.loader import load
from soulstack.content.reader import Source
from soulstack.games.foursouls.cards.catalogue import game

PACK = """
[toy]
name = "Toy"
kind = "loot"
category = "bomb"
text = "Roll: 1-2: Gain 2¢. 3: Deal 4 {atk}."
keywords = ["guppy"]
[[toy.abilities]]
type = "loot"
targets = [{ name = "victim", among = ["monster", "player"], low = 1 }]
[[toy.abilities.do]]
op = "roll"
results = [
    { on = [1, 2], do = [{ op = "gain_cents", amount = 2, who = "you" }] },
    { on = [3], do = [{ op = "deal_damage", amount = 4, to = "victim" }, { op = "search", deck = "loot" }] },
]
[[toy.abilities]]
type = "triggered"
on = "turn_started"
where = { who = "you", value = [1] }
[[toy.abilities.do]]
op = "if"
when = { your_turn = true, cents = 4 }
do = [{ op = "may", do = [{ op = "loot", amount = "all" }] }]
"""
VALUES = [
    "1.7",
    "-1",
    "true",
    '""',
    '"victim"',
    "[]",
    "{}",
    "[[]]",
    "{ op = 1 }",
    "nan",
    "1979-05-27",
    "0x" + "f" * 4000,
    "9" * 30,
]

spoilt = st.tuples(
    st.integers(0, len(PACK)),
    st.integers(0, 40),
    st.one_of(st.sampled_from([*VALUES, *'[]{}"=.,#\n\\']), st.text(max_size=6), st.sampled_from(PACK.split())),
)


def outcome(text):
    """Tells the problems of a pack, or the ids of its cards; any other error ends the test."""
    try:
        found = load(game(), [Source("pack.toml", text.encode("utf-8", "surrogatepass"))])
    except ContentError as error:
        return [str(problem) for problem in error.problems]
    return [card.id for card_id, card in found.cards.items() if card.id == card_id]


@given(st.lists(spoilt, min_size=1, max_size=4))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_damaged_pack_loads_or_is_refused(changes):
    text = PACK
    for start, length, word in changes:
        text = text[:start] + word + text[start + length :]
    assert all(outcome(text))


@given(st.sampled_from(PACK.split(" = ")[1:]), st.sampled_from(VALUES))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_value_of_another_sort_loads_or_is_refused(after, value):
    assert outcome(PACK.replace(f" = {after}", f" = {value}\n", 1))
