"""The player's settings: read key by key, so that one bad line costs one setting and never the start."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal

import tomli_w
from attrs import asdict, field, frozen

from soulstack import paths
from soulstack.app import key_bindings, registry
from soulstack.app.files import WriteError, reason, write_atomically
from soulstack.kernel.sentences import Sentence

Speed = Literal["1", "2", "4", "instant"]
AutoPass = Literal["smart", "off", "always_when_nothing"]
Mode = Literal["versus", "coop", "challenge"]
Palette = Literal["standard", "red_green", "blue_yellow", "contrast"]
Difficulty = Literal["normal", "hard", "ultra"]

SPEEDS: tuple[Speed, ...] = ("1", "2", "4", "instant")
AUTO_PASSES: tuple[AutoPass, ...] = ("smart", "off", "always_when_nothing")
SEAT_KINDS = ("human", "bot:random", "bot:easy", "bot:normal", "bot:hard")
MODES: tuple[Mode, ...] = ("versus", "coop", "challenge")
PALETTES: tuple[Palette, ...] = ("standard", "red_green", "blue_yellow", "contrast")
RULES = ("first_player_cain", "fixed_trio", "loot_step_uses_stack", "forced_attack_asap", "enhanced_bartering")
"""The switches of older editions, as the engine names them; a test compares the two lists."""
DIFFICULTIES: tuple[Difficulty, ...] = ("normal", "hard", "ultra")
TEXT_SCALES = (100, 120, 140)
SMALLEST_WINDOW = (960, 540)
LARGEST_FILE = 16 * 1024

Reader = Callable[[Any], Any]


class UnfitError(ValueError):
    """Says which values would fit."""


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


@frozen
class SeatChoice:
    name: str
    kind: str
    """human, or a bot as it is written: its level, perhaps its temper."""


def _seat(value: Any) -> SeatChoice:
    if not isinstance(value, dict) or set(value) != {"name", "kind"}:
        raise UnfitError(Sentence("each seat has a name and a kind"))
    return SeatChoice(_text(24)(value["name"]), _kind(value["kind"]))


def _kind(value: Any) -> str:
    text: str = _text(32)(value)
    plain, _, temper = text.rpartition(":")
    if plain not in SEAT_KINDS[1:] or temper not in registry.game().seats().bots.tempers:
        _one_of(*SEAT_KINDS)(text)
    return text


@frozen(kw_only=True)
class Settings:
    speed: Speed = "1"
    bot_pause_ms: int = 400
    auto_pass: AutoPass = "smart"  # noqa: S105 - passing priority, no password
    full_control: bool = False
    """Whether every window is asked about, as if the key for that were held."""
    hints: bool = True
    """Whether a bot may be asked for advice."""
    odds: bool = True
    """Whether the chances of a fight are shown."""
    volume_master: float = 0.8
    volume_effects: float = 1.0
    volume_music: float = 0.0
    """Above nothing the music plays."""
    mute: bool = False
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
    seats: tuple[SeatChoice, ...] = (SeatChoice("You", "human"), SeatChoice("Ash", "bot:normal"))
    """The seats of the last new game, in their order round the table."""
    seed: str = ""
    """What stood in the seed field of the last new game; empty for a game of chance."""
    sets: tuple[str, ...] = ("base",)
    """The card sets of the last new game."""
    mode: Mode = "versus"
    difficulty: Difficulty = "normal"
    """How many souls a co-op team needs."""
    rooms: bool = False
    bonus_souls: bool = True
    draft: bool = False
    """Whether everybody picks two items before the first turn."""
    ratios: bool = False
    """Whether the decks are built of 100 cards by category."""
    eden_only: bool = False
    """Whether everybody plays Eden."""
    soul_cap: int = 0
    """How many souls each character of a team may have; 0 for no limit."""
    boss: str = ""
    """The final boss of a challenge."""
    minions: tuple[str, ...] = ()
    """What stands beside the final boss."""
    rules: tuple[str, ...] = ()
    """The older-edition switches that are on."""
    keys: Mapping[str, str] = field(factory=dict)
    """The key of each action that does not have its default one."""


READERS: dict[str, Reader] = {
    "speed": _one_of(*SPEEDS),
    "bot_pause_ms": _whole(0, 5000),
    "auto_pass": _one_of(*AUTO_PASSES),
    "full_control": _one_of(False, True),
    "hints": _one_of(False, True),
    "odds": _one_of(False, True),
    "volume_master": _share,
    "volume_effects": _share,
    "volume_music": _share,
    "mute": _one_of(False, True),
    "language": _text(8),
    "text_scale": _one_of(*TEXT_SCALES),
    "palette": _one_of(*PALETTES),
    "reduced_motion": _one_of(False, True),
    "screenshake": _one_of(False, True),
    "tips": _one_of(False, True),
    "fullscreen": _one_of(False, True),
    "window_width": _whole(SMALLEST_WINDOW[0], 16384),
    "window_height": _whole(SMALLEST_WINDOW[1], 16384),
    "seats": _list(_seat, 4),
    "seed": _text(64),
    "sets": _list(_text(64), 64),
    "mode": _one_of(*MODES),
    "difficulty": _one_of(*DIFFICULTIES),
    "rooms": _one_of(False, True),
    "bonus_souls": _one_of(False, True),
    "draft": _one_of(False, True),
    "ratios": _one_of(False, True),
    "eden_only": _one_of(False, True),
    "soul_cap": _whole(0, 8),
    "boss": _text(64),
    "minions": _list(_text(64), 4),
    "rules": _list(_one_of(*RULES), len(RULES)),
    "keys": _keys,
}
"""What each setting accepts."""


@frozen
class LoadedSettings:
    settings: Settings
    notes: tuple[str, ...] = ()
    """A sentence for each thing that could not be read; the default stands in for it."""


def load_settings(path: Path | None = None) -> LoadedSettings:
    """Reads the settings; whatever is missing or does not fit is the default, and nothing here raises."""
    path = path or paths.settings_file()
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            return LoadedSettings(
                Settings(), (Sentence("{name} is too large to be settings; the defaults are used.", name=path.name),)
            )
        table = tomllib.loads(data.decode())
    except FileNotFoundError:
        return LoadedSettings(Settings())
    except OSError as error:
        return LoadedSettings(
            Settings(),
            (
                Sentence(
                    "{name} could not be read ({reason}); the defaults are used.", name=path.name, reason=reason(error)
                ),
            ),
        )
    except (ValueError, RecursionError, MemoryError) as error:
        return LoadedSettings(
            Settings(),
            (Sentence("{name} is not valid TOML ({error}); the defaults are used.", name=path.name, error=error),),
        )
    return _structure(table, path.name)


def save_settings(settings: Settings, path: Path | None = None) -> str | None:
    """Writes the settings and gives a sentence when that was not possible."""
    path = path or paths.settings_file()
    try:
        write_atomically(path, tomli_w.dumps(asdict(settings)).encode())
    except WriteError as error:
        return Sentence("The settings last only until the game is closed: {error}", error=error)
    return None


def _structure(table: Mapping[str, Any], name: str) -> LoadedSettings:
    values: dict[str, Any] = {}
    notes = [Sentence("{name}: {key!r} is not a setting.", name=name, key=key) for key in table if key not in READERS]
    for key, read in READERS.items():
        if key in table:
            try:
                values[key] = read(table[key])
            except UnfitError as error:
                notes.append(
                    Sentence(
                        "{name}: {key} does not fit, {error}; the default is used.",
                        name=name,
                        key=key,
                        error=error.args[0],
                    )
                )
    return LoadedSettings(Settings(**values), tuple(notes))
