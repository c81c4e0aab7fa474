"""A table with something beside it: a coach, or the bar of a replay."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from soulstack.ui.gui.form import Form
from soulstack.ui.scene import BaseScene

if TYPE_CHECKING:
    from soulstack.ui.loop import App


class BesideTable(BaseScene):
    """Holds a table and a form that share the window."""

    heavy = True

    def __init__(self, app: "App", table: BaseScene) -> None:
        self.app = app
        self.beneath = table
        self.form = Form(app)
        self.space = app.space

    @property
    def music(self) -> tuple[str, str] | None:
        """The theme of the table."""
        return self.beneath.music

    def enter(self, app: "App") -> None:
        self.app = app

    def leave(self) -> None:
        self.beneath.leave()
        self.app.faces.cancel()

    def shed(self) -> Iterator[None]:
        yield from self.beneath.shed()
        self.form.clear()
        yield
        vars(self).clear()

    def uncovered(self) -> None:
        self.beneath.uncovered()
        self.form.point_at(self.app.cursor)
