"""Heroes as they stand, their boards at the left end of their rows, and what is coming at each of them."""

from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.rules.costs import cost_of
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.combat.layout import Place
from soulstack.games.spire.screen.combat.poses import stand
from soulstack.games.spire.screen.combat.scene_parts import Parts
from soulstack.kernel.asking import UNDONE
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.preview import Coming

COLD: Final = (110, 100, 160)
STANCES: Final = {"wrath": (220, 60, 30), "calm": (60, 130, 220)}
ORB_TONES: Final = {"lightning": (230, 190, 60), "frost": (90, 190, 240), "dark": (150, 90, 220)}


def draw_figure(surface: pygame.Surface, parts: Parts, seat: int) -> None:
    """Draws a hero on its ground with its aura and orbs."""
    desk, brush, place = parts.desk, parts.desk.brush, parts.layout.heroes[seat]
    hero, fighter = desk.state.heroes[seat], desk.state.fighter(seat)
    found = pictures.picture("hero", hero.hero) or pictures.of_kind("any", "enemy", "enemy")
    dx, dy = parts.motion.offset(("seat", seat))
    focused = seat == desk.session.focus
    if focused and not parts.layout.solo:
        brush.glow(surface, place.x, place.feet - place.height * 0.45, place.height * 0.95, (150, 116, 50), 0.8)
    if fighter.stance in STANCES:
        brush.glow(
            surface, place.x, place.feet - place.height * 0.5, place.height * 0.85, STANCES[fighter.stance], 0.85
        )
    ref = ("seat", seat)
    image = brush.figure_soon(found, place.height, rim=(255, 220, 160), cold=COLD)
    if image is None:
        return
    if parts.is_aimed(ref) and ref not in parts.motion.nudges:
        pointed = parts.aim is not None and parts.aim.hover == ref
        reach = 4.0 if pointed else 2.4
        light = brush.outline_soon(found, image, look.LANTERN if pointed else look.VERDIGRIS, reach)
        if light is not None:
            desk.kit.put(surface, light, place.x + dx, place.feet + reach, 0.5, 1.0)
    if hero.dead and ref not in parts.motion.nudges:
        return
    stand(surface, desk, parts.motion, ref, (found, image, COLD), (place.x + dx, place.feet + dy, place.feet), 0.8)
    if parts.layout.solo:
        _draw_orbs(surface, parts, seat, place)


def _draw_orbs(surface: pygame.Surface, parts: Parts, seat: int, place: Place) -> None:
    orbs = parts.desk.state.fighter(seat).orbs
    count = len(orbs)
    for k, orb in enumerate(orbs):
        off = k - (count - 1) / 2
        x, y = place.x + off * 46, place.top - 4 + off * off * 5
        if orb:
            parts.desk.brush.glow(surface, x, y, 34, ORB_TONES.get(orb, (90, 90, 90)), 0.6)
        parts.desk.brush.icon(surface, orb or "orb_slot", x, y, 36)


def draw_solo_plate(surface: pygame.Surface, parts: Parts, seat: int) -> None:
    """Draws hit points, Block and tokens of the only hero, below it."""
    desk, brush, place = parts.desk, parts.desk.brush, parts.layout.heroes[seat]
    hero, fighter = desk.state.heroes[seat], desk.state.fighter(seat)
    box = Box(place.x - 70, place.feet + 11, 167, 18)
    _draw_hp(surface, parts, seat, box, 16.0)
    block = fighter.block + _gain(parts, seat, "block")
    if block or fighter.block:
        brush.chip(
            surface,
            "block",
            str(block),
            box.x - 22,
            box.y + 7,
            44,
            look.RAISED if block > fighter.block else theme.CREAM,
        )
    _draw_tokens(surface, parts, seat, (box.x + 4, box.bottom + 24), 30.0)
    del hero


def _gain(parts: Parts, seat: int, name: str) -> int:
    shown = parts.shown
    return int(getattr(shown.heroes[seat], name)) if shown is not None and seat < len(shown.heroes) else 0


def _draw_hp(surface: pygame.Surface, parts: Parts, seat: int, box: Box, size: float) -> None:
    brush, hero = parts.desk.brush, parts.desk.state.heroes[seat]
    coming = parts.coming
    own = -min(0, _gain(parts, seat, "hp"))
    lost = own + (coming.heroes[seat].lost if coming is not None else 0)
    size = parts.grown(size)
    brush.pips(surface, box, hero.hp, hero.max_hp, lost=lost)
    if lost and parts.layout.solo:
        brush.text(surface, str(hero.hp), box.cx - 9, box.cy, size, ax=1.0)
        brush.poly(
            surface, [(box.cx - 4, box.cy - 5), (box.cx + 5, box.cy), (box.cx - 4, box.cy + 5)], theme.CREAM, line=1.2
        )
        brush.text(surface, str(max(0, hero.hp - lost)), box.cx + 10, box.cy, size, look.LANTERN, ax=0.0)
    else:
        brush.text(surface, f"{hero.hp}/{hero.max_hp}", box.cx, box.cy, size)


