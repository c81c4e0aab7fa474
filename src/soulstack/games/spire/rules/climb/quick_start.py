"""Beginning in a later act: a table of gifts, row after row, and one Merchant (QUICK)."""

from typing import Any, Final

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards import run_effects as r
from soulstack.games.spire.rules.climb.acts import SOLO_GOLD
from soulstack.games.spire.rules.climb.camp import draft
from soulstack.games.spire.rules.climb.floor import errand
from soulstack.games.spire.rules.climb.gaining import gain_relic
from soulstack.games.spire.rules.climb.keys import KEYS
from soulstack.games.spire.rules.climb.rewards import close_all, floor, offer, until_done
from soulstack.games.spire.rules.dice import next_result
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Steps
from soulstack.games.spire.rules.gains import gain_gold
from soulstack.games.spire.rules.state import NOBODY, State, Visit, living_seats

TABLE: Final = {
    2: (("neow", 1), ("gold", 6), ("card", 4), ("transform", 1), ("roll", 1), ("potion", 1), ("relic", 2), ("rare", 1),
        ("boss_relic", 1), ("card", 0), ("remove", 0), ("upgrade", 2), ("merchant", 1)),
    3: (("neow", 1), ("gold", 7), ("card", 4), ("transform", 1), ("roll", 3), ("potion", 1), ("relic", 4), ("rare", 2),
        ("boss_relic", 2), ("card", 3), ("remove", 1), ("upgrade", 4), ("merchant", 1)),
    4: (("neow", 1), ("gold", 10), ("card", 5), ("transform", 1), ("roll", 5), ("potion", 1), ("relic", 6), ("rare", 2),
        ("boss_relic", 2), ("card", 5), ("remove", 2), ("upgrade", 6), ("merchant", 1)),
}  # fmt: skip
"""The rows of the printed table by the act that begins (QUICK-02)."""
ON_DIE: Final[dict[int, tuple[tuple[str, int], ...]]] = {
    1: (("relic", 1),),
    2: (("transform", 1),),
    3: (("card", 1), ("gold", 1)),
    4: (("potion", 1), ("gold", 2)),
    5: (("upgrade", 1),),
    6: (("remove", 1),),
}
"""What a roll of the table gives (QUICK-03)."""


def rows_of(act: int) -> list[tuple[str, int]]:
    """List the rows of an act: several dice and several drafts are a row each (QUICK-03, QUICK-10)."""
    found: list[tuple[str, int]] = []
    for kind, n in TABLE[act]:
        found += [(kind, 1)] * n if kind in {"roll", "boss_relic"} else [(kind, n)] if n else []
    return found


def gifts(state: State, frame: Steps) -> None:
    """Give row after row, each when the one before is closed (QUICK-01, SA-122)."""
    act = state.table.act
    rows = rows_of(act)
    at = frame.data[0] if frame.data else 0
    if at == 0 and act == 4:
        state.table.keys = KEYS  # QUICK-08
    if at == len(rows):
        return
    frame.data = (at + 1,)
    frame.at -= 1
    seats = frame.seats or tuple(living_seats(state))
    kind, n = rows[at]
    if kind in {"neow", "merchant"}:
        state.frames.append(Steps(name=kind, seats=frame.seats))
        return
    state.table.visit = Visit("quick_start")
    state.frames.append(Steps(name="row_of_gifts", seats=seats, data=(kind, n)))


PROCEDURES["quick_start"] = (gifts,)


def hand_out(state: State, frame: Steps) -> None:
    """Hand out one row; what is asked comes row 1 first (SA-173)."""
    kind, n = frame.data
    if kind == "boss_relic":
        draft(state, kind, 3 if len(state.heroes) == 1 else len(frame.seats) + 1)
        return
    for seat in reversed(frame.seats):
        hand(state, seat, kind, n)


def hand(state: State, seat: int, kind: str, n: int) -> None:
    """Hand one thing to one seat."""
    if kind == "roll":
        state.frames.append(Steps(name="roll_for_gift", data=(seat,)))
    elif kind == "gold":
        offer(state, seat, "gold", n)
    elif kind in {"transform", "remove", "upgrade"}:
        effect: Any = {"transform": r.Transform, "remove": r.Remove, "upgrade": r.Upgrade}[kind](n=n)
        errand(state, seat, (effect,), NOBODY)
    else:
        for _ in range(n):
            offer(state, seat, kind)


def roll_for_gift(state: State, frame: Steps) -> None:
    """Roll the die for one seat (QUICK-03)."""
    seat = frame.data[0]
    result = next_result(state)
    tell(state, "event_rolled", seat, amount=result)
    for kind, n in ON_DIE[result]:
        hand(state, seat, kind, n)


PROCEDURES["roll_for_gift"] = (roll_for_gift,)
PROCEDURES["row_of_gifts"] = (hand_out, until_done, floor, close_all)

__all__ = ["SOLO_GOLD", "e", "gain_gold", "gain_relic"]
