"""Every scenario file holds when it is played with the real engine."""

import tomllib

import pytest
from tests.scenario_names import FOLDER, file_name, title_of

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.scenario.runner import run_text

FILES = sorted((FOLDER / "spire").rglob("*.toml"))
TEXTS = {path: path.read_text("utf-8") for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(FOLDER).as_posix() for path in FILES])
def test_a_scenario_holds(path):
    result = run_text(path.name, TEXTS[path], catalogue())
    assert result.error is None
    assert result.failures == ()


def test_there_are_scenarios_and_each_names_its_rules_and_has_a_title_of_its_own():
    data = {path: tomllib.loads(text) for path, text in TEXTS.items()}
    assert len(data) > 10
    assert [path.name for path, each in data.items() if not each.get("rules")] == []
    titles = [each["title"] for each in data.values()]
    assert sorted(titles) == sorted(set(titles))


def test_a_scenario_is_named_by_its_title():
    wrong = {path.name: f"{file_name(title)}.toml" for path in FILES if (title := title_of(path))}
    assert {old: new for old, new in wrong.items() if old != new} == {}


def test_every_scenario_expects_something():
    assert [path.name for path, text in TEXTS.items() if "expect" not in text and "illegal" not in text] == []
