"""Playing at the table with the mouse."""

import pygame
import pytest
from attrs import evolve
from tests.games.foursouls.screen.fake import hand_refs, priority, small

from soulstack.games.foursouls.screen.table_picture import IN_HAND
from soulstack.kernel.decisions import Decision, Option


@pytest.fixture
def table(sit):
    view = small()
    return sit(view, priority(view, "attack", "buy", "end"))


def test_dragging_a_hand_card_to_the_table_plays_it(table):
    card = hand_refs(table.session.view)[0]
    table.drag(table.at(card), (500, 300))
    assert table.session.answers == [(Option("play", card),)]


def test_a_card_dropped_back_on_the_hand_glides_home_and_answers_nothing(table):
    card = hand_refs(table.session.view)[0]
    start = table.at(card)
    table.drag(start, (start[0] + 120, start[1] + 10))
    sprite = table.scene.desk.bank.sprites[card]
    assert table.session.answers == []
    assert sprite.moving
    table.wait(0.5)
    assert (sprite.x, sprite.y) == (sprite.home.x, sprite.home.y)
    assert not sprite.moving


def test_an_illegal_card_glides_home_and_the_reason_is_shown(table):
    card = hand_refs(table.session.view)[3]
    table.drag(table.at(card), (500, 300))
    assert table.session.answers == []
    assert table.control.toast.words == "Not now (card)."
    assert "deny" in table.app.sound.history


def test_the_first_click_lifts_a_card_and_the_second_plays_it(table):
    card = hand_refs(table.session.view)[1]
    table.click(table.at(card))
    assert table.control.selected == card
    assert table.session.answers == []
    table.click(table.at(card))
    assert table.session.answers == [(Option("play", card),)]


def test_a_lifted_card_goes_back_by_a_click_on_the_bare_table_or_by_escape(table):
    card = hand_refs(table.session.view)[1]
    table.click(table.at(card))
    table.key(pygame.K_ESCAPE)
    assert table.control.selected is None
    table.click(table.at(card))
    prompt = table.scene.desk.zones.prompt
    table.click((prompt.x + 60, prompt.cy))
    assert table.control.selected is None
    assert table.session.answers == []


def test_a_card_dropped_on_its_target_answers_the_question_that_follows(sit):
    view = small()
    monster = ("obj", view.monsters[1].top)
    question = Decision(0, "target", (Option("pick", ("obj", view.monsters[0].top)), Option("pick", monster)))
    table = sit(view, priority(view, "end"), follow=[question, None])
    card = hand_refs(view)[0]
    table.drag(table.at(card), table.at(monster))
    table.wait()
    assert table.session.answers == [(Option("play", card),), (Option("pick", monster),)]


def test_a_card_dropped_on_a_character_is_meant_for_its_player(sit):
    view = small()
    options = tuple(Option("pick", ("player", seat)) for seat in range(2))
    table = sit(view, priority(view, "end"), follow=[Decision(0, "target", options), None])
    card = hand_refs(view)[0]
    table.drag(table.at(card), table.at(("obj", view.seats[1].character)))
    table.wait()
    assert table.last == (Option("pick", ("player", 1)),)


def test_a_wish_that_is_not_legal_leaves_the_question_open(sit):
    view = small()
    options = tuple(Option("pick", ("player", seat)) for seat in range(2))
    table = sit(view, priority(view, "end"), follow=[Decision(0, "target", options), None])
    card = hand_refs(view)[0]
    table.drag(table.at(card), table.at(("obj", view.monsters[0].top)))
    table.wait()
    assert len(table.session.answers) == 1
    assert table.control.asking.decision.kind == "target"
    assert table.control.wish is None


def test_dragging_the_character_onto_a_monster_attacks_it_through_all_responses(sit):
    view = small()
    monster = ("obj", view.monsters[0].top)
    question = Decision(0, "target", (Option("pick", monster), Option("pick", ("deck", 2))), prompt="attack")
    window = Decision(0, "priority", (Option("pass"),))
    table = sit(view, priority(view, "attack", "end"), follow=[window, question, None])
    view.declared = "attack"
    table.drag(table.at(("obj", view.seats[0].character)), table.at(monster))
    table.wait()
    assert table.session.answers == [(Option("attack"),)]
    table.key(pygame.K_SPACE)
    table.wait()
    assert table.session.answers[1:] == [(Option("pass"),), (Option("pick", monster),)]


