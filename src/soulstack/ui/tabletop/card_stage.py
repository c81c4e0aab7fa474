"""A stage for cards: what most routines need, sprites to send and effects to start; a game adds the places they go by."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from attrs import define, field

from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref
from soulstack.ui import theme
from soulstack.ui.geometry import Box, Spot
from soulstack.ui.tabletop.effects import Banner, Coins, Dart, Effect, Flash, Flight, Rise, Shake, Stamp
from soulstack.ui.tabletop.looks import Key, Look, Placement
from soulstack.ui.tabletop.sprites import FADE, SETTLE
from soulstack.ui.tabletop.table_picture import TablePicture
from soulstack.ui.theme import Colour
from soulstack.ui.tween import Ease, ease_out_cubic

FLY = 0.32
Pictured = TypeVar("Pictured", bound=TablePicture[Any, Any])


@define
class CardStage(ABC, Generic[Pictured]):
    """A table of cards while facts are played on it."""

    desk: Pictured
    words: Callable[[Fact], str]
    reduced: bool = False
    shakes: bool = True
    """Whether the table may tremble."""
    effects: list[Effect] = field(factory=list)
    final: Mapping[Key, Placement] = field(factory=dict)
    """Where everything will lie when the present facts are over."""
    after: Any = None
    """The view that the present facts lead to."""

    # -- what a game says -------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def centre(self) -> Box:
        """The part of the table where things happen: ribbons hang there, and it trembles."""

    @abstractmethod
    def places_in(self, view: Any) -> Mapping[Key, Placement]:
        """Says where everything will lie in a view that is not shown yet."""

    @abstractmethod
    def is_turned(self, before: Any, after: Any) -> bool:
        """Tells whether the table is turned round to somebody else, so that it is laid anew and nothing flies."""

    @abstractmethod
    def play(self, fact: Fact) -> float:
        """Starts the animation of a fact and gives the time to wait for it."""

    # -- what the director does -------------------------------------------------------------------------------------

    def aim(self, after: Any) -> None:
        """Takes the view that the next facts lead to."""
        self.after = after
        self.final = self.places_in(after)

    def move(self, dt: float) -> None:
        """Lets time pass for everything that was started."""
        for effect in self.effects:
            effect.update(dt)
        self.effects = [effect for effect in self.effects if not effect.done]
        self.desk.bank.update(dt)

    def settle(self, view: Any, *, at_once: bool) -> None:
        """Brings every card to where a view says."""
        before = self.desk.view
        turned = before is not None and self.is_turned(before, view)
        seconds = 0.0 if at_once else FADE if self.reduced else SETTLE
        self.desk.show(view, seconds=seconds, fade=self.reduced, fresh=turned)

    def finish(self) -> None:
        """Ends what still moves, except for numbers that have just begun to rise: they are in nobody's way."""
        self.desk.bank.finish()
        self.effects = [effect for effect in self.effects if isinstance(effect, Rise)]

    def clear(self) -> None:
        """Drops what was started."""
        self.effects = []

    # -- places -----------------------------------------------------------------------------------------------------

    @property
    def middle(self) -> Spot:
        """The middle of the table."""
        return Spot(self.centre.cx, self.centre.cy, 90.0)

    def spot(self, ref: Ref) -> Spot | None:
        """Gives where something is now, or where it will be."""
        found = self.desk.spot_of(ref)
        if found is None:
            placed = self.final.get((ref[0], ref[1]))
            found = placed.spot if placed is not None else None
        return found

    # -- moving -----------------------------------------------------------------------------------------------------

    def fly(
        self,
        look: Look,
        start: Spot,
        end: Spot,
        *,
        seconds: float = FLY,
        delay: float = 0.0,
        arc: float = 26.0,
        leave: bool = False,
    ) -> float:
        """Lets a picture of a card fly and gives how long that takes."""
        self.desk.looks.want(look.card)
        if self.reduced:
            self.effects.append(Flight(FADE, delay, look=look, start=end, end=end, still=True))
            return FADE + delay
        self.effects.append(Flight(seconds, delay, look=look, start=start, end=end, arc=arc, leave=leave))
        return seconds + delay

    def send(
        self,
        key: Key,
        start: Spot | None = None,
        *,
        seconds: float = FLY,
        arc: float = 26.0,
        ease: Ease = ease_out_cubic,
    ) -> float:
        """Sends a sprite to its final home, from where it is or from a start; 0 when it has no home."""
        placed = self.final.get(key)
        if placed is None:
            return 0.0
        bank = self.desk.bank
        sprite = bank.sprites.get(key)
        self.desk.looks.want(placed.look.card)
        if sprite is None or sprite.dying:
            sprite = bank.add(key, placed.look, (start or placed.spot)._replace(z=placed.spot.z))
        sprite.look = placed.look
        if self.reduced:
            sprite.x, sprite.y, sprite.w, sprite.angle = placed.spot.x, placed.spot.y, placed.spot.w, placed.spot.angle
            sprite.alpha = 0.0
            sprite.go(placed.spot, FADE)
            return FADE
        sprite.go(placed.spot, seconds, arc=arc, ease=ease, above=True)
        return seconds

    def remove(self, key: Key) -> Spot | None:
        """Takes a sprite off the table and gives where it was."""
        sprite = self.desk.bank.sprites.pop(key, None)
        if sprite is None:
            return None
        self.desk.bank.version += 1
        return Spot(sprite.x, sprite.y, sprite.w, sprite.angle, sprite.z)

    # -- effects ----------------------------------------------------------------------------------------------------

    def rise(
        self,
        words: str,
        at: tuple[float, float],
        *,
        icon: str = "",
        colour: Colour = theme.CREAM,
        size: float = 17.0,
        delay: float = 0.0,
    ) -> None:
        """Lets words rise from a place; several at one place are set off against each other."""
        near = sum(
            1
            for effect in self.effects
            if isinstance(effect, Rise)
            and effect.passed < 0.4
            and abs(effect.at[0] - at[0]) < 90
            and abs(effect.at[1] - at[1]) < 60
        )
        place_at = (at[0], at[1] - near * (size + 4))
        self.effects.append(
            Rise(1.0, delay, words=words, icon=icon, at=place_at, colour=colour, size=size, still=self.reduced)
        )

    def coins(self, count: int, start: tuple[float, float], end: tuple[float, float]) -> float:
        """Lets coins fly."""
        if self.reduced:
            return 0.0
        self.effects.append(Coins(0.5, count=count, start=start, end=end))
        return 0.35

    def banner(self, words: str, seat: int = -1, seconds: float = 1.15) -> float:
        """Shows a ribbon."""
        box = self.centre
        width = min(760.0, max(420.0, box.w - 20))
        self.effects = [effect for effect in self.effects if not isinstance(effect, Banner)]
        self.effects.append(
            Banner(
                seconds, words=words, seat=seat, centre=(box.cx, box.y + box.h * 0.42), width=width, still=self.reduced
            )
        )
        return 0.55 if not self.reduced else 0.2

    def dart(self, start: tuple[float, float], end: tuple[float, float], colour: Colour) -> float:
        """Shows an arrow."""
        self.effects.append(Dart(0.75, start=start, end=end, colour=colour))
        return 0.4 if not self.reduced else 0.1

    def flash(self, box: Box, colour: Colour) -> None:
        """Lets a place flare up."""
        self.effects.append(Flash(FADE if self.reduced else 0.45, box=box, colour=colour))

    def shake(self, strength: float) -> None:
        """Lets the middle of the table tremble, unless less motion is wanted; one tremor at a time is enough."""
        if self.shakes and not self.reduced:
            self.effects[:] = [effect for effect in self.effects if not isinstance(effect, Shake)]
            self.effects.append(Shake(0.36, box=self.centre, strength=strength))

    def stamp(self, icon: str, at: tuple[float, float], size: float = 58.0) -> None:
        """Stamps an icon on a place."""
        self.effects.append(Stamp(0.9, icon=icon, at=at, size=size, still=self.reduced))
