"""A tip at the table of a run lies in a gap, goes when it was obeyed, and stays away when it is not wanted."""

import pygame
import pytest
from attrs import evolve

from soulstack.app.registry import game
from soulstack.app.session import open_position
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.setup import single_fight
from soulstack.games.spire.rules.state import Setup
from soulstack.games.spire.screen.tips import PATIENCE
from soulstack.ui import places
from soulstack.ui.geometry import Box
from soulstack.ui.tabletop.free_room import FreeRoom, Noting
from soulstack.ui.tabletop.tips import LINGERS, REST


@pytest.fixture
def fight(at_title):
    app = at_title.app
    app.settings = evolve(app.settings, speed="instant", reduced_motion=True)
    app.choose_game("spire")
    state = single_fight(Setup(heroes=("ironclad",), seed=7, encounter="a1_first_jaw_worm"), catalogue())
    app.go(places.Table(open_position(state, 0, game("spire"))), alone=True)
    at_title.wait(REST + 1)
    return at_title


def test_a_tip_lies_in_a_gap_and_goes_when_it_was_obeyed(fight):
    table = fight.scene
    tips = table.tips
    assert tips.name == "fight"
    assert not any(tips.box.overlaps(box) for box in table.things().values())
    fight.key(pygame.K_1, pygame.K_RETURN)
    fight.wait(LINGERS + 0.5)
    assert tips.name == ""
    assert "spire fight" in fight.app.progress.tips
    fight.wait(REST + 1)
    assert tips.name == ""


def test_a_tip_is_put_away_by_key_or_click(fight):
    tips, progress = fight.scene.tips, fight.app.progress
    u = fight.scene.desk.kit.u
    fight.click((round(tips.box.cx * u), round(tips.box.cy * u)))
    assert "spire fight" in progress.tips
    progress.tips.clear()
    fight.wait(REST + 1)
    fight.key(pygame.K_BACKSPACE)
    assert "spire fight" in progress.tips


def test_tips_that_are_not_wanted_stay_away_and_one_waits_behind_what_lies_over_the_table(fight):
    tips = fight.scene.tips
    fight.key(pygame.K_l)
    assert not tips.is_seen
    fight.key(pygame.K_l)
    assert tips.is_seen
    fight.app.settings = evolve(fight.app.settings, tips=False)
    fight.wait(0.1)
    assert not tips.is_seen


def test_a_tip_without_room_gives_way_to_one_that_has_some(fight, monkeypatch):
    tips = fight.scene.tips
    monkeypatch.setattr(tips, "due", lambda: ["fight", "shiv"])
    find = tips._find
    monkeypatch.setattr(tips, "_find", lambda name, room: None if name == "fight" else find(name, room))
    tips._found.clear()
    assert (tips.name, tips.is_seen) == ("fight", False)
    fight.wait(PATIENCE + 1)
    assert tips.name in {"", "shiv"}
    fight.wait(PATIENCE + REST)
    assert (tips.name, tips.is_seen) == ("shiv", True)
    assert "spire fight" not in fight.app.progress.tips


def test_room_is_found_in_gaps_alone():
    room = Box(0, 0, 200, 100)
    assert FreeRoom(room, [Box(0, 0, 95, 100)]).find(100, 100) == Box(100, 0, 100, 100)
    assert FreeRoom(room, [Box(90, 40, 20, 20)]).find(100, 50) is None
    assert FreeRoom(room, [Box(90, 40, 20, 20)]).find(100, 40) is not None


def test_what_is_put_on_a_picture_is_noted_and_ground_and_motes_are_not():
    picture = Noting((200, 100))
    for size, at in (((200, 100), (0, 0)), ((3, 3), (5, 5)), ((20, 10), (50, 40))):
        picture.blit(pygame.Surface(size), at)
    picture.subsurface((100, 0, 30, 30)).blit(pygame.Surface((9, 9)), (0, 0))
    picture.copy().blit(pygame.Surface((9, 9)), (0, 0))
    assert list(picture.boxes(1.0)) == [Box(50, 40, 20, 10), Box(100, 0, 30, 30)]


def test_a_tip_that_was_obeyed_does_not_follow_to_another_place(fight):
    table = fight.scene
    fight.key(pygame.K_1, pygame.K_RETURN)
    assert table.tips.name == "fight"
    table.place = "rewards"
    table.tips.update(0.1)
    assert table.tips.name == ""
