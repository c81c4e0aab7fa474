"""What is written on the cards of Four Souls."""

from collections.abc import Callable, Mapping
from typing import Any

from soulstack.app.language import tr
from soulstack.ui.cards import files
from soulstack.ui.cards.book import CardBook
from soulstack.ui.cards.spec import FaceSpec

DECKS = ("loot", "treasure", "monster", "room")
"""The decks in the order of `("deck", number)` references."""

_BACKS = {
    "loot": "loot",
    "treasure": "treasure",
    "monster": "monster",
    "room": "room",
    "character": "character",
    "starting_item": "character",
    "bonus_soul": "soul",
}

_REWARDS = {
    "cents": "{}{{coin}}",
    "loot": "{}{{loot}}",
    "treasure": "{}{{treasure}}",
    "roll_cents": "{{die}}{{coin}}",
    "roll_loot": "{{die}}{{loot}}",
}

KEYWORDS: Mapping[str, str] = {
    "eternal": "It cannot be destroyed and never goes to a discard.",
    "trinket": "When it resolves, it becomes an item and its player gains it.",
    "guppy": "A mark that other cards count.",
    "curse": "When it enters play the active player gives it to a player, who keeps it until death.",
    "indomitable": "It comes in a monster slot of its own and cannot be covered.",
    "ambush": "When it resolves, it becomes a monster that the active player has to attack this turn.",
}


class FourSoulsBook(CardBook):
    """The faces of Four Souls."""

    explained = KEYWORDS

    def __init__(self, catalogue: Callable[[], Mapping[str, Any]] | None = None) -> None:
        super().__init__(catalogue or shipped)

    def make_spec(self, card_id: str, card: Any) -> FaceSpec:
        return spec_of(card_id, card)

    def back(self, card_id: str) -> str:
        return _BACKS.get(self.spec(card_id).kind, "treasure")


def shipped() -> Mapping[str, Any]:
    """Loads the cards of the installed game and of the packs, and makes the packs' pictures known."""
    from soulstack.app.packs import packs

    found = packs()
    files.extra_art(found.art)
    return found.cards


def spec_of(card_id: str, card: Any) -> FaceSpec:
    """Makes a face from a card definition; a missing one is named after its id."""
    if isinstance(card, FaceSpec):
        return card
    if card is None:
        return FaceSpec(card_id, card_id.replace("_", " ").title() or "?", "treasure")
    text = getattr(card, "text", "")
    lines = tuple(tr(line) for line in text.splitlines() if line.strip()) if isinstance(text, str) else tuple(text)
    return FaceSpec(
        card_id,
        tr(card.name, meaning="card"),
        str(card.kind),
        str(getattr(card, "category", "") or ""),
        lines,
        getattr(card, "hp", None),
        getattr(card, "evasion", None),
        getattr(card, "attack", None),
        int(getattr(card, "souls", 0) or 0),
        tuple(getattr(card, "keywords", ()) or ()),
        reward_words(getattr(card, "reward", "")),
    )


def reward_words(reward: Any) -> str:
    """Puts a reward in words with icons."""
    if isinstance(reward, str):
        return reward
    table = reward if isinstance(reward, dict) else {name: getattr(reward, name, 0) for name in _REWARDS}
    parts = [words.format(int(table[name])) for name, words in _REWARDS.items() if table.get(name)]
    return " ".join(parts)
