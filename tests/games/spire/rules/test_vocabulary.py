"""Every word of the card files is understood by the engine, but for those that are named here."""

from typing import get_args

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.cards.conditions import When
from soulstack.games.spire.cards.words import Trigger
from soulstack.games.spire.rules import verbs  # noqa: F401 - registers what effects do
from soulstack.games.spire.rules.counting import CONDITIONS, COUNTS
from soulstack.games.spire.rules.facts import SPECS
from soulstack.games.spire.rules.frames import VERBS
from soulstack.games.spire.scenario import position  # noqa: F401 - loads the whole run

MOMENTS = {
    "start_of_combat", "start_of_turn", "before_draw", "end_of_turn", "end_of_combat", "die", "setup", "exhausted",
    "discarded", "removed", "gained", "first_death",
}  # fmt: skip
"""Triggers that are moments, or about the card itself, and so no facts."""


def test_every_effect_has_a_verb():
    assert {effect.op for effect in get_args(e.Effect) if effect not in VERBS} == set()


def test_every_amount_is_counted():
    assert set(e.AMOUNTS) - set(COUNTS) <= {"chosen_before"}


def test_every_condition_can_be_asked():
    names = {attribute.name for attribute in When.__attrs_attrs__ if attribute.init}
    assert names == set(CONDITIONS)


def test_every_trigger_is_a_moment_or_a_fact():
    assert set(get_args(Trigger)) - MOMENTS - set(SPECS) <= {"deck_card_gained", "event_entered", "rested", "moved"}


def test_the_box_is_as_large_as_it_says():
    kinds = {}
    for face in catalogue().box:
        kinds[face.kind] = kinds.get(face.kind, 0) + 1
    assert kinds["potion"] == 29
    assert sum(1 for face in catalogue().box if face.kind == "relic" and face.card.deck == "boss_relic") == 20
    assert sum(1 for face in catalogue().box if face.kind == "status") == 46
