"""Colours, fonts and the marks of the seats: the one place where the look is decided.

All sizes are units of a 1280 x 720 window; `soulstack.ui.units` turns them into pixels.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame
from attrs import frozen

from soulstack.ui.typeface import Typeface

Colour = tuple[int, int, int]

INK: Final[Colour] = (20, 12, 20)
"""Every outline; one ink holds the drawings and the screens together."""
NIGHT: Final[Colour] = (24, 16, 28)
CREAM: Final[Colour] = (255, 245, 224)
MUTED: Colour = (214, 196, 178)
GOLD: Final[Colour] = (246, 202, 96)
EMBER: Final[Colour] = (255, 162, 84)
FOCUS: Final[Colour] = (112, 226, 255)
GOOD: Colour = (140, 224, 150)
BAD: Colour = (255, 150, 138)
PAPER: Final[Colour] = (238, 222, 190)
PAPER_LOW: Final[Colour] = (214, 190, 152)
PAPER_TEXT: Final[Colour] = (42, 24, 28)
PAPER_MUTED: Final[Colour] = (92, 58, 50)
WOOD: Colour = (92, 56, 50)
WOOD_LOW: Colour = (46, 27, 34)
SLATE: Colour = (58, 44, 62)
SLATE_LOW: Colour = (34, 25, 40)
WELL: Colour = (26, 18, 30)
WELL_LOW: Colour = (44, 33, 48)
WELL_EDGE: Colour = (16, 10, 18)
BRASS: Final[Colour] = (190, 134, 52)
BRASS_LOW: Final[Colour] = (112, 70, 28)
BLOOD: Final[Colour] = (150, 52, 54)
BLOOD_LOW: Final[Colour] = (88, 26, 36)

TITLE_FONT: Final = "title"
BODY_FONT: Final = "body"
BOLD_FONT: Final = "bold"
ITALIC_FONT: Final = "italic"

READABLE: Final = 4.5
"""The least contrast between a text and what lies behind it."""


@frozen
class SeatMark:
    """How a seat is told apart: by colour, by shape and by a word, never by colour alone."""

    colour: Colour
    shape: str
    word: str


@frozen(kw_only=True)
class Palette:
    """Colours that tell things apart, chosen for the eyes that look at them."""

    seats: tuple[SeatMark, ...]
    good: Colour
    bad: Colour
    muted: Colour = MUTED
    wood: Colour = WOOD
    wood_low: Colour = WOOD_LOW
    slate: Colour = SLATE
    slate_low: Colour = SLATE_LOW
    well: Colour = WELL
    well_low: Colour = WELL_LOW
    well_edge: Colour = WELL_EDGE


PALETTES: Final[dict[str, Palette]] = {
    "standard": Palette(
        seats=(
            SeatMark((250, 186, 72), "circle", "amber circle"),
            SeatMark((104, 190, 250), "square", "blue square"),
            SeatMark((130, 214, 124), "triangle", "green triangle"),
            SeatMark((240, 140, 196), "diamond", "pink diamond"),
        ),
        good=GOOD,
        bad=BAD,
    ),
    # Apart for eyes that see red and green alike: only blue, yellow and brightness count.
    "red_green": Palette(
        seats=(
            SeatMark((255, 214, 60), "circle", "yellow circle"),
            SeatMark((90, 178, 255), "square", "blue square"),
            SeatMark((214, 150, 60), "triangle", "brown triangle"),
            SeatMark((246, 240, 255), "diamond", "white diamond"),
        ),
        good=(150, 214, 255),
        bad=(255, 178, 92),
    ),
    # Apart for eyes that see blue and yellow alike.
    "blue_yellow": Palette(
        seats=(
            SeatMark((255, 132, 120), "circle", "red circle"),
            SeatMark((96, 214, 206), "square", "teal square"),
            SeatMark((255, 244, 250), "triangle", "white triangle"),
            SeatMark((180, 160, 200), "diamond", "mauve diamond"),
        ),
        good=(120, 230, 220),
        bad=(255, 132, 120),
    ),
    "contrast": Palette(
        seats=(
            SeatMark((255, 255, 255), "circle", "white circle"),
            SeatMark((0, 214, 255), "square", "blue square"),
            SeatMark((255, 222, 0), "triangle", "yellow triangle"),
            SeatMark((255, 120, 220), "diamond", "pink diamond"),
        ),
        good=(130, 255, 160),
        bad=(255, 176, 166),
        muted=(246, 236, 220),
        wood=(44, 28, 28),
        wood_low=(20, 12, 16),
        slate=(26, 18, 30),
        slate_low=(10, 6, 12),
        # Nothing is darker than this ground, so what is sunk into it needs a light edge to be seen.
        well=(6, 4, 8),
        well_low=(22, 16, 26),
        well_edge=(168, 148, 164),
    ),
}
"""What the setting of the same name chooses from."""
SEATS: tuple[SeatMark, ...] = PALETTES["standard"].seats


def use_palette(name: str) -> None:
    """Takes on other colours; whatever was painted before has to be painted anew."""
    global SEATS, GOOD, BAD, MUTED, WOOD, WOOD_LOW, SLATE, SLATE_LOW, WELL, WELL_LOW, WELL_EDGE
    now = PALETTES[name]
    SEATS, GOOD, BAD, MUTED = now.seats, now.good, now.bad, now.muted
    WOOD, WOOD_LOW, SLATE, SLATE_LOW = now.wood, now.wood_low, now.slate, now.slate_low
    WELL, WELL_LOW, WELL_EDGE = now.well, now.well_low, now.well_edge


def text_pairs() -> tuple[tuple[str, Colour, Colour], ...]:
    """Lists every pair of text and ground that a screen uses; a test holds each to `READABLE` in every palette."""
    return (
        ("label on wood", CREAM, WOOD),
        ("label on dark wood", CREAM, WOOD_LOW),
        ("hint on wood", MUTED, WOOD_LOW),
        ("label on slate", CREAM, SLATE),
        ("hint on slate", MUTED, SLATE),
        ("value on slate", GOLD, SLATE),
        ("good news on slate", GOOD, SLATE),
        ("bad news on slate", BAD, SLATE),
        ("text on paper", PAPER_TEXT, PAPER),
        ("text on low paper", PAPER_TEXT, PAPER_LOW),
        ("hint on paper", PAPER_MUTED, PAPER),
        ("hint on low paper", PAPER_MUTED, PAPER_LOW),
        ("label on blood", CREAM, BLOOD),
        ("outlined label, by its outline", CREAM, INK),
        ("hint in a well", MUTED, WELL_LOW),
        ("value in a well", GOLD, WELL_LOW),
        ("hint on night", MUTED, NIGHT),
        ("value on night", GOLD, NIGHT),
        *((f"seat {mark.word} on slate", mark.colour, SLATE) for mark in SEATS),
    )


def luminance(colour: Colour) -> float:
    """Gives the relative luminance of a colour as the accessibility guidelines define it."""
    parts = [value / 255 for value in colour[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Gives the contrast ratio of two colours, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Blends two colours; a share of 0 gives the first, of 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(colour: Colour, by: int) -> Colour:
    """Adds light to a colour, or takes it away when `by` is negative."""
    red, green, blue = (max(0, min(255, value + by)) for value in colour)
    return red, green, blue


def seat_mark(seat: int) -> SeatMark:
    """Gives the mark of a seat."""
    return SEATS[seat % len(SEATS)]


def font_path(name: str) -> Path:
    """Finds the file of one of the four fonts."""
    if name == TITLE_FONT:
        import fontpkg_lilita_one

        return Path(fontpkg_lilita_one.ROOT) / "files" / "LilitaOne-Regular.ttf"
    import fontpkg_fira_sans

    style = {BOLD_FONT: "SemiBold", ITALIC_FONT: "Italic"}.get(name, "Regular")
    return Path(fontpkg_fira_sans.ROOT) / "files" / f"FiraSans-{style}.ttf"


@lru_cache(maxsize=128)
def font(name: str, px: int) -> pygame.font.Font:
    """Opens a font at a pixel height."""
    return Typeface(font_path(name), max(6, px))
