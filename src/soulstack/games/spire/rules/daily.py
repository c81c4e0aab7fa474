"""The Daily Climb: two dice of the day choose one modifier of each section (DAILY-01, SA-95, SA-151)."""

from typing import Final

from soulstack.games.spire.cards.catalogue import Catalogue
from soulstack.games.spire.cards.schema import ModifierDef
from soulstack.kernel.rng import below, named_seed

SECTIONS: Final = (1, 2)
FACES: Final = 6
STREAM: Final = "daily"
OF_COLORLESS: Final = "all_star"
"""Makes no sense while the colorless cards are locked."""


def modifier_of(cards: Catalogue, section: int, face: int, printing: str = "early") -> str:
    """Name the modifier of a section that a face means; the later printing has another one in a place."""
    found = [m for m in cards.of(ModifierDef) if (m.section, m.face) == (section, face)]
    fitting = [m for m in found if m.edition == printing] or [m for m in found if not m.edition]
    return str(fitting[0].id)


def is_barred(modifier: str, unlocked: tuple[str, ...]) -> bool:
    """Tell whether a modifier has nothing to work with: rolled again in a Daily Climb, not offered in a Custom Run."""
    return modifier == OF_COLORLESS and not {"all", "unlock_colorless"} & set(unlocked)


def of_the_day(
    day: int, cards: Catalogue, unlocked: tuple[str, ...] = ("all",), printing: str = "early"
) -> tuple[str, ...]:
    """Roll the modifiers of a day; the same day gives the same to everybody with the same locks open."""
    luck = {STREAM: named_seed(day, STREAM)}
    chosen = []
    for section in SECTIONS:
        modifier = ""
        while not modifier or is_barred(modifier, unlocked):
            modifier = modifier_of(cards, section, below(luck, STREAM, FACES) + 1, printing)
        chosen.append(modifier)
    return tuple(chosen)
