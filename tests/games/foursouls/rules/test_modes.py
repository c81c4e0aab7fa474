"""Challenges, variants, deck ratios and older-edition switches."""

from collections import Counter

import pytest

from soulstack.games.foursouls.bots.door import make_bot
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.cards.schema import Activated, Paid
from soulstack.games.foursouls.cards.vocabulary import BecomeSoul
from soulstack.games.foursouls.rules.barter import trade_refused
from soulstack.games.foursouls.rules.changes import give_soul, put_in_discard
from soulstack.games.foursouls.rules.damage import place_damage
from soulstack.games.foursouls.rules.frames import Run
from soulstack.games.foursouls.rules.game import GameSetup, SetupError, apply, new_game
from soulstack.games.foursouls.rules.selecting import coverable_slots
from soulstack.games.foursouls.rules.setup import RATIOS
from soulstack.games.foursouls.rules.souls import gain_soul_card
from soulstack.games.foursouls.rules.stats import object_hp, soul_total
from soulstack.games.foursouls.rules.verbs.fighting import kill_player
from soulstack.games.foursouls.rules.zones import enter_play, put_in_slot
from soulstack.kernel.decisions import Answer
from soulstack.kernel.frames import advance


def game(**settings):
    return new_game(GameSetup(**{"players": 2, "seed": 3, **settings}), catalogue().values())


def answer(state, pick=0):
    decision = state.pending[0]
    apply(state, Answer(decision.seat, decision.options[pick : pick + max(1, decision.low)]))


def run_until(state, done, most=4000):
    bots = [make_bot("random", seat, 5) for seat in range(len(state.players))]
    for _ in range(most):
        if state.over or done(state):
            return
        decision = state.pending[0]
        apply(state, Answer(decision.seat, bots[decision.seat].choose(None, decision)))
    raise AssertionError("it never happens")


def challenge(**more):
    return game(mode="challenge", final_boss="satan", minions=("fly", "dip"), **more)


def boss_of(state):
    return next(state.objects[slot.top] for slot in state.slots if slot.row == "final_boss" and slot.top)


def hit(state, obj, amount, *, combat=False):
    """Deal damage to an object now, outside any priority."""
    place_damage(state, ("obj", obj.id), amount, combat=combat)
    state.pending = ()
    advance(state)
    while state.stack and not state.over:
        answer(state)


# --- challenges ----------------------------------------------------------------------------------------------------


def test_a_final_boss_has_a_slot_of_its_own_and_cannot_be_covered_or_moved_chal_01():
    """CHAL-01."""
    state = challenge()
    boss = boss_of(state)
    assert state.slots[boss.slot].row == "final_boss"
    assert boss.slot not in coverable_slots(state)
    assert put_in_discard(state, boss) == 0
    assert boss.id in state.objects


def test_a_final_boss_is_a_monster_that_may_be_attacked():
    """CHAL-02."""
    state = challenge()
    assert boss_of(state) in state.monsters()
    run_until(state, lambda s: s.pending[0].prompt == "attack")
    assert ("obj", boss_of(state).id) in [option.ref for option in state.pending[0].options]


def test_boss_armour_turns_more_than_three_damage_outside_combat_into_three():
    """CHAL-03."""
    state = challenge(ask_everyone=True)
    boss = boss_of(state)
    hit(state, boss, 5)
    assert object_hp(state, boss) == 6 - 3


def test_boss_armour_does_not_stop_combat_damage():
    """CHAL-03."""
    state = challenge(ask_everyone=True)
    boss = boss_of(state)
    hit(state, boss, 4, combat=True)
    assert object_hp(state, boss) == 6 - 4


def test_defeating_the_final_boss_wins_the_challenge_and_its_slot_stays_empty():
    """CHAL-04, A-68."""
    state = challenge(ask_everyone=True)
    boss = boss_of(state)
    hit(state, boss, 3)
    hit(state, boss, 3)
    assert state.over
    assert state.outcome == "team"
    assert state.slots[boss.slot].top == 0


BOSSES = sorted(card.id for card in catalogue().values() if card.category in ("boss", "epic_boss"))


