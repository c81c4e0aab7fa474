"""Where effects can stand: what could never do anything is refused with its place, and all that is shipped passes."""

import pytest
from attrs import evolve

from soulstack.games.spire.cards import surroundings
from soulstack.games.spire.cards.catalogue import catalogue


def test_all_that_is_shipped_stands_where_it_can_act():
    assert [(thing.id, *fault) for thing in catalogue().values() for fault in surroundings.faults(thing)] == []


def test_a_relic_gained_on_the_way_hits_nobody():
    thing = next(
        t
        for t in catalogue().values()
        if t.type == "relic" and any(getattr(a, "on", "") == "gained" for a in t.abilities)
    )
    fight = next(
        t
        for t in catalogue().values()
        if t.type == "relic" and any(getattr(a, "on", "") == "start_of_turn" for a in t.abilities)
    )
    mixed = tuple(
        evolve(a, do=fight.abilities[0].do) if getattr(a, "on", "") == "gained" else a for a in thing.abilities
    )
    (fault,) = {fault[0] for fault in surroundings.faults(evolve(thing, abilities=mixed))}
    assert fault.startswith("abilities[")
    assert fault.endswith(".op")


@pytest.mark.parametrize("kind", ["event", "neow"])
def test_no_fight_begins_in_an_option(kind):
    thing = next(t for t in catalogue().values() if t.type == kind)
    part = "options" if kind == "event" else "blue"
    options = getattr(thing, part)
    mixed = (evolve(options[0], do=catalogue()["bash"].do), *options[1:])
    faults = dict(surroundings.faults(evolve(thing, **{part: mixed})))
    assert f"{part}[0].do[0].op" in faults
    assert "cannot act outside a fight" in faults[f"{part}[0].do[0].op"]


def test_a_card_cannot_do_what_only_an_enemy_does():
    enemy = next(
        line
        for t in catalogue().values()
        if t.type == "enemy"
        for line in t.track
        if line.do and line.do[0].op == "summon"
    )
    faults = dict(surroundings.faults(evolve(catalogue()["bash"], do=enemy.do)))
    assert "do[0].op" in faults
