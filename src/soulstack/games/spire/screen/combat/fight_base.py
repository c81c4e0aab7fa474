"""What a fight at the table is at every moment: its layout, what is asked, what is aimed, and what that would lead to."""

from typing import TYPE_CHECKING, Any, Final

from soulstack.app.language import tr
from soulstack.games.spire.play.intents import InSafeOrder
from soulstack.games.spire.rules.costs import cost_of
from soulstack.games.spire.rules.state import BOSS_ROW, Foe
from soulstack.games.spire.screen.combat import foes, hand
from soulstack.games.spire.screen.combat.aim import Aim, aim_at, aim_of_question, is_on_board
from soulstack.games.spire.screen.combat.bot_menu import BotMenu, bots_of
from soulstack.games.spire.screen.combat.hand import Held
from soulstack.games.spire.screen.combat.intents import intents_of
from soulstack.games.spire.screen.combat.layout import Layout, lay_out
from soulstack.games.spire.screen.combat.ledges import Ground
from soulstack.games.spire.screen.combat.routines import show
from soulstack.games.spire.screen.combat.scene_parts import Parts
from soulstack.games.spire.screen.combat.strip import Strip, is_short
from soulstack.games.spire.screen.combat.tray import Tray
from soulstack.games.spire.screen.sheet import Sheet
from soulstack.games.spire.screen.stage import BaseStage, Point
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint
    from soulstack.games.spire.screen.desk import Desk

SHIV, MIRACLE = Option("use", ("token", 0)), Option("use", ("token", 1))
CLICK: Final = 8.0
"""Units; a press that ends nearer was a click and no drag."""
IDLE: Final = 0.8
"""Seconds after which a hero of several who can do nothing is ticked done."""


class FightBase(BaseStage):
    """Knows the fight, the question of now and the aim; what a hand does with them stands in the classes above."""

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.ground = Ground()
        self.parts = Parts(desk, Layout({}, {}, {}, 0, 0, 1280, 720))
        self.tray = Tray(self.parts)
        self.hand: list[Held] = []
        self.hot = -1
        """The card under the mouse, or chosen by keys."""
        self.sheet: Sheet | Strip | None = None
        self.talk: BotMenu | None = None
        """What is asked of bots just now."""
        self.idle = 0.0
        self.act_left = 0.0
        """Seconds that the enemy that acts may still take."""
        self.held_key = 0
        self.hinted: Hint | None = None
        self._asked: object = None
        self._moment: object = None

    # --- what is shown ---------------------------------------------------------------------------------------------

    @property
    def corner(self) -> float:
        """Gives the room that the die takes at the left end of the bar."""
        return 112.0 if self.parts.layout.solo else 78.0

    def kept_clear(self) -> tuple[Box, ...]:
        """Lists the plates of what is coming at heroes, which are away while pictures move."""
        return tuple(self.parts.layout.plates.values())

    @property
    def takes_heroes(self) -> bool:
        """Tells whether F1 to F4 name a target just now."""
        aim = self.parts.aim
        return aim is not None and any(ref[0] == "seat" for ref in aim.targets)

    def lay_out(self) -> None:
        """Places everything anew."""
        if self.desk.state.fight is None:
            return
        self.parts.layout = lay_out(self.desk.state, self.desk)
        self.tray.lay_out()
        self.lay_hand()
        if self.sheet is not None:
            self.sheet.lay_out(self.sheet_room)
        if self.talk is not None:
            self.talk.lay_out()

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
    def sheet_room(self) -> Box:
        screen = self.desk.screen
        wide = min(860.0, screen.w - 80)
        return Box((screen.w - wide) / 2, 96, wide, screen.h - 190)

    def settle(self) -> None:
        """Shows the table as it is now."""
        self.parts.begins = False
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
        self.hush()
        self.parts.motion.finish()

    # --- time ------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Lets time pass: asks what is asked now, and works out what is aimed, a little in every frame."""
        self.parts.motion.update(dt)
        if self.desk.busy or self.desk.state.fight is None:
            return
        self._ask()
        if isinstance(self.sheet, Strip):
            self.sheet.update(dt)
            self._show_roll(self.sheet)
        self._work_out()
        self._tick(dt)

    def _show_roll(self, strip: Strip) -> None:
        """Lets tables, intents, relics and what is coming be seen as they would be with the roll that is pointed at."""
        fight = self.desk.state.combat()
        if strip.rolls and fight.die != strip.face:
            fight.die = strip.face
            self.see_intents()
        if strip.rolls:
            self.parts.forecast = strip.foreseen[1].forecast if strip.foreseen is not None else None

    def _ask(self) -> None:
        asked = self.desk.session.decision
        if asked is self._asked:
            return
        self._asked = asked
        self.hush()
        went_on = isinstance(self.sheet, Strip) and self.sheet.by_itself
        self.sheet = None
        self.idle = 0.0
        aim = self.parts.aim
        if aim is not None and aim.option is None:
            self.parts.aim = aim = None
        self.settle()
        if asked is None or self.desk.session.over or asked.kind in {"play", "done"}:
            if aim is not None and (asked is None or aim.option not in asked.options):
                self.drop_aim()
            return
        self.drop_aim()
        if is_on_board(asked):
            self.parts.aim = aim_of_question(asked)
            self.desk.say(self.desk.session.prompt(asked))
        elif is_short(asked):
            alone = self.desk.bus.serves(InSafeOrder) and (went_on or not self.desk.own_order)
            by_itself = asked.kind == "order" and alone
            self.sheet = Strip(self.parts, asked, by_itself=by_itself)
        else:
            self.sheet = Sheet(self.desk, asked, self.sheet_room, as_panel=True)

    def _work_out(self) -> None:
        """Foretells what the aimed thing would do to each target, one target in every frame."""
        aim, session = self.parts.aim, self.desk.session
        if isinstance(self.sheet, Strip):
            return  # it foretells what its tiles lead to
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
        self.drop_aim()
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
        self.point_at(self.desk.cursor)

    def drop_aim(self) -> None:
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
            self.drop_aim()
            self.desk.choose(self.seat, DONE)
        else:
            self.desk.deny(self.desk.session.prompt(asked))

    def talk_to(self, seat: int = -1, foe: int = -1) -> bool:
        """Opens what can be asked of one bot or of all; tells whether there is anybody to ask."""
        bots = bots_of(self.desk)
        fight = self.desk.state.fight
        if not bots or self.sheet is not None or fight is None or fight.phase != "play":
            return False
        self.drop_aim()
        self.desk.sound("page")
        self.hush()
        self.talk = BotMenu(self.desk, seat if seat in bots else bots[0] if len(bots) == 1 else -1, foe)
        return True

    def hush(self) -> None:
        """Closes what can be asked of bots."""
        if self.talk is not None and self.talk.open:
            self.talk.close()
        self.talk = None

    # --- what lies where --------------------------------------------------------------------------------------------

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

    def target_point(self, ref: Ref) -> Point:
        """Gives the point of something that an arrow leads to."""
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

    def foe_box(self, foe: Foe) -> Box:
        """Gives where an enemy can be clicked: its figure and its hit points."""
        box = foes.figure_box(self.parts, foe)
        return Box(box.x, box.y, box.w, box.h + 20)

    def point_at(self, point: Point) -> None:
        refs = self.refs_at(point)
        aim = self.parts.aim
        if aim is not None and aim.needs_target:
            aim.hover = next((ref for ref in refs if ref in aim.targets), None)
        self.parts.hover = next((ref for ref in refs if ref[0] != "row"), None)
