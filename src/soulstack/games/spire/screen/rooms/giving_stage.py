"""A place of choices where rewards may lie open as well: Neow's gifts, and what an event brings."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from soulstack.games.spire.rules.state import Reward
from soulstack.games.spire.screen.gifts.gifts import Gifts
from soulstack.games.spire.screen.rooms.gift_chips import cross_of
from soulstack.games.spire.screen.rooms.party_stage import PartyStage, Spot
from soulstack.games.spire.screen.stage import Point
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint
    from soulstack.games.spire.screen.desk import Desk


class GivingStage(PartyStage):
    """Lets heroes take, turn up and leave what lies open for them; cards and things are laid out large over the place."""

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.rewards = Gifts(desk, apart=True)
        self.rewards.put_aside = True

    # --- what lies open --------------------------------------------------------------------------------------------

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
        """Takes gold at once; anything else is laid out large, and turned up where it was not."""
        self.desk.turn_to(seat)
        take = Option("take", ("reward", item.id))
        if take in self.options(seat):
            self.pick(seat, take)
            return
        self.rewards.put_aside = False
        self.rewards.looking = -1
        self.rewards.settle()
        self.rewards.look_at(item.id)

    def skip_gift(self, seat: int, item: Reward) -> None:
        """Leaves a gift."""
        self.pick(seat, Option("skip", ("reward", item.id)))

    @property
    def laid_out(self) -> bool:
        """Whether rewards lie over the place."""
        return self.rewards.open and self.sheet is None

    def put_away(self) -> None:
        """Puts the rewards away once nothing but gold is left of them."""
        seat = max(0, self.desk.session.focus)
        if not any(not item.over and item.kind != "gold" for item in self.gifts(seat)):
            self.rewards.put_aside = True

    # --- time ------------------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Places everything anew."""
        super().lay_out()
        self.rewards.settle()

    def settle(self) -> None:
        """Shows the table as it is now."""
        super().settle()
        self.rewards.settle()

    def update(self, dt: float) -> None:
        """Lets time pass."""
        super().update(dt)
        self.rewards.update(dt)
        if not self.desk.busy and not self.rewards.put_aside:
            self.put_away()

    def finish(self) -> None:
        """Ends what still moves."""
        super().finish()
        self.rewards.finish()

    def play(self, fact: Fact, after: Any) -> float:
        """Shows what is taken while rewards lie over the place; otherwise the place shows it."""
        if not self.rewards.put_aside:
            return self.rewards.play(fact, after)
        return self.show(fact, after)

    def show(self, fact: Fact, after: Any) -> float:
        """Starts the picture of a fact at this place, and gives the seconds to wait for it."""
        del fact, after
        return 0.0

    # --- input -----------------------------------------------------------------------------------------------------

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked now."""
        return self.rewards.things() if self.laid_out else super().things()

    def press(self, point: Point, button: int) -> bool:
        """Takes a press."""
        return self.rewards.press(point, button) if self.laid_out else super().press(point, button)

    def move(self, point: Point) -> None:
        """Takes the mouse at another place."""
        if self.laid_out:
            self.rewards.move(point)
        else:
            super().move(point)

    def key(self, key: int, mod: int) -> bool:
        """Takes a key."""
        return self.rewards.key(key, mod) if self.laid_out else super().key(key, mod)

    def key_up(self, key: int) -> None:
        """Takes the end of a key's press."""
        self.rewards.key_up(key)
        super().key_up(key)

    def back(self) -> bool:
        """Leaves what was opened."""
        return self.rewards.back() if self.laid_out else super().back()

    def show_hint(self, hint: "Hint") -> None:
        """Points at what a hint is about."""
        if self.laid_out:
            self.rewards.show_hint(hint)
        else:
            super().show_hint(hint)

    def spot_of(self, seat: int, option: Option) -> str:
        """Names what an option is chosen by."""
        if option.ref is not None and option.ref[0] == "reward":
            return f"{'skip' if option.verb == 'skip' else 'gift'} {seat} {option.ref[1]}"
        return super().spot_of(seat, option)

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draws the rewards over the place, and what is asked over them."""
        if self.rewards.open:
            self.rewards.draw(surface)
        super().draw_over(surface)
