"""Who growls how: enemies speak as beasts, slimes, machines or people."""

from collections.abc import Mapping
from typing import Final

VOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "slime": ("slime", "snecko", "darkling", "writhing mass", "maw"),
    "machine": (
        "sentr", "bronze", "guardian", "deca", "donu", "exploder", "repulsor", "spiker", "orb walker", "hexaghost",
        "spire shield", "spire spear", "time eater", "transient", "dagger", "heart",
    ),
    "people": (
        "cultist", "slaver", "looter", "mugger", "gremlin", "chosen", "centurion", "mystic", "champ", "collector",
        "taskmaster", "torch head", "awakened", "reptomancer", "giant head", "nemesis",
    ),
}  # fmt: skip
"""What the names of those who are no beasts have in them."""


def voice_of(name: str) -> str:
    """Names the voice of an enemy by its printed name."""
    low = name.lower()
    return next((voice for voice, parts in VOICES.items() if any(part in low for part in parts)), "beast")
