"""The shape of a card file: a card, its abilities, its reward, its costs.

`Ability` is a closed union tagged by `type`. Everything is frozen: one set of definitions serves every game and every clone.
"""

from typing import ClassVar, Literal, TypeAlias

from attrs import field, frozen

from soulstack.games.foursouls.cards.vocabulary import Amount, Effect, Stat, TargetSpec, Trigger, When, Where

Kind: TypeAlias = Literal["treasure", "loot", "monster", "character", "starting_item", "bonus_soul", "room"]
Keyword: TypeAlias = Literal[
    "eternal", "guppy", "trinket", "curse", "indomitable", "ambush", "familiar", "unattackable", "curse_icon"
]


@frozen
class Cost:
    """What a paid ability costs."""

    cents: int = 0
    counters: int = 0
    hp: int = 0
    discard: int = 0
    destroy_items: int = 0
    give_item: bool = False


@frozen
class Mode:
    """One of the things of a "choose one"."""

    text: str
    do: tuple[Effect, ...] = ()
    targets: tuple[TargetSpec, ...] = ()


@frozen
class LootAbility:
    """What a loot card does when it resolves."""

    type: ClassVar[str] = "loot"
    do: tuple[Effect, ...] = ()
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()


@frozen
class Activated:
    """An ability whose cost is turning the object."""

    type: ClassVar[str] = "activated"
    do: tuple[Effect, ...] = ()
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    when: When | None = None
    level: int = 0


@frozen
class Paid:
    """An ability with another cost, as often as it can be paid."""

    type: ClassVar[str] = "paid"
    cost: Cost
    do: tuple[Effect, ...] = ()
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    when: When | None = None
    level: int = 0


@frozen
class Triggered:
    """An ability that goes on the stack when something has happened."""

    type: ClassVar[str] = "triggered"
    on: Trigger
    do: tuple[Effect, ...] = ()
    where: Where = Where()
    when: When | None = None
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    may: bool = False
    at_once: bool = False
    """It replaces what would happen, so it never goes on the stack (REPL-04)."""
    level: int = 0


@frozen
class EventAbility:
    """What an event does on entering play."""

    type: ClassVar[str] = "event"
    do: tuple[Effect, ...] = ()
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()


@frozen
class Static:
    """A stat change that is simply true while the object is in play."""

    type: ClassVar[str] = "static"
    stat: Stat
    plus: int = 0
    times: int = 1
    to: int | None = None
    """For hand_size: it is this many before anything is added."""
    who: Literal["you", "this", "monsters", "other_monsters", "each_player"] = "you"
    """`you` on what the game controls is the active player."""
    values: tuple[int, ...] = ()
    """For combat_damage: only on these attack rolls; for hits: these attack rolls hit too."""
    when: When | None = None
    level: int = 0


@frozen
class Cannot:
    """Something that the rules would allow and this card forbids, or a private look that it allows."""

    type: ClassVar[str] = "cannot"
    what: Literal[
        "be_attacked",
        "be_discarded",
        "play_loot",
        "activate_items",
        "activate_abilities",
        "gain_souls",
        "recharge_character",
        "recharge_items",
    ]
    """`recharge_character` and `recharge_items` are about the recharge step; one item still recharges there."""
    who: Literal["this", "others", "you", "everyone"] = "this"
    when: When | None = None
    level: int = 0


@frozen
class Sees:
    """A deck whose top card you may look at, or the hands of the other players, which everybody sees."""

    type: ClassVar[str] = "sees"
    deck: Literal["loot", "treasure", "monster", "room", "hands"]
    when: When | None = None
    level: int = 0


@frozen
class Attackable:
    """Lets attacks be aimed at this item or room, which has a stat block, or at players, who then have an evasion."""

    type: ClassVar[str] = "attackable"
    who: Literal["this", "players"] = "this"
    evasion: int = 0
    level: int = 0


@frozen
class Duty:
    """An attack that you have to make on each of your turns if you can; only one on the deck is an additional one."""

    type: ClassVar[str] = "duty"
    on: Literal["any", "deck", "this"] = "any"
    when: When | None = None
    level: int = 0


