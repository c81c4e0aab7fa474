"""What simulate, tournament and bench count in Four Souls."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from attrs import define, field

from soulstack.app.game import Chart, Figures, FrameTimes, Outcome, Side, Story
from soulstack.games.foursouls.play.report import FourSoulsReport
from soulstack.kernel.facts import Fact

if TYPE_CHECKING:
    from soulstack.games.foursouls.rules.state import State

COUNTED: Final = "cards"
CAP: Final = 2000
"""Random bots need about 110 turns; with every set and rooms one game in some thousand takes more than half of this."""
RIVALS: Final = True

_COUNTED: Final = {
    "loot_played": "played",
    "ability_activated": "activated",
    "monster_died": "killed",
    "item_bought": "bought",
    "entered_play": "entered",
    "soul_gained": "gained",
}
"""Facts that the report on cards counts, and the word for each."""


def outcome(state: "State", cap: int) -> Outcome:
    """Say how a game ended."""
    winners = state.winners or ()
    capped = not winners and state.turn >= cap > 0
    return Outcome(winners, state.turn, capped, state.mode != "versus")


def report(seats: tuple[str, ...], *, counts: bool) -> FourSoulsReport:
    """Begin a report on games of these seats."""
    return FourSoulsReport(seats, COUNTED if counts else "", CAP)


def count_start(state: "State", counts: "Counter[tuple[str, str]]") -> None:
    """Count what was dealt."""
    count(state, state.facts, counts)
    for player in state.players:
        for oid in (player.character, *player.items):
            counts[state.objects[oid].face.id, "dealt"] += 1


def count(state: "State", facts: Iterable[Fact], counts: "Counter[tuple[str, str]]") -> None:
    """Count the cards that took part in some facts."""
    for fact in facts:
        word = _COUNTED.get(fact.kind)
        if word is not None and fact.card >= 0:
            counts[state.printed[fact.card].id, word] += 1


MEASURE: Final = "souls"
CHARTS: Final = (
    Chart("bot", "Wins by level"),
    Chart("seat", "Wins by seat"),
    Chart("character", "Wins by character"),
    Chart("treasure", "Items that were gained, and how often their owner won", "table"),
    Chart("turns", "Length of games in turns", "counts"),
    Chart("die", "Rolls", "counts"),
)
"""The pictures of a report."""
BIN: Final = 10
"""Turns that are counted together."""


@define
class Storyteller:
    """Listens to one game for a report."""

    gained: dict[int, set[str]] = field(factory=dict)
    dice: Counter[int] = field(factory=Counter)

    def hear(self, state: "State", facts: Iterable[Fact]) -> None:
        """Note who gains which item, and what is rolled."""
        for fact in facts:
            if fact.kind in {"item_gained", "entered_play"} and fact.seat >= 0 and fact.card >= 0:
                card = state.printed[fact.card]
                if card.kind == "treasure":
                    self.gained.setdefault(fact.seat, set()).add(card.id)
            elif fact.kind == "die_rolled":
                self.dice[fact.value] += 1

    def end(self, state: "State") -> Story:
        """Tell how each seat did, and how long it took."""
        from soulstack.games.foursouls.rules.stats import soul_total

        winners = state.winners or ()
        sides = []
        for player in state.players:
            won = 1 / len(winners) if player.seat in winners else 0.0
            has = [("character", state.objects[player.character].face.id), ("seat", str(player.seat + 1))]
            has += [("treasure", name) for name in sorted(self.gained.get(player.seat, ()))]
            sides.append(Side("", won, soul_total(state, player.seat), tuple(has)))
        first = (state.turn - 1) // BIN * BIN + 1
        counts = [("turns", f"{first:03}-{first + BIN - 1:03}", 1)]
        counts += [("die", str(value), count) for value, count in sorted(self.dice.items())]
        return Story(tuple(sides), tuple(counts))


def storyteller() -> Storyteller:
    """Begin to listen to a game."""
    return Storyteller()


def named(group: str, name: str) -> str:
    """Give the words for something that a story names."""
    if group in {"character", "treasure"}:
        from soulstack.games.foursouls.cards.catalogue import catalogue

        card = catalogue().get(name)
        return card.name if card is not None else name
    return f"Seat {name}" if group == "seat" else name


def benches(frame_times: FrameTimes) -> Mapping[str, Callable[[Figures], None]]:
    """Give the parts of the benchmark by the words of `--only`."""
    from soulstack.games.foursouls.play.bench import parts

    return parts(frame_times)
