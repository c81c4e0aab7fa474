"""The direction of the imports, and what the engine must never touch."""

import ast
import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "soulstack"

LAYERS = ("kernel", "content", "bots", "app", "ui")
"""The shared layers: each may import itself and what stands left of it."""
ROOMS = ("cards", "rules", "scenario", "bots", "play", "screen")
"""The rooms of a game: each may import itself and what stands left of it in the same game."""
REACH = {"cards": "content", "rules": "content", "scenario": "content", "bots": "bots", "play": "app", "screen": "ui"}
"""The last shared layer that a room may import."""
TOP = ("cli", "__main__", "paths", "__init__")
GAMES = tuple(sorted(path.name for path in (PACKAGE / "games").iterdir() if path.is_dir() and path.name[0] != "_"))
DOOR = "soulstack.app.registry"
"""The only shared module that may name a game's package."""
WINDOW = {"pygame", "pygame_gui"}
CLOCKS_AND_CHANCE = {"random", "secrets", "uuid", "time", "datetime"}
DISK = {"os", "io", "pathlib", "shutil", "tempfile"}
NAMED_MODULE = re.compile(rf"soulstack\.({'|'.join(LAYERS)}|games)(\.\w+)+")
"""A string that names a module, for import_module."""
SILENT = {"cards", "rules", "scenario", "bots"}
"""The rooms that read no clock, draw no luck of their own and open no file."""


def place_of(module):
    """Give where a module lives: its layer, or its game and room."""
    parts = module.split(".")
    if parts[1] != "games":
        return parts[1], "", ""
    return "games", parts[2] if len(parts) > 2 else "", parts[3] if len(parts) > 3 else ""


