"""Several people at one screen: whose hand may be seen, when somebody has to look away, and who wants to respond.

The table is public by default. A decision that needs a hand is shown to its seat alone, behind a curtain unless that hand
was the last one shown. Windows of priority are one question to all people together: resolve, or one of them responds. It
looks the same whether or not they could, because the engine asks everybody and only public things decide about it.
"""

from typing import Any, Final

from attrs import define, evolve, field, frozen

from soulstack.app.bus import Intent, Server
from soulstack.app.events import Hide, Uncover, Updated
from soulstack.app.language import tr
from soulstack.games.foursouls.play.hints import Hint
from soulstack.games.foursouls.play.offers import Offers
from soulstack.games.foursouls.play.session import SoulsSession
from soulstack.games.foursouls.play.stops import is_close, step_of
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.priority import actions
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.rules.view import TableView
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option, check
from soulstack.kernel.facts import Fact

WINDOW: Final = "window"
RESPOND: Final = "respond"
RESOLVE: Final = Option("resolve")
BACK: Final = Option("back")
STEADY: Final = 0.25
"""Seconds that a bot takes for a pass, however long it has thought."""
_OPEN: Final = frozenset({"player", "obj", "stack", "slot", "deck", "discard", "attack"})
"""What everybody can see being chosen."""


@frozen
class Response:
    """A response that somebody has chosen before it was their turn to respond."""

    seat: int
    option: Option
    moment: Any


def moment_of(state: State) -> Any:
    """Give a mark that stays the same while people only pass."""
    stack = tuple(item.id for item in state.stack)
    rolls = state.attack.rolls if state.attack is not None else 0
    return stack, state.declared, state.step, state.turn, rolls, state.next_id


def is_open(decision: Decision) -> bool:
    """Tell whether everybody may watch a decision being made."""
    return decision.kind == "target" and all(o.ref is not None and o.ref[0] in _OPEN for o in decision.options)


