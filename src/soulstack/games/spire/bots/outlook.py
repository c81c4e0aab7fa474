"""How a fight stands for the heroes of a party, in points: a hundred are one HP.

What the rest of the fight will cost is estimated from how hard the living enemies hit on average and how long they live, the
most dangerous for its HP first; so it is seen that half-dead enemies hit as hard as fresh ones, and that Strength grows.
"""

from functools import lru_cache
from typing import Any, Final

from soulstack.games.spire.bots.gist import POTION as USUAL
from soulstack.games.spire.bots.gist import gist_of, potion_worth
from soulstack.games.spire.cards.effects import GainStrength, Hit
from soulstack.games.spire.cards.faces import Face, Sides
from soulstack.games.spire.cards.lint import parsed
from soulstack.games.spire.rules.intents import everyone, heroes_facing, line_of
from soulstack.games.spire.rules.state import BOSS_ROW, Fighter, Foe, State

HP: Final = 100
WON: Final = 100_000
LOST: Final = -200_000
DEATH: Final = -60_000
BLOCKED: Final = 0.55
"""The share of what enemies deal that goes through in the rest of a fight."""
POTION: Final = 130
"""What a usual potion is worth that is kept; less against a boss, for whom potions are kept."""
POTION_NOW: Final = 60
VULNERABLE: Final = 1.5
"""The HP of an enemy that a Vulnerable token is worth."""
STRENGTH: Final = 1.8
"""What each Strength token adds to the damage of a round."""
TOUGHNESS: Final = 4
"""What an enemy's HP count besides the time that they take."""
PRESENCE: Final = 20
"""What it counts that an enemy lives at all."""
WEAK: Final = 55
"""What a Weak token on an enemy is worth, as long as it lives to spend it."""
POWER: Final = 20
"""What a Power counts besides what it adds to every round."""
LASTING: Final = 0.7
"""How much of what a Power does each turn counts as damage of every round."""
MOST_LASTING: Final = 6.0
SHIV: Final = 30
MIRACLE: Final = 50
ORB: Final = 35
JUNK: Final = 45
"""What a Status card costs that may be drawn."""
FORCE: Final = 1.7
"""How much more a hand deals than three Energy's worth of average cards: one plays the best of five."""
ENERGY_A_TURN: Final = 3.0
HORIZON: Final = 12.0
"""Rounds beyond which nobody looks."""
DOOM: Final = (0, 700, 330, 160, 60)
"""What it costs besides to be down to so many HP."""


@lru_cache(maxsize=1024)
def menace(face: Face) -> tuple[float, float]:
    """Give what an enemy deals a round on average, and how much Strength it gains."""
    card: Any = face.card
    lines = card.die or card.track or (card.line,)
    weights = [max(1, len(line.faces)) for line in lines] if card.die else [0.5 if line.once else 1.0 for line in lines]
    total = sum(weights) or 1.0
    damage, strength = 0.0, 0.0
    for line, weight in zip(lines, weights, strict=True):
        for effect in line.do:
            if type(effect) is Hit and isinstance(effect.n, int):
                times = effect.times if isinstance(effect.times, int) else 2
                damage += weight * effect.n * times
            elif type(effect) is GainStrength and isinstance(effect.n, int):
                strength += weight * effect.n
            elif effect.op in {"daze", "status", "summon"}:
                damage += 0.4 * weight
            elif effect.op == "apply":
                damage += 0.5 * weight
    return damage / total, strength / total


def lives_to_come(state: State, foe: Foe) -> float:
    """Give the HP that come after an enemy's death: a second life, a second form, or those that it splits into."""
    face, sides, players = state.faces[foe.id], state.sides, state.combat().players
    later: tuple[tuple[str, float], ...] = sides.once(
        ("after death", face.id, players), lambda: _after_death(face, sides, players)
    )
    return sum(hp for name, hp in later if name not in foe.lost)


def _after_death(face: Face, sides: Sides, players: int) -> tuple[tuple[str, float], ...]:
    found = []
    card: Any = face.card
    for ability in face.abilities:
        if ability.type != "trigger" or ability.on not in {"first_death", "died"}:
            continue
        hp = 0.0
        for effect in ability.do:
            for part in effect.do if effect.op == "later" else (effect,):
                if part.op == "set_hp" and ability.on == "first_death":
                    factor, word, plus = parsed(part.n) if isinstance(part.n, str) else (0, "", part.n)
                    hp += factor * (players if word == "players" else 1) + plus
                elif part.op == "become":
                    hp += full_hp(sides[card.next], players)
                elif part.op == "summon":
                    rows = players if part.rows == "each" else 1
                    hp += rows * sum(full_hp(one_of(sides, name), players) for name in part.what)
        if hp:
            found.append((ability.name, hp))
    return tuple(found)


def one_of(sides: Sides, name: str) -> Face:
    """Give an enemy by its id or, where several cards share a name in the supply, one of those."""
    found = sides.get(name)
    return (
        found if found is not None else next(face for face in sides.values() if getattr(face.card, "group", "") == name)
    )


def full_hp(face: Face, players: int) -> int:
    """Give the HP that an enemy begins with among so many players."""
    hp: Any = face.card.hp
    return int(hp if isinstance(hp, int) else hp[players - 1])


