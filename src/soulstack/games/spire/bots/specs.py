"""Which bots can lead a hero."""

from typing import Final

from soulstack.bots.specs import BotSpecs

SPECS: Final = BotSpecs(("random", "easy", "normal", "hard"))
