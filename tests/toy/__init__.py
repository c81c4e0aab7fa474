"""Pips, the smallest game behind the door: two seats, a hidden card each, a die, and whoever comes nearest to a goal.

Each seat holds one hidden card and throws a die as often as it likes; card and throws are added, and more than the goal counts
as nothing. All rooms are this one module, so it shows the whole of what a game has to say (docs/add-a-game.md).
"""

import tomllib
from collections import Counter
from typing import ClassVar

import attrs
from attrs import define, frozen

from soulstack.app.game import Chart, Outcome, SeatRules, Side, Story
from soulstack.app.options import SetupOption
from soulstack.app.tools.reports import GamesReport
from soulstack.bots.random_bot import RandomBot
from soulstack.bots.specs import BotSpecs
from soulstack.content.catalogue import Catalogue
from soulstack.content.lint import digest
from soulstack.content.scenario_result import Failure, Position, ScenarioResult
from soulstack.kernel import frames
from soulstack.kernel.clone import cloneable, copied
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.facts import Fact, FactSpec, redact
from soulstack.kernel.frames import EngineState, Frame, advance, finish
from soulstack.kernel.rng import below, seed_streams, shuffle
from soulstack.kernel.sentences import Sentence

# --- cards ---------------------------------------------------------------------------------------------------------


@frozen
class Card:
    id: str
    name: str
    worth: int
    set: str = "base"
    copies: int = 1
    implemented: bool = True


class Cards(Catalogue):
    def part(self, cards):
        return Cards(dict(cards), digest(cards))


BOX = {f"pip_{n}": Card(f"pip_{n}", f"Pip {n}", n) for n in range(1, 7)}
EDITION = "1"
FILTERS = {"set": lambda: ("base",)}


def catalogue():
    return Cards(BOX, digest(BOX))


def facets(card):
    return {"set": card.set}


def row(card):
    return card.id, card.name, str(card.worth)


def as_json(card):
    return {"id": card.id, "name": card.name, "worth": card.worth}


def in_words(card, cards):
    return [f"{card.name} ({card.id})", f"Worth {card.worth}."]


def pictures(card):
    return (card.id,)


def stand_ins(card):
    return ("any",)


# --- rules ---------------------------------------------------------------------------------------------------------

FACTS = {
    "dealt": FactSpec("dealt", "{seat} takes a card.", private="card"),
    "rolled": FactSpec("rolled", "{seat} rolls a {value}."),
    "stopped": FactSpec("stopped", "{seat} stops."),
}


@frozen
class Setup:
    seed: int = 1
    goal: int = 21


@cloneable
@define(eq=False, kw_only=True)
class Table(EngineState):
    goal: int = 21
    printed: tuple[str, ...] = tuple(BOX)
    hands: list[int] = copied(list)
    sums: list[int] = copied(list)
    rigged: list[int] = copied(list)
    turn: int = 0
    winners: tuple[int, ...] = ()


@cloneable
@define(eq=False)
class Rounds(Frame):
    """Asks one seat after the other until it stops."""

    seat: int = 0

    def step(self, state):
        if self.seat == len(state.hands):
            totals = [total(state, seat) for seat in range(len(state.hands))]
            state.winners = tuple(seat for seat, found in enumerate(totals) if found == max(totals))
            state.over = True
            finish(state)
        else:
            state.turn += 1
            frames.ask(state, Decision(self.seat, "move", (Option("roll"), Option("stop"))))

    def take(self, state, picks):
        if picks[0].verb == "stop":
            state.facts.append(Fact("stopped", seat=self.seat))
            self.seat += 1
            return
        die = state.rigged.pop(0) if state.rigged else below(state.streams, "die", 6) + 1
        state.sums[self.seat] += die
        state.facts.append(Fact("rolled", seat=self.seat, value=die))
        if total(state, self.seat) > state.goal:
            self.seat += 1


def total(state, seat):
    """Give what a seat has; too much counts as nothing."""
    found = state.sums[seat] + BOX[state.printed[state.hands[seat]]].worth
    return found if found <= state.goal else 0


@frozen
class View:
    viewer: int
    goal: int
    sums: tuple[int, ...]
    own: int
    printed: tuple[str, ...]

    def name_of(self, index):
        return self.printed[index] if index >= 0 else ""


def setup(new, cards):
    if new.given.get("goal", 21) < 7:
        raise ValueError("A goal below seven is no game.")
    return Setup(seed=new.seed, **new.given)


written = attrs.asdict


def recalled(data):
    return Setup(**data)


def sitting(setup, answers=()):
    return 2


def mark(setup, cards):
    return cards.hash()


