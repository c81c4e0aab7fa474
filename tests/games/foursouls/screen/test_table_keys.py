"""Playing at the table with the keyboard alone, and every kind of question by mouse and by keys."""

import pygame
import pytest
from tests.games.foursouls.screen.fake import hand_refs, priority, small

from soulstack.kernel.decisions import Decision, Option

VIEW = small()
ITEMS = VIEW.seats[0].items
HAND = VIEW.seats[0].hand


def test_space_presses_the_usual_button(sit):
    table = sit(VIEW, priority(VIEW, "pass"))
    table.key(pygame.K_SPACE)
    assert table.session.answers == [(Option("pass"),)]


@pytest.mark.parametrize(("key", "verb"), [(pygame.K_a, "attack"), (pygame.K_b, "buy")])
def test_letters_reach_the_declarations_and_the_target_is_named_before_anything_is_declared(sit, key, verb):
    table = sit(VIEW, priority(VIEW, "attack", "buy", "end"))
    table.key(key)
    assert (table.session.answers, table.control.aim) == ([], verb)
    table.key(pygame.K_TAB, pygame.K_RETURN)
    assert table.session.answers == [(Option(verb),)]
    assert table.control.wish.verb == verb


def test_a_letter_ends_the_turn(sit):
    table = sit(VIEW, priority(VIEW, "attack", "buy", "end"))
    table.key(pygame.K_e)
    assert table.session.answers == [(Option("end"),)]


def test_escape_takes_an_aim_back_and_nothing_was_declared(sit):
    table = sit(VIEW, priority(VIEW, "attack", "buy", "end"))
    table.key(pygame.K_a, pygame.K_TAB, pygame.K_ESCAPE)
    assert (table.session.answers, table.control.aim) == ([], "")
    assert [choice.verb for choice in table.control.choices] == ["attack", "buy", "end"]


def test_a_number_lifts_a_card_and_enter_plays_it(sit):
    table = sit(VIEW, priority(VIEW, "end"))
    table.key(pygame.K_2)
    assert table.control.selected == hand_refs(VIEW)[1]
    table.key(pygame.K_RETURN)
    assert table.session.answers == [(Option("play", hand_refs(VIEW)[1]),)]


def test_a_number_twice_plays_the_card(sit):
    table = sit(VIEW, priority(VIEW, "end"))
    table.key(pygame.K_1, pygame.K_1)
    assert table.session.answers == [(Option("play", hand_refs(VIEW)[0]),)]


def test_tab_goes_round_everything_legal_and_the_buttons(sit):
    table = sit(VIEW, priority(VIEW, "attack", "end", play=2, use=1))
    seen = []
    for _ in range(5):
        table.key(pygame.K_TAB)
        seen.append(table.control.focus_button.verb if table.control.focus_button else table.control.focus)
    assert seen == [*hand_refs(VIEW)[:2], ("obj", ITEMS[0]), "attack", "end"]
    table.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert table.control.focus_button.verb == "attack"
    table.key(pygame.K_SPACE)
    assert table.control.aim == "attack"


def test_a_target_is_chosen_by_tab_and_enter(sit):
    options = (Option("pick", ("player", 0)), Option("pick", ("player", 1)))
    table = sit(VIEW, Decision(0, "target", options))
    table.key(pygame.K_TAB)
    first = table.control.focus
    table.key(pygame.K_TAB)
    assert table.control.focus != first
    chosen = table.control.focus
    table.key(pygame.K_RETURN)
    assert table.session.answers == [(Option("pick", chosen),)]


def test_a_menu_is_used_by_keys(sit):
    item = ("obj", ITEMS[0])
    options = (Option("activate", item, 1), Option("activate", item, 2), Option("pass"))
    table = sit(VIEW, Decision(0, "priority", options))
    table.key(pygame.K_r, pygame.K_RETURN)
    assert table.control.menu is not None
    table.key(pygame.K_ESCAPE)
    assert table.control.menu is None
    table.key(pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert table.session.answers == [(Option("activate", item, 2),)]


def test_escape_cancels_and_then_pauses(sit):
    from soulstack.ui.scenes.pause import PauseScene

    table = sit(VIEW, priority(VIEW, "end"))
    table.key(pygame.K_1)
    table.key(pygame.K_ESCAPE)
    assert table.control.selected is None
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.app.stack.top, PauseScene)
    assert table.session.paused


def test_space_ends_a_turn_only_when_the_question_has_been_seen(sit):
    table = sit(VIEW, priority(VIEW, "pass"), follow=[priority(VIEW, "end", play=0), None])
    table.key(pygame.K_SPACE)
    table.key(pygame.K_SPACE)
    assert table.session.answers == [(Option("pass"),)]
    table.wait(0.5)
    table.key(pygame.K_SPACE)
    assert table.session.answers[1:] == [(Option("end"),)]


@pytest.mark.parametrize("question", [priority(VIEW, "attack", "end", play=0), priority(VIEW, "end", play=1)])
def test_space_asks_once_more_while_an_attack_or_a_card_is_left(sit, question):
    table = sit(VIEW, question)
    table.wait(0.5)
    table.key(pygame.K_SPACE)
    assert table.session.answers == []
    assert table.control.toast.words
    assert table.control.focus_button.verb == "end"
    table.key(pygame.K_SPACE)
    assert table.session.answers == [(Option("end"),)]


def test_the_key_of_the_button_ends_a_turn_at_once(sit):
    table = sit(VIEW, priority(VIEW, "attack", "end"))
    table.key(pygame.K_e)
    assert table.session.answers == [(Option("end"),)]


