"""A bot that chooses by luck alone, and a function that plays a fight with such bots."""

from collections.abc import Callable
from typing import ClassVar

from attrs import define

from soulstack.games.spire.cards.catalogue import Catalogue
from soulstack.games.spire.rules.game import Setup, State, apply, first_fight
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Answer, Decision, Option
from soulstack.kernel.rng import below, named_seed

LIMIT = 5000
"""So many answers at most in one fight."""
RESTRAINT = 8
"""One in so many choices on a floor ends the turn although something could still be done."""
IDLE = ("swap", "give")
"""What changes nothing that matters and could go on for ever; chance does it seldom."""


@define
class RandomBot:
    """Chooses among the options by its own luck; on a floor it mostly goes on while there is something to do."""

    looks: ClassVar[bool] = False
    looks_ahead: ClassVar[bool] = False
    luck: dict[str, int]

    @classmethod
    def seeded(cls, seed: int, seat: int) -> "RandomBot":
        """Make one for a seat."""
        return cls({"bot": named_seed(seed, f"random:{seat}")})

    def choose(self, view: object, decision: Decision) -> tuple[Option, ...] | None:
        """Answer the decision; the view is not looked at. A seat that is done waits for the others."""
        del view
        options = decision.options
        if options == (UNDONE,):
            return None
        if decision.low == decision.high == 1:
            return (self._one(options),)
        count = decision.low + below(self.luck, "bot", decision.high - decision.low + 1)
        left = list(options)
        return tuple(left.pop(below(self.luck, "bot", len(left))) for _ in range(count))

    def _one(self, options: tuple[Option, ...]) -> Option:
        last = len(options) - 1
        if last > 0 and options[last] == DONE and below(self.luck, "bot", RESTRAINT):
            last -= 1
        chosen = options[below(self.luck, "bot", last + 1)]
        if chosen.verb in IDLE and below(self.luck, "bot", RESTRAINT):
            better = [option for option in options if option.verb not in IDLE]
            return better[below(self.luck, "bot", len(better))] if better else chosen
        return chosen


def play_first_fight(
    heroes: tuple[str, ...], seed: int, cards: Catalogue, check: Callable[[State], None] | None = None
) -> tuple[State, int]:
    """Play one first encounter; gives the end and the number of answers."""
    state = first_fight(Setup(heroes=heroes, seed=seed), cards)
    return state, play_on(state, seed, check)


def play_on(state: State, seed: int, check: Callable[[State], None] | None = None) -> int:
    """Let bots answer until nobody is asked; of several seats the first that is not done goes on."""
    bots = [RandomBot.seeded(seed, seat) for seat in range(len(state.heroes))]
    answers = 0
    while state.pending and not state.over and answers < LIMIT:
        decision = next((d for d in state.pending if d.options != (UNDONE,)), state.pending[0])
        picks = bots[decision.seat].choose(None, decision)
        apply(state, Answer(decision.seat, picks or decision.options[: decision.low]))
        answers += 1
        if check is not None:
            check(state)
    return answers
