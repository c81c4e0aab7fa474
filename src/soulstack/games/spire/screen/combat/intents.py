"""What an enemy is going to do, as icons and numbers; every number comes from the rules' own functions."""

from typing import Any, Final

from attrs import frozen

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards.schema import EnemyDef, Line
from soulstack.games.spire.rules.counting import number
from soulstack.games.spire.rules.enemy_turn import order_of_acting
from soulstack.games.spire.rules.frames import Program
from soulstack.games.spire.rules.hits import against_hero, printed
from soulstack.games.spire.rules.intents import everyone, heroes_facing, line_of, slots_of
from soulstack.games.spire.rules.state import Foe, State
from soulstack.kernel.sentences import Sentence

WORDS: Final = {
    "hit": Sentence("Hit"),
    "block": Sentence("Block"),
    "strength": Sentence("Strength"),
    "weak": Sentence("Weak"),
    "vulnerable": Sentence("Vulnerable"),
    "poison": Sentence("Poison"),
    "daze": Sentence("Daze"),
    "burn": Sentence("Burn"),
    "slimed": Sentence("Slimed"),
    "coin": Sentence("Gold"),
    "heart": Sentence("HP"),
    "summon": Sentence("Summons"),
    "remove": Sentence("Removes"),
    "gear": Sentence("Changes its mode"),
    "speed": Sentence("Leaves the fight"),
    "skull": Sentence("Dies"),
    "upgrade": Sentence("A cube"),
    "waiting": Sentence("Nothing"),
    "all_foes": Sentence("Every hero"),
    "acts_last": Sentence("Acts last"),
}
"""What the icons of an intent mean."""


@frozen
class Part:
    """One icon of an intent with its number."""

    icon: str
    number: str = ""
    harms: bool = False


@frozen
class Cell:
    """One line of an enemy card: a row of the die, or a slot of the track."""

    label: str
    parts: tuple[Part, ...]
    lit: bool = False
    grey: bool = False
    """It is carried out once."""
    spent: bool = False


@frozen
class Intent:
    """What an enemy does this turn."""

    parts: tuple[Part, ...]
    order: int = 0
    """When it acts, from 1; 0 when it does not."""

    @property
    def harms(self) -> bool:
        """Tells whether a hero suffers from it."""
        return any(part.harms for part in self.parts)


def card_of(state: State, foe: Foe) -> EnemyDef:
    """Gives the card of an enemy."""
    card: EnemyDef = state.faces[foe.id].card
    return card


def intents_of(state: State) -> dict[int, Intent]:
    """Gives what every living enemy does this turn, in the order of acting; nothing while the die is not rolled."""
    fight = state.combat()
    order = {foe: at for at, foe in enumerate(order_of_acting(state), 1)}
    found = {}
    for foe in fight.foes:
        line = line_of(state, foe) if foe.lives else None
        if line is not None and (fight.die or not card_of(state, foe).die):
            found[foe.id] = Intent(parts_of(state, foe, line, live=True), order.get(foe.id, 0))
    return found


def parts_of(state: State, foe: Foe, line: Line, *, live: bool) -> tuple[Part, ...]:
    """Gives the icons of a line, with the numbers of now or those of the card."""
    run = Program(actor=foe.id, card=foe.id)
    found: list[Part] = []
    to_all = False
    for effect in line.do:
        if isinstance(effect, e.StopWithoutBlock):
            if live and foe.block == 0:
                found.append(Part("gear"))
                break
            continue
        if getattr(effect, "to", "") == "everyone" and not to_all and len(state.heroes) > 1:
            to_all = True
            found.append(Part("all_foes"))
        found.append(_part(state, foe, effect, run, live=live))
    if line.acts_last:
        found.append(Part("acts_last"))
    return tuple(found)


def _part(state: State, foe: Foe, effect: Any, run: Program, *, live: bool) -> Part:
    if isinstance(effect, e.Hit):
        return Part("hit", _hits(state, foe, effect, run, live=live), harms=True)
    if isinstance(effect, e.Apply):
        return Part(effect.token, str(number(state, run, effect.n)), harms=True)
    if isinstance(effect, e.GiveDaze):
        return Part("daze", str(number(state, run, effect.n)), harms=True)
    if isinstance(effect, e.GiveStatus):
        return Part(effect.half, str(number(state, run, effect.n)), harms=True)
    if isinstance(effect, e.LoseGold):
        return Part("coin", f"−{number(state, run, effect.n)}", harms=True)
    if isinstance(effect, e.Confuse):
        return Part("daze", str(number(state, run, effect.n)), harms=True)
    if isinstance(effect, e.GainBlock):
        return Part("block", str(number(state, run, effect.n)))
    if isinstance(effect, e.GainStrength):
        return Part("strength", f"+{number(state, run, effect.n)}")
    if isinstance(effect, e.Heal):
        return Part("heart", f"+{number(state, run, effect.n)}")
    if isinstance(effect, e.AddCubes):
        return Part("upgrade", str(number(state, run, effect.n)))
    return Part(_ICONS.get(effect.op, "summon"))


_ICONS: Final = {
    "nothing": "waiting",
    "leaves": "speed",
    "dies": "skull",
    "clear": "remove",
    "lose_ability": "remove",
    "mode": "gear",
    "become": "gear",
}


def _hits(state: State, foe: Foe, effect: e.Hit, run: Program, *, live: bool) -> str:
    base, times = printed(state, run, effect), number(state, run, effect.times)
    shown = str(base)
    if live:
        whom = everyone(state) if effect.to == "everyone" else heroes_facing(state, foe)
        values = sorted({against_hero(state, foe, hero.seat, base) for hero in whom}) or [base]
        shown = str(values[0]) if len(values) == 1 else f"{values[0]}–{values[-1]}"
    return shown if times == 1 else f"{shown}×{times}"


def cells_of(state: State, foe: Foe) -> tuple[Cell, ...]:
    """Gives all lines of an enemy's card, the one of now lit; nothing for a card with a single action."""
    card, fight = card_of(state, foe), state.combat()
    now = line_of(state, foe)
    if foe.fury or (card.first_turn and fight.round <= 1):
        lines: tuple[Line, ...] = ()
    elif card.track:
        lines = slots_of(card, foe.mode)
    else:
        lines = card.die
    return tuple(
        Cell(
            _faces(line.faces) if line.faces else "",
            parts_of(state, foe, line, live=line is now),
            lit=line is now and bool(fight.die or not line.faces),
            grey=line.once,
            spent=at in foe.spent,
        )
        for at, line in enumerate(lines, 1)
    )


def _faces(faces: tuple[int, ...]) -> str:
    return str(faces[0]) if faces[0] == faces[-1] else f"{faces[0]}–{faces[-1]}"
