"""The numbers and words of the game's variants, in one place and without any rules."""

from typing import Final

MODES: Final = ("versus", "coop", "challenge")
GOALS: Final = {"normal": 4, "hard": 6, "ultra": 8}
"""How many souls a co-op team needs (SOLO-07)."""
SWITCHES: Final = (
    "first_player_cain", "fixed_trio", "loot_step_uses_stack", "forced_attack_asap", "enhanced_bartering",
)  # fmt: skip
"""The rules of older editions (VAR-04)."""
TIMER: Final = 8
