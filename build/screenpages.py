"""The pages of every screen, each as a player meets it: over the title or over the table, and with something on it.

`every_page` gives for each name a function that puts the page on the window's stack of scenes.
"""

import os
import shutil
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame
from attrs import evolve

from soulstack import paths
from soulstack.app.language import tr
from soulstack.app.lessons import lessons
from soulstack.app.options import SeatChoice
from soulstack.app.replay_session import watch_save
from soulstack.app.rulings import rulings_of
from soulstack.app.statistics import Statistics
from soulstack.games.foursouls.play.session import SoulsSession
from soulstack.games.foursouls.play.tally import SeatTally, Tally
from soulstack.games.foursouls.screen import sample
from soulstack.games.foursouls.screen.benchmark import StillSession
from soulstack.games.foursouls.screen.card_scene import CardScene
from soulstack.games.foursouls.screen.lesson_scene import LessonScene
from soulstack.games.foursouls.screen.new_game import NewGameScene
from soulstack.games.foursouls.screen.replay_scene import ReplayScene
from soulstack.games.foursouls.screen.result import ResultScene
from soulstack.games.foursouls.screen.table_scene import TableScene
from soulstack.ui import crash, games
from soulstack.ui.loop import App
from soulstack.ui.places import Card
from soulstack.ui.router import screens_of_the_game
from soulstack.ui.scenes.credits import CreditsScene
from soulstack.ui.scenes.curtain import CurtainScene
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

Page = Callable[[], None]


def settle(app: App, seconds: float = 0.2) -> None:
    """Let a scene come to rest."""
    for _ in range(max(1, round(seconds * 30))):
        app.step(1 / 30)


def press(app: App, *keys: int) -> None:
    """Press some keys."""
    for key in keys:
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        settle(app, 1 / 30)


def write(app: App, text: str) -> None:
    """Type a text."""
    for letter in text:
        app.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    settle(app)


class Ended:
    """A game that has come to its end, as the result reads it."""

    base = None

    def __init__(self, seats: int, winners: tuple[int, ...], tally: Tally) -> None:
        view = sample.crowded(seats)
        souls = [4 if seat in winners else (2, 3, 1, 0)[seat] for seat in range(seats)]
        ends = tuple(evolve(seat, souls=souls[seat.seat]) for seat in view.seats)
        self.view, self.tally = evolve(view, winners=winners, seats=ends), tally
        self.viewer, self.seed = 0, 480_226_117
        self.names = ("You", "Magpie", "Bramble", "Thimble")[:seats]

    def to_save(self) -> None:
        """Give nothing: no button of the result is pressed here."""

    def close(self) -> None:
        """Leave nothing behind."""


def tally_of(seats: int) -> Tally:
    """Give what was counted in a game of some length."""
    dice = ([9, 7, 8, 11, 6, 10], [5, 9, 8, 6, 7, 4], [3, 4, 8, 2, 6, 9], [1, 2, 1, 3, 2, 1])
    deaths, monsters = (2, 1, 4, 0), (5, 7, 3, 12)
    return Tally(seats=[SeatTally(0, deaths[seat], monsters[seat], dice[seat]) for seat in range(seats)])


def played() -> Statistics:
    """Give the statistics of somebody who has played a while."""
    known = [card for card in games.card_book().cards.values() if card.kind == "treasure"]
    most = {card.id: 12 - number for number, card in enumerate(known[5:9])}
    return Statistics(
        games=128,
        won=57,
        turns=2311,
        longest=64,
        longest_seed=480_226_117,
        souls=311,
        deaths=204,
        monsters=688,
        dice=[301, 322, 298, 310, 342, 287],
        against={
            "bot:easy": [41, 27],
            "bot:normal": [52, 21],
            "bot:hard": [18, 3],
            "friends": [9, 4],
            "team": [8, 2],
        },
        items=Counter(most),
    )


