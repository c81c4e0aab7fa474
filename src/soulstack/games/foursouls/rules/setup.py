"""A new game is laid out (SETUP-01 to SETUP-14)."""

from collections.abc import Iterable
from typing import Any

from attrs import define, field, frozen

from soulstack.games.foursouls.cards.schema import CardDef, GameStart
from soulstack.games.foursouls.rules.changes import MONSTER, ROOM, TREASURE, gain_new_item
from soulstack.games.foursouls.rules.checkpoint import enter_slot
from soulstack.games.foursouls.rules.frames import answer, task
from soulstack.games.foursouls.rules.state import DECKS, STREAMS, Obj, Player, Slot, State, deck_of
from soulstack.games.foursouls.rules.triggers import tell
from soulstack.games.foursouls.rules.turn import Game
from soulstack.games.foursouls.rules.variants import GOALS, MODES, SWITCHES, TIMER
from soulstack.games.foursouls.rules.zones import attach, know, put_in_slot, take_top
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import advance
from soulstack.kernel.ids import NO_CARD
from soulstack.kernel.programs import Done, Queue, Task, pick, question
from soulstack.kernel.rng import below, seed_streams, shuffle
from soulstack.kernel.sentences import Sentence

FIXED_TRIO = ("soul_of_greed", "soul_of_gluttony", "soul_of_guppy")
"""The bonus souls of the first edition (SETUP-07)."""
RATIOS = {
    ("treasure", ("passive",)): 44, ("treasure", ("active",)): 40, ("treasure", ("paid",)): 10,
    ("treasure", ("one_use",)): 5, ("treasure", ("soul",)): 1,
    ("loot", ("penny",)): 2, ("loot", ("2c",)): 6, ("loot", ("3c",)): 11, ("loot", ("4c",)): 12, ("loot", ("nickel",)): 6,
    ("loot", ("butter_bean",)): 5, ("loot", ("bomb",)): 6, ("loot", ("battery",)): 6,
    ("loot", ("dice_shard", "soul_heart")): 5, ("loot", ("pill_rune",)): 6, ("loot", ("tarot_wild",)): 23,
    ("loot", ("trinket",)): 11, ("loot", ("lost_soul",)): 1,
    ("monster", ("basic",)): 30, ("monster", ("cursed",)): 9, ("monster", ("holy_charmed",)): 9, ("monster", ("boss",)): 30,
    ("monster", ("epic_boss",)): 1, ("monster", ("good_event",)): 8, ("monster", ("bad_event",)): 8, ("monster", ("curse",)): 5,
}  # fmt: skip
"""How many cards of each category make a deck of 100 (RATIO-02, RATIO-06, RATIO-08)."""
ROWS = {"monster": MONSTER, "shop": TREASURE, "room": ROOM}
HAND = 3
CENTS = 3
SLOTS = 2
BONUS_SOULS = 3
KINDS = ("loot", "treasure", "monster", "room", "character", "starting_item", "bonus_soul")


class SetupError(ValueError):
    """A game that cannot be laid out, with the reason in one sentence."""


@frozen
class GameSetup:
    """Everything that decides how a game begins; with the answers it is the whole game."""

    players: int = 2
    seed: int = 1
    sets: tuple[str, ...] = ("base",)
    characters: tuple[str, ...] = ()
    """Which characters are dealt, by seat; the rest at random."""
    bonus_souls: bool = True
    coin_pool: int = 100
    first: int = -1
    """Who goes first; -1: the lowest die (A-01)."""
    ask_everyone: bool = False
    turn_cap: int = 0
    mode: str = "versus"
    """versus, coop (also for one person with two characters) or challenge."""
    difficulty: str = "normal"
    """normal, hard or ultra: how many souls a coop team needs (SOLO-07)."""
    soul_cap: int = 0
    rooms: bool = False
    ratios: bool = False
    """Build decks of 100 by category (RATIO-01)."""
    draft: bool = False
    """Mini-draft two items each before the first turn (VAR-01, VAR-02)."""
    eden_only: bool = False
    final_boss: str = ""
    """The card in the final boss slot of a challenge."""
    minions: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    """Older-edition switches that are on (VAR-04)."""


@define
class Deal:
    """The cards of a game while it is laid out."""

    cards: list[CardDef] = field(factory=list)

    def add(self, card: CardDef, copies: int = 1) -> list[int]:
        """Add a card to the game and give its indexes."""
        start = len(self.cards)
        self.cards.extend([card] * copies)
        return list(range(start, start + copies))


