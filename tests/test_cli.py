"""The command line's contract: help with an example, exit codes, one sentence for what makes no sense."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from soulstack.cli import COMMANDS, main, with_file_opened

WORDS = [[word] for word in COMMANDS] + [["cards", word] for word in ("list", "check", "show", "sheet")]


@pytest.fixture(autouse=True)
def _no_display(monkeypatch, tmp_path):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("SOULSTACK_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize("words", WORDS, ids=" ".join)
def test_every_command_has_help_with_an_example(words, capsys):
    assert main([*words, "--help"]) == 0
    assert "example: soulstack " + " ".join(words) in capsys.readouterr().out


SENSELESS = {
    "simulate": "--games",
    "simulate --games 0": "too small",
    "simulate --games x": "not a whole number",
    "simulate --games 1 --players 5": "--players",
    "simulate --games 1 --bots nobody": "There is no bot 'nobody'",
    "simulate --games 1 --sets nope": "There is no set 'nope'; choose from base",
    "simulate --games 1 --mode coop --players 3": "two characters",
    "simulate --games 1 --boss nobody": "There is no monster 'nobody'",
    "simulate --games 1 --rules nope": "There is no rule 'nope'",
    "simulate --games 1 --jobs 0": "too small",
    "simulate --games 1 --check-every 0": "too small",
    "tournament --bots random --games 1": "at least two bots",
    "tournament --bots random,nobody --games 1": "There is no bot 'nobody'",
    "scenario": "files",
    "scenario none.toml": "none.toml: the file cannot be read",
    "cards": "list, check, show, sheet",
    "cards list --set nope": "There is no set",
    "cards list --kind nope": "There is no kind",
    "cards show nope": "There is no card",
    "cards check none": "There is no file or folder",
    "replay none": "There is no save none",
    "rules NOPE-01": "there is no rule 'NOPE-01'",
    "bench --only nope": "has no figures 'nope'; choose from engine",
    "selftest more": "unrecognized",
    "nope": "nope",
    "play --seats human": "two to four seats",
    "play --seats human,bot:nobody": "is no seat",
    "play --sets nope": "there is no set 'nope'",
    "play --size 10": "no size",
    "play --mode nope": "--mode",
    "play --speed 3": "--speed",
}


@pytest.mark.parametrize("line", SENSELESS)
def test_what_makes_no_sense_is_refused_in_one_sentence(line, capsys):
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert SENSELESS[line] in err
    assert (out, err.count("\n")) == ("", 1)


def test_a_file_that_is_no_saved_game_stays_where_it_is(tmp_path, capsys):
    file = tmp_path / "notes.txt"
    file.write_text("no game at all", "utf-8")
    assert main(["replay", str(file)]) == 2
    assert main(["replay", str(file), "--open"]) == 2
    assert capsys.readouterr().err.count("notes.txt is no saved game") == 2
    assert [each.name for each in tmp_path.iterdir() if each.name != "home"] == ["notes.txt"]


def test_solo_is_played_with_two_characters(capsys):
    assert main(["simulate", "--games", "1", "--mode", "solo", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["wins_by_seat"]) == 2


def test_a_search_that_finds_nothing_gives_1(capsys):
    assert main(["rules", "--search", "qqqqq"]) == 1
    assert "qqqqq" in capsys.readouterr().out


def test_what_was_measured_before_control_c_is_told(monkeypatch, capsys):
    def measured(figures):
        figures.add("engine.clone_us", [14.0])
        raise KeyboardInterrupt

    monkeypatch.setattr("soulstack.games.foursouls.play.bench.bench_engine", measured)
    assert main(["bench", "--only", "engine", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["engine.clone_us"] == 14.0
    assert "Stopped early" in err


def test_no_library_greets_where_a_command_prints():
    program = "from soulstack.cli import main; main(['--version']); import pygame"
    environment = {name: value for name, value in os.environ.items() if name != "PYGAME_HIDE_SUPPORT_PROMPT"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=300, check=True
    )
    assert len(done.stdout.splitlines()) == 1
    assert "pygame" not in done.stdout


def test_help_loads_no_rules_and_no_cards():
    program = (
        "import sys; from soulstack.cli import main; main(['--help'])\n"
        "print([name for name in sys.modules if name.startswith('soulstack.games.') and '.rules.' in name or '.cards.' in name])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=True)
    loaded = json.loads(done.stdout.splitlines()[-1].replace("'", '"'))
    assert [name for name in loaded if not name.endswith("rules.variants")] == []


OLD_REPLAY = next((Path(__file__).parent / "app" / "old_home" / "replays").glob("*"))
SCENARIO = min((Path(__file__).parent / "scenarios" / "foursouls" / "tricky").glob("*.toml"))
NAMING = [
    ["simulate", "--games", "1"],
    ["cards", "list"],
    ["cards", "check"],
    ["cards", "show", "the_d6"],
    ["rules", "TURN-05"],
    ["tournament", "--bots", "random,easy", "--games", "1"],
    ["scenario", str(SCENARIO)],
    ["replay", str(OLD_REPLAY)],
    ["selftest"],
]


@pytest.mark.parametrize("words", NAMING, ids=lambda words: " ".join(words[:2]))
def test_the_first_game_can_be_named_before_and_behind_every_command(words, capsys):
    assert main([*words, "--game", "foursouls"]) == 0
    behind = capsys.readouterr().out
    assert main(["--game", "foursouls", *words]) == 0
    assert [capsys.readouterr().out.split()[:4]] == [behind.split()[:4]]
    assert behind


@pytest.mark.parametrize(
    "words", [["scenario", str(SCENARIO)], ["replay", str(OLD_REPLAY)]], ids=lambda words: words[0]
)
def test_a_file_of_another_game_than_the_one_named_is_refused(words, capsys):
    assert main(["--game", "spire", *words]) == 2
    assert "The file is of Four Souls, not of Slay the Spire." in capsys.readouterr().err


@pytest.mark.parametrize(("line", "words"), [
    ("simulate --games 1 --ascension 2", "--ascension is for Slay the Spire (--game spire) only"),
    ("simulate --game spire --games 1 --rooms", "--rooms is for Four Souls (--game foursouls) only"),
    ("play --game chess", "There is no game 'chess'"),
    ("cards list --game foursouls --owner silent", "The cards of Four Souls have no owner"),
])  # fmt: skip
def test_what_only_one_game_knows_is_refused_by_the_other(line, words, capsys):
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert words in err
    assert (out, err.count("\n")) == ("", 1)


def test_without_the_cards_a_command_says_so_in_one_sentence(tmp_path):
    elsewhere = (
        f"from pathlib import Path; from soulstack import cli, paths; paths.cards = lambda: Path({str(tmp_path)!r})"
    )
    words = [sys.executable, "-c", f"{elsewhere}; raise SystemExit(cli.main(['simulate', '--games', '1']))"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "installing Soulstack anew" in done.stderr


def test_a_file_alone_is_opened_as_what_it_is(tmp_path):
    for name, word in (("game.soulreplay", "replay"), ("old.save", "replay"), ("position.toml", "scenario")):
        file = tmp_path / name
        file.write_text("")
        assert with_file_opened([str(file)]) == [word, str(file), "--open"]
    assert with_file_opened(["simulate"]) == ["simulate"]
    assert with_file_opened([str(tmp_path / "gone.soulreplay")]) == [str(tmp_path / "gone.soulreplay")]
