"""Neow: a red gift and three blue lines for each hero, all heroes at once."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame
from attrs import evolve

from soulstack.app.language import tr
from soulstack.games.spire.play.bargains import Bargain
from soulstack.games.spire.play.wording import ROMAN
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.rooms.giving_stage import GivingStage
from soulstack.games.spire.screen.rooms.neow_column import Column, column, draw_column
from soulstack.games.spire.screen.rooms.neow_place import SIZE, WET, Pool, draw_speech
from soulstack.games.spire.screen.rooms.news import news_of
from soulstack.games.spire.screen.rooms.party_stage import HOLD, Spot
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box
from soulstack.ui.tween import ease_out_cubic

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

HIGH: Final = 424.0
"""The height of a column."""
WIDEST: Final = 420.0
RISE: Final = 0.32
"""Seconds in which a column rises out of the water."""
TALL: Final = 236.0
"""The height of her picture."""


class NeowStage(GivingStage):
    """Shows Neow and a column for each hero."""

    topic = "neow"

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.pool = Pool()
        self.columns: dict[int, Column] = {}
        self.news: dict[int, list[tuple[str, str]]] = {}
        self.rising: dict[int, float] = {}
        self.glad = 0.0
        self.known: dict[int, tuple[Bargain, ...]] = {}
        """What the lines of a hero were worth when it could last choose."""

    def title(self) -> tuple[str, str]:
        """Names her, and what she wants."""
        return tr("Neow"), tr("Act {act}", act=ROMAN[min(4, self.desk.state.table.act)])

    # --- layout ----------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, ...]:
        """The heroes who have come to her: all, or those who catch up."""
        visit = self.desk.state.table.visit
        came = {seat for seat, _ in visit.revealed} if visit is not None else set()
        return tuple(seat for seat in super().seats if not came or seat in came)

    def arrange(self) -> None:
        """Places the columns and lists what can be clicked."""
        desk, seats = self.desk, self.seats
        self.columns = {}
        self.spots = {}
        for seat, box in zip(seats, self._places(len(seats)), strict=True):
            made = column(desk, seat, box)
            made.open = any(option.verb == "option" for option in self.options(seat))
            if made.chosen:
                made.bargains = self.known.get(seat, made.bargains)
            else:
                self.known[seat] = made.bargains
            made.news = tuple(self.news.get(seat, ()))
            self.columns[seat] = made
            self._list(made)

    def _places(self, count: int) -> list[Box]:
        """Gives the place of each column: beside her when there is one, at both her sides when there are two."""
        screen = self.desk.screen
        gap, across = 14.0, min(screen.w, 1500.0)
        wide = min(WIDEST, (across - 28 - gap * (count - 1)) / count)
        top = screen.h - HIGH - 12
        middle = screen.w / 2
        if count == 1:
            return [Box(middle + 70, top, WIDEST, HIGH)]
        if count == 2:
            return [Box(middle - across / 2 + 24, top, 390, HIGH), Box(middle + across / 2 - 414, top, 390, HIGH)]
        left = middle - (count * (wide + gap) - gap) / 2
        return [Box(left + k * (wide + gap), top, wide, HIGH) for k in range(count)]

    def _list(self, made: Column) -> None:
        """Lists what can be clicked in a column."""
        seat = made.seat
        focused = seat == self.desk.session.focus
        if seat in self.desk.session.people:
            self.spots[f"hero {seat}"] = Spot(made.header, partial(self.desk.turn_to, seat))
        if seat not in self.desk.session.people:
            return
        self.list_gifts(seat, made.gifts, made.gift_boxes, digit=focused and not made.open)
        for n, box in enumerate(made.lines, 1):
            if made.open:
                dies = seat in made.bargains[n - 1].dies
                act = partial(self.pick, seat, Option("option", None, n))
                self.spots[f"line {seat} {n}"] = Spot(box, act, held=dies, digit=focused)
            elif not made.chosen:
                self.spots[f"line {seat} {n}"] = Spot(box, partial(self.desk.deny, self.not_done(seat)))
        self.spots[f"done {seat}"] = Spot(made.foot, partial(self.done, seat))
        self.spots[f"more {seat}"] = Spot(made.more, partial(self.open_extra, seat))

    def not_done(self, seat: int) -> str:
        """Says what has to be chosen first."""
        made = self.columns.get(seat)
        if made is not None and not made.open and not made.chosen:
            return tr("First take the red gift, or leave it.")
        return tr("Choose one of the three lines.")

    def spot_of(self, seat: int, option: Option) -> str:
        """Names what an option is chosen by."""
        return f"line {seat} {option.n}" if option.verb == "option" else super().spot_of(seat, option)

    def usual(self) -> None:
        """Takes the next gift, or is done."""
        seat = max(0, self.desk.session.focus)
        made = self.columns.get(seat)
        item = next((one for one in (made.gifts if made is not None else ()) if not one.over), None)
        if made is not None and item is not None and not made.chosen:
            self.take_gift(seat, item)
        else:
            self.done(seat)

    # --- time ------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Lets time pass."""
        super().update(dt)
        self.glad = max(0.0, self.glad - dt)
        self.rising = {seat: left - dt for seat, left in self.rising.items() if left > dt}

    def finish(self) -> None:
        """Ends what still moves."""
        super().finish()
        self.rising.clear()

    def note(self, fact: Fact) -> None:
        """Keeps what a hero has got."""
        found = news_of(fact, self.desk.session.wording, self.desk.session.state)
        if found is not None:
            self.news.setdefault(fact.seat, []).append((found.icon, found.words))

    def show(self, fact: Fact, after: Any) -> float:
        """Shows what a hero gets, loses or chooses."""
        if fact.kind == "blessing_drawn":
            self.rising[fact.seat] = RISE + 0.08 * fact.seat
            return 0.1
        if fact.kind == "option_chosen":
            self.glad = 1.0
            return 0.25
        found = news_of(fact, self.desk.session.wording, after.state)
        if found is None or fact.seat not in self.columns:
            return 0.0
        header = self.columns[fact.seat].header
        colour = look.BAD if found.bad else look.GOOD
        self.motion.rise(found.short or found.words, header.cx, header.y - 14, colour, size=20, icon=found.icon)
        return 0.3

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the pool, her, and the columns."""
        desk = self.desk
        high, x, below = TALL, desk.screen.w / 2, False
        if len(self.columns) == 1:
            high, x = 318.0, desk.screen.w / 2 - 220
        elif len(self.columns) == 2:
            high, below = 318.0, True
        high *= 1 + max(0.0, desk.screen.h - 720) / 720
        line = self.pool.waterline(desk)
        self.pool.draw(surface, desk, x, high, glad=self.glad)
        shown = self.next_parts(surface, self.pool.ready)
        if not shown:
            return
        wide = high * SIZE[0] / SIZE[1]
        tip = (x, line + high * (1 - WET) + 14) if below else (x + wide * 0.4, line - high * WET * 0.55)
        draw_speech(surface, desk, self._says(), tip, below=below)
        hot = self.spot_at(desk.cursor) if self.top is None and not self.laid_out else ""
        share = (self.held, self.holding / HOLD)
        for seat, made in list(self.columns.items())[: shown - 1]:
            left = self.rising.get(seat, 0.0)
            away = 0.0 if desk.still else (1 - ease_out_cubic(1 - min(1.0, left / RISE))) * 90
            draw_column(surface, desk, _moved(made, away) if away else made, hot, self.at, share)

    def warn(self) -> None:
        """Lets her warn of what kills."""

    def _says(self) -> str:
        if self.held:
            return tr("That one kills you, dear. Hold on to it if you mean it.")
        state = self.desk.state
        visit = state.table.visit
        chosen = dict(visit.chosen) if visit is not None else {}
        if len(chosen) >= len(state.heroes):
            return tr("Go well, little ones. The tower has no pity, so keep yours.")
        if self.columns and all(made.open or made.chosen for made in self.columns.values()):
            return tr("And now one wish for each of you. Some of them bite.")
        return tr("Up to the top, are you? Good. Here, something small for the road.")


def _moved(made: Column, by: float) -> Column:
    """Gives a column so much lower."""

    def low(box: Box) -> Box:
        return Box(box.x, box.y + by, box.w, box.h)

    return evolve(
        made, box=low(made.box), gift_boxes=tuple(map(low, made.gift_boxes)), lines=tuple(map(low, made.lines))
    )
