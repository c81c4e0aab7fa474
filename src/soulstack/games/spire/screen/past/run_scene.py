"""One past run room by room: its way on the map, what was chosen and what was left, HP and losses; watched from any room."""

import threading
import time
from typing import TYPE_CHECKING, Final

import pygame

from soulstack import paths
from soulstack.app.language import tr
from soulstack.app.replay_session import open_replay
from soulstack.app.save_schema import read_record
from soulstack.app.saves import SaveError, look_at
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play import past_words
from soulstack.games.spire.play.chronicle import Reading, Room
from soulstack.games.spire.play.names import HEROES, ROMAN
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.new_run.stands import Atelier
from soulstack.games.spire.screen.past.chart import HpChart, Strip
from soulstack.games.spire.screen.past.reading import Past
from soulstack.games.spire.screen.rooms.lines import Pen, draw_lines, fitted
from soulstack.games.spire.screen.rooms.run_strip import ICONS
from soulstack.ui import clipboard, games, theme
from soulstack.ui.geometry import Box
from soulstack.ui.gui.lists import Lines, Row
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.places import Ask, Replay
from soulstack.ui.scenery import CENTRE, Area, Label, Panel, Scenery

if TYPE_CHECKING:
    from soulstack.ui.loop import App

FRAME: Final = (22.0, 12.0, 1236.0, 696.0)
LIST: Final = (52.0, 84.0, 510.0, 520.0)
LEFT: Final = 578.0
WIDE: Final = 648.0


def row_of(room: Room, number: int, heroes: list[str]) -> Row:
    """Says in one line which room it was and what it cost."""
    left = "  ".join(str(hp) for hp, _ in room.hp)
    return Row(
        past_words.room_title(room),
        f"{tr('Act {act}, room {n}', act=ROMAN[min(4, room.act)], n=number)}  ·  {past_words.room_cost(room, heroes)}",
        tr("HP {list}", list=left) if left else "",
        icon=ICONS.get(room.kind, "map"),
    )


