"""A game at the table, whichever it is: the state, its seats, the record, and whoever is asked next.

Several seats may be asked at once, and people at one screen may play several of them: one of those has the focus, and what is
answered without naming a seat is its answer.

A screen polls the session every frame and gets updates: the facts that the viewer may know, the new view, the viewer's
question. Bots think elsewhere, so `poll` never waits. An accepted answer is told on the game's bus at once (`Applied`), so that
whatever keeps the game has it before it is shown.
"""

import contextlib
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from attrs import define, field

from soulstack.app import registry
from soulstack.app.ask_bots import Thinker
from soulstack.app.autosave import Saver
from soulstack.app.bus import Bus, Intent, Refusal, Server, When
from soulstack.app.events import Applied, Choose, TakenBack, Undo, Updated
from soulstack.app.files import WriteError, move, previous, remove, unused, write_atomically
from soulstack.app.game import Game
from soulstack.app.keepers import Autosave, Checkpoints, Count
from soulstack.app.language import tr
from soulstack.app.options import NewGame
from soulstack.app.packs import packs
from soulstack.app.playback import UNFIT, edition_of, in_words, new_record, replay, replay_as_far
from soulstack.app.save_schema import Meta, OddSaveError, read_game
from soulstack.app.saves import REPLAY_SUFFIX, BusySaveError, Loaded, Save, SaveError, bytes_of, hold_slot, read_save
from soulstack.app.slot import replay_shelf, save_file
from soulstack.app.slots import slot_file
from soulstack.app.undo import Rewind, cut
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.record import Record, RecordError, digest

USUAL_PAUSE: Final = 0.4
"""Seconds between the acts of bots at normal speed."""
LEAST_PACE: Final = 0.25
"""The share of their usual time that bots may think at the greatest speed."""
HUMAN: Final = "human"
SEATS_AT_MOST: Final = 16
"""More seats than any table has, so that a moment and a seat make one number."""
TURN_STARTED: Final = "turn_started"
REMEMBERED: Final = 1500
"""So many facts are told again when a game goes on."""


@define(eq=False)
class Past:
    """What led to the moment at which a game goes on, for a log that would else be empty."""

    in_play: Callable[[Any], Iterable[tuple[int, str]]]
    facts: deque[Fact] = field(init=False, factory=lambda: deque(maxlen=REMEMBERED))
    seen: dict[int, str] = field(init=False, factory=dict)
    """The card of everything that was ever in play, by its number, so that words can name what is gone."""

    def note(self, state: Any, facts: Iterable[Fact]) -> None:
        """Take in what an answer has brought."""
        self.facts.extend(facts)
        self.seen.update(self.in_play(state))


