"""The ways between screens: by name, never by import."""

import ast
import inspect
from pathlib import Path

import pytest
from attrs import fields_dict

import soulstack
from soulstack.games.foursouls.screen.screens import SCREENS
from soulstack.ui import places, router
from soulstack.ui.scene import BaseScene
from soulstack.ui.scenes.message import MessageScene
from soulstack.ui.scenes.title import TitleScene

SOURCE = Path(soulstack.__file__).parent
WAYS = {**router.WAYS, **SCREENS.ways}
PLACES = {kind.way: kind for kind in places.Place.__subclasses__() if kind.__module__ == places.__name__}
BASES = {
    "soulstack.ui.gui.scene",
    "soulstack.ui.scenes.side_panel",
    "soulstack.ui.scenes.replay_bar",
    "soulstack.games.foursouls.screen.table_scene",
}
"""What other scenes are made of: the form of the menus, and a table with something beside it."""


@pytest.mark.parametrize("name", WAYS)
def test_every_way_leads_to_a_scene_that_takes_what_its_place_says(name):
    kind = router.scene_class(WAYS, name)
    assert issubclass(kind, BaseScene)
    taken = list(inspect.signature(kind).parameters.values())[1:]
    given = set(fields_dict(PLACES[name])) if name in PLACES else set()
    assert given <= {each.name for each in taken}
    assert {each.name for each in taken if each.default is each.empty} <= given


def test_every_place_has_a_way_and_every_game_adds_the_same_ones():
    assert set(PLACES) <= set(WAYS)
    assert set(SCREENS.ways) == set(router.OF_A_GAME)
    assert not set(SCREENS.ways) & set(router.WAYS)


def test_no_scene_imports_another_scene():
    modules = {way.partition(":")[0] for way in WAYS.values()}
    faults = []
    for module in sorted(modules):
        path = SOURCE.joinpath(*module.split(".")[1:]).with_suffix(".py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                named = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
                faults += [f"{module} imports {other}" for other in named & modules - BASES]
    assert faults == []


def test_a_place_lies_over_the_screen_or_stands_alone(app):
    app.go("title", alone=True)
    app.go(places.Message("One sentence."))
    assert [type(scene) for scene in app.stack.scenes] == [TitleScene, MessageScene]
    assert app.stack.top.text == "One sentence."
    app.go("title", alone=True)
    assert [type(scene) for scene in app.stack.scenes] == [TitleScene]


def test_a_way_that_nobody_knows_is_named(app):
    with pytest.raises(router.NoWayError, match="'attic'"):
        app.go("attic")
