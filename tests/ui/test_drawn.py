"""Every painter draws what it drew: a change to one of them is seen here, and then looked at before it is written down."""

import json

import pytest
from tests.ui import drawn

from soulstack.ui import loop

SLACK = 5
"""Levels by which an average colour may differ: letters and curves are drawn a little differently elsewhere."""


@pytest.fixture(scope="module")
def pictures(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOULSTACK_HOME", str(tmp_path_factory.mktemp("home")))
        loop.open_display()
        yield drawn.everything()


def test_every_picture_looks_as_it_was_written_down(pictures):
    known = json.loads(drawn.LOOKS.read_text(encoding="utf-8"))
    assert set(pictures) == set(known)
    changed = {}
    for name, picture in pictures.items():
        now, before = bytes.fromhex(drawn.look(picture)), bytes.fromhex(known[name])
        worst = max(abs(one - other) for one, other in zip(now, before, strict=True))
        if worst > SLACK:
            changed[name] = worst
    assert changed == {}, "look at them (python -m tests.ui.drawn FOLDER), then write them down anew"


def test_a_picture_that_is_painted_otherwise_is_noticed(pictures):
    plate = pictures["plate wood"].copy()
    before = bytes.fromhex(drawn.look(plate))
    plate.fill((20, 20, 20, 0), (0, 0, 60, 58), special_flags=1)
    assert max(abs(a - b) for a, b in zip(bytes.fromhex(drawn.look(plate)), before, strict=True)) > SLACK
