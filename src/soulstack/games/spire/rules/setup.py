"""Laying out the table: every component gets its index, every deck is shuffled on its own (SETUP)."""

from typing import Any

from soulstack.games.spire.cards.catalogue import Catalogue
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
from soulstack.kernel.frames import advance
from soulstack.kernel.rng import keyed, seed_streams, shuffle

STREAMS = (
    "die", "enemies", "boss", "map", "tokens", "relics", "boss_relics", "potions", "curses", "colorless", "events",
    "first_encounters", "encounters", "elites", "neow", "choice",
)  # fmt: skip
SEAT_STREAMS = ("draw", "rewards", "rares")
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
        state.heroes.append(new_hero(state, cards, seat, hero_id))
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


def is_open(setup: Setup, unlock: str, owner: str = "") -> bool:
    """Tell whether what carries a lock is in play (UNLOCK)."""
    if not unlock or "all" in setup.unlocked:
        return True
    return ("unlock_colorless" if unlock == "C" else f"unlock_{owner}_{unlock}") in setup.unlocked


def new_hero(state: State, cards: Catalogue, seat: int, hero_id: str) -> Hero:
    """Give a seat its board, starter deck and own decks (SETUP-01, SETUP-02, SETUP-07)."""
    board: Any = cards[hero_id]
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
            *(state.places[thing.id][seat] for thing in cards.of(CardDef) if thing.deck == "ascension"),
        )
    own = state.places[board.board]
    hero.relics = own
    enter(state, own[0], seat)
    for kind, wanted in (("rewards", ("common", "uncommon", "ticket")), ("rares", ("rare",))):
        pile = [
            card
            for thing in cards.of(CardDef)
            if thing.owner == hero_id and thing.rarity in wanted and is_open(setup, thing.unlock, hero_id)
            for card in state.places[thing.id]
        ]
        shuffle(state.streams, keyed(kind, seat), pile)
        setattr(hero, kind, tuple(pile))
    return hero


def fill_decks(state: State, cards: Catalogue) -> None:
    """Shuffle every shared deck of the act, each on its own (SETUP-03, SETUP-04)."""
    table, setup = state.table, state.setup
    places = state.places
    table.relics = shuffled(state, "relics", [c for r in cards.of(RelicDef) if r.deck == "relic" for c in places[r.id]])
    found = [c for r in cards.of(RelicDef) if r.deck == "boss_relic" for c in places[r.id]]
    table.boss_relics = shuffled(state, "boss_relics", found)
    table.potions = shuffled(state, "potions", [c for p in cards.of(PotionDef) for c in places[p.id]])
    curses = [t for t in cards.of(CardDef) if t.owner == "curse" and t.deck != "ascension"]
    table.curses = shuffled(state, "curses", [c for t in curses for c in places[t.id]])
    if is_open(setup, "C"):
        colorless = [c for t in cards.of(CardDef) if t.owner == "colorless" for c in places[t.id]]
        table.colorless = shuffled(state, "colorless", colorless)
    neow = [c for n in cards.of(NeowDef) if is_open(setup, n.unlock) for c in places[n.id]]
    table.neow = shuffled(state, "neow", neow)
    table.daze = places.get("daze", ())
    table.status = places.get("status", ())
    fill_act(state)


def things(state: State, kind: type) -> list[Any]:
    """List the definitions of a kind that are in the box, by id."""
    return [face.card for face in state.sides.values() if isinstance(face.card, kind)]


def fill_act(state: State) -> None:
    """Lay out the decks that belong to an act (ACT-02)."""
    table, setup = state.table, state.setup
    enemies = [e for e in things(state, EnemyDef) if not e.edition or e.edition == setup.printing]

    def deck(kind: str, stream: str) -> tuple[int, ...]:
        found = [e for e in enemies if e.deck == kind and e.act == table.act and in_play(setup, e, enemies)]
        return shuffled(state, stream, [card for e in found for card in state.places[e.id]])

    table.first_encounters = deck("first_encounter", "first_encounters")
    table.encounters = deck("encounter", "encounters")
    table.elites = deck("elite", "elites")
    table.bosses = deck("boss", "boss")
    summons = [e for e in enemies if e.deck == "summon"]  # those of level 7 come only to cards of level 7
    summons.sort(key=lambda e: (e.act != table.act, e.act, state.places[e.id]))
    table.summons = tuple(card for e in summons for card in state.places[e.id])
    events = [
        card
        for event in things(state, EventDef)
        for row in event.cards
        if row.act == table.act and row.ascension <= setup.ascension and is_open(setup, row.unlock)
        for card in state.places[row.id]
    ]
    table.events = shuffled(state, "events", events)


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


def shuffled(state: State, stream: str, cards: list[int]) -> tuple[int, ...]:
    """Give a deck in an order of luck."""
    shuffle(state.streams, stream, cards)
    return tuple(cards)


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
        kind, dealt = "encounter", tuple(zip((card, *others), range(1, count + 1), strict=True))
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
