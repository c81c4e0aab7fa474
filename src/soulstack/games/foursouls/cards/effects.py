"""What cards can do: one frozen record for each verb, tagged by `op` in the card files.

Words that name players: `you` (the controller; on cards of the game the active player), `active`, `they` (the player whom the
trigger is about), `attacker`, `killer` (or whoever else did what the trigger is about), `roller` (in a roll of several
players), `left`, `right` (of the active player), `left_of_killer`, `random_player`, the groups `each_player`,
`each_other_player` (all but you), `each_other_than_active`, `each_other_than_they`, and the name of any target. Words that
name objects: `this`, `event` (the object, roll, damage or death that the trigger is about), `dealer` (the monster or player
that dealt the damage), `character` (yours), `attacked_monster`, the groups `each_monster`, `each_other_monster` (neither
this nor the trigger's), `each_unattacked_monster`, `each_shop_item`, `each_item`, `each_item_you_control`, and the name of
any target. `everyone` is each monster and each player.

Amounts are whole numbers or one of: `event_amount` (of the trigger), `twice_event_amount`, `roll` (the result of the roll
that led here), `done` (how much the verb before this one really did), `counters` (on this), `noted` (the number noted on
this), `all`, `any` (as many as the chooser likes), `cents_of:`, `half_cents_of:`, `hand_of:` or `half_hand_of:` before a
word for a player, or the name of a number chosen as a target.
"""

from typing import ClassVar, Literal, TypeAlias

from attrs import field, frozen

Amount: TypeAlias = int | str
Deck: TypeAlias = Literal["loot", "treasure", "monster", "room"]
Row: TypeAlias = Literal["shop", "monster", "room"]
Stat: TypeAlias = Literal[
    "hp",
    "attack",
    "evasion",
    "roll",
    "attack_roll",
    "first_attack_roll",
    "first_attack",
    "loot_plays",
    "attacks",
    "purchases",
    "loot_step",
    "price",
    "shop_price",
    "hand_size",
    "combat_damage",
    "souls_to_win",
    "first_roll",
    "next_attack_roll",
    "foe_evasion",
    "free_shop_items",
    "attack_tax",
    "rewards",
    "hits",
]
Trigger: TypeAlias = Literal[
    "turn_started",
    "turn_ending",
    "roll_resolved",
    "die_rolled",
    "would_roll",
    "would_die",
    "would_take_damage",
    "player_damaged",
    "object_damaged",
    "combat_damage_dealt",
    "player_died",
    "player_died_after_penalty",
    "monster_died",
    "monster_died_after_rewards",
    "attack_declared",
    "attack_target_chosen",
    "attack_missed",
    "item_activated",
    "entered_play",
    "cents_gained",
    "loot_gained",
    "flipped",
    "soul_gained",
    "loot_played",
    "item_bought",
    "cents_given",
    "goal_reached",
]


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


@frozen
class GainCents:
    """Moves cents from the pool to players."""

    op: ClassVar[str] = "gain_cents"
    amount: Amount
    who: str = "you"


@frozen
class LoseCents:
    """Moves cents from players to the pool, as many as they have at most."""

    op: ClassVar[str] = "lose_cents"
    amount: Amount
    who: str = "you"


@frozen
class StealCents:
    """Makes a player give cents to another."""

    op: ClassVar[str] = "steal_cents"
    amount: Amount
    victim: str
    who: str = "you"


@frozen
class Loot:
    """Draws loot cards."""

    op: ClassVar[str] = "loot"
    amount: Amount
    who: str = "you"


@frozen
class Discard:
    """Makes players discard loot cards of their choice."""

    op: ClassVar[str] = "discard"
    amount: Amount
    who: str = "you"


@frozen
class GainTreasure:
    """Puts the top cards of the treasure deck into play under a player's control."""

    op: ClassVar[str] = "gain_treasure"
    amount: Amount = 1
    who: str = "you"


@frozen
class DealDamage:
    """Puts damage from this card on the stack."""

    op: ClassVar[str] = "deal_damage"
    amount: Amount
    to: str
    by: str = ""
    """The player who deals it, if it is not this card's controller."""


@frozen
class TakeDamage:
    """Puts damage from the game on the stack."""

    op: ClassVar[str] = "take_damage"
    amount: Amount
    who: str = "you"


@frozen
class DivideDamage:
    """Splits damage: a point for each time that a target was chosen."""

    op: ClassVar[str] = "divide_damage"
    amount: int
    to: str


