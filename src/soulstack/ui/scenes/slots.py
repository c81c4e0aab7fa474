"""Saved games: the one that saves itself and those that a player has put aside, with pictures."""

import time
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app import slots
from soulstack.app.language import tr
from soulstack.app.saves import SaveError
from soulstack.app.slots import COPIED, RUNNING, SLOTS, Slot
from soulstack.ui import games, theme, thumbnail
from soulstack.ui.dates import said_date
from soulstack.ui.gui.lists import Lines, Row
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import FRAME, LEFT, WIDE, GuiScene
from soulstack.ui.gui.values import TextLine
from soulstack.ui.places import Ask
from soulstack.ui.router import screens_of_the_game
from soulstack.ui.scenery import CENTRE, Area, Label, Panel, Scenery

if TYPE_CHECKING:
    from soulstack.ui.loop import App

BUDGET: Final = 0.004
"""Seconds a frame for reading what the files say."""
LIST: Final = 540.0
SIDE: Final = LEFT + LIST + 16
BROAD: Final = WIDE - LIST - 16
LONGEST_LABEL: Final = 32


class Shot(Scenery):
    """The picture of a game, or a well where there is none."""

    def __init__(self, area: Area) -> None:
        super().__init__(area)
        self.pixels = b""
        self._made: tuple[bytes, tuple[int, int], pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface) -> None:
        if not self.pixels:
            return
        if self._made is None or self._made[:2] != (self.pixels, self.rect.size):
            self._made = (self.pixels, self.rect.size, thumbnail.show(self.pixels, self.rect.size))
        surface.blit(self._made[2], self.rect)


