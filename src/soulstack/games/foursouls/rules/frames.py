"""The frames that everything else uses: running a program, and proposing a change that replacement effects may change."""

from functools import cache
from typing import Any

from attrs import define

from soulstack.games.foursouls.cards.schema import Change, Replacement
from soulstack.games.foursouls.rules.state import Lasting, Obj, State
from soulstack.games.foursouls.rules.stats import holds, owner_of
from soulstack.games.foursouls.rules.triggers import fits, mark
from soulstack.kernel.clone import cloneable, maybe, shared
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame, finish
from soulstack.kernel.ids import GAME, NO_CARD, NOTHING, Bindings, Ref, Seat
from soulstack.kernel.programs import Ask, Done, Queue, Running
from soulstack.kernel.proposals import Proposing

verb = State.tables.verb
task = State.tables.task
answer = State.tables.answer
commit = State.tables.commit


@cloneable
@define(eq=False)
class Run(Running):
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

    def within(self, program: tuple[Any, ...]) -> "Run":
        """Make a run of a part of this program, in the same context."""
        return Run(
            done=self.done, controller=self.controller, source=self.source, face=self.face, program=program,
            bound=self.bound, event=self.event, result=self.result, card=self.card,
        )  # fmt: skip


@cloneable
@define(eq=False)
class OneByOne(Frame):
    """Carries out a program for one player after another, whole each time (MECH-EACH-01)."""

    run: Run | None = maybe()
    program: tuple[Any, ...] = ()
    seats: tuple[int, ...] = ()
    total: int = 0

    def step(self, state: State) -> None:
        """Carry it out for the next player, or finish."""
        self.total += self.done
        self.done = 0
        if not self.seats:
            finish(state, self.total)
            return
        assert self.run is not None
        seat, *rest = self.seats
        self.seats = tuple(rest)
        part = self.run.within(self.program)
        part.done = 0
        part.bound = (*part.bound, ("each", ("player", seat)))
        state.frames.append(part)


# --- proposals ---------------------------------------------------------------------------------------------------------

ONLY_CHANGED = ("attack_target",)
"""What happens all the same, in the way that a replacement has changed it."""
_LASTING_REPLACEMENTS = {"take_damage": ("shield",), "loot": ("double_loot", "discard_loot")}


@cloneable
@define(eq=False)
class Propose(Proposing):
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
    also: tuple[Ref, ...] = ()
    """What adds something, once this has happened."""
    achieved: int = -1
    """How much of it happened, or not yet known."""
    same_instead: bool = False
    """Whether what replaced this is a change of the same kind, so that it was done after all (MECH-AND-01)."""

    def step(self, state: State) -> None:
        """Go on, and carry out what was added once it has happened."""
        if not self.committed:
            super().step(state)
            return
        if self.achieved < 0:
            self.achieved = self.done
        if self.also and self.achieved:
            self._add(state)
        else:
            finish(state, self.achieved)

    def applicable(self, state: State) -> list[Ref]:
        """List the replacement effects that apply now (REPL-07).

        What only adds to what happens in the end needs no place in their order, so it comes by itself and first.
        """
        found = applicable(state, self)
        for ref in found:
            if only_adds(state, ref):
                return [ref]
        return found

    def are_alike(self, state: State, found: list[Ref]) -> bool:
        """Tell whether all of them are the same ability or effect."""
        return len(found) == 1 or _are_alike(state, found)

    def affected(self, state: State) -> Seat:
        """Say who orders the replacements (REPL-06, A-44)."""
        if self.seat >= 0:
            return self.seat
        obj = state.objects.get(self.obj)
        return obj.controller if obj is not None and obj.controller >= 0 else state.active

    def replace(self, state: State, ref: Ref) -> None:
        """Let a replacement effect change this."""
        self.used = (*self.used, ref)  # REPL-05: each at most once an event
        if ref[0] == "lasting":
            apply_lasting(state, self, next(e for e in state.lasting if e.id == ref[1]))
            return
        oid, number = divmod(ref[1], 100)
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        assert isinstance(ability, Replacement)
        if ability.also:
            self.also = (*self.also, ref)
            return
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

    def _add(self, state: State) -> None:
        """Carry out what a static ability adds to what happened: it replaces it by itself and more (REPL-03)."""
        (_, which), *rest = self.also
        self.also = tuple(rest)
        obj = state.objects.get(which // 100)
        if obj is None:
            return
        ability: Any = obj.face.abilities[which % 100]
        fact = Fact(self.kind, self.seat, self.obj, amount=self.achieved, by=self.by, source=self.source)
        state.frames.append(
            Run(controller=obj.controller, source=obj.id, face=obj.face, program=ability.also, event=fact)
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


def only_adds(state: State, ref: Ref) -> bool:
    """Tell whether a replacement leaves what happens as it is and only adds something."""
    if ref[0] != "obj":
        return False
    ability: Any = state.objects[ref[1] // 100].face.abilities[ref[1] % 100]
    return bool(ability.also)


def _are_alike(state: State, found: list[Ref]) -> bool:
    """Tell whether the order shows in nothing: the same text of the same player (REPL-06)."""
    kinds = set()
    for kind, number in found:
        if kind == "obj":
            obj = state.objects[number // 100]
            kinds.add((obj.face.id, number % 100, obj.controller))
        else:
            effect = next(e for e in state.lasting if e.id == number)
            kinds.add((effect.card, effect.amount, effect.controller if effect.program else GAME))
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
        state.tables.tasks["shield_followup"](state, effect)


def replaced_by(state: State) -> tuple[Ref, ...]:
    """List the replacements that have led to what happens now: none of them applies to it again (REPL-05)."""
    for frame in reversed(state.frames):
        if isinstance(frame, Propose):
            return () if frame.committed else frame.used
        if not isinstance(frame, Run | Queue | OneByOne | Ask):
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
        return State.tables.commits[kind](state, proposal)
    proposal.used = replaced_by(state)
    state.frames.append(proposal)
    return None
