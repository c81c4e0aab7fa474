"""What simulate, tournament and bench count in Four Souls."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from soulstack.app.game import Figures, FrameTimes, Outcome
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


def benches(frame_times: FrameTimes) -> Mapping[str, Callable[[Figures], None]]:
    """Give the parts of the benchmark by the words of `--only`."""
    from soulstack.games.foursouls.play.bench import parts

    return parts(frame_times)
