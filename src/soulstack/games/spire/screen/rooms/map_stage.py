"""The stage of the map: the sheet of the act in the middle, the heroes at its left, what waits and what is ahead at its right.

A space is proposed by a click, its number or the arrows, and gone to by a second click, Space or Enter. From a room the map is
only looked at: nobody is asked where the party goes, so nothing can be chosen.
"""

from collections.abc import Mapping

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.rules.climb.board import row_of
from soulstack.games.spire.screen.rooms.map_base import MapBase
from soulstack.games.spire.screen.sheet import DIGITS, ENTER
from soulstack.games.spire.screen.stage import Point
from soulstack.ui.geometry import Box


class MapStage(MapBase):
    """Lets the party choose its way with the mouse or with keys."""

    # --- what is wanted ----------------------------------------------------------------------------------------------

    def propose(self, goal: str) -> None:
        """Lets the hero in focus want a space; what is wanted already is gone to."""
        if goal not in self.goals:
            return
        if goal == self.agreement.goal and (not self.agreement.several or not self.must_agree):
            self.go()
            return
        self.agreement.propose(goal, self.desk.session.focus, self.goals)
        self.looked = ""
        self.desk.sound("vote")
        if self.agreement.several and self.agreement.settled:
            self.go()

    def go(self) -> None:
        """Agrees with what is proposed, and goes there once everybody does."""
        agreement, focus = self.agreement, self.desk.session.focus
        if not agreement.goal:
            self.desk.deny(tr("Choose a glowing space first."))
            return
        if agreement.several and self.must_agree:
            agreement.agree(focus)
            self.desk.sound("vote")
        missing = agreement.missing()
        if missing:
            self.desk.deny(tr("{name} is asked too.", name=self.desk.session.names[missing[0]]))
            return
        option = self.goals.get(agreement.goal)
        if option is not None and self.desk.choose(focus, option):
            self.desk.sound("pen")
            agreement.forget()

    # --- the mouse ---------------------------------------------------------------------------------------------------

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked."""
        if self.sheet is not None:
            return self.sheet.things()
        if self.party.sheet is not None:
            return self.party.things()
        found = {f"space {name}": box for name, box in self.plan.boxes.items()}
        found |= self.side.things()
        if self.is_overlay:
            return found
        found |= self.party.things()
        return {**found, **{f"run {name}": box for name, box in self.run.buttons.items()}}

    def press(self, point: Point, button: int) -> bool:
        """Takes a press."""
        if self.motion.busy:
            self.motion.finish()
        if self.sheet is not None:
            return self.sheet.press(point)
        if self.party.sheet is not None:
            return self._of_party(self.party.press(point, button))
        if button == pygame.BUTTON_RIGHT:
            return self._look_closely(point) or self.back()
        if button != pygame.BUTTON_LEFT:
            return False
        if self._press_map() or self._press_side(point):
            return True
        return not self.is_overlay and (self.run.press(point) or self.party.press(point, button))

    def _press_map(self) -> bool:
        name = self.hovered
        if name in self.goals:
            self.propose(name)
        elif name and not self.is_overlay and self.goals:
            far = self.survey.way_to(name) is not None
            self.desk.deny(tr("One room after the other.") if far else tr("No way leads there any more."))
        return bool(name)

    def _press_side(self, point: Point) -> bool:
        for name, box in self.side.things().items():
            if not box.has(point):
                continue
            kind, _, what = name.partition(" ")
            if kind == "way":
                self.propose(what)
            elif kind == "go":
                self.go()
            elif kind == "kind":
                self.side.pin(what)
            else:
                self.desk.look_closely(self.side.boss.face)
            return True
        return False

    def face_at(self, point: Point) -> str:
        """Gives the item or the boss under a point."""
        if self._covered:
            return ""
        item = self.party.item_at(point)
        if item >= 0:
            return str(self.desk.view.name_of(item))
        return self.side.boss.face if self.side.boss.box.has(point) else ""

    def _look_closely(self, point: Point) -> bool:
        """Shows large what lies under the mouse."""
        state = self.desk.state
        item, seat = self.party.item_at(point), self.party.seat_at(point)
        if item >= 0:
            return self.desk.look_closely(self.desk.view.name_of(item))
        if seat >= 0:
            title = tr("The deck of {name}", name=self.desk.name(seat))
            self.desk.open_piles(title, tuple(sorted(state.heroes[seat].deck)))
            return True
        name = self.hovered
        if self.side.boss.box.has(point) or name == self.plan.top:
            return self.desk.look_closely(self.side.boss.face)
        return False

    def move(self, point: Point) -> None:
        """Takes the mouse at another place."""
        self.looked = "" if self.hovered else self.looked
        self.party.move(point)
        self.pointer.move(point)

    def release(self, point: Point, button: int) -> bool:
        """Takes the end of a press."""
        return button == pygame.BUTTON_LEFT and self._of_party(self.party.release(point))

    def _of_party(self, used: bool) -> bool:
        """Asks anew after something was done with the party: another hero may have the focus."""
        if used and self.desk.session.decision is not self._asked:
            self._ask()
        return used

    # --- keys --------------------------------------------------------------------------------------------------------

    def key(self, key: int, mod: int) -> bool:
        """Takes a key."""
        if self.motion.busy:
            self.motion.finish()
        if self.sheet is not None:
            return self.sheet.key(key)
        if self._look_by(key, mod):
            return True
        if self.is_overlay:
            return False
        if self.party.key(key, mod):
            return self._of_party(True)
        if pygame.K_F1 <= key <= pygame.K_F4:
            return self._agree(key - pygame.K_F1)
        if key in DIGITS:
            at = DIGITS.index(key)
            if at < len(self.goals):
                self.propose(list(self.goals)[at])
            return True
        if key in ENTER or key == pygame.K_SPACE:
            self._confirm()
            return True
        return False

    def _look_by(self, key: int, mod: int) -> bool:
        """Takes a key that only looks at something."""
        if mod & pygame.KMOD_SHIFT and key in {pygame.K_UP, pygame.K_DOWN}:
            return False
        if key in {pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB}:
            back = key == pygame.K_LEFT or (key == pygame.K_TAB and mod & pygame.KMOD_SHIFT)
            self._look_aside(-1 if back else 1)
        elif key in {pygame.K_UP, pygame.K_DOWN}:
            self._look_along(1 if key == pygame.K_UP else -1)
        elif key == pygame.K_p:
            self.pointer.begin()
        elif key == pygame.K_k:
            self.side.pin_next()
        elif key == pygame.K_b:
            self.desk.look_closely(self.side.boss.face)
        else:
            return False
        return True

    def key_up(self, key: int) -> None:
        """Takes the end of a key."""
        if key == pygame.K_p:
            self.pointer.end()

    def _agree(self, seat: int) -> bool:
        """Lets the person of a hero agree by its key."""
        if seat not in self.desk.session.people or not self.agreement.goal:
            return False
        self.desk.turn_to(seat)
        self._ask()
        self.agreement.agree(seat)
        self.desk.sound("flick")
        if self.agreement.settled:
            self.go()
        return True

    def _confirm(self) -> None:
        if self.looked in self.goals and self.looked != self.agreement.goal:
            self.propose(self.looked)
        else:
            self.go()

    def _look_aside(self, by: int) -> None:
        """Looks at the next space of the same row that the party can come to."""
        ahead = self.survey.ahead
        at = self.looked or self.agreement.goal
        row = row_of(at) if at else row_of(self.survey.at) + 1
        order = sorted(
            {name for name in (*ahead, *self.goals) if row_of(name) == row} or set(self.goals),
            key=lambda name: self.spot(name)[0],
        )
        if not order:
            return
        self.looked = order[(order.index(at) + by) % len(order)] if at in order else order[0 if by > 0 else -1]
        self.desk.cursor = (-1.0, -1.0)
        self.desk.sound("hover")

    def _look_along(self, by: int) -> None:
        """Looks further up or down along the ways."""
        at = self.looked or self.agreement.goal
        if not at:
            self._look_aside(1)
            return
        after = self.survey.steps
        ahead = {*self.survey.ahead, *self.goals}
        near = after.get(at, ()) if by > 0 else tuple(low for low, highs in after.items() if at in highs)
        order = [name for name in near if name in ahead]
        if order:
            self.looked = min(order, key=lambda name: abs(self.spot(name)[0] - self.spot(at)[0]))
            self.desk.cursor = (-1.0, -1.0)
            self.desk.sound("hover")

    def back(self) -> bool:
        """Leaves what is being done: a face, a question about items, what is looked at, what was proposed."""
        if self.party.back():
            return True
        if self.is_overlay:
            return False
        if self.looked:
            self.looked = ""
            return True
        if self.side.pinned:
            self.side.pinned = ""
            return True
        if self.agreement.goal and len(self.goals) > 1:
            self.agreement.forget()
            return True
        return False
