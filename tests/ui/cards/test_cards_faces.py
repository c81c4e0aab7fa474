import time
from itertools import pairwise

import attrs
import pygame
import pytest

from soulstack.ui.cards import FaceCache, FaceSpec, height_of, plan_full, sheet
from soulstack.ui.cards.face import MIN_TEXT_PX, fit_title
from soulstack.ui.cards.themes import THEMES
from soulstack.ui.paint import sign
from soulstack.ui.paint.text import text_width

STYLES = [
    FaceSpec("x", "A Rather Long Card Name", kind, category, ("Gain 3¢.",), souls=1, keywords=("eternal", "guppy"))
    for kind, category in (
        ("treasure", "passive"), ("loot", "bomb"), ("monster", "basic"), ("monster", "boss"), ("monster", "epic_boss"),
        ("monster", "cursed"), ("monster", "holy_charmed"), ("monster", "good_event"), ("monster", "bad_event"),
        ("monster", "curse"), ("character", ""), ("starting_item", "active"), ("bonus_soul", ""), ("room", ""),
    )
]  # fmt: skip


def _is_premultiplied(surface):
    data = pygame.image.tobytes(surface, "RGBA")
    return all(max(data[index : index + 3]) <= data[index + 3] + 1 for index in range(0, len(data), 4))


@pytest.mark.parametrize("width", [240, 285, 300, 420])
def test_text_fits_at_every_size(monster, treasure, width):
    for spec in (monster, treasure, *STYLES):
        assert not plan_full(spec, width).overflow


@pytest.mark.parametrize("width", [240, 300])
def test_rules_text_is_never_smaller_than_it_can_be_read(monster, treasure, width):
    for spec in (monster, treasure):
        assert plan_full(spec, width).text.px >= MIN_TEXT_PX


def test_far_too_much_text_is_reported(monster):
    flooded = attrs.evolve(monster, text=("A sentence that goes on for quite a while and then some more. " * 20,))
    assert plan_full(flooded, 285).overflow


def test_the_parts_of_a_face_do_not_overlap(monster):
    plan = plan_full(monster, 285)
    order = [plan.title_box, plan.art, plan.stats, plan.rules, plan.reward]
    assert all(above.bottom <= below.top for above, below in pairwise(order))
    assert order[-1].bottom < height_of(285)


def test_larger_text_is_larger(monster):
    assert plan_full(monster, 300, 1.3).text.px > plan_full(monster, 300, 1.0).text.px


@pytest.mark.parametrize("width", [80, 90, 120, 180])
@pytest.mark.parametrize(
    "title", ["Fly", "We Need To Go Deeper!", "Portable Slot Machine", "X. Wheel of Fortune", "Curse Of The Blind"]
)
def test_a_title_fits_the_table_face_in_at_most_two_lines(title, width):
    room = round(width * 0.86)
    lines, px = fit_title(title, room, (round(width * 0.146), round(width * 0.114)), (round(width * 0.13), 7))
    assert len(lines) <= 2
    assert max(text_width(line, px) for line in lines) <= room


@pytest.mark.parametrize("spec", STYLES, ids=lambda spec: spec.style)
def test_every_kind_is_drawn_premultiplied_in_the_format_of_the_screen(spec):
    faces = FaceCache()
    for surface, width in ((faces.full(spec, 240), 240), (faces.table(spec, 96), 96)):
        assert surface.get_size() == (width, height_of(width))
        assert surface.get_masks() == pygame.Surface((1, 1)).convert_alpha().get_masks()
        assert _is_premultiplied(surface)
        assert surface.get_at((0, 0)).a == 0
        assert surface.get_at((width // 2, height_of(width) // 2)).a == 255


def test_every_kind_looks_different():
    faces = FaceCache()
    frames = {pygame.image.tobytes(faces.table(spec, 90), "RGBA") for spec in STYLES}
    assert len(frames) == len(STYLES) == len(THEMES)


@pytest.mark.parametrize("deck", ["loot", "treasure", "monster", "room", "character", "soul"])
def test_every_deck_has_a_back(deck):
    back = FaceCache().back(deck, 100)
    assert back.get_size() == (100, height_of(100))
    assert _is_premultiplied(back)


def test_shadow_glow_and_icons_are_premultiplied():
    faces = FaceCache()
    for surface in (faces.shadow((90, 126), 8), faces.glow((90, 126), 8, (90, 230, 255)), sign("heart", 32)):
        assert _is_premultiplied(surface)
        assert surface.get_bounding_rect().width > 0


def test_a_card_without_text_gives_its_room_to_the_picture(monster):
    bare = attrs.evolve(monster, text=())
    assert plan_full(bare, 285).art.height > plan_full(monster, 285).art.height


def test_a_sheet_holds_every_card(monster, treasure):
    picture = sheet([monster, treasure, monster], 2, 90)
    assert picture.get_width() >= 2 * 90
    assert picture.get_height() >= 2 * height_of(90)


def test_faces_are_drawn_in_the_time_of_a_few_frames(monster, treasure):
    faces = FaceCache()
    faces.full(treasure, 300)
    faces.table(treasure, 120)

    def best(draw):
        times = []
        for number in range(4):
            spec = attrs.evolve(monster, title=f"Fly {number}")
            start = time.process_time()
            draw(spec)
            times.append((time.process_time() - start) * 1000)
        return min(times)

    assert best(lambda spec: faces.full(spec, 300)) <= 45
    assert best(lambda spec: faces.table(spec, 120)) <= 12


@pytest.mark.parametrize("size", [(90, 126), (121, 169), (180, 251), (285, 398)])
def test_a_halo_lies_evenly_around_its_card(size):
    faces = FaceCache()
    for halo in (faces.shadow(size, 8), faces.glow(size, 8, (90, 230, 255))):
        width, height = halo.get_size()
        middle = height // 2
        left = [halo.get_at((x, middle)).a for x in range(width // 2)]
        right = [halo.get_at((width - 1 - x, middle)).a for x in range(width // 2)]
        assert max(abs(a - b) for a, b in zip(left, right, strict=True)) <= 36  # half a pixel of scaling
