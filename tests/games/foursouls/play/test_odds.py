"""The chances shown for a fight are those that the engine's own dice give."""

import os
from functools import cache
from math import sqrt

import pytest

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play.odds import Chances, OddsBook, deck_chances, fight_now, fight_with, percent
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.combat import MONSTER_DECK
from soulstack.games.foursouls.rules.determinize import world_for
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.games.foursouls.rules.zones import attach, detach
from soulstack.kernel.decisions import Answer, Option
from soulstack.kernel.rng import named_seed

FOES = {
    "swarm_of_flies": "hurts on a roll",
    "hopper": "is immune to a roll",
    "horf": "hits harder on a roll",
    "keeper_head": "pays on a roll",
    "the_duke_of_flies": "rolls to prevent damage",
    "chub": "heals on a roll",
    "mask_of_infamy": "gets harder to hit",
    "lust": "hits back",
}
EACH = int(os.environ.get("SOULSTACK_FIGHTS", "20000")) // len(FOES)
"""Simulated fights with each of them; SOULSTACK_FIGHTS asks for another number in all, such as 100000."""


@cache
def table(foe, *items, players=2, seed=5):
    """Gives a table at the first idle moment with a monster of this name in the first slot and items for the active player."""
    state = new_game(GameSetup(players=players, seed=seed, first=0), catalogue().values())
    while state.pending[0].prompt != "turn":
        decision = state.pending[0]
        apply(state, Answer(decision.seat, decision.options[: max(1, decision.low)]))
    slot = state.slots[state.slots_of("monster")[0]]
    wear(state, slot.top, foe)
    for oid, name in zip(state.players[0].items, items, strict=False):
        wear(state, oid, name)
    for other in state.slots_of("monster")[1:]:
        wear(state, state.slots[other].top, "fly")
    return state, ("obj", slot.top)


def wear(state, oid, name):
    """Lets an object show another face."""
    obj = state.objects[oid]
    detach(state, obj)
    obj.face = catalogue()[name]
    obj.zone = "monster" if obj.face.kind == "monster" else obj.zone
    attach(state, obj)


def chances(state, target):
    fight = fight_with(state, state.active, target)
    while not fight.work(1.0):
        pass
    return fight.chances


def simulate(state, target, count):
    """Plays the attack with the engine's random dice again and again; nobody responds."""
    sums = {"win": 0, "die": 0, "cents": 0, "loot": 0}
    seat = state.active
    for number in range(count):
        world = state.clone()
        world.streams["dice"] = named_seed(number, "dice")
        # What fills a dead monster's slot does nothing by itself, so it cannot be mistaken for the fight.
        world.decks[2] = [c for c in world.decks[2] if not (world.printed[c].abilities or world.printed[c].is_event)]
        facts = apply(world, Answer(seat, (Option("attack"),)))
        while world.attack is not None or (world.phase == "action" and world.pending[0].prompt != "turn"):
            decision = world.pending[0]
            wanted = Option("pick", target)
            picks = (wanted,) if wanted in decision.options else decision.options[: max(1, decision.low)]
            facts += apply(world, Answer(decision.seat, picks))
        for fact in facts:
            sums["win"] += fact.kind == "monster_died" and fact.obj == target[1]
            sums["die"] += fact.kind == "player_died" and fact.seat == seat
            sums["cents"] += fact.amount if fact.kind == "cents_gained" and fact.seat == seat else 0
            sums["loot"] += fact.amount if fact.kind == "loot_gained" and fact.seat == seat else 0
    return {key: value / count for key, value in sums.items()}


@pytest.mark.parametrize("foe", FOES)
def test_the_chances_are_those_of_simulated_fights(foe):
    state, target = table(foe)
    found = chances(state, target)
    seen = simulate(state, target, EACH)
    slack = 4 * 0.5 / sqrt(EACH)
    assert found.exact
    assert found.win == pytest.approx(seen["win"], abs=slack)
    assert found.die == pytest.approx(seen["die"], abs=slack)
    assert found.cents == pytest.approx(seen["cents"], abs=8 * slack)
    assert found.loot == pytest.approx(seen["loot"], abs=8 * slack)


