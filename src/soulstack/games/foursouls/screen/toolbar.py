"""Help at the table: undo, stops, passing, reasons; mouse and keys that are about the player's comfort and not the game."""

import math
from collections.abc import Callable

import pygame

from soulstack.app.bus import Intent, Verdict
from soulstack.app.events import AskHint, Undo
from soulstack.app.language import tr
from soulstack.games.foursouls.play.hints import Hint
from soulstack.games.foursouls.play.intents import Bargain, Give, PassUntilNew, Reopen
from soulstack.games.foursouls.play.offers import Offers
from soulstack.games.foursouls.rules.view import Favour
from soulstack.games.foursouls.screen.control import Control
from soulstack.games.foursouls.screen.header import StopMarks, step_cells
from soulstack.games.foursouls.screen.labels import STEPS
from soulstack.games.foursouls.screen.offer_panel import Seats
from soulstack.games.foursouls.screen.passing import Tool
from soulstack.games.foursouls.screen.preferences import Preferences
from soulstack.games.foursouls.screen.question import WINDOW
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.kernel.ids import Ref
from soulstack.ui import keys, paint, theme
from soulstack.ui.geometry import Box
from soulstack.ui.paint.canvas import Target, surface_of
from soulstack.ui.paint.kit import FADE_STEPS, faded

LINGER = 2.6
"""Seconds that the chip of passed windows stays."""
Point = tuple[float, float]
Favours = Callable[[int], list[tuple[str, Favour]]]


