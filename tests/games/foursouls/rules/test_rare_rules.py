"""Rules that no card of the box isolates, shown by cards made up for them, and rules about what is public."""

import pytest
from tests.games.foursouls.rules.synthetic import plays, with_cards

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.game import GameSetup, new_game
from soulstack.games.foursouls.rules.selecting import monster_slot
from soulstack.games.foursouls.rules.state import ZONES
from soulstack.games.foursouls.rules.zones import change_face
from soulstack.games.foursouls.scenario.runner import run_text

SEATS = """
[[seat]]
character = "isaac"
starting_item = false
{first}
[[seat]]
character = "maggy"
starting_item = false
{second}
"""


def item(name, body, more=""):
    return f"""
[{name}]
name = "{name}"
kind = "treasure"
category = "active"
text = "A card for a test."
{more}
[[{name}.abilities]]
{body}
"""


def loot(name, body, more=""):
    return f"""
[{name}]
name = "{name}"
kind = "loot"
category = "tarot_wild"
text = "A card for a test."
{more}
[[{name}.abilities]]
type = "loot"
{body}
"""


def scene(first="", second="", table="", steps="", head=""):
    return f'title = "made up"\n{head}\n' + SEATS.format(first=first, second=second) + f"[table]\n{table}\n{steps}"


PLAY = '[[step]]\nseat = 0\ndo = "play"\ncard = "{card}"\n{more}\n'
USE = '[[step]]\nseat = 0\ndo = "activate"\ncard = "{card}"\n{more}\n'


def play(card, more=""):
    return PLAY.format(card=card, more=more)


def use(card, more=""):
    return USE.format(card=card, more=more)


def settle(expect="", more=""):
    return f'[[step]]\ndo = "settle"\n{more}\n' + (f"[step.expect]\n{expect}\n" if expect else "")


def resolve(expect="", more=""):
    return f'[[step]]\ndo = "resolve"\n{more}\n' + (f"[step.expect]\n{expect}\n" if expect else "")


# --- each ----------------------------------------------------------------------------------------------------------


def test_each_player_and_each_monster_means_monsters_first():
    """MECH-EACH-06."""
    plays(
        loot("big_bang", 'do = [{ op = "deal_damage", amount = 1, to = "everyone" }]'),
        scene(
            first='hand = ["big_bang"]',
            table='monsters = ["clotty", "fatty"]',
            steps=play("big_bang")
            + resolve("stack_size = 4\nseat.0.hp = 2\nmonster.clotty.hp = 2")
            + resolve("monster.clotty.hp = 1\nseat.0.hp = 2")
            + resolve("monster.fatty.hp = 3\nseat.0.hp = 2\nseat.1.hp = 2")
            + resolve("seat.0.hp = 1\nseat.1.hp = 2")
            + resolve("seat.1.hp = 1"),
        ),
    )


def test_each_item_in_play_goes_round_the_table_and_the_shop_is_last():
    """MECH-EACH-03."""
    from soulstack.games.foursouls.rules.frames import Run
    from soulstack.games.foursouls.rules.selecting import objects

    state = new_game(
        GameSetup(players=3, seed=5, first=1, characters=("isaac", "maggy", "judas")), catalogue().values()
    )
    names = [obj.face.id for obj in objects(state, Run(controller=0), "each_item")]
    assert names[:3] == ["yum_heart", "book_of_belial", "the_d6"]
    assert names[3:] == [obj.face.id for obj in state.shop()]


def test_the_owner_orders_what_happens_to_several_of_the_own_items():
    """MECH-EACH-02."""
    plays(
        loot(
            "clean_out",
            'targets = [{ name = "who", among = ["player"] }]\ndo = [{ op = "destroy", what = "items_of:who" }]',
        ),
        scene(
            first='hand = ["clean_out"]',
            second='items = ["breakfast", "dinner"]',
            steps=play("clean_out", 'pick = ["seat:1"]')
            + resolve('pending.seat = 1\npending.kind = "order"')
            + '[[step]]\nseat = 1\ndo = "choose"\npick = [["dinner", "breakfast"]]\n'
            + '[step.expect]\ntreasure_discard_top = ["breakfast", "dinner"]\n',
        ),
    )


