"""What cards can do: one frozen record for each verb, tagged by `op` in the card files.

Words that name players: `you` (the controller; on cards of the game the active player), `active`, `they` (the player whom the
trigger is about), `attacker`, `killer` (or whoever else did what the trigger is about), `roller` (in a roll of several
players), `each` (in what players do one by one), `left`, `right` (of the active player), `left_of_killer`, `random_player`,
the groups `each_player`, `each_other_player` (all but you), `each_other_than_active`, `each_other_than_they`, and the name of
any target. Words that name objects: `this`, `event` (the object, roll, damage or death that the trigger is about), `dealer`
(the monster or player that dealt the damage), `character` (yours), `attacked_monster`, the groups `each_monster`,
`each_other_monster` (neither this nor the trigger's), `each_unattacked_monster`, `each_shop_item`, `each_item`,
`each_item_you_control`, and the name of any target. `everyone` is each monster and each player.

Amounts are whole numbers or one of: `event_amount` (of the trigger), `twice_event_amount`, `roll` (the result of the roll
that led here), `done` (how much the verb before this one really did), `counters` (on this), `noted` (the number noted on
this), `all`, `any` (as many as the chooser likes), `cents_of:`, `half_cents_of:`, `hand_of:` or `half_hand_of:` before a
word for a player, or the name of a number chosen as a target.
"""

from typing import TypeAlias

from soulstack.games.foursouls.cards.vocabulary.conditions import When, Where
from soulstack.games.foursouls.cards.vocabulary.control import (
    CopyLootCard,
    If,
    IfDiscarded,
    IfDone,
    May,
    OneByOne,
    VoteAndDestroy,
)
from soulstack.games.foursouls.cards.vocabulary.decks import (
    ChooseAndDiscard,
    CoverSlot,
    DiscardTop,
    Expand,
    FetchFromDiscard,
    Look,
    PutInDiscard,
    PutOnDeck,
    PutUnderDeck,
    ReturnTopDiscard,
    RevealTop,
    Search,
)
from soulstack.games.foursouls.cards.vocabulary.digging import Dig
from soulstack.games.foursouls.cards.vocabulary.fighting import (
    DealDamage,
    DivideDamage,
    DoubleRewards,
    Heal,
    Kill,
    Modify,
    PayHp,
    PreventDamage,
    PreventDeath,
    Shield,
    TakeDamage,
)
from soulstack.games.foursouls.cards.vocabulary.hands import ForcePlay, PassHands, PutBack, SeeHand, StealLoot, SwapLoot
from soulstack.games.foursouls.cards.vocabulary.items import (
    AddCounters,
    BecomeCopy,
    BecomeSoul,
    CopyAbility,
    Deactivate,
    DemandItem,
    Destroy,
    Flip,
    GiveItem,
    Note,
    Recharge,
    RemoveCounters,
    RerollItem,
    Sacrifice,
    StealItem,
    StealSoul,
    SwapItems,
)
from soulstack.games.foursouls.cards.vocabulary.lending import Forbid, ThisTurn
from soulstack.games.foursouls.cards.vocabulary.resources import (
    Discard,
    GainCents,
    GainTreasure,
    Loot,
    LoseCents,
    MatchPlayer,
    StealCents,
)
from soulstack.games.foursouls.cards.vocabulary.rolling import (
    Cancel,
    CancelAttack,
    CancelEverything,
    ChangeRoll,
    ChooseDie,
    FlipRoll,
    Reroll,
    Roll,
    RollResult,
    WatchNextRoll,
)
from soulstack.games.foursouls.cards.vocabulary.targets import TargetSpec
from soulstack.games.foursouls.cards.vocabulary.turning import (
    CopyNextLoot,
    DoubleLoot,
    EndTurn,
    ExtraTurn,
    GrantAttack,
    GrantLootPlay,
    GrantPurchase,
    JoinAttack,
    MustAttack,
    NextLootFromDiscard,
    RedirectAttack,
    SkipTurn,
    Win,
)
from soulstack.games.foursouls.cards.vocabulary.words import Amount, Deck, Row, Stat, TargetKind, Trigger

