"""Opens the game: what `soulstack play` runs.

pygame is imported only inside `run`, so that the command line can name these options without paying for a window.
"""

import gc
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from attrs import evolve, field, frozen

from soulstack.app import running
from soulstack.app.language import tr
from soulstack.app.running import Wish
from soulstack.ui import sdl
from soulstack.ui.places import Message, Replay, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from soulstack.app.game import Game
    from soulstack.app.settings import Settings
    from soulstack.content.scenario_result import Position
    from soulstack.ui.cards.book import CardBook
    from soulstack.ui.loop import App


SHEET_COLUMNS: Final = 8
SHEET_WIDTH: Final = 250


@frozen(kw_only=True)
class PlayOptions:
    """The words of the command line."""

    game: str = ""
    """The key of the game; empty for the one that was played last."""
    seats: tuple[str, ...] | None = None
    """Seat kinds; given, the game starts at the table."""
    seed: int | None = None
    given: Mapping[str, Any] = field(factory=dict)
    """The options of the game that were chosen."""
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    speed: str | None = None
    narrate: bool = False
    """Whether every fact and every question is written as a line of text."""
    resume: bool = False
    screenshot: Path | None = None
    after: float = 0.0


def run(options: PlayOptions) -> int:
    """Opens the window, shows the title or the table, and gives the exit code."""

    def first(app: "App") -> None:
        show_first(app, options)

    plain = options.seats is None and not options.resume and options.screenshot is None
    return _open(options, first, Wish() if plain else None)


def draw_sheet(game: "Game", cards: "Sequence[Any]", out: str) -> None:
    """Saves a picture with the faces of some cards; raises OSError."""
    sdl.prepare()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    from soulstack.ui import cards as cardart

    book: CardBook = game.screen().card_book()
    picture = cardart.sheet([book.make_spec(card.id, card) for card in cards], SHEET_COLUMNS, SHEET_WIDTH)
    try:
        pygame.image.save(picture, out)
    except pygame.error as error:
        raise OSError(str(error)) from error


def show_position(game: "Game", position: "Position") -> int:
    """Opens the window on a table position and gives the exit code."""

    def first(app: "App") -> None:
        from soulstack.app.session import open_position

        session: Any = open_position(position.state, position.viewer, game)
        app.go(Table(session), alone=True)
        if position.title:
            app.go(Message(position.title, tr("A position")))

    return _open(PlayOptions(game=game.key), first)


def show_replay(file: Path) -> int:
    """Opens the window on a recorded game and gives the exit code."""
    from soulstack.app.replay_session import open_replay
    from soulstack.app.saves import SaveError

    try:
        session = open_replay(file)
    except (SaveError, OSError) as error:
        sys.stderr.write(f"soulstack: {error}\n")
        return 2

    def first(app: "App") -> None:
        app.go(Replay(session), alone=True)
        if session.notice:
            app.go(Message(session.notice))

    return _open(PlayOptions(game=session.game.key), first, Wish(file))


def _open(options: PlayOptions, first: "Callable[[App], None]", wish: Wish | None = None) -> int:
    """Opens the window; with a wish, only if no other window is there to grant it."""
    if wish is None:
        return _show(options, first)
    claim = running.claim()
    if claim is None:
        running.tell(wish)
        sys.stderr.write("Soulstack is running already; its window comes to the front.\n")
        return 0
    try:
        return _show(options, first, claim)
    finally:
        claim.end()


def _show(options: PlayOptions, first: "Callable[[App], None]", claim: running.Running | None = None) -> int:
    sdl.prepare()
    # Until the first picture is shown nothing is thrown away, and looking for it takes a sixth of the time that loading takes.
    gc.disable()
    from soulstack.ui import loop

    try:
        loop.open_display()
    except loop.NoDisplayError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    import pygame

    try:
        settings, notes = _settings(options)
        notes += _speak(settings)
        app = loop.App(
            settings,
            size=options.size or loop.within_the_screen((settings.window_width, settings.window_height)),
            fullscreen=options.fullscreen or settings.fullscreen,
            game=options.game,
            narrated=options.narrate,
        )
        first(app)
        if notes:
            app.go(Message(" ".join(tr(note) for note in notes), tr("About your settings")))
        from soulstack.ui import preload

        app.wished = claim.wish if claim is not None else None
        app.ahead = lambda: preload.begin(app.game)
        return app.run(screenshot=options.screenshot, after=options.after)
    finally:
        gc.enable()
        # Not pygame.quit(): fonts that others hold would die with it, and the program's end cleans up anyway.
        pygame.mixer.quit()
        pygame.display.quit()


def _settings(options: PlayOptions) -> "tuple[Settings, tuple[str, ...]]":
    from soulstack.app.settings import SPEEDS, load_settings

    loaded = load_settings()
    settings = loaded.settings
    for speed in SPEEDS:
        if options.speed == speed:
            settings = evolve(settings, speed=speed)
    return settings, loaded.notes


def _speak(settings: "Settings") -> tuple[str, ...]:
    """Speaks the player's language or the system's; a sentence says when that is not possible."""
    import pygame

    from soulstack.app import language

    preferred = [locale["language"] for locale in pygame.system.get_pref_locales()]
    note = language.speak(language.choose(settings.language, preferred))
    return (note,) if note else ()


def show_first(app: "App", options: PlayOptions) -> None:
    """Puts the first scene on the stack."""
    from soulstack.ui import games

    app.go("title", alone=True)
    if options.resume:
        games.resume(app, app.game)
    elif options.seats:
        games.start(app, games.plan_for(options, app.settings))
    elif options.given:
        # Who plays is not said: the set-up opens with what is, where a game's has a way to take it.
        app.go("new game")
        take = getattr(app.stack.top, "take_up", None)
        if take is None:
            app.go("title", alone=True)
        else:
            take(options.given)
