"""How the gallery sorts the components of the spire: what they can be narrowed by, what a search goes through."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from soulstack.app.language import tr
from soulstack.kernel.sentences import Sentence
from soulstack.ui.screens import Filter, Shelves

if TYPE_CHECKING:
    from soulstack.games.spire.play.component_words import Term

ORDER: Final = (
    "ironclad", "silent", "defect", "watcher", "colorless", "curse", "status", "relic", "boss_relic", "potion",
    "first_encounter", "encounter", "elite", "boss", "summon", "event", "neow", "modifier", "hero", "map", "token",
)  # fmt: skip
ACTS: Final = ("1", "2", "3", "4")
COSTS: Final = ("0", "1", "2", "3", "4", "X")


def place_of(thing: Any) -> str:
    """Gives where a component lies among the others: cards by their owner."""
    from soulstack.games.spire.play.component import kind_of

    return str(getattr(thing, "owner", "")) or kind_of(thing)


def rank(thing: Any) -> tuple[Any, ...]:
    """Gives what sorts components of one place: enemies by act, cards by rarity."""
    order = ("starter", "common", "uncommon", "rare", "ticket")
    rarity = str(getattr(thing, "rarity", ""))
    return (getattr(thing, "act", 0), order.index(rarity) if rarity in order else 0, getattr(thing, "ascension", 0))


def searched(thing: Any) -> str:
    """Gives the words of a component that a search goes through, in both languages."""
    from soulstack.games.spire.cards.door import spelled_out
    from soulstack.games.spire.play.component import chips_of, lines_of, terms_of

    said = [*chips_of(thing), *(tr(term.name.pattern) for term in terms_of(thing))]
    for line in lines_of(thing):
        said += [spelled_out(line), spelled_out(tr(line))]
    return " ".join(said)


def costs_of(thing: Any) -> tuple[str, ...]:
    """Gives what both sides of a card cost, or what a thing is sold for."""
    from soulstack.games.spire.cards.schema import CardDef

    if not isinstance(thing, CardDef) or "unplayable" in thing.keywords:
        return ()
    if thing.x:
        return ("X",)
    other = thing.up.cost if thing.up is not None and thing.up.cost is not None else thing.cost
    return (str(thing.cost), str(other))


def keywords_of(thing: Any) -> tuple[str, ...]:
    """Gives the keywords and icons of a component, by their English names."""
    from soulstack.games.spire.play.component import terms_of

    return tuple(str(term.name.pattern) for term in terms_of(thing))


def kinds_of(thing: Any) -> tuple[str, ...]:
    """Gives the kinds that a component is shown with, enemies by their act too."""
    from soulstack.games.spire.cards.schema import CardDef, EnemyDef
    from soulstack.games.spire.play.component import kind_of

    kind = "card" if isinstance(thing, CardDef) else kind_of(thing)
    return ("enemy", kind, f"act {thing.act}") if isinstance(thing, EnemyDef) else (kind,)


def _kinds(cards: Mapping[str, Any]) -> list[tuple[str, str]]:
    from soulstack.games.spire.play.component_words import KINDS
    from soulstack.games.spire.play.names import ROMAN

    del cards
    found = [(kind, tr(words.pattern)) for kind, words in KINDS.items()]
    enemies = [
        ("enemy", tr("All enemies")),
        *((f"act {n}", tr("Enemies of Act {act}", act=ROMAN[int(n)])) for n in ACTS),
    ]
    at = next(k for k, (kind, _) in enumerate(found) if kind == "first_encounter")
    return [*found[:at], *enemies, *found[at:]]


def _words(table: str, cards: Mapping[str, Any]) -> list[tuple[str, str]]:
    from soulstack.games.spire.play import component_words

    del cards
    named: Mapping[str, Sentence] = getattr(component_words, table)
    return [(key, tr(words.pattern)) for key, words in named.items()]


def _costs(cards: Mapping[str, Any]) -> list[tuple[str, str]]:
    del cards
    return [(cost, tr("Cost {n}", n=cost)) for cost in COSTS]


def _keywords(cards: Mapping[str, Any]) -> list[tuple[str, str]]:
    from soulstack.games.spire.play.component_words import KEYWORDS, SIGNS, SPOKEN

    del cards
    known: Iterable[Term] = (*KEYWORDS.values(), *SIGNS.values(), *SPOKEN.values())
    return sorted(((str(term.name.pattern), tr(term.name.pattern)) for term in known), key=lambda pair: pair[1])


def seen() -> Mapping[str, int]:
    """Gives how often the chosen campaign has met each event."""
    from soulstack.games.spire.play import profiles

    return profiles.load().chosen.met


SHELVES: Final = Shelves(
    order=ORDER,
    kind_of=place_of,
    rank=rank,
    searched=searched,
    face="full",
    flips=True,
    seen=seen,
    filters=(
        Filter(key="kind", every=Sentence("All"), options=_kinds, values=kinds_of),
        Filter(
            key="owner",
            every=Sentence("Any owner"),
            options=partial(_words, "OWNERS"),
            values=lambda thing: (str(getattr(thing, "owner", "") or getattr(thing, "hero", "")),),
        ),
        Filter(
            key="type",
            every=Sentence("Any type"),
            options=partial(_words, "TYPES"),
            values=lambda thing: (str(getattr(thing, "kind", "")),),
        ),
        Filter(key="cost", every=Sentence("Any cost"), options=_costs, values=costs_of),
        Filter(
            key="rarity",
            every=Sentence("Any rarity"),
            options=partial(_words, "RARITIES"),
            values=lambda thing: (str(getattr(thing, "rarity", "")),),
        ),
        Filter(key="keyword", every=Sentence("Any keyword"), options=_keywords, values=keywords_of),
    ),
)
"""How its components lie."""