class SlotsScene(GuiScene):
    """Lists the slots; a game under way can be put into one, and what lies in one can be opened."""

    def __init__(self, app: "App", session: Any = None, key: str = "") -> None:
        super().__init__(app)
        self.session = session
        self.key: str = session.game.key if session is not None else key or app.game
        self.telling = screens_of_the_game(self.key).telling
        numbers = [*range(SLOTS + 1), *slots.copies(self.key)]
        self.slots = [Slot(number, slots.slot_file(self.key, number)) for number in numbers]
        self.read = 0
        """How many have been read so far."""
        self.chosen = RUNNING
        if session is not None:
            self.chosen = slots.free_slot(self.key) or 1
        self.label = ""

    # -- what is said -----------------------------------------------------------------------------------------------

    def row(self, slot: Slot) -> Row:
        """Says what lies in a slot in one line of the list."""
        name = tr("Saves itself") if slot.number == RUNNING else tr("Slot {n}", n=slot.number)
        if slot.number > COPIED:
            name = tr("Kept copy")
        if self.slots.index(slot) >= self.read:
            return Row(name)
        if slot.problem:
            return Row(name, slot.problem, bad=True)
        if slot.meta is None:
            return Row(name, tr("free"))
        return Row(slot.meta.label or name, self.seats(slot), self.telling.far(slot.meta))

    def seats(self, slot: Slot) -> str:
        """Names who plays."""
        return self.telling.who(slot.meta) if slot.meta is not None else ""

    @property
    def slot(self) -> Slot:
        """The chosen slot."""
        return self.slots[self.chosen]

    # -- the screen -------------------------------------------------------------------------------------------------

    def build(self) -> None:
        self.add_panel(FRAME, tr("Saved games"))
        self.list = Lines(
            (LEFT, 104, LIST, 486),
            [self.row(slot) for slot in self.slots],
            self.chosen,
            self._choose,
            on_open=lambda _: self._main(),
            step=52,
            size=20,
            still=self.app.settings.reduced_motion,
        )
        self.shot = Shot((SIDE + 14, 118, BROAD - 28, (BROAD - 28) * 9 / 16))
        low = 118 + (BROAD - 28) * 9 / 16 + 8
        self.title = Label((SIDE + 20, low, BROAD - 40, 34), "", size=23, font=theme.TITLE_FONT, colour=theme.GOLD)
        self.who = Label((SIDE + 20, low + 34, BROAD - 40, 28), "", size=18)
        self.date = Label((SIDE + 20, low + 62, BROAD - 40, 26), "", size=16, colour=theme.MUTED)
        self.name = TextLine(
            (SIDE + 14, 590 - 58, BROAD - 28, 46),
            self.label,
            self._name,
            longest=LONGEST_LABEL,
            placeholder=tr("A name for it, if you like"),
        )
        self.note = Label((LEFT + 230, 674, WIDE - 460, 20), "", size=14, colour=theme.GOLD, align=CENTRE)
        self.delete = Button((LEFT + 226, 614, 210, 56), tr("Delete"), self._delete, size=22)
        self.load = Button((SIDE - 92, 614, 230, 56), tr("Open"), self._load, size=24)
        self.save = Button((LEFT + WIDE - 300, 606, 300, 64), tr("Save here"), self._save, material="brass", size=26)
        if self.session is None:
            self.load = Button((LEFT + WIDE - 300, 606, 300, 64), tr("Open"), self._load, material="brass", size=28)
        self.save.visible = self.name.visible = self.session is not None
        self.form.add(
            Panel((LEFT, 104, LIST, 486), "well", radius=14, line=3),
            Panel((SIDE, 104, BROAD, 486), "slate", radius=14, line=3),
            Panel(self.shot.area, "well", radius=6, line=2),
            self.list,
            self.shot,
            self.title,
            self.who,
            self.date,
            self.name,
            Button((LEFT, 614, 210, 56), tr("Back"), self.back),
            self.delete,
            self.load,
            self.save,
            self.note,
        )
        self._show()
        self.form.set_focus(self.list)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.read == len(self.slots):
            return
        begin = time.perf_counter()
        while self.read < len(self.slots) and time.perf_counter() - begin < BUDGET:
            self.slots[self.read] = slots.read_slot(self.key, self.slots[self.read].number)
            self.read += 1
        self.list.set_rows([self.row(slot) for slot in self.slots], self.chosen)
        self._show()

    def _choose(self, at: int) -> None:
        self.chosen = at
        self._show()

    def _name(self, text: str) -> None:
        self.label = text

    def _show(self) -> None:
        """Shows what lies in the chosen slot, and what can be done with it."""
        slot = self.slot
        meta = slot.meta
        row = self.row(slot)
        self.shot.pixels = slot.picture
        self.title.text = row.text if meta is None else f"{row.text}, {self.telling.far(meta)}"
        self.who.text = (self.telling.state or self.telling.who)(meta) if meta is not None else row.hint
        self.date.text = said_date(slot.when) if slot.when else ""
        self.load.enabled = meta is not None and not (self.session is not None and slot.number == RUNNING)
        self.delete.enabled = slot.number != RUNNING and not slot.is_free
        self.save.enabled = RUNNING < slot.number <= SLOTS

    # -- what can be done -------------------------------------------------------------------------------------------

    def _main(self) -> None:
        if self.session is not None and self.save.enabled:
            self._save()
        elif self.load.enabled:
            self._load()

    def _again(self) -> None:
        """Reads the chosen slot anew."""
        self.slots[self.chosen] = slots.read_slot(self.key, self.slot.number)
        self.list.set_rows([self.row(slot) for slot in self.slots], self.chosen)
        self._show()

    def _save(self) -> None:
        if self.slot.is_free:
            self._do_save()
            return
        text = tr("In this slot lies: {game}. It would be gone.", game=self.title.text)
        self.app.go(Ask(text, tr("Replace it?"), ((tr("Replace"), self._do_save),)))

    def _do_save(self) -> None:
        try:
            slots.keep(self.key, self.slot.number, self.session.to_save(), self.label)
        except SaveError as error:
            games.tell(self.app, str(error))
            return
        self._again()
        self.note.text = tr("The game is kept here.")

    def _delete(self) -> None:
        text = tr("In this slot lies: {game}. It would be gone.", game=self.title.text)
        self.app.go(Ask(text, tr("Delete it?"), ((tr("Delete"), self._do_delete),)))

    def _do_delete(self) -> None:
        try:
            slots.clear(self.key, self.slot.number)
        except OSError as error:
            games.tell(self.app, str(error))
        self._again()

    def _load(self) -> None:
        if self.slot.number == RUNNING:
            games.resume(self.app, self.key)
        else:
            games.open_slot(self.app, self.key, self.slot.number)
