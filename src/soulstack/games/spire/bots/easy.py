"""A beginner's bot: it looks one action ahead and counts what it sees (HP, Block against what is coming, enemies' HP).

It tries every option on a clone of the world as its seat knows it and takes the one whose outcome it likes best; what follows an
option (targets, discards) it chooses the same way when it is asked. Outside fights it goes by a few rules of thumb.
"""

from typing import Any, ClassVar

from attrs import define

from soulstack.games.spire.bots.random_bot import IDLE
from soulstack.games.spire.cards.effects import Hit
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.rules.intents import hits_on, line_of
from soulstack.games.spire.rules.state import Foe, State, living_foes
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.rng import below, named_seed

TRIES = 24
"""So many options are tried at most for one question."""
DEPTH = 3
"""So many questions that follow an option are answered by their first option while it is tried."""
LIKED = {
    "rest": 60, "smith": 50, "take": 40, "reveal": 45, "buy": 20, "option": 10, "go": 10, "yes": 5, "remove": 15,
    "use": 3, "mode": 3,
}  # fmt: skip
"""How much it likes what can be done outside fights, whatever comes of it."""


@define
class EasyBot:
    """Looks one action ahead."""

    looks: ClassVar[bool] = True
    looks_ahead: ClassVar[bool] = True
    luck: dict[str, int]
    seat: int = 0

    @classmethod
    def seeded(cls, seed: int, seat: int) -> "EasyBot":
        """Make one for a seat."""
        return cls({"bot": named_seed(seed, f"easy:{seat}")}, seat)

    def choose(self, view: Any, decision: Decision) -> tuple[Option, ...] | None:
        """Answer the decision by what it seems to lead to."""
        if decision.options == (UNDONE,):
            return None
        world: State = view.world
        if world.fight is None or world.fight.phase == "over":
            return self._outside(world, decision)
        candidates = self._candidates(decision)
        if len(candidates) == 1:
            return candidates[0]
        best, best_worth = candidates[0], -1_000_000
        for picks in candidates:
            worth = self._tried(world, decision, picks)
            if worth > best_worth:
                best, best_worth = picks, worth
        return best

    def _candidates(self, decision: Decision) -> list[tuple[Option, ...]]:
        options = [option for option in decision.options if option.verb not in IDLE] or list(decision.options)
        if decision.high == 1:
            found: list[tuple[Option, ...]] = [(option,) for option in options[:TRIES]]
            return found if decision.low else [*found, ()]
        fewest = tuple(options[: decision.low])
        return [fewest, tuple(options[: decision.high])] if decision.high > decision.low else [fewest]

    def _tried(self, world: State, decision: Decision, picks: tuple[Option, ...]) -> int:
        trial = world.clone()
        waiting = picks == (DONE,)
        if waiting:
            return worth_of(world, self.seat) - 1
        try:
            apply(trial, Answer(decision.seat, picks))
            for _ in range(DEPTH):
                asked = next((d for d in trial.pending if d.seat == self.seat and d.kind != "play"), None)
                if asked is None or trial.over or trial.fight is None:
                    break
                apply(trial, Answer(asked.seat, asked.options[: max(asked.low, min(1, asked.high))]))
        except (IllegalAnswerError, LookupError, AssertionError):
            return -1_000_000
        return worth_of(trial, self.seat)

    def _outside(self, world: State, decision: Decision) -> tuple[Option, ...]:
        if decision.high > 1 or decision.low == 0:
            return tuple(decision.options[: decision.low])
        hero = world.heroes[self.seat]
        hurt = hero.hp * 2 < hero.max_hp
        best, best_worth = decision.options[0], -1000
        for option in decision.options:
            worth = LIKED.get(option.verb, 0) + below(self.luck, "bot", 8)
            if option.verb in IDLE or self._has_claimed(world, option):
                worth = -500
            elif option.verb == "rest":
                worth += 40 if hurt else -30
            elif option == DONE:
                worth = 1
            elif option.verb == "skip":
                worth = 2
            if worth > best_worth:
                best, best_worth = option, worth
        return (best,)

    def _has_claimed(self, world: State, option: Option) -> bool:
        """Tell whether an option would only change the bot's claim in a draft: it stays with its first."""
        if option.verb not in {"take", "skip"} or option.ref is None:
            return False
        number = option.ref[1] if option.ref[0] == "reward" else option.n
        claims = (pair for item in world.table.rewards if item.id == number for pair in item.claims)
        return any(seat == self.seat for _, seat in claims)


def worth_of(state: State, seat: int) -> int:
    """Say how good a position in a fight looks for a hero and its party."""
    if state.over:
        return 100_000 if state.result == "won" else -100_000
    fight = state.fight
    if fight is None or fight.phase == "over":
        return 50_000 + 100 * state.heroes[seat].hp
    total = 0
    for hero in state.heroes:
        fighter = fight.fighters[hero.seat]
        coming = sum(incoming(state, foe, hero.seat) for foe in living_foes(state))
        lost = max(0, coming - fighter.block) if fight.phase == "play" else 0
        total += 100 * (hero.hp - lost) + 5 * min(fighter.block, coming) + 30 * fighter.strength
        total += 25 * len(fighter.powers) + 8 * sum(1 for orb in fighter.orbs if orb) + 10 * fighter.shivs
        total -= 15 * fighter.weak + 20 * fighter.vulnerable
        if hero.hp <= lost:
            total -= 5000
    for foe in living_foes(state):
        total -= 25 * foe.hp + 40 - 12 * foe.weak - 15 * foe.vulnerable - 20 * foe.poison + 10 * foe.strength
    return total


def incoming(state: State, foe: Foe, seat: int) -> int:
    """Estimate what an enemy's action costs a hero before Block."""
    line = line_of(state, foe)
    if line is None:
        return 0
    icons = hits_on(state, foe, seat)
    if not icons:
        return 0
    strongest = max((part.n for part in line.do if isinstance(part, Hit) and isinstance(part.n, int)), default=0)
    each = strongest + foe.strength
    if state.fighter(seat).vulnerable:
        each *= 2
    elif foe.weak:
        each -= 1
    return max(0, each) * icons
