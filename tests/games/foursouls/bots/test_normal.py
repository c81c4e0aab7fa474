import copy
import pickle
from collections import Counter

import pytest
from attrs import evolve
from tests.games.foursouls.bots.tables import decisions, fresh_view

from soulstack.app.tools.simulate import simulate
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.judging_bot import legal
from soulstack.games.foursouls.bots.normal import NormalBot
from soulstack.games.foursouls.bots.traits import SEARCHING, SOUND
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.view import AttackView, ObjView, StackView
from soulstack.kernel.decisions import Answer, Decision, Option, check

CARDS = catalogue()
KINDS = {"priority", "target", "choice", "number", "cards", "objects", "order", "yes_no", "death_penalty"}
PASS, END, ATTACK, BUY = Option("pass"), Option("end"), Option("attack"), Option("buy")


def bot(seed=1, seat=0):
    return NormalBot(seed, seat, CARDS)


@pytest.fixture
def view():
    """A fresh table of two that a test may change: no loot, no items, no monsters, ten cents in the pool's place."""
    found = copy.deepcopy(fresh_view(players=2))
    found.objects = {oid: obj for oid, obj in found.objects.items() if obj.zone == "character"}
    found.seats = tuple(
        evolve(seat, hand=(), hand_size=0, items=(), cents=0, hp=2, max_hp=2, attack=1, loot_plays=0)
        for seat in found.seats
    )
    found.active, found.phase, found.step = 0, "action", "action"
    found.attacks_left = found.purchases_left = 1
    found.stack = ()
    return found


def put(view, oid, card, zone, controller=-1, **more):
    """Puts an object on the table."""
    face = CARDS[card]
    fights = zone == "monster"
    view.objects[oid] = ObjView(
        **{
            "id": oid, "card": card, "shown": card, "index": 0, "zone": zone, "controller": controller, "slot": -1,
            "charged": True, "has_tap": face.has_tap, "hp": face.hp if fights else None,
            "max_hp": face.hp if fights else None, "evasion": face.evasion if fights else None,
            "attack": face.attack if fights else None, "damage": 0, "souls": face.souls, "eternal": face.eternal,
            "counters": {}, "attackable": fights, "price": 10 if zone == "shop" else None, **more,
        }
    )  # fmt: skip
    if zone == "item" and controller >= 0:
        seats = list(view.seats)
        seats[controller] = evolve(seats[controller], items=(*seats[controller].items, oid))
        view.seats = tuple(seats)


def seat(view, number, **changes):
    seats = list(view.seats)
    seats[number] = evolve(seats[number], **changes)
    view.seats = tuple(seats)


def hand(view, *names, plays=1):
    """Gives the first seat cards and plays for them; the options to play them come back."""
    cards = [view.printed.index(name) for name in names]
    seat(view, 0, hand=tuple(cards), hand_size=len(cards), loot_plays=plays)
    return [Option("play", ("card", card)) for card in cards]


def turn(view, *options):
    return bot().choose(view, Decision(0, "priority", options, prompt="turn"))


def window(view, *options):
    return bot().choose(view, Decision(0, "priority", (PASS, *options), prompt="priority"))


def picks(*refs):
    return tuple(Option("pick", ref) for ref in refs)


# --- every question ------------------------------------------------------------------------------------------------


def test_every_question_of_random_games_is_answered_legally():
    seen = Counter()
    for seed in range(4):
        for state, decision in decisions(seed, players=2 + seed % 3, most=1200):
            seen[decision.kind] += 1
            picks_made = NormalBot(seed, decision.seat, CARDS).choose(view_for(state, decision.seat), decision)
            assert check(decision, Answer(decision.seat, picks_made)) is None, decision
    assert set(seen) >= KINDS - {"number"}, seen


