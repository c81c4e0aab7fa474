"""The page of keys: every action with its key, and how another key is chosen for it."""

from typing import TYPE_CHECKING, Final

import pygame

from soulstack.app.key_bindings import HAND, TABLE, WINDOW, Action, Bindings, can_be_chosen
from soulstack.app.language import tr
from soulstack.ui import backdrop, keys, paint, text_fit, theme
from soulstack.ui.gui.form import Form
from soulstack.ui.gui.lists import Lines, Row
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import LEFT, WIDE
from soulstack.ui.scenery import Label, Panel
from soulstack.ui.units import Space

if TYPE_CHECKING:
    from soulstack.ui.loop import App

STEP: Final = 44.0
TOP: Final = 166.0
LIST: Final = 800.0
SIDE: Final = 284.0
"""How wide the list is, and what stands beside it."""


class KeyPage:
    """Lists the actions; Enter on one waits for its new key."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.chosen = 1
        self.waiting = False
        """True while the next key is the new one."""
        self.question = ""
        """What is asked while it waits."""
        self.note = Label((0, 0, 1, 1), "")
        self.rows, self.actions = self._rows()

    def _rows(self) -> tuple[list[Row], list[Action | None]]:
        rows: list[Row] = []
        actions: list[Action | None] = []
        for title, group in ((tr("At the table"), TABLE), (tr("Cards and numbers"), HAND), (tr("The window"), WINDOW)):
            rows.append(Row(title, heading=True))
            actions.append(None)
            for action in group:
                words = tr(action.words)
                rows.append(
                    Row(
                        words[:1].upper() + words[1:], side="   ".join(keys.caps(action)), caps=tuple(keys.caps(action))
                    )
                )
                actions.append(action)
        return rows, actions

    def build(self, form: Form) -> None:
        """Puts the list and its buttons on the form."""
        self.rows, self.actions = self._rows()
        still = self.app.settings.reduced_motion
        self.list = Lines(
            (LEFT, TOP, LIST, 430), self.rows, self.chosen, self._choose, on_open=self._open, step=STEP, still=still
        )
        told = tr("Choose an action, press Enter, then its new key. Enter, Esc, Tab and the arrow keys always work.")
        x = LEFT + WIDE - SIDE
        self.change = Button((x, TOP + 214, SIDE, 62), tr("Other key"), self._wait, size=21)
        self.clear = Button((x, TOP + 291, SIDE, 62), tr("Default key"), self._default, size=21)
        every = Button((x, TOP + 368, SIDE, 62), tr("All default keys"), self._all_default, size=21)
        for button in (self.change, self.clear, every):
            button.mates = (self.change, self.clear, every)
        form.add(
            Panel((LEFT, TOP, LIST, 430), "well", radius=14, line=3),
            Panel((x, TOP, SIDE, 200), "slate", radius=14, line=3),
            self.list,
            Label((x + 20, TOP + 14, SIDE - 36, 172), told, size=17, colour=theme.MUTED, wrapped=True, middle=True),
            self.change,
            self.clear,
            every,
        )

    def draw_question(self, surface: pygame.Surface, space: Space) -> None:
        """Asks for the new key, over everything else."""
        surface.blit(backdrop.veil(surface.get_size()), (0, 0))
        board = space.rect(310, 250, 660, 220)
        soft = paint.shadow(board.size, space.px(22), space.px(14), 200)
        surface.blit(soft, soft.get_rect(center=board.center))
        surface.blit(paint.plate(board.size, space.px(22), "wood", space.px(4)), board)
        for text, px, font, colour, y, high in (
            (tr("Other key"), space.px(40), theme.TITLE_FONT, theme.GOLD, 266, 64),
            (self.question, space.font_px(23), theme.BODY_FONT, theme.CREAM, 334, 112),
        ):
            place = space.rect(346, y, 588, high)
            fitted = text_fit.fit(font, px, text, place.width, place.height)
            outline = space.px(3) if font == theme.TITLE_FONT else 0
            text_fit.put(surface, font, fitted, place, colour, align="centre", outline=outline)

    @property
    def action(self) -> Action:
        """The chosen action."""
        found = self.actions[self.chosen]
        assert found is not None
        return found

    def _choose(self, at: int) -> None:
        self.chosen = at
        self.note.text = ""

    def _open(self, at: int) -> None:
        self.chosen = at
        self._wait()

    def _wait(self) -> None:
        self.waiting = True
        self.note.text = ""
        self.question = tr("Press the new key for “{action}”, or Esc.", action=tr(self.action.words))

    def _default(self) -> None:
        self._take(self.action.key)

    def _all_default(self) -> None:
        self._keep(Bindings(), tr("All keys are as they were in the beginning."))

    def _take(self, key: str) -> None:
        """Gives a key to the chosen action and says what becomes of whoever had it."""
        before = Bindings(self.app.settings.keys)
        after = before.bind(self.action.name, key)
        holder = before.holder(key)
        said = tr("{key}: {action}.", key=keys.written(key) if key else "–", action=tr(self.action.words))
        if holder is not None and holder.name != self.action.name:
            other = after.key(holder.name)
            said += " " + (
                tr("It was for “{action}”, which is now on {key}.", action=tr(holder.words), key=keys.written(other))
                if other
                else tr("It was for “{action}”, which has no key of its own now.", action=tr(holder.words))
            )
        self._keep(after, said)

    def _keep(self, bindings: Bindings, said: str) -> None:
        at = self.list.glide.target
        self.app.change(keys=dict(bindings.own))
        self.rows, self.actions = self._rows()
        self.list.set_rows(self.rows, self.chosen)
        self.list.scroll_to(at, at_once=True)
        self.note.text = said

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes the wheel, and the new key while it waits for one."""
        if not self.waiting:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._leave()
            return True
        if event.type != pygame.KEYDOWN:
            return True
        key = keys.name_of(event.key)
        if key == "escape":
            self._leave()
        elif not can_be_chosen(key):
            self.question = tr("{key} always does the same. Press another key, or Esc.", key=keys.written(key))
        else:
            self.waiting = False
            self._take(key)
        return True

    def _leave(self) -> None:
        self.waiting = False
        self.note.text = ""
