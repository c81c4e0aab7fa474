"""A click on a bot's plate tells what it is like and why it did what it did last; the offer of cents may ask for something."""

import pygame
import pytest

from soulstack.games.foursouls.rules.view import Favour
from soulstack.games.foursouls.screen.offer_panel import Giving
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.bots import bot_words
from soulstack.ui.tabletop.prompt import key_width

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
def giving():
    offers = {1: [("Leave me alone this turn", Favour("spare", 0))]}
    return Giving(
        [(1, "Ash", False), (2, "Mo", True)], 5, Kit(1.0), Box(0, 0, 1280, 720), lambda seat: offers.get(seat, [])
    )


def test_a_favour_is_asked_for_by_a_key_and_forgotten_with_the_player(giving):
    assert giving.favour is None
    giving.key(pygame.K_f)
    assert giving.favour == Favour("spare", 0)
    assert [button.choice.words for button in giving.buttons][-1] == "Offer 1¢"
    giving.key(pygame.K_2)
    assert giving.favour is None
    giving.key(pygame.K_f)
    assert giving.favour is None
    giving.key(pygame.K_RETURN)
    assert giving.done == (2, 1)


class Noting(Kit):
    """Notes where the words of buttons are put."""

    def __init__(self, *values):
        super().__init__(*values)
        self.labels, self.places = set(), []

    def label(self, *args, **values):
        image = super().label(*args, **values)
        self.labels.add(image)
        return image

    def put(self, target, image, x, y, ax=0.0, ay=0.0):
        if image in self.labels:
            left = x - ax * image.get_width() / self.u
            self.places.append((left, left + image.get_width() / self.u))
        super().put(target, image, x, y, ax, ay)


@pytest.mark.parametrize("text", [1.0, 1.4])
def test_a_name_in_the_offer_keeps_off_the_sign_of_its_seat_and_off_its_key(text):
    kit = Noting(1.0, text)
    giving = Giving([(1, "Bartholomew", False), (2, "Mo", False), (3, "Cinder", False)], 5, kit, Box(0, 0, 1280, 720))
    giving.draw(pygame.Surface((1280, 720)), (0.0, 0.0))
    for (left, right), button in zip(kit.places, giving.people, strict=False):
        assert left >= 8 + 18
        assert right <= button.box.w - 9 - key_width(kit, button.choice.key)
