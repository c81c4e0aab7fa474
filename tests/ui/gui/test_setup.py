"""The set-up screen of a game that nobody has written yet: everything on it comes from its list of options."""

from types import SimpleNamespace

import pygame
import pytest

from soulstack.app import registry
from soulstack.app.options import SetupOption
from soulstack.kernel.sentences import Sentence
from soulstack.ui import games
from soulstack.ui.gui.press import Toggle
from soulstack.ui.gui.values import Pick
from soulstack.ui.scenes import setup
from soulstack.ui.scenes.setup import SetupScene

MODE = SetupOption(
    name="way",
    words=Sentence("Way"),
    kind="choice",
    default="up",
    choices=("up", "down"),
    labels={"up": Sentence("Up"), "down": Sentence("Down")},
)
OPTIONS = (
    MODE,
    SetupOption(name="fast", words=Sentence("Fast"), kind="switch", default=False, note=Sentence("Twice as fast.")),
    SetupOption(name="floors", words=Sentence("Floors"), kind="number", default=3, low=1, high=9),
    SetupOption(
        name="deep",
        words=Sentence("Deep"),
        kind="switch",
        default=False,
        when=("way", ("down",)),
        note=Sentence("Dark."),
    ),
    SetupOption(
        name="house",
        words=Sentence("House rules"),
        kind="words",
        default=(),
        choices=("rain", "snow", "fog"),
        labels={"rain": Sentence("Rain"), "fog": Sentence("Fog")},
        notes={"rain": Sentence("It rains.")},
    ),
)
MANY = tuple(
    SetupOption(name=f"rule{number}", words=Sentence(f"Rule {number}"), kind="switch", default=False)
    for number in range(11)
)


class Toy:
    """A game that has nothing but a list."""

    key = "foursouls"

    def __init__(self, options, seats):
        self.options = lambda: options
        self.seats = lambda: seats


class Scene(SetupScene):
    """A screen that adds nothing to the list."""

    def remembered(self, option):
        return option.default

    def plan(self):
        return dict(self.values)

    def remember(self, plan):
        """Forgets it."""


@pytest.fixture
def show(app, player, monkeypatch):
    def open_scene(options):
        toy = Toy(options, registry.game().seats())
        with monkeypatch.context() as patch:
            patch.setattr(setup, "registry", SimpleNamespace(game=lambda key: toy))
            scene = Scene(app)
        app.push(scene)
        player.wait(0.1)
        return player

    return open_scene


def turn_to_rules(player):
    player.click(player.scene.tabs.cells()[2].center)
    player.wait(0.1)


def test_every_kind_of_option_has_its_control(show):
    player = show(OPTIONS)
    turn_to_rules(player)
    found = {key: type(control) for key, control in player.scene.options.items()}
    assert found == {"fast": Toggle, "floors": Pick, "rain": Toggle, "fog": Toggle}
    player.scene.options["fog"].set(True)
    player.scene.options["fast"].set(True)
    player.scene.form.set_focus(player.scene.options["floors"])
    player.key(pygame.K_RIGHT)
    assert player.scene.values == {"way": "up", "fast": True, "floors": 4, "deep": False, "house": ("fog",)}


def test_an_option_that_others_depend_on_stands_beside_the_seats_and_brings_them(show):
    player = show(OPTIONS)
    player.click(player.scene.options["way"].cells()[1].center)
    turn_to_rules(player)
    assert "deep" in player.scene.options


def test_more_rules_than_fit_are_on_further_pages(show):
    player = show(MANY)
    turn_to_rules(player)
    seen = set(player.scene.options)
    player.press("1 of 2")
    player.wait(0.1)
    assert len(seen) == 6
    assert seen | set(player.scene.options) == {option.name for option in MANY}


def test_what_was_chosen_is_what_is_dealt(show, monkeypatch):
    dealt = []
    player = show(OPTIONS)
    monkeypatch.setattr(games, "start", lambda _app, plan: dealt.append(plan))
    player.press("Start")
    assert dealt == [{"way": "up", "fast": False, "floors": 3, "deep": False, "house": ()}]
