"""Heroes that plan: `normal` looks to the end of the Enemy Turn, `hard` lets what is best there be played on to the end.

A bot that waits for another seat of its team gives no answer and is asked again. The plan of a turn is a function of the moment
alone, so all seats of a team come to the same one; what has been planned is kept for a while.
"""

from collections import OrderedDict
from typing import Any, ClassVar, Final

from attrs import define, field

from soulstack.games.spire.bots.climbing import choose_between_fights
from soulstack.games.spire.bots.outlook import outlook
from soulstack.games.spire.bots.planner import (
    HARD,
    NORMAL,
    Limits,
    Node,
    Plan,
    Step,
    carried_out,
    end_turn,
    guess,
    imagined,
    is_in_fight,
    plan_turn,
    settled,
    signature,
)
from soulstack.games.spire.bots.quick import IDLE, answer_inside, ranked
from soulstack.games.spire.bots.requests import Request, waits_for
from soulstack.games.spire.rules.state import State
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Decision, Option

KEPT: Final = 512
"""Moments whose plans are remembered."""
TRIED: Final = 12
"""Answers to a question of its own that are tried."""
LIMITS: Final = {"normal": NORMAL, "hard": HARD}

Moment = tuple[Any, ...]


@define
class Memory:
    """What was planned lately, by the moment; what is kept is a function of it, so it matters only for speed."""

    steps: OrderedDict[Moment, tuple[Step, ...]] = field(factory=OrderedDict)

    def find(self, moment: Moment) -> tuple[Step, ...] | None:
        """Give the rest of a plan."""
        return self.steps.get(moment)

    def keep(self, moment: Moment, steps: tuple[Step, ...]) -> None:
        """Remember the rest of a plan."""
        self.steps[moment] = steps
        if len(self.steps) > KEPT:
            self.steps.popitem(last=False)


MEMORY: Final = Memory()


@define
class Partner:
    """Plans turns for a team."""

    looks: ClassVar[bool] = True
    looks_ahead: ClassVar[bool] = True
    seat: int
    level: str = "normal"
    team: tuple[int, ...] = ()

    @property
    def limits(self) -> Limits:
        """Say how much it tries."""
        return LIMITS[self.level]

    def choose(self, view: Any, decision: Decision) -> tuple[Option, ...] | None:
        """Answer the decision; None while another seat of the team is to act first."""
        if decision.options[0] == UNDONE:
            return None
        world: State = view.world
        if not is_in_fight(world):
            return choose_between_fights(world, self.seat, decision)
        if decision.kind == "play":
            asked = tuple(request for request in view.asked if request.round == world.combat().round)
            return None if waits_for(world, asked) else self._play(world, decision, asked, alone=view.alone)
        return self._inside(world, decision)

    # --- turns -----------------------------------------------------------------------------------------------------

    def _play(
        self, world: State, decision: Decision, asked: tuple[Request, ...], *, alone: bool
    ) -> tuple[Option, ...] | None:
        team = (self.seat,) if alone else self._awake(world)
        moment = (self._moment(world, team), asked)
        steps = MEMORY.find(moment)
        if steps is None or (steps and steps[0][0] == self.seat and steps[0][1][0] not in decision.options):
            plan = plan_turn(world, team, self.limits, asked)
            self._note(world, plan, team, asked)
            steps = plan.steps
            MEMORY.keep(moment, steps)
        if not steps:
            return (DONE,)
        seat, picks = steps[0]
        return picks if seat == self.seat else None

    def _awake(self, world: State) -> tuple[int, ...]:
        """List the seats of the team that may still act."""
        seats = tuple(d.seat for d in world.pending if d.kind == "play" and d.seat in (*self.team, self.seat))
        return seats or (self.seat,)

    def _moment(self, world: State, team: tuple[int, ...]) -> Moment:
        asked = tuple((d.seat, d.kind) for d in world.pending)
        return (world.setup.seed, world.setup.heroes, self.level, team, asked, signature(world))

    def _note(self, world: State, plan: Plan, team: tuple[int, ...], asked: tuple[Request, ...]) -> None:
        """Remember what comes after each step, as long as the world goes on as it was imagined."""
        state: State | None = imagined(world)
        for number, step in enumerate(plan.steps):
            if state is None or not is_in_fight(state):
                return
            self._keep(state, team, asked, plan.steps[number:])
            state = carried_out(state, step)
        if state is not None and is_in_fight(state):
            self._keep(state, team, asked, ())

    def _keep(self, state: State, team: tuple[int, ...], asked: tuple[Request, ...], steps: tuple[Step, ...]) -> None:
        moment = self._moment(state, team)
        inside = any(d.kind not in {"play", "done"} for d in state.pending)
        MEMORY.keep(moment if inside else (moment, asked), steps)

    # --- questions in the middle ---------------------------------------------------------------------------------------

    def _inside(self, world: State, decision: Decision) -> tuple[Option, ...]:
        team = self._awake(world)
        steps = MEMORY.find(self._moment(world, (self.seat,))) or MEMORY.find(self._moment(world, team))
        if steps and steps[0][0] == self.seat and _fits(decision, steps[0][1]):
            return steps[0][1]
        if decision.kind == "facing" or decision.low != 1 or decision.high != 1:
            return answer_inside(world, decision)
        options = [option for option in ranked(world, decision) if option.verb not in IDLE][:TRIED] or list(
            decision.options
        )
        if len(options) == 1:
            return (options[0],)
        best, best_worth = options[0], float("-inf")
        start = imagined(world)
        for option in options:
            after = carried_out(start, (decision.seat, (option,)))
            if after is None:
                continue
            worth = max((_worth(node.state, team) for node in settled(Node(after, ()), team)), default=float("-inf"))
            if worth > best_worth:
                best, best_worth = option, worth
        return (best,)


def _worth(state: State, team: tuple[int, ...]) -> float:
    if is_in_fight(state) and state.combat().phase == "play":
        return max(guess(state, team), outlook(end_turn(state)))
    return outlook(state)


def _fits(decision: Decision, picks: tuple[Option, ...]) -> bool:
    return decision.low <= len(picks) <= decision.high and all(pick in decision.options for pick in picks)
