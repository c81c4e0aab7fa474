"""A click on a bot's plate tells what it is like and why it did what it did last; the offer of cents may ask for something."""

import pygame
import pytest

from soulstack.foursouls.view import Favour
from soulstack.ui.table.bots import bot_words
from soulstack.ui.table.geometry import Box
from soulstack.ui.table.giving import Giving
from soulstack.ui.table.kit import Kit


class Told:
    """Stands for a session with a person and two bots."""

    seats = ("human", "bot:normal:greedy", "bot:easy")

    def bot_reason(self, seat):
        return "Attacks Pin: 71 % to win a soul." if seat == 1 else ""


def test_a_bot_tells_its_level_its_temper_and_its_reason():
    assert bot_words(Told(), 1, "Coffer") == "Coffer (Normal, greedy): Attacks Pin: 71 % to win a soul."
    assert bot_words(Told(), 2, "Ash") == "Ash (Easy)."
    assert bot_words(Told(), 0, "You") == ""


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
