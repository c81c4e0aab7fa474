"""The lids of figures: what lies over a figure for the moment in which it blinks, in a picture of the figure's own box.

Which circles are eyes is found in the drawing itself: light ones with a dark one inside. `fit.py` measures them and the
colour around each, and keeps both in `lids.py`.
"""

import math
import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from attrs import frozen
from kit import E, L, at, n

from spire.base import draw
from spire.boxes import BOXES
from spire.lids import LIDS
from spire.materials import BRASS

SMALLEST = 5
"""The radius of the smallest eye that blinks; smaller ones are fly eyes and buttons."""
_STEP = re.compile(r"(\w+)\(([^)]*)\)")
_COLOUR = re.compile(r"#([0-9a-f]{6})")
Affine = tuple[float, float, float, float, float, float]


@frozen
class Round:
    """A circle or an ellipse of a drawing, where it lies in the figure."""

    x: float
    y: float
    rx: float
    ry: float
    turn: float
    light: float
    """The mean brightness of its paint, from 0 to 255."""


def eyes_in(body: str) -> list[Round]:
    """Lists the eyes of a figure as drawn, the upper ones first."""
    rounds = list(_rounds(ET.fromstring(f"<g>{body}</g>"), (1, 0, 0, 1, 0, 0)))  # noqa: S314 - our own drawing
    found = [
        one for k, one in enumerate(rounds) if _is_white(one) and any(_is_pupil(one, each) for each in rounds[k + 1 :])
    ]
    kept: list[Round] = []
    for one in found:
        if all(math.hypot(one.x - other.x, one.y - other.y) > min(one.ry, other.ry) for other in kept):
            kept.append(one)
    return sorted(kept, key=lambda one: (round(one.y), round(one.x)))


def _is_white(one: Round) -> bool:
    low, high = sorted((one.rx, one.ry))
    return one.light > 150 and low >= SMALLEST and high < 2 * low


def _is_pupil(white: Round, one: Round) -> bool:
    near = math.hypot(one.x - white.x, one.y - white.y) < 0.7 * max(white.rx, white.ry)
    return near and one.light < 90 and 0.14 * white.ry < one.ry < 0.8 * white.ry


def _rounds(node: ET.Element, around: Affine) -> Iterator[Round]:
    here = _times(around, _affine(node.get("transform", "")))
    if node.tag in {"circle", "ellipse"} and float(node.get("fill-opacity", "1")) > 0.8:
        fill = node.get("fill", "")
        colours = [int(code, 16) for code in _COLOUR.findall(fill)]
        if (
            colours and "@" not in fill and fill != BRASS
        ):  # what fades is a light or glass, and brass is a key or a lock
            a, b, c, d, e, f = here
            x, y = float(node.get("cx", "0")), float(node.get("cy", "0"))
            wide = math.hypot(a, b)
            high = abs(a * d - b * c) / wide
            rx = float(node.get("r") or node.get("rx") or 0) * wide
            ry = float(node.get("r") or node.get("ry") or 0) * high
            first = colours[: max(1, len(colours) - 1)]
            light = sum(0.3 * (code >> 16) + 0.59 * (code >> 8 & 255) + 0.11 * (code & 255) for code in first) / len(
                first
            )
            yield Round(a * x + c * y + e, b * x + d * y + f, rx, ry, math.degrees(math.atan2(b, a)), light)
    for child in node:
        yield from _rounds(child, here)


def _affine(text: str) -> Affine:
    found: Affine = (1, 0, 0, 1, 0, 0)
    for kind, words in _STEP.findall(text):
        v = [float(word) for word in words.replace(",", " ").split()]
        if kind == "translate":
            step: Affine = (1, 0, 0, 1, v[0], v[1] if len(v) > 1 else 0)
        elif kind == "scale":
            step = (v[0], 0, 0, v[-1], 0, 0)
        else:
            cos, sin = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
            x, y = (v[1], v[2]) if len(v) > 2 else (0.0, 0.0)
            step = (cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
        found = _times(found, step)
    return found


def _times(p: Affine, q: Affine) -> Affine:
    return (
        p[0] * q[0] + p[2] * q[1], p[1] * q[0] + p[3] * q[1], p[0] * q[2] + p[2] * q[3],
        p[1] * q[2] + p[3] * q[3], p[0] * q[4] + p[2] * q[5] + p[4], p[1] * q[4] + p[3] * q[5] + p[5],
    )  # fmt: skip


def _lid(x: float, y: float, rx: float, ry: float, turn: float, colour: str) -> str:
    line = max(2.6, ry * 0.2)
    fold = f"M{n(-rx * 0.86)} {n(ry * 0.2)} Q0 {n(ry * 0.95)} {n(rx * 0.86)} {n(ry * 0.2)}"
    lash = f"l{n(rx * 0.16)} {n(ry * 0.3)}"
    lashes = f"M{n(-rx * 0.5)} {n(ry * 0.52)} {lash.replace('l', 'l-', 1)} M{n(rx * 0.5)} {n(ry * 0.52)} {lash}"
    return at(
        x, y, E(0, 0, rx + 1, ry + 1, colour, line * 0.8), L(fold, line), L(lashes, line * 0.7), rot=round(turn) % 360
    )


for _name, _marks in sorted(LIDS.items()):
    _x, _y, _wide, _high = BOXES[_name]
    _first = _name.partition(".")[0]
    # A pose whose eyes are those of the first one has its lids, too.
    if _first == _name or (_marks, BOXES[_name]) != (LIDS.get(_first), BOXES[_first]):
        draw("lids/" + _name.replace("/", "_"), at(-_x, -_y, *(_lid(*mark) for mark in _marks)), box=(_wide, _high))


__all__ = ["Round", "eyes_in"]
