"""The line about the music on the title: an offer on the first start, a switch from then on."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from soulstack.app.language import tr
from soulstack.app.settings import QUIET
from soulstack.ui import theme
from soulstack.ui.gui.press import Button
from soulstack.ui.scenery import Label

if TYPE_CHECKING:
    from soulstack.ui.loop import App

TOP: Final = 6.0
HIGH: Final = 28.0
WORDS: Final = 330.0
"""Room enough for large letters too."""


def music_line(app: "App", done: Callable[[], object]) -> tuple[list[Label], list[Button]]:
    """Gives the words and buttons in the upper left corner; `done` is called when one has been pressed."""

    def turn(volume: float) -> None:
        app.change(volume_music=volume, music_offered=True)
        done()

    settings = app.settings
    if settings.music_offered:
        words = tr("Music: on") if settings.volume_music > 0 else tr("Music: off")
        volume = 0.0 if settings.volume_music > 0 else QUIET
        return [], [Button((12, TOP, 132, HIGH), words, lambda: turn(volume), size=15, material="slate")]
    keep = Button((12, TOP, 114, HIGH), tr("Keep it"), lambda: turn(app.settings.volume_music or QUIET), size=15)
    off = Button((132, TOP, 118, HIGH), tr("Turn it off"), lambda: turn(0.0), size=15, material="slate")
    keep.mates = off.mates = (keep, off)
    words = tr("Quiet music plays along.")
    line = Label((260, TOP, WORDS, HIGH), words, size=14, font=theme.BOLD_FONT, outline=1.4)
    return [line], [keep, off]
