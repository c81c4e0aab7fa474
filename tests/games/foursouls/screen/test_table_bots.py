"""A click on a bot's plate tells what it is like and why it did what it did last; the offer of cents may ask for something."""

import pygame
import pytest

from soulstack.app.settings import Settings
from soulstack.games.foursouls.rules.view import Favour
from soulstack.games.foursouls.screen.offer_panel import OfferScene
from soulstack.ui import loop
from soulstack.ui.gui.values import Pick
from soulstack.ui.scene import BaseScene
from soulstack.ui.tabletop.bots import bot_words

SEATS = ("human", "bot:normal:greedy", "bot:easy")


class Told:
    """Stands for a session that knows why its bots do something."""

    def bot_reason(self, seat):
        return "Attacks Pin: 71 % to win a soul." if seat == 1 else ""


def test_a_bot_tells_its_level_its_temper_and_its_reason():
    assert bot_words(SEATS, Told(), 1, "Coffer") == "Coffer (Normal, greedy): Attacks Pin: 71 % to win a soul."
    assert bot_words(SEATS, Told(), 2, "Ash") == "Ash (Easy)."
    assert bot_words(SEATS, Told(), 0, "You") == ""


@pytest.fixture
def offered(open_table_app):
    offers = {1: [("Leave me alone this turn", Favour("spare", 0))]}
    given = []
    scene = OfferScene(
        open_table_app,
        [(1, "Ash", False), (2, "Mo", True)],
        5,
        lambda *what: given.append(what),
        lambda seat: offers.get(seat, []),
    )
    open_table_app.push(BaseScene())
    open_table_app.push(scene)
    open_table_app.step(1 / 60)
    return scene, given


@pytest.fixture
def open_table_app():
    loop.open_display()
    return loop.App(Settings(), size=(1280, 720), keep_settings=False)


def key(scene, *codes):
    for code in codes:
        scene.app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
        scene.app.step(1 / 60)


def test_a_favour_is_asked_for_by_a_key_and_forgotten_with_the_player(offered):
    scene, given = offered
    assert scene.favour is None
    key(scene, pygame.K_f)
    assert scene.favour == Favour("spare", 0)
    assert scene.give.text == "Offer 1¢"
    key(scene, pygame.K_2)
    assert scene.favour is None
    key(scene, pygame.K_f)
    assert scene.favour is None
    assert scene.give.text == "Mo agrees: give 1¢"
    key(scene, pygame.K_RETURN)
    assert given == [(2, 1, None)]


def test_whom_how_many_and_for_what_are_reached_by_tab_alone(offered):
    scene, given = offered
    pick = next(each for each in scene.form.stops() if isinstance(each, Pick))
    for _ in range(8):
        if scene.form.focus is pick:
            break
        key(scene, pygame.K_TAB)
    key(scene, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert scene.favour == Favour("spare", 0)
    scene.form.set_focus(scene.slider)
    key(scene, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_SPACE)
    assert given == [(1, 3, Favour("spare", 0))]
