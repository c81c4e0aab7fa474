"""Imports every module that draws pictures."""

import importlib

from registry import PICTURES

MODULES = (
    "categories",
    "people",
    "coins",
    "loot",
    "tarot",
    "monsters",
    "bosses",
    "events",
    "treasure_a",
    "treasure_b",
    "treasure_c",
    "gold",
    "gold_monsters",
    "plus",
    "plus_monsters",
    "rooms",
    "rooms_more",
)


def pictures() -> dict[str, str]:
    """Returns every picture by file name without its ending."""
    for name in MODULES:
        importlib.import_module(name)
    return PICTURES
