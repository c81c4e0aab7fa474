"""The switch between the games on a screen that each of them has in its own way."""

from typing import TYPE_CHECKING

from soulstack.app import registry
from soulstack.app.language import tr
from soulstack.ui.gui.press import Choice

if TYPE_CHECKING:
    from soulstack.ui.loop import App
    from soulstack.ui.scenery import Area


def game_switch(app: "App", area: "Area", place: str) -> Choice[str]:
    """Gives a switch that shows a screen as another game has it; that game is then the one used last."""

    def turn_to(key: str) -> None:
        if key != app.game:
            app.choose_game(key)
            app.pop()
            app.go(place)

    titles = [(key, tr(registry.game(key).title)) for key in registry.MODULES]
    return Choice[str](area, titles, app.game, turn_to, size=16)
