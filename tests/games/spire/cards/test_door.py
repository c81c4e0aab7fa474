"""What tools ask of the components: how they are checked, and which pictures stand for them."""

from soulstack import cli, paths
from soulstack.games.spire.cards import door
from soulstack.games.spire.cards.catalogue import catalogue


def test_the_check_of_the_shipped_components_has_nothing_to_say(capsys):
    assert cli.main(["cards", "check", "--game", "spire"]) == 0
    assert capsys.readouterr().out == "spire: 643 cards are fine\n"


def test_every_kind_has_a_picture_and_most_things_one_of_their_own():
    folder = paths.art("spire")
    named = {thing.id: door.pictures(thing) for thing in catalogue().values()}
    assert all((folder / f"{names[-1]}.svg").is_file() for names in named.values())
    for own in ("bash", "anchor", "fire_potion", "a1_first_cultist", "ironclad"):
        assert (folder / f"{named[own][0]}.svg").is_file(), own
