"""What every stage works with: the session, the window in units, brush and faces, and what it may ask for."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import pygame

from soulstack.app.bus import Bus, Intent
from soulstack.app.events import Choose
from soulstack.games.spire.play.intents import Play, TurnTo
from soulstack.games.spire.screen.brush import Brush
from soulstack.kernel.decisions import Option
from soulstack.ui.geometry import CARD_RATIO, Box
from soulstack.ui.paint import PREMULTIPLIED
from soulstack.ui.paint.kit import Kit
from soulstack.ui.tabletop.toast import Toast
from soulstack.ui.theme import Colour

if TYPE_CHECKING:
    from soulstack.games.spire.play.session import SpireSession
    from soulstack.games.spire.rules.state import State
    from soulstack.games.spire.screen.faces import SpireBook
    from soulstack.ui.loop import App

BAR: Final = 43.0
"""The height of the bar above, in units."""
TURNS: Final = 2
"""Degrees between the angles at which cards are kept."""


class Desk:
    """The table as its stages know it."""

    def __init__(self, app: "App", session: "SpireSession", book: "SpireBook", bus: Bus) -> None:
        self.app, self.session, self.book, self.bus = app, session, book, bus
        self.kit = Kit(1.0)
        self.brush = Brush(self.kit)
        self.screen = Box(0, 0, 1280, 720)
        self.cursor = (-1.0, -1.0)
        self.toast = Toast()
        self.view: Any = session.view
        """The view that is shown; the session may be further already."""
        self.clock = 0.0
        self.busy = False
        """Whether pictures are still being shown."""
        self.open_piles: Callable[..., None] = _nothing
        """Lays cards out to be looked at: a title, the cards, a note."""
        self.open_deck: Callable[..., None] = _nothing
        """Lays decks out: the seats whose."""
        self.ask_of_deck: Callable[..., None] = _nothing
        """Lets a card of a deck be chosen: what `deck_choice.Asked` says."""
        self.own_order = False
        """Whether people here choose what comes first of what waits together."""
        self.deck_order = "gained"
        """How decks are sorted."""
        self._last: WeakValueDictionary[str, pygame.Surface] = WeakValueDictionary()
        """The face of each side that was shown last, at any size."""
        self.look_closely: Callable[[str], bool] = lambda _: False
        """Opens a component large, by its id; tells whether there is one."""
        self.write: Callable[[str], None] = _nothing
        """Writes a line into the log."""
        self.undo: Callable[[], None] = _nothing
        self.hint: Callable[[], None] = _nothing

    def use(self, size: tuple[int, int], scale: float, text_scale: float) -> None:
        """Takes on another window size."""
        self.kit = Kit(scale, text_scale)
        self.brush = Brush(self.kit)
        self.screen = Box(0, 0, size[0] / scale, size[1] / scale)

    @property
    def state(self) -> "State":
        """The table as it is shown."""
        state: State = self.view.state
        return state

    @property
    def is_current(self) -> bool:
        """Whether the table is shown as it is, and no pictures lead to another one."""
        return self.view is self.session.view

    @property
    def room(self) -> Box:
        """What is left below the bar."""
        return Box(0, BAR, self.screen.w, self.screen.h - BAR)

    @property
    def x0(self) -> float:
        """Where the middle 1280 units begin."""
        return max(0.0, (self.screen.w - 1280) / 2)

    @property
    def y0(self) -> float:
        """How much higher than 720 units the window is."""
        return max(0.0, self.screen.h - 720)

    @property
    def still(self) -> bool:
        """Whether less motion is wanted."""
        return bool(self.app.settings.reduced_motion)

    def hero(self, seat: int) -> str:
        """Gives the id of a seat's hero."""
        return self.state.heroes[seat].hero

    def name(self, seat: int) -> str:
        """Gives the name of a seat's hero."""
        return self.session.wording.hero(seat)

    # --- what is wanted --------------------------------------------------------------------------------------------

    def send(self, intent: Intent) -> bool:
        """Asks for something; a refusal is said."""
        if not self.bus.serves(type(intent)):
            self.deny(self.session.why_not(("seat", 0)))
            return False
        verdict = self.bus.send(intent)
        if not verdict:
            self.deny(verdict.refused)
        return bool(verdict)

    def choose(self, seat: int, *picks: Option) -> bool:
        """Answers a seat's question."""
        return self.send(Choose(picks, seat))

    def play(self, seat: int, *answers: tuple[Option, ...]) -> bool:
        """Answers a seat's question and those that it leads to; all of it is taken back as one."""
        return self.send(Play(seat, answers))

    def turn_to(self, seat: int) -> None:
        """Gives the focus to another hero."""
        if seat == self.session.focus:
            return
        if seat in self.session.people:
            self.bus.send(TurnTo(seat))
            self.view = self.session.view
        elif not self.session.people:
            self.session.turn_to(seat)
        else:
            return
        self.sound("page")

    def say(self, words: str, *, good: bool = True) -> None:
        """Shows a sentence for a while."""
        self.toast.say(words, good=good)

    def deny(self, words: str) -> None:
        """Says why something cannot be done."""
        self.sound("deny")
        if words:
            self.toast.say(words)

    def sound(self, name: str) -> None:
        """Plays a sound."""
        self.app.sound.play(name)

    # --- cards -----------------------------------------------------------------------------------------------------

    def card_image(
        self,
        face_id: str,
        width: float,
        *,
        numbers: tuple[tuple[str, int, int], ...] = (),
        cost: int | None = None,
    ) -> pygame.Surface:
        """Gives the face of a side at a width in units; `numbers` are the live ones of its text, `cost` is that of now."""
        spec = self.book.live_spec(face_id, numbers, cost)
        image: pygame.Surface = self.app.faces.full(spec, max(24, self.kit.px(width)))
        return image

    def card_soon(
        self,
        face_id: str,
        width: float,
        *,
        owner: str = "ironclad",
        numbers: tuple[tuple[str, int, int], ...] = (),
        cost: int | None = None,
    ) -> tuple[pygame.Surface, bool]:
        """Gives a face and True; until it is drawn the nearest one that there is, or the back, and False.

        A frame has no time to draw several faces; outside the loop, which sets the time, they are drawn at once.
        """
        spec, px, faces = self.book.live_spec(face_id, numbers, cost), max(24, self.kit.px(width)), self.app.faces
        if self.brush.share is None or faces.ready(spec, "full", px):
            image: pygame.Surface = faces.full(spec, px)
            self._last[face_id] = image
            return image, True
        faces.request(spec, "full", px)
        near = self._last.get(face_id)
        if near is None:
            return self.back_image(owner, width), False
        return pygame.transform.smoothscale(near, (px, round(px * CARD_RATIO))), False

    def card_shown(self, face_id: str, width: float) -> pygame.Surface:
        """Gives a face, or what stands in for it until it is drawn."""
        return self.card_soon(face_id, width)[0]

    def face_ready(self, face_id: str, width: float) -> pygame.Surface | None:
        """Gives the face of a side if it is drawn already; otherwise it is drawn in one of the next frames."""
        spec, px, faces = self.book.spec(face_id), max(24, self.kit.px(width)), self.app.faces
        if faces.ready(spec, "full", px):
            image: pygame.Surface = faces.full(spec, px)
            return image
        faces.request(spec, "full", px)
        return None

    def back_image(self, owner: str, width: float) -> pygame.Surface:
        """Gives the back of an owner's cards."""
        image: pygame.Surface = self.app.faces.back(owner, max(16, self.kit.px(width)))
        return image

    def put_card(
        self,
        target: pygame.Surface,
        image: pygame.Surface,
        x: float,
        y: float,
        *,
        angle: float = 0.0,
        glow: Colour | None = None,
        dim: bool = False,
        key: object = None,
    ) -> None:
        """Puts a card with its shadow, turned clockwise by some degrees, and a light round it if asked for."""
        kit = self.kit
        width, height = image.get_size()
        round_by = max(2, round(width * 0.07))
        turn = round(angle * TURNS) / TURNS
        laid = self.app.faces.shadow((width, height), round_by)
        self._put(target, self._turned(laid, turn, ("card shadow", width)), x + 1, y + 4)
        if glow is not None:
            light = self.app.faces.glow((width, height), round_by, glow)
            self._put(target, self._turned(light, turn, ("card light", width, glow)), x, y)
        shown = image
        if turn:
            shown = self._turned(image, turn, ("card", key, width)) if key is not None else _turn(image, turn)
        if dim:
            shown = (
                kit.shapes.get(("dim", key, width, turn), lambda: _dimmed(shown)) if key is not None else _dimmed(shown)
            )
        self._put(target, shown, x, y)

    def _turned(self, image: pygame.Surface, turn: float, key: object) -> pygame.Surface:
        if not turn:
            return image
        return self.kit.shapes.get(("turned", key, turn), lambda: _turn(image, turn))

    def _put(self, target: pygame.Surface, image: pygame.Surface, x: float, y: float) -> None:
        u = self.kit.u
        target.blit(image, image.get_rect(center=(round(x * u), round(y * u))), special_flags=PREMULTIPLIED)


def _nothing(*_: object) -> None:
    """Does nothing: no table is there yet."""


def card_box(x: float, y: float, width: float) -> Box:
    """Gives the box of an upright card round its middle."""
    return Box(x - width / 2, y - width * CARD_RATIO / 2, width, width * CARD_RATIO)


def _turn(image: pygame.Surface, turn: float) -> pygame.Surface:
    return pygame.transform.rotozoom(image, -turn, 1.0)


def _dimmed(image: pygame.Surface) -> pygame.Surface:
    out = image.copy()
    out.fill((112, 116, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out
