"""Which words the card files may use where: the vocabulary of `effects.py` in a form that can be checked."""

from typing import Final

from soulstack.foursouls import effects as e

PLAYERS: Final = frozenset({
    "you", "active", "they", "attacker", "killer", "left", "right", "random_player",
    "each_player", "each_other_player", "each_other_than_active",
})  # fmt: skip
OBJECTS: Final = frozenset({
    "this", "event", "character", "each_monster", "each_unattacked_monster", "each_shop_item", "each_item_you_control",
})  # fmt: skip
AMOUNTS: Final = frozenset({"event_amount", "roll", "done", "counters", "all", "any"})
DECKS: Final = frozenset({"loot", "treasure", "monster", "room", "each"})
ITEMS_OF: Final = "items_of:"
"""Before a word for players: every item that they control."""

ABOUT_THE_TRIGGER: Final = frozenset({"they", "killer", "event", "event_amount"})
"""Words that mean nothing unless something triggered the ability."""

WORDS: Final = {
    "player": PLAYERS,
    "object": OBJECTS,
    "anyone": PLAYERS | OBJECTS,
    "stack": frozenset({"event"}),
    "roll": frozenset({"event"}),
    "deck": DECKS,
    "slot": frozenset({""}),
    "amount": AMOUNTS,
    "number": frozenset[str](),
    "attack": frozenset({"any", "deck"}),
}
KINDS: Final = {
    "player": frozenset({"player", "attack"}),
    "object": frozenset({"monster", "item", "soul", "curse"}),
    "anyone": frozenset({"monster", "item", "soul", "curse", "player", "attack"}),
    "stack": frozenset({"roll", "attack_roll", "loot", "ability", "damage", "death", "attack"}),
    "roll": frozenset({"roll", "attack_roll"}),
    "deck": frozenset({"deck", "discard"}),
    "slot": frozenset({"monster_slot"}),
    "amount": frozenset({"number"}),
    "number": frozenset({"number"}),
    "attack": frozenset({"monster"}),
}
"""For each role, which kinds of target can play it."""

ROLES: Final = {
    "amount": "amount",
    "heal": "amount",
    "plus": "amount",
    "who": "player",
    "victim": "player",
    "like": "player",
    "to": "anyone",
    "what": "anyone",
    "item": "object",
    "first": "object",
    "second": "object",
    "of": "object",
    "roll": "roll",
    "deck": "deck",
    "slot": "slot",
    "value": "number",
    "on": "attack",
}
"""What the word under a key of an effect stands for."""

ODD_ROLES: Final[dict[tuple[type, str], str]] = {
    (e.GiveItem, "to"): "player",
    (e.ChangeRoll, "to"): "amount",
    (e.Cancel, "what"): "stack",
    (e.TakeDamage, "who"): "anyone",
    (e.When, "who"): "anyone",
}
FREE: Final[frozenset[tuple[type, str]]] = frozenset({
    (e.AddCounters, "name"), (e.Search, "card"), (e.Search, "keyword"),
})  # fmt: skip
"""Words of their own kind, which are checked apart or not at all."""


def role_of(record: type, key: str) -> str:
    """Says what the word under a key of a record stands for, or nothing for a word of another sort."""
    if (record, key) in FREE:
        return ""
    return ODD_ROLES.get((record, key), ROLES.get(key, ""))
