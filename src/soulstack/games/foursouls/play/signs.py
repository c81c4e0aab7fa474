"""What the signs and icons in the texts of cards are called where they are spoken."""

from collections.abc import Mapping
from typing import Final

from soulstack.kernel.sentences import Sentence

SIGNS: Final[Mapping[str, Sentence]] = {
    "↷": Sentence("activate"),
    "$": Sentence("pay"),
    " 1¢": Sentence(" 1 cent"),
    "¢": Sentence(" cents"),
    "{die}": Sentence("die"),
    "{hp}": Sentence("HP"),
    "{atk}": Sentence("Attack"),
    "{eva}": Sentence("evasion"),
    "{soul}": Sentence("soul"),
    "{loot}": Sentence("loot"),
    "{treasure}": Sentence("treasure"),
    "{counter}": Sentence("counter"),
    "{level}": Sentence("level"),
}
