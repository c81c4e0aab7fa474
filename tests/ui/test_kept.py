"""Pictures that are kept by their bytes."""

import pygame

from soulstack.ui.picture_cache import Kept, bytes_of, kept


def sheets(limit_mb=1.0):
    """Give a function that makes sheets of some height, a quarter of a megabyte for each 64 lines, and what it made."""
    made = []

    @kept(limit_mb)
    def sheet(height: int, name: str = "") -> pygame.Surface:
        made.append((height, name))
        return pygame.Surface((1024, height), depth=32)

    return sheet, made


def test_the_same_words_give_the_same_picture():
    sheet, made = sheets()
    assert sheet(64) is sheet(64)
    assert sheet(64, name="a") is not sheet(64, name="b")
    assert len(made) == 3


def test_what_was_unused_for_longest_goes_when_the_bytes_are_used_up():
    sheet, made = sheets()
    for name in "abcd":
        sheet(64, name)
    sheet(64, "a")
    sheet(64, "e")
    assert sheet.bytes == 4 * bytes_of(sheet(64, "a")) == sheet.limit_bytes
    made.clear()
    sheet(64, "a")
    sheet(64, "b")
    assert made == [(64, "b")]


def test_a_picture_larger_than_all_others_together_is_kept_alone():
    sheet, _ = sheets()
    sheet(64)
    assert sheet(1024) is sheet(1024)
    assert len(sheet) == 1


def test_forgetting_frees_everything():
    sheet, made = sheets()
    sheet(64)
    sheet.cache_clear()
    assert sheet.bytes == len(sheet) == 0
    sheet(64)
    assert len(made) == 2


def test_every_painter_of_large_pictures_is_bounded_by_bytes():
    from soulstack.ui import paint
    from soulstack.ui.cards import frames
    from soulstack.ui.cards import paint as card_paint

    painters = {
        each for module in (paint, card_paint, frames) for each in vars(module).values() if isinstance(each, Kept)
    }
    assert len(painters) >= 16
    assert sum(painter.limit_bytes for painter in painters) < 600 * 2**20
