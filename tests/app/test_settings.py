import os
import tomllib

import pytest
import tomli_w
from attrs import evolve, fields

from soulstack import paths
from soulstack.app.options import SeatChoice
from soulstack.app.registry import game
from soulstack.app.settings import READERS, LastGame, Settings, load_settings, save_settings

KINDS = ("human", "bot:random", "bot:normal:greedy", "bot:hard")


def test_no_file_means_the_defaults_and_nothing_to_say():
    loaded = load_settings()
    assert loaded.settings == Settings()
    assert loaded.notes == ()


def test_settings_are_read_back_as_they_were(home):
    chosen = Settings(
        speed="instant",
        bot_pause_ms=0,
        auto_pass="off",
        volume_master=0.25,
        volume_effects=0.0,
        volume_music=1.0,
        music_offered=True,
        mute=True,
        text_scale=140,
        reduced_motion=True,
        fullscreen=True,
        window_width=1920,
        window_height=1080,
        palette="blue_yellow",
        games={
            "foursouls": LastGame(
                seats=tuple(SeatChoice(f"Zoë {kind}", kind) for kind in KINDS),
                seed="lucky 7",
                setup={"sets": ("base", "gold_box"), "rules": ("fixed_trio",), "soul_cap": 3, "bonus_souls": False},
            )
        },
        keys={"attack": "x", "buy": "left ctrl", "control": ""},
    )
    assert save_settings(chosen) is None
    assert load_settings().settings == chosen
    assert tomllib.loads((home / "settings.toml").read_text("utf-8"))["text_scale"] == 140


def test_every_setting_can_be_read_and_accepts_its_own_default():
    assert {attribute.name for attribute in fields(Settings)} == {*READERS, "games"}
    save_settings(Settings())
    assert load_settings().notes == ()


BAD = {
    "speed": ["3", 2, True],
    "bots_act": ["never", "", 1],
    "bot_pause_ms": [-1, 100000, 1.5, "fast", True],
    "auto_pass": ["never", False],
    "full_control": ["on", 1],
    "hints": ["on"],
    "odds": [2],
    "volume_master": [1.1, -0.1, "loud", True, float("nan"), float("inf")],
    "volume_effects": [2],
    "volume_music": [[]],
    "music_offered": [1],
    "mute": ["yes", 1],
    "narrate": ["yes", 1],
    "language": [3, "far too long"],
    "text_scale": [110, "100", 100.0],
    "palette": ["pink", 1],
    "reduced_motion": [0],
    "screenshake": ["little"],
    "tips": [0],
    "fullscreen": ["on"],
    "window_width": [10, 10**9],
    "window_height": ["720"],
    "game": ["chess", 1],
    "keys": ["a", ["a"]],
}


def test_a_bad_value_is_known_for_every_setting():
    assert set(BAD) == set(READERS)


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in BAD.items() for value in values])
def test_a_value_that_does_not_fit_costs_only_itself(key, value):
    good = {"mute": True} if key != "mute" else {"text_scale": 120}
    path = paths.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(tomli_w.dumps({key: value} | good), "utf-8")
    loaded = load_settings()
    assert loaded.settings == evolve(Settings(), **good)
    assert len(loaded.notes) == 1
    assert key in loaded.notes[0]


def test_an_unknown_key_is_told_and_passed_over(home):
    (home / "settings.toml").write_text('colour = "red"\nmute = true\n')
    loaded = load_settings()
    assert loaded.settings == Settings(mute=True)
    assert loaded.notes == ("settings.toml: 'colour' is not a setting.",)


@pytest.mark.parametrize(
    "data",
    [b"mute = tru", b"\xff\xfe\x00", b"a = " + b"[" * 5000, b"x" * 300_000, b"a = " + b"9" * 10_000, b"\0"],
    ids=["torn", "not text", "nested", "huge", "endless number", "zero"],
)
def test_a_file_that_is_no_toml_means_the_defaults(home, data):
    (home / "settings.toml").write_bytes(data)
    loaded = load_settings()
    assert loaded.settings == Settings()
    assert len(loaded.notes) == 1


