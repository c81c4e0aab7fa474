"""Partners' bots at the table of a fight: when they act, and what they are asked for, by mouse, keys and pad."""

import pygame
import pytest
from tests.games.spire.screen.driving import Table

from soulstack.app.bus import Bus
from soulstack.games.spire.play.intents import AskBot, LetBotsAct, TellBot
from soulstack.games.spire.screen.table_scene import BUTTONS
from soulstack.ui.gamepad import FULL, Gamepad


@pytest.fixture
def table(monkeypatch):
    """Opens tables that are closed behind the test; whatever is sent is written down."""
    opened, sent, send = [], [], Bus.send

    def noting(bus, intent):
        sent.append(intent)
        return send(bus, intent)

    monkeypatch.setattr(Bus, "send", noting)

    def make(*heroes, **given):
        game = Table(*heroes, **given)
        game.sent = sent
        opened.append(game)
        return game

    yield make
    for one in opened:
        one.close()


def two(table, **given):
    return table("ironclad", "silent", encounter="a1_cultist_louse", seed=5, bots=(1,), **given)


def of_kind(game, kind):
    return [intent for intent in game.sent if isinstance(intent, kind)]


@pytest.mark.parametrize(
    ("row", "kind"), [("block", "block"), ("save", "save"), ("set_up", "set_up")], ids=["block", "save", "set up"]
)
def test_a_right_click_on_a_bots_board_asks_it(table, row, kind):
    game = two(table)
    game.down(game.at("hero 1"), 3)
    game.look()
    game.click(f"ask {row}")
    assert of_kind(game, AskBot) == [AskBot(1, kind, 0)]
    assert "Silent: " in game.scene.desk.toast.words
    assert any("Silent: " in line.words for line in game.scene.log.entries)
    assert game.stage.talk is None


def test_a_right_click_on_an_enemy_asks_for_that_enemy(table):
    game = two(table)
    foe = game.state.fight.foes[-1].id
    game.down(game.at(f"foe {foe}"), 3)
    game.click("ask kill")
    assert of_kind(game, AskBot) == [AskBot(1, "kill", 0, foe)]


def test_keys_ask_turn_to_another_enemy_and_close(table):
    game = two(table)
    game.key(pygame.K_t)
    first = game.stage.talk.foe
    game.key(pygame.K_DOWN)
    game.key(pygame.K_RIGHT)
    assert game.stage.talk.foe != first
    game.key(pygame.K_ESCAPE)
    assert game.stage.talk is None
    assert not game.session.bots_wait
    game.key(pygame.K_t)
    assert game.session.bots_wait
    game.key(pygame.K_1)
    assert of_kind(game, AskBot) == [AskBot(1, "block", 0)]


def test_all_bots_are_asked_where_there_are_several(table):
    game = table("ironclad", "silent", "defect", encounter="a1_cultist_louse", bots=(1, 2))
    game.key(pygame.K_t)
    game.key(pygame.K_3)
    assert [intent.seat for intent in of_kind(game, AskBot)] == [1, 2]
    game.key(pygame.K_t)
    game.key(pygame.K_RIGHT)
    game.key(pygame.K_3)
    assert [intent.seat for intent in of_kind(game, AskBot)] == [1, 2, 1]


def test_a_pad_opens_what_can_be_asked(table):
    game = two(table)
    pad = Gamepad()
    event = pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=FULL, instance_id=0
    )
    for found in pad.take(event, BUTTONS):
        game.scene.handle(found)
    assert game.stage.talk is not None


def test_the_switch_says_when_bots_act_and_is_kept(table):
    game = two(table)
    for way in ("freely", "told", "after"):
        game.click("tab 1")
        game.click("ask way")
        game.wait(0.1)
        assert game.app.settings.bots_act == way
        assert of_kind(game, LetBotsAct)[-1] == LetBotsAct(way)
        game.key(pygame.K_ESCAPE)


def test_a_bot_is_told_to_take_its_turn(table):
    game = two(table)
    game.key(pygame.K_t)
    game.click("ask tell")
    assert of_kind(game, TellBot) == [TellBot(1)]


def test_without_bots_nothing_of_it_is_there(table):
    game = table("ironclad", "silent", encounter="a1_cultist_louse")
    game.key(pygame.K_t)
    game.down(game.at("hero 1"), 3)
    assert game.stage.talk is None


def thinking(game):
    """Lets a bot act freely at a time that stands still, until it shows what it is about to do."""
    now = [0.0]
    game.session.clock = lambda: now[0]
    game.app.change(bots_act="freely")
    game.wait(0.2)
    now[0] += 0.6
    game.wait(0.1)
    return now


def test_a_bubble_shows_what_a_bot_is_about_to_do_and_goes_when_it_does_it(table):
    game = two(table)
    now = thinking(game)
    assert game.session.thought.seat == 1
    assert "thought" in game.scene.things()
    game.look()
    assert not game.session.record.answers
    card = next(held.card for held in game.stage.hand if game.stage.option_of(held.card) is not None)
    game.drag(f"card {card}", game.at(game.names("foe")[0]))
    assert {answer.seat for answer in game.session.record.answers} == {0}
    game.settle()
    now[0] += 1.0
    game.wait(0.1)
    assert game.session.record.answers[-1].seat == 1


def test_a_click_on_the_bubble_lets_it_be_done_at_once(table):
    game = two(table)
    now = thinking(game)
    game.click("thought")
    assert of_kind(game, TellBot) == [TellBot(1)]
    game.wait(0.1)
    assert game.session.record.answers[0].seat == 1
    game.settle()
    assert not game.session.can_act(0)
    now[0] += 0.6  # as long as bots take anyway
    game.settle()
    assert game.session.can_act(0)


def test_a_right_click_on_the_bubble_lets_the_bot_wait_and_be_asked(table):
    game = two(table)
    now = thinking(game)
    game.down(game.at("thought"), 3)
    now[0] += 9
    game.wait(0.2)
    assert game.session.record.answers == []
    game.click("ask set_up")
    now[0] += 9
    game.wait(0.2)
    assert game.session.record.answers == []


def test_at_instant_speed_bots_show_nothing_first(table):
    game = two(table)
    game.app.change(speed="instant")
    thinking(game)
    assert game.session.thought is None
    assert game.session.record.answers
