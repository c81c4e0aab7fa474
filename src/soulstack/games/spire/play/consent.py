"""What bots may decide about the gold of people: they buy with their own and that of other bots, unless somebody offers."""

from collections.abc import Collection
from typing import Final

from attrs import evolve

from soulstack.games.spire.rules.climb.merchant import price_of, removal_price
from soulstack.games.spire.rules.climb.paying import HELPED
from soulstack.games.spire.rules.state import State, living_seats
from soulstack.kernel.decisions import Decision, Option

PAID: Final = frozenset({"buy", "remove"})
HELP: Final = ("help", 1)


def with_consent(state: State, decision: Decision, people: Collection[int]) -> Decision:
    """Give a bot's question without the answers that would spend what people have."""
    options = decision.options
    if decision.kind == "pay" and _asks(options) in people:
        return evolve(decision, options=(min(options, key=lambda each: each.n),))
    kept = tuple(option for option in options if not _spends(state, decision.seat, option, people))
    return evolve(decision, options=kept) if kept and len(kept) < len(options) else decision


def _asks(options: tuple[Option, ...]) -> int:
    """Tell whose gold is asked for."""
    ref = options[0].ref
    return ref[1] if ref is not None and ref[0] == "seat" else -1


def _spends(state: State, seat: int, option: Option, people: Collection[int]) -> bool:
    """Tell whether an answer needs gold of people."""
    if option.verb == "option" and option.ref == HELP:
        return True
    if option.verb not in PAID or option.n != HELPED or option.ref is None or state.table.visit is None:
        return False
    price = price_of(state, option.ref[1]) if option.verb == "buy" else removal_price(state)
    return (
        sum(state.heroes[other].gold for other in living_seats(state) if other == seat or other not in people) < price
    )
