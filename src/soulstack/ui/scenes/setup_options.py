"""The options of a game as tiles: what `SetupScene` makes of the list of `SetupOption`s."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from soulstack.app.language import tr
from soulstack.app.options import SetupOption
from soulstack.kernel.sentences import Sentence
from soulstack.ui.games import SETS
from soulstack.ui.gui.control import Control
from soulstack.ui.gui.press import Button, Toggle
from soulstack.ui.gui.scene import LEFT, WIDE, GuiScene
from soulstack.ui.gui.values import Pick
from soulstack.ui.scenery import Area, Panel, Titled

if TYPE_CHECKING:
    from soulstack.ui.loop import App

TILES: Final = 166.0
TILE_STEP: Final = 104.0
TILE: Final = 546.0
COLUMN: Final = 4
"""Tiles below each other on the page of the rules."""


class OptionTiles(GuiScene):
    """Holds what is chosen for each option, and lays the options out as tiles."""

    def __init__(self, app: "App", options: Sequence[SetupOption]) -> None:
        super().__init__(app)
        self.list = tuple(options)
        self.values: dict[str, Any] = {}
        """What is chosen for each option, by its name."""
        self.options: dict[str, Control] = {}
        """The controls of the pages for cards and rules, by what they change."""
        self.tab = "seats"
        self.page = 0
        self._row = 0
        self._told: list[Titled] = []
        """What is said about each rule, all in one size."""

    def tell(self) -> None:
        """Says in a sentence which game that is."""

    @property
    def deciding(self) -> set[str]:
        """Names the options on which others depend; they stand beside the seats."""
        return {option.when[0] for option in self.list if option.when}

    def _add_pages(self, pages: int, y: float) -> None:
        if pages > 1:
            words = tr("{page} of {pages}", page=self.page + 1, pages=pages)
            self.form.add(Button((LEFT + 912, y, 172, 56), words, self._turn_page, size=18, icon="arrow_right"))

    def _turn_page(self) -> None:
        self.page += 1
        self.rebuild()

    # -- the rules --------------------------------------------------------------------------------------------------

    def _add_rules(self) -> None:
        tiles = self._tiles()
        pages = -(-len(tiles) // (2 * COLUMN))
        shown = 2 * COLUMN if pages < 2 else 2 * (COLUMN - 1)
        pages = -(-len(tiles) // shown)
        self.page %= max(1, pages)
        for add in tiles[self.page * shown : (self.page + 1) * shown]:
            add()
        self._add_pages(pages, TILES + (COLUMN - 1) * TILE_STEP + 19)
        for words in self._told:
            words.mates = self._told

    def _tiles(self) -> list[Callable[[], None]]:
        """Lists what can be chosen on this page, in the order of the game's list."""
        deciding = self.deciding
        found: list[Callable[[], None]] = []
        for option in self.list:
            if option.name in deciding or option.name == SETS or not self.is_shown(option, ""):
                continue
            if option.kind == "words" and option.labels:
                found += [
                    lambda option=option, word=word: self._add_word(option, word)  # type: ignore[misc]
                    for word in option.labels
                    if self.is_shown(option, word)
                ]
            elif option.kind == "switch":
                found.append(lambda option=option: self._add_switch(option))  # type: ignore[misc]
            else:
                found.append(lambda option=option: self._add_pick(option))  # type: ignore[misc]
        return found

    @property
    def _corner(self) -> tuple[float, float]:
        """Gives where the next tile lies; the left column is filled first, or the upper row for sets."""
        if self.tab == "cards":
            return LEFT + self._row % 2 * (WIDE - TILE), TILES + self._row // 2 * TILE_STEP
        return LEFT + self._row // COLUMN * (WIDE - TILE), TILES + self._row % COLUMN * TILE_STEP

    def _add_tile(self) -> None:
        x, y = self._corner
        self.form.add(Panel((x, y, TILE, TILE_STEP - 10), "slate", radius=14, line=3))

    def _add_control(self, key: str, name: Sentence, told: Sentence | None, control: Control) -> None:
        """Adds a tile with its control; a switch leaves more room for the words."""
        x, y = self._corner
        words = Titled((x + 22, y + 7, control.area[0] - x - 36, 80), tr(name), tr(told) if told else "")
        self._add_tile()
        self.form.add(words, control)
        self._told.append(words)
        self.options[key] = control
        control.enabled = self.is_open(key)
        self._row += 1

    def _add_switch(self, option: SetupOption) -> None:
        value = bool(self.values[option.name])
        control = Toggle(self._narrow, value=value, on_change=lambda on: self._set(option.name, on))
        self._add_control(option.name, option.words, option.note, control)

    def _add_word(self, option: SetupOption, word: str) -> None:
        """Adds a switch for one word of a list."""
        control = Toggle(
            self._narrow,
            value=word in self.values[option.name],
            on_change=lambda on: self._take_word(option, word, on=on),
        )
        self._add_control(word, option.labels[word], option.notes.get(word), control)

    def _add_pick(self, option: SetupOption) -> None:
        """Adds a list that folds down; of a list of words it chooses one."""
        choices, value = self.choices_of(option), self.values[option.name]
        if option.kind == "words":
            value = next(iter(value), "")
        x, y = self._corner
        control = Pick[Any]((x + 224, y + 22, 306, 50), choices, value, lambda chosen: self._pick(option, chosen))
        self._add_control(option.name, option.words, option.note, control)

    @property
    def _narrow(self) -> Area:
        x, y = self._corner
        return x + 390, y + 28, 146, 38

    def _pick(self, option: SetupOption, value: Any) -> None:
        if option.kind == "words":
            value = (value,) if value else ()
        self._set(option.name, value)

    def _take_word(self, option: SetupOption, word: str, *, on: bool) -> None:
        chosen = {*self.values[option.name], word} if on else {*self.values[option.name]} - {word}
        self._set(option.name, tuple(each for each in option.choices if each in chosen))

    def _set(self, name: str, value: Any) -> None:
        self.values[name] = value
        self.tell()

    # -- what a game says -------------------------------------------------------------------------------------------

    def choices_of(self, option: SetupOption) -> Sequence[tuple[Any, str]]:
        """Lists what can be chosen for an option, with words."""
        if option.kind == "number":
            return [(number, str(number)) for number in range(option.low, option.high + 1)]
        return [(choice, tr(option.labels.get(choice, Sentence(choice)))) for choice in option.choices]

    def is_shown(self, option: SetupOption, word: str) -> bool:  # noqa: ARG002 - a game may look at the word
        """Tells whether an option means anything beside what else is chosen; or one word of a list."""
        other, allowed = option.when or ("", ())
        return not other or self.values.get(other) in allowed

    def is_open(self, key: str) -> bool:  # noqa: ARG002 - a game knows its options
        """Tells whether an option can be changed with these cards."""
        return True
