"""Frames that everything else uses: procedures of named steps, one atomic deed, a program of effects, a question.

Verbs and answers stand in the tables of the state, where `kernel.programs` looks for them; procedures stand in `PROCEDURES`.
Every frame looks for the end of the combat before it goes on (SA-61), so no verb has to.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from attrs import define

from soulstack.games.spire.rules.state import NOBODY, State
from soulstack.kernel import programs
from soulstack.kernel.clone import cloneable, shared
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame, finish
from soulstack.kernel.ids import GAME, Bindings, Ref
from soulstack.kernel.programs import NO, YES, Done, Running

Step: TypeAlias = Callable[[State, Any], None]

verb = State.tables.verb
answer = State.tables.answer
VERBS: Final = State.tables.verbs
PROCEDURES: dict[str, tuple[Step, ...]] = {}
ENDING: list[Callable[[State], bool]] = []
"""Looks whether the combat is over; filled by `ending`, which stands above this module."""
AT_ONCE: Final = 50
"""So many steps of a frame are done without a look at the others; then the loop of the engine counts on."""


def is_cut_off(state: State) -> bool:
    """Tell whether the combat has just ended, so that whatever runs is dropped."""
    fight = state.fight
    return fight is not None and fight.stirred and ENDING[0](state)


class Stepping(Frame):
    """Goes through the steps of a procedure; frames below have the fields, with whatever their steps need."""

    __slots__ = ()

    name: str
    at: int

    def step(self, state: State) -> None:
        """Do step after step, until another frame comes first or somebody is asked."""
        steps, frames = PROCEDURES[self.name], state.frames
        for _ in range(AT_ONCE):
            fight = state.fight
            if fight is not None and fight.stirred and ENDING[0](state):
                return
            at = self.at
            if at == len(steps):
                finish(state, self.done)
                return
            self.at = at + 1  # type: ignore[misc]  # the slot is the subclass's
            steps[at](state, self)
            if state.pending or state.over or not frames or frames[-1] is not self:
                return


@cloneable
@define(eq=False)
class Steps(Stepping):
    """A procedure: its steps one after another; a step may push frames, or go back by setting `at`."""

    name: str = ""
    at: int = 0
    data: tuple[Any, ...] = ()
    seats: tuple[int, ...] = ()


@cloneable
@define(eq=False)
class Deed(Stepping):
    """One thing that is done completely before anything else: a card, Shiv, potion, ability or enemy action."""

    name: str = ""
    """The procedure."""
    seat: int = GAME
    actor: int = NOBODY
    """The enemy that acts."""
    card: int = NOBODY
    face: Any = shared(default=None)
    x: int = 0
    paid: int = 0
    """What the card cost when it was played (SA-129)."""
    number: int = 0
    """The ability that is used, or another number of the procedure."""
    is_copy: bool = False
    is_free: bool = False
    doubled: bool = False
    """Its copies have gone before it."""
    nested: bool = False
    """It is part of another deed, so what it triggers waits for that one (SA-39)."""
    into: str = ""
    """Where the card goes in place of its own destination (PLAY-20)."""
    plus: int = 0
    """So much more on each hit."""
    has_hit: bool = False
    attacked: tuple[int, ...] = ()
    """The enemies, or seats, that this attack has reached and that are to lose Vulnerable."""
    hurt: tuple[int, ...] = ()
    """Those that lost HP by it."""
    program: tuple[Any, ...] = ()
    at: int = 0

    def step(self, state: State) -> None:
        """Do step after step; of what a hero was doing who has died only what it has triggered is left (STAND-01)."""
        steps, frames, seat = PROCEDURES[self.name], state.frames, self.seat
        for _ in range(AT_ONCE):  # as in `Stepping`, written out because it is what a fight does most
            fight = state.fight
            if seat >= 0 and state.heroes[seat].dead:
                self.at = max(self.at, len(steps) - 1)
            if fight is not None and fight.stirred and ENDING[0](state):
                return
            at = self.at
            if at == len(steps):
                finish(state, self.done)
                return
            self.at = at + 1
            steps[at](state, self)
            if state.pending or state.over or not frames or frames[-1] is not self:
                return


@cloneable
@define(eq=False)
class Program(Running):
    """Carries out effects one by one for a seat or an enemy."""

    seat: int = GAME
    actor: int = NOBODY
    card: int = NOBODY
    """What it is printed on."""
    program: tuple[Any, ...] = ()
    bound: Bindings = ()
    """What was chosen: `enemy`, `row`, `player`."""
    fact: Fact | None = None
    """What has triggered it."""
    x: int = 0
    is_copy: bool = False
    aimed: bool = False
    pc: int = 0

    def step(self, state: State) -> None:
        """Choose what the text needs, then do effect after effect, until another frame comes first or somebody is asked."""
        frames, seat = state.frames, self.seat
        for _ in range(AT_ONCE):
            fight = state.fight
            if fight is not None and fight.stirred and ENDING[0](state):
                return
            if seat >= 0 and state.heroes[seat].dead:
                finish(state, self.done)  # STAND-01: the dead do nothing any more
                return
            if not self.aimed:
                if not AIM[0](state, self):
                    return
                self.aimed = True
            pc = self.pc
            program = self.program  # a verb may put something into what is left of it
            if pc == len(program):
                finish(state, self.done)
                return
            self.pc = pc + 1
            effect = program[pc]
            done = VERBS[type(effect)](state, self, effect)
            if done is not None:
                self.done = done
            if state.pending or state.over or not frames or frames[-1] is not self:
                return

    def within(self, program: tuple[Any, ...]) -> "Program":
        """Make a program of a part of this one, in the same context."""
        return Program(
            done=self.done, seat=self.seat, actor=self.actor, card=self.card, program=program, bound=self.bound,
            fact=self.fact, x=self.x, is_copy=self.is_copy,
        )  # fmt: skip

    def chosen(self, word: str) -> Ref | None:
        """Give what was chosen for a word."""
        for name, ref in self.bound:
            if name == word:
                return ref
        return None


AIM: list[Callable[[State, Program], bool]] = []
"""Chooses what a program needs; filled by `aiming`, which stands above this module."""


def question(
    state: State,
    purpose: str,
    seat: int,
    kind: str,
    options: list[Option],
    data: tuple[Any, ...] = (),
    *,
    low: int = 1,
    high: int = 1,
    ordered: bool = False,
    source: Ref | None = None,
) -> None:
    """Push a question; with nothing to choose from it is answered with nothing."""
    card = state.faces[source[1]].id if source is not None and source[0] == "card" else ""
    programs.question(
        state, purpose, seat, kind, options, data, low=low, high=high, ordered=ordered, card=card, source=source
    )


def pick(kind: str, number: int) -> Option:
    """Make an option that names a thing."""
    return Option("pick", (kind, number))


def deed_of(state: State) -> Deed:
    """Find the deed that the running program belongs to."""
    for frame in state.frames[::-1]:
        if type(frame) is Deed:
            return frame
    raise LookupError("no deed is running")


__all__ = [
    "AIM",
    "ENDING",
    "NO",
    "PROCEDURES",
    "VERBS",
    "YES",
    "Deed",
    "Done",
    "Program",
    "Steps",
    "answer",
    "deed_of",
    "is_cut_off",
    "pick",
    "question",
    "verb",
]