def keep_replays(session: SoulsSession, known: int) -> None:
    """Lay some recorded games into the player's folder, the last of them damaged."""
    from soulstack.app.saves import write_save

    folder = paths.replays("foursouls")
    shutil.rmtree(folder, ignore_errors=True)
    if not known:
        return
    folder.mkdir(parents=True)
    names = (("You", "Ash"), ("You", "Magpie", "Thorn"), ("You", "Ash", "Bramble", "Cinder"), ("Nora", "Emil", "Ida"))
    for number in range(known):
        save = session.to_save()
        sitting = names[number % len(names)]
        save.meta.update(
            seats=["human"] * len(sitting),
            names=list(sitting),
            winners=[number % len(sitting)],
            turn=14 + number * 7 % 31,
        )
        file = folder / f"game-{number:02}.save"
        write_save(file, save)
        then = time.mktime((2024, 3, 28, 21, 17, 0, 0, 0, -1)) - number * 90_000
        os.utime(file, (then, then))
    (folder / f"game-{known - 1:02}.save").write_text("not a game", encoding="utf-8")


def every_page(app: App, session: SoulsSession) -> dict[str, Page]:
    """Give a way to show each page, by its name."""
    return _menus(app) | _reading(app, session) | _playing(app, session)


def _over_title(app: App, scene: Any) -> Any:
    app.replace(TitleScene(app))
    settle(app)
    app.push(scene)
    return scene


def _menus(app: App) -> dict[str, Page]:
    def title(*, saved: bool) -> None:
        with patch.object(games, "saved_words", games.saved_words if saved else lambda: None):
            app.replace(TitleScene(app))

    def new_game(tab: str = "seats", mode: str = "versus", many: int = 4, *, shared: bool = False) -> None:
        scene = NewGameScene(app, shared=shared)
        scene.tab, scene.many = tab, many
        scene.mode = mode  # type: ignore[assignment]
        scene.seats[1] = SeatChoice("Magpie", "bot:hard:greedy")
        scene.sets = [offer.key for offer in scene.offers[:2]]
        _over_title(app, scene)

    def settings(page: str) -> None:
        _over_title(app, SettingsScene(app)).open(page)

    def waiting() -> None:
        scene = _over_title(app, SettingsScene(app))
        scene.open("keys")
        scene.keys._wait()  # noqa: SLF001 - as its button does

    def learn(done: int) -> None:
        app.progress.lessons = {lesson.key for lesson in lessons()[:done]}
        _over_title(app, LearnScene(app))

    def key_card() -> None:
        learn(1)
        app.push(KeysScene(app))

    found: dict[str, Page] = {
        "title": lambda: title(saved=False),
        "title_saved": lambda: title(saved=True),
        "new_game": new_game,
        "new_game_shared": lambda: new_game(many=3, shared=True),
        "new_game_coop": lambda: new_game(mode="coop"),
        "new_game_cards": lambda: new_game("cards"),
        "new_game_rules": lambda: new_game("rules"),
        "new_game_rules_coop": lambda: new_game("rules", "coop"),
        "new_game_rules_challenge": lambda: new_game("rules", "challenge"),
        "learn": lambda: learn(1),
        "learn_done": lambda: learn(3),
        "keys": key_card,
        "lesson": lambda: app.replace(LessonScene(app, lessons()[0])),
        "settings_keys_waiting": waiting,
        "credits": lambda: _over_title(app, CreditsScene(app)),
        "message": lambda: _over_title(app, MessageScene(app, "This is only a test.")),
        "message_long": lambda: _over_title(
            app, MessageScene(app, "\n".join(f"pack_{n}/cards.toml:{n}: there is no such deed." for n in range(14)))
        ),
        "message_crash": lambda: crash.show(app, Path("Soulstack/logs/crash-20240328-211704-118.txt")),
    }
    for page in ("game", "sight", "sound", "keys", "files"):
        found[f"settings_{page}"] = lambda page=page: settings(page)  # type: ignore[misc]
    return found


