"""The stage of a fight: everybody stands in rows, the hand lies below, and whatever is done is aimed on the stage itself."""

import contextlib
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play.names import ROMAN
from soulstack.games.spire.play.numbers import live_numbers
from soulstack.games.spire.play.wording import SPACES
from soulstack.games.spire.rules.costs import cost_of
from soulstack.games.spire.rules.state import BOSS_ROW, Foe
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat import foes, hand, heroes
from soulstack.games.spire.screen.combat.aim import Aim
from soulstack.games.spire.screen.combat.die import draw_die, draw_round
from soulstack.games.spire.screen.combat.hand import Held
from soulstack.games.spire.screen.combat.thoughts import draw_target, draw_thought
from soulstack.games.spire.screen.combat.tips import draw_tip
from soulstack.games.spire.screen.stage import Point
from soulstack.ui.geometry import Box
from soulstack.ui.tabletop.arrows import draw_arrow

if TYPE_CHECKING:
    pass

from soulstack.games.spire.screen.combat.fight_base import MIRACLE, SHIV
from soulstack.games.spire.screen.combat.fight_keys import FightKeys

PARTS: Final = 4
"""So many groups of plates there are; a fight that begins shows one more in every frame, for all of them are new then."""


class CombatStage(FightKeys):
    """Shows a fight and lets the people here play it."""

    drawn = 0
    """How many groups of plates are shown."""

    def bar_left(self) -> tuple[tuple[str, str], ...]:
        """Says round and die where they have no plates of their own."""
        state = self.desk.state
        if self.parts.layout.solo or state.fight is None:
            return ()
        fight = state.fight
        die = tr("the die shows {n}", n=fight.die) if fight.die else tr("the die is not cast")
        kind = tr(SPACES[fight.kind].pattern) if fight.kind in SPACES else ""
        act = f"{tr('Act {act}', act=ROMAN[min(4, state.table.act)])}  ·  {kind}"
        return (tr("Round {n}", n=fight.round), die), (act, tr("Ascension {n}", n=state.setup.ascension))

    def title(self) -> tuple[str, str]:
        """Says whose turn it is and where the run is."""
        desk, state = self.desk, self.desk.state
        fight = state.combat()
        kind = tr(SPACES[fight.kind].pattern) if fight.kind in SPACES else ""
        place = f"{tr('Act {act}', act=ROMAN[min(4, state.table.act)])}  ·  {kind}"
        if self.parts.layout.solo:
            boss = state.table.boss
            known = desk.book.name(state.faces[boss].id) if boss >= 0 else tr("unknown")
            return place, tr("Room {n}, boss: {boss}", n=state.table.rooms, boss=known)
        able = sum(1 for hero in state.heroes if desk.session.can_act(hero.seat))
        words = {
            "start": tr("The round begins"), "play": tr("Players' turn"), "end": tr("The turn ends"),
            "enemies": tr("The enemies' turn"),
        }.get(self.parts.phase, kind)  # fmt: skip
        if self.parts.phase == "play":
            return words, tr("{n} of {most} can still act", n=able, most=len(state.heroes))
        return words, place

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the fight."""
        desk, state, layout = self.desk, self.desk.state, self.parts.layout
        if state.fight is None or not layout.heroes:
            surface.fill((14, 20, 30))
            return
        desk.brush.begin_frame(getattr(desk.app, "slice", None))
        bosses = [foe for foe in state.fight.foes if foe.row == BOSS_ROW and foe.id in layout.foes]
        grounds = [layout.foes[foe.id] for foe in bosses] if not layout.solo else []
        dais = (sum(place.x for place in grounds) / len(grounds), grounds[0].feet) if grounds else None
        self.ground.draw(surface, desk, layout, state.table.act, dais)
        self.drawn = PARTS if desk.brush.share is None else min(PARTS, self.drawn + 1)
        self._draw_rows(surface)
        shown = [foe for foe in state.fight.foes if foe.id in layout.foes and self.parts.lives(foe)]
        for row in sorted({*layout.ledges, 1}, reverse=True):
            for hero in state.heroes:
                if hero.row == row or layout.solo:
                    heroes.draw_figure(surface, self.parts, hero.seat)
            for foe in shown:
                if foe.row == row:
                    foes.draw_figure(surface, self.parts, foe)
        for foe in shown:
            if foe.row == BOSS_ROW:
                foes.draw_figure(surface, self.parts, foe)
        draw_target(surface, self)
        painters = (partial(self._draw_foes, shown=shown), self._draw_heroes, self.tray.draw, self._draw_hand)
        for painter in painters[: self.drawn]:
            painter(surface)
        self._draw_aim(surface)
        draw_thought(surface, self)
        self.parts.motion.draw(surface, desk)
        self.parts.motion.shift(surface, desk)

    def _draw_foes(self, surface: pygame.Surface, *, shown: list[Foe]) -> None:
        """Draws what is told of enemies."""
        for foe in shown:
            foes.draw_plates(surface, self.parts, foe)

    def _draw_heroes(self, surface: pygame.Surface) -> None:
        """Draws what is told of heroes, and what is coming at them."""
        for hero in self.desk.state.heroes:
            if self.parts.layout.solo:
                heroes.draw_solo_plate(surface, self.parts, hero.seat)
            else:
                heroes.draw_board(surface, self.parts, hero.seat)
            if not self.desk.busy:
                heroes.draw_incoming(surface, self.parts, hero.seat)

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draws the die over the bar, and what is asked over everything."""
        desk, layout = self.desk, self.parts.layout
        if desk.state.fight is None or not layout.heroes:
            return
        fight = desk.state.combat()
        if layout.solo:
            draw_die(surface, desk, (layout.x0 + 72, 81), 48, fight.die, self.parts.motion.die, desk.clock)
            draw_round(surface, desk, Box(layout.x0 + 9, 125, 127, 27), fight.round)
            for name, box in self.tray.boxes.items():
                if name.startswith(("item ", "empty ")) and box.y < 43:
                    self.tray.draw_one(surface, name, box)
        else:
            draw_die(surface, desk, (43, 36), 31, fight.die, self.parts.motion.die, desk.clock)
        if self.sheet is not None:
            self.sheet.draw(surface)
        elif self.talk is not None:
            self.talk.draw(surface)
        elif not desk.busy:
            draw_tip(surface, self)

    def _draw_rows(self, surface: pygame.Surface) -> None:
        """Lights the row that is pointed at."""
        aim = self.parts.aim
        if aim is None or aim.hover is None or aim.hover[0] != "row" or aim.hover[1] not in self.parts.layout.ledges:
            return
        y, left, right = self.parts.layout.ledges[aim.hover[1]]
        kit = self.desk.kit
        box = Box(left - 8, y - 22, right - left + 18, 38)
        light = kit.veil((kit.px(box.w), kit.px(box.h)), (255, 190, 80), 0.34)
        kit.put(surface, light, box.x, box.y)
        kit.put_ring(surface, box, look.LANTERN, 1.0, 1.6)

    def _draw_hand(self, surface: pygame.Surface) -> None:
        aim = self.parts.aim
        raised = self.hot
        with contextlib.suppress(TypeError):
            if aim is not None and aim.option is not None and aim.option.ref is not None and aim.option.verb == "play":
                raised = self.hot if self.option_of(self.hot) == aim.option else aim.option.ref[1]
        for held in self.hand:
            if held.card != raised:
                self._draw_card(surface, held, lifted=False)
        for held in self.hand:
            if held.card == raised:
                self._draw_card(surface, hand.lifted(self.parts.layout, held), lifted=True)

    def _draw_card(self, surface: pygame.Surface, held: Held, *, lifted: bool) -> None:
        desk, state = self.desk, self.desk.state
        if held.card < 0:
            desk.put_card(surface, desk.back_image(desk.hero(self.seat), held.w), held.x, held.y, angle=held.angle)
            return
        face = state.faces[held.card]
        numbers = live_numbers(state, self.seat, held.card)
        cost = cost_of(state, self.seat, held.card)
        now = cost if cost != face.cost else None
        image, drawn = desk.card_soon(face.id, held.w, owner=desk.hero(self.seat), numbers=numbers, cost=now)
        can = self.option_of(held.card) is not None
        playing = state.combat().phase == "play" and not desk.busy
        glow = look.LANTERN if lifted and can else look.VERDIGRIS if can else None
        x, y = held.x, held.y
        aim = self.parts.aim
        held_up = lifted and aim is not None and aim.dragged and not aim.needs_target and aim.implied is None
        if held_up and desk.cursor[1] < self.parts.layout.hand_top + 60:
            x, y = desk.cursor
        desk.put_card(
            surface, image, x, y, angle=held.angle, glow=glow, dim=playing and not can and not lifted,
            key=(face.id, numbers, cost) if drawn else None,
        )  # fmt: skip

    def _draw_aim(self, surface: pygame.Surface) -> None:
        """Draws the arrow from what is aimed to its target, and what can be let go."""
        aim, desk = self.parts.aim, self.desk
        if aim is None:
            return
        box = self.other_box
        if box is not None:
            words = tr("Enough") if aim.picked else tr("Let it go")
            desk.brush.plate(surface, box, "deep", radius=10, light=14 if box.has(desk.cursor) else 0)
            desk.brush.text(surface, words, box.cx - 16, box.cy, 16)
            desk.brush.cap(surface, "space", box.right - 9, box.cy)
        if not aim.needs_target and aim.implied is None:
            return
        start = self._aim_start(aim)
        if start is None:
            return
        at = aim.implied if aim.implied is not None else aim.hover
        loose = desk.cursor if aim.dragged or aim.option is not None else None
        end = self.target_point(at) if at is not None else loose
        if end is not None and end[1] < self.parts.layout.hand_top + 40:
            colour = look.LANTERN if at is not None else look.MUTED
            draw_arrow(surface, desk.kit, start, end, colour, wide=8.0)

    def _aim_start(self, aim: Aim) -> Point | None:
        if aim.option is None:
            place = self.parts.layout.heroes.get(aim.seat)
            return (place.x, place.feet - place.height * 0.6) if place is not None else None
        ref = aim.option.ref
        if ref is not None and ref[0] == "card" and aim.option.verb == "play":
            held = next((held for held in self.hand if held.card in {self.hot, ref[1]}), None)
            if held is not None:
                up = hand.lifted(self.parts.layout, held)
                return up.x, up.y - up.w * 0.62
        name = {SHIV: "shiv", MIRACLE: "miracle"}.get(aim.option, f"item {ref[1]}" if ref is not None else "")
        found = self.tray.boxes.get(name)
        return (found.cx, found.cy) if found is not None else aim.start
