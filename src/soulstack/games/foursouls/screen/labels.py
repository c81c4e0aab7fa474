"""Short words for what the table shows; rules text comes from the cards and sentences from the session."""

from soulstack.app.language import tr
from soulstack.games.foursouls.rules.view import StackView, TableView
from soulstack.games.foursouls.screen.faces import DECKS
from soulstack.kernel.ids import Ref
from soulstack.ui.cards.book import CardBook

STEPS = (
    ("start", "Start", {"recharge", "start"}),
    ("loot", "Loot", {"loot"}),
    ("action", "Action", {"action", "purchase"}),
    ("attack", "Attack", {"attack"}),
    ("end", "End", {"ending", "cleanup", "end"}),
)
"""The steps on the strip: an id, a word, and the engine's steps it stands for."""

STACK_TITLES = {
    "roll": "Dice roll",
    "attack_roll": "Attack roll",
    "damage": "Damage",
    "combat_damage": "Combat damage",
    "death": "Death",
}
STACK_ICONS = {
    "roll": "die",
    "attack_roll": "sword",
    "damage": "heart",
    "combat_damage": "sword",
    "death": "skull",
}
DECK_TITLES = {"loot": "Loot deck", "treasure": "Treasure deck", "monster": "Monster deck", "room": "Room deck"}
DISCARD_TITLES = {
    "loot": "Loot discard",
    "treasure": "Treasure discard",
    "monster": "Monster discard",
    "room": "Room discard",
}


def step_of(view: TableView) -> str:
    """Names the step of the strip that a view is in."""
    for name, _, steps in STEPS:
        if view.step in steps:
            return name
    return "start" if view.phase == "start" else "end" if view.phase == "end" else "action"


def stack_title(entry: StackView, book: CardBook) -> str:
    """Gives the heading of a stack entry."""
    if entry.kind in STACK_TITLES:
        return tr(STACK_TITLES[entry.kind])
    return book.name(entry.card) if entry.card else tr("The game")


def name_of(ref: Ref, view: TableView, names: tuple[str, ...], book: CardBook) -> str:
    """Names what a reference is about."""
    kind, number = ref
    if kind == "player" and 0 <= number < len(names):
        return names[number]
    if kind == "obj":
        obj = view.objects.get(number)
        if obj is None:
            return tr("something gone")
        if obj.zone == "character" and 0 <= obj.controller < len(names):
            return names[obj.controller]
        return book.name(obj.shown)
    if kind == "stack":
        for entry in view.stack:
            if entry.id == number:
                return stack_title(entry, book)
        return tr("something gone")
    if kind == "deck":
        return tr(DECK_TITLES[DECKS[number]]) if 0 <= number < len(DECKS) else tr("a deck")
    if kind == "slot":
        top = view.objects.get(view.monsters[number].top) if 0 <= number < len(view.monsters) else None
        return tr("slot of {name}", name=book.name(top.shown)) if top is not None else tr("slot {n}", n=number + 1)
    if kind == "card" and 0 <= number < len(view.printed):
        return book.name(view.printed[number])
    return tr("a card")


def card_of(ref: Ref, view: TableView) -> str:
    """Gives the id of the card that a reference shows, or an empty text."""
    kind, number = ref
    if kind == "obj":
        obj = view.objects.get(number)
        return obj.shown if obj is not None else ""
    if kind == "card":
        return view.printed[number] if 0 <= number < len(view.printed) else ""
    if kind == "player" and 0 <= number < len(view.seats):
        character = view.objects.get(view.seats[number].character)
        return character.shown if character is not None else ""
    if kind == "slot" and 0 <= number < len(view.monsters):
        top = view.objects.get(view.monsters[number].top)
        return top.shown if top is not None else ""
    if kind == "stack":
        return next((entry.card for entry in view.stack if entry.id == number), "")
    return ""
