"""What the routines of the director act on: anchors on the table, sprites to send, effects to start."""

from collections.abc import Callable

from attrs import define, field

from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen.card_looks import Look, look_of
from soulstack.games.foursouls.screen.dice import DiceTray
from soulstack.games.foursouls.screen.placing import Placement, place, zone_of
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref
from soulstack.ui import theme
from soulstack.ui.tabletop.cards import DECKS
from soulstack.ui.tabletop.effects import Banner, Coins, Dart, Effect, Flash, Flight, Rise, Shake, Stamp
from soulstack.ui.tabletop.geometry import Box, Spot
from soulstack.ui.tabletop.looks import Key
from soulstack.ui.tabletop.sprites import FADE, SETTLE
from soulstack.ui.theme import Colour
from soulstack.ui.tween import Ease, ease_out_cubic

FLY = 0.32


def _hides(view: TableView) -> bool:
    """Tells whether the hand of the seat in front lies face down."""
    hand = view.seats[view.viewer].hand if view.viewer >= 0 else ()
    return bool(hand) and hand[0] < 0


@define
class Stage:
    """The table while facts are played on it."""

    desk: Desk
    dice: DiceTray
    words: Callable[[Fact], str]
    routine: "Callable[[Stage, Fact], float]"
    """Starts the animation of a fact and gives the time to wait for it."""
    reduced: bool = False
    shakes: bool = True
    """Whether the table may tremble."""
    effects: list[Effect] = field(factory=list)
    final: dict[Key, Placement] = field(factory=dict)
    """Where everything will lie when the present facts are over."""
    after: TableView | None = None

    # -- places -----------------------------------------------------------------------------------------------------

    def aim(self, after: TableView) -> None:
        """Takes the view that the next facts lead to."""
        self.after = after
        self.final = place(after, self.desk.zones_of(after), self.desk.book)

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

    @property
    def middle(self) -> Spot:
        box = self.desk.zones.centre
        return Spot(box.cx, box.cy, 90.0)

    def spot(self, ref: Ref) -> Spot | None:
        """Gives where something is now, or where it will be."""
        found = self.desk.spot_of(ref)
        if found is None:
            placed = self.final.get((ref[0], ref[1]))
            found = placed.spot if placed is not None else None
        return found

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

    # -- what the director does -------------------------------------------------------------------------------------

    def play(self, fact: Fact) -> float:
        """Starts the animation of a fact and gives the time to wait for it."""
        return self.routine(self, fact)

    def move(self, dt: float) -> None:
        """Lets time pass for everything that was started."""
        for effect in self.effects:
            effect.update(dt)
        self.effects = [effect for effect in self.effects if not effect.done]
        self.desk.bank.update(dt)
        self.dice.update(dt)

    def settle(self, view: TableView, *, at_once: bool) -> None:
        """Brings every card to where a view says."""
        before = self.desk.view
        # A table that is turned round to another seat, or whose hand is turned over, is laid anew: nothing flies.
        turned = before is not None and (before.viewer != view.viewer or _hides(before) != _hides(view))
        seconds = 0.0 if at_once else FADE if self.reduced else SETTLE
        self.desk.show(view, seconds=seconds, fade=self.reduced, fresh=turned and view.viewer >= 0)
        self.dice.settle(view)

    def finish(self) -> None:
        """Ends what still moves, except for numbers that have just begun to rise: they are in nobody's way."""
        self.desk.bank.finish()
        self.dice.finish()
        self.effects = [effect for effect in self.effects if isinstance(effect, Rise)]

    def clear(self) -> None:
        """Drops what was started."""
        self.effects = []

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

    def look(self, obj: int) -> Look | None:
        """Gives the look of an object before or after the present facts."""
        for view in (self.after, self.view):
            found = view.objects.get(obj) if view is not None else None
            if found is not None:
                return look_of(found, self.desk.book)
        return None

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
        box = self.desk.zones.centre
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
            self.effects.append(Shake(0.36, box=self.desk.zones.centre, strength=strength))

    def stamp(self, icon: str, at: tuple[float, float], size: float = 58.0) -> None:
        """Stamps an icon on a place."""
        self.effects.append(Stamp(0.9, icon=icon, at=at, size=size, still=self.reduced))