@pytest.mark.parametrize("kind", sorted(KINDS | {"a_kind_to_come"}))
@pytest.mark.parametrize(("low", "high", "ordered"), [(1, 1, False), (0, 2, False), (2, 2, False), (3, 3, True)])
def test_a_question_about_a_card_that_nobody_knows_is_answered_legally(kind, low, high, ordered):
    options = {
        "choice": [Option("mode", None, n) for n in (1, 2, 3)],
        "number": [Option("number", None, n) for n in (1, 2, 3)],
        "yes_no": [Option("yes"), Option("no"), Option("maybe")],
        "priority": [PASS, Option("activate", ("obj", 9999), 1), END],
    }.get(kind, list(picks(("player", 0), ("obj", 9999), ("card", 0))))
    if kind == "priority":
        options[1] = Option("play", ("card", 0))
    decision = Decision(0, kind, tuple(options), low, high, ordered, prompt="odd", card="no_such_card")
    if kind == "priority" and (low, high) != (1, 1):
        decision = Decision(0, kind, tuple(options), prompt="turn")
    assert check(decision, Answer(0, bot().choose(fresh_view(), decision))) is None


def test_any_wish_becomes_a_legal_answer():
    options = picks(*(("card", i) for i in range(4)))
    decision = Decision(0, "cards", options, 2, 3)
    strange = Option("pick", ("card", 99))
    assert legal(decision, [strange]) == options[:2]
    assert legal(decision, [options[3], options[3]]) == (options[3], options[0])
    assert legal(decision, options[::-1]) == options[:0:-1]
    assert legal(Decision(0, "cards", options, 0, 2), []) == ()


def test_equal_views_questions_and_luck_give_equal_answers():
    first, second = [[], []]
    for answers in (first, second):
        bots = [NormalBot(7, number, CARDS) for number in range(3)]
        for state, decision in decisions(5, players=3, most=400):
            answers.append(bots[decision.seat].choose(view_for(state, decision.seat), decision))
    assert first == second


def test_looking_changes_nothing():
    for state, decision in decisions(3, players=3, most=150):
        view = view_for(state, decision.seat)
        before = pickle.dumps((view, decision))
        bot().choose(view, decision)
        assert pickle.dumps((view, decision)) == before


# --- its turn ------------------------------------------------------------------------------------------------------


def test_it_plays_its_coins_first(view):
    penny, dime = hand(view, "a_penny", "a_dime")
    assert turn(view, penny, dime, ATTACK, BUY, END) == (dime,)


def test_it_buys_when_it_can(view):
    put(view, 50, "breakfast", "shop")
    put(view, 51, "brimstone", "shop")
    seat(view, 0, cents=10)
    assert turn(view, BUY, END) == (BUY,)
    asked = Decision(0, "target", picks(("obj", 50), ("obj", 51), ("deck", 1)), prompt="buy")
    assert bot().choose(view, asked) == picks(("obj", 51))


def test_it_does_not_go_shopping_without_cents(view):
    put(view, 50, "brimstone", "shop")
    seat(view, 0, cents=9)
    assert turn(view, BUY, END) == (END,)


def test_it_saves_for_the_soul_of_greed_when_it_is_near(view):
    put(view, 50, "brimstone", "shop")
    seat(view, 0, cents=19)
    view.bonus_souls = ("soul_of_greed",)
    assert turn(view, BUY, END) == (END,)
    view.bonus_souls = ()
    assert turn(view, BUY, END) == (BUY,)


def test_it_attacks_what_it_can_beat_and_prefers_souls(view):
    put(view, 50, "fly", "monster")
    put(view, 51, "conquest", "monster")
    put(view, 52, "the_lamb", "monster")
    assert turn(view, ATTACK, END) == (ATTACK,)
    asked = Decision(0, "target", picks(("obj", 50), ("obj", 51), ("obj", 52)), prompt="attack")
    assert bot().choose(view, asked) == picks(("obj", 51))


def test_it_leaves_monsters_alone_that_would_kill_it(view):
    put(view, 50, "delirium", "monster")
    put(view, 60, "moms_purse", "item", controller=0)
    view.deck_tops["monster"] = ("troll_bombs",)
    assert turn(view, ATTACK, END) == (END,)


def test_who_searches_reckons_with_the_reroll_in_its_hand_and_the_turned_item(view):
    put(view, 60, "the_d6", "item", 0, charged=True, has_tap=True)
    hand(view, "dice_shard", "a_penny")
    sound, bold = Judge(view, 0, catalogue(), SOUND), Judge(view, 0, catalogue(), SEARCHING)
    assert sound.fighter(0).again == 0
    assert bold.fighter(0).again == 2
    assert bold.best_attack(0) > sound.best_attack(0)
    view.objects[60].charged = False
    assert Judge(view, 0, catalogue(), SEARCHING).fighter(0).again == 1


