"""On every screen with controls: the keys come to each of them, and one sees where they are."""

import pygame
import pytest

from soulstack.app.options import NewGame
from soulstack.app.replay_session import watch_save
from soulstack.app.session import new_session
from soulstack.games.foursouls.screen.card_scene import CardScene
from soulstack.games.foursouls.screen.new_game import NewGameScene
from soulstack.games.foursouls.screen.replay_scene import ReplayScene
from soulstack.games.foursouls.screen.result import ResultScene
from soulstack.ui import games
from soulstack.ui.scenes.credits import CreditsScene
from soulstack.ui.scenes.gallery import GalleryScene
from soulstack.ui.scenes.learn import LearnScene
from soulstack.ui.scenes.message import MessageScene
from soulstack.ui.scenes.pause import PauseScene
from soulstack.ui.scenes.play_on import PlayOnScene
from soulstack.ui.scenes.replays import ReplaysScene
from soulstack.ui.scenes.rules import RulesScene
from soulstack.ui.scenes.settings import SettingsScene
from soulstack.ui.scenes.statistics import StatisticsScene
from soulstack.ui.scenes.title import TitleScene


def on(scene, **values):
    for name, value in values.items():
        setattr(scene, name, value)
    return scene


SCREENS = {
    "title": lambda app, _: TitleScene(app),
    **{
        f"new game, {tab} of {mode}": lambda app, _, tab=tab, mode=mode: on(
            NewGameScene(app), tab=tab, mode=mode, many=4
        )
        for tab in ("seats", "cards", "rules")
        for mode in ("versus", "coop", "challenge")
    },
    **{
        f"settings, {page}": lambda app, _, page=page: on(SettingsScene(app), page=page)
        for page in ("game", "sight", "sound", "keys", "files")
    },
    "learn": lambda app, _: LearnScene(app),
    "statistics": lambda app, _: StatisticsScene(app),
    "credits": lambda app, _: CreditsScene(app),
    "gallery": lambda app, _: GalleryScene(app),
    "card": lambda app, _: CardScene(app, games.card_book(), list(games.card_book().cards)[:3], 1),
    "rules": lambda app, _: RulesScene(app),
    "replays": lambda app, _: ReplaysScene(app),
    "message": lambda app, _: MessageScene(app, "This is only a test."),
    "pause": PauseScene,
    "result": ResultScene,
    "replay": lambda app, session: ReplayScene(app, watch_save(session.to_save())),
    "play on": lambda app, session: PlayOnScene(app, watch_save(session.to_save())),
}


@pytest.fixture
def game():
    session = new_session(NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=7))
    yield session
    session.close()


@pytest.fixture(params=SCREENS)
def screen(request, open_app, clock, game):
    from tests.ui.shell.conftest import Player

    app = open_app(reduced_motion=True)
    app.replace(SCREENS[request.param](app, game))
    player = Player(app, clock)
    player.wait(0.2)
    return player


def test_tab_comes_to_every_control_and_one_sees_it_there(screen):
    """A picture with the focus on a control differs from the one with the focus on its neighbour."""
    form = screen.scene.form
    wanted = form.stops()
    assert wanted
    seen, before = [], None
    for _ in range(len(wanted)):
        screen.key(pygame.K_TAB)
        screen.wait(0.2)
        seen.append(form.focus)
        picture = screen.app.screen.get_buffer().raw
        assert len(wanted) == 1 or picture != before
        before = picture
    assert {id(widget) for widget in seen} == {id(widget) for widget in wanted}


def test_shift_tab_goes_the_other_way(screen):
    form = screen.scene.form
    start = form.focus
    screen.key(pygame.K_TAB)
    screen.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert form.focus is start


def test_whatever_the_mouse_can_press_has_the_focus_when_it_is_pressed(screen):
    """Every point of the window belongs to a stop of Tab or to nothing."""
    form = screen.scene.form
    stops = form.stops()
    found = set()
    for x in range(0, 1280, 16):
        for y in range(0, 720, 16):
            form.point_at((x, y))
            form.gui.update(0.0)
            lit = [control for control in stops if control.hovered]
            assert len(lit) <= 1, "two of them lie on one another"
            found |= {id(control) for control in lit}
    assert found == {id(control) for control in stops}