Effect: TypeAlias = (
    GainCents
    | LoseCents
    | StealCents
    | Loot
    | Discard
    | GainTreasure
    | MatchPlayer
    | DealDamage
    | TakeDamage
    | DivideDamage
    | Shield
    | PreventDamage
    | PreventDeath
    | Heal
    | PayHp
    | Kill
    | Modify
    | DoubleRewards
    | Destroy
    | Sacrifice
    | Recharge
    | Deactivate
    | StealItem
    | GiveItem
    | SwapItems
    | StealSoul
    | RerollItem
    | BecomeSoul
    | BecomeCopy
    | CopyAbility
    | AddCounters
    | RemoveCounters
    | Flip
    | Note
    | DemandItem
    | PutBack
    | SeeHand
    | StealLoot
    | SwapLoot
    | PassHands
    | ForcePlay
    | Look
    | RevealTop
    | DiscardTop
    | ReturnTopDiscard
    | FetchFromDiscard
    | Expand
    | PutInDiscard
    | ChooseAndDiscard
    | PutUnderDeck
    | PutOnDeck
    | CoverSlot
    | Search
    | Dig
    | Roll
    | Reroll
    | ChangeRoll
    | Cancel
    | CancelEverything
    | CancelAttack
    | WatchNextRoll
    | FlipRoll
    | ChooseDie
    | EndTurn
    | GrantLootPlay
    | GrantAttack
    | MustAttack
    | GrantPurchase
    | DoubleLoot
    | NextLootFromDiscard
    | CopyNextLoot
    | ExtraTurn
    | SkipTurn
    | JoinAttack
    | Win
    | RedirectAttack
    | ThisTurn
    | Forbid
    | VoteAndDestroy
    | CopyLootCard
    | OneByOne
    | IfDiscarded
    | IfDone
    | If
    | May
)

__all__ = [
    "AddCounters",
    "Amount",
    "BecomeCopy",
    "BecomeSoul",
    "Cancel",
    "CancelAttack",
    "CancelEverything",
    "ChangeRoll",
    "ChooseAndDiscard",
    "ChooseDie",
    "CopyAbility",
    "CopyLootCard",
    "CopyNextLoot",
    "CoverSlot",
    "Deactivate",
    "DealDamage",
    "Deck",
    "DemandItem",
    "Destroy",
    "Dig",
    "Discard",
    "DiscardTop",
    "DivideDamage",
    "DoubleLoot",
    "DoubleRewards",
    "Effect",
    "EndTurn",
    "Expand",
    "ExtraTurn",
    "FetchFromDiscard",
    "Flip",
    "FlipRoll",
    "Forbid",
    "ForcePlay",
    "GainCents",
    "GainTreasure",
    "GiveItem",
    "GrantAttack",
    "GrantLootPlay",
    "GrantPurchase",
    "Heal",
    "If",
    "IfDiscarded",
    "IfDone",
    "JoinAttack",
    "Kill",
    "Look",
    "Loot",
    "LoseCents",
    "MatchPlayer",
    "May",
    "Modify",
    "MustAttack",
    "NextLootFromDiscard",
    "Note",
    "OneByOne",
    "PassHands",
    "PayHp",
    "PreventDamage",
    "PreventDeath",
    "PutBack",
    "PutInDiscard",
    "PutOnDeck",
    "PutUnderDeck",
    "Recharge",
    "RedirectAttack",
    "RemoveCounters",
    "Reroll",
    "RerollItem",
    "ReturnTopDiscard",
    "RevealTop",
    "Roll",
    "RollResult",
    "Row",
    "Sacrifice",
    "Search",
    "SeeHand",
    "Shield",
    "SkipTurn",
    "Stat",
    "StealCents",
    "StealItem",
    "StealLoot",
    "StealSoul",
    "SwapItems",
    "SwapLoot",
    "TakeDamage",
    "TargetKind",
    "TargetSpec",
    "ThisTurn",
    "Trigger",
    "VoteAndDestroy",
    "WatchNextRoll",
    "When",
    "Where",
    "Win",
]
