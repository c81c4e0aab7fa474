"""Makes assets/*/rulings.toml, what the gallery says about each component in play: python build/rulings.py.

Every ruling is the title of a scenario, so the engine is held to each of them.
"""

import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

import tomli_w

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.spire.cards.catalogue import catalogue as spire
from soulstack.games.spire.cards.schema import MapDef

ROOT = Path(__file__).resolve().parent.parent
MOST = {"foursouls": 8, "spire": 2}
"""A component of a game has at most so many rulings; those of its own scenarios come first."""
_NUMBERED = re.compile(r"(?:Tricky \d+|INT-\d+\w?|A-\d+)[:,]? *")
_WORDS = {
    "foursouls": frozenset({"Death"}),
    "spire": frozenset(
        {
            *(
                "Burn",
                "Campfire",
                "Chosen",
                "Curse",
                "Cursed",
                "Daze",
                "Defect",
                "Defend",
                "Elite",
                "Encounter",
                "Event",
            ),
            *("Ironclad", "Merchant", "Silent", "Slimed", "Status", "Strike", "Transformed", "Watcher"),
        }
    ),
}
"""Names that the rules use as words of their own."""
_PLAIN = re.compile(r": its numbers, a miss, a hit on the very evasion and the reward\.$")
"""What a position shows of every monster says nothing about this one."""
_TELLING = re.compile(
    r"\b(?:not|no|nothing|only|but|before|after|while|also|alone|even|never|still|without|counts?|waits?|another|once|over|"
    r"stops?|when|whoever|instead)\b"
)
"""What a title has that says more than the card itself."""
_NUMBERS = re.compile(r"shows? its cost|costs? what|for \d\.$|slot \d: does nothing|\(\w+\)|of ascension|at ascension")
"""Titles of the second game that tell numbers of single cards."""


def ruling_of(title: str) -> str:
    """Gives the title of a scenario as a sentence."""
    words = _NUMBERED.sub("", title).strip().rstrip(".")
    return f"{words[:1].upper()}{words[1:]}." if words else ""


def titles(key: str) -> list[tuple[str, str]]:
    """Lists the titles of all scenarios of a game as rulings, each with the component that it says it is about."""
    found = []
    for file in sorted((ROOT / "tests" / "scenarios" / key).rglob("*.toml")):
        scenario = tomllib.loads(file.read_text(encoding="utf-8"))
        found.append((ruling_of(scenario.get("title", "")), str(scenario.get("about", ""))))
    return [(words, about) for words, about in found if words and not _PLAIN.search(words)]


def of_souls() -> dict[str, list[str]]:
    """Sorts the titles of the first game by the cards that they are about, by id."""
    cards = catalogue()
    names = sorted(
        (
            (card.name, card.id)
            for card in cards.values()
            if len(card.name) > 4 and card.name not in _WORDS["foursouls"]
        ),
        key=lambda pair: -len(pair[0]),
    )
    own: dict[str, list[str]] = {}
    more: dict[str, list[str]] = {}
    for words, about in titles("foursouls"):
        if about:
            own.setdefault(about, []).append(words)
            continue
        left = words
        for name, card in names:
            if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", left):
                more.setdefault(card, []).append(words)
                left = left.replace(name, "")
    return {card: [*own.get(card, ()), *more.get(card, ())] for card in sorted({*own, *more})}


def of_spire() -> dict[str, list[str]]:
    """Sorts the telling titles of the second game by the components whose name they begin with, by that name."""
    named = {thing.name for thing in spire().values() if not isinstance(thing, MapDef)}
    names = sorted(named - _WORDS["spire"], key=len, reverse=True)
    found: dict[str, list[str]] = {}
    for words, _ in titles("spire"):
        if _TELLING.search(words) and not _NUMBERS.search(words):
            name = next((each for each in names if re.match(rf"{re.escape(each)}(?!\w)", words)), "")
            if name:
                found.setdefault(name, []).append(words)
    return dict(sorted(found.items()))


def collect(key: str, before: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """Chooses the rulings of a game; one that still holds keeps its place, for its translations."""
    known = of_souls() if key == "foursouls" else of_spire()
    found = {}
    for name, rulings in known.items():
        kept = [words for words in before.get(name, ()) if words in rulings]
        found[name] = list(dict.fromkeys([*kept, *rulings]))[: MOST[key]]
    return found


def main() -> int:
    """Writes the file of each game."""
    head = "# Made by build/rulings.py from the titles of the scenarios; do not change it by hand.\n\n"
    for key in MOST:
        target = ROOT / "assets" / key / "rulings.toml"
        found = collect(key, tomllib.loads(target.read_text(encoding="utf-8")) if target.exists() else {})
        target.write_text(head + tomli_w.dumps(found), encoding="utf-8", newline="\n")
        print(f"{key}: {sum(map(len, found.values()))} rulings about {len(found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
