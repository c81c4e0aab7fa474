import hashlib
import math
import os
import subprocess
import sys
import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from soulstack.games.spire.screen.score import THEMES as TOWER_THEMES
from soulstack.games.spire.screen.sounds import BROUGHT
from soulstack.ui import music, sound
from soulstack.ui.sound import (
    ALL_CHANNELS,
    CHANNELS,
    DICE,
    EVENTS,
    INTERFACE,
    MOST,
    REMEMBERED,
    SOFTEST,
    SOUNDS,
    TABLE,
    TIRES,
    Sound,
    SoundBus,
)

sound.add_sounds(BROUGHT)
music.add_themes(TOWER_THEMES)

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"
SCRIPT = ROOT / "build" / "sounds" / "make_sounds.py"
EFFECTS = sorted(file for name, spec in SOUNDS.items() for file in spec.files(name))
LOOPS = sorted({*music.THEMES, *(layer for layers in music.THEMES.values() for layer in layers)})


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


class FakeMixer:
    """Remembers what it was told; a clip is the name of its file."""

    def __init__(self):
        self.loaded = []
        self.played = []
        self.taken = set()
        self.stopped = 0
        self.looped = {}
        self.levels = {}

    def load(self, path):
        self.loaded.append(path.name)
        return path.name

    def busy(self, channel):
        return channel in self.taken

    def play(self, clip, channel, volume):
        self.played.append((clip, channel, volume))

    def stop(self):
        self.stopped += 1

    def loop(self, clip, channel):
        self.looped[channel] = clip

    def level(self, channel, volume):
        self.levels[channel] = volume

    def halt(self, channel):
        del self.looped[channel]
        self.levels.pop(channel, None)

    def heard(self):
        """Give the loops that can be heard and how loud they are."""
        return {clip: self.levels[channel] for channel, clip in self.looped.items() if self.levels.get(channel, 0) > 0}


class BrokenMixer(FakeMixer):
    def play(self, clip, channel, volume):
        raise pygame.error("the device is gone")

    def loop(self, clip, channel):
        raise pygame.error("the device is gone")


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def mixer():
    return FakeMixer()


@pytest.fixture
def bus(mixer, clock):
    return SoundBus(mixer, FOLDER, clock)


def samples(file):
    with wave.open(str(FOLDER / file), "rb") as reader:
        assert (reader.getnchannels(), reader.getsampwidth()) == (1, 2)
        data = array("h")
        data.frombytes(reader.readframes(reader.getnframes()))
        if sys.byteorder == "big":
            data.byteswap()
        return reader.getframerate(), [value / 32768 for value in data]


def heard_level(rate, values):
    """Measures every 5 ms slice within 30 dB of the loudest one, in dB below full scale."""
    size = rate // 200
    powers = [sum(v * v for v in values[i : i + size]) / size for i in range(0, len(values) - size + 1, size)]
    heard = [power for power in powers if power >= max(powers) / 1000]
    return 10 * math.log10(sum(heard) / len(heard))


def test_the_folder_holds_exactly_the_sounds_the_bus_knows():
    assert sorted(path.name for path in FOLDER.glob("*.wav")) == sorted([*EFFECTS, *map(music.file_of, LOOPS)])


@pytest.mark.parametrize("file", EFFECTS)
def test_an_effect_is_loud_enough_clean_and_ends_softly(file):
    rate, values = samples(file)
    assert rate in {24000, 44100}
    assert 0.15 < max(map(abs, values)) < 0.9
    assert -24 < heard_level(rate, values) < -14
    assert abs(sum(values) / len(values)) < 0.004
    assert max(map(abs, values[:9])) < 0.1
    assert max(map(abs, values[-9:])) < 0.005


def test_hover_is_the_softest_sound_by_far(bus, mixer, clock):
    for name in SOUNDS:
        bus.play(name)
    peaks = {clip: volume * max(map(abs, samples(clip)[1])) for clip, _, volume in mixer.played}
    assert min(peaks, key=peaks.__getitem__) == "hover_1.wav"
    assert peaks["hover_1.wav"] * 2 < min(peak for clip, peak in peaks.items() if clip != "hover_1.wav")


def test_all_effects_together_stay_small():
    assert sum((FOLDER / file).stat().st_size for file in EFFECTS) < 3_600_000
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 6_000_000


def test_no_effect_goes_on_for_long():
    """What follows many facts is short; only the ends of fights and runs take their time."""
    for name, spec in SOUNDS.items():
        longest = 2.2 if spec.group is EVENTS else 1.0
        for file in spec.files(name):
            rate, values = samples(file)
            assert len(values) / rate <= longest, file


