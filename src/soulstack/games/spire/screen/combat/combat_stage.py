"""The stage of a fight: everybody stands in rows, the hand lies below, and whatever is done is aimed on the stage itself."""

import contextlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play.numbers import live_numbers
from soulstack.games.spire.play.wording import ROMAN, SPACES
from soulstack.games.spire.rules.costs import cost_of
from soulstack.games.spire.rules.state import BOSS_ROW, Foe
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat import foes, hand, heroes
from soulstack.games.spire.screen.combat.aim import Aim, aim_at, aim_of_question, is_on_board
from soulstack.games.spire.screen.combat.die import draw_die, draw_round
from soulstack.games.spire.screen.combat.hand import Held
from soulstack.games.spire.screen.combat.intents import intents_of
from soulstack.games.spire.screen.combat.layout import Layout, lay_out
from soulstack.games.spire.screen.combat.ledges import Ground
from soulstack.games.spire.screen.combat.routines import show
from soulstack.games.spire.screen.combat.scene_parts import Parts
from soulstack.games.spire.screen.combat.tips import draw_tip
from soulstack.games.spire.screen.combat.tray import Tray
from soulstack.games.spire.screen.sheet import DIGITS, ENTER, Sheet
from soulstack.games.spire.screen.stage import BaseStage, Point
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref
from soulstack.ui.geometry import Box
from soulstack.ui.tabletop.arrows import draw_arrow

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint
    from soulstack.games.spire.screen.desk import Desk

SHIV, MIRACLE = Option("use", ("token", 0)), Option("use", ("token", 1))
CLICK: Final = 8.0
"""Units; a press that ends nearer was a click and no drag."""
IDLE: Final = 0.8
"""Seconds after which a hero of several who can do nothing is ticked done."""


