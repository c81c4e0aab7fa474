"""Runs of the second game in the real window: with the mouse, with keys alone, with a bot and by two people at one machine.

Who drives knows only what the game writes about its screen: what can be pressed and what glows.
"""

import random
import shutil

import pytest
from tests.window.person import Person

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        shutil.which("xdotool") is None or shutil.which("Xvfb") is None, reason="needs Xvfb and xdotool"
    ),
]
LOOKS = frozenset(
    {"bar", "kind", "boss", "hero", "item", "run", "face", "draw", "discard", "exhaust", "undo", "hint", "empty", "way"}
    | {"more", "powers", "relics", "tab", "later", "sort", "flip", "search"}
)
"""What is only looked at."""
ON = frozenset({"done", "go", "agree", "leave", "confirm", "main"})
"""What goes on."""
MOST = 400


@pytest.fixture
def climb(display, home):
    people = []

    def open_window(*words):
        people.append(Person(display, home, {}, ("--game", "spire", "--speed", "instant", *words)))
        person = people[-1]
        person.see(lambda seen: seen["scene"] == "TableScene" and seen.get("points"), "the table")
        return person

    yield open_window
    for person in people:
        person.close()


def kind_of(name):
    return name.partition(" ")[0]


def quiet(person):
    """Give what is on the screen once the pictures are over and somebody is asked something."""
    return person.see(
        lambda seen: seen.get("over") or (seen.get("kind") and seen.get("points") and not seen.get("busy")),
        "a question",
    )


def clicked(seen, chance):
    """Choose what to click: what glows in a fight, elsewhere what goes on or anything that can be chosen."""
    lit = [name for name in seen["lit"] if name in seen["points"]]
    if seen["place"] == "combat":
        return chance.choice(lit) if lit else "end"
    able = [name for name in seen["points"] if kind_of(name) not in LOOKS] or list(seen["points"])
    on = [name for name in able if kind_of(name) in ON]
    return chance.choice(on if on and chance.random() < 0.4 else able)


def by_mouse(person, chance, until):
    """Click until something holds; gives the places that were seen."""
    places = []
    for _ in range(MOST):
        seen = quiet(person)
        places += [seen["place"]] if seen["place"] not in places[-1:] else []
        if until(seen, places):
            return places
        person.click(seen["points"][clicked(seen, chance)])
        person.changed(seen, 0.4)
    raise AssertionError(f"still at {places[-1]}")


def ends(seen, places):
    return seen["over"] or seen["place"] == "act change"


def after_a_fight(seen, places):
    return seen["over"] or (places.count("combat") >= 1 and seen["place"] not in {"combat", "neow", "map"})


def test_a_mouse_climbs_through_the_first_act(climb):
    person = climb("--seats", "human", "--heroes", "ironclad", "--last-act", "1", "--seed", "4")
    places = by_mouse(person, random.Random(4), ends)
    assert {"neow", "map", "combat"} <= set(places)


def test_keys_alone_climb_through_the_first_act(climb):
    person, chance, places = (
        climb("--seats", "human", "--heroes", "watcher", "--last-act", "1", "--seed", "5"),
        random.Random(1),
        set(),
    )
    for _ in range(MOST):
        seen = quiet(person)
        places.add(seen["place"])
        if ends(seen, places):
            break
        person.key(*keys_for(seen, chance))
        person.changed(seen, 0.4)
    else:
        raise AssertionError(f"still at {seen['place']}: {seen['kind']}")
    assert {"neow", "map", "combat"} <= places


def keys_for(seen, chance):
    cards = [name for name in seen["points"] if kind_of(name) == "card"]
    if seen["place"] == "combat" and seen["kind"] in {"play", "roll_window", "done"}:
        playable = [cards.index(name) for name in seen["lit"] if name in cards]
        if playable:
            return str((chance.choice(playable) + 1) % 10), "Return"
        return ("Tab", "Return") if seen["lit"] else ("e",)
    return (chance.choice(("Tab", "Tab", "Return", "Return", "space", "e", "1", "2", "Right")),)


def test_a_bot_climbs_along_as_a_partner(climb):
    person = climb("--seats", "human,bot:easy", "--heroes", "silent,ironclad", "--seed", "3")
    places = by_mouse(person, random.Random(3), after_a_fight)
    assert "combat" in places


def test_two_people_at_one_machine_play_a_fight(climb):
    person, chance, seats = (
        climb("--seats", "human,human", "--heroes", "silent,defect", "--seed", "6"),
        random.Random(2),
        set(),
    )
    places = []
    for number in range(MOST):
        seen = quiet(person)
        places += [seen["place"]] if seen["place"] not in places[-1:] else []
        seats.add(seen["seat"])
        if after_a_fight(seen, places):
            break
        if seen["place"] == "combat" and (number % 5 == 0 or seen["kind"] == "done"):
            person.key("F2" if seen["seat"] == 0 else "F1")  # the other one wants to play too
        else:
            person.click(seen["points"][clicked(seen, chance)])
        person.changed(seen, 0.4)
    else:
        raise AssertionError(f"still at {seen['place']}: {seen['kind']}")
    assert seats >= {0, 1}
