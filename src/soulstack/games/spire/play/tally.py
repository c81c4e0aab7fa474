"""What one run came to: how far it went, how it ended, what every hero did; counted from its record."""

from typing import Any

from attrs import define, field

from soulstack.games.spire.rules.door import recalled
from soulstack.games.spire.rules.game import apply, new_run
from soulstack.games.spire.rules.setup import single_fight
from soulstack.kernel.decisions import IllegalAnswerError
from soulstack.kernel.facts import Fact
from soulstack.kernel.record import Record, RecordError


@define
class HeroTally:
    """What one hero did."""

    played: int = 0
    """Cards, copies included."""
    damage: int = 0
    """HP that enemies lost to it."""
    block: int = 0
    lost: int = 0
    healed: int = 0
    gold: int = 0


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
    dice: list[int] = field(factory=lambda: [0] * 6)
    heroes: list[HeroTally] = field(factory=list)
    achievements: tuple[str, ...] = ()


def tally_of(record: Record, cards: Any) -> Tally:
    """Count a run by playing it again."""
    setup = recalled(record.setup)
    state = single_fight(setup, cards) if setup.encounter else new_run(setup, cards)
    found = Tally(heroes=[HeroTally() for _ in state.heroes])
    last = -1
    told: list[Fact] = list(state.facts)
    for answer in (None, *record.answers):
        if answer is not None:
            told = apply(state, answer)
        for fact in told:
            last = _take(found, fact, last)
    found.result, found.act, found.rooms = state.result, state.table.act, state.table.rooms
    found.fights, found.rounds, found.bosses = state.table.fights, state.table.rounds, state.table.acts_beaten
    found.achievements = state.table.achievements
    found.blow = state.faces[last].id if last >= 0 and state.result == "lost" else ""
    return found


def _take(found: Tally, fact: Fact, last: int) -> int:
    """Count a fact; give the enemy that hit a hero last."""
    hero = found.heroes[fact.seat] if 0 <= fact.seat < len(found.heroes) else None
    if fact.kind == "die_rolled":
        found.dice[fact.amount - 1] += 1
    elif fact.kind == "hit" and fact.value:
        return fact.obj
    elif fact.kind == "damaged" and 0 <= fact.seat < len(found.heroes):
        found.heroes[fact.seat].damage += fact.amount
    elif hero is None:
        return last
    elif fact.kind == "card_played":
        hero.played += 1
    elif fact.kind == "block_gained":
        hero.block += fact.amount
    elif fact.kind == "hp_lost":
        hero.lost += fact.amount
    elif fact.kind == "healed":
        hero.healed += fact.amount
    elif fact.kind == "gold_changed" and fact.amount > 0:
        hero.gold += fact.amount
    return last


class Counting:
    """Counts one run; it is short enough to be counted at once."""

    def __init__(self, record: Record, cards: Any) -> None:
        self.problem: str | None = None
        self.tally: Tally | None = None
        try:
            self.tally = tally_of(record, cards)
        except (RecordError, IllegalAnswerError, TypeError, ValueError) as error:
            self.problem = str(error)

    def wait(self) -> None:
        """Return at once: it is counted."""
