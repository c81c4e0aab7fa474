import pickle
import time
from multiprocessing.reduction import ForkingPickler

import pytest
from tests.games.foursouls.bots.tables import decisions

from soulstack.bots import worker as module
from soulstack.bots.specs import UnknownBotError
from soulstack.bots.worker import BotWorker, Minds
from soulstack.games.foursouls import GAME
from soulstack.games.foursouls.bots.door import make_bot
from soulstack.games.foursouls.bots.hard import HardBot
from soulstack.games.foursouls.bots.line import learn_cards
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.determinize import blank_for, sight_for
from soulstack.kernel.decisions import Answer, Decision, Option, check
from soulstack.kernel.record import digest

BOTS = {0: "bot:easy", 1: "bot:random", 2: "bot:easy", 3: "bot:random"}
SECONDS = 30


@pytest.fixture
def worker():
    found = BotWorker(BOTS, 4, GAME.bots)
    yield found
    found.close()
    assert found.wait()


def wait(worker, count=1):
    """Polls until so many answers are there, as a frame loop does."""
    found = []
    end = time.monotonic() + SECONDS
    while len(found) < count and time.monotonic() < end:
        found += worker.poll()
        time.sleep(0.005)
    assert len(found) == count
    return found


def questions(count, seed=2):
    """Gives views and questions of a random game, each with a token."""
    found = []
    for state, decision in decisions(seed, most=count):
        found.append((view_for(state, decision.seat), decision, f"q{len(found)}"))
    return found


def test_answers_come_back_with_their_tokens_and_are_what_the_bots_say(worker):
    asked = questions(25)
    bots = {seat: make_bot(spec, seat, 4) for seat, spec in BOTS.items()}
    for view, decision, token in asked:
        worker.submit(decision.seat, view, decision, token)
    for (view, decision, token), (found, seat, picks) in zip(asked, wait(worker, 25), strict=True):
        assert (found, seat) == (token, decision.seat)
        assert picks == bots[seat].choose(view, decision)


def test_asking_and_polling_never_wait(worker):
    view, decision, token = questions(1)[0]
    start = time.perf_counter()
    worker.submit(decision.seat, view, decision, token)
    assert worker.poll() == []
    assert time.perf_counter() - start < 0.1
    wait(worker)


def test_a_worker_that_dies_is_started_again(worker):
    asked = questions(3)
    view, decision, token = asked[0]
    worker.submit(decision.seat, view, decision, token)
    wait(worker)
    first = worker.pid
    worker._child.process.kill()
    for view, decision, token in asked[1:]:
        worker.submit(decision.seat, view, decision, token)
    answers = wait(worker, 2)
    assert [token for token, _, _ in answers] == ["q1", "q2"]
    assert worker.pid not in (None, first)


def test_after_two_deaths_the_bots_think_here(worker):
    asked = questions(4)
    for number, (view, decision, token) in enumerate(asked):
        if number in (1, 2):
            worker._child.process.kill()
            worker._child.process.join(SECONDS)
        worker.submit(decision.seat, view, decision, token)
        (found,) = wait(worker)
        assert found[0] == token
        assert check(decision, Answer(decision.seat, found[2])) is None
    assert worker.pid is None


def test_a_process_that_cannot_start_is_done_without(monkeypatch):
    def refuse(self):
        raise OSError("no more processes")

    monkeypatch.setattr(module.multiprocessing.get_context("spawn").Process, "start", refuse)
    worker = BotWorker(BOTS, 4, GAME.bots)
    view, decision, token = questions(1)[0]
    worker.submit(decision.seat, view, decision, token)
    assert wait(worker)[0][0] == token
    assert worker.pid is None
    worker.close()


def test_a_bot_that_fails_takes_what_comes_first():
    class Broken:
        looks = True

        def choose(self, view, decision):
            raise ZeroDivisionError

    told = []
    minds = Minds({0: "easy"}, 1, GAME.bots, report=told.append)
    minds.agents[0] = Broken()
    decision = Decision(0, "cards", tuple(Option("pick", ("card", i)) for i in range(3)), 2, 2)
    for _ in range(9):
        assert minds.choose(0, None, decision) == decision.options[:2]
    assert [type(error) for error in told] == [ZeroDivisionError] * 3


def test_closing_ends_the_process_without_waiting_for_it(worker, monkeypatch):
    view, decision, token = questions(1)[0]
    worker.submit(decision.seat, view, decision, token)
    wait(worker)
    process = worker._child.process
    with monkeypatch.context() as patched:
        patched.setattr(worker._thread, "join", None)  # whoever waited would fail
        worker.close()
    assert worker.wait()
    assert not process.is_alive()
    assert worker.pid is None


def test_an_unknown_bot_is_refused_at_once():
    with pytest.raises(UnknownBotError):
        BotWorker({0: "bot:nobody"}, 1, GAME.bots)


def test_a_search_in_the_worker_keeps_to_its_seconds_and_answers_from_what_its_seat_knows():
    worker = BotWorker({0: "bot:hard"}, 4, GAME.bots, clock=time.process_time)
    state = next(state for state, decision in decisions(2) if decision.prompt == "turn" and decision.seat == 0)
    decision = state.pending[0]
    start = time.perf_counter()
    worker.submit(0, sight_for(HardBot, state, 0), decision, "q", pace=0.2)
    (answer,) = wait(worker)
    assert check(decision, Answer(0, answer[2])) is None
    assert time.perf_counter() - start < SECONDS
    worker.close()


def test_the_world_on_the_line_is_small_and_arrives_whole():
    learn_cards(catalogue())
    for state, decision in list(decisions(3, most=300))[-1:]:
        world = blank_for(state, decision.seat)
        printed, world.printed = world.printed, ()
        line = bytes(ForkingPickler.dumps(world))
        assert len(line) < 12_000
        found = pickle.loads(line)
        world.printed = found.printed = printed
        assert digest(found) == digest(world)
        assert all(found.objects[oid].face is obj.face for oid, obj in world.objects.items())


def test_only_a_bot_that_searches_gets_a_clock():
    minds = Minds({0: "easy", 1: "hard"}, 1, GAME.bots, clock=time.process_time)
    decision = Decision(0, "yes_no", (Option("yes"),))
    minds.choose(0, None, decision, 0.5)
    minds.choose(1, None, decision, 0.5)
    assert not hasattr(minds.agents[0], "effort")
    assert minds.agents[1].effort.clock is time.process_time
    assert minds.agents[1].effort.pace == 0.5
