"""What the file of a scenario is called: its title in small letters, so that who knows one finds the other."""

import re
import tomllib
from pathlib import Path

FOLDER = Path(__file__).parent / "scenarios"
LONGEST = 100
"""Whole words of a title up to so many letters name its file."""
_SPELLED = {ord(sign): str(number) for number, sign in enumerate("①②③④⑤⑥", 1)} | {
    ord("¢"): " cents",
    ord("'"): None,
    ord("’"): None,
}


def file_name(title: str) -> str:
    """Spell a title as the name of a file; rows of exclamation marks are numbers, as in the names of cards.

    >>> file_name("Chaos Card's roll: a ⑥ pays 3¢")
    'chaos_cards_roll_a_6_pays_3_cents'
    >>> file_name("Dice Room!!! leaves as the turn ends")
    'dice_room_3_leaves_as_the_turn_ends'
    """
    plain = re.sub("!{2,}", lambda marks: f" {len(marks[0])}", title).translate(_SPELLED).lower()
    words = re.findall("[a-z0-9]+", plain)
    while len("_".join(words)) > LONGEST:
        words.pop()
    return "_".join(words)


def title_of(path: Path) -> str:
    """Read the title of a file without laying its position out."""
    return tomllib.loads(path.read_text("utf-8"))["title"]


def text_of(title: str) -> str:
    """Read the file that has a title."""
    (path,) = FOLDER.rglob(f"{file_name(title)}.toml")
    return path.read_text("utf-8")