@frozen
class Shield:
    """Prevents damage that comes later this turn.

    The next `amount` of it, or with `one_hit` up to `amount` (0: all) of the next hit, or all of that but `lower_to`.
    """

    op: ClassVar[str] = "shield"
    to: str = "you"
    amount: int = 0
    one_hit: bool = False
    lower_to: int | None = None
    then: "tuple[Effect, ...]" = ()
    then_targets: "tuple[TargetSpec, ...]" = ()


@frozen
class PreventDamage:
    """Takes damage off the damage that the trigger is about."""

    op: ClassVar[str] = "prevent_damage"
    amount: Amount = "all"


@frozen
class PreventDeath:
    """Stops the death that the trigger is about."""

    op: ClassVar[str] = "prevent_death"
    heal: Amount = 1


@frozen
class Heal:
    """Removes marked damage."""

    op: ClassVar[str] = "heal"
    amount: Amount
    to: str = "you"


@frozen
class PayHp:
    """Loses HP that is not damage, if there is enough of it."""

    op: ClassVar[str] = "pay_hp"
    amount: int = 0
    who: str = "you"
    down_to: int = 0
    """Pay as much as leaves this many HP, if it is more than nothing."""


@frozen
class Kill:
    """Kills a player or destroys an object."""

    op: ClassVar[str] = "kill"
    what: str
    by: str = ""
    """The player who kills, if it is not this card's controller."""


@frozen
class Destroy:
    """Destroys objects."""

    op: ClassVar[str] = "destroy"
    what: str


@frozen
class Sacrifice:
    """Makes players destroy objects of their own choice."""

    op: ClassVar[str] = "sacrifice"
    what: Literal["item", "soul"] = "item"
    amount: int = 1
    who: str = "you"


@frozen
class Recharge:
    """Turns objects upright."""

    op: ClassVar[str] = "recharge"
    what: str
    up_to: int = 0
    """Let you choose at most so many of them."""


@frozen
class Deactivate:
    """Turns objects sideways."""

    op: ClassVar[str] = "deactivate"
    what: str


@frozen
class RollResult:
    """One line of a roll: which results, and what then happens."""

    on: tuple[int, ...]
    do: "tuple[Effect, ...]" = ()
    targets: "tuple[TargetSpec, ...]" = ()
    may: bool = False


@frozen
class Roll:
    """Rolls a die; the result leads to a linked trigger. Of several players each rolls."""

    op: ClassVar[str] = "roll"
    results: tuple[RollResult, ...] = ()
    who: str = "you"
    times: int = 1


@frozen
class Reroll:
    """Throws a die on the stack again."""

    op: ClassVar[str] = "reroll"
    roll: str = "event"


@frozen
class ChangeRoll:
    """Adds to a roll on the stack or sets it."""

    op: ClassVar[str] = "change_roll"
    roll: str = "event"
    plus: Amount = 0
    to: Amount = 0


@frozen
class Cancel:
    """Takes things off the stack without effect."""

    op: ClassVar[str] = "cancel"
    what: str


@frozen
class CancelEverything:
    """Cancels all that waits on the stack and the attack that is under way."""

    op: ClassVar[str] = "cancel_everything"


@frozen
class CancelAttack:
    """Cancels the attack that is under way."""

    op: ClassVar[str] = "cancel_attack"


@frozen
class EndTurn:
    """Moves the turn to its end phase."""

    op: ClassVar[str] = "end_turn"


@frozen
class GrantLootPlay:
    """Gives loot plays that last until end of turn; `amount = "any"` for as many as one likes."""

    op: ClassVar[str] = "grant_loot_play"
    amount: Amount = 1
    who: str = "you"


@frozen
class GrantAttack:
    """Gives additional attacks, perhaps only on the deck, perhaps as a duty."""

    op: ClassVar[str] = "grant_attack"
    amount: int = 1
    who: str = "active"
    on: str = "any"
    must: bool = False
    unlimited: bool = False
    """As many as one likes; only on the deck."""


@frozen
class MustAttack:
    """Obliges the active player to spend an attack on a monster, without giving one."""

    op: ClassVar[str] = "must_attack"
    what: str


@frozen
class GrantPurchase:
    """Gives additional purchases."""

    op: ClassVar[str] = "grant_purchase"
    amount: int = 1
    who: str = "active"


@frozen
class Modify:
    """Changes a stat until end of turn."""

    op: ClassVar[str] = "modify"
    stat: Stat
    plus: int
    to: str = "you"