@lru_cache(maxsize=4096)
def force_of(faces: tuple[Face, ...]) -> float:
    """Give the damage that a deck deals in a round: its best Energy's worth of an average hand."""
    if not faces:
        return 1.0
    attacks = sorted((_rate(face) for face in faces if _is_played(face)), reverse=True)
    usable = max(1, sum(1 for face in faces if _is_played(face)))
    average = sum(attacks) / usable
    return max(1.2, ENERGY_A_TURN * average * FORCE)


def _is_played(face: Face) -> bool:
    return not face.unplayable and face.kind not in {"curse", "status"}


def _rate(face: Face) -> float:
    gist = gist_of(face)
    cost = 1.5 if face.cost < 0 else max(0.5, face.cost)
    return (gist.damage + 0.4 * gist.area + 2 * gist.poison + gist.vulnerable + gist.shivs + gist.orbs) / cost


def outlook(state: State) -> float:
    """Say how a position looks between the turns of heroes and enemies."""
    if state.over:
        return WON * 2 if state.result == "won" else LOST + 10 * sum(hero.hp for hero in state.heroes)
    fight, faces = state.fight, state.faces
    total = 0.0
    potion = POTION_NOW if fight is not None and fight.kind == "boss" else POTION
    for hero in state.heroes:
        if hero.dead:
            total += DEATH
            continue
        kept = sum(potion_worth(faces[card]) for card in hero.potions) / USUAL
        total += HP * hero.hp - (DOOM[hero.hp] if hero.hp < len(DOOM) else 0) + potion * kept
        total += 12 * hero.gold
    if fight is None or fight.phase == "over":
        return total + WON
    foes = [foe for foe in fight.foes if foe.lives]
    heroes = [hero for hero in state.heroes if not hero.dead]
    for hero in heroes:
        total += _standing(state, fight.fighters[hero.seat], len(foes))
    return total - rest_of(state, foes, fight.fighters, len(heroes))


def _standing(state: State, fighter: Fighter, foes: int) -> float:
    """Say what a hero has that lasts beyond the turn."""
    faces = state.faces
    points = 30.0 * min(fighter.block, 4)
    points -= 55 * fighter.weak + 90 * fighter.vulnerable
    points += SHIV * fighter.shivs + MIRACLE * fighter.miracles
    points += sum(POWER * min(4.0, 1.0 + gist_of(faces[card]).lasting) for card in fighter.powers)
    points += ORB * sum(1 for orb in fighter.orbs if orb)
    if fighter.stance == "calm":
        points += 120
    elif fighter.stance == "wrath":
        points -= 80 * foes
    junk = sum(
        1
        for pile in (fighter.draw, fighter.discard, fighter.hand)
        for card in pile
        if card >= 0 and faces[card].kind == "status"
    )
    return points - JUNK * junk


def rest_of(state: State, foes: list[Foe], fighters: list[Fighter], heroes: int) -> float:
    """Estimate what the rest of the fight costs."""
    faces = state.faces
    force = 0.0
    for hero in state.heroes:
        if not hero.dead:
            fighter = fighters[hero.seat]
            force += force_of(tuple([faces[card] for card in hero.deck])) + STRENGTH * fighter.strength
            force += sum(0.8 for orb in fighter.orbs if orb)
            force += LASTING * sum(min(MOST_LASTING, gist_of(faces[card]).lasting) for card in fighter.powers)
    force = max(1.0, force)
    ranked = []
    for foe in foes:
        damage, growth = menace(faces[foe.id])
        damage += foe.strength * (1.0 if damage else 0.0)
        weight = len(everyone(state)) if foe.row == BOSS_ROW else 1
        toughness = max(0.3, foe.hp + 0.7 * foe.block - VULNERABLE * foe.vulnerable)
        toughness += lives_to_come(state, foe)
        ranked.append((damage * weight + 0.3, growth * weight, toughness, foe))
    ranked.sort(key=lambda entry: entry[2] / entry[0])
    clock = cost = 0.0
    for damage, growth, toughness, foe in ranked:
        poison = float(foe.poison)
        # Poison eats beside the heroes, and goes on while they turn to others.
        left = max(0.0, toughness - poison * clock)
        clock = min(HORIZON, clock + left / (force + poison))
        rounds = min(HORIZON, clock)
        cost += BLOCKED * (damage * rounds + growth * rounds * rounds / 2) * HP - WEAK * min(foe.weak, rounds)
        cost += PRESENCE + TOUGHNESS * toughness
    return cost * max(1.0, 0.75 + 0.25 / max(1, heroes))


def incoming(state: State, seat: int) -> int:
    """Give what the enemies' hits of this round deal to a hero before its Block, as the rules count them."""
    from soulstack.games.spire.rules.hits import against_hero

    total = 0
    for foe in state.combat().foes:
        if not foe.lives:
            continue
        line = line_of(state, foe)
        if line is None:
            continue
        faced: bool | None = None
        for effect in line.do:
            if type(effect) is Hit:
                if effect.to != "everyone":
                    if faced is None:
                        faced = any(hero.seat == seat for hero in heroes_facing(state, foe))
                    if not faced:
                        continue
                n = effect.n if isinstance(effect.n, int) else 2
                total += against_hero(state, foe, seat, n) * (effect.times if isinstance(effect.times, int) else 2)
    return total
