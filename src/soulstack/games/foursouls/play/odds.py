"""The exact chances of a fight, worked out with the engine itself.

A fight is a small graph: a node is the table just before a die is thrown, and each of the six results leads to the next
throw or to the end of the attack. The engine plays every step in a world that looks to the seat like the real one, with
everybody passing, so evasion, bonuses, immunities, triggers, further rolls and rewards all count as the rules say. Where the
viewer fights and could reroll what was thrown, by turning an item or playing a card, the graph branches and the better way
counts; every other response that somebody might still make is left out. Nodes that look alike are one node, and the values
of the graph are solved for.

>>> odds = Chances(win=0.625, die=0.25, cents=1.4)
>>> odds.words
'62 % win · 25 % die'
>>> odds.prize_words
'+1.4¢'
"""

import time
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from attrs import define, field, frozen

from soulstack.app.language import tenths, tr
from soulstack.games.foursouls.bots.estimates import BLANK, Reading, printed_foe
from soulstack.games.foursouls.bots.fight_odds import odds as printed_odds
from soulstack.games.foursouls.cards.schema import Activated, CardDef, Paid, Triggered
from soulstack.games.foursouls.cards.vocabulary import Reroll
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.combat import MONSTER_DECK
from soulstack.games.foursouls.rules.determinize import world_for
from soulstack.games.foursouls.rules.game import State, apply
from soulstack.games.foursouls.rules.priority import Window
from soulstack.games.foursouls.rules.stack import loot_ability
from soulstack.kernel.decisions import Answer, Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref

FACES: Final = 6
WORLD: Final = 1
"""The seed of the world in which fights are tried; any will do, but it must stay the same."""
MOST_NODES: Final = 1500
MOST_ANSWERS: Final = 400
LEFT_OUT: Final = "If nobody responds; only your own rerolls count, each used where it helps most."

Sums: TypeAlias = tuple[float, float, float, float, float, float]
"""Wins, deaths, cents, loot, souls and treasure."""
_NOTHING: Final[Sums] = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


@frozen
class Chances:
    """What an attack brings if nobody responds."""

    win: float = 0.0
    die: float = 0.0
    cents: float = 0.0
    loot: float = 0.0
    souls: float = 0.0
    treasure: float = 0.0
    exact: bool = True
    """False for an unseen card of the deck, and where somebody has a choice on the way."""

    @property
    def words(self) -> str:
        """Say the chances in a few words."""
        about = "" if self.exact else "~"
        return tr(
            "{win} win · {die} die",
            win=f"{about}{percent(self.win)}",
            die=f"{about}{percent(self.die)}",
        )

    @property
    def prize_words(self) -> str:
        """Say what the attack pays on average, or nothing."""
        parts = [
            f"+{tenths(amount)}{unit}"
            for amount, unit in (
                (self.cents, "¢"),
                (self.loot, f" {tr('loot')}"),
                (self.treasure, f" {tr('treasure')}"),
                (self.souls, f" {tr('souls')}"),
            )
            if amount >= 0.05
        ]
        return ", ".join(parts)


def percent(part: float) -> str:
    """Write a probability; what is not quite sure is never shown as sure.

    >>> percent(1.0), percent(0.999), percent(0.0), percent(0.001), percent(0.625)
    ('100 %', '99 %', '0 %', '1 %', '62 %')
    """
    number = round(part * 100)
    if number == 100 and part < 1 - 1e-9:
        number = 99
    if number == 0 and part > 1e-9:
        number = 1
    return f"{number} %"


class _ThrowError(Exception):
    """The engine wants a die that nobody has laid ready."""


class _Dice(list[int]):
    """Dice laid ready; wanting one more ends the step instead of drawing it at random."""

    def __bool__(self) -> bool:
        if not len(self):
            raise _ThrowError
        return True


@define(eq=False)
class _Node:
    """A table just before the throw of a die."""

    state: State
    answer: Answer
    """What leads to the throw."""
    dice: tuple[int, ...]
    """Dice thrown in the same step before it."""
    edges: list[tuple[float, Sums, Any]] = field(factory=list)
    """How likely, what it brings on the way, and the key of the next node or nothing."""
    value: Sums = _NOTHING


@define(eq=False)
class _Fork:
    """A table just after a throw that the fighter could throw again: every way on from it."""

    state: State
    answers: list[Answer]
    """To let it be, and every way to reroll it."""
    edges: list[tuple[Sums, Any]] = field(factory=list)
    """What each answer brings on the way, and the key of the next node or nothing."""
    value: Sums = _NOTHING


