"""What happens before the first turn, which no scenario can show."""

import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.game import GameSetup, SetupError, new_game
from soulstack.games.foursouls.rules.setup import lay_out, start_game
from soulstack.games.foursouls.rules.state import DECKS


def laid_out(**settings):
    """Gives a table before anybody has acted."""
    pool = [card for card in catalogue().values() if card.implemented]
    state = lay_out(GameSetup(**settings), pool)
    start_game(state)
    return state


def game(**settings):
    return new_game(GameSetup(**settings), catalogue().values())


def ids(state, cards):
    return [state.printed[card].id for card in cards]


def test_each_deck_is_shuffled_on_its_own_and_each_discard_is_empty():
    # SETUP-01
    first, second = laid_out(seed=1), laid_out(seed=2)
    for number in range(3):
        kinds = {first.printed[card].kind for card in first.decks[number]}
        assert kinds == {DECKS[number]}
        assert ids(first, first.decks[number]) != ids(second, second.decks[number])
    assert first.discards == [[], [], [], []]


def test_the_pool_is_finite_and_not_below_100():
    # SETUP-02
    state = game(players=4)
    assert state.pool + sum(player.cents for player in state.players) == 100
    assert game(coin_pool=250).coins == 250
    with pytest.raises(SetupError, match="100 cents"):
        game(coin_pool=99)


def test_two_shop_items_and_two_monsters_lie_open_and_events_go_under_the_deck():
    # SETUP-03, SETUP-04, SETUP-05
    met = 0
    for seed in range(40):
        state = laid_out(seed=seed)
        assert len(state.shop()) == 2
        assert [obj.face.hp is not None for obj in state.monsters()] == [True, True]
        assert state.waiting == []
        met += state.printed[state.decks[2][0]].is_event and state.decks[2][0] in state.known
    assert met > 3


def test_with_rooms_one_room_lies_open():
    # SETUP-06
    state = laid_out(rooms=True)
    (slot,) = [slot for slot in state.slots if slot.row == "room"]
    assert state.objects[slot.top].face.kind == "room"
    assert not [slot for slot in laid_out().slots if slot.row == "room"]


def test_three_bonus_souls_are_active():
    # SETUP-07
    assert len(laid_out().bonus) == 3
    assert laid_out(bonus_souls=False).bonus == []
    trio = laid_out(rules=("fixed_trio",), sets=catalogue().sets())
    assert sorted(ids(trio, trio.bonus)) == ["soul_of_gluttony", "soul_of_greed", "soul_of_guppy"]


def test_everybody_gets_a_character_of_their_own_with_its_starting_item():
    # SETUP-08
    state = laid_out(players=4, seed=5)
    characters = [state.objects[player.character].face for player in state.players]
    assert len({face.id for face in characters}) == 4
    for player, face in zip(state.players, characters, strict=True):
        items = [state.objects[oid].face.id for oid in player.items]
        assert items == ([face.starting_item] if face.starting_item else [])


def test_characters_begin_deactivated_and_starting_items_charged():
    # SETUP-09
    state = laid_out(players=4)
    for player in state.players:
        assert not state.objects[player.character].charged
        assert all(state.objects[oid].charged for oid in player.items)
    begun = game(players=2, characters=("isaac", "cain"), first=0)
    assert [begun.objects[player.character].charged for player in begun.players] == [True, False]


def test_eden_chooses_before_seeing_a_hand_and_nobody_can_respond():
    # SETUP-10, A-03
    state = game(characters=("isaac", "eden"), first=0)
    (decision,) = state.pending
    assert (decision.seat, decision.kind, decision.prompt) == (1, "cards", "starting_item")
    assert len(decision.options) == 3
    assert [player.hand for player in state.players] == [[], []]


def test_everybody_begins_with_three_cards_and_three_cents():
    # SETUP-11
    state = game(players=3, characters=("isaac", "maggy", "judas"), first=0)
    assert [len(player.hand) for player in state.players] == [3, 3, 3]
    assert [player.cents for player in state.players] == [3, 3, 3]


def test_who_goes_first_is_drawn_from_the_seed():
    # SETUP-12, A-01
    seats = [game(players=3, seed=seed, characters=("isaac", "maggy", "judas")).active for seed in range(30)]
    assert set(seats) == {0, 1, 2}
    assert game(players=3, first=2).active == 2
    assert game(players=3, characters=("isaac", "cain", "judas")).active == 1


def test_cards_for_three_players_are_left_out_of_a_game_for_two():
    # SETUP-14
    assert not any(card.three_plus for card in laid_out(players=2).printed)
    assert any(card.three_plus for card in laid_out(players=3).printed)


def test_a_game_has_two_to_four_seats():
    for players in (1, 5):
        with pytest.raises(SetupError, match="two to four"):
            game(players=players)


def test_co_op_leaves_out_cards_for_three_players_and_bonus_souls():
    # SOLO-02, SOLO-03
    state = laid_out(players=2, mode="coop")
    assert not any(card.three_plus for card in state.printed)
    assert (state.bonus, state.timer, state.goal) == ([], 8, 4)
    assert [laid_out(mode="coop", difficulty=name).goal for name in ("normal", "hard", "ultra")] == [4, 6, 8]


def with_first_room(name):
    """Gives a game whose room deck had this room on top."""
    for seed in range(400):
        state = game(seed=seed, rooms=True, characters=("isaac", "maggy"))
        if [state.objects[slot.top].face.id for slot in state.slots if slot.row == "room"] == [name]:
            return state
    raise AssertionError(name)


def test_a_starting_room_triggers_on_entering_play_as_soon_as_somebody_would_get_priority():
    # SETUP-06, ABIL-12
    state = with_first_room("dice_room_3")
    assert state.step == "start"
    assert [(item.kind, item.face.id) for item in state.stack] == [("ability", "dice_room_3")]


def test_a_starting_room_without_such_a_trigger_puts_nothing_on_the_stack():
    # SETUP-06
    state = with_first_room("blessing_of_the_sack")
    assert state.stack == []