def test_a_wish_to_attack_does_not_answer_for_another_card(sit):
    view = small()
    monsters = [("obj", slot.top) for slot in view.monsters]
    other = Decision(0, "target", tuple(Option("pick", ref) for ref in monsters), prompt="victim", card="bomb")
    attack = Decision(0, "target", tuple(Option("pick", ref) for ref in monsters), prompt="attack")
    table = sit(view, priority(view, "attack", "end"), follow=[other, attack, None])
    view.declared = "attack"
    table.click(table.at(monsters[1]))
    table.click(table.at(monsters[1]))
    table.wait()
    assert table.session.answers == [(Option("attack"),)]
    table.click(table.at(monsters[0]))
    table.wait()
    assert table.session.answers[1:] == [(Option("pick", monsters[0]),), (Option("pick", monsters[1]),)]


@pytest.mark.parametrize("second", ["click", "button", "key"])
@pytest.mark.parametrize("verb", ["attack", "buy"])
def test_a_click_on_a_monster_or_a_ware_selects_it_and_the_second_one_declares(sit, verb, second):
    view = small()
    ref = ("obj", view.monsters[0].top if verb == "attack" else view.shop[0].top)
    table = sit(view, priority(view, "attack", "buy", "end", use=0))
    table.click(table.at(ref))
    assert (table.session.answers, table.control.selected, table.control.aim) == ([], ref, verb)
    if second == "click":
        table.click(table.at(ref))
    elif second == "button":
        table.click(table.button("declare"))
    else:
        table.key(pygame.K_SPACE)
    assert table.session.answers == [(Option(verb),)]
    assert table.control.wish.ref == ref


def test_another_click_selects_another_target_and_one_elsewhere_none(sit):
    view = small()
    first, second = [("obj", slot.top) for slot in view.monsters]
    table = sit(view, priority(view, "attack", "buy", "end", use=0))
    table.click(table.at(first))
    table.click(table.at(second))
    assert (table.session.answers, table.control.selected) == ([], second)
    table.click(table.at(hand_refs(view)[0]))
    assert (table.control.aim, table.control.selected) == ("", hand_refs(view)[0])
    assert table.session.answers == []


def test_after_the_button_one_click_on_the_target_declares(sit):
    view = small()
    monster = ("obj", view.monsters[1].top)
    table = sit(view, priority(view, "attack", "buy", "end", use=0))
    table.click(table.button("attack"))
    assert set(table.control.hinted()) == {*(("obj", slot.top) for slot in view.monsters), ("deck", 2)}
    table.click(table.at(monster))
    assert table.session.answers == [(Option("attack"),)]
    assert table.control.wish.ref == monster


def poor(view, cents):
    seats = (evolve(view.seats[0], cents=cents), *view.seats[1:])
    return evolve(view, seats=seats)


def test_what_cannot_be_paid_does_not_glow_says_why_and_uses_nothing_up(sit):
    view = poor(small(), 7)
    wares = [("obj", slot.top) for slot in view.shop]
    dear = [ref for ref in wares if view.objects[ref[1]].price > 7]
    cheap = [ref for ref in wares if view.objects[ref[1]].price <= 7]
    assert dear
    assert cheap
    table = sit(view, priority(view, "buy", "end", use=0))
    assert table.control.hinted() == cheap
    for ref in (*dear, ("deck", 1)):
        table.click(table.at(ref))
        assert "10¢" in table.control.toast.words
        assert table.control.selected is None
    table.drag(
        table.at(dear[0]), (table.scene.desk.zones.seats[0].items.x + 10, table.scene.desk.zones.seats[0].items.cy)
    )
    assert table.session.answers == []


def test_whoever_can_pay_for_nothing_is_told_so_by_the_button(sit):
    view = poor(small(), 0)
    table = sit(view, priority(view, "buy", "end", use=0))
    table.click(table.button("buy"))
    assert "10¢" in table.control.toast.words or "¢" in table.control.toast.words
    assert (table.session.answers, table.control.aim) == ([], "")


@pytest.mark.parametrize("takes", [True, False])
def test_only_what_takes_a_target_says_that_its_target_can_be_clicked(sit, takes):
    view = small()
    table = sit(view, priority(view, "end"))
    card = hand_refs(view)[0]
    table.session.aimed = {card} if takes else set()
    table.click(table.at(card))
    assert ("click its target" in table.control.how_to_go_on()) is takes


def test_a_shop_item_dragged_to_the_own_seat_is_bought(sit):
    view = small()
    item = ("obj", view.shop[0].top)
    question = Decision(0, "target", (Option("pick", item), Option("pick", ("deck", 1))), prompt="buy")
    table = sit(view, priority(view, "buy", "end"), follow=[question, None])
    zone = table.scene.desk.zones.seats[0]
    table.drag(table.at(item), (zone.items.x + 10, zone.items.cy))
    table.wait()
    assert table.session.answers == [(Option("buy"),), (Option("pick", item),)]


def test_a_candidate_is_chosen_by_one_click(sit):
    view = small()
    refs = [("player", 1), ("obj", view.monsters[0].top), ("deck", 0), ("slot", 1)]
    for ref in refs:
        options = tuple(Option("pick", each) for each in refs)
        table = sit(view, Decision(0, "target", options, prompt="Choose."))
        table.click(table.at(ref))
        assert table.session.answers == [(Option("pick", ref),)], ref


