"""The music: one theme at a time, with layers under it that come and go, and one theme fading into the next.

Scenes name a theme (`BaseScene.music`); every frame the player is told what is wanted and goes there softly. A theme and its
layers begin together and are loops whose lengths fit, so that a layer that is let in later is in step. Loops are read in the
background, because that takes longer than a frame may.
"""

import logging
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Protocol

from attrs import define, field

LOG: Final = logging.getLogger(__name__)
THEMES: Final[dict[str, tuple[str, ...]]] = {"title": (), "table": ("danger", "clock"), "victory": ()}
"""The layers of each theme; the file of either is `music_<name>.wav`."""
LAYERS: Final = 2
"""So many layers a theme may have."""
FIRST: Final = 24
"""The first of the channels that belong to the music; those before it belong to the effects."""
SETS: Final = (range(FIRST, FIRST + 1 + LAYERS), range(FIRST + 1 + LAYERS, FIRST + 2 * (1 + LAYERS)))
"""Two sets of channels: one theme comes while the other goes."""
FADE: Final = 1.4
"""Seconds in which a theme comes or goes."""
KEPT: Final = 2
"""So many themes are kept, the last ones; a loop takes a few megabytes."""


def add_themes(more: Mapping[str, tuple[str, ...]]) -> None:
    """Makes the themes of a game known; their files lie beside the others."""
    THEMES.update(more)


def file_of(name: str) -> str:
    """Names the file of a theme or a layer."""
    return f"music_{name}.wav"


class Deck(Protocol):
    """What the music asks of a sound device."""

    def load(self, path: Path) -> Any:
        """Reads a file and gives a clip."""

    def loop(self, clip: Any, channel: int) -> None:
        """Starts a clip on a channel without end, not to be heard yet."""

    def level(self, channel: int, volume: float) -> None:
        """Changes how loud a channel is."""

    def halt(self, channel: int) -> None:
        """Ends what sounds on a channel."""


def _aside(work: Callable[[], None]) -> None:
    threading.Thread(target=work, name="music", daemon=True).start()


@define
class Voice:
    """One loop that is heard, or about to be."""

    name: str
    channel: int
    level: float = 0.0
    """How far it has come in, from 0 to 1."""


@define
class Player:
    """Knows what is wanted and what is heard."""

    folder: Path
    aside: Callable[[Callable[[], None]], None] = _aside
    """Carries something out beside the game."""
    theme: str = ""
    layer: str = ""
    on: bool = False
    volume: float = 1.0
    _heard: str = field(default="", init=False)
    """The theme that is heard or coming."""
    _voices: list[Voice] = field(factory=list, init=False)
    _loaded: dict[str, dict[str, Any]] = field(factory=dict, init=False)
    """The clips of the last themes, by theme and name."""
    _loading: str = field(default="", init=False)

    def want(self, theme: str, layer: str = "") -> None:
        """Says what shall be heard: a theme, or nothing, and the layer under it."""
        self.theme, self.layer = theme, layer

    def tend(self, deck: Deck, dt: float) -> None:
        """Goes a step towards what is wanted."""
        wanted = self.theme if self.on and self.theme in THEMES else ""
        if wanted != self._heard and (not wanted or self._is_ready(deck, wanted)):
            self._turn_to(deck, wanted)
        step = dt / FADE
        for voice in list(self._voices):
            goal = self._goal(voice)
            if voice.level != goal:
                voice.level = min(goal, voice.level + step) if voice.level < goal else max(goal, voice.level - step)
                deck.level(voice.channel, voice.level * self.volume)
            if voice.level <= 0.0 and self._is_leaving(voice):
                deck.halt(voice.channel)
                self._voices.remove(voice)

    def change_volume(self, deck: Deck, volume: float) -> None:
        """Makes all of it louder or softer."""
        self.volume = volume
        for voice in self._voices:
            deck.level(voice.channel, voice.level * volume)

    def _goal(self, voice: Voice) -> float:
        """Gives how loud a loop shall be."""
        if self._is_leaving(voice):
            return 0.0
        return 1.0 if voice.name in {self._heard, self.layer} else 0.0

    def _is_leaving(self, voice: Voice) -> bool:
        return voice.name != self._heard and voice.name not in THEMES.get(self._heard, ())

    def _is_ready(self, deck: Deck, theme: str) -> bool:
        """Tells whether a theme can begin: its loops are read and a set of channels is free."""
        if theme not in self._loaded:
            if not self._loading:
                self._loading = theme
                self.aside(lambda: self._read(deck, theme))
            return theme in self._loaded
        return self._free() is not None

    def _free(self) -> range | None:
        used = {voice.channel for voice in self._voices}
        return next((channels for channels in SETS if not used & set(channels)), None)

    def _read(self, deck: Deck, theme: str) -> None:
        """Reads the loops of a theme; what cannot be read is silent."""
        clips = {}
        for name in (theme, *THEMES[theme]):
            try:
                clips[name] = deck.load(self.folder / file_of(name))
            except Exception as reason:  # noqa: BLE001 - a broken file or device only makes the game quieter
                LOG.warning("cannot load the music %s: %s", name, reason)
        self._loaded = {**dict(list(self._loaded.items())[-(KEPT - 1) :]), theme: clips}
        self._loading = ""

    def _turn_to(self, deck: Deck, theme: str) -> None:
        """Lets a theme begin; what was heard goes by itself."""
        channels = self._free()
        self._heard = theme
        if not theme or channels is None:
            return
        clips = self._loaded[theme]
        for name, channel in zip((theme, *THEMES[theme]), channels, strict=False):
            if name in clips:
                deck.loop(clips[name], channel)
                self._voices.append(Voice(name, channel))
