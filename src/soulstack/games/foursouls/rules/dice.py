"""Dice: rolls are things on the stack, with all five steps (DICE-01 to DICE-08)."""

from typing import Any

from soulstack.games.foursouls.cards.schema import Triggered
from soulstack.games.foursouls.cards.vocabulary import RollResult
from soulstack.games.foursouls.rules.frames import answer, replaced_by
from soulstack.games.foursouls.rules.stack import RESOLVERS, Announce
from soulstack.games.foursouls.rules.state import StackItem, State, Waiting
from soulstack.games.foursouls.rules.stats import is_on, owner_of, player_bonus, roll_bonus
from soulstack.games.foursouls.rules.triggers import face_named, fire, tell
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import NO_CARD, NOTHING, Bindings, Ref
from soulstack.kernel.programs import Done, question
from soulstack.kernel.rng import below
from soulstack.kernel.values import clamp

ROLL_HOOKS: list[Any] = []
"""What happens with an attack roll; combat puts its function here."""


def throw(state: State) -> int:
    """Throw a die: a rigged result if one lies ready, else a random one."""
    if state.rigged:
        return state.rigged.pop(0)
    return below(state.streams, "dice", 6) + 1


def roll(
    state: State,
    roller: int,
    *,
    source: int = NOTHING,
    face: Any = None,
    controller: int | None = None,
    linked: tuple[RollResult, ...] = (),
    bound: Bindings = (),
    event: Fact | None = None,
    attack: bool = False,
    reply: int = 0,
    card: int = NO_CARD,
) -> StackItem:
    """Roll a die and put the roll with its result on the stack (DICE-02); abilities that see it rolled trigger (DICE-03)."""
    item = StackItem(
        state.new_id(), "roll", roller, source, face, linked=linked, bound=bound, event=event, attack=attack, reply=reply,
        value=throw(state), amount=roller if controller is None else controller, card=card,
        replaced=replaced_by(state) if linked else (),
    )  # fmt: skip
    state.stack.append(item)
    state.roller = roller
    state.players[roller].rolls += 1
    if state.lasting:
        await_roll(state, item)
    item.first = state.players[roller].rolls == 1
    if attack:
        item.result = take_bonus(state, roller)
    fact = Fact(
        "die_rolled", seat=roller, value=item.value, sid=item.id, source=source, word="attack" if attack else ""
    )
    tell(state, fact)
    fire(state, "die_rolled", fact)
    return item


def take_bonus(state: State, seat: int) -> int:
    """Use up what waits for a player's next attack roll: it is the next one put on the stack (A-75)."""
    bonus = player_bonus(state, "next_attack_roll", seat)
    to = ("player", seat)
    state.lasting[:] = [e for e in state.lasting if e.stat != "next_attack_roll" or e.to != to]
    return bonus


def change(state: State, item: StackItem, value: int) -> None:
    """Change a roll that is on the stack, within 1 to 6 (DICE-01, A-49)."""
    before, item.value = item.value, clamp(value, 1, 6)
    if item.value != before:
        item.asked = 0  # the result arrives anew only when it was another one
    tell(state, Fact("die_changed", seat=item.controller, value=item.value, sid=item.id))


def reroll(state: State, item: StackItem) -> None:
    """Throw the die again; it stays the same roll (MECH-RER-01)."""
    item.value = throw(state)
    item.asked = 0
    tell(state, Fact("die_rerolled", seat=item.controller, value=item.value, sid=item.id))


def try_roll(state: State, item: StackItem) -> None:
    """Let "would roll" abilities have their chance (DICE-05), then let the roll resolve (DICE-06)."""
    word = "attack" if item.attack else ""
    roller = item.controller
    if item.asked != item.value:
        item.asked = item.value
        would = Fact("would_roll", seat=roller, value=item.value, sid=item.id, word=word)
        if fire(state, "would_roll", would):
            return
    if "adjusts" not in state.index or not ask_to_adjust(state, item, ()):
        finish_roll(state, item)


def sum_of(state: State, item: StackItem) -> int:
    """Add up what a roll shows and its continuous modifiers, not yet clamped (A-49)."""
    bonus = roll_bonus(state, item.controller, attack=item.attack, first=item.first)
    return item.value + item.result + bonus + item.adjusted


