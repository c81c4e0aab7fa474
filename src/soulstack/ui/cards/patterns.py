"""Frame patterns, one for each kind of card, drawn in frame units at twice the final size."""

import math
from collections.abc import Callable

import pygame

from soulstack.ui.cards.themes import Colour

Painter = Callable[[pygame.Surface, float, tuple[int, int, int, int]], None]


def _diamonds(target: pygame.Surface, u: float, colour: tuple[int, int, int, int]) -> None:
    step = 15 * u
    for row in range(int(target.get_height() / step) + 2):
        for column in range(int(target.get_width() / step) + 2):
            x, y = (column + 0.5 * (row % 2)) * step, row * step
            r = 4.6 * u
            pygame.draw.polygon(target, colour, ((x, y - r), (x + r, y), (x, y + r), (x - r, y)))


def _stitches(target: pygame.Surface, u: float, colour: tuple[int, int, int, int]) -> None:
    step = 8 * u
    for row in range(int(target.get_height() / step) + 1):
        for column in range(int(target.get_width() / step) + 1):
            x, y = column * step, row * step
            if (row + column) % 2:
                pygame.draw.line(target, colour, (x, y), (x + 4.5 * u, y), max(1, round(1.8 * u)))
            else:
                pygame.draw.line(target, colour, (x, y), (x, y + 4.5 * u), max(1, round(1.8 * u)))


def _claws(target: pygame.Surface, u: float, colour: tuple[int, int, int, int]) -> None:
    width, height = target.get_size()
    for index in range(7):
        x = width * (0.04 + 0.155 * index)
        for part in range(3):
            left = x + part * 9 * u
            for top, tall in ((2 * u, 52 * u), (height - 30 * u, 28 * u)):
                points = ((left, top), (left + 5 * u, top), (left - 6 * u, top + tall))
                pygame.draw.polygon(target, colour, points)
    for row in range(9):
        y = height * (0.14 + 0.095 * row)
        for left, right in ((0.0, 12 * u), (float(width), width - 12 * u)):
            pygame.draw.polygon(target, colour, ((left, y), (left, y + 16 * u), (right, y + 8 * u)))


def _rays(target: pygame.Surface, u: float, colour: tuple[int, int, int, int]) -> None:
    width, height = target.get_size()
    middle = (width / 2, height * 0.36)
    reach = math.hypot(width, height)
    for index in range(32):
        a, b = (index - 0.25) * math.tau / 32, (index + 0.25) * math.tau / 32
        pygame.draw.polygon(
            target,
            colour,
            (
                middle,
                (middle[0] + reach * math.cos(a), middle[1] + reach * math.sin(a)),
                (middle[0] + reach * math.cos(b), middle[1] + reach * math.sin(b)),
            ),
        )
    pygame.draw.circle(target, (0, 0, 0, 0), middle, 20 * u)


def _hazard(target: pygame.Surface, u: float, colour: tuple[int, int, int, int]) -> None:
    width, height = target.get_size()
    step = 30 * u
    x = -float(height)
    while x < width:
        points = ((x, height), (x + step / 2, height), (x + step / 2 + height, 0), (x + height, 0))
        pygame.draw.polygon(target, colour, points)
        x += step


def _swirls(target: pygame.Surface, u: float, colour: tuple[int, int, int, int]) -> None:
    step = 34 * u
    for row in range(int(target.get_height() / step) + 2):
        for column in range(int(target.get_width() / step) + 2):
            x, y = (column + 0.5 * (row % 2)) * step, row * step
            points = [
                (
                    x + (2 + 1.7 * turn) * u * math.cos(turn * 0.9),
                    y + (2 + 1.7 * turn) * u * math.sin(turn * 0.9),
                )
                for turn in range(8)
            ]
            pygame.draw.lines(target, colour, False, points, max(1, round(2.4 * u)))


def _checks(target: pygame.Surface, u: float, colour: tuple[int, int, int, int]) -> None:
    step = 11 * u
    for row in range(int(target.get_height() / step) + 1):
        for column in range(int(target.get_width() / step) + 1):
            if (row + column) % 2:
                target.fill(colour, pygame.Rect(round(column * step), round(row * step), round(step), round(step)))


def _links(target: pygame.Surface, u: float, colour: tuple[int, int, int, int]) -> None:
    step = 18 * u
    for row in range(int(target.get_height() / step) + 1):
        for column in range(int(target.get_width() / step) + 1):
            rect = pygame.Rect(0, 0, round(13 * u), round(8 * u))
            if (row + column) % 2:
                rect.size = (rect.height, rect.width)
            rect.center = (round((column + 0.5) * step), round((row + 0.5) * step))
            pygame.draw.ellipse(target, colour, rect, max(1, round(2.2 * u)))


