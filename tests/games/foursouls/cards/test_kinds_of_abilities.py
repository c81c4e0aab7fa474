"""What is called static, triggered and so on in the list of facts about the cards is of that kind here, too.

The list itself lies outside the project; `kinds.toml` keeps from it, for every shipped card, which kinds of abilities it has.
"""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue

FACTS = tomllib.loads((Path(__file__).parent / "kinds.toml").read_text(encoding="utf-8"))
KINDS = {
    "activated": {"activated"},
    "paid": {"paid"},
    "loot": {"loot"},
    "event": {"event"},
    "triggered": {"triggered", "bonus", "game_start"},
    "static": {"static", "cannot", "sees", "attackable", "duty", "goal", "adjusts", "replacement", "game_start"},
    "replacement": {"replacement", "enters"},
    "level": {"static"},
}
"""Which types can be of a kind: a static ability may create a replacement (l. 390) or only lets or forbids something."""
RULED = {
    "battle_royale_3": "the item of a penalty goes elsewhere: that replaces it (REPL-01)",
    "battle_royale_4": "the item of a penalty goes elsewhere: that replaces it (REPL-01)",
    "battle_royale_5": "the item of a penalty goes elsewhere: that replaces it (REPL-01)",
}
"""Differences that docs/rulings.md decides."""


def fits(kind, ability):
    if kind == "replacement" and getattr(ability, "at_once", False):
        return True  # what is prevented beforehand goes on no stack (REPL-04)
    return ability.type in KINDS[kind]


def unexplained(card):
    """Give the kinds that no ability of a card has, and the abilities that are of none of its kinds."""
    kinds, abilities = FACTS[card.id], [*card.abilities, *(card.back.abilities if card.back else ())]
    missing = [kind for kind in set(kinds) if not any(fits(kind, ability) for ability in abilities)]
    if "unattackable" in card.keywords and "static" in missing:
        missing.remove("static")
    return missing, [ability.type for ability in abilities if not any(fits(kind, ability) for kind in kinds)]


def test_every_shipped_card_with_abilities_is_in_the_facts():
    shipped = {card.id for card in catalogue().values() if card.abilities}
    assert sorted(shipped - set(FACTS)) == []


@pytest.mark.parametrize("name", sorted(set(FACTS) - set(RULED)))
def test_the_abilities_of_a_card_are_of_the_kinds_that_the_facts_name(name):
    assert unexplained(catalogue()[name]) == ([], [])


@pytest.mark.parametrize("name", sorted(set(FACTS) - set(RULED)))
def test_a_card_has_at_least_as_many_triggers_as_the_facts_name(name):
    types = Counter(ability.type for ability in catalogue()[name].abilities)
    back = catalogue()[name].back
    types += Counter(ability.type for ability in back.abilities) if back else Counter()
    assert types["triggered"] + types["bonus"] + types["game_start"] >= FACTS[name].count("triggered")


def test_what_is_ruled_differs_indeed_and_stands_in_the_rulings():
    text = (Path(__file__).parents[4] / "docs" / "rulings.md").read_text(encoding="utf-8")
    for name in RULED:
        card = catalogue()[name]
        assert unexplained(card) != ([], [])
        assert card.name.rstrip("!") in text
