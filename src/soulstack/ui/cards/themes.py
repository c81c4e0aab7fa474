"""Colours, paper tints, patterns and labels that tell the kinds of card apart."""

from attrs import frozen

from soulstack.app.language import tr

Colour = tuple[int, int, int]
INK: Colour = (24, 14, 24)
CREAM: Colour = (255, 246, 226)


@frozen
class Theme:
    """Holds the look of one kind of card; the pattern and plaque keep kinds apart without colour."""

    top: Colour
    bottom: Colour
    edge: Colour
    paper: Colour
    pattern: str
    plaque: str
    glyph: str
    label: str
    ornament: str = ""


THEMES: dict[str, Theme] = {
    "treasure": Theme(
        (206, 156, 60),
        (112, 70, 20),
        (255, 226, 142),
        (246, 232, 196),
        "diamonds",
        "ticket",
        "deck_treasure",
        "Treasure",
    ),
    "loot": Theme(
        (98, 132, 96), (42, 66, 54), (178, 208, 150), (236, 232, 206), "stitches", "tag", "deck_loot", "Loot"
    ),
    "monster": Theme(
        (124, 66, 76), (56, 26, 42), (204, 132, 128), (234, 212, 190), "claws", "jagged", "deck_monster", "Monster"
    ),
    "cursed": Theme(
        (96, 60, 116), (38, 20, 56), (178, 134, 206), (226, 212, 226), "claws", "jagged", "curse", "Cursed monster"
    ),
    "holy_charmed": Theme(
        (150, 140, 120), (82, 68, 74), (255, 240, 190), (248, 242, 226), "rays", "jagged", "deck_soul", "Holy monster"
    ),
    "boss": Theme(
        (158, 42, 48), (62, 12, 28), (255, 184, 92), (240, 206, 180), "claws", "horns", "skull", "Boss", "corners"
    ),
    "epic_boss": Theme(
        (76, 34, 88), (20, 8, 26), (255, 206, 92), (236, 208, 196), "flames", "horns", "crown", "Epic boss", "grand"
    ),
    "good_event": Theme(
        (58, 118, 142), (24, 52, 78), (160, 222, 224), (220, 234, 228), "rays", "banner", "cards", "Good event"
    ),
    "bad_event": Theme(
        (190, 104, 36), (84, 34, 18), (255, 196, 98), (244, 220, 190), "hazard", "banner", "ambush", "Bad event"
    ),
    "curse": Theme(
        (108, 52, 142), (38, 16, 66), (202, 142, 240), (228, 214, 238), "swirls", "banner", "curse", "Curse"
    ),
    "character": Theme(
        (74, 106, 156), (30, 44, 84), (170, 204, 246), (222, 228, 236), "checks", "round", "deck_character", "Character"
    ),
    "starting_item": Theme(
        (124, 136, 158), (56, 62, 88), (220, 230, 244), (232, 232, 236), "links", "ticket", "lock", "Starting item"
    ),
    "bonus_soul": Theme(
        (146, 178, 208), (60, 86, 130), (236, 248, 255), (232, 242, 250), "waves", "round", "deck_soul", "Bonus soul"
    ),
    "room": Theme(
        (126, 104, 90), (60, 46, 50), (206, 178, 144), (232, 222, 206), "bricks", "arch", "deck_room", "Room"
    ),
}

CATEGORY_LABELS: dict[str, str] = {
    "passive": "Passive treasure",
    "active": "Active treasure",
    "paid": "Paid treasure",
    "one_use": "One-use treasure",
    "soul": "Soul treasure",
    "trinket": "Trinket",
    "tarot_wild": "Tarot",
    "pill_rune": "Pill or rune",
    "bomb": "Bomb",
    "battery": "Battery",
    "lost_soul": "Lost soul",
}

MARKS: dict[str, str] = {
    "eternal": "lock",
    "trinket": "trinket",
    "guppy": "guppy",
    "curse": "curse",
    "curse_icon": "curse",
    "indomitable": "indomitable",
    "ambush": "ambush",
    "familiar": "familiar",
    "three_plus": "three_plus",
}

ROUND_MARKS = frozenset({"curse", "three_plus"})
"""Marks that are discs already and need no plate behind them."""

BACK_THEMES: dict[str, str] = {
    "loot": "loot",
    "treasure": "treasure",
    "monster": "monster",
    "room": "room",
    "character": "character",
    "soul": "bonus_soul",
}


def theme(style: str) -> Theme:
    """Returns the theme of a style, falling back to treasure for an unknown one."""
    return THEMES.get(style, THEMES["treasure"])


def label(kind: str, category: str, style: str) -> str:
    """Returns the words of the type line."""
    if kind in {"treasure", "loot"} and category in CATEGORY_LABELS:
        return tr(CATEGORY_LABELS[category])
    return tr(theme(style).label)
