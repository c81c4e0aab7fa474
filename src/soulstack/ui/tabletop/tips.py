"""Tips at a table: one at a time, each told once, gone when what it says was done.

When a tip is due, what shows that it was obeyed and where it has room, a game says.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

import pygame

from soulstack.app.language import tr
from soulstack.app.progress import Progress
from soulstack.kernel.facts import Fact
from soulstack.ui import keys, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.canvas import Target
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.prompt import draw_key

REST = 1.2
"""Seconds of quiet before a tip is offered, and between two of them."""
LINGERS = 4.0
"""Seconds for which it can be read at least, though it was obeyed."""
BARELY = 0.5
"""Seconds in which a click is not yet meant for it: whoever clicked there meant what was there before."""
KEY = pygame.K_BACKSPACE
LEAST = 9.5
"""The smallest letters of a tip."""


class Tips(ABC):
    """Offers what the player has not been told yet."""

    def __init__(self, words: Mapping[str, str], progress: Progress, sound: Callable[[str], object]) -> None:
        self.words, self.progress, self.sound = words, progress, sound
        self.name = ""
        """The tip that is shown."""
        self.happened: set[str] = set()
        self._quiet = 0.0
        self._shown_for = 0.0
        self._roomless = 0.0
        """For how many seconds the tip that is told has had no room."""
        self._obeyed = False

    # --- what a game says ------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def kit(self) -> Kit:
        """What the table is painted with."""

    @abstractmethod
    def due(self) -> list[str]:
        """Names the tips that fit this moment, the first of them first."""

    @abstractmethod
    def is_obeyed(self, fact: Fact) -> bool:
        """Tells whether a fact shows that the tip was obeyed, or that its moment is over."""

    @abstractmethod
    def place(self, name: str) -> Box | None:
        """Gives where a tip lies; nothing while it has no room."""

    @property
    def most(self) -> float:
        """How high a tip may be before its letters become smaller; 0 for any height."""
        return 0.0

    @property
    def patience(self) -> float:
        """Seconds after which a tip that has no room gives way to another one that is due; 0 for never."""
        return 0.0

    def kept_as(self, name: str) -> str:
        """Gives the name under which it is remembered; those of all games are kept together."""
        return name

    # --- what happens ----------------------------------------------------------------------------------------------

    def hear(self, fact: Fact) -> None:
        """Takes in what is shown now."""
        self.happened |= {fact.kind, f"{fact.kind} {fact.word}"}
        if self.name and self.is_obeyed(fact):
            self._obeyed = True

    def pass_time(self, dt: float) -> None:
        """Lets time pass at a table that has caught up."""
        self._quiet += dt
        self._shown_for += dt
        if self.name and self._obeyed and self._shown_for >= LINGERS:
            self._put_away()
        if self.name:
            self._wait_for_room(dt)
        elif self._quiet >= REST:
            self._offer()

    def _wait_for_room(self, dt: float) -> None:
        """Lets a tip that has no room any more be told later."""
        self._roomless = 0.0 if not self.patience or self.is_seen else self._roomless + dt
        if self._roomless > self.patience:
            self.name = ""

    def _offer(self) -> None:
        """Tells what is due first, or after a while the first of what is due that has room."""
        names = [name for name in self.due() if self.kept_as(name) not in self.progress.tips]
        if not self.patience or self._quiet < REST + self.patience:
            names = names[:1]
        name = next((name for name in names if self.place(name) is not None), "")
        if name:
            self.name, self._shown_for, self._roomless, self._obeyed = name, 0.0, 0.0, False

    def leave_behind(self) -> None:
        """Puts a tip away whose moment is over, though it could not be read for long."""
        if self.name and self._obeyed:
            self._put_away()

    def _put_away(self) -> None:
        self.progress.see_tip(self.kept_as(self.name))
        self.name, self._quiet = "", 0.0

    def dismiss(self) -> bool:
        """Puts the tip away for good; says whether there was one."""
        if not self.name:
            return False
        self._put_away()
        self.sound("click")
        return True

    @property
    def box(self) -> Box | None:
        """The place of the tip that is seen."""
        return self.place(self.name) if self.name else None

    @property
    def is_seen(self) -> bool:
        """Tells whether there is a tip that has room just now."""
        return self.box is not None

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click; says whether it was on the tip, which must have been seen before."""
        box = self.box
        return box is not None and self._shown_for >= BARELY and box.has(point) and self.dismiss()

    def key(self, key: int) -> bool:
        """Takes a key; says whether it was about the tip."""
        return key == KEY and self.dismiss()

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: Target) -> None:
        """Draws the tip."""
        box = self.box
        if box is not None:
            self.kit.put(surface, self.image(self.name, box.w), box.x, box.y)

    def image(self, name: str, wide: float) -> pygame.Surface:
        """Paints a tip that is so wide."""
        kit, words, most = self.kit, keys.said(self.words[name]), self.most

        def make() -> pygame.Surface:
            size = 14.0
            while True:
                lines = kit.wrap(words, size, wide - 24)
                step = kit.line_height(size)
                high = 40 + len(lines) * step + 24
                if not most or high <= most or size <= LEAST:
                    break
                size -= 0.5
            out = kit.plate((wide, high), theme.PAPER, theme.PAPER_LOW, edge=theme.GOLD, radius=11).copy()
            kit.put(out, kit.text(tr("Tip"), 15, theme.PAPER_MUTED, theme.TITLE_FONT, scaled=False), 13, 9)
            for k, line in enumerate(lines):
                kit.put(out, kit.text(line, size, theme.PAPER_TEXT), 13, 32 + k * step)
            told = kit.text(tr("Got it"), 12, theme.PAPER_MUTED, theme.BOLD_FONT, scaled=False)
            kit.put(out, told, 13, high - 14, 0, 0.5)
            draw_key(out, kit, keys.cap("tip"), wide - 10, high - 15)
            return out

        return kit.texts.get(("tip", name, words, kit.text_scale, wide, most), make)
