import math
from itertools import combinations

import pygame
import pytest

from soulstack.app.settings import PALETTES
from soulstack.ui import paint, text_fit, theme


@pytest.fixture(params=theme.PALETTES)
def palette(request):
    theme.use_palette(request.param)
    yield request.param
    theme.use_palette("standard")


def test_every_text_is_readable_on_its_ground(palette):
    poor = [(words, theme.contrast(text, ground)) for words, text, ground in theme.text_pairs()]
    assert not [pair for pair in poor if pair[1] < theme.READABLE]


# How eyes without one of the three kinds of cones see linear light (Machado, Oliveira and Fernandes, 2009).
EYES = {
    "without red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "without green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "without blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "all three": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
MADE_FOR = {
    "standard": ("all three",),
    "red_green": ("without red cones", "without green cones", "all three"),
    "blue_yellow": ("without blue cones", "all three"),
    "contrast": ("all three",),
}
APART = 20.0
"""The least distance in Lab; about 2.3 is just noticed side by side."""


def seen(colour, eyes):
    """Gives a colour in Lab as somebody sees it."""
    light = [part / 255 for part in colour]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in light]
    red, green, blue = (max(0.0, min(1.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in eyes)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def test_the_eyes_of_the_test_take_red_for_green():
    red, green = (200, 60, 60), (110, 110, 60)
    assert math.dist(seen(red, EYES["all three"]), seen(green, EYES["all three"])) > 50
    assert math.dist(seen(red, EYES["without green cones"]), seen(green, EYES["without green cones"])) < 20


def test_seats_and_news_stay_apart_for_the_eyes_a_palette_is_made_for(palette):
    for words in MADE_FOR[palette]:
        marks = [seen(mark.colour, EYES[words]) for mark in theme.SEATS]
        assert min(math.dist(one, other) for one, other in combinations(marks, 2)) >= APART, words
        assert math.dist(seen(theme.GOOD, EYES[words]), seen(theme.BAD, EYES[words])) >= APART, words


def test_every_kind_of_eyes_has_its_palette():
    assert set(MADE_FOR) == set(theme.PALETTES) == set(PALETTES)
    assert {eyes for made in MADE_FOR.values() for eyes in made} == set(EYES)


def test_contrast_is_that_of_the_guidelines():
    assert theme.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21.0)
    assert theme.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_no_two_seats_share_a_colour_a_shape_or_a_word(palette):
    for field in ("colour", "shape", "word"):
        assert len({getattr(mark, field) for mark in theme.SEATS}) == len(theme.SEATS) == 4


def test_the_fonts_are_the_games_own():
    assert theme.font_path(theme.TITLE_FONT).name == "LilitaOne-Regular.ttf"
    for name in (theme.BODY_FONT, theme.BOLD_FONT, theme.ITALIC_FONT):
        path = theme.font_path(name)
        assert path.name.startswith("FiraSans-")
        assert path.is_file()


def test_the_marks_of_the_seats_differ_without_their_colours(app):
    shapes = {pygame.mask.from_surface(paint.seat_badge(seat, 64)).count() for seat in range(4)}
    assert len(shapes) == 4


def test_a_plate_is_as_large_as_asked_for_and_has_clear_corners(app):
    plate = paint.plate((200, 60), 14, "wood", 4)
    assert plate.get_size() == (200, 60)
    assert plate.get_at((0, 0)).a == 0
    assert plate.get_at((100, 30)).a == 255
    assert plate.get_at((100, 1))[:3] == theme.INK


def test_round_corners_are_smooth(app):
    corner = [paint.round_mask((80, 80), 30).get_at((x, y)).a for x in range(30) for y in range(30)]
    assert len({alpha for alpha in corner if 0 < alpha < 255}) > 8


@pytest.mark.parametrize("material", paint.MATERIALS)
def test_no_material_is_one_flat_colour(app, material):
    plate = paint.plate((120, 60), 10, material, 3)
    colours = {tuple(plate.get_at((x, y))) for x in range(20, 100, 4) for y in range(15, 45, 4)}
    assert len(colours) >= 8


def test_words_shrink_a_little_then_wrap_and_are_cut_at_last(app):
    words = "a rather long line of words"
    wide = theme.font(theme.BODY_FONT, 30).size(words)[0]
    smaller = text_fit.fit(theme.BODY_FONT, 30, words, round(wide * 0.85), 80)
    assert (smaller.lines, smaller.cut) == ((words,), False)
    assert 24 <= smaller.px < 30
    wrapped = text_fit.fit(theme.BODY_FONT, 30, words, wide // 2, 80)
    assert len(wrapped.lines) == 2
    assert " ".join(wrapped.lines) == words
    cut = text_fit.fit(theme.BODY_FONT, 30, words, wide // 4)
    assert cut.cut
    assert cut.lines[0].endswith("…")
    assert theme.font(theme.BODY_FONT, cut.px).size(cut.lines[0])[0] <= wide // 4


def test_wrapped_lines_fit_and_lose_no_word(app):
    text = "Soulstack is made by fans.\nIts pictures are its own."
    lines = paint.wrap(theme.BODY_FONT, 20, text, 150)
    assert all(theme.font(theme.BODY_FONT, 20).size(line)[0] <= 150 for line in lines)
    assert " ".join(lines).split() == text.split()


def test_balanced_lines_never_part_a_word_that_fits(app):
    width = theme.font(theme.TITLE_FONT, 18).size("Verhaltensklärungen")[0] + 2
    assert paint.balanced(theme.TITLE_FONT, 18, "Verhaltensklärungen (3)", width) == ("Verhaltensklärungen", "(3)")


def test_the_way_to_a_file_breaks_between_its_parts(app):
    lines = paint.wrap(theme.BODY_FONT, 20, "/home/nora/.local/share/Soulstack/logs/crash-20240328.txt", 300)
    assert "".join(lines) == "/home/nora/.local/share/Soulstack/logs/crash-20240328.txt"
    assert all(line.endswith(("/", "-")) for line in lines[:-1])


def test_balanced_lines_are_as_few_and_none_is_much_shorter(app):
    text = "The last save is damaged and was moved aside; the game goes on from the one before it."
    plain, balanced = (paint.wrap(theme.BODY_FONT, 20, text, 380), paint.balanced(theme.BODY_FONT, 20, text, 380))
    widths = [theme.font(theme.BODY_FONT, 20).size(line)[0] for line in balanced]
    assert len(balanced) == len(plain)
    assert max(widths) <= 380
    assert min(widths) > 0.6 * max(widths)
    assert " ".join(balanced).split() == text.split()


def test_a_word_longer_than_the_line_is_cut_and_not_lost(app):
    path = "/home/someone/.local/state/Soulstack/log/crash-20260101-000000.txt"
    lines = paint.wrap(theme.BODY_FONT, 20, f"A report is in {path}.", 160)
    assert all(theme.font(theme.BODY_FONT, 20).size(line)[0] <= 160 for line in lines)
    assert path in "".join(lines)


def test_a_missing_icon_is_empty_and_no_error(app):
    icon = paint.icon("there_is_no_such_icon", 24)
    assert icon.get_size() == (24, 24)
    assert icon.get_bounding_rect().width == 0


def test_every_cached_surface_is_converted_for_the_screen(app):
    wanted = pygame.Surface((1, 1), pygame.SRCALPHA).convert_alpha()
    made = [
        paint.plate((90, 40), 8, "paper", 3),
        paint.shadow((90, 40), 8, 6),
        paint.glow((90, 40), 8, 6, theme.FOCUS),
        paint.words(theme.TITLE_FONT, 20, "Words", theme.CREAM, 2),
        paint.words(theme.BODY_FONT, 20, "Words", theme.CREAM),
        paint.icon("soul", 30),
        paint.seat_badge(0, 30, "A"),
    ]
    for surface in made:
        assert surface.get_masks() == wanted.get_masks()
        assert surface.get_bitsize() == wanted.get_bitsize()


def test_what_is_sunk_into_the_dark_ground_of_the_contrast_palette_has_an_edge():
    try:
        theme.use_palette("contrast")
        assert theme.contrast(theme.WELL_EDGE, theme.SLATE) >= 3
        assert theme.contrast(theme.WELL_EDGE, theme.WELL) >= 3
    finally:
        theme.use_palette("standard")
