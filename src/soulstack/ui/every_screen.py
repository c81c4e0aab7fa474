"""Makes every screen without a window: for the self-test and for whoever looks at all of them."""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from soulstack.ui.loop import App

SIZE = (1280, 720)


def every_screen(app: "App", session: Any) -> dict[str, Callable[[], Any]]:
    """Gives a way to make each screen, by its name."""
    from soulstack.app.lessons import lessons
    from soulstack.app.replay_session import ReplaySession
    from soulstack.games.foursouls.screen.lesson_scene import LessonScene
    from soulstack.games.foursouls.screen.new_game import NewGameScene
    from soulstack.games.foursouls.screen.replay_scene import ReplayScene
    from soulstack.games.foursouls.screen.result import ResultScene
    from soulstack.games.foursouls.screen.table_scene import TableScene
    from soulstack.ui.scenes.credits import CreditsScene
    from soulstack.ui.scenes.gallery import GalleryScene
    from soulstack.ui.scenes.learn import KeysScene, LearnScene
    from soulstack.ui.scenes.message import MessageScene
    from soulstack.ui.scenes.pause import PauseScene
    from soulstack.ui.scenes.play_on import PlayOnScene
    from soulstack.ui.scenes.replays import ReplaysScene
    from soulstack.ui.scenes.rules import RulesScene
    from soulstack.ui.scenes.settings import SettingsScene
    from soulstack.ui.scenes.statistics import StatisticsScene
    from soulstack.ui.scenes.title import TitleScene

    return {
        "title": lambda: TitleScene(app),
        "new game": lambda: NewGameScene(app),
        "learn": lambda: LearnScene(app),
        "keys": lambda: KeysScene(app),
        "lesson": lambda: LessonScene(app, lessons()[0]),
        "statistics": lambda: StatisticsScene(app),
        "settings": lambda: SettingsScene(app),
        "credits": lambda: CreditsScene(app),
        "gallery": lambda: GalleryScene(app),
        "rules": lambda: RulesScene(app),
        "replays": lambda: ReplaysScene(app),
        "message": lambda: MessageScene(app, "This is only a test."),
        "pause": lambda: PauseScene(app, session),
        "result": lambda: ResultScene(app, session),
        "replay": lambda: ReplayScene(app, ReplaySession.of(session.to_save())),
        "play on": lambda: PlayOnScene(app, ReplaySession.of(session.to_save())),
        "table": lambda: TableScene(app, session),
    }


def draw_every_screen() -> int:
    """Draw each screen once and give how many there were; whatever is missing raises."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from soulstack.app.session import NewGame, new_session
    from soulstack.app.settings import Settings
    from soulstack.ui import loop, sdl

    sdl.prepare()
    loop.open_display()
    app = loop.App(Settings(), size=SIZE, fullscreen=False)
    session: Any = new_session(NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=7))
    screens = every_screen(app, session)
    for make in screens.values():
        app.replace(make())
        app.step(1 / 60)
    session.close()
    return len(screens)
