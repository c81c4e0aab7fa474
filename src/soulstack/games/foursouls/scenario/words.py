"""The words of scenario files: which moves there are, which keys each takes, and what `pick` may name besides cards."""

import re
from typing import Final

GAME_NAMES: Final = ("foursouls", "four_souls")
MODES: Final = ("versus", "coop")
_SEAT: Final = ("seat",)
MOVES: Final[dict[str, tuple[str, ...]]] = {
    "attack": (*_SEAT, "target", "slot", "pick"),
    "buy": (*_SEAT, "target", "pick"),
    "play": (*_SEAT, "card", "pick"),
    "activate": (*_SEAT, "card", "ability", "pick"),
    "pass": (*_SEAT, "pick"),
    "end_turn": (*_SEAT, "pick"),
    "choose": (*_SEAT, "pick"),
    "give_cents": (*_SEAT, "amount", "to"),
    "resolve": ("times", "pick"),
    "settle": ("pick",),
    "next_turn": ("pick",),
}
SEATLESS: Final = ("resolve", "settle", "next_turn")
_WORD: Final = re.compile(
    r"yes|no|pass|attack|buy|end_turn|deck(:(loot|treasure|monster|room))?|discard:(loot|treasure|monster|room)"
    r"|(seat|slot|stack):[0-9]{1,4}"
)


def is_word(value: str) -> bool:
    """Tell whether an element of `pick` is one of the fixed words, not a card.

    >>> is_word("deck:loot"), is_word("seat:2"), is_word("bomb")
    (True, True, False)
    """
    return _WORD.fullmatch(value) is not None