# --- notes and counters --------------------------------------------------------------------------------------------

NOTEBOOK = (
    item("notebook", 'type = "activated"\ndo = [{ op = "note", amount = 3 }]').replace("A card for", "Note 3, for")
    + """
[[notebook.abilities]]
type = "paid"
cost = { cents = 0, counters = 0 }
do = [{ op = "gain_cents", amount = "noted" }]
"""
)


def test_a_noted_number_stays_on_the_object_that_noted_it():
    """MECH-NOTE-01."""
    plays(
        NOTEBOOK,
        scene(
            first='items = ["notebook"]',
            steps=use("notebook", "ability = 1")
            + settle("seat.0.cents = 0")
            + use("notebook", "ability = 2")
            + settle("seat.0.cents = 3"),
        ),
    )


def test_a_note_is_gone_when_its_object_has_left_play():
    """MECH-NOTE-02."""
    state = new_game(GameSetup(players=2, seed=1, characters=("isaac", "maggy")), catalogue().values())
    from soulstack.games.foursouls.rules.zones import enter_play, leave_play

    card = state.decks[1].pop()
    obj = enter_play(state, card, "item", 0)
    obj.note = 4
    leave_play(state, obj)
    assert enter_play(state, card, "item", 0).note == 0


def test_counters_on_a_player_stay_when_the_character_is_another_and_those_on_the_character_go_with_it():
    """MECH-CNT-05."""
    state = new_game(GameSetup(players=2, seed=1, characters=("isaac", "maggy")), catalogue().values())
    player = state.players[0]
    player.counters = (("", 2),)
    character = state.objects[player.character]
    character.set_counter("", 3)
    change_face(state, character, catalogue()["judas"])
    assert player.counters == (("", 2),)
    assert character.counter("") == 3


# --- copies --------------------------------------------------------------------------------------------------------


def test_a_loot_card_is_copied_by_playing_it_with_a_loot_play_and_leaves_nothing_behind():
    """MECH-COPY-10, MECH-COPY-11, MECH-COPY-12, CARD-L-05, CARD-L-06."""
    pack = item("xerox", 'type = "activated"\ndo = [{ op = "copy_loot_card" }]')
    plays(
        pack,
        scene(
            first='items = ["xerox"]',
            table='loot_discard = ["a_nickel", "a_penny"]',
            steps=use("xerox")
            + resolve('pending.kind = "cards"\nseat.0.loot_plays = 1')
            + '[[step]]\nseat = 0\ndo = "choose"\npick = [["a_nickel"]]\n'
            + '[step.expect]\nstack = ["loot:a_nickel"]\nseat.0.loot_plays = 0\n'
            + settle('seat.0.cents = 5\nloot_discard = ["a_nickel", "a_penny"]'),
        ),
    )


def test_a_copied_loot_card_that_is_not_played_at_once_is_gone():
    """MECH-COPY-11."""
    plays(
        item("xerox", 'type = "activated"\ndo = [{ op = "copy_loot_card" }]'),
        scene(
            first='items = ["xerox"]',
            table='loot_discard = ["a_nickel"]',
            steps=use("xerox")
            + resolve()
            + '[[step]]\nseat = 0\ndo = "choose"\npick = [[]]\n[step.expect]\nstack = []\nseat.0.loot_plays = 1\n',
        ),
    )


def test_without_a_loot_play_a_copied_loot_card_cannot_be_played():
    """MECH-COPY-10, CARD-L-07."""
    plays(
        item("xerox", 'type = "activated"\ndo = [{ op = "copy_loot_card" }]'),
        scene(
            first='items = ["xerox"]\nhand = ["a_penny"]',
            table='loot_discard = ["a_nickel"]',
            steps=play("a_penny") + settle("seat.0.loot_plays = 0") + use("xerox") + settle("seat.0.cents = 1"),
        ),
    )


