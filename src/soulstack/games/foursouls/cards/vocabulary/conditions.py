"""What must hold: for a condition, and for a fact that a trigger or replacement answers."""

from typing import Literal

from attrs import frozen


@frozen
class When:
    """Conditions that must all hold; `who` says whose cents, hand, HP or souls are meant."""

    who: str = "you"
    your_turn: bool | None = None
    cents: int | None = None
    cents_at_least: int | None = None
    hand: int | None = None
    hand_at_least: int | None = None
    hp: int | None = None
    hp_at_most: int | None = None
    counters_at_least: int | None = None
    counters_below: int | None = None
    guppy_items_at_least: int | None = None
    souls_at_least: int | None = None
    roll_on_stack: bool | None = None
    hand_at_most: int | None = None
    most: Literal["", "souls", "items"] = ""
    """Nobody has more of these."""
    fewest: Literal["", "souls"] = ""
    """Nobody has fewer of these."""
    only_living: bool | None = None
    bought: bool | None = None
    """A shop item was bought this turn."""
    loot_played_at_least: int | None = None
    """Loot cards that the player has played this turn."""
    abilities_used_at_least: int | None = None
    """Abilities that the player has activated this turn."""


@frozen
class Where:
    """Which facts a trigger or replacement answers; everything given must hold."""

    who: Literal["any", "you", "other", "active"] = "any"
    """The player whom the fact is about."""
    what: Literal["any", "this", "other", "attacked_this", "monster"] = "any"
    """The object that the fact is about; `attacked_this`: it happened in an attack on this."""
    by: Literal["any", "you", "this", "active", "player"] = "any"
    """Who or what caused it; `player`: any of them."""
    value: tuple[int, ...] = ()
    attack_roll: bool | None = None
    combat: bool | None = None
    at_least: int = 0
    first_each_turn: bool = False
    every_second: bool = False
    item: bool | None = None
    from_deck: bool | None = None
    """The attacked card was revealed by an attack on the deck."""
    repeats: Literal["", "roll", "attack_roll"] = ""
    """The roll has the same result as the same player's roll, or attack roll, before it this turn."""
    attacked: bool | None = None
    """The player whom the fact is about was attacked this turn."""
