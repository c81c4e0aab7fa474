"""The end of a run: how it ended, the board as it was left, the summary, and the ways on."""

import threading
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import pygame
from attrs import evolve, frozen

from soulstack import paths
from soulstack.app.language import tr
from soulstack.games.spire.play.run_words import as_text, blow_words
from soulstack.games.spire.play.wording import ROMAN
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.rooms.end_scene import EndScene
from soulstack.games.spire.screen.rooms.run_summary import RunSummary
from soulstack.games.spire.screen.sheet import ENTER
from soulstack.games.spire.screen.stage import BaseStage, Point, make_stage
from soulstack.ui import clipboard, games
from soulstack.ui.geometry import Box
from soulstack.ui.tabletop.prompt import key_width

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

END, SUMMARY, BOARD = "end", "summary", "board"
HIGH: Final = 50.0
GAP: Final = 10.0


@frozen
class Way:
    """A button."""

    name: str
    words: str
    key: str
    act: Callable[[], None]
    box: Box = Box(0, 0, 10, 10)
    main: bool = False


class OverStage(BaseStage):
    """Shows the end of a run, then its summary."""

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.page = END
        self.scene = EndScene(desk)
        self.summary = RunSummary(desk)
        self.board: BaseStage | None = None
        self.ways: list[Way] = []
        self.at = ""
        self._counted = False

    def title(self) -> tuple[str, str]:
        """Says that it is over, and where."""
        state = self.desk.state
        words = tr("You have won!") if state.result == "won" else tr("The spire has won.")
        return tr("The run is over"), f"{tr('Act {act}', act=ROMAN[min(4, state.table.act)])}  ·  {words}"

    # --- layout ----------------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Places everything anew."""
        self.summary.lay_out()
        if self.board is not None:
            self.board.lay_out()
        self._lay_ways()

    def settle(self) -> None:
        """Shows what there is now."""
        self.lay_out()

    @property
    def _can_play(self) -> bool:
        """Whether a person has played here; a run that is watched leads nowhere else."""
        return bool(self.desk.session.people)

    def _found_ways(self) -> list[Way]:
        if self.page == BOARD:
            return [Way("back", tr("Back"), "escape", self._leave_board, main=True)]
        found = []
        if self.page == END:
            found.append(Way("summary", tr("Summary"), "return", self._open_summary, main=True))
        if self.desk.state.fight is not None:
            found.append(Way("board", tr("The board"), "b", self._open_board))
        if self.page == SUMMARY:
            found.append(Way("picture", tr("Keep as picture"), "p", self._keep_picture))
            found.append(Way("text", tr("Copy as text"), "c", self._copy_text))
        if self._can_play:
            found.append(Way("same", tr("Same seed again"), "s", self._same_seed))
            found.append(Way("again", tr("New run"), "n", self._new_run, main=self.page == SUMMARY))
            if getattr(self.desk.session, "base", None) is None:
                found.append(Way("watch", tr("Watch"), "v", self._watch))
            found.append(Way("title", tr("To the title"), "t", self._to_title))
        return found

    def _lay_ways(self) -> None:
        screen, kit = self.desk.screen, self.desk.kit
        ways = self._found_ways()
        wides = [kit.outlined(way.words, 16).get_width() / kit.u + 48 + key_width(kit, way.key) for way in ways]
        room = screen.w - 24 - GAP * (len(ways) - 1)
        squeeze = min(1.0, room / sum(wides))
        x = screen.w / 2 - (sum(wides) * squeeze + GAP * (len(ways) - 1)) / 2
        self.ways = []
        for way, wide in zip(ways, wides, strict=True):
            self.ways.append(evolve(way, box=Box(x, screen.h - HIGH - 14, wide * squeeze, HIGH)))
            x += wide * squeeze + GAP
        if self.at not in self.things():
            self.at = ""

    # --- time ------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.scene.update(dt)
        if self.board is not None:
            self.board.update(dt)
        if not self._counted and self.summary.tally is not None:
            self._counted = True
            self.summary.since = self.desk.clock
            self.lay_out()

    def finish(self) -> None:
        """Ends what still moves."""
        self.scene.finish()

    # --- ways on ---------------------------------------------------------------------------------------------------

    def _turn(self, page: str) -> None:
        self.page, self.at = page, ""
        self.desk.sound("page")
        self.lay_out()

    def _open_summary(self) -> None:
        self.summary.since = self.desk.clock
        self._turn(SUMMARY)

    def _open_board(self) -> None:
        """Shows the table as it was when the run ended."""
        self.board = make_stage("combat", self.desk)
        self.board.lay_out()
        self.board.settle()
        self._turn(BOARD)

    def _leave_board(self) -> None:
        if self.board is not None:
            self.board.leave()
        self.board = None
        self._turn(END)

    def _same_seed(self) -> None:
        plan = self.desk.app.plan or self.desk.session.plan()
        games.start(self.desk.app, evolve(plan, seed=self.desk.session.seed))

    def _new_run(self) -> None:
        games.again(self.desk.app, self.desk.session)

    def _watch(self) -> None:
        games.watch_game(self.desk.app, self.desk.session)

    def _to_title(self) -> None:
        self.desk.app.go("title", alone=True)

    def _copy_text(self) -> None:
        session = self.desk.session
        text = as_text(self.desk.state, self.summary.tally, session.wording, float(getattr(session, "played", 0.0)))
        self._say_copied(text, tr("The run is on the clipboard."))

    def _copy_seed(self) -> None:
        self._say_copied(str(self.desk.state.setup.seed), tr("The seed is on the clipboard."))

    def _say_copied(self, text: str, words: str) -> None:
        done = clipboard.copy(text)
        self.desk.sound("click" if done else "deny")
        self.desk.say(words if done else tr("The clipboard cannot be reached."), good=done)

    def _keep_picture(self) -> None:
        """Writes the summary as a picture beside the screenshots; the screen does not wait for it."""
        size = (round(self.desk.screen.w * self.desk.kit.u), round(self.desk.screen.h * self.desk.kit.u))
        picture = pygame.Surface(size)
        self.scene.draw(picture, ())
        self.summary.draw(picture, whole=True)
        folder = paths.data() / "screenshots"
        file = folder / f"run-{self.desk.state.setup.seed}-{time.strftime('%Y%m%d-%H%M%S')}.png"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            self.desk.deny(tr("The picture could not be written."))
            return
        threading.Thread(target=pygame.image.save, args=(picture, str(file)), name="picture").start()
        self.desk.sound("flick")
        self.desk.say(tr("Kept as {file}", file=file.name))

    # --- input -----------------------------------------------------------------------------------------------------

    def things(self) -> Mapping[str, Box]:
        """Lists the ways on, and what can be clicked on the summary."""
        found = {way.name: way.box for way in self.ways}
        if self.page == SUMMARY:
            decks = {f"deck {seat}": box for seat, box in self.summary.decks.items()}
            return {**found, **decks, "seed": self.summary.seed}
        return found

    def do(self, name: str) -> None:
        """Does what a thing is there for."""
        way = next((way for way in self.ways if way.name == name), None)
        if way is not None:
            way.act()
        elif name == "seed":
            self._copy_seed()
        elif name.startswith("deck"):
            self.desk.open_deck((int(name.partition(" ")[2]),))

    def press(self, point: Point, button: int) -> bool:
        """Takes a press; one beside everything ends what still moves, then opens the summary."""
        if button == pygame.BUTTON_RIGHT:
            return self.back()
        if button != pygame.BUTTON_LEFT:
            return False
        name = next((name for name, box in self.things().items() if box.has(point)), "")
        if name:
            self.do(name)
        elif self.page == END:
            self._go_on()
        return True

    def _go_on(self) -> None:
        if self.scene.over:
            self._open_summary()
        else:
            self.scene.finish()

    def move(self, point: Point) -> None:
        """Takes the mouse at another place."""
        if self.board is not None:
            self.board.move(point)

    def key(self, key: int, mod: int) -> bool:
        """Takes a key: each button has its own; Tab and arrows go through all, Enter does what is chosen."""
        names = list(self.things())
        if key in {pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN}:
            back = key in {pygame.K_LEFT, pygame.K_UP} or (key == pygame.K_TAB and mod & pygame.KMOD_SHIFT)
            at = names.index(self.at) if self.at in names else (0 if back else -1)
            self.at = names[(at + (-1 if back else 1)) % len(names)]
            self.desk.sound("hover")
        elif key in ENTER or key == pygame.K_SPACE:
            if self.at:
                self.do(self.at)
            elif self.page == END:
                self._go_on()
            elif self.page == BOARD:
                self._leave_board()
            else:
                self.at = next(way.name for way in self.ways if way.main or way is self.ways[-1])
        else:
            way = next((way for way in self.ways if len(way.key) == 1 and key == pygame.key.key_code(way.key)), None)
            if way is None:
                return False
            way.act()
        return True

    def back(self) -> bool:
        """Goes back to what was shown before."""
        if self.page == BOARD:
            self._leave_board()
        elif self.page == SUMMARY:
            self._turn(END)
        else:
            return False
        return True

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the page that is open."""
        desk = self.desk
        if self.page == BOARD and self.board is not None:
            self.board.draw(surface)
            self.board.draw_over(surface)
        elif self.page == SUMMARY:
            self.scene.draw(surface, ())
            desk.kit.put(surface, desk.kit.veil(surface.get_size(), (6, 10, 18), 0.5), 0, 0)
            self.summary.draw(surface)
        else:
            self.scene.draw(surface, self._said())
        if self.page != END or self.scene.passed > 0.5 or desk.still:
            self._draw_ways(surface)

    def _said(self) -> tuple[str, ...]:
        tally = self.summary.tally
        if tally is None:
            return ()
        return tuple(blow_words(blow, self.desk.session.wording) for blow in tally.blows)

    def _draw_ways(self, surface: pygame.Surface) -> None:
        desk, brush = self.desk, self.desk.brush
        for way in self.ways:
            box = way.box
            lit = box.has(desk.cursor)
            if lit or way.name == self.at:
                brush.halo(surface, box, look.LANTERN, radius=13, blur=8)
            brush.plate(surface, box, "brass" if way.main else "deep", radius=12, light=16 if lit else 0)
            side = key_width(desk.kit, way.key) + 8
            brush.text(surface, way.words, box.cx - side / 2, box.cy - 1, 16, room=box.w - side - 26)
            brush.cap(surface, way.key, box.right - 9, box.cy)
        if self.page == SUMMARY and self.at in self.things() and self.at not in {way.name for way in self.ways}:
            brush.halo(surface, self.things()[self.at], look.LANTERN, radius=10, blur=8)
