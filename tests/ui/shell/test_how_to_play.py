"""How a game is played, in five pages: reached from the lessons and the rule book, turned by mouse, keys and pad."""

import pygame
import pytest
from tests.ui.shell.test_gamepad import button, press

from soulstack.app.registry import games
from soulstack.ui.primer import PICTURE, Cards, Sign
from soulstack.ui.router import screens_of_the_game
from soulstack.ui.scenes.how_to_play import HowToPlayScene
from soulstack.ui.scenes.learn import LearnScene
from soulstack.ui.scenes.rules import RulesScene

PRIMERS = [game.key for game in games() if screens_of_the_game(game.key).primer]


@pytest.fixture
def pages(at_title):
    at_title.press("Learn")
    at_title.press("How to play")
    assert isinstance(at_title.scene, HowToPlayScene)
    return at_title


def test_the_pages_are_read_by_clicks_and_lead_into_the_rule_book(pages):
    for at in range(4):
        assert pages.scene.at == at
        pages.press("Next")
    pages.press("Page before")
    assert pages.scene.at == 3
    pages.press("Next")
    pages.press("Rule book")
    assert isinstance(pages.scene, RulesScene)
    pages.press("How to play")
    for _ in range(4):
        pages.key(pygame.K_RETURN)
    pages.key(pygame.K_RETURN)
    assert isinstance(pages.scene, RulesScene), "the book that lay below is open again"
    pages.key(pygame.K_ESCAPE)
    assert isinstance(pages.scene, LearnScene)


def test_arrows_turn_pages_and_stop_at_either_end(pages):
    pages.key(pygame.K_LEFT)
    assert pages.scene.at == 0
    pages.key(*[pygame.K_RIGHT] * 3, pygame.K_PAGEDOWN, pygame.K_RIGHT)
    assert pages.scene.at == 4
    pages.key(pygame.K_PAGEUP, pygame.K_LEFT)
    assert pages.scene.at == 2


def test_a_pad_turns_pages_and_leaves(pages):
    press(pages, pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_A)
    assert pages.scene.at == 2
    press(pages, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert pages.scene.at == 1
    pages.send(button(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_B))
    assert isinstance(pages.scene, LearnScene)


def test_a_game_without_pages_offers_none_and_is_not_broken_by_being_asked_for_them(pages):
    bare = next(game.key for game in games() if game.key not in PRIMERS)
    pages.key(pygame.K_ESCAPE)
    pages.scene.choose(bare)
    assert "How to play" not in [getattr(each, "text", "") for each in pages.scene.form.stops()]
    pages.app.go("how to play")
    pages.wait(0.1)
    assert pages.scene.pages


@pytest.mark.parametrize("key", PRIMERS)
def test_every_part_of_a_picture_is_there_and_lies_in_it(key):
    screens = screens_of_the_game(key)
    book = screens.card_book()
    assert len(screens.primer) == 5
    for page in screens.primer:
        for part in page.parts:
            wide = part.size if isinstance(part, Sign) else part.wide
            assert part.x >= 0
            assert part.x + wide <= PICTURE[0]
            if isinstance(part, Cards):
                assert set(part.ids) <= set(book.cards)
                assert part.y + part.high <= PICTURE[1]
