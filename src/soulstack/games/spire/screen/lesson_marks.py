"""What a coach points at: the thing that his move needs next, or a place of the table that he speaks of."""

from typing import TYPE_CHECKING, Any

from soulstack.games.spire.rules.state import BOSS_ROW, living_foes
from soulstack.games.spire.screen.combat import foes, hand
from soulstack.games.spire.screen.combat.fight_base import FightBase
from soulstack.games.spire.screen.combat.strip import Strip
from soulstack.kernel.decisions import Option
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.lesson_session import LessonSession
    from soulstack.games.spire.screen.table_scene import TableScene

ALWAYS = ("confirm", "buy", "main")
"""What is pressed at last, where something has been chosen already."""
BY_VERB = {
    "reveal": ("main", "face 0"),
    "done": ("end", "done", "leave"),
    "take": ("main",),
    "rest": ("rest {seat}",),
    "go": ("space {goal}", "go"),
}
"""The things of the table that a move begins with, by its verb."""
BY_REF = {
    "card": ("card {n}", "ware {n}", "item {n}", "power {n}"),
    "foe": ("foe {n}",),
    "seat": ("hero {n}",),
    "row": ("row {n}",),
}
TOKENS = ("shiv", "miracle")


def pointed_at(table: "TableScene", session: "LessonSession") -> Box | None:
    """Gives the place of what is needed next, or of what is spoken of."""
    part, wanted = session.part, session.wanted()
    if part is None:
        return None
    if wanted is None or (not wanted[1] and part.point):
        return _place(table, part.point)
    things = table.things()
    stage = table.stage
    seat, picks = wanted
    if isinstance(stage, FightBase):
        if stage.sheet is not None:
            offered = stage.sheet.tiles if isinstance(stage.sheet, Strip) else stage.sheet.items
            return next((each.box for each in offered if picks and each.option == picks[0]), None)
        if seat != session.focus:
            return things.get(f"hero {seat}")
        aim = stage.parts.aim
        if aim is not None and aim.option is not None and picks and aim.option == picks[0]:
            return _target(table, session)
    return next((things[name] for name in _names(table, seat, picks[0]) if name in things), None) if picks else None


def _names(table: "TableScene", seat: int, option: Option) -> list[str]:
    """Lists what a move may be called among the things of the table, what is nearest to its end first."""
    if table.asking is not None and option.ref is not None and option.ref[1] in table.asking.picked:
        return ["confirm"]
    found: list[str] = []
    if option.ref is not None:
        kind, number = option.ref
        gifts: Any = getattr(table.stage, "gifts", None)
        if option.verb == "take" and kind == "card" and gifts is not None and gifts.current is not None:
            cards = gifts.current.cards
            found += [f"face {cards.index(number)}"] if number in cards else []
        if option.verb == "buy" and getattr(table.stage, "wanted", None) == number:
            found.append("buy")
        if option.verb == "smith" and table.asking is None:
            found.append(f"smith {seat}")
        found += [name.format(n=number) for name in BY_REF.get(kind, ())]
        found += [f"gift {number}"] if kind == "reward" else []
        found += [TOKENS[number]] if kind == "token" else []
    goal = f"{option.ref[1]}-{option.n}" if option.verb == "go" and option.ref is not None else ""
    found = [name.format(seat=seat, goal=goal) for name in BY_VERB.get(option.verb, ())] + found
    return [*found, *(name for name in ALWAYS if option.verb not in {"play", "use"})]


def _target(table: "TableScene", session: "LessonSession") -> Box | None:
    """Gives the target of what is aimed, which the next part names; or the lifted card where nothing is to be chosen."""
    stage = table.stage
    assert isinstance(stage, FightBase)
    aim = stage.parts.aim
    if aim is None or aim.option is None or aim.option.ref is None:
        return None
    named = session.target(aim.asked) if aim.asked is not None else None
    ref = named or aim.only or aim.implied
    if ref is not None:
        return _place(table, f"{ref[0]} id {ref[1]}")
    held = next((held for held in stage.hand if held.card in {stage.hot, aim.option.ref[1]}), None)
    return hand.lifted(stage.parts.layout, held).box if held is not None else None


def _place(table: "TableScene", name: str) -> Box | None:
    """Gives a place by its name; a number behind it says whose, from 1."""
    word, _, rest = name.partition(" ")
    things = table.things()
    stage = table.stage
    if not isinstance(stage, FightBase):
        return things.get(name) or _together([box for key, box in things.items() if key.split(" ")[0] == "space"])
    layout, tray, state = stage.parts.layout, stage.tray.boxes, table.desk.state
    if rest.startswith("id "):
        number = int(rest.removeprefix("id "))
        if word == "row":
            return layout.row_box(number) if number in layout.ledges else None
        if word == "seat":
            return things.get(f"hero {number}") or layout.heroes[number].box(0.8)
        return things.get(f"{word} {number}")
    at = int(rest or 1) - 1
    if word in {"foe", "intent"}:
        living = living_foes(state)
        foe = living[at] if at < len(living) else None
        if foe is None or foe.id not in layout.foes:
            return None
        box = foes.figure_box(stage.parts, foe)
        return _intent(stage, box) if word == "intent" else Box(box.x, box.y, box.w, box.h + 20)
    if word == "rows":
        return layout.row_box(at + 1) if at + 1 in layout.ledges else None
    if word in {"boss", "track"}:
        boss = next((foe for foe in living_foes(state) if foe.row == BOSS_ROW and foe.id in layout.foes), None)
        if boss is None:
            return None
        figure = foes.figure_box(stage.parts, boss)
        return Box(figure.cx - 110, figure.bottom + 50, 220, 40) if word == "track" else figure
    if word == "hero":
        return layout.boards.get(at) or (layout.heroes[at].box(0.8) if at in layout.heroes else None)
    if word == "incoming":
        return layout.plates.get(at)
    x0, y0 = layout.x0, layout.y0
    fixed = {
        "energy": Box(x0 + 26, y0 + 488, 106, 106) if layout.solo else Box(x0 + 166, y0 + 521, 92, 92),
        "die": Box(x0 + 24, 33, 96, 96) if layout.solo else Box(12, 5, 62, 62),
        "hand": _together([held.box for held in stage.hand]),
    }
    return fixed.get(word) or tray.get(word)


def _intent(stage: FightBase, figure: Box) -> Box:
    """Gives about where the tag of an enemy hangs: over its head, or at its side where figures are small."""
    if not stage.parts.layout.solo:
        return Box(figure.right - 2, figure.cy - 18, 74, 36)
    top = max(stage.desk.room.y + 62, figure.y - 12)
    return Box(figure.cx - 60, top - 56, 120, 52)


def _together(boxes: list[Box]) -> Box | None:
    """Gives the box round several ones."""
    if not boxes:
        return None
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)
