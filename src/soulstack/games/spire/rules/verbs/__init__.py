"""The verbs: importing this package registers what every effect does."""

from soulstack.games.spire.rules.verbs import cards, climbing, enemies, fighting, orbs, playing, steering, tokens

__all__ = ["cards", "climbing", "enemies", "fighting", "orbs", "playing", "steering", "tokens"]
