"""What a card does in rough numbers, read from its effects once: for judging cards that are not played yet.

Whoever looks ahead asks the rules what a play does; this is for the deck (which reward, which upgrade) and for playouts,
where thousands of choices are made by rule of thumb.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from attrs import define

from soulstack.games.spire.cards.faces import X_COST, Face
from soulstack.games.spire.cards.lint import parsed

USUAL: dict[str, float] = {
    "x": 2, "done": 1, "event": 1, "block": 3, "energy": 2, "strength": 1, "miracles": 1, "shivs": 1, "gold": 3, "hand": 3,
    "attacks_in_hand": 2, "skills_in_hand": 2, "strikes_in_hand": 1, "retain_in_hand": 1, "exhaust_pile": 2, "orbs": 2,
    "orb_types": 1.5, "lightning": 1, "frost": 1, "dark": 0.5, "powers": 1, "attacks_played": 1.5, "attacking": 1,
    "hit_icons": 1, "target_tokens": 1.5, "weak_and_poison": 1.5, "unblocked": 2, "exhausted_cost": 1, "cubes": 2,
    "players": 1, "most_powers": 1,
}  # fmt: skip
"""What the words of amounts usually come to."""
AREA = ("row", "all_enemies", "its_row", "attackers")
FOES = ("enemy", "one_or_two", "it", *AREA)


@define
class Gist:
    """What one play comes to on average."""

    damage: float = 0.0
    hits: float = 0.0
    area: float = 0.0
    """How much of the damage reaches more than one enemy."""
    block: float = 0.0
    given: float = 0.0
    """How much of the Block may go to another hero."""
    draw: float = 0.0
    energy: float = 0.0
    weak: float = 0.0
    vulnerable: float = 0.0
    poison: float = 0.0
    strength: float = 0.0
    shivs: float = 0.0
    miracles: float = 0.0
    orbs: float = 0.0
    heal: float = 0.0
    harm: float = 0.0
    """HP, cards and junk that it costs its owner."""
    lasting: float = 0.0
    """What comes again each turn, in points a turn."""
    other: float = 0.0

    def worth(self) -> float:
        """Give one number: a point is what one Energy of a starter card does."""
        return (
            self.damage + 0.6 * self.area + 1.05 * self.block + 0.2 * self.given + 0.9 * self.draw + 1.3 * self.energy
            + 0.9 * self.weak + 1.3 * self.vulnerable + 2.6 * self.poison + 3.5 * self.strength + 1.1 * self.shivs
            + 1.3 * self.miracles + 1.9 * self.orbs + 1.5 * self.heal - 1.5 * self.harm + 2.6 * self.lasting + self.other
        )  # fmt: skip


def number(amount: Any) -> float:
    """Give an amount as it usually is.

    >>> number(3), number("x+1"), number("2*orbs")
    (3.0, 3.0, 4.0)
    """
    if isinstance(amount, str):
        factor, word, plus = parsed(amount)
        return float(factor * USUAL.get(word, 1.0) + plus)
    return float(amount)


@lru_cache(maxsize=4096)
def gist_of(face: Face) -> Gist:
    """Read what a face does when it is played, and what it goes on doing."""
    found = Gist()
    _add(found, face.do, 1.0)
    for ability in face.abilities:
        if ability.type == "trigger" and ability.on not in {"exhausted", "discarded", "gained", "removed"}:
            _add_lasting(found, ability, _often(ability))
        elif ability.type == "use":
            _add_lasting(found, ability, {"turn": 1.0, "combat": 0.35, "cubes": 0.5}.get(ability.limit, 0.3))
        elif ability.type == "static" and face.kind in {"power", "relic"}:
            found.lasting += 1.2
    return found


def _often(ability: Any) -> float:
    """Say how often a turn something happens."""
    on = ability.on
    if on == "die":
        return len(ability.faces) / 6
    if ability.when is not None or any(effect.op == "cubes" for effect in ability.do):
        return 0.35  # only now and then, or only until its cubes are full
    if on in {"start_of_turn", "end_of_turn", "before_draw"}:
        return 1.0
    if on in {"start_of_combat", "end_of_combat"}:
        return 0.35
    return 0.8


def _add_lasting(found: Gist, ability: Any, often: float) -> None:
    once = Gist()
    _add(once, ability.do, 1.0)
    found.lasting += often * max(0.2, once.worth())


def _add(found: Gist, effects: Iterable[Any], share: float) -> None:
    for effect in effects:
        reader = _READERS.get(effect.op)
        if reader is not None:
            reader(found, effect, share)
        else:
            found.other += 0.4 * share


def _bonus(effect: Any) -> float:
    return sum(0.5 * number(bonus.n) for bonus in getattr(effect, "bonus", ()))


def _hit(found: Gist, effect: Any, share: float) -> None:
    if effect.to not in FOES:
        return
    times = number(effect.times) if hasattr(effect, "times") else 1.0
    damage = (number(effect.n) + _bonus(effect)) * times * share
    found.damage += damage
    if effect.op == "hit":
        found.hits += times * share
    if effect.to in AREA:
        found.area += damage


def _strikes(found: Gist, effect: Any, share: float) -> None:
    found.damage += number(effect.n) * effect.times * share
    found.hits += effect.times * share


def _block(found: Gist, effect: Any, share: float) -> None:
    n = (number(effect.n) + _bonus(effect)) * share
    found.block += n
    if effect.to in {"player", "every_player"}:
        found.given += n


def _apply(found: Gist, effect: Any, share: float) -> None:
    n = number(effect.n) * share * (1.6 if effect.to in AREA else 1.0)
    if effect.to in FOES:
        setattr(found, effect.token, getattr(found, effect.token) + n)
    else:
        found.harm += 0.5 * n


def _lose(found: Gist, effect: Any, share: float) -> None:
    if effect.to == "you":
        found.harm += 1.6 * number(effect.n) * share
    elif effect.to in FOES:
        found.damage += number(effect.n) * share


def _junk(found: Gist, effect: Any, share: float) -> None:
    found.harm += 0.7 * number(getattr(effect, "n", 1)) * share


def _discard(found: Gist, effect: Any, share: float) -> None:
    n = effect.n if isinstance(effect.n, int) else 1
    found.harm += 0.35 * n * share


def _exhaust(found: Gist, _effect: Any, share: float) -> None:
    found.harm += 0.1 * share


def _move(found: Gist, effect: Any, share: float) -> None:
    found.draw += (0.9 if effect.into == "hand" else 0.5) * share


def _double(found: Gist, effect: Any, share: float) -> None:
    gain = {"block": 2.5, "strength": 5.0, "energy": 2.0, "poison": 5.0}
    found.other += gain[effect.what] * (effect.times - 1) * share


def _if(found: Gist, effect: Any, share: float) -> None:
    _add(found, effect.then, share * 0.6)
    _add(found, effect.otherwise, share * 0.4)


def _choose(found: Gist, effect: Any, share: float) -> None:
    best = max((_worth_of(mode.do) for mode in effect.modes), default=0.0)
    for mode in effect.modes:
        if _worth_of(mode.do) == best:
            _add(found, mode.do, share)
            return


def _worth_of(effects: Iterable[Any]) -> float:
    found = Gist()
    _add(found, effects, 1.0)
    return found.worth()


def _by_die(found: Gist, effect: Any, share: float) -> None:
    for row in effect.rows:
        _add(found, row.do, share * len(row.faces) / 6)


def _repeat(found: Gist, effect: Any, share: float) -> None:
    _add(found, effect.do, share * number(effect.n))


def _inner(found: Gist, effect: Any, share: float) -> None:
    _add(found, effect.do, share * 0.9)


def _simple(name: str, factor: float = 1.0) -> Any:
    def reader(found: Gist, effect: Any, share: float) -> None:
        to = getattr(effect, "to", "you")
        sign = 1.0 if to in {"you", "player", "every_player"} else 0.0
        setattr(found, name, getattr(found, name) + factor * sign * number(getattr(effect, "n", 1)) * share)

    return reader


def _flat(n: float) -> Any:
    def reader(found: Gist, effect: Any, share: float) -> None:
        del effect
        found.other += n * share

    return reader


_READERS: dict[str, Any] = {
    "hit": _hit, "damage": _hit, "strikes": _strikes, "use_shivs": _flat(1.0), "lose_hp": _lose, "kill": _flat(5.0),
    "limit_loss": _flat(4.0), "heal": _simple("heal"), "block": _block, "lose_block": _flat(0.6),
    "energy": _simple("energy"), "lose_energy": _simple("energy", -1.0), "strength": _simple("strength"),
    "return_strength": _simple("strength", -0.7), "apply": _apply, "clear": _flat(0.8), "double": _double,
    "shivs": _simple("shivs"), "miracles": _simple("miracles"), "cubes": _flat(0.0), "draw": _simple("draw"),
    "draw_to": _flat(1.5), "discard": _discard, "exhaust": _exhaust, "move": _move, "shuffle": _flat(0.0),
    "scry": _simple("draw", 0.3), "daze": _junk, "status": _junk, "play_top": _flat(1.2), "play_found": _flat(1.5),
    "play_copy": _flat(1.5), "play_twice": _flat(2.2), "next_free": _flat(1.3), "hand_free": _flat(2.5),
    "forbid": _flat(-1.0), "may_retain": _flat(0.4), "this_card": _flat(0.3), "channel": _simple("orbs"),
    "evoke": _flat(1.5), "remove_orbs": _flat(-1.0), "trigger_orb": _flat(1.2), "stance": _flat(1.0), "if": _if,
    "choose": _choose, "may": _inner, "repeat": _repeat, "by_die": _by_die, "roll": _by_die, "later": _inner,
    "swap_rows": _flat(0.2), "change_die": _flat(0.6), "trigger_die": _flat(0.8), "exhaust_it": _flat(0.0),
    "gold": _simple("other", 0.6), "everyone": _inner, "one_player": _inner,
}  # fmt: skip
"""How each verb is read; one that is missing counts a little."""


def card_worth(face: Face) -> float:
    """Say what one copy of a card is worth to a deck, beyond the Energy that it costs; what the card says of it counts."""
    if face.worth is not None:
        return face.worth
    if face.kind in {"curse", "status"}:
        return -2.5 if not face.ethereal else -1.5
    gist = gist_of(face)
    worth = gist.worth()
    cost = 2.0 if face.cost == X_COST else max(0, face.cost)
    if face.unplayable:
        return -1.0 + worth
    worth -= 0.95 * cost
    if face.exhaust and face.kind != "power":
        worth *= 0.85
    if face.ethereal:
        worth -= 0.25
    if face.retain:
        worth += 0.4
    if face.requires is not None:
        worth *= 0.7
    return worth


POTION: Final = 0.9
"""What a potion is worth of which nothing else is known."""


def potion_worth(face: Face) -> float:
    """Say what a potion is worth."""
    return POTION if face.worth is None else face.worth


MOST_LASTING: Final = 4.0
IDLE_POWER: Final = 1.2
"""What a Power costs that does nothing in the turn in which it is played."""


@lru_cache(maxsize=4096)
def deck_worth(face: Face) -> float:
    """Say what one copy of a card is worth to a deck over whole fights.

    In fights with chance decks what comes again each turn, Poison that stays and orbs were worth more than their cards say,
    Powers that do little and hits on whole rows less (docs/bots.md).
    """
    gist = gist_of(face)
    worth = card_worth(face) + 0.7 * gist.poison + 0.4 * gist.orbs - 0.15 * min(4.0, gist.area)
    if face.kind == "power":
        worth += 0.8 * min(MOST_LASTING, gist.lasting)
        worth -= IDLE_POWER - min(IDLE_POWER, 1.2 * gist.strength + 0.4 * (gist.poison + gist.orbs))
    return worth