@frozen
class DoubleLoot:
    """Doubles what a player loots for the rest of the turn."""

    op: ClassVar[str] = "double_loot"
    who: str


@frozen
class NextLootFromDiscard:
    """Makes the next loot of any player come from the loot discard."""

    op: ClassVar[str] = "next_loot_from_discard"


@frozen
class CopyNextLoot:
    """Copies the next loot that you play this turn."""

    op: ClassVar[str] = "copy_next_loot"


@frozen
class WatchNextRoll:
    """Does something when the very next roll resolves as a number."""

    op: ClassVar[str] = "watch_next_roll"
    value: str
    do: "tuple[Effect, ...]"


@frozen
class Look:
    """Lets you look at the top cards of a deck and put them back as told."""

    op: ClassVar[str] = "look"
    deck: str
    amount: int = 1
    then: Literal["nothing", "any_order", "one_on_top", "may_bottom", "may_discard"] = "nothing"
    who: str = "you"


@frozen
class RevealTop:
    """Shows the top card of a deck to all; you may put it into discard."""

    op: ClassVar[str] = "reveal_top"
    deck: str


@frozen
class DiscardTop:
    """Puts the top card of a deck (or of `each` deck) into its discard."""

    op: ClassVar[str] = "discard_top"
    deck: str


@frozen
class ReturnTopDiscard:
    """Puts the top card of a discard on top of its deck."""

    op: ClassVar[str] = "return_top_discard"
    deck: str


@frozen
class FetchFromDiscard:
    """Lets you put monster cards that are no events from the discard on top of their deck."""

    op: ClassVar[str] = "fetch_from_discard"
    amount: Amount = 1


@frozen
class PutBack:
    """Makes a player put cards of the hand on top of the loot deck."""

    op: ClassVar[str] = "put_back"
    amount: int = 1
    who: str = "you"


@frozen
class SeeHand:
    """Shows you hands."""

    op: ClassVar[str] = "see_hand"
    who: str


@frozen
class StealLoot:
    """Makes a player give a loot card: at random, chosen by the thief, or chosen by the victim."""

    op: ClassVar[str] = "steal_loot"
    victim: str
    who: str = "you"
    chosen_by: Literal["random", "thief", "victim"] = "random"
    amount: Amount = 1


@frozen
class SwapLoot:
    """Lets you swap one loot card with a player."""

    op: ClassVar[str] = "swap_loot"
    victim: str


@frozen
class PassHands:
    """Makes every player pass the hand to the left."""

    op: ClassVar[str] = "pass_hands"


@frozen
class StealItem:
    """Makes an item change hands; from the shop too."""

    op: ClassVar[str] = "steal_item"
    item: str
    who: str = "you"


@frozen
class GiveItem:
    """Gives an item to a player."""

    op: ClassVar[str] = "give_item"
    item: str
    to: str


@frozen
class SwapItems:
    """Swaps the control of two items."""

    op: ClassVar[str] = "swap_items"
    first: str
    second: str


@frozen
class StealSoul:
    """Makes a soul change hands: the one that was chosen, or one that a player gives as they like."""

    op: ClassVar[str] = "steal_soul"
    of: str
    """A soul, or the player who gives one."""
    who: str = "you"


@frozen
class RerollItem:
    """Destroys an item and replaces it by the top card of the treasure deck."""

    op: ClassVar[str] = "reroll_item"
    item: str


@frozen
class BecomeSoul:
    """Turns this card into a soul that you gain."""

    op: ClassVar[str] = "become_soul"


@frozen
class BecomeCopy:
    """Turns this into a copy of an item."""

    op: ClassVar[str] = "become_copy"
    of: str
    until_end_of_turn: bool = False


@frozen
class CopyAbility:
    """Puts a tap ability of an item on the stack as this card's."""

    op: ClassVar[str] = "copy_ability"
    of: str


@frozen
class AddCounters:
    """Puts counters on this."""

    op: ClassVar[str] = "add_counters"
    amount: Amount = 1
    name: str = ""


@frozen
class RemoveCounters:
    """Takes counters off this."""

    op: ClassVar[str] = "remove_counters"
    amount: Amount = 1


@frozen
class Expand:
    """Adds slots to a row."""

    op: ClassVar[str] = "expand"
    row: Row
    amount: int = 1


@frozen
class PutInDiscard:
    """Puts objects in play into discard without destroying them; `replace` fills their slot from the deck at once."""

    op: ClassVar[str] = "put_in_discard"
    what: str
    replace: bool = False


@frozen
class ChooseAndDiscard:
    """Lets you put any number of shop items into discard."""

    op: ClassVar[str] = "choose_and_discard"


