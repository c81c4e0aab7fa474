"""Undo, stops, passing and reasons at the table."""

import pygame
import pytest
from tests.games.foursouls.screen.fake import changed, hand_refs, priority, small

from soulstack.games.foursouls.play.hints import Hint
from soulstack.games.foursouls.screen.header import step_cells
from soulstack.games.foursouls.screen.offer_panel import OfferScene
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.ui.scenes.pause import PauseScene
from soulstack.ui.scenes.rules import RulesScene

RIGHT = 3


@pytest.fixture
def table(sit):
    view = small(stack=2)
    return sit(view, priority(view, "attack", "end"))


def tool(table, name):
    return table.scene.desk.tools.box_of(name).centre


def step(table, name):
    return dict(step_cells(table.scene.desk.zones.header))[name].centre


# -- undo ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["u", "ctrl z", "button"])
def test_the_last_answer_is_taken_back(table, way):
    table.session.undoable = ["playing Bomb!"]
    table.wait()
    if way == "button":
        table.click(tool(table, "undo"))
    else:
        table.key(pygame.K_u if way == "u" else pygame.K_z, mod=0 if way == "u" else pygame.KMOD_LCTRL)
    assert table.session.undone == ["playing Bomb!"]
    assert table.control.toast.words == "Taken back: playing Bomb!"
    assert table.scene.desk.log.entries[-1].words == "Taken back: playing Bomb!"


def test_a_mouse_alone_finds_the_menu(table):
    table.click(tool(table, "menu"))
    assert isinstance(table.app.stack.top, PauseScene)


def test_where_nothing_can_be_taken_back_the_reason_is_told(table):
    table.key(pygame.K_u)
    assert table.session.undone == []
    assert table.control.toast.words == "Cannot undo past the roll."
    assert "deny" in table.app.sound.history


def test_undo_works_while_a_dialog_asks(sit):
    table = sit(small(), Decision(0, "yes_no", (Option("yes"), Option("no")), prompt="may"))
    assert table.control.dialog is not None
    table.session.undoable = ["using The D6"]
    table.key(pygame.K_u)
    assert table.session.undone == ["using The D6"]
    assert table.session.answers == []


def test_the_button_tells_what_it_would_take_back(table):
    table.session.undoable = ["playing Bomb!"]
    table.wait()
    table.move(tool(table, "undo"))
    assert table.scene.helper.tip()[0] == "Undo playing Bomb! (U)"


# -- stops --------------------------------------------------------------------------------------------------------------


def test_a_click_on_a_step_stops_there_on_the_turns_of_others(table):
    table.click(step(table, "loot"))
    assert table.session.stops.others == {"loot"}
    assert table.scene.desk.stops.others == {"loot"}
    table.click(step(table, "loot"))
    assert table.session.stops.others == set()


def test_a_right_click_on_a_step_stops_there_on_the_own_turns(table):
    table.down(step(table, "end"), RIGHT)
    table.up(step(table, "end"), RIGHT)
    assert table.session.stops.own == {"end"}
    assert table.session.stops.others == set()


def test_a_stop_is_seen_on_the_strip(table):
    table.move((5, 5))
    table.wait(0.5)
    rect = table.scene.desk.kit.rect(table.scene.desk.zones.header)
    before = table.app.screen.subsurface(rect).copy()
    table.session.stops.toggle("loot", own=False)
    table.wait(0.5)
    assert table.app.screen.subsurface(rect).get_buffer().raw != before.get_buffer().raw


def test_a_right_click_on_the_stack_offers_to_pass_always(table):
    entry = table.session.view.stack[-1]
    point = table.at(("stack", entry.id))
    for passed in (True, False):
        table.down(point, RIGHT)
        table.up(point, RIGHT)
        assert table.control.menu is not None
        table.key(pygame.K_RETURN)
        assert (entry.card in table.session.stops.always_pass) is passed
    assert table.session.answers == []


