"""A set of pictures that the painters make: plates, words, icons, shadows, cards, the table's tools and some screens.

`python -m tests.ui.drawn FOLDER` writes them all, to be compared pixel by pixel before and after a change to the painters;
`python -m tests.ui.drawn` writes down anew how they look, for `test_drawn`.
"""

import json
import sys
from pathlib import Path

import pygame

from soulstack.app.settings import Settings
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.screen import sample
from soulstack.games.foursouls.screen.benchmark import StillSession
from soulstack.games.foursouls.screen.faces import DECKS, spec_of
from soulstack.ui import loop, paint, places, theme
from soulstack.ui.cards import FaceCache
from soulstack.ui.geometry import Box
from soulstack.ui.paint.kit import Kit

LOOKS = Path(__file__).with_name("drawn.json")
GRID = (6, 4)
"""How many cells a picture is averaged over."""
CARDS = ("isaac", "the_d6", "a_penny", "monstro", "fly", "ambush", "butter_bean", "mom")
SIZE = (1280, 720)
SCREENS = ("title", "settings", "credits", "rules", "learn", "keys")


def menus():
    """Give what menus are painted with."""
    found = {}
    for material in paint.MATERIALS:
        found[f"plate {material}"] = paint.plate((220, 58), 14, material, 3)
        found[f"plate {material} lit"] = paint.plate((66, 66), 33, material, 4, 18)
    found["large plate"] = paint.plate((870, 500), 24, "wood", 5)
    for radius, blur in ((0, 3), (14, 8), (22, 16), (30, 5)):
        found[f"shadow {radius} {blur}"] = paint.shadow((180, 90), radius, blur)
        found[f"glow {radius} {blur}"] = paint.glow((180, 90), radius, blur, theme.FOCUS)
    found["large shadow"] = paint.shadow((870, 500), 24, 20, 210)
    found["mask"] = paint.round_mask((120, 60), 18)
    found["plain"] = paint.plain((90, 30), 11, theme.GOLD, 200)
    for name in (theme.TITLE_FONT, theme.BODY_FONT, theme.BOLD_FONT, theme.ITALIC_FONT):
        found[f"words {name}"] = paint.words(name, 24, "Four Souls, 17¢", theme.CREAM)
        found[f"words {name} outlined"] = paint.words(name, 40, "Stack", theme.GOLD, 3)
    for name in ("soul", "die_5", "check"):
        found[f"icon {name}"] = paint.icon(name, 56)
    for seat in range(4):
        found[f"badge {seat}"] = paint.seat_badge(seat, 50, "Ash")
    return found


def cards():
    """Give faces, backs and what lies round them."""
    faces, known, found = FaceCache(), catalogue(), {}
    for card in CARDS:
        spec = spec_of(card, known[card])
        found[f"face {card} full"] = faces.full(spec, 300)
        found[f"face {card} table"] = faces.table(spec, 112)
        found[f"face {card} bare"] = faces.bare(spec, 90)
    for deck in (*DECKS, "character", "soul"):
        found[f"back {deck}"] = faces.back(deck, 148)
    found["card shadow"] = faces.shadow((110, 154), 6)
    found["large card shadow"] = faces.shadow((300, 419), 18)
    found["card glow"] = faces.glow((110, 154), 6, theme.FOCUS)
    return found


def table():
    """Give what the table is drawn with."""
    kit, found = Kit(1.5), {}
    for number, words in enumerate(("Pass", "Attack the monster deck", "Gain 3¢ or {hp}")):
        found[f"kit text {number}"] = kit.text(words, 15)
        found[f"kit label {number}"] = kit.label(words, 15)
        found[f"kit outlined {number}"] = kit.outlined(words, 19)
    found["kit block"] = kit.block("What the rules say about it in several words", 15, room=(120, 60))
    found["kit icon"] = kit.icon("coin", 30)
    found["kit plate"] = kit.plate((200, 60), theme.SLATE, theme.SLATE_LOW, edge=theme.GOLD)
    found["kit small plate"] = kit.plate((24, 17), theme.PAPER, theme.PAPER_LOW, radius=4, border=1.3)
    found["kit thin plate"] = kit.plate((200, 60), theme.WOOD, theme.WOOD_LOW, radius=11, alpha=0.9, lift=False)
    found["kit ring"] = kit.ring((110, 154), theme.FOCUS)
    found["kit weak ring"] = kit.ring((60, 40), theme.GOOD, 0.5, 1.6)
    found["kit disc"] = kit.disc(26, theme.BRASS)
    found["kit veil"] = kit.veil((60, 40), (8, 4, 10), 0.55)
    for seat in range(4):
        found[f"kit mark {seat}"] = kit.seat_mark(seat, 22)
    sheet = pygame.Surface((220, 160), pygame.SRCALPHA)
    kit.put_ring(sheet, Box(20, 20, 100, 60), theme.FOCUS, 1.0, 3.6)
    found["kit strips"] = sheet
    return found


def screens():
    """Give whole screens at rest."""
    app = loop.App(Settings(speed="instant", reduced_motion=True), size=SIZE, keep_settings=False)
    found = {}
    shown = (*SCREENS, places.Message("One sentence."), places.Table(StillSession(sample.crowded(3))))
    for place in shown:
        app.go(place, alone=True)
        for _ in range(12):
            app.step(1 / 30)
        while app.faces.waiting:
            app.faces.work(1000.0)
            app.stack.update(0.0)
        desk = getattr(app.stack.top, "desk", None)
        if desk is not None:
            desk.show(desk.view, fresh=True)
        for _ in range(3):
            app.step(1 / 30)
        found[f"screen {place if isinstance(place, str) else place.way}"] = app.screen.copy()
    return found


def everything():
    """Give all of them by their names."""
    found = screens()  # first: it opens the window, and only then are pictures converted for it
    return found | menus() | cards() | table()


def look(picture):
    """Give the average colours of the cells of a picture."""
    small = pygame.transform.smoothscale(picture.convert_alpha().premul_alpha(), GRID)
    return pygame.image.tobytes(small, "RGBA").hex()


def main():
    """Write the pictures to a folder, or how they look to the file beside this one."""
    loop.open_display()
    drawn = everything()
    if len(sys.argv) > 1:
        folder = Path(sys.argv[1])
        folder.mkdir(parents=True, exist_ok=True)
        for name, picture in drawn.items():
            pygame.image.save(picture, str(folder / f"{name.replace(' ', '_')}.png"))
        return
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(look(picture))}" for name, picture in sorted(drawn.items()))
    LOOKS.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