@frozen
class PutUnderDeck:
    """Puts objects, or this card, at the bottom of their deck."""

    op: ClassVar[str] = "put_under_deck"
    what: str


@frozen
class PutOnDeck:
    """Puts this card on its deck, `depth` cards from the top."""

    op: ClassVar[str] = "put_on_deck"
    what: str = "this"
    depth: int = 0


@frozen
class CoverSlot:
    """Puts the top card of the monster deck into a monster slot."""

    op: ClassVar[str] = "cover_slot"
    slot: str


@frozen
class Search:
    """Finds a card in a deck, gains it or puts it into a slot, and shuffles."""

    op: ClassVar[str] = "search"
    deck: Deck
    card: str = ""
    keyword: str = ""
    slot: str = ""


@frozen
class ExtraTurn:
    """Gives a player another turn after this one."""

    op: ClassVar[str] = "extra_turn"
    who: str = "you"


@frozen
class SkipTurn:
    """Makes a player skip the next turn."""

    op: ClassVar[str] = "skip_turn"
    who: str = "you"


@frozen
class MatchPlayer:
    """Loots and gains cents until you have as many as a player."""

    op: ClassVar[str] = "match_player"
    like: str


@frozen
class DoubleRewards:
    """Doubles the rewards of the monster that is dying."""

    op: ClassVar[str] = "double_rewards"


@frozen
class VoteAndDestroy:
    """Lets every player vote for an item and destroys the one with most votes."""

    op: ClassVar[str] = "vote_and_destroy"


@frozen
class Flip:
    """Turns an object to its other face."""

    op: ClassVar[str] = "flip"
    what: str = "this"


@frozen
class FlipRoll:
    """Turns a roll on the stack upside down: 7 minus its result."""

    op: ClassVar[str] = "flip_roll"
    roll: str


@frozen
class JoinAttack:
    """Makes players add an attack roll of their own after each one of the attacker."""

    op: ClassVar[str] = "join_attack"
    who: str = "they"


@frozen
class Win:
    """Makes players win after this has resolved."""

    op: ClassVar[str] = "win"
    who: str = "you"


@frozen
class Note:
    """Notes a number on this; the amount `noted` reads it."""

    op: ClassVar[str] = "note"
    amount: Amount


@frozen
class CopyLootCard:
    """Lets you play a copy of a loot card in the discard at once, with a loot play."""

    op: ClassVar[str] = "copy_loot_card"


@frozen
class ThisTurn:
    """Lets something trigger for the rest of this turn, or only the first time with `once`, in whichever turn with `endless`."""

    op: ClassVar[str] = "this_turn"
    on: Trigger
    do: "tuple[Effect, ...]"
    where: Where = Where()
    targets: "tuple[TargetSpec, ...]" = ()
    may: bool = False
    once: bool = False
    at_once: bool = False
    """It replaces what would happen, so it never goes on the stack."""
    endless: bool = False
    """It waits beyond this turn (EFF-03)."""
    about: str = ""
    """Only what happens to this player."""
    value: str = ""
    """Only the number that was chosen."""


@frozen
class Dig:
    """Reveals cards from the top of a deck, takes some of them and puts the rest away.

    Without an amount it goes on until enough are found. What is taken goes into monster slots that are not under attack, or
    as a curse to players of your choice.
    """

    op: ClassVar[str] = "dig"
    deck: Deck
    find: Literal["event", "curse", "boss"]
    amount: int = 0
    take: Amount = 1
    may: bool = False
    to: Literal["slot", "curse"] = "slot"
    rest: Literal["under", "under_in_order", "discard"] = "under"
    """`under` the deck at random, or in an order of your choice."""
    must_attack: bool = False
    """The active player owes one of the taken monsters an attack."""


@frozen
class RedirectAttack:
    """Chooses another monster for an attack whose target would be chosen."""

    op: ClassVar[str] = "redirect_attack"


@frozen
class ForcePlay:
    """Makes a player give you a loot card of their choice, which you reveal and play at once, without a loot play, if you can."""

    op: ClassVar[str] = "force_play"
    victim: str


@frozen
class DemandItem:
    """Makes a player give an item of their own choice."""

    op: ClassVar[str] = "demand_item"
    victim: str
    who: str = "you"


@frozen
class ChooseDie:
    """Throws more dice for a roll on the stack and lets you choose which result it has."""

    op: ClassVar[str] = "choose_die"
    roll: str = "event"
    dice: int = 2
    """How many dice there are together."""