def test_r_reopens_the_window_that_is_being_passed(table):
    table.session.passing = "Bomb!"
    table.wait()
    assert "Bomb!" in table.scene.helper.chip
    table.key(pygame.K_r)
    assert table.session.passing == ""


def test_a_chip_tells_what_was_passed_and_goes_away(table):
    table.session.passed += ["Bomb!", "attack roll"]
    table.wait()
    assert table.scene.helper.chip == "Passed for you: attack roll, Bomb!"
    table.wait(3.2)
    assert table.scene.helper.chip_left == 0
    table.session.passed.append("Soul Heart")
    table.wait()
    assert table.scene.helper.chip == "Passed for you: Soul Heart"


def test_held_ctrl_means_full_control(table):
    table.send(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=0, unicode="", scancode=0))
    assert table.session.control == [True]
    table.send(pygame.event.Event(pygame.KEYUP, key=pygame.K_LCTRL, mod=0, unicode="", scancode=0))
    assert table.session.control == [True, False]


def test_losing_the_window_lets_go_of_ctrl(table):
    table.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert table.session.control == [False]


# -- why not ------------------------------------------------------------------------------------------------------------


def test_hovering_what_cannot_be_used_tells_why(table):
    card = hand_refs(table.session.view)[3]
    table.session.reasons[card] = "You have no loot play left (TURN-05)."
    table.move(table.at(card))
    assert table.scene.helper.reason(card) == "You have no loot play left (TURN-05)."
    assert "Not now: You have no loot play left (TURN-05)." in table.scene.closeup.subject().extra


def test_what_may_be_used_has_no_reason(table):
    assert table.scene.helper.reason(hand_refs(table.session.view)[0]) == ""


def test_what_only_has_to_be_declared_first_has_no_reason(table):
    monster = ("obj", table.session.view.monsters[0].top)
    table.session.reasons[monster] = "Declare an attack first (ATK-02)."
    assert table.scene.helper.reason(monster) == ""


def test_a_click_on_the_rule_of_a_refusal_opens_the_book_there(table):
    card = hand_refs(table.session.view)[3]
    table.session.reasons[card] = "You have no loot play left (TURN-05)."
    table.click(table.at(card))
    toast = table.control.toast
    assert toast.rule == "TURN-05"
    table.move((5, 5))
    table.click(toast.box.centre)
    scene = table.app.stack.top
    assert isinstance(scene, RulesScene)
    assert scene.rule == "TURN-05"


def test_a_sentence_without_a_rule_is_no_link(table):
    table.control.say("Nothing to see.")
    table.wait()
    assert table.control.toast.rule == ""
    table.click(table.control.toast.box.centre)
    assert table.app.stack.top is table.scene


# -- gifts --------------------------------------------------------------------------------------------------------------


def test_cents_are_given_by_keys(table):
    table.key(pygame.K_g)
    assert isinstance(table.app.stack.top, OfferScene)
    table.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_SPACE)
    assert table.session.given == [(1, 3)]
    assert table.session.answers == []
    assert table.app.stack.top is table.scene


def test_cents_are_given_by_clicks_to_the_chosen_player(sit):
    view = small(3)
    table = sit(view, priority(view, "attack", "end"))
    table.click(tool(table, "give"))
    offer = table.app.stack.top
    table.click(offer.people.cells()[1].center)
    table.key(pygame.K_TAB, pygame.K_RIGHT)
    table.app.step(1 / 60)
    table.click(offer.give.rect.center)
    assert table.session.given == [(2, 2)]


def test_nobody_gives_more_than_they_have_or_less_than_one(table):
    cents = table.session.view.seats[0].cents
    table.key(pygame.K_g)
    table.key(*[pygame.K_RIGHT] * (cents + 5), pygame.K_SPACE)
    table.key(pygame.K_g)
    table.key(*[pygame.K_LEFT] * 5, pygame.K_SPACE)
    assert table.session.given == [(1, cents), (1, 1)]