class CombatStage(BaseStage):
    """Shows a fight and lets the people here play it."""

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.ground = Ground()
        self.parts = Parts(desk, Layout({}, {}, {}, 0, 0, 1280, 720))
        self.tray = Tray(self.parts)
        self.hand: list[Held] = []
        self.hot = -1
        """The card under the mouse, or chosen by keys."""
        self.sheet: Sheet | None = None
        self.idle = 0.0
        self.held_key = 0
        self.hinted: Hint | None = None
        self._asked: object = None
        self._moment: object = None

    # --- what is shown ---------------------------------------------------------------------------------------------

    @property
    def corner(self) -> float:
        """Gives the room that the die takes at the left end of the bar."""
        return 112.0 if self.parts.layout.solo else 78.0

    @property
    def takes_heroes(self) -> bool:
        """Tells whether F1 to F4 name a target just now."""
        aim = self.parts.aim
        return aim is not None and any(ref[0] == "seat" for ref in aim.targets)

    def bar_left(self) -> tuple[tuple[str, str], ...]:
        """Says round and die where they have no plates of their own."""
        state = self.desk.state
        if self.parts.layout.solo or state.fight is None:
            return ()
        fight = state.fight
        die = tr("the die shows {n}", n=fight.die) if fight.die else tr("the die is not cast")
        kind = tr(SPACES[fight.kind].pattern) if fight.kind in SPACES else ""
        act = f"{tr('Act {act}', act=ROMAN[min(4, state.table.act)])}  ·  {kind}"
        return (tr("Round {n}", n=fight.round), die), (act, tr("Ascension {n}", n=state.setup.ascension))

    def title(self) -> tuple[str, str]:
        """Says whose turn it is and where the run is."""
        desk, state = self.desk, self.desk.state
        fight = state.combat()
        kind = tr(SPACES[fight.kind].pattern) if fight.kind in SPACES else ""
        place = f"{tr('Act {act}', act=ROMAN[min(4, state.table.act)])}  ·  {kind}"
        if self.parts.layout.solo:
            boss = state.table.boss
            known = desk.book.name(state.faces[boss].id) if boss >= 0 else tr("unknown")
            return place, tr("Room {n}, boss: {boss}", n=state.table.rooms, boss=known)
        able = sum(1 for hero in state.heroes if desk.session.can_act(hero.seat))
        words = {
            "start": tr("The round begins"), "play": tr("Players' turn"), "end": tr("The turn ends"),
            "enemies": tr("The enemies' turn"),
        }.get(fight.phase, kind)  # fmt: skip
        if fight.phase == "play":
            return words, tr("{n} of {most} can still act", n=able, most=len(state.heroes))
        return words, place

    def lay_out(self) -> None:
        """Places everything anew."""
        if self.desk.state.fight is None:
            return
        self.parts.layout = lay_out(self.desk.state, self.desk)
        self.tray.lay_out()
        self.lay_hand()
        if self.sheet is not None:
            self.sheet.lay_out(self._sheet_room)

    def lay_hand(self) -> None:
        """Lays the cards in hand as a fan."""
        fighter = self.desk.state.fighter(self.seat)
        self.hand = hand.fan(self.parts.layout, tuple(fighter.hand))
        if self.hot not in fighter.hand:
            self.hot = -1

    @property
    def seat(self) -> int:
        """The hero whose hand is shown."""
        return max(0, self.desk.session.focus)

    @property
    def _sheet_room(self) -> Box:
        screen = self.desk.screen
        wide = min(860.0, screen.w - 80)
        return Box((screen.w - wide) / 2, 96, wide, screen.h - 190)

    def settle(self) -> None:
        """Shows the table as it is now."""
        if self.desk.state.fight is None:
            return
        self.lay_out()
        self._foresee()

    def _foresee(self) -> None:
        """Works out intents and what is coming, once for a moment."""
        fight = self.desk.state.combat()
        self.see_intents()
        moment = getattr(self.desk.session, "moment", 0)
        if moment != self._moment:
            self._moment = moment
            self.parts.each.clear()
            self.parts.shown = None
            self.hinted = None
        self.parts.forecast = self.desk.session.forecast() if fight.phase == "play" else None

    def see_intents(self) -> None:
        """Works out what enemies do; while they act what they said before stays."""
        if self.desk.state.combat().phase != "enemies":
            self.parts.intents = intents_of(self.desk.state)

    def finish(self) -> None:
        """Ends what still moves."""
        self.parts.motion.finish()

    def leave(self) -> None:
        """Goes for good."""
        self.parts.motion.finish()

    # --- time ------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Lets time pass: asks what is asked now, and works out what is aimed, a little in every frame."""
        self.parts.motion.update(dt)
        if self.desk.busy or self.desk.state.fight is None:
            return
        self._ask()
        self._work_out()
        self._tick(dt)

    def _ask(self) -> None:
        asked = self.desk.session.decision
        if asked is self._asked:
            return
        self._asked = asked
        self.sheet = None
        self.idle = 0.0
        aim = self.parts.aim
        if aim is not None and aim.option is None:
            self.parts.aim = aim = None
        self.settle()
        if asked is None or self.desk.session.over or asked.kind in {"play", "done", "roll_window"}:
            if aim is not None and (asked is None or aim.option not in asked.options):
                self._drop_aim()
            return
        self._drop_aim()
        if is_on_board(asked):
            self.parts.aim = aim_of_question(asked)
            self.desk.say(self.desk.session.prompt(asked))
        else:
            self.sheet = Sheet(self.desk, asked, self._sheet_room, as_panel=True)

    def _work_out(self) -> None:
        """Foretells what the aimed thing would do to each target, one target in every frame."""
        aim, session = self.parts.aim, self.desk.session
        if aim is None:
            self.parts.shown = None
            return
        if aim.option is None:
            chosen = (aim.targets[aim.hover],) if aim.hover in aim.targets else ()
            self.parts.shown = session.preview(aim.seat, *chosen) if chosen else None
            return
        if not aim.needs_target:
            self.parts.shown = session.preview(aim.seat, aim.option)
            return
        pointed = aim.hover if aim.hover in aim.targets else None
        if pointed is not None and aim.most == 1:
            self.parts.shown = session.preview(aim.seat, aim.option, aim.targets[pointed])
            return
        self.parts.shown = None
        for ref, option in aim.targets.items():
            if ref not in self.parts.each and aim.most == 1:
                found = session.preview(aim.seat, aim.option, option)
                if found is not None:
                    self.parts.each[ref] = found
                return

    def _tick(self, dt: float) -> None:
        """Ticks a hero done who can do nothing, while another one here still can."""
        session = self.desk.session
        stuck = [
            seat
            for seat in session.people
            if (asked := session.asked_of(seat)) is not None and asked.options == (DONE,)
        ]
        able = [seat for seat in session.people if session.can_act(seat) and seat not in stuck]
        if not stuck or not able or self.parts.aim is not None:
            self.idle = 0.0
            return
        self.idle += dt
        if self.idle > IDLE:
            self.idle = 0.0
            self.desk.choose(stuck[0], DONE)

    def play(self, fact: Fact, after: Any) -> float:
        """Shows a fact."""
        self._drop_aim()
        return show(self, fact, after)

    # --- what can be done ------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Decision | None:
        """Gives what the hero in focus is asked."""
        return self.desk.session.asked_of(self.seat)

    def option_of(self, card: int) -> Option | None:
        """Gives the option that plays a card, or one that is like it."""
        asked = self.asked
        if asked is None or asked.kind != "play":
            return None
        state = self.desk.state
        plays = [option for option in asked.options if option.verb == "play" and option.ref is not None]
        exact = next((option for option in plays if option.ref == ("card", card)), None)
        if exact is not None or card < 0:
            return exact
        key = (state.faces[card].id, cost_of(state, self.seat, card), card in state.fighter(self.seat).kept)
        for option in plays:
            assert option.ref is not None
            other = option.ref[1]
            if (state.faces[other].id, cost_of(state, self.seat, other), other in state.fighter(self.seat).kept) == key:
                return option
        return None

    def take(self, option: Option | None, ref: Ref, start: Point, *, dragged: bool = False) -> None:
        """Begins to aim something, or says why it cannot be used now."""
        self.parts.each.clear()
        if option is None:
            self.desk.deny(self.desk.session.why_not(ref, self.seat) or tr("Not now."))
            return
        self.desk.sound("flick")
        aim = aim_at(self.desk.session, self.seat, option)
        aim.start, aim.dragged = start, dragged
        self.parts.aim = aim
        self._point_at(self.desk.cursor)

    def _drop_aim(self) -> None:
        aim = self.parts.aim
        if aim is not None and aim.option is not None:
            self.parts.aim = None
            self.parts.shown = None
            self.parts.each.clear()

    def carry_out(self, ref: Ref | None = None) -> bool:
        """Plays what is aimed, at a target where it needs one; tells whether it was done."""
        aim = self.parts.aim
        if aim is None:
            return False
        if aim.needs_target:
            ref = ref if ref is not None else aim.only
            if ref is None or ref not in aim.targets:
                self.desk.deny(tr("Choose a target."))
                return False
            if aim.most > 1 and not self._gather(aim, ref):
                return True
        answers = aim.answers(ref)
        self.parts.aim = None
        self.parts.shown = None
        self.parts.each.clear()
        self.hot = -1
        return self.desk.play(aim.seat, *answers)

    def _gather(self, aim: Aim, ref: Ref) -> bool:
        """Notes one of several targets; True when that were enough, or when one was named twice."""
        if ref in aim.picked:
            return True
        aim.picked.append(ref)
        self.desk.sound("flick")
        return len(aim.picked) >= min(aim.most, len(aim.targets))

    def end_turn(self) -> None:
        """Says that the hero in focus is done, or takes that back."""
        asked = self.asked
        if asked is None:
            self.desk.deny(tr("Nothing is asked of you now."))
        elif asked.options == (UNDONE,):
            self.desk.choose(self.seat, UNDONE)
        elif DONE in asked.options:
            self._drop_aim()
            self.desk.choose(self.seat, DONE)
        else:
            self.desk.deny(self.desk.session.prompt(asked))

    # --- the mouse -------------------------------------------------------------------------------------------------

    def refs_at(self, point: Point) -> list[Ref]:
        """Lists what stands under a point: enemies in front first, then heroes and boards, then the row."""
        layout, state = self.parts.layout, self.desk.state
        found: list[Ref] = []
        for foe in sorted(
            state.combat().foes, key=lambda one: -layout.foes[one.id].feet if one.id in layout.foes else 0
        ):
            if foe.lives and foe.id in layout.foes and self.foe_box(foe).has(point):
                found.append(("foe", foe.id))
        for seat, place in layout.heroes.items():
            if place.box(0.8).has(point) or (seat in layout.boards and layout.boards[seat].has(point)):
                found.append(("seat", seat))
        for row in layout.ledges:
            if layout.row_box(row).has(point):
                found.append(("row", row))
        if layout.solo and point[1] < layout.hand_top and self.desk.room.has(point):
            found.append(("row", 1))
        for ref in list(found):
            if ref[0] == "foe":
                foe = state.foe(ref[1])
                found += [("row", foe.row)] if foe.row != BOSS_ROW else [("row", row) for row in sorted(layout.ledges)]
        return found

    def foe_box(self, foe: Foe) -> Box:
        """Gives where an enemy can be clicked: its figure and its hit points."""
        box = foes.figure_box(self.parts, foe)
        return Box(box.x, box.y, box.w, box.h + 20)

    def _point_at(self, point: Point) -> None:
        refs = self.refs_at(point)
        aim = self.parts.aim
        if aim is not None and aim.needs_target:
            aim.hover = next((ref for ref in refs if ref in aim.targets), None)
        self.parts.hover = next((ref for ref in refs if ref[0] != "row"), None)

    def move(self, point: Point) -> None:
        """Takes the mouse at another place."""
        if self.desk.state.fight is None:
            return
        self._point_at(point)
        aim = self.parts.aim
        if aim is None or not aim.dragged:
            over = hand.at(self.hand, point, self.desk)
            if over >= 0 or point[1] < self.parts.layout.hand_top:
                self.hot = over

    def press(self, point: Point, button: int) -> bool:
        """Takes a press."""
        if self.desk.state.fight is None:
            return False
        if self.sheet is not None:
            return self.sheet.press(point)
        if button == pygame.BUTTON_RIGHT:
            if not self.back():
                self._look_at(point)
            return True
        if button != pygame.BUTTON_LEFT:
            return False
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
            if not aim.needs_target or aim.only is not None:
                self.carry_out()
            return True
        if over < 0 and not aim.needs_target and point[1] < self.parts.layout.hand_top:
            self.carry_out()
            return True
        self._drop_aim()
        return False

    def _let_go(self, aim: Aim, point: Point) -> bool:
        """Answers a question on the stage with no target, where that may be."""
        box = self._other_box
        asked = aim.asked
        if asked is None or box is None or not box.has(point):
            return False
        self._answer_without(asked)
        return True

    def _answer_without(self, asked: Decision) -> None:
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
    def _other_box(self) -> Box | None:
        """The button of a question on the stage that takes no target, or fewer than there may be."""
        aim = self.parts.aim
        asked = aim.asked if aim is not None else None
        if aim is None or asked is None or aim.option is not None:
            return None
        if asked.low == 0 or asked.high > 1 or any(option.ref is None for option in asked.options):
            return Box(self.desk.screen.w / 2 - 90, self.parts.layout.hand_top - 48, 180, 38)
        return None

    def release(self, point: Point, button: int) -> bool:
        """Ends a press: a drag is let go, a click goes on aiming."""
        aim = self.parts.aim
        if button != pygame.BUTTON_LEFT or aim is None or not aim.dragged:
            return False
        aim.dragged = False
        far = abs(point[0] - aim.start[0]) + abs(point[1] - aim.start[1])
        if far < CLICK:
            return True
        self._point_at(point)
        if aim.needs_target:
            if aim.hover is not None:
                self.carry_out(aim.hover)
            else:
                self._drop_aim()
        elif point[1] < self.parts.layout.hand_top:
            self.carry_out()
        else:
            self._drop_aim()
        return True

    def _press_tray(self, point: Point) -> bool:
        name = self.tray.at(point)
        kind, _, number = name.partition(" ")
        if not name or kind == "empty":
            return False
        if kind in {"item", "power"}:
            self.use(int(number), point)
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

    def _press_board(self, point: Point) -> bool:
        for ref in self.refs_at(point):
            if ref[0] == "seat" and ref[1] in self.desk.session.people:
                self.desk.turn_to(ref[1])
                self.settle()
                return True
        return False

    def _look_at(self, point: Point) -> None:
        """Opens what lies under the mouse, large."""
        over = hand.at(self.hand, point, self.desk)
        if over >= 0:
            self.desk.open_piles(tr("A card"), (over,))
            return
        name = self.tray.at(point)
        if name.startswith(("item ", "power ")):
            self.desk.open_piles(tr("A card"), (int(name.partition(" ")[2]),))

    # --- the keys --------------------------------------------------------------------------------------------------

    def key(self, key: int, mod: int) -> bool:
        """Takes a key."""
        if self.desk.state.fight is None:
            return False
        if self.sheet is not None:
            return self.sheet.key(key)
        if self.held_key:
            return self._second_key(key)
        if key in DIGITS:
            return self._digit(DIGITS.index(key), mod)
        if key in ENTER or key == pygame.K_SPACE:
            return self._confirm()
        if key == pygame.K_TAB:
            return self._next_target(-1 if mod & pygame.KMOD_SHIFT else 1)
        if key in {pygame.K_UP, pygame.K_DOWN}:
            return self._next_target(1 if key == pygame.K_DOWN else -1)
        if key in {pygame.K_LEFT, pygame.K_RIGHT}:
            return self._next_card(1 if key == pygame.K_RIGHT else -1)
        if pygame.K_F1 <= key <= pygame.K_F4 and self.takes_heroes:
            self.carry_out(("seat", key - pygame.K_F1))
            return True
        if key in {pygame.K_q, pygame.K_r}:
            self.held_key = key
            self.desk.say(
                tr("Which one? Press its number.") if key == pygame.K_q else tr("Which relic? Press its number.")
            )
            return True
        name = {
            pygame.K_e: "end", pygame.K_s: "shiv", pygame.K_b: "miracle", pygame.K_a: "draw", pygame.K_x: "discard",
        }.get(key)  # fmt: skip
        if name is None:
            return False
        self.do(name)
        return True

    def _second_key(self, key: int) -> bool:
        """Takes the digit behind Q or R."""
        which, self.held_key = self.held_key, 0
        if key not in DIGITS:
            return False
        state, at = self.desk.state, DIGITS.index(key)
        hero = state.heroes[self.seat]
        usable = [card for card in hero.relics if any(type(a).__name__ == "Use" for a in state.faces[card].abilities)]
        usable += [card for card in state.fighter(self.seat).powers if self._has_use(card)]
        items = list(hero.potions) if which == pygame.K_q else usable
        if at < len(items):
            self.use(items[at], self.desk.cursor)
        else:
            self.desk.deny(tr("There is none."))
        return True

    def _has_use(self, card: int) -> bool:
        return any(type(ability).__name__ == "Use" for ability in self.desk.state.faces[card].abilities)

    def _digit(self, at: int, mod: int) -> bool:
        aim = self.parts.aim
        if mod & pygame.KMOD_SHIFT:
            if aim is not None and ("row", at + 1) in aim.targets:
                self.carry_out(("row", at + 1))
            return True
        if at >= len(self.hand):
            return True
        card = self.hand[at].card
        option = self.option_of(card)
        if aim is not None and option is not None and aim.option == option:
            return self._confirm()
        self.hot = card
        held = self.hand[at]
        self.take(option, ("card", card), (held.x, held.y))
        return True

    def _confirm(self) -> bool:
        aim = self.parts.aim
        if aim is None:
            if self.hot >= 0:
                self.take(self.option_of(self.hot), ("card", self.hot), self.desk.cursor)
                return True
            return False
        if aim.option is None and aim.hover is None and aim.asked is not None and self._other_box is not None:
            self._answer_without(aim.asked)
            return True
        if aim.needs_target and aim.hover is None and aim.only is None:
            self._next_target(1)
            return True
        self.carry_out(aim.hover)
        return True

    def _next_target(self, way: int) -> bool:
        aim = self.parts.aim
        if aim is None or not aim.targets:
            return False
        order = list(aim.targets)
        at = order.index(aim.hover) if aim.hover in order else -1 if way > 0 else 0
        aim.hover = order[(at + way) % len(order)]
        return True

    def _next_card(self, way: int) -> bool:
        if not self.hand:
            return False
        cards = [held.card for held in self.hand]
        at = cards.index(self.hot) if self.hot in cards else -1 if way > 0 else 0
        self.hot = cards[(at + way) % len(cards)]
        self._drop_aim()
        return True

    def back(self) -> bool:
        """Leaves the aim; a question that an answer has led to is taken back with it."""
        aim = self.parts.aim
        if self.held_key:
            self.held_key = 0
            return True
        if aim is not None and aim.option is not None:
            self._drop_aim()
            return True
        asked = self.desk.session.decision
        inside = aim is not None or self.sheet is not None
        if inside and asked is not None and self.desk.session.offers.undo is not None and self.desk.session.can_undo:
            self.desk.undo()
            return True
        return False

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked."""
        if self.desk.state.fight is None:
            return {}
        if self.sheet is not None:
            return self.sheet.things()
        found = {f"card {held.card}": self._visible(k) for k, held in enumerate(self.hand)}
        state = self.desk.state
        for foe in state.combat().foes:
            if foe.lives and foe.id in self.parts.layout.foes:
                found[f"foe {foe.id}"] = foes.figure_box(self.parts, foe)
        found |= {f"hero {seat}": box for seat, box in self.parts.layout.boards.items()}
        found |= {f"row {row}": self._row_handle(row) for row in self.parts.layout.ledges}
        found |= self.tray.boxes
        if self._other_box is not None:
            found["let go"] = self._other_box
        return found

    def _visible(self, k: int) -> Box:
        box = self.hand[k].box
        right = self.hand[k + 1].box.x if k + 1 < len(self.hand) else box.right
        return Box(box.x, box.y, max(16.0, right - box.x), box.h)

    def _row_handle(self, row: int) -> Box:
        y, left, right = self.parts.layout.ledges[row]
        return Box(left + 4, y - 2, min(40.0, right - left), 16)

    def show_hint(self, hint: "Hint") -> None:
        """Lifts the card that a hint is about."""
        self.hinted = hint
        first = hint.picks[0] if hint.picks else None
        if first is not None and first.verb == "play" and first.ref is not None and hint.seat == self.seat:
            self.hot = first.ref[1]

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the fight."""
        desk, state, layout = self.desk, self.desk.state, self.parts.layout
        if state.fight is None or not layout.heroes:
            surface.fill((14, 20, 30))
            return
        bosses = [foe for foe in state.fight.foes if foe.row == BOSS_ROW and foe.id in layout.foes]
        dais = (layout.foes[bosses[0].id].x, layout.foes[bosses[0].id].feet) if bosses and not layout.solo else None
        surface.blit(self.ground.image(desk, layout, state.table.act, dais), (0, 0))
        self._draw_rows(surface)
        shown = [foe for foe in state.fight.foes if foe.id in layout.foes and self.parts.lives(foe)]
        for row in sorted({*layout.ledges, 1}, reverse=True):
            for hero in state.heroes:
                if hero.row == row or layout.solo:
                    heroes.draw_figure(surface, self.parts, hero.seat)
            for foe in shown:
                if foe.row == row:
                    foes.draw_figure(surface, self.parts, foe)
        for foe in shown:
            if foe.row == BOSS_ROW:
                foes.draw_figure(surface, self.parts, foe)
        for foe in shown:
            foes.draw_plates(surface, self.parts, foe)
        for hero in state.heroes:
            if layout.solo:
                heroes.draw_solo_plate(surface, self.parts, hero.seat)
            else:
                heroes.draw_board(surface, self.parts, hero.seat)
            if not desk.busy:
                heroes.draw_incoming(surface, self.parts, hero.seat)
        self.tray.draw(surface)
        self._draw_hand(surface)
        self._draw_aim(surface)
        self.parts.motion.draw(surface, desk)

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draws the die over the bar, and what is asked over everything."""
        desk, layout = self.desk, self.parts.layout
        if desk.state.fight is None or not layout.heroes:
            return
        fight = desk.state.combat()
        if layout.solo:
            draw_die(surface, desk, (layout.x0 + 72, 81), 48, fight.die, self.parts.motion.die, desk.clock)
            draw_round(surface, desk, Box(layout.x0 + 9, 125, 127, 27), fight.round)
            for name, box in self.tray.boxes.items():
                if name.startswith(("item ", "empty ")) and box.y < 43:
                    self.tray.draw_one(surface, name, box)
        else:
            draw_die(surface, desk, (43, 36), 31, fight.die, self.parts.motion.die, desk.clock)
        if self.sheet is not None:
            self.sheet.draw(surface)
        elif not desk.busy:
            draw_tip(surface, self)

    def _draw_rows(self, surface: pygame.Surface) -> None:
        """Lights the row that is pointed at."""
        aim = self.parts.aim
        if aim is None or aim.hover is None or aim.hover[0] != "row" or aim.hover[1] not in self.parts.layout.ledges:
            return
        y, left, right = self.parts.layout.ledges[aim.hover[1]]
        kit = self.desk.kit
        box = Box(left - 8, y - 22, right - left + 18, 38)
        light = kit.veil((kit.px(box.w), kit.px(box.h)), (255, 190, 80), 0.34)
        kit.put(surface, light, box.x, box.y)
        kit.put_ring(surface, box, look.LANTERN, 1.0, 1.6)

    def _draw_hand(self, surface: pygame.Surface) -> None:
        aim = self.parts.aim
        raised = self.hot
        with contextlib.suppress(TypeError):
            if aim is not None and aim.option is not None and aim.option.ref is not None and aim.option.verb == "play":
                raised = self.hot if self.option_of(self.hot) == aim.option else aim.option.ref[1]
        for held in self.hand:
            if held.card != raised:
                self._draw_card(surface, held, lifted=False)
        for held in self.hand:
            if held.card == raised:
                self._draw_card(surface, hand.lifted(self.parts.layout, held), lifted=True)

    def _draw_card(self, surface: pygame.Surface, held: Held, *, lifted: bool) -> None:
        desk, state = self.desk, self.desk.state
        if held.card < 0:
            desk.put_card(surface, desk.back_image(desk.hero(self.seat), held.w), held.x, held.y, angle=held.angle)
            return
        face = state.faces[held.card]
        numbers = live_numbers(state, self.seat, held.card)
        cost = cost_of(state, self.seat, held.card)
        image = desk.card_image(face.id, held.w, numbers=numbers, cost=cost if cost != face.cost else None)
        can = self.option_of(held.card) is not None
        playing = state.combat().phase == "play" and not desk.busy
        glow = look.LANTERN if lifted and can else look.VERDIGRIS if can else None
        x, y = held.x, held.y
        aim = self.parts.aim
        if (
            lifted
            and aim is not None
            and aim.dragged
            and not aim.needs_target
            and desk.cursor[1] < self.parts.layout.hand_top + 60
        ):
            x, y = desk.cursor
        desk.put_card(
            surface, image, x, y, angle=held.angle, glow=glow, dim=playing and not can and not lifted,
            key=(face.id, numbers, cost),
        )  # fmt: skip

    def _draw_aim(self, surface: pygame.Surface) -> None:
        """Draws the arrow from what is aimed to its target, and what can be let go."""
        aim, desk = self.parts.aim, self.desk
        if aim is None:
            return
        box = self._other_box
        if box is not None:
            words = tr("Enough") if aim.picked else tr("Let it go")
            desk.brush.plate(surface, box, "deep", radius=10, light=14 if box.has(desk.cursor) else 0)
            desk.brush.text(surface, words, box.cx - 16, box.cy, 16)
            desk.brush.cap(surface, "space", box.right - 9, box.cy)
        if not aim.needs_target:
            return
        start = self._aim_start(aim)
        if start is None:
            return
        end = (
            self._target_point(aim.hover)
            if aim.hover is not None
            else desk.cursor
            if aim.dragged or aim.option
            else None
        )
        if end is not None and end[1] < self.parts.layout.hand_top + 40:
            colour = look.LANTERN if aim.hover is not None else look.MUTED
            draw_arrow(surface, desk.kit, start, end, colour, wide=8.0)

    def _aim_start(self, aim: Aim) -> Point | None:
        if aim.option is None:
            place = self.parts.layout.heroes.get(aim.seat)
            return (place.x, place.feet - place.height * 0.6) if place is not None else None
        ref = aim.option.ref
        if ref is not None and ref[0] == "card" and aim.option.verb == "play":
            held = next((held for held in self.hand if held.card in {self.hot, ref[1]}), None)
            if held is not None:
                up = hand.lifted(self.parts.layout, held)
                return up.x, up.y - up.w * 0.62
        name = {SHIV: "shiv", MIRACLE: "miracle"}.get(aim.option, f"item {ref[1]}" if ref is not None else "")
        found = self.tray.boxes.get(name)
        return (found.cx, found.cy) if found is not None else aim.start

    def _target_point(self, ref: Ref) -> Point:
        layout = self.parts.layout
        if ref[0] == "foe" and ref[1] in layout.foes:
            place = layout.foes[ref[1]]
            return place.x, place.feet - place.height * 0.5
        if ref[0] == "seat" and ref[1] in layout.heroes:
            place = layout.heroes[ref[1]]
            return place.x, place.feet - place.height * 0.5
        if ref[0] == "row" and ref[1] in layout.ledges:
            y, left, right = layout.ledges[ref[1]]
            return (left + right) / 2, y
        return self.desk.cursor
