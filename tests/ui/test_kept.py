"""Pictures that are kept by their bytes."""

import pygame

from soulstack.ui.picture_cache import Painter, PictureCache, bytes_of, kept


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
    from soulstack.ui.cards import art, frames
    from soulstack.ui.paint import icons, masks, plates, shadows, text

    modules = (art, frames, icons, masks, plates, shadows, text)
    painters = {each for module in modules for each in vars(module).values() if isinstance(each, Painter)}
    assert len(painters) >= 16
    assert sum(painter.limit_bytes for painter in painters) < 600 * 2**20


def test_a_cache_makes_a_picture_once_and_counts_what_it_holds():
    cache, made = PictureCache(3 * 2**10), []

    def make():
        made.append(1)
        return pygame.Surface((16, 16), depth=32)

    assert cache.get("a", make) is cache.get("a", make)
    assert (len(made), cache.made, cache.bytes, len(cache)) == (1, 1, 2**10, 1)
    for name in "bcd":
        cache.keep(name, make())
    assert ["a" in cache, *(name in cache for name in "bcd")] == [False, True, True, True]
    assert cache.find("a") is None
    cache.clear()
    assert cache.bytes == len(cache) == 0
