"""Faces that were given up for want of room: the table asks for them again."""

import pygame
import pytest
from tests.games.foursouls.screen.fake import PlainBook

from soulstack.games.foursouls.screen.card_looks import BARE, Looks
from soulstack.ui.cards import FaceCache
from soulstack.ui.paint.kit import Kit

CARD = "monstro"


@pytest.fixture
def faces():
    pygame.display.init()
    pygame.font.init()
    return FaceCache()


def large(looks):
    """Give the picture of a card that is wider than its usual face."""
    return looks.sprite(looks.plain(CARD), looks.great / looks.kit.u).get_buffer().raw


def drawn(looks):
    """Let everything be drawn that is asked for, and give the picture."""
    while True:
        picture = large(looks)
        if not looks.faces.waiting:
            return picture
        looks.faces.work(10_000)


def test_a_face_that_was_given_up_is_drawn_again_for_a_card_that_needs_it(faces):
    looks = Looks(Kit(1.0, 1.0), faces, PlainBook())
    looks.want(CARD)
    sharp = drawn(looks)
    faces.clear()
    looks.clear()
    large(looks)
    assert not looks.is_final(looks.plain(CARD), looks.great / looks.kit.u)
    assert drawn(looks) == sharp


def test_a_small_card_is_shown_as_soon_as_its_face_without_words_is_drawn(faces):
    looks = Looks(Kit(1.0, 1.0), faces, PlainBook())
    look = looks.plain(CARD)._replace(bare=BARE)
    width = BARE / 2 / looks.kit.u
    back = looks.sprite(look, width).get_buffer().raw
    faces.cancel()
    assert not looks.thumb_ready(CARD)
    while faces.waiting:
        faces.work(10_000)
    assert looks.is_final(look, width)
    assert looks.sprite(look, width).get_buffer().raw != back
