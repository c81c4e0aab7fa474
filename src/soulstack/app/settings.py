"""The player's settings: read key by key, so that one bad line costs one setting and never the start."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Literal

import tomli_w
from attrs import asdict, evolve, field, frozen

from soulstack import paths
from soulstack.app import key_bindings, registry
from soulstack.app.files import WriteError, previous, reason, write_atomically
from soulstack.app.game import HUMAN
from soulstack.app.options import SeatChoice, UnfitError, defaults
from soulstack.bots.specs import PREFIX
from soulstack.content.errors import ContentError
from soulstack.content.reader import read_regular
from soulstack.kernel.sentences import Sentence

Speed = Literal["1", "2", "4", "instant"]
AutoPass = Literal["smart", "off", "always_when_nothing"]
BotsAct = Literal["after", "freely", "told"]
Palette = Literal["standard", "red_green", "blue_yellow", "contrast"]

SPEEDS: tuple[Speed, ...] = ("1", "2", "4", "instant")
AUTO_PASSES: tuple[AutoPass, ...] = ("smart", "off", "always_when_nothing")
BOTS_ACT: tuple[BotsAct, ...] = ("after", "freely", "told")
PALETTES: tuple[Palette, ...] = ("standard", "red_green", "blue_yellow", "contrast")
QUIET: Final = 0.35
"""How loud the music is until somebody says otherwise: it is heard, and can be forgotten."""
TEXT_SCALES = (100, 120, 140)
SMALLEST_WINDOW = (960, 540)
LONGEST_KIND = 48
LARGEST_FILE = 16 * 1024

Reader = Callable[[Any], Any]


def _one_of(*values: object) -> Reader:
    def read(value: Any) -> Any:
        for allowed in values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise UnfitError(Sentence("it is one of {values}", values=", ".join(map(str, values))))

    return read


def _whole(low: int, high: int) -> Reader:
    def read(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise UnfitError(Sentence("it is a whole number from {low} to {high}", low=low, high=high))
        return value

    return read


def _share(value: Any) -> float:
    if type(value) not in {int, float} or not 0 <= value <= 1:
        raise UnfitError(Sentence("it is a number from 0 to 1"))
    return float(value)


def _text(longest: int) -> Reader:
    def read(value: Any) -> str:
        if not isinstance(value, str) or len(value) > longest or not value.isprintable():
            raise UnfitError(Sentence("it is one line of at most {longest} characters", longest=longest))
        return value

    return read


def _list(item: Reader, longest: int) -> Reader:
    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple) or len(value) > longest:
            raise UnfitError(Sentence("it is a list of at most {longest}", longest=longest))
        return tuple(item(entry) for entry in value)

    return read


def _keys(value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise UnfitError(Sentence("it is a table of actions with their keys"))
    # Key by key here too: one that does not fit is the default again and takes no other with it.
    read = {name: key_bindings.read_key(key) for name, key in value.items() if name in key_bindings.ACTIONS}
    return key_bindings.settled({name: key for name, key in read.items() if key is not None})


def _seats(key: str) -> Reader:
    rules = registry.game(key).seats()

    def seat(value: Any) -> SeatChoice:
        if not isinstance(value, dict) or set(value) != {"name", "kind"}:
            raise UnfitError(Sentence("each seat has a name and a kind"))
        kind: str = _text(LONGEST_KIND)(value["kind"])
        if rules.refused(kind) or not kind.startswith((HUMAN, PREFIX)):
            _one_of(HUMAN, *(PREFIX + level for level in rules.bots.levels))(kind)
        return SeatChoice(_text(24)(value["name"]), kind)

    return _list(seat, rules.most)


@frozen(kw_only=True)
class LastGame:
    """What was chosen for the last new game of a kind."""

    seats: tuple[SeatChoice, ...] = (SeatChoice("You", HUMAN), SeatChoice("Ash", "bot:normal"))
    """The seats in their order round the table."""
    seed: str = ""
    """What stood in the seed field; empty for a game of chance."""
    setup: Mapping[str, Any] = field(factory=dict)
    """The values of the game's options."""


