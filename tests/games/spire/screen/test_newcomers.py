"""Another hero joins a run between two acts, by clicks or by keys, and catches up before the party goes on."""

import pygame
import pytest
from tests.games.spire.screen.test_act_change import at_the_top

from soulstack.app.registry import game
from soulstack.app.save_schema import read_meta
from soulstack.app.session import open_position
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.intents import Join
from soulstack.games.spire.rules.door import sitting
from soulstack.games.spire.rules.game import new_run
from soulstack.games.spire.rules.state import Setup
from soulstack.games.spire.screen.new_run.newcomers import NewcomersScene
from soulstack.ui.places import Table


@pytest.fixture
def between(app, player):
    """Has the table of a hero alone open who has just beaten the first act."""
    state = new_run(Setup(heroes=("ironclad",), seed=7), catalogue())
    at_the_top()(state)
    app.choose_game("spire")
    session = open_position(state, 0, game("spire"))
    app.go(Table(session, app.screens.card_book()), alone=True)
    player.wait(1)
    return player, session


def at(player, name):
    table = player.scene
    box = table.things()[name]
    return round(box.cx * player.app.scale), round(box.cy * player.app.scale)


def joined(session):
    return [hero.hero for hero in session.state.heroes], session.seats


def test_by_clicks_a_hero_joins_and_gets_the_table_of_the_act(between):
    player, session = between
    player.click(at(player, "join"))
    assert isinstance(player.scene, NewcomersScene)
    player.press("Join")
    player.wait(1)
    assert joined(session) == (["ironclad", "silent"], ("human", "human"))
    player.click(at(player, "on"))
    player.wait(3)
    table = session.state.table
    assert (table.act, [one.seat for one in session.state.pending]) == (2, [1])


def test_by_keys_a_bot_joins(between):
    player, session = between
    player.key(pygame.K_3)
    silent, defect, _ = (stand.climber.hero for stand in player.scene.stands)
    assert (silent, defect) == ("silent", "defect")
    for stand, presses in ((0, 3), (1, 2)):
        player.scene.form.set_focus(player.scene.stands[stand])
        player.key(*[pygame.K_RETURN] * presses)
    player.tab_to("Join")
    player.key(pygame.K_RETURN)
    player.wait(1)
    heroes, seats = joined(session)
    assert heroes == ["ironclad", "defect"]
    assert seats[1].startswith("bot:normal")


def test_nobody_joins_who_is_there_already(between):
    _, session = between
    verdict = session.bus.send(Join("ironclad", "human:ironclad", "You"))
    assert verdict.refused == "Nobody can join now."
    assert session.seats == ("human",)


def test_a_save_names_those_who_have_joined(between):
    _, session = between
    assert session.bus.send(Join("watcher", "human:watcher", "Ann"))
    meta = read_meta(session.to_save())
    assert (meta.names[1], meta.roles) == ("Ann", ("ironclad", "watcher"))
    assert len(meta.seats) == sitting(session.state.setup, session.record.answers) == 2
    assert session.undo_words().endswith("a hero who has joined.")
