"""The table of a game under way."""

import math
from typing import TYPE_CHECKING

import pygame

from soulstack.foursouls.view import TableView
from soulstack.kernel.facts import Fact
from soulstack.ui import theme
from soulstack.ui.scene import BaseScene
from soulstack.ui.table import zoom
from soulstack.ui.table.arrows import FRIENDLY, HOSTILE, draw_arrow
from soulstack.ui.table.asking import Session
from soulstack.ui.table.cards import CardBook
from soulstack.ui.table.control import Control
from soulstack.ui.table.desk import IN_HAND, Desk
from soulstack.ui.table.dice import DiceTray
from soulstack.ui.table.director import Director
from soulstack.ui.table.geometry import Box, Spot
from soulstack.ui.table.log import plain
from soulstack.ui.table.looks import GLOW as LEGAL
from soulstack.ui.table.looks import Looks
from soulstack.ui.table.overlays import draw_key_card
from soulstack.ui.table.placing import Key
from soulstack.ui.table.prompt import draw_button
from soulstack.ui.table.stage import Stage

if TYPE_CHECKING:
    from soulstack.ui.loop import App

FAST = 5.0
HINT = (255, 206, 110)
LIFT = 1.28
"""How much larger a hovered card of the hand is."""


class TableScene(BaseScene):
    """Shows a session and lets its viewer play."""

    modal = False

    def __init__(self, app: "App", session: Session, book: CardBook | None = None) -> None:
        self.app = app
        self.session = session
        self.book = book or CardBook()
        self.desk = Desk(app.faces, self.book, tuple(session.names))
        self.dice = DiceTray()
        self.stage = Stage(self.desk, self.dice, app.sound.play, self._words)
        self.director = Director(self.stage, self._on_fact)
        self.control = Control(session, self.desk, app.sound.play)
        self.clock = 0.0
        self.dwell = 0.0
        self.dwell_on: object = None
        self.zoom_held = False
        self.large_log = False
        self.key_card = False
        self.space_down = False
        self.ended = 0.0
        self.result_shown = False
        self._seen_turn = -1
        self.caption = ""
        """The last thing that happened, in words."""

    # -- the scene's life -------------------------------------------------------------------------------------------

    def enter(self, app: "App") -> None:
        self.app = app

    def leave(self) -> None:
        self.session.close()

    def uncovered(self) -> None:
        self.space_down = self.zoom_held = False

    def resize(self, size: tuple[int, int], scale: float) -> None:
        self.director.skip()
        self.desk.faces.cancel()
        self.desk.use(size, scale, self.app.settings.text_scale / 100)
        self.desk.show(self.desk.view or self.session.view, fresh=True)
        self.dice.settle(self.session.view)
        self.control.resized()

    def _words(self, fact: Fact) -> str:
        return plain(self.session.log_line(fact), self.book.name)

    def _on_fact(self, fact: Fact, view: TableView) -> None:
        if fact.kind == "turn_started" or (view.turn != self._seen_turn and self._seen_turn < 0):
            self._seen_turn = view.turn
            seat = fact.seat if fact.kind == "turn_started" else view.active
            name = self.session.names[seat] if 0 <= seat < len(self.session.names) else ""
            turn = fact.amount or view.turn
            self.desk.log.add(f"Turn {turn}: {name}", heading=True, seat=seat)
            if fact.kind == "turn_started":
                return
        words = self.session.log_line(fact)
        self.desk.log.add(words, seat=fact.seat)
        if words:
            self.caption = plain(words, self.book.name)

    # -- time -------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        settings = self.app.settings
        self.clock += dt
        self.stage.reduced = settings.reduced_motion
        self.director.instant = settings.speed == "instant"
        pace = 1.0 if settings.speed == "instant" else float(settings.speed)
        self.director.speed = pace * (FAST if self.space_down else 1.0)
        if not self.director.queue:
            # The bots wait for the pictures, so the words of the session are always about what is seen.
            for update in self.session.poll():
                self.director.feed(update)
        self.director.update(dt)
        if not self.director.busy:
            self._caught_up(dt)
        self.control.toast.update(dt)
        self._dwell(dt)
        self.desk.work(4.0)

    def _caught_up(self, dt: float) -> None:
        self.control.refresh()
        if self.session.over and not self.result_shown:
            self.ended += dt
            if self.ended > 1.4:
                self.result_shown = True
                from soulstack.ui.scenes.result import ResultScene

                self.app.push(ResultScene(self.app, self.session))

    def _dwell(self, dt: float) -> None:
        hit = self.control.hover
        top = self.control.browse or self.control.dialog
        on: object = hit.ref if hit is not None and hit.card else None
        if top is not None and not top.hidden:
            on = top.hover if top.hover >= 0 else None
        if on != self.dwell_on:
            self.dwell_on, self.dwell = on, 0.0
            if hit is not None and hit.card:
                self.desk.looks.want_large(hit.card)
        elif on is not None:
            self.dwell += dt

    # -- input ------------------------------------------------------------------------------------------------------

    def _point(self, pos: tuple[int, int]) -> tuple[float, float]:
        return pos[0] / self.desk.kit.u, pos[1] / self.desk.kit.u

    def _skip(self) -> None:
        if self.director.busy or self.desk.bank.busy:
            self.director.skip()
            self.control.refresh()

    def handle(self, event: pygame.event.Event) -> bool:
        control = self.control
        if event.type == pygame.MOUSEMOTION:
            control.move(self._point(event.pos))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP:
            if event.button == pygame.BUTTON_LEFT:
                return control.release(self._point(event.pos))
            if event.button == pygame.BUTTON_RIGHT:
                self.zoom_held = False
            return True
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.KEYUP:
            if event.key == pygame.K_SPACE:
                self.space_down = False
            elif event.key == pygame.K_z:
                self.zoom_held = False
            return True
        return False

    def _press(self, event: pygame.event.Event) -> bool:
        if self.key_card:
            self.key_card = False
            return True
        point = self._point(event.pos)
        if event.button == pygame.BUTTON_RIGHT:
            self.control.move(point)
            self.control.cancel_drag()
            self.zoom_held = True
            return True
        if event.button != pygame.BUTTON_LEFT:
            return False
        self._skip()
        return self.control.press(point)

    def _wheel(self, event: pygame.event.Event) -> bool:
        if self.control.wheel(event.y):
            return True
        if self._log_box.has(self.control.cursor):
            self.desk.log.wheel(event.y, self._log_box)
            return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        key, mod = event.key, getattr(event, "mod", 0)
        if key == pygame.K_SPACE:
            if self.space_down:
                # A held key repeats; only the first press means anything.
                return True
            self.space_down = True
        if self.key_card:
            self.key_card = False
            return True
        if key == pygame.K_F1:
            self.key_card = True
            return True
        if self.director.busy:
            self._skip()
            if key in {pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER}:
                # Whoever hurries the pictures along must not answer a question by it.
                return True
        if self.control.key(key, mod):
            return True
        return self._scene_key(key)

    def _scene_key(self, key: int) -> bool:
        if key == pygame.K_ESCAPE:
            if self.large_log:
                self.large_log = False
            else:
                from soulstack.ui.scenes.pause import PauseScene

                self.app.push(PauseScene(self.app, self.session))
            return True
        if key == pygame.K_z:
            self.zoom_held = True
            return True
        if key == pygame.K_l:
            self.large_log = not self.large_log
            return True
        if key == pygame.K_p:
            self.session.auto_pass = not self.session.auto_pass
            on = "on: you are only asked when it matters" if self.session.auto_pass else "off: you are asked every time"
            self.control.say(f"Automatic passing is {on}.", good=True)
            return True
        return False

    # -- drawing ----------------------------------------------------------------------------------------------------

    @property
    def _log_box(self) -> Box:
        box = self.desk.zones.log
        if not self.large_log:
            return box
        top = self.desk.zones.header.bottom + 6
        wide = min(460.0, self.desk.screen.w * 0.4)
        return Box(box.right - wide, top, wide, box.bottom - top)

    @property
    def _pulse(self) -> float:
        if self.app.settings.reduced_motion:
            return 0.85
        return 0.72 + 0.28 * math.sin(self.clock * 4.2)

    def draw(self, surface: pygame.Surface) -> None:
        desk, control = self.desk, self.control
        lifted = self._lifted()
        panels = [(desk.stack.image(self._view, desk.zones.stack), desk.zones.stack), self._prompt_panel()]
        if not self.large_log:
            panels.append((desk.log.image(self._log_box), self._log_box))
        desk.draw_table(surface, lifted, panels)
        self._draw_buttons(surface)
        self.dice.draw(surface, desk.kit, desk.zones.dice)
        self._draw_attack(surface)
        self._draw_glows(surface)
        desk.draw_moving(surface, lifted, above=False)
        desk.draw_hand(surface, lifted, frozenset(control.asking.things if control.asking is not None else ()))
        self._draw_lifted(surface)
        desk.draw_moving(surface, lifted, above=True)
        self._draw_arrows(surface)
        for effect in self.stage.effects:
            if effect.passed >= effect.delay:
                effect.draw(surface, desk.kit, desk.looks)
        if self.large_log:
            desk.kit.put(surface, desk.log.image(self._log_box), self._log_box.x, self._log_box.y)
        self._draw_drag(surface)
        if control.menu is not None:
            control.menu.draw(surface, desk.kit, control.cursor)
        for dialog in (control.dialog, control.browse):
            if dialog is not None:
                dialog.draw(surface, control.cursor)
        self._draw_zoom(surface)
        control.toast.draw(surface, desk.kit, control.toast_at, desk.screen)
        if self.key_card:
            draw_key_card(surface, desk.kit, desk.screen)

    @property
    def _view(self) -> TableView:
        assert self.desk.view is not None
        return self.desk.view

    @property
    def _looks(self) -> Looks:
        return self.desk.looks

    def _raised(self) -> Key | None:
        """Names the card of the hand that stands out: selected, hovered or focused."""
        control = self.control
        for ref in (control.selected, control.hover.ref if control.hover else None, control.focus):
            if ref is not None and ref[0] in IN_HAND and (ref[0], ref[1]) in self.desk.bank.sprites:
                return (ref[0], ref[1])
        return None

    def _lifted(self) -> frozenset[Key]:
        found = set()
        drag = self.control.drag
        if drag is not None and drag.active:
            found.add((drag.ref[0], drag.ref[1]))
        elif not self.desk.bank.busy:
            raised = self._raised()
            if raised is not None:
                found.add(raised)
        return frozenset(found)

    def _prompt_panel(self) -> tuple[pygame.Surface, Box]:
        desk, control = self.desk, self.control
        asking = control.asking
        view = self._view
        if asking is not None:
            question, card, seat, waiting = asking.question, asking.decision.card, asking.decision.seat, False
            if asking.decision.kind == "target" and not asking.dialog:
                question = f"{question} Click what glows, or use Tab and Enter."
            if control.selected is not None:
                question = f"{question} Click a target, or confirm." if question else "Click a target, or confirm."
        else:
            seat = view.priority if view.priority >= 0 else view.active
            name = self.session.names[seat] if 0 <= seat < len(self.session.names) else "The game"
            own = seat == self.session.viewer
            question = self.caption if self.director.busy or own else f"{name} is thinking…"
            if self.session.over:
                question = "The game is over."
            card, waiting = "", True
        return desk.prompt.image(desk.zones.prompt, question, card, seat, waiting=waiting), desk.zones.prompt

    def _draw_buttons(self, surface: pygame.Surface) -> None:
        desk, control = self.desk, self.control
        for button in desk.prompt.buttons:
            draw_button(
                surface,
                desk.kit,
                button,
                hot=button.box.has(control.cursor),
                focused=button.choice == control.focus_button,
                pulse=self._pulse * 0.8 if button.choice.primary else 0.0,
            )

    def _draw_attack(self, surface: pygame.Surface) -> None:
        """Marks what is being attacked, and by whom."""
        attack = self._view.attack
        box = self.desk.box_of(attack.target) if attack is not None and attack.target is not None else None
        if attack is None or box is None:
            return
        kit = self.desk.kit
        kit.put_ring(surface, box, HOSTILE, 0.9, 3.2)
        kit.put(surface, kit.disc(30, theme.BLOOD), box.x, box.y, 0.35, 0.35)
        kit.put(surface, kit.icon("sword", 22), box.x + 4.5, box.y + 4.5, 0.5, 0.5)
        if attack.attacker >= 0:
            kit.put(surface, kit.seat_mark(attack.attacker, 15), box.x + 15, box.y + 15, 0.5, 0.5)

    def _draw_glows(self, surface: pygame.Surface) -> None:
        control, desk, pulse = self.control, self.desk, self._pulse
        asking = control.asking
        if asking is None or asking.dialog:
            return
        target = asking.decision.kind == "target"
        if not target and control.drag is None and control.selected is None:
            for ref in control.hinted():
                box = desk.box_of(ref)
                if box is not None:
                    desk.kit.put_ring(surface, box, HINT, 0.4, 1.2)
        for ref in asking.things:
            if ref[0] in IN_HAND:
                continue
            box = desk.box_of(ref)
            if box is None:
                continue
            hot = control.hover is not None and control.hover.ref == ref
            colour = theme.GOLD if ref == control.selected else HINT if target else LEGAL
            desk.kit.put_ring(surface, box, colour, 1.0 if hot else pulse)
        if control.focus is not None and control.focus[0] not in IN_HAND:
            box = desk.box_of(control.focus)
            if box is not None:
                desk.kit.put_ring(surface, box.inset(-4), (255, 255, 255), 1.0)

    def _draw_lifted(self, surface: pygame.Surface) -> None:
        drag = self.control.drag
        key = self._raised()
        if key is None or (drag is not None and drag.active) or key not in self._lifted():
            return
        sprite = self.desk.bank.sprites[key]
        wide = sprite.home.w * LIFT
        high = Spot(0, 0, wide).h
        y = min(sprite.home.y - 18, self.desk.screen.h - high / 2 - 8)
        self.desk.kit.put(surface, self._looks.sprite(sprite.look, wide), sprite.home.x, y, 0.5, 0.5)
        box = Spot(sprite.home.x, y, wide).box
        if self.control.legal(key):
            colour = theme.GOLD if key == self.control.selected else LEGAL
            self.desk.kit.put_ring(surface, box, colour, 1.0)
        if key == self.control.focus:
            self.desk.kit.put_ring(surface, box.inset(-4), (255, 255, 255), 1.0)

    def _draw_drag(self, surface: pygame.Surface) -> None:
        control, drag = self.control, self.control.drag
        if drag is None or not drag.active:
            return
        sprite = self.desk.bank.sprites.get((drag.ref[0], drag.ref[1]))
        obj = self._view.objects.get(drag.ref[1]) if drag.ref[0] == "obj" else None
        if sprite is None:
            return
        if obj is not None and obj.zone == "character":
            self.desk.kit.put(
                surface, self._looks.sprite(sprite.look, sprite.w, sprite.angle), sprite.x, sprite.y, 0.5, 0.5
            )
            draw_arrow(surface, self.desk.kit, (sprite.x, sprite.y - sprite.home.h / 2), drag.at, HOSTILE)
            return
        x, y = drag.at[0] - drag.grip[0], drag.at[1] - drag.grip[1]
        wide = max(sprite.home.w, 84.0)
        self.desk.kit.put(surface, self._looks.sprite(sprite.look, wide), x, y, 0.5, 0.5)
        if control.legal(drag.ref):
            self.desk.kit.put_ring(surface, Spot(x, y, wide).box, LEGAL, 1.0)

    def _draw_arrows(self, surface: pygame.Surface) -> None:
        view, desk, control = self._view, self.desk, self.control
        shown = []
        if view.stack and not self.director.busy:
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
                        draw_arrow(surface, desk.kit, *ends, FRIENDLY, wide=5, side=34)
                    continue
                spot = desk.spot_of(ref)
                if spot is not None:
                    friendly = ref == ("player", entry.controller)
                    draw_arrow(
                        surface, desk.kit, (box.x + 4, box.cy), (spot.x, spot.y), FRIENDLY if friendly else HOSTILE
                    )
        asking = control.asking
        if asking is not None and asking.decision.kind == "target" and not asking.dialog and control.cursor[0] >= 0:
            source = desk.spot_of(asking.decision.source) if asking.decision.source is not None else None
            if source is None:
                prompt = desk.zones.prompt
                source = Spot(prompt.x + 40, prompt.y, 40)
            hover = control.hover
            legal = hover is not None and bool(control.legal(hover.ref))
            draw_arrow(surface, desk.kit, (source.x, source.y), control.cursor, theme.GOLD if legal else theme.MUTED)

    def _draw_zoom(self, surface: pygame.Surface) -> None:
        control, desk = self.control, self.desk
        if control.drag is not None and control.drag.active:
            return
        if not self.zoom_held and self.dwell < zoom.DWELL:
            return
        subject = self._subject()
        if subject is not None:
            zoom.draw(surface, desk.kit, desk.looks, subject, desk.screen)

    def _subject(self) -> zoom.Subject | None:
        control, desk = self.control, self.desk
        top = control.browse or control.dialog
        if top is not None and not top.hidden:
            index = top.hover if top.hover >= 0 else top.order[top.focus] if self.zoom_held and top.order else -1
            if index < 0 or not top.items[index].card:
                return None
            box = next(place.box for place in top.places if place.index == index)
            return zoom.Subject(top.items[index].card, box)
        if control.hover is not None and control.hover.card:
            subject = desk.subject(control.hover)
            if subject is not None and control.hover.ref[0] in IN_HAND:
                box = subject.box
                lifted = Box(box.cx - box.w * LIFT / 2, box.y - 40, box.w * LIFT, box.h + 40)
                return zoom.Subject(subject.card, lifted, subject.obj, subject.extra)
            return subject
        if self.zoom_held and control.focus is not None:
            placed = desk.placements.get((control.focus[0], control.focus[1]))
            if placed is not None and placed.look.card:
                return zoom.Subject(placed.look.card, placed.spot.box, self._view.objects.get(control.focus[1]))
        return None
