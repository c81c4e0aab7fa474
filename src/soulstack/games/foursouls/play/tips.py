"""Tips for the first games: each is told once, when what it is about comes up for the first time."""

from collections.abc import Collection
from typing import Final

from soulstack.games.foursouls.rules.view import TableView
from soulstack.kernel.decisions import Decision

TIPS: Final = {
    "turn": "Your turn. What glows can be used: click it, or drag it onto the table. Attack, buy and end your turn with the "
    "buttons below.",
    "window": "Somebody has put something on the stack, and you could answer it. Use a card that glows, or pass with {confirm}. "
    "The last one in is the first one out.",
    "attack": "Point at a monster before you attack it: a plate shows how likely you win the fight, and how likely you die.",
    "buy": "You can afford an item. Click one in the shop, or the treasure deck for a surprise. You may buy once a turn.",
    "item": "An item with the sign ↷ can be used by turning it sideways. It stands up again at the start of your turn.",
    "death": "Whoever dies pays: a cent, a loot card and an item that is not eternal. They come back for the next turn.",
    "soul": "A soul! Four of them win the game. Click a soul to look at its card.",
    "passed": "Windows that hardly concern you pass by themselves. Press {respond} to step in, or hold {control} to be asked "
    "about everything.",
    "shared": "You share this screen. The curtain comes before a hand is shown; when all may answer, anybody presses their "
    "button.",
    "hand": "At the end of your turn you keep at most ten loot cards.",
}
"""What each tip says; in this order they are offered when several would fit."""
DONE: Final = {
    "turn": ("loot_played", "ability_activated", "attack_declared", "purchase_declared", "end_declared"),
    "window": ("stack_resolved", "loot_played", "ability_activated"),
    "attack": ("attack_declared",),
    "buy": ("purchase_declared",),
    "item": ("ability_activated",),
    "death": ("turn_started",),
    "soul": ("turn_started",),
    "passed": ("turn_started", "loot_played", "ability_activated"),
    "shared": ("loot_played", "ability_activated", "attack_declared", "purchase_declared", "end_declared"),
    "hand": ("loot_played", "turn_ended"),
}
"""What shows that a tip was obeyed, or that its moment is over."""
ANYBODYS: Final = frozenset({"turn_started", "turn_ended", "stack_resolved"})
"""What ends a moment whoever does it; the rest has to be the player's own doing."""
PRICE: Final = 10
MANY: Final = 9


def due(
    view: TableView, decision: Decision | None, happened: Collection[str], *, passed: bool, shared: bool
) -> list[str]:
    """Name the tips that fit this moment; `happened` are the kinds of facts since the table was opened."""
    found = set()
    if "player_died" in happened:
        found.add("death")
    if "soul_gained" in happened:
        found.add("soul")
    if passed:
        found.add("passed")
    if shared and decision is not None:
        found.add("shared")
    if decision is not None and 0 <= decision.seat < len(view.seats):
        found |= _asked(view, decision)
    return [name for name in TIPS if name in found]


def _asked(view: TableView, decision: Decision) -> set[str]:
    """Name the tips about a question."""
    me = view.seats[decision.seat]
    verbs = {option.verb for option in decision.options}
    found = set()
    if decision.prompt == "priority" and view.stack and len(decision.options) > 1:
        found.add("window")
    if decision.prompt == "turn":
        found.add("turn")
        if "attack" in verbs:
            found.add("attack")
        if "buy" in verbs and me.cents >= PRICE:
            found.add("buy")
        if any(option.verb == "activate" and option.ref != ("obj", me.character) for option in decision.options):
            found.add("item")
        if me.hand_size > MANY:
            found.add("hand")
    return found
