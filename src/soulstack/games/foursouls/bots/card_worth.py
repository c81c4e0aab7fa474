"""What cards are worth, in cents, read from their data alone: stats, triggers, taps, rewards.

The numbers are a player's rules of thumb: a loot card is worth about three cents, a treasure eight, a soul far more
than both. They rank cards for buying, stealing, discarding and destroying; what a card does on the table as it lies now
is the business of `judge`.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, Final, TypeAlias, TypeVar

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.schema import (
    Activated,
    CardDef,
    Enters,
    EventAbility,
    LootAbility,
    Paid,
    Replacement,
    Reward,
    Sees,
    Static,
    Triggered,
)

LOOT: Final = 3.0
TREASURE: Final = 8.0
SOUL: Final = 25.0
DEATH: Final = 9.0
TURN: Final = 10.0
USES: Final = 3.0
"""How often an item that can be used every turn is worth its single use."""

_STATS: Final = {
    "hp": 6.0,
    "attack": 11.0,
    "evasion": -6.0,
    "roll": 5.0,
    "attack_roll": 8.0,
    "first_attack_roll": 5.0,
    "first_attack": 6.0,
    "loot_plays": 4.0,
    "attacks": 6.0,
    "purchases": 2.5,
    "loot_step": 8.0,
    "price": -1.5,
    "shop_price": -1.2,
    "hand_size": 0.5,
    "combat_damage": 0.0,
    "souls_to_win": -25.0,
}
"""What one more of a stat is worth to its owner."""

_OFTEN: Final = {
    "turn_started": 1.0,
    "turn_ending": 1.0,
    "roll_resolved": 2.5,
    "die_rolled": 2.5,
    "would_roll": 2.5,
    "would_die": 0.4,
    "would_take_damage": 1.0,
    "player_damaged": 1.0,
    "object_damaged": 1.0,
    "combat_damage_dealt": 1.2,
    "player_died": 0.4,
    "player_died_after_penalty": 0.4,
    "monster_died": 1.0,
    "monster_died_after_rewards": 1.0,
    "attack_declared": 1.0,
    "attack_target_chosen": 1.0,
    "item_activated": 1.0,
    "entered_play": 0.2,
    "cents_gained": 1.5,
    "loot_gained": 1.5,
    "flipped": 0.5,
    "soul_gained": 0.3,
}
"""How often in a round a trigger of one's own is met."""

OTHERS: Final = {
    "player_damaged": 2.5,
    "player_died": 2.5,
    "monster_died": 2.5,
    "roll_resolved": 1.6,
    "would_roll": 1.6,
}
"""How much more often something happens to anybody than to oneself, where that matters."""

_REPLACED: Final = {"gain_cents": 1.5, "take_damage": 3.0, "loot": 3.0, "gain_treasure": 2.0}

_GAINER: Final = {"you": 1.0, "active": 0.6, "they": 0.1, "attacker": 0.3, "killer": 0.3, "each_player": 0.15}
"""How much of what a word for players gains is one's own gain; others' gains count against it."""

_DUG: Final = {"event": 1.5, "curse": 2.0, "boss": -2.0}
"""What one card that is dug out of a deck is worth to whoever digs."""

T = TypeVar("T")
Worth: TypeAlias = Callable[[Any], float]
_WORTHS: dict[type, Worth] = {}


def worth_of(*kinds: type) -> Callable[[Worth], Worth]:
    """Register the worth of effects."""

    def keep(function: Worth) -> Worth:
        for kind in kinds:
            _WORTHS[kind] = function
        return function

    return keep


def once_a_card(function: Callable[[CardDef], T]) -> Callable[[CardDef], T]:
    """Keep what a function says about a card; hashing a whole card each time would cost more than most answers."""
    known: dict[str, tuple[CardDef, T]] = {}

    @wraps(function)
    def ask(card: CardDef) -> T:
        found = known.get(card.id)
        if found is None or found[0] is not card:
            found = known[card.id] = (card, function(card))
        return found[1]

    return ask


def flat(ability: Any) -> list[Any]:
    """List the effects of an ability with those inside them, rolls apart."""
    found: list[Any] = []
    waiting: list[Any] = list(getattr(ability, "do", ()))
    for mode in getattr(ability, "modes", ()):
        waiting += mode.do
    while waiting:
        effect = waiting.pop(0)
        found.append(effect)
        if isinstance(effect, e.IfDone | e.If | e.IfDiscarded | e.May | e.OneByOne):
            waiting += effect.do
            waiting += getattr(effect, "otherwise", ())
    return found


