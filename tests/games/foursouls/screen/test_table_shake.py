"""Hits make the table tremble, unless less motion is wanted."""

import pytest

from soulstack.games.foursouls.screen import routines
from soulstack.kernel.facts import Fact
from soulstack.ui.tabletop.effects import Shake


class StageStub:
    """Notes what a routine asks for."""

    def __init__(self):
        self.asked = []

    def __getattr__(self, name):
        return lambda *args, **kwargs: self.asked.append((name, args))


@pytest.mark.parametrize("routine", [routines.damage, routines.death])
def test_damage_and_death_shake_the_table(routine):
    stage = StageStub()
    stage.desk = StageStub()
    stage.desk.box_of = lambda ref: None
    routine(stage, Fact("player_damaged", seat=0, amount=2))
    assert any(name == "shake" for name, _ in stage.asked)


def test_a_shake_comes_to_rest():
    shake = Shake(0.4, strength=6.0)
    reach = []
    for _ in range(11):
        reach.append(max(map(abs, shake.offset(1.0))))
        shake.update(0.04)
    assert max(reach[:4]) >= 2
    assert shake.offset(1.0) == (0, 0)
    assert shake.done
