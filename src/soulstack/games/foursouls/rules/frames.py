"""Frames that everything else uses: running a program, doing tasks one after another, asking, and proposing a change.

Behaviour is looked up in tables by name or type, so a frame's record holds only data and can be cloned, saved and compared:
`VERBS` by effect, `TASKS` and `ANSWERS` by name, `COMMITS` by kind of proposal.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias, TypeVar

from attrs import define

from soulstack.games.foursouls.cards.schema import Change, Replacement
from soulstack.games.foursouls.rules.state import Lasting, Obj, State
from soulstack.games.foursouls.rules.stats import holds, owner_of
from soulstack.games.foursouls.rules.triggers import fits, mark
from soulstack.kernel.clone import cloneable, shared
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame, ask, finish
from soulstack.kernel.ids import GAME, NO_CARD, NOTHING, Bindings, Ref

Done: TypeAlias = int | None
"""How much a task achieved, or None when it has pushed a frame that will say so."""
Task: TypeAlias = tuple[str, tuple[Any, ...]]
F = TypeVar("F", bound=Callable[..., Any])

VERBS: dict[type, Callable[[State, "Run", Any], Done]] = {}
TASKS: dict[str, Callable[..., Done]] = {}
ANSWERS: dict[str, Callable[[State, tuple[Any, ...], tuple[Option, ...]], Done]] = {}
COMMITS: dict[str, Callable[[State, "Propose"], Done]] = {}


def verb(effect: type) -> Callable[[F], F]:
    """Register the function that carries out an effect."""

    def register(function: F) -> F:
        VERBS[effect] = function
        return function

    return register


def task(function: F) -> F:
    """Register a task under its own name."""
    TASKS[function.__name__] = function
    return function


def answer(function: F) -> F:
    """Register what follows a question under the function's own name."""
    ANSWERS[function.__name__] = function
    return function


def commit(kind: str) -> Callable[[F], F]:
    """Register what a proposal does once nothing replaces it any more."""

    def register(function: F) -> F:
        COMMITS[kind] = function
        return function

    return register


@cloneable
@define(eq=False)
class Run(Frame):
    """Carries out a program, effect by effect (STACK-05: nothing comes between)."""

    controller: int = GAME
    source: int = NOTHING
    face: Any = shared(default=None)
    program: tuple[Any, ...] = ()
    bound: Bindings = ()
    event: Fact | None = None
    result: int = 0
    card: int = NO_CARD
    """The loot card that is resolving and goes to discard in the end."""
    is_copy: bool = False
    pc: int = 0
    order: tuple[int, ...] = ()
    """Monsters in the order chosen for the next effect (MECH-EACH-05)."""
    replaced: tuple[Ref, ...] = ()
    """The replacements that have led to this by way of a roll (REPL-05)."""

    def step(self, state: State) -> None:
        pc = self.pc
        if pc == len(self.program):
            finish(state, self.done)
            return
        self.pc = pc + 1
        effect = self.program[pc]
        done = VERBS[type(effect)](state, self, effect)
        if done is not None:
            self.done = done

    def within(self, program: tuple[Any, ...]) -> "Run":
        """Make a run of a part of this program, in the same context."""
        return Run(
            done=self.done, controller=self.controller, source=self.source, face=self.face, program=program,
            bound=self.bound, event=self.event, result=self.result, card=self.card,
        )  # fmt: skip


@cloneable
@define(eq=False)
class Queue(Frame):
    """Does tasks one after another and adds up what they achieve."""

    tasks: tuple[Task, ...] = ()
    at: int = 0
    total: int = 0

    def step(self, state: State) -> None:
        self.total += self.done
        self.done = 0
        if self.at == len(self.tasks):
            finish(state, self.total)
            return
        name, args = self.tasks[self.at]
        self.at += 1
        done = TASKS[name](state, *args)
        if done is not None:
            self.done = done


