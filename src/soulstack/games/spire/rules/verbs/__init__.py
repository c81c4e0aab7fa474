"""The verbs: importing this package registers what every effect does."""

from soulstack.games.spire.rules.verbs import cards, enemies, fighting, orbs, playing, steering, tokens

__all__ = ["cards", "enemies", "fighting", "orbs", "playing", "steering", "tokens"]
