"""A fact tells a seat no card that its spec keeps private."""

import attrs
import pytest

from soulstack.kernel.facts import Fact, FactSpec, redact
from soulstack.kernel.ids import NO_CARD

SPECS = {
    "shown": FactSpec("shown"),
    "own": FactSpec("own", private="card"),
    "between": FactSpec("between", private="both"),
}


def full(kind):
    """Makes a fact with something in every field."""
    return Fact(kind, 0, 11, 5, 2, 6, 13, 1, 17, 3, "loot", (7, 8, 9))


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_public_fact_is_the_same_for_everybody(seat):
    fact = full("shown")
    assert redact(fact, SPECS, seat) is fact


@pytest.mark.parametrize(
    ("kind", "seat", "sees"),
    [
        ("own", 0, True),
        ("own", 1, False),
        ("own", 2, False),
        ("own", -1, False),
        ("between", 0, True),
        ("between", 1, True),
        ("between", 2, False),
        ("between", -1, False),
    ],
)
def test_a_private_card_is_seen_only_by_those_whom_the_spec_names(kind, seat, sees):
    seen = redact(full(kind), SPECS, seat)
    assert (seen.card == 5) is sees
    assert (seen.cards == (7, 8, 9)) is sees


def test_everything_but_the_cards_stays():
    fact = full("own")
    hidden = redact(fact, SPECS, 2)
    assert (hidden.card, hidden.cards) == (NO_CARD, (NO_CARD, NO_CARD, NO_CARD))
    rest = {"card": NO_CARD, "cards": ()}
    assert attrs.evolve(hidden, **rest) == attrs.evolve(fact, **rest)


def test_hiding_a_fact_leaves_the_original_alone():
    fact = full("own")
    redact(fact, SPECS, 2)
    assert fact == full("own")


def test_a_private_fact_without_cards_needs_no_copy():
    fact = Fact("own", seat=0, amount=2)
    assert redact(fact, SPECS, 1) is fact


def test_a_kind_without_a_spec_is_an_error():
    with pytest.raises(KeyError):
        redact(Fact("unheard_of"), SPECS, 0)