def test_the_variants_of_a_sound_differ():
    for name, spec in SOUNDS.items():
        contents = {(FOLDER / file).read_bytes() for file in spec.files(name)}
        assert len(contents) == spec.variants


@pytest.fixture(scope="module")
def played_loops():
    """Give every loop as the device plays it, at its own rate."""
    driver = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.quit()
    pygame.mixer.init(22050, -16, 1, 512, allowedchanges=0)
    found = {}
    for name in LOOPS:
        data = array("h")
        data.frombytes(pygame.mixer.Sound(str(FOLDER / music.file_of(name))).get_raw())
        found[name] = data
    pygame.mixer.quit()
    if driver is None:
        del os.environ["SDL_AUDIODRIVER"]
    return found


def test_music_is_quiet_small_and_closes_its_loops(played_loops):
    for name, values in played_loops.items():
        assert (FOLDER / music.file_of(name)).stat().st_size <= 330_000, name
        assert 7 <= len(values) / 22050 <= 32, name
        assert max(map(abs, values)) < 0.5 * 32768, name
        assert abs(sum(values) / len(values)) < 0.001 * 32768, name
        usual = max(abs(a - b) for a, b in pairwise(values))
        assert abs(values[0] - values[-1]) <= usual, name


def test_no_theme_is_louder_than_another(played_loops):
    def level(values):
        return 10 * math.log10(sum(v * v for v in values[::3]) / len(values[::3]) / 32768**2)

    themes = [level(played_loops[name]) for name in music.THEMES]
    assert max(themes) - min(themes) < 2.0
    layers = [level(played_loops[name]) for layers in music.THEMES.values() for name in layers]
    assert max(layers) < min(themes) - 2.0


def test_a_layer_fits_its_theme_to_the_sample(played_loops):
    for theme, layers in music.THEMES.items():
        for layer in layers:
            assert len(played_loops[theme]) % len(played_loops[layer]) == 0, (theme, layer)


def test_the_script_makes_the_committed_bytes_again(tmp_path):
    names = ["flick_2", "die_1", "coin_3", "deny", "hover_1", "stack_up", "blow_light_2", "vote_3"]
    subprocess.run([sys.executable, str(SCRIPT), "--out", str(tmp_path), *names], check=True, capture_output=True)
    made = {path.stem: hashlib.sha256(path.read_bytes()).hexdigest() for path in tmp_path.iterdir()}
    assert made == {name: hashlib.sha256((FOLDER / f"{name}.wav").read_bytes()).hexdigest() for name in names}


def test_the_script_refuses_a_name_it_does_not_know(tmp_path):
    run = subprocess.run(
        [sys.executable, str(SCRIPT), "--out", str(tmp_path), "kazoo"], check=False, capture_output=True
    )
    assert run.returncode == 2
    assert b"kazoo" in run.stderr


def test_without_a_device_names_are_still_recorded(clock):
    bus = SoundBus(None, FOLDER, clock)
    assert bus.play("coin")
    assert bus.warm(5)
    bus.volume("master", 0.5)
    bus.music(True)
    bus.score("title")
    bus.tend()
    bus.mute(True)
    assert list(bus.history) == ["coin"]


def test_the_bus_finds_the_shipped_sounds_by_itself():
    assert (SoundBus().folder / "coin_1.wav").is_file()


def test_a_missing_file_is_silence_and_is_tried_once(tmp_path, clock):
    tries = []

    class Picky(FakeMixer):
        def load(self, path):
            tries.append(path.name)
            return path.read_bytes()

    mixer = Picky()
    bus = SoundBus(mixer, tmp_path, clock)
    bus.play("win")
    clock.now += 1
    bus.play("win")
    assert tries == ["win.wav"]
    assert mixer.played == []
    assert list(bus.history) == ["win", "win"]


def test_a_failing_mixer_does_not_reach_the_game(clock):
    bus = SoundBus(BrokenMixer(), FOLDER, clock)
    assert bus.play("hit")
    bus.player.aside = lambda work: work()
    bus.music(True)
    bus.score("title")
    for _ in range(3):
        bus.tend()
    assert list(bus.history) == ["hit"]


def test_an_unknown_name_is_not_played(bus, mixer):
    assert not bus.play("kazoo")
    assert list(bus.history) == []
    assert mixer.loaded == []


def test_the_same_sound_is_heard_once_in_sixty_milliseconds(bus, clock):
    answers = [bus.play("coin")]
    for step in (0.03, 0.02, 0.02):
        clock.now += step
        answers.append(bus.play("coin"))
    assert answers == [True, False, False, True]
    assert list(bus.history) == ["coin", "coin"]


def test_another_sound_is_not_held_back(bus):
    assert bus.play("coin")
    assert bus.play("loot")


