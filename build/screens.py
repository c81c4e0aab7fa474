"""Takes pictures of every screen: python build/screens.py FOLDER [--gallery].

Every page of every screen of both games, at five sizes, in every language, with normal and large text, into one folder; `--only`,
`--size`, `--language` and `--text` take fewer. With `--gallery` only what docs/screens shows: most pages in English at one
size as small JPEGs, the table also in the other languages and with large text, an index page, and a turn of each game as a
moving picture (`moving.py`).
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["SOULSTACK_HOME"] = tempfile.mkdtemp()  # nobody's own settings and games

import moving
import pygame
from screenpages import Page, every_page
from spirepages import spire_pages

from soulstack.app import language
from soulstack.app.options import NewGame
from soulstack.app.session import new_session
from soulstack.app.settings import Settings
from soulstack.games.foursouls.bots.door import make_bot
from soulstack.games.foursouls.play.session import SoulsSession
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen import sample
from soulstack.games.foursouls.screen.benchmark import StillSession
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.games.spire.screen import backdrop
from soulstack.kernel.decisions import Answer, Decision
from soulstack.ui import loop, sdl

backdrop.MOMENT = None  # a picture waits for what another thread draws
SIZES = ((1280, 720), (1280, 800), (1920, 1080), (2560, 1440), (3440, 1440))
TEXTS = (100, 140)
NAMES = ("You", "Ash", "Bramble", "Cinder")
SEATS = ("human", "bot:easy", "bot:easy", "bot:easy")
GALLERY_SIZE = (1280, 720)
GALLERY_SHOWN = (960, 540)
SPIRE = "spire_"
"""How the names of the pages of the second game begin."""
TOLD = 40
"""So many of the last events are played, for the log."""
COVER_SIZE = (1600, 900)
COVER_SEED = 54
NOT_IN_GALLERY = frozenset(
    {
        "new_game_shared",
        "new_game_rules_coop",
        "new_game_rules_challenge",
        "learn_done",
        "message_long",
        "gallery_scrolled",
        "card_monster",
        "card_long",
        "rules_nothing",
        "rules_scrolled",
        "replays_empty",
        "statistics_empty",
        "result_nobody",
        "curtain_held",
        "title_saved",
        "spire_history",
        "spire_statistics",
        "spire_log",
    }
)
"""Pages that show little that another one does not show."""


class Shot(NamedTuple):
    """One picture to take."""

    screen: str
    size: tuple[int, int]
    code: str
    text: int

    @property
    def name(self) -> str:
        """The file's name without its ending."""
        return f"{self.screen}_{self.size[0]}x{self.size[1]}_{self.code}_{self.text}"


def at_turn(view: TableView, decision: Decision) -> bool:  # noqa: ARG001 - the shape of such tests
    """Tell whether the viewer is asked what to do in their turn."""
    return decision.prompt == "turn"


def at_bad_roll(view: TableView, decision: Decision) -> bool:
    """Tell whether the viewer could reroll an attack roll of theirs that misses, with The D6."""
    used = (view.objects[option.ref[1]] for option in decision.options if option.verb == "activate" and option.ref)
    top = view.stack[-1] if view.stack else None
    return (
        top is not None
        and top.kind == "attack_roll"
        and view.active == view.viewer
        and 0 < top.value < top.needs
        and any(obj.card == "the_d6" for obj in used)
    )


def deal(seed: int, answers: int, is_it: Callable[[TableView, Decision], bool]) -> SoulsSession:
    """Give a game that has been going on for so many answers, at a question for the viewer of some kind."""
    session = new_session(NewGame(seats=SEATS, names=NAMES, seed=seed))
    bots = [make_bot("bot:easy", seat, seed) for seat in range(len(SEATS))]
    for number in range(answers + 400):
        decision = session.state.pending[0]
        if session.over or (number >= answers and decision.seat == 0 and is_it(view_for(session.state, 0), decision)):
            break
        picks = bots[decision.seat].choose(view_for(session.state, decision.seat), decision)
        session._apply(Answer(decision.seat, picks))  # noqa: SLF001 - faster than by the clock, and recorded
    while len(session._updates) > TOLD:  # noqa: SLF001 - of what has happened only the end is played on the screen
        session._updates.popleft()  # noqa: SLF001
    session.passed.clear()
    return session


def pages(app: loop.App, session: SoulsSession) -> dict[str, Page]:
    """Give a way to show every page: all screens, and the table when it is as full as it gets."""

    def of_souls(show: Page) -> Page:
        def chosen() -> None:
            app.choose_game("foursouls")
            show()

        return chosen

    found = every_page(app, session)
    for seats in (2, 3, 4):
        view = sample.crowded(seats)
        found[f"table_full_{seats}"] = lambda view=view: app.replace(TableScene(app, StillSession(view)))  # type: ignore[misc]
    # A game that is shown ends with its screen, so the table comes last.
    found["table"] = lambda: app.replace(TableScene(app, session))
    return spire_pages(app) | {name: of_souls(show) for name, show in found.items()}


