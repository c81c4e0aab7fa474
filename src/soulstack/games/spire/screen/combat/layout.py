"""Where everything of a fight stands, in units, for one to four heroes in any window."""

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from attrs import field, frozen

from soulstack.games.spire.rules.state import BOSS_ROW, Foe
from soulstack.games.spire.screen import pictures
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.cards.schema import EnemyDef
    from soulstack.games.spire.rules.state import State
    from soulstack.games.spire.screen.desk import Desk

FEET: Final = {1: (433.0,), 2: (430.0, 258.0), 3: (432.0, 312.0, 192.0), 4: (445.0, 345.0, 247.0, 148.0)}
"""The ground line of each row, the lowest row first."""
HEROES: Final = {1: (277.0,), 2: (176.0, 158.0), 3: (132.0, 126.0, 118.0), 4: (107.0, 101.0, 96.0, 91.0)}
FOES: Final = {1: (240.0,), 2: (176.0, 158.0), 3: (130.0, 124.0, 116.0), 4: (111.0, 105.0, 100.0, 93.0)}
LEFT: Final = (273.0, 287.0, 300.0, 313.0)
HERO_X: Final = (388.0, 399.0, 411.0, 424.0)
LEDGE_RIGHT: Final = (887.0, 864.0, 840.0, 820.0)
"""Where a ledge ends when a boss stands beside it."""
STAGGER: Final = 62.0
"""Enemies of every other row stand so much further right."""
TAG: Final = 28.0
"""The room that an enemy of a row needs at its right for what it will do, whatever it is."""
PART: Final = 36.0
"""And for each icon with its number."""
BOSS: Final = 403.0
SOLO_BOSS: Final = 1080.0
"""Where the boss of one hero stands when others stand beside it."""
PANEL: Final = (887.0, 887.0, 887.0, 797.0)
"""Where the panel of a boss begins, with the lines of its card, for one to four heroes."""


@frozen
class Place:
    """Where a figure stands."""

    x: float
    feet: float
    height: float

    @property
    def top(self) -> float:
        """The top of its head."""
        return self.feet - self.height

    def box(self, wide: float = 0.7) -> Box:
        """Gives the box of a figure that is so wide beside its height."""
        return Box(self.x - self.height * wide / 2, self.top, self.height * wide, self.height)


@frozen
class Layout:
    """One fight in one window."""

    heroes: dict[int, Place]
    """By seat."""
    foes: dict[int, Place]
    """By the enemy's number; dead ones keep their places until they have fallen."""
    ledges: dict[int, tuple[float, float, float]]
    """By row: the ground line, the left and the right end; nothing for one hero."""
    x0: float
    y0: float
    wide: float
    high: float
    solo: bool = True
    boards: dict[int, Box] = field(factory=dict)
    plates: dict[int, Box] = field(factory=dict)
    """What is coming at each hero."""
    edge: float = 1276.0
    """Where the room of what enemies of a row will do ends: at the window's edge, or at the panel of a boss."""

    @property
    def between(self) -> float:
        """Gives how far the grounds of two rows lie apart."""
        lines = sorted(place[0] for place in self.ledges.values())
        return min((low - high for high, low in itertools.pairwise(lines)), default=300.0)

    @property
    def hand(self) -> tuple[float, float, float, float]:
        """Gives the middle of the hand, the width of a card and the room for the middles of the outer ones."""
        if self.solo:
            return self.x0 + 553.0, self.y0 + 611.0, 127.0, 670.0
        return self.x0 + 618.0, self.y0 + 614.0, 126.0, 510.0

    @property
    def lifted(self) -> tuple[float, float]:
        """Gives the width and the middle of a card that is lifted out of the hand: above four rows it has less room."""
        return (167.0, self.y0 + 546.0) if self.solo else (148.0, self.y0 + 575.0)

    @property
    def hand_top(self) -> float:
        """The line above which a card is let go to be played."""
        return self.y0 + 508.0

    def row_box(self, row: int) -> Box:
        """Gives the band of a row."""
        y, left, right = self.ledges[row]
        above = [self.ledges[other][0] for other in self.ledges if other > row]
        top = max(above) + 14 if above else y - 110
        return Box(left, top, right - left, y + 20 - top)


