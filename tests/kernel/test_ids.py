"""Words for "none" never name a real thing."""

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.game import GameSetup, new_game
from soulstack.kernel.ids import GAME, NO_CARD, NOTHING


def test_no_seat_object_or_card_has_the_number_of_none():
    state = new_game(GameSetup(players=4, seed=3), catalogue().values())
    assert GAME not in range(len(state.players))
    assert NOTHING not in state.objects
    assert min(state.objects) > NOTHING
    assert NO_CARD not in range(len(state.printed))
    assert NO_CARD < 0
