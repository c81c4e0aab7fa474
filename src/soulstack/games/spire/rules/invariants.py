"""What must be true between any two answers; a test plays with these checked after every one."""

from collections import Counter
from collections.abc import Iterator

from soulstack.games.spire.rules.gains import miracles_left, poison_left, shivs_left
from soulstack.games.spire.rules.orbs import dark_left
from soulstack.games.spire.rules.piles import supply_of
from soulstack.games.spire.rules.state import (
    BLOCK_MAX,
    ENEMY_BLOCK_MAX,
    ENEMY_STRENGTH_MAX,
    ENERGY_MAX,
    MIRACLE_MAX,
    STRENGTH_MAX,
    TOKEN_MAX,
    State,
)
from soulstack.kernel import listeners
from soulstack.kernel.listeners import Index


def problems(state: State) -> list[str]:
    """List everything that is wrong, in words."""
    found = [*_heroes(state), *_asking(state)]
    if state.fight is not None and state.fight.phase != "over" and not state.over:
        found += [*_tokens(state), *_cards(state), *_foes(state), *index_problems(state)]
    return found


def _heroes(state: State) -> Iterator[str]:
    rows = Counter(hero.row for hero in state.heroes)
    if any(count > 1 for count in rows.values()):
        yield "two heroes stand in one row"
    for hero in state.heroes:
        if not 0 <= hero.hp <= hero.max_hp:
            yield f"seat {hero.seat} has {hero.hp} of {hero.max_hp} HP"
        if hero.gold < 0:
            yield f"seat {hero.seat} has {hero.gold} gold"
        if len(set(hero.deck)) < len(hero.deck):
            yield f"a card is twice in the deck of seat {hero.seat}"


def _asking(state: State) -> Iterator[str]:
    if not state.over and not state.pending and state.frames:
        yield "nobody is asked, but the run is not over"
    seats = [decision.seat for decision in state.pending]
    if len(set(seats)) < len(seats):
        yield "a seat is asked twice"
    for decision in state.pending:
        if len(set(decision.options)) < len(decision.options):
            yield f"an option is offered twice: {decision.kind}"


def _tokens(state: State) -> Iterator[str]:
    limits = (("block", BLOCK_MAX), ("strength", STRENGTH_MAX), ("weak", TOKEN_MAX), ("vulnerable", TOKEN_MAX))
    for seat, fighter in enumerate(state.combat().fighters):
        for name, most in (*limits, ("energy", ENERGY_MAX), ("miracles", MIRACLE_MAX)):
            if not 0 <= getattr(fighter, name) <= most:
                yield f"seat {seat} has {getattr(fighter, name)} {name}"
    for name, left in (
        ("Poison", poison_left(state)),
        ("Shivs", shivs_left(state)),
        ("Miracles", miracles_left(state)),
        ("Dark cubes", dark_left(state)),
    ):
        if left < 0:
            yield f"there are {-left} {name} too many"


def _cards(state: State) -> Iterator[str]:
    fight = state.combat()
    where: Counter[int] = Counter(fight.limbo)
    where.update(card for card, _, _ in fight.attached)
    for fighter in fight.fighters:
        for pile in (fighter.hand, fighter.draw, fighter.discard, fighter.exhaust, fighter.powers):
            where.update(pile)
    for card, count in where.items():
        if count > 1:
            yield f"{state.faces[card].id} lies in {count} places"
    started = fight.round > 0 and fight.phase != "over"  # rewards come into the deck before the piles go back
    for hero in state.heroes:
        missing = [card for card in hero.deck if card not in where and not supply_of(state, card)]
        if started and missing and not hero.dead:
            yield f"{state.faces[missing[0]].id} of seat {hero.seat} lies nowhere"
    for card in (*state.table.daze, *state.table.status):
        if card in where or not supply_of(state, card):
            yield f"{state.faces[card].id} lies in its supply and elsewhere"


def _foes(state: State) -> Iterator[str]:
    fight = state.combat()
    ids = [foe.id for foe in fight.foes]
    if len(set(ids)) < len(ids):
        yield "an enemy is there twice"
    places = [foe.row or 9 for foe in fight.foes]
    if places != sorted(places):
        yield "the enemies do not stand in the order of rows"
    for foe in fight.foes:
        if foe.lives and foe.hp <= 0:
            yield f"{state.faces[foe.id].id} lives with {foe.hp} HP"
        if (
            foe.block > ENEMY_BLOCK_MAX
            or foe.strength > ENEMY_STRENGTH_MAX
            or max(foe.weak, foe.vulnerable) > TOKEN_MAX
        ):
            yield f"{state.faces[foe.id].id} has more tokens than there may be"


def index_problems(state: State) -> Iterator[str]:
    """Build the index of who listens to what anew and compare, in a fight and outside."""
    built: Index = {}
    fight = state.fight
    in_play = [card for hero in state.heroes if not hero.dead for card in (*hero.relics, *hero.potions)]
    if fight is not None:
        in_play += [card for fighter in fight.fighters for card in fighter.powers]
        in_play += [foe.id for foe in fight.foes if foe.lives]
    in_play += [card for modifier in state.setup.modifiers for card in state.places.get(modifier, ())[:1]]
    for card in in_play:
        for key, at in state.faces[card].listens:
            listeners.add(built, key, card, at)
    if built != state.index:
        keys = sorted(key for key in {**built, **state.index} if built.get(key) != state.index.get(key))
        yield f"the listener index is wrong about {', '.join(keys)}"
