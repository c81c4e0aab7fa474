"""A campaign as a plate in the list: its name, how high it has climbed, how many feats it has; or a free place for a new one."""

from collections.abc import Callable
from typing import Final

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.play.feats import FEATS
from soulstack.games.spire.play.profiles import Profile
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.ui import theme
from soulstack.ui.gui.control import Drawn
from soulstack.ui.input import Meant
from soulstack.ui.scenery import Area

EDGE: Final = 14.0


class ProfilePlate(Drawn):
    """One of the campaigns of the table; a press plays on with it."""

    corner = 12

    def __init__(
        self, area: Area, profile: Profile | None, atelier: Atelier, on_press: Callable[[], object], *, chosen: bool
    ) -> None:
        super().__init__(area)
        self.profile, self.atelier, self.on_press, self.chosen = profile, atelier, on_press, chosen

    @property
    def text(self) -> str:
        """What stands on it."""
        return self.profile.said if self.profile is not None else tr("A new campaign")

    def let_go(self, pos: tuple[int, int], *, inside: bool) -> None:  # noqa: ARG002 - all of it is one button
        if inside:
            if self.form is not None:
                self.form.set_focus(self, by_mouse=True)
                self.form.play(self.sound)
            self.on_press()

    def intent(self, intent: Meant) -> bool:
        if intent is Meant.CONFIRM:
            self.on_press()
            return True
        return False

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:  # noqa: ARG002 - it has one state
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, rect)
        light = 10 if self.hovered else 0
        profile = self.profile
        if profile is None:
            brush.plate(surface, box, "glass", radius=12, line=2, shadow=0, light=light)
            brush.icon(surface, "plus", box.x + EDGE + 10, box.cy, 24)
            brush.line(surface, self.text, box.x + 46, box.cy, 15, look.MUTED, 0.0, room=box.w - 60)
            return
        brush.plate(surface, box, "patina" if self.chosen else "deep", radius=12, light=light)
        brush.icon(surface, "lantern_party" if self.chosen else "map", box.x + EDGE + 12, box.cy, 30)
        room = box.w - 62
        brush.text(surface, self.text, box.x + 50, box.y + box.h * 0.32, 17, theme.CREAM, 0.0, room=room)
        told = [
            tr("Ascension {n}", n=profile.campaign.ascension),
            tr("{n} of {most} feats", n=len(profile.campaign.achievements), most=len(FEATS)),
            tr_n(profile.runs, "{n} run", "{n} runs"),
        ]
        brush.line(surface, "  ·  ".join(told), box.x + 50, box.y + box.h * 0.7, 12.5, look.MUTED, 0.0, room=room)
