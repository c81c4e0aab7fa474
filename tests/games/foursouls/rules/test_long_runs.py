"""Games that went wrong in long runs, kept so that they never do again."""

import pytest

from soulstack.app.tools.reports import SimulatedGame
from soulstack.app.tools.simulate import play_game
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules import turn
from soulstack.games.foursouls.rules.game import Answer, GameSetup, apply, new_game
from soulstack.games.foursouls.rules.souls import turn_into_soul
from soulstack.games.foursouls.rules.turn import STALE_TURNS, is_stale
from soulstack.games.foursouls.rules.zones import change_face, enter_play, rebuild_index


@pytest.mark.parametrize("seed", [630003432, 2227930351, 1332853175])
def test_a_copy_that_becomes_a_soul_leaves_no_listener_behind(seed):
    assert play_game(SimulatedGame("foursouls", seed, ("random",) * 4, check=1)).error == ""


def test_a_copy_of_the_chest_that_becomes_a_soul_listens_no_more():
    state = new_game(GameSetup(players=2, seed=1, characters=("isaac", "maggy")), catalogue().values())
    clay = next(c for c in state.decks[1] if state.printed[c].id == "modeling_clay")
    state.decks[1].remove(clay)
    obj = enter_play(state, clay, "item", 0)
    change_face(state, obj, catalogue()["the_chest"])
    turn_into_soul(state, obj, 0)
    assert rebuild_index(state) == (state.index, state.usable)
    assert obj.face.id == "modeling_clay"


def test_a_loop_that_nobody_can_leave_is_a_draw():
    """A-69: in this game two Placebos are left with nothing but each other to copy."""
    result = play_game(SimulatedGame("foursouls", 1958869718, ("random",) * 2, check=1))
    assert result.error == ""


def test_players_who_do_nothing_for_long_end_in_a_draw(monkeypatch):
    """A-69, as when Laser Eye! and the Haunts kill everybody as their turns begin."""
    monkeypatch.setattr(turn, "STALE_TURNS", 6)
    state = new_game(GameSetup(players=2, seed=1), catalogue().values())
    while not state.over:
        decision = state.pending[0]
        idle = [option for option in decision.options if option.verb in ("pass", "end")] or decision.options
        apply(state, Answer(decision.seat, tuple(idle[: max(1, decision.low)])))
    assert (state.winners, state.turn) == ((), 7)


def test_a_game_in_which_something_happens_is_no_stalemate():
    state = new_game(GameSetup(players=2, seed=1), catalogue().values())
    state.turn = STALE_TURNS + 1
    assert is_stale(state)
    state.slots[0].since = 1
    assert not is_stale(state)
