"""The boxes of the second game's pictures, their registry, and the strokes that all of them share.

The kit (`build/art/kit.py`, `parts.py`) is the one of the first game: both are drawn with the same hand.
"""

import math

from kit import INK, C, G, P, n, picture

from spire.boxes import BOXES

FIGURE = (300, 360)
"""About the box of a hero: it stands on the last 14 units; its ink is 5. A boss has about 660 by 690."""
CARD = (260, 190)
ICON = (100, 100)
PLACE = (1920, 1080)
W = 5
"""Ink of figures; bosses have 6, their small things 4."""
NIGHT = "#20141f"
"""Ink of icons."""
PICTURES: dict[str, str] = {}
SIGNS: dict[str, str] = {}
"""Icons as drawn, by name, for pictures in which they come by."""
FIGURES: dict[str, str] = {}
"""What stands on the ground, as drawn, wherever it was drawn."""


def draw(name: str, *items: str, box: tuple[int, int]) -> None:
    """Registers a picture under its folder and file name, such as `enemy/cultist`; a name may be used once."""
    if name in PICTURES:
        raise ValueError(f"{name} is drawn twice")
    PICTURES[name] = picture(*items, box=box)


def figure(name: str, *items: str) -> None:
    """Registers a figure, which may be drawn anywhere: `fit.py` measures it."""
    FIGURES[name] = "".join(items)
    x, y, width, height = BOXES.get(name, (0, 0, *FIGURE))
    draw(name, *items, box=(width, height))
    PICTURES[name] = PICTURES[name].replace('viewBox="0 0 ', f'viewBox="{x} {y} ', 1)


def hero(name: str, *items: str) -> None:
    """Registers a hero."""
    figure(f"hero/{name}", *items)


def enemy(name: str, *items: str) -> None:
    """Registers the figure of an enemy by its printed name."""
    figure(f"enemy/{name}", *items)


def thing(name: str, *items: str) -> None:
    """Registers what stands about: the merchant, a fire, a chest."""
    figure(f"thing/{name}", *items)


def icon(name: str, *items: str) -> None:
    """Registers an icon."""
    SIGNS[name] = "".join(items)
    draw(f"icon/{name}", *items, box=ICON)


def relic(name: str, *items: str) -> None:
    """Registers the picture of a relic, with room for its ink around it."""
    draw(f"relic/{name}", G("translate(3.5 3.5) scale(.93)", *items), box=ICON)


def potion(name: str, *items: str) -> None:
    """Registers the picture of a potion, with room for its ink around it."""
    draw(f"potion/{name}", G("translate(3 3.5) scale(.94)", *items), box=ICON)


def card(name: str, *items: str) -> None:
    """Registers the picture of a card."""
    draw(f"card/{name}", *items, box=CARD)


def event(name: str, *items: str) -> None:
    """Registers the picture of an event."""
    draw(f"event/{name}", *items, box=CARD)


def place(name: str, *items: str) -> None:
    """Registers a layer of a place."""
    draw(f"place/{name}", *items, box=PLACE)


def shade(d: str, op: float = 0.25, fill: str = "#140a24") -> str:
    """Draws a part in shadow, without an outline."""
    return P(d, fill, 0, op=op)


def lit(d: str, op: float = 0.3, fill: str = "#fff4d8") -> str:
    """Draws a part in light, without an outline."""
    return P(d, fill, 0, op=op)


def rivet(x: float, y: float, r: float = 4, fill: str = "r:#f4e2c0,#a08468,#4a3a3c") -> str:
    """Draws the head of a bolt."""
    return C(x, y, r, fill, 1.8)


def gear(x: float, y: float, r: float, teeth: int, fill: str, w: float = 3.4) -> str:
    """Draws a cogwheel."""
    points = []
    for k in range(teeth * 4):
        a = math.tau * k / (teeth * 4) + 0.2
        q = r if k % 4 in {0, 1} else r * 0.76
        points.append(f"{n(x + q * math.cos(a))} {n(y + q * math.sin(a))}")
    return P("M" + " L".join(points) + "z", fill, w) + C(x, y, r * 0.32, "#2a1a24", w * 0.8)


def star(
    x: float, y: float, r: float, points: int, inner: float, fill: str, w: float = 6, ink: str = NIGHT, turn: float = 0
) -> str:
    """Draws a star, a flash or a burst."""
    spots = []
    for k in range(points * 2):
        a = math.pi * k / points - math.pi / 2 + turn
        q = r if k % 2 == 0 else r * inner
        spots.append(f"{n(x + q * math.cos(a))} {n(y + q * math.sin(a))}")
    return P("M" + " L".join(spots) + "z", fill, w, ink)


def coil(x: float, y: float, wide: float, step: float, count: int, colour: str = "#c9d6de", w: float = 5) -> str:
    """Draws a spring that hangs down from a point."""
    d = f"M{n(x)} {n(y)}"
    for k in range(count):
        d += f" L{n(x + (wide if k % 2 == 0 else -wide))} {n(y + step * (k + 0.5))}"
    d += f" L{n(x)} {n(y + step * count)}"
    return P(d, "none", w + 6, INK) + P(d, "none", w, colour)
