"""What reaches the players: the wheel, the places where the game looks for its files, and what no file may name."""

import importlib
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest

from soulstack import __version__, paths
from soulstack.app.saves import REPLAY_SUFFIX

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def load(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def tracked():
    """Lists the project's files: those that git knows, or all of them in an unpacked archive."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
        names = [name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        names = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*") if path.parts[len(ROOT.parts)][0] != "."]
    return [ROOT / name for name in names if (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Gives a folder with the unpacked wheel, built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    assert wheel.name == f"soulstack-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.mark.parametrize("name", ["cards", "assets"])
def test_the_wheel_carries_every_card_and_every_asset(installed, name):
    def inside(folder):
        return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}

    assert inside(installed / "soulstack" / "data" / name) == inside(ROOT / name)


def test_an_installed_game_finds_its_own_files(installed, tmp_path):
    program = "from soulstack import paths; print(paths.cards()); print(paths.assets())"
    environment = os.environ | {"PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    data = installed / "soulstack" / "data"
    assert done.stdout.split("\n")[:2] == [str(data / "cards"), str(data / "assets")]


def test_a_checkout_finds_its_own_files():
    assert paths.cards() == ROOT / "cards"
    assert paths.assets() == ROOT / "assets"


def test_a_packaged_app_finds_its_files_beside_itself(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.cards() == tmp_path / "cards"
    assert paths.assets() == tmp_path / "assets"


def test_one_variable_takes_all_user_files(home):
    places = [paths.settings_file(), paths.saves(), paths.replays(), paths.mods(), paths.logs(), paths.cache()]
    assert len(set(places)) == len(places)
    assert all(place.parent == home for place in places)
    assert list(home.iterdir()) == []


def test_without_it_user_files_go_where_the_system_wants_them(monkeypatch, tmp_path):
    monkeypatch.delenv("SOULSTACK_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    places = (paths.settings_file(), paths.saves(), paths.replays(), paths.mods(), paths.logs(), paths.cache())
    assert all("Soulstack" in place.parts for place in places)
    if sys.platform == "linux":
        assert paths.settings_file() == tmp_path / ".config" / "Soulstack" / "settings.toml"
        assert paths.saves() == tmp_path / ".local" / "share" / "Soulstack" / "saves"
        assert paths.logs() == tmp_path / ".local" / "state" / "Soulstack" / "log"
        assert paths.cache() == tmp_path / ".cache" / "Soulstack"


def test_the_recipe_names_files_that_are_there():
    source = (ROOT / "installer.spec").read_text("utf-8")
    compile(source, "installer.spec", "exec")
    named = set(re.findall(r'ROOT / "([\w./]+)"', source))
    assert {"cards", "assets", "LICENSE", "src/soulstack/__main__.py", "build/windows/version_info.txt"} <= named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_font_the_game_depends_on_is_in_the_recipe():
    source = (ROOT / "installer.spec").read_text("utf-8")
    fonts = [re.split(r"[<>=~!]", name)[0].replace("-", "_") for name in PROJECT["project"]["dependencies"]]
    assert [font for font in fonts if font.startswith("fontpkg_") and f'"{font}"' not in source] == []


def test_every_style_that_the_game_opens_is_left_in_the_bundle():
    kept = re.search(r"FONT_STYLES = .*", (ROOT / "installer.spec").read_text("utf-8"))[0]
    ui = "".join(path.read_text("utf-8") for path in (ROOT / "src/soulstack/ui").rglob("*.py"))
    named = set(re.findall(r"FiraSans-(\w+)\.ttf", ui)) | {
        "SemiBold",
        "Italic",
        "Regular",
    }  # the last three in ui/theme.py
    assert "Bold" in named
    assert [style for style in named if f'"{style}"' not in kept] == []


def test_the_notes_of_a_release_are_what_the_changelog_says_of_it(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "build"))
    release = importlib.import_module("release")
    told = release.notes()
    assert told
    assert "## " not in told
    assert told in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_a_recorded_game_is_known_by_one_name_to_every_system():
    files = ("build/linux/soulstack-mime.xml", "build/windows/soulstack.iss", "installer.spec")
    assert [name for name in files if REPLAY_SUFFIX[1:] not in (ROOT / name).read_text("utf-8")] == []
    kind = ET.parse(ROOT / "build/linux/soulstack-mime.xml").getroot()[0].get("type")
    for name in ("soulstack.desktop", "io.github.soulstack.Soulstack.metainfo.xml"):
        assert kind in (ROOT / "build/linux" / name).read_text("utf-8")


def test_the_tools_of_the_test_extra_and_of_the_development_group_are_the_same():
    assert PROJECT["project"]["optional-dependencies"]["test"] == PROJECT["dependency-groups"]["dev"]


def test_the_linux_menu_entry_and_its_description_belong_together():
    entry = (ROOT / "build/linux/soulstack.desktop").read_text("utf-8")
    fields = dict(line.split("=", 1) for line in entry.splitlines() if "=" in line)
    component = ET.parse(ROOT / "build/linux/io.github.soulstack.Soulstack.metainfo.xml").getroot()
    assert component.findtext("launchable") == "soulstack.desktop"
    assert component.findtext("provides/binary") == fields["Exec"].split()[0]
    assert component.findtext("name") == fields["Name"]
    assert component.find("releases/release").get("version") == __version__


def test_icons_for_all_three_systems_come_from_one_drawing(tmp_path):
    icons = load(ROOT / "build" / "icons.py")
    made = {path.name: path.read_bytes() for path in icons.make(tmp_path)}
    assert made["soulstack-256.png"].startswith(b"\x89PNG")
    assert made["soulstack.ico"][:6] == bytes([0, 0, 1, 0, len(icons.ICO_SIZES), 0])
    assert made["soulstack.icns"][:4] == b"icns"
    assert int.from_bytes(made["soulstack.icns"][4:8], "big") == len(made["soulstack.icns"])


def test_icons_without_a_drawing_fail_with_one_sentence(tmp_path, monkeypatch, capsys):
    icons = load(ROOT / "build" / "icons.py")
    monkeypatch.setattr(
        icons, "png", lambda source, size: icons.pygame.image.load_sized_svg(tmp_path / "no.svg", (1, 1))
    )
    assert icons.main([str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


# The brackets keep this file from naming them itself.
HOSTS = re.compile(
    r"[p]ypi\.(org|python\.org)|[p]ythonhosted|[n]pmjs\.|[j]frog|[a]rtifactory|[s]onatype|[i]ndex-url|[f]ind-links|"
    r"/[o]pt/(pypi|wheels)|(?<![\w.<])/([r]oot|[w]ork/(main|shared))\b"
)


def test_no_file_names_a_package_registry_or_a_machine():
    found = []
    for path in tracked():
        text = path.read_bytes().decode("utf-8", "ignore")
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for match in HOSTS.finditer(text)]
    assert found == []


@pytest.mark.parametrize("bad", ["https://py~pi.org/simple", "--extra-in~dex-url x", "cd /wo~rk/main"])
def test_a_registry_or_a_machine_would_be_found(bad):
    assert HOSTS.search(bad) is None
    assert HOSTS.search(bad.replace("~", ""))
