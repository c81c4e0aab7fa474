"""The table of a game under way."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pygame

from soulstack.app.bus import When
from soulstack.app.conductor import Conductor
from soulstack.app.events import CaughtUp, Hide, Shown, Uncover, Updated
from soulstack.app.language import tr
from soulstack.app.seat_names import shown_name
from soulstack.games.foursouls.play.signs import SIGNS
from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen.arrow_keys import Explorer
from soulstack.games.foursouls.screen.change_marks import Since
from soulstack.games.foursouls.screen.chronicle import Chronicle
from soulstack.games.foursouls.screen.closeup import Closeup
from soulstack.games.foursouls.screen.control import Control
from soulstack.games.foursouls.screen.dice import DiceTray
from soulstack.games.foursouls.screen.faces import FourSoulsBook
from soulstack.games.foursouls.screen.highlights import Marks
from soulstack.games.foursouls.screen.labels import card_of
from soulstack.games.foursouls.screen.odds_plates import OddsPlates
from soulstack.games.foursouls.screen.offer_panel import OfferScene, Seats
from soulstack.games.foursouls.screen.preferences import Preferences
from soulstack.games.foursouls.screen.question import Session
from soulstack.games.foursouls.screen.routines import play
from soulstack.games.foursouls.screen.sounds import Sounds, danger
from soulstack.games.foursouls.screen.stage import Stage
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.games.foursouls.screen.tips import Tips
from soulstack.games.foursouls.screen.toolbar import Favours, Helper
from soulstack.kernel.ids import Ref
from soulstack.ui import clipboard, places
from soulstack.ui.cards.book import CardBook
from soulstack.ui.games import face
from soulstack.ui.geometry import Box
from soulstack.ui.paint.canvas import Canvas
from soulstack.ui.scene import BaseScene
from soulstack.ui.tabletop.director import Director
from soulstack.ui.tabletop.keycard import KeyCard
from soulstack.ui.tabletop.narrator import Narrator, Teller

if TYPE_CHECKING:
    from soulstack.ui.loop import App

FAST = 5.0
DIM = 216
"""What is left, of 255, of the light of the screen before with every frame in which the table is laid."""
NIGHT = 4
"""Frames for which it stays dark at least, so that the change is seen as one; in them the game before is tidied away."""
DAWN = 0.16
"""Seconds in which a table that has just been laid grows bright."""
BUSY = 0.012
"""Seconds of its own after which a frame has done enough to leave faces to the next one."""
WORK = 0.003
"""Seconds of each frame that chances may take."""


class TableScene(BaseScene):
    """Shows a session and lets its viewer play."""

    modal = False
    heavy = True
    holds_game = True
    has_break = True
    """True when the game can be left for the menu of a break."""

    def __init__(self, app: "App", session: Session, book: CardBook | None = None) -> None:
        self.app = app
        self.session = session
        self.book = book or FourSoulsBook()
        self.desk = Desk(app.faces, self.book, tuple(map(shown_name, session.names)))
        self.desk.bot_faces = tuple(map(face, session.seats))
        self.dice = DiceTray()
        self.conductor = Conductor(session)
        self.bus = self.conductor.bus
        self.chronicle = Chronicle(session, self.desk, self.book)
        self.stage = Stage(self.desk, self.chronicle.words, dice=self.dice, routine=play)
        self.director = Director(self.stage, self.bus)
        self.control = Control(session, self.desk, app.sound.play, self.bus)
        self.marks = Marks(self.desk, self.control)
        self.preferences = Preferences(session, self.bus)
        self.plates = OddsPlates(self.desk, self.control, self.preferences)
        self.since = Since(self.desk)
        self.helper = Helper(self.desk, self.control, self.preferences, self._skip)
        self.helper.open_menu = self._take_a_break if self.has_break else None
        self.desk.has_tools = self.helper.has_tools
        self.tips = Tips(self.desk, self.control, app.progress)
        self.explorer = Explorer(self.desk, self.control, self._click)
        self.closeup = Closeup(self.desk, self.control, self._notes)
        self.clock = 0.0
        self.frames = 0
        self.large_log = False
        self.key_card = False
        self._keys = KeyCard()
        self.space_down = False
        self.ended = 0.0
        self.result_shown = False
        self._laying: Iterator[None] | None = None
        """What is left to paint before the table is shown for the first time or in another language or size of text."""
        self._telling: Iterator[None] = iter(())
        """The log that has yet to be said in another language."""
        self._was_seen = False
        self._drawing = 0.0
        """Seconds that the last picture took."""
        self._dusk = 0.0
        """Seconds until the table, just shown, is fully lit."""
        self.helper.open_rule = self._open_rule
        self.helper.open_offer = self._open_offer
        self.scope = self.bus.scope()
        self._listen(Sounds(app.sound.play, self.book))
        self.narrator = Narrator(Teller(session, self.book.name, SIGNS), app, self.scope)
        self.since.watch(session.view)
        self.chronicle.begin_anew(session.told_before(), session.view)

    def _listen(self, sounds: Sounds) -> None:
        """Says in one place who hears what at this table; all of it ends when the scene is left."""
        self.scope.listen(Updated, self.director.feed, When.SHOW)
        self.scope.listen(Shown, self.chronicle.note)
        self.scope.listen(Shown, self.tips.note)
        self.scope.listen(Shown, sounds.hear)
        self.scope.listen(CaughtUp, self.since.catch_up)

    @property
    def music(self) -> tuple[str, str]:
        """A waltz, and under it a clock while the time runs out, or a heart while somebody is one soul from winning."""
        return "table", danger(self.desk.view) if self.desk.view is not None else ""

    # -- the scene's life -------------------------------------------------------------------------------------------

    def enter(self, app: "App") -> None:
        self.app = app
        if app.slice is not None:
            self._laying = self._lay()

    @property
    def is_laid(self) -> bool:
        """Tells whether the table is on the screen already."""
        return self._laying is None

    def _lay(self) -> Iterator[None]:
        """Paints a new table over several frames, while the screen before it grows dark."""
        for _ in self._telling:  # goes on where it was when the table is laid again before all is said
            yield
        yield from self.desk.lay()
        for paint in (lambda: self.desk.stack.image(self._view, self.desk.zones.stack), self._prompt_panel):
            paint()
            yield
        self.helper.panel()
        yield
        self.desk.log.image(self._log_box)
        yield
        if self.session.offers.bots is not None:
            self.session.offers.bots.get_ready()

    def _go_on_laying(self) -> None:
        """Paints for as long as a frame allows; at once when something lies over a table that was never seen."""
        is_top = self.app.stack.top is self
        slot = self.app.slice if is_top or self._was_seen else None
        start = time.thread_time()
        self.frames += 1
        while self._laying is not None:
            if next(self._laying, self) is self:
                if slot is None or self.frames >= NIGHT:
                    self._laying = None
                    self._dusk = DAWN if is_top and not self.app.settings.reduced_motion else 0.0
                    self._was_seen = True
                return
            if slot is not None and time.thread_time() - start >= slot:
                return

    def leave(self) -> None:
        self.scope.close()
        self.conductor.close()
        self.session.close()
        self.desk.forget()

    def shed(self) -> Iterator[None]:
        yield from self.desk.shed()
        tools = (self.marks, self.plates, self.helper, self.tips, self.explorer, self.closeup)
        for part in (
            *tools,
            self.director,
            self.control,
            self.chronicle,
            self.preferences,
            self.narrator,
            self.desk,
            self,
        ):
            vars(part).clear()
            yield

    def uncovered(self) -> None:
        self.space_down = self.closeup.held = False
        self.preferences.hold_control(False)

    def retell(self) -> None:
        self.desk.names = tuple(map(shown_name, self.session.names))
        self.control.retell()
        self._telling = self.chronicle.retell()
        self.resize(self.app.size, self.app.scale)
        if self._laying is None:
            for _ in self._telling:
                pass

    def resize(self, size: tuple[int, int], scale: float) -> None:
        self.director.skip()
        self.desk.faces.cancel()
        self.desk.use(size, scale, self.app.settings.text_scale / 100)
        self.desk.show(self.desk.view or self.session.view, fresh=True)
        self.dice.settle(self.session.view)
        self.control.resized()
        self.helper.resized()
        if self._laying is not None or (self._was_seen and self.app.slice is not None):
            self._laying, self.frames = self._lay(), 0

    def _notes(self, ref: Ref) -> tuple[str, ...]:
        return (*self.helper.notes(ref), *self.plates.notes(ref))

    def _open_offer(self, seats: Seats, most: int, favours: Favours) -> None:
        self.app.push(OfferScene(self.app, seats, most, self.helper.give, favours))

    def _open_rule(self, rule: str) -> None:
        self.app.go(places.Rules(rule))

    def status(self) -> dict[str, Any]:
        control, u = self.control, self.desk.kit.u
        asking, dialog = control.asking, control.dialog
        boxes = {f"button {button.choice.verb}": button.box for button in self.desk.prompt.buttons}
        if dialog is not None:
            boxes = {f"button {button.choice.verb}": button.box for button in dialog.buttons}
            boxes |= {f"item {place.index}": place.box for place in dialog.places}
        elif asking is not None:
            for ref in control.hinted() if control.aim else asking.things:
                box = self.desk.box_of(ref)
                if box is not None:
                    boxes[f"thing {ref[0]} {ref[1]}"] = box
        return {
            "turn": self.session.view.turn,
            "active": self.session.view.active,
            "over": self.session.over,
            "busy": self.director.busy,
            "kind": asking.decision.kind if asking is not None else "",
            "prompt": asking.decision.prompt if asking is not None else "",
            "asked": control.asked_for > 0 and asking is not None,
            "points": {name: (box.cx * u, box.cy * u) for name, box in boxes.items()},
        }

    # -- time -------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        if self._laying is not None:
            self._go_on_laying()
            return
        settings = self.app.settings
        start = time.thread_time()
        self.clock += dt
        self._dusk -= dt
        self.stage.reduced, self.stage.shakes = settings.reduced_motion, settings.screenshake
        self.desk.kit.still = settings.reduced_motion
        self.preferences.follow(settings)
        self.director.instant = settings.speed == "instant"
        pace = 1.0 if settings.speed == "instant" else float(settings.speed)
        self.director.speed = pace * (FAST if self.space_down else 1.0)
        if not self.director.queue:
            # The bots wait for the pictures, so the words of the session are always about what is seen.
            self.conductor.step()
        self.director.update(dt)
        if not self.director.busy:
            self._caught_up(dt)
        self.control.toast.update(dt)
        self.helper.update(dt)
        self.closeup.update(dt)
        if time.thread_time() - start + self._drawing < BUSY:
            self.desk.work(4.0)
        if self.session.offers.odds is not None:
            self.session.offers.odds.work(WORK)
        self.frames += 1
        if self.frames % 6 == 0 and not self.director.busy and self.control.drag is None:
            self.desk.prewarm()

    def _caught_up(self, dt: float) -> None:
        self.control.refresh()
        self.narrator.ask()
        self.control.asked_for += dt
        curtain = self._curtain
        if curtain is not None and self.app.stack.top is self:
            self._draw_curtain(curtain)
            return
        self.tips.update(dt, wanted=self.app.settings.tips and not self.session.over)
        if self.session.over and not self.result_shown:
            self.ended += dt
            if self.ended > 1.4:
                self.result_shown = True
                self.app.go(places.Result(self.session))

    def _draw_curtain(self, seat: int) -> None:
        """Lets nobody see more until the seat has come to the screen."""
        self.control.clear()
        self.control.browse = None

        self.app.go(places.Curtain(self.session, seat, self.desk.names[seat], self._uncover))

    @property
    def _curtain(self) -> int | None:
        """Gives the seat that has to come to the screen alone."""
        shared = self.session.offers.shared
        return shared.curtain if shared is not None else None

    def _uncover(self) -> None:
        self.bus.send(Uncover())

    def _hide(self) -> None:
        """Takes a hand off a screen that several people share."""
        if self.bus.serves(Hide):
            self.bus.send(Hide())

    # -- input ------------------------------------------------------------------------------------------------------

    def _point(self, pos: tuple[int, int]) -> tuple[float, float]:
        return pos[0] / self.desk.kit.u, pos[1] / self.desk.kit.u

    def _skip_to_now(self) -> None:
        """Shows the session's present view at once: what was hidden must not stay on the screen."""
        if self._curtain is not None:
            self.conductor.step()
        self.director.skip()

    def _skip(self) -> None:
        if self.director.busy or self.desk.bank.busy:
            self.director.skip()
            self.control.refresh()

    def handle(self, event: pygame.event.Event) -> bool:
        control = self.control
        if self._laying is not None:
            return False  # nobody can mean what is not to be seen yet
        if event.type == pygame.MOUSEMOTION:
            control.move(self._point(event.pos))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP:
            if event.button == pygame.BUTTON_LEFT:
                return control.release(self._point(event.pos))
            if event.button == pygame.BUTTON_RIGHT:
                self.closeup.held = False
            return True
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.KEYUP:
            if event.key == pygame.K_SPACE:
                self.space_down = False
            elif event.key == pygame.K_z:
                self.closeup.held = False
            self.helper.key_up(event.key)
            return True
        if event.type in {pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED}:
            self.preferences.hold_control(False)
            self._hide()
        return False

    def _press(self, event: pygame.event.Event) -> bool:
        if self.key_card:
            self._close_keys()
            return True
        point = self._point(event.pos)
        self.control.move(point)
        if event.button == pygame.BUTTON_LEFT and self.tips.press(point):
            return True
        if self.helper.press(point, event.button):
            return True
        part = self.desk.log.head_at(point, self._log_box) if event.button == pygame.BUTTON_LEFT else ""
        if part and self.control.dialog is None and self.control.browse is None:
            self.control.sound("click")
            {"copy": self._copy_log, "filter": self._filter_log, "level": self._level_log}[part]()
            return True
        if event.button == pygame.BUTTON_RIGHT:
            self.control.move(point)
            self.control.cancel_drag()
            self.closeup.held = True
            return True
        if event.button != pygame.BUTTON_LEFT:
            return False
        self._skip()
        self.closeup.hush()
        return self.control.press(point)

    def _click(self, point: tuple[float, float], button: int) -> None:
        """Does what a click of the mouse would do, for a key."""
        pos = (round(point[0] * self.desk.kit.u), round(point[1] * self.desk.kit.u))
        self._press(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))
        self.closeup.held = False
        if button == pygame.BUTTON_LEFT:
            self.control.release(self._point(pos))

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
            self._close_keys()
            return True
        if key == pygame.K_F1:
            self.key_card = True
            return True
        if self.director.busy:
            self._skip()
            if key in {pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER}:
                # Whoever hurries the pictures along must not answer a question by it.
                return True
        if self.helper.key(key, mod) or self.explorer.key(key) or self.control.key(key, mod):
            return True
        if self.tips.key(key):
            return True
        return self._scene_key(key, mod)

    def _close_keys(self) -> None:
        self.key_card = False
        self._keys.close()

    def _filter_log(self) -> None:
        self.desk.log.only(self.session.viewer if self.desk.log.only_seat < 0 else -1)

    def _level_log(self) -> None:
        """Shows every step, or the story alone."""
        self.desk.log.tell_all(not self.desk.log.every_step)

    def log_text(self) -> str:
        """Gives the log as this seat knows it, a line for each sentence."""
        return self.desk.log.plain_text()

    def _copy_log(self) -> None:
        done = clipboard.copy(self.log_text())
        self.control.say(
            tr("The log is on the clipboard.") if done else tr("The clipboard cannot be reached."), good=done
        )

    def _take_a_break(self) -> None:
        self._hide()
        self._skip_to_now()
        self.app.go(places.Pause(self.session))

    def _scene_key(self, key: int, mod: int) -> bool:
        if key == pygame.K_ESCAPE:
            if self.large_log:
                self.large_log = False
            else:
                self._take_a_break()
            return True
        if key == pygame.K_z:
            self.closeup.held = True
            return True
        if key == pygame.K_l and mod & pygame.KMOD_SHIFT:
            self._filter_log()
            return True
        if key == pygame.K_l and mod & pygame.KMOD_CTRL:
            self._level_log()
            return True
        if key == pygame.K_l:
            self.large_log = not self.large_log
            return True
        if key == pygame.K_c and mod & pygame.KMOD_CTRL:
            self._copy_log()
            return True
        if key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN}:
            self.desk.log.wheel(3 if key == pygame.K_PAGEUP else -3, self._log_box)
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

    def draw(self, surface: pygame.Surface) -> None:
        if self._laying is not None and self.app.stack.top is not self:
            self._go_on_laying()
        if self._laying is not None:
            surface.fill((DIM, DIM, DIM), special_flags=pygame.BLEND_RGB_MULT)
            return
        start = time.thread_time()
        self._draw_lit(surface)
        self._drawing = time.thread_time() - start
        if self._dusk > 0:
            level = round(255 * (1 - self._dusk / DAWN) ** 0.5)
            surface.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)

    def _draw_lit(self, surface: pygame.Surface) -> None:
        desk, control = self.desk, self.control
        marks = self.marks
        marks.beat(self.clock, still=self.app.settings.reduced_motion, busy=self.director.busy)
        lifted = marks.lifted()
        panels = [(desk.stack.image(self._view, desk.zones.stack), desk.zones.stack), self._prompt_panel()]
        panels.append(self.helper.panel())
        desk.log.whole = self.large_log
        if not self.large_log:
            panels.append((desk.log.image(self._log_box), self._log_box))
        spread = desk.spread(lifted)
        canvas = Canvas(surface, desk.settled(lifted, panels, spread))
        marks.draw_buttons(canvas)
        foot = self.plates.draw_dice(canvas, desk.zones.dice)
        self.dice.draw(canvas, desk.kit, desk.zones.dice, foot)
        marks.draw_attack(canvas)
        desk.draw_below(canvas, spread, marks.draw_glows(canvas))
        desk.draw_hand(canvas, spread, frozenset(control.asking.things if control.asking and not control.aim else ()))
        marks.draw_lifted(canvas)
        self.explorer.draw(canvas)
        desk.draw_above(canvas, spread)
        marks.draw_arrows(canvas)
        if not self.director.busy:
            self.since.draw(canvas)
            self.plates.draw(canvas)
        for effect in self.stage.effects:
            if effect.passed >= effect.delay:
                effect.draw(canvas, desk.kit, desk.looks)
        self.helper.draw_chip(canvas)
        self.tips.draw(canvas)
        self._draw_open(canvas.painted())

    def _draw_open(self, surface: pygame.Surface) -> None:
        """Draws what is held or opened and lies over all the rest."""
        desk, control, marks = self.desk, self.control, self.marks
        if self.large_log:
            desk.kit.put(surface, desk.log.image(self._log_box), self._log_box.x, self._log_box.y)
        marks.draw_drag(surface)
        if control.menu is not None:
            control.menu.draw(surface, desk.kit, control.cursor)
        for dialog in (control.dialog, control.browse):
            if dialog is not None:
                dialog.draw(surface, control.cursor)
        self.closeup.draw(surface)
        self.helper.draw_tip(surface)
        control.toast.draw(surface, desk.kit, control.toast_at, desk.screen)
        if self.key_card:
            self._keys.draw(surface, desk.kit, desk.screen, self.app.slice)

    @property
    def _view(self) -> TableView:
        assert self.desk.view is not None
        return self.desk.view

    def _prompt_panel(self) -> tuple[pygame.Surface, Box]:
        desk, control = self.desk, self.control
        asking = control.asking
        view = self._view
        if asking is not None:
            question, card, seat, waiting = asking.question, asking.decision.card, asking.decision.seat, False
            if asking.decision.kind == "target" and not asking.dialog:
                question = tr("{question} Click what glows, or use Tab and Enter.", question=question)
            if asking.decision.kind == "priority" and view.stack:
                card = view.stack[-1].card
            if control.aim and control.selected is None:
                question = tr("Choose what to attack.") if control.aim == "attack" else tr("Choose what to buy.")
                question = tr("{question} Click what glows, or use Tab and Enter.", question=question)
            elif control.selected is not None:
                # The button names what is chosen; the sentence says how to go on.
                question = control.how_to_go_on()
                card = card_of(control.selected, view)
        else:
            seat = view.priority if view.priority >= 0 else view.active
            name = self.desk.names[seat] if 0 <= seat < len(self.session.names) else tr("The game")
            own = seat == self.session.viewer
            if self.director.busy or own:
                question, seat = self.chronicle.caption, self.chronicle.caption_seat
            else:
                question = tr("{name} is thinking…", name=name)
            if self.session.over:
                question = tr("The game is over.")
            card, waiting = "", True
        if control.toast.left > 0:
            question = ""  # the reason stands over it
        return desk.prompt.image(desk.zones.prompt, question, card, seat, waiting=waiting), desk.zones.prompt
