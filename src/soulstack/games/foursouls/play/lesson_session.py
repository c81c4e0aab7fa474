"""A lesson behind the interface of a session.

It waits while the player reads, takes only the move that it asks for, and plays the other seats as its file says.
"""

from attrs import define, field

from soulstack.app import registry
from soulstack.app.bus import Intent, Server
from soulstack.app.coached import GENTLY, Coached
from soulstack.app.events import Choose, ReadOn
from soulstack.app.language import tr
from soulstack.app.lessons import Lesson, Part
from soulstack.app.packs import packs
from soulstack.app.playback import new_record
from soulstack.games.foursouls.play.offers import Offers
from soulstack.games.foursouls.play.session import SoulsSession
from soulstack.games.foursouls.rules.game import GameSetup
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.scenario.picking import find
from soulstack.games.foursouls.scenario.position import build
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.ids import Ref

NAMES = ("You", "Ash", "Bramble", "Cinder")


@define(eq=False)
class LessonSession(Coached, SoulsSession):
    """One lesson under way."""

    lesson: Lesson = field(kw_only=True)
    number: int = field(init=False, default=0)
    """Which part comes next or is waiting for the player."""
    _since: int = field(init=False, default=-1)
    """How many answers there were when somebody else was last asked."""

    @property
    def offers(self) -> Offers:
        """What a coach leaves to the table: chances, and bots who take their time."""
        return Offers(bots=self, odds=self)

    def intents(self) -> dict[type[Intent], Server]:
        """Say what it can be asked to do: a lesson only goes forward, and help is the coach's to give."""
        return {Choose: lambda intent: self.answer(intent.picks), ReadOn: lambda _: self.read_on()}

    # --- what the coach reads --------------------------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        """Whether the player is to read on or to act."""
        part = self.part
        return part is not None and part.by == self.viewer and self._has_come(part)

    def wanted(self) -> tuple[Option, ...]:
        """Give the answer that the part asks for, or nothing while it only wants to be read."""
        part, decision = self.part, self.decision
        if part is None or decision is None:
            return ()
        return next((found for move in part.do if (found := find(self.state, decision, move)) is not None), ())

    def pointed_at(self) -> Ref | None:
        """Give the thing on the table that the part is about, where it is one."""
        wanted = self.wanted()
        if wanted and wanted[0].ref is not None:
            return wanted[0].ref
        name = self.part.point if self.part is not None else ""
        for obj in self.state.objects.values():
            if name and self.state.printed[obj.card].id == name:
                return ("obj", obj.id)
        hand = self.state.players[self.viewer].hand
        return next((("card", card) for card in hand if name and self.state.printed[card].id == name), None)

    # --- what the player does --------------------------------------------------------------------------------------

    def read_on(self) -> bool:
        """Go on to the next part after one that is only read; tell whether there was one."""
        if not super().read_on():
            return False
        self._find_question()
        self._look(())
        return True

    def answer(self, picks: tuple[Option, ...], seat: int = -1) -> None:
        """Take the move that the part asks for; any other is refused with a friendly sentence."""
        part = self.part
        if part is None or self.decision is None:
            raise IllegalAnswerError(tr("Nothing is asked of you now."))
        if not any(find(self.state, self.decision, move) == picks for move in part.do):
            raise IllegalAnswerError(tr(part.wrong or GENTLY))
        self.number += 1
        super().answer(picks, seat)

    # --- inside ----------------------------------------------------------------------------------------------------

    def _find_question(self) -> None:
        """Ask for the move of the part; while it has not come yet, what concerns the player passes by itself."""
        self.decision = self._passing = None
        part = self.part
        if part is None or self.state.over or not self.state.pending:
            return
        decision = self.state.pending[0]
        if decision.seat != self.viewer:
            return
        if part.by == self.viewer and self._has_come(part):
            self.decision = None if part.is_read else decision
        elif decision.prompt == "turn":
            self.decision = decision  # nobody ends the player's turn for them
        else:
            self._pass_soon(Answer(decision.seat, decision.options[: max(1, decision.low)]))

    def _let_bots_play(self) -> None:
        part = self.part
        if part is None or not self.state.pending or self.is_waiting:
            return
        decision = self.state.pending[0]
        if decision.seat == self.viewer:
            return
        if self._since != len(self.record.answers):
            self._since, self._asked_at = len(self.record.answers), self.clock()
        if self.clock() - self._asked_at < self._pause_for(decision):
            return
        if part.by == decision.seat and self._has_come(part):
            self.number += 1
            self._apply(Answer(decision.seat, self._named(part, decision)))
        else:
            ending = tuple(option for option in decision.options if option.verb == "end")
            self._apply(Answer(decision.seat, ending or decision.options[: max(1, decision.low)]))

    def _named(self, part: Part, decision: Decision) -> tuple[Option, ...]:
        return next((found for move in part.do if (found := find(self.state, decision, move)) is not None), ())

    def _has_come(self, part: Part) -> bool:
        """Tell whether the moment of a part is here."""
        state = self.state
        if not state.pending or state.over or not self._is_moment(part.at, state.pending[0]):
            return False
        if part.is_read:
            return True
        decision = state.pending[0]
        return decision.seat == part.by and bool(self._named(part, decision))

    def _is_moment(self, at: str, decision: Decision) -> bool:
        state: State = self.state
        if at == "turn":
            return decision.seat == self.viewer and decision.prompt == "turn"
        if at == "other":
            return state.active != self.viewer
        if at == "quiet":
            return not state.stack
        kind, _, number = at.partition(":")
        if kind == "stack":
            return len(state.stack) >= int(number)
        if kind == "die":
            return bool(state.stack) and state.stack[-1].kind == "roll" and state.stack[-1].value == int(number)
        return True


def open_lesson(lesson: Lesson) -> LessonSession:
    """Lay out the position of a lesson and wait at its first part."""
    game, cards = registry.game("foursouls"), packs().cards
    state = build(lesson.scenario, cards)
    state.ask_forced = False
    count = len(state.players)
    seats = ("human", *("bot:easy" for _ in range(count - 1)))
    record = new_record(game, GameSetup(players=count, seed=lesson.scenario.seed), "")
    names = NAMES[:count]
    return LessonSession(game, state, record, seats, names, cards, 0, keeps=False, base=state.clone(), lesson=lesson)
