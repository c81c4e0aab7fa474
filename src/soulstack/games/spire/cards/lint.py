"""What the shape of a table cannot say: words for amounts, names of summons, lines of enemies, icons in texts."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from soulstack.content.errors import Problem, nearest, shown
from soulstack.content.lint import id_problems, joined, records
from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards import run_effects as r
from soulstack.games.spire.cards import schema as s
from soulstack.games.spire.cards import surroundings

EXTRA = {e.Discard: ("any", "all"), e.Exhaust: ("any", "all"), e.Move: ("all",), r.Remove: ("all",)}
"""Words that an amount may be besides, by effect."""
ICONS = (
    "energy", "block", "hit", "damage", "strength", "weak", "vulnerable", "poison", "shiv", "miracle", "daze", "burn",
    "slimed", "lightning", "frost", "dark", "hp", "gold", "row", "all", "die", "card", "potion", "relic", "curse", "cube",
)  # fmt: skip
"""What may stand in braces in a text."""
AMOUNT_KEYS = ("n", "times")
_AMOUNT = re.compile(r"(?:(\d+)\*)?([a-z_]+)(?:\+(\d+))?")
_ICON = re.compile(r"\{(\w*)\}")


@cache
def parsed(amount: str) -> tuple[int, str, int]:
    """Give the factor, the word and what is added.

    >>> parsed("2*orbs+1")
    (2, 'orbs', 1)
    """
    fit = _AMOUNT.fullmatch(amount)
    if fit is None:
        raise ValueError(f"no amount: {amount}")
    return int(fit[1] or 1), fit[2], int(fit[3] or 0)


def check(things: Mapping[str, Any], everything: Mapping[str, Any]) -> list[Problem]:
    """Lists every fault of some components; they may refer to all of `everything`."""
    groups = {getattr(thing, "group", "") for thing in everything.values()} - {""}
    found = list(id_problems(things))
    for thing_id, thing in things.items():
        for path, record in records(thing):
            found += [
                Problem("", thing_id, joined(path, key), words) for key, words in _faults(record, everything, groups)
            ]
        found += [Problem("", thing_id, key, words) for key, words in _whole(thing, everything)]
        found += [Problem("", thing_id, key, words) for key, words in surroundings.faults(thing)]
    return found


def _faults(record: Any, everything: Mapping[str, Any], groups: set[str]) -> Iterator[tuple[str, str]]:
    for key in AMOUNT_KEYS:
        value = getattr(record, key, None)
        if isinstance(value, str) and value not in EXTRA.get(type(record), ()):
            fit = _AMOUNT.fullmatch(value)
            if fit is None or fit[2] not in e.AMOUNTS:
                yield key, f'unknown amount "{value}"{nearest(fit[2] if fit else value, e.AMOUNTS)}'
    if isinstance(record, s.Line):
        for fault in record.faults:
            yield "ops", fault
    if isinstance(record, e.Summon | s.Brings):
        for name in record.what:
            if name not in everything and name not in groups:
                yield "what", f'there is no summon "{name}"{nearest(name, (*groups, *everything))}'
    for key, kind in (("owned", s.EventOption), ("source", r.GainItem), ("replaces", s.TokenDef)):
        name = getattr(record, key, "") if isinstance(record, kind) else ""
        if name and name not in {"boss_relic", *everything}:
            yield key, f'there is no component "{name}"{nearest(name, everything)}'
    text = getattr(record, "text", None)
    if isinstance(text, str):
        for icon in _ICON.findall(text):
            if icon not in ICONS:
                yield "text", f'unknown icon "{{{icon}}}"{nearest(icon, ICONS)}'


def _line_summons(thing: s.EnemyDef, everything: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for line in (*thing.track, *thing.die, thing.line):
        for effect in line.do:
            inner = effect.do if isinstance(effect, e.Later) else (effect,)
            for name in [name for part in inner if isinstance(part, e.Summon) for name in part.what]:
                if not any(isinstance(other, s.EnemyDef) and other.goes_by(name) for other in everything.values()):
                    yield "ops", f'there is no summon called "{name}"'


def _whole(thing: Any, everything: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    if isinstance(thing, s.EnemyDef):
        if len(thing.hp) not in {1, 4}:
            yield "hp", "one number, or four for one to four seats"
        if sum(map(bool, (thing.action, thing.die, thing.track))) != 1:
            yield "", "an enemy has one of action, die and track"
        for fault in (*thing.line.faults, *thing.fury_line.faults, *thing.first_line.faults):
            yield "action", fault
        if thing.next and thing.next not in everything:
            yield "next", f'there is no enemy "{thing.next}"{nearest(thing.next, everything)}'
        yield from _line_summons(thing, everything)
        faces = sorted(face for line in thing.die for face in line.faces)
        if thing.die and faces != [1, 2, 3, 4, 5, 6]:
            yield "die", "the lines do not cover each face once"
    if isinstance(thing, s.EventDef):
        for k, row in enumerate(thing.cards):
            if any(row.id == other.id for event in _other_events(thing, everything) for other in event.cards):
                yield f"cards[{k}].id", f"{shown(row.id)} is a card of another event already"
    if isinstance(thing, s.HeroDef):
        for name in (*thing.starter, thing.board):
            if name not in everything:
                yield "starter", f'there is no card "{name}"{nearest(name, everything)}'


def _other_events(thing: s.EventDef, everything: Mapping[str, Any]) -> list[s.EventDef]:
    return [other for other in everything.values() if isinstance(other, s.EventDef) and other.id != thing.id]
