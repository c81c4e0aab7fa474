"""Where every component of the box lies: nothing is in two places, nothing of a run is lost, no cube lies on nothing."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from soulstack.games.spire.rules.frames import Steps
from soulstack.games.spire.rules.invariants import index_problems
from soulstack.games.spire.rules.state import State
from soulstack.kernel.asking import AskAll

DECKS: Final = (
    "relics", "boss_relics", "potions", "curses", "colorless", "events", "first_encounters", "encounters", "elites", "bosses",
    "neow", "summons", "daze", "status",
)  # fmt: skip
TICKET: Final = "ticket"
SUPPLIES: Final = ("daze", "status")
STATUS: Final = "status"
"""The Burns of the Burning Elite are in decks for one fight, in which they may go back to their supply (KEY-05)."""


def problems(state: State) -> Iterator[str]:
    """List what lies in two places or nowhere."""
    where = places(state)
    for card, count in where.items():
        if count > 1:
            yield f"{state.faces[card].id} lies in {count} places of the run"
    if all(isinstance(frame, Steps | AskAll) for frame in state.frames):  # nothing is on its way
        heroes = {hero.hero for hero in state.heroes}
        locked = "all" not in state.setup.unlocked
        for card, face in enumerate(state.faces):
            if card not in where and _stays(face.card, heroes) and not (locked and is_locked(face.card)):
                yield f"{face.id} is lost"
        yield from _supplies(state)
    yield from _belongings(state)
    if state.fight is None and not state.over:
        yield from index_problems(state)


def _supplies(state: State) -> Iterator[str]:
    """Count Daze and Status: in their supply, or in a pile of this fight (TOKEN-11)."""
    where = Counter((*state.table.daze, *state.table.status))
    if state.fight is not None:
        where.update(state.fight.limbo)
        for fighter in state.fight.fighters:
            where.update((*fighter.hand, *fighter.draw, *fighter.discard, *fighter.exhaust))
    for name in SUPPLIES:
        astray = sum(1 for card in state.places[name] if where[card] != 1)
        if astray:
            yield f"{astray} of {name} are not in their supply and in no pile, or in both"


def _belongings(state: State) -> Iterator[str]:
    """Look for what lies face down or bears cubes and belongs to nobody."""
    for hero in state.heroes:
        powers = state.fight.fighters[hero.seat].powers if state.fight is not None else []
        own = {*hero.relics, *hero.potions, *powers}
        for card in (*hero.face_down, *hero.cubes):
            if card not in own:
                yield f"{state.faces[card].id} of seat {hero.seat} is marked, but not there"


def places(state: State) -> Counter[int]:
    """Count in how many places of the run each component lies; what it does in a fight is another matter."""
    table, visit = state.table, state.table.visit
    where: Counter[int] = Counter()
    for deck in DECKS:
        where.update(getattr(table, deck))
    for _, rewards, rares in table.others:
        where.update((*rewards, *rares))
    for hero in state.heroes:
        where.update(card for card in hero.deck if state.faces[card].kind != STATUS)
        where.update((*hero.rewards, *hero.rares, *hero.relics, *hero.potions, *hero.removed))
    for item in table.rewards:
        where.update(card for card, _ in item.pulled)
    where.update(table.held)
    if visit is not None:
        where.update(card for card in (*visit.relics, *visit.potions, *visit.colorless, visit.event) if card >= 0)
        where.update(card for cards in visit.cards for card, _ in cards if card >= 0)
        where.update(card for card, _ in visit.pulled if state.faces[card].kind == TICKET)
    return where


def is_locked(card: Any) -> bool:
    """Tell whether a component carries a lock, which some runs keep closed."""
    return bool(getattr(card, "unlock", ""))


def _stays(card: Any, heroes: set[str]) -> bool:
    """Tell whether a component is somewhere as long as the run lasts: items, Curses and the cards of heroes in play."""
    if card.type == "card":
        # A starter card that no hero's board names, as a pack may bring one, is dealt to nobody.
        return (
            card.copies > 0
            and card.rarity != "starter"
            and (card.owner in heroes or (card.owner == "curse" and not card.deck))
        )
    return bool(card.type == "potion" or (card.type == "relic" and card.deck in {"relic", "boss_relic"}))