@frozen(kw_only=True)
class Settings:
    speed: Speed = "1"
    bot_pause_ms: int = 400
    bots_act: BotsAct = "after"
    """When bots act that share a turn with people: after them, freely, or only when they are told."""
    auto_pass: AutoPass = "smart"  # noqa: S105 - a choice, no password
    full_control: bool = False
    """Whether every window is asked about, as if the key for that were held."""
    hints: bool = True
    """Whether a bot may be asked for advice."""
    odds: bool = True
    """Whether the chances of a fight are shown."""
    volume_master: float = 0.8
    volume_effects: float = 1.0
    volume_music: float = QUIET
    """Above nothing the music plays."""
    music_offered: bool = False
    """Whether it has been said that there is music, and how to turn it off."""
    mute: bool = False
    narrate: bool = False
    """Whether every fact and every question is written as a line of text, for screen readers."""
    language: str = ""
    """The code of the language on the screens; empty for the system's."""
    text_scale: int = 100
    palette: Palette = "standard"
    """The colours that seats and news are told apart by."""
    reduced_motion: bool = False
    screenshake: bool = True
    tips: bool = True
    """Whether what comes up for the first time is explained."""
    fullscreen: bool = False
    window_width: int = 1280
    window_height: int = 720
    game: str = registry.DEFAULT
    """The game that was played last."""
    games: Mapping[str, LastGame] = field(factory=dict)
    """What was chosen for the last new game, by game."""
    keys: Mapping[str, str] = field(factory=dict)
    """The key of each action that does not have its default one."""

    def last(self, key: str = registry.DEFAULT) -> LastGame:
        """Give what was chosen last for a game, every option of it included."""
        found = self.games.get(key, LastGame())
        return evolve(found, setup={**defaults(registry.game(key).options()), **found.setup})

    def with_game(self, key: str, chosen: LastGame) -> Mapping[str, LastGame]:
        """Give what is remembered of all games when something else was chosen for one."""
        return {**self.games, key: chosen}


READERS: dict[str, Reader] = {
    "speed": _one_of(*SPEEDS),
    "bot_pause_ms": _whole(0, 5000),
    "bots_act": _one_of(*BOTS_ACT),
    "auto_pass": _one_of(*AUTO_PASSES),
    "full_control": _one_of(False, True),
    "hints": _one_of(False, True),
    "odds": _one_of(False, True),
    "volume_master": _share,
    "volume_effects": _share,
    "volume_music": _share,
    "music_offered": _one_of(False, True),
    "mute": _one_of(False, True),
    "narrate": _one_of(False, True),
    "language": _text(8),
    "text_scale": _one_of(*TEXT_SCALES),
    "palette": _one_of(*PALETTES),
    "reduced_motion": _one_of(False, True),
    "screenshake": _one_of(False, True),
    "tips": _one_of(False, True),
    "fullscreen": _one_of(False, True),
    "window_width": _whole(SMALLEST_WINDOW[0], 16384),
    "window_height": _whole(SMALLEST_WINDOW[1], 16384),
    "game": _one_of(*registry.MODULES),
    "keys": _keys,
}
"""What each setting accepts; what is remembered of games is read option by option."""
GAMES: Final = "games"
SETUP: Final = "setup"
OLDER: Final = {"boss": "final_boss"}
"""What the first release called an option."""


@frozen
class LoadedSettings:
    settings: Settings
    notes: tuple[str, ...] = ()
    """A sentence for each thing that could not be read; the default stands in for it."""


def load_settings(path: Path | None = None) -> LoadedSettings:
    """Reads the settings; whatever is missing or does not fit is the default, and nothing here raises."""
    path = path or paths.settings_file()
    table, trouble = _read(path)
    if trouble is None:
        return _structure(table, path.name)
    before, worse = _read(previous(path)) if previous(path).is_file() else ({}, trouble)
    if worse is not None:
        return LoadedSettings(Settings(), (Sentence("{trouble}; the defaults are used.", trouble=trouble),))
    loaded = _structure(before, path.name)
    return evolve(loaded, notes=(Sentence("{trouble}; those before are used.", trouble=trouble), *loaded.notes))


