"""Every scenario file holds when it is played with the real engine."""

from pathlib import Path

import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.scenario.runner import run_text

FOLDER = Path(__file__).parents[3] / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(FOLDER).as_posix() for path in FILES])
def test_a_scenario_holds(path):
    result = run_text(path.name, path.read_text("utf-8"), catalogue())
    assert result.error is None
    assert result.failures == ()


def test_there_are_scenarios_and_each_names_its_rules_and_has_a_title_of_its_own():
    results = [run_text(path.name, path.read_text("utf-8"), catalogue()) for path in FILES]
    assert len(results) > 10
    assert [result.file for result in results if not result.rules] == []
    titles = [result.title for result in results]
    assert sorted(titles) == sorted(set(titles))


def test_every_scenario_expects_something():
    texts = {path.name: path.read_text("utf-8") for path in FILES}
    assert [name for name, text in texts.items() if "expect" not in text and "illegal" not in text] == []
