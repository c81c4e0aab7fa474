"""Plays a world on for a while with a quick policy: everybody passes in windows and judges in their own turn.

A playout is a search's way of asking what comes of an act. Most questions of a game are windows in which nobody does
anything, so the policy lets all pass at once; `pass_round` leads to the same state as if each had been asked.
"""

from collections.abc import Mapping
from typing import Final

from soulstack.games.foursouls.bots.judging_bot import JudgingBot, SearchingBot, can_answer
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.game import apply
from soulstack.games.foursouls.rules.lazy_view import Glance
from soulstack.games.foursouls.rules.priority import Window
from soulstack.games.foursouls.rules.state import State
from soulstack.kernel.decisions import Answer
from soulstack.kernel.ids import GAME

MOST_DECISIONS: Final = 50
"""A playout ends after so many questions, wherever it is."""


def pass_round(world: State) -> None:
    """Let everybody pass who would still be asked in this window."""
    frame = world.frames[-1]
    assert isinstance(frame, Window)
    decision = world.pending[0]
    frame.passes = len(world.players) - 1
    apply(world, Answer(decision.seat, decision.options[:1]))


class Policy:
    """Answers for every seat of a world."""

    def __init__(self, cards: Mapping[str, CardDef], seats: int, seed: int, me: int = GAME) -> None:
        """Give every seat a sound player; the one that searches plays its worlds as it plays itself."""
        self.judges = [(SearchingBot if seat == me else JudgingBot)(seed, seat, cards) for seat in range(seats)]

    def play(self, world: State, me: int = GAME, most: int = MOST_DECISIONS) -> int:
        """Play a world on until the turn is over or enough was asked; give the number of questions.

        In windows one seat may answer as it judges, and everybody else passes.
        """
        turn = world.turn
        for judge in self.judges:
            judge.turn = -1
        count = 0
        while count < most:
            if world.over or world.turn != turn:
                return count
            decision = world.pending[0]
            seat = decision.seat
            if decision.prompt == "priority":
                if me == GAME or not is_moment(world, me) or (seat == me and not can_answer(world, decision)):
                    pass_round(world)
                    count += 1
                    continue
                if seat != me:
                    apply(world, Answer(seat, decision.options[:1]))
                    continue
            apply(world, Answer(seat, self.judges[seat].choose(Glance(world, seat), decision)))
            count += 1
        return most


def is_moment(world: State, seat: int) -> bool:
    """Tell whether a window is worth a seat's thought: something waits that is not its own."""
    if not world.stack:
        return False
    top = world.stack[-1]
    return top.controller != seat or top.kind not in ("loot", "ability")
