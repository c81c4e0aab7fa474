from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.invariants import check_cards, check_clone, check_index, check_numbers
from soulstack.games.foursouls.scenario.position import build
from soulstack.games.foursouls.scenario.reading import read


def laid_out(text):
    return build(read(text, catalogue()), catalogue())


def ids(state, cards):
    return [state.printed[card].id for card in cards]


FULL = """
seed = 3
active = 1
turn = 6
bonus_souls = ["soul_of_greed"]
[[seat]]
character = "cain"
items = ["brimstone", "the_dead_cat", "bum_bo_item", "moms_shovel"]
hand = ["bomb", "bomb"]
cents = 3
souls = ["monstro"]
curses = ["curse_of_greed"]
damage = 1
deactivated = ["cain", "brimstone"]
counters = { the_dead_cat = 5, bum_bo_item = { level = 3 } }
[[seat]]
character = "isaac"
starting_item = false
[[seat]]
[table]
monsters = ["fly", ["gurdy", "clotty"], "dip"]
shop = ["meat"]
loot_deck = ["a_penny", "two_cents"]
monster_deck = ["fatty"]
loot_discard = ["a_dime", "a_nickel"]
monster_damage = { clotty = 1 }
dice = [3, 1]
"""


def test_everything_named_lies_in_its_place():
    state = laid_out(FULL)
    cain, isaac, _ = state.players
    items = {state.objects[oid].face.id: state.objects[oid] for oid in cain.items}
    assert set(items) == {"sleight_of_hand", "brimstone", "the_dead_cat", "bum_bo_item", "moms_shovel"}
    assert items["the_dead_cat"].counter_total() == 5
    assert items["bum_bo_item"].counter("level") == 3
    assert not items["brimstone"].charged
    assert items["moms_shovel"].charged
    assert not state.objects[cain.character].charged
    assert isaac.items == []
    assert ids(state, cain.hand) == ["bomb", "bomb"]
    assert (cain.cents, cain.damage, state.pool) == (3, 1, 97)
    assert [obj.face.id for obj in state.monsters()] == ["fly", "clotty", "dip"]
    assert ids(state, state.slots[1].covered) == ["gurdy"]
    assert state.monsters()[1].damage == 1
    assert state.shop()[0].face.id == "meat"
    assert len(state.shop()) == 2
    assert ids(state, state.decks[0][:-3:-1]) == ["a_penny", "two_cents"]
    assert ids(state, state.discards[0]) == ["a_nickel", "a_dime"]
    assert state.rigged == [3, 1]


def test_the_active_seat_stands_at_its_first_free_action():
    state = laid_out(FULL)
    assert (state.turn, state.active, state.first, state.phase) == (6, 1, 2, "action")
    assert state.pending[0].seat == 1
    assert [player.loot_plays for player in state.players] == [0, 1, 0]
    assert {option.verb for option in state.pending[0].options} >= {"attack", "buy", "end"}


def test_a_position_holds_every_invariant():
    state = laid_out(FULL)
    for check in (check_cards, check_numbers, check_index):
        check(state)
    check_clone(state, state.snapshot())


def test_no_card_is_there_twice():
    state = laid_out(FULL)
    for card in catalogue().values():
        if card.kind in ("loot", "treasure", "monster"):
            assert sum(each is card for each in state.printed) <= card.copies
    bombs = [card for card in state.decks[0] if state.printed[card].id == "bomb"]
    assert len(bombs) == 2


def test_equal_seeds_fill_the_table_alike():
    text = "seed = {}\n[[seat]]\n[[seat]]\n"
    first, second, third = (laid_out(text.format(seed)) for seed in (4, 4, 5))
    assert first.decks == second.decks
    assert [obj.face.id for obj in first.shop()] == [obj.face.id for obj in second.shop()]
    assert [first.printed[card].id for card in first.decks[0]] != [third.printed[card].id for card in third.decks[0]]


def test_seats_without_a_hand_or_cents_have_none_and_a_character_with_its_item():
    state = laid_out("[[seat]]\n[[seat]]\n")
    for player in state.players:
        character = state.objects[player.character].face
        assert (player.hand, player.cents) == ([], 0)
        assert [state.objects[oid].face.id for oid in player.items] == (
            [character.starting_item] if character.starting_item else []
        )


def test_no_event_lies_in_a_slot_that_was_filled():
    for seed in range(30):
        state = laid_out(f"seed = {seed}\n[[seat]]\n[[seat]]\n")
        assert [obj.zone for obj in state.objects.values() if obj.slot >= 0].count("event") == 0
        assert len(state.monsters()) == 2


def test_cards_for_three_players_lie_in_no_deck_of_two_unless_they_are_named():
    state = laid_out("[[seat]]\nitems = ['brimstone']\n[[seat]]\n")
    cards = [state.printed[card] for deck in state.decks for card in deck]
    assert not any(card.three_plus for card in cards)


def test_co_op_has_a_timer():
    assert laid_out("mode = 'coop'\n[[seat]]\n[[seat]]\n").timer == 8
