import pygame

from soulstack.ui import curtain_art, theme
from soulstack.ui.units import Space


def test_a_curtain_fills_the_window_and_wears_the_colour_it_was_dyed_in(app):
    for size in ((1280, 720), (640, 480)):
        cloth = curtain_art.hung(Space(size, size[1] / 720), theme.mix(theme.NIGHT, (130, 214, 124), 0.5))
        assert cloth.get_size() == size
        assert cloth.get_flags() & pygame.SRCALPHA == 0
        red, green, blue, _ = pygame.transform.average_color(cloth)
        assert green > max(red, blue) + 10


def test_dyeing_one_curtain_leaves_the_next_alone(app):
    space = Space((640, 360), 0.5)
    one = curtain_art.hung(space, (200, 40, 40)).get_at((200, 200))
    curtain_art.hung(space, (40, 200, 40)).fill((0, 0, 0))
    assert curtain_art.hung(space, (200, 40, 40)).get_at((200, 200)) == one