def imported(source, module):
    """Lists every module that a source imports, relative ones and names given to import_module spelled out."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(module.split(".")[: -node.level]) + "." if node.level else ""
            name = (base + (node.module or "")).rstrip(".")
            found += [f"{name}.{alias.name}" for alias in node.names] if name.startswith("soulstack") else [name]
        elif isinstance(node, ast.Constant) and NAMED_MODULE.fullmatch(str(node.value)):
            found.append(node.value)
    return found


def is_outside_allowed(first, module):
    """Tell whether a module may import a library that touches the window, clocks, chance or the disk."""
    layer, _, room = place_of(module)
    if first in WINDOW:
        return layer == "ui" or room == "screen"
    silent = layer in {"kernel", "bots"} or room in SILENT
    if first in CLOCKS_AND_CHANCE:
        return not (silent or layer == "content")
    if first in DISK:
        return not silent and not (layer == "content" and first == "os")
    return True


def may_import(module, other):
    """Tell whether one module of the package may import another."""
    if module == DOOR and other.startswith("soulstack.games."):
        return True
    layer, game, room = place_of(module)
    their_layer, their_game, their_room = place_of(other)
    if their_layer.startswith("__version") or their_layer == "__init__":
        return True
    if layer == "__main__":
        return their_layer in {"cli", "paths"}
    if layer == "cli":
        return their_layer in {"app", "ui", "paths", "cli"}
    if layer == "paths":
        return False
    if their_layer == "paths":
        return layer in {"content", "app", "ui"} or room in {"play", "screen"}
    if layer in LAYERS:
        return their_layer in LAYERS and LAYERS.index(their_layer) <= LAYERS.index(layer)
    if their_layer == "games":
        if their_game != game:
            return False
        return not room or not their_room or ROOMS.index(their_room) <= ROOMS.index(room)
    return their_layer in LAYERS and (not room or LAYERS.index(their_layer) <= LAYERS.index(REACH[room]))


def import_faults(source, module):
    """Gives a sentence for each import that points the wrong way."""
    faults = []
    for name in imported(source, module):
        first, _, rest = name.partition(".")
        if first != "soulstack":
            if not is_outside_allowed(first, module):
                faults.append(f"{module} imports {name}")
        elif rest and not may_import(module, name):
            faults.append(f"{module} imports {name}")
    return faults


def call_faults(source, module):
    """Gives a sentence for each file opened, hash taken or set walked where the engine must be the same everywhere."""
    layer, _, room = place_of(module)
    if layer not in {"kernel", "content", "bots"} and room not in SILENT:
        return []
    exact = layer == "kernel" or room in {"cards", "rules", "scenario"}
    faults = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "open" and layer != "content":
                faults.append(f"{module}:{node.lineno} opens a file")
            if node.func.id == "hash" and exact:
                faults.append(f"{module}:{node.lineno} takes a hash, which differs from run to run")
        walked = getattr(node, "iter", None)
        literal = isinstance(walked, ast.Set | ast.SetComp)
        made = isinstance(walked, ast.Call) and getattr(walked.func, "id", "") in {"set", "frozenset"}
        if exact and (literal or made):
            faults.append(f"{module}:{walked.lineno} walks a set, whose order differs from run to run")
    return faults


def modules():
    """Lists every module of the package with its dotted name."""
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        if parts != ("__init__",):
            yield path, ".".join(("soulstack", *(part for part in parts if part != "__init__")))


def test_every_module_has_its_place():
    for _, name in modules():
        layer, game, room = place_of(name)
        assert layer in {*LAYERS, *TOP, "games"}, name
        assert not room or room in ROOMS, name
        assert not game or game in GAMES, name
    assert "foursouls" in GAMES


def test_imports_point_one_way():
    assert [fault for path, name in modules() for fault in import_faults(path.read_text("utf-8"), name)] == []


def test_the_engine_opens_no_file_and_depends_on_no_order_of_sets():
    assert [fault for path, name in modules() for fault in call_faults(path.read_text("utf-8"), name)] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("soulstack.kernel.rng", "import random"),
        ("soulstack.kernel.rng", "from datetime import datetime"),
        ("soulstack.kernel.clone", "from soulstack.content import cache"),
        ("soulstack.kernel.clone", "from soulstack.games.foursouls.rules import state"),
        ("soulstack.kernel.clone", "from soulstack import paths"),
        ("soulstack.kernel.clone", "from ..content import loader"),
        ("soulstack.app.session", "import_module('soulstack.games.foursouls.rules.state')"),
        ("soulstack.app.session", "import_module('soulstack.ui.app')"),
        ("soulstack.games.foursouls.rules.turn", "import soulstack.games.other.rules.combat"),
        ("soulstack.games.foursouls.rules.turn", "from soulstack.games.foursouls.scenario import runner"),
        ("soulstack.games.foursouls.rules.turn", "from soulstack.bots import specs"),
        ("soulstack.games.foursouls.rules.turn", "def f():\n    import os.path"),
        ("soulstack.games.foursouls.bots.hard", "from time import monotonic"),
        ("soulstack.games.foursouls.play.odds", "import pygame"),
        ("soulstack.content.loader", "import pygame.image"),
        ("soulstack.app.session", "import pygame"),
        ("soulstack.app.session", "from soulstack.ui.theme import Theme"),
    ],
)
def test_a_wrong_import_is_found(module, source):
    assert len(import_faults(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("soulstack.kernel.rng", "from soulstack.kernel.ids import ObjId"),
        ("soulstack.games.foursouls.rules.turn", "from .state import State"),
        ("soulstack.games.foursouls.bots.hard", "from soulstack.bots.effort import Effort"),
        ("soulstack.games.foursouls.screen.table", "import pygame\nfrom soulstack.ui import theme"),
        ("soulstack.content.loader", "from soulstack import paths\nfrom pathlib import Path"),
        ("soulstack.app.registry", "import_module('soulstack.games.foursouls')"),
        ("soulstack.app.saves", "import os\nimport time\nfrom soulstack import __version__"),
        ("soulstack.ui.loop", "import pygame\nfrom soulstack.app import session"),
    ],
)
def test_a_right_import_is_no_fault(module, source):
    assert import_faults(source, module) == []


@pytest.mark.parametrize(
    "source",
    ["for x in {1, 2}: pass", "[x for x in set(y)]", "open('deck')", "hash(card)"],
)
def test_what_differs_from_run_to_run_is_found_in_the_engine(source):
    assert len(call_faults(source, "soulstack.games.foursouls.rules.turn")) == 1
    assert call_faults(source, "soulstack.ui.loop") == []
