"""A sentence that remembers how it was made, so that whoever shows it can say it in another language."""

from typing import Self


class Sentence(str):
    """An English sentence with its pattern and its values; to everybody else it is a text like any other.

    >>> Sentence("You have {n} cards.", n=3)
    'You have 3 cards.'
    """

    __slots__ = ("pattern", "values")
    pattern: str
    values: dict[str, object]

    def __new__(cls, pattern: str, /, **values: object) -> Self:
        made = super().__new__(cls, pattern.format(**values) if values else pattern)
        made.pattern = pattern
        made.values = values
        return made


def spelled(word: str) -> Sentence:
    """Spells a word of the card files as one reads it.

    >>> spelled("attack_roll")
    'attack roll'
    """
    return Sentence(word.replace("_", " "))
