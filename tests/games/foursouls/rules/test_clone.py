"""A clone of a game shares nothing that can change, whatever is under way when it is made."""

import copy
import sys
from functools import cache

import attrs
import pytest
from tests.games.foursouls.rules.random_games import RandomGame, games

from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules import state
from soulstack.kernel.decisions import Decision
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame
from soulstack.kernel.record import digest

ENGINE = ("soulstack.games.foursouls.rules.", "soulstack.kernel.")
UNCHANGED = (Fact, Decision)
"""Records that nothing changes once they are told or asked; the last test of this file holds that."""
LEAVES = {int, str, bool, type(None), CardDef}
CONTAINERS = {list, dict, tuple}


@cache
def fields_of(kind):
    """Names the fields of a record with their labels; none for what never changes."""
    if kind in UNCHANGED or not attrs.has(kind) or kind.__setattr__.__name__ == "_frozen_setattrs":
        return ()
    return tuple((attribute.name, f"{kind.__name__}.{attribute.name}") for attribute in attrs.fields(kind))


def mutable_parts(value, label="State", found=None):
    """Lists everything that can be changed in place, by identity, with the field that holds it."""
    found = {} if found is None else found
    kind = type(value)
    if kind in LEAVES:
        return found
    if kind in CONTAINERS:
        if kind is not tuple:
            found[id(value)] = label
        for item in value.values() if kind is dict else value:
            if type(item) not in LEAVES:
                mutable_parts(item, label, found)
        return found
    assert issubclass(kind, tuple) or attrs.has(kind), f"{label} holds a {kind.__name__}, which no clone knows"
    fields = fields_of(kind)
    if fields:
        found[id(value)] = label
    for name, below in fields:
        mutable_parts(getattr(value, name), below, found)
    return found


def shared_parts(original, other):
    """Names every field whose changeable value two states have in common."""
    mine = mutable_parts(original)
    return sorted(label for number, label in mutable_parts(other).items() if number in mine)


def frame_classes():
    """Lists the frames of the engine; attrs leaves the classes that it replaced behind, and these do not count."""
    found, todo = [], [Frame]
    while todo:
        for kind in todo.pop().__subclasses__():
            todo.append(kind)
            module = sys.modules.get(kind.__module__)
            own = "__attrs_attrs__" in vars(kind)  # the others are made by games, which add the fields
            if own and kind.__module__.startswith(ENGINE) and getattr(module, kind.__name__, None) is kind:
                found.append(kind)
    return sorted(set(found), key=lambda kind: kind.__name__)


RECORDS = [
    kind
    for kind in vars(state).values()
    if isinstance(kind, type) and attrs.has(kind) and kind.__module__ == state.__name__
]


def test_no_changeable_part_is_shared_with_a_clone_in_the_middle_of_many_games():
    looked = kinds = 0
    for played in games(12):
        for now in played.walk(every=31):
            assert shared_parts(now, now.clone()) == []
            looked += 1
            kinds = max(kinds, len({type(frame) for frame in now.frames}))
    assert looked > 200
    assert kinds >= 4


def test_a_careless_copy_would_be_found():
    now = RandomGame(players=3).state
    assert {"Player.hand", "State.objects", "State.frames"} <= set(shared_parts(now, copy.copy(now)))
    careless = now.clone()
    careless.players[1].hand = now.players[1].hand
    assert shared_parts(now, careless) == ["Player.hand"]


@pytest.mark.parametrize("kind", [*frame_classes(), *RECORDS], ids=lambda kind: kind.__name__)
def test_every_record_has_a_generated_clone_of_its_own(kind):
    # An inherited clone would give back the parent and lose the fields of the child without a word.
    assert "clone" in vars(kind)
    assert vars(kind)["clone"].__globals__["cls"] is kind


def test_the_frames_are_found():
    names = {kind.__name__ for kind in frame_classes()}
    assert names >= {"Game", "Turn", "Window", "Run", "Queue", "Ask", "Propose", "Announce", "Attack", "MonsterDeath"}
    used = {type(frame).__name__ for played in games(3) for now in played.walk(every=3) for frame in now.frames}
    assert used <= names


def test_a_clone_has_the_same_digest_and_plays_to_the_same_end():
    for played in games(3, first=20):
        for number, now in enumerate(played.walk(every=60)):
            twin = RandomGame(played.setup.players, played.setup.seed)
            if number == 3:
                twin.state, twin._bots = now.clone(), copy.deepcopy(played._bots)
                assert digest(twin.state) == digest(now)
                break
        twin.play()
        assert digest(twin.state) == digest(played.play())


def test_playing_a_clone_leaves_its_original_alone():
    for played in games(3, first=30):
        for now in played.walk(every=150):
            before = digest(now)
            other = RandomGame(played.setup.players, seed=99)
            other.state = now.clone()
            other.play()
            assert other.state.over
            assert digest(now) == before


def test_a_clone_reports_only_what_happens_to_itself():
    now = RandomGame().state
    now.facts.append(Fact("turn_started", seat=0))
    assert now.clone().facts == []


def test_the_cards_themselves_are_shared_by_all_clones():
    now = RandomGame().state
    assert now.clone().printed is now.printed


def test_what_was_told_or_asked_never_changes_afterwards():
    for played in games(6, first=40):
        noted = [(fact, repr(fact)) for fact in played.facts]
        while played.decision is not None:
            noted.append((played.decision, repr(played.decision)))
            _, facts = played.play_one()
            noted += [(fact, repr(fact)) for fact in facts]
        assert [before for thing, before in noted if repr(thing) != before] == []
