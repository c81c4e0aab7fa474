"""The table of a run: it owns session, bus, director, log and bar, and shows the stage of the place where the run is."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame
from attrs import define

from soulstack.app.bus import When
from soulstack.app.conductor import Conductor
from soulstack.app.events import AskHint, Shown, Undo, Updated
from soulstack.app.language import tr
from soulstack.games.spire.play.fact_words import HEADINGS
from soulstack.games.spire.play.hints import Advised
from soulstack.games.spire.play.intents import EndAll, HoldBots, LetBotsAct
from soulstack.games.spire.play.signs import SIGNS
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.card_deeds import CardDeeds
from soulstack.games.spire.screen.deck_choice import Asked, DeckChoice, asked_of_deck
from soulstack.games.spire.screen.deck_view import DeckView
from soulstack.games.spire.screen.desk import BAR, Desk
from soulstack.games.spire.screen.faces import SpireBook
from soulstack.games.spire.screen.feat_plaques import Plaques
from soulstack.games.spire.screen.log_barrier import LogBarrier
from soulstack.games.spire.screen.piles import PileView
from soulstack.games.spire.screen.run_teller import RunTeller
from soulstack.games.spire.screen.score import score_of
from soulstack.games.spire.screen.sounds import Sounds
from soulstack.games.spire.screen.stage import BaseStage, make_stage, place_of
from soulstack.games.spire.screen.tips import Tips
from soulstack.games.spire.screen.toast_place import ToastPlace
from soulstack.games.spire.screen.top_bar import SPEEDS, TopBar
from soulstack.kernel.facts import Fact
from soulstack.ui import clipboard, places
from soulstack.ui.cards.book import CardBook
from soulstack.ui.gamepad import Pad
from soulstack.ui.geometry import Box
from soulstack.ui.scene import BaseScene
from soulstack.ui.tabletop.director import Director
from soulstack.ui.tabletop.log import LogPanel
from soulstack.ui.tabletop.narrator import Narrator

if TYPE_CHECKING:
    from soulstack.games.spire.play.session import SpireSession
    from soulstack.ui.loop import App

FAST: Final = 5.0
READING = 0.04
"""The seconds that a letter of advice takes to be read."""
BOT_PAUSE: Final = 0.55
THINKING: Final = 0.7
"""Seconds for which a bot shows what it is about to do."""
LESS: Final = 0.5
"""The share of them with less motion."""
LOG_WIDE: Final = 340.0


@define
class Showing:
    """What the director does with facts: hands them to the stage that is shown, and lets the desk see the table after them."""

    table: "TableScene"
    after: Any = None

    def aim(self, after: Any) -> None:
        """Takes the view that the next facts lead to."""
        self.after = after

    def play(self, fact: Fact) -> float:
        """Starts the picture of a fact."""
        return max(self.table.stage.play(fact, self.after), self.table.play_deed(fact))

    def move(self, dt: float) -> None:
        """Lets time pass for the stage."""
        self.table.stage.update(dt)
        self.table.deeds.update(dt)

    def settle(self, view: Any, *, at_once: bool) -> None:
        """Shows the table as a view says."""
        self.table.show(view)
        if at_once:
            self.finish()

    def finish(self) -> None:
        """Ends what still moves."""
        self.table.stage.finish()
        self.table.deeds.finish()

    def clear(self) -> None:
        """Drops what was started."""
        self.finish()


BUTTONS: Final = Pad(
    buttons={
        pygame.CONTROLLER_BUTTON_X: (pygame.K_e, 0),
        pygame.CONTROLLER_BUTTON_Y: (pygame.K_i, 0),
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: (pygame.K_COMMA, 0),
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: (pygame.K_PERIOD, 0),
        pygame.CONTROLLER_BUTTON_BACK: (pygame.K_m, 0),
        pygame.CONTROLLER_BUTTON_START: (pygame.K_ESCAPE, 0),
        pygame.CONTROLLER_BUTTON_LEFTSTICK: (pygame.K_h, 0),
        pygame.CONTROLLER_BUTTON_RIGHTSTICK: (pygame.K_z, 0),
    },
    sticks={
        pygame.CONTROLLER_AXIS_TRIGGERLEFT: (pygame.K_UNKNOWN, pygame.K_TAB),
        pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (pygame.K_UNKNOWN, pygame.K_SPACE),
    },
)
"""A pad ends the turn, looks closely, turns to the hero before or behind, opens the map, pauses, hints and takes back."""


class TableScene(BaseScene):
    """Shows a session and lets the people at this screen play."""

    pad = BUTTONS

    modal = False
    heavy = True
    holds_game = True
    has_tips = True

    def __init__(self, app: "App", session: "SpireSession", book: CardBook | None = None) -> None:
        look.furnish()
        self.app, self.session = app, session
        self.book = book if isinstance(book, SpireBook) else SpireBook()
        self.conductor = Conductor(session)
        self.bus = self.conductor.bus
        self.desk = Desk(app, session, self.book, self.bus)
        self.place = ""
        self.stage: BaseStage = BaseStage(self.desk, "")
        self.deeds = CardDeeds(self.desk)
        self.director = Director(Showing(self), self.bus)
        self.bar = TopBar(
            self.desk,
            {
                "speed": self._faster,
                "log": self._open_log,
                "deck": self._open_deck,
                "map": self._open_map,
                "gear": self._take_a_break,
            },
        )
        self.log = LogPanel(self.desk.kit, self.book.name)
        self.log_open = False
        self.piles: PileView | DeckView | None = None
        """Cards that are only looked at."""
        self.asking: DeckChoice | None = None
        """The deck of which cards are to be chosen."""
        self._asked: object = None
        """The question that it was opened for."""
        self.overlay: BaseStage | None = None
        """A stage that is only looked at: the map, from anywhere."""
        self.space_down = False
        self.scope = self.bus.scope()
        self.barrier = LogBarrier(self)
        self.scope.listen(Updated, self.director.feed, When.SHOW)
        self.scope.listen(Shown, self._note)
        self.tips = Tips(self)
        self.toast_place = ToastPlace(self)
        self.scope.listen(Shown, self.tips.note)
        self.scope.listen(Shown, Sounds(app.sound.play, lambda: self.desk.view.state).hear)
        self.scope.listen(Advised, self._show_hint)
        self.narrator = Narrator(RunTeller(session, self.book.name, SIGNS), app, self.scope)
        self.plaques = Plaques(self.desk)
        self.desk.open_piles, self.desk.undo, self.desk.hint = self.open_piles, self.undo, self.hint
        self.desk.open_deck, self.desk.ask_of_deck = self.open_deck, self.ask_of_deck
        self.desk.look_closely = self.look_closely
        self.desk.write = self.log.add

    @property
    def music(self) -> tuple[str, str]:
        """The theme of the place where the run is."""
        return score_of(self.place, self.desk.state)

    # --- the scene's life ------------------------------------------------------------------------------------------

    def enter(self, app: "App") -> None:
        """Begins to show the table."""
        self.app = app
        self.show(self.session.view)
        if self.session.offers.bots is not None:
            self.session.offers.bots.get_ready()

    def leave(self) -> None:
        """Ends the session."""
        self.stage.leave()
        self.scope.close()
        self.conductor.close()
        self.session.close()

    def uncovered(self) -> None:
        """Is on top again."""
        self.space_down = False

    def retell(self) -> None:
        """Says everything in another language."""
        self.session.wording.names = self.session.hero_names()
        self.log.entries.clear()
        self.resize(self.app.size, self.app.scale)

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Lays everything out anew."""
        self.director.skip()
        self.desk.use(size, scale, self.app.settings.text_scale / 100)
        self.log.use(self.desk.kit)
        self.bar.lay_out()
        self.stage.lay_out()
        for panel in (self.piles, self.asking, self.overlay):
            if panel is not None:
                panel.lay_out()

    def show(self, view: Any) -> None:
        """Shows the table as a view says, on the stage of the place where the run is."""
        self.desk.view = view
        topics = tuple(
            decision.kind if decision.kind != "done" else decision.prompt for decision in self.session.state.pending
        )
        place = place_of(view.state, topics, self.place)
        if place != self.place:
            self.stage.leave()
            self.place = place
            self.stage = make_stage(place, self.desk)
            self.stage.lay_out()
        self.stage.settle()
        if self.overlay is not None:
            self.overlay.settle()

    def play_deed(self, fact: Fact) -> float:
        """Shows what happens to a card of a deck, wherever the run is but in a fight."""
        current = self.director.current
        if self.place == "combat" or current is None:
            return 0.0
        return self.deeds.play(fact, current.facts[self.director.next_fact :])

    def status(self) -> dict[str, Any]:
        """Says what can be clicked and where, for whoever drives the window from outside."""
        u = self.desk.kit.u
        asked = self.session.decision
        return {
            "place": self.place,
            "over": self.session.over,
            "busy": self.director.busy,
            "kind": asked.kind if asked is not None else "",
            "seat": asked.seat if asked is not None else -1,
            "lit": list(self.stage.lit()),
            "points": {name: (box.cx * u, box.cy * u) for name, box in self.things().items()},
        }

    def things(self) -> dict[str, Box]:
        """Lists what can be clicked now, that of the bar too."""
        found = {f"bar {name}": box for name, box in self.bar.boxes.items()}
        return {**found, **(self.piles or self.asking or self.overlay or self.stage).things()}

    # --- time ------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Lets time pass: bots wait for the pictures, so words are always about what is seen."""
        settings, desk = self.app.settings, self.desk
        desk.clock += dt
        self.director.instant = settings.speed == "instant"
        pace = 1.0 if settings.speed == "instant" else float(settings.speed)
        self.director.speed = pace * (FAST if self.space_down else 1.0)
        if self.session.offers.bots is not None:
            aloud = 0.0 if settings.speed == "instant" or self.space_down else THINKING / pace
            self.session.think_aloud = aloud * (LESS if desk.still else 1.0)
            if self.session.bots_act != settings.bots_act and self.bus.serves(LetBotsAct):
                self.bus.send(LetBotsAct(settings.bots_act))
            self.session.offers.bots.bot_pause = (
                0.0 if settings.speed == "instant" or self.space_down else BOT_PAUSE / pace
            )
        if not self.director.queue:
            self.conductor.step()
        self.director.update(dt)
        desk.busy = self.director.busy
        if not desk.busy:
            self.narrator.ask()
        desk.toast.update(dt)
        self.plaques.update(dt)
        self.tips.update(dt)
        self._ask()
        for panel in (self.piles, self.asking):
            if panel is not None:
                panel.update(dt)
        self.app.faces.work(3.0)

    def _ask(self) -> None:
        """Opens the deck whose cards are asked for, and closes it when they no longer are."""
        session, asking = self.session, self.asking
        if asking is not None and (asking.sent or not self._is_asked(asking)):
            self.asking = None
        if self.director.busy or self.asking is not None or session.over or self.place == "combat":
            return
        decision = session.decision
        asked = asked_of_deck(self.desk.state, decision, session.prompt(decision)) if decision is not None else None
        if asked is not None:
            self._asked = decision
            self.asking = DeckChoice(self.desk, asked)

    def _is_asked(self, asking: DeckChoice) -> bool:
        """Tells whether a deck is still asked for: the same question, or one that offers the same cards."""
        if not asking.asked.closable:
            return self.session.decision is self._asked
        decision = self.session.asked_of(asking.asked.seat)
        return decision is not None and set(asking.asked.options.values()) <= set(decision.options)

    def ask_of_deck(self, asked: Asked) -> None:
        """Lets a card of a deck be chosen because somebody wants to."""
        self.asking = DeckChoice(self.desk, asked)

    def _note(self, shown: Shown) -> None:
        """Writes down what is shown."""
        fact = shown.fact
        again = partial(self.session.log_line, fact)
        self.log.add(again(), heading=fact.kind in HEADINGS, seat=fact.seat, again=again)
        self.barrier.note(shown)

    # --- what the bar does -----------------------------------------------------------------------------------------

    def _faster(self) -> None:
        now = str(self.app.settings.speed)
        at = SPEEDS.index(now) if now in SPEEDS else 0
        self.app.change(speed=SPEEDS[(at + 1) % len(SPEEDS)])

    def _open_log(self) -> None:
        self.log_open = not self.log_open

    def _open_deck(self) -> None:
        self.open_deck((max(0, self.session.focus),))

    @property
    def _top(self) -> "PileView | DeckView | DeckChoice | BaseStage":
        """What lies on top of everything."""
        return self.piles or self.asking or self.overlay or self.stage

    @property
    def _writes(self) -> bool:
        """Whether letters are written into the search of a deck."""
        return any(getattr(panel, "typing", False) for panel in (self.piles, self.asking))

    def look_closely(self, face: str) -> bool:
        """Opens a component large, and tells whether there is one."""
        if face:
            self.desk.sound("page")
            self.app.go(places.Card(self.book, [face]))
        return bool(face)

    def open_deck(self, seats: tuple[int, ...]) -> None:
        """Lays decks out; the same again closes them."""
        if isinstance(self.piles, DeckView) and self.piles.seats == seats:
            self.piles = None
            return
        self.piles = DeckView(self.desk, seats)

    def open_piles(self, title: str, cards: tuple[int, ...], note: str = "") -> None:
        """Lays cards out to be looked at; the same again closes them."""
        if isinstance(self.piles, PileView) and self.piles.title == title:
            self.piles = None
            return
        self.piles = PileView(self.desk, title, tuple(self.desk.view.name_of(card) for card in cards), note)

    def _open_map(self) -> None:
        if self.place == "map":
            return
        if not self.desk.state.table.map:
            self.desk.deny(tr("This fight is on no map."))
            return
        if self.overlay is None:
            self.overlay = make_stage("map", self.desk)
            self.overlay.is_overlay = True
            self.overlay.lay_out()
        else:
            self.overlay = None

    def _take_a_break(self) -> None:
        self.app.go(places.Pause(self.session))

    # --- input -----------------------------------------------------------------------------------------------------

    def _point(self, pos: tuple[int, int]) -> tuple[float, float]:
        return pos[0] / self.desk.kit.u, pos[1] / self.desk.kit.u

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes an event."""
        if event.type == pygame.MOUSEMOTION:
            self.desk.cursor = self._point(event.pos)
            (self.piles or self.asking or self.overlay or self.stage).move(self.desk.cursor)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self.desk.cursor = self._point(event.pos)
            for panel in (self.piles, self.asking):
                if panel is not None:
                    panel.release()
            return self.stage.release(self.desk.cursor, event.button)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        if event.type == pygame.KEYDOWN:
            return self._key(event.key, getattr(event, "mod", 0), getattr(event, "unicode", ""))
        if event.type == pygame.KEYUP:
            if event.key == pygame.K_SPACE:
                self.space_down = False
            elif event.key == pygame.K_w and self.bus.serves(HoldBots):
                self.bus.send(HoldBots(on=False))
            (self.overlay or self.stage).key_up(event.key)
            return True
        if event.type in {pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED}:
            self.space_down = False
        return False

    @property
    def _log_box(self) -> Box:
        screen = self.desk.screen
        return Box(screen.w - LOG_WIDE - 8, BAR + 8, LOG_WIDE, screen.h - BAR - 16)

    def _press(self, event: pygame.event.Event) -> bool:
        point = self.desk.cursor = self._point(event.pos)
        if event.button in {4, 5}:
            return False
        if self.desk.toast.left > 0 and self.desk.toast.rule and self.desk.toast.box.has(point):
            self.app.go(places.Rules(self.desk.toast.rule))
            return True
        if event.button == pygame.BUTTON_RIGHT and self._top is self.stage and self.stage.ask_at(point):
            return True
        if event.button == pygame.BUTTON_RIGHT and self.look_closely(self._top.face_at(point)):
            return True
        if self.piles is not None:
            if not self.piles.press(point):
                self.piles = None
            return True
        if event.button == pygame.BUTTON_LEFT and self.tips.press(point):
            return True
        if event.button == pygame.BUTTON_LEFT and self._is_bars(point) and self.bar.press(point):
            return True
        if self.overlay is not None:
            if not self.overlay.press(point, event.button):
                self.overlay = None
            return True
        if self.log_open and self._log_box.has(point):
            self._press_log(point)
            return True
        if self.asking is not None:
            return self.asking.press(point)
        if event.button == pygame.BUTTON_LEFT and self.director.busy:
            self.director.skip()
        return self.stage.press(point, event.button)

    def _is_bars(self, point: tuple[float, float]) -> bool:
        """Tells whether a press on the bar is for the bar: a stage may have laid things on it, such as potions."""
        things = (self.overlay or self.stage).things().values()
        return point[1] < BAR and not any(box.has(point) for box in things)

    def _press_log(self, point: tuple[float, float]) -> None:
        part = self.log.head_at(point, self._log_box)
        if part == "copy":
            clipboard.copy(self.log.plain_text())
        elif part == "filter":
            self.log.only(self.session.focus if self.log.only_seat < 0 else -1)

    def _wheel(self, steps: float) -> bool:
        if self.piles is not None:
            return self.piles.wheel(steps)
        if self.log_open and self._log_box.has(self.desk.cursor):
            self.log.wheel(steps, self._log_box)
            return True
        return (self.asking or self.stage).wheel(steps)

    def _key(self, key: int, mod: int, text: str = "") -> bool:
        if key == pygame.K_SPACE:
            if self.space_down:
                return True
            self.space_down = True
        if key == pygame.K_ESCAPE:
            self._back()
            return True
        if key == pygame.K_i and not self._writes:
            top = self._top
            return self.look_closely(top.face_at(self.desk.cursor) or top.face_in_focus())
        if self.piles is not None or self.overlay is not None:
            if self.piles is not None and self.piles.key(key, mod, text):
                return True
            if self.piles is None and self.overlay is not None and self.overlay.key(key, mod):
                return True
            self.piles = self.overlay = None
            return True
        if self.asking is not None and self.asking.key(key, mod, text):
            return True
        if self.tips.key(key):
            return True
        if self.director.busy and key in {pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER}:
            self.director.skip()  # whoever hurries the pictures along must not answer a question by it
            return True
        if self._command(key, mod):
            return True
        if self.director.busy:
            self.director.skip()
        return self.stage.key(key, mod)

    def _back(self) -> None:
        if self.piles is None and self.overlay is not None and self.overlay.back():
            return
        if self.piles is not None or self.overlay is not None:
            if self.piles is None or not self.piles.back():
                self.piles = self.overlay = None
        elif self.log_open:
            self.log_open = False
        elif self.asking is not None and self.asking.back():
            return
        elif self.asking is not None and self.asking.can_leave:
            self.asking.leave()
        elif self.asking is not None or not self.stage.back():
            self._take_a_break()

    def _command(self, key: int, mod: int) -> bool:
        shift = mod & pygame.KMOD_SHIFT
        if (
            pygame.K_F1 <= key <= pygame.K_F4
            and key - pygame.K_F1 < len(self.session.seats)
            and not self.stage.takes_heroes
        ):
            self.desk.turn_to(key - pygame.K_F1)
            self.stage.settle()
        elif key in {pygame.K_COMMA, pygame.K_PERIOD} and self.session.people:
            self._turn_on(1 if key == pygame.K_PERIOD else -1)
        elif key == pygame.K_z or (key == pygame.K_u and mod & pygame.KMOD_CTRL):
            self.undo()
        elif key == pygame.K_h:
            self.hint()
        elif key == pygame.K_l:
            self._open_log()
        elif key == pygame.K_d:
            if shift:
                self.open_deck(tuple(hero.seat for hero in self.desk.state.heroes))
            else:
                self._open_deck()
        elif key == pygame.K_m:
            self._open_map()
        elif key == pygame.K_w and self.bus.serves(HoldBots):
            self.bus.send(HoldBots(on=True))
            if self.session.offers.bots is not None:
                self.desk.say(tr("All bots wait until you let go."))
        elif key == pygame.K_e and shift and self.bus.serves(EndAll):
            self.desk.send(EndAll())
        else:
            return False
        return True

    def _turn_on(self, way: int) -> None:
        """Gives the focus to the hero that people here play before or behind this one."""
        people = self.session.people
        at = people.index(self.session.focus) if self.session.focus in people else 0
        self.desk.turn_to(people[(at + way) % len(people)])
        self.stage.settle()

    def undo(self) -> None:
        """Takes the last deed back, or says why that cannot be."""
        if self.bus.serves(Undo):
            verdict = self.bus.send(Undo())
            if verdict:
                self.desk.sound("rewind")
                self.desk.say(tr("Taken back: {deed}.", deed=verdict.value))
            else:
                self.desk.deny(verdict.refused)

    def hint(self) -> None:
        """Says what a sound player would do."""
        if self.bus.serves(AskHint):
            verdict = self.bus.send(AskHint())
            if verdict and verdict.value is not None:
                self._show_hint(Advised(verdict.value))

    def _show_hint(self, advised: Advised) -> None:
        """Shows advice that has been found."""
        words = advised.hint.sentence
        self.desk.toast.say(words, good=True, seconds=2.6 + READING * len(words))
        self.stage.show_hint(advised.hint)

    # --- drawing ---------------------------------------------------------------------------------------------------

    def _draw_stage(self, surface: pygame.Surface) -> None:
        """Draws the stage with the bar; an open panel has taken them up and needs them no more."""
        shown = self.overlay or self.stage
        shown.draw(surface)
        self.bar.left = shown.corner
        self.bar.draw(surface, shown.title(), shown.bar_left())
        shown.draw_over(surface)
        self.deeds.draw(surface)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the stage, then what lies over every stage."""
        desk = self.desk
        panel = self.piles or self.asking
        if panel is None or not panel.covers(surface):
            self._draw_stage(surface)
        if self.asking is not None and panel is self.asking:
            self.asking.draw(surface)
        if self.log_open:
            box = self._log_box
            self.log.whole = True
            desk.kit.put(surface, self.log.image(box), box.x, box.y)
        if self.piles is not None:
            self.piles.draw(surface)
        self.tips.draw(surface)
        self.toast_place.draw(surface)
        self.plaques.draw(surface)
