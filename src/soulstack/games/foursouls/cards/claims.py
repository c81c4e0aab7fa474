"""The numbers that a sentence on a card claims: how much of what, on which face of the die, in which line of a roll.

The same reading serves the card's own text and the words that are made from its data, so that the two can be compared.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from attrs import field, frozen

from soulstack.games.foursouls.cards.describe_nouns import FACES

_LABEL: Final = re.compile(r"(?<![\w$¢+.-])([1-6](?:[-–][1-6])?(?:, [1-6](?:[-–][1-6])?)*):(?=\s|$)")
_AFTER: Final = re.compile(r"\bafterwards,|(?<=\. )then\b")
_ON: Final = re.compile(r"\bon an? ([1-6])(?:(?:, ([1-6]))* or ([1-6]))?\b")
_ANY_FACE: Final = re.compile(r"\bnumber from 1 to 6\b")
_NUMBER: Final = re.compile(
    r"(?P<loot>\bloots? )?(?P<sign>[+−-])?(?P<n>\d+)(?P<ordinal>st|nd|rd|th)?\+?"
    r"(?P<unit>¢|(?:\s+(?:more|of the|combat|other|or|top|shop))*\s*(?:\{\w+\}|damage|loot))?"
)
_UNIT: Final = re.compile(r"¢|\{\w+\}|damage|loot")
_HARD: Final = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "twice": 2, "thrice": 3,
    "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10,
}  # fmt: skip
_SOFT: Final = {"double": 2, "doubled": 2, "doubles": 2, "triple": 3}
"""Words that may or may not stand for a number in the data."""
_SECOND: Final = re.compile(r"\bevery second\b")
_EMPTY: Final = re.compile(r"\bempty hand\b")
_WORDS: Final = re.compile(rf"\b({'|'.join((*_HARD, *_SOFT))})\b")


@frozen
class Claim:
    """A number, what it counts, and whether it is added or taken off."""

    number: int
    unit: str = ""
    sign: str = ""
    is_soft: bool = False

    def __str__(self) -> str:
        unit = self.unit if self.unit == "¢" or not self.unit else f" {self.unit}"
        return f"{self.sign}{self.number}{unit}"

    def fits(self, other: "Claim", *, exactly: bool) -> bool:
        """Tells whether two claims say the same; a claim that counts nothing in particular fits any of its number."""
        if self.number != other.number or (self.sign and other.sign and self.sign != other.sign):
            return False
        return self.unit == other.unit or (not exactly and not (self.unit and other.unit))


@frozen
class Line:
    """One line of a roll: its results and what it claims."""

    results: tuple[int, ...]
    words: str

    @property
    def label(self) -> str:
        """Writes the results as faces."""
        return "".join(FACES[value - 1] for value in self.results)


@frozen
class Claims:
    """Everything that a text claims."""

    claims: tuple[Claim, ...] = ()
    faces: Counter[int] = field(factory=Counter)
    lines: tuple[Line, ...] = ()


def read(text: str) -> Claims:
    """Reads the claims of a text.

    >>> found = read("Gain 3¢. Roll: 1-2: loot 1. 3-6: 2 damage.")
    >>> [str(claim) for claim in found.claims], [line.results for line in found.lines]
    (['3¢'], [(1, 2), (3, 4, 5, 6)])
    """
    loose: list[str] = []
    lines: list[Line] = []
    for paragraph in _ANY_FACE.sub("number", text.lower()).split("\n"):
        before, found = _cut(paragraph)
        loose.append(before)
        lines += found
    rest, faces = _faces("\n".join(loose))
    return Claims(tuple(_claims(rest)), faces, tuple(lines))


def left_over(said: Sequence[Claim], done: Sequence[Claim]) -> tuple[list[Claim], list[Claim]]:
    """Takes away what fits, the exact fits first, and gives what is left on both sides."""
    ours, theirs = list(said), list(done)
    for exactly in (True, False):
        for claim in list(ours):
            match = next((other for other in theirs if claim.fits(other, exactly=exactly)), None)
            if match is not None:
                ours.remove(claim)
                theirs.remove(match)
    return ours, theirs


def _cut(paragraph: str) -> tuple[str, list[Line]]:
    """Cuts a paragraph into what stands outside a roll table and the lines of it."""
    labels = list(_LABEL.finditer(paragraph))
    if not labels:
        return paragraph, []
    outside = paragraph[: labels[0].start()]
    lines = []
    for index, label in enumerate(labels):
        end = labels[index + 1].start() if index + 1 < len(labels) else len(paragraph)
        words = paragraph[label.end() : end]
        after = _AFTER.search(words)
        if after is not None:
            outside += " " + words[after.start() :]
            words = words[: after.start()]
        lines.append(Line(_results(label.group(1)), words.strip()))
    return outside, lines


def _results(label: str) -> tuple[int, ...]:
    found: list[int] = []
    for part in label.replace("–", "-").split(", "):
        low, _, high = part.partition("-")
        found += range(int(low), int(high or low) + 1)
    return tuple(sorted(found))


def _faces(text: str) -> tuple[str, Counter[int]]:
    """Takes the faces of the die out of a text."""
    found: Counter[int] = Counter()
    for match in _ON.finditer(text):
        found.update(int(digit) for digit in re.findall(r"[1-6]", match.group()))
    text = _ON.sub(" ", text)
    found.update(FACES.index(sign) + 1 for sign in text if sign in FACES)
    return "".join(" " if sign in FACES else sign for sign in text), found


def _claims(text: str) -> Iterable[Claim]:
    for match in _NUMBER.finditer(text):
        unit = _UNIT.search(match.group("unit") or "")
        word = unit.group() if unit else "{loot}" if match.group("loot") else ""
        sign = {"−": "-"}.get(match.group("sign") or "", match.group("sign") or "")
        yield Claim(int(match.group("n")), "{loot}" if word == "loot" else word, sign)
    for match in _WORDS.finditer(text):
        word = match.group()
        yield Claim(_HARD.get(word) or _SOFT[word], is_soft=word in _SOFT)
    for _ in _SECOND.finditer(text):
        yield Claim(2)
    for _ in _EMPTY.finditer(text):
        yield Claim(0, "{loot}")
