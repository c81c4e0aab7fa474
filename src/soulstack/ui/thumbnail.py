"""A small picture of the table for the list of saved games."""

import pygame

from soulstack.app.slots import PICTURE, pack_picture


def take(screen: pygame.Surface) -> str:
    """Gives what is on the screen as saves keep it."""
    small = pygame.transform.smoothscale(screen.convert(24), PICTURE)
    return pack_picture(pygame.image.tobytes(small, "RGB"))


def show(pixels: bytes, size: tuple[int, int]) -> pygame.Surface:
    """Makes a picture of a size from the pixels in a save."""
    return pygame.transform.smoothscale(pygame.image.frombytes(pixels, PICTURE, "RGB"), size)
