"""Who can be an opponent in Four Souls."""

from typing import Final

from soulstack.bots.specs import BotSpecs

SPECS: Final = BotSpecs(("random", "easy", "normal", "hard"), ("plain", "greedy", "vengeful", "careful", "chaotic"))
