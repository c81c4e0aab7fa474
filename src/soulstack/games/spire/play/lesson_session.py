"""A lesson behind the interface of a run.

It takes the move that its part asks for and refuses others in a friendly way; undo goes back in the lesson as well.
"""

from typing import Any

from attrs import define, field

from soulstack.app import registry
from soulstack.app.bus import Intent, Server
from soulstack.app.coached import GENTLY, Coached
from soulstack.app.events import ReadOn
from soulstack.app.language import tr
from soulstack.app.lessons import Lesson, Part
from soulstack.app.packs import packs
from soulstack.app.playback import new_record
from soulstack.games.spire.play.hints import Hint
from soulstack.games.spire.play.lessons import END_TURN
from soulstack.games.spire.play.session import SpireSession
from soulstack.games.spire.scenario.picking import find
from soulstack.games.spire.scenario.position import build
from soulstack.games.spire.scenario.reading import Element
from soulstack.kernel.asking import DONE
from soulstack.kernel.decisions import Decision, IllegalAnswerError, Option
from soulstack.kernel.frames import advance
from soulstack.kernel.ids import Ref


@define(eq=False)
class LessonSession(Coached, SpireSession):
    """One lesson under way; one person plays all its heroes."""

    lesson: Lesson = field(kw_only=True)
    number: int = field(init=False, default=0)
    """Which part comes next or is waiting for the player."""
    _asked_then: dict[int, int] = field(init=False, factory=dict)
    """The part that was waiting when so many answers had been given."""

    def intents(self) -> dict[type[Intent], Server]:
        """Say what it can be asked to do: all that a run can, and to read on."""
        return {**super().intents(), ReadOn: lambda _: self.read_on()}

    def read_on(self) -> bool:
        """Go on to the next part after one that is only read; tell whether there was one."""
        if not super().read_on():
            return False
        self._look(())
        return True

    # --- what the coach reads --------------------------------------------------------------------------------------

    @property
    def asked_part(self) -> Part | None:
        """The next part with a move; what is only read before it need not be waited for."""
        return next((part for part in self.lesson.parts[self.number :] if part.do), None)

    def wanted(self) -> tuple[int, tuple[Option, ...]] | None:
        """Give the seat and the answer that the part asks for; nothing while it only wants to be read."""
        part = self.part
        if part is None or not part.do:
            return None
        if part.do == (END_TURN,):
            still = [seat for seat in self.people if self._may_be_done(seat)]
            return (self.focus if self.focus in still else still[0], (DONE,)) if still else None
        asked = self.asked_of(part.by)
        found = self._answers(part, asked) if asked is not None else []
        return (part.by, found[0]) if found else None

    def target(self, asked: Decision) -> Ref | None:
        """Give the target of what is aimed: the part after this one names it."""
        parts = self.lesson.parts
        found = self._answers(parts[self.number + 1], asked) if self.number + 1 < len(parts) else []
        return found[0][0].ref if found and found[0] else None

    def hint(self) -> Hint | None:
        """Say what the coach wants: whoever asks in a lesson is not told something else."""
        wanted = self.wanted()
        asked = self.asked_of(wanted[0]) if wanted is not None else None
        if wanted is None or asked is None:
            return None
        return Hint(wanted[0], wanted[1], ", ".join(self.words(pick, asked) for pick in wanted[1]))

    # --- what the player does --------------------------------------------------------------------------------------

    def answer(self, picks: tuple[Option, ...], seat: int = -1) -> None:
        """Take the move that the part asks for; any other is refused with a friendly sentence."""
        asked = self.decision if seat < 0 else self.asked_of(seat)
        if asked is None:
            raise IllegalAnswerError(tr("Nothing is asked of you now."))
        if not self._is_wanted(asked, picks) and (self.finished or _comes_by_itself(asked, picks)):
            super().answer(picks, asked.seat)
            return
        if not self._is_wanted(asked, picks):
            part = self.asked_part
            raise IllegalAnswerError(tr((part.wrong if part is not None else "") or GENTLY))
        at = self.lesson.parts.index(self.asked_part, self.number)
        self._asked_then[len(self.record.answers)] = at
        ends, before = self.lesson.parts[at].do == (END_TURN,), self._round
        self.number = at if ends else at + 1
        super().answer(picks, asked.seat)
        if ends and self._round != before:
            self.number = at + 1

    def play(self, seat: int, answers: tuple[tuple[Option, ...], ...]) -> None:
        """Take a move with its target, if both are what the lesson asks for."""
        asked, parts = self.asked_of(seat), self.lesson.parts
        if len(answers) > 1 and asked is not None and self._is_wanted(asked, answers[0]):
            at = parts.index(self.asked_part, self.number) + 1
            shown = self.preview(seat, *answers[0])
            then = shown.asks if shown is not None else None
            if then is not None and at < len(parts) and answers[1] not in self._answers(parts[at], then):
                raise IllegalAnswerError(tr(parts[at].wrong or GENTLY))
        before = self.number
        super().play(seat, answers)
        if len(answers) > 1 and self.number > before:
            self.number += len(answers) - 1

    def undo(self) -> bool:
        """Take back the last answer; the lesson goes back with it."""
        if not super().undo():
            return False
        self.number = self._asked_then.get(len(self.record.answers), self.number)
        return True

    # --- inside ----------------------------------------------------------------------------------------------------

    @property
    def _round(self) -> tuple[int, str]:
        fight = self.state.fight
        return (fight.round, fight.phase) if fight is not None else (0, "")

    def _is_wanted(self, asked: Decision, picks: tuple[Option, ...]) -> bool:
        part = self.asked_part
        if part is None:
            return False
        if part.do == (END_TURN,):
            return picks == (DONE,)
        return part.by == asked.seat and picks in self._answers(part, asked)

    def _answers(self, part: Part, asked: Decision) -> list[tuple[Option, ...]]:
        """List the answers that a part takes."""
        found = [picks for move in part.do if (picks := find(self.state, asked, _element(move))) is not None]
        # What has no name in a scenario, such as a reward that lies unseen, is named by what is done with it.
        return found or [(option,) for option in asked.options if option.verb in part.do]


def _comes_by_itself(asked: Decision, picks: tuple[Option, ...]) -> bool:
    """Tell whether the table gives an answer by itself: a hero who can do nothing more is done, and gold is taken."""
    return asked.options == (DONE,) or any(
        o.verb == "take" and o.ref is not None and o.ref[0] == "reward" for o in picks
    )


def _element(move: str) -> Element:
    """Read a move as in a scenario's `pick`: a word, a number, or several things behind each other."""
    words: list[Any] = [int(word) if word.isdecimal() else word for word in move.split()]
    return words[0] if len(words) == 1 else tuple(words)


def open_lesson(lesson: Lesson) -> LessonSession:
    """Lay out the position of a lesson and wait at its first part."""
    game = registry.game("spire")
    cards: Any = packs(game.key).cards
    state = build(lesson.scenario, cards)
    state.ask_forced = False
    if not state.pending:
        advance(state)
    count = len(state.heroes)
    record = new_record(game, state.setup, "")
    session = LessonSession(
        game, state, record, ("human",) * count, ("You",) * count, cards, 0, keeps=False, base=state.clone(), lesson=lesson
    )  # fmt: skip
    session.begin()
    return session
