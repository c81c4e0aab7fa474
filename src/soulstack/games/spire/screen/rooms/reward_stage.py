"""The stage of rewards: what a fight, a boss or a table of gifts has given, hero by hero."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play.wording import ROMAN, SPACES
from soulstack.games.spire.screen.deck_choice import asked_of_deck
from soulstack.games.spire.screen.gifts.gift import gifts_of, option_of
from soulstack.games.spire.screen.gifts.gifts import Gifts
from soulstack.games.spire.screen.gifts.ground import SlowGround, out_of_focus
from soulstack.games.spire.screen.sheet import Sheet
from soulstack.games.spire.screen.stage import OF_TOPICS, BaseStage, Point
from soulstack.kernel.decisions import Decision
from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint
    from soulstack.games.spire.screen.desk import Desk


class RewardStage(BaseStage):
    """Shows rewards before the place they were won at."""

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.ground = SlowGround(out_of_focus)
        self.gifts = Gifts(desk)
        self.sheet: Sheet | None = None
        """A question that has no picture of its own."""
        self._asked: object = None
        self._paid: set[int] = set()
        """Gold that the table has taken by itself; taken back, it lies there to be clicked."""

    def title(self) -> tuple[str, str]:
        """Names the place."""
        state = self.desk.state
        act = tr("Act {act}", act=ROMAN[min(4, state.table.act)])
        kind = state.fight.kind if state.fight is not None else ""
        where = f"{act}  ·  {tr(SPACES[kind].pattern)}" if kind in SPACES else act
        return tr("Rewards"), f"{where}  ·  {tr('Room {n}', n=state.table.rooms)}"

    def lay_out(self) -> None:
        """Places everything anew."""
        self.settle()

    def settle(self) -> None:
        """Shows what there is now."""
        self.gifts.settle()
        asked = self.desk.session.decision
        if asked is not self._asked or (self.sheet is not None and self.desk.busy):
            self._asked = asked
            self.sheet = None
            if asked is not None and self._has_no_picture(asked):
                self.sheet = Sheet(self.desk, asked, self._sheet_room, as_panel=True)
        elif self.sheet is not None:
            self.sheet.lay_out(self._sheet_room)

    def _has_no_picture(self, asked: Decision) -> bool:
        """Tells whether a question is neither about rewards, nor about a deck, nor one with a panel of its own."""
        if asked.kind in OF_TOPICS or asked.kind == "done" or self.gifts.panel is not None:
            return False
        return asked_of_deck(self.desk.state, asked, "") is None

    @property
    def _sheet_room(self) -> Box:
        screen = self.desk.screen
        wide = min(900.0, screen.w - 80)
        return Box((screen.w - wide) / 2, 92, wide, screen.h - 160)

    def update(self, dt: float) -> None:
        """Lets time pass, and takes the gold of everybody here, which nobody would leave."""
        self.gifts.update(dt)
        if not self.desk.busy:
            if self.desk.session.decision is not self._asked:
                self.settle()
            self._take_gold()

    def _take_gold(self) -> None:
        session = self.desk.session
        for seat in session.people:
            asked = session.asked_of(seat)
            for gift in gifts_of(self.desk.state, seat) if asked is not None else ():
                option = option_of(asked, "take", gift) if gift.kind == "gold" else None
                if option is not None and gift.id not in self._paid:
                    self._paid.add(gift.id)
                    self.desk.choose(seat, option)
                    return

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the ground and the rewards."""
        self.ground.draw(surface, self.desk.kit, self._behind)
        if self.ground.ready:
            self.gifts.draw(surface)

    @property
    def _behind(self) -> str:
        return f"act{self.desk.state.table.act}"

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draws what is asked over everything."""
        self.gifts.draw_over(surface)
        if self.sheet is not None:
            self.sheet.draw(surface)

    def show_hint(self, hint: "Hint") -> None:
        """Points at what a hint is about."""
        self.gifts.show_hint(hint)

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked."""
        return self.sheet.things() if self.sheet is not None else self.gifts.things()

    def press(self, point: Point, button: int) -> bool:
        """Takes a press of the mouse."""
        if self.sheet is not None:
            return button == pygame.BUTTON_LEFT and self.sheet.press(point)
        return self.gifts.press(point, button)

    def face_at(self, point: Point) -> str:
        """Gives what lies open under a point."""
        return "" if self.sheet is not None else self.gifts.face_at(point)

    def face_in_focus(self) -> str:
        """Gives what lies open where the keys are."""
        return "" if self.sheet is not None else self.gifts.face_in_focus()

    def move(self, point: Point) -> None:
        """Takes the mouse at another place."""
        self.gifts.move(point)

    def key(self, key: int, mod: int) -> bool:
        """Takes a key."""
        return self.sheet.key(key) if self.sheet is not None else self.gifts.key(key, mod)

    def key_up(self, key: int) -> None:
        """Takes the end of a key's press."""
        self.gifts.key_up(key)

    def play(self, fact: Fact, after: Any) -> float:
        """Starts the picture of a fact."""
        return self.gifts.play(fact, after)

    def finish(self) -> None:
        """Ends what still moves."""
        self.gifts.finish()

    def back(self) -> bool:
        """Leaves what was opened; a question that an answer has led to is taken back with it."""
        session = self.desk.session
        if self.sheet is not None and session.offers.undo is not None and session.can_undo:
            self.desk.undo()
            return True
        return self.gifts.back()