def _waves(target: pygame.Surface, u: float, colour: tuple[int, int, int, int]) -> None:
    width, height = target.get_size()
    y = 6 * u
    row = 0
    while y < height:
        points = [(x, y + 4 * u * math.sin(x / (9 * u) + row)) for x in range(0, width + 8, max(2, round(3 * u)))]
        pygame.draw.lines(target, colour, False, points, max(1, round(2.4 * u)))
        y += 11 * u
        row += 1


def _bricks(target: pygame.Surface, u: float, colour: tuple[int, int, int, int]) -> None:
    width, height = target.get_size()
    tall, wide = 13 * u, 28 * u
    for row in range(int(height / tall) + 1):
        y = row * tall
        pygame.draw.line(target, colour, (0, y), (width, y), max(1, round(1.8 * u)))
        for column in range(int(width / wide) + 2):
            x = (column + 0.5 * (row % 2)) * wide
            pygame.draw.line(target, colour, (x, y), (x, y + tall), max(1, round(1.8 * u)))


def _flames(target: pygame.Surface, u: float, colour: tuple[int, int, int, int]) -> None:
    width, height = target.get_size()
    for index in range(12):
        x = (index + 0.5) * width / 12
        tall = (70 if index % 2 else 46) * u
        half = 15 * u
        for base, sign in ((height, -1), (62 * u, -1)):
            tip = (x + 5 * u, base + sign * tall)
            pygame.draw.polygon(
                target, colour, ((x - half, base), (x - half * 0.5, base + sign * tall * 0.5), tip, (x + half, base))
            )


PATTERNS: dict[str, Painter] = {
    "diamonds": _diamonds,
    "stitches": _stitches,
    "claws": _claws,
    "rays": _rays,
    "hazard": _hazard,
    "swirls": _swirls,
    "checks": _checks,
    "links": _links,
    "waves": _waves,
    "bricks": _bricks,
    "flames": _flames,
}


def plaque_points(shape: str, box: pygame.Rect, u: float) -> list[tuple[float, float]]:
    """Returns the outline of the title plaque inside a box."""
    left, top, right, bottom = float(box.left), float(box.top), float(box.right), float(box.bottom)
    middle = (top + bottom) / 2
    notch = 8 * u
    if shape == "ticket":
        return [
            (left + notch, top), (right - notch, top), (right - notch, top + notch), (right, top + notch),
            (right, bottom - notch), (right - notch, bottom - notch), (right - notch, bottom),
            (left + notch, bottom), (left + notch, bottom - notch), (left, bottom - notch),
            (left, top + notch), (left + notch, top + notch),
        ]  # fmt: skip
    if shape == "tag":
        return [(left + 12 * u, top), (right - 12 * u, top), (right, middle), (right - 12 * u, bottom),
                (left + 12 * u, bottom), (left, middle)]  # fmt: skip
    if shape == "jagged":
        points = [(left, top), (right, top), (right, bottom - 3 * u)]
        teeth = 13
        for index in range(1, teeth):
            x = right - (right - left) * index / teeth
            points.append((x, bottom - (8 * u if index % 2 else 0)))
        points.append((left, bottom - 3 * u))
        return points
    if shape == "horns":
        return [(left - 2 * u, top - 5 * u), (left + 20 * u, top + 3 * u), (right - 20 * u, top + 3 * u),
                (right + 2 * u, top - 5 * u), (right - 3 * u, middle), (right - 14 * u, bottom),
                (left + 14 * u, bottom), (left + 3 * u, middle)]  # fmt: skip
    if shape == "banner":
        return [(left - 4 * u, top), (right + 4 * u, top), (right - 5 * u, middle), (right + 4 * u, bottom),
                (left - 4 * u, bottom), (left + 5 * u, middle)]  # fmt: skip
    if shape == "arch":
        curve = [
            (left + (right - left) * step / 12, top + 9 * u * (1 - math.sin(math.pi * step / 12))) for step in range(13)
        ]
        return [*curve, (right, bottom), (left, bottom)]
    radius = (bottom - top) / 2
    round_end = [
        (right - radius + radius * math.cos(angle), middle + radius * math.sin(angle))
        for angle in (math.pi * (step / 10 - 0.5) for step in range(11))
    ]
    return [*round_end, *((left + right - x, y) for x, y in reversed(round_end))]


def shade(colour: Colour, amount: int) -> tuple[int, int, int, int]:
    """Returns a colour with an alpha value."""
    return (*colour, amount)