def _draw_tokens(surface: pygame.Surface, parts: Parts, seat: int, at: tuple[float, float], size: float) -> float:
    brush, fighter = parts.desk.brush, parts.desk.state.fighter(seat)
    x, y = at
    for name in ("strength", "weak", "vulnerable"):
        held, step = getattr(fighter, name), _gain(parts, seat, name) if name == "strength" else 0
        if held or step:
            colour = look.RAISED if step > 0 else look.BAD if step < 0 else theme.CREAM
            brush.chip(surface, name, str(held + step), x + size / 2, y, size, colour)
            x += size + 8
    if fighter.stance != "neutral":
        brush.icon(surface, fighter.stance, x + size / 2, y, size)
        if parts.layout.solo:
            brush.line(surface, tr("Wrath") if fighter.stance == "wrath" else tr("Calm"), x + size + 3, y, 13, ax=0.0)
        x += size + 8
    if not parts.layout.solo:
        for name, held in (("shiv", fighter.shivs), ("miracle", fighter.miracles)):
            if held:
                brush.chip(surface, name, str(held), x + size / 2, y, size)
                x += size + 8
        for orb in fighter.orbs:
            brush.icon(surface, orb or "orb_slot", x + size / 2, y, size)
            x += size + 2
    return x


def draw_board(surface: pygame.Surface, parts: Parts, seat: int) -> None:
    """Draws a hero's board at the left end of its row: one picture as long as nothing of it changes."""
    desk, box = parts.desk, parts.layout.boards[seat]
    hero, fighter = desk.state.heroes[seat], desk.state.fighter(seat)
    focused, aimed = seat == desk.session.focus, parts.is_aimed(("seat", seat))
    coming = parts.coming.heroes[seat] if parts.coming is not None else None
    shown = parts.shown.heroes[seat] if parts.shown is not None and seat < len(parts.shown.heroes) else None
    asked = desk.session.asked_of(seat)
    is_done = desk.state.combat().phase == "play" and (
        (asked is None and not desk.session.can_act(seat)) or (asked is not None and asked.options == (UNDONE,))
    )
    sign = "skull" if hero.dead else "done" if is_done else "waiting"
    cards = () if focused else _chips_of(parts, seat)
    key = (
        hero.hero, desk.name(seat), seat in desk.session.people, focused, aimed, sign, hero.row, hero.hp, hero.max_hp,
        fighter.block, fighter.energy, fighter.strength, fighter.weak, fighter.vulnerable, fighter.stance,
        fighter.shivs, fighter.miracles, tuple(fighter.orbs), shown, coming and (coming.lost, coming.dies), cards,
    )  # fmt: skip

    def paint_it(sheet: pygame.Surface, at: Box) -> None:
        _paint_board(sheet, parts, seat, at, sign, cards, focused=focused, aimed=aimed)

    desk.brush.kept(surface, key, box, paint_it, room=16.0)


Cards = tuple[tuple[theme.Colour, str], ...]
"""The colour and the cost of each card of a hand."""


def _paint_board(
    surface: pygame.Surface, parts: Parts, seat: int, box: Box, sign: str, cards: Cards, *, focused: bool, aimed: bool
) -> None:
    desk, brush = parts.desk, parts.desk.brush
    hero, fighter = desk.state.heroes[seat], desk.state.fighter(seat)
    dies = parts.coming is not None and parts.coming.heroes[seat].dies
    if focused or aimed:
        brush.halo(surface, box, look.LANTERN if focused else look.VERDIGRIS, radius=12, blur=9)
    elif dies:
        brush.halo(surface, box, look.BAD, radius=12, blur=7)
    brush.plate(surface, box, "stone", radius=12, light=8 if focused else -8)
    colour = look.hero_colour(hero.hero)
    top, low, x = box.y + 7, box.bottom - 7, box.x - 3
    tab = [(x, top), (x + 27, top), (x + 32, box.cy), (x + 27, low), (x, low)]
    brush.poly(surface, tab, theme.lighter(colour, -50), line=2.4)
    brush.text(surface, str(hero.row), x + 13.5, box.cy - 13, 23)
    brush.icon(surface, f"sigil_{hero.hero}", x + 13.5, box.cy + 15, 22)
    left = box.x + 38
    wide = brush.text(surface, desk.name(seat), left, box.y + 15, 16, ax=0.0, room=104)
    person = seat in desk.session.people
    brush.icon(surface, "human" if person else "bot", left + wide + 14, box.y + 14, 17)
    brush.icon(surface, sign, box.right - 16, box.y + 14, 19)
    pips = Box(left + 31, box.y + 32, box.w - 112, 14)
    _draw_hp(surface, parts, seat, pips, 13.5)
    block = fighter.block + _gain(parts, seat, "block")
    brush.chip(
        surface, "block", str(block), left + 11, box.y + 40, 29, look.RAISED if block > fighter.block else theme.CREAM
    )
    brush.icon(surface, "energy", box.right - 22, box.y + 41, 33)
    brush.text(surface, str(fighter.energy), box.right - 22, box.y + 42, 18)
    _draw_tokens(surface, parts, seat, (left, box.bottom - 18), 21.0)
    _draw_cards(surface, parts, cards, (box.right - 8, box.bottom - 18))


