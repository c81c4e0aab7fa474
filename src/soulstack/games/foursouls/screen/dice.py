"""The dice tray: a cube that tumbles and settles, what an attack needs, and how it went.

The cube is projected from its eight corners and painted once for each step of its way; a throw only blits.
"""

import math

import pygame
from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.view import TableView
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.canvas import Target
from soulstack.ui.paint.kit import PREMULTIPLIED, Kit, faded
from soulstack.ui.theme import Colour

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

FRAMES = 26
THROW = 0.75
LINGER = 2.2
"""Seconds that a result stays in the tray after the roll has left the stack."""
LOW = 84.0
"""A tray that is lower than that has no room for words beside its die."""
HEAD = 20.0
LINE = 22.0
IVORY: Colour = (250, 240, 218)
PIP: Colour = (52, 20, 34)
_LIGHT: Vector = (-0.35, -0.55, 0.76)
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-0.5, -0.5), (0.5, 0.5)),
    3: ((-0.52, -0.52), (0, 0), (0.52, 0.52)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-0.52, -0.52), (0.52, -0.52), (0, 0), (-0.52, 0.52), (0.52, 0.52)),
    6: ((-0.5, -0.56), (-0.5, 0), (-0.5, 0.56), (0.5, -0.56), (0.5, 0), (0.5, 0.56)),
}
_SIDES: tuple[tuple[int, Vector, Vector, Vector], ...] = (
    (1, (0, 0, 1), (1, 0, 0), (0, 1, 0)),
    (6, (0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    (2, (0, 1, 0), (1, 0, 0), (0, 0, -1)),
    (5, (0, -1, 0), (1, 0, 0), (0, 0, 1)),
    (3, (1, 0, 0), (0, 0, -1), (0, 1, 0)),
    (4, (-1, 0, 0), (0, 0, 1), (0, 1, 0)),
)
"""Each face: its value, its normal, and the two directions along it."""
_TURNS: dict[int, tuple[float, float]] = {1: (0, 0), 2: (90, 0), 3: (0, -90), 4: (0, 90), 5: (-90, 0), 6: (0, 180)}
"""The turns about x and y that bring a value to the front."""


def about(axis: Vector, angle: float) -> Matrix:
    """Gives the rotation about an axis."""
    length = math.sqrt(sum(part * part for part in axis))
    x, y, z = (part / length for part in axis)
    c, s = math.cos(angle), math.sin(angle)
    d = 1 - c
    return (
        (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
        (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
        (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
    )


def times(a: Matrix, b: Matrix) -> Matrix:
    """Multiplies two rotations."""

    def cell(row: int, column: int) -> float:
        return sum(a[row][k] * b[k][column] for k in range(3))

    return (
        (cell(0, 0), cell(0, 1), cell(0, 2)),
        (cell(1, 0), cell(1, 1), cell(1, 2)),
        (cell(2, 0), cell(2, 1), cell(2, 2)),
    )


def turn(m: Matrix, v: Vector) -> Vector:
    """Turns a vector."""
    return (
        m[0][0] * v[0] + m[0][1] * v[1] + m[0][2] * v[2],
        m[1][0] * v[0] + m[1][1] * v[1] + m[1][2] * v[2],
        m[2][0] * v[0] + m[2][1] * v[1] + m[2][2] * v[2],
    )


def resting(value: int) -> Matrix:
    """Gives the rotation that shows a value, a little from above so that it stays a cube."""
    x, y = _TURNS[value]
    front = times(about((1, 0, 0), math.radians(x)), about((0, 1, 0), math.radians(y)))
    return times(about((1, 0, 0), math.radians(-17)), times(about((0, 1, 0), math.radians(15)), front))


def paint_cube(rotation: Matrix, side: int) -> pygame.Surface:
    """Paints a cube; the surface is square."""
    big = side * 2
    out = paint.blank((big, big))
    scale, middle = big * 0.285, big / 2

    def flat(v: Vector) -> tuple[float, float]:
        depth = 1 + v[2] * 0.09
        return (middle + v[0] * scale * depth, middle + v[1] * scale * depth)

    seen = [(turn(rotation, normal), value, turn(rotation, a), turn(rotation, b)) for value, normal, a, b in _SIDES]
    edge = max(2, big // 34)
    for normal, value, a, b in sorted(seen, key=lambda each: each[0][2]):
        if normal[2] <= 0.02:
            continue
        light = max(0.0, sum(n * w for n, w in zip(normal, _LIGHT, strict=True)))
        shade = theme.mix((132, 102, 98), IVORY, min(1.0, 0.25 + 0.85 * light))
        corners = [
            flat((normal[0] + i * a[0] + j * b[0], normal[1] + i * a[1] + j * b[1], normal[2] + i * a[2] + j * b[2]))
            for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        pygame.draw.polygon(out, theme.INK, corners, edge * 2)
        for x, y in corners:
            pygame.draw.circle(out, theme.INK, (x, y), edge)
        pygame.draw.polygon(out, shade, corners)
        for px, py in _PIPS[value]:
            ring = []
            for step in range(14):
                turnby = step / 14 * math.tau
                i, j = px + math.cos(turnby) * 0.17, py + math.sin(turnby) * 0.17
                ring.append(
                    flat(
                        (
                            normal[0] + i * a[0] + j * b[0],
                            normal[1] + i * a[1] + j * b[1],
                            normal[2] + i * a[2] + j * b[2],
                        )
                    )
                )
            pygame.draw.polygon(out, (168, 34, 44) if value == 1 else PIP, ring)
    for normal, _, a, b in seen:
        if normal[2] > 0.02:
            corners = [
                flat(
                    (normal[0] + i * a[0] + j * b[0], normal[1] + i * a[1] + j * b[1], normal[2] + i * a[2] + j * b[2])
                )
                for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]
            pygame.draw.lines(out, theme.INK, True, corners, edge)
    return paint.finish(pygame.transform.smoothscale(out.premul_alpha(), (side, side)))


def cube(kit: Kit, value: int, step: int, size: float) -> pygame.Surface:
    """Gives the cube at a step of its throw; the last step shows the value at rest."""
    side = max(12, kit.px(size))
    step = max(0, min(FRAMES, step))

    def make() -> pygame.Surface:
        left = 1 - step / FRAMES
        spin = about((0.62, 0.74, 0.26), left**1.6 * math.tau * 2.4)
        return paint_cube(times(spin, resting(value)), side)

    return kit.shapes.get(("cube", value, step, side), make)


@define
class DiceTray:
    """What lies in the tray."""

    value: int = 0
    needs: int = 0
    seat: int = -1
    passed: float = 99.0
    """Seconds since the throw."""
    chips: list[str] = field(factory=list)
    outcome: str = ""
    left: float = 0.0
    """Seconds until the tray is cleared; the roll on the stack keeps it filled."""
    on_stack: bool = False

    def throw(self, value: int, needs: int, seat: int) -> None:
        """Throws the die."""
        self.value, self.needs, self.seat = max(1, min(6, value)), needs, seat
        self.passed, self.chips, self.outcome, self.left = 0.0, [], "", LINGER

    def change(self, value: int) -> None:
        """Shows that the result was changed."""
        step = value - self.value
        if step and self.value:
            self.chips = [*self.chips, f"{step:+d}"][-3:]
        self.value = max(1, min(6, value))
        self.passed, self.left = 99.0, LINGER

    def judge(self, value: int, outcome: str) -> None:
        """Shows whether an attack hit or missed."""
        self.value = max(1, min(6, value or self.value or 1))
        self.outcome, self.passed, self.left = outcome, 99.0, LINGER

    def settle(self, view: TableView) -> None:
        """Takes the roll from a settled view."""
        roll = next((e for e in reversed(view.stack) if e.kind in {"roll", "attack_roll"} and e.value), None)
        self.on_stack = roll is not None
        if roll is not None:
            if roll.value != self.value or not self.left:
                self.value, self.chips = max(1, min(6, roll.value)), []
            self.needs, self.seat, self.outcome, self.left = roll.needs, roll.controller, "", LINGER

    def finish(self) -> None:
        """Lets the die lie still."""
        self.passed = 99.0

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.passed += dt
        if not self.on_stack and self.left > 0:
            self.left = max(0.0, self.left - dt)

    @property
    def rolling(self) -> bool:
        return self.passed < THROW

    def draw(self, target: Target, kit: Kit, box: Box, foot: float = 0.0) -> None:
        """Draws the die in the tray with what is needed and how it went; the foot of the tray is left free."""
        if self.left <= 0 or not self.value:
            return
        fade = kit.ending(self.left, 0.4)
        felt = box.inset(8, 8)
        felt = felt._replace(h=felt.h - foot)
        head = HEAD if self.needs and not self.outcome else 0.0
        words = felt.h >= LOW
        room = felt.h - head - (LINE if words else 0.0)
        size = min(felt.w - 8, room / 0.8, 116.0)
        t = min(1.0, self.passed / THROW)
        rest_y = felt.y + head + room / 2
        hop = abs(math.sin(t * math.pi * 2.5)) * (1 - t) * size * 0.5
        x = felt.cx + (1 - t) ** 2 * size * 0.3
        y = rest_y - hop
        shade = kit.shapes.get(("die shade", kit.px(size)), lambda: _shade(kit.px(size)))
        kit.put(target, shade, x, rest_y + size * 0.36, 0.5, 0.5)
        image = cube(kit, self.value, round(t * FRAMES), size)
        if fade < 1.0:
            image = faded(image, fade)
        kit.put(target, image, x, y, 0.5, 0.5)
        if self.seat >= 0:
            kit.put(target, kit.seat_mark(self.seat, 14), felt.x + 3, felt.y + 3)
        if head:
            needed = kit.grown(tr("needs {n}+", n=self.needs), 14, theme.CREAM, 1.5, room=(felt.w - 34, HEAD))
            kit.put(target, needed, felt.cx + 6, felt.y + 11, 0.5, 0.5)
        for k, chip in enumerate(self.chips):
            plate = kit.plate((28, 18), theme.BRASS, theme.BRASS_LOW, radius=9, border=1.4)
            top = felt.y + head + 20 * k
            kit.put(target, plate, felt.right - 28, top)
            kit.put(target, kit.outlined(chip, 13, theme.CREAM, 1.2), felt.right - 14, top + 8.5, 0.5, 0.5)
        if self.rolling:
            return
        if words:
            self._words(target, kit, felt)
        elif self.outcome or self.needs:
            icon = "check" if self._is_hit else "cross"
            kit.put(target, kit.icon(icon, 20), felt.right - 12, rest_y, 0.5, 0.5)

    @property
    def _is_hit(self) -> bool:
        return self.outcome == "hit" if self.outcome else self.value >= self.needs

    def _words(self, target: Target, kit: Kit, felt: Box) -> None:
        """Says below the die how it went, or how it would go."""
        y = felt.bottom - LINE / 2
        if not self.outcome and not self.needs:
            kit.put(target, kit.outlined(tr("rolled {n}", n=self.value), 16, theme.CREAM, 1.5), felt.cx, y, 0.5, 0.5)
            return
        good = self._is_hit
        colour = theme.GOOD if good else theme.BAD
        if self.outcome:
            said = tr("HIT!") if good else tr("MISS")
            icon, size = ("sword" if good else "cross"), 19.0
        else:
            said = tr("would hit") if good else tr("would miss")
            icon, size = ("check" if good else "cross"), 14.0
        words = kit.outlined(said, size, colour, 1.6)
        while words.get_width() / kit.u > felt.w - size - 2 and size > 10:
            size -= 1
            words = kit.outlined(said, size, colour, 1.6)
        wide = words.get_width() / kit.u
        kit.put(target, kit.icon(icon, size), felt.cx - wide / 2 - 2, y, 0.5, 0.5)
        kit.put(target, words, felt.cx + size / 2, y, 0.5, 0.5)


def _shade(side: int) -> pygame.Surface:
    soft = paint.shade((round(side * 0.7), round(side * 0.2)), side // 10, max(3, side // 12), 150)
    out = paint.blank(soft.get_size())
    out.blit(soft, (0, 0), special_flags=PREMULTIPLIED)
    return paint.finish(out)
