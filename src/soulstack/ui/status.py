"""What is on the screen in words, written to a file for whoever drives the window from outside.

With SOULSTACK_STATUS naming a file, the loop keeps a small JSON there: the topmost scene, what is asked, and the middle of
everything that can be pressed, in pixels. It tells nothing that the screen does not show.
"""

import contextlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from soulstack.ui.scene import BaseScene

if TYPE_CHECKING:
    from soulstack.ui.loop import App

VARIABLE: Final = "SOULSTACK_STATUS"
EVERY: Final = 3
"""Frames between two looks."""


class Status:
    """Writes the file whenever what it says has changed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.frames = 0
        self.last: dict[str, Any] = {}

    def note(self, app: "App") -> None:
        """Looks at the window now and then."""
        self.frames += 1
        if self.frames % EVERY:
            return
        found = describe(app)
        if found != self.last:
            self.last = found
            with contextlib.suppress(OSError):
                part = self.path.with_suffix(".part")
                part.write_text(json.dumps(found), encoding="utf-8")
                part.replace(self.path)


def wanted() -> Status | None:
    """Gives the writer when a file is named."""
    named = os.environ.get(VARIABLE)
    return Status(Path(named)) if named else None


def describe(app: "App") -> dict[str, Any]:
    """Says what is on the screen."""
    scene = app.stack.top
    found: dict[str, Any] = {"scene": type(scene).__name__, "points": {}}
    form = getattr(scene, "form", None)
    if form is not None:
        found["focus"] = str(getattr(form.focus, "text", ""))
        for widget in form.stops():
            x, y, w, h = widget.rect
            found["points"].setdefault(str(getattr(widget, "text", "")), (x + w / 2, y + h / 2))
    if isinstance(scene, BaseScene):
        found |= scene.status()
    return found