def count_of(amount: e.Amount) -> float:
    """Give a rough number for an amount."""
    if isinstance(amount, int):
        return amount
    return {"roll": 3.5, "event_amount": 1.2, "done": 1.0, "counters": 1.0, "all": 5.0, "any": 3.0}.get(amount, 1.0)


def gained(who: str, value: float) -> float:
    """Weigh a gain of the players that a word means; a chosen player is oneself."""
    if who.startswith("each_other"):
        return -0.9 * value
    return _GAINER.get(who, 1.0) * value


def lost(who: str, value: float) -> float:
    """Weigh a loss of the players that a word means; a chosen player is an opponent."""
    if who == "you":
        return -value
    if who.startswith("each_other"):
        return 0.9 * value
    if who in _GAINER:
        return -_GAINER[who] * value
    return 0.4 * value


def program_worth(program: Iterable[Any]) -> float:
    """Add up what a program is worth to its controller."""
    total = 0.0
    for effect in program:
        worth = _WORTHS.get(type(effect))
        total += worth(effect) if worth is not None else _FLAT[type(effect)]
    return total


@worth_of(e.GainCents)
def _gain_cents(effect: e.GainCents) -> float:
    return gained(effect.who, count_of(effect.amount))


@worth_of(e.LoseCents)
def _lose_cents(effect: e.LoseCents) -> float:
    return lost(effect.who, 0.8 * count_of(effect.amount))


@worth_of(e.StealCents)
def _steal_cents(effect: e.StealCents) -> float:
    return 1.2 * count_of(effect.amount)


@worth_of(e.Loot)
def _loot(effect: e.Loot) -> float:
    return gained(effect.who, LOOT * count_of(effect.amount))


@worth_of(e.Discard, e.PutBack)
def _discard(effect: e.Discard | e.PutBack) -> float:
    return 0.0 if effect.amount == "any" else lost(effect.who, 2.0 * count_of(effect.amount))


@worth_of(e.GainTreasure)
def _gain_treasure(effect: e.GainTreasure) -> float:
    return gained(effect.who, TREASURE * count_of(effect.amount))


@worth_of(e.DealDamage)
def _deal_damage(effect: e.DealDamage) -> float:
    return lost(effect.to, 1.5 * count_of(effect.amount)) + (1.2 if effect.to not in _GAINER else 0.0)


@worth_of(e.TakeDamage)
def _take_damage(effect: e.TakeDamage) -> float:
    if effect.who in {"each_monster", "each_unattacked_monster"}:
        return 2.0 * count_of(effect.amount)
    return lost(effect.who, 2.0 * count_of(effect.amount))


@worth_of(e.PayHp)
def _pay_hp(effect: e.PayHp) -> float:
    return lost(effect.who, 1.2 * effect.amount)


@worth_of(e.Kill)
def _kill(effect: e.Kill) -> float:
    return -6.0 if effect.what in {"you", "this"} else 10.0


@worth_of(e.Destroy)
def _destroy(effect: e.Destroy) -> float:
    return 0.0 if effect.what == "this" else 3.0


@worth_of(e.Sacrifice)
def _sacrifice(effect: e.Sacrifice) -> float:
    each = 15.0 if effect.what == "soul" else 4.0
    return 0.6 * each if effect.who == "random_player" else lost(effect.who, each * effect.amount)


@worth_of(e.Roll)
def _roll(effect: e.Roll) -> float:
    return sum(len(line.on) * program_worth(line.do) for line in effect.results) / 6


@worth_of(e.GrantLootPlay)
def _grant_loot_play(effect: e.GrantLootPlay) -> float:
    return gained(effect.who, 2.0 * count_of(effect.amount))


@worth_of(e.Modify)
def _modify(effect: e.Modify) -> float:
    whose = -0.5 if effect.to in {"each_monster", "monsters", "this"} else gained(effect.to, 1.0)
    return 0.3 * _STATS.get(effect.stat, 0.0) * effect.plus * whose


@worth_of(e.StealLoot)
def _steal_loot(effect: e.StealLoot) -> float:
    return 4.0 if effect.who in {"you", "attacker"} else 0.0


@worth_of(e.GiveItem)
def _give_item(effect: e.GiveItem) -> float:
    return 1.0 if effect.item == "this" else -6.0


@worth_of(e.RerollItem)
def _reroll_item(effect: e.RerollItem) -> float:
    return 8.0 if effect.item.startswith("items_of:") else 4.0