@define(eq=False)
class Session:
    """One running game with one person, or none, looking at it."""

    game: Game
    state: Any
    record: Record
    seats: tuple[str, ...]
    names: tuple[str, ...]
    cards: Mapping[str, Any]
    viewer: int
    clock: Callable[[], float] = time.monotonic
    notice: str | None = None
    """One sentence to show when the game opens."""
    keeps: bool = True
    """Whether the game is saved; a position that was only opened to be looked at is not."""
    base: Any = None
    """The position that the record starts from, when that is not the deal."""
    bot_pause: float = USUAL_PAUSE
    past: Past | None = None
    """What had happened before the game was opened again."""
    picture: str = ""
    """What the table looked like when the game was last put aside, as saves keep it (`slots.pack_picture`)."""
    conceded: bool = field(init=False, default=False)
    """Whether the people at the table have given the game up."""
    played_before: float = 0.0
    """For how many seconds the game had been played when it was opened again."""
    spans: list[float] = field(factory=list)
    """For how many seconds each part of the game has been played, where it has parts."""
    bus: Bus = field(init=False, factory=Bus)
    view: Any = field(init=False)
    decision: Decision | None = field(init=False, default=None)
    """What the seat in focus is asked, or else another one that people here play."""
    chosen_focus: int = field(init=False, default=-1)
    """The seat that somebody wants to play now; it keeps the focus while it is asked."""
    _rewind: Rewind = field(init=False)
    _undone: int = field(init=False, default=0)
    """How often something was undone: questions asked before then are no longer of interest."""
    _updates: deque[Updated] = field(init=False, factory=deque)
    _thinker: Thinker = field(init=False)
    _saver: Saver = field(init=False)
    _count: Count | None = field(init=False, default=None)
    """Counts the game; one that did not begin with a deal has no record to count from."""
    _asked_at: float = field(init=False, default=0.0)
    _waiting: list[int] = field(init=False, factory=list)
    """Bots that want another seat to act first at this moment."""
    _paused: bool = field(init=False, default=False)
    _since: float = field(init=False, default=0.0)
    """Since when it has been played without a break; less than nothing during one."""
    _held: contextlib.ExitStack = field(init=False, factory=contextlib.ExitStack)

    def __attrs_post_init__(self) -> None:
        if self.keeps:
            try:
                self._held.enter_context(hold_slot(save_file(self.game.key)))
            except BusySaveError:
                raise
            except SaveError as error:
                self.notice = " ".join(filter(None, (self.notice, str(error))))  # playing unsaved beats not playing
        self.view = self._see()
        self._thinker = Thinker(self.seats, self.seed, self.game)
        self._saver = Saver(save_file(self.game.key))
        self._keep()
        self._asked_at = self.clock()
        self._since = -1.0 if self.state.over else self._asked_at
        self._sit_down()
        self._find_question()
        if self._count is not None:
            self._count.look()

    def _keep(self) -> None:
        """Let whatever keeps the game listen, in the order in which one needs the other."""
        play = self.game.play()
        self.bus.listen(Applied, Checkpoints(self).note, When.KEEP)
        self._rewind = Rewind(
            lambda: self.state,
            self._is_person,
            play.knowledge,
            play.barrier,
            self._are_together,
            answers=len(self.record.answers),
        )
        self.bus.listen(Applied, self._rewind.note, When.KEEP)
        self.bus.listen(TakenBack, self._rewind.go_back, When.KEEP)
        if self.keeps:
            autosave = Autosave(self, self._saver)
            self.bus.listen(Applied, autosave.note, When.KEEP)
            self.bus.listen(TakenBack, autosave.note, When.KEEP)
        if self.base is None:
            self._count = Count(self, lambda: self._count_it(play))
            self.bus.listen(Applied, self._count.note, When.KEEP)

    def _count_it(self, play: Any) -> Any:
        return play.count(self.record, self.cards, self.seats, keeps=self.keeps, meta=self.to_save().meta)

    # --- what a screen reads ---------------------------------------------------------------------------------------

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return int(self.record.setup["seed"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people at this screen play."""
        return tuple(seat for seat in range(len(self.seats)) if self._is_person(seat))

    @property
    def focus(self) -> int:
        """The seat that answers now when none is named; -1 when nobody here plays."""
        if self.decision is not None:
            return self.decision.seat
        return self.chosen_focus if self.chosen_focus >= 0 else self.viewer

    def turn_to(self, seat: int) -> None:
        """Give the focus to a seat that people here play; it costs nothing and is not recorded."""
        if seat in self.people:
            self.chosen_focus = seat
            self._find_question()
            self.view = self._see()

    def asked_of(self, seat: int) -> Decision | None:
        """Give what a seat is asked now."""
        if self.state.over:
            return None
        return next((decision for decision in self.state.pending if decision.seat == seat), None)

    @property
    def tally(self) -> Any:
        """What the game came to, once it is over and counted."""
        found = self._count.found if self._count is not None else None
        return found.tally if found is not None else None

    @property
    def played(self) -> float:
        """For how many seconds the game has been played, breaks and what came after its end apart."""
        return self.played_before + (max(0.0, self.clock() - self._since) if self._since >= 0 else 0.0)

    def _time(self, on: bool) -> None:
        """Let the time of the game go on, or stand still."""
        self.played_before, self._since = self.played, self.clock() if on else -1.0

    def to_save(self) -> Save:
        """Give the game as it is kept."""
        meta: dict[str, Any] = {
            "cards": self.record.cards,
            "turn": self.state.turn,
            "seats": list(self.seats),
            "names": list(self.names),
            "over": self.state.over,
            "winners": list(self.state.winners or ()),
        }
        if self.played >= 1:
            meta["played"] = int(self.played)
        if any(seconds >= 1 for seconds in self.spans):
            meta["spans"] = [int(seconds) for seconds in self.spans]
        meta |= self._told_of_it()
        if self.conceded:
            meta["conceded"] = True
        if self.picture:
            meta["picture"] = self.picture
        return Save(self.record.to_json(), None, meta)

    def _told_of_it(self) -> dict[str, Any]:
        """Give what else a list of saves says about the game: `roles` and `far` of its `Meta`."""
        return {}

    def plan(self) -> NewGame:
        """Say how the game would be dealt anew."""
        setup = self.record.setup
        chosen = {option.name: setup[option.name] for option in self.game.options() if option.name in setup}
        given = {name: tuple(value) if isinstance(value, list) else value for name, value in chosen.items()}
        return NewGame(game=self.game.key, seats=self.seats, names=self.names, seed=self.seed, given=given)

    @property
    def earned(self) -> Any:
        """What the game has brought beyond itself, once it is over and counted."""
        found = self._count.found if self._count is not None else None
        return getattr(found, "earned", None)

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back."""
        return bool(self._rewind.steps)

    def told_before(self) -> list[Fact]:
        """Give what had happened before the game was opened again, as the viewer may know it, from the start of a turn on."""
        if self.past is None:
            return []
        facts = list(self.past.facts)
        begins = [at for at, fact in enumerate(facts) if fact.kind == TURN_STARTED]
        whole = len(facts) < REMEMBERED or not begins
        return list(self.game.rules().told(facts if whole else facts[begins[0] :], self._eyes))

    @staticmethod
    def in_play(state: Any) -> Iterable[tuple[int, str]]:  # noqa: ARG004 - what a thing is only its game knows
        """List what is in play with its card."""
        return ()

    def undo_deed(self) -> str:
        """Name what would be taken back, or nothing."""
        step = self._rewind.last()
        return step.words if step is not None else ""

    def undo_words(self) -> str:
        """Say what would be taken back, or why nothing can be."""
        deed = self.undo_deed()
        return tr("Undo {deed}", deed=deed) if deed else self._rewind.limit()

    def get_ready(self) -> None:
        """Start what bots think in, before the first of them is asked."""
        if self._has_bots:
            self._thinker.start()

    # --- what it can be asked to do --------------------------------------------------------------------------------

    def intents(self) -> dict[type[Intent], Server]:
        """Say what it can be asked to do, and by what it is done; whoever only watches can ask for nothing."""
        if self.viewer < 0:
            return {}
        return {Choose: lambda intent: self.answer(intent.picks, intent.seat), Undo: lambda _: self._take_back()}

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
            self._go_on()
        found = list(self._updates)
        self._updates.clear()
        return found

    def answer(self, picks: tuple[Option, ...], seat: int = -1) -> None:
        """Answer the question of the seat in focus, or of another one that people here play."""
        asked = self.decision if seat < 0 else self.asked_of(seat)
        if asked is None or not self._is_ours(asked):
            raise IllegalAnswerError(tr("Nothing is asked of you now."))
        self._apply(Answer(asked.seat, picks), deed=self._deed(picks, asked.seat))

    def undo(self) -> bool:
        """Take back the last answer, by playing the game again up to it; tell whether that was possible."""
        step = self._rewind.take()
        if step is None:
            return False
        self.record = cut(self.record, step.answers)
        rules = self.game.rules()
        if self.base is None:
            self.state = replay(rules, self.record, self.cards)
        else:
            self.state = self.base.clone()
            for answer in self.record.answers:
                rules.apply(self.state, answer)
        self.state.facts = []  # what was dealt has been told
        self._undone += 1
        self._time(on=True)
        self._waiting.clear()
        self.decision = self._asked_of_people() or self.state.pending[0]
        self.bus.publish(TakenBack(step.answers))
        self._look(())
        return True

    def pause(self, on: bool) -> None:
        """Stop or go on asking bots; a game that was given up stays where it is."""
        self._paused = on or self.conceded
        self._time(on=not self._paused and not self.state.over)

    def concede(self) -> None:
        """Give the game up: it counts as lost, is kept among the replays and is not offered again."""
        if self.state.over or self.conceded:
            return
        self.conceded = self._paused = True
        self.record.checkpoints[len(self.record.answers)] = digest(self.state)
        if self._count is not None:
            self._count.give_up()
        self.keep_now()

    def keep_now(self) -> None:
        """Save the game as it stands, though nothing has happened."""
        if self.keeps:
            self._saver.save(self.to_save())

    def close(self) -> None:
        """End the session; the game stays saved, and one that is over becomes a replay."""
        self._thinker.close()
        self._saver.close()
        if (self.state.over or self.conceded) and self.keeps:
            with contextlib.suppress(OSError):
                keep_as_replay(self.game.key)
        self._held.close()

    # --- what a game may do otherwise ------------------------------------------------------------------------------

    def _sit_down(self) -> None:
        """Lay out what the game's own session needs before the first question is found."""

    def _deed(self, picks: tuple[Option, ...], seat: int) -> str:  # noqa: ARG002 - a game may name who does it
        """Name what somebody does by an answer; what has no name cannot be taken back."""
        return ", ".join(pick.verb for pick in picks)

    def _part(self) -> int:
        """Say which part of the game is played, from 0; less than that in a game without parts."""
        return -1

    def _find_question(self) -> None:
        """Decide what the people here are asked."""
        self.decision = self._asked_of_people()

    def _asked_of_people(self) -> Decision | None:
        """Give the question to the seat that somebody wants to play, or to the first one that people here play."""
        if self.state.over:
            return None
        asked = [decision for decision in self.state.pending if self._is_ours(decision)]
        return next((each for each in asked if each.seat == self.chosen_focus), asked[0] if asked else None)

    def _bots_question(self) -> Decision | None:
        """Give the question that a bot answers next."""
        return self._first_not_waiting([each for each in self.state.pending if not self._is_ours(each)])

    def _first_not_waiting(self, asked: Sequence[Decision]) -> Decision | None:
        """Give the first question whose bot has not said at this moment that another seat is to act first."""
        return next((decision for decision in asked if decision.seat not in self._waiting), None)

    def _go_on(self) -> None:
        """Do what is to be done while the viewer waits."""
        self._let_bots_play()

    def _sight(self, seat: int) -> Any:
        """Give a bot what it wants to see."""
        return self.game.rules().sight(self.game.bots().bot_class(self.seats[seat]), self.state, seat)

    def _pause_for(self, decision: Decision) -> float:  # noqa: ARG002 - a game may wait longer for some questions
        """Say how long a bot takes at least."""
        return self.bot_pause

    def _is_time(self, decision: Decision, picks: tuple[Option, ...]) -> bool:  # noqa: ARG002 - a game may show them first
        """Tell whether a bot that has found its answer has taken its time."""
        return self.clock() - self._asked_at >= self._pause_for(decision)

    def _may_go_first(self) -> bool:
        """Tell whether people may act before a bot that waits for another seat."""
        return False

    def _note_bot(self, decision: Decision, picks: tuple[Option, ...]) -> None:
        """Take in what a bot has chosen, before it is done."""

    @property
    def _eyes(self) -> int:
        """The seat whose knowledge the screen shows; -1 for what everybody may see."""
        return self.viewer

    def _told(self, facts: Sequence[Fact]) -> tuple[Fact, ...]:
        """Give facts as the screen may tell them."""
        return self.game.rules().told(facts, self._eyes)

    def _see(self) -> Any:
        return self.game.rules().view(self.state, self.viewer)

    # --- inside ----------------------------------------------------------------------------------------------------

    def _is_ours(self, decision: Decision) -> bool:
        """Tell whether the people here answer a question."""
        return self._is_person(decision.seat)

    def _is_person(self, seat: int) -> bool:
        return self.seats[seat] == HUMAN

    def _are_together(self, seat: int, other: int) -> bool:
        """Tell whether what one seat is asked tells the other nothing new."""
        return seat == other

    @property
    def _has_bots(self) -> bool:
        return any(kind != HUMAN for kind in self.seats)

    def _ask_bots_anew(self) -> None:
        """Let whoever sits there now think: somebody has sat down."""
        self._thinker.close()
        self._thinker = Thinker(self.seats, self.seed, self.game)

    def _let_bots_play(self) -> None:
        decision = self._bots_question()
        if decision is None:
            return
        token = self._moment * SEATS_AT_MOST + decision.seat
        if not self._thinker.is_asked(token):
            self._asked_at = self.clock()
            self._thinker.ask(
                token,
                decision,
                lambda: self._sight(decision.seat),
                min(1.0, max(LEAST_PACE, self.bot_pause / USUAL_PAUSE)),  # whoever plays fast wants fast bots too
            )
        picks = self._thinker.result(token)
        if self._thinker.waits(token):
            self._waiting.append(decision.seat)
            if self._bots_question() is None and not self._may_go_first():
                # All wait for each other: the last one takes what comes first, so that the game goes on.
                self._apply(Answer(decision.seat, decision.options[: decision.low]))
            return
        if picks is not None and self._is_time(decision, picks):
            self._note_bot(decision, picks)
            self._apply(Answer(decision.seat, picks))

    @property
    def _moment(self) -> int:
        """A number that no other moment of this session has."""
        return self._undone * 1_000_000 + len(self.record.answers)

    def _apply(self, answer: Answer, *, deed: str = "") -> None:
        """Carry out an answer, record it, tell whatever keeps the game, and find the next question."""
        rules = self.game.rules()
        self._note_span()
        facts = rules.apply(self.state, answer)
        if self.state.over:
            self._time(on=False)
        self._waiting.clear()
        self.record.add(answer)
        self.bus.publish(Applied(answer, tuple(facts), deed))
        self._find_question()
        self._look(self._told(facts))

    def _note_span(self) -> None:
        """Count the time since the last answer for the part of the game that is played."""
        part = self._part()
        if part >= 0:
            self.spans += [0.0] * (part + 1 - len(self.spans))
            self.spans[part] += max(0.0, self.played - sum(self.spans))

    def _look(self, facts: tuple[Fact, ...]) -> None:
        """Let the screen know what happened."""
        self.view = self._see()
        self._updates.append(Updated(facts, self.view, self.decision))

    def begin(self) -> None:
        """Tell what was dealt."""
        facts = self._told(self.state.facts)
        self.state.facts = []
        self._updates.append(Updated(facts, self.view, self.decision))


def _viewer(seats: tuple[str, ...]) -> int:
    return seats.index(HUMAN) if HUMAN in seats else -1


def game_of(record: Record) -> Game:
    """Give the game that a record is of; raises RecordError when this build does not know it."""
    try:
        return registry.game(record.game)
    except registry.UnknownGameError as error:
        raise RecordError(str(error)) from error


def new_session(new: NewGame) -> Any:
    """Deal a new game."""
    game = registry.game(new.game or registry.DEFAULT)
    rules, cards = game.rules(), packs(game.key).cards
    setup = rules.setup(new, cards)
    state = rules.new(setup, cards)
    names = new.names or tuple(tr("Seat {n}", n=i + 1) for i in range(len(new.seats)))
    if new.seats.count(HUMAN) > 1:
        # Among several people nobody in particular is "you".
        names = tuple(tr("Player {n}", n=i + 1) if name.casefold() == "you" else name for i, name in enumerate(names))
    sitting = game.seats()
    seats = tuple(sitting.bots.cast(sitting.plain(spec), seat, new.seed) for seat, spec in enumerate(new.seats))
    kind = game.play().session_kind(seats, state)
    session = kind(game, state, new_record(game, setup, rules.mark(setup, cards)), seats, names, cards, _viewer(seats))
    session.begin()
    return session


def resumed(save: Save, notice: str | None = None, on_cut: Callable[[], None] = lambda: None) -> Any:
    """Open a saved game at the answer where it stopped, or at the last one that agrees with the rules.

    `on_cut` is called in the latter case, before anything is written over the game.
    """
    record, meta = read_game(save)
    try:
        return _resumed(record, meta, notice, on_cut)
    except UNFIT as error:
        raise OddSaveError(tr("The saved game cannot be continued: {error}", error=in_words(error))) from error


def _resumed(record: Record, meta: Meta, notice: str | None, on_cut: Callable[[], None]) -> Any:
    game = game_of(record)
    rules, cards = game.rules(), packs(game.key).cards
    if record.cards != rules.mark(rules.recalled(record.setup), cards):
        notice = " ".join(filter(None, (notice, tr("The cards have changed since this game was saved."))))
    edition, whole = edition_of(record), len(record.answers)
    past = Past(game.play().session_kind(meta.seats, rules.new(rules.recalled(record.setup), cards)).in_play)
    state, record = replay_as_far(rules, record, cards, past.note)
    if len(record.answers) < whole:
        on_cut()
        turn = getattr(state, "turn", 0)
        if edition != rules.EDITION:
            told = tr(
                "This game was played by other rules: it goes on from turn {turn}, as far as they agree.", turn=turn
            )
        else:
            told = tr("The rest of this game does not fit any more: it goes on from turn {turn}.", turn=turn)
        notice = " ".join(filter(None, (notice, told)))
    kind = game.play().session_kind(meta.seats, state)
    opened = kind(game, state, record, meta.seats, meta.names, cards, _viewer(meta.seats), notice=notice, past=past)
    opened.played_before = float(meta.played)
    opened.spans = [float(seconds) for seconds in meta.spans]
    return opened


def open_position(state: Any, viewer: int, game: Game | None = None) -> Any:
    """Open a table position that is not a game from its start: playable, but neither saved nor recorded for good."""
    game = game or registry.game()
    play = game.play()
    state.facts = []  # what laid it out is no event, and would else be told with the first answer
    setup, seats = play.position(state, viewer)
    names = tuple("You" if seat == viewer else tr("Seat {n}", n=seat + 1) for seat in range(len(seats)))
    record = new_record(game, setup, "")
    kind = play.session_kind(seats, state)
    return kind(game, state, record, seats, names, packs(game.key).cards, viewer, keeps=False, base=state.clone())


def resume(key: str = registry.DEFAULT) -> Any:
    """Continue the saved game; a damaged save falls back to the previous one and says so."""
    loaded = read_save(save_file(key))
    return resumed(loaded.save, loaded.notice, partial(keep_whole, key, loaded))


def open_slot(key: str, number: int) -> Any:
    """Continue a game that was put into a slot; from now on it is the one that saves itself."""
    loaded = read_save(slot_file(key, number))
    opened = resumed(loaded.save, loaded.notice, partial(keep_whole, key, loaded))
    opened.keep_now()
    return opened


def keep_whole(key: str, loaded: Loaded) -> None:
    """Keep a game that goes on from an earlier moment among the replays, byte by byte: nothing of it is lost."""
    target = new_replay(key, "-whole")
    data = bytes_of(loaded)
    try:
        write_atomically(target, data)
    except WriteError as error:
        raise SaveError(str(error)) from error


def keep_as_replay(key: str) -> None:
    """Move the save of a game that is over to the replays; its predecessor goes, or it would be offered again."""
    file = save_file(key)
    if file.exists():
        remove(previous(file))
        move(file, new_replay(key))


def new_replay(key: str, mark: str = "") -> Path:
    """Name a file for a replay of this moment; two of one second stand side by side."""
    return unused(replay_shelf(key) / f"{time.strftime('%Y%m%d-%H%M%S')}{mark}{REPLAY_SUFFIX}")
