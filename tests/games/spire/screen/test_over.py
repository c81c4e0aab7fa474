"""The end of a run: how it ended, the summary, the board as it was left, and every way on, by clicks and by keys."""

import threading
from types import SimpleNamespace

import pygame
import pytest
from tests.games.spire.screen.driving import Table

from soulstack import paths
from soulstack.app import session
from soulstack.app.options import NewGame
from soulstack.app.progress import Progress
from soulstack.app.settings import Settings
from soulstack.games.spire.play.run_words import as_text
from soulstack.games.spire.screen.face_painter import SpireFaces
from soulstack.games.spire.screen.table_scene import TableScene
from soulstack.kernel.asking import UNDONE
from soulstack.ui import clipboard, games
from soulstack.ui.cards import FaceCache

HEROES = ("ironclad", "silent", "defect", "watcher")


class Lost(Table):
    """A whole run at its table that was lost as soon as somebody died who takes whatever is offered first."""

    def __init__(self, *heroes, seed=5, size=(1280, 720)):
        pygame.display.init()
        pygame.font.init()
        self.screen = pygame.display.set_mode(size)
        seats = tuple(f"human:{hero}" for hero in heroes)
        game = session.new_session(NewGame(game="spire", seats=seats, names=("You",) * len(seats), seed=seed, given={}))
        while not game.over:
            asked = next(one for one in game.state.pending if one.options != (UNDONE,))
            options = [one for one in asked.options if one.verb not in {"swap", "give"}]
            game.answer(tuple(options[: max(1, asked.low)]), asked.seat)
        game._count.found.wait()
        game.poll()
        self.heard, self.went = [], []
        self.app = SimpleNamespace(
            faces=FaceCache(painter=SpireFaces()), settings=Settings(), size=size, scale=size[1] / 720, plan=None,
            sound=SimpleNamespace(play=self.heard.append), go=lambda place, **_: self.went.append(place),
            change=lambda **_: None, progress=Progress(), narrates=False,
        )  # fmt: skip
        self.scene = TableScene(self.app, game)
        self.scene.resize(size, self.app.scale)
        self.scene.enter(self.app)
        self.settle()


@pytest.fixture
def lost():
    made = Lost("ironclad", "silent")
    yield made
    made.close()


@pytest.fixture
def ended():
    """Opens tables of runs that are over."""
    opened = []

    def make(*heroes, result="won", size=(1280, 720), **given):
        def prepare(state):
            state.over, state.result = True, result
            state.table.achievements = ("perfect", "minimalist")
            state.heroes[0].dead = result == "lost"

        opened.append(Table(*heroes, prepare=prepare, size=size, **given))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def test_the_blow_is_named_and_the_summary_follows_by_a_click(lost):
    assert lost.scene.place == "over"
    assert lost.stage.scene.won is False
    said = lost.stage._said()
    assert "Jaw Worm" in said[0]
    lost.stage.scene.passed = 0.0
    lost.wait(0.2)
    lost.draw()
    lost.down((640, 300))  # the first click ends what still moves
    assert lost.stage.page == "end"
    lost.down((640, 300))
    assert lost.stage.page == "summary"
    lost.draw()
    lost.key(pygame.K_ESCAPE)
    assert lost.stage.page == "end"


def test_the_summary_tells_ways_counts_and_what_was_unlocked(lost):
    lost.click("summary")
    summary = lost.stage.summary
    assert [walk.act for walk in summary.walks()] == [1]
    assert summary.walks()[0].steps[0][1] == "encounter"
    assert all(hero.damage > 0 for hero in summary.tally.heroes)
    assert summary.earned.locks == ("unlock_ironclad_1", "unlock_silent_1")
    lost.wait(2)
    lost.draw()


def test_the_board_can_be_looked_at_once_more(lost):
    lost.key(pygame.K_b)
    assert lost.stage.page == "board"
    lost.draw()
    lost.click("back")
    assert lost.stage.page == "end"


def test_decks_are_opened_from_the_summary(lost):
    lost.click("summary")
    lost.click("deck 1")
    assert lost.scene.piles.seats == (1,)


def test_the_run_is_kept_as_a_picture_and_copied_as_text(lost, monkeypatch):
    copied = []
    monkeypatch.setattr(clipboard, "copy", lambda text: copied.append(text) or True)
    lost.click("summary")
    lost.click("picture")
    for thread in threading.enumerate():
        if thread.name == "picture":
            thread.join()
    (file,) = (paths.data() / "screenshots").glob("run-5-*.png")
    assert pygame.image.load(file).get_size() == (1280, 720)
    lost.key(pygame.K_c)
    lost.click("seed")
    assert copied[1] == "5"
    assert copied[0] == as_text(lost.state, lost.session.tally, lost.session.wording, lost.session.played)
    assert "Jaw Worm hit Silent" in copied[0]
    assert "Strike" in copied[0]


def test_every_way_on_leads_there(lost, monkeypatch):
    went = []
    monkeypatch.setattr(games, "start", lambda _app, plan: went.append(("start", plan.seed, plan.given["heroes"])))
    monkeypatch.setattr(games, "again", lambda _app, _session: went.append("again"))
    monkeypatch.setattr(games, "watch_game", lambda _app, _session: went.append("watch"))
    for key in (pygame.K_s, pygame.K_n, pygame.K_v, pygame.K_t):
        lost.key(key)
    assert went == [("start", 5, ("ironclad", "silent")), "again", "watch"]
    assert lost.went == ["title"]


def test_arrows_and_enter_reach_everything(lost):
    lost.key(pygame.K_RETURN)
    lost.key(pygame.K_RETURN)  # shows what Enter would do, so that nobody leaves the summary by pressing it twice
    assert lost.stage.at == "again"
    assert lost.stage.page == "summary"
    seen = set()
    for _ in range(len(lost.stage.things())):
        lost.key(pygame.K_TAB)
        seen.add(lost.stage.at)
        lost.draw()
    assert seen == set(lost.stage.things())


@pytest.mark.parametrize("result", ["won", "lost"])
@pytest.mark.parametrize("count", [1, 4])
def test_an_end_is_drawn_for_one_to_four_heroes(ended, count, result):
    game = ended(*HEROES[:count], result=result, encounter="")
    for _ in range(4):
        game.wait(0.8)
        game.draw()
    game.key(pygame.K_RETURN)
    game.draw()
    rows = game.stage.summary.rows
    assert all(row.inside(game.stage.summary.box) for row in rows)
    assert game.stage.summary.box.bottom < game.stage.ways[0].box.y


@pytest.mark.parametrize("size", [(1280, 800), (3440, 1440), (1024, 768)])
def test_buttons_fit_beside_each_other(ended, size):
    game = ended(*HEROES, size=size)
    game.key(pygame.K_RETURN)
    boxes = [way.box for way in game.stage.ways]
    assert all(box.inside(game.scene.desk.screen) for box in boxes)
    assert not any(one.overlaps(other) for k, one in enumerate(boxes) for other in boxes[k + 1 :])
