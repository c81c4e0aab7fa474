"""What the abilities of bosses do, in a sentence each: they have a name on the card and no text of their own."""

from collections.abc import Mapping
from typing import Final

from soulstack.app.language import tr
from soulstack.games.spire.cards.schema import EnemyDef
from soulstack.kernel.sentences import Sentence

ABILITIES: Final[Mapping[str, Sentence]] = {
    "sharp_hide": Sentence("While it defends itself, each Attack costs whoever plays it 1 damage."),
    "split": Sentence("When it dies, smaller slimes come into every row."),
    "anger": Sentence("When it dies for the first time, it comes back in a fury."),
    "curiosity": Sentence("Its hits on a hero grow with that hero's Powers."),
    "awaken": Sentence("When it dies, it comes back in another shape."),
    "rebirth": Sentence("It begins with Strength for the most Powers that a hero has."),
    "void": Sentence("Whoever draws a Slimed loses 1 Energy, and the Slimed is Exhausted."),
    "time_warp": Sentence("Only so many cards may be played in a turn as its line says."),
    "haste": Sentence("When it dies for the first time, it comes back with new strength."),
    "invincible": Sentence("Its HP stay above a floor, and it cannot be Weak, until it gives that up."),
    "beat_of_death": Sentence("At the end of each turn, every hero takes damage for each of its cubes."),
}
"""By the name of the ability."""


def abilities_of(card: EnemyDef) -> tuple[str, ...]:
    """Say what the abilities of a boss do, each once."""
    names = dict.fromkeys(str(getattr(ability, "name", "")) for ability in card.abilities)
    return tuple(tr(ABILITIES[name].pattern) for name in names if name in ABILITIES)
