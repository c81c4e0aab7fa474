"""What components can do in a combat: one frozen record for each verb, tagged by `op` in the card files.

Words for whom an effect is about stand in `words.Target`. Amounts are whole numbers or words of `AMOUNTS`, with a factor
before and a number behind if need be: `x`, `x+1`, `2*orbs`. An effect is carried out completely before the next one begins.
"""

from typing import ClassVar, Literal, TypeAlias, Union

from attrs import frozen

from soulstack.games.spire.cards.conditions import When, Where
from soulstack.games.spire.cards.run_effects import (
    AddCard,
    Again,
    BecomeRoom,
    GainItem,
    GoHigher,
    GoldOfItem,
    HealByRarity,
    LoseItem,
    Offer,
    Pay,
    Remove,
    Swap,
    TopOfDeck,
    Transform,
    Upgrade,
)
from soulstack.games.spire.cards.words import Amount, CardType, Half, Pile, Stance, Target, Token

AMOUNTS: tuple[str, ...] = (
    "x",
    "done",
    "event",
    "block",
    "energy",
    "strength",
    "miracles",
    "shivs",
    "gold",
    "hand",
    "attacks_in_hand",
    "skills_in_hand",
    "strikes_in_hand",
    "retain_in_hand",
    "exhaust_pile",
    "orbs",
    "orb_types",
    "lightning",
    "frost",
    "dark",
    "powers",
    "attacks_played",
    "attacking",
    "hit_icons",
    "target_tokens",
    "weak_and_poison",
    "unblocked",
    "exhausted_cost",
    "cubes",
    "players",
    "most_powers",
    "chosen_before",
)
"""`done` is how much the effect before this one really did, `event` how much the trigger was about, `hand` what else is in
hand, `strikes_in_hand` those with Strike in their name, `exhaust_pile` its size, `powers` yours in play, `attacks_played`
other Attacks this turn, `attacking` the enemies about to attack you, `hit_icons` those of one of them, `unblocked` the HP
that the last attack cost, `exhausted_cost` the cost of the card just Exhausted, `cubes` those on this, `players` the seats that
began the combat, `most_powers` those of the hero with the most,
`chosen_before` the seats that chose this option of the event before."""


@frozen
class Bonus:
    """So much more, if something holds."""

    n: Amount
    when: When = When()


# --- damage ------------------------------------------------------------------------------------------------------------


@frozen
class Hit:
    """Hits: Strength, Wrath, Weak and Vulnerable count; several times means a multi-hit on the same targets."""

    op: ClassVar[str] = "hit"
    n: Amount
    to: Target = "enemy"
    times: Amount = 1
    bonus: tuple[Bonus, ...] = ()
    per_strength: int = 1
    """What each Strength token adds."""


@frozen
class Damage:
    """Plain damage: only Block counts."""

    op: ClassVar[str] = "damage"
    n: Amount
    to: Target = "enemy"
    bonus: tuple[Bonus, ...] = ()


@frozen
class Strikes:
    """Hits that are each an Attack of cost 0 of their own, each with a target of its own."""

    op: ClassVar[str] = "strikes"
    n: Amount
    times: int = 1


@frozen
class UseShivs:
    """Uses all your Shivs at once, each with a target of its own."""

    op: ClassVar[str] = "use_shivs"
    plus: int = 0


@frozen
class LoseHp:
    """Loses HP: Block does not help."""

    op: ClassVar[str] = "lose_hp"
    n: Amount
    to: Target = "you"


@frozen
class Kill:
    """The enemy's HP becomes 0, if it has no more than this."""

    op: ClassVar[str] = "kill"
    at_most: int
    to: Target = "enemy"


@frozen
class LimitLoss:
    """Loses at most so much HP until the end of the round."""

    op: ClassVar[str] = "limit_loss"
    n: int = 1


@frozen
class Heal:
    """Heals, up to the maximum; `full` heals everything."""

    op: ClassVar[str] = "heal"
    n: Amount = 0
    to: Target = "you"
    full: bool = False


@frozen
class SetHp:
    """HP become a number."""

    op: ClassVar[str] = "set_hp"
    n: Amount
    to: Target = "you"


# --- tokens ------------------------------------------------------------------------------------------------------------


@frozen
class GainBlock:
    """Gains Block; one of these is one Block icon, bonuses included."""

    op: ClassVar[str] = "block"
    n: Amount
    to: Target = "you"
    bonus: tuple[Bonus, ...] = ()
    name: str = ""
    """Of whom, for `named`."""


@frozen
class LoseBlock:
    """Loses Block, all of it unless a number is given."""

    op: ClassVar[str] = "lose_block"
    to: Target = "enemy"
    n: Amount = 99


@frozen
class GainEnergy:
    """Gains Energy."""

    op: ClassVar[str] = "energy"
    n: Amount
    to: Target = "you"


