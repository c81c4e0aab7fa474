"""The example pack and the walkthrough: every card, file and command that people are told to follow."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from soulstack import cli
from soulstack.app import packs as packs_module
from soulstack.app.options import NewGame
from soulstack.app.pack_art import read_art
from soulstack.app.packs import named_pack, read_packs
from soulstack.app.registry import game
from soulstack.app.session import new_session
from soulstack.app.tools.reports import SimulatedGame
from soulstack.app.tools.simulate import play_game
from soulstack.content.lint import records
from soulstack.games.foursouls.cards import schema as s
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.catalogue import catalogue

ROOT = Path(__file__).parents[1]
PACK = ROOT / "examples" / "packs" / "basement_odds"
GUIDE = (ROOT / "docs" / "write-your-own-cards.md").read_text("utf-8")
SCENARIOS = sorted((PACK / "scenarios").glob("*.toml"))
BLOCK = re.compile(r"(?:`([^`\n]+)`:\n\n)?```(\w+)\n(.*?)```", re.DOTALL)


@pytest.fixture
def mods(home):
    """Gives the mods folder, and makes the game forget the packs that it has read."""
    folder = home / "mods"
    folder.mkdir()
    forget()
    yield folder
    forget()


def forget():
    packs_module.packs.cache_clear()
    packs_module._with_pack.cache_clear()


def cards():
    return named_pack(PACK)


def test_the_example_pack_passes_the_check_without_a_warning(capsys):
    assert cli.main(["cards", "check", str(PACK)]) == 0
    assert capsys.readouterr().out == "basement_odds: 10 cards are fine\n"


def test_every_example_card_has_a_picture_and_a_scenario():
    found = read_art(PACK, cards())
    assert found.problems == ()
    assert sorted(found.pictures) == sorted(cards()) == [path.stem for path in SCENARIOS]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_an_example_scenario_holds_and_names_its_card(path, capsys):
    assert cli.main(["scenario", str(path)]) == 0, capsys.readouterr()
    assert path.stem in path.read_text("utf-8")


def test_the_examples_show_ten_different_things():
    pack = cards()
    held = {card.id: [record for _, record in records(card.abilities)] for card in pack.values()}
    things = {
        "a loot with a roll": lambda c, r: c.kind == "loot" and any(isinstance(x, e.Roll) for x in r),
        "a trinket": lambda c, r: "trinket" in c.keywords,
        "an item that is turned": lambda c, r: c.has_tap,
        "an item that is paid for": lambda c, r: any(isinstance(x, s.Paid) for x in r),
        "a passive item": lambda c, r: c.category == "passive" and any(isinstance(x, s.Static) for x in r),
        "a trigger with may": lambda c, r: any(isinstance(x, s.Triggered) and x.may for x in r),
        "a monster": lambda c, r: c.category == "basic" and c.reward != s.Reward() and c.abilities,
        "an event": lambda c, r: c.category.endswith("_event"),
        "a boss with a soul": lambda c, r: c.category == "boss" and c.souls,
        "a curse": lambda c, r: c.is_curse,
    }
    shown = {name: [c.id for c in pack.values() if test(c, held[c.id])] for name, test in things.items()}
    assert all(len(found) == 1 for found in shown.values()), shown
    assert len({found[0] for found in shown.values()}) == 10


def test_no_example_card_is_a_card_of_the_box():
    names = {card.name.casefold() for card in catalogue().values()}
    assert [card.name for card in cards().values() if card.name.casefold() in names] == []


def test_the_example_pack_is_dealt_from_a_folder_and_from_a_zip(mods):
    shutil.copytree(PACK, mods / "basement_odds")
    assert read_packs(mods).names == ("basement_odds",)
    shutil.make_archive(str(mods / "odds_zipped"), "zip", PACK)
    shutil.rmtree(mods / "basement_odds")
    found = read_packs(mods)
    assert (found.names, found.problems, len(found.art)) == (("odds_zipped",), (), 10)


def test_the_guide_names_the_mods_folder_of_each_system(monkeypatch):
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    home = Path("~").expanduser()
    for system in (Unix, MacOS):
        folder = system("Soulstack", appauthor=False).user_data_path / "mods"
        assert f"`~/{folder.relative_to(home).as_posix()}`" in GUIDE
    assert r"`%LOCALAPPDATA%\Soulstack\mods`" in GUIDE


def test_the_files_that_the_guide_points_at_are_there():
    for link in re.findall(r"\]\(([^)#]+)\)", GUIDE):
        assert (ROOT / "docs" / link).exists(), link
    for card_id in re.findall(r"^\|.*?\| `(\w+)`", GUIDE, re.MULTILINE):
        assert card_id in cards()
    assert all(f"`{card_id}`" in GUIDE for card_id in cards())


def test_the_guide_leads_from_an_empty_file_to_a_game(mods, monkeypatch, capsys):
    monkeypatch.chdir(mods)
    files, commands = 0, 0
    for name, language, body in BLOCK.findall(GUIDE):
        if language in ("toml", "xml"):
            assert name, body
            place = mods / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(body, "utf-8")
            files += 1
        else:
            assert language == "console"
            for command, output in told(body):
                assert run(command, capsys) == output, command
                commands += 1
    assert (files, commands) == (5, 8)


def told(body):
    """Gives the commands of a console block with what they print."""
    found = []
    for line in body.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def run(command, capsys):
    """Carries out a command of the guide as far as it needs no window."""
    forget()
    words = shlex.split(command)
    if words[0] == "python":
        subprocess.run([sys.executable, *words[1:]], check=True, timeout=300)
        return []
    assert words[0] == "soulstack"
    if words[1] == "play":
        args = cli.build_parser(game()).parse_args(words[1:])
        session = new_session(NewGame(seats=args.seats, names=(), seed=1, given={"sets": args.sets}))
        assert sum(card.id == "paper_bag" for card in session.state.printed) == 2
        return []
    cli.main(words[1:])
    said = capsys.readouterr()
    return [*said.err.splitlines(), *said.out.splitlines()]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_with_the_example_pack_keep_every_invariant(seed):
    every = catalogue().with_pack(cards())
    played = SimulatedGame(
        "foursouls", seed, ("random", "easy", "random"), (("sets", ("base", "basement_odds")),), check=1
    )
    result = play_game(played, every)
    assert result.error == ""
    assert result.decisions > 50
