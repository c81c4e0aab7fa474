"""A tip at the table: one at a time, in the free part of the stack's panel, gone when what it says was done.

It never lies over the log, over numbers or over what waits on the stack: where there is no room it waits.
"""

import pygame

from soulstack.app.events import Shown, Undo
from soulstack.app.language import tr
from soulstack.app.progress import Progress
from soulstack.games.foursouls.play.tips import ANYBODYS, DONE, TIPS, due
from soulstack.games.foursouls.screen.control import Control
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.ui import keys, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.canvas import Target
from soulstack.ui.tabletop.prompt import draw_key

REST = 1.2
"""Seconds of quiet before a tip is offered, and between two of them."""
LINGERS = 4.0
"""Seconds for which it can be read at least, though it was obeyed."""
BARELY = 0.5
"""Seconds in which a click is not yet meant for it: whoever clicked there meant what was there before."""
LONGEST = 2
"""Turns that begin while it is shown; after so many it goes by itself."""
KEY = pygame.K_BACKSPACE


class Tips:
    """Offers what the player has not been told yet."""

    def __init__(self, desk: Desk, control: Control, progress: Progress) -> None:
        self.desk, self.control, self.progress = desk, control, progress
        self.name = ""
        """The tip that is shown."""
        self.happened: set[str] = set()
        self._quiet = 0.0
        self._shown_for = 0.0
        self._turns = 0
        self._obeyed = False

    def note(self, shown: Shown) -> None:
        """Takes in what is shown now."""
        kind = shown.fact.kind
        self.happened.add(kind)
        if not self.name:
            return
        self._turns += kind == "turn_started"
        view = self.desk.view
        own = view is not None and shown.fact.seat == view.viewer
        if self._turns >= LONGEST or (kind in DONE[self.name] and (own or kind in ANYBODYS)):
            self._obeyed = True

    def update(self, dt: float, *, wanted: bool) -> None:
        """Lets time pass at a table that has caught up; without being wanted nothing is shown."""
        if not wanted or not self.control.bus.serves(Undo):
            self.name = ""
            return
        self._quiet += dt
        self._shown_for += dt
        if self.name and self._obeyed and self._shown_for >= LINGERS:
            self._put_away()
        view, asking = self.desk.view, self.control.asking
        if self.name or self._quiet < REST or view is None:
            return
        decision = asking.decision if asking is not None and not asking.dialog else None
        offers = self.control.session.offers
        has_passed = offers.passing is not None and bool(offers.passing.passed)
        found = due(view, decision, self.happened, passed=has_passed, shared=offers.shared is not None)
        name = next((name for name in found if name not in self.progress.tips), "")
        if name and self._fits(name):
            self.name, self._shown_for, self._turns, self._obeyed = name, 0.0, 0, False

    def _put_away(self) -> None:
        self.progress.see_tip(self.name)
        self.name, self._quiet = "", 0.0

    def _fits(self, name: str) -> bool:
        """Tells whether there is room for a tip below what waits on the stack."""
        view = self.desk.view
        return view is not None and self._place(name).y >= self.desk.stack.used(view, self.desk.zones.stack)

    def dismiss(self) -> bool:
        """Puts the tip away for good; says whether there was one."""
        if not self.name:
            return False
        self._put_away()
        self.control.sound("click")
        return True

    def press(self, point: tuple[float, float]) -> bool:
        """Takes a click; says whether it was on the tip, which must have been seen before."""
        return self.is_seen and self._shown_for >= BARELY and self.box.has(point) and self.dismiss()

    @property
    def is_seen(self) -> bool:
        """Tells whether there is a tip that has room just now."""
        return bool(self.name) and self._fits(self.name)

    def key(self, key: int) -> bool:
        """Takes a key; says whether it was about the tip."""
        return key == KEY and self.dismiss()

    @property
    def box(self) -> Box:
        """The place of the tip."""
        return self._place(self.name)

    def _place(self, name: str) -> Box:
        zone = self.desk.zones.stack
        high = self._image(name).get_height() / self.desk.kit.u
        return Box(zone.x + 4, zone.bottom - 4 - high, zone.w - 8, high)

    def draw(self, surface: Target) -> None:
        """Draws the tip."""
        if self.is_seen:
            box = self.box
            self.desk.kit.put(surface, self._image(self.name), box.x, box.y)

    def _image(self, name: str) -> pygame.Surface:
        kit, wide = self.desk.kit, self.desk.zones.stack.w - 8
        words = keys.said(TIPS[name])
        most = self.desk.zones.stack.h - 34

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

        return kit.texts.get(("tip", name, words, kit.text_scale, wide, most), make)