class Helper:
    """Draws and takes what makes the table friendlier; everything it does is asked for on the bus."""

    def __init__(self, desk: Desk, control: Control, preferences: Preferences, hurry: Callable[[], None]) -> None:
        self.desk, self.control, self.preferences = desk, control, preferences
        self.bus = control.bus
        self.hurry = hurry
        """Ends the pictures that are still being played."""
        self.open_rule: Callable[[str], None] | None = None
        self.open_menu: Callable[[], None] | None = None
        """Takes a break; a lesson and a replay have none."""
        self.open_offer: Callable[[Seats, int, Favours], None] | None = None
        """Asks what to give whom, over the table."""
        self.chip = ""
        self.chip_left = 0.0
        self._seen_passes = self._told_passes = 0
        self._reasons: dict[Ref, str] = {}
        self._reasons_for: object = None

    def resized(self) -> None:
        """Lays itself out for the desk's new tools."""
        if self.desk.view is not None:
            self.desk.tools.lay(self.desk.zones.tools, self._tools())

    # -- time -------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.chip_left = max(0.0, self.chip_left - dt)
        passing = self._offers.passing
        words = passing.passing_words() if passing is not None else ""
        passed = passing.passed if passing is not None else ()
        if words:
            self._tell(tr("Passing: {passing}. Press {key} to respond.", passing=words, key=keys.cap("respond")))
        elif len(passed) > self._told_passes:
            self._told_passes = len(passed)
            new = list(dict.fromkeys(reversed(passed[self._seen_passes :])))
            more = tr(" and {n} more", n=len(new) - 2) if len(new) > 2 else ""
            self._tell(tr("Passed for you: {what}", what=", ".join(new[:2]) + more))
        if not self.chip_left:
            self._seen_passes = len(passed)
        stops = passing.stops if passing is not None else None
        self.desk.stops = StopMarks(frozenset(stops.own), frozenset(stops.others)) if stops is not None else StopMarks()
        self.desk.tools.lay(self.desk.zones.tools, self._tools())

    @property
    def _offers(self) -> Offers:
        return self.control.session.offers

    def _did(self, intent: Intent) -> bool:
        """Wants something to be done; tells whether it was there to do and meant anything."""
        return self.bus.serves(type(intent)) and bool(self.bus.send(intent).value)

    @property
    def _cents(self) -> int:
        view = self.desk.view
        return view.seats[view.viewer].cents if view is not None and view.viewer >= 0 else 0

    def _tell(self, words: str) -> None:
        self.chip, self.chip_left = words, LINGER

    @property
    def has_tools(self) -> bool:
        """Tells whether there is any small button at this table."""
        return bool(self._tools())

    def _tools(self) -> tuple[Tool, ...]:
        offers = self._offers
        found = []
        if offers.undo is not None:
            found.append(Tool("undo", tr("Undo"), "U", offers.undo.can_undo))
        asking = self.control.asking
        asked = asking is not None and asking.decision.kind != WINDOW
        if self.preferences.has_hints:
            found.append(Tool("hint", tr("Hint"), "H", asked))
        if offers.gifts is not None:
            found.append(Tool("give", tr("Give"), "G", asked and self._cents > 0))
        if offers.passing is not None:
            found.append(Tool("auto", tr("Auto"), "P", lit=offers.passing.auto_pass))
        if self.open_menu is not None:
            found.append(Tool("menu", tr("Menu"), ""))
        return tuple(found)

    # -- input ------------------------------------------------------------------------------------------------------

    def press(self, point: Point, button: int) -> bool:
        """Takes a mouse button going down; says whether it was about help."""
        control = self.control
        if button == pygame.BUTTON_LEFT and self._press_toast(point):
            return True
        if control.browse is not None:
            return False
        if button == pygame.BUTTON_LEFT:
            tool = self.desk.tools.at(point)
            if tool is not None:
                control.sound("click")
                self.use(tool.name)
                return True
        if control.dialog is not None:
            return False
        if self._offers.passing is not None and button in {pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT}:
            for step, box in step_cells(self.desk.zones.header):
                if box.has(point):
                    self._stop(step, own=button == pygame.BUTTON_RIGHT)
                    return True
        if button == pygame.BUTTON_RIGHT:
            return self._press_stack(point) or self._press_pile(point)
        return False

    def _press_toast(self, point: Point) -> bool:
        toast = self.control.toast
        if not toast.rule or toast.left <= 0 or not toast.box.has(point) or self.open_rule is None:
            return False
        self.open_rule(toast.rule)
        return True

    def _press_stack(self, point: Point) -> bool:
        """Offers to pass always for what lies on the stack."""
        hit, passing = self.desk.at(point), self._offers.passing
        if hit is None or hit.ref[0] != "stack" or not hit.card or passing is None:
            return False
        name = self.desk.book.name(hit.card)
        passed = hit.card in passing.stops.always_pass
        words = tr("Ask again for {name}", name=name) if passed else tr("Always pass for {name}", name=name)
        self.control.open_list([(words, lambda: self._toggle_card(hit.card, name))], hit.box)
        return True

    def _press_pile(self, point: Point) -> bool:
        """Spreads out what lies under the top card of a slot."""
        hit, view = self.desk.at(point), self.desk.view
        if hit is None or view is None or hit.ref[0] != "obj":
            return False
        for slot in (*view.monsters, *view.shop, *view.rooms):
            if slot.top == hit.ref[1] and slot.covered:
                self.control.spread(tr("This slot"), (*slot.covered, hit.card))
                return True
        return False

    def _toggle_card(self, card: str, name: str) -> None:
        passing = self._offers.passing
        if passing is not None and passing.stops.toggle_card(card):
            self.control.say(tr("You pass for {name} from now on.", name=name), good=True)
        else:
            self.control.say(tr("You are asked about {name} again.", name=name), good=True)

    def _stop(self, step: str, *, own: bool) -> None:
        passing = self._offers.passing
        if passing is None:
            return
        self.control.sound("click")
        on = passing.stops.toggle(step, own=own)
        word = next(tr(words) for name, words, _ in STEPS if name == step)
        if on:
            told = (
                tr("You are asked in every window of the step {step} on your own turns.", step=word)
                if own
                else tr("You are asked in every window of the step {step} on the turns of others.", step=word)
            )
        else:
            told = (
                tr("No more stop at the step {step} on your own turns.", step=word)
                if own
                else tr("No more stop at the step {step} on the turns of others.", step=word)
            )
        self.control.say(told, good=True)

    def key(self, key: int, mod: int) -> bool:
        """Takes a key; says whether it was about help."""
        if key in {pygame.K_LCTRL, pygame.K_RCTRL}:
            self.preferences.hold_control(True)
            return True
        name = {pygame.K_u: "undo", pygame.K_p: "auto", pygame.K_h: "hint", pygame.K_g: "give"}.get(key, "")
        if key == pygame.K_z and mod & pygame.KMOD_CTRL:
            name = "undo"
        if key == pygame.K_r and self._did(Reopen()):
            return True
        if key == pygame.K_SPACE and mod & pygame.KMOD_SHIFT and self._did(PassUntilNew()):
            return True
        if name and any(tool.name == name for tool in self._tools()):
            self.use(name)
            return True
        return False

    def key_up(self, key: int) -> None:
        """Takes a key going up."""
        if key in {pygame.K_LCTRL, pygame.K_RCTRL}:
            self.preferences.hold_control(False)

    def use(self, name: str) -> None:
        """Does what a small button says."""
        if name == "undo":
            self._undo()
        elif name == "hint":
            self._hint()
        elif name == "give":
            self._offer()
        elif name == "auto":
            self._toggle_auto_pass()
        elif name == "menu" and self.open_menu is not None:
            self.open_menu()

    def _toggle_auto_pass(self) -> None:
        passing = self._offers.passing
        if passing is None:
            return
        passing.auto_pass = not passing.auto_pass
        self.control.say(
            tr("Automatic passing is on: you are only asked when it matters.")
            if passing.auto_pass
            else tr("Automatic passing is off: you are asked every time."),
            good=True,
        )

    def _undo(self) -> None:
        self.hurry()
        verdict = self.bus.send(Undo())
        if not verdict:
            self.control.deny(verdict.refused)
            return
        told = tr("Taken back: {deed}.", deed=verdict.value)
        self.control.wish = None
        self.control.clear()
        self.control.sound("flick")
        self.desk.log.add(told)
        self.control.say(told, good=True)

    def _hint(self) -> None:
        """Shows what a sound player would do: it is said, and focused so that Enter does it."""
        control = self.control
        found: Hint | None = self.bus.send(AskHint()).value
        asking = control.asking
        if found is None or asking is None:
            control.deny(tr("There is no hint while nothing is asked of you."))
            return
        control.say(found.sentence, good=True, seconds=6.0)
        control.select(None)
        control.focus = control.focus_button = None
        if asking.dialog and control.dialog is not None:
            control.dialog.suggest(found.picks)
        elif found.picks and found.picks[0].ref is not None:
            control.focus = found.picks[0].ref
        else:
            control.focus_button = next((b for b in asking.buttons if b.picks == found.picks), None)

    def _offer(self) -> None:
        view, gifts = self.desk.view, self._offers.gifts
        if view is None or gifts is None or self.control.asking is None or not self._cents:
            self.control.deny(
                tr("You have no cents to give.") if self.control.asking is not None else tr("It is not your turn.")
            )
            return
        others = [seat.seat for seat in view.seats if seat.seat != view.viewer]
        reason = gifts.give_refused(others[0], 1)
        if reason:
            self.control.deny(tr(reason))
            return
        names = self.desk.names
        # Both have to agree: a bot always does, and a person beside the screen says so by the same button.
        people = {seat for seat, kind in enumerate(gifts.seats) if kind == "human"}
        seats = [(seat, names[seat], seat in people) for seat in others]
        self.control.toast.say("")
        if self.open_offer is not None:
            self.open_offer(seats, self._cents, gifts.favours)

    def give(self, to: int, amount: int, favour: Favour | None) -> None:
        """Gives cents, or offers them for a favour."""
        if favour is not None:
            self._bargain(to, amount, favour)
        elif self._settles(Give(to, amount)) is not None:
            self._paid()

    def _settles(self, intent: Intent) -> Verdict | None:
        """Has a gift or an offer carried out; nothing, and its reason on the screen, when that is refused."""
        verdict = self.bus.send(intent)
        if not verdict:
            self.control.deny(verdict.refused)
            return None
        return verdict

    def _paid(self) -> None:
        self.control.sound("coin")
        self.control.clear()

    def _bargain(self, to: int, amount: int, favour: Favour) -> None:
        """Makes a bot an offer and shows its answer."""
        verdict = self._settles(Bargain(to, amount, favour))
        if verdict is None:
            return
        accepted, words = verdict.value
        if accepted:
            self.desk.log.add(words)
            self.control.say(words, good=True)
            self._paid()
        else:
            self.control.deny(words)

    # -- reasons ----------------------------------------------------------------------------------------------------

    def reason(self, ref: Ref) -> str:
        """Says why what lies under the cursor cannot be used now, while something else could be."""
        control, view = self.control, self.desk.view
        asking = control.asking
        if asking is None or asking.dialog or view is None or control.legal(ref):
            return ""
        obj = view.objects.get(ref[1]) if ref[0] == "obj" else None
        own = obj is not None and obj.controller == view.viewer and obj.has_tap
        if ref[0] != "card" and not own and (obj is None or obj.zone not in {"shop", "monster", "event"}):
            return ""
        if asking.decision is not self._reasons_for:
            self._reasons_for = asking.decision
            self._reasons.clear()
        if ref not in self._reasons:
            words = control.session.why_not(ref)
            # What only has to be declared first can be done by a click.
            self._reasons[ref] = "" if ref in control.hinted() else tr(words)
        return self._reasons[ref]

    def notes(self, ref: Ref) -> tuple[str, ...]:
        """Gives what the large card says about using it."""
        words, view = self.reason(ref), self.desk.view
        if words:
            return (tr("Not now: {words}", words=words),)
        obj = view.objects.get(ref[1]) if view is not None and ref[0] == "obj" else None
        if obj is not None and obj.zone == "shop" and (obj.price or 0) > self._cents:
            return (tr("You have {n}¢, too few for it.", n=self._cents),)
        return ()

    # -- drawing ----------------------------------------------------------------------------------------------------

    def panel(self) -> tuple[pygame.Surface, Box]:
        """Gives the row of small buttons with its place."""
        tool = self.desk.tools.at(self.control.cursor)
        return self.desk.tools.image(
            self.desk.zones.tools, tool.name if tool is not None else ""
        ), self.desk.zones.tools

    @property
    def _pointed(self) -> Point:
        """Gives the point that a tip is about: the cursor, or the small button that the keys have gone to."""
        focus = self.control.focus
        if focus is not None and focus[0] == "tool" and focus[1] < len(self.desk.tools.places):
            return self.desk.tools.places[focus[1]][1].centre
        if focus is not None and focus[0] == "step":
            return step_cells(self.desk.zones.header)[focus[1]][1].centre
        return self.control.cursor

    def tip(self) -> tuple[str, Box] | None:
        """Says what lies under the cursor would do, and where."""
        point = self._pointed
        tool = self.desk.tools.at(point)
        if tool is not None:
            box = self.desk.tools.box_of(tool.name)
            assert box is not None
            words = {
                "undo": self._offers.undo.undo_words() if self._offers.undo is not None else "",
                "hint": tr("What would a sound player do here?"),
                "give": tr("Give cents to another player."),
                "auto": tr(
                    "Pass by itself where it does not concern you. Hold {key} to be asked about everything.",
                    key=keys.cap("control"),
                ),
                "menu": tr("Take a break: settings, rules, or leave. The game is saved. ({key})", key=tr("Esc")),
            }.get(tool.name, "")
            if words and tool.key and not self.desk.tools.has_caps:
                words = f"{words} ({keys.shown(tool.key)})"
            return (words, box) if words else None
        if self._offers.passing is not None:
            for step, box in step_cells(self.desk.zones.header):
                if box.has(point):
                    word = next(tr(words) for name, words, _ in STEPS if name == step)
                    return tr(
                        "{step}: click to stop on the turns of others, right-click or {key} on your own.",
                        step=word,
                        key=keys.cap("more"),
                    ), box
        return None

    def draw_chip(self, surface: Target) -> None:
        """Draws what was passed for the player."""
        kit, prompt = self.desk.kit, self.desk.zones.prompt
        if self.chip_left > 0 and self.chip:
            image = self._plate(self.chip, 12.0, 420.0, theme.FOCUS)
            step = round(kit.ending(self.chip_left, 0.4) * FADE_STEPS)
            if step < FADE_STEPS:
                whole = image
                key = ("chip", self.chip, kit.text_scale, step)
                image = kit.texts.get(key, lambda: faded(whole, step / FADE_STEPS))
            kit.put(surface, image, prompt.right - 8, prompt.y + 4, 1.0, 1.0)
            passing = self._offers.passing
            share = passing.breath_left if passing is not None else 0.0
            if share > 0.0:
                self._draw_breath(surface, prompt.right - 14 - image.get_width() / kit.u, prompt.y - 10, share)

    def _draw_breath(self, surface: Target, x: float, y: float, share: float) -> None:
        """Draws the ring that closes while a window is being passed."""
        kit = self.desk.kit
        kit.put(surface, kit.disc(22, theme.SLATE_LOW), x, y, 1.0, 0.5)
        place = kit.rect(Box(x - 20, y - 9, 18, 18))
        end = math.pi / 2 + math.tau * share
        pygame.draw.arc(surface_of(surface), theme.FOCUS, place, math.pi / 2, end, max(2, kit.px(3)))

    def draw_tip(self, surface: pygame.Surface) -> None:
        """Draws what the thing under the cursor would do, or the offer that is being made."""
        kit = self.desk.kit
        tip = self.tip()
        if tip is not None:
            words, box = tip
            # Beside the whole edge: its neighbours stay in sight and in reach.
            x = min(box.x, self.desk.zones.header.x) - 8
            kit.put(surface, self._plate(words, 12.0, 250.0, theme.GOLD), x, box.cy, 1.0, 0.3)

    def _plate(self, words: str, size: float, widest: float, edge: theme.Colour) -> pygame.Surface:
        kit = self.desk.kit

        def make() -> pygame.Surface:
            lines = kit.wrap(words, size, widest, theme.BOLD_FONT)
            images = [kit.text(line, size, theme.CREAM, theme.BOLD_FONT) for line in lines]
            step = kit.line_height(size)
            wide = max(image.get_width() for image in images) / kit.u + 20
            high = step * len(images) + 9
            out = kit.plate((wide, high), theme.SLATE, theme.SLATE_LOW, edge=edge, radius=8, border=1.6).copy()
            for k, image in enumerate(images):
                kit.put(out, image, 10, 4.5 + k * step)
            return paint.finish(out)

        return kit.texts.get(("tip", words, size, widest, edge, kit.text_scale), make)
