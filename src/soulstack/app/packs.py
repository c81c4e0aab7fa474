"""Card packs of the player's own: folders or files in the mods folder, each a set that can be switched on.

A pack is data only and is refused as a whole when something in it is wrong; the game then starts without it and says why.
"""

from functools import cache
from pathlib import Path

from attrs import evolve, frozen

from soulstack import paths
from soulstack.content.errors import ContentError
from soulstack.foursouls.catalogue import Catalogue, catalogue, load_pack, make

MOST_PACKS = 50
SHOWN_PROBLEMS = 3


@frozen
class Packs:
    """Everything that can be played with: the shipped cards and the packs that are in order."""

    cards: Catalogue
    names: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()
    """One sentence for each pack that was refused."""


def pack_paths(folder: Path) -> list[Path]:
    """List the packs in the mods folder, sorted by name; a missing or unreadable folder has none."""
    try:
        found = [p for p in folder.iterdir() if p.is_dir() or p.suffix == ".toml"]
    except OSError:
        return []
    return sorted(p for p in found if not p.name.startswith("."))[:MOST_PACKS]


def read_packs(folder: Path) -> Packs:
    """Read every pack; its cards belong to a set that bears the pack's name."""
    cards = catalogue()
    names: list[str] = []
    problems: list[str] = []
    for path in pack_paths(folder):
        name = path.stem
        if name in cards.sets():
            problems.append(f"The card pack {name!r} has the name of a set that is there already.")
            continue
        try:
            pack = load_pack(path)
            own = make({card.id: evolve(card, set=name) for card in pack.values()})
            cards = cards.with_pack(own)
        except ContentError as error:
            said = [str(problem) for problem in error.problems[:SHOWN_PROBLEMS]]
            more = len(error.problems) - len(said)
            rest = f" (and {more} more)" if more > 0 else ""
            problems.append(f"The card pack {name!r} is not used: {'; '.join(said)}{rest}")
        except ValueError as error:
            problems.append(f"The card pack {name!r} is not used: {error}.")
        else:
            if own:
                names.append(name)
    return Packs(cards, tuple(names), tuple(problems))


@cache
def packs() -> Packs:
    """Give what there is to play with; read once."""
    return read_packs(paths.mods())


def cards_mark(cards: Catalogue, sets: tuple[str, ...]) -> str:
    """Give the digest of the sets of one game, so that another pack does not make its record strange."""
    wanted = {card.id: card for card in cards.values() if card.set in sets or card.kind in ("room", "character")}
    return make(wanted).hash()
