"""Recorded runs still play to the same states, and fixed runs still offer the same number of options."""

import json

import pytest
from tests.games.spire.golden.update import COUNTED_SEEDS, FOLDER, RUNS, option_counts

from soulstack.app.playback import replay
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules import door as rules
from soulstack.kernel.record import Record


@pytest.mark.parametrize("name", RUNS)
def test_a_golden_run_plays_to_the_same_states(name):
    record = Record.from_json(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))
    assert len(record.checkpoints) >= 2
    assert replay(rules, record, catalogue(), verify=True).over


@pytest.mark.parametrize("seed", COUNTED_SEEDS)
def test_a_fixed_run_offers_the_same_number_of_options(seed):
    counts = json.loads((FOLDER / "option_counts.json").read_text(encoding="utf-8"))
    assert option_counts(seed) == counts[str(seed)]
