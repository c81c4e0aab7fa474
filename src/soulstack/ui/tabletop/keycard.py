"""The card of keys, which F1 lays over the table."""

import time

import pygame

from soulstack.app.key_bindings import ACTIONS
from soulstack.app.language import tr
from soulstack.ui import keys, paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.ground import Painted
from soulstack.ui.tabletop.prompt import draw_cap

STEP = 33.0
COLUMN = 590.0
KEYS = 170.0
"""The width of the caps before the words."""


def rows() -> list[tuple[list[str], str]]:
    """Lists the caps of every action with what it does; keys that belong together share a line."""
    found: list[tuple[list[str], str]] = []
    for action in ACTIONS.values():
        if action.name in {"previous", "down", "left", "right", "no"} or action.name.startswith("card "):
            continue
        if action.name == "up":
            caps = [keys.cap(name) for name in ("left", "right", "up", "down")]
            found.append((caps, tr("go to anything on the table, and move in dialogs")))
        elif action.name == "next":
            found.append(([keys.cap("next"), keys.cap("previous")], tr(action.words)))
        elif action.name == "yes":
            found.append(([keys.cap("yes"), keys.cap("no")], tr("yes or no")))
        elif action.name == "control":
            found.append((keys.caps(action), tr(action.words)))
        else:
            found.append((keys.caps(action), tr(action.words)))
    first, last = keys.cap("card 1"), keys.cap("card 0")
    found.insert(1, ([f"{first} – {last}"], tr("a card of your hand")))
    found.append(([keys.cap("confirm")], tr("hold: fast-forward")))
    found.append(([f"{tr('Shift')} + {keys.cap('confirm')}"], tr("pass until something new lies on the stack")))
    found.append(([f"{tr('Shift')} + {keys.cap('log')}"], tr("choose what the log shows")))
    found.append(([f"{tr('Ctrl')} + C"], tr("copy the log")))
    return found


class KeyCard:
    """Lays the list of keys over everything; it is painted over a few frames while the table is dark already."""

    def __init__(self) -> None:
        self._key: object = None
        self._steps: Painted | None = None
        self._image: pygame.Surface | None = None

    @property
    def is_painted(self) -> bool:
        """Tells whether the card itself is on the screen."""
        return self._image is not None

    def close(self) -> None:
        """Lets go of the picture, which is nearly as large as the window."""
        self._key = self._steps = self._image = None

    def draw(self, target: pygame.Surface, kit: Kit, screen: Box, seconds: float | None) -> None:
        """Draws the card, or paints it for that many seconds; None for all of it."""
        kit.put(target, kit.veil(target.get_size(), (8, 4, 10), 0.6), 0, 0)
        lines = rows()
        key = (id(kit), kit.text_scale, str(lines))
        if key != self._key:
            self._key, self._steps, self._image = key, _key_card(kit, lines), None
            if seconds is not None:
                return  # the dark is enough for one frame
        start = time.thread_time()
        while self._steps is not None:
            try:
                next(self._steps)
            except StopIteration as done:
                self._steps, self._image = None, done.value
            if seconds is not None and time.thread_time() - start >= seconds:
                break
        if self._image is not None:
            kit.put(target, self._image, screen.cx, screen.cy, 0.5, 0.5)


def _key_card(kit: Kit, lines: list[tuple[list[str], str]]) -> Painted:
    half = -(-len(lines) // 2)
    wide, high = 2 * COLUMN + 30, 84 + STEP * half
    plate = kit.plate((wide, high), theme.SLATE, theme.SLATE_LOW, edge=theme.GOLD, radius=14)
    yield
    out = plate.copy()
    kit.put(out, kit.outlined(tr("Keys"), 24, theme.CREAM, 2), wide / 2, 30, 0.5, 0.5)
    for k, (caps, words) in enumerate(lines):
        yield
        left = 16 + (k // half) * COLUMN
        y = 76 + (k % half) * STEP
        x = left + KEYS
        for cap in reversed(caps):
            x -= draw_cap(out, kit, cap, x, y, 11 * kit.text_scale) + 5
        room = COLUMN - KEYS - 24
        kit.put(out, kit.block(words, 15, theme.CREAM, room=(room, STEP - 1)), left + KEYS + 14, y, 0, 0.5)
    yield
    return paint.finish(out)