def test_variants_take_turns(bus, mixer, clock):
    for _ in range(4):
        bus.play("flick")
        clock.now += 1
    assert [clip for clip, _, _ in mixer.played] == ["flick_1.wav", "flick_2.wav", "flick_3.wav", "flick_1.wav"]


def test_what_comes_again_and_again_gets_softer_and_is_loud_again_after_a_rest(bus, mixer, clock):
    for _ in range(12):
        bus.play("coin")
        clock.now += 0.2
    clock.now += TIRES
    bus.play("coin")
    levels = [volume for _, _, volume in mixer.played]
    assert levels[0] == levels[-1] > levels[1] > levels[3]
    assert levels[11] == pytest.approx(levels[0] * SOFTEST)


def test_a_click_never_gets_softer(bus, mixer, clock):
    for _ in range(4):
        bus.play("click")
        clock.now += 0.2
    assert len({volume for _, _, volume in mixer.played}) == 1


def test_one_sound_is_heard_so_many_times_at_once_and_no_more(bus, mixer, clock):
    for _ in range(MOST + 2):
        bus.play("coin")
        mixer.taken |= {channel for _, channel, _ in mixer.played}
        clock.now += 0.1
    assert len(mixer.played) == MOST
    mixer.taken.clear()
    assert bus.play("coin")


def test_the_blows_of_one_attack_go_up_and_the_next_one_begins_below(bus, mixer, clock):
    for rest in (0.2, 0.2, 0.2, 2.0, 0.2):
        bus.play("blow")
        clock.now += rest
    assert [clip for clip, _, _ in mixer.played] == [
        "blow_1.wav",
        "blow_2.wav",
        "blow_3.wav",
        "blow_3.wav",
        "blow_1.wav",
    ]


def test_a_sound_may_ask_for_a_longer_rest(bus, clock):
    assert bus.play("boss")
    clock.now += 1.5
    assert not bus.play("boss")


def test_a_game_can_bring_sounds_of_its_own(monkeypatch, bus):
    monkeypatch.setattr(sound, "SOUNDS", dict(SOUNDS))
    assert not bus.play("kazoo")
    sound.add_sounds({"kazoo": Sound(TABLE)})
    assert bus.play("kazoo")


def test_a_file_is_loaded_on_its_first_use_only(bus, mixer, clock):
    assert mixer.loaded == []
    for _ in range(2):
        bus.play("win")
        clock.now += 1
    assert mixer.loaded == ["win.wav"]


def test_mute_stops_what_sounds_and_plays_nothing_until_it_is_lifted(bus, mixer, clock):
    bus.play("win")
    bus.mute(True)
    assert mixer.stopped == 1
    assert not bus.play("coin")
    bus.mute(False)
    assert bus.play("coin")
    assert list(bus.history) == ["win", "coin"]


def test_volumes_multiply_and_stay_between_nothing_and_full(bus, mixer, clock):
    bus.volume("master", 0.5)
    bus.volume("effects", 7)
    bus.play("win")
    bus.volume("effects", 0.5)
    bus.play("lose")
    bus.volume("effects", -3)
    bus.play("soul")
    bus.play("click")
    heard = {clip: volume for clip, _, volume in mixer.played}
    assert heard == {"win.wav": 0.5, "lose.wav": 0.25, "click.wav": 0.5 * SOUNDS["click"].gain}


def test_a_volume_that_does_not_exist_is_an_error(bus):
    with pytest.raises(ValueError, match="kazoo"):
        bus.volume("kazoo", 1)


def test_a_crowded_table_never_takes_the_channels_of_clicks_dice_and_endings(bus, mixer, clock):
    mixer.taken = set(TABLE.channels)
    for name in ("coin", "click", "die", "win"):
        bus.play(name)
    channels = [channel for _, channel, _ in mixer.played]
    groups = (TABLE, INTERFACE, DICE, EVENTS)
    assert all(channel in group.channels for channel, group in zip(channels, groups, strict=True))


def test_the_groups_share_all_channels_without_overlap():
    assert [c for group in (INTERFACE, DICE, EVENTS, TABLE) for c in group.channels] == list(range(CHANNELS))


def listen(bus, clock, seconds):
    for _ in range(round(seconds * 20)):
        bus.tend()
        clock.now += 0.05


@pytest.fixture
def band(bus):
    """Give the bus with a player that reads at once."""
    bus.player.aside = lambda work: work()
    return bus


def test_music_is_off_until_asked_for_and_follows_mute_and_volume(band, mixer, clock):
    band.score("title")
    listen(band, clock, 3)
    assert mixer.loaded == []
    band.volume("music", 0.4)
    band.music(True)
    listen(band, clock, 3)
    assert mixer.heard() == {"music_title.wav": 0.4}
    band.mute(True)
    assert mixer.heard() == {}
    band.mute(False)
    assert mixer.heard() == {"music_title.wav": 0.4}
    band.music(False)
    listen(band, clock, 3)
    assert mixer.looped == {}


