"""What simulate, tournament and bench count in Slay the Spire."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from attrs import define, field

from soulstack.app.game import Chart, Figures, FrameTimes, Outcome, Side, Story
from soulstack.games.spire.play.report import SpireReport
from soulstack.kernel.facts import Fact

if TYPE_CHECKING:
    from soulstack.games.spire.rules.state import State

COUNTED: Final = "components"
CAP: Final = 0
"""Runs end by themselves."""
RIVALS: Final = False
ROUNDS: Final = "round_started"


def outcome(state: "State", cap: int) -> Outcome:
    """Say how a run ended."""
    del cap
    won = state.result == "won"
    seats = tuple(hero.seat for hero in state.heroes) if won else ()
    table = state.table
    details = {"act": table.act, "won": int(won), "fights": table.fights, "rooms": table.rooms, "rounds": table.rounds}
    return Outcome(seats, table.rounds, capped=not state.result, team=True, details=details)


def report(seats: tuple[str, ...], *, counts: bool) -> SpireReport:
    """Begin a report on runs of these seats."""
    return SpireReport(seats, COUNTED if counts else "", CAP)


def count_start(state: "State", counts: "Counter[tuple[str, str]]") -> None:
    """Count what every hero begins with, the heroes themselves, and the modifiers of the run."""
    count(state, state.facts, counts)
    for name in (*state.setup.heroes, *state.setup.modifiers):
        counts[name, "used"] += 1
    for hero in state.heroes:
        for card in (*hero.deck, *hero.relics):
            counts[state.faces[card].card.id, "used"] += 1


def count(state: "State", facts: Iterable[Fact], counts: "Counter[tuple[str, str]]") -> None:
    """Count the components that took part in some facts."""
    for fact in facts:
        if fact.kind in {"enemy_entered", "revived"}:
            counts[state.faces[fact.obj].card.id, "used"] += 1
        elif fact.card >= 0 and fact.kind in _COUNTED:
            counts[state.faces[fact.card].card.id, "used"] += 1
        for name in _LAID.get(fact.kind, _none)(state, fact):
            counts[name, "used"] += 1


def _none(_state: "State", _fact: Fact) -> Iterable[str]:
    return ()


def _board(state: "State", _fact: Fact) -> Iterable[str]:
    return (state.table.map,)


def _token(state: "State", fact: Fact) -> Iterable[str]:
    return (token for space, token in state.table.tokens if space == fact.word)


def _tickets(state: "State", fact: Fact) -> Iterable[str]:
    pulled = [pair for item in state.table.rewards if item.id == fact.amount for pair in item.pulled]
    return (state.faces[card].id for card, _ in pulled if state.faces[card].kind == "ticket")


def _tickets_for_sale(state: "State", _fact: Fact) -> Iterable[str]:
    visit = state.table.visit
    pulled = visit.pulled if visit is not None else ()
    return (state.faces[card].id for card, _ in pulled if state.faces[card].kind == "ticket")


def _status(_state: "State", _fact: Fact) -> Iterable[str]:
    return ("status",)


_LAID: Final[Mapping[str, "Callable[[State, Fact], Iterable[str]]"]] = {
    "act_started": _board, "moved": _token, "reward_revealed": _tickets, "wares_laid_out": _tickets_for_sale,
    "status_given": _status,
}  # fmt: skip
"""What else takes part: boards, the tokens that are landed on, tickets that are turned up, the Status behind its halves."""
_COUNTED: Final = {
    "card_played", "item_gained", "potion_used", "ability_used", "ability_triggered", "event_drawn", "blessing_drawn",
    "card_added", "card_drawn", "status_given", "reward_taken", "boss_turned",
}  # fmt: skip
"""Facts in which a component takes part."""


MEASURE: Final = "rooms"
CHARTS: Final = (
    Chart("hero", "How the heroes did"),
    Chart("bot", "How the levels did"),
    Chart("act", "Where runs ended", "counts"),
    Chart("room", "Rooms that were climbed", "counts"),
    Chart("killer", "What ended runs", "counts"),
    Chart("card", "Cards that joined a deck, and how far their hero came", "table"),
    Chart("relic", "Relics", "table"),
    Chart("boss_relic", "Boss relics", "table"),
    Chart("potion", "Potions that were drunk", "table"),
)
"""The pictures of a report."""
BIN: Final = 5
"""Rooms that are counted together."""
_JOINED: Final = {"card_added", "item_gained", "potion_used"}


@define
class Storyteller:
    """Listens to one run for a report."""

    had: dict[int, set[tuple[str, str]]] = field(factory=dict)
    fight: tuple[str, ...] = ()
    """The enemies of the last fight."""

    def hear(self, state: "State", facts: Iterable[Fact]) -> None:
        """Note what joins whom, and who is fought."""
        for fact in facts:
            if fact.kind in _JOINED and fact.seat >= 0 and fact.card >= 0:
                thing: Any = state.faces[fact.card].card
                group = thing.deck if thing.type == "relic" else thing.type
                if group in {"card", "relic", "boss_relic", "potion"}:
                    self.had.setdefault(fact.seat, set()).add((group, thing.id))
        if state.fight is not None:
            self.fight = tuple(dict.fromkeys(state.faces[foe.id].card.name for foe in state.fight.foes))

    def end(self, state: "State") -> Story:
        """Tell how far each hero came, and what ended the run."""
        table = state.table
        won = float(state.result == "won")
        sides = tuple(
            Side(hero.hero, won, table.rooms, (("hero", hero.hero), *sorted(self.had.get(hero.seat, ()))))
            for hero in state.heroes
        )
        first = (table.rooms - 1) // BIN * BIN + 1
        counts = [("act", "won" if won else f"Act {table.act}", 1), ("room", f"{first:02}-{first + BIN - 1:02}", 1)]
        if not won and self.fight:
            counts.append(("killer", ", ".join(self.fight[:2]), 1))
        return Story(sides, tuple(counts))


def storyteller() -> Storyteller:
    """Begin to listen to a run."""
    return Storyteller()


def named(group: str, name: str) -> str:
    """Give the words for something that a story names."""
    if group in {"hero", "card", "relic", "boss_relic", "potion"}:
        from soulstack.games.spire.cards.catalogue import catalogue

        thing = catalogue().get(name)
        return str(thing.name) if thing is not None else name
    return name


def benches(frame_times: FrameTimes) -> Mapping[str, Callable[[Figures], None]]:
    """Give the parts of the benchmark by the words of `--only`."""
    from soulstack.games.spire.play.bench import parts

    return parts(frame_times)
