"""The stage of Four Souls: seats, decks, the stack and what facts are about, as points on the table, and the dice."""

from collections.abc import Callable, Mapping

from attrs import define, field

from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen.card_looks import Look, look_of
from soulstack.games.foursouls.screen.dice import DiceTray
from soulstack.games.foursouls.screen.faces import DECKS
from soulstack.games.foursouls.screen.placing import Placement, place, zone_of
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box, Spot
from soulstack.ui.tabletop.card_stage import CardStage
from soulstack.ui.tabletop.looks import Key


def _hides(view: TableView) -> bool:
    """Tells whether the hand of the seat in front lies face down."""
    hand = view.seats[view.viewer].hand if view.viewer >= 0 else ()
    return bool(hand) and hand[0] < 0


@define
class Stage(CardStage[Desk]):
    """The table while facts are played on it."""

    dice: DiceTray = field(kw_only=True)
    routine: "Callable[[Stage, Fact], float]" = field(kw_only=True)
    """Starts the animation of a fact and gives the time to wait for it."""

    @property
    def centre(self) -> Box:
        return self.desk.zones.centre

    def places_in(self, view: TableView) -> Mapping[Key, Placement]:
        return place(view, self.desk.zones_of(view), self.desk.book)

    def is_turned(self, before: TableView, after: TableView) -> bool:
        # A hand that is turned over is laid anew, too.
        return after.viewer >= 0 and (before.viewer != after.viewer or _hides(before) != _hides(after))

    def play(self, fact: Fact) -> float:
        return self.routine(self, fact)

    def move(self, dt: float) -> None:
        super().move(dt)
        self.dice.update(dt)

    def settle(self, view: TableView, *, at_once: bool) -> None:
        super().settle(view, at_once=at_once)
        self.dice.settle(view)

    def finish(self) -> None:
        super().finish()
        self.dice.finish()

    # -- places -----------------------------------------------------------------------------------------------------

    @property
    def view(self) -> TableView:
        """Gives the view that the table shows now."""
        assert self.desk.view is not None
        return self.desk.view

    def card(self, index: int) -> str:
        """Gives the id of a physical card, or an empty text for a hidden one."""
        printed = self.after.printed if self.after is not None else self.view.printed
        return printed[index] if 0 <= index < len(printed) else ""

    def seat_spot(self, seat: int) -> Spot:
        """Gives the middle of a seat's hand."""
        if not 0 <= seat < len(self.view.seats):
            return self.middle
        zone = zone_of(self.view, self.desk.zones, seat)
        box = zone.hand
        return Spot(box.cx if zone.side == "own" else box.x + 24, box.cy, 62.0 if zone.side == "own" else 28.0)

    def seat_point(self, seat: int, part: str = "character") -> tuple[float, float]:
        """Gives a point in a seat's area."""
        if not 0 <= seat < len(self.view.seats):
            return self.middle.x, self.middle.y
        box: Box = getattr(zone_of(self.view, self.desk.zones, seat), part)
        return box.cx, box.cy

    def deck_spot(self, name: str, pile: str = "deck") -> Spot:
        """Gives the place of a deck or of its discard by the deck's name."""
        if name in DECKS:
            found = self.desk.box_of((pile, DECKS.index(name)))
            if found is not None:
                return Spot(found.cx, found.cy, found.w)
        return self.middle

    def home_deck(self, card: str) -> str:
        """Names the deck that a card belongs to."""
        back = self.desk.book.back(card) if card else "loot"
        return back if back in DECKS else "treasure"

    @property
    def stack_spot(self) -> Spot:
        """Gives the place where the next thing lands on the stack."""
        box = self.desk.zones.stack
        return Spot(box.x + 36, box.y + 58, 40.0)

    def anchor(self, fact: Fact) -> tuple[float, float]:
        """Gives the point that a fact is about."""
        if fact.obj:
            spot = self.spot(("obj", fact.obj))
            if spot is not None:
                return spot.x, spot.y
        if fact.sid:
            box = self.desk.box_of(("stack", fact.sid))
            if box is not None:
                return box.centre
        if fact.seat >= 0:
            return self.seat_point(fact.seat)
        return self.middle.x, self.middle.y

    def look(self, obj: int) -> Look | None:
        """Gives the look of an object before or after the present facts."""
        for view in (self.after, self.view):
            found = view.objects.get(obj) if view is not None else None
            if found is not None:
                return look_of(found, self.desk.book)
        return None