@worth_of(e.IfDone)
def _if_done(effect: e.IfDone) -> float:
    return 0.9 * program_worth(effect.do)


@worth_of(e.If)
def _if(effect: e.If) -> float:
    return (0.15 if effect.when.counters_at_least else 0.6) * program_worth(effect.do)


@worth_of(e.IfDiscarded)
def _if_discarded(effect: e.IfDiscarded) -> float:
    return 0.3 * program_worth(effect.do) + 0.7 * program_worth(effect.otherwise)


@worth_of(e.ThisTurn)
def _this_turn(effect: e.ThisTurn) -> float:
    often = _OFTEN.get(effect.on, 0.5) * (1 / 6 if effect.value else 1.0)
    if effect.where.value:
        often *= len(effect.where.value) / 6
    value = program_worth(effect.do) * (min(1.0, often) if effect.once else often)
    return max(0.0, value) if effect.may else value


@worth_of(e.Forbid)
def _forbid(effect: e.Forbid) -> float:
    return lost(effect.who, 1.5)


@worth_of(e.DemandItem)
def _demand_item(effect: e.DemandItem) -> float:
    return gained(effect.who, 0.6 * TREASURE)


@worth_of(e.Dig)
def _dig(effect: e.Dig) -> float:
    count = 1.0 if effect.take == "all" else count_of(effect.take)
    worth = _DUG[effect.find] * (0.5 if effect.amount else 1.0) * count
    return max(0.0, worth) if effect.may else worth


@worth_of(e.May)
def _may(effect: e.May) -> float:
    return gained(effect.who, max(0.0, program_worth(effect.do)))


@worth_of(e.OneByOne)
def _one_by_one(effect: e.OneByOne) -> float:
    return gained(effect.who, program_worth(effect.do))


@worth_of(e.WatchNextRoll)
def _watch(effect: e.WatchNextRoll) -> float:
    return program_worth(effect.do) / 6


@worth_of(e.Search)
def _search(effect: e.Search) -> float:
    return TREASURE if effect.deck == "treasure" else 0.0


@worth_of(e.ExtraTurn)
def _extra_turn(effect: e.ExtraTurn) -> float:
    return gained(effect.who, TURN)


@worth_of(e.SkipTurn)
def _skip_turn(effect: e.SkipTurn) -> float:
    return gained(effect.who, -TURN)


_FLAT: Final[dict[type, float]] = {
    e.DivideDamage: 4.0, e.Shield: 2.5, e.PreventDamage: 2.0, e.PreventDeath: DEATH, e.Heal: 0.8,
    e.Recharge: 2.0, e.Deactivate: 0.5, e.Reroll: 2.0, e.ChangeRoll: 4.0, e.Cancel: 2.5,
    e.CancelEverything: 1.0, e.CancelAttack: 1.0, e.EndTurn: -1.0, e.GrantAttack: 3.0, e.MustAttack: 0.5,
    e.GrantPurchase: 2.0, e.DoubleLoot: 1.5, e.CopyNextLoot: 3.0, e.SeeHand: 0.3, e.Look: 0.7,
    e.SwapLoot: 1.0, e.PassHands: 0.5, e.StealItem: TREASURE, e.SwapItems: 4.0, e.StealSoul: SOUL,
    e.BecomeSoul: SOUL, e.BecomeCopy: 3.0, e.CopyAbility: 2.5, e.AddCounters: 2.0, e.RemoveCounters: 0.0,
    e.MatchPlayer: 5.0, e.DoubleRewards: 2.0, e.VoteAndDestroy: 1.5, e.ReturnTopDiscard: 0.7,
    e.ForcePlay: 1.3 * LOOT, e.RedirectAttack: 2.0, e.ChooseDie: 4.0,
    e.RevealTop: 0.3, e.DiscardTop: 0.3, e.FetchFromDiscard: 0.3, e.Expand: 0.3, e.PutInDiscard: 0.3,
    e.ChooseAndDiscard: 0.3, e.PutUnderDeck: 0.3, e.PutOnDeck: 0.3, e.CoverSlot: 0.3, e.NextLootFromDiscard: 0.3,
    e.Flip: 1.0, e.FlipRoll: 2.5, e.JoinAttack: 1.0, e.Win: 4 * SOUL, e.Note: 0.0, e.CopyLootCard: LOOT,
}  # fmt: skip
"""Effects that are worth about the same whatever their fields say."""


