"""Who and what made this possible, with the licences of the fonts."""

from soulstack import __version__
from soulstack.app.language import tr
from soulstack.ui import paint, theme
from soulstack.ui.card_fan import CardFan
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import FRAME, LEFT, WIDE, GuiScene
from soulstack.ui.scenery import CENTRE, Label, Panel, Picture

ROOM = 466.0
PARAGRAPH = 740.0

ENTRIES = {
    "An unofficial fan project": (
        "Soulstack is made by fans. It is not made, approved or supported by the authors or publishers of The Binding "
        "of Isaac: Four Souls or of Slay the Spire: The Board Game. Its pictures, sounds and card wording are its own."
    ),
    "The games it is for": (
        "The Binding of Isaac: Four Souls is a card game by Edmund McMillen, published by Maestro Media. Slay the Spire: "
        "The Board Game is by Gary Dworetsky, Anthony Giovannetti and Casey Yano, published by Contention Games. If you "
        "like playing them here, get the real boxes: nothing beats cards on a table."
    ),
    "Fonts": (
        "Lilita One, copyright 2011 Juan Montoreano, and Fira Sans, copyright 2012-2015 The Mozilla Foundation and "
        "Telefonica S.A., both under the SIL Open Font License, version 1.1."
    ),
    "Software": (
        "Python, pygame-ce and SDL (LGPL and zlib licence), pygame_gui, python-i18n, attrs, cattrs and platformdirs "
        "(MIT licence)."
    ),
}


def _entries() -> list[tuple[str, str]]:
    return [(tr(title), tr(text)) for title, text in ENTRIES.items()]


class CreditsScene(GuiScene):
    """Some paragraphs on paper."""

    def build(self) -> None:
        self.add_panel(FRAME, tr("Credits"))
        self.form.add(
            Panel((LEFT, 104, WIDE, 492), "paper", radius=16, line=3),
            Panel((896, 132, 264, 318), "well", radius=16, line=3),
            Picture((918, 156, 220, 220), "logo"),
            Label(
                (896, 378, 264, 34), "Soulstack", size=30, font=theme.TITLE_FONT, align=CENTRE, outline=2, grows=False
            ),
            Label(
                (896, 412, 264, 26),
                tr("Version {version}", version=__version__),
                size=15,
                colour=theme.MUTED,
                align=CENTRE,
            ),
            CardFan((906, 464, 244, 116), self.app.faces, self.app.screens.card_book(), self.app.screens.samples),
        )
        size, heights = self._fit()
        y = 122.0
        for (title, text), height in zip(_entries(), heights, strict=True):
            self.form.add(
                Label(
                    (122, y, PARAGRAPH, 34),
                    title,
                    size=24,
                    font=theme.TITLE_FONT,
                    colour=theme.PAPER_MUTED,
                    grows=False,
                ),
                Label(
                    (122, y + 34, PARAGRAPH, height + 2),
                    text,
                    size=size,
                    colour=theme.PAPER_TEXT,
                    wrapped=True,
                ),
            )
            y += 34 + height + (ROOM - sum(heights) - 34 * len(heights)) / len(heights)
        self.form.add(Button((530, 614, 220, 58), tr("Back"), self.back, material="brass"))

    def _fit(self) -> tuple[float, list[float]]:
        """Finds one size for all paragraphs at which they fill no more than the paper."""
        space = self.app.space
        for size in (19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0):
            px = space.font_px(size)
            heights = [
                len(paint.wrap(theme.BODY_FONT, px, text, space.px(PARAGRAPH))) * round(px * 1.3) / space.scale
                for _, text in _entries()
            ]
            if sum(heights) + len(heights) * 44 <= ROOM:
                break
        return size, heights
