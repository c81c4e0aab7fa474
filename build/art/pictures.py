"""Imports every module that draws pictures."""

import importlib
import importlib.util

from registry import PICTURES

MODULES = ("categories", "people", "coins", "loot", "tarot", "monsters", "bosses", "events", "treasure_a", "treasure_b", "treasure_c")


def pictures() -> dict[str, str]:
    """Returns every picture by file name without its ending."""
    for name in MODULES:
        if importlib.util.find_spec(name):
            importlib.import_module(name)
    return PICTURES
