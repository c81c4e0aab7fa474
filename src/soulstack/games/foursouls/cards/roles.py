"""Which words the card files may use where: the `vocabulary` in a form that can be checked."""

from typing import Final

from soulstack.games.foursouls.cards import vocabulary as e

PLAYERS: Final = frozenset({
    "you", "active", "they", "attacker", "killer", "roller", "each", "left", "right", "left_of_killer", "random_player",
    "each_player", "each_other_player", "each_other_than_active", "each_other_than_they",
})  # fmt: skip
OBJECTS: Final = frozenset({
    "this", "event", "dealer", "character", "attacked_monster", "each_monster", "each_other_monster",
    "each_unattacked_monster", "each_shop_item", "each_item", "each_item_you_control",
})  # fmt: skip
AMOUNTS: Final = frozenset({
    "event_amount", "twice_event_amount", "roll", "done", "counters", "noted", "all", "any",
})  # fmt: skip
AMOUNTS_OF: Final = ("cents_of:", "half_cents_of:", "hand_of:", "half_hand_of:")
"""Before a word for a player: how many they have."""
DECKS: Final = frozenset({"loot", "treasure", "monster", "room", "each"})
ITEMS_OF: Final = "items_of:"
"""Before a word for players: every item that they control."""

ABOUT_THE_TRIGGER: Final = frozenset({
    "they", "killer", "left_of_killer", "each_other_than_they", "event", "dealer", "event_amount", "twice_event_amount",
})  # fmt: skip
"""Words that mean nothing unless something triggered the ability."""

WORDS: Final = {
    "player": PLAYERS,
    "object": OBJECTS,
    "anyone": PLAYERS | OBJECTS | {"everyone"},
    "stack": frozenset({"event"}),
    "roll": frozenset({"event"}),
    "deck": DECKS,
    "slot": frozenset({""}),
    "amount": AMOUNTS,
    "number": frozenset({""}),
    "doer": PLAYERS | {""},
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
    "doer": frozenset({"player", "attack"}),
    "attack": frozenset({"monster"}),
}
"""For each role, which kinds of target can play it."""

ROLES: Final = {
    "amount": "amount",
    "heal": "amount",
    "take": "amount",
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
    "by": "doer",
    "about": "doer",
}
"""What the word under a key of an effect stands for."""

ODD_ROLES: Final[dict[tuple[type, str], str]] = {
    (e.GiveItem, "to"): "player",
    (e.ChangeRoll, "to"): "amount",
    (e.Cancel, "what"): "stack",
    (e.TakeDamage, "who"): "anyone",
    (e.When, "who"): "anyone",
    (e.StealSoul, "of"): "anyone",
}
FREE: Final[frozenset[tuple[type, str]]] = frozenset({
    (e.AddCounters, "name"), (e.Search, "card"), (e.Search, "keyword"), (e.ThisTurn, "on"), (e.Dig, "to"), (e.Forbid, "what"),
    (e.IfDiscarded, "named"),
})  # fmt: skip
"""Words of their own kind, which are checked apart or not at all."""


def role_of(record: type, key: str) -> str:
    """Says what the word under a key of a record stands for, or nothing for a word of another sort."""
    if (record, key) in FREE:
        return ""
    return ODD_ROLES.get((record, key), ROLES.get(key, ""))
