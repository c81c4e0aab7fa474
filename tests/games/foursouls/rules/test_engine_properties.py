"""What holds in every state of every game, whatever is answered."""

import pickle

import attrs
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.games.foursouls.rules.random_games import RandomGame, games

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules import invariants
from soulstack.games.foursouls.rules.build_view import facts_for, view_for
from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.rules.game import apply
from soulstack.games.foursouls.rules.invariants import Checker
from soulstack.games.foursouls.rules.secrecy import check_facts, permuted
from soulstack.games.foursouls.rules.state import ZONES, Obj, State
from soulstack.games.foursouls.rules.zones import rebuild_index
from soulstack.kernel.decisions import Answer, check
from soulstack.kernel.ids import GAME, NO_CARD
from soulstack.kernel.record import digest
from soulstack.kernel.zones import is_visible


class WholeGames(RuleBasedStateMachine):
    """Answers whatever is asked with any legal answer, and lets chance play on for a while to get deep into a game."""

    def __init__(self):
        super().__init__()
        self.game = None

    @initialize(players=st.integers(2, 4), seed=st.integers(0, 10_000), everyone=st.booleans())
    def deal(self, players, seed, everyone):
        self.game = RandomGame(players, seed, ask_everyone=everyone, turn_cap=60)

    def is_asked(self):
        return self.game is not None and self.game.decision is not None

    @precondition(lambda self: not self.is_asked())
    @rule(players=st.integers(2, 4), seed=st.integers(0, 10_000))
    def deal_again(self, players, seed):
        self.deal(players, seed, everyone=False)

    @precondition(is_asked)
    @rule(data=st.data())
    def answer(self, data):
        decision = self.game.decision
        count = data.draw(st.integers(decision.low, decision.high))
        left = list(decision.options)
        picks = tuple(left.pop(data.draw(st.integers(0, len(left) - 1))) for _ in range(count))
        answer = Answer(decision.seat, picks)
        assert check(decision, answer) is None
        check_facts(self.game.state, apply(self.game.state, answer))

    @precondition(is_asked)
    @rule(count=st.integers(1, 40))
    def chance_plays_on(self, count):
        for _ in range(count):
            if self.is_asked():
                self.game.play_one()

    @precondition(is_asked)
    @rule(data=st.data())
    def a_clone_accepts_every_option(self, data):
        state, decision = self.game.state, self.game.decision
        if decision.low <= 1 <= decision.high:
            option = data.draw(st.sampled_from(decision.options))
            before = digest(state)
            apply(state.clone(), Answer(decision.seat, (option,)))
            assert digest(state) == before

    @invariant()
    def the_table_is_in_order(self):
        if self.game is None:
            return
        state = self.game.state
        invariants.check_cards(state)
        invariants.check_numbers(state)
        invariants.check_index(state)
        assert state.over == (not state.pending)
        assert len(state.pending) <= 1
        assert state.over == (state.winners is not None)


# The same games on every run: a change is judged by its own effect. `soulstack simulate --check` looks further.
WholeGames.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=50,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
test_any_legal_answers_keep_the_table_in_order = WholeGames.TestCase


@pytest.mark.parametrize(("players", "seed"), [(2, 51), (3, 52), (4, 53)])
def test_a_whole_game_passes_every_check(players, seed):
    played = RandomGame(players, seed)
    checker = Checker(played.setup, catalogue())
    while played.decision is not None:
        checker.before(played.state, played.decision)
        checker.after(played.state, *played.play_one())
    checker.finish(played.state)
    assert checker.count > 200


def test_every_game_by_chance_ends_with_a_winner():
    for played in games(8, first=60):
        state = played.play()
        assert state.over
        assert state.winners
        assert all(0 <= seat < len(state.players) for seat in state.winners)


def in_the_middle(steps=150):
    """Gives a game under way."""
    played = RandomGame(3, seed=71)
    for _ in range(steps):
        played.play_one()
    return played


