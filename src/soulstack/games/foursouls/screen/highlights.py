"""What shows that something may be done: halos, arrows, lifted and held cards, buttons."""

import math

import pygame

from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen.control import Control
from soulstack.games.foursouls.screen.question import Asking
from soulstack.games.foursouls.screen.table_picture import IN_HAND, Desk
from soulstack.kernel.ids import Ref
from soulstack.ui import theme
from soulstack.ui.geometry import Box, Spot
from soulstack.ui.paint.canvas import Part, Target
from soulstack.ui.paint.kit import PREMULTIPLIED, fade_step
from soulstack.ui.tabletop.arrows import FRIENDLY, HOSTILE, draw_arrow, draw_soft_arrow
from soulstack.ui.tabletop.looks import Key
from soulstack.ui.tabletop.prompt import draw_button
from soulstack.ui.tabletop.sprites import Parts
from soulstack.ui.tabletop.table_picture import GLOW as LEGAL
from soulstack.ui.theme import Colour

HINT: Colour = (255, 206, 110)
FOCUS: Colour = (255, 255, 255)
"""White, because what may be chosen glows in the colour that a menu's focus has."""
LIFT = 1.28
"""How much larger a hovered card of the hand is."""


class Marks:
    """Draws over the settled table what the control knows."""

    def __init__(self, desk: Desk, control: Control) -> None:
        self.desk, self.control = desk, control
        self.pulse = 1.0
        self.busy = False
        self._found: list[tuple[Key, list[Part]]] = []
        self._glows_at: object = None
        self._glows_for: Asking | None = None
        self._glows_now: object = None

    def beat(self, clock: float, *, still: bool, busy: bool) -> None:
        """Takes the time, so that halos breathe together."""
        self.pulse = 0.85 if still else 0.72 + 0.28 * math.sin(clock * 4.2)
        self.busy = busy

    @property
    def view(self) -> TableView:
        assert self.desk.view is not None
        return self.desk.view

    def raised(self) -> Key | None:
        """Names the card of the hand that stands out: selected, hovered or focused."""
        control = self.control
        for ref in (control.selected, control.hover.ref if control.hover else None, control.focus):
            if ref is not None and ref[0] in IN_HAND and (ref[0], ref[1]) in self.desk.bank.sprites:
                return (ref[0], ref[1])
        return None

    def lifted(self) -> frozenset[Key]:
        """Names the cards that are drawn apart from the rest."""
        found = set()
        drag = self.control.drag
        if drag is not None and drag.active:
            found.add((drag.ref[0], drag.ref[1]))
        elif not self.desk.bank.busy:
            raised = self.raised()
            if raised is not None:
                found.add(raised)
        return frozenset(found)

    def draw_buttons(self, surface: Target) -> None:
        """Draws the buttons of the prompt bar."""
        desk, control = self.desk, self.control
        for button in desk.prompt.buttons:
            draw_button(
                surface,
                desk.kit,
                button,
                hot=button.box.has(control.cursor),
                focused=button.choice == control.focus_button,
                pulse=self.pulse * 0.8 if button.choice.primary else 0.0,
            )
            if button.choice.verb == "respond" and button.choice.picks[0].ref is not None:
                seat = button.choice.picks[0].ref[1]
                desk.kit.put(surface, desk.kit.seat_mark(seat, 16), button.box.x, button.box.y + 3, 0.3, 0.3)

    def draw_attack(self, surface: Target) -> None:
        """Marks what is being attacked, and by whom."""
        attack = self.view.attack
        box = self.desk.box_of(attack.target) if attack is not None and attack.target is not None else None
        if attack is None or box is None:
            return
        kit = self.desk.kit
        kit.put_ring(surface, box, HOSTILE, 0.9, 3.2)
        # At the side, where neither the name nor the numbers are, nor the words above the row.
        x, y = box.x + 2, box.y + box.h * 0.36
        kit.put(surface, kit.disc(30, theme.BLOOD), x, y, 0.5, 0.5)
        kit.put(surface, kit.icon("sword", 22), x, y, 0.5, 0.5)
        if attack.attacker >= 0:
            kit.put(surface, kit.seat_mark(attack.attacker, 15), x + 10, y + 11, 0.5, 0.5)

    def draw_glows(self, surface: Target) -> dict[Key, Parts]:
        """Lets everything glow that may be chosen; gives the halos of cards that move, to be laid on them."""
        found = self._glows()
        moving: dict[Key, Parts] = {}
        resting: list[Part] = []
        for ref, parts in found:
            sprite = self.desk.bank.sprites.get(ref)
            if sprite is not None and sprite.moving and not sprite.above and ref not in moving:
                moving[ref] = parts
            else:
                resting += parts
        surface.fblits(resting, PREMULTIPLIED)
        return moving

    def _glows(self) -> list[tuple[Key, list[Part]]]:
        """Lists the halos; they stay the same for some frames."""
        control = self.control
        asking = control.asking
        if asking is None or asking.dialog:
            return []
        hover = control.hover.ref if control.hover is not None else None
        now = (fade_step(self.pulse), hover, control.selected, control.aim, control.drag is None)
        if self._glows_at is not self.desk.placements or self._glows_for is not asking or self._glows_now != now:
            self._glows_at, self._glows_for, self._glows_now = self.desk.placements, asking, now
            self._found = self._find_glows(asking)
        return self._found

    def _find_glows(self, asking: Asking) -> list[tuple[Key, list[Part]]]:
        control, desk, pulse = self.control, self.desk, self.pulse
        target = asking.decision.kind == "target"
        rings: list[tuple[Key, list[Part]]] = []
        if control.aim and control.selected is not None:
            box = desk.box_of(control.selected)
            if box is not None:
                rings.append((control.selected, desk.kit.ring_parts(box, theme.GOLD, 1.0)))
        if not target and control.drag is None and control.selected is None:
            for ref in control.hinted():
                box = desk.box_of(ref)
                if box is not None:
                    strong = control.aim != ""
                    rings.append(
                        (ref, desk.kit.ring_parts(box, HINT, pulse if strong else 0.4, 1.0 if strong else 1.2))
                    )
        for ref in asking.things if not control.aim else ():
            box = desk.box_of(ref) if ref[0] not in IN_HAND else None
            if box is None:
                continue
            hot = control.hover is not None and control.hover.ref == ref
            colour = theme.GOLD if ref == control.selected else HINT if target else LEGAL
            placed = desk.placements.get((ref[0], ref[1]))
            angle = placed.spot.angle if placed is not None else 0.0
            if placed is not None and angle:
                # A card that lies askew has a halo that does, too.
                box = placed.spot.box
            rings.append((ref, desk.kit.ring_parts(box, colour, 1.0 if hot else pulse, angle=angle)))
        return rings

    def draw_lifted(self, surface: Target) -> None:
        """Draws the card of the hand that stands out."""
        drag = self.control.drag
        key = self.raised()
        if key is None or (drag is not None and drag.active) or key not in self.lifted():
            return
        sprite = self.desk.bank.sprites[key]
        # Between the bar with its buttons, which it never covers, and the edge of the window.
        top, low = self.desk.zones.prompt.bottom + 3, self.desk.screen.h - 6
        wide = sprite.home.w * max(1.0, min(LIFT, (low - top) / Spot(0, 0, sprite.home.w).h))
        high = Spot(0, 0, wide).h
        y = max(top + high / 2, min(sprite.home.y - 18, low - high / 2))
        self.desk.kit.put(surface, self.desk.bank.looks.sprite(sprite.look, wide), sprite.home.x, y, 0.5, 0.5)
        box = Spot(sprite.home.x, y, wide).box
        if self.control.legal(key):
            colour = theme.GOLD if key == self.control.selected else LEGAL
            self.desk.kit.put_ring(surface, box, colour, 1.0)
        if key == self.control.focus:
            self.desk.kit.put_ring(surface, box.inset(-4), FOCUS, 1.0, 3.6)

    def draw_drag(self, surface: pygame.Surface) -> None:
        """Draws what is held, or the arrow of an attack."""
        control, drag = self.control, self.control.drag
        if drag is None or not drag.active:
            return
        sprite = self.desk.bank.sprites.get((drag.ref[0], drag.ref[1]))
        obj = self.view.objects.get(drag.ref[1]) if drag.ref[0] == "obj" else None
        if sprite is None:
            return
        if obj is not None and obj.zone == "character":
            self.desk.kit.put(
                surface, self.desk.bank.looks.sprite(sprite.look, sprite.w, sprite.angle), sprite.x, sprite.y, 0.5, 0.5
            )
            draw_arrow(surface, self.desk.kit, (sprite.x, sprite.y - sprite.home.h / 2), drag.at, HOSTILE)
            return
        place = self._drop_place(drag.ref)
        if place is not None:
            self.desk.kit.put_ring(surface, place, LEGAL, 0.55 * self.pulse, 1.4)
        x, y = drag.at[0] - drag.grip[0], drag.at[1] - drag.grip[1]
        wide = max(sprite.home.w, 84.0)
        self.desk.kit.put(surface, self.desk.bank.looks.sprite(sprite.look, wide), x, y, 0.5, 0.5)
        if control.legal(drag.ref):
            self.desk.kit.put_ring(surface, Spot(x, y, wide).box, LEGAL, 1.0)

    def _drop_place(self, ref: Ref) -> Box | None:
        """Gives the part of the table where letting go would do something."""
        asking = self.control.asking
        if asking is None or asking.dialog:
            return None
        obj = self.view.objects.get(ref[1]) if ref[0] == "obj" else None
        if obj is not None and obj.zone == "shop":
            return self.desk.zones.seats[0].panel if asking.option("buy") is not None else None
        return self.desk.zones.centre if self.control.legal(ref) else None

    def _aim(self, ref: Ref) -> Spot | None:
        """Gives what an arrow points at: for a player the character, so that no number lies under the arrow's head."""
        if ref[0] == "player" and 0 <= ref[1] < len(self.view.seats):
            return self.desk.spot_of(("obj", self.view.seats[ref[1]].character)) or self.desk.spot_of(ref)
        return self.desk.spot_of(ref)

    def draw_arrows(self, surface: Target) -> None:
        """Draws the arrows of the stack and of a question for a target."""
        view, desk, control = self.view, self.desk, self.control
        shown = []
        if view.stack and not self.busy:
            shown.append(view.stack[-1])
        hit = control.hover
        if hit is not None and hit.ref[0] == "stack":
            shown += [entry for entry in view.stack if entry.id == hit.ref[1] and entry not in shown]
        for entry in shown:
            box = desk.box_of(("stack", entry.id))
            if box is None:
                continue
            for ref in entry.targets:
                if ref[0] == "stack":
                    other = desk.box_of(ref)
                    if other is not None:
                        ends = ((box.x + 2, box.cy), (other.x + 3, other.cy))
                        draw_soft_arrow(surface, desk.kit, *ends, FRIENDLY, wide=5, side=34)
                    continue
                spot = self._aim(ref)
                if spot is not None:
                    friendly = ref == ("player", entry.controller)
                    colour = FRIENDLY if friendly else HOSTILE
                    # Titles stay readable: the head lies on the side that the arrow comes from.
                    end = (spot.x + spot.w * 0.2, spot.y + spot.h * 0.06)
                    draw_soft_arrow(surface, desk.kit, (box.x + 4, box.cy), end, colour)
        asking = control.asking
        if asking is not None and asking.decision.kind == "target" and not asking.dialog and control.cursor[0] >= 0:
            source = desk.spot_of(asking.decision.source) if asking.decision.source is not None else None
            prompt = desk.zones.prompt
            if source is None and control.cursor[1] >= prompt.y:
                # It would only run over the question and the own cards.
                return
            if source is None:
                source = Spot(prompt.x + 40, prompt.y, 40)
            hover = control.hover
            legal = hover is not None and bool(control.legal(hover.ref))
            draw_arrow(surface, desk.kit, (source.x, source.y), control.cursor, theme.GOLD if legal else theme.MUTED)
