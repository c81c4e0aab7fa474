"""The doubtful numbers of the rules stand in one file, each with the mark of its doubt."""

import re

import pytest
from attrs import fields

from soulstack.content.tables import TableError
from soulstack.games.spire.cards.numbers import FILE, NUMBERS, Numbers, read
from soulstack.games.spire.rules import campaign, state
from soulstack.games.spire.rules.climb import acts, keys


def test_every_number_stands_in_the_file_behind_its_doubt():
    text = FILE.read_text("utf-8")
    marked = re.findall(r"^# (?:medium|disputed): .*\n(?:\w+ = .*\n?)+", text, re.MULTILINE)
    named = {line.partition(" ")[0] for block in marked for line in block.splitlines()[1:]}
    assert named == {each.name for each in fields(Numbers)}


def test_the_rules_go_by_the_file():
    assert (NUMBERS.poison_supply, NUMBERS.dark_supply) == (state.POISON_SUPPLY, state.DARK_SUPPLY)
    assert (NUMBERS.enemy_block_max, NUMBERS.enemy_strength_max) == (state.ENEMY_BLOCK_MAX, state.ENEMY_STRENGTH_MAX)
    assert (NUMBERS.burning_elite_burns, NUMBERS.solo_gold) == (keys.BURNS, acts.SOLO_GOLD)
    assert campaign.length("silent") == NUMBERS.hero_locks[-1]
    assert (campaign.length("colorless"), campaign.length("act4")) == (NUMBERS.colorless_lock, NUMBERS.act4_lock)


def test_another_reading_is_read_and_the_rest_stays():
    assert read("hero_locks = [1, 4, 8]", "numbers.toml") == Numbers(hero_locks=(1, 4, 8))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("poison_suply = 3", 'poison_suply: there is no such key; did you mean "poison_supply"?'),
        ('dark_supply = "six"', "dark_supply: this is a whole number"),
        ("hero_locks = 9", "hero_locks: this is a list"),
        ("solo_gold = -1", "solo_gold: this is a whole number from 0 to 999"),
    ],
)
def test_what_does_not_fit_is_told_in_one_sentence(text, why):
    with pytest.raises(TableError) as caught:
        read(text, "numbers.toml")
    assert str(caught.value).startswith(f"numbers.toml: {why}")
