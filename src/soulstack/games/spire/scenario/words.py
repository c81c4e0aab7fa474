"""The closed lists of words of the scenario files."""

from typing import Final

from soulstack.games.spire.cards.numbers import NUMBERS

PHASES: Final = (
    "play", "start", "combat", "end_of_combat", "map", "event", "merchant", "camp", "treasure", "neow", "boss_reward",
    "reward", "setup", "quick_start",
)  # fmt: skip
FIGHTING: Final = ("play", "start", "combat", "end_of_combat", "boss_reward")
"""The phases that stand in a combat."""
OPTIONS: Final = ("last_stand", "sequential_turns", "choose_relic", "hidden_boss", "courtesy_hands")
KEYS: Final = ("ruby", "sapphire", "emerald")
STANCES: Final = ("neutral", "calm", "wrath")
ORBS: Final = ("lightning", "frost", "dark")
PRINTINGS: Final = ("early", "later")
KINDS: Final = ("card", "relic", "potion", "rare", "colorless", "boss_relic")
"""The kinds of reward that lie unrevealed."""
SKIPPED: Final = (*KINDS, "gold", "transform", "all")

MOVES: Final = {
    "play": ("card", "x"),
    "use": ("item",),
    "choose": (),
    "done": (),
    "undone": (),
    "end_turn": (),
    "next": (),
    "give": ("item", "to"),
    "swap_rows": ("to",),
    "go": ("to",),
    "join": ("to",),
    "buy": ("item", "card", "payers"),
    "remove": ("card", "payers"),
    "rest": (),
    "smith": ("card",),
    "nothing": (),
    "option": ("n", "payers"),
    "reveal": ("item",),
    "take": ("item", "card"),
    "skip": ("item", "card"),
}
"""What each move needs or may have besides seat, pick, illegal and expect."""
NEEDED: Final = {
    "play": ("card",), "use": ("item",), "smith": ("card",), "remove": ("card",), "go": ("to",), "join": ("to",),
    "give": ("item", "to"), "swap_rows": ("to",), "option": ("n",), "reveal": ("item",),
}  # fmt: skip
"""What a move cannot do without."""
ONE_OF: Final = {"buy": ("item", "card"), "take": ("item", "card"), "skip": ("item", "card")}
"""Of which a move needs one."""
SEATLESS: Final = ("end_turn", "next")
DECKS: Final = (
    "relic_deck", "potion_deck", "boss_relic_deck", "curse_deck", "colorless_deck", "event_deck", "encounter_deck",
    "first_encounter_deck", "elite_deck", "neow_deck",
)  # fmt: skip
FIELDS: Final = {
    "relic_deck": "relics", "potion_deck": "potions", "boss_relic_deck": "boss_relics", "curse_deck": "curses",
    "colorless_deck": "colorless", "event_deck": "events", "encounter_deck": "encounters",
    "first_encounter_deck": "first_encounters", "elite_deck": "elites", "neow_deck": "neow",
}  # fmt: skip
"""The pile of the table that each deck is."""

OF_DECKS: Final = {
    "relic_deck": ("relic",), "potion_deck": ("potion",), "boss_relic_deck": ("relic",), "curse_deck": ("curse",),
    "colorless_deck": ("attack", "skill", "power"), "event_deck": ("event",), "encounter_deck": ("enemy",),
    "first_encounter_deck": ("enemy",), "elite_deck": ("enemy",), "neow_deck": ("neow",),
}  # fmt: skip
"""What kind of component lies in each deck."""
CARDS: Final = ("attack", "skill", "power", "curse", "status")
REWARDED: Final = (*CARDS, "ticket")
OF_SEATS: Final = {
    "hand": CARDS, "draw": CARDS, "discard": CARDS, "exhaust": CARDS, "deck": CARDS, "powers": ("power",),
    "relics": ("relic",), "potions": ("potion",), "rewards_deck": REWARDED, "rare_deck": CARDS,
}  # fmt: skip
"""What kind of component lies in each place before a seat."""
NAMED: Final = {CARDS: "card", REWARDED: "card", ("attack", "skill", "power"): "card"}
MOST: Final = {
    "strength": 8, "weak": 3, "vulnerable": 3, "block": 20, "energy": 6, "shivs": 5, "miracles": 5,
    "poison": NUMBERS.poison_supply,
}  # fmt: skip
"""The limits of tokens (TOKEN)."""
MOST_OF_ENEMIES: Final = {**MOST, "strength": NUMBERS.enemy_strength_max, "block": NUMBERS.enemy_block_max}
MOST_POTIONS: Final = 3
SHARED: Final = ("shivs", "miracles")
"""The tokens of heroes of which there is one supply for the table (SA-68)."""
LOCKS: Final = (
    *(f"unlock_{hero}_{tier}" for hero in ("ironclad", "silent", "defect", "watcher") for tier in (1, 2, 3)),
    "unlock_colorless", "unlock_act4",
)  # fmt: skip
REWARDS: Final = ("gold", "card", "potion", "relic", "boss_relic", "rare", "colorless", "transform")
FEATS: Final = (
    "jaxxed", "catalyst", "ninja", "powerful", "barricaded", "all_for_one_achievement", "you_are_nothing", "perfect",
    "minimalist", "the_transient", "common_sense", "collector_achievement", "ruby", "emerald", "sapphire", "amethyst",
    "my_lucky_day", "infinity",
)  # fmt: skip
"""The achievements, in their order (ACH-01 … ACH-18)."""
