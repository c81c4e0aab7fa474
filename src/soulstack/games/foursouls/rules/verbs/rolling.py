"""Dice and the stack: rolling, rerolling, changing rolls, cancelling."""

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.rules.combat import cancel_attack as stop_attack
from soulstack.games.foursouls.rules.combat import end_attack
from soulstack.games.foursouls.rules.dice import change, throw
from soulstack.games.foursouls.rules.dice import reroll as throw_again
from soulstack.games.foursouls.rules.dice import roll as roll_die
from soulstack.games.foursouls.rules.frames import Run, answer, task, verb
from soulstack.games.foursouls.rules.selecting import (
    bound_ref,
    number,
    seats,
    stack_item,
    you,
)
from soulstack.games.foursouls.rules.stack import cancel as take_off
from soulstack.games.foursouls.rules.state import Lasting, StackItem, State
from soulstack.games.foursouls.rules.triggers import tell
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.programs import Done, Task, do_tasks, pick, question


@verb(e.Roll)
def roll(state: State, run: Run, effect: e.Roll) -> Done:
    """Roll a die whose result leads on (KEY-12); it lies on the stack once this ability has resolved (KEY-13).

    Several players roll in turn order (MECH-EACH-01); only damage and deaths go on the stack the other way round. Several
    dice of one player are all thrown first, and the roller chooses their order (A-48).
    """
    tasks: list[Task] = []
    for seat in seats(state, run, effect.who):
        bound = run.bound if effect.who == "you" else (*run.bound, ("roller", ("player", seat)))
        dice = [
            roll_die(
                state, seat, source=run.source, face=run.face, controller=run.controller, linked=effect.results,
                bound=bound, event=run.event, card=run.card,
            )
            for _ in range(effect.times)
        ]  # fmt: skip
        tasks.append(("order_dice", (seat, tuple(item.id for item in dice))))
    return do_tasks(state, tasks)


@task
def order_dice(state: State, seat: int, dice: tuple[int, ...]) -> Done:
    """Let the roller choose which of several dice resolves first; those that show the same need no order."""
    thrown = [item for item in state.stack if item.id in dice]
    if len({item.value for item in thrown}) < 2:
        return len(dice)
    options = [pick(("stack", item.id)) for item in reversed(thrown)]
    count = len(options)
    question(
        state, "dice_ordered", seat, "order", options, low=count, high=count, ordered=True, prompt="order_dice",
        card=thrown[0].face.id if thrown[0].face is not None else "",
    )  # fmt: skip
    return None


@answer
def dice_ordered(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Lay the dice on the stack so that the first named resolves first."""
    wanted = [p.ref[1] for p in picks if p.ref is not None]
    thrown = {item.id: item for item in state.stack if item.id in wanted}
    places = [i for i, item in enumerate(state.stack) if item.id in thrown]
    for place, sid in zip(places, reversed(wanted), strict=True):
        state.stack[place] = thrown[sid]
    return len(wanted)


def rolls(state: State, run: Run, word: str) -> list[StackItem]:
    """List the rolls on the stack that a word means."""
    if word == "event":
        found = stack_item(state, run.event.sid) if run.event is not None else None
    else:
        ref = bound_ref(run, word)
        found = stack_item(state, ref[1]) if ref is not None and ref[0] == "stack" else None
    return [found] if found is not None and found.kind == "roll" else []


@verb(e.Reroll)
def reroll(state: State, run: Run, effect: e.Reroll) -> Done:
    """Throw a die on the stack again."""
    found = rolls(state, run, effect.roll)
    for item in found:
        throw_again(state, item)
    return len(found)


@verb(e.ChangeRoll)
def change_roll(state: State, run: Run, effect: e.ChangeRoll) -> Done:
    """Add to a roll on the stack or set it."""
    found = rolls(state, run, effect.roll)
    for item in found:
        to = number(state, run, effect.to)
        change(state, item, to or item.value + number(state, run, effect.plus))
    return len(found)


@verb(e.FlipRoll)
def flip_roll(state: State, run: Run, effect: e.FlipRoll) -> Done:
    """Turn a roll on the stack upside down (MECH-FLIP-03)."""
    found = rolls(state, run, effect.roll)
    for item in found:
        change(state, item, 7 - item.value)
    return len(found)


@verb(e.Cancel)
def cancel(state: State, run: Run, effect: e.Cancel) -> Done:
    """Cancel a thing on the stack."""
    ref = bound_ref(run, effect.what)
    item = stack_item(state, ref[1]) if ref is not None and ref[0] == "stack" else None
    if item is None:
        return 0
    take_off(state, item)
    return 1


@verb(e.CancelEverything)
def cancel_everything(state: State, run: Run, effect: e.CancelEverything) -> Done:  # noqa: ARG001 - the shape of verbs
    """Cancel all that has not resolved, the attack included."""
    stop_attack(state)
    end_attack(state)
    for item in list(reversed(state.stack)):
        if item in state.stack:
            take_off(state, item)
    state.waiting.clear()
    return 1


@verb(e.CancelAttack)
def cancel_attack(state: State, run: Run, effect: e.CancelAttack) -> Done:  # noqa: ARG001 - the shape of verbs
    """Cancel the attack that is under way."""
    if state.attack is None or state.attack.over:
        return 0
    stop_attack(state)
    return 1


@verb(e.WatchNextRoll)
def watch_next_roll(state: State, run: Run, effect: e.WatchNextRoll) -> Done:
    """Wait for the very next roll."""
    value = number(state, run, effect.value)
    state.lasting.append(
        Lasting(state.new_id(), "watch_roll", run.controller, run.face.id, value=value, program=effect.do)
    )
    tell(state, Fact("number_named", seat=run.controller, value=value))
    return 1


@verb(e.ChooseDie)
def choose_die(state: State, run: Run, effect: e.ChooseDie) -> Done:
    """Throw the other dice and ask which one counts (A-48)."""
    for item in rolls(state, run, effect.roll)[:1]:
        thrown = [item.value, *(throw(state) for _ in range(effect.dice - 1))]
        for value in thrown[1:]:
            tell(state, Fact("die_changed", seat=item.controller, value=value, sid=item.id))
        options = [Option("number", None, value) for value in sorted(set(thrown))]
        question(state, "die_chosen", you(state, run), "number", options, (item.id,), prompt="number", card=run.face.id)
        return None
    return 0


@answer
def die_chosen(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Give the roll the chosen result."""
    item = stack_item(state, data[0])
    if item is None:
        return 0
    change(state, item, picks[0].n)
    return 1
