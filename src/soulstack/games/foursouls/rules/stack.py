"""Things go on the stack, are answered, cancelled, fizzle and resolve (STACK-01 to STACK-11)."""

from typing import Any

from attrs import define

from soulstack.games.foursouls.cards.schema import CardDef, Cost, Mode, Paid
from soulstack.games.foursouls.cards.vocabulary import May
from soulstack.games.foursouls.rules.changes import deactivate, gain_new_item
from soulstack.games.foursouls.rules.frames import OneByOne, Run
from soulstack.games.foursouls.rules.selecting import (
    candidates,
    chooser,
    coverable_slots,
    is_possible,
    is_still_valid,
    monster_slot,
    slot_ref,
    you,
)
from soulstack.games.foursouls.rules.state import StackItem, State
from soulstack.games.foursouls.rules.stats import max_hp, object_max_hp
from soulstack.games.foursouls.rules.triggers import fire, tell
from soulstack.games.foursouls.rules.zones import discard_card, put_in_slot
from soulstack.kernel.clone import cloneable, maybe, shared
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame, ask, finish
from soulstack.kernel.ids import GAME, NO_CARD, Ref
from soulstack.kernel.programs import Queue, Task

OBJECTS_A_TURN = 1_000
"""More than this in one turn is an endless loop, and the game a draw (A-69); well before the engine's own limit of steps."""

RESOLVERS: dict[str, Any] = {}
"""For each kind of thing on the stack the function that tries to resolve it."""


@cloneable
@define(eq=False)
class FinishLoot(Frame):
    """Holds the loot card that is resolving and lays it down in the end (CARD-L-04, KEY-03)."""

    card: int = NO_CARD
    seat: int = 0

    def step(self, state: State) -> None:
        card = self.card
        self.card = NO_CARD
        finish(state)
        if card != NO_CARD:
            keywords = state.printed[card].keywords
            if "trinket" in keywords:
                gain_new_item(state, self.seat, card)
            elif "ambush" in keywords:
                ambush(state, self.seat, card)
            else:
                discard_card(state, card)


@cloneable
@define(eq=False)
class Ambush(Frame):
    """Holds an ambush card until its player has chosen a slot that is not under attack (KEY-05, KEY-06, A-35)."""

    card: int = NO_CARD
    seat: int = 0

    def step(self, state: State) -> None:
        attacked = state.attack.target if state.attack is not None and not state.attack.over else ("none", 0)
        slots = [i for i in coverable_slots(state) if ("obj", state.slots[i].top) != attacked]
        if not slots:
            card, self.card = self.card, NO_CARD
            finish(state)
            discard_card(state, card)
            return
        options = tuple(Option("pick", slot_ref(state, i)) for i in slots)
        ask(state, Decision(self.seat, "target", options, prompt="cover", card=state.printed[self.card].id))

    def take(self, state: State, picks: tuple[Option, ...]) -> None:
        assert picks[0].ref is not None
        card, self.card = self.card, NO_CARD
        finish(state, 1)
        obj = put_in_slot(state, monster_slot(state, picks[0].ref), card)
        tell(state, Fact("ambushed", seat=self.seat, obj=obj.id, card=card))
        if state.phase != "end":
            state.extra_attacks = (*state.extra_attacks, (str(obj.id), True))


def ambush(state: State, seat: int, card: int) -> None:
    """Let a loot card jump into a monster slot; the active player owes it an attack."""
    state.frames.append(Ambush(card=card, seat=seat))


