"""The colours and materials of the spire: cold stone, verdigris and lantern fire, with the ink of the other screens."""

from collections.abc import Mapping
from typing import Final

from soulstack import paths
from soulstack.ui import paint, theme
from soulstack.ui.theme import Colour

MUTED: Final[Colour] = (198, 212, 210)
GOOD: Final[Colour] = (150, 236, 140)
BAD: Final[Colour] = (255, 128, 110)
LANTERN: Final[Colour] = (255, 206, 110)
"""What has the focus, what is aimed at, what counts now."""
VERDIGRIS: Final[Colour] = (60, 186, 168)
"""What can be played."""
EMBER: Final[Colour] = (255, 150, 72)
RAISED: Final[Colour] = (196, 255, 120)
"""A number that is better than printed."""
HEROES: Final[Mapping[str, Colour]] = {
    "ironclad": (236, 96, 74),
    "silent": (134, 206, 92),
    "defect": (92, 190, 240),
    "watcher": (184, 140, 246),
}
TYPES: Final[Mapping[str, Colour]] = {
    "attack": (150, 52, 46),
    "skill": (54, 96, 140),
    "power": (150, 110, 40),
    "status": (92, 92, 92),
    "curse": (84, 54, 104),
}
"""The colours of the types of cards, which have a sign beside."""
TYPE_ICONS: Final[Mapping[str, str]] = {
    "attack": "hit", "skill": "block", "power": "gear", "curse": "skull", "status": "burn", "ticket": "upgrade",
    "potion": "potion", "enemy": "room_encounter", "event": "room_event", "neow": "heart", "map": "map", "token": "map",
    "hero": "human", "modifier": "gear",
}  # fmt: skip
MATERIALS: Final[Mapping[str, tuple[Colour, Colour, Colour, int]]] = {
    "stone": ((70, 94, 104), (33, 47, 58), (158, 196, 196), 12),
    "deep": ((38, 54, 66), (20, 29, 40), (104, 140, 146), 9),
    "patina": ((84, 150, 138), (28, 70, 74), (190, 244, 222), 12),
    "ember": ((226, 106, 56), (120, 36, 28), (255, 206, 140), 12),
    "glass": ((24, 34, 46), (14, 20, 30), (80, 108, 118), 5),
    "dusk": ((92, 62, 92), (44, 26, 52), (190, 150, 186), 10),
}
TOKENS: Final[Mapping[str, str]] = {
    **{
        f"{{{name}}}": name
        for name in (
            "hit", "block", "strength", "weak", "vulnerable", "poison", "shiv", "miracle", "energy", "row", "all_foes",
            "lightning", "frost", "dark", "wrath", "calm", "daze", "burn", "slimed", "exhaust", "scry", "retain",
            "relic", "potion", "curse", "acts_last", "gear", "speed", "waiting", "remove", "upgrade", "summon", "heart",
        )
    },
    "{gold}": "coin",
    "{damage}": "sword",
}  # fmt: skip
"""What texts have for icons, beside the signs that every game has."""


def hero_colour(hero: str) -> Colour:
    """Gives the colour of a hero."""
    return HEROES.get(hero, theme.MUTED)


def bring_materials() -> None:
    """Makes the materials of the spire known."""
    paint.add_materials(MATERIALS)


def furnish() -> None:
    """Makes the materials, icons, signs and sounds of the spire known to whatever paints and plays."""
    from soulstack.games.spire.screen.score import THEMES
    from soulstack.games.spire.screen.sounds import BROUGHT
    from soulstack.ui import music, sound
    from soulstack.ui.cards import textlay  # the title needs materials only, and waits for no more

    bring_materials()
    paint.add_icons(paths.art("spire") / "icon")
    textlay.add_tokens(TOKENS)
    sound.add_sounds(BROUGHT)
    music.add_themes(THEMES)
