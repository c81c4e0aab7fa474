"""Laying out the table: every component gets its index, every deck is shuffled on its own (SETUP)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from soulstack.games.spire.cards.catalogue import Catalogue
from soulstack.games.spire.cards.faces import UP, Sides
from soulstack.games.spire.cards.schema import (
    CardDef,
    EnemyDef,
    EventDef,
    HeroDef,
    ModifierDef,
    NeowDef,
    PotionDef,
    RelicDef,
)
from soulstack.games.spire.rules.combat import begin
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Steps
from soulstack.games.spire.rules.listening import enter
from soulstack.games.spire.rules.state import BOSS_ROW, Hero, Setup, State, Table
from soulstack.games.spire.rules.variants import ACTS, ASCENSIONS, PRINTINGS, SWITCHES
from soulstack.kernel.frames import advance
from soulstack.kernel.rng import keyed, seed_streams, shuffle

STREAMS = (
    "die", "enemies", "boss", "map", "tokens", "relics", "boss_relics", "potions", "curses", "colorless", "events",
    "first_encounters", "encounters", "elites", "neow", "choice",
)  # fmt: skip
SEAT_STREAMS = ("draw", "rewards", "rares")
ACT_DECKS: Final = {
    "first_encounters": "first_encounters",
    "encounters": "encounters",
    "elites": "elites",
    "bosses": "boss",
    "events": "events",
}
"""The decks of an act and the streams of luck that shuffle them."""
ASCENSION_MAX_HP = 2
ASCENSION_BANE = 5
ASCENSION_HURT = 9


class SetupError(ValueError):
    """A run that cannot be set up, with the reason in one sentence."""


def lay_out(setup: Setup, cards: Catalogue) -> State:
    """Give every component its index and every seat its board; decks are shuffled, no room is entered yet."""
    check(setup, cards)
    names = [*STREAMS, *(keyed(kind, seat) for kind in SEAT_STREAMS for seat in range(len(setup.heroes)))]
    streams = seed_streams(setup.seed, names)
    state = State(setup=setup, faces=list(cards.box), places=cards.places, sides=cards.faces, streams=streams)
    state.table = Table(act=setup.act)
    fill_decks(state, cards)
    for seat, hero_id in enumerate(setup.heroes):
        state.heroes.append(new_hero(state, seat, hero_id))
    return state


def check(setup: Setup, cards: Catalogue) -> None:
    """Refuse what cannot be played (GAME-05)."""
    if not 1 <= len(setup.heroes) <= 4:
        raise SetupError("One to four heroes play.")
    if len(set(setup.heroes)) < len(setup.heroes):
        raise SetupError("Every seat plays a different hero.")
    for hero_id in setup.heroes:
        if not isinstance(cards.get(hero_id), HeroDef):
            raise SetupError(f"There is no hero called {hero_id}.")
    if not ACTS[0] <= setup.act <= setup.last_act <= ACTS[1]:
        raise SetupError("A run begins in Act 1 to 4 and stops there or later.")
    if not ASCENSIONS[0] <= setup.ascension <= ASCENSIONS[1] or setup.printing not in PRINTINGS:
        raise SetupError(f"There is no ascension {setup.ascension} of the {setup.printing} printing.")
    if len(set(setup.modifiers)) < len(setup.modifiers):
        raise SetupError("A modifier is named twice.")
    for name in setup.modifiers:
        if not isinstance(cards.get(name), ModifierDef):
            raise SetupError(f"There is no modifier {name!r}.")
    for name in setup.options:
        if name not in SWITCHES:
            raise SetupError(f"There is no rule {name!r}; choose from {', '.join(SWITCHES)}.")
    if setup.encounter and not isinstance(cards.get(setup.encounter), EnemyDef):
        raise SetupError(f"There is no enemy {setup.encounter!r}.")


def is_open(setup: Setup, unlock: str, owner: str = "") -> bool:
    """Tell whether what carries a lock is in play (UNLOCK)."""
    if not unlock or "all" in setup.unlocked:
        return True
    return ("unlock_colorless" if unlock == "C" else f"unlock_{owner}_{unlock}") in setup.unlocked


def new_hero(state: State, seat: int, hero_id: str) -> Hero:
    """Give a seat its board, starter deck and own decks (SETUP-01, SETUP-02, SETUP-07)."""
    board: Any = state.sides[hero_id].card
    setup = state.setup
    most = board.max_hp - (1 if setup.ascension >= ASCENSION_MAX_HP else 0)
    used: dict[str, int] = {}
    deck = []
    for card_id in board.starter:
        at = used.get(card_id, 0)
        used[card_id] = at + 1
        deck.append(state.places[card_id][at])
    hero = Hero(seat=seat, hero=hero_id, row=seat + 1, hp=most, max_hp=most, deck=tuple(deck))
    if setup.ascension >= ASCENSION_HURT:
        hero.hp -= 1
    if setup.ascension >= ASCENSION_BANE:
        hero.deck = (
            *hero.deck,
            *(state.places[thing.id][seat] for thing in things(state, CardDef) if thing.deck == "ascension"),
        )
    own = state.places[board.board]
    hero.relics = own
    enter(state, own[0], seat)
    piles = state.sides.once(("own", hero_id, setup.unlocked), lambda: own_decks(state, hero_id))
    hero.rewards = shuffled(state, keyed("rewards", seat), piles["rewards"])
    hero.rares = shuffled(state, keyed("rares", seat), piles["rares"])
    return hero


def own_decks(state: State, hero_id: str) -> dict[str, tuple[int, ...]]:
    """List the cards of a hero's own decks."""
    own = [t for t in things(state, CardDef) if t.owner == hero_id and is_open(state.setup, t.unlock, hero_id)]
    found = {
        "rewards": [thing for thing in own if thing.rarity in {"common", "uncommon", "ticket"}],
        "rares": [thing for thing in own if thing.rarity == "rare"],
    }
    return laid(state, found)


