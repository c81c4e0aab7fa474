"""Scenarios with cards made up for one rule: a pack in TOML and a scenario in TOML, played by the real runner."""

from pathlib import Path
from tempfile import TemporaryDirectory

from soulstack.games.foursouls.cards.catalogue import catalogue, load_pack
from soulstack.games.foursouls.scenario.runner import run_text


def with_cards(pack):
    """Give the catalogue with the cards of a pack."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "syn.toml"
        file.write_text(pack, encoding="utf-8")
        return catalogue().with_pack(load_pack(file))


def plays(pack, scenario):
    """Play a scenario with made-up cards; every expectation has to hold."""
    result = run_text("syn", scenario, with_cards(pack))
    assert result.error is None, result.error
    assert result.failures == (), result.failures