@frozen
class Forbid:
    """Forbids players something for the rest of this turn."""

    op: ClassVar[str] = "forbid"
    what: Literal["play_loot", "activate_items"]
    who: str


@frozen
class IfDiscarded:
    """Goes on only if a card that was discarded to pay for this has a word in its name."""

    op: ClassVar[str] = "if_discarded"
    named: str
    do: "tuple[Effect, ...]"


@frozen
class IfDone:
    """Goes on only if the verb before this one had an effect."""

    op: ClassVar[str] = "if_done"
    do: "tuple[Effect, ...]"


@frozen
class If:
    """Goes on only if a condition holds."""

    op: ClassVar[str] = "if"
    when: When
    do: "tuple[Effect, ...]"
    and_done: bool = False
    """Only if the verb before this one had an effect, too (MECH-AND-01)."""


@frozen
class May:
    """Asks a player, and goes on if they want to."""

    op: ClassVar[str] = "may"
    do: "tuple[Effect, ...]"
    who: str = "you"


Effect: TypeAlias = (
    GainCents
    | LoseCents
    | StealCents
    | Loot
    | Discard
    | GainTreasure
    | DealDamage
    | TakeDamage
    | DivideDamage
    | Shield
    | PreventDamage
    | PreventDeath
    | Heal
    | PayHp
    | Kill
    | Destroy
    | Sacrifice
    | Recharge
    | Deactivate
    | Roll
    | Reroll
    | ChangeRoll
    | Cancel
    | CancelEverything
    | CancelAttack
    | EndTurn
    | GrantLootPlay
    | GrantAttack
    | MustAttack
    | GrantPurchase
    | Modify
    | DoubleLoot
    | NextLootFromDiscard
    | CopyNextLoot
    | WatchNextRoll
    | Look
    | RevealTop
    | DiscardTop
    | ReturnTopDiscard
    | FetchFromDiscard
    | PutBack
    | SeeHand
    | StealLoot
    | SwapLoot
    | PassHands
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
    | Expand
    | PutInDiscard
    | ChooseAndDiscard
    | PutUnderDeck
    | PutOnDeck
    | CoverSlot
    | Search
    | ExtraTurn
    | SkipTurn
    | MatchPlayer
    | DoubleRewards
    | VoteAndDestroy
    | Flip
    | FlipRoll
    | JoinAttack
    | Win
    | Note
    | CopyLootCard
    | ThisTurn
    | Dig
    | RedirectAttack
    | ForcePlay
    | DemandItem
    | ChooseDie
    | Forbid
    | IfDiscarded
    | IfDone
    | If
    | May
)

TargetKind: TypeAlias = Literal[
    "monster",
    "player",
    "item",
    "soul",
    "curse",
    "roll",
    "attack_roll",
    "loot",
    "ability",
    "damage",
    "death",
    "deck",
    "discard",
    "monster_slot",
    "number",
    "attack",
]


_ON_STACK = ("roll", "attack_roll", "loot", "ability", "damage", "death")


@frozen
class TargetSpec:
    """What may be chosen when a thing is put on the stack, and checked again when it resolves."""

    name: str
    among: tuple[TargetKind, ...]
    other: bool = False
    """Not this object, not you."""
    controller: Literal["any", "you", "other", "they", "player"] = "any"
    non_eternal: bool = False
    unattacked: bool = False
    living: bool = False
    passive: bool = False
    deactivated: bool = False
    not_attack: bool = False
    has_tap: bool = False
    in_shop: bool | None = None
    most: Literal["", "souls", "cents"] = ""
    who: str = "you"
    """Who chooses."""
    low: int = 1
    high: int = 6
    eternal: bool = False
    optional: bool = False
    """With nothing to choose, the rest happens all the same."""
    named: tuple[str, ...] = ()
    """Only cards with one of these names."""
    aimed_at_yours: bool = False
    """Only what is aimed at an item or roll of yours."""
    not_event: bool = False
    """Not what the trigger is about."""
    times: int = 1
    """How often something is chosen; the same may be chosen again."""
    is_certain: bool = field(init=False, repr=False)
    """There is always something to choose: a player who need not be alive, or a number."""
    is_on_stack: bool = field(init=False, repr=False)
    """There is nothing to choose while the stack is empty."""

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "is_on_stack", all(kind in _ON_STACK for kind in self.among))
        certain = self.optional or "number" in self.among or ("player" in self.among and not self.living)
        object.__setattr__(self, "is_certain", certain)
