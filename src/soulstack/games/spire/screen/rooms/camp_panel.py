"""What a hero can do at the campfire: a plate with its hit points, three choices, and what has come of them."""

from typing import TYPE_CHECKING, Final

import pygame
from attrs import define, field

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.play.room_reasons import forbidding, rested_hp
from soulstack.games.spire.rules.climb.camp import NOTHING, REST, SMITH
from soulstack.games.spire.rules.climb.gaining import of_deck
from soulstack.games.spire.rules.state import NOBODY
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.rooms.hero_plate import draw_portrait
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.sentences import Sentence
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

HIGH: Final = 252.0
WIDEST: Final = 336.0
ROW: Final = 45.0
CHOICES: Final = {
    "rest": (REST, "rest", Sentence("Rest")),
    "smith": (SMITH, "smith", Sentence("Smith")),
    "nothing": (NOTHING, "hourglass", Sentence("Do nothing")),
}
"""What can be chosen: its number in the visit, its icon, its words."""


@define
class Panel:
    """The plate of one hero."""

    seat: int
    box: Box
    options: tuple[Option, ...] = ()
    """What its hero may answer now; nothing where nobody here plays it."""
    done: int = 0
    """What it has done at the fire."""
    ready: bool = False
    """Whether it wants to leave."""
    news: tuple[str, ...] = ()
    """What has come of it, in words."""
    rows: dict[str, Box] = field(init=False, factory=dict)
    foot: Box = field(init=False, default=Box(0, 0, 0, 0))
    more: Box = field(init=False, default=Box(0, 0, 0, 0))

    def __attrs_post_init__(self) -> None:
        box = self.box
        y = box.y + 62
        for name in CHOICES:
            self.rows[name] = Box(box.x + 10, y, box.w - 20, ROW)
            y += ROW + 5
        wide = (box.w - 28) / 2
        self.more = Box(box.x + 10, box.bottom - 38, wide, 30)
        self.foot = Box(box.right - 10 - wide, box.bottom - 38, wide, 30)

    def of(self, verb: str) -> tuple[Option, ...]:
        """Lists the options of a choice."""
        return tuple(option for option in self.options if option.verb == verb)


def why_not(desk: "Desk", panel: Panel, choice: str) -> str:
    """Says why a hero cannot do a thing at the fire; nothing when it can."""
    if panel.done:
        return tr("One thing a campfire: {name} has chosen.", name=desk.name(panel.seat))
    if choice == "nothing":
        return ""
    stat = {"rest": "no_rest", "smith": "no_smith"}[choice]
    card = forbidding(desk.state, stat, panel.seat)
    if card != NOBODY:
        return tr("{card} forbids it.", card=desk.session.wording.card(desk.state, card))
    none = choice == "smith" and not of_deck(desk.state, panel.seat, "upgrade")
    return tr("No card of this deck can be upgraded.") if none else ""


def draw_panel(surface: pygame.Surface, desk: "Desk", panel: Panel, hot: str, asked: Decision | None) -> None:
    """Draws the plate; `hot` names what is under the mouse or chosen by keys."""
    brush, box, seat = desk.brush, panel.box, panel.seat
    focus = seat == desk.session.focus
    if focus:
        brush.halo(surface, box, radius=14)
    brush.plate(surface, box, "stone", radius=14, light=6 if focus else -8, alpha=0.97)
    resting = hot == f"rest {seat}" and not panel.done and not why_not(desk, panel, "rest")
    _draw_head(surface, desk, panel, resting=resting)
    people = seat in desk.session.people
    for name, row in panel.rows.items():
        _draw_row(surface, desk, panel, name, row, hot=hot == f"{name} {seat}", keys=focus and people)
    if people:
        _draw_foot(surface, desk, panel, hot, asked)
    else:
        words = desk.session.bot_reason(seat) if panel.done else tr("The bot is thinking…")
        brush.line(surface, words, box.cx, panel.foot.cy, 14, room=box.w - 24)


