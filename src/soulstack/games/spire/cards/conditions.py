"""Conditions: everything that is named in one must hold."""

from typing import Any, Literal

from attrs import field, fields, frozen

from soulstack.games.spire.cards.words import CardType, Keyword, Rarity, Stance


@frozen
class When:
    """Conditions that must all hold when they are read; what is left out does not matter."""

    stance: Stance | None = None
    die: tuple[int, ...] = ()
    """The die of the round shows one of these."""
    holds_shiv: bool | None = None
    discarded_this_turn: bool | None = None
    """A card effect made you discard this turn."""
    switched_stance: bool | None = None
    """You switched stance this turn."""
    lost_hp: bool | None = None
    """You have lost HP this combat."""
    shuffled: bool | None = None
    """You have shuffled your draw pile this combat."""
    played_power: bool | None = None
    """You played a Power this turn."""
    first_card: bool | None = None
    """This is the first card you play this turn."""
    was_retained: bool | None = None
    """This card was Retained last turn."""
    free_on_discard: bool | None = None
    """The top card of your discard pile costs 0."""
    target_unhurt: bool | None = None
    target_poisoned: bool | None = None
    killed: bool | None = None
    """The effect before this one killed an enemy."""
    drew: CardType | None = None
    """The card just drawn is of this type."""
    no_attack_in_hand: bool | None = None
    only_attacks_in_hand: bool | None = None
    sole_attack: bool | None = None
    """It is the only Attack in your hand."""
    draw_pile_empty: bool | None = None
    hand_empty: bool | None = None
    hand_at_most: int | None = None
    block_at_most: int | None = None
    orbs_at_least: int | None = None
    gold_at_least: int | None = None
    cubes_at_least: int | None = None
    hp_below: int | None = None
    round: int | None = None
    from_round: int | None = None
    solo: bool | None = None
    mode: str | None = None
    """The enemy is in this mode."""
    slots: tuple[int, ...] = ()
    """The cube of the enemy stands on one of these slots."""
    x_at_least: int | None = None
    own_orbs: bool | None = None
    """The hero's own board has orb slots."""
    own_stances: bool | None = None
    done_at_least: int | None = None
    """The effect before this one really did so much."""
    it_in_hand: bool | None = None
    """The card that the trigger is about is in the hand of the hero that it is about."""
    exhausted_x: bool | None = None
    """The card just Exhausted has an X cost."""
    parts: tuple[tuple[str, Any], ...] = field(init=False, repr=False, eq=False)
    """What is named, to be asked one by one."""

    def __attrs_post_init__(self) -> None:
        named = [(a.name, getattr(self, a.name)) for a in fields(type(self)) if a.init]
        object.__setattr__(self, "parts", tuple(item for item in named if item[1] not in {None, ()}))


@frozen
class Where:
    """What a trigger or a static must be about; what is left out does not matter."""

    type: CardType | None = None
    types: tuple[CardType, ...] = ()
    rarity: Rarity | None = None
    keyword: Keyword | None = None
    not_keyword: Keyword | None = None
    base: Literal["", "strike", "defend"] = ""
    """Only the Strike or Defend of a starter deck."""
    cost: int | None = None
    in_row: bool | None = None
    """Only in the row of this enemy."""
    name: str = ""
    not_self: bool = False
