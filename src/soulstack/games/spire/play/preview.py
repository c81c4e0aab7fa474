"""What an answer would lead to, and what the end of the turn would cost: played on a clone by the rules themselves.

The clone is a world in which everything that nobody knows lies in another order. What two such worlds disagree about is not
known to anybody, so a preview leaves it open; nothing that is hidden can be read from one (K-14, K-29).
"""

from typing import Final

from attrs import define, field, frozen

from soulstack.games.spire.play.worlds import WORLDS, alike, has_come_up
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.rules.state import NOBODY, State
from soulstack.games.spire.rules.view import dealt
from soulstack.kernel.asking import DONE, UNDONE, AskAll
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME

MOST_ANSWERS: Final = 60
"""A turn that asks for more on its way to the next round is given up; nothing is foretold then."""


@frozen
class Blow:
    """One thing that costs a hero HP, in the order of coming."""

    seat: int
    foe: int
    """The enemy that hits, or NOBODY for what the hero suffers otherwise."""
    amount: int
    """What it would cost without Block."""
    lost: int
    word: str = ""


@frozen
class Coming:
    """What the end of the turn brings to one hero."""

    hits: int = 0
    """What is aimed at it, before Block."""
    block: int = 0
    """The Block that it will have when the enemies begin."""
    lost: int = 0
    dies: bool = False
    blows: tuple[Blow, ...] = ()

    @property
    def safe(self) -> bool:
        """Tell whether it loses nothing."""
        return self.lost == 0


@frozen
class Forecast:
    """What the end of the turn brings if nobody does anything more."""

    heroes: tuple[Coming, ...]
    sure: bool = True
    """False when luck or a choice on the way may change it."""


@frozen
class FoeThen:
    """An enemy after an answer."""

    hp: int
    lost: int
    block: int
    dies: bool
    gone: bool
    tokens: tuple[tuple[str, int], ...]
    """What changes of Weak, Vulnerable, Poison and Strength, by how much."""


@frozen
class HeroThen:
    """A hero after an answer: by how much things change."""

    hp: int = 0
    block: int = 0
    energy: int = 0
    strength: int = 0
    shivs: int = 0
    miracles: int = 0
    drawn: int = 0
    stance: str = ""
    """The stance it enters."""
    orbs: tuple[str, ...] | None = None
    unknown: bool = False
    """Luck decides about it; only what is drawn is told then."""


@frozen
class Preview:
    """What an answer would lead to, as far as it can be known."""

    foes: dict[int, FoeThen]
    heroes: tuple[HeroThen, ...]
    forecast: Forecast | None = None
    unknown: bool = False
    """Something of it is luck or hidden."""
    asks: Decision | None = None
    """What is asked before it is done."""


@define
class Foresight:
    """Works out previews, and keeps those of the present moment."""

    _moment: int = -1
    _forecast: Forecast | None = None
    _has_forecast: bool = False
    _previews: dict[tuple[int, tuple[Option, ...]], Preview | None] = field(factory=dict)

    def _enter(self, moment: int) -> None:
        if moment != self._moment:
            self._moment, self._has_forecast = moment, False
            self._previews.clear()

    def forecast(self, state: State, moment: int) -> Forecast | None:
        """Tell what the end of this turn brings, worked out once for a moment."""
        self._enter(moment)
        if not self._has_forecast:
            self._forecast, self._has_forecast = foretold(state), True
        return self._forecast

    def preview(self, state: State, moment: int, seat: int, picks: tuple[Option, ...]) -> Preview | None:
        """Tell what answers would lead to, worked out once for a moment."""
        self._enter(moment)
        key = (seat, picks)
        if key not in self._previews:
            self._previews[key] = previewed(state, seat, picks)
        return self._previews[key]


# --- the end of the turn -----------------------------------------------------------------------------------------------


def foretold(state: State) -> Forecast | None:
    """Let everybody be done in two worlds, and tell what the enemies do until the round ends."""
    fight = state.fight
    if state.over or fight is None or fight.phase != "play":
        return None
    first, second = (_end_of_turn(dealt(state, world)) for world in WORLDS)
    if first is None:
        return None
    return Forecast(first, sure=first == second)


