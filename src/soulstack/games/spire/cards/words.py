"""The closed lists of words that the card files use.

Everything that a key may say is one of these words or a number, so that a slip is an error with the nearest right word.
"""

from typing import Literal, TypeAlias

Amount: TypeAlias = int | str
"""A whole number, or a word that is counted when it is needed, with a factor and something added: `2*orbs+1`."""

Hero: TypeAlias = Literal["ironclad", "silent", "defect", "watcher"]
Owner: TypeAlias = Literal["ironclad", "silent", "defect", "watcher", "colorless", "curse", "status"]
CardType: TypeAlias = Literal["attack", "skill", "power", "curse", "status", "ticket"]
Rarity: TypeAlias = Literal["starter", "common", "uncommon", "rare", "curse", "status", "ticket"]
Keyword: TypeAlias = Literal["ethereal", "exhaust", "retain", "unplayable"]
Orb: TypeAlias = Literal["lightning", "frost", "dark"]
Stance: TypeAlias = Literal["neutral", "calm", "wrath"]
Token: TypeAlias = Literal["weak", "vulnerable", "poison"]
Half: TypeAlias = Literal["burn", "slimed"]
Pile: TypeAlias = Literal["hand", "draw", "discard", "exhaust"]
RoomKind: TypeAlias = Literal["encounter", "elite", "boss", "event", "merchant", "campfire", "treasure"]

Target: TypeAlias = Literal[
    "enemy",
    "one_or_two",
    "row",
    "player",
    "you",
    "they",
    "every_player",
    "all_enemies",
    "it",
    "its_row",
    "attackers",
    "self",
    "facing",
    "everyone",
    "named",
]
"""Whom an effect is about.

Chosen by the owner: `enemy` (any one enemy), `one_or_two` (enemies), `row` (one row; the bosses are always in it), `player`
(any hero). Not chosen: `you` (the owner), `they` (the hero that the trigger is about), `every_player`, `all_enemies`, `it`
(the enemy that the trigger is about), `its_row` (the row where that enemy stands or stood), `attackers` (enemies about to
attack you). For enemies: `self`, `facing` (the hero in its row; every hero for a boss), `everyone` (every hero, from the top
row down) and `named` (the leftmost living enemy of its row with the name in `name`).
"""
CHOSEN: tuple[str, ...] = ("enemy", "one_or_two", "row", "player")
"""The targets that somebody has to choose."""

Trigger: TypeAlias = Literal[
    "start_of_combat",
    "start_of_turn",
    "before_draw",
    "end_of_turn",
    "end_of_combat",
    "die",
    "card_played",
    "attack_used",
    "card_exhausted",
    "card_drawn",
    "card_discarded",
    "cards_discarded",
    "deck_shuffled",
    "block_gained",
    "token_put",
    "stance_switched",
    "wrath_entered",
    "scried",
    "hp_lost",
    "exhausted",
    "discarded",
    "removed",
    "setup",
    "attacked",
    "damaged",
    "hit_damaged",
    "lost_hp",
    "died",
    "attacked_hero",
    "hurt",
    "hurt_hero",
    "acted",
    "faced",
    "first_death",
    "gained",
    "deck_card_gained",
    "event_entered",
    "event_left",
    "run_started",
    "rested",
    "moved",
]
"""What an ability can wait for.

`start_of_combat` to `die` belong to the steps of a round. `card_played` is one card, copies included; `attack_used` is
one Attack: card, copy or Shiv. `card_exhausted`, `card_drawn`, `card_discarded` (by a card effect), `cards_discarded` (once for
each effect), `deck_shuffled`, `block_gained`, `token_put` (on an enemy), `stance_switched`, `wrath_entered`, `scried` and
`hp_lost` are about the owner. `exhausted`, `discarded` and `removed` are about the card itself, wherever it is. For enemies:
`setup` (when it enters), `attacked` (by one whole attack), `hurt` (by one whole attack that cost it HP), `damaged` (by one
effect), `hit_damaged` (by one hit), `lost_hp`, `died`, `attacked_hero` and `hurt_hero` (after its action, for each hero; the
second for those who lost HP to its hits), `acted` (its action is done), `faced` (a hero has chosen to face it, SA-109) and
`first_death`, which is nothing that waits: its effects act at once in place of the first death. Outside combat: `gained`
(the item itself), `deck_card_gained`, `event_entered`,
`rested`, `moved`.
"""

Limit: TypeAlias = Literal["turn", "combat", "room", "cubes", "roll", "outside", "potion"]
"""How often something may be used: once a turn, once a combat, once a room (or in the window after a roll), as long as it
has cubes, outside combat, or once and for all."""

Stat: TypeAlias = Literal[
    "cost",
    "hit",
    "shiv_hit",
    "hit_poison",
    "scry_plays",
    "hit_taken",
    "hit_limit",
    "block_icon",
    "evoke",
    "dark_evoke",
    "orb_end",
    "lightning_end",
    "lightning_row",
    "orb_slots",
    "keep_block",
    "keep_energy",
    "may_keep_block",
    "loss_limit",
    "prevent_loss",
    "prevent_death",
    "exhaust_played",
    "twice_first",
    "rest_heal",
    "no_rest",
    "no_smith",
    "no_gold",
    "no_potions",
    "no_curses",
    "reward_transforms",
    "reward_relics",
    "reward_prismatic",
    "hidden_tokens",
    "hp_cap",
    "any_path",
    "acts_last",
    "confused",
    "card_cap",
    "cannot_lose_hp",
    "hp_floor",
    "no_weak",
    "use_stances",
]
"""Numbers and permissions that are simply changed while something is in play."""
