"""Makes assets/foursouls/rulings.toml, what the gallery says about each card in play: python build/rulings.py.

Every ruling is the title of a scenario, so the engine is held to each of them.
"""

import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

import tomli_w

from soulstack.games.foursouls.cards.catalogue import catalogue

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = ROOT / "tests" / "scenarios" / "foursouls"
TARGET = ROOT / "assets" / "foursouls" / "rulings.toml"
MOST = 8
"""A card has at most so many rulings; those of its own scenarios come first."""
_NUMBERED = re.compile(r"(?:Tricky \d+|INT-\d+\w?|A-\d+)[:,]? *")
_WORDS = frozenset({"Death"})
"""Names of cards that the rules use as words of their own."""
_PLAIN = re.compile(r": its numbers, a miss, a hit on the very evasion and the reward\.$")
"""What a position shows of every monster says nothing about this one."""


def ruling_of(title: str) -> str:
    """Gives the title of a scenario as a sentence."""
    words = _NUMBERED.sub("", title).strip().rstrip(".")
    return f"{words[:1].upper()}{words[1:]}." if words else ""


def collect(before: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """Sorts the titles by the cards that they are about; a ruling that still holds keeps its place, for its translations."""
    cards = catalogue()
    names = sorted(
        ((card.name, card.id) for card in cards.values() if len(card.name) > 4 and card.name not in _WORDS),
        key=lambda pair: -len(pair[0]),
    )
    own: dict[str, list[str]] = {}
    more: dict[str, list[str]] = {}
    for file in sorted(SCENARIOS.rglob("*.toml")):
        scenario = tomllib.loads(file.read_text(encoding="utf-8"))
        words = ruling_of(scenario.get("title", ""))
        if not words or _PLAIN.search(words):
            continue
        if "about" in scenario:
            own.setdefault(scenario["about"], []).append(words)
            continue
        left = words
        for name, card in names:
            if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", left):
                more.setdefault(card, []).append(words)
                left = left.replace(name, "")
    found = {}
    for card in sorted({*own, *more}):
        known = {*own.get(card, ()), *more.get(card, ())}
        kept = [words for words in before.get(card, ()) if words in known]
        found[card] = list(dict.fromkeys([*kept, *own.get(card, ()), *more.get(card, ())]))[:MOST]
    return found


def main() -> int:
    """Writes the file."""
    found = collect(tomllib.loads(TARGET.read_text(encoding="utf-8")))
    head = "# Made by build/rulings.py from the titles of the scenarios; do not change it by hand.\n\n"
    TARGET.write_text(head + tomli_w.dumps(found), encoding="utf-8", newline="\n")
    print(f"{sum(map(len, found.values()))} rulings about {len(found)} cards")
    return 0


if __name__ == "__main__":
    sys.exit(main())