def test_an_offer_can_be_left_without_giving(table):
    table.key(pygame.K_g)
    table.key(pygame.K_ESCAPE)
    assert table.app.stack.top is table.scene
    table.key(pygame.K_g)
    table.click((4, 4))
    assert table.app.stack.top is table.scene
    assert table.session.given == []
    assert table.app.stack.top is table.scene


def test_where_nobody_trades_the_reason_is_told(sit):
    view = small()
    table = sit(view, Decision(0, "target", (Option("pick", ("player", 1)), Option("pick", ("player", 0)))))
    table.key(pygame.K_g)
    assert table.app.stack.top is table.scene
    assert table.control.toast.rule == "A-64"


def test_a_team_has_no_button_for_gifts(sit):
    view = changed(small(), timer=8)
    table = sit(view, priority(view, "end"))
    assert table.scene.desk.tools.box_of("give") is None


# -- hints --------------------------------------------------------------------------------------------------------------


def test_a_hint_is_said_and_focused_but_not_done(table):
    card = hand_refs(table.session.view)[1]
    table.session.advice = Hint((Option("play", card),), "play it")
    table.key(pygame.K_h)
    assert table.control.toast.words == "A sound player would play it."
    assert table.control.focus == card
    assert table.session.answers == []


def test_a_hint_for_a_button_is_done_by_enter(table):
    table.session.advice = Hint((Option("attack"),), "attack")
    table.key(pygame.K_h)
    table.key(pygame.K_RETURN)
    assert table.control.aim == "attack"


def test_a_hint_shows_its_choice_in_a_dialog(sit):
    options = tuple(Option("number", None, n) for n in range(1, 5))
    table = sit(small(), Decision(0, "number", options))
    table.session.advice = Hint((options[2],), "choose 3")
    table.key(pygame.K_h)
    assert table.control.dialog.order[table.control.dialog.focus] == 2
    table.key(pygame.K_RETURN)
    assert table.session.answers == [(options[2],)]


def test_what_costs_too_much_has_a_red_price_and_says_so(sit):
    view = small()
    table = sit(view, priority(view, "buy", "end"))
    cheap, dear = (("obj", slot.top) for slot in view.shop)
    table.session.reasons = {cheap: "", dear: ""}
    assert view.seats[0].cents == 7
    assert not table.scene.desk.placements[cheap].look.dear
    assert table.scene.desk.placements[dear].look.dear
    table.move(table.at(dear))
    assert "You have 7¢, too few for it." in table.scene.closeup.subject().extra
    table.move(table.at(cheap))
    assert "You have 7¢, too few for it." not in table.scene.closeup.subject().extra


def test_the_log_tells_what_had_happened_before_the_game_was_opened(sit):
    view = small()
    before = [
        Fact("turn_started", seat=1, amount=view.turn - 1),
        Fact("died", seat=1),
        Fact("turn_started", seat=0, amount=view.turn),
        Fact("cents_gained", seat=0, amount=3),
    ]
    table = sit(view, priority(view, "end"), before=before)
    entries = table.scene.desk.log.entries
    assert [entry.heading for entry in entries] == [True, False, True, False]
    assert entries[0].words.startswith(f"Turn {view.turn - 1}")


def test_the_log_tells_the_story_or_every_step(sit):
    view = small()
    before = [Fact("turn_started", seat=0, amount=view.turn), Fact("cents_gained"), Fact("roll_resolved")]
    table = sit(view, priority(view, "end"), before=before)
    log = table.scene.desk.log
    table.wait()
    assert [entry.step for entry in log._chosen()] == [False, False]
    _, _, place = next(each for each in log._head(table.scene._log_box) if each[0] == "level")
    table.click(place.centre)
    assert [entry.step for entry in log._chosen()] == [False, False, True]
    table.key(pygame.K_l, mod=pygame.KMOD_CTRL)
    assert [entry.step for entry in log._chosen()] == [False, False]
