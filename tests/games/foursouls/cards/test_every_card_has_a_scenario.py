"""Every card is played in a scenario of its own, which lies where the card lies."""

import re
import tomllib

import pytest
from tests.scenario_names import FOLDER

from soulstack import paths
from soulstack.games.foursouls.cards.catalogue import catalogue

CARDS = paths.cards() / "foursouls"
FILES = sorted((FOLDER / "foursouls" / "cards").rglob("*.toml"))
TEXTS = {path: path.read_text("utf-8") for path in FILES}
PLACES = {
    card_id: path.relative_to(CARDS).with_suffix("")
    for path in CARDS.rglob("*.toml")
    for card_id in tomllib.loads(path.read_text("utf-8"))
}
"""Set and kind of every card, as the folders spell them."""


def ids_in(text):
    """List the card ids that a file names ("fly#2" and "fly@seat:1" name the fly), and the items characters start with."""
    position = re.sub("(?m)^about = .*$", "", text)
    found = set(re.findall(r"\"(?:[a-z]+:)?([a-z0-9_]+)[\"#@]", position))
    return found | {catalogue()[each].starting_item for each in found & set(catalogue())}


def about(path):
    """Say which card a file is about."""
    return tomllib.loads(TEXTS[path]).get("about", "")


TO_BE_PLAYED = sorted(card.id for card in catalogue().values() if card.implemented)
ABOUT = {about(path) for path in FILES}
PLAYED = ABOUT | {catalogue()[card_id].starting_item for card_id in ABOUT}
"""An item that a character starts with may be played in the scenarios of the character."""


@pytest.mark.parametrize("card_id", TO_BE_PLAYED)
def test_a_card_has_a_scenario(card_id):
    assert card_id in PLAYED


def test_a_scenario_plays_the_card_it_is_about():
    assert [path.name for path, text in TEXTS.items() if about(path) not in ids_in(text)] == []


def test_a_scenario_lies_in_the_folder_of_the_set_and_kind_of_its_card():
    folder = FOLDER / "foursouls" / "cards"
    assert [path for path in FILES if path.parent != folder / PLACES[about(path)]] == []
