"""The gaps of the stage that is shown: where something may lie that covers nothing."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from soulstack.games.spire.screen.combat.fight_base import FightBase
from soulstack.ui.geometry import Box
from soulstack.ui.tabletop.free_room import FreeRoom, Noting

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk
    from soulstack.games.spire.screen.stage import BaseStage

BAR: Final = 46.0
LIFTED: Final = 96.0
"""What a card that is lifted out of the hand needs above it."""


def gaps(desk: "Desk", stage: "BaseStage", also: Iterable[Box] = ()) -> FreeRoom:
    """Gives the gaps between what the stage draws, what can be clicked there and what else is taken."""
    picture = Noting((desk.kit.px(desk.screen.w), desk.kit.px(desk.screen.h)))
    stage.draw(picture)
    stage.draw_over(picture)
    taken = [*picture.boxes(desk.kit.u), *stage.things().values(), *stage.kept_clear(), *also]
    if isinstance(stage, FightBase) and stage.hand:
        boxes = [held.box for held in stage.hand]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes) - LIFTED
        taken.append(Box(left, top, max(box.right for box in boxes) - left, desk.screen.h - top))
    return FreeRoom(Box(6, BAR, desk.screen.w - 12, desk.screen.h - BAR - 6), taken)
