import pygame
import pytest

from soulstack.ui import paint, theme


@pytest.mark.parametrize(("words", "text", "ground"), theme.TEXT_PAIRS, ids=[pair[0] for pair in theme.TEXT_PAIRS])
def test_every_text_is_readable_on_its_ground(words, text, ground):
    assert theme.contrast(text, ground) >= theme.READABLE


def test_contrast_is_that_of_the_guidelines():
    assert theme.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21.0)
    assert theme.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_no_two_seats_share_a_colour_a_shape_or_a_word():
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


def test_a_line_shrinks_until_it_fits(app):
    px = paint.fitting(theme.BODY_FONT, 30, "a rather long line of words", 120)
    assert px < 30
    assert theme.font(theme.BODY_FONT, px).size("a rather long line of words")[0] <= 120


def test_wrapped_lines_fit_and_lose_no_word(app):
    text = "Soulstack is made by fans.\nIts pictures are its own."
    lines = paint.wrap(theme.BODY_FONT, 20, text, 150)
    assert all(theme.font(theme.BODY_FONT, 20).size(line)[0] <= 150 for line in lines)
    assert " ".join(lines).split() == text.split()


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
