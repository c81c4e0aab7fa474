"""What the table remembers for a player: what has changed since the last own turn, and what was said in the log."""

import pygame
import pytest
from attrs import evolve
from tests.games.foursouls.screen.fake import priority, small

from soulstack.games.foursouls.screen.change_marks import Since
from soulstack.kernel.facts import Fact
from soulstack.ui import clipboard


def turn(view, number, active, **objects):
    """Give the table in another turn, with some objects changed."""
    changed = {int(key[1:]): evolve(view.objects[int(key[1:])], **values) for key, values in objects.items()}
    return evolve(view, turn=number, active=active, objects={**view.objects, **changed})


def test_what_others_did_since_the_own_turn_is_marked_until_the_next_one_ends(sit):
    view = small(2)
    since = Since(sit(view).scene.desk)
    monster, item = view.monsters[0].top, view.seats[0].items[0]
    since.watch(turn(view, 1, 0))
    assert since.changed(view) == frozenset()
    since.watch(turn(view, 2, 1))
    hurt = turn(view, 2, 1, **{f"o{monster}": {"damage": 1}, f"o{item}": {"counters": {"counter": 1}}})
    since.watch(hurt)
    assert since.changed(hurt) == {("obj", monster), ("obj", item)} - unchanged(view, hurt)
    own = turn(hurt, 3, 0)
    since.watch(own)
    assert since.changed(own)
    since.watch(turn(own, 4, 1))
    assert since.changed(turn(own, 4, 1)) == frozenset()


def unchanged(view, other):
    return {("obj", number) for number, obj in view.objects.items() if other.objects[number] == obj}


@pytest.fixture
def told(sit):
    view = small(2)
    table = sit(view, priority(view, "end"))
    table.session.push(Fact("cents_gained", seat=0, amount=2), Fact("cents_gained", seat=1, amount=3))
    table.wait(3)
    return table


def test_the_log_can_be_narrowed_to_the_own_deeds_and_copied(told, monkeypatch):
    kept = []
    monkeypatch.setattr(clipboard, "copy", lambda text: kept.append(text) or True)
    log = told.scene.desk.log
    told.key(pygame.K_c, mod=pygame.KMOD_CTRL)
    told.key(pygame.K_l, mod=pygame.KMOD_SHIFT)
    told.key(pygame.K_c, mod=pygame.KMOD_CTRL)
    assert "cents gained 3" in kept[0]
    assert "cents gained 2" in kept[1]
    assert "cents gained 3" not in kept[1]
    place = next(place for name, _, place in log._head(told.scene._log_box) if name == "filter")
    told.click(place.centre)
    assert log.only_seat == -1


def test_a_right_click_spreads_out_what_lies_under_a_card(sit):
    view = small(2)
    table = sit(view)
    top = view.monsters[1].top
    table.down(table.at(("obj", top)), button=3)
    assert [item.card for item in table.control.browse.items] == [
        view.objects[top].card,
        *reversed(view.monsters[1].covered),
    ]
    table.key(pygame.K_ESCAPE)
    table.down(table.at(("obj", view.monsters[0].top)), button=3)
    assert table.control.browse is None
