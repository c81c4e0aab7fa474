import attrs
from tests.games.foursouls.bots.tables import decisions, some_states

from soulstack.games.foursouls.bots.judging_bot import JudgingBot, can_answer
from soulstack.games.foursouls.bots.playout import MOST_DECISIONS, Policy, is_moment, pass_round
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.game import apply
from soulstack.games.foursouls.rules.lazy_view import Glance, SeenObject, SeenSeat
from soulstack.games.foursouls.rules.priority import Window
from soulstack.games.foursouls.rules.view import ObjView, SeatView, TableView
from soulstack.kernel.decisions import Answer
from soulstack.kernel.record import digest


def pass_one_by_one(world):
    """Lets each seat pass that is asked, until the window is over or something of it resolves."""
    window = world.frames[-1]
    before = [item.id for item in world.stack]
    while world.frames and world.frames[-1] is window and [item.id for item in world.stack] == before:
        decision = world.pending[0]
        apply(world, Answer(decision.seat, decision.options[:1]))


def test_passing_at_once_leads_where_passing_one_by_one_leads():
    count = 0
    for state, decision in decisions(7, most=900):
        if decision.prompt != "priority" or not isinstance(state.frames[-1], Window):
            continue
        slow, fast = state.clone(), state.clone()
        pass_one_by_one(slow)
        pass_round(fast)
        assert digest(fast) == digest(slow)
        count += 1
    assert count > 50


def test_a_playout_ends_with_the_turn_or_after_fifty_questions():
    policy = Policy(catalogue(), 4, 1)
    ended = 0
    for state in some_states(8, 40, most=600):
        world = state.clone()
        count = policy.play(world)
        assert count <= MOST_DECISIONS
        if count < MOST_DECISIONS:
            assert world.over or world.turn == state.turn + 1
            ended += 1
    assert ended > 10


def test_equal_worlds_are_played_on_equally():
    for state in some_states(9, 80, most=400):
        marks = set()
        for _ in range(2):
            world = state.clone()
            Policy(catalogue(), 4, 1).play(world)
            marks.add(digest(world))
        assert len(marks) == 1


def plain(seen):
    """Reads all fields of what a glance shows."""
    if isinstance(seen, SeenSeat | SeenObject):
        record = SeatView if isinstance(seen, SeenSeat) else ObjView
        return {field.name: getattr(seen, field.name) for field in attrs.fields(record)}
    if isinstance(seen, dict):
        return {key: plain(value) for key, value in seen.items()}
    if isinstance(seen, tuple):
        return tuple(plain(value) for value in seen)
    return attrs.asdict(seen) if attrs.has(type(seen)) else seen


def test_a_glance_shows_what_the_view_shows():
    fields = [field.name for field in attrs.fields(TableView)]
    for state in some_states(10, 60, most=900):
        for seat in range(4):
            glance, view = Glance(state, seat), view_for(state, seat)
            assert {name: plain(getattr(glance, name)) for name in fields} == attrs.asdict(view, recurse=True)


def test_a_window_is_passed_unseen_only_where_the_player_would_pass():
    passed = 0
    for state, decision in decisions(11, most=2500):
        if decision.prompt != "priority" or not is_moment(state, decision.seat) or can_answer(state, decision):
            continue
        judge = JudgingBot(1, decision.seat, catalogue())
        assert judge.choose(view_for(state, decision.seat), decision) == decision.options[:1]
        passed += len(decision.options) > 1
    assert passed > 50
