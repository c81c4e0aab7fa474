"""Tables for bots to look at: games that chance has played for a while."""

from functools import cache

from soulstack.games.foursouls.bots.patient_bot import PatientBot
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.kernel.decisions import Answer


def decisions(seed, players=4, most=1500):
    """Walks through a random game and gives each state with its question."""
    state = new_game(GameSetup(players=players, seed=seed, turn_cap=300), catalogue().values())
    bots = [PatientBot(seed, seat) for seat in range(players)]
    for _ in range(most):
        if state.over:
            return
        decision = state.pending[0]
        yield state, decision
        apply(state, Answer(decision.seat, bots[decision.seat].choose(None, decision)))


def some_states(seed, every, players=4, most=1500):
    """Gives copies of every so many states of a random game."""
    return [state.clone() for number, (state, _) in enumerate(decisions(seed, players, most)) if number % every == 0]


@cache
def fresh_view(players=4, seed=1):
    """Gives what the first seat sees of a game that was just dealt; not to be changed."""
    return view_for(new_game(GameSetup(players=players, seed=seed), catalogue().values()), 0)