def test_a_folder_in_the_files_place_means_the_defaults(home):
    (home / "settings.toml").mkdir()
    loaded = load_settings()
    assert loaded.settings == Settings()
    assert len(loaded.notes) == 1


def test_a_home_that_cannot_be_written_gives_one_sentence(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SOULSTACK_HOME", str(tmp_path / "file" / "home"))
    sentence = save_settings(Settings())
    assert sentence is not None
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert load_settings().settings == Settings()


def test_a_key_that_does_not_fit_costs_that_key_alone(home):
    (home / "settings.toml").write_text(
        '[keys]\nattack = "x"\nbuy = 3\nend = "return"\nhint = "q"\nundo = "q"\nflying = "f"\n', "utf-8"
    )
    loaded = load_settings()
    assert loaded.settings.keys == {"attack": "x"}
    assert loaded.notes == ()


SEATS = (
    "human",
    [{"name": "A"}],
    [{"name": "A", "kind": "robot"}],
    [{"name": "A", "kind": "easy"}],
    [{"name": "A\n", "kind": "human"}],
    [{"name": "A", "kind": "human"}] * 5,
)
BAD_GAME = [
    *({"seats": seats} for seats in SEATS),
    {"seed": 7},
    {"seed": "x" * 65},
    *({"setup": {name: value}} for name, values in {
        "sets": ["base", [1]],
        "mode": ["chess", 2],
        "difficulty": ["easy", 4],
        "rooms": ["no", 1],
        "bonus_souls": [3],
        "soul_cap": [-1, 9, True],
        "final_boss": [7],
        "minions": ["fly", [3]],
        "rules": ["fixed_trio", ["flying"]],
    }.items() for value in values),
]  # fmt: skip


@pytest.mark.parametrize("entry", BAD_GAME, ids=str)
def test_a_choice_of_the_last_game_that_does_not_fit_costs_only_itself(entry, home):
    setup = {"draft": True, **entry.get("setup", {})}
    (home / "settings.toml").write_text(tomli_w.dumps({"games": {"foursouls": {**entry, "setup": setup}}}), "utf-8")
    loaded = load_settings()
    assert loaded.settings == Settings(games={"foursouls": LastGame(setup={"draft": True})})
    assert len(loaded.notes) == 1
    assert f"foursouls.{next(iter(entry.get('setup', entry)))}" in loaded.notes[0]


def test_what_was_never_chosen_has_the_games_default():
    chosen = Settings(games={"foursouls": LastGame(setup={"rooms": True})}).last("foursouls")
    assert set(chosen.setup) == {option.name for option in game("foursouls").options()}
    assert (chosen.setup["rooms"], chosen.setup["bonus_souls"]) == (True, True)


@pytest.mark.parametrize("remembered", [7, {"foursouls": 3}, {"foursouls": {"setup": 3}}, {"chess": {}}], ids=str)
def test_what_is_remembered_of_games_in_another_shape_counts_as_nothing(remembered, home):
    (home / "settings.toml").write_text(tomli_w.dumps({"games": remembered}), "utf-8")
    assert load_settings().settings.last() == Settings().last()


def test_settings_that_a_disk_has_lost_are_those_before(tmp_path):
    path = tmp_path / "settings.toml"
    save_settings(Settings(speed="2"), path)
    save_settings(Settings(speed="4"), path)
    for left, why in ((b"", "is empty"), (b"\x00" * 300, "is not valid TOML"), (b"x" * 100_000, "is too large")):
        path.write_bytes(left)
        loaded = load_settings(path)
        assert loaded.settings.speed == "2"
        assert why in loaded.notes[0]
        assert loaded.notes[0].endswith("those before are used.")


def test_settings_that_are_a_pipe_keep_nobody_waiting(tmp_path):
    os.mkfifo(tmp_path / "settings.toml")
    loaded = load_settings(tmp_path / "settings.toml")
    assert loaded.settings == Settings()
    assert "no regular file" in loaded.notes[0]