def _reading(app: App, session: SoulsSession) -> dict[str, Page]:
    book = games.card_book()

    def gallery(search: str = "", *, down: int = 0) -> None:
        _over_title(app, GalleryScene(app))
        write(app, search)
        press(app, *[pygame.K_PAGEDOWN] * down)

    def card(wanted: Callable[[Any], bool]) -> None:
        ids = list(book.cards)
        at = next((number for number, key in enumerate(ids) if wanted(book.cards[key])), 0)
        app.replace(TitleScene(app))
        app.push(GalleryScene(app))
        settle(app)
        app.push(CardScene(app, book, ids, at, seen={ids[at]: 12}))

    def rules(search: str = "", *, down: int = 0) -> None:
        _over_title(app, RulesScene(app))
        write(app, search)
        press(app, *[pygame.K_PAGEDOWN] * down)

    def replays(known: int) -> None:
        keep_replays(session, known)
        _over_title(app, ReplaysScene(app))

    spire = screens_of_the_game("spire").card_book()

    def spire_gallery(kind: str = "", *, upgraded: bool = False) -> None:
        scene = GalleryScene(app, "spire")
        _over_title(app, scene)
        if kind:
            scene.chosen["kind"] = kind
            scene.seek()
            scene.rebuild()
        if upgraded:
            scene.flip()

    def component(card: str) -> None:
        app.replace(TitleScene(app))
        app.go(Card(spire, list(spire.cards), list(spire.cards).index(card), game="spire"))

    longest = max(book.cards.values(), key=lambda each: len(each.text))
    most_ruled = max(book.cards, key=lambda key: sum(map(len, rulings_of(key))))
    return {
        "gallery": gallery,
        "gallery_search": lambda: gallery("die"),
        "gallery_nothing": lambda: gallery("xyzzy"),
        "gallery_scrolled": lambda: gallery(down=6),
        "card": lambda: card(lambda each: each.kind == "character"),
        "card_monster": lambda: card(lambda each: each.kind == "monster" and "indomitable" in each.keywords),
        "card_long": lambda: card(lambda each: each is longest),
        "card_rulings": lambda: card(lambda each: each.id == most_ruled),
        "rules": rules,
        "rules_search": lambda: rules(tr("Attack roll")),
        "rules_nothing": lambda: rules("xyzzy"),
        "rules_scrolled": lambda: rules(down=2),
        "spire_gallery": spire_gallery,
        "spire_gallery_upgraded": lambda: spire_gallery("card", upgraded=True),
        "spire_gallery_enemies": lambda: spire_gallery("enemy"),
        "spire_component_card": lambda: component("immolate"),
        "spire_component_relic": lambda: component("gambling_chip"),
        "spire_component_enemy": lambda: component("a3_writhing_mass"),
        "spire_component_boss": lambda: component("a1_guardian"),
        "spire_component_event": lambda: component("big_fish"),
        "spire_rules": lambda: _over_title(app, RulesScene(app, "HIT-02", "spire")),
        "replays": lambda: replays(14),
        "replays_empty": lambda: replays(0),
        "statistics": lambda: _over_title(app, StatisticsScene(app, played())),
        "statistics_empty": lambda: _over_title(app, StatisticsScene(app)),
    }


def _playing(app: App, session: SoulsSession) -> dict[str, Page]:
    def over_table(scene: Any, seats: int = 4) -> None:
        app.replace(TableScene(app, StillSession(sample.crowded(seats))))
        settle(app, 1.0)
        app.push(scene)

    def result(seats: int, *winners: int) -> None:
        over_table(ResultScene(app, Ended(seats, winners, tally_of(seats))), seats)

    def replay(*, on: bool = False) -> None:
        watched = watch_save(session.to_save())
        watched.seek(watched.length // 2)
        app.replace(ReplayScene(app, watched))
        if on:
            settle(app, 0.5)
            app.push(PlayOnScene(app, watched))

    def curtain(seat: int, name: str, held: float = 0.0) -> None:
        scene = CurtainScene(app, session, seat, name, lambda: None)
        app.replace(scene)
        scene.update = lambda _dt: None  # type: ignore[method-assign]
        scene.held = held

    return {
        "pause": lambda: over_table(PauseScene(app, session)),
        "result": lambda: result(4, 0),
        "result_lost": lambda: result(2, 1),
        "result_nobody": lambda: result(2),
        "replay": replay,
        "play_on": lambda: replay(on=True),
        "curtain": lambda: curtain(2, "Emil"),
        "curtain_held": lambda: curtain(0, "Nora", 0.4),
    }
