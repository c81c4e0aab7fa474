"""Playing a fight with the mouse: press and let go, drag or click and click, on whatever lies on the stage and below it."""

from typing import TYPE_CHECKING

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play.intents import TellBot
from soulstack.games.spire.screen.combat import hand
from soulstack.games.spire.screen.combat.aim import Aim
from soulstack.games.spire.screen.combat.bot_menu import bots_of
from soulstack.games.spire.screen.combat.intents import card_of
from soulstack.games.spire.screen.combat.strip import Strip
from soulstack.games.spire.screen.combat.thoughts import thought_at
from soulstack.games.spire.screen.sheet import Sheet
from soulstack.games.spire.screen.stage import Point
from soulstack.kernel.decisions import Decision, Option
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    pass

from soulstack.games.spire.screen.combat.fight_base import CLICK, MIRACLE, SHIV, FightBase


class FightMouse(FightBase):
    """Takes the mouse."""

    def move(self, point: Point) -> None:
        """Takes the mouse at another place."""
        if self.desk.state.fight is None:
            return
        if self.talk is not None:
            self.talk.move(point)
            return
        self.point_at(point)
        aim = self.parts.aim
        if isinstance(self.sheet, Strip) and self.sheet.at(point) >= 0:
            self.hot = -1
        elif aim is None or not aim.dragged:
            over = hand.at(self.hand, point, self.desk)
            if over >= 0 or point[1] < self.parts.layout.hand_top:
                self.hot = over

    def press(self, point: Point, button: int) -> bool:
        """Takes a press."""
        if self.desk.state.fight is None:
            return False
        if self.talk is not None:
            self.talk.press(point)
            self.talk = self.talk if self.talk.open else None
            return True
        if self.sheet is not None and (self.sheet.press(point) or isinstance(self.sheet, Sheet)):
            return True
        if button == pygame.BUTTON_RIGHT:
            return self.back()
        if button != pygame.BUTTON_LEFT:
            return False
        thought = thought_at(self)
        if thought is not None and thought[1].has(point):
            return self.desk.send(TellBot(thought[0].seat))
        aim = self.parts.aim
        if aim is not None and self._press_aimed(aim, point):
            return True
        over = hand.at(self.hand, point, self.desk)
        if over >= 0:
            self.hot = over
            self.take(self.option_of(over), ("card", over), point, dragged=True)
            return True
        return self._press_tray(point) or self._press_board(point)

    def _press_aimed(self, aim: Aim, point: Point) -> bool:
        """Takes a press while something is aimed."""
        refs = [ref for ref in self.refs_at(point) if ref in aim.targets]
        if refs:
            self.carry_out(refs[0])
            return True
        over = hand.at(self.hand, point, self.desk)
        if aim.option is None:
            return self._let_go(aim, point)
        if over >= 0 and self.option_of(over) == aim.option:
            aim.dragged = aim.again = True
            aim.start = point
            return True
        if over < 0 and not aim.needs_target and point[1] < self.parts.layout.hand_top:
            self.carry_out()
            return True
        self.drop_aim()
        return False

    def _let_go(self, aim: Aim, point: Point) -> bool:
        """Answers a question on the stage with no target, where that may be."""
        box = self.other_box
        asked = aim.asked
        if asked is None or box is None or not box.has(point):
            return False
        self.answer_without(asked)
        return True

    def answer_without(self, asked: Decision) -> None:
        others = [option for option in asked.options if option.ref is None]
        aim = self.parts.aim
        if aim is not None and aim.picked and asked.low <= len(aim.picked):
            picks = tuple(aim.targets[ref] for ref in aim.picked)
            self.parts.aim = None
            self.desk.choose(asked.seat, *picks)
        elif others:
            self.desk.choose(asked.seat, others[0])
        elif asked.low == 0:
            self.desk.choose(asked.seat)

    @property
    def other_box(self) -> Box | None:
        """The button of a question on the stage that takes no target, or fewer than there may be."""
        aim = self.parts.aim
        asked = aim.asked if aim is not None else None
        if aim is None or asked is None or aim.option is not None:
            return None
        if asked.low == 0 or asked.high > 1 or any(option.ref is None for option in asked.options):
            return Box(self.desk.screen.w / 2 - 90, self.parts.layout.hand_top - 48, 180, 38)
        return None

    def wheel(self, steps: float) -> bool:
        """Takes the wheel: it goes through the answers of a short question."""
        if self.talk is not None:
            self.talk.wheel(steps)
            return True
        return isinstance(self.sheet, Strip) and self.sheet.wheel(steps)

    def release(self, point: Point, button: int) -> bool:
        """Ends a press: a drag is let go, a click goes on aiming."""
        aim = self.parts.aim
        if button != pygame.BUTTON_LEFT or aim is None or not aim.dragged:
            return False
        aim.dragged = False
        far = abs(point[0] - aim.start[0]) + abs(point[1] - aim.start[1])
        if far < CLICK:
            if aim.again and (not aim.needs_target or aim.only is not None):
                self.carry_out()
            return True
        aim.again = False
        self.point_at(point)
        if aim.needs_target:
            if aim.hover is not None:
                self.carry_out(aim.hover)
            else:
                self.drop_aim()
        elif point[1] < self.parts.layout.hand_top:
            self.carry_out()
        else:
            self.drop_aim()
        return True

    def _press_tray(self, point: Point) -> bool:
        name = self.tray.at(point)
        kind, _, number = name.partition(" ")
        if not name or kind == "empty":
            return False
        if kind in {"item", "power"}:
            self.use(int(number), point)
        elif kind == "tab" and int(number) in bots_of(self.desk):
            self.talk_to(int(number))
        elif kind == "tab":
            self.desk.turn_to(int(number))
            self.settle()
        else:
            self.do(name)
        return True

    def do(self, name: str) -> None:
        """Does what a button or a pile is there for."""
        fighter = self.desk.state.fighter(self.seat)
        who = self.desk.name(self.seat)
        if name == "end":
            self.end_turn()
        elif name == "undo":
            self.desk.undo()
        elif name == "hint":
            self.desk.hint()
        elif name == "shiv":
            self._use_token(SHIV, 0)
        elif name == "miracle":
            self._use_token(MIRACLE, 1)
        elif name == "draw":
            known = tuple(reversed(fighter.draw[len(fighter.draw) - fighter.known :])) if fighter.known else ()
            hidden = self.desk.session.unseen(self.seat)
            note = (
                tr("The order is unknown; the first {n} are known.", n=fighter.known)
                if known
                else tr("The order is unknown.")
            )
            self.desk.open_piles(tr("Draw pile of {name}", name=who), (*known, *hidden), note)
        elif name == "discard":
            self.desk.open_piles(tr("Discard pile of {name}", name=who), tuple(reversed(fighter.discard)))
        elif name == "exhaust":
            self.desk.open_piles(tr("Exhausted cards of {name}", name=who), tuple(fighter.exhaust))
        elif name == "relics":
            relics = tuple(self.desk.state.heroes[self.seat].relics)
            self.desk.open_piles(tr("Relics of {name}", name=who), relics)
        elif name == "powers":
            self.desk.open_piles(tr("Powers of {name}", name=who), tuple(fighter.powers))

    def _use_token(self, option: Option, number: int) -> None:
        asked = self.asked
        can = asked is not None and option in asked.options
        if can and number == 1:
            self.desk.choose(self.seat, option)
        else:
            self.take(option if can else None, ("token", number), self.desk.cursor)

    def use(self, card: int, point: Point) -> None:
        """Uses an item or an ability, or says why it cannot be used now."""
        asked = self.asked
        options = [o for o in asked.options if o.verb == "use" and o.ref == ("card", card)] if asked is not None else []
        if asked is not None and asked.kind == "roll_window" and options:
            self.desk.choose(self.seat, options[0])
        else:
            self.take(options[0] if options else None, ("card", card), point)

    def ask_at(self, point: Point) -> bool:
        """Offers what can be asked of the bot whose board or tab lies at a point, or about the enemy there."""
        if self.desk.state.fight is None or self.parts.aim is not None or self.talk is not None:
            return False
        thought = thought_at(self)
        if thought is not None and thought[1].has(point):
            return self.talk_to(thought[0].seat)
        name = self.tray.at(point)
        if name.startswith("tab ") and int(name[4:]) in bots_of(self.desk):
            return self.talk_to(int(name[4:]))
        if name or hand.at(self.hand, point, self.desk) >= 0:
            return False
        for kind, number in self.refs_at(point):
            if kind == "foe":
                return self.talk_to(foe=number)
            if kind == "seat" and number in bots_of(self.desk):
                return self.talk_to(number)
        return False

    def _press_board(self, point: Point) -> bool:
        for ref in self.refs_at(point):
            if ref[0] == "seat" and ref[1] in bots_of(self.desk):
                return self.talk_to(ref[1])
            if ref[0] == "seat" and ref[1] in self.desk.session.people:
                self.desk.turn_to(ref[1])
                self.settle()
                return True
        return False

    def face_at(self, point: Point) -> str:
        """Gives the card, the item or the enemy under a point, as long as nothing is aimed."""
        if self.desk.state.fight is None or self.parts.aim is not None or self.sheet is not None:
            return ""
        over = hand.at(self.hand, point, self.desk)
        if over >= 0:
            return str(self.desk.view.name_of(over))
        name = self.tray.at(point)
        if name.startswith(("item ", "power ")):
            return str(self.desk.view.name_of(int(name.partition(" ")[2])))
        return next((self._name_of_foe(ref[1]) for ref in self.refs_at(point) if ref[0] == "foe"), "")

    def face_in_focus(self) -> str:
        """Gives the card of the hand that the keys are on."""
        if self.desk.state.fight is None or self.sheet is not None:
            return ""
        return str(self.desk.view.name_of(self.hot)) if self.hot >= 0 else ""

    def _name_of_foe(self, number: int) -> str:
        return str(card_of(self.desk.state, self.desk.state.foe(number)).id)
