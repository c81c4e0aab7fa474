"""A game at the table: the engine, its seats, the record and the autosave, and what a screen needs of them.

A screen polls the session every frame and gets updates: the facts that the viewer may know, the new view, the viewer's
question. Bots think elsewhere, so `poll` never waits. Every accepted answer is recorded and saved before it is shown.
"""

import contextlib
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

from attrs import define, field, frozen

from soulstack import paths
from soulstack.app import registry
from soulstack.app.ask_bots import Thinker
from soulstack.app.autosave import Saver
from soulstack.app.bus import Intent, Refusal, Server
from soulstack.app.events import AskHint, Choose, Undo, Updated
from soulstack.app.files import previous
from soulstack.app.language import tr
from soulstack.app.packs import packs
from soulstack.app.saves import BusySaveError, Save, SaveError, hold_slot, read_save
from soulstack.app.slot import save_file
from soulstack.app.undo import Rewind, Step, cut, mark
from soulstack.games.foursouls.bots.door import SPECS, bot_class
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.play.bargains import Bargains
from soulstack.games.foursouls.play.hints import Hint, hint_for
from soulstack.games.foursouls.play.intents import Bargain, Give, PassUntilNew, Reopen, TakeControl
from soulstack.games.foursouls.play.odds import Chances, OddsBook
from soulstack.games.foursouls.play.offers import Offers
from soulstack.games.foursouls.play.reasons import Reasons
from soulstack.games.foursouls.play.stops import Stops
from soulstack.games.foursouls.play.tally import Counting, Tally
from soulstack.games.foursouls.play.wording import Words
from soulstack.games.foursouls.rules.barter import trade_refused
from soulstack.games.foursouls.rules.build_view import facts_for, view_for
from soulstack.games.foursouls.rules.determinize import sight_for
from soulstack.games.foursouls.rules.door import mark as game_mark
from soulstack.games.foursouls.rules.game import GameSetup, State, apply, gift, new_game
from soulstack.games.foursouls.rules.playback import CHECKPOINT_EVERY, new_record, replay, setup_of
from soulstack.games.foursouls.rules.view import Favour, TableView
from soulstack.games.foursouls.rules.why import why_not
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref
from soulstack.kernel.record import Record, RecordError, digest

USUAL_PAUSE: Final = 0.4
"""Seconds between the acts of bots at normal speed."""
LEAST_PACE: Final = 0.25
"""The share of their usual time that bots may think at the greatest speed."""


@frozen(kw_only=True)
class NewGame:
    """What the new-game screen or the command line asks for."""

    seats: tuple[str, ...]
    """`human` or `bot:<level>` for each seat."""
    names: tuple[str, ...] = ()
    seed: int = 1
    sets: tuple[str, ...] = ("base",)
    mode: str = "versus"
    difficulty: str = "normal"
    rooms: bool = False
    bonus_souls: bool = True
    draft: bool = False
    ratios: bool = False
    eden_only: bool = False
    soul_cap: int = 0
    final_boss: str = ""
    minions: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@define(eq=False)