@pytest.mark.parametrize("name", BOSSES)
def test_every_boss_that_can_be_chosen_can_be_beaten_wherever_its_own_ability_puts_it(name):
    """CHAL-04, CHAL-12."""
    state = game(mode="challenge", final_boss=name, sets=("base",), ask_everyone=True)
    boss = boss_of(state)
    for _ in range(20):
        if state.over:
            break
        place_damage(state, ("obj", boss.id), object_hp(state, boss), combat=True)
        state.pending = ()
        advance(state)
        run_until(state, lambda s: not s.stack and boss.zone == "monster")
    assert state.outcome == "team"


def test_a_boss_that_is_put_away_without_dying_is_not_beaten():
    """CHAL-01, CHAL-12."""
    state = challenge(ask_everyone=True)
    boss = boss_of(state)
    assert put_in_discard(state, boss) == 0
    hit(state, boss, 3)
    assert not state.over


def test_in_a_challenge_no_cents_are_traded():
    """CHAL-11, SOLO-10."""
    state = challenge()
    assert "SOLO-10" in trade_refused(state, 0, 1, 1)
    assert trade_refused(game(), 0, 1, 1) == ""


@pytest.mark.parametrize(("mode", "goes"), [("challenge", True), ("coop", True), ("versus", False)])
def test_a_room_that_stayed_a_whole_round_goes_where_the_rules_of_coop_hold(mode, goes):
    """CHAL-11, SOLO-11."""
    more = {"final_boss": "satan"} if mode == "challenge" else {}
    state = game(mode=mode, rooms=True, **more)
    room = next(slot for slot in state.slots if slot.row == "room").top
    while state.turn < 3:
        decision = state.pending[0]
        idle = [option for option in decision.options if option.verb in ("pass", "end")]
        apply(state, Answer(decision.seat, tuple(idle[:1]) or decision.options[: decision.low]))
    assert (room not in state.objects) == goes


def test_minions_have_slots_that_are_made_for_them_and_are_not_filled_again():
    """CHAL-05, CHAL-06, CHAL-07."""
    state = challenge(ask_everyone=True)
    minions = [slot for slot in state.slots if slot.row == "minion"]
    assert len(minions) == 2
    fly = state.objects[minions[0].top]
    assert fly in state.monsters()
    assert put_in_discard(state, fly) == 0
    hit(state, fly, 1)
    assert minions[0].top == 0
    answer(state)
    assert minions[0].top == 0


def test_an_event_in_a_minion_slot_is_carried_out_and_discarded():
    """CHAL-08."""
    state = game(mode="challenge", final_boss="satan", minions=("troll_bombs",), ask_everyone=True)
    number = next(i for i, slot in enumerate(state.slots) if slot.row == "minion")
    run_until(state, lambda s: any(item.kind == "damage" for item in s.stack))
    assert [(item.amount, item.target) for item in state.stack] == [(2, ("player", state.first))]
    run_until(state, lambda s: not s.slots[number].top)
    assert [state.printed[card].id for card in state.discards[2]].count("troll_bombs") == 1


def test_in_a_challenge_the_timer_falls_by_rounds_and_not_by_deaths():
    """CHAL-09."""
    state = challenge()
    assert state.timer == 8
    kill_player(state, 1, -1)
    run_until(state, lambda s: s.turn == 3)
    assert state.timer == 7


def test_in_a_challenge_souls_do_not_win():
    """CHAL-10."""
    from soulstack.games.foursouls.rules.souls import check_win

    state = challenge()
    for card in [c for c in state.decks[2] if state.printed[c].souls][:5]:
        state.decks[2].remove(card)
        gain_soul_card(state, 0, card)
    assert not check_win(state)


def test_a_challenge_with_an_unknown_boss_is_refused_in_one_sentence():
    with pytest.raises(SetupError, match="nobody"):
        game(mode="challenge", final_boss="nobody")


# --- coop ----------------------------------------------------------------------------------------------------------


def test_coop_removes_three_plus_cards_and_bonus_souls():
    """SOLO-02, SOLO-03."""
    state = game(mode="coop")
    assert not any(card.three_plus for card in state.printed)
    assert state.bonus == []
    assert state.timer == 8


