"""Which sound accompanies what is shown: one table from facts to sounds, whatever picture they get."""

from collections.abc import Callable, Mapping
from typing import Final

from attrs import frozen

from soulstack.app.events import Shown

SOUNDS: Final[Mapping[str, str]] = {
    "combat_started": "turn",
    "round_started": "turn",
    "die_rolled": "die",
    "card_drawn": "deal",
    "deck_shuffled": "shuffle",
    "card_played": "flick",
    "card_exhausted": "cancel",
    "card_discarded": "flick",
    "block_gained": "activate",
    "hit": "hit",
    "hp_lost": "hurt",
    "healed": "recharge",
    "died": "death",
    "hero_died": "boss_death",
    "token_put": "stack_up",
    "token_gained": "stack_up",
    "strength_changed": "stack_up",
    "orb_channelled": "recharge",
    "orb_evoked": "stack_resolve",
    "stance_switched": "soul",
    "ability_used": "activate",
    "ability_triggered": "stack_up",
    "potion_used": "recharge",
    "item_gained": "loot",
    "gold_changed": "coin",
    "card_added": "flick",
    "card_upgraded": "soul",
    "card_removed": "cancel",
    "bought": "coin",
    "rested": "recharge",
    "turn_ended": "page",
    "moved": "page",
    "act_started": "turn",
    "act_beaten": "soul",
    "reward_revealed": "flick",
    "event_rolled": "die",
    "event_drawn": "page",
    "blessing_drawn": "flick",
    "option_chosen": "stack_resolve",
    "boss_turned": "boss_death",
    "key_gained": "soul",
}
"""What is not named here happens in silence."""
WEIGHTY: Final = frozenset({"turn", "death", "boss_death", "soul"})
"""What is heard even when its picture is skipped."""


@frozen
class Sounds:
    """Listens to what is shown and plays what belongs to it."""

    play: Callable[[str], object]

    def hear(self, shown: Shown) -> None:
        """Play the sound of a fact."""
        fact = shown.fact
        name = SOUNDS.get(fact.kind, "")
        if fact.kind == "run_ended":
            name = "win" if fact.word == "won" else "lose"
        if name and (not shown.hurried or name in WEIGHTY):
            self.play(name)
