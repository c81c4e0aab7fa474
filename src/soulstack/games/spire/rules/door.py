"""What others may ask of the rules: settings, a new run, an answer carried out, what a seat sees."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import attrs
from attrs import frozen

from soulstack.content.errors import shown
from soulstack.content.plain import OddError, structure
from soulstack.games.spire.rules.campaign import locks
from soulstack.games.spire.rules.climb.joining import newcomers
from soulstack.games.spire.rules.daily import of_the_day
from soulstack.games.spire.rules.facts import SPECS as FACTS
from soulstack.games.spire.rules.game import Setup, SetupError, State, apply, new_run
from soulstack.games.spire.rules.setup import check, single_fight
from soulstack.games.spire.rules.view import View, dealt, view_for
from soulstack.kernel.decisions import Answer
from soulstack.kernel.facts import Fact, redact
from soulstack.kernel.ids import Seat
from soulstack.kernel.record import RecordError
from soulstack.kernel.rng import named_seed

if TYPE_CHECKING:
    from soulstack.games.spire.rules.checker import Checker

__all__ = [
    "EDITION", "FACTS", "apply", "checker", "glance", "mark", "new", "recalled", "setup", "sight", "sitting", "told", "view",
    "written",
]  # fmt: skip

EDITION = "2"
"""The rules of this build; another one when equal answers can lead to another run."""

USUAL = ("ironclad", "silent", "defect", "watcher")
LAST_ASCENSION = 12


class Asked(Protocol):
    """What is asked for when a run is to be set up."""

    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def seed(self) -> int: ...
    @property
    def given(self) -> Mapping[str, Any]: ...


def setup(new: Asked, cards: Any) -> Setup:
    """Make the settings of a run; raises SetupError when they make no sense."""
    given: dict[str, Any] = dict(new.given)
    named = tuple(given.pop("heroes", ()))
    heroes = heroes_of(new.seats, named)
    values: Any = {"heroes": heroes, "seed": new.seed, **given}
    # Named twice is named once, as with the rules that are on.
    for name in ("modifiers", "options"):
        if name in values:
            values[name] = tuple(dict.fromkeys(values[name]))
    found = as_of_the_day(Setup(**values), cards)
    if found.printing == "early":
        if found.ascension > LAST_ASCENSION:
            raise SetupError("Ascension 13 belongs to the later printing.")
        for name in found.modifiers:
            if getattr(cards.get(name), "edition", "") == "later":
                raise SetupError(f"The modifier {name} belongs to the later printing.")
    for name in found.unlocked:
        if name not in {"all", *locks()}:
            raise SetupError(f"There is no lock {name!r}; say all, or the names of locks such as unlock_act4.")
    if found.last_act < found.act:
        raise SetupError("The last act comes before the first.")
    check(found, cards)
    return found


def as_of_the_day(setup: Setup, cards: Any) -> Setup:
    """Give a Daily Climb the modifiers and the seed of its day (DAILY-01)."""
    if not setup.daily:
        return setup
    if setup.act > 1 or setup.encounter:
        raise SetupError("A Daily Climb begins at the foot of the spire.")
    of_its_own = of_the_day(setup.daily, cards, setup.unlocked, setup.printing)
    if setup.modifiers and set(setup.modifiers) != set(of_its_own):
        raise SetupError("The modifiers of a Daily Climb are those of its day.")
    return attrs.evolve(setup, modifiers=of_its_own, seed=setup.daily)


def heroes_of(seats: tuple[str, ...], named: tuple[str, ...]) -> tuple[str, ...]:
    """Say who plays which hero: as the seat says, else as the list says, else in the usual order."""
    if len(set(named)) < len(named):
        raise SetupError("Every seat plays a different hero.")
    wanted = [seat.rpartition(":")[2] if seat.rpartition(":")[2] in USUAL else "" for seat in seats]
    free = [hero for hero in (*named, *USUAL) if hero not in wanted]
    order = list(dict.fromkeys(free))
    heroes = tuple(hero or order.pop(0) for hero in wanted)
    if len(set(heroes)) < len(heroes):
        raise SetupError("Every seat plays a different hero.")
    return heroes


def written(setup: Setup) -> dict[str, Any]:
    """Give settings as plain data."""
    return attrs.asdict(setup)


def recalled(data: Mapping[str, Any]) -> Setup:
    """Read settings from plain data."""
    known = {a.name for a in attrs.fields(Setup)}
    extra = sorted(set(data) - known)
    if extra:
        raise RecordError(f"The record has settings that this version does not know: {', '.join(map(shown, extra))}.")
    try:
        return structure(dict(data), Setup)
    except OddError as error:
        raise RecordError(f"The settings of the record cannot be read: {error}") from None


def sitting(setup: Setup, answers: Sequence[Answer] = ()) -> int:
    """Say how many sit at the table, with those who have caught up by some answers."""
    return len(setup.heroes) + newcomers(answers)


def mark(setup: Setup, cards: Any) -> str:
    """Give the digest of the components that one run can meet: all of them."""
    del setup
    return str(cards.hash())


def new(setup: Setup, cards: Any) -> State:
    """Lay out a run and bring it to its first decision."""
    return single_fight(setup, cards) if setup.encounter else new_run(setup, cards)


def view(state: State, seat: Seat) -> View:
    """Give what a seat sees; -1 is a watcher."""
    return view_for(state, seat)


def told(facts: Iterable[Fact], seat: Seat) -> tuple[Fact, ...]:
    """Give facts as a seat may know them."""
    return tuple(redact(fact, FACTS, seat) for fact in facts)


@frozen
class Sight:
    """What an agent that looks ahead gets: a world that looks the same to its seat, to be played on in."""

    world: State
    asked: tuple[Any, ...] = ()
    """What people ask of it, in the words of whoever understands them."""
    alone: bool = False
    """Whether the other agents may not act before it does."""


def sight(looker: Any, state: State, seat: Seat) -> Any:
    """Give a seat's agent as much of the table as it wants to see."""
    if looker.looks_ahead:
        return Sight(dealt(state, named_seed(state.setup.seed, f"world:{seat}:{len(state.faces)}")))
    return view_for(state, seat) if looker.looks else 0


glance = sight


def checker(setup: Setup, cards: Any, every: int) -> "Checker":
    """Watch a run; the costly checks are made after so many decisions."""
    from soulstack.games.spire.rules.checker import Checker

    return Checker(setup, cards, every)
