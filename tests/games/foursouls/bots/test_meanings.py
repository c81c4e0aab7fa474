"""Bots read the words, targets and conditions of cards off a view exactly as the rules read them off the state."""

from functools import cache

import attrs
import pytest
from attrs import evolve

from soulstack.bots.random_bot import RandomBot
from soulstack.games.foursouls.bots.candidates import candidates, chooser
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import roles
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.cards.vocabulary import TargetSpec, When
from soulstack.games.foursouls.rules import selecting
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.games.foursouls.rules.priority import Asker
from soulstack.games.foursouls.rules.stats import holds
from soulstack.kernel.decisions import Answer
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME

CARDS = catalogue()
UNSEEN = ("bought", "loot_played_at_least", "abilities_used_at_least")
"""Conditions about what happened earlier in the turn, which a view does not tell."""
OBJECTS = roles.OBJECTS | {"everyone", "items_of:it", "items_of:they", "it", "what"}
DRAWN = "random_player"
"""Chance says who that is; a bot thinks of everybody."""


def parts(value, kind):
    """Lists the records of a kind inside abilities."""
    if isinstance(value, tuple):
        for item in value:
            yield from parts(item, kind)
    elif attrs.has(type(value)):
        if isinstance(value, kind):
            yield value
        for each in attrs.fields(type(value)):
            yield from parts(getattr(value, each.name), kind)


SPECS = list(dict.fromkeys(evolve(s, name="it") for card in CARDS.values() for s in parts(card.abilities, TargetSpec)))
WHENS = [when for when in dict.fromkeys(w for card in CARDS.values() for w in parts(card.abilities, When))
         if all(getattr(when, name) is None for name in UNSEEN)]  # fmt: skip


def positions(seed, every):
    """Walks through a game of all sets that chance plays, and gives some of its states."""
    setup = GameSetup(players=3, seed=seed, turn_cap=300, sets=tuple(CARDS.sets()), rooms=seed % 2 == 0)
    state = new_game(setup, CARDS.values())
    bots = [RandomBot(seed, seat) for seat in range(3)]
    for number in range(1200):
        if state.over:
            return
        decision = state.pending[0]
        if number % every == every // 2:
            yield state
        apply(state, Answer(decision.seat, bots[decision.seat].choose(None, decision)))


@cache
def contexts():
    """Gives (state, judge, the engine's context, the bot's context) for abilities of players and of the game."""
    found = []
    for seed in range(6):
        for turn, now in enumerate(positions(seed, every=41)):
            state = now.clone()
            seat = turn % 3
            judge = Judge(view_for(state, seat), seat, CARDS)
            objects = sorted(state.objects)
            for you, source in ((seat, 0), (seat, state.players[seat].items[0]), (GAME, objects[turn % len(objects)])):
                about = objects[(7 * turn + you) % len(objects)]
                event = Fact("told", seat=(seat + 1) % 3, obj=about, by=(seat + turn) % 3, source=about, amount=2)
                bound = (("it", ("player", seat)), ("what", ("obj", about)))
                found.append((state, judge, Asker(you, source, (), event), Context(you, source, None, {}, event)))
                found.append((state, judge, Asker(you, source, bound, event),
                              Context(you, source, None, dict(bound), event)))  # fmt: skip
    return found


def is_over(state):
    """Tells whether an attack has ended whose attacker the rules still know, and the view does not show."""
    return state.attack is not None and state.attack.over


def test_there_is_much_to_compare():
    assert len(contexts()) > 300
    assert len(SPECS) > 40
    assert len(WHENS) > 15
    assert {item.kind for state, *_ in contexts() for item in state.stack} >= {"loot", "ability", "roll", "damage"}


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: f"{'+'.join(spec.among)}-{SPECS.index(spec)}")
def test_a_target_has_the_candidates_that_the_engine_offers(spec):
    for state, judge, asker, context in contexts():
        assert sorted(candidates(judge, spec, context)) == sorted(selecting.candidates(state, spec, asker))
        assert chooser(judge, spec, context) == selecting.chooser(state, spec, asker)


@pytest.mark.parametrize("word", sorted((roles.PLAYERS | {"it", "what", "nobody"}) - {DRAWN}))
def test_a_word_means_the_same_players(word):
    for state, judge, asker, context in contexts():
        if word == "roller" and not context.bound.get("roller"):  # who rolls is who the event is about
            continue
        if word == "attacker" and is_over(state):
            continue
        assert sorted(judge.seats_of(word, context)) == sorted(selecting.seats(state, asker, word))


@pytest.mark.parametrize(
    "word", sorted((roles.OBJECTS | roles.PLAYERS | {"items_of:it", "items_of:they", "it", "what"}) - {DRAWN, "roller"})
)
def test_a_word_means_the_same_objects(word):
    for state, judge, asker, context in contexts():
        if word == "attacker" and is_over(state):
            continue
        assert sorted(judge.refs_of(word, context)) == sorted(selecting.refs(state, asker, word))
        found = [obj.id for obj in judge.objects_of(word, context)]
        assert sorted(found) == sorted(obj.id for obj in selecting.objects(state, asker, word))


@pytest.mark.parametrize(
    "amount", [2, "event_amount", "twice_event_amount", "counters", "cents_of:it", "half_hand_of:they"]
)
def test_an_amount_is_the_same(amount):
    for state, judge, asker, context in contexts():
        assert judge.number(amount, context) == selecting.number(state, asker, amount)


@pytest.mark.parametrize("when", WHENS, ids=lambda when: str(WHENS.index(when)))
def test_a_condition_holds_for_both(when):
    for state, judge, asker, _ in contexts():
        obj = state.objects.get(asker.source)
        seat = selecting.you(state, asker)
        shown = judge.view.objects.get(asker.source)
        if shown is not None and shown.zone in {"soul", "holding"}:  # it has no abilities, and shows no HP
            continue
        assert judge.holds(when, seat, shown) == holds(state, when, seat, obj)