def test_a_stack_entry_can_be_a_target(sit):
    view = small(stack=3)
    table = sit(view, Decision(0, "target", (Option("pick", ("stack", 2)), Option("pick", ("stack", 3)))))
    table.click(table.at(("stack", 2)))
    assert table.session.answers == [(Option("pick", ("stack", 2)),)]


def test_several_abilities_of_one_card_open_a_menu(sit):
    view = small()
    item = ("obj", view.seats[0].items[0])
    options = (Option("activate", item, 1), Option("activate", item, 2), Option("pass"))
    table = sit(view, Decision(0, "priority", options))
    table.click(table.at(item))
    menu = table.control.menu
    assert menu is not None
    assert table.session.answers == []
    table.click((menu.buttons[1].box.cx, menu.buttons[1].box.cy))
    assert table.session.answers == [(Option("activate", item, 2),)]


def test_the_buttons_answer_and_the_usual_one_is_marked(table):
    verbs = [button.choice.verb for button in table.scene.desk.prompt.buttons]
    assert verbs == ["attack", "buy", "end"]
    assert [b.choice.primary for b in table.scene.desk.prompt.buttons] == [False, False, True]
    table.click(table.button("end"))
    assert table.session.answers == [(Option("end"),)]


def test_pass_is_the_usual_answer_when_it_is_offered(sit):
    view = small(stack=1)
    table = sit(view, priority(view, "pass"))
    assert table.control.asking.primary.verb == "pass"


def test_a_discard_opens_to_be_browsed_and_closes_again(table):
    table.click(table.at(("discard", 2)))
    assert table.control.browse is not None
    assert [item.card for item in table.control.browse.items] == ["trite", "dip", "fly"]
    table.key(pygame.K_ESCAPE)
    assert table.control.browse is None
    assert not table.session.paused


def test_resting_the_mouse_on_a_card_zooms_it_after_a_quarter_second(table):
    table.move(table.at(("obj", table.session.view.monsters[0].top)))
    assert table.scene.closeup.subject() is not None
    assert table.scene.closeup.dwell < 0.25
    table.wait(0.3)
    assert table.scene.closeup.dwell >= 0.25


def test_a_click_puts_the_zoom_away_until_the_mouse_has_left_the_card(table):
    card, other = hand_refs(table.session.view)[:2]
    table.move(table.at(card))
    table.wait(0.3)
    assert table.scene.closeup.is_time
    table.click(table.at(card))
    table.wait(0.5)
    assert table.control.selected == card
    assert not table.scene.closeup.is_time
    table.move(table.at(other))
    table.wait(0.3)
    assert table.scene.closeup.is_time


def test_the_zoom_keeps_off_the_question_and_its_buttons(table):
    prompt = table.scene.desk.zones.prompt
    boxes = [box for box, _ in table.scene.closeup.in_the_way()]
    buttons = [button.box for button in table.scene.desk.prompt.buttons]
    assert buttons
    assert all(box in boxes for box in buttons)
    assert any(box.inside(prompt) and box not in buttons for box in boxes)


def test_the_right_button_zooms_at_once_and_lets_go(table):
    spot = table.at(("obj", table.session.view.shop[0].top))
    table.down(spot, button=3)
    assert table.scene.closeup.held
    table.up(spot, button=3)
    assert not table.scene.closeup.held
    assert table.session.answers == []


def test_log_links_and_stack_entries_can_be_zoomed(sit):
    view = small(stack=2)
    table = sit(view)
    table.scene.desk.log.add("You play [[bomb]].")
    table.wait()
    box, card = table.scene.desk.log.links[-1]
    table.move(box.centre)
    assert card == "bomb"
    assert table.scene.closeup.subject().card == "bomb"
    table.move(table.at(("stack", 1)))
    assert table.scene.closeup.subject().card == view.stack[0].card


def test_a_closed_table_closes_its_session(table):
    table.app.close()
    assert table.session.closed


def test_hidden_cards_of_a_watched_game_are_backs(sit):
    view = small(viewer=-1)
    table = sit(view)
    keys = [key for key in table.scene.desk.bank.sprites if key[0] in IN_HAND]
    assert len(keys) == 4
    assert all(table.scene.desk.bank.sprites[key].look.card == "" for key in keys)


def test_the_game_over_screen_comes_once(sit):
    from soulstack.games.foursouls.screen.result import ResultScene

    view = small()
    view.winners = (0,)
    table = sit(view)
    table.session.over = True
    table.wait(2.0)
    assert isinstance(table.app.stack.top, ResultScene)
    assert len(table.app.stack.scenes) == 2
