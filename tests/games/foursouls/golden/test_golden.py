"""Recorded games still play to the same states, and fixed games still offer the same number of options."""

import json

import pytest
from tests.games.foursouls.golden.update import COUNTED_SEEDS, FOLDER, GAMES, option_counts

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.playback import replay
from soulstack.kernel.record import Record


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_plays_to_the_same_states(name):
    record = Record.from_json(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))
    assert len(record.checkpoints) >= 3
    state = replay(record, catalogue(), verify=True)
    assert state.over


@pytest.mark.parametrize("seed", COUNTED_SEEDS)
def test_a_fixed_game_offers_the_same_number_of_options(seed):
    counts = json.loads((FOLDER / "option_counts.json").read_text(encoding="utf-8"))
    assert option_counts(seed) == counts[str(seed)]