@pytest.mark.parametrize(("difficulty", "goal"), [("normal", 4), ("hard", 6), ("ultra", 8)])
def test_the_difficulty_says_how_many_souls_the_team_needs(difficulty, goal):
    """SOLO-07."""
    assert game(mode="coop", difficulty=difficulty).goal == goal


def test_a_soul_cap_keeps_a_character_from_holding_more():
    """SOLO-09."""
    state = game(mode="coop", soul_cap=1, difficulty="ultra", ask_everyone=True)
    card = next(c for c in state.decks[2] if state.printed[c].id == "pin")
    state.decks[2].remove(card)
    gain_soul_card(state, state.active, card)
    boss = next((c for c in state.decks[2] if state.printed[c].id == "gurdy"), None)
    assert boss is not None
    state.decks[2].remove(boss)
    obj = put_in_slot(state, 0, boss)
    hit(state, obj, 5)
    assert state.players[state.active].souls
    assert len(state.players[state.active].souls) == 1
    assert boss in state.discards[2]


SOULS = {"a soul of 1": ("gurdy", 1), "a soul of 2": ("mom", 2)}


@pytest.mark.parametrize("soul", SOULS)
@pytest.mark.parametrize("cap", [2, 3])
def test_the_cap_on_souls_is_never_exceeded_whatever_a_soul_is_worth_and_however_it_comes(soul, cap):
    """SOLO-09, CARD-S-06."""
    name, worth = SOULS[soul]
    for way in (kill_for, steal_from_the_other, make_it_a_soul):
        state = game(mode="coop", soul_cap=cap, difficulty="ultra", ask_everyone=True)
        for first in ("monstro", "pin")[: cap - 1]:
            gain_soul_card(state, 0, drawn(state, first))
        before = soul_total(state, 0)
        way(state, drawn(state, name))
        fits = before + worth <= cap
        assert soul_total(state, 0) == before + worth * fits, way.__name__


def drawn(state, name):
    """Take a card out of the monster deck."""
    card = next(c for c in state.decks[2] if state.printed[c].id == name)
    state.decks[2].remove(card)
    return card


def kill_for(state, card):
    state.active = 0
    obj = put_in_slot(state, next(i for i, slot in enumerate(state.slots) if slot.row == "monster"), card)
    hit(state, obj, obj.face.hp)


def steal_from_the_other(state, card):
    give_soul(state, gain_soul_card(state, 1, card), 0)


def make_it_a_soul(state, card):
    obj = enter_play(state, card, "item", 0)
    run = Run(controller=0, source=obj.id, face=obj.face, card=card)
    state.tables.verbs[BecomeSoul](state, run, BecomeSoul())


def test_coop_needs_two_characters():
    """SOLO-01."""
    with pytest.raises(SetupError, match="SOLO-01"):
        game(mode="coop", players=3)


# --- decks ---------------------------------------------------------------------------------------------------------


def test_decks_by_ratio_hold_the_recommended_numbers_or_all_there_are():
    """RATIO-01, RATIO-02, RATIO-06, RATIO-08, RATIO-10."""
    state = game(players=3, ratios=True)
    dealt = Counter((card.kind, card.category) for card in state.printed)
    there = Counter()
    for card in catalogue().cards_of(("base",)):
        there[card.kind, card.category] += card.copies
    for (kind, categories), number in RATIOS.items():
        found = sum(dealt[kind, category] for category in categories)
        assert found == min(number, sum(there[kind, category] for category in categories)), (kind, categories)
    assert sum(RATIOS[key] for key in RATIOS if key[0] == "treasure") == 100
    assert sum(RATIOS[key] for key in RATIOS if key[0] == "loot") == 100
    assert sum(RATIOS[key] for key in RATIOS if key[0] == "monster") == 100


