"""Compares what a text says with what its data does: the numbers and icons of both must be the same.

A text may leave out what its icons imply (a Retain of a keyword is a word, not an effect), and amounts that are counted are
written in words, so only what both can say is compared: every icon that an effect stands for, and every plain number.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from soulstack.content.errors import Problem
from soulstack.content.lint import records
from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards import schema as s

KEYWORDS = {"exhaust": "Exhaust.", "ethereal": "Ethereal.", "retain": "Retain.", "unplayable": "Unplayable."}
ICONS: dict[type, str] = {
    e.Hit: "hit", e.Damage: "damage", e.GainBlock: "block", e.GainEnergy: "energy", e.GainStrength: "strength",
    e.GainShivs: "shiv", e.GainMiracles: "miracle", e.GiveDaze: "daze", e.Heal: "hp", e.LoseHp: "hp",
}  # fmt: skip
_ICON = re.compile(r"\{(\w+)\}")
_NUMBER = re.compile(r"\d+")


def check(cards: Mapping[str, Any]) -> list[Problem]:
    """List the sides of cards and the items whose text and data differ."""
    found = []
    for thing in cards.values():
        for key, text, keywords, parts in texts(thing):
            found += [Problem("", thing.id, key, words) for words in differences(text, keywords, parts)]
    return found


def texts(thing: Any) -> Iterator[tuple[str, str, tuple[str, ...], list[Any]]]:
    """Give every text with its keywords and the effects that it is about."""
    if isinstance(thing, s.CardDef) and thing.kind not in {"ticket", "status"}:
        yield "text", thing.text, thing.keywords, [*thing.do, *thing.abilities]
        if thing.up is not None:
            up = thing.up
            yield (
                "up.text",
                thing.text if up.text is None else up.text,
                thing.keywords if up.keywords is None else up.keywords,
                [*(thing.do if up.do is None else up.do), *(thing.abilities if up.abilities is None else up.abilities)],
            )
    elif isinstance(thing, s.RelicDef | s.PotionDef):
        yield "text", thing.text, (), [*thing.abilities]


def differences(text: str, keywords: tuple[str, ...], parts: list[Any]) -> Iterator[str]:
    """Say what a text and its data do not have in common."""
    for word, sentence in KEYWORDS.items():
        if (word in keywords) != (sentence in text):
            yield f"the text and the keyword {word} do not agree"
    icons = set(_ICON.findall(text))
    effects = [record for part in parts for _, record in records(part)]
    for effect in effects:
        icon = ICONS.get(type(effect))
        if icon is not None and icon not in icons:
            yield f"the text does not show {{{icon}}}, which the data has"
        if isinstance(effect, e.Apply) and effect.token not in icons:
            yield f"the text does not show {{{effect.token}}}, which the data has"
    numbers = set(map(int, _NUMBER.findall(text)))
    for effect in effects:
        amount = getattr(effect, "n", None)
        if type(effect) in ICONS and isinstance(amount, int) and amount > 0 and amount not in numbers:
            yield f"the text does not say {amount}, which the data has"