def new_game(setup: GameSetup, catalogue: Iterable[CardDef]) -> State:
    """Lay out a game and bring it to its first decision."""
    if not 2 <= setup.players <= 4:
        raise SetupError(Sentence("A game needs two to four seats, not {n}.", n=setup.players))
    if setup.coin_pool < 100:
        raise SetupError(Sentence("The pool may not hold fewer than 100 cents (SETUP-02)."))
    check_modes(setup)
    pool = [c for c in catalogue if c.implemented]
    state = lay_out(setup, pool)
    start_game(state)
    advance(state)
    return state


def check_modes(setup: GameSetup) -> None:
    """Refuse settings that do not go together."""
    if setup.mode not in MODES:
        raise SetupError(
            Sentence("There is no mode {mode!r}; the modes are {known}.", mode=setup.mode, known=", ".join(MODES))
        )
    if setup.mode == "coop" and setup.players != 2:
        raise SetupError(Sentence("Coop is played with two characters (SOLO-01)."))
    if setup.difficulty not in GOALS:
        raise SetupError(
            Sentence(
                "There is no difficulty {difficulty!r}; choose one of {known}.",
                difficulty=setup.difficulty,
                known=", ".join(GOALS),
            )
        )
    wrong = [rule for rule in setup.rules if rule not in SWITCHES]
    if wrong:
        raise SetupError(
            Sentence("There is no rule {rule!r}; the switches are {known}.", rule=wrong[0], known=", ".join(SWITCHES))
        )


def lay_out(setup: GameSetup, pool: list[CardDef]) -> State:
    """Choose the cards, shuffle the decks and seat the players."""
    streams = seed_streams(setup.seed, STREAMS)
    deal = Deal()
    decks: list[list[int]] = [[], [], [], []]
    wanted = [c for c in sorted(pool, key=lambda c: (KINDS.index(c.kind), c.id)) if c.set in setup.sets]
    in_decks = [
        c for c in wanted if deck_of(c) and c.kind != "room" and not (c.three_plus and setup.players < 3)
    ]  # SETUP-14
    special = {setup.final_boss, *setup.minions}
    counts = {c.id: copies_of(c, setup.sets) for c in in_decks}
    chosen = choose_by_ratio(in_decks, counts, streams) if setup.ratios else [(c, counts[c.id]) for c in in_decks]
    for card, copies in chosen:
        if card.id not in special:
            decks[DECKS.index(deck_of(card))] += deal.add(card, copies)
    if setup.rooms:
        rooms = (c for c in pool if c.kind == "room" and not (c.three_plus and setup.players < 3))
        for card in sorted(rooms, key=lambda c: c.id):
            decks[ROOM] += deal.add(card, card.copies)
    for i, cards in enumerate(decks):
        shuffle(streams, DECKS[i], cards)
    by_id = {c.id: c for c in pool}
    characters = choose_characters(setup, wanted, by_id, streams)
    state = State(
        printed=(), streams=streams, decks=decks, pool=setup.coin_pool, coins=setup.coin_pool, ask_everyone=setup.ask_everyone,
        turn_cap=setup.turn_cap, players=[Player(seat) for seat in range(setup.players)],
        usable=[() for _ in range(setup.players + 1)],
        slots=[Slot(row) for row in ("monster", "shop") for _ in range(SLOTS)],
        mode=setup.mode, rules=setup.rules, soul_cap=setup.soul_cap,
        goal=GOALS[setup.difficulty] if setup.mode == "coop" else 0, timer=TIMER if setup.mode != "versus" else 0,
    )  # fmt: skip
    if setup.rooms:
        state.slots.append(Slot("room"))
    for seat, character in enumerate(characters):
        seat_player(state, deal, seat, character, by_id)
    if setup.bonus_souls and setup.mode == "versus":  # SOLO-02
        souls = [c for c in wanted if c.kind == "bonus_soul"]
        shuffle(streams, "setup", souls)
        if "fixed_trio" in setup.rules:
            souls.sort(key=lambda c: c.id not in FIXED_TRIO)
        for card in sorted(souls[:BONUS_SOULS], key=lambda c: c.id):
            state.bonus += deal.add(card)
    specials: list[tuple[str, int]] = []
    for row, names in challenge_rows(setup):
        for name in names:
            if name not in by_id:
                raise SetupError(Sentence("There is no monster {name!r}.", name=name))
            specials.append((row, deal.add(by_id[name])[0]))
    state.printed = tuple(deal.cards)
    for row, index in specials:
        state.slots.append(Slot(row))
        put_in_slot(state, len(state.slots) - 1, index)  # CHAL-01, CHAL-06
    state.drafting = setup.draft
    state.first = state.active = setup.first if setup.first >= 0 else first_player(state, streams)
    return state