class Session:
    """One running game with one person, or none, looking at it."""

    state: State
    record: Record
    seats: tuple[str, ...]
    names: tuple[str, ...]
    cards: Mapping[str, CardDef]
    viewer: int
    clock: Callable[[], float] = time.monotonic
    notice: str | None = None
    """One sentence to show when the game opens."""
    keeps: bool = True
    """Whether the game is saved; a position that was only opened to be looked at is not."""
    base: State | None = None
    """The position that the record starts from, when that is not the deal."""
    auto_pass: bool = True
    bot_pause: float = USUAL_PAUSE
    breath: float = 0.35
    """Seconds before a window is passed for the viewer, in which they may still want it."""
    full_control: bool = False
    view: TableView = field(init=False)
    decision: Decision | None = field(init=False, default=None)
    wording: Words = field(init=False)
    stops: Stops = field(init=False)
    _book: OddsBook = field(init=False)
    _rewind: Rewind = field(init=False, factory=Rewind)
    _undone: int = field(init=False, default=0)
    """How often something was undone: questions asked before then are no longer of interest."""
    passed: list[str] = field(init=False, factory=list)
    """What was passed for the viewer, the newest last."""
    _passing: Answer | None = field(init=False, default=None)
    _let_be: frozenset[int] | None = field(init=False, default=None)
    """What lay on the stack when the viewer asked to pass until something new lies there."""
    _pass_at: float = field(init=False, default=0.0)
    _updates: deque[Updated] = field(init=False, factory=deque)
    _thinker: Thinker = field(init=False)
    _reasons: Reasons = field(init=False)
    _bargains: Bargains = field(init=False)
    _saver: Saver = field(init=False)
    _counting: Counting | None = field(init=False, default=None)
    _asked_at: float = field(init=False, default=0.0)
    _paused: bool = field(init=False, default=False)
    _held: contextlib.ExitStack = field(init=False, factory=contextlib.ExitStack)

    def __attrs_post_init__(self) -> None:
        if self.keeps:
            try:
                self._held.enter_context(hold_slot(save_file()))
            except BusySaveError:
                raise
            except SaveError as error:
                self.notice = " ".join(filter(None, (self.notice, str(error))))  # playing unsaved beats not playing
        self.view = self._see()
        self.wording = Words(self.names, self.cards, self.viewer)
        self.wording.watch(self.view)
        self.stops = Stops(self.cards)
        self._book = OddsBook(self.cards, self.viewer)
        self._thinker = Thinker(self.seats, self.seed, registry.game())
        self._reasons = Reasons(self.cards)
        self._bargains = Bargains(self.wording)
        self._saver = Saver(save_file())
        self._asked_at = self.clock()
        self._find_question()
        self._count()

    # --- what a screen reads ---------------------------------------------------------------------------------------

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return int(self.record.setup["seed"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def tally(self) -> Tally | None:
        """What the game came to, once it is over and counted."""
        return self._counting.tally if self._counting is not None else None

    def to_save(self) -> Save:
        """Give the game as it is kept."""
        meta = {
            "cards": self.record.cards,
            "turn": self.state.turn,
            "seats": list(self.seats),
            "names": list(self.names),
            "over": self.state.over,
            "winners": list(self.state.winners or ()),
        }
        return Save(self.record.to_json(), None, meta)

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

    def odds(self, target: Ref | None) -> Chances | None:
        """Give the chances of an attack on a target, or of the one under way; nothing while they are not worked out."""
        if self.viewer < 0:
            return None
        self._book.seat = self._eyes
        return self._book.look(self.state, (self._moment, self._eyes), target)

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back."""
        return bool(self._rewind.steps)

    def undo_deed(self) -> str:
        """Name what would be taken back, or nothing."""
        return self._rewind.steps[-1].words if self._rewind.steps else ""

    def undo_words(self) -> str:
        """Say what would be taken back, or why nothing can be."""
        deed = self.undo_deed()
        return tr("Undo {deed}", deed=deed) if deed else self._rewind.limit()

    def passing_words(self) -> str:
        """Name the window that is just being passed for the viewer; nothing for what they did themselves."""
        if self._passing is None:
            return ""
        view = self.view
        own = view.stack[-1].controller if view.stack else view.active
        return "" if own == self._passing.seat else self.wording.waiting(view)

    def get_ready(self) -> None:
        """Start what bots think in, before the first of them is asked."""
        if any(map(self._is_bot, range(len(self.seats)))):
            self._thinker.start()

    def work(self, seconds: float) -> None:
        """Go on working out what was asked for, for so long."""
        self._book.work(seconds)

    # --- what it can be asked to do --------------------------------------------------------------------------------

    @property
    def offers(self) -> Offers:
        """What it has beyond playing; a table that is only watched has nobody to help."""
        bots = self if any(map(self._is_bot, range(len(self.seats)))) else None
        if self.viewer < 0:
            return Offers(bots=bots)
        return Offers(undo=self, bots=bots, passing=self, gifts=self if self._can_give else None, odds=self)

    def intents(self) -> dict[type[Intent], Server]:
        """Say what it can be asked to do, and by what it is done."""
        if self.viewer < 0:
            return {}
        found: dict[type[Intent], Server] = {
            Choose: lambda intent: self.answer(intent.picks),
            Undo: lambda _: self._take_back(),
            AskHint: lambda _: self.hint(),
            PassUntilNew: lambda _: self.pass_until_new(),
            Reopen: lambda _: self.reopen(),
            TakeControl: lambda intent: self.take_control(intent.on),
        }
        if self._can_give:
            found[Give] = lambda intent: self.give(intent.to, intent.amount)
            found[Bargain] = lambda intent: self.offer(intent.to, intent.amount, intent.favour)
        return found

    @property
    def _can_give(self) -> bool:
        """Whether cents may be given away at all: not where all play together against a timer."""
        return self.view.timer is None

    def _take_back(self) -> str:
        """Take the last answer back and name it."""
        words, deed = self.undo_words(), self.undo_deed()
        if not self.undo():
            raise Refusal(words)
        return deed

    # --- what a screen does ----------------------------------------------------------------------------------------

    def poll(self) -> list[Updated]:
        """Let time pass: send questions to bots, take their answers, and give what happened since the last call."""
        if not self._paused and not self.state.over and not self._updates:
            self._pass_for_viewer()
            self._let_bots_play()
        found = list(self._updates)
        self._updates.clear()
        return found

    def answer(self, picks: tuple[Option, ...]) -> None:
        """Answer the viewer's question."""
        if self.decision is None:
            raise IllegalAnswerError(tr("Nothing is asked of you now."))
        seat = self.decision.seat
        words = self.wording.deed(picks, self.view)
        self._apply(Answer(seat, picks), step=Step(len(self.record.answers), seat, words))

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
        return self._bargains.offers(self.view, asked.seat, seat) if asked is not None and self._is_bot(seat) else []

    def offer(self, to: int, amount: int, favour: Favour) -> tuple[bool, str]:
        """Offer a bot cents for a favour; when it accepts they are its own, and it keeps its word this turn."""
        if self.decision is None:
            raise IllegalAnswerError(tr("Nothing is asked of you now."))
        told = self._bargains.answer(self.state, to, amount, favour, self.seats[to])
        if told.accepted:
            self.give(to, amount)
            self._bargains.keep(self.state.turn, len(self.record.answers), to, favour)
        return told.accepted, told.words

    def _sight(self, seat: int) -> TableView | int:
        """Give a bot what it wants to see, with what it has promised."""
        sight = sight_for(bot_class(self.seats[seat]), self.state, seat)
        if isinstance(sight, TableView):
            sight.favours = self._bargains.of(seat, self.state.turn)
        return sight

    def bot_reason(self, seat: int) -> str:
        """Say why a bot did what it did last, as far as everybody may know."""
        return self._reasons.words(seat, self.wording, view_for(self.state, -1))

    def hint(self) -> Hint | None:
        """Say what a sound player would answer, or nothing when nothing is asked."""
        if self.decision is None:
            return None
        return hint_for(self.view, self.decision, self.cards, self.wording, self.seed)

    def undo(self) -> bool:
        """Take back the last answer, by playing the game again up to it; tell whether that was possible."""
        if not self._rewind.steps:
            return False
        step = self._rewind.steps.pop()
        self.record = cut(self.record, step.answers)
        self._bargains.forget(step.answers)
        if self.base is None:
            self.state = replay(self.record, self.cards)
        else:
            self.state = self.base.clone()
            for answer in self.record.answers:
                apply(self.state, answer)
        self._undone += 1
        self.decision = self.state.pending[0]
        if self.keeps:
            self._saver.save(self.to_save())
        self._look(())
        return True

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

    def pause(self, on: bool) -> None:
        """Stop or go on asking bots."""
        self._paused = on

    def close(self) -> None:
        """End the session; the game stays saved, and one that is over becomes a replay."""
        self._thinker.close()
        self._saver.close()
        if self.state.over and self.keeps:
            with contextlib.suppress(OSError):
                keep_as_replay()
        self._held.close()

    # --- inside ----------------------------------------------------------------------------------------------------

    def _is_bot(self, seat: int) -> bool:
        return self.seats[seat] != "human"

    def _find_question(self) -> None:
        """Decide what the viewer is asked; a window that does not concern them passes by itself after a breath."""
        self.decision = self._passing = None
        if self.state.over or not self.state.pending:
            return
        decision = self.state.pending[0]
        if self._is_bot(decision.seat):
            return
        wanted = self.stops.wants(view_for(self.state, decision.seat), decision)
        if self._let_be is not None:
            if decision.prompt == "priority" and self._let_be.issuperset(item.id for item in self.state.stack):
                self._pass_soon(Answer(decision.seat, decision.options[:1]), at_once=True)
                return
            self._let_be = None
        if wanted or self.full_control or not self.auto_pass:
            self.decision = decision
        else:
            self._pass_soon(Answer(decision.seat, decision.options[:1]))

    def _pass_soon(self, answer: Answer, *, at_once: bool = False) -> None:
        """Give an answer for a person, after a breath in which they may still want to do so themselves."""
        self._passing = answer
        wait = 0.0 if at_once else min(self.breath, self.bot_pause)  # whoever wants no pauses wants none here
        self._pass_at = self.clock() + wait

    def _pass_for_viewer(self) -> None:
        if self._passing is not None and self.clock() >= self._pass_at:
            words = self.passing_words()
            if words:
                self.passed.append(words)
            self._apply(self._passing)

    def _let_bots_play(self) -> None:
        if not self.state.pending:
            return
        decision = self.state.pending[0]
        if not self._is_bot(decision.seat):
            return
        token = self._moment
        if not self._thinker.is_asked(token):
            self._asked_at = self.clock()
            self._thinker.ask(
                token,
                decision,
                lambda: self._sight(decision.seat),
                min(1.0, max(LEAST_PACE, self.bot_pause / USUAL_PAUSE)),  # whoever plays fast wants fast bots too
            )
        picks = self._thinker.result(token)
        if picks is not None and self.clock() - self._asked_at >= self._pause_for(decision):
            self._reasons.note(view_for(self.state, -1), decision, picks)
            self._apply(Answer(decision.seat, picks))

    def _pause_for(self, decision: Decision) -> float:
        # Passing priority is no event: a person should not have to wait for it.
        return self.bot_pause / 4 if decision.prompt == "priority" else self.bot_pause

    @property
    def _moment(self) -> int:
        """A number that no other moment of this session has."""
        return self._undone * 1_000_000 + len(self.record.answers)

    def _apply(self, answer: Answer, *, step: Step | None = None) -> None:
        before = mark(self.state)
        facts = apply(self.state, answer)
        self.record.add(answer)
        self._rewind.note(step, before, self.state, own=not self._is_bot(answer.seat))
        if len(self.record.answers) % CHECKPOINT_EVERY == 0 or self.state.over:
            self.record.checkpoints[len(self.record.answers)] = digest(self.state)
        if self.keeps:
            self._saver.save(self.to_save())
        self._find_question()
        self._look(facts_for(facts, self._eyes))
        self._count()

    def _count(self) -> None:
        """Let a game that is over be counted; one that did not begin with a deal has no record to count from."""
        if self.state.over and self._counting is None and self.base is None:
            self._counting = Counting(self.record, self.cards, self.seats, keeps=self.keeps)

    @property
    def _eyes(self) -> int:
        """The seat whose knowledge the screen shows; -1 for what everybody may see."""
        return self.viewer

    def _see(self) -> TableView:
        return view_for(self.state, self.viewer)

    def _look(self, facts: tuple[Fact, ...]) -> None:
        """Let the screen know what happened."""
        self.view = self._see()
        self.wording.watch(self.view)
        self._updates.append(Updated(facts, self.view, self.decision))

    @staticmethod
    def resumed(save: Save, notice: str | None) -> "Session":
        """Open a saved game at the answer where it stopped."""
        cards = packs().cards
        record = Record.from_json(save.record)
        if record.cards != game_mark(setup_of(record), cards):
            notice = " ".join(filter(None, (notice, tr("The cards have changed since this game was saved."))))
        state = replay(record, cards)
        seats = tuple(str(s) for s in save.meta["seats"])
        names = tuple(str(n) for n in save.meta["names"])
        kind = session_kind(seats, state.mode)
        return kind(state, record, seats, names, cards, _viewer(seats), notice=notice)


def session_kind(seats: tuple[str, ...], mode: str) -> "type[Session]":
    """Give the kind of session for so many people: several of them share the screen, unless they are one team."""
    if seats.count("human") < 2:
        return Session
    from soulstack.app.shared_screen import SharedSession, TeamSession

    return SharedSession if mode == "versus" else TeamSession


def _viewer(seats: tuple[str, ...]) -> int:
    return seats.index("human") if "human" in seats else -1


def new_session(game: NewGame) -> Session:
    """Deal a new game."""
    cards = packs().cards
    known = tuple(name for name in game.sets if name in cards.sets()) or ("base",)
    setup = GameSetup(
        players=len(game.seats),
        seed=game.seed,
        sets=known,
        mode=game.mode,
        difficulty=game.difficulty,
        rooms=game.rooms,
        bonus_souls=game.bonus_souls,
        draft=game.draft,
        ratios=game.ratios,
        eden_only=game.eden_only,
        soul_cap=game.soul_cap if game.mode == "coop" else 0,
        final_boss=game.final_boss if game.mode == "challenge" else "",
        minions=game.minions if game.mode == "challenge" else (),
        rules=game.rules,
        # Only where everybody is asked does nobody learn from a question who could answer.
        ask_everyone=game.seats.count("human") > 1 and game.mode == "versus",
    )
    state = new_game(setup, cards.values())
    record = new_record(setup, game_mark(setup, cards))
    names = game.names or tuple(tr("Seat {n}", n=i + 1) for i in range(len(game.seats)))
    if game.seats.count("human") > 1:
        # Among several people nobody in particular is "you".
        names = tuple(tr("Player {n}", n=i + 1) if name.casefold() == "you" else name for i, name in enumerate(names))
    kind = session_kind(game.seats, state.mode)
    seats = tuple(SPECS.cast(spec, seat, game.seed) for seat, spec in enumerate(game.seats))
    session = kind(state, record, seats, names, cards, _viewer(seats))
    facts = facts_for(state.facts, session._eyes)  # noqa: SLF001 - a session is opened with what was dealt
    state.facts = []
    session._updates.append(Updated(facts, session.view, session.decision))  # noqa: SLF001 - a session is opened with what was dealt
    return session


def open_position(state: State, viewer: int) -> Session:
    """Open a table position that is not a game from its start: playable, but neither saved nor recorded for good."""
    setup = GameSetup(players=len(state.players))
    seats = tuple("human" if seat == viewer else "bot:normal" for seat in range(len(state.players)))
    names = tuple("You" if seat == viewer else tr("Seat {n}", n=seat + 1) for seat in range(len(state.players)))
    cards = packs().cards
    return Session(state, new_record(setup, ""), seats, names, cards, viewer, keeps=False, base=state.clone())


def resume() -> Session:
    """Continue the saved game; a damaged save falls back to the previous one and says so."""
    loaded = read_save(save_file())
    try:
        return Session.resumed(loaded.save, loaded.notice)
    except (RecordError, KeyError, TypeError, ValueError) as error:
        raise SaveError(tr("The saved game cannot be continued: {error}", error=error)) from error


def keep_as_replay() -> None:
    """Move the save of a game that is over to the replays; its predecessor goes, or it would be offered again."""
    file = save_file()
    if file.exists():
        paths.replays().mkdir(parents=True, exist_ok=True)
        file.replace(paths.replays() / f"{time.strftime('%Y%m%d-%H%M%S')}.save")
    previous(file).unlink(missing_ok=True)
