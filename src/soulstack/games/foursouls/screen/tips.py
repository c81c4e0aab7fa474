"""A tip at the table: one at a time, over the older lines of the log, gone with a click or a key."""

import pygame

from soulstack.app.events import Shown, Undo
from soulstack.app.language import tr
from soulstack.app.progress import Progress
from soulstack.games.foursouls.play.tips import TIPS, due
from soulstack.games.foursouls.screen.control import Control
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.ui import keys, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.canvas import Target
from soulstack.ui.tabletop.prompt import draw_key

REST = 1.2
"""Seconds of quiet before a tip is offered, and between two of them."""
KEY = pygame.K_BACKSPACE


class Tips:
    """Offers what the player has not been told yet."""

    def __init__(self, desk: Desk, control: Control, progress: Progress) -> None:
        self.desk, self.control, self.progress = desk, control, progress
        self.name = ""
        """The tip that is shown."""
        self.happened: set[str] = set()
        self._quiet = 0.0

    def note(self, shown: Shown) -> None:
        """Takes in what is shown now."""
        self.happened.add(shown.fact.kind)

    def update(self, dt: float, *, wanted: bool) -> None:
        """Lets time pass at a table that has caught up; without being wanted nothing is shown."""
        if not wanted or not self.control.bus.serves(Undo):
            self.name = ""
            return
        self._quiet += dt
        view, asking = self.desk.view, self.control.asking
        if self.name or self._quiet < REST or view is None:
            return
        decision = asking.decision if asking is not None and not asking.dialog else None
        offers = self.control.session.offers
        has_passed = offers.passing is not None and bool(offers.passing.passed)
        found = due(view, decision, self.happened, passed=has_passed, shared=offers.shared is not None)
        self.name = next((name for name in found if name not in self.progress.tips), "")

    def dismiss(self) -> bool:
        """Puts the tip away for good; says whether there was one."""
        if not self.name:
            return False
        self.progress.see_tip(self.name)
        self.name, self._quiet = "", 0.0
        self.control.sound("click")
        return True

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click; says whether it was on the tip."""
        return bool(self.name) and self.box.has(point) and self.dismiss()

    def key(self, key: int) -> bool:
        """Takes a key; says whether it was about the tip."""
        return key == KEY and self.dismiss()

    @property
    def box(self) -> Box:
        """The place of the tip."""
        log = self.desk.zones.log
        image = self._image()
        return Box(log.x, log.y - 4, log.w, image.get_height() / self.desk.kit.u)

    def draw(self, surface: Target) -> None:
        """Draws the tip."""
        if self.name:
            box = self.box
            self.desk.kit.put(surface, self._image(), box.x, box.y)

    def _image(self) -> pygame.Surface:
        kit, wide = self.desk.kit, self.desk.zones.log.w
        words = keys.said(TIPS[self.name])
        most = self.desk.zones.log.h - 20

        def make() -> pygame.Surface:
            size = 14.0
            while True:
                lines = kit.wrap(words, size, wide - 24)
                step = kit.line_height(size)
                high = 40 + len(lines) * step + 24
                if high <= most or size <= 9.5:
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

        return kit.texts.get(("tip", self.name, words, kit.text_scale, wide, most), make)
