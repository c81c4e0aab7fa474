"""Frames that everything else uses: procedures of named steps, one atomic deed, a program of effects, a question.

Behaviour is looked up in tables by name or type, so a frame holds only data and can be cloned, saved and compared:
`PROCEDURES` by name, `VERBS` by effect, `ANSWERS` by purpose. Every frame looks for the end of the combat before it goes on
(SA-61), so no verb has to.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from attrs import define

from soulstack.games.spire.rules.state import NOBODY, State
from soulstack.kernel.clone import cloneable, shared
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame, ask, finish
from soulstack.kernel.ids import GAME, Bindings, Ref

Done: TypeAlias = int | None
"""How much was achieved, or None when a frame was pushed that will say so."""
F = TypeVar("F", bound=Callable[..., Any])
Step: TypeAlias = Callable[[State, Any], None]

PROCEDURES: dict[str, tuple[Step, ...]] = {}
VERBS: dict[type, Callable[[State, "Program", Any], Done]] = {}
ANSWERS: dict[str, Callable[[State, tuple[Any, ...], tuple[Option, ...]], Done]] = {}
ENDING: list[Callable[[State], bool]] = []
"""Looks whether the combat is over; filled by `ending`, which stands above this module."""


def verb(effect: type) -> Callable[[F], F]:
    """Register the function that carries out an effect."""

    def register(function: F) -> F:
        VERBS[effect] = function
        return function

    return register


def answer(function: F) -> F:
    """Register what follows a question under the function's own name."""
    ANSWERS[function.__name__] = function
    return function


def is_cut_off(state: State) -> bool:
    """Tell whether the combat has just ended, so that whatever runs is dropped."""
    fight = state.fight
    return fight is not None and fight.stirred and ENDING[0](state)


@cloneable
@define(eq=False)
class Steps(Frame):
    """A procedure: its steps one after another; a step may push frames, or go back by setting `at`."""

    name: str = ""
    at: int = 0
    data: tuple[Any, ...] = ()
    seats: tuple[int, ...] = ()

    def step(self, state: State) -> None:
        """Do the next step."""
        if is_cut_off(state):
            return
        steps = PROCEDURES[self.name]
        at = self.at
        if at == len(steps):
            finish(state, self.done)
            return
        self.at = at + 1
        steps[at](state, self)


@cloneable
@define(eq=False)
class Deed(Frame):
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
        """Do the next step."""
        if is_cut_off(state):
            return
        steps = PROCEDURES[self.name]
        at = self.at
        if at == len(steps):
            finish(state, self.done)
            return
        self.at = at + 1
        steps[at](state, self)


@cloneable
@define(eq=False)
class Program(Frame):
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
        """Choose what the text needs, then do effect after effect."""
        if is_cut_off(state):
            return
        if not self.aimed:
            if not AIM[0](state, self):
                return
            self.aimed = True
        pc = self.pc
        if pc == len(self.program):
            finish(state, self.done)
            return
        self.pc = pc + 1
        effect = self.program[pc]
        done = VERBS[type(effect)](state, self, effect)
        if done is not None:
            self.done = done

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


@cloneable
@define(eq=False)
class Question(Frame):
    """Asks a seat, then hands the answer to the function that waits for it."""

    purpose: str = ""
    decision: Any = shared(default=None)
    data: tuple[Any, ...] = ()

    def step(self, state: State) -> None:
        """Ask, or take the only answer there is."""
        ask(state, self.decision)

    def take(self, state: State, picks: tuple[Option, ...]) -> None:
        """Hand the answer on."""
        state.frames.pop()
        done = ANSWERS[self.purpose](state, self.data, picks)
        if done is not None and state.frames:
            state.frames[-1].done = done


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
    high = min(high, len(options))
    low = min(low, high)
    card = state.faces[source[1]].id if source is not None and source[0] == "card" else ""
    decision = Decision(seat, kind, tuple(options), low, high, ordered, purpose, source, card)
    state.frames.append(Question(purpose=purpose, decision=decision, data=data))


def pick(kind: str, number: int) -> Option:
    """Make an option that names a thing."""
    return Option("pick", (kind, number))


YES = Option("yes")
NO = Option("no")


def deed_of(state: State) -> Deed:
    """Find the deed that the running program belongs to."""
    for frame in state.frames[::-1]:
        if type(frame) is Deed:
            return frame
    raise LookupError("no deed is running")