def test_a_loot_that_copies_an_ability_which_destroys_its_item_does_nothing():
    """MECH-COPY-14, MECH-COPY-15."""
    pack = loot(
        "wild",
        'targets = [{ name = "model", among = ["item"], has_tap = true }]\ndo = [{ op = "copy_ability", of = "model" }]',
    )
    plays(
        pack,
        scene(
            first='hand = ["wild"]\nitems = ["breakfast"]',
            second='items = ["pandoras_box"]',
            steps=play("wild", 'pick = ["pandoras_box"]')
            + settle('seat.1.items = ["pandoras_box"]\nseat.0.cents = 0\nloot_discard_top = ["wild"]'),
        ),
    )


def test_a_loot_that_becomes_a_copy_of_an_item_becomes_nothing():
    """MECH-COPY-15."""
    pack = loot(
        "wild",
        'targets = [{ name = "model", among = ["item"], has_tap = true }]\ndo = [{ op = "copy_ability", of = "model" }]',
    )
    plays(
        pack,
        scene(
            first='hand = ["wild"]\nitems = ["breakfast"]',
            second='items = ["diplopia"]',
            steps=play("wild", 'pick = ["diplopia"]')
            + settle(
                'seat.0.items = ["breakfast"]\nseat.1.items = ["diplopia"]\nseat.0.max_hp = 3\nloot_discard_top = ["wild"]',
                more='pick = ["breakfast"]',
            ),
        ),
    )


def test_a_copy_has_no_back_face_of_its_model_and_no_starting_item_quality():
    """MECH-COPY-03, MECH-COPY-04."""
    state = new_game(GameSetup(players=2, seed=1, characters=("isaac", "maggy")), catalogue().values())
    from soulstack.games.foursouls.rules.zones import enter_play

    clay = next(c for c in state.decks[1] if state.printed[c].id == "modeling_clay")
    state.decks[1].remove(clay)
    obj = enter_play(state, clay, "item", 0)
    change_face(state, obj, catalogue()["the_d6"])
    assert state.printed[obj.card].kind == "treasure"
    assert state.printed[obj.card].back is None
    assert [state.objects[i].face.id for i in state.players[0].items].count("the_d6") == 2


def test_a_monster_can_take_the_face_of_another_monster():
    """MECH-COPY-05."""
    from soulstack.games.foursouls.rules.stats import object_attack, object_evasion, object_max_hp

    state = new_game(GameSetup(players=2, seed=1), catalogue().values())
    monster = state.monsters()[0]
    monster.damage = 0
    change_face(state, monster, catalogue()["gurdy"])
    assert (object_max_hp(state, monster), object_evasion(state, monster), object_attack(state, monster)) == (5, 4, 1)


# --- damage, death, attack -----------------------------------------------------------------------------------------


def test_an_object_without_hp_has_no_marked_damage():
    """MECH-DMG-11."""
    plays(
        item(
            "sandbag",
            'type = "attackable"',
            "hp = 3\nevasion = 2\nattack = 0\n",
        ).replace('category = "active"', 'category = "passive"')
        + loot("harden", 'targets = [{ name = "bag", among = ["item"] }]\ndo = [{ op = "destroy", what = "bag" }]'),
        scene(
            first='items = ["sandbag"]',
            table="dice = [6]",
            steps='[[step]]\nseat = 0\ndo = "attack"\ntarget = "sandbag"\n' + settle("attacks_left = 0"),
        ),
    )
    state = new_game(GameSetup(players=2, seed=1), catalogue().values())
    monster = state.monsters()[0]
    monster.damage = 1
    from soulstack.games.foursouls.rules.souls import turn_into_soul

    turn_into_soul(state, monster, 0)
    assert monster.damage == 0


def test_an_eternal_object_at_no_hp_does_not_die():
    """DEATH-04."""
    pack = """
[rock]
name = "Rock"
kind = "monster"
category = "basic"
keywords = ["eternal"]
hp = 1
evasion = 2
attack = 0
text = ""
"""
    plays(
        pack,
        scene(
            first='hand = ["bomb"]',
            table='monsters = ["rock", "fly"]',
            steps=play("bomb", 'pick = ["rock"]') + settle('monster.rock.hp = 0\nmonsters = ["rock", "fly"]'),
        ),
    )


