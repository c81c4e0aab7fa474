"""What the verdicts on some effects depend on."""

from attrs import evolve
from tests.games.foursouls.bots.tables import fresh_view

import soulstack.games.foursouls.bots.effect_worth  # noqa: F401 - fills the judge's table
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.cards.vocabulary import TargetSpec
from soulstack.games.foursouls.rules.view import StackView

CARDS = catalogue()
VIEW = fresh_view()
ME, FOE = 0, 1


def judged(effect, view=VIEW, **context):
    return Judge(view, ME, CARDS).value((effect,), Context(ME, **context))


def with_seat(number, view=VIEW, **values):
    seats = [evolve(seat, **values) if seat.seat == number else seat for seat in view.seats]
    return evolve(view, seats=tuple(seats))


def test_forbidding_loot_is_worth_more_the_more_the_others_hold():
    forbid = e.Forbid("play_loot", "each_other_player")
    empty = VIEW
    for seat in (1, 2, 3):
        empty = with_seat(seat, empty, hand=(), hand_size=0)
    assert judged(forbid) > judged(forbid, empty) == 0


def test_a_life_saved_this_turn_is_worth_most_to_who_is_about_to_die():
    saved = e.ThisTurn("would_die", (e.PreventDeath(),), about="saved", once=True, at_once=True)
    death = StackView(id=900, kind="death", controller=-1, card="", source=0, text="", targets=(("player", ME),))
    bound = {"saved": ("player", ME)}
    assert judged(saved, evolve(VIEW, stack=(death,)), bound=bound) > judged(saved, bound=bound) > 0
    assert judged(saved, evolve(VIEW, stack=(death,)), bound={"saved": ("player", FOE)}) <= 0


def test_what_waits_for_one_number_is_worth_a_sixth_of_what_waits_for_any():
    gain = (e.GainCents(6),)
    any_roll = judged(e.ThisTurn("roll_resolved", gain))
    assert any_roll > 0
    assert judged(e.ThisTurn("roll_resolved", gain, value="number"), bound={"number": ("number", 3)}) * 6 == any_roll


def test_what_waits_chooses_its_targets_for_its_owner():
    specs = (TargetSpec("victim", ("player",)),)
    hurt = e.ThisTurn("turn_ending", (e.LoseCents(3, who="victim"),), targets=specs, once=True)
    assert judged(hurt) > 0


def test_only_who_holds_such_a_card_counts_on_discarding_it():
    bomb = next(index for index, name in enumerate(VIEW.printed) if name == "bomb")
    penny = next(index for index, name in enumerate(VIEW.printed) if name == "a_penny")
    reward = e.IfDiscarded("bomb", (e.GainCents(5),))
    assert judged(reward, with_seat(ME, hand=(bomb,), hand_size=1)) > 0
    assert judged(reward, with_seat(ME, hand=(penny,), hand_size=1)) == 0


def test_an_item_or_a_card_is_only_given_by_those_who_have_one():
    bound = {"victim": ("player", FOE)}
    poor = with_seat(FOE, items=(), hand=(), hand_size=0)
    assert judged(e.DemandItem("victim"), bound=bound) > 0
    assert judged(e.DemandItem("victim"), poor, bound=bound) == 0
    assert judged(e.ForcePlay("victim"), bound=bound) > 0
    assert judged(e.ForcePlay("victim"), poor, bound=bound) == 0


def test_bosses_are_dug_out_for_whoever_must_attack_them():
    boss = e.Dig("monster", "boss", take=2, rest="discard", must_attack=True)
    mine = judged(boss, evolve(VIEW, active=ME))
    assert (judged(boss, evolve(VIEW, active=FOE)) > 0) != (mine > 0)
    assert judged(e.Dig("monster", "curse", amount=6, take="all", to="curse")) >= 0
    assert judged(e.Dig("monster", "event", amount=4, may=True)) >= 0


def test_a_redirected_attack_is_worth_the_difference_and_nothing_with_one_monster():
    view = evolve(VIEW, active=FOE, phase="action")
    monsters = [obj for obj in view.objects.values() if obj.zone == "monster"]
    one = evolve(view, objects={k: o for k, o in view.objects.items() if o.zone != "monster" or o is monsters[0]})
    strong = evolve(monsters[1], hp=6, max_hp=6, evasion=6, attack=6)
    several = evolve(view, objects={**view.objects, strong.id: strong})
    assert judged(e.RedirectAttack(), several) > 0
    assert judged(e.RedirectAttack(), one) == 0


def test_more_dice_are_better_and_never_worse_than_the_one_that_lies():
    roll = StackView(900, "roll", ME, "", 0, "", value=1)
    view = evolve(VIEW, stack=(roll,))
    judge = Judge(view, ME, CARDS)
    judge._rolls = {(900, face): float(face) for face in range(1, 7)}
    two, four = (judge.value((e.ChooseDie(dice=dice),), Context(ME)) for dice in (2, 4))
    assert 0 < two < four < 5
    assert two == 2.5  # the average throw is 3.5, and a one lies there
