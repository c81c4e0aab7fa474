"""What others may ask of the cards: all of them, how they are checked, how one is told in words."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from soulstack.games.foursouls.cards.agreement import check as agreement
from soulstack.games.foursouls.cards.catalogue import catalogue, game, kinds, load_pack
from soulstack.games.foursouls.cards.describe import card_words
from soulstack.games.foursouls.cards.schema import CardDef

__all__ = [
    "FILTERS",
    "agreement",
    "as_json",
    "catalogue",
    "facets",
    "game",
    "in_words",
    "load_pack",
    "pictures",
    "row",
    "stand_ins",
]


def _sets() -> tuple[str, ...]:
    return catalogue().sets()


FILTERS: Final[Mapping[str, Callable[[], tuple[str, ...]]]] = {"set": _sets, "kind": kinds}
"""What the list of cards can be narrowed by, and the values of each."""
_IN_WORDS: Final = {
    "↷": "Tap",
    "$": "Pay",
    "①": "1",
    "②": "2",
    "③": "3",
    "④": "4",
    "⑤": "5",
    "⑥": "6",
    "{die}": "die",
    "{hp}": "HP",
    "{atk}": "ATK",
    "{eva}": "evasion",
    "{soul}": "soul",
    "{loot}": "loot",
    "{treasure}": "treasure",
    "{counter}": "counter",
    "{level}": "level",
}


def facets(card: CardDef) -> dict[str, str]:
    """Give the values by which a card can be found."""
    return {"set": card.set, "kind": card.kind}


def row(card: CardDef) -> tuple[str, ...]:
    """Give the columns of a card in the list."""
    return (
        card.id,
        card.name,
        card.kind,
        card.category,
        f"{card.copies}x",
        "" if card.implemented else "not yet dealt",
    )


def as_json(card: CardDef) -> dict[str, Any]:
    """Give a card as plain data."""
    stats = {"hp": card.hp, "evasion": card.evasion, "attack": card.attack, "souls": card.souls or None}
    return {
        "id": card.id,
        "name": card.name,
        "kind": card.kind,
        "category": card.category,
        "set": card.set,
        "copies": card.copies,
        "text": card.text,
        "keywords": list(card.keywords),
        **{name: value for name, value in stats.items() if value is not None},
    }


def in_words(card: CardDef, cards: Mapping[str, CardDef]) -> list[str]:
    """Tell a card in lines of plain words: what is printed on it, and what its data does."""
    return [*describe(card, cards), *as_the_rules_see_it(card)]


def pictures(card: CardDef) -> tuple[str, ...]:
    """Name the picture of a card."""
    return (card.id,)


def stand_ins(card: CardDef) -> tuple[str, ...]:
    """Name the pictures of its category and kind."""
    return f"category/{card.kind}_{card.category}", f"category/{card.kind}"


def describe(card: CardDef, cards: Mapping[str, CardDef]) -> list[str]:
    """Tell a card in lines of plain words."""
    copies = "1 copy" if card.copies == 1 else f"{card.copies} copies"
    what = [card.kind.replace("_", " "), card.category.replace("_", " "), f"{card.set} set", copies]
    lines = [f"{card.name} ({card.id})", ", ".join(word for word in what if word)]
    stats = [
        *([f"HP {card.hp}"] if card.hp is not None else []),
        *([f"evasion {card.evasion}+"] if card.evasion is not None else []),
        *([f"ATK {card.attack}"] if card.attack is not None else []),
        *([f"souls {card.souls}"] if card.souls else []),
    ]
    if stats:
        lines.append(", ".join(stats))
    if card.keywords:
        lines.append("Keywords: " + ", ".join(card.keywords))
    if card.three_plus:
        lines.append("Only with three or more players")
    lines += spelled_out(card.text).splitlines()
    reward = _reward_words(card)
    if reward:
        lines.append(f"Reward: {reward}")
    if card.starting_item:
        lines.append(f"Starts with {cards[card.starting_item].name} ({card.starting_item})")
    if not card.implemented:
        lines.append("This card does not run yet and is never dealt.")
    return lines


def as_the_rules_see_it(card: CardDef) -> list[str]:
    """Tell what a card does in words made from its data alone."""
    lines = [spelled_out(line) for ability in card_words(card) for line in ability.splitlines()]
    return [f"{'As the rules see it: ' if not index else '  '}{line}" for index, line in enumerate(lines)]


def spelled_out(text: str) -> str:
    """Replace the icons of a card text by words, for terminals and screen readers."""
    for token, word in _IN_WORDS.items():
        text = text.replace(token, word)
    return text


def _reward_words(card: CardDef) -> str:
    reward = card.reward
    parts = [
        *([f"{reward.cents}¢"] if reward.cents else []),
        *([f"{reward.loot} loot"] if reward.loot else []),
        *([f"{reward.treasure} treasure"] if reward.treasure else []),
        *(["¢ as rolled"] if reward.roll_cents else []),
        *(["loot as rolled"] if reward.roll_loot else []),
    ]
    return ", ".join(parts)
