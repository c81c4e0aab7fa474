"""An event: its picture, what happens there, the options of the hero in focus, and the party below."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.cards.schema import EventDef
from soulstack.games.spire.play.bargains import Rolled
from soulstack.games.spire.play.wording import ROMAN
from soulstack.games.spire.rules.climb.rolls import event_roll
from soulstack.games.spire.rules.state import NOBODY
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.gifts.ground import SlowGround, treasury
from soulstack.games.spire.screen.gifts.panels import Panel
from soulstack.games.spire.screen.rooms.agreement import persons
from soulstack.games.spire.screen.rooms.event_die import EventDie
from soulstack.games.spire.screen.rooms.event_option import Plate, draw_plate, plates_of
from soulstack.games.spire.screen.rooms.event_party import HIGH, Member, draw_member, member, places
from soulstack.games.spire.screen.rooms.giving_stage import GivingStage
from soulstack.games.spire.screen.rooms.lines import draw_lines, fitted
from soulstack.games.spire.screen.rooms.news import news_of
from soulstack.games.spire.screen.rooms.party_stage import HOLD, Spot
from soulstack.games.spire.screen.sheet import Sheet
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

FRAME: Final = (700.0, 546.0)
"""The shape of the frame, and the part of it that the picture fills."""
WINDOW: Final = (0.083, 0.1, 0.834, 0.81)
WIDE: Final = 600.0
OF_SEATS: Final = frozenset({"player", "partner"})
OF_DICE: Final = frozenset({"event_roll", "die"})
"""Questions that are asked on the heroes, and over the picture."""
DRAWN: Final = 0.5
LEAST: Final = 3
"""The picture, its frame and the words are there before the first option."""


class EventStage(GivingStage):
    """Shows an event."""

    topic = "event"

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.ground = SlowGround(treasury)
        self.plates: list[Plate] = []
        self.members: dict[int, Member] = {}
        self.die = EventDie(desk)
        self.news: dict[int, list[tuple[str, str]]] = {}
        self.rolled: dict[int, int] = {}
        """What each hero has rolled last."""
        self.option_of: dict[int, int] = {}
        """The option that each hero has chosen last."""
        self.fresh = 0.0
        self.votes: dict[int, int] = {}
        """What each hero's person wants the party to choose, where several people sit here."""
        self.event: EventDef | None = None
        """What is met, also once it has been put away."""

    def title(self) -> tuple[str, str]:
        """Names the event, and where it is met."""
        act = tr("Act {act}", act=ROMAN[min(4, self.desk.state.table.act)])
        return tr("Event"), f"{act}  ·  " + tr("Room {n}", n=self.desk.state.table.rooms)

    # --- layout ----------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The hero whose options are shown."""
        return max(0, self.desk.session.focus)

    @property
    def _middle(self) -> Box:
        """What everything lies in: the middle of a wide window."""
        screen = self.desk.screen
        wide = min(screen.w, 1500.0) - 48
        return Box((screen.w - wide) / 2, 54, wide, screen.h - 66)

    @property
    def frame(self) -> Box:
        """Where the frame of the picture is."""
        room = self._middle
        high = room.h - HIGH - 16
        most = min(WIDE * (1 + max(0.0, self.desk.screen.h - 720) / 900), room.w * 0.49)
        wide = min(most, high * FRAME[0] / FRAME[1])
        tall = wide * FRAME[1] / FRAME[0]
        return Box(room.x, room.y + (high - tall) / 2, wide, tall)

    @property
    def picture(self) -> Box:
        """Where the picture is within its frame."""
        frame = self.frame
        return Box(
            frame.x + frame.w * WINDOW[0], frame.y + frame.h * WINDOW[1], frame.w * WINDOW[2], frame.h * WINDOW[3]
        )

    @property
    def _column(self) -> Box:
        """What lies beside the picture."""
        room, frame = self._middle, self.frame
        left = frame.right + 26
        return Box(left, room.y + 4, room.right - left, room.h - HIGH - 18)

    @property
    def panel_room(self) -> Box:
        """Where a question lies that is not asked on the picture or the heroes: over the options."""
        column = self._column
        return Box(column.x - 8, column.y, column.w + 8, column.h)

    def panel_for(self, asked: Decision) -> Sheet | Panel | None:
        """Gives the panel of a question; what is about dice or heroes is asked where they are."""
        if asked.kind in OF_SEATS or asked.kind in OF_DICE:
            return None
        made = super().panel_for(asked)
        if isinstance(made, Sheet) and not any(item.face for item in made.items):
            made.lay_out(self._low_room(len(made.items), single=made.single))
        return made

    def _low_room(self, count: int, *, single: bool) -> Box:
        """Gives the place of a question whose answers are only words: as high as they need."""
        room = self.panel_room
        high = min(room.h, 84.0 + min(count, 7) * 50 + (0 if single else 54))
        return Box(room.x, room.y + 40, room.w, high)

    @property
    def _text_room(self) -> Box:
        column = self._column
        lines = len(self.event.options) if self.event is not None else 4
        return Box(column.x, column.y + 44, column.w, 84 if lines > 2 else 118)

    def arrange(self) -> None:
        """Places everything and lists what can be clicked."""
        desk, state = self.desk, self.desk.state
        visit = state.table.visit
        self.spots = {}
        self.plates = []
        if visit is not None and visit.event != NOBODY:
            found: Any = state.faces[visit.event].card
            self.event = found
            column, text = self._column, self._text_room
            room = Box(column.x, text.bottom + 10, column.w, column.bottom - text.bottom - 10)
            self.plates = plates_of(desk, found, visit.event, self.seat, room)
        self._allow()
        self.members = {}
        for seat, box in zip(self.seats, places(len(self.seats), self._middle), strict=True):
            self.members[seat] = member(seat, box, self.gifts(seat), tuple(self.news.get(seat, ())))
        asked = self.question
        if asked is not None and asked.kind in OF_SEATS:
            self._list_heroes(asked)
        elif asked is not None and asked.kind in OF_DICE:
            roll = event_roll(desk.session.state)
            if roll is not None:
                self.die.value = roll.data[0]
            for name, option, box in self.die.buttons(asked, self.picture):
                self.spots[name] = Spot(box, partial(self.pick, asked.seat, option), digit=name != "keep")
        elif asked is None:
            self._list_options()

    def _allow(self) -> None:
        """Notes which options the hero in focus can choose."""
        options = self.options(self.seat)
        for made in self.plates:
            made.alone = Option("option", None, made.n) in options
            made.helped = Option("option", ("help", 1), made.n) in options
            made.wanted = tuple(seat for seat, n in self.votes.items() if n == made.n)

    def _list_heroes(self, asked: Decision) -> None:
        for option in asked.options:
            if option.ref is not None and option.ref[0] == "seat" and option.ref[1] in self.members:
                seat = option.ref[1]
                box = self.members[seat].box
                self.spots[f"pick {seat}"] = Spot(box, partial(self.pick, asked.seat, option), digit=True)

    def _list_options(self) -> None:
        seat, people = self.seat, self.desk.session.people
        some = any(made.open for made in self.plates)
        for made in self.plates:
            name = f"option {made.n}"
            if not made.open:
                self.spots[name] = Spot(made.box, partial(self.desk.deny, made.why or self.not_done(seat)), digit=some)
                continue
            way = Option("option", None if made.alone else ("help", 1), made.n)
            act = partial(self._choose, seat, made, way)
            self.spots[name] = Spot(made.box, act, held=bool(made.bargain.dies), digit=True)
            if made.helped:
                helped = Option("option", ("help", 1), made.n)
                self.spots[f"help {made.n}"] = Spot(made.help_box, partial(self._choose, seat, made, helped))
        for who, made_of in self.members.items():
            if who not in people:
                continue
            self.spots[f"hero {who}"] = Spot(made_of.header, partial(self.desk.turn_to, who))
            self.list_gifts(who, made_of.gifts, made_of.gift_boxes, digit=who == seat and not some)
            self.spots[f"done {who}"] = Spot(made_of.foot, partial(self.done, who))
            self.spots[f"more {who}"] = Spot(made_of.more, partial(self.open_extra, who))

    def _choose(self, seat: int, made: Plate, way: Option) -> None:
        """Chooses an option; what is for all is chosen once every person here wants it, and bots consent (SA-06)."""
        who = persons(self.desk.session)
        if made.party and len(set(who.values())) > 1:
            self.votes.update({other: made.n for other, name in who.items() if name == who[seat]})
            heroes = self.desk.state.heroes
            missing = [other for other in who if self.votes.get(other) != made.n and not heroes[other].dead]
            if missing:
                self.desk.sound("flick")
                self.desk.say(tr("{name} is asked too.", name=self.desk.session.names[missing[0]]))
                self.arrange()
                return
        self.votes.clear()
        self.pick(seat, way)

    def spot_of(self, seat: int, option: Option) -> str:
        """Names what an option is chosen by."""
        if option.verb == "option":
            return f"option {option.n}" if option.ref is None else f"help {option.n}"
        return super().spot_of(seat, option)

    def not_done(self, seat: int) -> str:
        """Says what has to be chosen first."""
        del seat
        return tr("Choose an option first.")

    # --- time ------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Lets time pass."""
        super().update(dt)
        self.die.update(dt)
        self.fresh = max(0.0, self.fresh - dt)

    def finish(self) -> None:
        """Ends what still moves."""
        super().finish()
        self.die.rolling = None
        self.fresh = 0.0

    def note(self, fact: Fact) -> None:
        """Keeps what a hero has chosen, rolled and got."""
        if fact.kind == "option_chosen":
            self.option_of[fact.seat] = fact.amount
            self.rolled.pop(fact.seat, None)
        elif fact.kind == "event_rolled":
            self.rolled[fact.seat] = fact.amount
            self.die.value, self.die.seat = fact.amount, fact.seat
        found = news_of(fact, self.desk.session.wording, self.desk.session.state)
        if found is not None:
            self.news.setdefault(fact.seat, []).append((found.icon, found.words))

    def show(self, fact: Fact, after: Any) -> float:
        """Shows what happens."""
        if fact.kind == "event_drawn":
            self.fresh = DRAWN
            return DRAWN
        if fact.kind == "option_chosen":
            return 0.2
        if fact.kind == "event_rolled":
            return self.die.throw(fact.amount, fact.seat, changed=bool(fact.word))
        found = news_of(fact, self.desk.session.wording, after.state)
        if found is None or fact.seat not in self.members:
            return 0.0
        box = self.members[fact.seat].header
        colour = look.BAD if found.bad else look.GOOD
        self.motion.rise(found.short or found.words, box.cx, box.y - 12, colour, size=20, icon=found.icon)
        return 0.35

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the place, the picture, the options and the party."""
        desk = self.desk
        self.ground.draw(surface, desk.kit, "event")
        shown = self.next_parts(surface, self.ground.ready)
        if shown < 1:
            return
        self._draw_picture(surface, rim=shown > 1)
        if shown < LEAST:
            return
        hot = self.spot_at(desk.cursor) if self.top is None and not self.laid_out else ""
        pointed = (hot, self.at)
        self._draw_words(surface)
        share = (self.held, self.holding / HOLD)
        for made in self.plates[: shown - LEAST]:
            draw_plate(surface, desk, made, hot=hot, at=self.at, held=share, face=self._face_of(made))
        asked = self.question
        wanted = asked is not None and asked.kind in OF_SEATS
        for seat, plate in list(self.members.items())[: max(0, shown - LEAST - len(self.plates))]:
            named = wanted and f"pick {seat}" in self.spots
            able = any(option.verb == "option" for option in self.options(seat))
            usual = tr("Choose an option") if able else tr("One moment…")
            draw_member(surface, desk, plate, hot=hot, at=self.at, wanted=named, usual=usual)
        if asked is not None and asked.kind in OF_DICE:
            buttons = self.die.buttons(asked, self.picture)
            self.die.foresee(asked, next((option for name, option, _ in buttons if name and name in pointed), None))
            self.die.draw_buttons(surface, buttons, pointed)
        else:
            self.die.foreseen = None
        if asked is not None and wanted:
            self._draw_question(surface, desk.session.prompt(asked))

    def _face_of(self, made: Plate) -> int:
        """Gives what was rolled for an option by the hero in focus, or by all together."""
        for seat in (self.seat, *made.chosen):
            if self.option_of.get(seat) == made.n and seat in self.rolled:
                return self.rolled[seat]
        return 0

    def _rolls(self) -> tuple[Rolled, ...]:
        wanted = self.option_of.get(self.die.seat)
        plate = next((made for made in self.plates if made.n == wanted), None)
        plate = plate or next((made for made in self.plates if made.bargain.rolls), None)
        return plate.bargain.rolls if plate is not None else ()

    def _draw_picture(self, surface: pygame.Surface, *, rim: bool) -> None:
        desk, brush, frame, place = self.desk, self.desk.brush, self.frame, self.picture
        brush.glow(surface, frame.cx, frame.cy, frame.w * 0.66, (120, 84, 150), 0.7)
        if self.event is not None:
            found = pictures.event(self.event.id)
            wide = max(place.w, place.h * found.box[0] / found.box[1])
            image = brush.picture(found, wide + 2, wide * found.box[1] / found.box[0] + 2)
            clip = surface.get_clip()
            surface.set_clip(desk.kit.rect(place))
            desk.kit.put(surface, image, place.cx, place.cy, 0.5, 0.5)
            asked = self.question
            self.die.draw(surface, place, self._rolls(), asked if asked is not None and asked.kind in OF_DICE else None)
            if self.fresh > 0 and not desk.still:
                veil = desk.kit.veil(desk.kit.rect(place).size, (8, 6, 18), round(self.fresh / DRAWN * 8) / 8)
                desk.kit.put(surface, veil, place.x, place.y)
            surface.set_clip(clip)
        found_rim = pictures.picture("thing", "event_frame")
        if found_rim is not None and rim:
            desk.kit.put(surface, brush.picture(found_rim, frame.w, frame.h), frame.cx, frame.cy, 0.5, 0.5)

    def _draw_words(self, surface: pygame.Surface) -> None:
        """Writes what the event is called and what happens there."""
        desk, brush, event = self.desk, self.desk.brush, self.event
        if event is None:
            return
        column, room = self._column, self._text_room
        brush.plate(surface, Box(column.x - 12, column.y - 4, column.w + 12, room.bottom - column.y + 8), "dusk",
                    radius=14, alpha=0.86, shadow=4)  # fmt: skip
        side = 150.0 if event.party else 10.0
        brush.text(
            surface,
            tr(event.name, meaning="card"),
            column.x + 4,
            column.y + 22,
            27,
            look.LANTERN,
            0.0,
            room=column.w - side,
        )
        if event.party:
            badge = Box(column.right - 142, column.y + 6, 132, 30)
            brush.plate(surface, badge, "patina", radius=15, shadow=3)
            brush.icon(surface, "human", badge.x + 17, badge.cy, 20)
            brush.line(surface, tr("All together"), badge.x + 30, badge.cy, 13, theme.CREAM, 0.0, room=badge.w - 40)
        words = fitted(desk, tr(event.text), 16.5 if len(event.options) > 2 else 19.0, room.w - 16, room.h - 4)
        draw_lines(surface, desk, words, Box(room.x + 4, room.y, room.w - 16, room.h - 4), theme.CREAM, middle=True)

    def _draw_question(self, surface: pygame.Surface, words: str) -> None:
        """Asks which hero is meant, above the heroes."""
        desk, brush = self.desk, self.desk.brush
        wide = desk.kit.outlined(words, 20, look.LANTERN, 2).get_width() / desk.kit.u + 60
        box = Box(desk.screen.w / 2 - wide / 2, self._middle.bottom - HIGH - 50, wide, 42)
        brush.plate(surface, box, "stone", radius=21)
        brush.text(surface, words, box.cx, box.cy - 1, 20, look.LANTERN)
