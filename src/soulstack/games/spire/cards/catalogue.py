"""Every component of the game: read once, checked, sorted by id and kept for the next start."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Self

from attrs import field, frozen

from soulstack.content import cache as kept
from soulstack.content import catalogue as catalogues
from soulstack.content.errors import Problem
from soulstack.content.lint import digest
from soulstack.content.loader import CardGame, FilePath, cache_file, load, load_folder, shipped
from soulstack.content.reader import read_sources
from soulstack.games.spire.cards import conditions, effects, run_effects, schema
from soulstack.games.spire.cards.faces import Face, Sides, faces_of
from soulstack.games.spire.cards.schema import Definition

KEY: Final = "spire"
_WORDING: Final = frozenset({"text", "worth"})
"""Cards that are worded or valued anew still play the same, so old games and replays still fit them."""
_RECORDS: Final = tuple(
    record
    for module in (effects, run_effects, conditions, schema)
    for record in vars(module).values()
    if isinstance(record, type) and hasattr(record, "__attrs_attrs__")
)
_VOCABULARY: Final = ("words", "conditions", "effects", "run_effects", "enemy_lines", "schema", "catalogue")
_MODULES: Final = (*(f"soulstack.games.spire.cards.{name}" for name in _VOCABULARY), "soulstack.content.cache")
FILES: Final[dict[str, dict[str, Any]]] = {
    "ironclad": {"type": "card", "owner": "ironclad"},
    "silent": {"type": "card", "owner": "silent"},
    "defect": {"type": "card", "owner": "defect"},
    "watcher": {"type": "card", "owner": "watcher"},
    "colorless": {"type": "card", "owner": "colorless", "unlock": "C"},
    "curses": {"type": "card", "owner": "curse"},
    "status": {"type": "card", "owner": "status"},
    "relics": {"type": "relic"},
    "boss_relics": {"type": "relic", "deck": "boss_relic"},
    "boards": {"type": "relic", "deck": "board"},
    "potions": {"type": "potion"},
    "enemies_act1": {"type": "enemy", "act": 1},
    "enemies_act2": {"type": "enemy", "act": 2},
    "enemies_act3": {"type": "enemy", "act": 3},
    "enemies_act4": {"type": "enemy", "act": 4},
    "events": {"type": "event"},
    "neow": {"type": "neow"},
    "maps": {"type": "map"},
    "tokens": {"type": "token"},
    "heroes": {"type": "hero"},
    "modifiers": {"type": "modifier"},
}
"""What every table of a file has unless it says otherwise."""


@frozen(eq=False)
class Catalogue(catalogues.Catalogue[Any]):
    """Components by id, in the order of their ids, with their faces."""

    faces: Sides = field(init=False, repr=False)
    box: tuple[Face, ...] = field(init=False, repr=False)
    """Every physical component of the box, in the order of ids."""
    places: dict[str, tuple[int, ...]] = field(init=False, repr=False)
    """Where the copies of a component lie in the box, by id."""
    _kinds: dict[type, list[Any]] = field(init=False, repr=False, factory=dict)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "faces", faces_of(self._cards))
        box: list[Face] = []
        places: dict[str, tuple[int, ...]] = {}
        for thing_id, thing in self._cards.items():
            self._kinds.setdefault(type(thing), []).append(thing)
            rows = thing.cards if isinstance(thing, schema.EventDef) else (thing,)
            for row in rows:
                count = getattr(row, "copies", 1)
                places[row.id] = tuple(range(len(box), len(box) + count))
                box += [self.faces[thing_id]] * count
        object.__setattr__(self, "box", tuple(box))
        object.__setattr__(self, "places", places)

    def of(self, kind: type) -> list[Any]:
        """Lists the components of one kind, sorted by id."""
        return self._kinds.get(kind, [])

    def part(self, cards: Mapping[str, Any]) -> Self:
        """Gives a catalogue of the same kind with some components that were checked before."""
        ordered = {thing_id: cards[thing_id] for thing_id in sorted(cards)}
        return type(self)(ordered, digest(ordered, _WORDING))


def make(things: Mapping[str, Definition], warnings: tuple[Problem, ...] = ()) -> Catalogue:
    """Makes a catalogue of components that were checked before."""
    ordered = {thing_id: things[thing_id] for thing_id in sorted(things)}
    return Catalogue(ordered, digest(ordered, _WORDING), warnings=warnings)


def game() -> CardGame[Any]:
    """Tells the loader what a component is and how it is checked."""
    from soulstack.games.spire.cards.lint import check

    kind: Any = Definition
    return CardGame(KEY, kind, check, _defaults)


def _defaults(file: str) -> Mapping[str, Any]:
    name = file.rsplit("/", 1)[-1].removesuffix(".toml")
    return dict(FILES.get(name, {}))


@cache
def catalogue() -> Catalogue:
    """Gives every shipped component; a fault in one of them is an error at once."""
    sources = read_sources(shipped(KEY), trusted=True)
    key = kept.key_of(sources, _MODULES)
    file = cache_file(f"{KEY}-cards")
    found = kept.recall(file, key, _RECORDS)
    if isinstance(found, tuple) and len(found) == 2 and isinstance(found[0], dict) and isinstance(found[1], str):
        return Catalogue(*found)
    loaded = load(game(), sources)
    made = make(loaded.cards, loaded.warnings)
    kept.keep(file, key, (dict(made), made.hash()))
    return made


def load_pack(path: FilePath) -> Catalogue:
    """Gives the components of a pack; raises ContentError with everything that is wrong with it."""
    loaded = load_folder(game(), path, catalogue())
    return make(loaded.cards, loaded.warnings)
