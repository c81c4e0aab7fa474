"""Searches: tries what it could do in many worlds that fit what it knows, and plays each of them on.

The sound player's answer is tried first. Another one replaces it only when it does better in the same worlds by more than
chance explains, so the search can be short without being foolish.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, ClassVar, Final

from attrs import define, field

from soulstack.bots.effort import Effort
from soulstack.games.foursouls.bots.evaluate import value
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.judging_bot import TIRED, SearchingBot, act_worth, promised
from soulstack.games.foursouls.bots.playout import Policy
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.determinize import deal
from soulstack.games.foursouls.rules.game import apply
from soulstack.games.foursouls.rules.state import State
from soulstack.kernel.agents import Picks
from soulstack.kernel.decisions import Answer, Decision, Option
from soulstack.kernel.rng import named_seed, shuffle

ACTS: Final = ("play", "activate")
WIDEST: Final = 6
"""How many answers are tried."""
LEAST: Final = -6.0
"""What looks worse than this, in cents, is not tried in one's own turn."""
LEAST_IN_WINDOWS: Final = -0.4
"""And this as an answer to others, where most things are better kept."""
WORLDS: Final = 48
"""In how many worlds an answer is tried at most at a table of four, where no clock says how long to think."""
ROUND: Final = 6
"""After so many worlds it looks which answers are still worth trying; each face of a die comes once in them."""
DICE: Final = 14
"""So many throws of a world are evened out; later ones are left to chance."""
MARGIN: Final = 0.004
"""How much more likely an answer must win than the sound one."""
DOUBT: Final = 1.0
"""And by how many standard errors."""
HOPELESS: Final = 1.0
"""An answer that is no better by this many standard errors is tried no more."""
CERTAIN: Final = 3.0
"""By so many standard errors nothing need be tried further."""


@define(eq=False)
class Trial:
    """An answer and how it fared in each world."""

    picks: Picks
    values: list[float] = field(factory=list)

    @property
    def mean(self) -> float:
        """Its chance to win, over all worlds that it was tried in."""
        return sum(self.values) / len(self.values)


class HardBot:
    """The opponent for people who want to lose."""

    looks: ClassVar[bool] = True
    looks_ahead: ClassVar[bool] = True

    def __init__(self, seed: int, seat: int, cards: Mapping[str, CardDef], temper: str = "") -> None:
        self.cards = cards
        self.base = SearchingBot(seed, seat, cards, temper)
        self.seed = named_seed(seed, f"search:{seat}")
        self.effort = Effort(WORLDS)
        self.sound: Picks = ()
        """What the sound player would have answered last."""
        self.asked = 0
        """Questions that were searched."""
        self.tried = 0
        """Worlds that were played on."""
        self.turn = -1
        self.asked_since = 0
        """What was asked when the turn began."""

    def choose(self, view: Any, decision: Decision) -> Picks:
        """Answer as the sound player would, unless something does better in play."""
        sound = self.sound = self.base.choose(view, decision)
        if view.turn != self.turn:
            self.turn, self.asked_since = view.turn, self.asked
        if view.world is None or decision.is_forced() or self.asked - self.asked_since >= TIRED:
            return sound
        if view.favours and promised(Judge(view, decision.seat, self.cards, self.base.traits), decision) is not None:
            return sound  # a word is kept
        found = self.candidates(view, decision, sound)
        if len(found) < 2:
            return sound
        return self.search(view.world, decision, found)

    # --- what is tried -------------------------------------------------------------------------------------------

    def candidates(self, view: Any, decision: Decision, sound: Picks) -> list[Picks]:
        """List the answers worth trying, the sound one first."""
        if decision.low != 1 or decision.high != 1:
            return [sound]
        options: Sequence[Option] = decision.options
        if decision.kind == "priority":
            judge = Judge(view, decision.seat, self.cards, self.base.traits)
            if decision.prompt == "turn":
                options = free_actions(judge, options, is_busy=sound[0].verb in (*ACTS, "buy"))
            else:
                options = responses(judge, options)
        found = [sound, *((option,) for option in options if (option,) != sound)]
        return found[:WIDEST]

    # --- trying ----------------------------------------------------------------------------------------------------

    def search(self, blank: State, decision: Decision, found: list[Picks]) -> Picks:
        """Try answers in the same worlds, the better half more often, and give the best."""
        seat = decision.seat
        policy = Policy(self.cards, len(blank.players), self.seed, seat)
        sound, *rivals = (Trial(picks) for picks in found)
        self.asked += 1
        effort = self.effort
        effort.begin(len(blank.players))
        worlds = 0
        dice: list[list[int]] = []
        is_close = False
        while rivals and not effort.is_spent(worlds, is_close=is_close):
            place = worlds % ROUND
            if not place:
                dice = even_dice(named_seed(self.seed, f"{self.asked}:{worlds}:dice"))
            world = deal(blank, seat, named_seed(self.seed, f"{self.asked}:{worlds}"))
            world.rigged = [faces[place] for faces in dice]
            for trial in (sound, *rivals):
                trial.values.append(self.outcome(world.clone(), Answer(seat, trial.picks), policy))
            worlds += 1
            if worlds % ROUND == 0:
                rivals = [trial for trial in rivals if lead(trial, sound, -HOPELESS) > MARGIN]
                if any(lead(trial, sound, CERTAIN) > MARGIN for trial in rivals):
                    break
                is_close = decision.prompt != "priority" and bool(rivals)
        best = max(rivals, key=lambda trial: trial.mean, default=sound)
        return best.picks if worlds > 1 and lead(best, sound, DOUBT) > MARGIN else sound.picks

    def outcome(self, world: State, answer: Answer, policy: Policy) -> float:
        """Play an answer and what follows; give what it comes to."""
        self.tried += 1
        apply(world, answer)
        policy.play(world, answer.seat)
        return value(world, answer.seat)