def lay_out(state: "State", desk: "Desk") -> Layout:
    """Places heroes, enemies and boards."""

    def wide_of(foe: int) -> float:
        face = state.faces[foe]
        found = pictures.enemy(face.id, face.card.name)
        return found.box[0] / found.box[1]

    def tag_of(foe: int) -> float:
        card: EnemyDef = state.faces[foe].card
        lines = (*card.die, *card.track, card.line, card.first_line, card.fury_line)
        everybody = any(getattr(effect, "to", "") == "everyone" for line in lines for effect in line.do)
        return TAG + PART * (max(len(line.do) for line in lines) + everybody)

    fight = state.combat()
    count = len(state.heroes)
    solo = count == 1
    x0, y0 = desk.x0, desk.y0
    boss = any(foe.row == BOSS_ROW for foe in fight.foes)
    far = desk.screen.w - 40
    heroes, foes, ledges = {}, {}, {}
    boards, plates = {}, {}
    for hero in state.heroes:
        row = min(count, max(1, hero.row)) - 1
        feet = y0 + FEET[count][row]
        heroes[hero.seat] = Place(x0 + (287.0 if solo else HERO_X[row]), feet, HEROES[count][row])
        plate = Box(x0 + 200, y0 + 104, 175, 34) if solo else Box(231, feet - 69, 146, 32)
        plates[hero.seat] = plate
        if not solo:
            boards[hero.seat] = Box(9, feet - 79, 216, 87)
            right = x0 + LEDGE_RIGHT[row] if boss else far
            ledges[hero.row] = (feet, x0 + LEFT[row], right)
    for row in {foe.row for foe in fight.foes}:
        there = [foe for foe in fight.foes if foe.row == row and not foe.gone]
        standing = [foe for foe in there if foe.lives] or there
        if not standing:
            continue  # everybody there has left the fight
        if row == BOSS_ROW:
            alone = all(foe.row == BOSS_ROW for foe in fight.foes if foe.lives)
            foes.update(_bosses(standing, x0, y0, far, solo=solo, alone=alone, wide_of=wide_of))
        elif solo:
            foes.update(_one_row(standing, x0, y0, far, fight.kind, beside_boss=boss))
        else:
            foes.update(
                _ledge(
                    standing,
                    min(count, row) - 1,
                    count,
                    ledges,
                    x0,
                    boss=boss,
                    kind=fight.kind,
                    wide_of=wide_of,
                    tag_of=tag_of,
                )
            )
    edge = x0 + PANEL[count - 1] - 4 if boss and not solo else desk.screen.w - 4
    return Layout(heroes, foes, ledges, x0, y0, desk.screen.w, desk.screen.h, solo, boards, plates, edge)


def _bosses(
    foes: list[Foe], x0: float, y0: float, far: float, *, solo: bool, alone: bool, wide_of: Callable[[int], float]
) -> dict[int, Place]:
    count = len(foes)
    if solo and not alone:
        return {foe.id: Place(x0 + SOLO_BOSS, y0 + 436, min(310.0, 340.0 / wide_of(foe.id))) for foe in foes}
    if solo:
        tallest, wide = (330.0, 420.0) if count == 1 else (270.0, 290.0)
        return {
            foe.id: Place(x0 + 950.0 + (k - (count - 1) / 2) * 300, y0 + 436, min(tallest, wide / wide_of(foe.id)))
            for k, foe in enumerate(foes)
        }
    middle = max(x0 + 1087.0, far - 153)
    tallest, wide = (BOSS, 366.0) if count == 1 else (235.0, 184.0)
    return {
        foe.id: Place(middle + (k - (count - 1) / 2) * 186, y0 + 457, min(tallest, wide / wide_of(foe.id)))
        for k, foe in enumerate(foes)
    }


def _one_row(foes: list[Foe], x0: float, y0: float, far: float, kind: str, *, beside_boss: bool) -> dict[int, Place]:
    count = len(foes)
    left, right = x0 + 573.0, max(x0 + 1253.0, far)
    if beside_boss:
        left, right = x0 + 440.0, x0 + SOLO_BOSS - 180
    step = (right - left) / max(1, count)
    found = {}
    for k, foe in enumerate(foes):
        height = 300.0 if kind == "elite" and count == 1 else _height(foe, kind)
        height = max(150.0, min(height, step * (1.05 if count < 5 else 1.25)))
        found[foe.id] = Place(left + step * (k + 0.5), y0 + 433.0, min(180.0, height) if beside_boss else height)
    return found


def _height(foe: Foe, kind: str) -> float:
    if foe.full >= 20:
        return 290.0 if kind in {"elite", "boss"} else 260.0
    return 240.0 if foe.full >= 8 else 206.0 if foe.full >= 5 else 178.0


def _ledge(
    foes: list[Foe],
    row: int,
    count: int,
    ledges: dict[int, tuple[float, float, float]],
    x0: float,
    *,
    boss: bool,
    kind: str,
    wide_of: Callable[[int], float],
    tag_of: Callable[[int], float],
) -> dict[int, Place]:
    feet, _, right = ledges.get(row + 1, (300.0, x0 + 300, x0 + 1240))
    height = FOES[count][row] * (1.0 if boss else 1.1)
    sizes = []
    for k, foe in enumerate(foes):
        big = kind == "elite" and row == 0 and k == len(foes) - 1 and foe.full >= 12
        tall = height * (1.35 if big else 0.86 if len(foes) > 3 else 1.0)
        sizes.append((foe.id, tall, tall * wide_of(foe.id), tag_of(foe.id)))
    first = x0 + HERO_X[row] + HEROES[count][row] * 0.52 + 26
    room = (x0 + PANEL[count - 1] - 10 if boss else right - 6) - first
    tags, figures = sum(size[3] for size in sizes), sum(size[2] for size in sizes)
    small = max(0.75, min(1.0, (room - tags) / figures))
    sizes = [(number, tall * small, wide * small, tag) for number, tall, wide, tag in sizes]
    needed = tags + figures * small
    spare = (room - needed) / len(sizes)
    shift = 0.0 if row % 2 or spare < 20 else min(STAGGER, spare)
    gap = min(46.0, spare - shift / len(sizes))
    found, x = {}, first + shift
    for number, tall, wide, tag in sizes:
        found[number] = Place(x + wide / 2, feet, tall)
        x += wide + tag + gap
    return found
