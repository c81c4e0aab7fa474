"""What one run came to: how far it went and by which way, how it ended, what every hero did; counted from its record.

A long run takes a second or two to be played again, so it is counted by a thread of its own.
"""

import threading
import time
from collections.abc import Callable
from typing import Any, Final

from attrs import define, field, frozen

from soulstack.games.spire.play.feats import reached
from soulstack.games.spire.rules.door import recalled
from soulstack.games.spire.rules.game import apply, new_run
from soulstack.games.spire.rules.setup import single_fight
from soulstack.games.spire.rules.state import State
from soulstack.kernel.decisions import IllegalAnswerError
from soulstack.kernel.facts import Fact
from soulstack.kernel.record import Record, RecordError

REST: Final = 0.001
"""Seconds for which the count stands back after some answers, so that the screen never waits for it."""
STINT: Final = 8
"""So many answers are counted at a stretch."""


@frozen
class Blow:
    """What ended the life of a hero."""

    seat: int
    foe: str = ""
    """The id of the enemy that hit; nothing where the hero lost its HP otherwise."""
    amount: int = 0
    """How hard it was hit, before Block."""
    block: int = 0
    lost: int = 0


@define
class Walk:
    """The way through one act."""

    act: int
    board: str
    """The id of the map."""
    steps: list[tuple[str, str]] = field(factory=list)
    """Each space with the kind of its room."""


@define
class HeroTally:
    """What one hero did."""

    played: int = 0
    """Cards, copies included."""
    damage: int = 0
    """HP that enemies lost to it."""
    best: int = 0
    """Its hardest hit, before Block."""
    best_with: str = ""
    """The id of the card that made it; nothing where it was none."""
    kills: int = 0
    block: int = 0
    lost: int = 0
    healed: int = 0
    gold: int = 0
    gained: int = 0
    """Cards that have joined its deck."""
    removed: int = 0
    upgraded: int = 0
    given: int = 0
    """Block that it has given to others."""
    set_up: int = 0
    """Vulnerable of its that made a hit of another hero harder."""
    taken: list[str] = field(factory=list)
    """The cards that have joined its deck."""
    deck: list[str] = field(factory=list)
    relics: list[str] = field(factory=list)
    """What it owned at the end."""


@define
class Tally:
    """A whole run."""

    result: str = ""
    act: int = 1
    rooms: int = 0
    fights: int = 0
    rounds: int = 0
    bosses: int = 0
    blow: str = ""
    """The id of what dealt the last blow."""
    blows: list[Blow] = field(factory=list)
    """What ended the life of each hero who has died, in that order."""
    walks: list[Walk] = field(factory=list)
    """The way through every act that was entered."""
    dice: list[int] = field(factory=lambda: [0] * 6)
    heroes: list[HeroTally] = field(factory=list)
    achievements: tuple[str, ...] = ()
    climbers: list[tuple[str, int]] = field(factory=list)
    """Each hero with the number of acts that were beaten before it joined."""
    bests: dict[str, int] = field(factory=dict)
    """How near the run has come to the feats that go by a number, by their names."""

    def party_at(self, beaten: int) -> int:
        """Count the heroes who were there when so many acts had been beaten."""
        return sum(joined <= beaten for _, joined in self.climbers)


def nothing() -> None:
    """Does nothing: whoever counts on its own thread may go on at once."""


def tally_of(record: Record, cards: Any, rest: Callable[[], None] = nothing) -> Tally:
    """Count a run by playing it again; `rest` is called now and then."""
    setup = recalled(record.setup)
    state = single_fight(setup, cards) if setup.encounter else new_run(setup, cards)
    clerk = _Clerk(Tally(heroes=[HeroTally() for _ in state.heroes]))
    clerk.found.climbers = [(hero.hero, 0) for hero in state.heroes]
    clerk.read(state, list(state.facts))
    state.facts = []  # what the first answer brings comes without them
    for number, answer in enumerate(record.answers):
        clerk.mover = int(answer.seat)
        clerk.read(state, apply(state, answer))
        if number % STINT == 0:
            rest()
    found = clerk.found
    found.result, found.act, found.rooms = state.result, state.table.act, state.table.rooms
    found.fights, found.rounds, found.bosses = state.table.fights, state.table.rounds, state.table.acts_beaten
    found.achievements = state.table.achievements
    for done, hero in zip(found.heroes, state.heroes, strict=True):
        done.deck = [state.faces[card].id for card in hero.deck]
        done.relics = [state.faces[card].id for card in hero.relics]
    if found.blows and state.result == "lost":
        found.blow = found.blows[-1].foe
    return found


