"""The example pack, the guide and the reference of the second game: everything that people are told to follow."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from soulstack import cli
from soulstack.app.packs import named_pack, read_packs
from soulstack.app.tools.reports import SimulatedGame
from soulstack.app.tools.simulate import play_game
from soulstack.games.spire.cards import card_format
from soulstack.games.spire.cards.catalogue import catalogue, load_pack
from soulstack.games.spire.scenario.runner import run_text

ROOT = Path(__file__).parents[3]
PACK = ROOT / "examples" / "packs" / "paper_tower"
DOCS = ROOT / "docs"
GUIDE = (DOCS / "spire-add-a-card.md").read_text("utf-8")
SCENARIOS = sorted((PACK / "scenarios").glob("*.toml"))


def test_the_reference_is_up_to_date():
    written = (DOCS / "spire-card-format.md").read_text("utf-8")
    assert written == card_format.document(), (
        "run: python -m soulstack.games.spire.cards.card_format > docs/spire-card-format.md"
    )


def test_the_example_pack_passes_the_check_without_a_warning(capsys):
    assert cli.main(["cards", "check", "--game", "spire", str(PACK)]) == 0
    assert capsys.readouterr().out == "paper_tower: 7 cards are fine\n"


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_an_example_scenario_holds_and_names_its_card(path, capsys):
    assert cli.main(["scenario", str(path)]) == 0, capsys.readouterr()
    assert path.stem in path.read_text("utf-8")


def test_every_example_has_a_scenario_and_stands_in_the_guide():
    pack = named_pack(PACK, "spire")
    assert sorted(pack) == [path.stem for path in SCENARIOS]
    assert all(f"`{name}`" in GUIDE for name in pack)
    assert not {thing.name.casefold() for thing in pack.values()} & {
        thing.name.casefold() for thing in catalogue().values()
    }


def test_the_card_of_the_guide_does_what_the_guide_says(tmp_path):
    table, scenario = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    (tmp_path / "ironclad.toml").write_text(table, "utf-8")
    (tmp_path / "scenarios").mkdir()
    card = load_pack(tmp_path)["quick_blow"]
    assert (card.owner, [effect.op for effect in card.do]) == ("ironclad", ["hit", "draw"])
    file = tmp_path / "scenarios" / "quick_blow.toml"
    file.write_text("\n".join(line.strip() for line in scenario.splitlines()), "utf-8")
    assert cli.main(["scenario", str(file)]) == 0


def test_the_commands_of_the_guide_say_what_stands_there(tmp_path, monkeypatch, capsys):
    shutil.copytree(PACK, tmp_path / "paper_tower")
    monkeypatch.chdir(tmp_path)
    (block,) = re.findall(r"```console\n(.*?)```", GUIDE, re.DOTALL)
    told = block.splitlines()
    for command, said in zip(told[::2], told[1::2], strict=True):
        assert cli.main(shlex.split(command)[2:]) == 0
        assert capsys.readouterr().out.splitlines()[0] == said


def test_the_links_of_the_guide_lead_somewhere():
    assert all((DOCS / link).exists() for link in re.findall(r"\]\(([^)#]+)\)", GUIDE))


def test_the_pack_lies_in_the_mods_folder_of_its_game(home):
    folder = home / "mods" / "spire"
    folder.mkdir(parents=True)
    shutil.copytree(PACK, folder / "paper_tower")
    found = read_packs(folder, "spire")
    assert (found.names, found.problems) == (("paper_tower",), ())
    assert "paper_plane" in found.cards


def test_a_whole_run_with_the_pack_keeps_every_invariant():
    every = catalogue().with_pack(named_pack(PACK, "spire"))
    result = play_game(
        SimulatedGame("spire", 4, ("random", "random"), (("heroes", ("ironclad", "silent")),), check=1), every
    )
    assert result.error == ""


def test_a_shipped_scenario_does_not_know_the_pack():
    text = SCENARIOS[0].read_text("utf-8")
    assert "there is no component" in str(run_text("x.toml", text, catalogue()).error)
