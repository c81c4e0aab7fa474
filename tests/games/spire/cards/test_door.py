"""What tools ask of the components: how they are checked, and which pictures stand for them."""

import json

from soulstack import cli, paths
from soulstack.games.spire.cards import door
from soulstack.games.spire.cards.catalogue import catalogue


def test_the_check_of_the_shipped_components_has_nothing_to_say(capsys):
    assert cli.main(["cards", "check", "--game", "spire"]) == 0
    assert capsys.readouterr().out == "spire: 643 cards are fine\n"


def test_every_component_has_every_key_in_the_list(capsys):
    assert cli.main(["cards", "list", "--game", "spire", "--json"]) == 0
    listed = {thing["id"]: thing for thing in json.loads(capsys.readouterr().out)}
    keys = {
        "id",
        "name",
        "kind",
        "owner",
        "type",
        "rarity",
        "cost",
        "up_cost",
        "text",
        "up_text",
        "keywords",
        "copies",
        "hp",
    }
    assert all(set(thing) == keys | {"art", "implemented"} for thing in listed.values())  # as the command line promises
    assert (listed["bash"]["up_cost"], listed["anchor"]["owner"]) == (2, None)
    assert listed["a1_guardian"]["hp"] == [40, 80, 120, 160]


def test_every_kind_has_a_picture_and_most_things_one_of_their_own():
    folder = paths.art("spire")
    known = catalogue()
    assert all((folder / f"{name}.svg").is_file() for thing in known.values() for name in door.stand_ins(thing))
    for own in ("bash", "anchor", "fire_potion", "a1_first_cultist", "ironclad"):
        assert any((folder / f"{name}.svg").is_file() for name in door.pictures(known[own])), own