@cloneable
@define(eq=False)
class Announce(Frame):
    """Puts something on the stack: modes, then targets, then costs, then it lies there (ABIL-02, ABIL-04, MECH-ACT-01)."""

    item: StackItem | None = maybe()
    modes: tuple[Mode, ...] = shared(default=())
    cost: Cost | None = None
    taps: bool = False
    chosen: bool = False
    at: int = 0
    paid: bool = False

    def step(self, state: State) -> None:
        item = self.item
        assert item is not None
        if self.modes and not self.chosen:
            self._ask_mode(state, item)
        elif self.at < len(item.specs):
            self._ask_target(state, item)
        elif (self.taps or self.cost) and not self.paid:
            self.paid = True
            self._pay(state, item)
        else:
            finish(state, 1)
            place(state, item)

    def _ask_mode(self, state: State, item: StackItem) -> None:
        legal = [i for i, mode in enumerate(self.modes) if is_possible(state, mode.targets, item)]
        if not legal:
            state.dirty = True
            finish(state)  # a trigger without a legal mode is not placed
            return
        options = tuple(Option("mode", None, i + 1) for i in legal)
        ask(state, Decision(you(state, item), "choice", options, prompt="mode", card=item.face.id))

    def _ask_target(self, state: State, item: StackItem) -> None:
        spec = item.specs[self.at]
        found = candidates(state, spec, item)
        if not found and spec.optional:
            self.at += 1
            return
        if not found:
            state.dirty = True
            finish(state)  # a trigger without a legal target is not placed
            return
        seat = chooser(state, spec, item)
        if found[0][0] == "number":
            options = tuple(Option("number", None, ref[1]) for ref in found)
            ask(state, Decision(seat, "number", options, prompt="number", card=item.face.id))
        else:
            options = tuple(Option("pick", ref) for ref in found)
            source: Ref = ("obj", item.source) if item.source else ("card", item.card)
            ask(state, Decision(seat, "target", options, prompt=spec.name, card=item.face.id, source=source))

    def take(self, state: State, picks: tuple[Option, ...]) -> None:
        item = self.item
        assert item is not None
        option = picks[0]
        if option.verb == "mode":
            mode = self.modes[option.n - 1]
            item.program, item.specs, item.mode = (*item.program, *mode.do), (*item.specs, *mode.targets), mode.text
            self.chosen = True
            tell(state, Fact("mode_chosen", seat=you(state, item), word=mode.text))
            return
        ref = option.ref if option.ref is not None else ("number", option.n)
        spec = item.specs[self.at]
        item.bound = (*item.bound, (spec.name, ref))
        self.at += sum(name == spec.name for name, _ in item.bound) >= spec.times

    def _pay(self, state: State, item: StackItem) -> None:
        if self.taps:
            deactivate(state, state.objects[item.source])
        if self.cost is not None:
            tasks: list[Task] = [("pay_cost", (item.controller, item.source, self.cost))]
            state.frames.append(Queue(tasks=tuple(tasks)))


def place(state: State, item: StackItem) -> None:
    """Lay a thing on the stack and tell it."""
    item.id = state.new_id()
    state.stack.append(item)
    if item.kind == "loot":
        if item.is_copy and not item.of_card:
            tell(state, Fact("copy_placed", seat=item.controller, card=item.card, sid=item.id))
        else:  # a copied loot card is played like any other (MECH-COPY-10)
            state.players[item.controller].played += 1
            kind = "copy_placed" if item.is_copy else "loot_played"
            fact = tell(state, Fact(kind, seat=item.controller, card=item.card, sid=item.id))
            fire(state, "loot_played", fact)
            copy_as_promised(state, item)
    elif item.activated and item.is_copy:  # MECH-COPY-13: it is simply put on the stack, nobody activated it
        fact = Fact("ability_copied", seat=item.controller, obj=item.source, sid=item.id, card=item.card)
        tell(state, fact)
    elif item.activated:
        state.players[item.controller].used += 1
        fact = Fact("ability_activated", seat=item.controller, obj=item.source, sid=item.id, card=item.card)
        tell(state, fact)
        if item.of_item:
            fire(state, "item_activated", fact)
    else:
        tell(state, Fact("ability_triggered", seat=item.controller, obj=item.source, sid=item.id, card=item.card))
        state.placed = True
    if item.bound:
        tell(state, Fact("targets_chosen", seat=item.controller, sid=item.id))


def copy_as_promised(state: State, item: StackItem) -> None:
    """Copy a loot as often as effects wait for the next one that its player plays; they pass by trinkets and ambushes."""
    if {"trinket", "ambush"} & set(item.face.keywords):
        return
    for effect in [e for e in state.lasting if e.kind == "copy_loot" and e.controller == item.controller]:
        state.lasting.remove(effect)
        announce_copy(state, item.controller, item.face)


def announce_loot(state: State, seat: int, card: int) -> None:
    """Begin to play a loot card from the hand (CARD-L-03)."""
    state.players[seat].hand.remove(card)
    state.players[seat].loot_plays -= 1
    state.known.pop(card, None)
    face = state.printed[card]
    item = StackItem(0, "loot", seat, face=face, card=card)
    ability = loot_ability(face)
    if ability is not None:
        item.program, item.specs = ability.do, ability.targets
    state.frames.append(Announce(item=item, modes=ability.modes if ability is not None else ()))


def announce_copy(state: State, seat: int, face: CardDef, *, of_card: bool = False) -> None:
    """Put a copy of a loot on the stack; its controller chooses anew (MECH-COPY-06 to -09)."""
    item = StackItem(0, "loot", seat, face=face, is_copy=True, of_card=of_card)
    ability = loot_ability(face)
    if ability is not None:
        item.program, item.specs = ability.do, ability.targets
    if ability is not None or of_card:
        state.frames.append(Announce(item=item, modes=ability.modes if ability is not None else ()))


