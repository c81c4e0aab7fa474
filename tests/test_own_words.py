"""The shared layers speak of no game: none of the words that a game declares as its own stands in them.

A game lists its words in `tests/games/<game>/own_words.txt`, one a line; plurals count as well.
"""

import re
from pathlib import Path

from soulstack.app.registry import MODULES

ROOT = Path(__file__).parents[1]
SHARED = ("kernel", "content", "bots", "app", "ui")

STILL = {
    "app/key_bindings.py": ["cents"],
    "app/statistics.py": ["monster", "treasure"],
    "ui/cards/backs.py": ["loot", "monster", "treasure"],
    "ui/cards/cache.py": ["loot", "monster", "treasure"],
    "ui/cards/spec.py": ["monster"],
    "ui/cards/textlay.py": ["loot", "monster", "treasure"],
    "ui/cards/themes.py": ["bonus_soul", "loot", "monster", "treasure"],
    "ui/scenes/statistics.py": ["monster", "treasure"],
    "ui/sound.py": ["loot"],
}
"""Shared modules that still say a game's words. The list must be exact, so it can only be forgotten by getting shorter."""


def own_words():
    """Give the words of all games."""
    found = []
    for key in MODULES:
        found += (ROOT / "tests" / "games" / key / "own_words.txt").read_text("utf-8").split()
    return found


def said():
    """Give the words of games that each shared module says."""
    pattern = re.compile(rf"(?<![a-z])({'|'.join(own_words())})s?(?![a-z])", re.IGNORECASE)
    found = {}
    for layer in SHARED:
        for path in sorted((ROOT / "src" / "soulstack" / layer).rglob("*.py")):
            words = sorted({match[1].lower() for match in pattern.finditer(path.read_text("utf-8"))})
            if words:
                found[path.relative_to(ROOT / "src" / "soulstack").as_posix()] = words
    return found


def test_the_shared_layers_speak_of_no_game():
    assert said() == STILL


def test_every_game_says_which_words_are_its_own():
    assert len(own_words()) == len(set(own_words())) >= 10
