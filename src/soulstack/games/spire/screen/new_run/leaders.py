"""Heroes on their plinths, each with who leads it: a bot with its level, a friend with a name."""

from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play.run_plan import LEVELS, Climber, RunPlan
from soulstack.games.spire.screen.new_run.stands import Atelier, Stand
from soulstack.ui.gui.control import Control
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.gui.values import Pick, TextLine

if TYPE_CHECKING:
    from soulstack.ui.loop import App

STAND: Final = (138.0, 386.0)


class Leaders(GuiScene):
    """A screen with stands; what is chosen is in the plan."""

    def __init__(self, app: "App", plan: RunPlan) -> None:
        super().__init__(app)
        self.plan = plan
        self.atelier = Atelier()
        self.options: dict[str, Control] = {}
        """What can be set on the page that is open, by its name."""
        self.stands: list[Stand] = []

    def tell(self) -> None:
        """Says in words what will be played."""

    def add_stands(self, left: float, top: float, step: float) -> None:
        """Adds a stand for every hero."""
        wide, high = STAND
        for at, climber in enumerate(self.plan.climbers):
            x = left + at * step
            stand = Stand((x, top, wide, high), self.plan, climber, self.atelier, self._turn_who, self._move)
            self.stands.append(stand)
            self.form.add(stand)
            under = (x, top + high + 10, wide, 44)
            if climber.who == "bot":
                names = {"easy": tr("Easy"), "normal": tr("Normal"), "hard": tr("Hard")}
                pick = Pick[str](
                    under,
                    [(level, names[level]) for level in LEVELS],
                    climber.level,
                    lambda level, climber=climber: self._set_level(climber, level),  # type: ignore[misc]  # no default wanted
                )
                self.options[f"level {climber.hero}"] = pick
                self.form.add(pick)
            elif climber.who == "friend":
                line = TextLine(
                    under,
                    climber.name,
                    lambda name, climber=climber: self._set_name(climber, name),  # type: ignore[misc]  # no default wanted
                    longest=16,
                    placeholder=tr("name"),
                    size=18,
                )
                self.options[f"name {climber.hero}"] = line
                self.form.add(line)

    def _turn_who(self, climber: Climber) -> None:
        climber.turn()
        self._again(climber)

    def _move(self, climber: Climber, to: int) -> None:
        if self.plan.move(climber, to):
            self.app.sound.play("page")
        self._again(climber)

    def _again(self, climber: Climber) -> None:
        """Builds the form anew, with the focus on the stand of a hero."""
        self.rebuild()
        self.form.set_focus(next(stand for stand in self.stands if stand.climber is climber))

    def _set_level(self, climber: Climber, level: str) -> None:
        climber.level = level
        self.tell()

    def _set_name(self, climber: Climber, name: str) -> None:
        climber.name = name
        self.tell()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for stand in self.stands:
            if stand.offset:
                stand.draw(surface)  # the one that is dragged lies over the others
