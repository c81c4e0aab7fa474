"""Cards that show hands and decks show them to their player and to nobody else (A-62)."""

import pytest
from tests.scenario_names import text_of

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.scenario.moves import Play
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read


def after(title):
    """Give the position in which a scenario ends."""
    scenario = read(text_of(title), catalogue())
    table = Play(build(scenario, catalogue()))
    for step in scenario.steps:
        table.carry_out(step)
    return table.state


def hand_seen(state, viewer, owner):
    """List the cards of a hand that a seat knows; the others have no index in its view."""
    return sorted(state.printed[card].id for card in view_for(state, viewer).seats[owner].hand if card >= 0)


@pytest.mark.parametrize(
    ("title", "viewer", "owner", "seen"),
    [
        ("Mom's Eye: the active player may look at one hand before the reward", 0, 1, ["bomb"]),
        ("Mom's Eye: the active player may look at one hand before the reward", 2, 1, []),
        ("XXI. The World: see all hands, then loot 2", 0, 1, ["bomb"]),
        ("XXI. The World: see all hands, then loot 2", 0, 2, ["soul_heart"]),
        ("XXI. The World: see all hands, then loot 2", 1, 2, []),
        ("Incubus: look at a hand and swap a card", 0, 1, ["a_penny", "soul_heart"]),
        ("Incubus: look at a hand and swap a card", 2, 1, []),
        ("Incubus: look at a hand and swap a card", 1, 0, ["bomb"]),
        ("Incubus: the swap may be declined", 0, 1, ["bomb"]),
    ],
)
def test_a_hand_is_seen_by_whom_the_card_lets_see_it(title, viewer, owner, seen):
    assert hand_seen(after(title), viewer, owner) == seen


@pytest.mark.parametrize(
    ("title", "viewer", "deck", "seen"),
    [
        ("Forever Alone looks at the top card of a deck", 0, "treasure", ("dinner",)),
        ("Forever Alone looks at the top card of a deck", 1, "treasure", ()),
        (
            "Sleight Of Hand orders the top five cards of a deck, and does not recharge by itself",
            0,
            "monster",
            ("dip", "monstro", "fly", "pooter", "spider"),
        ),
        ("Sleight Of Hand orders the top five cards of a deck, and does not recharge by itself", 2, "monster", ()),
        ("Incubus: loot 1, then put a card of the hand on the loot deck", 0, "loot", ("bomb",)),
        ("Incubus: loot 1, then put a card of the hand on the loot deck", 1, "loot", ()),
        ("Cain's Eye: the top loot card may stay", 1, "loot", ("a_penny",)),
        ("Cain's Eye: the top loot card may stay", 0, "loot", ()),
        ("Rag Man: after the rewards a 1 puts it on the monster deck, and so no soul is gained", 1, "monster", ()),
    ],
)
def test_the_top_of_a_deck_is_known_to_whom_the_card_shows_it(title, viewer, deck, seen):
    assert view_for(after(title), viewer).deck_tops[deck] == seen
