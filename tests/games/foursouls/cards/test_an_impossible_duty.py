"""A duty to attack lapses when there is nothing left that could be attacked (A-26)."""

import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.combat import has_open_duty
from soulstack.games.foursouls.rules.state import DECKS
from soulstack.games.foursouls.rules.zones import leave_play
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read

TABLE = """
title = "A rock, a fly and an empty deck"
rules = ["A-26"]
[[seat]]
character = "isaac"
[[seat]]
character = "judas"
[table]
monsters = ["stoney", "fly"]
[[step]]
do = "settle"
"""


@pytest.mark.parametrize("fly_is_there", [True, False])
def test_a_further_attack_is_owed_only_while_something_can_be_attacked(fly_is_there):
    state = build(read(TABLE, catalogue()), catalogue())
    state.decks[DECKS.index("monster")].clear()
    if not fly_is_there:
        leave_play(state, state.monsters()[1])
    state.extra_attacks = (("any", True),)
    assert has_open_duty(state) is fly_is_there
