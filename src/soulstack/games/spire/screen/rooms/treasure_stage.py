"""The stage of a treasure room: chests that are opened by a click, or all at once; what else comes is shown as rewards are."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.play.wording import ROMAN
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.gifts.banner import draw_banner
from soulstack.games.spire.screen.gifts.gift import Gift, option_of, reveal_of
from soulstack.games.spire.screen.gifts.ground import SlowGround, treasury
from soulstack.games.spire.screen.rooms.chests import Chests
from soulstack.games.spire.screen.rooms.reward_stage import RewardStage
from soulstack.games.spire.screen.sheet import ENTER
from soulstack.games.spire.screen.stage import Point
from soulstack.kernel.asking import DONE
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk


class TreasureStage(RewardStage):
    """Shows the chests; a reward that is none of theirs, or relics that the party shares, as other rewards."""

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.room = SlowGround(treasury)
        self.chests = Chests(desk)
        self.numbers: dict[int, int] = {}
        """The reward that lies in the chest of each seat: the first one."""
        self.main = Box(0, 0, 1, 1)

    def title(self) -> tuple[str, str]:
        """Names the place."""
        table = self.desk.state.table
        return tr("Treasure"), f"{tr('Act {act}', act=ROMAN[min(4, table.act)])}  ·  {tr('Room {n}', n=table.rooms)}"

    # --- what is shown ---------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Shows what lies in the chests now."""
        super().settle()
        for seat, gifts in self.gifts.known.items():
            for gift in gifts:
                if gift.kind == "relic":
                    self.numbers.setdefault(seat, gift.id)
        found = {
            seat: gift
            for seat, gifts in self.gifts.known.items()
            for gift in gifts
            if gift.id == self.numbers.get(seat)
        }
        self.chests.show(found, {seat: self._answers(seat, gift) for seat, gift in found.items()})
        self.main = Box(self.desk.screen.w / 2 - 130, self.desk.screen.h - 62, 260, 48)

    def _answers(self, seat: int, gift: Gift) -> tuple[bool, bool]:
        """Tells whether a seat that is played here may take what lies in its chest, and leave it."""
        session = self.desk.session
        if seat not in session.people or gift.is_draft:
            return False, False
        asked = session.asked_of(seat)
        takes = bool(gift.cards) and option_of(asked, "take", gift, gift.cards[0]) is not None
        return takes, option_of(asked, "skip", gift) is not None

    @property
    def by_chest(self) -> bool:
        """Whether the chests are all that there is to see."""
        mine = self.gifts.gifts
        if any(gift.is_draft and gift.cards for gift in mine):
            return False
        return bool(self.chests.places) and not any(
            not gift.is_over for gift in mine if gift.id != self.numbers.get(self.gifts.seat)
        )

    @property
    def shut(self) -> list[int]:
        """The seats played here whose chests can be opened."""
        session, state = self.desk.session, self.desk.state
        return [
            seat
            for seat, gift in self.chests.gifts.items()
            if seat in session.people
            and gift.state == "back"
            and reveal_of(session.asked_of(seat), state, gift) is not None
        ]

    @property
    def left(self) -> int:
        """How many of the relics that may be taken here have not been answered."""
        return sum(
            1 for seat, gift in self.chests.gifts.items() if seat in self.desk.session.people and not gift.is_over
        )

    # --- answers ---------------------------------------------------------------------------------------------------

    def do(self, name: str) -> None:
        """Does what a thing is there for, by its name."""
        kind, _, number = name.partition(" ")
        if kind == "main":
            self._go_on()
            return
        seat = int(number)
        gift = self.chests.gifts[seat]
        if seat not in self.desk.session.people:
            self.desk.deny(tr("This chest is not yours."))
            return
        self.desk.turn_to(seat)
        self.settle()
        asked = self.desk.session.asked_of(seat)
        if kind == "leave":
            self._answer(seat, option_of(asked, "skip", gift))
        elif gift.state == "back":
            self._answer(seat, reveal_of(asked, self.desk.state, gift))
        elif kind == "take":
            self._answer(seat, option_of(asked, "take", gift, gift.cards[0]))

    def _answer(self, seat: int, option: Option | None) -> None:
        if option is None:
            self.desk.deny(tr("There is nothing to do with it now."))
            return
        self.chests.focus = ""
        self.desk.sound("click")
        self.desk.choose(seat, option)

    def _go_on(self) -> None:
        """Opens every chest that is shut; once none is, everybody here is done."""
        session = self.desk.session
        shut = self.shut
        for seat in shut:
            option = reveal_of(session.asked_of(seat), self.desk.state, self.chests.gifts[seat])
            if option is not None:
                self._answer(seat, option)
        if shut or self._is_first_of_draft():
            return
        if self.left:
            self.desk.deny(tr("Take each relic, or leave it."))
            return
        self._be_done()

    def _is_first_of_draft(self) -> bool:
        """Turns up the relics that the party shares; False when that was done or there are none."""
        seat = self.gifts.seat
        asked = self.desk.session.asked_of(seat)
        for gift in self.gifts.gifts:
            option = reveal_of(asked, self.desk.state, gift) if gift.is_draft else None
            if option is not None:
                self._answer(seat, option)
                return True
        return False

    def _be_done(self) -> None:
        session = self.desk.session
        for seat in session.people:
            asked = session.asked_of(seat)
            if asked is not None and DONE in asked.options:
                self.desk.choose(seat, DONE)

    # --- input -----------------------------------------------------------------------------------------------------

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked."""
        if self.sheet is not None or self.gifts.panel is not None or not self.by_chest:
            return super().things()
        return {**self.chests.things(), "main": self.main, **self.gifts.summary.things()}

    def face_at(self, point: Point) -> str:
        """Gives the relic that lies open under a point."""
        if self.sheet is not None or self.gifts.panel is not None or not self.by_chest:
            return super().face_at(point)
        name = next((name for name, box in reversed(list(self.things().items())) if box.has(point)), "")
        seat = name.rpartition(" ")[2]
        gift = self.chests.gifts.get(int(seat)) if seat.isdecimal() else None
        return gift.faces[0] if gift is not None and gift.faces else ""

    def press(self, point: Point, button: int) -> bool:
        """Takes a press of the mouse."""
        if self.sheet is not None or self.gifts.panel is not None or not self.by_chest:
            return super().press(point, button)
        if button != pygame.BUTTON_LEFT:
            return False
        for name, box in reversed(list(self.things().items())):
            if box.has(point):
                self.do(name)
                return True
        return False

    def key(self, key: int, mod: int) -> bool:
        """Takes a key: Space opens all, 1 takes and X leaves for the hero in focus, E is done."""
        if self.sheet is not None or self.gifts.panel is not None or not self.by_chest:
            return super().key(key, mod)
        names = list(self.things())
        seat = self.gifts.seat
        if key in {pygame.K_TAB, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP}:
            back = key in {pygame.K_LEFT, pygame.K_UP} or bool(key == pygame.K_TAB and mod & pygame.KMOD_SHIFT)
            at = names.index(self.chests.focus) if self.chests.focus in names else (0 if back else -1)
            self.chests.focus = names[(at + (-1 if back else 1)) % len(names)]
            return True
        if key in ENTER and self.chests.focus in names:
            self.do(self.chests.focus)
            return True
        if key == pygame.K_SPACE or key in ENTER:
            self._go_on()
            return True
        if key == pygame.K_e:
            self._be_done()
            return True
        name = {pygame.K_1: f"take {seat}", pygame.K_x: f"leave {seat}"}.get(key, "")
        if name in names:
            self.do(name)
            return True
        if name.startswith("take") and f"chest {seat}" in names:
            self.do(f"chest {seat}")
            return True
        return bool(name)

    def play(self, fact: Fact, after: Any) -> float:
        """Starts the picture of a fact: a relic that is taken flies to its owner's name."""
        if self.by_chest and fact.kind == "reward_taken" and fact.seat in self.chests.places and not self.desk.still:
            face = self.desk.state.faces[fact.card].id
            box = self.chests.places[fact.seat]
            brush = self.desk.brush
            self.gifts.motion.fly(
                lambda: brush.picture(pictures.relic(face), 96, 96),
                self.chests.relic_spot(fact.seat),
                (box.cx, box.bottom),
                shrinks=0.3,
            )
            return 0.3
        return super().play(fact, after)

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the room with its chests."""
        if not self.by_chest:
            super().draw(surface)
            return
        desk = self.desk
        self.room.draw(surface, desk.kit, "treasure")
        if not self.room.ready:
            return
        draw_banner(surface, desk, desk.screen.w / 2, 82 + desk.y0 * 0.12, self._words())
        self.chests.draw(surface, self.gifts.seat)
        self._draw_main(surface)
        self.gifts.draw_motion(surface)

    @property
    def _behind(self) -> str:
        return "treasure"

    def _words(self) -> str:
        if self.shut or any(gift.is_draft for gift in self.gifts.gifts):
            return tr_n(len(self.chests.places), "A chest", "{n} chests")
        if self.left:
            return tr("Take it or leave it?")
        return tr("Everything is settled")

    def _draw_main(self, surface: pygame.Surface) -> None:
        brush, box = self.desk.brush, self.main
        closed = self.shut or any(gift.is_draft and not gift.cards for gift in self.gifts.gifts)
        able = self.desk.session.people and self.gifts.asked is not None
        if not able:
            return
        words = tr("Done")
        if closed:
            words = tr("Open it") if len(self.shut) == 1 else tr("Open all")
        ready = bool(closed) or not self.left
        if ready:
            brush.halo(surface, box, radius=12)
        hot = box.has(self.desk.cursor)
        brush.plate(surface, box, "brass" if ready else "deep", radius=12, light=14 if hot else 0)
        brush.text(
            surface, words, box.cx - 14, box.cy - 1, 18, look.MUTED if not ready else (255, 244, 222), room=box.w - 90
        )
        brush.cap(surface, "space", box.right - 10, box.cy, 11)
        if self.chests.focus == "main":
            self.desk.kit.put_ring(surface, box, look.LANTERN)
