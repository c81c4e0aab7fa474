"""The table around the stages: where the run is, the log, piles, the end of a run, and a recorded one."""

from types import SimpleNamespace

import pygame
import pytest
from tests.games.spire.screen.driving import Table

from soulstack.app import session
from soulstack.app.options import NewGame
from soulstack.app.replay_session import watch_save
from soulstack.games.spire.rules.state import Setup
from soulstack.games.spire.screen.face_painter import SpireFaces
from soulstack.games.spire.screen.replay_scene import ReplayScene
from soulstack.games.spire.screen.stage import STAGES, make_stage, place_of
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.ui.cards import FaceCache


@pytest.fixture
def table():
    opened = []

    def make(*heroes, **given):
        opened.append(Table(*heroes, **given))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def test_every_stage_that_is_named_can_be_made_and_drawn(table):
    game = table("ironclad", encounter="")
    for place in STAGES:
        if place == "combat":
            continue
        stage = make_stage(place, game.scene.desk)
        assert stage.place == place


def test_piles_decks_and_the_log_open_and_close_by_keys(table):
    game = table("silent")
    for key, closed in ((pygame.K_d, pygame.K_ESCAPE), (pygame.K_a, pygame.K_ESCAPE), (pygame.K_x, pygame.K_d)):
        game.key(key)
        assert game.scene.piles is not None
        game.draw()
        game.key(closed)
        assert game.scene.piles is None
    game.key(pygame.K_l)
    assert game.scene.log_open
    game.draw()
    game.key(pygame.K_ESCAPE)
    assert not game.scene.log_open


def test_a_draw_pile_is_shown_without_its_order(table):
    game = table("silent")
    game.click("draw")
    shown = list(game.scene.piles.faces)
    game.scene.piles = None
    game.session.state.fighter(0).draw.reverse()
    game.click("draw")
    assert list(game.scene.piles.faces) == shown


def test_escape_opens_the_break_when_nothing_is_aimed(table):
    game = table("ironclad")
    game.key(pygame.K_ESCAPE)
    assert [place.way for place in game.went] == ["pause"]


def test_a_lost_run_ends_on_a_stage_with_ways_on(table):
    def dying(state):
        state.heroes[0].hp = 1
        state.fighter(0).hand.clear()

    game = table("ironclad", encounter="a1_cultist_louse", prepare=dying)
    for _ in range(12):
        if game.session.over:
            break
        game.session.answer((DONE,), 0)
        game.settle()
    assert game.session.over
    assert game.scene.place == "over"
    game.draw()
    assert {"again", "title"} <= set(game.scene.things())
    game.click("title")
    assert game.went == ["title"]


def test_the_log_is_written_while_pictures_play(table):
    game = table("ironclad")
    game.session.answer((DONE,), 0)
    game.settle()
    assert any("Ironclad" in entry.words for entry in game.scene.log.entries)


def test_the_log_is_barred_where_nothing_before_can_be_taken_back(table):
    game = table("ironclad")
    log, seat = game.scene.log, 0
    game.session.answer((DONE,), seat)
    game.settle()
    barred = log.barrier
    assert barred is log.entries[-1]
    faces = game.state.faces
    asked = game.session.asked_of(seat).options
    defend = next(o for o in asked if o.verb == "play" and faces[o.ref[1]].id.endswith("defend"))
    game.session.answer((defend,), seat)
    game.settle()
    assert log.barrier is barred
    assert log.entries[-1] is not barred
    game.key(pygame.K_l)
    game.draw()
    assert log._last_sealed(log.entries) is barred.lines[-1]


def test_faces_of_every_card_are_drawn_on_both_sides():
    book = Table("ironclad").scene.book
    faces = FaceCache(painter=SpireFaces())
    drawn = 0
    for thing in list(book.cards.values())[::9]:
        for side in (thing.id, f"{thing.id}+") if getattr(thing, "up", None) else (thing.id,):
            image = faces.full(book.spec(side), 96)
            assert image.get_size() == (96, 134)
            drawn += 1
    assert drawn > 40


def test_where_a_run_is_follows_from_what_is_asked():
    state = SimpleNamespace(over=False, fight=None, table=SimpleNamespace(visit=None))
    assert place_of(state, ("map",), "") == "map"
    assert place_of(state, ("merchant",), "map") == "merchant"
    assert place_of(state, ("upgrade",), "camp") == "camp"
    state.over = True
    assert place_of(state, (), "combat") == "over"


def test_a_recorded_run_is_watched_forward_and_back(at_title):
    new = NewGame(
        game="spire", seats=("human:ironclad",), names=("You",), seed=3, given={"encounter": "a1_cultist_louse"}
    )
    game = session.new_session(new)
    for _ in range(30):
        if game.over or len(game.record.answers) > 14:
            break
        asked = next(d for d in game.state.pending if d.options != (UNDONE,))
        game.answer(asked.options[: max(1, asked.low)], asked.seat)
    save = game.to_save()
    game.close()
    replay = watch_save(save)
    at_title.app.choose_game("spire")
    scene = ReplayScene(at_title.app, replay)
    at_title.app.replace(scene)
    for _ in range(replay.length + 1):
        at_title.key(pygame.K_RIGHT)
        scene.beneath.director.skip()
    assert replay.at_end
    at_title.key(pygame.K_LEFT)
    assert replay.position < replay.length
    assert isinstance(replay.state.setup, Setup)


def test_a_recorded_run_is_watched_through_its_places_to_its_end(at_title):
    new = NewGame(game="spire", seats=("human:ironclad", "human:silent"), names=("You", "You"), seed=5, given={})
    game = session.new_session(new)
    while not game.over:
        asked = next(d for d in game.state.pending if d.options != (UNDONE,))
        options = [one for one in asked.options if one.verb not in {"swap", "give"}]
        game.answer(tuple(options[: max(1, asked.low)]), asked.seat)
    save = game.to_save()
    game.close()
    replay = watch_save(save)
    at_title.app.choose_game("spire")
    scene = ReplayScene(at_title.app, replay)
    at_title.app.replace(scene)
    table = scene.beneath
    places = []
    while not replay.at_end:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
        scene.update(0.1)
        table.director.skip()
        scene.update(0.1)
        if table.place not in places:
            places.append(table.place)
            scene.draw(at_title.app.screen)
            table.things()
    assert {"neow", "event", "over"} <= set(places)
    at_title.key(pygame.K_RETURN)
    assert "same" not in table.things()