def _end_of_turn(world: State) -> tuple[Coming, ...] | None:
    """Play a world on to the end of the round."""
    fight = world.fight
    assert fight is not None
    world.by_rank = True
    before = [hero.hp for hero in world.heroes]
    block = [fighter.block for fighter in fight.fighters]
    facts: list[Fact] = []
    for _ in range(MOST_ANSWERS):
        if world.over or world.fight is None or any(fact.kind == "round_started" for fact in facts):
            break
        answer = _let_pass(world)
        if answer is None:
            break
        try:
            facts += apply(world, answer)
        except (IllegalAnswerError, LookupError, AssertionError):
            return None
    ends = next((at for at, fact in enumerate(facts) if fact.kind in {"round_started", "combat_ended"}), len(facts))
    return _summed(facts[:ends], before, block, fight.players)


def _let_pass(world: State) -> Answer | None:
    """Answer what is open with being done, and a question on the way with its first answers."""
    for decision in world.pending:
        if DONE in decision.options:
            return Answer(decision.seat, (DONE,))
    for decision in world.pending:
        if decision.options != (UNDONE,):
            return Answer(decision.seat, decision.options[: decision.low])
    return None


def _summed(facts: list[Fact], hp: list[int], block: list[int], players: int) -> tuple[Coming, ...]:
    blows: list[list[Blow]] = [[] for _ in range(players)]
    shield, left = list(block), list(hp)
    at_enemies = None
    dead = set()
    for number, fact in enumerate(facts):
        if fact.kind == "turn_ended":
            at_enemies = list(shield)
        if fact.seat == GAME or fact.seat >= players:
            continue
        if fact.kind == "block_gained":
            shield[fact.seat] += fact.amount
        elif fact.kind == "block_lost":
            shield[fact.seat] -= fact.amount
        elif fact.kind == "hit" and fact.value:
            lost = _lost_to(facts, number, fact.seat)
            blows[fact.seat].append(Blow(fact.seat, fact.obj, fact.amount, lost, "hit"))
        elif fact.kind == "hp_lost":
            left[fact.seat] -= fact.amount
            if fact.word != "hit":
                blows[fact.seat].append(Blow(fact.seat, NOBODY, fact.amount, fact.amount, fact.word))
        elif fact.kind == "healed":
            left[fact.seat] += fact.amount
        elif fact.kind == "hero_died":
            dead.add(fact.seat)
    stands = at_enemies if at_enemies is not None else shield
    return tuple(
        Coming(
            sum(blow.amount for blow in blows[seat]),
            stands[seat],
            max(0, hp[seat] - left[seat]),
            seat in dead or left[seat] <= 0,
            tuple(blows[seat]),
        )
        for seat in range(players)
    )


def _lost_to(facts: list[Fact], number: int, seat: int) -> int:
    """Find the HP that a hit has cost: it is told before the next hit."""
    for fact in facts[number + 1 :]:
        if fact.kind == "hit":
            return 0
        if fact.kind == "hp_lost" and fact.seat == seat and fact.word == "hit":
            return fact.amount
    return 0


# --- an answer ---------------------------------------------------------------------------------------------------------