def laid(state: State, decks: Mapping[str, list[Any]]) -> dict[str, tuple[int, ...]]:
    """Give the copies that the box has of the components of some decks."""
    return {name: tuple(card for thing in deck for card in state.places[thing.id]) for name, deck in decks.items()}


def fill_decks(state: State, cards: Catalogue) -> None:
    """Shuffle every shared deck of the act, each on its own (SETUP-03, SETUP-04)."""
    table, places = state.table, state.places
    decks = state.sides.once(("decks", state.setup.unlocked), lambda: shared_decks(state, cards))
    for name, deck in decks.items():
        setattr(table, name, shuffled(state, name, deck))
    table.daze = places.get("daze", ())
    table.status = places.get("status", ())
    fill_act(state)


def shared_decks(state: State, cards: Catalogue) -> dict[str, tuple[int, ...]]:
    """List the cards of every deck that is the same in all acts, by the name of the deck and its stream of luck."""
    setup = state.setup
    found: dict[str, list[Any]] = {
        "relics": [thing for thing in cards.of(RelicDef) if thing.deck == "relic"],
        "boss_relics": [thing for thing in cards.of(RelicDef) if thing.deck == "boss_relic"],
        "potions": list(cards.of(PotionDef)),
        "curses": [thing for thing in cards.of(CardDef) if thing.owner == "curse" and thing.deck != "ascension"],
        "neow": [thing for thing in cards.of(NeowDef) if is_open(setup, thing.unlock)],
    }
    if is_open(setup, "C"):
        found["colorless"] = [thing for thing in cards.of(CardDef) if thing.owner == "colorless"]
    return laid(state, found)


def things(state: State, kind: type) -> list[Any]:
    """List the definitions of a kind that are in the box, by id."""
    found: list[Any] = state.sides.once(kind, lambda: _look(state.sides, kind))
    return found


def _look(sides: Sides, kind: type) -> list[Any]:
    cards = {face.id.removesuffix(UP): face.card for face in sides.values()}
    return [card for card in cards.values() if isinstance(card, kind)]


def fill_act(state: State) -> None:
    """Lay out the decks that belong to an act (ACT-02)."""
    table, setup = state.table, state.setup
    asked = ("act", table.act, setup.ascension, setup.printing, setup.unlocked)
    decks = state.sides.once(asked, lambda: act_decks(state))
    for name, stream in ACT_DECKS.items():
        setattr(table, name, shuffled(state, stream, decks[name]))
    table.summons = decks["summons"]


