"""Every card of the game: read once, checked, sorted by id and kept for the next start."""

import sys
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, get_args

from attrs import frozen

from soulstack.content import cache as kept
from soulstack.content import catalogue as catalogue_of_any_game
from soulstack.content.errors import Problem
from soulstack.content.lint import digest
from soulstack.content.loader import CardGame, FilePath, cache_file, load, load_folder, shipped
from soulstack.content.reader import read_sources
from soulstack.games.foursouls.cards import schema, vocabulary
from soulstack.games.foursouls.cards.schema import CardDef

BASE: Final = "base"
_WORDING: Final = frozenset({"text"})
"""Reworded cards still play the same, so old games and replays still fit them."""
_RECORDS: Final = tuple(
    record
    for module in (vocabulary, schema)
    for record in vars(module).values()
    if isinstance(record, type) and hasattr(record, "__attrs_attrs__")
)
_MODULES: Final = (
    *sorted(name for name in sys.modules if name.startswith(vocabulary.__name__)),
    "soulstack.games.foursouls.cards.schema",
    "soulstack.games.foursouls.cards.catalogue",
    "soulstack.content.cache",
)


@frozen(eq=False)
class Catalogue(catalogue_of_any_game.Catalogue[CardDef]):
    """Cards by id, in the order of their ids."""

    def __getitem__(self, card_id: str) -> CardDef:
        card = self._cards.get(card_id)
        if card is None:  # the back of a card can be asked for by its id, but is no card of its own
            card = next((c.back for c in self._cards.values() if c.back is not None and c.back.id == card_id), None)
        if card is None:
            raise KeyError(card_id)
        return card

    def cards_of(self, sets: Iterable[str]) -> tuple[CardDef, ...]:
        """Lists the cards of some sets, sorted by id."""
        wanted = tuple(sets)
        return tuple(card for card in self._cards.values() if card.set in wanted)

    def sets(self) -> tuple[str, ...]:
        """Lists the sets there are, the base set first."""
        return tuple(sorted(super().sets(), key=lambda name: name != BASE))

    def worked_out(self) -> str:
        """Works the mark of the cards out; wording does not count."""
        return digest(self._cards, _WORDING)

    def part(self, cards: Mapping[str, CardDef]) -> "Catalogue":
        """Gives a catalogue with some cards that were checked before."""
        return make(cards)


def make(cards: Mapping[str, CardDef], warnings: tuple[Problem, ...] = ()) -> Catalogue:
    """Makes a catalogue of cards that were checked before."""
    ordered = {card_id: cards[card_id] for card_id in sorted(cards)}
    return Catalogue(ordered, "", warnings=warnings)


def game() -> CardGame[CardDef]:
    """Tells the loader what a Four Souls card is and how it is checked."""
    from soulstack.games.foursouls.cards.lint import check

    return CardGame("foursouls", CardDef, check, _defaults)


def _defaults(file: str) -> Mapping[str, str]:
    # cards/foursouls/gold/loot.toml: the folder names the set.
    folders = file.split("/")[:-1]
    return {"set": folders[0]} if folders else {}


@cache
def catalogue() -> Catalogue:
    """Gives every shipped card; a fault in one of them is an error at once."""
    sources = read_sources(shipped("foursouls"), trusted=True)
    key = kept.key_of(sources, _MODULES)
    file = cache_file("foursouls-cards")
    found = kept.recall(file, key, _RECORDS)
    if _is_whole(found):
        return Catalogue(*found)
    loaded = load(game(), sources)
    made = make(loaded.cards, loaded.warnings)
    kept.keep(file, key, (dict(made), made.hash()))
    return made


def _is_whole(found: object) -> bool:
    if not (isinstance(found, tuple) and len(found) == 2):
        return False
    cards, mark = found
    return isinstance(cards, dict) and isinstance(mark, str) and all(type(card) is CardDef for card in cards.values())


def load_pack(path: FilePath) -> Catalogue:
    """Gives the cards of a pack, a file or a folder; raises ContentError with everything that is wrong with it."""
    loaded = load_folder(game(), path, catalogue())
    return make(loaded.cards, loaded.warnings)


def kinds() -> tuple[str, ...]:
    """Lists the kinds of cards."""
    return get_args(schema.Kind)