def test_a_plain_fight_has_the_chances_one_can_work_out_by_hand():
    state, target = table("fly")
    card = catalogue()["fly"]
    hit = (7 - card.evasion) / 6
    assert card.hp == 1
    lives = -(-2 // card.attack)
    assert chances(state, target).win == pytest.approx(1 - (1 - hit) ** lives)


def test_the_own_items_count():
    plain, target = table("hopper")
    better, same = table("hopper", "meat")
    assert chances(better, same).win > chances(plain, target).win


def reroll_table(*items):
    """Gives a fight that one hit wins and one miss loses, and how likely a throw hits."""
    state, target = table("squirt", *items)
    world = state.clone()
    world.players[0].hand.clear()
    world.players[0].damage = 1
    card = catalogue()["squirt"]
    assert card.attack >= 1
    world.objects[target[1]].damage = card.hp - 1
    return world, target, (7 - card.evasion) / 6


def test_an_own_item_that_rerolls_counts_where_it_helps():
    world, target, hit = reroll_table("the_d6")
    found = chances(world, target)
    assert found.exact
    assert found.win == pytest.approx(hit + (1 - hit) * hit)
    assert found.die == pytest.approx((1 - hit) ** 2)


def test_a_reroll_that_is_turned_already_does_not_count():
    world, target, hit = reroll_table("the_d6")
    world.objects[world.players[0].items[0]].charged = False
    assert chances(world, target).win == pytest.approx(hit)


def test_a_reroll_in_the_own_hand_counts_while_a_loot_play_is_left():
    world, target, hit = reroll_table("yum_heart")
    shard = next(i for i, card in enumerate(world.printed) if card.id == "dice_shard")
    for pile in (*world.decks, *(player.hand for player in world.players)):
        if shard in pile:
            pile.remove(shard)
    world.players[0].hand.append(shard)
    assert chances(world, target).win == pytest.approx(hit + (1 - hit) * hit)
    world.players[0].loot_plays = 0
    assert chances(world, target).win == pytest.approx(hit)


def test_an_item_that_asks_about_one_number_counts_for_that_number():
    world, target, hit = reroll_table("dads_lost_coin")
    stays = 1 - hit - 1 / 6
    # A 1 is thrown again and again until it is another number.
    assert chances(world, target).win == pytest.approx(hit / (hit + stays))


def test_rerolls_of_somebody_else_do_not_count():
    world, target, hit = reroll_table("the_d6")
    fight = fight_with(world, 1, target)
    assert fight.work(5.0)
    assert fight.chances.win == pytest.approx(hit)


def test_the_roll_on_the_stack_counts_once_it_is_thrown():
    state, target = table("fly")
    world = state.clone()
    world.ask_everyone = True
    world.rigged = [6]
    apply(world, Answer(0, (Option("attack"),)))
    while not world.stack:
        decision = world.pending[0]
        wanted = Option("pick", target)
        picks = (wanted,) if wanted in decision.options else decision.options[:1]
        apply(world, Answer(decision.seat, picks))
    fight = fight_now(world, 0)
    assert fight.work(5.0)
    assert fight.chances.win == pytest.approx(1.0)
    assert fight.chances.die == pytest.approx(0.0)


def test_nothing_is_told_of_hidden_cards():
    state, target = table("keeper_head")
    other = world_for(state, 0, 77)
    assert other.decks[2] != state.decks[2]
    assert chances(other, target) == chances(state, target)
    assert deck_chances(other, 0, catalogue()) == deck_chances(state, 0, catalogue())


def test_an_unseen_deck_is_an_average_and_says_so():
    state, _ = table("fly")
    found = deck_chances(state, 0, catalogue())
    assert not found.exact
    assert 0.1 < found.win < 0.9
    assert "~" in found.words


def test_a_known_top_card_is_fought_exactly():
    state, _ = table("fly")
    state = state.clone()
    top = next(card for card in state.decks[2] if state.printed[card].id == "hopper")
    state.decks[2].remove(top)
    state.decks[2].append(top)
    state.known[top] = 1
    assert view_for(state, 0).deck_tops["monster"] == ("hopper",)
    there, target = table("hopper")
    assert chances(state, MONSTER_DECK).win == pytest.approx(chances(there, target).win)


def test_nobody_is_told_chances_where_no_attack_can_be_made():
    state, target = table("fly")
    assert fight_now(state, 0) is None
    waiting = state.clone()
    apply(waiting, Answer(0, (Option("end"),)))
    assert fight_with(waiting, 0, target) is None


def test_the_book_works_a_little_at_a_time_and_forgets_with_the_moment():
    state, target = table("the_duke_of_flies")
    book = OddsBook(catalogue(), 0)
    assert book.look(state, 1, target) is None
    rounds = 0
    while book.work(0.0):
        rounds += 1
    assert rounds > 3
    found = book.look(state, 1, target)
    assert isinstance(found, Chances)
    assert book.look(state, 2, target) is None


def test_what_is_not_quite_sure_is_never_shown_as_sure():
    assert percent(0.9999) == "99 %"
    assert percent(0.0001) == "1 %"