def test_it_attacks_when_it_has_to(view):
    put(view, 50, "delirium", "monster")
    assert turn(view, ATTACK) == (ATTACK,)


def test_it_does_not_waste_a_shield_or_a_reroll(view):
    options = hand(view, "soul_heart", "butter_bean")
    assert turn(view, *options, END) == (END,)


def test_it_uses_its_character_to_play_a_second_card(view):
    hand(view, "a_nickel", plays=0)
    tap = Option("activate", ("obj", view.seats[0].character), 1)
    assert turn(view, tap, END) == (tap,)
    seat(view, 0, hand=(), hand_size=0)
    assert turn(view, tap, END) == (END,)


def test_it_does_not_pay_with_its_life(view):
    put(view, 60, "guppys_paw", "item", controller=0)
    seat(view, 0, hp=1)
    view.stack = (StackView(9, "damage", 1, "bomb", 0, "1 damage", (("player", 0),), amount=1),)
    assert window(view, Option("activate", ("obj", 60), 1)) == (PASS,)


def test_it_stops_when_its_turn_has_no_end(view):
    coins = hand(view, "a_penny")
    tired = bot()
    answers = [tired.choose(view, Decision(0, "priority", (*coins, END), prompt="turn")) for _ in range(60)]
    assert answers[0] == tuple(coins)
    assert answers[-1] == (END,)


# --- responses -----------------------------------------------------------------------------------------------------


def attack_roll(view, attacker, value, monster=50):
    view.active = attacker
    view.attack = AttackView(attacker, ("obj", monster), view.objects[monster].evasion, 1)
    view.stack = (
        StackView(
            9, "attack_roll", attacker, "", monster, "Attack roll", value=value, needs=view.objects[monster].evasion
        ),
    )


def test_it_rerolls_its_own_miss_and_keeps_its_hit(view):
    put(view, 50, "conquest", "monster")
    put(view, 60, "the_d6", "item", controller=0)
    tap = Option("activate", ("obj", 60), 1)
    attack_roll(view, 0, 1)
    assert window(view, tap) == (tap,)
    attack_roll(view, 0, 6)
    assert window(view, tap) == (PASS,)


def test_it_spoils_an_opponents_hit_that_wins_a_soul(view):
    put(view, 50, "conquest", "monster", hp=1)
    put(view, 60, "the_d6", "item", controller=0)
    tap = Option("activate", ("obj", 60), 1)
    attack_roll(view, 1, 5)
    assert window(view, tap) == (tap,)
    attack_roll(view, 1, 1)
    assert window(view, tap) == (PASS,)


def test_it_does_not_reroll_twice_at_once(view):
    put(view, 50, "conquest", "monster")
    put(view, 60, "the_d6", "item", controller=0)
    attack_roll(view, 0, 1)
    view.stack += (StackView(10, "ability", 0, "the_d6", 60, "Reroll", (("stack", 9),), of_item=True),)
    shard = hand(view, "dice_shard")
    assert window(view, *shard) == (PASS,)


def test_it_turns_its_miss_into_the_number_that_hits(view):
    put(view, 50, "conquest", "monster")
    attack_roll(view, 0, 1)
    magician = hand(view, "i_the_magician")
    assert window(view, *magician) == tuple(magician)
    numbers = tuple(Option("number", None, n) for n in range(1, 7))
    (chosen,) = bot().choose(view, Decision(0, "number", numbers, prompt="number", card="i_the_magician"))
    assert chosen.n >= CARDS["conquest"].evasion


def test_it_prevents_damage_that_would_kill_it(view):
    put(view, 60, "yum_heart", "item", controller=0)
    tap = Option("activate", ("obj", 60), 1)
    put(view, 61, "moms_purse", "item", controller=0)
    view.stack = (StackView(9, "damage", 1, "gold_bomb", 0, "3 damage", (("player", 0),), amount=3),)
    assert window(view, tap) == (tap,)
    asked = Decision(0, "target", picks(("player", 0), ("player", 1)), prompt="saved", card="yum_heart")
    assert bot().choose(view, asked) == picks(("player", 0))