@frozen
class LoseEnergy:
    """Loses Energy."""

    op: ClassVar[str] = "lose_energy"
    n: Amount
    to: Target = "you"


@frozen
class GainStrength:
    """Gains Strength."""

    op: ClassVar[str] = "strength"
    n: Amount
    to: Target = "you"
    name: str = ""
    """Only those of this name or group."""


@frozen
class ReturnStrength:
    """Loses so much Strength at the end of the turn; the number is fixed now (`done`: what was really gained)."""

    op: ClassVar[str] = "return_strength"
    n: Amount
    at: Literal["end_of_turn", "next_attack"] = "end_of_turn"
    """When it is lost; the other word is after the owner's next Attack, Shiv or copy (SA-164)."""


@frozen
class Apply:
    """Puts Weak, Vulnerable or Poison on somebody."""

    op: ClassVar[str] = "apply"
    token: Token
    n: Amount = 1
    to: Target = "enemy"


@frozen
class Clear:
    """Takes away all Weak and Vulnerable."""

    op: ClassVar[str] = "clear"
    to: Target = "you"


@frozen
class Double:
    """Doubles a number (or more); the difference is one gain."""

    op: ClassVar[str] = "double"
    what: Literal["block", "strength", "energy", "poison"]
    to: Target = "you"
    times: int = 2


@frozen
class GainShivs:
    """Gains Shivs; each for which no token is left may strike at once."""

    op: ClassVar[str] = "shivs"
    n: Amount


@frozen
class GainMiracles:
    """Gains Miracles."""

    op: ClassVar[str] = "miracles"
    n: Amount


@frozen
class AddCubes:
    """Puts cubes on this card, or takes them away."""

    op: ClassVar[str] = "cubes"
    n: Amount = 1
    at_most: int | None = None


@frozen
class GainGold:
    """Gains gold."""

    op: ClassVar[str] = "gold"
    n: Amount
    to: Target = "you"


@frozen
class LoseGold:
    """Loses gold, as much as there is."""

    op: ClassVar[str] = "lose_gold"
    n: Amount
    to: Target = "you"


# --- cards -------------------------------------------------------------------------------------------------------------


@frozen
class Draw:
    """Draws cards."""

    op: ClassVar[str] = "draw"
    n: Amount
    to: Target = "you"


@frozen
class DrawTo:
    """Draws up to a hand of so many."""

    op: ClassVar[str] = "draw_to"
    n: int


@frozen
class Discard:
    """Discards cards from hand: so many, `any` number, or `all`."""

    op: ClassVar[str] = "discard"
    n: Amount = 1
    which: Where = Where()


@frozen
class Exhaust:
    """Exhausts cards of a pile: so many, up to so many, `any` number or `all`."""

    op: ClassVar[str] = "exhaust"
    n: Amount = 1
    up_to: bool = False
    low: int | None = None
    """At least so many: "1 or 2" is n = 2 with low = 1."""
    pile: Pile = "hand"
    which: Where = Where()
    except_attacks: bool = False


@frozen
class Move:
    """Moves cards of your choice from one pile to another, on top of it."""

    op: ClassVar[str] = "move"
    source: Pile
    into: Pile
    n: Amount = 1
    """So many, or `all` that fit."""
    which: Where = Where()
    top: bool = False
    """Only the top card, if it fits."""
    retain: bool = False
    free: bool = False
    """It costs 0 this turn."""


@frozen
class ShuffleDraw:
    """Shuffles the draw pile."""

    op: ClassVar[str] = "shuffle"


@frozen
class Scry:
    """Looks at the top cards of the draw pile and discards any of them."""

    op: ClassVar[str] = "scry"
    n: Amount


@frozen
class GiveDaze:
    """Puts Daze on top of the draw pile, or on top of the discard pile."""

    op: ClassVar[str] = "daze"
    n: Amount = 1
    to: Target = "you"
    pile: Literal["draw", "discard"] = "draw"


@frozen
class GiveStatus:
    """Puts Burn or Slimed on top of the discard pile, or shuffles them into the draw pile."""

    op: ClassVar[str] = "status"
    half: Half
    n: Amount = 1
    to: Target = "you"
    pile: Literal["discard", "shuffled"] = "discard"


@frozen
class PlayTop:
    """Draws cards and plays them at once for nothing, in an order of your choice."""

    op: ClassVar[str] = "play_top"
    n: int = 1
    exhaust: bool = False


@frozen
class PlayFound:
    """Finds an Attack or Skill in the draw pile and plays it several times for nothing; it is Exhausted."""

    op: ClassVar[str] = "play_found"
    times: int = 2


@frozen
class PlayCopy:
    """Plays a copy of a card that was played this turn."""

    op: ClassVar[str] = "play_copy"
    of: Literal["last_of_cost_x", "last_attack_of_others"]


