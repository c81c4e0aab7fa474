"""Positions of running games become scenario files that run."""

from soulstack.app.tools.scenario import run
from soulstack.games.foursouls.bots.door import make_bot
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play.report_position import position_of, write_position
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.kernel.decisions import Answer


def views(seed, players, every=120, most=3):
    state = new_game(GameSetup(players=players, seed=seed), catalogue().values())
    bots = [make_bot("random", seat, seed) for seat in range(players)]
    for count in range(every * most + 1):
        if state.over:
            return
        if count and count % every == 0:
            yield state, view_for(state, 0)
        decision = state.pending[0]
        apply(state, Answer(decision.seat, bots[decision.seat].choose(None, decision)))


def test_a_saved_position_is_a_scenario_that_runs(tmp_path):
    count = 0
    for seed in range(4):
        for _, view in views(seed, 2 + seed % 3):
            file = tmp_path / f"doubt_{seed}_{count}.toml"
            write_position(file, position_of(view, catalogue(), seed, "A doubt"))
            assert run([file]) == 0
            count += 1
    assert count >= 8


def test_a_saved_position_tells_nothing_that_the_seat_does_not_know():
    for state, view in views(5, 3):
        text = position_of(view, catalogue(), 5, "A doubt")
        for number, seat in enumerate(text["seat"]):
            if number != view.viewer:
                assert "hand" not in seat
        known = [state.printed[card].id for card in reversed(state.decks[0]) if state.known.get(card, 0) & 1]
        assert set(text["table"].get("loot_deck", [])) <= set(known)