def _chips_of(parts: Parts, seat: int) -> Cards:
    """Gives what is told of each card in a hand."""
    state = parts.desk.state
    found = []
    for card in state.fighter(seat).hand:
        cost = cost_of(state, seat, card) if card >= 0 else -2
        tone = look.TYPES.get(state.faces[card].kind if card >= 0 else "", (70, 78, 88))
        found.append((tone, "X" if cost == -1 else "" if cost < 0 else str(cost)))
    return tuple(found)


def _draw_cards(surface: pygame.Surface, parts: Parts, cards: Cards, at: tuple[float, float]) -> None:
    """Draws a chip for each card in hand: the colour and the cost; the focused hero's lie large below."""
    brush = parts.desk.brush
    step = min(20.0, 96.0 / max(1, len(cards)))
    x, y = at
    for tone, shown in reversed(cards):
        box = Box(x - 18, y - 12, 18, 24)

        def paint_it(sheet: pygame.Surface, unit: float, tone: theme.Colour = tone) -> None:
            area = sheet.get_rect()
            pygame.draw.rect(sheet, theme.INK, area, border_radius=round(4 * unit))
            inner = area.inflate(-round(3.4 * unit), -round(3.4 * unit))
            pygame.draw.rect(sheet, theme.lighter(tone, 22), inner, border_radius=round(3 * unit))

        brush.shape(surface, ("chip card", tone), box, paint_it)
        brush.text(surface, shown, box.cx, box.cy, 13)
        x -= step


def draw_incoming(surface: pygame.Surface, parts: Parts, seat: int) -> None:
    """Draws what is coming at a hero: swords less shields is what it costs."""
    coming = parts.coming
    if coming is None or parts.desk.state.heroes[seat].dead:
        return
    found, sure = coming.heroes[seat], coming.sure
    key = ("incoming", found.hits, found.block, found.lost, found.dies, sure)
    box = parts.layout.plates[seat]
    parts.desk.brush.kept(surface, key, box, lambda sheet, at: _paint_incoming(sheet, parts, found, at, sure=sure))


def _paint_incoming(surface: pygame.Surface, parts: Parts, found: "Coming", box: Box, *, sure: bool) -> None:
    brush = parts.desk.brush
    if found.dies:
        brush.halo(surface, box, look.BAD, radius=9, blur=6)
    brush.plate(surface, box, "glass", radius=9, line=2.2, shadow=4)
    mark = 0.0 if sure else 12.0
    room, size = box.w - 14 - mark, box.h * 0.62
    wide = _plate_wide(parts, found, size)
    size = min(size, size * room / wide)
    x = box.x + 7 + max(0.0, (room - wide) / 2)
    for name, number in (("hit", found.hits), ("block", found.block)):
        brush.icon(surface, name, x + size / 2, box.cy, size)
        x += size + 1
        x += brush.text(surface, str(number), x, box.cy + 0.5, size * 0.84, ax=0.0) + size * 0.24
    brush.poly(surface, [(x, box.cy - 5), (x + 8, box.cy), (x, box.cy + 5)], (220, 226, 226), line=1.2)
    x += 13
    if found.lost or found.dies:
        brush.icon(surface, "skull" if found.dies else "heart", x + size / 2, box.cy, size)
        brush.text(surface, f"−{found.lost}", x + size + 2, box.cy + 0.5, size * 0.94, look.BAD, ax=0.0)
    else:
        brush.text(surface, tr("safe"), x, box.cy, size * 0.8, look.GOOD, ax=0.0)
    if mark:
        brush.text(surface, "?", box.right - 9, box.cy, box.h * 0.5, look.LANTERN)


def _plate_wide(parts: Parts, found: "Coming", size: float) -> float:
    """Gives how much room the entries of a plate take at a size."""
    kit = parts.desk.kit

    def wide(words: str, high: float) -> float:
        return kit.font(high, theme.TITLE_FONT, scaled=False).size(words)[0] / kit.u + high * 0.2

    total = 13 + 2 * (size * 1.24 + 1) + wide(str(found.hits), size * 0.84) + wide(str(found.block), size * 0.84)
    if found.lost or found.dies:
        return total + size + 2 + wide(f"−{found.lost}", size * 0.94)
    return total + wide(tr("safe"), size * 0.8)


def incoming_words(parts: Parts, seat: int) -> list[str]:
    """Tells what is coming at a hero, blow by blow."""
    coming = parts.forecast
    if coming is None:
        return []
    desk = parts.desk
    lines = []
    for blow in coming.heroes[seat].blows:
        who = desk.book.name(desk.state.faces[blow.foe].id) if blow.foe >= 0 else _suffered(blow.word)
        lines.append(tr("{who}: {n}, costs {lost} HP", who=who, n=blow.amount, lost=blow.lost))
    return lines


def _suffered(word: str) -> str:
    return {"wrath": tr("Wrath"), "poison": tr("Poison")}.get(word, tr("End of turn"))