def _draw_head(surface: pygame.Surface, desk: "Desk", panel: Panel, *, resting: bool) -> None:
    brush, box, seat = desk.brush, panel.box, panel.seat
    hero = desk.state.heroes[seat]
    draw_portrait(surface, desk, seat, Box(box.x + 9, box.y + 9, 46, 46))
    left = box.x + 64
    room = box.right - 12 - left
    brush.text(surface, desk.name(seat), left, box.y + 20, 17, ax=0, room=room - 70)
    if seat in desk.session.people and len(desk.state.heroes) > 1:
        brush.cap(surface, f"f{seat + 1}", box.right - 10, box.y + 20, 9.5)
    after = rested_hp(desk.state, seat) if resting else hero.hp
    pips = Box(left, box.y + 36, room - 62, 14)
    brush.pips(surface, pips, hero.hp, hero.max_hp, gained=after - hero.hp)
    brush.icon(surface, "heart", pips.right + 14, pips.cy, 17)
    words = str(after) if resting else f"{hero.hp}/{hero.max_hp}"
    brush.text(surface, words, pips.right + 25, pips.cy, 14, look.GOOD if resting else theme.CREAM, ax=0)


def _draw_row(
    surface: pygame.Surface, desk: "Desk", panel: Panel, name: str, row: Box, *, hot: bool, keys: bool
) -> None:
    brush = desk.brush
    number, icon, words = CHOICES[name]
    chosen, gone = panel.done == number, bool(panel.done) and panel.done != number
    refused = "" if panel.done or panel.seat not in desk.session.people else why_not(desk, panel, name)
    open_now = not panel.done and not refused and not panel.ready and panel.seat in desk.session.people
    if hot and open_now:
        brush.halo(surface, row, radius=9, blur=5)
    material = "patina" if chosen else "deep" if open_now else "glass"
    brush.plate(surface, row, material, radius=9, line=2, light=14 if hot and open_now else 0, shadow=3)
    brush.icon(surface, icon, row.x + 25, row.cy, 30)
    muted = gone or bool(refused)
    tone = look.MUTED if muted else theme.CREAM
    right = row.right - 12
    if chosen:
        brush.icon(surface, "done", right - 8, row.cy, 22)
        right -= 26
    elif refused:
        brush.icon(surface, "lock", right - 7, row.cy, 18)
        right -= 22
    elif keys and open_now:
        brush.cap(surface, str(list(CHOICES).index(name) + 1), right + 3, row.cy, 10)
        right -= 22
    if refused:
        brush.text(surface, tr(words.pattern), row.x + 48, row.y + 15, 15, tone, ax=0, room=right - row.x - 54)
        brush.line(surface, refused, row.x + 48, row.y + 32, 12, look.BAD, ax=0, room=right - row.x - 54)
        return
    aside = _aside(desk, panel, name) if not gone else ""
    if aside:
        wide = brush.line(surface, aside, right - 4, row.cy, 15, look.GOOD if not muted else look.MUTED, ax=1, room=120)
        right -= wide + 10
    brush.text(surface, tr(words.pattern), row.x + 48, row.cy - 1, 17, tone, ax=0, room=right - row.x - 52)


def _aside(desk: "Desk", panel: Panel, name: str) -> str:
    """Says what a choice would bring, or has brought."""
    if panel.done:
        return panel.news[-1] if panel.news and name != "nothing" else ""
    if name == "rest":
        hp, after = desk.state.heroes[panel.seat].hp, rested_hp(desk.state, panel.seat)
        return tr("HP {old} → {new}", old=hp, new=after) if after > hp else tr("HP full")
    count = len(of_deck(desk.state, panel.seat, "upgrade"))
    return tr_n(count, "{n} card", "{n} cards") if name == "smith" and count else ""


def _draw_foot(surface: pygame.Surface, desk: "Desk", panel: Panel, hot: str, asked: Decision | None) -> None:
    brush, seat = desk.brush, panel.seat
    focus = seat == desk.session.focus
    others = any(option.verb in {"use", "give", "swap"} for option in panel.options)
    for name, box in (("more", panel.more), ("done", panel.foot)):
        live = others if name == "more" else asked is not None
        lit = hot == f"{name} {seat}" and live
        on = name == "done" and panel.ready
        material = "patina" if on else "deep" if live else "glass"
        brush.plate(surface, box, material, radius=8, line=2, light=14 if lit else 0, shadow=3)
        words = tr("More") if name == "more" else tr("Ready") if panel.ready else tr("Leave")
        tone = theme.CREAM if live else look.MUTED
        brush.line(surface, words, box.x + 12, box.cy, 14, tone, ax=0, room=box.w - (46 if focus else 20))
        if focus and live:
            brush.cap(surface, "o" if name == "more" else "e", box.right - 6, box.cy, 9.5)