@frozen
class PlayTwice:
    """The next card of a type is played more often this turn."""

    op: ClassVar[str] = "play_twice"
    next: Literal["attack", "skill", "attack_or_skill"]
    copies: int = 1
    first: bool = False
    """Only if it is the first of its kind this turn."""


@frozen
class NextFree:
    """The next card, or the next of a type, costs 0 this turn."""

    op: ClassVar[str] = "next_free"
    type: CardType | None = None


@frozen
class HandFree:
    """The cards in hand cost 0 this turn."""

    op: ClassVar[str] = "hand_free"


@frozen
class RetainedCheaper:
    """The cards that were Retained last turn cost so much less this turn."""

    op: ClassVar[str] = "retained_cheaper"
    n: int


@frozen
class Forbid:
    """No more draws, no more cards, or no more damage by a hero this turn."""

    op: ClassVar[str] = "forbid"
    what: Literal["draw", "play", "damage"]
    to: Target = "you"


@frozen
class MayRetain:
    """You may Retain so many cards at the end of this turn; `any` number is 99."""

    op: ClassVar[str] = "may_retain"
    n: int
    turns: bool = False
    """It turns the item face down; with nothing Retained the item stays face up (SA-83)."""


@frozen
class ThisCard:
    """Does something with this card: it goes on top of the draw pile, onto the target, is Exhausted or goes under its deck."""

    op: ClassVar[str] = "this_card"
    into: Literal["draw", "target", "exhaust", "deck"]


@frozen
class ExhaustIt:
    """Exhausts the card that the trigger is about, out of the hand of the hero that it is about."""

    op: ClassVar[str] = "exhaust_it"


# --- orbs and stances --------------------------------------------------------------------------------------------------


@frozen
class Channel:
    """Channels orbs, one at a time; `same` is the kind that was just Evoked."""

    op: ClassVar[str] = "channel"
    orb: Literal["lightning", "frost", "dark", "same"]
    n: Amount = 1


@frozen
class Evoke:
    """Evokes one orb so many times, or every orb."""

    op: ClassVar[str] = "evoke"
    times: Amount = 1
    all: bool = False


@frozen
class RemoveOrbs:
    """Removes all your orbs without Evoking them."""

    op: ClassVar[str] = "remove_orbs"


@frozen
class TriggerOrb:
    """Triggers the end-of-turn effect of one orb."""

    op: ClassVar[str] = "trigger_orb"
    times: int = 1


@frozen
class EnterStance:
    """Enters a stance."""

    op: ClassVar[str] = "stance"
    stance: Stance


# --- steering ----------------------------------------------------------------------------------------------------------


@frozen
class If:
    """Does one thing or the other."""

    op: ClassVar[str] = "if"
    when: When
    then: tuple["Effect", ...] = ()
    otherwise: tuple["Effect", ...] = ()


@frozen
class Mode:
    """One of the things of a choice."""

    text: str
    do: tuple["Effect", ...] = ()
    needs: Literal["", "attack_of_others"] = ""
    """What must be there for this one to be chosen."""


@frozen
class Choose:
    """Does one of several things."""

    op: ClassVar[str] = "choose"
    modes: tuple[Mode, ...]


@frozen
class May:
    """Does something if its owner likes."""

    op: ClassVar[str] = "may"
    do: tuple["Effect", ...]


@frozen
class Repeat:
    """Does something several times, each time with choices of its own."""

    op: ClassVar[str] = "repeat"
    n: Amount
    do: tuple["Effect", ...]


@frozen
class FaceRow:
    """What happens on some faces."""

    faces: tuple[int, ...]
    do: tuple["Effect", ...] = ()


@frozen
class ByDie:
    """Does what the die of the round says."""

    op: ClassVar[str] = "by_die"
    rows: tuple[FaceRow, ...]


@frozen
class Roll:
    """Rolls the die of an event and does what it says; `party` rolls once for all."""

    op: ClassVar[str] = "roll"
    rows: tuple[FaceRow, ...]
    party: bool = False


@frozen
class Everyone:
    """Does something for every player, one after the other from row 1, each with choices of its own."""

    op: ClassVar[str] = "everyone"
    do: tuple["Effect", ...]


@frozen
class OnePlayer:
    """Does something for one player whom the party names."""

    op: ClassVar[str] = "one_player"
    do: tuple["Effect", ...]


@frozen
class Later:
    """Does something at a later moment; it counts as an entry of that moment's batch."""

    op: ClassVar[str] = "later"
    at: Literal["end_of_turn", "start_of_turn"]
    do: tuple["Effect", ...]


@frozen
class SwapRows:
    """You may swap rows with another hero."""

    op: ClassVar[str] = "swap_rows"


