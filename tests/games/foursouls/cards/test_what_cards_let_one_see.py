"""Cards that show hands and decks show them to their player and to nobody else (A-62)."""

from pathlib import Path

import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.scenario.moves import Play
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read

FOLDER = Path(__file__).parents[3] / "scenarios" / "cards"


def after(name):
    """Give the position in which a scenario ends."""
    scenario = read((FOLDER / name).read_text("utf-8"), catalogue())
    table = Play(build(scenario, catalogue()))
    for step in scenario.steps:
        table.carry_out(step)
    return table.state


def hand_seen(state, viewer, owner):
    """List the cards of a hand that a seat knows; the others have no index in its view."""
    return sorted(state.printed[card].id for card in view_for(state, viewer).seats[owner].hand if card >= 0)


@pytest.mark.parametrize(
    ("name", "viewer", "owner", "seen"),
    [
        ("monster/moms_eye.toml", 0, 1, ["bomb"]),
        ("monster/moms_eye.toml", 2, 1, []),
        ("loot/xxi_the_world.toml", 0, 1, ["bomb"]),
        ("loot/xxi_the_world.toml", 0, 2, ["soul_heart"]),
        ("loot/xxi_the_world.toml", 1, 2, []),
        ("starting_item/incubus.toml", 0, 1, ["a_penny", "soul_heart"]),
        ("starting_item/incubus.toml", 2, 1, []),
        ("starting_item/incubus.toml", 1, 0, ["bomb"]),
        ("starting_item/incubus_2.toml", 0, 1, ["bomb"]),
    ],
)
def test_a_hand_is_seen_by_whom_the_card_lets_see_it(name, viewer, owner, seen):
    assert hand_seen(after(name), viewer, owner) == seen


@pytest.mark.parametrize(
    ("name", "viewer", "deck", "seen"),
    [
        ("starting_item/forever_alone_2.toml", 0, "treasure", ("dinner",)),
        ("starting_item/forever_alone_2.toml", 1, "treasure", ()),
        ("starting_item/sleight_of_hand.toml", 0, "monster", ("dip", "monstro", "fly", "pooter", "spider")),
        ("starting_item/sleight_of_hand.toml", 2, "monster", ()),
        ("starting_item/incubus_4.toml", 0, "loot", ("bomb",)),
        ("starting_item/incubus_4.toml", 1, "loot", ()),
        ("loot/cains_eye_2.toml", 1, "loot", ("a_penny",)),
        ("loot/cains_eye_2.toml", 0, "loot", ()),
        ("monster/rag_man.toml", 1, "monster", ()),
    ],
)
def test_the_top_of_a_deck_is_known_to_whom_the_card_shows_it(name, viewer, deck, seen):
    assert view_for(after(name), viewer).deck_tops[deck] == seen