def test_the_index_is_not_rebuilt_from_itself():
    state = in_the_middle().state
    kept = state.index
    state.index = {}
    assert rebuild_index(state)[0] == kept


# --- hidden information ------------------------------------------------------------------------------------------------


def parts(value):
    """Gives every value inside a view."""
    yield value
    if attrs.has(type(value)):
        for attribute in attrs.fields(type(value)):
            yield from parts(getattr(value, attribute.name))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from parts(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from parts(item)


def test_a_view_holds_nothing_of_the_state_and_travels_to_other_processes():
    for now in in_the_middle().walk(every=80):
        view = view_for(now, 1)
        kinds = {type(part) for part in parts(view)}
        assert not {kind for kind in kinds if issubclass(kind, State | Obj)}
        assert pickle.loads(pickle.dumps(view)) == view


def test_a_seat_sees_the_cards_of_a_hand_only_when_it_may_know_them():
    hidden = 0
    for now in in_the_middle(20).walk(every=15):
        for seat in range(3):
            view = view_for(now, seat)
            for player in now.players:
                shown = view.seats[player.seat].hand
                assert len(shown) == len(player.hand) == view.seats[player.seat].hand_size
                if player.seat == seat:
                    assert shown == tuple(player.hand)
                    continue
                known = {card for card in player.hand if now.known.get(card, 0) & (1 << seat)}
                assert set(shown) - {NO_CARD} == known
                hidden += shown.count(NO_CARD)
    assert hidden > 20


def test_whoever_has_no_seat_sees_no_hand_at_all():
    view = view_for(RandomGame(3, seed=91).state, -1)
    assert all(set(seat.hand) <= {NO_CARD} for seat in view.seats)
    assert any(seat.hand for seat in view.seats)
    assert set(view.deck_tops.values()) == {()}


def test_states_that_differ_only_in_hidden_cards_look_alike_and_others_do_not():
    played = in_the_middle()
    luck = {"check": 5}
    changed = 0
    for now in played.walk(every=60):
        other = permuted(now, 0, luck)
        changed += digest(other) != digest(now)
        assert view_for(other, 0) == view_for(now, 0)
        invariants.check_cards(other)
    assert changed > 3
    now = in_the_middle().state
    shown = now.clone()
    shown.players[1].cents += 1
    assert view_for(shown, 0) != view_for(now, 0)


def test_only_those_whom_a_fact_concerns_are_told_its_card():
    private = 0
    for played in games(3, first=80):
        played.play()
        for seat in range(played.setup.players):
            for fact, seen in zip(played.facts, facts_for(played.facts, seat), strict=True):
                spec = FACTS[fact.kind]
                concerned = seat == fact.seat or (spec.private == "both" and seat == fact.other)
                if spec.private and not concerned:
                    private += fact.card != NO_CARD
                    assert seen.card == NO_CARD
                    assert set(seen.cards) <= {NO_CARD}
                else:
                    assert seen == fact
    assert private > 20


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_view_shows_each_zone_to_those_whom_its_declaration_names(seat):
    state = RandomGame(3, seed=91).state  # nobody has looked at anything yet
    state.discards[0].append(state.decks[0].pop())
    state.slots[0].covered.append(state.decks[2].pop())
    view = view_for(state, seat)
    for player in state.players:
        shown = NO_CARD not in view.seats[player.seat].hand
        assert shown is is_visible(ZONES["hand"], player.seat, seat)
    assert bool(view.deck_tops["loot"]) is is_visible(ZONES["deck"], GAME, seat)
    assert (view.discards["loot"] == (state.printed[state.discards[0][0]].id,)) is is_visible(
        ZONES["discard"], GAME, seat
    )
    assert bool(view.monsters[0].covered) is is_visible(ZONES["covered"], GAME, seat)
    assert (set(view.objects) == set(state.objects)) is is_visible(ZONES["play"], GAME, seat)