def test_a_monster_that_cannot_be_discarded_comes_back_into_its_slot():
    """DEATH-M-08."""
    pack = """
[phoenix]
name = "Phoenix"
kind = "monster"
category = "basic"
hp = 1
evasion = 2
attack = 0
text = "This cannot be put into discard."
reward = { cents = 2 }
[[phoenix.abilities]]
type = "cannot"
what = "be_discarded"
"""
    plays(
        pack,
        scene(
            first='hand = ["bomb"]',
            table='monsters = ["phoenix", "fly"]',
            steps=play("bomb", 'pick = ["phoenix"]')
            + settle('seat.0.cents = 2\nmonsters = ["phoenix", "fly"]\nmonster.phoenix.hp = 1'),
        ),
    )


def test_players_who_join_an_attack_roll_too_and_their_death_does_not_end_it():
    """ATK-23."""
    pack = """
[crowd]
name = "Crowd"
kind = "monster"
category = "basic"
hp = 4
evasion = 3
attack = 2
text = "When attacked, every other player joins in."
[[crowd.abilities]]
type = "triggered"
on = "attack_target_chosen"
where = { what = "this" }
do = [{ op = "join_attack", who = "each_other_than_active" }]
"""
    plays(
        pack,
        scene(
            table='monsters = ["crowd", "fly"]\ndice = [4, 1, 5, 6, 6]',
            steps='[[step]]\nseat = 0\ndo = "attack"\ntarget = "crowd"\n'
            + resolve()  # the trigger
            + resolve('stack = ["attack_roll:4"]')
            + resolve()  # the roll
            + resolve("monster.crowd.hp = 3")
            + resolve('stack = ["attack_roll:1"]')
            + resolve('stack = ["damage:seat:1"]')
            + settle("seat.1.dead = true\nseat.0.dead = false\nattacks_left = 0"),
        ),
    )


def test_a_monster_dies_before_a_player_when_both_are_killed_at_once():
    """ATK-25."""
    pack = loot("both", 'do = [{ op = "kill", what = "each_monster" }, { op = "kill", what = "you" }]')
    plays(
        pack,
        scene(
            first='hand = ["both"]',
            table='monsters = ["fly", "dip"]',
            steps=play("both", "")
            + resolve('pending.kind = "order"')
            + '[[step]]\nseat = 0\ndo = "choose"\npick = [["fly", "dip"]]\n'
            + '[step.expect]\nstack = ["death:fly", "death:dip", "death:seat:0"]\n',
        ),
    )


def test_only_cents_can_be_traded():
    """BART-02."""
    text = scene(
        first="cents = 3",
        steps='[[step]]\nseat = 0\ndo = "give_cents"\namount = 2\nto = "seat:1"\n'
        "[step.expect]\nseat.0.cents = 1\nseat.1.cents = 2\n",
    )
    assert run_text("barter", text, catalogue()).ok
    wrong = text.replace('do = "give_cents"', 'do = "give_item"')
    assert run_text("barter", wrong, catalogue()).error


# --- loot, souls, zones --------------------------------------------------------------------------------------------


def test_a_hand_is_private_and_its_size_public():
    """CARD-L-02."""
    state = new_game(GameSetup(players=3, seed=2, characters=("isaac", "maggy", "judas")), catalogue().values())
    view = view_for(state, 1)
    assert view.seats[0].hand == (-1, -1, -1)
    assert view.seats[0].hand_size == 3
    assert all(card >= 0 for card in view.seats[1].hand)


def test_a_soul_of_two_counts_as_two_for_what_looks_at_gaining_souls():
    """CARD-S-07."""
    from soulstack.games.foursouls.rules.souls import gain_soul_card

    state = new_game(GameSetup(players=3, seed=2), catalogue().values())
    card = next(c for c in state.decks[2] if state.printed[c].id == "mom")
    state.decks[2].remove(card)
    gain_soul_card(state, 0, card)
    (fact,) = [fact for fact in state.facts if fact.kind == "soul_gained"]
    assert fact.amount == 2


