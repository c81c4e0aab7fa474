"""Card packs of the player's own: folders, zips or files in the mods folder, each a set that can be switched on.

A pack is data only and is refused as a whole when something in it is wrong; the game then starts without it and says why.
"""

import threading
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from attrs import evolve, field, fields_dict, frozen

from soulstack import paths
from soulstack.app import registry
from soulstack.app.language import tr
from soulstack.app.pack_art import read_art
from soulstack.content.catalogue import Catalogue
from soulstack.content.errors import ContentError, Problem
from soulstack.content.reader import SCENARIOS

MOST_PACKS = 50
SHOWN_PROBLEMS = 3


@frozen
class Packs:
    """Everything that can be played with: the shipped cards and the packs that are in order."""

    cards: Catalogue[Any]
    names: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()
    """One sentence for each pack that was refused, and for each whose pictures are not all used."""
    art: Mapping[str, bytes] = field(factory=dict)
    """The pictures of the packs by card id, all of them checked."""


def pack_paths(folder: Path) -> list[Path]:
    """List the packs in the mods folder, sorted by name; a missing or unreadable folder has none."""
    try:
        found = [p for p in folder.iterdir() if p.is_dir() or p.suffix.lower() in {".toml", ".zip"}]
    except OSError:
        return []
    return sorted(p for p in found if not p.name.startswith(".") and p.name not in registry.MODULES)[:MOST_PACKS]


def pack_folder(key: str) -> Path:
    """Say where the packs of a game lie: those of the first game in the mods folder itself, as they always have."""
    return paths.mods() if key == registry.DEFAULT else paths.mods() / key


def read_packs(folder: Path, key: str = registry.DEFAULT) -> Packs:
    """Read every pack; its cards belong to a set that bears the pack's name."""
    cards = registry.game(key).cards().catalogue()
    names: list[str] = []
    problems: list[str] = []
    art: dict[str, bytes] = {}
    for path in pack_paths(folder):
        name = path.stem
        if name in cards.sets():
            problems.append(tr("The card pack {name!r} has the name of a set that is there already.", name=name))
            continue
        try:
            own = named_pack(path, key)
            cards = cards.with_pack(own)
        except ContentError as error:
            problems.append(tr("The card pack {name!r} is not used: {told}", name=name, told=_told(error.problems)))
        except ValueError as error:
            problems.append(tr("The card pack {name!r} is not used: {error}.", name=name, error=error))
        else:
            if own:
                names.append(name)
            else:
                problems.append(tr("The card pack {name!r} has no cards.", name=name))
            drawn = read_art(path, own)
            art |= {card_id: data for card_id, data in drawn.pictures.items() if card_id in own}
            bad = [problem for problem in drawn.problems if not problem.is_warning]
            if bad:
                problems.append(
                    tr("Not every picture of the card pack {name!r} is used: {told}", name=name, told=_told(bad))
                )
    return Packs(cards, tuple(names), tuple(problems), art)


def named_pack(path: Path, key: str = registry.DEFAULT) -> Catalogue[Any]:
    """Read one pack; its cards belong to a set that bears its name."""
    found = registry.game(key).cards().load_pack(path)
    return found.part({card.id: of_set(card, path.stem) for card in found.values()})


def of_set(card: Any, name: str) -> Any:
    """Give a card as one of a set, where the cards of its game come in sets that can be switched off."""
    return evolve(card, set=name) if "set" in fields_dict(type(card)) else card


def _told(problems: Sequence[Problem]) -> str:
    said = [str(problem) for problem in problems[:SHOWN_PROBLEMS]]
    more = len(problems) - len(said)
    return "; ".join(said) + (tr(" (and {n} more)", n=more) if more > 0 else "")


class _Once:
    """Reads the packs of a game once, whichever thread asks first; the others wait for it instead of reading them too."""

    def __init__(self) -> None:
        self._found: dict[str, Packs] = {}
        self._reading = threading.Lock()

    def __call__(self, key: str = registry.DEFAULT) -> Packs:
        """Give what there is to play a game with."""
        with self._reading:
            if key not in self._found:
                self._found[key] = read_packs(pack_folder(key), key)
            return self._found[key]

    def cache_clear(self) -> None:
        """Forget it."""
        self._found.clear()


packs = _Once()


def all_cards(key: str = registry.DEFAULT) -> Catalogue[Any]:
    """Give every card of a game that may be met, in this process or in the bots' own."""
    return packs(key).cards


def cards_beside(scenario: Path, key: str = registry.DEFAULT) -> Catalogue[Any]:
    """Give the cards that a scenario may name: in the folder `scenarios` of a pack those of the pack as well.

    A pack that is being written need not lie in the mods folder for its scenarios to be played.
    """
    folder = scenario.absolute().parent
    if folder.name == SCENARIOS and any(folder.parent.glob("*.toml")):
        return _with_pack(folder.parent, key)
    return all_cards(key)


@cache
def _with_pack(root: Path, key: str) -> Catalogue[Any]:
    known = all_cards(key)
    own = named_pack(root, key)
    return known if all(card_id in known for card_id in own) else registry.game(key).cards().catalogue().with_pack(own)