def test_one_theme_fades_into_the_next(band, mixer, clock):
    band.music(True)
    band.score("title")
    listen(band, clock, 3)
    band.score("table")
    listen(band, clock, 0.7)
    assert set(mixer.heard()) == {"music_title.wav", "music_table.wav"}
    assert all(0.2 < level < 0.8 for level in mixer.heard().values())
    listen(band, clock, 2)
    assert mixer.heard() == {"music_table.wav": 1.0}


def test_a_layer_begins_with_its_theme_and_is_let_in_when_it_is_wanted(band, mixer, clock):
    band.music(True)
    band.score("table")
    listen(band, clock, 2)
    assert set(mixer.looped.values()) == {"music_table.wav", "music_danger.wav", "music_clock.wav"}
    assert mixer.heard() == {"music_table.wav": 1.0}
    band.score("table", "danger")
    listen(band, clock, 2)
    assert mixer.heard() == {"music_table.wav": 1.0, "music_danger.wav": 1.0}
    band.score("table")
    listen(band, clock, 2)
    assert mixer.heard() == {"music_table.wav": 1.0}
    assert mixer.loaded.count("music_table.wav") == 1


def test_turning_quickly_from_theme_to_theme_ends_with_the_last_one_alone(band, mixer, clock):
    band.music(True)
    for theme in ("title", "table", "victory", "title", "", "table", "victory"):
        band.score(theme)
        listen(band, clock, 0.3)
    listen(band, clock, 4)
    assert mixer.heard() == {"music_victory.wav": 1.0}
    assert len(band.player._loaded) <= music.KEPT


def test_music_is_read_beside_the_game(bus, mixer, clock):
    waiting = []
    bus.player.aside = waiting.append
    bus.music(True)
    bus.score("title")
    listen(bus, clock, 1)
    assert len(waiting) == 1
    assert mixer.looped == {}
    waiting.pop()()
    listen(bus, clock, 3)
    assert mixer.heard() == {"music_title.wav": 1.0}


def test_music_that_cannot_be_read_is_silence(tmp_path, mixer, clock):
    mixer.load = lambda path: path.read_bytes()
    bus = SoundBus(mixer, tmp_path, clock)
    bus.player.aside = lambda work: work()
    bus.music(True)
    bus.score("title")
    listen(bus, clock, 1)
    assert mixer.looped == {}


def test_the_history_forgets_the_oldest_names(bus, clock):
    bus.play("win")
    for _ in range(REMEMBERED):
        clock.now += 1
        bus.play("coin")
    assert len(bus.history) == REMEMBERED
    assert "win" not in bus.history


def test_warming_stops_when_its_time_is_up_and_goes_on_later(clock):
    class Slow(FakeMixer):
        def load(self, path):
            clock.now += 0.003
            return super().load(path)

    mixer = Slow()
    bus = SoundBus(mixer, FOLDER, clock)
    assert not bus.warm(5)
    assert len(mixer.loaded) == 2
    while not bus.warm(5):
        pass
    assert sorted(mixer.loaded) == EFFECTS
    assert bus.warm(5)
    assert len(mixer.loaded) == len(EFFECTS)


def test_the_real_mixer_takes_every_sound_and_the_music(monkeypatch, clock):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    sound.prepare()
    mixer = sound.open_mixer()
    try:
        bus = SoundBus(mixer, FOLDER, clock)
        assert pygame.mixer.get_num_channels() == ALL_CHANNELS
        assert bus.warm(60_000)
        assert all(bus._clips.values())
        assert all(bus.play(name) for name in SOUNDS)
        bus.player.aside = lambda work: work()
        bus.music(True)
        bus.score("table", "danger")
        listen(bus, clock, 2)
        volumes = [pygame.mixer.Channel(channel).get_volume() for channel in music.SETS[0]]
        assert volumes == [1.0, 1.0, 0.0]
        assert all(pygame.mixer.Channel(channel).get_busy() for channel in music.SETS[0])
        bus.mute(True)
        assert not any(pygame.mixer.Channel(channel).get_volume() for channel in music.SETS[0])
        assert not any(pygame.mixer.Channel(channel).get_busy() for channel in range(CHANNELS))
    finally:
        pygame.mixer.quit()


def test_a_machine_without_a_sound_driver_gets_no_mixer():
    code = "from soulstack.ui import sound; sound.prepare(); print(sound.open_mixer())"
    environment = os.environ | {"SDL_AUDIODRIVER": "no-such-driver", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment)
    assert run.stdout.strip() == "None"
