"""What others may ask of the components: all of them, how they are checked, how one is told in words."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from soulstack.content.errors import Problem
from soulstack.games.spire.cards import schema as s
from soulstack.games.spire.cards.catalogue import catalogue, game, load_pack
from soulstack.games.spire.cards.faces import picture_name

__all__ = [
    "FILTERS", "agreement", "as_json", "catalogue", "facets", "game", "in_words", "load_pack", "pictures", "row",
    "stand_ins",
]  # fmt: skip

KINDS: Final = ("card", "relic", "boss_relic", "potion", "enemy", "event", "neow", "map", "hero", "modifier", "token")
OWNERS: Final = ("ironclad", "silent", "defect", "watcher", "colorless", "curse", "status")


def kind_of(thing: Any) -> str:
    """Give what a component is."""
    return "boss_relic" if isinstance(thing, s.RelicDef) and thing.deck == "boss_relic" else str(thing.type)


def _kinds() -> tuple[str, ...]:
    return KINDS


def _owners() -> tuple[str, ...]:
    return OWNERS


FILTERS: Final[Mapping[str, Callable[[], tuple[str, ...]]]] = {"kind": _kinds, "owner": _owners}
"""What the list of components can be narrowed by, and the values of each."""


def facets(thing: Any) -> dict[str, str]:
    """Give the values by which a component can be found."""
    return {"kind": kind_of(thing), "owner": getattr(thing, "owner", "")}


def agreement(cards: Mapping[str, Any]) -> list[Problem]:
    """Find components whose text and behaviour differ."""
    from soulstack.games.spire.cards.agreement import check

    return check(cards)


def copies_of(thing: Any) -> int:
    """Count the copies of a component."""
    if isinstance(thing, s.EventDef):
        return sum(row.copies for row in thing.cards)
    return int(getattr(thing, "copies", 1))


def row(thing: Any) -> tuple[str, ...]:
    """Give the columns of a component in the list."""
    return (thing.id, thing.name, kind_of(thing), getattr(thing, "owner", ""), f"{copies_of(thing)}x")


def text_of(thing: Any) -> str:
    """Give what is printed on a component in our words."""
    if isinstance(thing, s.EventDef):
        return " ".join(f"[{option.name}] {option.text}" for option in thing.options)
    if isinstance(thing, s.NeowDef):
        return " / ".join([thing.text, *(line.text for line in thing.blue)])
    if isinstance(thing, s.EnemyDef):
        return " / ".join(_lines(thing))
    return str(getattr(thing, "text", ""))


def _lines(enemy: s.EnemyDef) -> list[str]:
    if enemy.action:
        return [", ".join(enemy.action)]
    if enemy.die:
        return [f"{'-'.join(map(str, line.faces))}: {', '.join(line.ops)}" for line in enemy.die]
    return [f"{line.mode or 'slot'}: {', '.join(line.ops)}" for line in enemy.track]


def as_json(thing: Any) -> dict[str, Any]:
    """Give a component as plain data."""
    found: dict[str, Any] = {"id": thing.id, "name": thing.name, "kind": kind_of(thing), **dict.fromkeys(_OF_SOME)}
    found["keywords"] = []
    if isinstance(thing, s.CardDef):
        side = thing.up
        cost = "X" if thing.x else None if "unplayable" in thing.keywords else thing.cost
        found |= {"owner": thing.owner, "type": thing.kind, "rarity": thing.rarity, "cost": cost}
        if side is not None:
            found["up_cost"] = cost if side.cost is None else side.cost
            found["up_text"] = thing.text if side.text is None else side.text
        found["keywords"] = list(thing.keywords)
    if isinstance(thing, s.EnemyDef):
        found["hp"] = thing.hp[0] if len(thing.hp) == 1 else list(thing.hp)
    if isinstance(thing, s.HeroDef):
        found["hp"] = thing.max_hp
    return {**found, "text": text_of(thing), "copies": copies_of(thing)}


_OF_SOME: Final = ("owner", "type", "rarity", "cost", "up_cost", "up_text", "hp")
"""What only some components have; the others have null there."""
_IN_WORDS: Final = {"hp": "HP", "all": "all"}


def spelled_out(text: str) -> str:
    """Replace the icons of a text by words, for terminals and screen readers.

    >>> spelled_out("{hit} 2. Apply 1 {weak}.")
    'Hit 2. Apply 1 Weak.'
    """
    for piece in text.split("{")[1:]:
        name = piece.partition("}")[0]
        text = text.replace(f"{{{name}}}", _IN_WORDS.get(name, name.capitalize()))
    return text


def in_words(thing: Any, cards: Mapping[str, Any]) -> list[str]:
    """Tell a component in lines of plain words."""
    del cards
    copies = copies_of(thing)
    what = [
        kind_of(thing).replace("_", " "),
        getattr(thing, "owner", ""),
        f"{copies} {'copy' if copies == 1 else 'copies'}",
    ]
    lines = [f"{thing.name} ({thing.id})", ", ".join(word for word in what if word)]
    if isinstance(thing, s.CardDef):
        lines.append(f"{thing.kind}, {thing.rarity}, cost {as_json(thing)['cost']}")
    lines += [spelled_out(line) for line in text_of(thing).split(" / ") if line]
    if isinstance(thing, s.CardDef) and thing.up is not None:
        shown = as_json(thing)
        lines.append(f"Upgraded: cost {shown['up_cost']}. {spelled_out(shown['up_text'])}")
    if isinstance(thing, s.EnemyDef):
        lines.insert(2, f"HP {' / '.join(map(str, thing.hp))}, Act {thing.act}, {thing.deck.replace('_', ' ')}")
    return lines


def pictures(thing: Any) -> tuple[str, ...]:
    """Name the pictures of a component; enemies of one printed name share theirs."""
    named = [thing.id, picture_name(thing.name)] if isinstance(thing, s.EnemyDef) else [thing.id]
    return tuple(f"{thing.type}/{name}" for name in named)


def stand_ins(thing: Any) -> tuple[str, ...]:
    """Name the picture of all components of its kind."""
    return (f"any/{getattr(thing, 'kind', '') or thing.type}",)