def do_tasks(state: State, tasks: list[Task]) -> Done:
    """Do tasks in order; a single one needs no frame of its own."""
    if len(tasks) == 1:
        name, args = tasks[0]
        return TASKS[name](state, *args)
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

    def step(self, state: State) -> None:
        ask(state, self.decision)

    def take(self, state: State, picks: tuple[Option, ...]) -> None:
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


YES = Option("yes")
NO = Option("no")


# --- proposals ---------------------------------------------------------------------------------------------------------

ONLY_CHANGED = ("attack_target",)
"""What happens all the same, in the way that a replacement has changed it."""
_LASTING_REPLACEMENTS = {"take_damage": ("shield",), "loot": ("double_loot", "discard_loot")}


@cloneable
@define(eq=False)
class Propose(Frame):
    """A change that may still be replaced (REPL-01); it reads like a fact, so that the same conditions fit both."""

    kind: str = ""
    seat: int = GAME
    obj: int = NOTHING
    amount: int = 0
    value: int = 0
    word: str = ""
    source: int = NOTHING
    by: int = GAME
    sid: int = NOTHING
    used: tuple[Ref, ...] = ()
    order: tuple[Ref, ...] = ()
    prevented: int = 0
    from_discard: bool = False
    committed: bool = False
    same_instead: bool = False
    """Whether what replaced this is a change of the same kind, so that it was done after all (MECH-AND-01)."""

    def step(self, state: State) -> None:
        if self.committed:
            finish(state, self.done)
            return
        open_ones = applicable(state, self)
        for ref in self.order:
            if ref in open_ones:
                self._apply(state, ref)
                return
        if not open_ones:
            self.committed = True
            instead = self.done if self.same_instead else 0
            done = COMMITS[self.kind](state, self)
            if done is not None:
                self.done = done or instead
        elif len(open_ones) == 1 or _are_alike(state, open_ones):
            self._apply(state, open_ones[0])
        else:
            options = tuple(pick(ref) for ref in open_ones)
            count = len(options)
            state.pending = (
                Decision(
                    self.affected(state), "order", options, count, count, ordered=True, prompt="order_replacements"
                ),
            )

    def take(self, state: State, picks: tuple[Option, ...]) -> None:  # noqa: ARG002 - the protocol's shape
        self.order = tuple(p.ref for p in picks if p.ref is not None)

    def affected(self, state: State) -> int:
        """Say who orders the replacements (REPL-06, A-44)."""
        if self.seat >= 0:
            return self.seat
        obj = state.objects.get(self.obj)
        return obj.controller if obj is not None and obj.controller >= 0 else state.active

    def _apply(self, state: State, ref: Ref) -> None:
        self.used = (*self.used, ref)  # REPL-05: each at most once an event
        if ref[0] == "lasting":
            apply_lasting(state, self, next(e for e in state.lasting if e.id == ref[1]))
            return
        oid, number = divmod(ref[1], 100)
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        assert isinstance(ability, Replacement)
        before = self.amount
        mark(obj, number, ability.where)
        self._change(state, obj, ability.change)
        if ability.do:
            if self.kind not in ONLY_CHANGED:
                self.amount = 0
            self.same_instead = any(effect.op == self.kind for effect in ability.do)
            fact = Fact(self.kind, self.seat, self.obj, amount=before, by=self.by, source=self.source)
            state.frames.append(
                Run(controller=obj.controller, source=obj.id, face=obj.face, program=ability.do, event=fact)
            )

    def _change(self, state: State, obj: Obj, change: Change) -> None:
        before = self.amount
        if change.counters:
            used = min(obj.counter_total(), self.amount)
            spend_counters(state, obj, used)
            self.amount -= used
        else:
            amount = self.amount * change.times + change.plus
            if change.at_most is not None:
                amount = min(amount, change.at_most)
            if change.to is not None:
                amount = change.to
            self.amount = max(0, amount)
        if self.kind == "take_damage" and self.amount < before:
            self.prevented += before - self.amount


