"""A place where every hero of the party chooses for itself: what can be clicked, keys through it, questions that follow."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import pygame
from attrs import evolve, frozen

from soulstack.app.events import Shown
from soulstack.app.language import tr
from soulstack.games.spire.screen.combat.motion import Motion
from soulstack.games.spire.screen.deck_choice import asked_of_deck
from soulstack.games.spire.screen.gifts.panels import Panel, panel_for
from soulstack.games.spire.screen.rooms.picture_sheet import PictureSheet
from soulstack.games.spire.screen.sheet import DIGITS, ENTER, Sheet
from soulstack.games.spire.screen.stage import BaseStage, Point
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint
    from soulstack.games.spire.screen.desk import Desk

HOLD: Final = 0.6
"""Seconds for which what kills has to be held."""
WAYS: Final[Mapping[int, Point]] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
OTHERWISE: Final = frozenset({"use", "give", "swap"})
"""What may be done on every floor: it has a panel of its own."""


@frozen
class Spot:
    """Something that can be clicked."""

    box: Box
    act: Callable[[], object]
    held: bool = False
    """Whether it has to be held, because it kills."""
    digit: bool = False
    """Whether it is counted by the digits."""


class PartyStage(BaseStage):
    """Lets each hero choose; the stages of Neow and of events lay out what can be chosen."""

    topic = ""
    by_place = False
    """Whether arrow keys go to what lies there, and not through everything in its order."""

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.motion = Motion()
        self.spots: dict[str, Spot] = {}
        self.sheet: Sheet | Panel | None = None
        self.extra: Sheet | None = None
        """What else can be done here: potions, rows."""
        self.at = ""
        """What keys have chosen."""
        self.held = ""
        """What is being held down, for how long, and by which key."""
        self.holding = 0.0
        self.held_key = 0
        self._drawn: tuple[object, int] = (None, 0)
        """The window, and how many parts of the place have been drawn in it so far."""
        self._seen: object = None
        self._asked: object = None
        self.scope = desk.bus.scope()
        self.scope.listen(Shown, self._hear)

    def leave(self) -> None:
        """Goes for good."""
        self.scope.close()

    def _hear(self, shown: Shown) -> None:
        self.note(shown.fact)

    def note(self, fact: Fact) -> None:
        """Takes in what has happened, whether its picture is shown or skipped."""

    # --- what is asked ---------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, ...]:
        """The heroes in the order in which they are shown: row 1 first."""
        return tuple(hero.seat for hero in sorted(self.desk.state.heroes, key=lambda hero: hero.row))

    def asked(self, seat: int) -> Decision | None:
        """Gives what a hero of somebody here is asked at this place."""
        if self.desk.busy or seat not in self.desk.session.people:
            return None
        found = self.desk.session.asked_of(seat)
        return found if found is not None and found.kind in {self.topic, "done"} else None

    def option(self, seat: int, verb: str, n: int = 0) -> Option | None:
        """Gives an option of a hero without a thing of its own."""
        asked = self.asked(seat)
        options = asked.options if asked is not None else ()
        return next((one for one in options if one.verb == verb and one.ref is None and one.n == n), None)

    def is_done(self, seat: int) -> bool:
        """Tells whether a hero is done here."""
        found = self.desk.session.asked_of(seat)
        if found is not None:
            return found.options == (UNDONE,)
        return not self.desk.session.over and any(
            decision.kind == self.topic for decision in self.desk.session.state.pending
        )

    @property
    def question(self) -> Decision | None:
        """What something chosen has led to, asked of somebody here."""
        asked = self.desk.session.decision
        if self.desk.busy or self.desk.session.over or asked is None or asked.kind in {self.topic, "done"}:
            return None
        return asked

    @property
    def panel_room(self) -> Box:
        """Where a question lies."""
        screen = self.desk.screen
        wide = min(900.0, screen.w - 80)
        return Box((screen.w - wide) / 2, 84, wide, screen.h - 150)

    # --- time ------------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Places everything and lists what can be clicked; called whenever the table, the focus or the window changes."""

    def lay_out(self) -> None:
        """Places everything anew."""
        self._seen = None
        self._look()

    def settle(self) -> None:
        """Shows the table as it is now."""
        self._seen = None
        self._look()

    def _look(self) -> None:
        """Asks what is asked now; a panel that nobody needs any more goes."""
        session = self.desk.session
        seen = (self.desk.busy, session.decision, self.desk.view, session.focus)
        if self._seen is not None and seen == self._seen:
            return
        self._seen = seen
        found = self.question
        if found is None:
            self.sheet = None
        elif self.sheet is None or self._asked is not found:
            self._asked = found
            self.sheet = self.panel_for(found)
        if self.extra is not None:
            self.extra = None
        self.arrange()
        if self.at not in self.things():
            self.at = ""

    def panel_for(self, asked: Decision) -> Sheet | Panel | None:
        """Gives the panel of a question; None where it is asked in place, or by the deck that is laid over everything."""
        if asked_of_deck(self.desk.state, asked, "") is not None:
            return None
        return panel_for(self.desk, asked) or Sheet(self.desk, asked, self.panel_room, as_panel=True)

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.motion.update(dt)
        self._look()
        if self.held:
            self.holding += dt
            if self.holding >= HOLD:
                self._let_go(done=True)

    def play(self, fact: Fact, after: object) -> float:
        """Waits a moment where something is to be read."""
        del fact, after
        return 0.0

    def finish(self) -> None:
        """Ends what still moves."""
        self.motion.finish()

    # --- what else can be done -------------------------------------------------------------------------------------

    def others(self, seat: int) -> tuple[Option, ...]:
        """Lists what a hero may do here that is no part of the place: potions, rows."""
        asked = self.asked(seat)
        return tuple(one for one in asked.options if one.verb in OTHERWISE) if asked is not None else ()

    def open_extra(self, seat: int) -> None:
        """Lays out what else a hero may do."""
        asked = self.asked(seat)
        options = self.others(seat)
        if asked is None or not options:
            self.desk.deny(tr("There is nothing else to do here."))
            return
        self.desk.sound("page")
        few = evolve(asked, options=options)
        self.extra = PictureSheet(self.desk, few, self.panel_room, as_panel=True, title=tr("What else?"))

    def done(self, seat: int) -> None:
        """Says that a hero is done, or takes that back."""
        asked = self.asked(seat)
        if asked is not None and asked.options == (UNDONE,):
            self.desk.choose(seat, UNDONE)
        elif asked is not None and DONE in asked.options:
            self.desk.sound("click")
            self.desk.choose(seat, DONE)
        else:
            self.desk.deny(self.not_done(seat))

    def not_done(self, seat: int) -> str:
        """Says why a hero cannot be done yet."""
        del seat
        return tr("Choose first.")

    def pick(self, seat: int, option: Option) -> None:
        """Answers for a hero, who gets the focus."""
        self.desk.turn_to(seat)
        self.desk.sound("click")
        self.desk.choose(seat, option)

    # --- input -----------------------------------------------------------------------------------------------------

    @property
    def top(self) -> Sheet | Panel | None:
        """The panel that lies over everything."""
        return self.sheet or self.extra

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked now."""
        if self.top is not None:
            return self.top.things()
        return {name: spot.box for name, spot in self.spots.items()}

    def press(self, point: Point, button: int) -> bool:
        """Takes a press."""
        if button == pygame.BUTTON_RIGHT:
            return self.back()
        if button != pygame.BUTTON_LEFT:
            return False
        self._look()
        if self.top is not None:
            if not self.top.press(point) and self.extra is not None:
                self.extra = None
            return True
        name = self.spot_at(point)
        if name:
            self.at = ""
            self._begin(name)
        return bool(name)

    def release(self, point: Point, button: int) -> bool:
        """Lets go of what was held."""
        del point, button
        if self.held and not self.held_key:
            self._let_go()
            return True
        return False

    def move(self, point: Point) -> None:
        """Lets go of what the mouse has left."""
        if self.held and not self.held_key and self.spot_at(point) != self.held:
            self._let_go()

    def spot_at(self, point: Point) -> str:
        """Gives the name of what lies under a point; what was laid last lies on top."""
        return next((name for name, spot in reversed(self.spots.items()) if spot.box.has(point)), "")

    def _begin(self, name: str, key: int = 0) -> None:
        spot = self.spots[name]
        if spot.held:
            self.held, self.holding, self.held_key = name, 0.0, key
            self.warn()
        else:
            spot.act()

    def warn(self) -> None:
        """Says that what is pressed kills."""
        self.desk.say(tr("This kills. Hold it to choose it."), good=False)

    def _let_go(self, *, done: bool = False) -> None:
        spot = self.spots.get(self.held)
        self.held, self.holding, self.held_key = "", 0.0, 0
        if done and spot is not None:
            spot.act()

    def key(self, key: int, mod: int) -> bool:
        """Takes a key: digits choose, arrows and Tab go on, Enter does it."""
        self._look()
        if self.top is not None:
            return self.top.key(key)
        if self.held:
            return True
        digits = [name for name, spot in self.spots.items() if spot.digit]
        if key in DIGITS:
            at = DIGITS.index(key)
            if at < len(digits):
                self.at = digits[at]
                self._begin(digits[at], key)
            return True
        if self.by_place and key in WAYS:
            self._go(WAYS[key])
            return True
        if key in {pygame.K_TAB, pygame.K_DOWN, pygame.K_UP, pygame.K_LEFT, pygame.K_RIGHT}:
            backwards = key in {pygame.K_UP, pygame.K_LEFT} or (key == pygame.K_TAB and mod & pygame.KMOD_SHIFT)
            self._step(-1 if backwards else 1)
            return True
        if key in ENTER or key == pygame.K_SPACE:
            if self.at in self.spots:
                self._begin(self.at, key)
            else:
                self.usual()
            return True
        return self.own_key(key)

    def own_key(self, key: int) -> bool:
        """Takes a key that only this place knows."""
        seat = max(0, self.desk.session.focus)
        if key == pygame.K_e:
            self.done(seat)
        elif key == pygame.K_o:
            self.open_extra(seat)
        else:
            return False
        return True

    def usual(self) -> None:
        """Does what Enter means while nothing is chosen: being done."""
        self.done(max(0, self.desk.session.focus))

    def key_up(self, key: int) -> None:
        """Lets go of what a key has held."""
        if self.held and key == self.held_key:
            self._let_go()

    def _step(self, by: int) -> None:
        names = list(self.spots)
        if not names:
            return
        at = names.index(self.at) + by if self.at in names else (0 if by > 0 else len(names) - 1)
        self.at = names[at % len(names)]
        self.desk.sound("hover")

    def _go(self, way: Point) -> None:
        """Goes to what lies next in a direction."""
        if self.at not in self.spots:
            self._step(1)
            return
        box = self.spots[self.at].box
        found: dict[str, tuple[bool, float]] = {}
        for name, spot in self.spots.items():
            x, y = spot.box.cx - box.cx, spot.box.cy - box.cy
            along = x * way[0] + y * way[1]
            off, side = (abs(y), spot.box.h + box.h) if way[0] else (abs(x), spot.box.w + box.w)
            aside = max(0.0, off - side / 2)
            if name != self.at and along > 1 and aside < 3 * along:
                found[name] = (aside > 0, along + 2 * aside)  # what lies straight ahead comes first
        if found:
            self.at = min(found, key=lambda name: found[name])
            self.desk.sound("hover")

    def back(self) -> bool:
        """Closes a panel; a question that an answer has led to is taken back with it."""
        if self.extra is not None:
            self.extra = None
            return True
        if self.held:
            self._let_go()
            return True
        session = self.desk.session
        if self.sheet is not None and session.offers.undo is not None and session.can_undo:
            self.desk.undo()
            return True
        return False

    def show_hint(self, hint: "Hint") -> None:
        """Lets the keys stand at what a hint is about."""
        name = self.spot_of(hint.seat, hint.picks[0]) if hint.picks else ""
        if name in self.spots:
            self.at = name

    def spot_of(self, seat: int, option: Option) -> str:
        """Names what an option is chosen by."""
        return f"done {seat}" if option == DONE else ""

    # --- drawing ---------------------------------------------------------------------------------------------------

    def next_parts(self, surface: pygame.Surface, ready: bool) -> int:
        """Tells how many parts of the place are drawn: one more in every frame, so that no frame has to make all of them."""
        size, count = surface.get_size(), self._drawn[1]
        self._drawn = (size, count + 1 if ready and self._drawn[0] == size else 0)
        return self._drawn[1]

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draws words on their way and the panel that lies over everything."""
        self.motion.draw(surface, self.desk)
        if self.top is not None:
            self.top.draw(surface)
