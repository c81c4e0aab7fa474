"""Whatever is pressed: nothing breaks, nothing is stuck, and the table is the one that a fresh start would show."""

import pytest
from tests.app.tables import LocalThinker
from tests.ui import monkey

from soulstack.app import session as sessions
from soulstack.ui import folders


@pytest.mark.parametrize("seed", [1, 2])
def test_a_few_hundred_random_inputs_leave_everything_well(monkeypatch, seed):
    monkeypatch.setattr(sessions, "Thinker", LocalThinker)
    monkeypatch.setattr(folders, "open_folder", str)
    done = monkey.run(400, seed)
    assert len(done.seen) >= 3