def previewed(state: State, seat: int, picks: tuple[Option, ...]) -> Preview | None:
    """Give answers one after another in two worlds, and tell what has changed in both; in more where luck takes part."""
    if state.fight is None:
        return None
    ends = []
    for number in WORLDS:
        end = _carried_out(state, dealt(state, number), seat, picks)
        if end is None:
            return None
        ends.append(end)
    first = ends[0]
    lucky = [end for end in ends if end.lucky]
    for world in alike(state, [end.world for end in ends]) if lucky else ():
        end = _carried_out(state, world, seat, picks)
        ends += [] if end is None else [end]
    foes = {foe: then for foe, then in first.foes.items() if all(end.foes.get(foe) == then for end in ends[1:])}
    heroes = tuple(
        mine if all(end.heroes[number] == mine for end in ends[1:]) else HeroThen(drawn=mine.drawn, unknown=True)
        for number, mine in enumerate(first.heroes)
    )
    unknown = bool(lucky) or len(foes) < len(first.foes) or any(hero.unknown for hero in heroes)
    asks = first.asks or ends[1].asks
    after = first.world
    if asks is not None or after.fight is None or after.over:
        return Preview(foes, heroes, None, unknown, asks)
    forecast = foretold(after)
    if lucky and forecast is not None:
        forecast = Forecast(forecast.heroes, sure=False)  # what came up may do something at the end of the turn
    return Preview(foes, heroes, forecast, unknown)


@frozen
class _End:
    """One world after the answers."""

    world: State
    foes: dict[int, FoeThen]
    heroes: tuple[HeroThen, ...]
    lucky: bool
    """Luck or what nobody knew has taken part."""
    asks: Decision | None


def _carried_out(state: State, world: State, seat: int, picks: tuple[Option, ...]) -> _End | None:
    """Give the answers in a world."""
    facts: list[Fact] = []
    luck = dict(world.streams)
    for pick in picks:
        asked = next((d for d in world.pending if d.seat == seat), None)
        if asked is None or pick not in asked.options:
            break
        try:
            facts += apply(world, Answer(seat, (pick,)))
        except (IllegalAnswerError, LookupError, AssertionError):
            return None
    top = world.frames[-1] if world.frames else None
    asks = world.pending[0] if top is not None and not isinstance(top, AskAll) and world.pending else None
    lucky = world.streams != luck or has_come_up(state, world)
    return _End(world, _foes(state, world, facts), _heroes(state, world, facts), lucky, asks)


def _foes(state: State, world: State, facts: list[Fact]) -> dict[int, FoeThen]:
    fight = state.combat()
    now = {foe.id: foe for foe in world.fight.foes} if world.fight is not None else {}
    died = {fact.obj for fact in facts if fact.kind == "died"}
    lost: dict[int, int] = {}
    for fact in facts:
        if fact.kind == "lost_hp":
            lost[fact.obj] = lost.get(fact.obj, 0) + fact.amount
    found = {}
    for foe in fight.foes:
        if not foe.lives:
            continue
        then = now.get(foe.id)
        if then is None:
            found[foe.id] = FoeThen(0, lost.get(foe.id, 0), 0, foe.id in died, foe.id not in died, ())
            continue
        tokens = tuple(
            (name, getattr(then, name) - getattr(foe, name))
            for name in ("weak", "vulnerable", "poison", "strength")
            if getattr(then, name) != getattr(foe, name)
        )
        found[foe.id] = FoeThen(
            then.hp, lost.get(foe.id, 0), then.block - foe.block, then.dead, then.gone and not then.dead, tokens
        )
    return found


def _heroes(state: State, world: State, facts: list[Fact]) -> tuple[HeroThen, ...]:
    fight, then = state.combat(), world.fight
    found = []
    for hero, later in zip(state.heroes, world.heroes, strict=True):
        drawn = sum(1 for fact in facts if fact.kind == "card_drawn" and fact.seat == hero.seat)
        if then is None:
            found.append(HeroThen(later.hp - hero.hp, drawn=drawn))
            continue
        a, b = fight.fighters[hero.seat], then.fighters[hero.seat]
        found.append(
            HeroThen(
                later.hp - hero.hp,
                b.block - a.block,
                b.energy - a.energy,
                b.strength - a.strength,
                b.shivs - a.shivs,
                b.miracles - a.miracles,
                drawn,
                b.stance if b.stance != a.stance else "",
                b.orbs if b.orbs != a.orbs else None,
            )
        )
    return tuple(found)


__all__ = [
    "WORLDS",
    "Blow",
    "Coming",
    "FoeThen",
    "Forecast",
    "Foresight",
    "HeroThen",
    "Preview",
    "foretold",
    "previewed",
]
