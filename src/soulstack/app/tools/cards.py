"""The commands about cards: the catalogue, the check of packs, one card in words, a sheet of faces.

Each gives its exit code: 0 when all is well, 1 when a card is wrong, 2 when the words of the command make no sense.
"""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from json import dumps
from pathlib import Path
from typing import Any, Final, TypeAlias

from attrs import evolve

from soulstack import paths
from soulstack.app import registry
from soulstack.app.game import Game
from soulstack.app.pack_art import PackArt, read_art
from soulstack.app.packs import packs
from soulstack.content.errors import ContentError, Problem, nearest, shown
from soulstack.content.loader import load_folder, shipped, with_lines
from soulstack.content.reader import read_sources

OK: Final = 0
WRONG: Final = 1
SENSELESS: Final = 2

DrawSheet: TypeAlias = Callable[[Game, Sequence[Any], str], None]
"""Saves a picture with the faces of some cards; raises OSError. Whoever has a window hands it in."""


def list_cards(
    chosen: Mapping[str, str | None] | None = None, *, json: bool = False, key: str = registry.DEFAULT
) -> int:
    """Prints the catalogue as a table or as JSON."""
    game = registry.game(key)
    found = _chosen(game, chosen or {})
    if isinstance(found, int):
        return found
    room = game.cards()
    if json:
        ends = ({"art": has_art(game, card), "implemented": card.implemented} for card in found)
        print(dumps([{**room.as_json(card), **end} for card, end in zip(found, ends, strict=True)], indent=1))
        return OK
    rows = [room.row(card) for card in found]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip())
    print(f"{len(found)} cards, {sum(card.copies for card in found)} with all copies")
    return OK


def check(paths_given: Sequence[str | Path] = (), *, key: str = registry.DEFAULT) -> int:
    """Checks the shipped cards, or the packs at the given paths, and prints everything that is wrong."""
    game = registry.game(key)
    worst = OK
    for path in [Path(each) for each in paths_given] or [shipped(game.key)]:
        worst = max(worst, _check_one(game, path))
    return worst


def show(card_id: str, *, key: str = registry.DEFAULT) -> int:
    """Prints one card in words: its text, and what its data does."""
    game = registry.game(key)
    found = _shipped_cards(game)
    if found is None:
        return WRONG
    if card_id not in found:
        found = packs(game.key).cards
    card = found.get(card_id)
    if card is None:
        _complain(f"There is no card {shown(card_id)}{nearest(card_id, found)}")
        return SENSELESS
    print("\n".join(game.cards().in_words(card, found)))
    return OK


def sheet(
    out: str | Path, draw: DrawSheet, chosen: Mapping[str, str | None] | None = None, *, key: str = registry.DEFAULT
) -> int:
    """Saves a picture with the faces of all cards, or of one kind."""
    game = registry.game(key)
    found = _chosen(game, chosen or {})
    if isinstance(found, int):
        return found
    try:
        draw(game, found, str(out))
    except OSError as error:
        _complain(f"{out} cannot be written ({error})")
        return SENSELESS
    print(f"{len(found)} faces are in {out}")
    return OK


def has_art(game: Game, card: Any) -> bool:
    """Tells whether a shipped card has a picture of its own."""
    return any((paths.art(game.key) / f"{name}.svg").is_file() for name in game.cards().pictures(card))


def _chosen(game: Game, chosen: Mapping[str, str | None]) -> list[Any] | int:
    found = _shipped_cards(game)
    if found is None:
        return WRONG
    filters = game.cards().FILTERS
    wanted = {what: given for what, given in chosen.items() if given is not None}
    for what, given in wanted.items():
        if what not in filters:
            _complain(f"The cards of {game.title} have no {what}; choose from {', '.join(filters)}")
            return SENSELESS
        valid = filters[what]()
        if given not in valid:
            _complain(f"There is no {what} {shown(given)}{nearest(given, valid)}")
            return SENSELESS
    return [
        card
        for card in found.values()
        if all(game.cards().facets(card)[what] == given for what, given in wanted.items())
    ]


def _shipped_cards(game: Game) -> Mapping[str, Any] | None:
    try:
        return game.cards().catalogue()
    except ContentError as error:
        _complain(str(error))
        return None


def _check_one(game: Game, path: Path) -> int:
    if not path.exists():
        _complain(f"There is no file or folder {path}")
        return SENSELESS
    room = game.cards()
    home = shipped(game.key).resolve()
    # A file of the game is checked together with the others, because cards refer to each other.
    is_shipped = path.resolve().is_relative_to(home)
    try:
        # Read anew, past everything kept: a check is asked for because a file has just been edited.
        found = load_folder(room.game(), home) if is_shipped else load_folder(room.game(), path, room.catalogue())
        differing = room.agreement(found.cards)
        sources = read_sources(home if is_shipped else path)
    except ContentError as error:
        _complain(str(error))
        return SENSELESS if any("cannot be read" in problem.message for problem in error.problems) else WRONG
    differing = with_lines([evolve(each, file=found.files.get(each.card, "")) for each in differing], sources)
    art = PackArt({}) if is_shipped else read_art(path, found.cards)
    told = [*found.warnings, *differing, *art.problems, *_art_warnings(game, found.cards.values(), art)]
    for problem in told:
        if problem.is_warning:
            print(problem)
        else:
            _complain(str(problem))
    if not all(problem.is_warning for problem in told):
        return WRONG
    print(f"{path.name}: {len(found.cards)} cards are fine")
    return OK


def _art_warnings(game: Game, cards: Iterable[Any], art: PackArt) -> list[Problem]:
    found = []
    folder = paths.art(game.key)
    for card in cards:
        names = (*game.cards().pictures(card), *game.cards().stand_ins(card))
        if card.id not in art.pictures and not any((folder / f"{name}.svg").is_file() for name in names):
            words = f"there is no picture {names[0]}.svg and none for its category"
            found.append(Problem("art", card.id, "", words, True))
    return found


def _complain(sentence: str) -> None:
    print(sentence, file=sys.stderr)
