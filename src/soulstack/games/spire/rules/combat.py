"""A combat from set-up to clearing away (COMBAT-S, END); its rounds are in `turn`."""

from typing import Any

from soulstack.games.spire.cards.schema import Use
from soulstack.games.spire.rules import ending
from soulstack.games.spire.rules.batching import open_batch
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Steps
from soulstack.games.spire.rules.items import turn_face_up
from soulstack.games.spire.rules.listening import leave
from soulstack.games.spire.rules.orbs import fit_slots
from soulstack.games.spire.rules.piles import back_to_supply
from soulstack.games.spire.rules.state import Fight, Fighter, State, living_seats
from soulstack.games.spire.rules.summoning import bring, card_of, place
from soulstack.games.spire.rules.turn import listening_entries
from soulstack.kernel.rng import keyed, shuffle

DECKS = {"first_encounter": "", "encounter": "encounters", "elite": "elites", "boss": "", "summon": "summons"}
"""Where a card goes after the combat; first encounters leave the game, a boss stays where it is (END-09)."""


def begin(state: State, kind: str, dealt: tuple[tuple[int, int], ...]) -> None:
    """Begin a combat against drawn cards, each in its row; row 0 is the bosses'."""
    players = len(state.heroes)  # a dead hero began the first of two boss fights (STAND-06)
    state.fight = Fight(kind=kind, players=players, dealt=dealt, fighters=[Fighter() for _ in state.heroes])
    state.frames.append(Steps(name=ending.COMBAT))


def set_up_enemies(state: State, frame: Steps) -> None:
    """Place the drawn cards, then what comes with them, row by row (COMBAT-S-02 … -05)."""
    del frame
    tell(state, "combat_started", word=state.combat().kind)
    placed = [place(state, card, row) for card, row in state.combat().dealt]
    for foe in placed:
        bring(state, foe)
    open_batch(state, listening_entries(state, "setup"), "setup")  # COMBAT-S-11


def set_up_heroes(state: State, frame: Steps) -> None:
    """Shuffle every deck into its draw pile (COMBAT-S-12)."""
    del frame
    for seat in living_seats(state):
        fighter = state.fighter(seat)
        fighter.draw = list(state.heroes[seat].deck)
        shuffle(state.streams, keyed("draw", seat), fighter.draw)
        fit_slots(state, seat)


def rounds(state: State, frame: Steps) -> None:
    """Play round after round until the combat ends (COMBAT-P-22)."""
    frame.at -= 1
    state.frames.append(Steps(name="round"))


def end_batch(state: State, frame: Steps) -> None:
    """Let end-of-combat abilities happen (END-04, SA-62)."""
    del frame
    state.combat().phase = "over"
    open_batch(state, listening_entries(state, "end_of_combat"), "end_of_combat")


def rewards(state: State, frame: Steps) -> None:
    """Open the rewards, where the run offers any (END-03)."""
    del frame
    if "rewards" in PROCEDURES:
        state.frames.append(Steps(name="rewards"))


def clear(state: State, frame: Steps) -> None:
    """Reset decks and boards, clear enemies away (END-07 … END-09)."""
    del frame
    fight = state.combat()
    table = state.table
    for seat, fighter in enumerate(fight.fighters):
        hero = state.heroes[seat]
        for card in fighter.powers:
            leave(state, card)
            hero.cubes.pop(card, None)
        for pile in (fighter.hand, fighter.draw, fighter.discard):
            for card in pile:
                back_to_supply(state, card)
        turn_face_up(state, seat)
        for card in hero.relics:
            abilities: Any = state.faces[card].abilities
            if any(isinstance(ability, Use) and ability.limit == "cubes" for ability in abilities):
                hero.cubes.pop(card, None)
    for card in fight.limbo:
        back_to_supply(state, card)
    for foe in fight.foes:
        if foe.lives:
            leave(state, foe.id)
        deck = DECKS[card_of(state, foe.id).deck]
        if deck:
            setattr(table, deck, (*getattr(table, deck), foe.id))
    if any(card_of(state, foe.id).deck == "summon" for foe in fight.foes):
        table.summons = tuple(sorted(table.summons, key=_act_order(state)))
    state.fight = None


def _act_order(state: State) -> Any:
    act = state.table.act

    def order(card: int) -> tuple[bool, int, int]:
        known = card_of(state, card)
        return known.act != act, known.act, card

    return order


PROCEDURES[ending.COMBAT] = (set_up_heroes, set_up_enemies, rounds, end_batch, rewards, clear)
ending.ROUNDS = 2