def test_treasure_categories_follow_from_the_abilities():
    """RATIO-03, RATIO-04, RATIO-05."""
    for card in catalogue().cards_of(("base",)):
        if card.kind != "treasure" or not card.implemented:
            continue
        taps = any(isinstance(a, Activated) for a in card.abilities)
        pays = any(isinstance(a, Paid) for a in card.abilities)
        own_end = '"this"' in repr(card.abilities).replace("'", '"') and "Destroy" in repr(card.abilities)
        if card.category == "passive":
            assert not taps, card.id
            assert not pays, card.id
        elif card.category == "active":
            assert taps, card.id
        elif card.category == "paid":
            assert pays, card.id
        elif card.category == "one_use":
            assert own_end, card.id
        else:
            assert card.category == "soul"
            assert card.souls > 0, card.id


def test_loot_and_monster_categories_go_by_name_keyword_and_soul():
    """RATIO-07, RATIO-09."""
    for card in catalogue().cards_of(("base",)):
        if card.kind == "loot":
            assert ("trinket" in card.keywords) == (card.category in ("trinket", "lost_soul")), card.id
            if card.category == "bomb":
                assert "Bomb" in card.name
        if card.kind == "monster":
            assert ("curse" in card.keywords) == (card.category == "curse"), card.id
            assert card.name.startswith("Cursed ") == (card.category == "cursed") or card.is_event, card.id
            assert card.name.startswith("Holy ") == (card.category == "holy_charmed") or card.is_event, card.id
            if card.category == "boss":
                assert card.souls, card.id


# --- variants ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_mini_draft_gives_two_items_each_in_turn_and_then_in_reverse(players):
    """VAR-01, VAR-02."""
    state = game(players=players, draft=True, first=1, characters=("isaac", "maggy", "judas", "samson")[:players])
    asked = []
    while state.pending[0].prompt == "draft":
        asked.append((state.pending[0].seat, len(state.pending[0].options)))
        answer(state)
    order = [(1 + i) % players for i in range(players)]
    assert [seat for seat, _ in asked] == order + order[::-1]
    assert [count for _, count in asked] == list(range(players + 1, 1, -1)) * 2
    assert all(len(player.items) == 3 for player in state.players)


def test_eden_only_gives_everybody_eden():
    """VAR-03."""
    state = game(players=4, eden_only=True)
    assert [state.objects[player.character].face.id for player in state.players] == ["eden"] * 4
    while state.pending[0].prompt == "starting_item":
        answer(state)
    assert all(state.objects[player.items[0]].made_eternal for player in state.players)


def test_the_older_edition_switches_are_off_by_default_and_unknown_ones_refused():
    """VAR-04."""
    assert GameSetup().rules == ()
    with pytest.raises(SetupError, match="switches"):
        game(rules=("house_rule",))


def test_the_switch_puts_the_loot_step_on_the_stack():
    """VAR-04, TURN-04."""
    state = game(rules=("loot_step_uses_stack",), ask_everyone=True)
    run_until(state, lambda s: s.step == "loot")
    assert len(state.stack) == 1
    hand = len(state.players[state.active].hand)
    answer(state)
    answer(state)
    assert len(state.players[state.active].hand) == hand + 1


def test_the_switch_makes_forced_attacks_come_first():
    """VAR-04, ATK-26."""
    state = game(rules=("forced_attack_asap",), ask_everyone=True)
    run_until(state, lambda s: s.pending[0].prompt == "turn")
    state.extra_attacks = (("deck", True),)
    state.pending = ()
    advance(state)
    verbs = {option.verb for option in state.pending[0].options}
    assert "attack" in verbs
    assert not verbs & {"buy", "end"}


def test_cain_goes_first_with_the_switch_and_by_his_own_text():
    """VAR-04, SETUP-12."""
    for rules in ((), ("first_player_cain",)):
        with_cain = {"players": 4, "characters": ("isaac", "judas", "cain", "eve"), "rules": rules}
        assert {game(seed=seed, **with_cain).first for seed in range(8)} == {2}
        without = {"characters": ("isaac", "judas"), "rules": rules}
        assert {game(seed=seed, **without).first for seed in range(8)} == {0, 1}


def test_the_fixed_trio_is_dealt_when_its_switch_is_on():
    """VAR-04, SETUP-07."""
    state = game(rules=("fixed_trio",))
    assert {state.printed[card].id for card in state.bonus} == {"soul_of_greed", "soul_of_gluttony", "soul_of_guppy"}