def ability_worth(card: CardDef, ability: Any) -> float:
    """Give what one ability of an item is worth to its controller while the game lasts."""
    if isinstance(ability, Static):
        if ability.who == "this":
            return 0.0
        share = 0.5 if ability.when is not None and ability.when.your_turn is None else 1.0
        level = 0.3 if ability.level else 1.0
        return max(-12.0, min(14.0, _STATS.get(ability.stat, 0.0) * ability.plus)) * share * level
    if isinstance(ability, Activated | Paid):
        value = use_worth(ability)
        if isinstance(ability, Paid):
            return max(0.0, value - cost_worth(ability)) * USES
        return value if is_spent(ability) else value * USES
    if isinstance(ability, Triggered):
        value = program_worth(ability.do)
        if ability.may:
            value = max(0.0, value)
        often = _OFTEN.get(ability.on, 0.5) * (len(ability.where.value) / 6 if ability.where.value else 1.0)
        if ability.when is not None and ability.when.your_turn is None:
            often *= 0.35
        if ability.where.who == "any":
            often *= OTHERS.get(ability.on, 1.0)
        return value * often * USES
    if isinstance(ability, Replacement):
        return _replacement_worth(ability)
    if isinstance(ability, Sees):
        return 2.0
    if isinstance(ability, Enters):
        return 0.0
    return 5.0 if card.kind == "treasure" else 0.0


def _replacement_worth(ability: Replacement) -> float:
    change = ability.change
    if ability.replaces == "destroy":
        return program_worth(ability.do) * 0.6
    if ability.replaces == "death_penalty":
        return 8.0
    if ability.do:
        return 4.0
    base = _REPLACED.get(ability.replaces, 1.0)
    if ability.replaces == "take_damage":
        return 12.0 if change.counters else -base * change.plus if change.plus else 2 * base
    return base * (change.plus + change.times - 1) * USES


def use_worth(ability: Any) -> float:
    """Give what one use of an ability is worth, with its best mode."""
    value = program_worth(ability.do)
    if ability.modes:
        value += max(program_worth(mode.do) for mode in ability.modes)
    return value


def cost_worth(ability: Paid) -> float:
    """Give what the cost of a paid ability is worth."""
    cost = ability.cost
    total = cost.cents + 1.5 * cost.counters + 2.0 * cost.hp + 2.0 * cost.discard + 5.0 * cost.destroy_items
    return total + (4.0 if cost.give_item else 0.0)


def is_spent(ability: Any) -> bool:
    """Tell whether using an ability destroys its object."""
    programs = [ability.do, *(mode.do for mode in ability.modes)]
    programs += [line.do for do in programs for effect in do if isinstance(effect, e.Roll) for line in effect.results]
    return any(isinstance(effect, e.Destroy) and effect.what == "this" for do in programs for effect in do)


@once_a_card
def item_worth(card: CardDef) -> float:
    """Give what it is worth to control an item."""
    total = sum(ability_worth(card, ability) for ability in card.abilities)
    if "guppy" in card.keywords:
        total += 3.0
    if card.souls and card.kind != "loot":
        total += 4.0
    if "curse_icon" in card.keywords:
        total = min(total, -3.0)
    return max(-10.0, min(25.0, total))


@once_a_card
def loot_worth(card: CardDef) -> float:
    """Give what a loot card in the hand is worth."""
    for ability in card.abilities:
        if isinstance(ability, LootAbility):
            return max(0.0, min(20.0, use_worth(ability)))
    if card.souls:
        return SOUL
    return max(0.0, item_worth(card)) if "trinket" in card.keywords else 1.0


@once_a_card
def event_worth(card: CardDef) -> float:
    """Give what an event is worth to the player who meets it."""
    if card.is_curse:
        return 2.0  # it is given to somebody else
    return sum(use_worth(a) if isinstance(a, EventAbility) else 0.0 for a in card.abilities)


def reward_worth(reward: Reward) -> float:
    """Give what a monster's reward is worth."""
    total = reward.cents + LOOT * reward.loot + TREASURE * reward.treasure
    return total + (3.5 if reward.roll_cents else 0.0) + (9.0 if reward.roll_loot else 0.0)


def card_worth(card: CardDef) -> float:
    """Give what a card of any kind is worth to whoever gets it."""
    if card.kind == "loot":
        return loot_worth(card)
    if card.kind == "monster":
        return event_worth(card) if card.is_event else reward_worth(card.reward) + SOUL * card.souls
    if card.kind == "bonus_soul":
        return SOUL
    return item_worth(card)
