"""Draws one frame of every screen without a window, for the self-test."""

import os
from collections.abc import Callable
from typing import Any

SIZE = (1280, 720)


def draw_every_screen() -> int:
    """Draw each screen once and give how many there were; whatever is missing raises."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from soulstack.app.lessons import lessons
    from soulstack.app.replay_session import ReplaySession
    from soulstack.app.session import NewGame, new_session
    from soulstack.app.settings import Settings
    from soulstack.ui import loop, sdl
    from soulstack.ui.scenes.credits import CreditsScene
    from soulstack.ui.scenes.gallery import GalleryScene
    from soulstack.ui.scenes.learn import KeysScene, LearnScene
    from soulstack.ui.scenes.lesson import LessonScene
    from soulstack.ui.scenes.message import MessageScene
    from soulstack.ui.scenes.newgame import NewGameScene
    from soulstack.ui.scenes.pause import PauseScene
    from soulstack.ui.scenes.playon import PlayOnScene
    from soulstack.ui.scenes.replay import ReplayScene
    from soulstack.ui.scenes.replays import ReplaysScene
    from soulstack.ui.scenes.result import ResultScene
    from soulstack.ui.scenes.rules import RulesScene
    from soulstack.ui.scenes.settings import SettingsScene
    from soulstack.ui.scenes.statistics import StatisticsScene
    from soulstack.ui.scenes.table import TableScene
    from soulstack.ui.scenes.title import TitleScene

    sdl.prepare()
    loop.open_display()
    app = loop.App(Settings(), size=SIZE, fullscreen=False)
    session: Any = new_session(NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=7))
    screens: tuple[Callable[[], Any], ...] = (
        lambda: TitleScene(app),
        lambda: NewGameScene(app),
        lambda: LearnScene(app),
        lambda: KeysScene(app),
        lambda: LessonScene(app, lessons()[0]),
        lambda: StatisticsScene(app),
        lambda: SettingsScene(app),
        lambda: CreditsScene(app),
        lambda: GalleryScene(app),
        lambda: RulesScene(app),
        lambda: ReplaysScene(app),
        lambda: MessageScene(app, "This is only a test."),
        lambda: PauseScene(app, session),
        lambda: ResultScene(app, session),
        lambda: ReplayScene(app, ReplaySession.of(session.to_save())),
        lambda: PlayOnScene(app, ReplaySession.of(session.to_save())),
        lambda: TableScene(app, session),
    )
    for make in screens:
        app.replace(make())
        app.step(1 / 60)
    session.close()
    return len(screens)
