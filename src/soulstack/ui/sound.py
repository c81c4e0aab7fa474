"""The way from what happens at the table to what is heard.

Scenes and the director only say names (`bus.play("coin")`). The bus decides whether a name sounds now, which variant
and on which channel; a machine without a sound device, a missing file or a failing mixer only makes the game quieter.
"""

import logging
import math
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Protocol

import pygame
from attrs import define, field, frozen

from soulstack.ui import music

LOG: Final = logging.getLogger(__name__)

CHANNELS: Final = music.FIRST
"""The channels of the effects; those after them belong to the music."""
ALL_CHANNELS: Final = music.SETS[-1].stop
GAP: Final = 0.06
"""Seconds in which the same sound is heard only once: ten coins at once are one coin, not one loud coin."""
MOST: Final = 3
"""So many times a sound may be heard at once."""
TIRES: Final = 1.5
"""Seconds in which a sound that comes again is softer, because nobody wants to hear it so often."""
SOFTER: Final = 0.84
SOFTEST: Final = 0.5
CHAIN: Final = 0.7
"""Seconds between two blows that belong to one attack."""
REMEMBERED: Final = 200
LONGEST: Final = 0.1
"""A step of the music is never longer: after a hang it goes on, it does not jump."""
CLASSES: Final = ("master", "effects", "interface", "music")

_FAILURES: Final = (pygame.error, OSError, NotImplementedError)


@frozen
class Group:
    """A kind of sound: the volume it obeys and the channels it may use."""

    volume: str
    channels: range


# The first channels are kept free of the crowd, so that a hundred dealt cards can never swallow a click or the die.
INTERFACE: Final = Group("interface", range(3))
DICE: Final = Group("effects", range(3, 5))
EVENTS: Final = Group("effects", range(5, 8))
TABLE: Final = Group("effects", range(8, CHANNELS))


@frozen
class Sound:
    group: Group
    variants: int = 1
    gain: float = 1.0
    gap: float = GAP
    """Seconds in which it is heard only once."""
    rises: bool = False
    """Whether its variants go up one after another while it follows itself closely, and begin anew after a rest."""

    def files(self, name: str) -> tuple[str, ...]:
        """Gives the names of the files of this sound, one a variant."""
        if self.variants == 1:
            return (f"{name}.wav",)
        return tuple(f"{name}_{number}.wav" for number in range(1, self.variants + 1))


SOUNDS: Final[dict[str, Sound]] = {
    # The interface comes first: these are the first ones a player hears, so they are warmed first.
    "hover": Sound(INTERFACE, 3, 0.45),
    "click": Sound(INTERFACE, gain=0.8),
    "deny": Sound(INTERFACE, gain=0.9),
    "cancel": Sound(INTERFACE, gain=0.8),
    "page": Sound(INTERFACE, gain=0.8),
    "flick": Sound(TABLE, 3, 0.8),
    "deal": Sound(TABLE, gain=0.8),
    "shuffle": Sound(TABLE),
    "coin": Sound(TABLE, 3, 0.9),
    "die": Sound(DICE, 3),
    "hit": Sound(TABLE, 3),
    "miss": Sound(TABLE),
    "hurt": Sound(TABLE, gain=0.9),
    "loot": Sound(TABLE, gain=0.9),
    "recharge": Sound(TABLE, gain=0.8),
    "activate": Sound(TABLE),
    "stack_up": Sound(TABLE, gain=0.9),
    "stack_resolve": Sound(TABLE, gain=0.9),
    "turn": Sound(EVENTS),
    "soul": Sound(EVENTS),
    "death": Sound(EVENTS, gain=0.9),
    "boss_death": Sound(EVENTS),
    "win": Sound(EVENTS),
    "lose": Sound(EVENTS),
}


def add_sounds(more: Mapping[str, Sound]) -> None:
    """Makes the sounds of a game known; their files lie beside the others."""
    SOUNDS.update(more)


class Mixer(Protocol):
    """What the bus asks of a sound device; every method may raise `pygame.error`."""

    def load(self, path: Path) -> Any:
        """Reads a file and gives a clip for `play`."""

    def busy(self, channel: int) -> bool:
        """Says whether the channel still sounds."""

    def play(self, clip: Any, channel: int, volume: float) -> None:
        """Starts the clip on the channel, in place of what sounds there."""

    def stop(self) -> None:
        """Silences the channels of the effects."""

    def loop(self, clip: Any, channel: int) -> None:
        """Starts a clip on a channel without end, not to be heard yet."""

    def level(self, channel: int, volume: float) -> None:
        """Changes how loud a channel is."""

    def halt(self, channel: int) -> None:
        """Ends what sounds on a channel."""


