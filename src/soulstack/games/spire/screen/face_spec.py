"""What stands on one side of a card or on another component, without any tie to the rules."""

import re
from difflib import SequenceMatcher
from typing import Any, Final

from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.spire.cards import schema as s
from soulstack.games.spire.cards.faces import NO_COST, UP, X_COST, Face, face_of, sides_of
from soulstack.games.spire.play.enemy_words import bits_of, faces_of

_SENTENCE: Final = re.compile(r"(?<=[.!]) (?=[A-Z{0-9])")
_WORDS: Final = re.compile(r"\{[^}]*\}|[0-9X+. ]")
_FRONT: Final = re.compile(r"(?<![}\d])([0-9X]+) ?(\{[a-z_]+\})")
"""A number before its icon; where a line is nothing else the icon goes first."""
SHORT: Final = 46
"""A text of so many letters at most has a line for each of its sentences."""
_PARTS: Final = re.compile(r"\{[^}]*\}|[0-9]+|\w+|\W")
MOST: Final = 40
"""The largest number that can be marked."""
PICTURED: Final = frozenset({"relic", "potion", "enemy", "event", "hero", "modifier", "token", "map"})
"""Kinds of components with a picture for each; the others share one."""
RAISED, LOWERED = "=", "-"
"""Marks before a number that is more or less than the printed one."""


@frozen
class FaceSpec:
    """Everything that is written on one face."""

    card_id: str
    title: str
    kind: str
    """attack, skill, power, curse, status, ticket, or what else the component is."""
    owner: str
    rarity: str = ""
    cost: str = ""
    text: tuple[str, ...] = ()
    upgraded: bool = False
    keywords: tuple[str, ...] = ()
    picture: str = ""
    """The folder and the name of its picture."""
    ground: str = ""
    """What lies behind a picture that has no place of its own."""


def lines_of(text: str) -> tuple[str, ...]:
    """Cuts a short text into a line for each sentence; a line of icons and numbers alone needs no stop.

    >>> lines_of("{hit} 2. Apply 1 {vulnerable}.")
    ('{hit}2', 'Apply 1 {vulnerable}.')
    """
    if not text:
        return ()
    parts = _SENTENCE.split(text) if len(text) <= SHORT else [text]
    return tuple(_tight(part) for part in parts)


def _tight(line: str) -> str:
    """Lets a number stand at its icon, and drops the stop of a line without words."""
    line = re.sub(r"(\{[a-z_]+\}) (?=[0-9X{])", r"\1", line)
    if not _WORDS.sub("", line):
        return _FRONT.sub(r"\2\1", line.removesuffix("."))
    return line


def with_numbers(text: str, numbers: tuple[tuple[str, int, int], ...]) -> str:
    """Puts the numbers of now in place of the printed ones, marked as better or worse.

    >>> with_numbers("{hit} 2. Apply 1 {weak}.", (("hit", 2, 4),))
    '{hit} {=4}. Apply 1 {weak}.'
    """
    for word, before, now in numbers:
        mark = RAISED if now > before else LOWERED
        fresh = f"{{{mark}{min(now, MOST)}}}"
        changed = re.sub(rf"\{{{word}\}} {before}(?![0-9])", f"{{{word}}} {fresh}", text, count=1)
        if changed == text:
            changed = re.sub(rf"(?<![0-9]){before} \{{{word}\}}", f"{fresh} {{{word}}}", text, count=1)
        text = changed
    return text


def with_changes(before: str, after: str) -> str:
    """Marks the numbers of a text that do not stand so in another one.

    >>> with_changes("{hit} 2. Apply 1 {weak}.", "{hit} 4. Apply 1 {weak}.")
    '{hit} {=4}. Apply 1 {weak}.'
    """
    old, new = _PARTS.findall(before), _PARTS.findall(after)
    for kind, _, _, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind in {"replace", "insert"}:
            for k in range(start, end):
                if new[k].isdigit() and int(new[k]) <= MOST:
                    new[k] = f"{{{RAISED}{new[k]}}}"
    return "".join(new)


def spec_of_side(
    face: Face,
    *,
    numbers: tuple[tuple[str, int, int], ...] = (),
    cost: int | None = None,
    above: Face | None = None,
) -> FaceSpec:
    """Makes the face of a side of a card, or of a component with one side; marked is what differs from the side `above`."""
    thing: Any = face.card
    if not isinstance(thing, s.CardDef):
        return spec_of_thing(thing)
    shown = face.cost if cost is None else cost
    text = with_numbers(tr(face.text), numbers)
    if above is not None:
        text = with_changes(tr(above.text), text)
    return FaceSpec(
        face.id,
        tr(thing.name, meaning="card") + (UP if face.upgraded else ""),
        face.kind,
        thing.owner,
        thing.rarity,
        "X" if shown == X_COST else "" if shown == NO_COST else str(shown),
        lines_of(text),
        face.upgraded,
        tuple(word for word in ("ethereal", "exhaust", "retain", "unplayable") if getattr(face, word)),
        f"card/{thing.id}",
    )


def spec_of_thing(thing: Any) -> FaceSpec:
    """Makes the face of an item, an enemy, an event or whatever else has a picture."""
    if thing is None:
        return FaceSpec("?", "?", "status", "colorless")
    if isinstance(thing, s.CardDef):
        return spec_of_side(next(sides_of(thing)))
    kind = str(thing.type)
    folder = kind if kind in PICTURED else "any"
    text = getattr(thing, "text", "") or ""
    hp = getattr(thing, "hp", ())
    cost = str(hp[0]) if kind == "enemy" and hp else ""
    owner = getattr(thing, "hero", "") or (thing.id if kind == "hero" else "colorless")
    return FaceSpec(
        thing.id, tr(thing.name, meaning="card"), kind, owner, cost=cost,
        text=lines_of(tr(text)) if text else _told(thing),
        picture=f"{folder}/{thing.id}", ground=ground_of(thing),
    )  # fmt: skip


def ground_of(thing: Any) -> str:
    """Names the ground of an enemy by its act, of a relic by its deck, and of whatever else by what it is."""
    if thing.type == "enemy":
        return f"act{thing.act}"
    return "boss_relic" if getattr(thing, "deck", "") == "boss_relic" else str(thing.type)


def _told(thing: Any) -> tuple[str, ...]:
    """Gives what stands on a component without a text: what an enemy does line by line, the HP of a hero."""
    if isinstance(thing, s.EnemyDef):
        lines = thing.die or thing.track or (thing.line,)
        return tuple(_in_icons(line, at if thing.track else 0) for at, line in enumerate(lines, 1))
    if isinstance(thing, s.HeroDef):
        return (f"{{hp}}{thing.max_hp}",)
    return ()


def _in_icons(line: s.Line, slot: int) -> str:
    """Writes a line of an enemy card in icons and numbers, behind its faces of the die or its slot."""
    label = faces_of(line) or (str(slot) if slot else "")
    bits = "  ".join(f"{{{bit.icon}}}{bit.number}" for bit in bits_of(line))
    return f"{label}: {bits}" if label else bits


__all__ = ["FaceSpec", "face_of", "lines_of", "spec_of_side", "spec_of_thing", "with_changes", "with_numbers"]
