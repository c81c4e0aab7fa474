"""What a run came to agrees with what happened in it."""

import pytest

from soulstack.app import session
from soulstack.app.options import NewGame
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.tally import Counting, tally_of
from soulstack.games.spire.rules.climb.board import room_at
from soulstack.kernel.asking import UNDONE


def first_answer(game):
    """Answers as somebody who takes whatever comes first and ends turns when nothing else is offered."""
    asked = next(one for one in game.state.pending if one.options != (UNDONE,))
    options = [one for one in asked.options if one.verb not in {"swap", "give"}]
    game.answer(tuple(options[: max(1, asked.low)]), asked.seat)


@pytest.fixture
def run():
    """Plays a run with two heroes until it is lost or long enough."""
    new = NewGame(game="spire", seats=("human:ironclad", "human:silent"), names=("You", "You"), seed=5, given={})
    game = session.new_session(new)
    told = []
    game.bus.listen(session.Applied, lambda news: told.extend(news.facts))
    places = []
    for _ in range(500):
        if game.over:
            break
        first_answer(game)
        table = game.state.table
        if table.at not in {"", "start"} and (not places or places[-1][0] != table.at) and table.act == 1:
            places.append((table.at, room_at(game.state, table.at)))
    yield game, told, places
    game.close()


def test_a_tally_agrees_with_what_was_told(run):
    game, told, places = run
    found = tally_of(game.record, catalogue())
    for seat, hero in enumerate(found.heroes):
        mine = [fact for fact in told if fact.seat == seat]
        assert hero.played == sum(fact.kind == "card_played" for fact in mine) > 0
        assert hero.damage == sum(fact.amount for fact in mine if fact.kind == "lost_hp") > 0
        assert hero.best == max(fact.amount for fact in mine if fact.kind == "hit" and not fact.value)
        assert hero.best_with in catalogue().faces
        assert hero.lost == sum(fact.amount for fact in mine if fact.kind == "hp_lost")
    assert [walk.act for walk in found.walks][:1] == [1]
    assert found.walks[0].board == game.state.table.map or game.state.table.act > 1
    assert found.walks[0].steps[: len(places)] == places
    assert found.rounds == game.state.table.rounds


def test_the_last_blow_is_named_with_what_block_took(run):
    game, told, _ = run
    found = tally_of(game.record, catalogue())
    if not game.over:
        pytest.skip("nobody has died")
    died = next(fact.seat for fact in told if fact.kind == "hero_died")
    blow = found.blows[0]
    assert blow.seat == died
    assert found.blow == blow.foe
    assert blow.amount == blow.block + blow.lost or blow.amount > blow.block + blow.lost


def test_a_run_is_counted_beside_the_screen(run):
    game, _, _ = run
    counting = Counting(game.record, catalogue())
    counting.wait()
    assert counting.problem is None
    assert counting.tally == tally_of(game.record, catalogue())
