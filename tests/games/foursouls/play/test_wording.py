"""What a window and a turn say they are about."""

import pytest
from attrs import evolve

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play.wording import Words
from soulstack.games.foursouls.rules.view import StackView
from soulstack.games.foursouls.screen import sample
from soulstack.kernel.decisions import Decision, Option

WORDS = Words(("You", "Ash"), catalogue())
VIEW = sample.crowded(2, stack=0)


def asked(*stack, view=VIEW, prompt="priority", **values):
    view = evolve(view, stack=stack, attack=None, **values)
    WORDS.watch(view)
    options = (Option("attack"), Option("buy"), Option("end"))
    return WORDS.prompt(Decision(0, "priority", options, prompt=prompt), view)


def entry(kind, seat, card="bomb", targets=(), **values):
    return StackView(1, kind, seat, card, 0, "text", targets, **values)


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (entry("loot", 1), "Ash plays Bomb! Respond"),
        (entry("loot", 0), "You play Bomb! Respond"),
        (entry("ability", 1), "Bomb! takes effect next."),
        (evolve(entry("ability", 1), text="↷: Loot 1."), "Ash uses Bomb!"),
        (evolve(entry("ability", 0), text="$: Loot 1."), "You use Bomb!"),
        (entry("roll", 1, value=3), "The roll of Ash shows 3."),
        (entry("attack_roll", 0, value=3, needs=4), "Your attack roll shows 3, a miss."),
        (entry("attack_roll", 0, value=4, needs=4), "Your attack roll shows 4, a hit."),
        (entry("attack_roll", 1, value=4, needs=5), "The attack roll of Ash shows 4, a miss."),
        (entry("damage", 1, targets=(("player", 0),), amount=2), "You are about to take 2 damage."),
        (entry("damage", 1, targets=(("player", 1),), amount=1), "Ash is about to take 1 damage."),
        (entry("combat_damage", 1, targets=(("obj", VIEW.monsters[0].top),), amount=1), "Fatty is about to take 1"),
        (entry("death", -1, "", (("player", 0),)), "You are about to die."),
        (entry("death", -1, "", (("player", 1),)), "Ash is about to die."),
    ],
)
def test_a_window_says_what_comes_next(thing, said):
    assert asked(thing).startswith(said)
    assert asked(thing).endswith("Respond, or pass.")


@pytest.mark.parametrize(
    ("declared", "active", "said"),
    [
        ("attack", 0, "You are about to attack."),
        ("attack", 1, "Ash is about to attack."),
        ("purchase", 1, "Ash is about to buy."),
        ("end", 1, "Ash is about to end the turn."),
        ("none", 1, "You may respond, or pass."),
    ],
)
def test_without_a_stack_it_says_what_was_declared(declared, active, said):
    assert asked(declared=declared, active=active).startswith(said)


def with_own(**values):
    return evolve(VIEW, seats=(evolve(VIEW.seats[0], **values), VIEW.seats[1]))


def test_a_turn_says_what_is_left_to_do():
    assert asked(view=with_own(cents=10), prompt="turn") == "Your turn: play loot, attack, buy or end it."
    assert asked(view=with_own(cents=0), prompt="turn") == "Your turn: play loot, attack or end it."
    assert asked(view=with_own(cents=0, loot_plays=0), prompt="turn") == "Your turn: attack or end it."
    end = Decision(0, "priority", (Option("end"),), prompt="turn")
    assert WORDS.prompt(end, with_own(loot_plays=0)) == "Your turn: nothing is left but to end it."
    use = Decision(0, "priority", (Option("activate", ("obj", 1), 1), Option("end")), prompt="turn")
    assert WORDS.prompt(use, with_own(loot_plays=0)) == "Your turn: use what glows, or end it."


def test_a_turn_tells_nothing_about_the_cards_in_the_hand():
    hidden = with_own(hand=(-1,) * 10)
    assert asked(view=hidden, prompt="turn") == asked(prompt="turn")


def test_a_dead_player_is_told_why_a_card_is_discarded():
    question = Decision(0, "cards", (Option("pick", ("card", 1)),), prompt="discard")
    assert WORDS.prompt(question, VIEW) == "Discard 1 card from your hand."
    assert WORDS.prompt(question, with_own(dead=True)) == "The price of death: discard 1 card from your hand."
