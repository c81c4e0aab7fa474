"""Whole turns planned in worlds that look the same: which cards, in which order, at whom, for all seats of a team together.

From the present moment every play is tried on a clone of the rules' own state. Positions that come to the same by another order
are one; the best of each length are carried on. What ends a turn is judged after the Enemy Turn has really been played, and a
strong bot lets the best few be played on to the end of the fight many times. Seats that others play are taken to do nothing more.

A plan holds until something new is learnt (a card drawn, a die): then the rest is planned anew.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Any, Final

from attrs import define, field, frozen

from soulstack.games.spire.bots.outlook import DEATH, HP, WON, incoming, outlook
from soulstack.games.spire.bots.quick import IDLE, answer_inside, ranked
from soulstack.games.spire.bots.requests import Request, pleased
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.rules.state import State
from soulstack.games.spire.rules.view import dealt_again
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.rng import named_seed

Step = tuple[int, tuple[Option, ...]]
"""A seat and what it answers."""

FANS: Final = {
    "target": 6,
    "row": 4,
    "player": 4,
    "x": 4,
    "choice": 4,
    "mode": 4,
    "may": 2,
    "cards": 3,
    "orb": 3,
    "token": 3,
}
"""So many answers to a question inside a play are tried; of all others only the best."""
INSIDE: Final = 5
"""So many questions inside one play are looked at with more than one answer."""
AFTER: Final = 60
"""So many answers at most from the end of the turn to the next one."""


@frozen
class Limits:
    """How much is tried."""

    width: int
    """Positions of each length that are carried on."""
    ends: int
    """Ends of the turn that are played through the Enemy Turn."""
    heats: tuple[tuple[int, int], ...] = ()
    """How many of the best of those are played on, and in how many worlds; each heat goes on with the best of the one before."""
    rounds: int = 1
    """For how many rounds they are played on."""


NORMAL: Final = Limits(width=14, ends=16)
HARD: Final = Limits(width=26, ends=32, heats=((6, 3), (3, 3), (2, 4)), rounds=1)
CROWD: Final = 3
"""A team of so many seats or more looks at so many answers in each position that fewer positions are carried on."""
CROWD_HEATS: Final = ((4, 2), (2, 2))
UNSPENT: Final = 15
"""What Energy counts that may still be spent; what lies in a hand is better spent than saved."""
DOWNFALL: Final = -6000.0
"""What a lost run counts in a mean."""
SWIFT: Final = Limits(width=2, ends=2)
"""How the rounds after this one are planned."""


@define(eq=False)
class Node:
    """A position in the middle of a turn, and how it was reached."""

    state: State
    steps: tuple[Step, ...]
    worth: float = 0.0


@frozen
class Plan:
    """What a team does in this turn."""

    steps: tuple[Step, ...]
    worth: float
    before: float
    """What the turn would be worth if it ended now."""
    end: State | None = field(default=None, eq=False, repr=False)
    """The position after the Enemy Turn, in the world that was played."""


def signature(state: State) -> tuple[Any, ...]:
    """Name a moment of a fight so that equal moments have equal names; what nobody knows has no part in it."""
    fight = state.combat()
    faces = state.faces
    heroes = tuple(
        (
            hero.hp, hero.gold, hero.potions, hero.face_down, tuple(sorted(hero.cubes.items())), fighter.energy, fighter.block,
            fighter.strength, fighter.weak, fighter.vulnerable, fighter.shivs, fighter.miracles, fighter.stance, fighter.orbs,
            tuple(sorted((faces[card].id, card in fighter.kept) for card in fighter.hand)), tuple(sorted(fighter.draw)),
            fighter.known, tuple(sorted(fighter.discard)), len(fighter.exhaust), tuple(fighter.powers), fighter.costs,
            fighter.lasting, tuple(sorted(fighter.turn.items())),
        )
        for hero, fighter in zip(state.heroes, fight.fighters, strict=True)
    )  # fmt: skip
    foes = tuple(
        (foe.id, foe.hp, foe.block, foe.strength, foe.weak, foe.vulnerable, foe.poison, foe.row, foe.lives, foe.slot, foe.mode,
         foe.cubes, foe.lost)
        for foe in fight.foes
    )  # fmt: skip
    return heroes, foes, fight.round, fight.die


def imagined(world: State) -> State:
    """Give the world in which a moment is planned: what nobody knows lies as a function of what is known."""
    plain = world.clone()
    if plain.fight is not None:
        for fighter in plain.fight.fighters:
            unknown = len(fighter.draw) - fighter.known
            fighter.draw[:unknown] = sorted(fighter.draw[:unknown])
            fighter.discard.sort()
    return dealt_again(plain, named_seed(world.setup.seed, f"plan:{signature(world)!r}"))


def is_in_fight(state: State) -> bool:
    """Tell whether a fight goes on in which turns can be planned."""
    return state.fight is not None and state.fight.phase != "over" and not state.over


# --- the moves of a turn ---------------------------------------------------------------------------------------------


def plays(state: State, team: tuple[int, ...]) -> Iterator[tuple[int, Option]]:
    """List what the seats of a team may begin on the floor."""
    for decision in state.pending:
        if decision.kind == "play" and decision.seat in team:
            for option in decision.options:
                if option != DONE and option.verb not in IDLE:
                    yield decision.seat, option


def carried_out(state: State, step: Step) -> State | None:
    """Give the position after an answer, or None when it cannot be given."""
    trial = state.clone()
    try:
        apply(trial, Answer(*step))
    except (IllegalAnswerError, LookupError):
        return None
    return trial


def settled(node: Node, team: tuple[int, ...], depth: int = 0) -> Iterator[Node]:
    """Answer what is asked in the middle of a play, in every way that is worth trying."""
    state = node.state
    asked = None
    if is_in_fight(state):
        asked = next((d for d in state.pending if d.kind not in {"play", "done"}), None)
    if asked is None or depth > 12:
        yield node
        return
    for picks in _answers(state, asked, depth):
        after = carried_out(state, (asked.seat, picks))
        if after is not None:
            yield from settled(Node(after, (*node.steps, (asked.seat, picks))), team, depth + 1)


def _answers(state: State, asked: Decision, depth: int) -> list[tuple[Option, ...]]:
    fan = FANS.get(asked.kind, 1) if depth < INSIDE else 1
    if fan == 1 or asked.low != 1 or asked.high != 1:
        return [answer_inside(state, asked)]
    return [(option,) for option in ranked(state, asked)[:fan]]


# --- judging ---------------------------------------------------------------------------------------------------------


def guess(state: State, team: tuple[int, ...]) -> float:
    """Judge a position in the middle of the turn as if the turn ended here."""
    worth = outlook(state)
    if not is_in_fight(state):
        return worth
    for hero in state.heroes:
        if hero.dead:
            continue
        fighter = state.fighter(hero.seat)
        coming = incoming(state, hero.seat)
        lost = max(0, coming - fighter.block)
        worth -= HP * lost
        if lost >= hero.hp:
            worth += DEATH / 2
        worth -= 30 * min(fighter.block, 4)
        if hero.seat in team:
            worth += UNSPENT * fighter.energy
    return worth


def end_turn(state: State) -> State:
    """Play the end of the turn and the Enemy Turn, up to the next turn of the heroes."""
    after = state.clone()
    fight = after.fight
    began = fight.round if fight is not None else 0
    for _ in range(AFTER):
        if not is_in_fight(after) or after.combat().round > began or not after.pending:
            break
        decision = next((d for d in after.pending if d.options[0] != UNDONE), None)
        if decision is None:
            break
        picks = (DONE,) if decision.kind == "play" else answer_inside(after, decision)
        apply(after, Answer(decision.seat, picks))
    return after


# --- planning --------------------------------------------------------------------------------------------------------


def plan_turn(world: State, team: tuple[int, ...], limits: Limits, asked: tuple[Request, ...] = ()) -> Plan:
    """Plan the rest of the turn of a team, with what others ask of it."""
    run = planning(world, team, limits, asked)
    while True:
        try:
            next(run)
        except StopIteration as done:
            found: Plan = done.value
            return found


def within(limits: Limits, seats: int) -> Limits:
    """Give the limits for a team of so many seats, so that a turn takes about as long."""
    if seats < CROWD:
        return limits
    width, ends = max(2, limits.width * 2 // (seats + 1)), max(2, limits.ends // 2)
    return Limits(width, ends, CROWD_HEATS if limits.heats else (), limits.rounds)


def planning(
    world: State, team: tuple[int, ...], limits: Limits, asked: tuple[Request, ...] = ()
) -> Generator[None, None, Plan]:
    """Plan the rest of the turn of a team in many small steps, for whoever has something else to do meanwhile."""
    limits = within(limits, len(team))
    root = Node(imagined(world), ())
    found: list[Node] = []
    layer = list(settled(root, team))
    for node in layer:
        node.worth = guess(node.state, team) + pleased(node.state, team, asked)
    before = max((node.worth for node in layer), default=0.0)
    seen = {signature(node.state) for node in layer if is_in_fight(node.state)}
    while layer:
        found += layer
        following: list[Node] = []
        for node in layer:
            if not is_in_fight(node.state):
                continue
            for seat, option in plays(node.state, team):
                yield
                after = carried_out(node.state, (seat, (option,)))
                if after is None:
                    continue
                for child in settled(Node(after, (*node.steps, (seat, (option,)))), team):
                    if is_in_fight(child.state):
                        name = signature(child.state)
                        if name in seen:
                            continue
                        seen.add(name)
                    child.worth = guess(child.state, team) + pleased(child.state, team, asked)
                    following.append(child)
        following.sort(key=_worth, reverse=True)
        layer = following[: limits.width]
    return (yield from _best(found, limits, before, lambda state: pleased(state, team, asked)))


def _worth(node: Node) -> float:
    return node.worth


def _best(
    found: list[Node], limits: Limits, before: float, liked: Callable[[State], float]
) -> Generator[None, None, Plan]:
    """Choose among the ends of the turn by what really comes of them."""
    found.sort(key=_worth, reverse=True)
    judged: list[tuple[float, Node, State]] = []
    for node in found[: limits.ends]:
        yield
        after = end_turn(node.state) if is_in_fight(node.state) else node.state
        judged.append((outlook(after) + liked(after), node, after))
    judged.sort(key=lambda entry: -entry[0])
    if limits.heats and len(judged) > 1 and judged[0][0] < WON / 2:
        judged = yield from _played_on(judged, limits, liked)
    worth, node, after = judged[0]
    return Plan(node.steps, worth, before, after)


def _played_on(
    judged: list[tuple[float, Node, State]], limits: Limits, liked: Callable[[State], float]
) -> Generator[None, None, list[tuple[float, Node, State]]]:
    """Weigh the best ends of the turn by how the next rounds go where what nobody knows is dealt anew, the same for each."""
    totals: dict[int, float] = {}
    seen = 0
    running = list(range(len(judged)))
    for finals, worlds in limits.heats:
        running = running[:finals]
        for number in range(seen, seen + worlds):
            for which in running:
                yield
                _, node, after = judged[which]
                later = _rounds_later(node.state, number + 1, limits.rounds) + liked(after)
                totals[which] = totals.get(which, 0.0) + later
        seen += worlds
        running.sort(key=lambda which: -totals[which])
    return [(totals[which] / seen, *judged[which][1:]) for which in running]


def _rounds_later(state: State, seed: int, rounds: int) -> float:
    """Say how a fight stands when this turn has ended and some more rounds were played, in one of its worlds."""
    world = end_turn(dealt_again(state, seed)) if is_in_fight(state) else state
    everybody = tuple(hero.seat for hero in world.heroes)
    for _ in range(rounds):
        if not is_in_fight(world):
            break
        world = plan_turn(world, everybody, SWIFT).end or world
    return then_worth(world)


def then_worth(state: State) -> float:
    """Say how a position looks among others that may come: on the scale of HP, so that they have a mean."""
    if is_in_fight(state):
        return outlook(state)
    if state.over and state.result == "lost":
        left = sum(foe.hp for foe in state.fight.foes if foe.lives) if state.fight is not None else 0
        return DOWNFALL - 10 * left
    return outlook(state) - (2 * WON if state.over else WON)
