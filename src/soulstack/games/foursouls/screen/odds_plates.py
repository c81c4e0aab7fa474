"""Small plates that tell the chances of a fight: on what may be attacked, and beside the dice."""

import pygame

from soulstack.app.language import tr
from soulstack.games.foursouls.play.odds import LEFT_OUT, Chances, percent
from soulstack.games.foursouls.rules.view import ObjView, TableView
from soulstack.games.foursouls.screen.control import Control
from soulstack.games.foursouls.screen.faces import DECKS
from soulstack.games.foursouls.screen.preferences import Preferences
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.kernel.ids import Ref
from soulstack.ui import paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.canvas import Target
from soulstack.ui.paint.kit import Kit

WIDE = 84.0
HIGH = 36.0
STRIP = 20.0
_MONSTERS: Ref = ("deck", DECKS.index("monster"))


class OddsPlates:
    """Decides where plates are shown and draws them."""

    def __init__(self, desk: Desk, control: Control, preferences: Preferences) -> None:
        self.desk, self.control, self.preferences = desk, control, preferences

    def targets(self) -> list[Ref]:
        """Lists what a plate is shown on: all targets while one is chosen, else the one under the cursor."""
        control, view = self.control, self.desk.view
        asking = control.asking
        if asking is None or view is None or asking.dialog:
            return []
        if asking.decision.prompt == "attack":
            return [ref for ref in asking.things if ref[0] in {"obj", "deck", "player"}]
        if asking.option("attack") is None or view.active != view.viewer:
            return []
        drag = control.drag
        if drag is not None and drag.active:
            held = view.objects.get(drag.ref[1]) if drag.ref[0] == "obj" else None
            return _attackable(view) if self._is_own_character(held) else []
        hit = control.hover
        return [hit.ref] if hit is not None and hit.ref in _attackable(view) else []

    def _is_own_character(self, obj: ObjView | None) -> bool:
        view = self.desk.view
        return obj is not None and view is not None and obj.zone == "character" and obj.controller == view.viewer

    def notes(self, ref: Ref) -> tuple[str, ...]:
        """Says the chances in a sentence for the large card."""
        if ref not in self.targets():
            return ()
        found = self.preferences.odds(ref)
        if found is None:
            return ()
        told = tr("An attack: {odds}.", odds=found.words)
        if found.prize_words:
            told = tr("An attack: {odds}, on average {prize}.", odds=found.words, prize=found.prize_words)
        return told, tr(LEFT_OUT)

    def draw(self, surface: Target) -> None:
        """Draws the plates of this moment."""
        kit = self.desk.kit
        for ref in self.targets():
            found = self.preferences.odds(ref)
            box = self.desk.box_of(ref)
            if found is not None and box is not None:
                # On the picture: the name, the numbers and the reward stay readable.
                # On a narrow card it does not hang over the edge of the cloth.
                x = max(box.cx, self.desk.zones.centre.x + WIDE / 2 + 5)
                kit.put(surface, plate(kit, found), x, box.y + box.h * 0.46, 0.5, 0.5)

    def draw_dice(self, surface: Target, box: Box) -> float:
        """Draws how the attack under way stands at the foot of the dice tray, and gives the height that it takes."""
        view = self.desk.view
        if view is None or view.attack is None or view.attack.target is None:
            return 0.0
        found = self.preferences.odds(None)
        if found is None:
            return 0.0
        self.desk.kit.put(surface, strip(self.desk.kit, found, box.w - 6), box.cx, box.bottom - 3, 0.5, 1.0)
        return STRIP - 4


def _attackable(view: TableView) -> list[Ref]:
    """Lists what may be attacked, the monster deck last."""
    return [*(("obj", obj.id) for obj in view.objects.values() if obj.attackable), _MONSTERS]


def plate(kit: Kit, chances: Chances) -> pygame.Surface:
    """Gives the plate of two lines for a card."""
    about = "" if chances.exact else "~"
    rows = (
        ("sword", tr("{win} win", win=f"{about}{percent(chances.win)}"), theme.GOOD),
        ("skull", tr("{die} die", die=f"{about}{percent(chances.die)}"), theme.BAD),
    )

    def make() -> pygame.Surface:
        out = kit.plate((WIDE, HIGH), theme.SLATE, theme.SLATE_LOW, edge=theme.GOLD, radius=8, border=1.6).copy()
        for k, (icon, words, colour) in enumerate(rows):
            y = HIGH * (0.29 + 0.43 * k)
            kit.put(out, kit.icon(icon, 13), 12, y, 0.5, 0.5)
            text = kit.text(words, 13, colour, theme.BOLD_FONT, width=WIDE - 26)
            kit.put(out, text, 22, y, 0, 0.5)
        return paint.finish(out)

    return kit.texts.get(("odds plate", rows), make)


def strip(kit: Kit, chances: Chances, wide: float) -> pygame.Surface:
    """Gives the line for the dice tray: the same two numbers with the same icons as on a card's plate."""
    about = "" if chances.exact else "~"
    cells = (
        ("sword", f"{about}{percent(chances.win)}", theme.GOOD),
        ("skull", f"{about}{percent(chances.die)}", theme.BAD),
    )

    def make() -> pygame.Surface:
        out = kit.plate((wide, STRIP), theme.SLATE, theme.SLATE_LOW, edge=theme.GOLD, radius=8, border=1.4).copy()
        size = 12.5
        while True:
            texts = [kit.text(words, size, colour, theme.BOLD_FONT, scaled=False) for _, words, colour in cells]
            needed = sum(15 + text.get_width() / kit.u for text in texts)
            if needed <= wide - 14 or size <= 9:
                break
            size -= 0.5
        gap = (wide - needed) / 3
        x = gap
        for (icon, _, _), text in zip(cells, texts, strict=True):
            kit.put(out, kit.icon(icon, 12.5), x, STRIP / 2, 0, 0.5)
            kit.put(out, text, x + 15, STRIP / 2 - 0.2, 0, 0.5)
            x += 15 + text.get_width() / kit.u + gap
        return paint.finish(out)

    return kit.texts.get(("odds strip", cells, round(wide)), make)
