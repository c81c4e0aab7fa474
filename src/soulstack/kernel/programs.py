"""Programs of effects, queues of tasks, and questions whose answer goes to a function by name.

What a game does stands in its tables, which its state names: verbs by effect, tasks, answers and commits by name. So frames
hold only data and can be cloned, saved and compared, and two games never meet in one table.

>>> from typing import ClassVar
>>> from soulstack.kernel.decisions import Answer
>>> from soulstack.kernel.frames import EngineState, advance, apply
>>> class Toy(EngineState):
...     tables: ClassVar[Tables] = Tables()
>>> @Toy.tables.task
... def ask_for_a_coin(state, seat):
...     question(state, "coin_given", seat, "coins", [YES, NO])
>>> @Toy.tables.answer
... def coin_given(state, data, picks):
...     return int(picks[0] == YES)
>>> state = Toy(frames=[Queue(), Queue(tasks=(("ask_for_a_coin", (0,)), ("ask_for_a_coin", (1,))))])
>>> advance(state)
>>> facts = apply(state, Answer(0, (YES,)))
>>> state.pending[0].seat, state.frames[1].total
(1, 1)
>>> facts = apply(state, Answer(1, (YES,)))
>>> state.frames
[]
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from attrs import define, field

from soulstack.kernel.clone import cloneable, shared
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.frames import Frame, ask, finish
from soulstack.kernel.ids import Ref, Seat

Done: TypeAlias = int | None
"""How much a task achieved, or None when it has pushed a frame that will say so."""
Task: TypeAlias = tuple[str, tuple[Any, ...]]
F = TypeVar("F", bound=Callable[..., Any])

YES: Final = Option("yes")
NO: Final = Option("no")


@define(eq=False)
class Tables:
    """What the frames of one game look up."""

    verbs: dict[type, Callable[[Any, Any, Any], Done]] = field(factory=dict)
    """What carries out an effect: of the state, the frame that runs and the effect."""
    tasks: dict[str, Callable[..., Done]] = field(factory=dict)
    answers: dict[str, Callable[[Any, Any, tuple[Option, ...]], Done]] = field(factory=dict)
    """What follows a question: of the state, the question's data and what was picked."""
    commits: dict[str, Callable[[Any, Any], Done]] = field(factory=dict)
    """What a proposal does once nothing replaces it any more."""

    def verb(self, effect: type) -> Callable[[F], F]:
        """Register the function that carries out an effect."""

        def register(function: F) -> F:
            self.verbs[effect] = function
            return function

        return register

    def task(self, function: F) -> F:
        """Register a task under its own name."""
        self.tasks[function.__name__] = function
        return function

    def answer(self, function: F) -> F:
        """Register what follows a question under the function's own name."""
        self.answers[function.__name__] = function
        return function

    def commit(self, kind: str) -> Callable[[F], F]:
        """Register what a proposal of a kind does."""

        def register(function: F) -> F:
            self.commits[kind] = function
            return function

        return register


class Running(Frame):
    """Carries out its program, effect by effect; a game's own frame has the fields, with whatever its verbs need."""

    __slots__ = ()

    program: tuple[Any, ...]
    pc: int

    def step(self, state: Any) -> None:
        """Carry out the next effect, or finish."""
        pc = self.pc
        if pc == len(self.program):
            finish(state, self.done)
            return
        self.pc = pc + 1  # type: ignore[misc]  # the slot is the subclass's
        effect = self.program[pc]
        done = state.tables.verbs[type(effect)](state, self, effect)
        if done is not None:
            self.done = done


@cloneable
@define(eq=False)
class Queue(Frame):
    """Does tasks one after another and adds up what they achieve."""

    tasks: tuple[Task, ...] = ()
    at: int = 0
    total: int = 0

    def step(self, state: Any) -> None:
        """Do the next task, or finish."""
        self.total += self.done
        self.done = 0
        if self.at == len(self.tasks):
            finish(state, self.total)
            return
        name, args = self.tasks[self.at]
        self.at += 1
        done = state.tables.tasks[name](state, *args)
        if done is not None:
            self.done = done


def do_tasks(state: Any, tasks: list[Task]) -> Done:
    """Do tasks in order; a single one needs no frame of its own."""
    if len(tasks) == 1:
        name, args = tasks[0]
        done: Done = state.tables.tasks[name](state, *args)
        return done
    if not tasks:
        return 0
    state.frames.append(Queue(tasks=tuple(tasks)))
    return None


@cloneable
@define(eq=False)
class Ask(Frame):
    """Asks a seat, then hands the answer to the function that waits for it."""

    purpose: str = ""
    decision: Any = shared(default=None)
    data: tuple[Any, ...] = ()

    def step(self, state: Any) -> None:
        """Ask, or take the only answer there is."""
        ask(state, self.decision)

    def take(self, state: Any, picks: tuple[Option, ...]) -> None:
        """Hand the answer on."""
        state.frames.pop()
        done = state.tables.answers[self.purpose](state, self.data, picks)
        if done is not None and state.frames:
            state.frames[-1].done = done


def question(
    state: Any,
    purpose: str,
    seat: Seat,
    kind: str,
    options: list[Option],
    data: tuple[Any, ...] = (),
    *,
    low: int = 1,
    high: int = 1,
    ordered: bool = False,
    prompt: str = "",
    card: str = "",
    source: Ref | None = None,
) -> None:
    """Push a question; with nothing to choose from it is answered with nothing."""
    high = min(high, len(options))
    low = min(low, high)
    decision = Decision(seat, kind, tuple(options), low, high, ordered, prompt or purpose, source, card)
    state.frames.append(Ask(purpose=purpose, decision=decision, data=data))


def pick(ref: Ref) -> Option:
    """Make an option that names a thing."""
    return Option("pick", ref)
