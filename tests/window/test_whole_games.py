"""Whole games in the real window, driven from outside: with the mouse, with keys only, and by two people in turn.

The driver knows only what the game writes about its screen to the file named by SOULSTACK_STATUS.
"""

import shutil

import pytest
from tests.window.person import Person

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        shutil.which("xdotool") is None or shutil.which("Xvfb") is None, reason="needs Xvfb and xdotool"
    ),
]


@pytest.fixture
def sit(display, home):
    people = []

    def open_window(seats, seed):
        chosen = [{"name": name, "kind": kind} for name, kind in seats]
        people.append(Person(display, home, {"seats": chosen, "seed": str(seed)}))
        return people[-1]

    yield open_window
    for person in people:
        person.close()


BOTS = (("You", "human"), ("Ash", "bot:normal"))
STEADY = ("button end", "button pass", "button no", "button nothing", "button play", "button use")


def start_by_mouse(person):
    person.click(person.see(lambda seen: "New game" in seen["points"], "the title")["points"]["New game"])
    person.click(person.see(lambda seen: "Start" in seen["points"], "the new game")["points"]["Start"])
    return person.see(lambda seen: seen["scene"] in ("TableScene", "CurtainScene"), "the table")


def is_over(seen):
    return seen["scene"] == "ResultScene" or seen.get("over")


def test_a_mouse_plays_a_whole_game(sit):
    person = sit(BOTS, 4)
    start_by_mouse(person)
    turns, clicks = set(), 0
    while not is_over(seen := person.see(lambda s: is_over(s) or s.get("points"), "a question")):
        turns.add(seen.get("turn", 0))
        points = seen["points"]
        things = [name for name in points if name.startswith(("item", "thing"))]
        # Whatever ends the turn or passes; else what glows, and in between the button that confirms it.
        wanted = [name for name in STEADY if name in points] or things + [name for name in points if "confirm" in name]
        wanted = wanted or list(points)
        person.click(points[wanted[0] if len(wanted) == 1 or wanted[0] in STEADY else wanted[clicks % len(wanted)]])
        clicks += 1
        person.changed(seen, 0.5)
    assert len(turns) > 3
    person.see(lambda s: s["scene"] == "ResultScene", "the result")


def test_keys_alone_play_a_whole_game(sit):
    person = sit(BOTS, 4)
    for button, scene in (("New game", "NewGameScene"), ("Start", "TableScene")):
        for _ in range(60):
            seen = person.see(lambda s: "focus" in s, "a menu")
            if seen["focus"] == button:
                break
            person.key("Tab")
            person.changed(seen, 1.0)
        person.key("Return")
        person.see(lambda s, scene=scene: s["scene"] == scene, scene)
    while not is_over(seen := person.see(lambda s: is_over(s) or s.get("points"), "a question")):
        if seen["prompt"] == "turn":
            person.key("e")
        elif seen["kind"] == "priority":
            person.key("space")
        else:
            person.key("h", "Return")
        person.changed(seen, 0.5)
    person.see(lambda s: s["scene"] == "ResultScene", "the result")


def test_two_people_pass_one_window(sit):
    person = sit((("Anna", "human"), ("Ben", "human")), 5)
    start_by_mouse(person)
    curtains, turns = 0, set()
    while len(turns) < 6:
        seen = person.see(lambda s: s["scene"] == "CurtainScene" or s.get("points"), "a question")
        if seen["scene"] == "CurtainScene":
            curtains += 1
            assert not any(name.startswith(("thing", "item")) for name in seen["points"])
            person.hold("space")
        else:
            turns.add(seen.get("turn", 0))
            if seen["prompt"] == "turn":
                person.key("e")
            elif seen["kind"] in ("priority", "window"):
                person.key("space")
            else:
                person.key("h", "Return")
        person.changed(seen, 0.5)
    assert curtains >= 5  # one a turn; the sixth may have begun with a window for all