def copies_of(card: CardDef, sets: tuple[str, ...]) -> int:
    """Count the copies of a card in these sets; a reprint in another set adds to its own."""
    return card.copies + sum(number for name, number in card.reprints.items() if name in sets)


def challenge_rows(setup: GameSetup) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """List the slots of a challenge and what lies in them."""
    if setup.mode != "challenge":
        return ()
    return (("final_boss", (setup.final_boss,)), ("minion", setup.minions))


def choose_by_ratio(cards: list[CardDef], counts: dict[str, int], streams: dict[str, int]) -> list[tuple[CardDef, int]]:
    """Choose cards at random so that each category has its recommended number, or all there are (RATIO-01 to RATIO-10)."""
    chosen: list[CardDef] = []
    for (kind, categories), number in RATIOS.items():
        group = [c for c in cards if c.kind == kind and c.category in categories for _ in range(counts[c.id])]
        shuffle(streams, "setup", group)
        chosen += group[:number]
    return [(card, sum(c is card for c in chosen)) for card in cards if any(c is card for c in chosen)]


def eden_of(cards: Iterable[CardDef]) -> CardDef | None:
    """Find the character who picks a starting item among treasures, the one that all can play at once (VAR-03)."""
    return next((c for c in cards if any(isinstance(a, GameStart) and a.pick_treasure for a in c.abilities)), None)


def choose_characters(
    setup: GameSetup, wanted: list[CardDef], by_id: dict[str, CardDef], streams: dict[str, int]
) -> list[CardDef]:
    """Deal a random character to every seat that names none (SETUP-08)."""
    if setup.eden_only:
        eden = eden_of(wanted)
        if eden is None:
            raise SetupError(Sentence("These sets have no Eden."))
        return [eden] * setup.players  # VAR-03
    free = [c for c in wanted if c.kind == "character" and c.id not in setup.characters]
    shuffle(streams, "setup", free)
    chosen = []
    for seat in range(setup.players):
        name = setup.characters[seat] if seat < len(setup.characters) else ""
        if name:
            if name not in by_id:
                raise SetupError(Sentence("There is no character {name!r}.", name=name))
            chosen.append(by_id[name])
        elif free:
            chosen.append(free.pop())
        else:
            raise SetupError(Sentence("There are not enough characters for this game."))
    return chosen


def seat_player(state: State, deal: Deal, seat: int, character: CardDef, by_id: dict[str, CardDef]) -> None:
    """Put a character and its starting item into play: the one sideways, the other upright (SETUP-09, CARD-C-02)."""
    (index,) = deal.add(character)
    obj = Obj(state.new_id(), index, character, "character", seat, charged=False)
    state.objects[obj.id] = obj
    state.players[seat].character = obj.id
    attach(state, obj)
    if character.starting_item:
        face = by_id[character.starting_item]
        (index,) = deal.add(face)
        item = Obj(state.new_id(), index, face, "item", seat)
        state.objects[item.id] = item
        state.players[seat].items.append(item.id)
        attach(state, item)


def first_player(state: State, streams: dict[str, int]) -> int:
    """Let a card decide who goes first, or the lowest die, tied seats rolling again (SETUP-12, A-01).

    Cain's own text says that he begins, so the switch of older editions for it (VAR-04) changes nothing here.
    """
    for player in state.players:
        face = state.objects[player.character].face
        if any(isinstance(a, GameStart) and a.go_first for a in face.abilities):
            return player.seat
    seats = [player.seat for player in state.players]
    while len(seats) > 1:
        rolls = [below(streams, "setup", 6) for _ in seats]
        seats = [seat for seat, value in zip(seats, rolls, strict=True) if value == min(rolls)]
    return seats[0]