def test_it_does_not_shield_twice_against_one_hit(view):
    seat(view, 0, hp=1)
    view.stack = (StackView(9, "damage", 1, "bomb", 0, "1 damage", (("player", 0),), amount=1),)
    options = hand(view, "soul_heart")
    assert window(view, *options) == tuple(options)
    view.lasting = ("Soul Heart: damage will be prevented",)
    assert window(view, *options) == (PASS,)


def test_it_cancels_what_hurts_and_not_what_it_does_itself(view):
    put(view, 61, "brimstone", "item", controller=0)
    bean = hand(view, "butter_bean")
    theft = StackView(9, "ability", 1, "pay_to_play", 70, "Steal", (("obj", 61),), of_item=True)
    view.stack = (theft,)
    assert window(view, *bean) == tuple(bean)
    view.stack = (StackView(9, "loot", 1, "a_penny", 0, "Gain 1¢."),)
    assert window(view, *bean) == (PASS,)
    view.stack = (StackView(9, "loot", 0, "a_dime", 0, "Gain 10¢."),)
    assert window(view, *bean) == (PASS,)


def test_it_passes_when_nothing_happens(view):
    view.active = 1
    options = hand(view, "bomb", "soul_heart", "a_dime")
    assert window(view, *options) == (PASS,)


# --- aiming --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["bomb", "gold_bomb", "xiii_death"])
def test_it_never_aims_harm_at_itself(view, card):
    spec = CARDS[card].abilities[0].targets[0].name
    asked = Decision(0, "target", picks(("player", 0), ("player", 1)), prompt=spec, card=card)
    assert bot().choose(view, asked) == picks(("player", 1))


@pytest.mark.parametrize("card", ["vii_the_chariot", "xi_strength"])
def test_it_aims_help_at_itself(view, card):
    put(view, 50, "gurdy", "monster")
    asked = Decision(0, "target", picks(("player", 1), ("player", 0)), prompt="player", card=card)
    assert bot().choose(view, asked) == picks(("player", 0))


def test_it_gives_curses_to_others(view):
    asked = Decision(0, "target", picks(("player", 0), ("player", 1)), prompt="cursed", card="curse_of_pain")
    assert bot().choose(view, asked) == picks(("player", 1))


def test_it_steals_the_best_item(view):
    put(view, 60, "the_map", "item", controller=1)
    put(view, 61, "brimstone", "item", controller=1)
    put(view, 62, "brimstone", "item", controller=0)
    asked = Decision(0, "target", picks(("obj", 60), ("obj", 61), ("obj", 62)), prompt="prize", card="pay_to_play")
    assert bot().choose(view, asked) == picks(("obj", 61))


def test_it_bombs_the_monster_that_dies_for_it(view):
    put(view, 50, "conquest", "monster", hp=1)
    put(view, 51, "gurdy", "monster")
    asked = Decision(0, "target", picks(("obj", 51), ("obj", 50), ("player", 1)), prompt="victim", card="bomb")
    assert bot().choose(view, asked) == picks(("obj", 50))


# --- giving up -----------------------------------------------------------------------------------------------------


def test_it_pays_for_dying_with_its_cheapest_item(view):
    put(view, 60, "brimstone", "item", controller=0)
    put(view, 61, "the_map", "item", controller=0)
    asked = Decision(0, "death_penalty", picks(("obj", 60), ("obj", 61)), prompt="penalty")
    assert bot().choose(view, asked) == picks(("obj", 61))


def test_it_pays_with_the_chest_that_becomes_a_soul(view):
    put(view, 60, "the_map", "item", controller=0)
    put(view, 61, "the_chest", "item", controller=0)
    asked = Decision(0, "death_penalty", picks(("obj", 60), ("obj", 61)), prompt="penalty")
    assert bot().choose(view, asked) == picks(("obj", 61))


def test_it_makes_others_pay_with_their_best_item(view):
    put(view, 60, "brimstone", "item", controller=1)
    put(view, 61, "the_map", "item", controller=1)
    asked = Decision(0, "death_penalty", picks(("obj", 61), ("obj", 60)), prompt="penalty")
    assert bot().choose(view, asked) == picks(("obj", 60))


