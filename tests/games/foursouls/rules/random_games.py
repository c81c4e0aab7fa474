"""Whole games by chance, for tests that look at a state in the middle."""

from soulstack.games.foursouls.bots.patient_bot import PatientBot
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.game import GameSetup, apply, new_game
from soulstack.kernel.decisions import Answer


class RandomGame:
    """A game whose seats all choose by chance, to be walked answer by answer."""

    def __init__(self, players=2, seed=1, **settings):
        self.setup = GameSetup(players=players, seed=seed, **settings)
        self.state = new_game(self.setup, catalogue().values())
        self.facts = list(self.state.facts)
        self.state.facts.clear()
        self.answers = []
        self._bots = [PatientBot(seed, seat) for seat in range(players)]

    @property
    def decision(self):
        """The question that waits, or None when the game is over."""
        return self.state.pending[0] if self.state.pending else None

    def play_one(self):
        """Answers the question that waits; gives the answer and what it brought."""
        decision = self.decision
        answer = Answer(decision.seat, self._bots[decision.seat].choose(None, decision))
        facts = apply(self.state, answer)
        self.answers.append(answer)
        self.facts += facts
        return answer, facts

    def walk(self, every=1):
        """Plays to the end and stops on the way, each time before an answer."""
        while self.decision is not None:
            if len(self.answers) % every == 0:
                yield self.state
            self.play_one()

    def play(self):
        """Plays to the end."""
        for _ in self.walk(every=1000):
            pass
        return self.state


def games(count, first=1, **settings):
    """Gives games with two, three and four seats in turn."""
    for number in range(count):
        yield RandomGame(players=2 + number % 3, seed=first + number, **settings)
