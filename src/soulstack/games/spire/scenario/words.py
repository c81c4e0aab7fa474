"""The closed lists of words of the scenario files."""

from typing import Final

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
    "buy": ("item", "card", "payers"),
    "remove": ("card", "payers"),
    "rest": (),
    "smith": ("card",),
    "nothing": (),
    "option": ("n", "payers"),
    "reveal": ("item",),
    "take": ("item", "card"),
    "skip": ("item",),
}
"""What each move needs or may have besides seat, pick, illegal and expect."""
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
