"""What is said about the thing under the mouse: why a card cannot be played, what a relic does, what is coming at whom."""

from typing import TYPE_CHECKING

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.screen.combat import heroes
from soulstack.games.spire.screen.combat.intents import WORDS, card_of
from soulstack.ui import theme
from soulstack.ui.geometry import CARD_RATIO, Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.combat.fight_base import FightBase

WIDE = 250.0


def draw_tip(surface: pygame.Surface, stage: "FightBase") -> None:
    """Draws a few lines beside the mouse, or the large face of what lies there."""
    desk = stage.desk
    point = desk.cursor
    name = stage.tray.at(point)
    if name.startswith(("item ", "power ")):
        _draw_face(surface, stage, int(name.partition(" ")[2]), stage.tray.boxes[name])
        return
    lines = _lines(stage, name)
    if lines:
        _draw_lines(surface, stage, lines)


def _lines(stage: "FightBase", name: str) -> list[str]:
    desk, parts = stage.desk, stage.parts
    if name == "undo" and desk.session.offers.undo is not None:
        return [desk.session.undo_words()]
    if name in {"shiv", "miracle"}:
        return [desk.session.why_not(("token", 0 if name == "shiv" else 1), stage.seat)]
    for seat, box in parts.layout.plates.items():
        if box.has(desk.cursor):
            found = heroes.incoming_words(parts, seat)
            return found or [tr("Nothing is coming.")]
    if parts.aim is None and stage.hot >= 0 and stage.option_of(stage.hot) is None:
        return [desk.session.why_not(("card", stage.hot), stage.seat)]
    hover = parts.hover
    if parts.aim is None and hover is not None and hover[0] == "foe" and parts.layout.solo:
        return _of_foe(stage, hover[1])
    return []


def _of_foe(stage: "FightBase", number: int) -> list[str]:
    desk, intent = stage.desk, stage.parts.intents.get(number)
    foe = desk.state.foe(number)
    found = [desk.book.name(card_of(desk.state, foe).id)]
    if intent is not None:
        found += [
            f"{tr(WORDS[part.icon].pattern)} {part.number}".strip() for part in intent.parts if part.icon in WORDS
        ]
    return found


def _draw_lines(surface: pygame.Surface, stage: "FightBase", lines: list[str]) -> None:
    desk, kit = stage.desk, stage.desk.kit
    wrapped = [part for line in lines if line for part in kit.wrap(line, 13.5, WIDE - 22, theme.BOLD_FONT)]
    if not wrapped:
        return
    step = kit.line_height(13.5)
    wide = max(kit.text(line, 13.5, theme.CREAM, theme.BOLD_FONT).get_width() / kit.u for line in wrapped) + 22
    high = step * len(wrapped) + 14
    x = min(desk.screen.w - wide - 6, desk.cursor[0] + 16)
    y = max(50.0, min(desk.screen.h - high - 6, desk.cursor[1] - high - 8))
    desk.brush.plate(surface, Box(x, y, wide, high), "glass", radius=8, line=2)
    for k, line in enumerate(wrapped):
        desk.brush.line(surface, line, x + 11, y + 7 + step * (k + 0.5), 13.5, theme.CREAM, 0.0)


def _draw_face(surface: pygame.Surface, stage: "FightBase", card: int, box: Box) -> None:
    desk = stage.desk
    face = desk.view.name_of(card)
    if not face:
        return
    wide = 190.0
    tall = wide * CARD_RATIO
    x = max(wide / 2 + 6, min(desk.screen.w - wide / 2 - 6, box.cx))
    below = box.bottom + 12 + tall / 2
    y = below if below + tall / 2 < desk.screen.h - 6 else box.y - 12 - tall / 2
    desk.put_card(surface, desk.card_shown(face, wide), x, max(tall / 2 + 4, y))
    why = desk.session.why_not(("card", card), stage.seat)
    if why and any(type(ability).__name__ == "Use" for ability in desk.state.faces[card].abilities):
        at = Box(x - 110, y + tall / 2 + 4 if y < desk.screen.h / 2 else y - tall / 2 - 32, 220, 26)
        desk.brush.plate(surface, at, "glass", radius=8, line=2)
        desk.brush.line(surface, why, at.cx, at.cy, 13, theme.CREAM, room=at.w - 12)