@frozen
class Goal:
    """Something to reach: the first player who has done it so many times while this is in play puts a counter on this."""

    type: ClassVar[str] = "goal"
    on: Trigger
    times: int = 1
    where: Where = Where()
    when: When | None = None
    level: int = 0


@frozen
class Change:
    """How a replacement changes an amount: times, then plus, then at most; `to` sets it; `counters` prevents by counters."""

    plus: int = 0
    times: int = 1
    at_most: int | None = None
    to: int | None = None
    counters: bool = False


@frozen
class Replacement:
    """Something that happens instead; it never uses the stack."""

    type: ClassVar[str] = "replacement"
    replaces: Literal["gain_cents", "take_damage", "loot", "gain_treasure", "destroy", "death_penalty", "attack_target"]
    where: Where = Where()
    when: When | None = None
    change: Change = Change()
    do: tuple[Effect, ...] = ()
    """What happens instead; empty when only the amount changes."""
    also: tuple[Effect, ...] = ()
    """What happens in addition, once it has happened; `event_amount` is how much really did."""
    item_only: bool = False
    """For death_penalty: only the item goes elsewhere, to the active player, and its owner chooses it."""
    level: int = 0


@frozen
class Adjusts:
    """Rolls of yours that you may change by up to so much as they resolve (DICE-06)."""

    type: ClassVar[str] = "adjusts"
    by: int = 1
    attack_roll: bool | None = None
    when: When | None = None
    level: int = 0


@frozen
class Enters:
    """How this enters play."""

    type: ClassVar[str] = "enters"
    counters: int = 0
    deactivated: bool = False
    level: int = 0


@frozen
class GameStart:
    """What this does when the game starts."""

    type: ClassVar[str] = "game_start"
    pick_treasure: int = 0
    """Look at so many treasures and start with one of them, which becomes eternal."""
    go_first: bool = False
    level: int = 0


@frozen
class BonusCondition:
    """When an active bonus soul is gained."""

    type: ClassVar[str] = "bonus"
    when: When
    level: int = 0


Ability: TypeAlias = (
    LootAbility
    | Activated
    | Paid
    | Triggered
    | EventAbility
    | Static
    | Cannot
    | Sees
    | Attackable
    | Duty
    | Goal
    | Replacement
    | Adjusts
    | Enters
    | GameStart
    | BonusCondition
)


@frozen
class Reward:
    """What the active player gets when it dies; `roll_cents` and `roll_loot` pay the result of a roll."""

    cents: int = 0
    loot: int = 0
    treasure: int = 0
    roll_cents: bool = False
    roll_loot: bool = False
    treasure_each: int = 0
    """Treasure that every player gains."""


@frozen
class CardDef:
    """A card as printed, in our own words."""

    id: str
    name: str
    kind: Kind
    text: str
    category: str = ""
    set: str = "base"
    copies: int = 1
    reprints: dict[str, int] = field(factory=dict)
    """Further copies that come with other sets, by set."""
    variant: str = ""
    keywords: tuple[Keyword, ...] = ()
    hp: int | None = None
    evasion: int | None = None
    attack: int | None = None
    souls: int = 0
    reward: Reward = Reward()
    three_plus: bool = False
    starting_item: str = ""
    abilities: tuple[Ability, ...] = ()
    back: "CardDef | None" = None
    """The other face of a card that can be flipped."""
    implemented: bool = True
    """False for a card whose abilities do not all run yet; such a card is never dealt."""
    eternal: bool = field(init=False)
    is_event: bool = field(init=False)
    is_curse: bool = field(init=False)
    has_tap: bool = field(init=False)

    def __attrs_post_init__(self) -> None:
        put = object.__setattr__
        put(self, "eternal", "eternal" in self.keywords or self.kind == "starting_item")
        put(self, "is_curse", "curse" in self.keywords)
        put(self, "is_event", self.kind == "monster" and self.hp is None)
        put(self, "has_tap", Activated in map(type, self.abilities))


__all__ = ["Ability", "Amount", "CardDef", "Effect", "TargetSpec", "Trigger", "When", "Where"]