def test_changing_a_cards_words_changes_nothing_in_the_game():
    """CARD-A-01."""
    from attrs import evolve

    from soulstack.kernel.record import digest

    plain = list(catalogue().values())
    wordy = [evolve(card, text=card.text + " It hums.") for card in plain]
    marks = {digest(new_game(GameSetup(players=2, seed=9), cards)) for cards in (plain, wordy)}
    assert len(marks) == 1


def test_characters_have_health_and_attack_and_no_evasion():
    """CARD-A-03."""
    for card in catalogue().values():
        if card.kind == "character":
            assert card.hp is not None
            assert card.attack is not None
            assert card.evasion is None


def test_every_card_is_in_one_of_the_zones_and_play_is_public():
    """ZONE-01, ZONE-04, ZONE-23, ZONE-28."""
    from soulstack.games.foursouls.rules.invariants import cards_in_zones

    state = new_game(GameSetup(players=4, seed=2), catalogue().values())
    assert sorted(cards_in_zones(state)) == list(range(len(state.printed)))
    assert set(ZONES) == {"hand", "deck", "discard", "play", "covered", "stack", "outside"}
    assert ZONES["play"].seen_by == ZONES["outside"].seen_by == "all"
    for seat in range(4):
        assert set(view_for(state, seat).objects) == set(state.objects)


@pytest.mark.parametrize("kind", ["bonus_soul", "character", "starting_item"])
def test_cards_without_a_deck_are_never_in_one(kind):
    """ZONE-08."""
    from soulstack.games.foursouls.rules.state import deck_of
    from soulstack.games.foursouls.rules.zones import discard_card

    state = new_game(GameSetup(players=2, seed=2), catalogue().values())
    index = next(i for i, card in enumerate(state.printed) if card.kind == kind)
    assert deck_of(state.printed[index]) == ""
    assert not any(index in pile for pile in state.decks)
    before = [len(pile) for pile in state.discards]
    discard_card(state, index)
    assert state.outside[-1] == index
    assert [len(pile) for pile in state.discards] == before


def test_a_hand_only_ever_holds_loot():
    """ZONE-17, ZONE-18."""
    from soulstack.games.foursouls.bots.door import make_bot
    from soulstack.games.foursouls.rules.game import apply
    from soulstack.kernel.decisions import Answer

    state = new_game(GameSetup(players=3, seed=7), catalogue().values())
    bots = [make_bot("random", seat, 7) for seat in range(3)]
    for _ in range(900):
        if state.over:
            break
        decision = state.pending[0]
        apply(state, Answer(decision.seat, bots[decision.seat].choose(None, decision)))
        for player in state.players:
            assert all(state.printed[card].kind == "loot" for card in player.hand)


def test_an_uncovered_ambush_card_is_a_monster_again():
    """ZONE-21."""
    pack = loot(
        "jack",
        'do = [{ op = "loot", amount = 1 }]',
        'keywords = ["ambush"]\nhp = 1\nevasion = 2\nattack = 1\nreward = { cents = 1 }',
    )
    plays(
        pack,
        scene(
            first='hand = ["gold_bomb"]',
            table='monsters = [["jack", "clotty"], "fatty"]',
            steps=play("gold_bomb", 'pick = ["clotty"]')
            + settle('monsters = ["jack", "fatty"]\nmonster.jack.hp = 1\nseat.0.cents = 4'),
        ),
    )


def test_cards_outside_the_game_have_no_abilities_except_active_bonus_souls():
    """ZONE-24, ZONE-27."""
    from soulstack.games.foursouls.rules.zones import leave_play, rebuild_index

    state = new_game(GameSetup(players=2, seed=2, characters=("isaac", "maggy")), catalogue().values())
    dice = state.objects[state.players[0].items[0]]
    state.outside.append(leave_play(state, dice))
    index, usable = rebuild_index(state)
    assert index == state.index
    assert not any(oid == dice.id for entries in usable for oid, _ in entries)
    assert state.bonus
    state.players[1].cents = 25
    from soulstack.games.foursouls.rules.souls import check_bonus

    check_bonus(state)
    assert [state.objects[i].face.id for i in state.players[1].souls] == ["soul_of_greed"]