class Choices(Scenery):
    """What was chosen in a room, a line a choice, and what was left for it."""

    def __init__(self, area: Area, atelier: Atelier) -> None:
        super().__init__(area)
        self.atelier = atelier
        self.room: Room | None = None
        self.heroes: list[str] = []

    def draw(self, surface: pygame.Surface) -> None:
        brush, box = self.atelier.brush(self.space), self.atelier.box(self.space, self.rect)
        brush.plate(surface, box, "glass", radius=12, line=2, shadow=0)
        room = self.room
        if room is None:
            return
        brush.text(surface, past_words.room_title(room), box.x + 16, box.y + 20, 18, look.LANTERN, 0.0, room=box.w - 32)
        pen, count = Pen(brush), len(room.choices)
        if not count:
            brush.line(surface, tr("Nothing was chosen here."), box.x + 18, box.y + 52, 15, ax=0.0, room=box.w - 36)
            return
        columns = 1 if count <= 7 else 2
        rows = -(-count // columns)
        wide, high = (box.w - 24) / columns, min(30.0, (box.h - 44) / rows)
        for at, choice in enumerate(room.choices):
            column, line = divmod(at, rows)
            x, y = box.x + 12 + column * wide, box.y + 38 + line * high
            hero = self.heroes[choice.seat] if choice.seat < len(self.heroes) else ""
            if hero in HEROES:
                brush.icon(surface, f"sigil_{hero}", x + 13, y + high / 2, min(22.0, high - 3))
            spot = Box(x + 30, y, wide - 38, high)
            words = past_words.choice_words(choice, room)
            colour = look.MUTED if choice.verb == "skip" else theme.CREAM
            draw_lines(surface, pen, fitted(pen, words, 14, spot.w, spot.h), spot, colour, middle=True)


class PastRunScene(GuiScene):
    """Shows one run; the rooms are listed at the left."""

    def __init__(self, app: "App", past: Past) -> None:
        look.furnish()
        super().__init__(app)
        self.past = past
        self.atelier = Atelier()
        self.chosen = 0
        self.problem = ""
        self.reading: Reading | None = None
        try:
            if past.file is not None:
                self.reading = Reading(read_record(look_at(past.file)), catalogue())
        except SaveError as error:
            self.problem = str(error)
        self._shown = False

    @property
    def rooms(self) -> list[Room]:
        """The rooms, as soon as they are read."""
        found = self.reading.found if self.reading is not None else None
        return found.rooms if found is not None else []

    @property
    def room(self) -> Room | None:
        """The room that is looked at."""
        return self.rooms[self.chosen] if self.chosen < len(self.rooms) else None

    def build(self) -> None:
        entry = self.past.entry
        self.add_panel(FRAME, f"{past_words.party(entry)}: {past_words.ending(entry)}", "deep")
        self.list = Lines(
            LIST, self._rows(), self.chosen, self._choose, on_open=lambda _: self.watch_from_here(), step=58, size=15,
            still=self.app.settings.reduced_motion,
        )  # fmt: skip
        self.strip = Strip((LEFT, 84, WIDE, 168), self.atelier)
        self.chart = HpChart((LEFT, 260, WIDE, 128), self.atelier)
        self.choices = Choices((LEFT, 396, WIDE, 208), self.atelier)
        self.note = Label((468, 686, 500, 20), self.problem, size=14, colour=theme.GOLD, align=CENTRE)
        self.watch = Button((916, 620, 310, 66), tr("Watch from here"), self.watch_from_here, material="ember", size=24)
        self.form.add(
            Panel(LIST, "well", radius=14, line=3),
            self.list,
            self.strip,
            self.chart,
            self.choices,
            Button((52, 628, 200, 54), tr("Back"), self.back, material="stone"),
            Button((700, 626, 200, 56), tr("Share"), self._share, material="stone", size=22),
            self.watch,
            self.note,
        )
        self._show()
        self.form.set_focus(self.list)

    def _rows(self) -> list[Row]:
        heroes = self.reading.found.heroes if self.reading is not None and self.reading.found is not None else []
        number, act, found = 0, 0, []
        for room in self.rooms:
            number = 0 if room.act != act else number + 1
            act = room.act
            found.append(row_of(room, number, heroes))
        return found

    def _choose(self, at: int) -> None:
        self.chosen = at
        self._show()

    def _show(self) -> None:
        found = self.reading.found if self.reading is not None else None
        self.strip.chronicle = self.chart.chronicle = found
        self.strip.at = self.chart.at = self.chosen
        self.choices.room, self.choices.heroes = self.room, found.heroes if found is not None else []
        self.watch.enabled = self.room is not None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.reading is None or self._shown:
            return
        if self.reading.problem:
            self.note.text, self._shown = self.reading.problem, True
        elif self.reading.found is not None:
            self._shown = True
            self.list.set_rows(self._rows(), self.chosen)
            if not self.reading.found.whole:
                self.note.text = tr("The rest of this run does not fit the rules any more.")
            self._show()

    def leave(self) -> None:
        if self.reading is not None:
            self.reading.stop()
        super().leave()

    # -- what can be done -------------------------------------------------------------------------------------------

    def watch_from_here(self) -> None:
        """Watches the run from the room that is looked at."""
        room, file = self.room, self.past.file
        if room is None or file is None:
            return
        try:
            session = open_replay(file)
        except SaveError as error:
            games.tell(self.app, str(error), title=tr("The replay could not be opened"))
            return
        session.seek(room.position)
        self.app.go(Replay(session))
        if session.notice:
            games.tell(self.app, session.notice)

    def _share(self) -> None:
        note = tr(
            "Text and picture tell how this run went, its decks and its seed: with the seed anybody can climb the same spire. "
            "The replay file holds every answer as well: whoever opens it can watch the run and play on from any moment."
        )
        answers = (
            (tr("Copy as text"), self._copy),
            (tr("Keep as picture"), self._keep_picture),
            (tr("Copy where the replay lies"), self._copy_place),
        )
        self.app.go(Ask(note, tr("Share this run"), answers))

    def _say_copied(self, text: str, words: str) -> None:
        self.note.text = words if clipboard.copy(text) else tr("The clipboard cannot be reached.")

    def _copy(self) -> None:
        found = self.reading.found if self.reading is not None else None
        self._say_copied(past_words.as_text(self.past.entry, found), tr("The run is on the clipboard."))

    def _copy_place(self) -> None:
        self._say_copied(str(self.past.file), tr("The place of the file is on the clipboard."))

    def _keep_picture(self) -> None:
        """Writes this page as a picture beside the screenshots; the screen does not wait for it."""
        picture = pygame.Surface(self.app.size)
        self.draw(picture)
        folder = paths.data() / "screenshots"
        file = folder / f"run-{self.past.entry.seed}-{time.strftime('%Y%m%d-%H%M%S')}.png"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            self.note.text = tr("The picture could not be written.")
            return
        threading.Thread(target=pygame.image.save, args=(picture, str(file)), name="picture").start()
        self.note.text = tr("Kept as {file}", file=file.name)
