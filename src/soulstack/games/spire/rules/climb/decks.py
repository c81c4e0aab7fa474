"""Decks by name: taking from the top, putting under, and what a Golden Ticket does (REWARD-05, DECK-06).

A deck is named by a word: `relics`, `potions`, `boss_relics`, `colorless`, `curses`, or a hero's own `rewards:silent` and
`rares:silent`, whether that hero is in play or not (SA-97).
"""

from soulstack.games.spire.rules.state import NOBODY, State

HEROES = ("ironclad", "silent", "defect", "watcher")


def own(state: State, seat: int, kind: str) -> str:
    """Name a seat's own card rewards deck or rare deck."""
    return f"{kind}:{state.heroes[seat].hero}"


def deck_of(state: State, name: str) -> tuple[int, ...]:
    """Give a deck from the top down."""
    kind, _, hero_id = name.partition(":")
    if not hero_id:
        found: tuple[int, ...] = getattr(state.table, kind)
        return found
    for hero in state.heroes:
        if hero.hero == hero_id:
            return hero.rewards if kind == "rewards" else hero.rares
    for other, rewards, rares in state.table.others:
        if other == hero_id:
            return rewards if kind == "rewards" else rares
    return ()


def set_deck(state: State, name: str, cards: tuple[int, ...]) -> None:
    """Replace a deck."""
    kind, _, hero_id = name.partition(":")
    if not hero_id:
        setattr(state.table, kind, cards)
        return
    for hero in state.heroes:
        if hero.hero == hero_id:
            setattr(hero, kind, cards)
            return
    state.table.others = tuple(
        (other, cards if kind == "rewards" else rewards, cards if kind == "rares" else rares)
        if other == hero_id
        else (other, rewards, rares)
        for other, rewards, rares in state.table.others
    )


def take_top(state: State, name: str) -> int:
    """Take the top card of a deck, or NOBODY from an empty one."""
    deck = deck_of(state, name)
    if not deck:
        return NOBODY
    set_deck(state, name, deck[1:])
    return deck[0]


def put_under(state: State, name: str, card: int) -> None:
    """Put a card to the bottom of a deck."""
    set_deck(state, name, (*deck_of(state, name), card))


def pull(state: State, name: str) -> tuple[int, tuple[tuple[int, str], ...]]:
    """Turn up the top card; a ticket turns up the top rare in its stead (REWARD-05). Gives the choice and all that was pulled."""
    card = take_top(state, name)
    if card == NOBODY:
        return NOBODY, ()
    pulled = ((card, name),)
    if state.faces[card].kind != "ticket":
        return card, pulled
    rare = name.replace("rewards:", "rares:")
    better = take_top(state, rare)
    return (better, (*pulled, (better, rare))) if better != NOBODY else (NOBODY, pulled)


def draw_unseen(state: State, name: str) -> int:
    """Take the top card for a gain without a choice; a ticket gives the top rare and goes under its deck (DECK-06)."""
    card, pulled = pull(state, name)
    for other, home in pulled:
        if other != card:
            put_under(state, home, other)
    return card
