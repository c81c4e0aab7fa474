"""Cards that let a player look at hidden cards, which no scenario can tell: what each seat is shown."""

from tests.scenario_names import text_of

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.scenario.moves import Play
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read


def played(title, steps):
    """Play the first steps of a scenario, without those that must be refused, and give the position."""
    cards = catalogue()
    scenario = read(text_of(title), cards)
    table = Play(build(scenario, cards))
    for step in scenario.steps[:steps]:
        if not step.illegal:
            table.carry_out(step)
    return table.state


def test_theres_options_shows_its_owner_the_top_treasure_on_their_turn_only():
    state = played("There's Options lets its owner buy twice on their own turn", 0)
    assert view_for(state, 0).deck_tops["treasure"] == ("dinner",)
    assert view_for(state, 1).deck_tops["treasure"] == ()
    later = played("There's Options lets its owner buy twice on their own turn", 6)
    assert later.active == 1
    assert view_for(later, 0).deck_tops["treasure"] == ()


def test_dead_bird_shows_the_rollers_hand_to_its_owner():
    state = played("Dead Bird may look at the roller's hand and take its choice on any 3", 4)
    assert [state.printed[card].id for card in view_for(state, 1).seats[0].hand] == ["bomb", "a_dime"]
    before = played("Dead Bird may look at the roller's hand and take its choice on any 3", 3)
    assert set(view_for(before, 1).seats[0].hand) == {-1}


def test_sack_head_shows_the_looked_at_card_to_its_owner_alone():
    state = played("Sack Head looks at the top of a deck and may sink it", 3)
    assert view_for(state, 0).deck_tops["monster"] == ("fatty",)
    assert view_for(state, 1).deck_tops["monster"] == ()


def test_cheese_grater_shows_the_card_to_everybody():
    state = played("Cheese Grater shows the top of a deck on any 6 and may discard it", 4)
    assert view_for(state, 0).deck_tops["loot"] == view_for(state, 1).deck_tops["loot"] == ("a_penny",)