def _read(path: Path) -> tuple[Mapping[str, Any], Sentence | None]:
    """Read a table of settings, and say what was wrong with the file when it holds none; a missing one is empty."""
    try:
        data = read_regular(path, LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            return {}, Sentence("{name} is too large to be settings", name=path.name)
        table = tomllib.loads(data.decode())
    except FileNotFoundError:
        return {}, None
    except ContentError:
        return {}, Sentence("{name} is no regular file", name=path.name)
    except OSError as error:
        return {}, Sentence("{name} could not be read ({reason})", name=path.name, reason=reason(error))
    except (ValueError, RecursionError, MemoryError) as error:
        return {}, Sentence("{name} is not valid TOML ({error})", name=path.name, error=error)
    if not table and previous(path).is_file():
        # We never write so little: this is what a disk leaves that said it had written.
        return {}, Sentence("{name} is empty", name=path.name)
    return table, None


def save_settings(settings: Settings, path: Path | None = None) -> str | None:
    """Writes the settings and gives a sentence when that was not possible."""
    path = path or paths.settings_file()
    try:
        write_atomically(path, tomli_w.dumps(asdict(settings)).encode())
    except WriteError as error:
        return Sentence("The settings last only until the game is closed: {error}", error=error)
    return None


def _structure(table: Mapping[str, Any], name: str) -> LoadedSettings:
    notes: list[str] = []
    readers = dict(READERS)
    games = _games(_with_older(table), name, notes)
    known = {*readers, GAMES, *_older_keys()}
    notes += [Sentence("{name}: {key!r} is not a setting.", name=name, key=key) for key in table if key not in known]
    values = _fitting(table, readers, name, "", notes)
    return LoadedSettings(Settings(**values, games=games), tuple(notes))


def _fitting(
    table: Mapping[str, Any], readers: Mapping[str, Reader], name: str, place: str, notes: list[str]
) -> dict[str, Any]:
    """Read the values that fit, and note those that do not."""
    values = {}
    for key, read in readers.items():
        if key in table:
            try:
                values[key] = read(table[key])
            except UnfitError as error:
                notes.append(
                    Sentence(
                        "{name}: {key} does not fit, {error}; the default is used.",
                        name=name,
                        key=place + key,
                        error=error.args[0],
                    )
                )
    return values


def _games(table: Mapping[str, Any], name: str, notes: list[str]) -> dict[str, LastGame]:
    """Read what is remembered of each game, option by option."""
    remembered = table.get(GAMES, {})
    found = {}
    for key in registry.MODULES:
        entry = remembered.get(key) if isinstance(remembered, Mapping) else None
        if isinstance(entry, Mapping):
            chosen = _fitting(entry, {"seats": _seats(key), "seed": _text(64)}, name, f"{key}.", notes)
            setup = entry.get(SETUP, {})
            readers = {option.name: option.read for option in registry.game(key).options()}
            read = _fitting(setup if isinstance(setup, Mapping) else {}, readers, name, f"{key}.", notes)
            found[key] = LastGame(**chosen, setup=read)
    return found


def _older_keys() -> set[str]:
    names = {option.name for option in registry.game().options()} - set(OLDER.values())
    return {"seats", "seed", *names, *OLDER}


def _with_older(table: Mapping[str, Any]) -> Mapping[str, Any]:
    """Bring what the first release wrote, which knew one game, to where it stands now."""
    older = {key: table[key] for key in _older_keys() if key in table}
    if not older or GAMES in table:
        return table
    last = {key: older.pop(key) for key in ("seats", "seed") if key in older}
    setup = {OLDER.get(key, key): value for key, value in older.items()}
    return {**table, GAMES: {registry.DEFAULT: {**last, SETUP: setup}}}