def spend_counters(state: State, obj: Obj, count: int) -> None:
    """Take counters off an object, plain ones first (MECH-CNT-02)."""
    for name, present in sorted(obj.counters):
        used = min(count, present)
        obj.set_counter(name, present - used)
        count -= used
    state.facts.append(Fact("counters_changed", seat=obj.controller, obj=obj.id, amount=obj.counter_total()))


def applicable(state: State, proposal: Propose) -> list[Ref]:
    """List the replacement effects that apply to a proposal as it stands now (REPL-07)."""
    found: list[Ref] = []
    if proposal.amount <= 0:
        return found
    for oid, number in state.index.get(f"replaces:{proposal.kind}", ()):
        ref = ("obj", oid * 100 + number)
        if ref in proposal.used:
            continue
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        assert isinstance(ability, Replacement)
        if ability.level and obj.counter("level") < ability.level:
            continue
        if ability.change.counters and not obj.counter_total():
            continue
        if fits(state, ability.where, obj, number, proposal) and (  # type: ignore[arg-type]  # a proposal reads like a fact
            ability.when is None or holds(state, ability.when, owner_of(state, obj), obj)
        ):
            found.append(ref)
    kinds = _LASTING_REPLACEMENTS.get(proposal.kind, ())
    if kinds:
        about = ("player", proposal.seat) if proposal.seat >= 0 else ("obj", proposal.obj)
        for effect in state.lasting:
            if effect.kind in kinds and (effect.to == about or effect.to[0] == "anyone"):
                ref = ("lasting", effect.id)
                if ref not in proposal.used:
                    found.append(ref)
    return found


def _are_alike(state: State, found: list[Ref]) -> bool:
    kinds = set()
    for kind, number in found:
        if kind == "obj":
            kinds.add((state.objects[number // 100].face.id, number % 100))
        else:
            effect = next(e for e in state.lasting if e.id == number)
            kinds.add((effect.card, effect.amount))
    return len(kinds) == 1


def apply_lasting(state: State, proposal: Propose, effect: Lasting) -> None:
    """Let a lasting effect change a proposal; what is used up ends."""
    if effect.kind == "double_loot":
        proposal.amount *= 2
        return
    if effect.kind == "discard_loot":
        proposal.from_discard = True
        state.lasting.remove(effect)
        return
    before = proposal.amount
    if effect.lower_to >= 0:
        proposal.amount = min(proposal.amount, effect.lower_to)
        state.lasting.remove(effect)
    else:
        used = min(before, effect.amount)
        proposal.amount -= used
        effect.amount -= used
        if effect.one_hit or effect.amount <= 0:
            state.lasting.remove(effect)
    proposal.prevented += before - proposal.amount
    if effect.program and proposal.amount < before:
        TASKS["shield_followup"](state, effect)


def replaced_by(state: State) -> tuple[Ref, ...]:
    """List the replacements that have led to what happens now: none of them applies to it again (REPL-05)."""
    for frame in reversed(state.frames):
        if isinstance(frame, Propose):
            return () if frame.committed else frame.used
        if not isinstance(frame, Run | Queue | Ask):
            return ()
        if isinstance(frame, Run) and frame.replaced:
            return frame.replaced
    return ()


@cache
def _replaces(kind: str) -> str:
    """Spell the key of the replacements of a kind of change; it is asked for with every change."""
    return f"replaces:{kind}"


def propose(state: State, kind: str, **fields: Any) -> Done:
    """Propose a change; at once where nothing could replace it."""
    proposal = Propose(kind=kind, **fields)
    if _replaces(kind) not in state.index and not (state.lasting and kind in _LASTING_REPLACEMENTS):
        return COMMITS[kind](state, proposal)
    proposal.used = replaced_by(state)
    state.frames.append(proposal)
    return None
