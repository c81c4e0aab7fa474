"""The three keys of Act IV (KEY)."""

from attrs import evolve

from soulstack.games.spire.cards.numbers import NUMBERS
from soulstack.games.spire.rules.climb.decks import put_under
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import NO, YES, Done, answer, question
from soulstack.games.spire.rules.setup import is_open
from soulstack.games.spire.rules.state import State, living_seats
from soulstack.kernel.decisions import Option
from soulstack.kernel.ids import GAME

KEYS = ("ruby", "sapphire", "emerald")
BURNS = NUMBERS.burning_elite_burns


def act_four(state: State) -> bool:
    """Tell whether Act IV is unlocked, and with it the keys (UNLOCK-06)."""
    unlocked = state.setup.unlocked
    return "all" in unlocked or "unlock_act4" in unlocked


def wanted(state: State, key: str) -> bool:
    """Tell whether a key can be gained now (KEY-01)."""
    return act_four(state) and key not in state.table.keys


def gain_key(state: State, key: str, seat: int = GAME) -> None:
    """Gain a key."""
    if wanted(state, key):
        state.table.keys = (*state.table.keys, key)
        tell(state, "key_gained", seat, word=key)


def ask_key(state: State, seat: int, key: str) -> None:
    """Ask the seat whose move made a key possible (SA-06)."""
    question(state, "key_answered", seat, "key", [YES, NO], (seat, key))


@answer
def key_answered(state: State, data: tuple[object, ...], picks: tuple[Option, ...]) -> Done:
    """Gain the key, or not."""
    _, key = data
    if picks[0] != YES:
        return 0
    gain_key(state, str(key))
    if key == "sapphire":  # KEY-03
        for item in [item for item in state.table.rewards if item.kind == "relic"]:
            for card, home in item.pulled:
                put_under(state, home, card)
        state.table.rewards = tuple(
            evolve(item, over="skipped", pulled=()) if item.kind == "relic" else item for item in state.table.rewards
        )
    return 1


def may_offer_sapphire(state: State, seat: int) -> None:
    """Ask for the Sapphire Key once every seat has skipped its relic at an Elite or a Treasure (KEY-03)."""
    if not wanted(state, "sapphire"):
        return
    fight, visit = state.fight, state.table.visit
    here = (fight is not None and fight.kind == "elite") or (visit is not None and visit.kind == "treasure")
    if not here:
        return
    relics = [item for item in state.table.rewards if item.kind == "relic"]
    skipped = set(state.table.left_relics)
    for item in relics:
        if item.over == "taken" or (item.seat == GAME and item.claims):
            return
        if item.seat == GAME:
            skipped |= set(item.passed)
        elif not item.over:
            return
    if skipped >= set(living_seats(state)):
        ask_key(state, seat, "sapphire")


__all__ = ["BURNS", "KEYS", "act_four", "ask_key", "gain_key", "is_open", "may_offer_sapphire", "wanted"]
