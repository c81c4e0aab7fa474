"""A game of Four Souls at the table: words, windows that pass by themselves, gifts, bargains and chances."""

from collections.abc import Iterable
from typing import Any

from attrs import define, field

from soulstack.app.bus import Intent, Server, When
from soulstack.app.events import AskHint, TakenBack
from soulstack.app.language import tr
from soulstack.app.session import Session
from soulstack.games.foursouls.play.bargains import Bargains
from soulstack.games.foursouls.play.hints import Hint, hint_for
from soulstack.games.foursouls.play.intents import Bargain, Give, PassUntilNew, Reopen, TakeControl
from soulstack.games.foursouls.play.odds import Chances, OddsBook
from soulstack.games.foursouls.play.offers import Offers
from soulstack.games.foursouls.play.reasons import Reasons
from soulstack.games.foursouls.play.stops import Stops
from soulstack.games.foursouls.play.wording import Words
from soulstack.games.foursouls.rules.barter import trade_refused
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.game import gift
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.rules.view import Favour, TableView
from soulstack.games.foursouls.rules.why import aims, takes_target, why_not
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref


@define(eq=False)
class SoulsSession(Session):
    """One running game of Four Souls with one person, or none, looking at it."""

    auto_pass: bool = True
    breath: float = 0.35
    """Seconds before a window is passed for the viewer, in which they may still want it."""
    full_control: bool = False
    wording: Words = field(init=False)
    stops: Stops = field(init=False)
    passed: list[str] = field(init=False, factory=list)
    """What was passed for the viewer, the newest last."""
    _passing: Answer | None = field(init=False, default=None)
    _let_be: frozenset[int] | None = field(init=False, default=None)
    """What lay on the stack when the viewer asked to pass until something new lies there."""
    _pass_at: float = field(init=False, default=0.0)
    _book: OddsBook = field(init=False)
    _reasons: Reasons = field(init=False)
    _bargains: Bargains = field(init=False)

    def _sit_down(self) -> None:
        seen = dict(self.past.seen) if self.past is not None else {}
        self.wording = Words(self.names, self.cards, self.viewer, seen)
        self.wording.watch(self.view)
        self.stops = Stops(self.cards)
        self._book = OddsBook(self.cards, self.viewer)
        self._reasons = Reasons(self.cards)
        self._bargains = Bargains(self.wording)
        self.bus.listen(TakenBack, self._forget_promises, When.KNOW)

    def _forget_promises(self, news: TakenBack) -> None:
        self._bargains.forget(news.answers)

    # --- what a screen reads ---------------------------------------------------------------------------------------

    def words(self, option: Option) -> str:
        """Label an option."""
        return self.wording.option(option, self.view, self.decision)

    def prompt(self, decision: Decision) -> str:
        """Ask a decision's question in words."""
        return self.wording.prompt(decision, self.view)

    def log_line(self, fact: Fact) -> str:
        """Say a fact in words."""
        return self.wording.log_line(fact, self.view.printed)

    def why_not(self, ref: Ref) -> str:
        """Say why a thing cannot be used now."""
        return why_not(self.state, self._eyes, ref) if self._eyes >= 0 else ""

    def aims(self, verb: str) -> dict[Ref, str]:
        """Say what an attack or a purchase could be aimed at now, each with the reason why that would be in vain."""
        return aims(self.state, verb) if self.decision is not None else {}

    def takes_target(self, option: Option) -> bool:
        """Tell whether what is played or used asks for something to aim at."""
        return takes_target(self.state, option)

    def odds(self, target: Ref | None) -> Chances | None:
        """Give the chances of an attack on a target, or of the one under way; nothing while they are not worked out."""
        if self.viewer < 0:
            return None
        self._book.seat = self._eyes
        return self._book.look(self.state, (self._moment, self._eyes), target)

    def work(self, seconds: float) -> None:
        """Go on working out what was asked for, for so long."""
        self._book.work(seconds)

    def passing_words(self) -> str:
        """Name the window that is just being passed for the viewer; nothing for what they did themselves."""
        if self._passing is None:
            return ""
        view = self.view
        own = view.stack[-1].controller if view.stack else view.active
        return "" if own == self._passing.seat else self.wording.waiting(view)

    @property
    def is_passing(self) -> bool:
        """Whether a window is just being passed for the viewer."""
        return self._passing is not None

    @property
    def breath_left(self) -> float:
        """The part of the breath that is left before a window is passed for the viewer; 0 when none is."""
        if self._passing is None or self.breath <= 0:
            return 0.0
        return max(0.0, min(1.0, (self._pass_at - self.clock()) / self.breath))

    def bot_reason(self, seat: int) -> str:
        """Say why a bot did what it did last, as far as everybody may know."""
        return self._reasons.words(seat, self.wording, view_for(self.state, -1))

    def hint(self) -> Hint | None:
        """Say what a sound player would answer, or nothing when nothing is asked."""
        if self.decision is None:
            return None
        return hint_for(self.view, self.decision, self.cards, self.wording, self.seed)

    @staticmethod
    def in_play(state: State) -> Iterable[tuple[int, str]]:
        """List what is in play with its card."""
        return [(number, obj.face.id) for number, obj in state.objects.items()]

    # --- what it can be asked to do --------------------------------------------------------------------------------

    @property
    def offers(self) -> Offers:
        """What it has beyond playing; a table that is only watched has nobody to help."""
        bots = self if self._has_bots else None
        if self.viewer < 0:
            return Offers(bots=bots)
        return Offers(undo=self, bots=bots, passing=self, gifts=self if self._can_give else None, odds=self)

    def intents(self) -> dict[type[Intent], Server]:
        """Say what it can be asked to do, and by what it is done."""
        found = super().intents()
        if self.viewer < 0:
            return found
        found[AskHint] = lambda _: self.hint()
        found[PassUntilNew] = lambda _: self.pass_until_new()
        found[Reopen] = lambda _: self.reopen()
        found[TakeControl] = lambda intent: self.take_control(intent.on)
        if self._can_give:
            found[Give] = lambda intent: self.give(intent.to, intent.amount)
            found[Bargain] = lambda intent: self.offer(intent.to, intent.amount, intent.favour)
        return found

    @property
    def _can_give(self) -> bool:
        """Whether cents may be given away at all: not where all play together against a timer."""
        return self.view.timer is None

    # --- gifts and bargains ----------------------------------------------------------------------------------------

    def give_refused(self, to: int, amount: int) -> str:
        """Say why the player who is asked cannot give cents now, or nothing when they can."""
        if self.decision is None:
            return tr("You can give cents when you are asked (BART-02).")
        return trade_refused(self.state, self.decision.seat, to, amount)

    def give(self, to: int, amount: int) -> None:
        """Give cents to another player; bots take what they are given and give nothing for it."""
        if self.decision is None:
            raise IllegalAnswerError(tr("Nothing is asked of you now."))
        self.answer((gift(to, amount),))

    def favours(self, seat: int) -> list[tuple[str, Favour]]:
        """List what a bot can be asked for in return for cents now, in words."""
        asked = self.decision
        if asked is None or self._is_person(seat):
            return []
        return self._bargains.offers(self.view, asked.seat, seat)

    def offer(self, to: int, amount: int, favour: Favour) -> tuple[bool, str]:
        """Offer a bot cents for a favour; when it accepts they are its own, and it keeps its word this turn."""
        if self.decision is None:
            raise IllegalAnswerError(tr("Nothing is asked of you now."))
        told = self._bargains.answer(self.state, to, amount, favour, self.seats[to])
        if told.accepted:
            self.give(to, amount)
            self._bargains.keep(self.state.turn, len(self.record.answers), to, favour)
        return told.accepted, told.words

    # --- windows that pass -----------------------------------------------------------------------------------------

    def pass_until_new(self) -> bool:
        """Pass this window and all that follow, until something lies on the stack that does not lie there now."""
        decision = self.decision
        if decision is None or decision.prompt != "priority":
            return False
        self._let_be = frozenset(item.id for item in self.state.stack)
        self.answer(decision.options[:1])
        return True

    def reopen(self) -> bool:
        """Ask the viewer after all about the window that is just being passed for them."""
        self._let_be = None
        if self._passing is None:
            return False
        self.decision, self._passing = self.state.pending[0], None
        self._look(())
        return True

    def take_control(self, on: bool) -> None:
        """Ask the viewer about every window while this is on."""
        self.full_control = on
        if on:
            self.reopen()

    def _find_question(self) -> None:
        """Decide what the viewer is asked; a window that does not concern them passes by itself after a breath."""
        self._passing = None
        super()._find_question()
        decision = self.decision
        if decision is None:
            return
        wanted = self.stops.wants(view_for(self.state, decision.seat), decision)
        if self._let_be is not None:
            if decision.prompt == "priority" and self._let_be.issuperset(item.id for item in self.state.stack):
                self._pass_soon(Answer(decision.seat, decision.options[:1]), at_once=True)
                return
            self._let_be = None
        if not wanted and self.auto_pass and not self.full_control:
            self._pass_soon(Answer(decision.seat, decision.options[:1]))

    def _pass_soon(self, answer: Answer, *, at_once: bool = False) -> None:
        """Give an answer for a person, after a breath in which they may still want to do so themselves."""
        self.decision, self._passing = None, answer
        wait = 0.0 if at_once else min(self.breath, self.bot_pause)  # whoever wants no pauses wants none here
        self._pass_at = self.clock() + wait

    def _pass_for_viewer(self) -> None:
        if self._passing is not None and self.clock() >= self._pass_at:
            words = self.passing_words()
            if words:
                self.passed.append(words)
            self._apply(self._passing)

    # --- inside ----------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        self._pass_for_viewer()
        super()._go_on()

    def _deed(self, picks: tuple[Option, ...], seat: int) -> str:  # noqa: ARG002 - one seat answers at a time
        return self.wording.deed(picks, self.view)

    def _sight(self, seat: int) -> Any:
        """Give a bot what it wants to see, with what it has promised."""
        sight = super()._sight(seat)
        if isinstance(sight, TableView):
            sight.favours = self._bargains.of(seat, self.state.turn)
        return sight

    def _pause_for(self, decision: Decision) -> float:
        # Passing priority is no event: a person should not have to wait for it.
        return self.bot_pause / 4 if decision.prompt == "priority" else self.bot_pause

    def _note_bot(self, decision: Decision, picks: tuple[Option, ...]) -> None:
        self._reasons.note(view_for(self.state, -1), decision, picks)

    def _look(self, facts: tuple[Fact, ...]) -> None:
        super()._look(facts)
        self.wording.watch(self.view)