def test_f1_shows_the_keys_and_l_the_large_log(sit):
    table = sit(VIEW, priority(VIEW, "end"))
    table.key(pygame.K_F1)
    assert table.scene.key_card
    table.key(pygame.K_a)
    assert not table.scene.key_card
    assert table.session.answers == []
    small_box = table.scene._log_box
    table.key(pygame.K_l)
    assert table.scene._log_box.h > small_box.h


def test_p_switches_automatic_passing(sit):
    table = sit(VIEW, priority(VIEW, "end"))
    table.key(pygame.K_p)
    assert table.session.auto_pass is False


QUESTIONS = {
    "cards": (
        Decision(0, "cards", tuple(Option("pick", ("card", i)) for i in HAND), 2, 2),
        [pygame.K_1, pygame.K_3, pygame.K_SPACE],
        [0, 2],
    ),
    "up to": (
        Decision(0, "cards", tuple(Option("pick", ("card", i)) for i in HAND), 0, 3),
        [pygame.K_2, pygame.K_RETURN],
        [1],
    ),
    "objects": (
        Decision(0, "objects", tuple(Option("pick", ("obj", i)) for i in ITEMS), 1, 2),
        [pygame.K_SPACE, pygame.K_SPACE],
        [0],
    ),
    "order": (
        Decision(0, "order", tuple(Option("pick", ("obj", i)) for i in ITEMS), 3, 3, ordered=True),
        [pygame.K_3, pygame.K_2, pygame.K_SPACE],
        [2, 1, 0],
    ),
    "triggers": (
        Decision(0, "order", tuple(Option("pick", ("trigger", i), i) for i in range(3)), 3, 3, ordered=True),
        [pygame.K_2, pygame.K_RETURN],
        [1, 0, 2],
    ),
    "choice": (
        Decision(0, "choice", tuple(Option("mode", None, n) for n in (1, 2, 3)), card="bomb"),
        [pygame.K_DOWN, pygame.K_RETURN],
        [1],
    ),
    "number": (Decision(0, "number", tuple(Option("number", None, n) for n in range(1, 7))), [pygame.K_4], [3]),
    "yes_no": (Decision(0, "yes_no", (Option("yes"), Option("no"))), [pygame.K_n], [1]),
    "death_penalty": (
        Decision(0, "death_penalty", tuple(Option("pick", ("obj", i)) for i in ITEMS)),
        [pygame.K_RIGHT, pygame.K_SPACE],
        [1],
    ),
    "unseen target": (
        Decision(0, "target", (Option("pick", ("card", len(VIEW.printed) - 1)), Option("pick", ("obj", ITEMS[0])))),
        [pygame.K_TAB, pygame.K_RETURN],
        [1],
    ),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_kind_of_question_is_answered_by_keys(sit, name):
    decision, keys, picks = QUESTIONS[name]
    table = sit(VIEW, decision)
    assert table.control.dialog is not None
    table.key(*keys)
    assert table.session.answers == [tuple(decision.options[i] for i in picks)]
    assert table.control.dialog is None


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_kind_of_question_is_answered_by_mouse(sit, name):
    decision, _, picks = QUESTIONS[name]
    table = sit(VIEW, decision)
    for index in picks:
        dialog = table.control.dialog
        if dialog is None:
            break
        place = next(place for place in dialog.places if place.index == index)
        table.click(place.box.centre)
    if table.control.dialog is not None:
        button = next(b for b in table.control.dialog.buttons if b.choice.verb == "confirm")
        table.click(button.box.centre)
    assert table.session.answers == [tuple(decision.options[i] for i in picks)]


def test_cards_are_ordered_by_dragging(sit):
    decision = QUESTIONS["order"][0]
    table = sit(VIEW, decision)
    places = {place.index: place.box for place in table.control.dialog.places}
    table.drag(places[0].centre, (places[2].right - 4, places[2].cy))
    assert table.control.dialog.order == [1, 2, 0]
    table.key(pygame.K_RETURN)
    assert table.session.answers == [tuple(decision.options[i] for i in (1, 2, 0))]


def test_too_few_cards_are_no_answer(sit):
    decision = QUESTIONS["cards"][0]
    table = sit(VIEW, decision)
    table.click(table.control.dialog.places[0].box.centre)
    table.click(next(b for b in table.control.dialog.buttons if b.choice.verb == "confirm").box.centre)
    assert table.session.answers == []
    assert table.control.dialog is not None


def test_the_table_can_be_seen_behind_a_question(sit):
    table = sit(VIEW, QUESTIONS["choice"][0])
    table.key(pygame.K_v)
    assert table.control.dialog.hidden
    table.move(table.at(("obj", VIEW.monsters[0].top)))
    assert table.control.hover is not None
    table.key(pygame.K_v)
    assert not table.control.dialog.hidden
    assert table.session.answers == []


def test_a_question_with_one_answer_is_never_asked(sit):
    decision = Decision(0, "target", (Option("pick", ("player", 1)),))
    table = sit(VIEW, decision)
    assert table.session.answers == [decision.options]
    assert table.control.toast.words.startswith("Automatic")


def test_the_last_window_of_a_turn_is_left_to_the_player(sit):
    table = sit(VIEW, Decision(0, "priority", (Option("end"),)))
    assert table.session.answers == []


def test_choosing_nothing_is_possible_when_nothing_is_needed(sit):
    table = sit(VIEW, Decision(0, "target", (Option("pick", ("player", 0)), Option("pick", ("player", 1))), 0, 1))
    table.key(pygame.K_SPACE)
    assert table.session.answers == [()]
