"""Who and what made this possible, with the licences of the fonts."""

from soulstack.app.language import tr
from soulstack.ui import paint, theme
from soulstack.ui.scenes.menu import MenuScene
from soulstack.ui.widgets import Button, Label, Panel

ROOM = 462.0

ENTRIES = {
    "An unofficial fan project": (
        "Soulstack is made by fans. It is not made, approved or supported by the authors or publishers of The Binding "
        "of Isaac: Four Souls. Its pictures, sounds and card wording are its own."
    ),
    "The game it is for": (
        "The Binding of Isaac: Four Souls is a card game by Edmund McMillen, published by Maestro Media. If you like "
        "playing it here, get the real box: nothing beats cards on a table."
    ),
    "Fonts": (
        "Lilita One, copyright 2011 Juan Montoreano, and Fira Sans, copyright 2012-2015 The Mozilla Foundation and "
        "Telefonica S.A., both under the SIL Open Font License, version 1.1."
    ),
    "Software": "Python, pygame-ce and SDL (LGPL and zlib licence), attrs, cattrs and platformdirs (MIT licence).",
}


def _entries() -> list[tuple[str, str]]:
    return [(tr(title), tr(text)) for title, text in ENTRIES.items()]


class CreditsScene(MenuScene):
    """Some paragraphs on paper."""

    def build(self) -> None:
        self.add_panel((160, 36, 960, 648), tr("Credits"))
        self.form.add(Panel((196, 112, 888, 482), "paper", radius=16, line=3))
        size, heights = self._fit()
        y = 124.0
        for (title, text), height in zip(_entries(), heights, strict=True):
            self.form.add(
                Label((228, y, 824, 34), title, size=23, font=theme.TITLE_FONT, colour=theme.PAPER_MUTED, grows=False),
                Label((228, y + 34, 824, height + 2), text, size=size, colour=theme.PAPER_TEXT, wrapped=True),
            )
            y += 34 + height + (ROOM - sum(heights) - 34 * len(heights)) / len(heights)
        self.form.add(Button((530, 608, 220, 58), tr("Back"), self.back, material="brass"))

    def _fit(self) -> tuple[float, list[float]]:
        """Finds one size for all paragraphs at which they fill no more than the paper."""
        space = self.app.space
        for size in (18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0):
            px = space.font_px(size)
            heights = [
                len(paint.wrap(theme.BODY_FONT, px, text, space.px(824))) * round(px * 1.3) / space.scale
                for _, text in _entries()
            ]
            if sum(heights) + len(heights) * 44 <= ROOM:
                break
        return size, heights