def ask_to_adjust(state: State, item: StackItem, asked: tuple[Ref, ...]) -> bool:
    """Ask the roller, as the roll resolves, how a card of theirs changes it; say whether there was something to ask."""
    for oid, number in state.index["adjusts"]:
        ref = ("obj", oid * 100 + number)
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        seat = owner_of(state, obj)
        if ref in asked or seat != item.controller or not is_on(state, ability, obj):
            continue
        if ability.attack_roll not in (None, item.attack):
            continue
        total = sum_of(state, item)
        steps = sorted(range(-ability.by, ability.by + 1), key=abs)
        found = {clamp(total + step, 1, 6): step for step in reversed(steps)}
        if len(found) > 1:
            options = [Option("number", None, value) for value in sorted(found)]
            question(
                state, "roll_adjusted", seat, "number", options, (item.id, total, ref, *asked), prompt="adjust_roll",
                card=obj.face.id, source=("obj", oid),
            )  # fmt: skip
            return True
    return False


@answer
def roll_adjusted(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Change the roll as chosen and go on with its resolution: nothing can be done to it any more (DICE-06)."""
    sid, total, *asked = data
    item = next(item for item in state.stack if item.id == sid)
    if clamp(total, 1, 6) != picks[0].n:
        item.adjusted += picks[0].n - total
    if not ask_to_adjust(state, item, tuple(asked)):
        finish_roll(state, item)
    return None


def finish_roll(state: State, item: StackItem) -> None:
    """Apply continuous modifiers; then the result is final (DICE-06, DICE-07)."""
    roller, word = item.controller, "attack" if item.attack else ""
    final = clamp(sum_of(state, item), 1, 6)
    state.stack.remove(item)
    item.value = final
    if item.face is not None and item.face.is_event:
        state.dirty = True
    fact = Fact("roll_resolved", seat=roller, value=final, sid=item.id, source=item.source, word=word)
    tell(state, fact)
    if item.attack:
        for hook in ROLL_HOOKS:
            hook(state, item)
    elif item.linked:
        place_linked(state, item, fact)
    if item.reply:
        for frame in state.frames:
            if getattr(frame, "ticket", 0) == item.reply:
                frame.result = final
    fire(state, "roll_resolved", fact)
    remember(state, item, final)
    watch_roll(state, item)


def remember(state: State, item: StackItem, final: int) -> None:
    """Note the result for what looks at two rolls in a row."""
    player = state.players[item.controller]
    player.last_roll = final
    if item.attack:
        player.last_attack_roll = final


def place_linked(state: State, item: StackItem, fact: Fact) -> None:
    """Put the trigger that is linked to the result on the stack, below all others (KEY-14, A-20)."""
    for line in item.linked:
        if item.value in line.on:
            linked = StackItem(
                0, "ability", item.amount, item.source, item.face, item.card, line.do,
                specs=line.targets, bound=item.bound, may=line.may, event=item.event or fact, result=item.value,
                replaced=item.replaced,
            )  # fmt: skip
            state.frames.append(Announce(item=linked))
            return


def await_roll(state: State, item: StackItem) -> None:
    """Let effects that wait for the very next roll know which one it is; those whose roll never resolved end."""
    rolls = {thing.id for thing in state.stack if thing.kind == "roll"}
    for effect in [e for e in state.lasting if e.kind == "watch_roll"]:
        if not effect.amount:
            effect.amount = item.id
        elif effect.amount not in rolls:
            state.lasting.remove(effect)


def watch_roll(state: State, item: StackItem) -> None:
    """Let effects that wait for this roll see its result and end."""
    for effect in [e for e in state.lasting if e.kind == "watch_roll" and e.amount == item.id]:
        state.lasting.remove(effect)
        if effect.value == item.value:
            ability = Triggered(on="roll_resolved", do=effect.program)
            face = face_named(state, effect.card)
            state.waiting.append(Waiting(effect.controller, NOTHING, face, ability))


RESOLVERS["roll"] = try_roll
