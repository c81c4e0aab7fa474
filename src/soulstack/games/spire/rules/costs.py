"""What a card costs where it lies (PLAY-16, PLAY-17, SA-43).

In this order: the printed cost, what the card says of its own cost, what makes it cost 0, reductions, and last what sets the cost
of the first card; never below 0. An X card has no number (SA-34).
"""

from soulstack.games.spire.cards.faces import NO_COST, X_COST
from soulstack.games.spire.rules.frames import Program
from soulstack.games.spire.rules.state import State


def cost_of(state: State, seat: int, card: int) -> int:
    """Give what a card costs now; X_COST and NO_COST stay what they are."""
    face = state.faces[card]
    cost = face.cost
    if cost in {X_COST, NO_COST} or state.fight is None:
        return cost
    fighter = state.fight.fighters[seat]
    if face.cost_self:
        cost = _by_itself(state, seat, card, cost)
    for item, now in fighter.costs:
        if item == card:
            cost = min(cost, now)
    less = 0
    for lasting in fighter.lasting:
        if lasting.kind == "next_free" and lasting.word in {"", face.kind}:
            cost = 0
        elif lasting.kind == "cheaper" and lasting.source == card and card in fighter.kept:
            less += lasting.n
    if "static:cost" in state.index:
        cost = _by_others(state, seat, card, cost)
    cost -= less
    if "static:confused" in state.index:
        cost = _confused(state, seat, cost)
    return max(cost, 0)


def cost_there(state: State, seat: int, card: int) -> int:
    """Give what a card costs where it lies outside the hand: what is about the next card or a card in hand is not about it."""
    face = state.faces[card]
    cost = face.cost
    if cost in {X_COST, NO_COST}:
        return cost
    if face.cost_self:
        cost = _by_itself(state, seat, card, cost)
    if "static:cost" in state.index:
        cost = _by_others(state, seat, card, cost)
    return max(cost, 0)


def _by_itself(state: State, seat: int, card: int, cost: int) -> int:
    from soulstack.games.spire.rules.counting import holds, number

    run = Program(seat=seat, card=card)
    for ability in state.faces[card].cost_self:
        if ability.when is None or holds(state, run, ability.when):
            cost = ability.to if ability.to is not None else cost + _signed(ability, number(state, run, ability.n))
    return cost


def _signed(ability: object, n: int) -> int:
    """Give a change of cost: statics of the cost say by how much it is less."""
    del ability
    return -n


def _by_others(state: State, seat: int, card: int, cost: int) -> int:
    from soulstack.games.spire.rules.counting import fits, number

    face = state.faces[card]
    less = 0
    for item, at in state.index["static:cost"]:
        if state.owner(item) != seat:
            continue
        ability = state.faces[item].abilities[at]
        if not fits(face, ability.where):
            continue
        if ability.to is not None:
            cost = min(cost, ability.to)
        else:
            less += number(state, Program(seat=seat, card=item), ability.n)
    return cost - less


def _confused(state: State, seat: int, cost: int) -> int:
    from soulstack.games.spire.cards.effects import Confuse
    from soulstack.games.spire.rules.intents import heroes_facing, line_of

    fighter = state.fighter(seat)
    if fighter.turn.get("cards", 0):
        return cost
    for item, _ in state.index["static:confused"]:
        foe = state.foe(item)
        if foe.lives and any(hero.seat == seat for hero in heroes_facing(state, foe)):
            line = line_of(state, foe)
            for effect in line.do if line is not None else ():
                if type(effect) is Confuse:
                    return effect.n
    return cost
