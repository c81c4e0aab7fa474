"""The campfire: everybody rests, forges or does nothing, each for itself; the party may take the Ruby Key."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play.intents import EndAll
from soulstack.games.spire.play.wording import ROMAN
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.deck_choice import Asked, options_by_card
from soulstack.games.spire.screen.rooms.camp_panel import CHOICES, HIGH, WIDEST, Panel, draw_panel, why_not
from soulstack.games.spire.screen.rooms.camp_place import Fireside, Place
from soulstack.games.spire.screen.rooms.news import news_of
from soulstack.games.spire.screen.rooms.party_stage import PartyStage, Spot
from soulstack.games.spire.screen.rooms.picture_sheet import PictureSheet
from soulstack.games.spire.screen.sheet import Sheet
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint
    from soulstack.games.spire.screen.desk import Desk

GAP: Final = 12.0


class CampStage(PartyStage):
    """Shows the fire, the heroes round it and what they can do."""

    topic = "camp"
    by_place = True

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.fireside = Fireside(desk)
        self.panels: dict[int, Panel] = {}
        self.places: dict[int, Place] = {}
        self.news: dict[int, list[str]] = {}
        self.under = ""
        """What lies under the mouse."""
        self.frames = 0
        """Frames that have been drawn since the place was painted: what stands there comes one after another."""

    def lay_out(self) -> None:
        """Places everything anew."""
        self.frames = 0
        super().lay_out()

    def title(self) -> tuple[str, str]:
        """Names the place."""
        table = self.desk.state.table
        return tr("Campfire"), tr("Act {act}  ·  room {n}", act=ROMAN[min(4, table.act)], n=table.rooms)

    # --- layout ----------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Places the heroes and their plates, and lists what can be clicked."""
        desk, seats = self.desk, self.seats
        visit = desk.state.table.visit
        chosen = dict(visit.chosen) if visit is not None else {}
        wide = min(WIDEST, (min(desk.screen.w, 1480.0) - 28 - GAP * (len(seats) - 1)) / len(seats))
        left = desk.screen.w / 2 - (len(seats) * (wide + GAP) - GAP) / 2
        self.places = dict(zip(seats, self.fireside.places(desk, len(seats)), strict=True))
        self.spots, self.panels = {}, {}
        for k, seat in enumerate(seats):
            asked = self.asked(seat)
            box = Box(left + k * (wide + GAP), desk.screen.h - HIGH - 10, wide, HIGH)
            options = asked.options if asked is not None else ()
            news = tuple(self.news.get(seat, ()))
            self.panels[seat] = Panel(seat, box, options, chosen.get(seat, 0), ready=self.is_done(seat), news=news)
            if seat in desk.session.people:
                self._list(self.panels[seat])
        for name, box in self._buttons().items():
            self.spots[name] = Spot(box, {"undo": desk.undo, "hint": desk.hint, "leave": self.usual}[name])

    def _buttons(self) -> dict[str, Box]:
        if not self.desk.session.people:
            return {}
        right, y = self.desk.screen.w - 16, 56.0
        return {
            "undo": Box(right - 232 - 2 * 62, y, 54, 46),
            "hint": Box(right - 232 - 62, y, 54, 46),
            "leave": Box(right - 232, y, 232, 46),
        }

    def _list(self, panel: Panel) -> None:
        seat = panel.seat
        focus = seat == self.desk.session.focus
        head = Box(panel.box.x, panel.box.y, panel.box.w, 58)
        self.spots[f"hero {seat}"] = Spot(head, partial(self.desk.turn_to, seat))
        for name, row in panel.rows.items():
            self.spots[f"{name} {seat}"] = Spot(row, partial(self._choose, seat, name), digit=focus)
        self.spots[f"more {seat}"] = Spot(panel.more, partial(self.open_extra, seat))
        self.spots[f"done {seat}"] = Spot(panel.foot, partial(self.done, seat))

    # --- what is wanted --------------------------------------------------------------------------------------------

    def _choose(self, seat: int, name: str) -> None:
        """Rests, opens the deck for the smith, or does nothing."""
        self.desk.turn_to(seat)
        panel = self.panels[seat]
        options = panel.of(name)
        refused = why_not(self.desk, panel, name)
        if refused or not options:
            self.desk.deny(refused or tr("This hero is done; take that back first."))
        elif name == "smith":
            self._open_deck(seat, options)
        else:
            self.pick(seat, options[0])
        self.at = ""

    def move(self, point: tuple[float, float]) -> None:
        """Lets the mouse count again where it comes to something else."""
        super().move(point)
        under = self.spot_at(point)
        if under and under != self.under:
            self.at = ""
        self.under = under

    def _open_deck(self, seat: int, options: tuple[Option, ...]) -> None:
        found = options_by_card(self.desk.state, seat, options, alike=True)
        title = tr("The smith: which card is upgraded?")
        self.desk.sound("page")
        self.desk.ask_of_deck(Asked("upgrade", seat, seat, found, title, closable=True))

    def usual(self) -> None:
        """Leaves with everybody here, once they have chosen."""
        desk = self.desk
        open_still = [seat for seat in desk.session.people if not self.panels[seat].done and desk.session.can_act(seat)]
        if open_still:
            desk.turn_to(open_still[0])
            desk.deny(tr("{name} has not chosen yet. E leaves without a choice.", name=desk.name(open_still[0])))
        else:
            desk.sound("click")
            desk.send(EndAll())

    def panel_for(self, asked: Decision) -> Sheet | None:
        """Gives the panel of a question: the key of the party has a picture."""
        found = super().panel_for(asked)
        if found is None:
            return None
        words = tr("Nobody rests, nobody forges: in the embers lies the Ruby Key.") if asked.kind == "key" else ""
        return PictureSheet(
            self.desk, asked, self.panel_room, as_panel=True, icon="key_ruby" if words else "", note=words
        )

    def show_hint(self, hint: "Hint") -> None:
        """Points at what a hint is about."""
        verb = hint.picks[0].verb if hint.picks else ""
        name = {"use": "more", "give": "more", "swap": "more"}.get(verb, verb)
        self.at = f"{name} {hint.seat}" if f"{name} {hint.seat}" in self.spots else ""

    # --- what happens ----------------------------------------------------------------------------------------------

    def note(self, fact: Fact) -> None:
        """Keeps what has come of a choice."""
        if fact.kind == "rested":
            self.news.setdefault(fact.seat, []).append(tr("+{n} HP", n=fact.amount))
        elif fact.kind == "card_upgraded":
            name = self.desk.session.wording.card(self.desk.session.state, fact.card)
            self.news.setdefault(fact.seat, []).append(name)

    def play(self, fact: Fact, after: Any) -> float:
        """Lets what a hero gets or loses rise over it."""
        found = news_of(fact, self.desk.session.wording, after.state)
        place = self.places.get(fact.seat)
        if found is None or place is None or fact.kind in {"card_upgraded", "card_removed"}:
            return 0.0
        colour = look.BAD if found.bad else look.GOOD
        self.motion.rise(found.short or found.words, place.x, place.head - 6, colour, size=24, icon=found.icon)
        return 0.3

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the night, the fire, the heroes and their plates."""
        desk = self.desk
        self.fireside.draw_ground(surface, desk)
        if not self.fireside.back.ready:
            return
        self.frames += 1
        order = sorted(self.places.items(), key=lambda pair: pair[1].feet)
        for seat, place in order[: self.frames - 1]:
            on = seat == desk.session.focus and len(self.places) > 1
            self.fireside.draw_hero(surface, desk, seat, place, self.panels[seat].done, on=on)
        hot = self.at or (self.spot_at(desk.cursor) if self.top is None else "")
        for panel in list(self.panels.values())[: self.frames - 1]:
            draw_panel(surface, desk, panel, hot, self.asked(panel.seat))
        self._draw_buttons(surface, hot)

    def _draw_buttons(self, surface: pygame.Surface, hot: str) -> None:
        brush, boxes = self.desk.brush, self._buttons()
        people = self.desk.session.people
        waiting = all(self.panels[seat].ready for seat in people)
        chosen = all(self.panels[seat].done or self.panels[seat].ready for seat in people)
        for name, box in boxes.items():
            ready = name == "leave" and chosen and not waiting
            if hot == name or ready:
                brush.halo(surface, box, radius=11, blur=6)
            brush.plate(surface, box, "brass" if ready else "deep", radius=11, light=14 if hot == name else 0)
            if name == "leave":
                brush.text(
                    surface, tr("Leave the fire"), box.x + 16, box.cy - 1, 18, theme.CREAM, ax=0, room=box.w - 84
                )
                brush.cap(surface, "space", box.right - 10, box.cy, 10)
            else:
                brush.icon(surface, name, box.cx - 6, box.cy, 24)
                brush.cap(surface, {"undo": "z", "hint": "h"}[name], box.right - 4, box.bottom - 9, 9.5)


__all__ = ["CHOICES", "CampStage"]
