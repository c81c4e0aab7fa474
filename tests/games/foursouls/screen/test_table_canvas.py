"""However a frame is painted, in bands or in parts, it looks as if everything were laid on one after another."""

import random

import pygame
import pytest
from attrs import evolve
from tests.games.foursouls.screen.fake import changed, priority, small

from soulstack.app.events import Updated
from soulstack.games.foursouls.screen import sample
from soulstack.games.foursouls.screen.stack_panel import StackPanel
from soulstack.kernel.facts import Fact
from soulstack.ui.paint import layer
from soulstack.ui.paint.canvas import BAND, Canvas, surface_of
from soulstack.ui.paint.kit import PREMULTIPLIED


def pictures(count, seed):
    """Give some translucent pictures, some of them partly outside of the window."""
    chance = random.Random(seed)
    found = []
    for _ in range(count):
        image = pygame.Surface((chance.randrange(1, 90), chance.randrange(1, 400)), pygame.SRCALPHA)
        image.fill([chance.randrange(256) for _ in range(4)])
        at = (chance.uniform(-60, 480), chance.uniform(-90, BAND * 3))
        found.append((image.premul_alpha(), at))
    return found


def colourful(size):
    picture = pygame.Surface(size)
    for y in range(size[1]):
        picture.fill((y % 256, y * 7 % 256, 90), (0, y, size[0], 1))
    return picture


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


def test_pictures_that_were_gathered_look_as_if_laid_on_one_by_one():
    size = (480, BAND * 2 + 71)
    ground, parts = colourful(size), pictures(60, 1)
    expected, window = ground.copy(), pygame.Surface(size)
    expected.fblits(parts, PREMULTIPLIED)
    canvas = Canvas(window, ground)
    canvas.blit(parts[0][0], parts[0][1], special_flags=PREMULTIPLIED)
    canvas.fblits(parts[1:], PREMULTIPLIED)
    assert canvas.painted() is window
    assert pixels(window) == pixels(expected)


def test_lines_come_between_what_was_laid_on_before_and_after_them():
    size = (300, 400)
    ground, below, above = colourful(size), pictures(9, 2), pictures(9, 3)
    expected, window = ground.copy(), pygame.Surface(size)
    expected.fblits(below, PREMULTIPLIED)
    pygame.draw.line(expected, (255, 255, 255), (0, 0), size, 9)
    expected.fblits(above, PREMULTIPLIED)
    canvas = Canvas(window, ground)
    canvas.fblits(below, PREMULTIPLIED)
    pygame.draw.line(surface_of(canvas), (255, 255, 255), (0, 0), size, 9)
    canvas.fblits(above, PREMULTIPLIED)
    canvas.painted()
    assert pixels(window) == pixels(expected)


def test_painting_keeps_to_the_part_of_the_window_that_may_be_drawn_on():
    window = pygame.Surface((200, 300))
    window.set_clip((20, 30, 100, 250))
    Canvas(window, colourful((200, 300))).painted()
    assert window.get_clip() == (20, 30, 100, 250)
    assert not any(window.get_at(at)[2] for at in ((19, 40), (120, 40), (40, 29), (40, 280)))
    assert window.get_at((20, 30))[2] == window.get_at((119, 279))[2] == 90


@pytest.mark.parametrize("width", [1280, 1921, 1922, 1923, 1920])
def test_a_layer_is_copied_through_the_cache(width):
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    found = layer((width, 20))
    assert found.get_size() == (width, 20)
    # SDL goes past the cache where the rows of both surfaces fill pieces of sixteen bytes.
    assert found.get_pitch() % 16 or width * 4 % 16


def test_a_table_that_is_changed_in_places_looks_like_one_that_is_laid_anew(sit):
    view = sample.crowded(4)
    table = sit(view, priority(view, "attack", "buy", "end"))
    scene, desk = table.scene, table.scene.desk
    hurt = view.monsters[0].top
    after = changed(
        view,
        seats=tuple(evolve(seat, cents=seat.cents + 3, items=seat.items[1:]) for seat in view.seats),
        objects={**view.objects, hurt: evolve(view.objects[hurt], damage=1, counters={"counter": 2})},
        turn=view.turn + 1,
        active=1,
    )
    facts = (Fact("cents_gained", seat=0, amount=3), Fact("monster_damaged", obj=hurt, amount=1))
    scene.director.feed(Updated(facts, after, None))
    painted = 0
    for _ in range(90):
        table.clock.advance(1 / 30)
        table.app.step(1 / 30)
        before = desk._layer
        shown = pixels(before)
        painted += 1
        desk._layer = desk._layer_key = None
        lifted = scene.marks.lifted()
        panels = [(desk.stack.image(desk.view, desk.zones.stack), desk.zones.stack), scene._prompt_panel()]
        panels += [scene.helper.panel(), (desk.log.image(scene._log_box), scene._log_box)]
        assert pixels(desk.settled(lifted, panels, desk.spread(lifted))) == shown
        desk._layer = before
        if not scene.director.busy and not desk.bank.busy:
            break
    assert painted > 5
    assert desk.view is after


def test_only_the_places_that_have_changed_are_laid_anew(sit):
    view = small(2)
    table = sit(view, priority(view, "end"))
    desk = table.scene.desk
    table.wait(0.5)
    kept = desk._layer
    mark = (1, 2, 3)
    far = desk.zones.stack
    kept.set_at((desk.kit.px(far.cx), desk.kit.px(far.bottom) - 9), mark)
    sprite = desk.bank.sprites["obj", view.monsters[0].top]
    sprite.look = sprite.look._replace(counters=(("counter", 5),))
    desk.bank.version += 1
    place = (desk.kit.px(sprite.x), desk.kit.px(sprite.y))
    kept.set_at(place, mark)
    table.wait(1 / 60)
    assert desk._layer is kept
    assert kept.get_at(place)[:3] != mark
    assert kept.get_at((desk.kit.px(far.cx), desk.kit.px(far.bottom) - 9))[:3] == mark


def test_halos_are_looked_for_only_when_something_about_them_has_changed(sit, monkeypatch):
    view = small(2)
    table = sit(view, priority(view, "attack", "end"))
    marks, looked = table.scene.marks, []
    find = marks._find_glows
    monkeypatch.setattr(marks, "_find_glows", lambda asking: looked.append(asking) or find(asking))
    marks.pulse = 0.5
    first = marks._glows()
    assert marks._glows() is first
    assert len(looked) == 1
    marks.pulse = 1.0
    assert marks._glows() != first
    table.move(table.at(("obj", view.monsters[0].top)))
    assert len(looked) > 2


def test_the_stack_is_read_once_for_each_view_when_its_cards_are_drawn(sit, monkeypatch):
    view = changed(small(2), stack=sample.crowded(2).stack)
    desk, read, drawn = sit(view, priority(view, "end")).scene.desk, [], False
    monkeypatch.setattr(desk.looks, "ready", lambda card: read.append(card) or drawn)
    monkeypatch.setattr(desk.looks, "face", lambda card, width: desk.looks.back("loot", width))
    panel = StackPanel(desk.kit, desk.looks, desk.names)
    panel.image(view, desk.zones.stack)
    seen, drawn = len(read), True
    image = panel.image(view, desk.zones.stack)
    assert len(read) == 2 * seen
    assert panel.image(view, desk.zones.stack) is image
    assert len(read) == 2 * seen
    assert panel.image(view, desk.zones.stack._replace(w=desk.zones.stack.w + 9)) is not image
