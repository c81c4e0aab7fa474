"""What the runs of a campaign came to together: pure sums over the entries of its history."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from attrs import define, field

from soulstack.games.spire.play.annals import Entry

ACTS: Final = 4


@define
class HeroSums:
    """All runs of one hero."""

    runs: int = 0
    won: int = 0
    fights: int = 0
    damage: int = 0
    given: int = 0
    set_up: int = 0
    best: int = 0

    @property
    def per_fight(self) -> float:
        """Damage in a fight."""
        return self.damage / self.fights if self.fights else 0.0


@define
class CardSums:
    """How often a card was taken, and won with."""

    taken: int = 0
    """Runs in which it joined a deck."""
    won: int = 0
    """Those of them that were won with it in that deck."""


@define
class Sums:
    """All of it."""

    runs: int = 0
    won: int = 0
    fights: int = 0
    rooms: int = 0
    rounds: int = 0
    seconds: int = 0
    best: int = 0
    heroes: dict[str, HeroSums] = field(factory=dict)
    levels: dict[int, list[int]] = field(factory=dict)
    """For each level of ascension: runs and those that were won."""
    killers: Counter[str] = field(factory=Counter)
    dice: list[int] = field(factory=lambda: [0] * 6)
    cards: dict[str, CardSums] = field(factory=dict)
    acts: list[list[int]] = field(factory=lambda: [[0, 0] for _ in range(ACTS)])
    """For each act: runs that were in it and seconds that it took."""


def sums_of(entries: Sequence[Entry]) -> Sums:
    """Add runs up."""
    found = Sums()
    for entry in entries:
        _add(found, entry)
    return found


def _add(found: Sums, entry: Entry) -> None:
    won = int(entry.won)
    found.runs += 1
    found.won += won
    found.fights += entry.fights
    found.rooms += entry.rooms
    found.rounds += entry.rounds
    found.seconds += entry.seconds
    level = found.levels.setdefault(entry.ascension, [0, 0])
    level[0] += 1
    level[1] += won
    if entry.killer and not won:
        found.killers[entry.killer] += 1
    found.dice = [old + new for old, new in zip(found.dice, entry.dice, strict=True)]
    for at, seconds in enumerate(entry.spans[:ACTS]):
        if seconds:
            found.acts[at][0] += 1
            found.acts[at][1] += seconds
    for one in entry.heroes:
        mine = found.heroes.setdefault(one.hero, HeroSums())
        mine.runs += 1
        mine.won += won
        mine.fights += entry.fights
        mine.damage += one.damage
        mine.given += one.given
        mine.set_up += one.set_up
        mine.best = max(mine.best, one.best)
        found.best = max(found.best, one.best)
        deck = {card.removesuffix("+") for card in one.deck}
        for card in {card.removesuffix("+") for card in one.taken}:
            sums = found.cards.setdefault(card, CardSums())
            sums.taken += 1
            sums.won += int(won and card in deck)


def favourites(found: Sums, most: int, counts: Callable[[str], bool]) -> list[tuple[str, CardSums]]:
    """List the cards of a kind that are taken most, and of equal ones those that win more."""
    known = [pair for pair in found.cards.items() if counts(pair[0])]
    ranked = sorted(known, key=lambda pair: (-pair[1].taken, -pair[1].won, pair[0]))
    return ranked[:most]
