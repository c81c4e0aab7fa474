"""What lies below the stage: energy, piles, relics, potions, Powers, tokens to use, the heroes' tabs and the buttons."""

from typing import Final

import pygame
from attrs import define, field

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.cards.schema import Triggered
from soulstack.games.spire.rules.state import POTION_LIMIT
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.combat.scene_parts import Parts
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Decision
from soulstack.ui import keys, theme
from soulstack.ui.geometry import CARD_RATIO, Box

SMALL: Final = 46.0
SHOWN: Final = 6
"""So many relics are shown beside the hand of one of several heroes; the rest is opened."""


@define
class Tray:
    """Places and draws what lies below the stage; every box has a name by which it is clicked."""

    parts: Parts
    boxes: dict[str, Box] = field(init=False, factory=dict)
    seat: int = field(init=False, default=0)

    def lay_out(self) -> None:
        """Places everything for the hero in focus."""
        parts = self.parts
        desk, layout = parts.desk, parts.layout
        self.seat = seat = max(0, desk.session.focus)
        state = desk.state
        hero, fighter = state.heroes[seat], state.fighter(seat)
        x0, y0, wide = layout.x0, layout.y0, layout.wide
        self.boxes = {}
        relics = [card for card in hero.relics if state.faces[card].kind in {"relic", "modifier"}]
        if layout.solo:
            self._pile("draw", x0 + 61, y0 + 664)
            self._pile("discard", wide - 65, y0 + 664)
            self._pile("exhaust", wide - 130, y0 + 672, 34)
            self._box("undo", wide - 312, y0 + 557, 52, 51)
            self._box("hint", wide - 249, y0 + 557, 52, 51)
            self._box("end", wide - 189, y0 + 552, 172, 61)
            step = min(50.0, 640.0 / max(1, len(relics)))
            for k, card in enumerate(relics):
                self._box(f"item {card}", x0 + 135 + k * step, 53, min(42.0, step * 1.1), min(42.0, step * 1.1))
            for k in range(POTION_LIMIT):
                name = f"item {hero.potions[k]}" if k < len(hero.potions) else f"empty {k}"
                self._box(name, x0 + 448 + k * 34, 5, 32, 32)
            self._tokens(x0 + 158, y0 + 541)
            self._powers(list(fighter.powers), x0 + 152, y0 + 292)
            return
        self._pile("draw", x0 + 212, y0 + 667)
        self._pile("discard", x0 + 1005, y0 + 682, 42)
        self._pile("exhaust", x0 + 950, y0 + 680, 30)
        for k, other in enumerate(state.heroes):
            self._box(f"tab {other.seat}", 12, y0 + 541 + 43 * k, 135, 39)
        right = max(x0 + 1280, wide)
        self._box("end", right - 207, y0 + 551, 189, 61)
        self._box("undo", right - 207, y0 + 675, 91, 36)
        self._box("hint", right - 108, y0 + 675, 91, 36)
        shown = relics if len(relics) <= SHOWN else relics[: SHOWN - 1]
        for k, card in enumerate(shown):
            self._box(f"item {card}", x0 + 948 + (k % 3) * 39, y0 + 528 + (k // 3) * 39, 36, 36)
        if len(relics) > SHOWN:
            self._box("relics", x0 + 948 + 2 * 39, y0 + 528 + 39, 36, 36)
        for k in range(POTION_LIMIT):
            name = f"item {hero.potions[k]}" if k < len(hero.potions) else f"empty {k}"
            self._box(name, x0 + 949 + k * 38, y0 + 612, 34, 34)
        self._tokens(x0 + 270, y0 + 556)
        if fighter.powers:
            self._box("powers", x0 + 244, y0 + 636, 44, 44 * CARD_RATIO)

    def _box(self, name: str, x: float, y: float, w: float, h: float) -> None:
        self.boxes[name] = Box(x, y, w, h)

    def _pile(self, name: str, x: float, y: float, wide: float = SMALL) -> None:
        self.boxes[name] = Box(x - wide / 2, y - wide * CARD_RATIO / 2, wide, wide * CARD_RATIO)

    def _powers(self, powers: list[int], right: float, top: float) -> None:
        """Lays Powers in columns at the left of the hero; many are smaller."""
        large = len(powers) <= 4
        wide, lines = (64.0, 2) if large else (44.0, 3)
        tall = wide * CARD_RATIO
        for k, card in enumerate(powers[:9]):
            column, line = divmod(k, lines)
            self._box(f"power {card}", right - (column + 1) * (wide + 6), top + line * (tall + 5), wide, tall)

    def _tokens(self, x: float, y: float) -> None:
        fighter = self.parts.desk.state.fighter(self.seat)
        if fighter.shivs:
            self._box("shiv", x - 22, y - 22, 44, 44)
            x += 56 if self.parts.layout.solo else 0
            y += 0 if self.parts.layout.solo else 54
        if fighter.miracles:
            self._box("miracle", x - 22, y - 22, 44, 44)

    def at(self, point: tuple[float, float]) -> str:
        """Names what lies under a point, or nothing."""
        return next((name for name, box in self.boxes.items() if box.has(point)), "")

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws everything but the hand."""
        desk = self.parts.desk
        state = desk.state
        fighter = state.fighter(self.seat)
        self._draw_energy(surface)
        hero = state.heroes[self.seat].hero
        for name, cards in (("draw", fighter.draw), ("discard", fighter.discard), ("exhaust", fighter.exhaust)):
            self._draw_pile(surface, name, hero, list(cards))
        for name, box in self.boxes.items():
            self.draw_one(surface, name, box)
        if "relics" in self.boxes:
            self._draw_more(surface, self.boxes["relics"])
        if "powers" in self.boxes:
            self._draw_powers(surface, self.boxes["powers"])
        for name, count, key in (("shiv", fighter.shivs, "s"), ("miracle", fighter.miracles, "b")):
            if name in self.boxes:
                self._draw_token(surface, name, count, key)
        self._draw_buttons(surface)

    def draw_one(self, surface: pygame.Surface, name: str, box: Box) -> None:
        """Draws one of the many things that are clicked: an item, a Power, a tab."""
        kind, _, number = name.partition(" ")
        if kind == "item":
            self._draw_item(surface, int(number), box)
        elif kind == "empty":
            self.parts.desk.brush.icon(surface, "potion_slot", box.cx, box.cy, box.w * 0.9)
        elif kind == "power":
            self._draw_power(surface, int(number), box)
        elif kind == "tab":
            self._draw_tab(surface, int(number), box)

    def _hot(self, name: str) -> bool:
        return self.boxes[name].has(self.parts.desk.cursor)

    def _draw_energy(self, surface: pygame.Surface) -> None:
        desk, layout = self.parts.desk, self.parts.layout
        brush, fighter = desk.brush, desk.state.fighter(self.seat)
        if layout.solo:
            x, y, size = layout.x0 + 79, layout.y0 + 541, 107.0
        else:
            x, y, size = layout.x0 + 212, layout.y0 + 567, 92.0
        shown = self.parts.shown
        gain = shown.heroes[self.seat].energy if shown is not None else 0
        flare = round(self.parts.motion.flare("energy") * 4) / 4
        brush.glow(
            surface, x, y, size * (1.15 + 0.4 * flare), (255, 150, 60), 0.75 + 0.25 * flare if fighter.energy else 0.25
        )
        brush.icon(surface, "energy", x, y, size)
        tone = look.RAISED if gain > 0 else look.LANTERN if gain < 0 else theme.CREAM
        brush.text(surface, str(fighter.energy + gain), x, y + size * 0.04, size * 0.46, tone, border=size * 0.036)
        if layout.solo:
            brush.line(surface, tr("Energy"), x, y + 63, 13)

    def _draw_pile(self, surface: pygame.Surface, name: str, hero: str, cards: list[int]) -> None:
        desk, brush, box = self.parts.desk, self.parts.desk.brush, self.boxes[name]
        count = len(cards)
        if name == "exhaust" and not count:
            return
        if self._hot(name):
            brush.halo(surface, box, radius=5, blur=6)
        image = desk.back_image(hero, box.w)
        known = name != "draw" and bool(cards) and cards[-1] >= 0
        for k in range(min(3, count) - 1, -1, -1):
            top = known and k == 0
            face = desk.card_shown(desk.view.name_of(cards[-1]), box.w) if top else image
            desk.put_card(surface, face, box.cx + k * 1.6, box.cy - k * 1.3, angle=(k - 1) * 2.0 if not top else 0.0)
        if not count:
            brush.plate(surface, box, "glass", radius=5, line=1.6, shadow=0, alpha=0.6)
        brush.disc(surface, box.right + 2, box.bottom - 6, 12.5, (30, 44, 54))
        brush.text(surface, str(count), box.right + 2, box.bottom - 6, 15)
        if self.parts.layout.solo or name == "exhaust":
            words = {"draw": tr("Draw"), "discard": tr("Discard"), "exhaust": tr("Exhausted")}[name]
            brush.line(surface, words, box.cx, box.y - 10, 12.5)
        key = {"draw": "a", "discard": "x"}.get(name)
        if key and self._hot(name):
            brush.cap(surface, key, box.x + 4, box.bottom - 6)

    def _draw_item(self, surface: pygame.Surface, card: int, box: Box) -> None:
        desk, brush = self.parts.desk, self.parts.desk.brush
        state = desk.state
        face, hero = state.faces[card], state.heroes[self.seat]
        usable = self._usable(card)
        if face.kind == "potion":
            if usable or self._hot(f"item {card}"):
                brush.glow(surface, box.cx, box.cy, box.w * 0.9, (60, 170, 150) if usable else (120, 120, 120), 0.6)
            desk.kit.put(surface, brush.picture(pictures.potion(face.id), box.w, box.h), box.cx, box.cy, 0.5, 0.5)
            return
        faces = sorted({n for a in face.abilities if isinstance(a, Triggered) for n in a.faces})
        lit = state.combat().die in faces
        if lit or usable:
            brush.glow(surface, box.cx, box.cy, box.w * 1.05, (255, 190, 90) if lit else (60, 170, 150), 0.8)
        tone, rim = ((128, 88, 40), look.LANTERN) if lit else ((40, 58, 68), (98, 136, 140))
        brush.disc(surface, box.cx, box.cy, box.w * 0.5, (32, 46, 56))
        brush.disc(surface, box.cx, box.cy, box.w * 0.45, tone, rim, 1.5)
        flare = round(self.parts.motion.flare(f"item {card}") * 4) / 4
        if flare:
            brush.glow(surface, box.cx, box.cy, box.w * (1.0 + 0.6 * flare), (255, 214, 130))
        image = brush.picture(pictures.relic(face.id), box.w * 0.78, box.h * 0.78)
        if card in hero.face_down:
            image = desk.kit.shapes.get(("used", face.id, image.get_width()), lambda: _greyed(image))
        desk.kit.put(surface, image, box.cx, box.cy, 0.5, 0.5)
        if faces:
            words = f"{faces[0]}" if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"
            tag = Box(box.cx - 16, box.bottom - 8, 32, 16)
            brush.plate(surface, tag, "brass" if lit else "deep", radius=5, line=1.6, shadow=0)
            brush.text(surface, words, tag.cx, tag.cy, 12.5)
        cubes = hero.cubes.get(card, 0)
        if cubes:
            brush.disc(surface, box.right - 3, box.y + 5, 8, (60, 50, 30))
            brush.text(surface, str(cubes), box.right - 3, box.y + 5, 12)

    def _usable(self, card: int) -> bool:
        asked = self.parts.desk.session.asked_of(self.seat)
        return asked is not None and any(o.verb == "use" and o.ref == ("card", card) for o in asked.options)

    def _draw_power(self, surface: pygame.Surface, card: int, box: Box) -> None:
        desk = self.parts.desk
        glow = look.LANTERN if self._hot(f"power {card}") or self._usable(card) else None
        desk.put_card(surface, desk.card_shown(desk.view.name_of(card), box.w), box.cx, box.cy, glow=glow)

    def _draw_powers(self, surface: pygame.Surface, box: Box) -> None:
        desk = self.parts.desk
        powers = desk.state.fighter(self.seat).powers
        if self._hot("powers"):
            desk.brush.halo(surface, box, radius=5, blur=6)
        for k, card in enumerate(powers[-3:]):
            image = desk.card_shown(desk.view.name_of(card), box.w - 6)
            desk.put_card(surface, image, box.cx + (k - 1) * 5, box.cy - k * 2)
        desk.brush.disc(surface, box.right, box.bottom - 4, 11, (30, 44, 54))
        desk.brush.text(surface, str(len(powers)), box.right, box.bottom - 4, 13)

    def _draw_more(self, surface: pygame.Surface, box: Box) -> None:
        desk = self.parts.desk
        hero = desk.state.heroes[self.seat]
        desk.brush.disc(surface, box.cx, box.cy, box.w * 0.46, (40, 58, 68), (98, 136, 140), 1.5)
        desk.brush.text(surface, f"+{len(hero.relics) - SHOWN + 1}", box.cx, box.cy, 14)

    def _draw_tab(self, surface: pygame.Surface, seat: int, box: Box) -> None:
        desk = self.parts.desk
        on, hot, mine = seat == desk.session.focus, self._hot(f"tab {seat}"), seat in desk.session.people
        key = ("tab", seat, desk.name(seat), on, hot, mine, keys.shown(f"f{seat + 1}"))
        desk.brush.kept(
            surface, key, box, lambda sheet, at: self._paint_tab(sheet, seat, at, on=on, hot=hot, mine=mine)
        )

    def _paint_tab(self, surface: pygame.Surface, seat: int, box: Box, *, on: bool, hot: bool, mine: bool) -> None:
        desk, brush = self.parts.desk, self.parts.desk.brush
        of_bot = bool(desk.session.people) and not mine
        if on:
            brush.halo(surface, box, radius=9, blur=7)
        light = 6 if on else 12 if hot else 0
        brush.plate(surface, box, "patina" if on else "deep", radius=9, light=light, shadow=3)
        brush.icon(surface, f"sigil_{desk.hero(seat)}", box.x + 21, box.cy, 27)
        brush.text(
            surface,
            desk.name(seat),
            box.x + 40,
            box.cy,
            15,
            theme.CREAM if mine else look.MUTED,
            ax=0.0,
            room=50 if of_bot else 62,
        )
        brush.cap(surface, "t" if of_bot else f"f{seat + 1}", box.right - 7, box.cy)
        if of_bot:
            brush.icon(surface, "bot", box.right - 34, box.cy, 18)

    def _draw_token(self, surface: pygame.Surface, name: str, count: int, key: str) -> None:
        brush, box = self.parts.desk.brush, self.boxes[name]
        if self._hot(name):
            brush.glow(surface, box.cx, box.cy, 42, look.VERDIGRIS, 0.8)
        brush.chip(surface, name, str(count), box.cx, box.cy, 42)
        brush.cap(surface, key, box.x + 10, box.y + 4)

    def _draw_buttons(self, surface: pygame.Surface) -> None:
        desk, brush = self.parts.desk, self.parts.desk.brush
        self._draw_end(surface)
        can = desk.session.offers.undo is not None and desk.session.can_undo
        for name, words, key in (("undo", tr("Undo"), "z"), ("hint", tr("Hint"), "h")):
            box = self.boxes[name]
            light = 16 if self._hot(name) else -10 if name == "undo" and not can else 0
            brush.plate(surface, box, "deep", radius=9, light=light, shadow=4)
            if self.parts.layout.solo:
                brush.icon(surface, name, box.cx, box.cy - 2, 30)
                brush.cap(surface, key, box.right + 2, box.bottom - 2)
            else:
                tone = theme.CREAM if can or name == "hint" else look.MUTED
                brush.text(surface, words, box.x + 12, box.cy, 15, tone, ax=0.0, room=box.w - 42)
                brush.cap(surface, key, box.right - 8, box.cy)
        if not self.parts.layout.solo:
            self._draw_ticks(surface)

    def end_words(self) -> tuple[str, str]:
        """Says what the button of the end does and what it will bring; nothing where nobody here plays."""
        desk, parts = self.parts.desk, self.parts
        if not desk.session.people:
            return "", ""
        asked = self._asked
        if asked is not None and asked.options == (UNDONE,):
            return tr("Not yet done"), tr("take back that you are done")
        if asked is not None and asked.kind == "roll_window":
            return tr("Keep the roll"), tr("the die shows {n}", n=desk.state.combat().die)
        if asked is not None and DONE not in asked.options:
            return tr("Your answer"), tr("something is asked of {name}", name=desk.name(self.seat))
        if asked is None:
            return self._waiting()
        others = sum(1 for hero in desk.state.heroes if hero.seat != self.seat and desk.session.can_act(hero.seat))
        coming = parts.forecast
        if others and len(desk.state.heroes) > 1:
            return tr("I am done"), tr_n(others, "{n} other may still act", "{n} others may still act")
        if coming is None:
            return tr("End turn"), ""
        dead = [hero.seat for hero in desk.state.heroes if coming.heroes[hero.seat].dies]
        if dead:
            return tr("End turn"), tr("{name} will die", name=desk.name(dead[0]))
        lost = sum(one.lost for one in coming.heroes)
        if not lost:
            return tr("End turn"), tr("nobody loses HP") if len(coming.heroes) > 1 else tr("you lose nothing")
        return tr("End turn"), tr("you will lose {n} HP", n=lost)

    @property
    def _asked(self) -> Decision | None:
        """Gives what the hero is asked; nothing while pictures show what comes between two turns."""
        desk = self.parts.desk
        return None if desk.busy and self.parts.phase != "play" else desk.session.asked_of(self.seat)

    def _waiting(self) -> tuple[str, str]:
        """Says what goes on while nobody can end a turn."""
        phase = self.parts.phase
        if phase == "enemies":
            return tr("Enemies' turn"), ""
        said = {
            "start": tr("The round begins"), "end": tr("The turn ends"), "play": tr("the others are thinking"),
        }  # fmt: skip
        return tr("Wait"), said.get(phase, "")

    def _draw_end(self, surface: pygame.Surface) -> None:
        brush, box = self.parts.desk.brush, self.boxes["end"]
        words, below = self.end_words()
        if not words:
            return
        asked = self._asked
        open_now = asked is not None and (DONE in asked.options or asked.options == (UNDONE,))
        coming = self.parts.forecast
        deadly = coming is not None and any(one.dies for one in coming.heroes)
        material = "blood" if deadly and open_now else "brass" if open_now else "deep"
        if open_now and (self._hot("end") or (asked is not None and len(asked.options) == 1)):
            brush.halo(surface, box, radius=12, blur=10)
        brush.plate(surface, box, material, radius=12, light=10 if self._hot("end") and open_now else 0)
        tone = theme.CREAM if open_now else look.MUTED
        y = box.cy - (9 if below else 0)
        brush.text(surface, words, box.cx - 12, y, 23, tone, room=box.w - 52)
        brush.cap(surface, "e", box.right - 9, y)
        if below:
            brush.line(surface, below, box.cx, box.bottom - 16, 13.5, tone, room=box.w - 16)

    def _draw_ticks(self, surface: pygame.Surface) -> None:
        desk, brush = self.parts.desk, self.parts.desk.brush
        left = self.boxes["end"].x + 12
        y = self.parts.layout.y0 + 642
        for k, hero in enumerate(sorted(desk.state.heroes, key=lambda one: one.row)):
            x = left + 14 + k * 46
            brush.icon(surface, f"sigil_{hero.hero}", x, y, 27)
            done = not desk.session.can_act(hero.seat)
            brush.icon(surface, "skull" if hero.dead else "done" if done else "waiting", x + 13, y + 12, 17)


def _greyed(image: pygame.Surface) -> pygame.Surface:
    out = image.copy()
    out.fill((96, 104, 112, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out
