"""Bots are asked without waiting for them."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from soulstack.app.crash_report import report_bot
from soulstack.app.game import Game
from soulstack.app.packs import all_cards
from soulstack.kernel.agents import Picks
from soulstack.kernel.decisions import Decision


class Thinker:
    """Sends questions to bots in a worker process and keeps their answers until they are fetched."""

    def __init__(self, seats: tuple[str, ...], seed: int, game: Game) -> None:
        self._seats = seats
        self._seed = seed
        self._game = game
        self._token = -1
        self._answer: Picks | None = None
        self._waits = False
        self._worker: Any = None

    def is_asked(self, token: int) -> bool:
        """Tell whether this question has been sent already."""
        return self._token == token

    def ask(self, token: int, decision: Decision, view: Callable[[], Any], pace: float = 1.0) -> None:
        """Send a question, to be thought about for a share of the usual time."""
        self._token = token
        self._answer = None
        self._waits = False
        self.start()
        self._worker.submit(decision.seat, view(), decision, token, pace)

    def forget(self) -> None:
        """Drop the question, so that it is asked anew: what a bot should mind has changed."""
        self._token = -1

    def start(self) -> None:
        """Start the worker, unless it runs already."""
        if self._worker is None:
            from soulstack.bots.worker import BotWorker

            bots = {i: kind for i, kind in enumerate(self._seats) if kind != "human"}
            cards = partial(all_cards, self._game.key)
            self._worker = BotWorker(bots, self._seed, self._game.bots, cards, time.perf_counter, report_bot)

    def result(self, token: int) -> Picks | None:
        """Fetch the answer when it is there."""
        if self._worker is not None:
            for found, _, picks in self._worker.poll():
                if found == token:
                    self._answer = picks
                    self._waits = picks is None
        return self._answer if self._token == token else None

    def waits(self, token: int) -> bool:
        """Tell whether the bot that was asked wants another seat to act first."""
        return self._waits and self._token == token

    def close(self) -> None:
        """Let the worker go."""
        if self._worker is not None:
            self._worker.close()
