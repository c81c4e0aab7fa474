"""The general session with the toy game behind it: it keeps, undoes, asks bots and tells what happens, and knows no game."""

from types import SimpleNamespace

import pytest
from tests import toy

from soulstack.app import registry, session
from soulstack.app.bus import When
from soulstack.app.conductor import Conductor
from soulstack.app.events import Applied, Choose, Ended, TakenBack, Undo, Updated
from soulstack.app.options import NewGame
from soulstack.app.replay_session import ReplaySession, watch_save
from soulstack.app.saves import read_save
from soulstack.app.session import Session
from soulstack.app.slot import save_file
from soulstack.kernel.decisions import Option

ROLL, STOP = Option("roll"), Option("stop")
PLAY = SimpleNamespace(
    session_kind=lambda seats, state: Session,
    replay_kind=lambda: ReplaySession,
    position=lambda state, viewer: (toy.Setup(), ("human", "bot:careful")),
    knowledge=lambda state: dict(state.streams),
    barrier=lambda before, state: "" if state.streams == before else "the roll",
    count=lambda record, cards, seats, keeps, meta: SimpleNamespace(tally=len(record.answers)),
)


class BotAtHand:
    """Asks bots in this process."""

    def __init__(self, seats, seed, game):
        self.bots = {seat: game.bots().make_bot(kind, seat, seed) for seat, kind in enumerate(seats) if kind != "human"}
        self.token, self.found = -1, None

    def is_asked(self, token):
        return self.token == token

    def ask(self, token, decision, view, pace=1.0):
        self.token, self.found = token, self.bots[decision.seat].choose(view(), decision)

    def waits(self, token):
        return False

    def result(self, token):
        return self.found if self.token == token else None

    def close(self):
        pass


@pytest.fixture
def game(monkeypatch, tmp_path):
    monkeypatch.setenv("SOULSTACK_HOME", str(tmp_path))
    monkeypatch.setitem(registry.MODULES, "toy", "tests.toy")
    monkeypatch.setattr(toy.Pips, "play", lambda _: PLAY)
    monkeypatch.setattr(session, "Thinker", BotAtHand)
    opened = session.new_session(NewGame(game="toy", seats=("human", "bot:careful"), names=("Anna", "Ash"), seed=4))
    opened.bot_pause = 0.0
    yield opened
    opened.close()


def test_a_game_goes_to_its_end_over_the_bus(game):
    conductor = Conductor(game)
    told = []
    for kind in (Updated, Ended):
        game.bus.listen(kind, told.append)
    assert game.bus.send(Choose((ROLL,)))
    assert game.bus.send(Choose((STOP,)))
    for _ in range(50):
        conductor.step()
    assert game.over
    assert isinstance(told[-1], Ended)
    assert {fact.kind for news in told[:-1] for fact in news.facts} == {"dealt", "rolled", "stopped"}
    assert game.tally == len(game.record.answers)


def test_nobody_learns_from_the_news_what_another_holds(game):
    conductor = Conductor(game)
    dealt = []
    game.bus.listen(Updated, lambda news: dealt.extend(news.facts))
    conductor.step()
    assert [fact.card >= 0 for fact in dealt] == [True, False]


def test_what_keeps_the_game_has_an_answer_before_anybody_else_hears_of_it(game):
    saved = []
    game._saver.save = saved.append
    game.bus.listen(Applied, saved.append, When.KNOW)
    game.answer((ROLL,))
    first, second = saved
    assert len(first.record["answers"]) == 1
    assert second == Applied(second.answer, second.facts, deed="roll")


def test_an_answer_that_let_nothing_be_known_is_taken_back_and_one_that_did_is_not(game):
    Conductor(game)
    back = []
    game.bus.listen(TakenBack, back.append)
    game.answer((ROLL,))
    verdict = game.bus.send(Undo())
    assert verdict.refused == "Cannot undo past the roll."
    assert not back


def test_undo_plays_the_record_again(monkeypatch, game):
    monkeypatch.setattr(PLAY, "barrier", lambda before, state: "")
    game._rewind.barrier = PLAY.barrier
    Conductor(game)
    game.answer((ROLL,))
    sums = list(game.state.sums)
    game.answer((ROLL,))
    assert game.bus.send(Undo()).value == "roll"
    assert game.state.sums == sums
    assert len(game.record.answers) == 1
    assert game.decision is game.state.pending[0]


def test_a_killed_game_goes_on_where_it_was(game):
    game.answer((ROLL,))
    game._saver.flush()
    sums = list(game.state.sums)
    game._held.close()  # a killed process lets go of its lock
    again = session.resume("toy")
    assert again.state.sums == sums
    assert again.names == ("Anna", "Ash")
    again.close()
    assert read_save(save_file("toy")).save.record["game"] == "toy"


def test_a_finished_game_is_watched_as_a_replay(game):
    conductor = Conductor(game)
    for pick in (ROLL, STOP):
        game.bus.send(Choose((pick,)))
    for _ in range(50):
        conductor.step()
    replay = watch_save(game.to_save())
    assert replay.intents() == {}
    while replay.step():
        assert replay.poll()
    assert replay.over
    assert replay.state.sums == game.state.sums
    replay.seek(1)
    assert replay.state.sums[1] == 0
