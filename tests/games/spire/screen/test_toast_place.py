"""A sentence that goes away by itself lies beside what is told of a fight: over no number, intent, board or card."""

import pytest
from tests.games.spire.screen.driving import Table

from soulstack.ui.geometry import Box
from soulstack.ui.tabletop.free_room import FreeRoom

LONG = "Ironclad: Bash on Jaw Worm, because it makes it Vulnerable and prevents 6 damage in the round that follows"
HEROES = ("ironclad", "silent", "defect", "watcher")


def fallen_on(table):
    """List what a sentence lies on: plates of what is coming, and what can be clicked."""
    box = table.scene.desk.toast.box
    told = {**table.scene.things(), **{f"plate {k}": box for k, box in enumerate(table.stage.kept_clear())}}
    return [name for name, other in told.items() if box.overlaps(other)]


@pytest.mark.parametrize(
    ("count", "text", "encounter"),
    [
        (1, 1.0, "a1_first_jaw_worm"),
        (2, 1.4, "a1_first_jaw_worm"),
        (2, 1.4, "a2_chosen_byrd"),
        (4, 1.0, "a1_first_jaw_worm"),
        (4, 1.4, "a2_chosen_byrd"),
    ],
)
def test_a_hint_covers_nothing_that_is_told_of_a_fight(count, text, encounter):
    table = Table(*HEROES[:count], encounter=encounter, act=int(encounter[1]))
    table.scene.desk.use((1280, 720), 1.0, text)
    table.look()
    for words in (LONG, "Bash: choose a target."):
        table.scene.desk.toast.say(words, good=True, seconds=60)
        table.draw()
        assert table.scene.desk.toast.box.w > 0
        assert [name for name in fallen_on(table) if not name.startswith("card ")] == []
    table.close()


def test_a_gap_near_a_point_is_found():
    room = Box(0, 0, 200, 100)
    taken = FreeRoom(room, [Box(80, 0, 40, 100)])
    assert taken.near(60, 40, (90, 50)) == Box(20, 30, 60, 40)
    assert taken.near(60, 40, (190, 0)) == Box(140, 0, 60, 40)
    assert taken.near(100, 40, (90, 50)) is None
