"""From mouse and keys to answers: drag, click and key reach the same options."""

import math

import pygame

from soulstack.app.language import tr
from soulstack.games.foursouls.screen.chooser import Chooser, Drag, Point
from soulstack.games.foursouls.screen.labels import card_of
from soulstack.games.foursouls.screen.placing import zone_of
from soulstack.games.foursouls.screen.question import WINDOW, Wish
from soulstack.kernel.ids import Ref
from soulstack.ui.geometry import Box
from soulstack.ui.tabletop.choice import Choice
from soulstack.ui.tabletop.looks import Key
from soulstack.ui.tabletop.table_picture import Hit

HASTE = 0.4
"""Seconds before the usual key may end a turn."""
DRAG = 7.0
"""Units the mouse must move before a press becomes a drag."""


class Control(Chooser):
    """Takes what the player does with mouse and keys."""

    # -- the mouse --------------------------------------------------------------------------------------------------

    def move(self, point: Point) -> None:
        """Takes a mouse movement."""
        self.cursor = point
        top = self.browse or self.dialog
        if top is not None:
            top.move(point)
            if not top.hidden:
                self.hover = None
                return
        drag = self.drag
        if drag is not None:
            drag.at = point
            if not drag.active and math.hypot(point[0] - drag.start[0], point[1] - drag.start[1]) > DRAG:
                drag.active = True
                self.select(None)
                self.sound("flick")
        before = self.hover.ref if self.hover is not None else None
        self.hover = self.desk.at(point)
        if self.hover is not None and self.hover.ref != before and self.legal(self.hover.ref):
            self.sound("hover")
        self.desk.log.hover = self.hover.card if self.hover is not None and self.hover.ref[0] == "link" else ""

    def press(self, point: Point) -> bool:
        """Takes the left button going down."""
        self.move(point)
        if self.browse is not None:
            self.browse.press(point)
            self._after_browse()
            return True
        if self.dialog is not None:
            self.dialog.press(point)
            self._after_dialog()
            return True
        if self.menu is not None:
            option = self.menu.at(point)
            self.menu = None
            if option is not None:
                self.pick(option)
                return True
        button = self.desk.prompt.at(point)
        if button is not None:
            self.pressed_button = button.choice
            return True
        hit = self.hover
        if hit is not None:
            spot = self.desk.spot_of(hit.ref)
            centre = (spot.x, spot.y) if spot is not None else hit.box.centre
            self.drag = Drag(hit.ref, point, (point[0] - centre[0], point[1] - centre[1]), point)
            return True
        if self.selected is not None or self.aim:
            self.select(None)
        return False

    def release(self, point: Point) -> bool:
        """Takes the left button going up."""
        self.move(point)
        if self.browse is not None:
            self.browse.release(point)
            return True
        if self.dialog is not None:
            self.dialog.release(point)
            self._after_dialog()
            return True
        pressed, self.pressed_button = self.pressed_button, None
        if pressed is not None:
            button = self.desk.prompt.at(point)
            if button is not None and button.choice == pressed:
                self.press_button(pressed)
            return True
        drag, self.drag = self.drag, None
        if drag is None:
            return False
        if not drag.active:
            return self.choose(drag.ref)
        return self.drop(drag, point)

    def drop(self, drag: Drag, point: Point) -> bool:
        """Takes a card being let go."""
        target = self._under(point, drag.ref)
        done = self._drop_own(drag, point, target) if self.asking is not None else False
        if not done:
            self.glide_home(drag)
        return done

    def _drop_own(self, drag: Drag, point: Point, target: Hit | None) -> bool:
        asking, view = self.asking, self.desk.view
        assert asking is not None
        assert view is not None
        ref = drag.ref
        options = self.legal(ref)
        zone = zone_of(view, self.desk.zones, max(0, view.viewer))
        home = zone.hand if ref[0] == "card" else self.desk.box_of(ref) or zone.hand
        obj = view.objects.get(ref[1]) if ref[0] == "obj" else None
        if home.has(point) or (ref[0] == "card" and point[1] > zone.hand.y and point[0] > zone.hand.x):
            return False
        if asking.decision.kind == "target":
            return bool(options) and self.answer((options[0],))
        own_character = obj is not None and obj.zone == "character" and obj.controller == view.viewer
        if own_character and target is not None:
            declared = self._declare(target.ref)
            if declared is not None:
                return declared
        if obj is not None and obj.zone == "shop":
            if zone.panel.has(point) and asking.option("buy") is not None:
                return bool(self._declare(ref))
            return bool(self._explain(ref)) and False
        if not options:
            self._explain(ref)
            return False
        if len(options) > 1:
            self._open_menu(ref, options)
            return False
        if target is not None and self._meant(target.ref) != ref:
            self.wish = Wish(options[0].verb, self._meant(target.ref), card_of(ref, view))
        self.sound("flick")
        return self.answer((options[0],))

    def _under(self, point: Point, held: Ref) -> Hit | None:
        hit = self.desk.at(point)
        return hit if hit is not None and hit.ref != held else None

    def wheel(self, steps: float) -> bool:
        """Takes the mouse wheel."""
        top = self.browse or self.dialog
        if top is not None:
            top.wheel(steps)
            return True
        return False

    def _after_dialog(self) -> None:
        if self.dialog is not None and self.dialog.result is not None:
            picks = self.dialog.result
            self.dialog.result = None
            self.sound("click")
            self.answer(picks)

    def _after_browse(self) -> None:
        if self.browse is not None and self.browse.closed:
            self.browse = None

    # -- keys -------------------------------------------------------------------------------------------------------

    def focusables(self) -> list[Ref]:
        """Lists what Tab goes through: from the hand over the own things to the table."""
        if self.asking is None or self.asking.dialog:
            return []
        things = self.hinted() if self.aim else list(self.asking.things)
        order = {"card": 0, "obj": 1, "player": 2, "stack": 3, "deck": 4, "slot": 5}

        def place(ref: Ref) -> tuple[float, ...]:
            box = self.desk.box_of(ref) or Box(0, 0, 0, 0)
            return (order.get(ref[0], 9), -round(box.y / 40), box.x)

        return sorted(things, key=place)

    def cycle(self, step: int) -> None:
        """Moves the focus to the next thing or button."""
        things = self.focusables()
        stops: list[Ref | Choice] = [*things, *self.choices]
        if not stops:
            return
        current: Ref | Choice | None = self.focus_button if self.focus_button is not None else self.focus
        at = stops.index(current) if current in stops else (-1 if step > 0 else 0)
        chosen = stops[(at + step) % len(stops)]
        self.sound("hover")
        # Whoever uses keys does not mean what the mouse happens to lie on.
        self.hover, self.cursor = None, (-1.0, -1.0)
        if isinstance(chosen, Choice):
            self.focus, self.focus_button = None, chosen
        else:
            self.focus, self.focus_button = chosen, None

    def key(self, key: int, mod: int) -> bool:
        """Takes a key that is about the game; says whether it was of use."""
        if self.browse is not None:
            used = self.browse.key(key, mod)
            self._after_browse()
            return used
        if self.dialog is not None and self.dialog.key(key, mod):
            self._after_dialog()
            return True
        if self.dialog is not None:
            return False
        if self.menu is not None:
            if key == pygame.K_ESCAPE:
                self.menu = None
                return True
            option = self.menu.key(key)
            if option is not None:
                self.pick(option)
            return True
        return self._table_key(key, mod)

    def _table_key(self, key: int, mod: int) -> bool:
        if key == pygame.K_ESCAPE:
            return self._escape()
        if key == pygame.K_TAB:
            self.cycle(-1 if mod & pygame.KMOD_SHIFT else 1)
            return True
        if key in {pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER}:
            return self._enter()
        if self.asking is not None and self.asking.decision.kind == WINDOW and pygame.K_1 <= key <= pygame.K_9:
            wanted = str(key - pygame.K_0)
            choice = next((c for c in self.asking.buttons if c.key == wanted), None)
            if choice is not None:
                self.press_button(choice)
            return True
        if pygame.K_0 <= key <= pygame.K_9:
            return self._hand_key((key - pygame.K_1) % 10)
        if key == pygame.K_r:
            self.focus = self.focus_button = None
            self.cycle(1)
            return True
        verb = {pygame.K_a: "attack", pygame.K_b: "buy", pygame.K_e: "end", pygame.K_y: "yes", pygame.K_n: "no"}.get(
            key
        )
        if verb is not None and self.asking is not None:
            choice = next((c for c in self.asking.buttons if c.verb == verb), None)
            if choice is not None:
                self.press_button(choice)
                return True
        return False

    def _enter(self) -> bool:
        if self.selected is not None:
            return self.confirm()
        if self.focus_button is not None:
            choice, self.focus_button = self.focus_button, None
            self.press_button(choice)
            return True
        if self.focus is not None:
            return self.choose(self.focus)
        primary = self.asking.primary if self.asking is not None else None
        if primary is None:
            return False
        if primary.verb != "end":
            self.press_button(primary)
        elif self.asked_for >= HASTE:
            self._end_turn(primary)
        return True

    def _end_turn(self, end: Choice) -> None:
        """Ends the turn, or asks once more while an attack or a card of the hand is left.

        Whoever passes several times in a row must not lose a turn by one press too many.
        """
        assert self.asking is not None
        left = {option.verb for option in self.asking.decision.options} & {"attack", "play"}
        if not left:
            self.press_button(end)
            return
        self.focus_button = end
        self.say(tr("There is more to do. Press it again to end your turn."), good=True)

    def _hand_key(self, number: int) -> bool:
        keys: list[Key] = self.desk.hand_keys()
        if number >= len(keys) or keys[number][0] != "card":
            return False
        self.focus = keys[number]
        self.focus_button = None
        return self.choose(keys[number])

    def _escape(self) -> bool:
        if self.drag is not None:
            self.cancel_drag()
            return True
        if self.selected is not None or self.aim:
            self.select(None)
            self.focus = None
            return True
        if self.focus is not None or self.focus_button is not None:
            self.focus = self.focus_button = None
            return True
        return False
