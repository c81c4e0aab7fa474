import pygame
import pytest

from soulstack.ui.cards import FaceSpec


@pytest.fixture(scope="session", autouse=True)
def screen():
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode((64, 64))


@pytest.fixture
def monster():
    return FaceSpec(
        "fly",
        "Fly",
        "monster",
        "basic",
        ("On death, the active player gains 1¢.",),
        hp=1,
        evasion=2,
        attack=1,
        reward="1¢",
    )


@pytest.fixture
def treasure():
    return FaceSpec(
        "the_d100",
        "The D100",
        "treasure",
        "active",
        ("↷ Roll: 1: loot 1. 2: loot 2. 3: gain 3¢. 4: gain 4¢. 5: +1 {hp} this turn. 6: +1 {atk} this turn.",),
    )
