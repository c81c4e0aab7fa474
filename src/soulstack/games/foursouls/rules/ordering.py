"""The order of several things that one effect is about.

That of "each monster" is chosen by the ability's controller, for the game by the active player (MECH-EACH-05); that of
several items of one player by that player (MECH-EACH-02).
"""

from soulstack.games.foursouls.rules.frames import Run, answer
from soulstack.games.foursouls.rules.selecting import objects, you
from soulstack.games.foursouls.rules.state import Obj, State
from soulstack.kernel.decisions import Option
from soulstack.kernel.programs import Done, pick, question

MONSTERS = ("each_monster", "each_other_monster", "each_unattacked_monster")


def in_order(state: State, run: Run, word: str) -> list[Obj] | None:
    """List the objects that a word means in the order chosen for them, or None when that is being asked first.

    The effect that asks is carried out again once the order is known. Monsters that are alike need no order.
    """
    found = objects(state, run, word)
    if len(found) < 2 or all(obj.face is found[0].face for obj in found):
        return found
    if word in MONSTERS:
        seat = you(state, run)
    elif is_about_items(word) and all(obj.controller == found[0].controller for obj in found):
        seat = found[0].controller
    else:
        return found
    if run.order:
        chosen = [state.objects[oid] for oid in run.order]
        run.order = ()
        return chosen
    run.pc -= 1
    options = [pick(("obj", obj.id)) for obj in found]
    count = len(options)
    card = run.face.id if run.face is not None else ""
    question(
        state, "things_ordered", seat, "order", options, low=count, high=count, ordered=True, prompt="order_things",
        card=card,
    )  # fmt: skip
    return None


def is_about_items(word: str) -> bool:
    """Tell whether a word means all items of players."""
    return word == "each_item_you_control" or word.startswith("items_of:")


@answer
def things_ordered(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Note the order for the effect that asked; the first named comes first."""
    state.frames[-1].order = tuple(p.ref[1] for p in picks if p.ref is not None)
    return None
