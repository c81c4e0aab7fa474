"""Every screen in a language that is longer than any: nothing is cut and nothing stands outside its box."""

import pytest
from attrs import evolve
from pygame_gui.elements import UIButton
from tests.app.pseudo import pseudo
from tests.ui.shell.test_reach import SCREENS as EVERY_PAGE

from soulstack.app.language import speak, speak_this
from soulstack.app.options import NewGame
from soulstack.app.session import new_session
from soulstack.app.settings import Settings
from soulstack.ui import every_screen, loop, paint, sdl, text_fit
from soulstack.ui.gui.values import Pick

SCREENS = ("credits", "gallery", "how to play", "keys", "learn", "replays", "rules", "settings", "statistics", "title",
           "new game", "message", "ask", "slots", "card", "curtain", "pause",
           "result", "replay", "play on", "lesson", "table")  # fmt: skip


PAGES = [name for name in EVERY_PAGE if "," in name or name == "card"]
"""The further pages of screens that have several."""


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    # Dealt once for all screens, before the home of a single test is there.
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOULSTACK_HOME", str(tmp_path_factory.mktemp("home")))
        seats = ("human", "bot:random", "bot:random")
        sitting = new_session(NewGame(seats=seats, names=("You", "Ash", "Bramble"), seed=7))
    yield sitting
    sitting.close()


@pytest.fixture
def pseudo_words():
    speak_this(pseudo())
    yield
    speak("en")


def make_app(scale):
    sdl.prepare()
    loop.open_display()
    settings = evolve(Settings(), text_scale=scale, reduced_motion=True)
    return loop.App(settings, size=(1280, 720), fullscreen=False, keep_settings=False)


def look_everywhere(app):
    """Draws a screen, and every list of it folded down; no word is written by the library but what is typed, and that fits."""
    for _ in range(4):
        app.step(1 / 20)
    form = getattr(app.stack.top, "form", None)
    if form is None:
        return
    for pick in [each for each in form.stops() if isinstance(each, Pick)]:
        pick.fold()
        app.step(1 / 20)
        assert pick.is_open
        assert app.screen.get_rect().contains(pick.list.rect)
        pick.unfold()
    for each in form.gui.ui_group.sprites():
        assert not isinstance(each, UIButton) or not each.text
    app.step(1 / 20)


def test_every_screen_is_looked_at(session):
    assert tuple(every_screen.every_place(make_app(100), session)) == SCREENS


@pytest.mark.parametrize("scale", [100, 140])
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut(session, pseudo_words, name, scale):
    app = make_app(scale)
    paint.forget()
    app.go(every_screen.every_place(app, session)[name], alone=True)
    with text_fit.watching() as cut:
        look_everywhere(app)
    assert sorted(cut) == []


@pytest.mark.parametrize("scale", [100, 140])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut_on_any_page(session, pseudo_words, name, scale):
    app = make_app(scale)
    paint.forget()
    app.replace(EVERY_PAGE[name](app, session))
    with text_fit.watching() as cut:
        look_everywhere(app)
    assert sorted(cut) == []