def take(app: loop.App, show: Page) -> pygame.Surface:
    """Show a page until everything on it is drawn."""
    show()
    for _ in range(30):
        app.step(1 / 30)
    for _ in range(2000):
        if not app.faces.waiting:
            break
        app.faces.work(100.0)
        app.stack.update(0.0)
    # What lies below a menu was drawn before its faces were there.
    for scene in app.stack.scenes:
        desk = getattr(scene, "desk", None)
        if isinstance(scene, TableScene) and desk is not None and desk.view is not None:
            desk.show(desk.view, fresh=True)
    for _ in range(4):
        app.step(1 / 30)
    return app.screen


def shots(names: list[str], asked: argparse.Namespace) -> Iterator[Shot]:
    """List the pictures to take."""
    codes = (language.ENGLISH, *(code for code, _ in language.languages() if code != language.ENGLISH))
    for code in asked.language or codes:
        for size in (GALLERY_SIZE,) if asked.gallery else asked.size or SIZES:
            for text in asked.text or TEXTS:
                for name in names:
                    plain = code == language.ENGLISH and text == TEXTS[0] and name not in NOT_IN_GALLERY
                    if not asked.gallery or plain or name == "table":
                        yield Shot(name, size, code, text)


def _size(words: str) -> tuple[int, int]:
    width, height = words.split("x")
    return int(width), int(height)


def main() -> int:
    """Read the command line and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--gallery", action="store_true", help="only what docs/screens shows, with its index")
    parser.add_argument("--only", nargs="*", default=(), help="only pages whose name begins so")
    parser.add_argument("--size", nargs="*", type=_size, help="only these sizes, such as 1280x720")
    parser.add_argument("--language", nargs="*", help="only these languages, such as de")
    parser.add_argument("--text", nargs="*", type=int, help="only these text sizes, such as 140")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    sdl.prepare()
    loop.open_display()
    setting: tuple[Any, ...] = ()
    session: SoulsSession | None = None
    names = [name for name in page_names() if name.startswith(tuple(asked.only) or "")]
    taken: list[Shot] = []
    for shot in shots(names, asked):
        if (shot.size, shot.code, shot.text) != setting:
            setting = (shot.size, shot.code, shot.text)
            if session is not None:
                session.close()
            language.speak(shot.code)
            app = loop.App(
                Settings(speed="instant", reduced_motion=True, language=shot.code, text_scale=shot.text),
                size=shot.size,
                keep_settings=False,
            )
            session = deal(11, 260, at_turn)
            known = pages(app, session)
        picture = take(app, known[shot.screen])
        ending = "jpg" if asked.gallery else "png"
        if asked.gallery:
            picture = pygame.transform.smoothscale(picture, GALLERY_SHOWN)
        pygame.image.save(picture, str(asked.folder / f"{shot.name}.{ending}"))
        taken.append(shot)
        sys.stdout.write(f"{shot.name}\n")
        sys.stdout.flush()
    if asked.gallery:
        if session is not None:
            session.close()
        pygame.image.save(cover(), str(asked.folder / "table.png"))
        write_index(asked.folder, taken)
        moving.take(asked.folder)
    return 0


def cover() -> pygame.Surface:
    """Give the first picture of the project's page: a roll that misses and could be rerolled."""
    language.speak(language.ENGLISH)
    app = loop.App(Settings(speed="instant", reduced_motion=True), size=COVER_SIZE, keep_settings=False)
    session = deal(COVER_SEED, 90, at_bad_roll)
    picture = take(app, lambda: app.replace(TableScene(app, session)))
    session.close()
    return picture


def page_names() -> list[str]:
    """List the names of the pages without showing any."""
    app = loop.App(Settings(), size=GALLERY_SIZE, keep_settings=False)
    session = new_session(NewGame(seats=("bot:random", "bot:random"), names=NAMES[:2], seed=1))
    found = list(pages(app, session))
    session.close()
    return found


def write_index(folder: Path, taken: list[Shot]) -> None:
    """Write the page that shows the gallery."""
    lines = [
        "# Every screen",
        "",
        "Taken by `python build/screens.py docs/screens --gallery`; without `--gallery` the same script takes every screen at",
        "five sizes, in every language and with normal and large text.",
        "",
        "The sheets of cards beside this page are made by `python build/art/sheets.py`, those of the second game by",
        "`python build/art/spire_sheets.py`.",
        "",
    ]
    for heading, prefix in (("Both games and Four Souls", ""), ("Slay the Spire", SPIRE)):
        lines += [f"## {heading}", ""]
        for shot in taken:
            if shot.screen.startswith(SPIRE) != bool(prefix):
                continue
            title = shot.screen.removeprefix(prefix).replace("_", " ").capitalize()
            note = "" if (shot.code, shot.text) == (language.ENGLISH, 100) else f" ({shot.code}, text {shot.text} %)"
            lines += [f"### {title}{note}", "", f"![{title}{note}]({shot.name}.jpg)", ""]
    (folder / "README.md").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