class PygameMixer:
    """The real mixer: every call goes to pygame."""

    def load(self, path: Path) -> pygame.mixer.Sound:
        return pygame.mixer.Sound(str(path))

    def busy(self, channel: int) -> bool:
        return pygame.mixer.Channel(channel).get_busy()

    def play(self, clip: pygame.mixer.Sound, channel: int, volume: float) -> None:
        # On the clip and not on the channel: a channel goes back to full volume whenever something starts on it.
        clip.set_volume(volume)
        pygame.mixer.Channel(channel).play(clip)

    def stop(self) -> None:
        for channel in range(CHANNELS):
            pygame.mixer.Channel(channel).stop()

    def loop(self, clip: pygame.mixer.Sound, channel: int) -> None:
        # The clip is silent until the channel is: between the two calls it could be heard for a moment.
        clip.set_volume(0.0)
        pygame.mixer.Channel(channel).play(clip, -1)
        pygame.mixer.Channel(channel).set_volume(0.0)
        clip.set_volume(1.0)

    def level(self, channel: int, volume: float) -> None:
        pygame.mixer.Channel(channel).set_volume(volume)

    def halt(self, channel: int) -> None:
        pygame.mixer.Channel(channel).stop()


def prepare() -> None:
    """Asks for the sound format; call it before `pygame.init()`."""
    try:
        pygame.mixer.pre_init(44100, -16, 2, 512)
    except _FAILURES as reason:
        LOG.info("no sound: %s", reason)


def open_mixer() -> Mixer | None:
    """Opens the sound device, or gives None when there is none."""
    try:
        if pygame.mixer.get_init() is None:
            pygame.mixer.init(44100, -16, 2, 512)
        pygame.mixer.set_num_channels(ALL_CHANNELS)
        pygame.mixer.set_reserved(TABLE.channels.start)
    except _FAILURES as reason:
        LOG.info("no sound: %s", reason)
        return None
    return PygameMixer()


def _shipped_sounds() -> Path:
    from soulstack.paths import assets

    return assets() / "sounds"