@frozen
class ChangeDie:
    """Changes the die: rolls it again, turns it by so much, or sets it."""

    op: ClassVar[str] = "change_die"
    how: Literal["reroll", "turn", "set"]
    by: int = 0


@frozen
class TriggerDie:
    """Triggers the die ability of a relic; its owner gets the effect."""

    op: ClassVar[str] = "trigger_die"
    face: int = 0
    """Only abilities with this face; 0 for any."""
    own: bool = False
    """Only on another relic of its owner."""
    energy: int = 0
    """So much Energy may be taken instead; named by this relic itself."""


@frozen
class GainPotions:
    """Draws potions and gains them; at the limit it is asked."""

    op: ClassVar[str] = "potions"
    n: int = 1


@frozen
class Courier:
    """Looks at the top potion or relic and buys it or puts it under its deck."""

    op: ClassVar[str] = "courier"


# --- enemies only ------------------------------------------------------------------------------------------------------


@frozen
class Nothing:
    """Does nothing."""

    op: ClassVar[str] = "nothing"


@frozen
class Dies:
    """The enemy dies by its own text."""

    op: ClassVar[str] = "dies"


@frozen
class Leaves:
    """The enemy leaves the combat."""

    op: ClassVar[str] = "leaves"


@frozen
class Summon:
    """Brings enemies out of the Summons decks: each name of `what` (an id or a group), in order, so many times."""

    op: ClassVar[str] = "summon"
    what: tuple[str, ...]
    n: Amount = 1
    rows: Literal["own", "each"] = "own"
    until: int = 0
    """Only until so many of that name live in each row; dead cards of that name may be used again."""


@frozen
class Revive:
    """Brings back dead enemies of a group, each at its own place, with its own HP or so many."""

    op: ClassVar[str] = "revive"
    group: str
    hp: int = 0
    if_one_lives: bool = False


@frozen
class ChangeMode:
    """The enemy enters a mode on its first slot, at once or at the start of the next round."""

    op: ClassVar[str] = "mode"
    mode: str
    later: bool = False


@frozen
class MoveCube:
    """The cube goes to a slot in place of this round's slide."""

    op: ClassVar[str] = "move_cube"
    slot: int
    unless: str = ""
    """Not while an enemy of this group lives."""


@frozen
class StopWithoutBlock:
    """Without Block noted at the beginning of the Enemy Turn nothing more happens, and it enters a mode next round."""

    op: ClassVar[str] = "stop_without_block"
    mode: str


@frozen
class LoseAbility:
    """An ability of the enemy, named by the word it starts with, ends."""

    op: ClassVar[str] = "lose_ability"
    name: str


@frozen
class Become:
    """The card of its second phase enters in its place (`next`)."""

    op: ClassVar[str] = "become"


@frozen
class EnterFury:
    """From now on it carries out its `fury` line, whatever the die."""

    op: ClassVar[str] = "fury"


@frozen
class Confuse:
    """The first card each turn costs so much."""

    op: ClassVar[str] = "confused"
    n: int


Effect: TypeAlias = Union[  # noqa: UP007 - the records refer to it by name before it is there
    Hit,
    Damage,
    Strikes,
    UseShivs,
    LoseHp,
    Kill,
    LimitLoss,
    Heal,
    SetHp,
    GainBlock,
    LoseBlock,
    GainEnergy,
    LoseEnergy,
    GainStrength,
    ReturnStrength,
    Apply,
    Clear,
    Double,
    GainShivs,
    GainMiracles,
    AddCubes,
    GainGold,
    LoseGold,
    Draw,
    DrawTo,
    Discard,
    Exhaust,
    Move,
    ShuffleDraw,
    Scry,
    GiveDaze,
    GiveStatus,
    PlayTop,
    PlayFound,
    PlayCopy,
    PlayTwice,
    NextFree,
    HandFree,
    RetainedCheaper,
    Forbid,
    MayRetain,
    ThisCard,
    ExhaustIt,
    Channel,
    Evoke,
    RemoveOrbs,
    TriggerOrb,
    EnterStance,
    If,
    Choose,
    May,
    Repeat,
    ByDie,
    Everyone,
    OnePlayer,
    Later,
    SwapRows,
    ChangeDie,
    TriggerDie,
    GainPotions,
    Courier,
    Nothing,
    Dies,
    Leaves,
    Summon,
    Revive,
    ChangeMode,
    MoveCube,
    StopWithoutBlock,
    LoseAbility,
    Become,
    EnterFury,
    Confuse,
    Roll,
    Offer,
    AddCard,
    GainItem,
    Remove,
    Upgrade,
    Transform,
    Pay,
    LoseItem,
    GoldOfItem,
    HealByRarity,
    Swap,
    TopOfDeck,
    BecomeRoom,
    GoHigher,
    Again,
]
