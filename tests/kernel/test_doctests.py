"""Every example in a docstring is true, and the kernel knows no word of any game."""

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import soulstack

ROOT = Path(soulstack.__file__).parent
WITH_EXAMPLES = sorted(path for path in ROOT.rglob("*.py") if ">>> " in path.read_text("utf-8"))
GAME_WORDS = ("loot", "cent", "monster", "treasure", "shop", "attack", "evasion", "energy", "relic", "enemy")


def dotted(path):
    """Gives the name under which a file of the package is imported."""
    return ".".join(("soulstack", *path.relative_to(ROOT).with_suffix("").parts))


def test_every_module_of_the_kernel_has_an_example():
    kernel = {path for path in (ROOT / "kernel").glob("*.py") if path.name != "__init__.py"}
    assert kernel <= set(WITH_EXAMPLES)


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=dotted)
def test_the_examples_of_a_module_are_true(path):
    result = doctest.testmod(importlib.import_module(dotted(path)))
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("path", sorted((ROOT / "kernel").glob("*.py")), ids=dotted)
def test_the_kernel_names_nothing_of_a_game(path):
    tree = ast.parse(path.read_text("utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    names |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    names |= {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    assert [name for name in sorted(names) if any(word in name.lower() for word in GAME_WORDS)] == []
