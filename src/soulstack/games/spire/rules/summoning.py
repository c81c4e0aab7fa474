"""Enemies that come: out of the decks, into their rows, and back to life (COMBAT-S, SA-18, SA-126, SA-60)."""

from typing import Any

from soulstack.games.spire.cards.schema import EnemyDef
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.listening import enter, wait
from soulstack.games.spire.rules.state import BOSS_ROW, Foe, State
from soulstack.kernel.ids import GAME
from soulstack.kernel.rng import below

ENEMIES = "enemies"
SETUP = "setup"


def card_of(state: State, foe_id: int) -> EnemyDef:
    """Give the card of an enemy."""
    card: Any = state.faces[foe_id].card
    assert isinstance(card, EnemyDef)
    return card


def starting_hp(card: EnemyDef, players: int) -> int:
    """Read a card's HP for a number of seats (COMBAT-S-08)."""
    return card.hp[0] if len(card.hp) == 1 else card.hp[players - 1]


def place(state: State, card: int, row: int, *, fresh: bool = False) -> Foe:
    """Put an enemy at the right end of its row; an Elite stays rightmost (SA-126, COMBAT-S-03)."""
    fight = state.combat()
    known = card_of(state, card)
    hp = starting_hp(known, fight.players)
    mode = known.modes[0] if known.modes else ""
    foe = Foe(id=card, row=row, hp=hp, full=hp, mode=mode, fresh=fresh, cubes=known.cubes)
    stand(state, foe, row)
    enter(state, card)
    tell(state, "enemy_entered", obj=card, amount=row)
    return foe


def stand(state: State, foe: Foe, row: int) -> None:
    """Let an enemy stand at the right end of a row, to the left of an Elite."""
    fight = state.combat()
    foe.row = row
    foes = [other for other in fight.foes if other.id != foe.id]
    at = len(foes)
    for i, other in enumerate(foes):
        after = row != BOSS_ROW and (other.row > row or other.row == BOSS_ROW)
        beside_elite = other.row == row and row != BOSS_ROW and card_of(state, other.id).deck == "elite"
        if after or (beside_elite and card_of(state, foe.id).deck != "elite"):
            at = i
            break
    fight.foes = [*foes[:at], foe, *foes[at:]]


def is_named(state: State, foe: Foe, name: str) -> bool:
    """Tell whether an enemy has an id, a group, or a name."""
    return card_of(state, foe.id).goes_by(name)


def settle_in(state: State, foe: Foe) -> None:
    """Let the set-up text of an enemy wait that enters a fight which has begun."""
    for key, at in state.faces[foe.id].listens:
        if key == SETUP:
            wait(state, foe.id, at, GAME, None)


def find_summon(state: State, name: str) -> int:
    """Find a summon by id, group or name, the present act's deck first, at random among equals; -1 when none is left."""
    table = state.table
    found = _of_first_act(state, [card for card in table.summons if card_of(state, card).goes_by(name)])
    if not found:
        found = _of_first_act(state, _namesakes(state, name))
    if not found:
        return -1
    card = found[below(state.streams, ENEMIES, len(found))] if len(found) > 1 else found[0]
    table.summons = tuple(other for other in table.summons if other != card)
    return card


def _of_first_act(state: State, cards: list[int]) -> list[int]:
    return [card for card in cards if card_of(state, card).act == card_of(state, cards[0]).act]


def _namesakes(state: State, name: str) -> list[int]:
    """List the summons left in any deck that print the same name (COMBAT-S-15), none of a higher level (ASC-14)."""
    known = [face.card for face in state.sides.values() if face.kind == "enemy" and face.card.deck == "summon"]
    names = {card.name for card in known if card.goes_by(name)}
    return [
        card
        for card in state.table.summons
        if card_of(state, card).name in names and card_of(state, card).ascension <= state.setup.ascension
    ]


def summon(state: State, name: str, row: int, *, fresh: bool = False) -> Foe | None:
    """Bring one summon into a row, if there is one (COMBAT-S-07)."""
    card = find_summon(state, name)
    return None if card < 0 else place(state, card, row, fresh=fresh)


def revive(state: State, foe: Foe, hp: int = 0) -> None:
    """Bring a dead enemy back at its own place, without tokens; in the Enemy Turn it neither acts nor slides (DEATH-05)."""
    known = card_of(state, foe.id)
    foe.dead = False
    foe.hp = hp or foe.full
    foe.slot = 1
    foe.mode = known.modes[0] if known.modes else ""
    foe.cubes = known.cubes
    foe.spent = ()
    foe.lost = ()
    foe.fury = foe.placed = False
    foe.fresh = state.combat().phase == "enemies"
    enter(state, foe.id)
    tell(state, "revived", obj=foe.id, amount=foe.hp)


def bring(state: State, foe: Foe) -> None:
    """Bring what stands in the green bar of an enemy (COMBAT-S-02, -03, -05)."""
    bar = card_of(state, foe.id).summons
    if not bar.what:
        return
    rows = range(1, len(state.heroes) + 1)
    times = bar.solo_times if len(state.heroes) == 1 and bar.solo_times else bar.times
    if bar.alternating:
        turn = 0
        for row in rows:
            while sum(1 for other in state.combat().foes if other.row == row) < times:
                if summon(state, bar.what[turn % len(bar.what)], row) is None:
                    return
                turn += 1
        return
    if bar.boss:
        for name in bar.what:
            place(state, state.places[name][0], BOSS_ROW)
        return
    each_row = bar.each_row or foe.row == BOSS_ROW
    for row in rows if each_row else (foe.row,):
        for _ in range(times):
            for name in bar.what:
                summon(state, name, row)
