"""What is foretold is what then happens: of a card before it is let go, and of the end of the turn.

A few hundred of each are compared here; SOULSTACK_FORESIGHT=10000 compares so many.
"""

import os
import random
from itertools import islice

import pytest
from tests.games.spire.play.odd_fights import fights

from soulstack.games.spire.play.preview import foretold, previewed
from soulstack.games.spire.rules.game import apply
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Answer

MANY = int(os.environ.get("SOULSTACK_FORESIGHT", "150"))
PARTS = 2
TOKENS = ("weak", "vulnerable", "poison", "strength")


def positions(seed):
    return enumerate(islice(fights(random.Random(seed)), MANY // PARTS))


@pytest.mark.parametrize("seed", range(PARTS))
def test_what_a_card_is_said_to_do_is_what_it_does(seed):
    chance, wrong = random.Random(1000 + seed), []
    for number, state in positions(seed):
        asked = chance.choice([decision for decision in state.pending if decision.kind == "play"])
        options = [option for option in asked.options if option != DONE]
        if not options:
            continue
        picks = [chance.choice(options)]
        shown = previewed(state, asked.seat, tuple(picks))
        while shown is not None and shown.asks is not None and shown.asks.seat == asked.seat:
            if shown.unknown or shown.asks.high != 1 or shown.asks.low != 1 or len(picks) > 4:
                break
            picks.append(chance.choice(shown.asks.options))
            shown = previewed(state, asked.seat, tuple(picks))
        assert shown is not None, (seed, number, picks)
        wrong += [
            (seed, number, named(state, picks[0]), *each) for each in differences(state, asked.seat, picks, shown)
        ]
    assert wrong == []


def named(state, option):
    return state.faces[option.ref[1]].id if option.ref is not None and option.ref[0] == "card" else option


def differences(state, seat, picks, shown):
    """Carry it out with the luck that there really is, and list what has come otherwise than it was said."""
    world, facts = state.clone(), []
    for pick in picks:
        facts += apply(world, Answer(seat, (pick,)))
    if world.fight is None:
        return
    now = {foe.id: foe for foe in world.fight.foes}
    for foe in state.fight.foes:
        told = shown.foes.get(foe.id)
        if told is None or not foe.lives:
            continue
        then = now.get(foe.id)
        lost = sum(fact.amount for fact in facts if fact.kind == "lost_hp" and fact.obj == foe.id)
        if told.lost != lost:
            yield "lost", foe.id, told.lost, lost
        if then is not None:
            tokens = {name: getattr(then, name) - getattr(foe, name) for name in TOKENS}
            told_tokens = dict.fromkeys(TOKENS, 0) | dict(told.tokens)
            found = (then.hp, then.block - foe.block, then.dead, tokens)
            if (told.hp, told.block, told.dies, told_tokens) != found:
                yield "foe", foe.id, told, found
    for hero, later, change in zip(state.heroes, world.heroes, shown.heroes, strict=True):
        if change.unknown:
            continue
        a, b = state.fight.fighters[hero.seat], world.fight.fighters[hero.seat]
        found = [later.hp - hero.hp, b.block - a.block, b.energy - a.energy, b.strength - a.strength, b.shivs - a.shivs]
        told = [change.hp, change.block, change.energy, change.strength, change.shivs]
        if found != told:
            yield "hero", hero.seat, told, found
    if shown.forecast is not None and shown.forecast.sure and shown.forecast != foretold(world):
        yield "forecast", shown.forecast, foretold(world)


@pytest.mark.parametrize("seed", range(PARTS))
def test_what_the_end_of_the_turn_is_said_to_cost_is_what_it_costs(seed):
    wrong, compared, unsure = [], 0, 0
    for number, state in positions(100 + seed):
        told = foretold(state)
        found = round_end(state.clone())
        if told is None or found is None:
            continue
        compared += 1
        if not told.sure:
            unsure += 1
            continue
        for seat, (lost, dies) in enumerate(found):
            if (told.heroes[seat].lost, told.heroes[seat].dies) != (lost, dies):
                wrong.append((seed, number, seat, told.heroes[seat], lost, dies))
    assert wrong == []
    assert unsure < compared / 4


def round_end(world):
    """Let everybody be done, and give what each hero has lost and whether it died; None where somebody is asked something."""
    before, facts = [hero.hp for hero in world.heroes], []
    while not world.over and world.fight is not None:
        open_now = [decision for decision in world.pending if decision.options != (UNDONE,)]
        ended = any(fact.kind in {"round_started", "combat_ended"} for fact in facts)
        if ended:
            break
        if not all(DONE in decision.options for decision in open_now):
            return None
        facts += apply(world, Answer(open_now[0].seat, (DONE,)))
    end = next((at for at, fact in enumerate(facts) if fact.kind in {"round_started", "combat_ended"}), len(facts))
    lost = [0] * len(before)
    for fact in facts[:end]:
        if fact.kind == "hp_lost":
            lost[fact.seat] += fact.amount
        elif fact.kind == "healed" and fact.seat >= 0:
            lost[fact.seat] -= fact.amount
    dead = {fact.seat for fact in facts[:end] if fact.kind == "hero_died"}
    return [(max(0, lost[seat]), seat in dead) for seat in range(len(before))]
