"""The direction of the imports, and what the engine must never touch."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "soulstack"

MAY_IMPORT = {
    "kernel": {"kernel"},
    "content": {"content", "kernel", "paths"},
    "foursouls": {"foursouls", "content", "kernel"},
    "spire": {"spire", "content", "kernel"},
    "bots": {"bots", "foursouls", "spire", "content", "kernel"},
    "paths": set(),
    "app": {"app", "bots", "foursouls", "spire", "content", "kernel", "paths"},
    "ui": {"ui", "app", "bots", "foursouls", "spire", "content", "kernel", "paths"},
    "cli": {"cli", "ui", "app", "bots", "foursouls", "spire", "content", "kernel", "paths"},
    "__main__": {"cli", "paths"},
}
ENGINE = {"kernel", "content", "foursouls", "spire", "bots"}
WINDOW = {"pygame", "pygame_gui"}
CLOCKS_AND_CHANCE = {"random", "secrets", "uuid", "time", "datetime"}
DISK = {"os", "io", "pathlib", "shutil", "tempfile"}


def forbidden(layer):
    """Names the outside modules that a layer must not import."""
    banned = set()
    if layer in ENGINE | {"app"}:
        banned |= WINDOW
    if layer in ENGINE:
        banned |= CLOCKS_AND_CHANCE | (DISK if layer != "content" else {"os"})
    return banned


def imported(source, module):
    """Lists every module that a source imports, with relative ones spelled out."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(module.split(".")[: -node.level]) + "." if node.level else ""
            name = (base + (node.module or "")).rstrip(".")
            found += [f"{name}.{alias.name}" for alias in node.names] if name == "soulstack" else [name]
    return found


def import_faults(source, module):
    """Gives a sentence for each import that points the wrong way."""
    layer = module.split(".")[1]
    faults = []
    for name in imported(source, module):
        first, _, rest = name.partition(".")
        if first in forbidden(layer):
            faults.append(f"{module} imports {name}")
        own = rest.split(".")[0]
        if first == "soulstack" and own and not own.startswith("__version") and own not in MAY_IMPORT[layer]:
            faults.append(f"{module} imports {name}")
    return faults


def call_faults(source, module):
    """Gives a sentence for each file opened, hash taken or set walked where the engine must be the same everywhere."""
    layer = module.split(".")[1]
    faults = []
    if layer not in ENGINE:
        return faults
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "open" and layer != "content":
                faults.append(f"{module}:{node.lineno} opens a file")
            if node.func.id == "hash" and layer in {"kernel", "foursouls", "spire"}:
                faults.append(f"{module}:{node.lineno} takes a hash, which differs from run to run")
        walked = getattr(node, "iter", None)
        literal = isinstance(walked, ast.Set | ast.SetComp)
        made = isinstance(walked, ast.Call) and getattr(walked.func, "id", "") in {"set", "frozenset"}
        if layer in {"kernel", "foursouls", "spire"} and (literal or made):
            faults.append(f"{module}:{walked.lineno} walks a set, whose order differs from run to run")
    return faults


def modules():
    """Lists every module of the package with its dotted name."""
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        if parts != ("__init__",):
            yield path, ".".join(("soulstack", *parts))


def test_every_layer_has_its_place():
    layers = {name.split(".")[1] for _, name in modules()}
    assert layers <= set(MAY_IMPORT)
    assert {"kernel", "foursouls", "app"} <= layers


def test_imports_point_one_way():
    assert [fault for path, name in modules() for fault in import_faults(path.read_text("utf-8"), name)] == []


def test_the_engine_opens_no_file_and_depends_on_no_order_of_sets():
    assert [fault for path, name in modules() for fault in call_faults(path.read_text("utf-8"), name)] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("soulstack.kernel.rng", "import random"),
        ("soulstack.kernel.rng", "from datetime import datetime"),
        ("soulstack.kernel.clone", "from soulstack.foursouls import state"),
        ("soulstack.kernel.clone", "from soulstack import paths"),
        ("soulstack.kernel.clone", "from ..content import schema"),
        ("soulstack.foursouls.turn", "import soulstack.spire.combat"),
        ("soulstack.foursouls.turn", "def f():\n    import os.path"),
        ("soulstack.bots.search", "from time import monotonic"),
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
        ("soulstack.foursouls.turn", "from .state import State"),
        ("soulstack.content.loader", "from soulstack import paths\nfrom pathlib import Path"),
        ("soulstack.bots.random", "from soulstack.bots.random import RandomBot"),
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
    assert len(call_faults(source, "soulstack.foursouls.turn")) == 1
    assert call_faults(source, "soulstack.ui.loop") == []
