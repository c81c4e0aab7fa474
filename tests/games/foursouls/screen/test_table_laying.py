"""A table that opens: it is painted over several frames, and the next one finds what it needs."""

import pygame
import pytest
from attrs import evolve
from tests.games.foursouls.screen.conftest import FACES
from tests.games.foursouls.screen.fake import FakeSession, PlainBook, priority, small

from soulstack.app import language
from soulstack.app.events import Shown
from soulstack.app.settings import Settings
from soulstack.games.foursouls.screen import table_picture
from soulstack.games.foursouls.screen.table_scene import NIGHT, TableScene
from soulstack.kernel.facts import Fact
from soulstack.ui import loop
from soulstack.ui.paint.kit import Kit
from soulstack.ui.scenes.message import MessageScene
from soulstack.ui.scenes.settings import SettingsScene
from soulstack.ui.tabletop import shelf
from soulstack.ui.tabletop.arrows import HOSTILE, draw_soft_arrow

SIZE = (1280, 720)


def window(slice_=0.0):
    """Open a window whose screens are painted step by step: without any time, every frame takes one step."""
    pygame.display.init()
    pygame.font.init()
    app = loop.App(Settings(), size=SIZE, keep_settings=False)
    app._faces = FACES
    app.slice = slice_
    return app


def opened(app, view=None):
    view = view or small()
    scene = TableScene(app, FakeSession(view, priority(view, "end")), PlainBook())
    app.replace(scene)
    return scene


def lay(app, scene):
    """Go on until the table is laid and tell how many frames that took."""
    for frame in range(1, 400):
        app.step(1 / 60)
        if scene.is_laid:
            return frame
    raise AssertionError("the table is never laid")


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


def paint_faces(app, scene):
    """Show a table with every face painted: which of them are ready at first depends on the tables before it."""
    app.step(1 / 60)
    while scene.desk.faces.waiting:
        scene.desk.work(1000)
    for _ in range(30):
        app.step(1 / 60)


def test_a_table_is_painted_over_many_frames_and_looks_as_if_painted_at_once():
    shelf.forget()
    app = window()
    scene = opened(app)
    assert lay(app, scene) > 20
    other = window(None)
    at_once = opened(other)
    assert at_once.is_laid
    while scene.desk.faces.waiting:
        scene.desk.work(1000)
    for each in (app, other):
        for _ in range(30):
            each.step(1 / 60)
    assert pixels(app.screen) == pixels(other.screen)


def test_no_frame_paints_more_than_one_seat_of_a_new_table(monkeypatch):
    shelf.forget()
    painted = []
    real = table_picture.draw_seat
    monkeypatch.setattr(table_picture, "draw_seat", lambda *args, **words: painted.append(1) or real(*args, **words))
    app = window()
    scene = opened(app, small(4))
    before = 0
    while not scene.is_laid:
        app.step(1 / 60)
        assert len(painted) - before <= 1
        before = len(painted)
    assert before == 4
    app.step(1 / 60)
    assert len(painted) == 4


def test_the_screen_before_grows_dark_while_the_table_is_laid():
    shelf.forget()
    app = window()
    app.screen.fill((200, 180, 160))
    opened(app)
    app.step(1 / 60)
    first = app.screen.get_at((640, 360))[:3]
    app.step(1 / 60)
    second = app.screen.get_at((640, 360))[:3]
    assert (200, 180, 160) > first > second


def test_nothing_can_be_pressed_before_it_is_seen():
    shelf.forget()
    app = window()
    scene = opened(app)
    app.step(1 / 60)
    assert not scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0))
    assert app.stack.top is scene
    lay(app, scene)
    assert scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0))
    assert app.stack.top is not scene


def test_a_table_below_a_message_is_painted_at_once():
    shelf.forget()
    app = window()
    scene = opened(app)
    app.push(MessageScene(app, "The cards have changed."))
    app.step(1 / 60)
    assert scene.is_laid


def test_a_table_that_is_resized_while_it_is_laid_is_laid_anew():
    shelf.forget()
    app = window()
    scene = opened(app)
    for _ in range(12):
        app.step(1 / 60)
    scene.resize((960, 540), 0.75)
    assert lay(app, scene) > 12


def test_the_next_table_finds_the_pictures_of_the_last_one():
    shelf.forget()
    app = window(None)
    first = opened(app)
    app.step(1 / 60)
    pictures, shapes, ground = first.desk._pictures, first.desk.kit.shapes.made, first.desk._ground
    second = opened(app)
    app.step(1 / 60)
    assert second.desk._pictures is pictures
    assert second.desk.kit.shapes.made == shapes
    assert second.desk._ground is ground
    app.slice = 0.012
    assert lay(app, opened(app)) <= NIGHT + 8


