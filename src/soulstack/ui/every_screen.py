"""Makes every screen without a window: for the self-test and for whoever looks at all of them."""

import os
from typing import TYPE_CHECKING, Any

from soulstack.ui import places
from soulstack.ui.router import WAYS

if TYPE_CHECKING:
    from soulstack.ui.loop import App

SIZE = (1280, 720)


def every_place(app: "App", session: Any) -> dict[str, places.Place | str]:
    """Gives what to go to for each screen, by its name; the table is the last, because a game ends with it."""
    from soulstack.app.lessons import lessons
    from soulstack.app.replay_session import watch_save
    from soulstack.ui.games import card_book

    recorded = session.to_save()
    book = card_book()
    found: tuple[places.Place, ...] = (
        places.Message("This is only a test."),
        places.Ask("This is only a test.", "A test?", (("Go on", lambda: None),)),
        places.Slots(session),
        places.Card(book, list(book.cards)),
        places.Curtain(session, 0, "Ash", lambda: None),
        places.Pause(session),
        places.Result(session),
        places.Replay(watch_save(recorded)),
        places.PlayOn(watch_save(recorded)),
        places.Lesson(lessons()[0]),
        places.Table(session),
    )
    named = {place.way: place for place in found}
    return {**{way: way for way in {**WAYS, **app.screens.ways} if way not in named}, **named}


def draw_every_screen() -> int:
    """Draw each screen once and give how many there were; whatever is missing raises."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from soulstack.app.options import NewGame
    from soulstack.app.session import new_session
    from soulstack.app.settings import Settings
    from soulstack.ui import loop, sdl

    sdl.prepare()
    loop.open_display()
    app = loop.App(Settings(), size=SIZE, fullscreen=False)
    session: Any = new_session(NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=7))
    screens = every_place(app, session)
    for place in screens.values():
        app.go(place, alone=True)
        app.step(1 / 60)
    session.close()
    return len(screens)
