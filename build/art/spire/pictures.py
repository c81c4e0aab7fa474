"""Imports every module beside it that draws, and so collects the pictures of the second game."""

import importlib
from pathlib import Path

from spire.base import PICTURES

HERE = Path(__file__).parent
NO_DRAWINGS = {"__init__", "pictures", "fit", "cameos"}


def pictures() -> dict[str, str]:
    """Returns every picture by folder and file name without its ending."""
    for name in sorted({path.stem for path in HERE.glob("*.py")} - NO_DRAWINGS):
        importlib.import_module(f"spire.{name}")
    return PICTURES
