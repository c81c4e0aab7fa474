"""Bots that think in the process of the test, at once."""


class BotAtHand:
    """Asks bots in this process."""

    def __init__(self, seats, seed, game):
        team = tuple(seat for seat, kind in enumerate(seats) if kind != "human")
        self.bots = {seat: game.bots().make_bot(seats[seat], seat, seed, None, team) for seat in team}
        self.token, self.found = -1, None

    def is_asked(self, token):
        return self.token == token

    def forget(self):
        self.token = -1

    def start(self):
        pass

    def ask(self, token, decision, view, pace=1.0):
        self.token, self.found = token, self.bots[decision.seat].choose(view(), decision)

    def waits(self, token):
        return self.token == token and self.found is None

    def result(self, token):
        return self.found if self.token == token else None

    def close(self):
        pass
