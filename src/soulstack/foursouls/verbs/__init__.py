"""Every effect that a card can have, carried out. Importing the package fills the table of verbs."""

from soulstack.foursouls.verbs import control, decks, fighting, hands, items, more, resources, rolling, turning

__all__ = ["control", "decks", "fighting", "hands", "items", "more", "resources", "rolling", "turning"]