def even_dice(seed: int) -> list[list[int]]:
    """Lay out the first throws of a round of worlds: for each throw every face once, in an order of its own.

    A fight is decided by its first throws, so worlds that share them evenly need fewer to tell two answers apart.

    >>> {tuple(sorted(faces)) for faces in even_dice(7)}
    {(1, 2, 3, 4, 5, 6)}
    """
    luck = {"dice": seed}
    found = []
    for _ in range(DICE):
        faces = list(range(1, ROUND + 1))
        shuffle(luck, "dice", faces)
        found.append(faces)
    return found


def free_actions(judge: Judge, options: Sequence[Option], *, is_busy: bool) -> list[Option]:
    """List what is worth trying in one's own turn: to attack, to buy or to end, and acts.

    To end instead of an act or a purchase means to keep what one has, and what that is worth later a look to the end of the
    turn cannot tell: whoever does not waste things is not asked to hoard them.
    """
    cents = judge.view.seats[judge.me].cents
    prices = [obj.price for obj in judge.view.objects.values() if obj.price is not None]
    left_out = [] if cents >= min(prices, default=0) else ["buy"]
    if is_busy:
        left_out.append("end")
    found = [o for o in options if o.verb not in ACTS and o.verb not in left_out]
    return found + promising(judge, options, LEAST, anything=True)


def responses(judge: Judge, options: Sequence[Option]) -> list[Option]:
    """List what is worth trying in a window: passing, and what answers the thing that waits unless it is one's own."""
    stack = judge.view.stack
    if not stack or (stack[-1].controller == judge.me and stack[-1].kind in {"loot", "ability"}):
        return []
    last = stack[-1].kind == "death" and ("player", judge.me) in stack[-1].targets
    return [options[0], *promising(judge, options, LEAST_IN_WINDOWS, anything=last)]


def promising(judge: Judge, options: Sequence[Option], least: float, *, anything: bool) -> list[Option]:
    """List the cards and abilities that may bring something, the best first; what is worth just nothing is no answer."""
    worths = {option: act_worth(judge, option, anything) for option in options if option.verb in ACTS}
    return sorted((o for o, worth in worths.items() if worth > least and worth != 0.0), key=lambda o: -worths[o])


def lead(trial: Trial, than: Trial, doubt: float) -> float:
    """Give how much better an answer did in the same worlds, less so many standard errors."""
    gains = [a - b for a, b in zip(trial.values, than.values, strict=True)]
    count = len(gains)
    mean = sum(gains) / count
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, count - 1))
    return mean - doubt * spread / sqrt(count)
