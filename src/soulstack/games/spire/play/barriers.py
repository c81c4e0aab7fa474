"""What lets something be known in a run, so that an answer before it cannot be taken back (K-28).

Luck that was drawn and cards that lie known on a draw pile are barriers; so is every card that has come into a hand, because the
order of the draw pile is known as far as it was drawn.
"""

from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.spire.rules.state import State
from soulstack.games.spire.rules.view import HIDDEN


@frozen
class Knowledge:
    """What of a state tells whether an answer has let something be known."""

    streams: dict[str, int]
    piles: tuple[tuple[int, int, int], ...]
    """Of each hero: how many cards the draw pile holds, how many of them are known, how often it was shuffled."""
    decks: tuple[tuple[int, ...], ...]
    heroes: int


def knowledge(state: State) -> Knowledge:
    """Note what an answer may change."""
    fighters = state.fight.fighters if state.fight is not None else ()
    piles = tuple((len(f.draw) - f.known, f.known, f.combat.get("shuffled", 0)) for f in fighters)
    decks = tuple(getattr(state.table, name) for name in HIDDEN)
    own = tuple(deck for hero in state.heroes for deck in (hero.rewards, hero.rares))
    return Knowledge(dict(state.streams), piles, (*decks, *own), len(state.heroes))


def barrier(before: Knowledge, state: State) -> str:
    """Name what has become known since then, or nothing."""
    now = knowledge(state)
    if now.heroes > before.heroes:
        return tr("a hero who has joined")
    if now.streams.get("die") != before.streams.get("die") or now.streams.get("dice") != before.streams.get("dice"):
        return tr("the roll")
    if len(now.piles) != len(before.piles):
        return tr("what chance has decided") if now.streams != before.streams else tr("the end of the fight")
    for (left, known, shuffles), (had, knew, shuffled) in zip(now.piles, before.piles, strict=True):
        if shuffles != shuffled:
            return tr("a pile that was shuffled")
        if left < had:
            return tr("a card that was drawn")
        if known > knew and left != had:
            return tr("a card that was seen")
    if any(len(deck) < len(old) for deck, old in zip(now.decks, before.decks, strict=True)):
        return tr("a card that was turned up")
    if now.streams != before.streams:
        return tr("what chance has decided")
    return ""