def test_the_next_table_shows_nothing_of_the_last_one():
    shelf.forget()
    app = window(None)
    opened(app, small(4))
    app.step(1 / 60)
    view = evolve(small(2), turn=9)
    paint_faces(app, opened(app, view))
    shown = pixels(app.screen)
    shelf.forget()
    fresh = window(None)
    paint_faces(fresh, opened(fresh, view))
    assert pixels(fresh.screen) == shown


def test_pictures_of_another_size_or_another_text_are_not_kept():
    shelf.forget()
    app = window(None)
    kit = opened(app).desk.kit
    app.step(1 / 60)
    assert kit.shapes.bytes > 0
    app.change(text_scale=120)
    assert app.stack.top.desk.kit is not kit
    assert kit.shapes.bytes == kit.texts.bytes == 0


def test_one_set_of_pictures_is_kept_at_most():
    shelf.forget()
    app = window(None)
    below, above = opened(app), TableScene(app, FakeSession(small(2), None), PlainBook())
    app.push(above)
    app.step(1 / 60)
    kits = below.desk.kit, above.desk.kit
    assert kits[0] is not kits[1]
    app.pop()
    app.pop()
    assert kits[1].shapes.bytes == kits[1].texts.bytes == 0
    assert opened(app).desk.kit is kits[0]


def test_an_arrow_that_stays_is_kept_in_pieces_and_not_as_a_sheet_of_the_whole_table():
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    kit, target = Kit(1.0), pygame.Surface(SIZE)
    for end in range(12):
        draw_soft_arrow(target, kit, (1100, 80), (160 + end * 9, 600), HOSTILE)
    assert len(kit.arrows) == 6
    for pieces in kit.arrows.values():
        area = sum(image.get_width() * image.get_height() for image, _ in pieces)
        assert 0 < area < 0.35 * 940 * 520


def test_a_table_below_a_menu_is_laid_anew_over_many_frames_when_its_words_grow():
    shelf.forget()
    app = window()
    scene = opened(app)
    lay(app, scene)
    app.push(SettingsScene(app))
    for _ in range(100):
        app.step(1 / 60)
    app.change(text_scale=140)
    assert not scene.is_laid
    app.pop()
    assert lay(app, scene) > 20


def test_a_menu_keeps_no_picture_of_a_table_that_is_not_laid_yet():
    shelf.forget()
    app = window()
    scene = opened(app)
    lay(app, scene)
    menu = SettingsScene(app)
    app.push(menu)
    app.change(text_scale=140)
    for _ in range(400):
        app.step(1 / 60)
        assert scene.is_laid or menu.modal
    assert scene.is_laid
    assert not menu.modal


def test_the_card_of_keys_is_painted_over_many_frames_and_looks_as_if_painted_at_once():
    def shown(slice_):
        shelf.forget()
        app = window(slice_)
        scene = opened(app)
        if slice_ is not None:
            lay(app, scene)
        while scene.desk.faces.waiting:
            scene.desk.work(1000)
        for _ in range(30):
            app.step(1 / 60)
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0))
        app.step(0.0)
        frames = 1
        while not scene._keys.is_painted:
            app.step(0.0)
            frames += 1
            assert frames < 200
        return frames, pixels(app.screen)

    slowly, at_once = shown(0.0), shown(None)
    assert slowly[0] > 10
    assert at_once[0] == 1
    assert slowly[1] == at_once[1]


@pytest.mark.parametrize("slice_", [None, 0.0])
def test_another_language_says_the_question_and_the_log_anew(slice_, monkeypatch):
    shelf.forget()
    app = window(slice_)
    scene = opened(app)
    lay(app, scene)
    over = "The game is over."
    monkeypatch.setattr(FakeSession, "prompt", lambda *_: language.tr(over))
    monkeypatch.setattr(FakeSession, "log_line", lambda *_: language.tr(over))
    scene.control.asking = None
    scene.control.refresh()
    scene.bus.publish(Shown(Fact("turn_started", seat=0, amount=3), small()))
    scene.bus.publish(Shown(Fact("died", seat=0), small()))
    app.push(SettingsScene(app))
    try:
        app.change(language="de")
        app.change(text_scale=140)  # before the log is said to its end
        app.pop()
        lay(app, scene)
        said = language.tr(over)
        assert said != over
        assert scene.control.asking.question == scene.chronicle.caption == scene.desk.log.entries[-1].words == said
        assert scene.desk.log.entries[-2].words.startswith("Zug 3:")
    finally:
        app.change(language="en", text_scale=100)
