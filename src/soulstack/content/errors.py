"""What is wrong with a card file, in words that name the place and the nearest valid word."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from attrs import frozen

MOST_WORDS = 12
"""Longer lists of valid words help nobody; beyond this only the nearest one is named."""


@frozen
class Problem:
    """One thing that is wrong, and where."""

    file: str
    card: str
    path: str
    message: str
    is_warning: bool = False
    line: int = 0
    """Where it stands in the file; 0 when that is not known."""

    def __str__(self) -> str:
        file = f"{self.file}:{self.line}" if self.file and self.line else self.file
        card = f" [{self.card}]" if self.card else ""
        path = f" {self.path}" if self.path else ""
        place = f"{file}:{card}{path}".rstrip(":")
        warning = "warning: " if self.is_warning else ""
        # A name from a stranger's disk may hold signs that turn the sentence round or end it.
        return "".join(sign if sign.isprintable() else "?" for sign in f"{warning}{place}: {self.message}")


class ContentError(Exception):
    """Refuses card files as a whole, with everything that is wrong with them."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def nearest(word: str, valid: Iterable[str]) -> str:
    """Ends a sentence about an unknown word with the word that was probably meant.

    >>> nearest("ammount", ["amount", "who"])
    '; did you mean "amount"?'
    >>> nearest("xyzzy", ["amount", "who"])
    '; it can be "amount" or "who"'
    """
    words = sorted(valid)
    close = get_close_matches(word.lower(), words, 1, 0.6)
    if close:
        return f'; did you mean "{close[0]}"?'
    if 0 < len(words) <= MOST_WORDS:
        quoted = [f'"{each}"' for each in words]
        listed = " or ".join([", ".join(quoted[:-1]), quoted[-1]]) if len(quoted) > 1 else quoted[0]
        return f"; it can be {listed}"
    return ""


def shown(value: object) -> str:
    """Quotes a value from a file so that a long or odd one cannot spoil the message."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"  # Python refuses to spell out the longest ones
    text = repr(value) if not isinstance(value, str) else value
    printable = "".join(sign if sign.isprintable() else "?" for sign in text[:61])
    return f'"{printable[:60]}…"' if len(text) > 60 else f'"{printable}"'