def test_made_up_cards_do_not_stay_in_the_catalogue():
    before = len(catalogue())
    with_cards(loot("passing", 'do = [{ op = "loot", amount = 1 }]'))
    assert len(catalogue()) == before


# --- copies, hearts ---------------------------------------------------------------------------------------------------

ECHO = item("echo", 'type = "activated"\ndo = [{ op = "copy_loot_card" }]')


def test_a_copied_loot_card_is_played_with_a_loot_play_and_seen_by_what_looks_at_playing():
    """MECH-COPY-10, CARD-L-03."""
    watcher = item(
        "watcher", 'type = "triggered"\non = "loot_played"\ndo = [{ op = "gain_cents", amount = 5 }]'
    ).replace('"active"', '"passive"')
    plays(
        ECHO + watcher.replace("A card for a test.", "When anybody plays {loot}, gain 5¢."),
        scene(
            first='items = ["echo", "watcher"]',
            table='loot_discard = ["a_penny"]',
            steps=use("echo")
            + settle('seat.0.cents = 6\nseat.0.loot_plays = 0\nloot_discard = ["a_penny"]', 'pick = [["a_penny"]]'),
        ),
    )


def test_who_cannot_play_loot_plays_no_copy_of_a_loot_card():
    """MECH-COPY-10, CARD-L-03."""
    ban = item("ban", 'type = "cannot"\nwhat = "play_loot"\nwho = "you"').replace('"active"', '"passive"')
    plays(
        ECHO + ban,
        scene(
            first='items = ["echo", "ban"]',
            table='loot_discard = ["a_penny"]',
            steps=use("echo") + settle("seat.0.cents = 0\nseat.0.loot_plays = 1"),
        ),
    )


@pytest.mark.parametrize(("damage", "left"), [(1, 2), (3, 1)])
def test_a_monster_that_loses_max_hp_loses_marked_damage_with_it(damage, left):
    """MECH-DMG-10."""
    heart = item("heart", 'type = "static"\nstat = "hp"\nplus = 1\nwho = "monsters"').replace('"active"', '"passive"')
    plays(
        heart,
        scene(
            first='items = ["heart", "mr_boom", "the_d20"]',
            table=f'monsters = ["clotty", "fly"]\nmonster_damage = {{ clotty = {damage - 1} }}\ntreasure_deck = ["meat"]',
            steps=(
                use("mr_boom", 'pick = ["clotty"]') + settle(f"monster.clotty.hp = {3 - damage}") if damage < 3 else ""
            )
            + use("the_d20", 'pick = ["heart"]')
            + settle(f"monster.clotty.hp = {left}\nmonster.clotty.max_hp = 2"),
        ),
    )


def test_a_monster_whose_max_hp_goes_down_for_a_turn_loses_marked_damage_with_it():
    """MECH-DMG-10, EFF-02."""
    plays(
        loot(
            "wither",
            'targets = [{ name = "who", among = ["monster"] }]\ndo = [{ op = "modify", stat = "hp", plus = -1, to = "who" }]',
        ).replace("A card for", "A monster has -1 {hp} for"),
        scene(
            first='hand = ["wither"]',
            table='monsters = ["fatty", "fly"]\nmonster_damage = { fatty = 1 }',
            steps=play("wither", 'pick = ["fatty"]') + settle("monster.fatty.hp = 3\nmonster.fatty.max_hp = 3"),
        ),
    )


def test_a_slot_that_the_row_has_no_more_is_named_by_nothing():
    state = new_game(GameSetup(players=2, seed=1), catalogue().values())
    row = state.slots_of("monster")
    assert [monster_slot(state, ("slot", k)) for k in range(len(row))] == list(row)
    assert monster_slot(state, ("slot", len(row))) == -1
