"""Small drawing vocabulary for the pictures: every helper returns SVG text with fills as short paint strings.

A paint is `#rrggbb`, `none`, or a gradient: `v:` (top to bottom), `h:` (left to right), `d:` (diagonal) or `r:`
(radial, lit from the upper left), `c:` (radial, centred) followed by comma-separated stops; a stop may carry an
opacity (`#ffcc66@.4`).  Gradients become definitions when the picture is assembled by `picture`.
"""

# One-letter names keep pictures readable as drawings; shapes take their numbers in a fixed order.
# ruff: noqa: N802

import re
from collections.abc import Iterable, Sequence

INK = "#2a1530"
WIDTH, HEIGHT = 260, 190
_AXES = {
    "v": 'x1="0%" y1="0%" x2="0%" y2="100%"',
    "h": 'x1="0%" y1="0%" x2="100%" y2="0%"',
    "d": 'x1="0%" y1="0%" x2="100%" y2="100%"',
}
_RADIAL = {"r": 'cx="36%" cy="28%" r="80%"', "c": 'cx="50%" cy="50%" r="50%"'}
_PAINT = re.compile(r'"([vhdrc]):([^"]+)"')


def n(value: float) -> str:
    """Writes a number with at most one decimal."""
    text = f"{value:.1f}"
    return text.removesuffix(".0")


def _style(fill: str, w: float, ink: str, op: float) -> str:
    out = f' fill="{fill}"'
    if op < 1:
        out += f' fill-opacity="{op:g}"'
        if w:
            out += f' stroke-opacity="{op:g}"'
    if w:
        out += f' stroke="{ink}" stroke-width="{w:g}" stroke-linejoin="round" stroke-linecap="round"'
    return out


def P(d: str, fill: str = "none", w: float = 4, ink: str = INK, op: float = 1) -> str:
    """Draws a path."""
    return f'<path d="{d}"{_style(fill, w, ink, op)}/>'


def L(d: str, w: float = 4, ink: str = INK, op: float = 1) -> str:
    """Draws an open line."""
    return P(d, "none", w, ink, op)


def C(x: float, y: float, r: float, fill: str, w: float = 4, ink: str = INK, op: float = 1) -> str:
    """Draws a circle."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}"{_style(fill, w, ink, op)}/>'


def E(x: float, y: float, rx: float, ry: float, fill: str, w: float = 4, ink: str = INK, op: float = 1) -> str:
    """Draws an ellipse."""
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}"{_style(fill, w, ink, op)}/>'


def R(
    x: float,
    y: float,
    width: float,
    height: float,
    rx: float,
    fill: str,
    w: float = 4,
    ink: str = INK,
    op: float = 1,
) -> str:
    """Draws a rounded rectangle."""
    box = f'x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" rx="{n(rx)}"'
    return f"<rect {box}{_style(fill, w, ink, op)}/>"


def G(t: str, *items: str) -> str:
    """Groups items under a transform."""
    return f'<g transform="{t}">{"".join(items)}</g>'


def at(x: float, y: float, *items: str, s: float = 1, rot: float = 0, sx: float | None = None) -> str:
    """Places items drawn around the origin."""
    t = f"translate({n(x)} {n(y)})"
    if rot:
        t += f" rotate({rot:g})"
    if sx is not None or s != 1:
        t += f" scale({(s if sx is None else sx):g} {s:g})"
    return G(t, *items)


def shadow(x: float, y: float, rx: float, op: float = 0.75, squash: float = 0.2) -> str:
    """Draws the soft shadow under a thing that stands on the floor."""
    return at(x, y, C(0, 0, rx, f"c:#120818@{op:g},#120818@{op * 0.55:g},#120818@0", 0), s=squash, sx=1)


def glow(x: float, y: float, r: float, colour: str = "#ffcf7a", op: float = 0.85) -> str:
    """Draws a light that fades to nothing."""
    return C(x, y, r, f"c:{colour}@{op:g},{colour}@{op * 0.42:.2f},{colour}@0", 0)


def shine(d: str, w: float = 5, op: float = 0.65, colour: str = "#ffffff") -> str:
    """Draws a highlight stroke."""
    return L(d, w, colour, op)


def dots(points: Iterable[tuple[float, float, float]], fill: str, op: float = 1) -> str:
    """Draws outline-free spots."""
    return "".join(C(x, y, r, fill, 0, op=op) for x, y, r in points)


def picture(*items: str, box: tuple[int, int] = (WIDTH, HEIGHT)) -> str:
    """Assembles one SVG file and turns the paints into gradient definitions."""
    body = "".join(items)
    names: dict[str, str] = {}
    defs: list[str] = []

    def define(match: re.Match[str]) -> str:
        kind, stops = match.group(1), match.group(2)
        key = f"{kind}:{stops}"
        if key not in names:
            names[key] = f"p{len(names)}"
            parts = stops.split(",")
            marks = []
            for index, stop in enumerate(parts):
                colour, _, opacity = stop.partition("@")
                offset = round(100 * index / max(1, len(parts) - 1))
                fade = f' stop-opacity="{opacity}"' if opacity else ""
                marks.append(f'<stop offset="{offset}%" stop-color="{colour}"{fade}/>')
            tag, axes = ("linearGradient", _AXES[kind]) if kind in _AXES else ("radialGradient", _RADIAL[kind])
            defs.append(f'<{tag} id="{names[key]}" {axes}>{"".join(marks)}</{tag}>')
        return f'"url(#{names[key]})"'

    body = _PAINT.sub(define, body)
    body = body.replace("><", ">\n<")
    head = f"<defs>\n{chr(10).join(defs)}\n</defs>\n" if defs else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box[0]} {box[1]}">\n{head}{body}\n</svg>\n'


Point = tuple[float, float]


def smooth(points: Sequence[Point], *, closed: bool = True) -> str:
    """Returns path data of a smooth curve through points."""
    count = len(points)

    def pick(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    parts = [f"M{n(points[0][0])} {n(points[0][1])}"]
    for index in range(count if closed else count - 1):
        a, b, c, d = pick(index - 1), pick(index), pick(index + 1), pick(index + 2)
        one = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        two = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        parts.append(f"C{n(one[0])} {n(one[1])} {n(two[0])} {n(two[1])} {n(c[0])} {n(c[1])}")
    return "".join(parts) + ("z" if closed else "")


def S(points: Sequence[Point], fill: str, w: float = 4, ink: str = INK, op: float = 1) -> str:
    """Draws a smooth closed shape through points."""
    return P(smooth(points), fill, w, ink, op)


def O(points: Sequence[Point], w: float = 4, ink: str = INK, op: float = 1) -> str:  # noqa: E743 - the open sibling of S
    """Draws a smooth open line through points."""
    return L(smooth(points, closed=False), w, ink, op)


def tube(points: Sequence[Point], thick: float, fill: str, w: float = 4, ink: str = INK) -> str:
    """Draws a thick outlined line: a limb, a cord or a worm."""
    return O(points, thick + 2 * w, ink) + O(points, thick, fill)


def mirror(*items: str, x: float = WIDTH / 2) -> str:
    """Draws items and their mirror image about a vertical line."""
    body = "".join(items)
    return body + f'<g transform="translate({n(2 * x)} 0) scale(-1 1)">{body}</g>'
