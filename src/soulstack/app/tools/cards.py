"""The commands about cards: the catalogue, the check of packs, one card in words, a sheet of faces.

Each gives its exit code: 0 when all is well, 1 when a card is wrong, 2 when the words of the command make no sense.
"""

import importlib
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from json import dumps
from pathlib import Path
from typing import Any, Final

from attrs import evolve

from soulstack import paths
from soulstack.app.pack_art import PackArt, read_art
from soulstack.app.packs import packs
from soulstack.content.errors import ContentError, Problem, nearest, shown
from soulstack.content.loader import load_folder, shipped, with_lines
from soulstack.content.reader import read_sources
from soulstack.games.foursouls.cards import agreement
from soulstack.games.foursouls.cards.catalogue import catalogue, game, kinds
from soulstack.games.foursouls.cards.describe import card_words
from soulstack.games.foursouls.cards.schema import CardDef

OK: Final = 0
WRONG: Final = 1
SENSELESS: Final = 2
SHEET_COLUMNS: Final = 8
SHEET_WIDTH: Final = 250

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


def list_cards(set: str | None = None, kind: str | None = None, json: bool = False) -> int:  # noqa: A002 - the options' names
    """Prints the catalogue as a table or as JSON."""
    found = _chosen(set, kind)
    if isinstance(found, int):
        return found
    if json:
        print(dumps([_as_json(card) for card in found], indent=1))
        return OK
    rows = [(c.id, c.name, c.kind, c.category, f"{c.copies}x", "" if c.implemented else "not yet dealt") for c in found]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(6)]
    for row in rows:
        print("  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip())
    print(f"{len(found)} cards, {sum(card.copies for card in found)} with all copies")
    return OK


def check(paths_given: Sequence[str | Path] = ()) -> int:
    """Checks the shipped cards, or the packs at the given paths, and prints everything that is wrong."""
    worst = OK
    for path in [Path(each) for each in paths_given] or [shipped("foursouls")]:
        worst = max(worst, _check_one(path))
    return worst


def show(card_id: str) -> int:
    """Prints one card in words: its text, and what its data does."""
    found = _shipped_cards()
    if found is None:
        return WRONG
    if card_id not in found:
        found = packs().cards
    card = found.get(card_id)
    if card is None:
        _complain(f"There is no card {shown(card_id)}{nearest(card_id, found)}")
        return SENSELESS
    print("\n".join([*describe(card, found), *as_the_rules_see_it(card)]))
    return OK


def sheet(out: str | Path, kind: str | None = None) -> int:
    """Saves a picture with the faces of all cards, or of one kind."""
    found = _chosen(None, kind)
    if isinstance(found, int):
        return found
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    # Asked for by name: drawing is the screen's business and nothing in this layer may lean on it.
    pygame = importlib.import_module("pygame")
    cardart = importlib.import_module("soulstack.ui.cards")
    spec_of = importlib.import_module("soulstack.ui.tabletop.cards").spec_of
    picture = cardart.sheet([spec_of(card.id, card) for card in found], SHEET_COLUMNS, SHEET_WIDTH)
    try:
        pygame.image.save(picture, str(out))
    except (OSError, pygame.error) as error:
        _complain(f"{out} cannot be written ({error})")
        return SENSELESS
    print(f"{len(found)} faces are in {out}")
    return OK


def describe(card: CardDef, cards: Mapping[str, CardDef]) -> list[str]:
    """Tells a card in lines of plain words."""
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
    lines += in_words(card.text).splitlines()
    reward = _reward_words(card)
    if reward:
        lines.append(f"Reward: {reward}")
    if card.starting_item:
        lines.append(f"Starts with {cards[card.starting_item].name} ({card.starting_item})")
    if not card.implemented:
        lines.append("This card does not run yet and is never dealt.")
    return lines


def as_the_rules_see_it(card: CardDef) -> list[str]:
    """Tells what a card does in words made from its data alone."""
    lines = [in_words(line) for ability in card_words(card) for line in ability.splitlines()]
    return [f"{'As the rules see it: ' if not index else '  '}{line}" for index, line in enumerate(lines)]


def in_words(text: str) -> str:
    """Replaces the icons of a card text by words, for terminals and screen readers."""
    for token, word in _IN_WORDS.items():
        text = text.replace(token, word)
    return text


def has_art(card_id: str) -> bool:
    """Tells whether a shipped card has a picture of its own."""
    return (paths.assets() / "art" / f"{card_id}.svg").is_file()


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


def _as_json(card: CardDef) -> dict[str, Any]:
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
        "art": has_art(card.id),
        "implemented": card.implemented,
    }


def _chosen(set_name: str | None, kind: str | None) -> list[CardDef] | int:
    found = _shipped_cards()
    if found is None:
        return WRONG
    for given, valid, what in ((set_name, catalogue().sets(), "set"), (kind, kinds(), "kind")):
        if given is not None and given not in valid:
            _complain(f"There is no {what} {shown(given)}{nearest(given, valid)}")
            return SENSELESS
    return [c for c in found.values() if (set_name is None or c.set == set_name) and (kind is None or c.kind == kind)]


def _shipped_cards() -> Mapping[str, CardDef] | None:
    try:
        return catalogue()
    except ContentError as error:
        _complain(str(error))
        return None


def _check_one(path: Path) -> int:
    if not path.exists():
        _complain(f"There is no file or folder {path}")
        return SENSELESS
    home = shipped("foursouls").resolve()
    # A file of the game is checked together with the others, because cards refer to each other.
    is_shipped = path.resolve().is_relative_to(home)
    try:
        # Read anew, past everything kept: a check is asked for because a file has just been edited.
        found = load_folder(game(), home) if is_shipped else load_folder(game(), path, catalogue())
        differing = agreement.check(found.cards)
        sources = read_sources(home if is_shipped else path)
    except ContentError as error:
        _complain(str(error))
        return SENSELESS if any("cannot be read" in problem.message for problem in error.problems) else WRONG
    differing = with_lines([evolve(each, file=found.files.get(each.card, "")) for each in differing], sources)
    art = PackArt({}) if is_shipped else read_art(path, found.cards)
    told = [*found.warnings, *differing, *art.problems, *_art_warnings(found.cards.values(), art)]
    for problem in told:
        if problem.is_warning:
            print(problem)
        else:
            _complain(str(problem))
    if not all(problem.is_warning for problem in told):
        return WRONG
    print(f"{path.name}: {len(found.cards)} cards are fine")
    return OK


def _art_warnings(cards: Iterable[CardDef], art: PackArt) -> list[Problem]:
    found = []
    folder = paths.assets() / "art"
    for card in cards:
        names = (f"{card.id}.svg", f"category/{card.kind}_{card.category}.svg", f"category/{card.kind}.svg")
        if card.id not in art.pictures and not any((folder / name).is_file() for name in names):
            found.append(Problem("art", card.id, "", f"there is no picture {names[0]} and none for its category", True))
    return found


def _complain(sentence: str) -> None:
    print(sentence, file=sys.stderr)
