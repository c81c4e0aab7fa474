"""Every card of the base set is played in a scenario of its own."""

import re
from pathlib import Path

import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue

FOLDER = Path(__file__).parents[3] / "scenarios" / "cards"
FILES = sorted(FOLDER.rglob("*.toml"))
BASE = sorted(card.id for card in catalogue().values() if card.set == "base" and card.implemented)


def kind_of(card_id):
    card = catalogue()[card_id]
    return "event" if card.is_event else card.kind


def ids_in(path):
    """List the card ids that a file names ("fly#2" and "fly@seat:1" name the fly), and the items characters start with."""
    found = set(re.findall(r"\"(?:[a-z]+:)?([a-z0-9_]+)[\"#@]", path.read_text("utf-8")))
    return found | {catalogue()[each].starting_item for each in found & set(catalogue())}


def played_in(path):
    """Say which cards a file is about: the one in its name, or all that a file of plain cards names."""
    if path.stem.startswith("plain"):
        return ids_in(path)
    return {path.stem, re.sub(r"_\d+$", "", path.stem)} & ids_in(path)


PLAYED = {(path.parent.name, card_id) for path in FILES for card_id in played_in(path)}


def test_the_base_set_is_there():
    assert len(BASE) > 250


@pytest.mark.parametrize("card_id", BASE)
def test_a_base_card_has_a_scenario_in_the_folder_of_its_kind(card_id):
    assert (kind_of(card_id), card_id) in PLAYED


def test_a_scenario_of_the_base_set_is_about_the_card_it_is_named_after():
    folders = {kind_of(card_id) for card_id in BASE}
    assert [path.name for path in FILES if path.parent.name in folders and not played_in(path)] == []