def new(setup, cards):
    state = Table(goal=setup.goal, streams=seed_streams(setup.seed, ("deal", "die")), frames=[Rounds()], sums=[0, 0])
    deck = list(range(len(state.printed)))
    shuffle(state.streams, "deal", deck)
    state.hands = deck[:2]
    state.facts = [Fact("dealt", seat=seat, card=card) for seat, card in enumerate(state.hands)]
    advance(state)
    return state


apply = frames.apply


def view(state, seat):
    return View(seat, state.goal, tuple(state.sums), state.hands[seat] if seat >= 0 else -1, state.printed)


def told(facts, seat):
    return tuple(redact(fact, FACTS, seat) for fact in facts)


def sight(looker, state, seat):
    return view(state, seat) if looker.looks else state.turn


glance = sight


class InvariantError(AssertionError):
    pass


class Checker:
    def before(self, state, decision):
        if any(fact.card >= 0 for fact in told([Fact("dealt", seat=0, card=state.hands[0])], 1)):
            raise InvariantError("a seat sees the card of the other")

    def play(self, state, answer):
        return apply(state, answer)

    def finish(self, state):
        if not state.winners:
            raise InvariantError("nobody has won")


def checker(setup, cards, every):
    return Checker()


# --- scenarios -----------------------------------------------------------------------------------------------------


def position(text, cards):
    data = tomllib.loads(text)
    state = new(Setup(), cards)
    state.hands = [list(state.printed).index(card) for card in data["hands"]]
    state.rigged = list(data.get("dice", ()))
    return Position(data["title"], state, viewer=0)


def run_text(file, text, cards):
    try:
        laid_out = position(text, cards)
        steps = tomllib.loads(text).get("step", [])
    except (KeyError, ValueError) as error:
        return ScenarioResult(file, error=str(error))
    state, found = laid_out.state, []
    for number, step in enumerate(steps, 1):
        try:
            apply(state, Answer(step["seat"], (Option(step["do"]),)))
        except IllegalAnswerError as error:
            found.append(Failure(number, "do", f"{step['do']} is legal", str(error)))
            break
        for key, expected in step.get("expect", {}).items():
            actual = {"sums": list(state.sums), "winners": list(state.winners)}[key]
            found += [Failure(number, key, expected, actual)] if actual != expected else []
    return ScenarioResult(file, laid_out.title, tuple(found))


# --- bots ----------------------------------------------------------------------------------------------------------

SPECS = BotSpecs(("random", "careful"))


class CarefulBot(RandomBot):
    """Stops where the next throw could be too much."""

    looks: ClassVar[bool] = True

    def choose(self, view, decision):
        mine = view.sums[decision.seat] + BOX[view.name_of(view.own)].worth
        return (Option("stop" if mine + 6 > view.goal else "roll"),)


def bot_class(spec):
    return {"random": RandomBot, "careful": CarefulBot}[SPECS.level(spec)]


def make_bot(spec, seat, seed, cards=None, team=()):
    return bot_class(spec)(seed, seat)


class Line:
    def pack(self, view):
        return view

    def unpack(self, parcel):
        return parcel


def near_end():
    return Line()


def far_end(cards=None):
    return Line()


# --- tools ---------------------------------------------------------------------------------------------------------

COUNTED, CAP, RIVALS = "facts", 0, True


def outcome(state, cap):
    return Outcome(state.winners, state.turn)


def report(seats, *, counts):
    return GamesReport(seats, COUNTED if counts else "", CAP)


def count_start(state, counts):
    count(state, state.facts, counts)


def count(state, facts, counts):
    counts.update((fact.kind, "happened") for fact in facts)


MEASURE = "points"
CHARTS = (Chart("seat", "Wins by seat"), Chart("fact", "What happened", "counts"), Chart("card", "Cards", "table"))


class Listener:
    def __init__(self):
        self.facts = Counter()

    def hear(self, state, facts):
        self.facts.update(fact.kind for fact in facts)

    def end(self, state):
        sides = [
            Side("", float(seat in state.winners), seat, (("seat", str(seat)), ("card", f"card {seat}")))
            for seat in range(2)
        ]
        return Story(tuple(sides), tuple(("fact", kind, count) for kind, count in sorted(self.facts.items())))


def storyteller():
    return Listener()


def named(group, name):
    return name


def benches(frame_times):
    return {}


# --- the door ------------------------------------------------------------------------------------------------------


@frozen
class Pips:
    key: ClassVar[str] = "toy"
    aliases: ClassVar[tuple[str, ...]] = ("pips",)
    title: ClassVar[Sentence] = Sentence("Pips")

    def shelf(self):
        return ""

    def options(self):
        words = Sentence("Goal")
        return (SetupOption(name="goal", words=words, kind="number", default=21, high=99, help="what to come near to"),)

    def seats(self, given=None):
        return SeatRules(least=2, most=2, usual=2, bots=SPECS)

    def room(self):
        from tests import toy

        return toy

    cards = rules = scenario = bots = tools = play = room


GAME = Pips()