@define
class _Clerk:
    """Reads facts one after another."""

    found: Tally
    mover: int = -1
    """Whose answer is being counted."""
    _marks: dict[int, list[int]] = field(factory=dict)
    """Whose Vulnerable lies on each enemy, the oldest first."""
    _hits: dict[int, Blow] = field(factory=dict)
    """The hit that each hero is taking."""
    _losses: dict[int, tuple[int, str]] = field(factory=dict)
    """What each hero has lost last, and how."""

    def read(self, state: State, facts: list[Fact]) -> None:
        """Count what an answer has brought."""
        for fact in facts:
            self._take(state, fact)
        for name, n in reached(state):
            if n > self.found.bests.get(name, 0):
                self.found.bests[name] = n

    def _take(self, state: State, fact: Fact) -> None:
        found = self.found
        if fact.kind == "hero_joined":
            found.heroes.append(HeroTally())
            found.climbers.append((state.heroes[fact.seat].hero, state.table.acts_beaten))
        elif fact.kind == "die_rolled":
            found.dice[fact.amount - 1] += 1
        elif fact.kind == "act_started":
            found.walks.append(Walk(fact.amount, state.table.map))
        elif fact.kind == "moved" and found.walks:
            found.walks[-1].steps.append((fact.word, ""))
        elif fact.kind == "room_entered" and found.walks and found.walks[-1].steps:
            space, kind = found.walks[-1].steps[-1]
            found.walks[-1].steps[-1] = (space, kind or fact.word)
        elif fact.kind in {"token_put", "token_lost", "died", "combat_ended"} and self._mark(fact):
            pass
        elif 0 <= fact.seat < len(found.heroes):
            self._of_hero(state, fact, found.heroes[fact.seat])

    def _mark(self, fact: Fact) -> bool:
        """Note whose Vulnerable lies where, and for whom it works; tell whether there is no more to the fact."""
        if fact.kind == "combat_ended":
            self._marks.clear()
        elif fact.word == "vulnerable" and fact.kind == "token_put" and fact.seat >= 0:
            self._marks.setdefault(fact.obj, []).extend([fact.seat] * max(1, fact.amount))
        elif fact.word == "vulnerable" and fact.kind == "token_lost" and fact.seat < 0:
            whose = self._marks.get(fact.obj, [])
            by, self._marks[fact.obj] = whose[: max(1, fact.amount)], whose[max(1, fact.amount) :]
            for seat in by:
                if seat != self.mover and seat < len(self.found.heroes):
                    self.found.heroes[seat].set_up += 1
        return fact.kind != "died"

    def _of_hero(self, state: State, fact: Fact, hero: HeroTally) -> None:
        if fact.kind == "hit":
            if fact.value:
                self._hits[fact.seat] = Blow(fact.seat, state.faces[fact.obj].id, fact.amount)
            elif fact.amount > hero.best:
                hero.best = fact.amount
                hero.best_with = state.faces[fact.card].id if fact.card >= 0 else ""
        elif fact.kind == "block_lost" and fact.seat in self._hits:
            before = self._hits[fact.seat]
            self._hits[fact.seat] = Blow(before.seat, before.foe, before.amount, before.block + fact.amount)
        elif fact.kind == "lost_hp":
            hero.damage += fact.amount
        elif fact.kind == "died":
            hero.kills += 1
        elif fact.kind == "hp_lost":
            hero.lost += fact.amount
            self._losses[fact.seat] = (fact.amount, fact.word)
        elif fact.kind == "hero_died":
            self.found.blows.append(self._last_blow(fact.seat))
        elif fact.kind == "gold_changed":
            hero.gold += max(0, fact.amount)
        else:
            if fact.kind == "block_gained" and 0 <= self.mover < len(self.found.heroes) and self.mover != fact.seat:
                self.found.heroes[self.mover].given += fact.amount if _in_turn(state) else 0
            elif fact.kind == "card_added":
                hero.taken.append(state.faces[fact.card].id)
            name = _COUNTED.get(fact.kind)
            if name is not None:
                setattr(hero, name[0], getattr(hero, name[0]) + (fact.amount if name[1] else 1))

    def _last_blow(self, seat: int) -> Blow:
        lost, how = self._losses.get(seat, (0, ""))
        hit = self._hits.get(seat)
        if hit is None or how != "hit":
            return Blow(seat, lost=lost)
        return Blow(seat, hit.foe, hit.amount, hit.block, lost)


def _in_turn(state: State) -> bool:
    """Tell whether heroes are playing, so that whoever answers is the one who does something."""
    return state.fight is not None and state.fight.phase == "play"


_COUNTED: Final[dict[str, tuple[str, bool]]] = {
    "card_played": ("played", False),
    "block_gained": ("block", True),
    "healed": ("healed", True),
    "card_added": ("gained", False),
    "card_removed": ("removed", False),
    "card_upgraded": ("upgraded", False),
}
"""What each kind of fact counts for its hero: which number, and whether by its amount."""


class Counting:
    """Counts one run beside the screen; `then` is told what it came to and gives what it has brought beyond itself."""

    def __init__(
        self, record: Record, cards: Any, then: Callable[[Record, Tally], object] = lambda _record, _tally: None
    ) -> None:
        self.problem: str | None = None
        self.tally: Tally | None = None
        """What the run came to, once it is counted."""
        self.earned: Any = None
        """What it has added to the campaign of this player; nothing when it is not kept."""
        self._run = (record, cards, then)
        # Not a daemon: the program ends when the run is counted, and the next one need not wait for it.
        self._thread = threading.Thread(target=self._work, name="counting")
        self._thread.start()

    def wait(self) -> None:
        """Wait until the run is counted."""
        self._thread.join()

    def _work(self) -> None:
        record, cards, then = self._run
        try:
            found = tally_of(record, cards, lambda: time.sleep(REST))
        except (RecordError, IllegalAnswerError, TypeError, ValueError) as error:
            self.problem = str(error)
            return
        self.earned = then(record, found)
        self.tally = found
