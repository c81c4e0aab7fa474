"""Reads the lines of enemy cards: `["all_players", "hit 2 x2", "burn 1"]` becomes effects.

The lines are kept as they stand, because that is how an enemy's intent is told. An area word covers what follows it, except
Strength and Block, which go on the enemy itself (TARGET-06, TARGET-07).

>>> effects, last, faults = read_line(("hit 2", "vulnerable 1", "acts_last"))
>>> [effect.op for effect in effects], last, faults
(['hit', 'apply'], True, ())
>>> read_line(("hti 2",))[2]
('unknown words "hti 2"',)
"""

import re
from collections.abc import Callable
from typing import Any

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards.words import Target

Make = Callable[[tuple[str, ...], Any], e.Effect]
AREA = ("all_players", "then all_players")
LAST = "acts_last"


def _tokens(name: Any) -> Make:
    return lambda g, to: e.Apply(name, int(g[0]), to)


def _status(half: Any) -> Make:
    return lambda g, to: e.GiveStatus(half, int(g[0]), to, "shuffled" if g[1] else "discard")


_LINES: tuple[tuple[str, Make], ...] = (
    (r"hit (\d+)(?: x(\d+))?", lambda g, to: e.Hit(int(g[0]), to, int(g[1] or 1))),
    (r"weak (\d+)", _tokens("weak")),
    (r"vulnerable (\d+)", _tokens("vulnerable")),
    (r"daze (\d+)", lambda g, to: e.GiveDaze(int(g[0]), to)),
    (r"burn (\d+)( shuffled into draw pile)?", _status("burn")),
    (r"slimed (\d+)( shuffled into draw pile)?", _status("slimed")),
    (r"strength (\d+)", lambda g, _: e.GainStrength(int(g[0]), "self")),
    (r"block (\d+)", lambda g, _: e.GainBlock(int(g[0]), "self")),
    (r"block (\d+) per player", lambda g, _: e.GainBlock(f"{g[0]}*players", "self")),
    (r"block (\d+) to (?:the )?([a-z ]+)", lambda g, _: e.GainBlock(int(g[0]), "named", name=g[1])),
    (r"all enemies strength (\d+)", lambda g, _: e.GainStrength(int(g[0]), "all_enemies")),
    (r"all enemies block (\d+)", lambda g, _: e.GainBlock(int(g[0]), "all_enemies")),
    (r"heal all enemies (\d+)", lambda g, _: e.Heal(int(g[0]), "all_enemies")),
    (r"heal self (\d+)", lambda g, _: e.Heal(int(g[0]), "self")),
    (r"remove all weak and vulnerable from itself", lambda _g, _: e.Clear("self")),
    (r"player loses (\d+) gold", lambda g, _: e.LoseGold(int(g[0]), "facing")),
    (r"confused (\d+)", lambda g, _: e.Confuse(int(g[0]))),
    (r"add (\d+) thorns cube", lambda g, _: e.AddCubes(int(g[0]))),
    (r"beat of death plus (\d+)", lambda g, _: e.AddCubes(int(g[0]))),
    (r"lose ([a-z]+)", lambda g, _: e.LoseAbility(g[0])),
    (r"nothing", lambda _g, _: e.Nothing()),
    (r"dies", lambda _g, _: e.Dies()),
    (r"leaves combat", lambda _g, _: e.Leaves()),
    (r"mode_shift_check", lambda _g, _: e.StopWithoutBlock("defensive")),
    (r"enter ([a-z]+) mode at start of next round", lambda g, _: e.ChangeMode(g[0], later=True)),
    (r"revive all dead ([a-z]+)s", lambda g, _: e.Revive(g[0])),
    (r"summon ([a-z ]+)s until (\d+) per player", lambda g, _: e.Summon((_group(g[0]),), rows="each", until=int(g[1]))),
    (
        r"summon (\d+) ([a-z ]+) at start of next round",
        lambda g, _: e.Later("start_of_turn", (e.Summon((_group(g[1]),), int(g[0])),)),
    ),
)
_PATTERNS = tuple((re.compile(pattern), make) for pattern, make in _LINES)
EXAMPLES = tuple(pattern for pattern, _ in _LINES)


def _group(name: str) -> str:
    return name.replace(" ", "_")


def read_line(ops: tuple[str, ...]) -> tuple[tuple[e.Effect, ...], bool, tuple[str, ...]]:
    """Give the effects of a line, whether it acts last, and what could not be read."""
    found: list[e.Effect] = []
    faults: list[str] = []
    to: Target = "facing"
    for words in ops:
        if words in AREA:
            to = "everyone"
        elif words != LAST:
            for pattern, make in _PATTERNS:
                fit = pattern.fullmatch(words)
                if fit:
                    found.append(make(fit.groups(""), to))
                    break
            else:
                faults.append(f'unknown words "{words}"')
    return tuple(found), LAST in ops, tuple(faults)