def loot_ability(face: Any) -> Any:
    """Find a card's loot ability."""
    for ability in face.abilities:
        if ability.type == "loot":
            return ability
    return None


def announce_ability(state: State, seat: int, oid: int, number: int) -> None:
    """Begin to use an activated or paid ability (ABIL-06)."""
    obj = state.objects[oid]
    ability: Any = obj.face.abilities[number]
    is_paid = isinstance(ability, Paid)
    item = StackItem(
        0, "ability", seat, oid, obj.face, obj.card, ability.do, ability.targets,
        activated=True, of_item=obj.zone == "item",
    )  # fmt: skip
    if is_paid or item.specs or ability.modes:
        state.frames.append(
            Announce(item=item, modes=ability.modes, cost=ability.cost if is_paid else None, taps=not is_paid)
        )
    else:
        deactivate(state, obj)
        place(state, item)


# --- leaving the stack -------------------------------------------------------------------------------------------------


def resolve_top(state: State) -> None:
    """Try to resolve the top of the stack (STACK-03); a roll, damage or death may find that it has to wait."""
    item = state.stack[-1]
    if state.next_id - state.turn_began_at > OBJECTS_A_TURN:
        state.winners = ()
        state.over = True
        return
    special = RESOLVERS.get(item.kind)
    if special is not None:
        special(state, item)
        return
    state.stack.pop()
    if item.specs and not _recheck(state, item):
        fizzle(state, item)
        return
    tell(
        state,
        Fact("stack_resolved", seat=item.controller, obj=item.source, card=item.card, sid=item.id, word=item.kind),
    )
    if item.face.is_event:
        state.dirty = True  # the event may be finished; whatever else changes says so itself
    program = (May(do=item.program),) if item.may else item.program
    if item.kind == "loot" and not item.is_copy:
        state.frames.append(FinishLoot(card=item.card, seat=item.controller))
    state.frames.append(
        Run(
            controller=item.controller, source=item.source, face=item.face, program=program, bound=item.bound,
            event=item.event, result=item.result, card=item.card, is_copy=item.is_copy, replaced=item.replaced,
        )
    )  # fmt: skip


def _recheck(state: State, item: StackItem) -> bool:
    """Drop targets that are no longer valid; say whether any is left (ABIL-03, A-17)."""
    kept = []
    aimed = False
    for spec in item.specs:
        for name, ref in item.bound:
            if name == spec.name:
                if ref[0] != "number":
                    aimed = True
                if is_still_valid(state, spec, item, ref):
                    kept.append((name, ref))
    item.bound = tuple(kept)
    return not aimed or any(ref[0] != "number" for _, ref in kept)


def fizzle(state: State, item: StackItem) -> None:
    """Let the game cancel a thing that lost its targets (MECH-FIZ-01)."""
    state.dirty = True
    tell(state, Fact("fizzled", seat=item.controller, obj=item.source, card=item.card, sid=item.id, word=item.kind))
    lay_down(state, item)


def cancel(state: State, item: StackItem) -> None:
    """Take a thing off the stack without effect (MECH-CAN-01)."""
    state.stack.remove(item)
    tell(state, Fact("cancelled", seat=item.controller, obj=item.source, card=item.card, sid=item.id, word=item.kind))
    lay_down(state, item)
    state.dirty = True


def lay_down(state: State, item: StackItem) -> None:
    """Put away what a thing that left the stack was made of: a loot card goes to discard (STACK-09)."""
    if item.kind == "loot" and not item.is_copy:
        discard_card(state, item.card)
    elif item.kind == "death":
        spare(state, item.target)
    elif item.kind == "roll" and item.reply:
        for frame in state.frames:
            if getattr(frame, "ticket", 0) == item.reply:
                frame.result = 0


def spare(state: State, target: Ref) -> None:
    """Heal what does not die after all to at least 1 HP (MECH-CAN-02)."""
    kind, number = target
    if kind == "player":
        player = state.players[number]
        player.dying = False
        player.killer = GAME  # who kills is asked anew for each death
        if not player.dead:
            player.damage = min(player.damage, max(0, max_hp(state, number) - 1))
    elif number in state.objects:
        obj = state.objects[number]
        obj.dying = False
        obj.killer, obj.killing_roll = GAME, 0
        obj.damage = min(obj.damage, max(0, object_max_hp(state, obj) - 1))


def resolving_loot(state: State) -> FinishLoot | None:
    """Find the frame that holds the loot card which is resolving now."""
    for frame in reversed(state.frames):
        if isinstance(frame, FinishLoot):
            return frame
        if not isinstance(frame, Run | Queue | OneByOne):
            return None
    return None
