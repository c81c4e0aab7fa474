"""A place of choices where rewards may lie open as well: Neow's gifts, and what an event brings."""

from functools import partial
from typing import TYPE_CHECKING

from soulstack.games.spire.rules.state import Reward
from soulstack.games.spire.screen.rooms.gift_chips import cross_of
from soulstack.games.spire.screen.rooms.party_stage import PartyStage, Spot
from soulstack.games.spire.screen.sheet import Sheet
from soulstack.kernel.decisions import Decision, Option
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk


class GivingStage(PartyStage):
    """Lets heroes take, turn up and leave what lies open for them."""

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self._opening = (-1, 0)
        """The gift that has just been turned up: the hero, and its number."""

    def options(self, seat: int) -> tuple[Option, ...]:
        """Lists what a hero may do here now."""
        asked = self.asked(seat)
        return asked.options if asked is not None else ()

    def gifts(self, seat: int) -> tuple[Reward, ...]:
        """Lists what lies open for a hero, and what it has taken or left of it."""
        return tuple(item for item in self.desk.state.table.rewards if item.seat == seat)

    def list_gifts(self, seat: int, gifts: tuple[Reward, ...], boxes: tuple[Box, ...], *, digit: bool) -> None:
        """Lists the gifts of a hero that can be clicked."""
        for item, box in zip(gifts, boxes, strict=True):
            if not item.over:
                self.spots[f"gift {seat} {item.id}"] = Spot(box, partial(self.take_gift, seat, item), digit=digit)
                self.spots[f"skip {seat} {item.id}"] = Spot(cross_of(box), partial(self.skip_gift, seat, item))

    def take_gift(self, seat: int, item: Reward) -> None:
        """Takes a gift, turns it up, or opens what was turned up."""
        self.desk.turn_to(seat)
        options = self.options(seat)
        ref = ("reward", item.id)
        if Option("take", ref) in options:
            self.pick(seat, Option("take", ref))
        elif Option("reveal", ref) in options:
            self._opening = (seat, item.id)
            self.pick(seat, Option("reveal", ref))
        elif any(option.verb == "reveal" for option in options):
            same = next(
                option for option in options if option.verb == "reveal" and self._kind(option) == item.kind
            )  # of several unseen ones of a kind the next is turned up
            self._opening = (seat, same.ref[1] if same.ref is not None else 0)
            self.pick(seat, same)
        else:
            self.open_gift(seat, item.id)

    def _kind(self, option: Option) -> str:
        number = option.ref[1] if option.ref is not None else 0
        return next((item.kind for item in self.desk.state.table.rewards if item.id == number), "")

    def skip_gift(self, seat: int, item: Reward) -> None:
        """Leaves a gift."""
        self.pick(seat, Option("skip", ("reward", item.id)))

    def open_gift(self, seat: int, number: int) -> None:
        """Lays out what was turned up."""
        options = tuple(
            option
            for option in self.options(seat)
            if (option.verb == "take" and option.n == number) or option == Option("skip", ("reward", number))
        )
        if options:
            self.extra = Sheet(self.desk, Decision(seat, "reward", options), self.panel_room, as_panel=True)

    def open_what_was_turned_up(self) -> None:
        """Lays out what has just been turned up, once that has been shown."""
        seat, number = self._opening
        shown = any(item.id == number and item.shown is not None for item in self.desk.state.table.rewards)
        if shown and not self.desk.busy:
            self._opening = (-1, 0)
            self.open_gift(seat, number)