@define(eq=False)
class SharedSession(SoulsSession):
    """A game with more than one person, who pass the screen round."""

    curtain: int | None = field(init=False, default=None)
    """The seat that has to come to the screen alone before anything more is shown."""
    _shown: int = field(init=False, default=-1)
    """Whose hand is shown."""
    _last: int = field(init=False, default=-1)
    """Whose hand was shown last; -1 when somebody may have sat down since."""
    _behind: Decision | None = field(init=False, default=None)
    """What is asked behind the curtain."""
    _passed_all: Any = field(init=False, default=None)
    """The moment that all people have passed for."""
    _response: Response | None = field(init=False, default=None)
    _carried_out: str = field(init=False, default="")
    """What the answer that is about to be given for somebody is called."""
    _looking: int = field(init=False, default=-1)
    """Who looks whether to respond."""

    # --- what a screen reads ---------------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, kind in enumerate(self.seats) if kind == "human")

    @property
    def hand_shown(self) -> int:
        """Whose hand is on the screen, or -1."""
        return self._shown

    def prompt(self, decision: Decision) -> str:
        """Ask a decision's question in words."""
        if decision.kind == WINDOW:
            words = self.wording.waiting(self.view)
            return tr("{what}: does anybody respond?", what=words[:1].upper() + words[1:])
        question = super().prompt(decision) if decision.prompt != RESPOND else tr("Respond, or leave it.")
        return f"{self.names[decision.seat]}: {question}"

    def words(self, option: Option) -> str:
        """Label an option."""
        if option.verb == RESPOND and option.ref is not None:
            return tr("{name} responds", name=self.names[option.ref[1]])
        return {"resolve": tr("Resolve"), "back": tr("Never mind")}.get(option.verb) or super().words(option)

    def undo_deed(self) -> str:
        """Name what would be taken back; what was chosen in private is not named in public."""
        if self._rewind.steps and self._shown != self._rewind.steps[-1].seat:
            return tr("the last answer")
        return super().undo_deed()

    def passing_words(self) -> str:
        """Say nothing: what passes by itself here passes for everybody."""
        return ""

    def hint(self) -> Hint | None:
        """Say what a sound player would answer; a question to everybody is nobody's to answer."""
        return None if self.decision is None or self.decision.kind == WINDOW else super().hint()

    def give_refused(self, to: int, amount: int) -> str:
        """Say why cents cannot be given now, or nothing when they can."""
        if self.decision is None or self.decision is not self.state.pending[0]:
            return tr("Cents are given by whoever has priority: on the own turn (BART-02).")
        return super().give_refused(to, amount)

    @property
    def offers(self) -> Offers:
        """What it has beyond playing: a curtain, too."""
        return evolve(super().offers, shared=self)

    def intents(self) -> dict[type[Intent], Server]:
        """Say what it can be asked to do: to show and to hide a hand, too."""
        return {**super().intents(), Uncover: lambda _: self.uncover(), Hide: lambda _: self.hide()}

    # --- what a screen does ----------------------------------------------------------------------------------------

    def uncover(self) -> None:
        """Show the hand of the seat that has come to the screen, and what it is asked."""
        if self.curtain is None:
            return
        self._shown = self._last = self.viewer = self.curtain
        self.curtain = None
        self.decision, self._behind = self._behind, None
        self._look(())

    def hide(self) -> None:
        """Take the hand off the screen: whoever looks next may be somebody else."""
        self._last = -1
        if self._shown >= 0:
            self._looking = -1
            self._find_question()
            self._look(())

    def answer(self, picks: tuple[Option, ...], seat: int = -1) -> None:
        """Answer the question of this moment, that of the whole table or that of one seat."""
        decision = self.decision
        if decision is None or not (decision.kind == WINDOW or decision.prompt == RESPOND):
            super().answer(picks, seat)
            return
        reason = check(decision, Answer(decision.seat, picks))
        if reason is not None:
            raise IllegalAnswerError(reason)
        pick = picks[0]
        self._looking = -1
        if pick == RESOLVE:
            self._passed_all = moment_of(self.state)
        elif pick.verb == RESPOND:
            assert pick.ref is not None
            self._looking = pick.ref[1]
        elif pick != BACK:
            self._response = Response(decision.seat, pick, moment_of(self.state))
        self._find_question()
        self._look(())

    def undo(self) -> bool:
        """Take back the last answer; what was agreed on since then no longer holds."""
        self._passed_all = self._response = None
        self._looking = -1
        if not super().undo():
            return False
        self._find_question()
        self._look(())
        return True

    def reopen(self) -> bool:
        """Ask everybody about the window that is just being passed."""
        if self._passing is None or self._response is not None:
            return False
        self._passing = self._passed_all = None
        self._ask_all()
        self._look(())
        return True

    # --- inside ----------------------------------------------------------------------------------------------------

    @property
    def _eyes(self) -> int:
        return self._shown

    def _see(self) -> TableView:
        view = view_for(self.state, self._shown)
        view.viewer = self.viewer  # who sits in front; the hand is shown only if it is in the view
        return view

    def _look(self, facts: tuple[Fact, ...]) -> None:
        """Let the screen know what happened; the table is turned round only after that."""
        front, self.viewer = self.viewer, self.view.viewer
        if facts and front != self.viewer and self._shown < 0:
            self._updates.append(Updated(facts, self._see(), None))
            facts = ()
        self.viewer = front
        super()._look(facts)

    def _find_question(self) -> None:
        """Decide who is asked what, and whether somebody has to look away first."""
        self.decision = self._passing = self.curtain = self._behind = None
        shown, self._shown = self._shown, -1
        if self.state.over or not self.state.pending:
            return
        decision = self.state.pending[0]
        if not self._is_person(decision.seat):
            return
        if decision.kind == "priority" and decision.prompt == "priority":
            self._find_window(decision)
        elif is_open(decision) and shown != decision.seat:
            self.viewer = decision.seat
            self.decision = decision
        else:
            self._ask_alone(decision)

    def _find_window(self, decision: Decision) -> None:
        moment, response = moment_of(self.state), self._response
        if response is not None:
            if decision.seat != response.seat:
                self._pass_soon(Answer(decision.seat, decision.options[:1]), at_once=True)
                return
            self._response = None
            if response.moment == moment and response.option in decision.options:
                self._response_now(response)
            else:
                self._looking = response.seat  # something has come between: they think again
                self._ask_alone(self._responses(response.seat))
        elif self._looking >= 0:
            self._ask_alone(self._responses(self._looking))
        elif self._passed_all == moment:
            self._pass_soon(Answer(decision.seat, decision.options[:1]), at_once=True)
        elif self._is_for_all():
            self._ask_all()
        else:
            self._passed_all = moment
            self._pass_soon(Answer(decision.seat, decision.options[:1]))

    def _response_now(self, response: Response) -> None:
        """Carry out a response as soon as the screen has seen that it comes."""
        self._carried_out = self.wording.deed((response.option,), view_for(self.state, response.seat))
        self._pass_soon(Answer(response.seat, (response.option,)), at_once=True)

    def _pass_for_viewer(self) -> None:
        deed, self._carried_out = self._carried_out, ""
        if self._passing is not None and deed:
            self._apply(self._passing, deed=deed)
        else:
            super()._pass_for_viewer()

    def _is_for_all(self) -> bool:
        """Tell from what everybody sees whether people are asked about a window at all."""
        view = view_for(self.state, -1)
        stops = self.stops
        if self.full_control or not self.auto_pass or step_of(view) in stops.others | stops.own:
            return True
        if not view.stack:
            return view.declared == "attack" and is_close(view, view.active)
        top = view.stack[-1]
        return not (top.card in stops.always_pass or stops.only_hurts_a_monster(view, top))

    def _ask_all(self) -> None:
        options = tuple(Option(RESPOND, ("player", seat)) for seat in self.people)
        self.decision = Decision(-1, WINDOW, (RESOLVE, *options), prompt=WINDOW)

    def _responses(self, seat: int) -> Decision:
        return Decision(seat, "priority", (BACK, *actions(self.state, seat)), prompt=RESPOND)

    def _ask_alone(self, decision: Decision) -> None:
        """Ask one seat what the others should not see."""
        if self._rewind.steps and self._rewind.steps[-1].seat != decision.seat:
            self._rewind.close(tr("another player being asked"))
        if self._last == decision.seat:
            self._shown = self.viewer = decision.seat
            self.decision = decision
        else:
            self.curtain, self._behind = decision.seat, decision

    def _pause_for(self, decision: Decision) -> float:
        if decision.prompt == "priority" and self.bot_pause:
            return STEADY
        return super()._pause_for(decision)


@define(eq=False)
class TeamSession(SoulsSession):
    """A game that people play together with open hands: the table turns to whoever is asked, without a curtain."""

    def _find_question(self) -> None:
        if self.state.pending and self._is_person(self.state.pending[0].seat):
            self.viewer = self.state.pending[0].seat
        super()._find_question()

    def _look(self, facts: tuple[Fact, ...]) -> None:
        front, self.viewer = self.viewer, self.view.viewer
        if facts and front != self.viewer:
            self._updates.append(Updated(facts, self._see(), None))
            facts = ()
        self.viewer = front
        super()._look(facts)
