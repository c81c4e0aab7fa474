"""Relics and potions: gaining, turning over, using up (ITEM)."""

from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.gains import wake
from soulstack.games.spire.rules.listening import enter, leave
from soulstack.games.spire.rules.state import State

DECKS = {"relic": "relics", "boss_relic": "boss_relics"}


def gain_item(state: State, seat: int, card: int) -> None:
    """Put an item before its owner; it works from then on (ITEM-09)."""
    hero = state.heroes[seat]
    if state.faces[card].kind == "potion":
        hero.potions = (*hero.potions, card)
    else:
        hero.relics = (*hero.relics, card)
    enter(state, card, seat)
    tell(state, "item_gained", seat, card=card)
    if state.fight is not None:
        wake(state, seat)  # it is something new to choose (SA-29)


def discard_item(state: State, seat: int, card: int) -> None:
    """Take an item away; it goes under its deck (ITEM-10)."""
    hero = state.heroes[seat]
    leave(state, card)
    hero.cubes.pop(card, None)
    hero.face_down = tuple(item for item in hero.face_down if item != card)
    face = state.faces[card]
    if face.kind == "potion":
        hero.potions = tuple(item for item in hero.potions if item != card)
        state.table.potions = (*state.table.potions, card)
    else:
        hero.relics = tuple(item for item in hero.relics if item != card)
        deck = DECKS.get(face.card.deck)
        if deck is not None:
            setattr(state.table, deck, (*getattr(state.table, deck), card))
    tell(state, "card_moved", seat, card=card, word="deck")


def turn_face_down(state: State, seat: int, card: int) -> None:
    """Turn an item face down: it is used (TRIG-07, TRIG-08)."""
    hero = state.heroes[seat]
    hero.face_down = (*hero.face_down, card)
    tell(state, "item_turned", seat, card=card, value=1)


def turn_face_up(state: State, seat: int) -> None:
    """Turn every item of a hero face up again."""
    hero = state.heroes[seat]
    for card in hero.face_down:
        tell(state, "item_turned", seat, card=card)
    hero.face_down = ()