def test_it_discards_its_worst_card_and_takes_the_best(view):
    cards = [("card", view.printed.index(name)) for name in ("a_dime", "a_penny", "four_cents")]
    asked = Decision(0, "cards", picks(*cards), prompt="discard")
    assert bot().choose(view, asked) == picks(cards[1])
    assert bot().choose(view, evolve(asked, prompt="take_card")) == picks(cards[0])


def test_it_says_yes_to_gifts_and_no_to_its_own_harm(view):
    yes_no = (Option("yes"), Option("no"))
    put(view, 60, "sack_of_pennies", "item", controller=0, charged=False)
    asked = Decision(0, "yes_no", yes_no, prompt="may", card="sack_of_pennies", source=("obj", 60))
    assert bot().choose(view, asked) == yes_no[:1]
    put(view, 61, "moms_razor", "item", controller=0)
    asked = Decision(0, "yes_no", yes_no, prompt="may", card="moms_razor", source=("obj", 61))
    assert bot().choose(view, asked) == yes_no[1:]


# --- strength ------------------------------------------------------------------------------------------------------


def test_it_beats_three_random_seats_far_more_often_than_its_share():
    report = simulate(10, 4, ["normal", "random", "random", "random"], seed=11)
    assert report.errors == []
    assert report.wins_by_bot["normal"] >= 7


def test_it_needs_fewer_turns_than_chance():
    sound = simulate(4, 4, ["normal"], seed=3)
    chance = simulate(4, 4, ["random"], seed=3)
    assert sound.turns < chance.turns


# --- what good players called blunders -------------------------------------------------------------------------------


def test_it_keeps_its_last_play_for_the_fight(view):
    put(view, 50, "conquest", "monster")
    view.objects[view.seats[0].character].charged = False
    coins, _ = hand(view, "two_cents", "v_the_hierophant")
    assert turn(view, coins, ATTACK, END) == (ATTACK,)
    view.attacks_left = 0
    assert turn(view, coins, END) == (coins,)


def test_it_plays_a_coin_before_the_fight_when_it_has_a_play_to_spare(view):
    put(view, 50, "conquest", "monster")
    view.objects[view.seats[0].character].charged = True
    coins, _ = hand(view, "two_cents", "v_the_hierophant")
    assert turn(view, coins, ATTACK, END) == (coins,)


def test_it_knows_what_a_better_roll_is_worth(view):
    put(view, 50, "sacred_heart", "shop")
    put(view, 51, "the_polaroid", "shop")
    seat(view, 0, cents=10)
    asked = Decision(0, "target", picks(("obj", 50), ("obj", 51)), prompt="buy")
    assert bot().choose(view, asked) == picks(("obj", 50))


def test_it_cancels_what_would_give_the_leader_the_last_hit(view):
    put(view, 50, "conquest", "monster", hp=1)
    put(view, 60, "no", "item", controller=0)
    put(view, 61, "mr_boom", "item", controller=1)
    seat(view, 1, souls=2)
    view.active = 1
    view.stack = (StackView(9, "ability", 1, "mr_boom", 61, "1 damage", (("obj", 50),), of_item=True),)
    tap = Option("activate", ("obj", 60), 1)
    assert window(view, tap) == (tap,)


def test_it_gives_no_present_to_whoever_needs_one_more_soul(view):
    put(view, 50, "conquest", "monster", hp=1)
    hand(view, "bomb")
    seat(view, 1, souls=3)
    view.active = 1
    name = CARDS["bomb"].abilities[0].targets[0].name
    asked = Decision(0, "target", picks(("obj", 50), ("player", 0), ("player", 1)), prompt=name, card="bomb")
    assert bot().choose(view, asked) == picks(("player", 1))


def test_it_lets_its_gains_come_before_its_losses(view):
    put(view, 61, "curse_of_the_tower", "item", controller=0)
    put(view, 62, "fanny_pack", "item", controller=0)
    options = tuple(Option("pick", ("trigger", k), oid) for k, oid in enumerate((61, 62)))
    asked = Decision(0, "order", options, 2, 2, ordered=True, prompt="order_triggers")
    assert bot().choose(view, asked) == (options[1], options[0])
