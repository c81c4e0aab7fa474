"""What the README shows is there, moves, and is soon loaded."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PICTURES = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))


def test_every_picture_of_the_readme_is_there():
    assert PICTURES
    assert all((ROOT / name).is_file() for name in PICTURES)


def test_the_readme_opens_with_a_turn_of_each_game_that_moves_and_weighs_little():
    moving = PICTURES[:2]
    assert all(name.endswith(".webp") for name in moving)
    data = [(ROOT / name).read_bytes() for name in moving]
    assert all(each[:4] == b"RIFF" and each[8:12] == b"WEBP" and each.count(b"ANMF") > 40 for each in data)
    assert sum(map(len, data)) < 3_000_000