@define
class SoundBus:
    """Plays sounds by name, and keeps the names it played in `history`, newest last.

    Without a mixer everything works the same and nothing is heard. The clock gives seconds.
    """

    mixer: Mixer | None = None
    folder: Path = field(factory=_shipped_sounds)
    clock: Callable[[], float] = time.monotonic
    history: deque[str] = field(factory=lambda: deque(maxlen=REMEMBERED))
    muted: bool = False
    player: music.Player = field(init=False)
    _tended: float | None = field(default=None, init=False)
    """When the music was looked after last."""
    _volumes: dict[str, float] = field(factory=lambda: dict.fromkeys(CLASSES, 1.0), init=False)
    _clips: dict[str, Any] = field(factory=dict, init=False)
    _turns: dict[str, int] = field(factory=dict, init=False)
    _last: dict[str, float] = field(factory=dict, init=False)
    _often: dict[str, int] = field(factory=dict, init=False)
    """How many times each sound has followed itself closely."""
    _used: dict[str, list[int]] = field(factory=dict, init=False)
    """The channels that each sound was put on last."""
    _steals: int = field(default=0, init=False)

    @player.default
    def _make_player(self) -> music.Player:
        return music.Player(self.folder)

    def play(self, name: str) -> bool:
        """Plays a sound now, unless it is muted, unknown or was started a moment ago; says whether it was played."""
        sound = SOUNDS.get(name)
        if sound is None:
            LOG.warning("unknown sound: %s", name)
            return False
        now = self.clock()
        rest = now - self._last.get(name, -math.inf)
        if self.muted or rest < sound.gap or self._is_crowded(name):
            return False
        self._last[name] = now
        self.history.append(name)
        self._often[name] = self._often.get(name, 0) + 1 if rest < TIRES else 0
        self._sound(name, sound, self._clip(self._file(name, sound, rest)))
        return True

    def _file(self, name: str, sound: Sound, rest: float) -> str:
        """Chooses the variant: they take turns, or go up with every blow of one attack."""
        turn = self._turns.get(name, 0)
        if sound.rises and rest >= CHAIN:
            turn = 0
        self._turns[name] = turn + 1
        files = sound.files(name)
        return files[min(turn, len(files) - 1) if sound.rises else turn % len(files)]

    def _is_crowded(self, name: str) -> bool:
        """Tells whether a sound is heard so many times at once already that one more would only be noise."""
        mixer, used = self.mixer, self._used.get(name, [])
        if mixer is None or len(used) < MOST:
            return False
        try:
            return sum(mixer.busy(channel) for channel in set(used[-MOST:])) >= MOST
        except _FAILURES:
            return False

    def volume(self, kind: str, value: float) -> None:
        """Sets the volume of `master`, `effects`, `interface` or `music`, from 0 to 1."""
        if kind not in self._volumes:
            raise ValueError(f"no volume is called {kind}: {', '.join(CLASSES)}")
        self._volumes[kind] = min(1.0, max(0.0, value))
        if kind in {"master", "music"}:
            self._change_music()

    def mute(self, on: bool) -> None:
        """Silences everything, or lets it be heard again; the music waits and comes back."""
        if on and not self.muted:
            self._attempt(lambda mixer: mixer.stop())
        self.muted = on
        self._change_music()

    def music(self, on: bool) -> None:
        """Lets music be heard or not; it is off until someone asks for it."""
        self.player.on = on

    def score(self, theme: str, layer: str = "") -> None:
        """Says which theme belongs to what is shown, and what lies under it."""
        self.player.want(theme, layer)

    def tend(self) -> None:
        """Looks after the music; meant for every frame."""
        now = self.clock()
        passed = now - self._tended if self._tended is not None else 0.0
        self._tended = now
        self._attempt(lambda mixer: self.player.tend(mixer, min(passed, LONGEST)))

    def _change_music(self) -> None:
        self.player.volume = self._music_volume()
        self._attempt(lambda mixer: self.player.change_volume(mixer, self._music_volume()))

    def warm(self, budget_ms: float) -> bool:
        """Loads sounds ahead for about that long and says whether all are loaded; meant for idle frames."""
        if self.mixer is None:
            return True
        end = self.clock() + budget_ms / 1000.0
        for file in self._waiting():
            if self.clock() >= end:
                return False
            self._clip(file)
        return True

    def _waiting(self) -> Iterator[str]:
        for name, sound in SOUNDS.items():
            for file in sound.files(name):
                if file not in self._clips:
                    yield file

    def _clip(self, file: str) -> Any | None:
        """Gives the loaded file; one that cannot be loaded is remembered as silent and not tried again."""
        if self.mixer is not None and file not in self._clips:
            try:
                self._clips[file] = self.mixer.load(self.folder / file)
            except _FAILURES as reason:
                LOG.warning("cannot load the sound %s: %s", file, reason)
                self._clips[file] = None
        return self._clips.get(file)

    def _sound(self, name: str, sound: Sound, clip: Any | None) -> None:
        level = self._volumes["master"] * self._volumes[sound.group.volume] * sound.gain
        if sound.group is not INTERFACE:
            level *= max(SOFTEST, SOFTER ** self._often.get(name, 0))
        if clip is not None and level > 0.0:
            self._attempt(lambda mixer: self._start(mixer, name, sound.group, clip, level))

    def _start(self, mixer: Mixer, name: str, group: Group, clip: Any, level: float) -> None:
        channel = self._channel(mixer, group)
        mixer.play(clip, channel, level)
        self._used[name] = [*self._used.get(name, ()), channel][-MOST:]

    def _channel(self, mixer: Mixer, group: Group) -> int:
        """Finds a free channel of the group; a full group gives up its channels in turn."""
        for channel in group.channels:
            if not mixer.busy(channel):
                return channel
        self._steals += 1
        return group.channels[self._steals % len(group.channels)]

    def _music_volume(self) -> float:
        return 0.0 if self.muted else self._volumes["master"] * self._volumes["music"]

    def _attempt(self, act: Callable[[Mixer], None]) -> None:
        if self.mixer is None:
            return
        try:
            act(self.mixer)
        except _FAILURES as reason:
            LOG.debug("the mixer failed: %s", reason)