@define(eq=False)
class Fight:
    """One attack, worked out step by step so that no frame has to wait for it."""

    attacker: int
    target: Ref | None
    rerolls: bool = False
    """Whether the fighter's own rerolls count: they do when the fighter is who looks."""
    exact: bool = True
    _nodes: dict[Any, _Node | _Fork] = field(factory=dict)
    _todo: list[Any] = field(factory=list)
    _start: tuple[Sums, Any] = (_NOTHING, None)
    _chances: Chances | None = None
    _repeats: bool = False

    @property
    def chances(self) -> Chances | None:
        """Give the result, or nothing while it is not worked out."""
        return self._chances

    def begin(self, world: State) -> None:
        """Take the world as it is: the attack is under way and somebody has priority, or its target is to be chosen."""
        self._repeats = _looks_at_two_rolls(world)
        self._start = self._run(world, ())

    def work(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> bool:
        """Go on for a while; tell whether the fight is worked out."""
        if self._chances is not None:
            return True
        until = clock() + seconds
        while self._todo:
            self._expand(self._nodes[self._todo.pop()])
            if clock() >= until:
                break
        if not self._todo:
            self._solve()
        return self._chances is not None

    # --- the graph -------------------------------------------------------------------------------------------------

    def _expand(self, node: _Node | _Fork) -> None:
        if isinstance(node, _Fork):
            node.edges = [self._run(node.state.clone(), (), answer) for answer in node.answers]
            return
        for face in range(1, FACES + 1):
            brought, key = self._run(node.state.clone(), (*node.dice, face), node.answer)
            node.edges.append((1 / FACES, brought, key))

    def _run(self, world: State, dice: tuple[int, ...], first: Answer | None = None) -> tuple[Sums, Any]:
        """Let everybody pass until a die is wanted or the attack is over; give what it brought and the next node."""
        brought = _NOTHING
        aim = _aim(world) or self.target
        world.rigged = _Dice(dice)
        for _ in range(MOST_ANSWERS):
            if first is None and self._is_done(world):
                return brought, None
            if first is None:
                ways = self._rerolls(world)
                if ways:
                    return brought, self._fork(world, ways)
            answer = first or self._pass(world)
            used = len(dice) - len(world.rigged)
            before = world.clone()
            before.rigged = list(world.rigged)
            try:
                facts = apply(world, answer)
            except _ThrowError:
                return brought, self._node(before, answer, dice[used:])
            first = None
            brought = self._count(brought, facts, aim)
            aim = _aim(world) or aim
        self.exact = False
        return brought, None

    def _node(self, state: State, answer: Answer, dice: tuple[int, ...]) -> Any:
        key = (self._look(state), answer, dice)
        if key not in self._nodes:
            if len(self._nodes) >= MOST_NODES:
                self.exact = False
                return None
            self._nodes[key] = _Node(state, answer, dice)
            self._todo.append(key)
        return key

    def _fork(self, state: State, ways: list[Answer]) -> Any:
        key = (self._look(state), "fork")
        if key not in self._nodes:
            if len(self._nodes) >= MOST_NODES:
                self.exact = False
                return None
            state.rigged = []
            self._nodes[key] = _Fork(state, ways)
            self._todo.append(key)
        return key

    def _rerolls(self, world: State) -> list[Answer]:
        """List letting be and every own way to throw again what was thrown; nothing where there is none."""
        decision = world.pending[0]
        if not self.rerolls or decision.seat != self.attacker:
            return []
        if decision.kind == "yes_no":
            faces = (obj.face for obj in world.objects.values() if obj.face.id == decision.card)
            asked = any(isinstance(a, Triggered) and _only_rerolls(a) for face in faces for a in face.abilities)
            return [Answer(decision.seat, (option,)) for option in decision.options] if asked else []
        top = world.stack[-1] if world.stack else None
        if top is None or top.kind != "roll" or top.controller != self.attacker:
            return []
        if not isinstance(world.frames[-1], Window):
            return []
        ways = {_rerolls_by(world, option): option for option in decision.options[1:]}  # alike cards are one way
        ways.pop("", None)
        if not ways:
            return []
        return [self._pass(world), *(Answer(decision.seat, (option,)) for option in ways.values())]

    def _pass(self, world: State) -> Answer:
        decision = world.pending[0]
        frame = world.frames[-1]
        if isinstance(frame, Window):
            frame.passes = len(world.players) - 1  # everybody passes at once
            return Answer(decision.seat, decision.options[:1])
        return Answer(decision.seat, self._choice(world, decision))

    def _choice(self, world: State, decision: Decision) -> tuple[Option, ...]:
        if decision.prompt == "attack" and self.target is not None:
            wanted = Option("pick", self.target)
            if wanted in decision.options:
                return (wanted,)
        if (
            world.attack is not None
            and not world.attack.over
            and not decision.is_forced()
            and decision.prompt != "cover"
        ):
            self.exact = False
        refusal = next((option for option in decision.options if option.verb == "no"), None)
        return (refusal,) if refusal is not None else decision.options[: decision.low]

    def _is_done(self, world: State) -> bool:
        if world.over or not world.pending:
            return True
        if world.attack is not None and not world.attack.over:
            return False
        return world.pending[0].prompt == "turn" or world.phase != "action"

    def _count(self, brought: Sums, facts: list[Fact], aim: Ref | None) -> Sums:
        win, die, cents, loot, souls, treasure = brought
        for fact in facts:
            kind = fact.kind
            if kind in ("monster_died", "object_died"):
                win += aim == ("obj", fact.obj)
            elif kind == "player_died":
                die += fact.seat == self.attacker
                win += aim == ("player", fact.seat)
            elif fact.seat == self.attacker:
                cents += fact.amount if kind == "cents_gained" else 0
                loot += fact.amount if kind == "loot_gained" else 0
                souls += kind == "soul_gained"
                treasure += fact.amount if kind == "treasure_gained" else 0
        return win, die, cents, loot, souls, treasure

    def _look(self, state: State) -> Any:
        """Give all of a table that matters to the rest of the fight."""
        players = tuple(
            (
                p.damage, p.dead, p.dying, min(p.attack_rolls, 1), min(p.rolls, 1), min(p.hits, 1), p.counters,
                (p.last_roll, p.last_attack_roll) if self._repeats else (),
                (len(p.hand), p.loot_plays) if self.rerolls else (),
            )
            for p in state.players
        )  # fmt: skip
        objects = tuple(
            (oid, o.damage, o.charged, o.counters, o.dying, min(o.hits, 1), o.zone, o.fired_turn)
            for oid, o in state.objects.items()
        )
        stack = tuple((i.kind, i.value, i.amount, i.target, i.asked, i.roll, i.source) for i in state.stack)
        lasting = tuple((e.kind, e.stat, e.plus, e.to, e.amount, e.value, e.lower_to, e.card) for e in state.lasting)
        frames = tuple((type(f).__name__, getattr(f, "pc", 0)) for f in state.frames)
        attack = (
            (state.attack.target, state.attack.over, state.attack.next_helper) if state.attack is not None else None
        )
        return players, objects, stack, lasting, frames, attack, state.ending

    def _solve(self) -> None:
        """Solve for the value of every node; the last ones found are nearest to the end, so few rounds are needed."""
        nodes = list(reversed(self._nodes.values()))
        for _ in range(4000):
            change = 0.0
            for node in nodes:
                if isinstance(node, _Fork):
                    ways = [self._after(*edge) for edge in node.edges]
                    best = max(ways, key=_liking)
                    total = [*best]
                else:
                    total = list(_NOTHING)
                    for part, brought, key in node.edges:
                        for i, amount in enumerate(self._after(brought, key)):
                            total[i] += part * amount
                change = max(change, *(abs(a - b) for a, b in zip(total, node.value, strict=True)))
                node.value = _sums(total)
            if change < 1e-10:
                break
        self._chances = Chances(*self._after(*self._start), exact=self.exact)
        self._nodes.clear()

    def _after(self, brought: Sums, key: Any) -> Sums:
        """Add what comes later to what was brought on the way."""
        if key is None:
            return brought
        return _sums([a + b for a, b in zip(brought, self._nodes[key].value, strict=True)])


def _liking(sums: Sums) -> tuple[float, float]:
    """Say what a fighter would rather have: winning and not dying, then what it pays."""
    win, die, *paid = sums
    return round(win - die, 9), sum(paid)


def _rerolls_by(world: State, option: Option) -> str:
    """Name the card if an option does nothing but throw a die again, by turning an object or playing loot."""
    assert option.ref is not None
    if option.verb == "play":
        face = world.printed[option.ref[1]]
        ability = loot_ability(face)
    else:
        face = world.objects[option.ref[1]].face
        ability = [a for a in face.abilities if isinstance(a, Activated | Paid)][option.n - 1]
    free = ability is not None and not isinstance(ability, Paid)
    return face.id if free and _only_rerolls(ability) else ""


def _only_rerolls(ability: Any) -> bool:
    return [type(effect) for effect in ability.do] == [Reroll] and not getattr(ability, "modes", ())


def _sums(parts: list[float]) -> Sums:
    win, die, cents, loot, souls, treasure = parts
    return win, die, cents, loot, souls, treasure


def _aim(world: State) -> Ref | None:
    """Give what is attacked; an attack on the deck, or a redirected one, finds it on the way."""
    attack = world.attack
    return attack.target if attack is not None and attack.target[0] != "none" else None


def _looks_at_two_rolls(state: State) -> bool:
    faces = (obj.face for obj in state.objects.values())
    return any(getattr(getattr(a, "where", None), "repeats", "") for face in faces for a in face.abilities)


def fight_now(state: State, seat: int) -> Fight | None:
    """Begin to work out the attack that is under way, as a seat sees it; nothing between two of its questions."""
    attack = state.attack
    if attack is None or attack.over or attack.target[0] == "none" or state.over:
        return None
    if not state.pending or state.pending[0].kind != "priority":
        return None
    fight = Fight(attack.attacker, attack.target, rerolls=seat == attack.attacker)
    fight.begin(_world(state, seat))
    return fight


def fight_with(state: State, seat: int, target: Ref) -> Fight | None:
    """Begin to work out an attack that the active player could aim at a target now, as a seat sees it."""
    decision = state.pending[0] if state.pending else None
    if decision is None or decision.seat != state.active or state.over:
        return None
    attack = Option("attack")
    aiming = decision.prompt == "attack" and Option("pick", target) in decision.options
    if not aiming and not (decision.prompt == "turn" and attack in decision.options):
        return None
    world = _world(state, seat)
    fight = Fight(state.active, target, rerolls=seat == state.active)
    if not aiming:
        apply(world, Answer(decision.seat, (attack,)))
    fight.begin(world)
    return fight


def _world(state: State, seat: int) -> State:
    # What nobody in particular knows is tried in a world of the attacker's: no hand matters to a fight that all pass in.
    world = world_for(state, seat if seat >= 0 else state.active, WORLD)
    world.ask_everyone = True  # so that there is a question, and with it a node, before every throw
    # What fills the slot of a dead monster is no part of the fight, and nobody knows it yet.
    known = sum(1 for card in view_for(state, seat).deck_tops["monster"][:1] if card)
    world.decks[2] = world.decks[2][len(world.decks[2]) - known :]
    world.discards[2] = []
    return world


def deck_chances(state: State, seat: int, cards: Mapping[str, CardDef]) -> Chances:
    """Average the fights with every monster that may lie on top of the deck, from the numbers on the cards."""
    view = view_for(state, seat)
    seen = {obj.index for obj in view.objects.values()}
    seen.update(card for pile in (state.discards[2], *(slot.covered for slot in state.slots)) for card in pile)
    fighter = Reading(view, state.active, cards).fighter(state.active)
    total = list(_NOTHING)
    count = 0
    for index, name in enumerate(view.printed):
        card = cards.get(name, BLANK)
        if card.kind != "monster" or index in seen:
            continue
        count += 1
        if card.is_event or "unattackable" in card.keywords:
            continue
        found = printed_odds(printed_foe(card), fighter)
        paid = _printed_reward(card)
        total[0] += found.win
        total[1] += found.die
        for i in range(4):
            total[i + 2] += found.win * paid[i]
    return Chances(*_sums([part / count for part in total]), exact=False) if count else Chances(exact=False)


def _printed_reward(card: CardDef) -> tuple[float, float, float, float]:
    reward = card.reward
    if reward is None:
        return 0.0, 0.0, float(card.souls), 0.0
    mean = (FACES + 1) / 2
    cents, loot = reward.cents + mean * reward.roll_cents, reward.loot + mean * reward.roll_loot
    return cents, loot, float(card.souls), float(reward.treasure + reward.treasure_each)


@define(eq=False)
class OddsBook:
    """Remembers the chances of this moment and works them out a little at a time."""

    cards: Mapping[str, CardDef]
    seat: int
    _mark: object = None
    _fights: dict[Ref | None, Fight | Chances | None] = field(factory=dict)
    _asked: list[tuple[State, Ref | None]] = field(factory=list)
    """What was asked for and not begun yet: beginning takes a moment as well, so no frame begins more than one."""
    _last: Chances | None = None

    def look(self, state: State, mark: object, target: Ref | None) -> Chances | None:
        """Give the chances of an attack on a target, or of the attack under way; nothing while unknown."""
        if self._mark != mark:
            self._mark = mark
            self._fights.clear()
            self._asked.clear()
        if target not in self._fights:
            self._fights[target] = None
            self._asked.append((state, target))
        found = self._fights[target]
        if isinstance(found, Fight):
            found = found.chances
        if target is None:
            attack = state.attack
            if attack is None or attack.over:
                self._last = None
            elif found is not None:
                self._last = found
            return self._last
        return found

    def work(self, seconds: float) -> bool:
        """Go on with what was asked for; tell whether anything was left to do."""
        if self._asked:
            state, target = self._asked.pop(0)
            self._fights[target] = self._begin(state, target)
            return True
        for fight in self._fights.values():
            if isinstance(fight, Fight) and fight.chances is None:
                fight.work(seconds)
                return True
        return False

    def _begin(self, state: State, target: Ref | None) -> Fight | Chances | None:
        if target is None:
            return fight_now(state, self.seat)
        if target == MONSTER_DECK and not any(view_for(state, self.seat).deck_tops["monster"][:1]):
            return deck_chances(state, self.seat, self.cards) if state.decks[2] or state.discards[2] else None
        return fight_with(state, self.seat, target)