def act_decks(state: State) -> dict[str, tuple[int, ...]]:
    """List the cards of every deck of the act, and those that are summoned in the order in which they are looked for."""
    act, setup = state.table.act, state.setup
    enemies = [e for e in things(state, EnemyDef) if not e.edition or e.edition == setup.printing]
    of_act = [e for e in enemies if e.act == act and in_play(setup, e, enemies)]
    summons = [e for e in enemies if e.deck == "summon"]  # those of level 7 come only to cards of level 7
    summons.sort(key=lambda e: (e.act != act, e.act, state.places[e.id]))
    found: dict[str, list[Any]] = {
        "first_encounters": [e for e in of_act if e.deck == "first_encounter"],
        "encounters": [e for e in of_act if e.deck == "encounter"],
        "elites": [e for e in of_act if e.deck == "elite"],
        "bosses": [e for e in of_act if e.deck == "boss"],
        "summons": summons,
        "events": [
            row
            for event in things(state, EventDef)
            for row in event.cards
            if row.act == act and row.ascension <= setup.ascension and is_open(setup, row.unlock)
        ],
    }
    return laid(state, found)


def in_play(setup: Setup, enemy: EnemyDef, enemies: list[EnemyDef]) -> bool:
    """Tell whether an enemy card is used at the run's ascension (ASC-01, ASC-07, ASC-10)."""
    if enemy.ascension > setup.ascension:
        return False
    if enemy.deck == "encounter":
        replaced = enemy.replaced_at and enemy.replaced_in in {"", setup.printing}  # SA-140
        return not (replaced and enemy.replaced_at <= setup.ascension)
    same = [
        e.ascension for e in enemies if e.deck == enemy.deck and e.act == enemy.act and e.ascension <= setup.ascension
    ]
    return enemy.deck not in {"elite", "boss"} or enemy.ascension == max(same)


def shuffled(state: State, stream: str, cards: Iterable[int]) -> tuple[int, ...]:
    """Give a deck in an order of luck."""
    deck = list(cards)
    shuffle(state.streams, stream, deck)
    return tuple(deck)


def take_modifiers(state: State, cards: Catalogue) -> None:
    """Put the run's modifiers into play; they belong to nobody (K-23)."""
    for modifier in cards.of(ModifierDef):
        if modifier.id in state.setup.modifiers:
            enter(state, state.places[modifier.id][0])


def single_fight(setup: Setup, cards: Catalogue) -> State:
    """Set up nothing but one fight with starter decks against a named enemy, which ends the run."""
    state = lay_out(setup, cards)
    take_modifiers(state, cards)
    enemy: Any = cards[setup.encounter]
    card = state.places[setup.encounter][0]
    count = len(setup.heroes)
    dealt: tuple[tuple[int, int], ...]
    if enemy.deck == "boss":
        kind, dealt = "boss", ((card, BOSS_ROW),)
    elif enemy.deck == "elite":
        kind, dealt = "elite", ((card, 1),)
    else:
        deck = state.table.first_encounters if enemy.deck == "first_encounter" else state.table.encounters
        others = tuple(other for other in deck if other != card)[: count - 1]
        # Where an act has fewer encounters than there are heroes, the last rows stay empty.
        kind, dealt = "encounter", tuple(zip((card, *others), range(1, count + 1), strict=False))
    begin(state, kind, dealt)
    state.frames.insert(0, Steps(name="only_fight"))
    advance(state)
    return state


def fought(state: State, frame: Steps) -> None:
    """End the run after its only fight."""
    del frame
    state.over = True
    state.result = state.result or "won"
    tell(state, "run_ended", word=state.result)


PROCEDURES["only_fight"] = (fought,)


def first_fight(setup: Setup, cards: Catalogue) -> State:
    """Set up a run and begin its first encounter at once: one card a row (ROOM-01)."""
    state = lay_out(setup, cards)
    count = len(setup.heroes)
    dealt = state.table.first_encounters[:count]
    state.table.first_encounters = ()
    begin(state, "encounter", tuple((card, row) for row, card in enumerate(dealt, 1)))
    advance(state)
    return state
