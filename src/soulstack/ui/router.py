"""From a name to a scene: what is asked for by `app.go` is found, imported and made here.

A scene is imported when somebody goes there for the first time, and no scene imports another one. The shared scenes are
listed here; a game hands in the ways to its own with its `screens`.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from attrs import fields_dict

from soulstack.app.registry import DEFAULT, game
from soulstack.ui.places import Place

if TYPE_CHECKING:
    from soulstack.ui.loop import App
    from soulstack.ui.scene import Scene
    from soulstack.ui.screens import Screens

WAYS: Final[Mapping[str, str]] = {
    "ask": "soulstack.ui.scenes.ask:AskScene",
    "credits": "soulstack.ui.scenes.credits:CreditsScene",
    "curtain": "soulstack.ui.scenes.curtain:CurtainScene",
    "gallery": "soulstack.ui.scenes.gallery:GalleryScene",
    "how to play": "soulstack.ui.scenes.how_to_play:HowToPlayScene",
    "keys": "soulstack.ui.scenes.learn:KeysScene",
    "learn": "soulstack.ui.scenes.learn:LearnScene",
    "message": "soulstack.ui.scenes.message:MessageScene",
    "pause": "soulstack.ui.scenes.pause:PauseScene",
    "play on": "soulstack.ui.scenes.play_on:PlayOnScene",
    "replays": "soulstack.ui.scenes.replays:ReplaysScene",
    "rules": "soulstack.ui.scenes.rules:RulesScene",
    "slots": "soulstack.ui.scenes.slots:SlotsScene",
    "settings": "soulstack.ui.scenes.settings:SettingsScene",
    "statistics": "soulstack.ui.scenes.statistics:StatisticsScene",
    "title": "soulstack.ui.scenes.title:TitleScene",
}
"""The shared scenes by the name of the way to them: a module and a class in it."""
OF_A_GAME: Final = ("card", "lesson", "new game", "replay", "result", "table")
"""The ways that every game adds."""


class NoWayError(LookupError):
    """Nobody has said how to get to a place."""


def screens_of_the_game(key: str = DEFAULT) -> "Screens":
    """Gives what a game brings to the window."""
    found: Screens = game(key).screen()
    return found


def scene_class(ways: Mapping[str, str], name: str) -> Any:
    """Imports what shows a place."""
    way = ways.get(name)
    if way is None:
        message = f"There is no way to {name!r}."
        raise NoWayError(message)
    module, _, kind = way.partition(":")
    return getattr(import_module(module), kind)


def make_scene(app: "App", place: Place | str, ways: Mapping[str, str]) -> "Scene":
    """Makes the scene of a place; the ways of a game go before the shared ones."""
    name = place if isinstance(place, str) else place.way
    words = {} if isinstance(place, str) else {key: getattr(place, key) for key in fields_dict(type(place))}
    scene: Scene = scene_class({**WAYS, **ways}, name)(app, **words)
    return scene
