"""What has changed since the viewer's last turn: marks on the cards that are new, hurt, changed hands or count otherwise."""

from attrs import define, field

from soulstack.app.events import CaughtUp
from soulstack.games.foursouls.rules.view import ObjView, TableView
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.ui import theme
from soulstack.ui.paint.canvas import Target
from soulstack.ui.tabletop.looks import Key

State = tuple[object, ...]
MARK = 13.0


def state_of(obj: ObjView) -> State:
    """Gives what makes an object look changed."""
    return obj.zone, obj.controller, obj.shown, obj.damage, tuple(sorted(obj.counters.items())), len(obj.covered)


@define
class Since:
    """Remembers the table as the viewer left it, and shows during the others' turns and at the next own one what is new."""

    desk: Desk
    left: dict[int, State] = field(factory=dict)
    """Every object as it was when the own turn ended."""
    own_turn: int = -1
    _seen: TableView | None = field(default=None, init=False)
    _changed: frozenset[Key] = field(default=frozenset(), init=False)

    def catch_up(self, _: CaughtUp) -> None:
        """Looks at the table that is shown once the pictures are over."""
        if self.desk.view is not None:
            self.watch(self.desk.view)

    def watch(self, view: TableView) -> None:
        """Takes the newest view: the end of an own turn is what later ones are compared with."""
        if view.viewer < 0:
            return
        if view.active == view.viewer:
            self.own_turn = view.turn
        elif self.own_turn >= 0 and view.turn != self.own_turn:
            self.own_turn = -1
            self.left = {number: state_of(obj) for number, obj in view.objects.items()}
            self._seen = None

    def changed(self, view: TableView) -> frozenset[Key]:
        """Names what is not as it was; nothing before the first own turn is over."""
        if not self.left:
            return frozenset()
        if view is not self._seen:
            self._seen = view
            self._changed = frozenset(
                ("obj", n) for n, obj in view.objects.items() if self.left.get(n) != state_of(obj)
            )
        return self._changed

    def draw(self, surface: Target) -> None:
        """Puts a small mark on the corner of everything that has changed."""
        view, kit = self.desk.view, self.desk.kit
        if view is None:
            return
        image = kit.shape("diamond", MARK, theme.FOCUS)
        for key in self.changed(view):
            placed = self.desk.placements.get(key)
            if placed is not None:
                kit.put(surface, image, placed.box.x + 2, placed.box.y + 2, 0.5, 0.5)
