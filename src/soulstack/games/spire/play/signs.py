"""What the icons in the texts of components are called where they are spoken."""

from collections.abc import Mapping
from typing import Final

from soulstack.kernel.sentences import Sentence

SIGNS: Final[Mapping[str, Sentence]] = {
    "{energy}": Sentence("Energy"),
    "{block}": Sentence("Block"),
    "{hit}": Sentence("Hit"),
    "{damage}": Sentence("Damage"),
    "{strength}": Sentence("Strength"),
    "{weak}": Sentence("Weak"),
    "{vulnerable}": Sentence("Vulnerable"),
    "{poison}": Sentence("Poison"),
    "{shiv}": Sentence("Shiv"),
    "{miracle}": Sentence("Miracle"),
    "{daze}": Sentence("Daze"),
    "{burn}": Sentence("Burn"),
    "{slimed}": Sentence("Slimed"),
    "{lightning}": Sentence("Lightning"),
    "{frost}": Sentence("Frost"),
    "{dark}": Sentence("Dark"),
    "{hp}": Sentence("HP"),
    "{gold}": Sentence("Gold"),
    "{row}": Sentence("row"),
    "{all}": Sentence("all of them"),
    "{die}": Sentence("die"),
    "{card}": Sentence("card"),
    "{potion}": Sentence("Potion"),
    "{relic}": Sentence("Relic"),
    "{curse}": Sentence("Curse"),
    "{cube}": Sentence("cube"),
}