def start_game(state: State) -> None:
    """Fill the slots and push what happens before the first turn (A-03)."""
    tell(state, Fact("game_started", seat=state.first))
    fill_slots(state)
    tasks: list[Task] = []
    for seat in state.seats_from(state.first):
        face = state.objects[state.players[seat].character].face
        for ability in face.abilities:
            if isinstance(ability, GameStart) and ability.pick_treasure:
                tasks.append(("offer_treasure", (seat, ability.pick_treasure)))
    tasks += [("start_hand", (seat,)) for seat in state.seats_from(state.first)]
    if state.drafting:
        order = state.seats_from(state.first)
        tasks += [("offer_draft", (tuple(order),)), ("offer_draft", (tuple(reversed(order)),))]
    state.frames.append(Game())
    state.frames.append(Queue(tasks=tuple(tasks)))


def fill_slots(state: State) -> None:
    """Fill the shop, and the monster slots with cards that have a stat block (SETUP-03 to SETUP-05, A-02)."""
    for number, slot in enumerate(state.slots):
        if slot.top:
            continue
        if slot.row not in ROWS:
            continue
        deck = ROWS[slot.row]
        for _ in range(len(state.decks[deck])):
            card = take_top(state, deck)
            if slot.row == "monster" and state.printed[card].is_event:
                state.decks[deck].insert(0, card)
                state.known[card] = (1 << len(state.players)) - 1
                continue
            enter_slot(state, number, card)
            if slot.top:
                break


@task
def start_hand(state: State, seat: int) -> Done:
    """Give three loot cards and three cents (SETUP-11)."""
    player = state.players[seat]
    for _ in range(HAND):
        card = take_top(state, 0)
        if card != NO_CARD:
            player.hand.append(card)
            know(state, card, seat)
            tell(state, Fact("card_drawn", seat=seat, card=card))
    gained = min(CENTS, state.pool)
    player.cents += gained
    state.pool -= gained
    return 0


@task
def offer_treasure(state: State, seat: int, count: int) -> Done:
    """Offer the top treasures for a starting item; nobody can respond (SETUP-10)."""
    cards = [card for card in (take_top(state, TREASURE) for _ in range(count)) if card != NO_CARD]
    if not cards:
        return 0
    for card in cards:
        know(state, card, seat)
    state.decks[TREASURE].extend(reversed(cards))
    tell(state, Fact("cards_seen", seat=seat, cards=tuple(cards), word="treasure"))
    options = [pick(("card", card)) for card in cards]
    question(state, "treasure_picked", seat, "cards", options, (seat, tuple(cards)), prompt="starting_item")
    return None


@answer
def treasure_picked(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Start with the chosen item, which is eternal, and put the others under the deck."""
    seat, cards = data
    assert picks[0].ref is not None
    deck = state.decks[TREASURE]
    del deck[-len(cards) :]
    chosen = picks[0].ref[1]
    for card in cards:
        if card != chosen:
            deck.insert(0, card)
            state.known[card] = 1 << seat
    obj = gain_new_item(state, seat, chosen)
    obj.made_eternal = True
    return 1


@task
def offer_draft(state: State, order: tuple[int, ...]) -> Done:
    """Lay out one treasure more than there are players and let them pick in order (VAR-01, VAR-02)."""
    cards = [card for card in (take_top(state, TREASURE) for _ in range(len(order) + 1)) if card != NO_CARD]
    state.decks[TREASURE].extend(reversed(cards))
    for card in cards:
        state.known[card] = (1 << len(state.players)) - 1
        tell(state, Fact("card_revealed", card=card, word="treasure"))
    return ask_pick(state, order, tuple(cards))


def ask_pick(state: State, order: tuple[int, ...], cards: tuple[int, ...]) -> Done:
    """Ask the next player, or put the last card under the deck."""
    deck = state.decks[TREASURE]
    if not order or len(cards) <= 1:
        for card in cards:
            deck.remove(card)
            deck.insert(0, card)
        return 0
    options = [pick(("card", card)) for card in cards]
    question(state, "drafted", order[0], "cards", options, (order, cards), prompt="draft")
    return None


@answer
def drafted(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Gain the picked item and go on with the next player."""
    order, cards = data
    assert picks[0].ref is not None
    chosen = picks[0].ref[1]
    state.decks[TREASURE].remove(chosen)
    gain_new_item(state, order[0], chosen)
    return ask_pick(state, order[1:], tuple(card for card in cards if card != chosen))
