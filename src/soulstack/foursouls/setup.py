"""A new game is laid out (SETUP-01 to SETUP-14)."""

from collections.abc import Iterable
from typing import Any

from attrs import define, field, frozen

from soulstack.foursouls.changes import MONSTER, TREASURE, gain_new_item
from soulstack.foursouls.frames import Done, Queue, Task, answer, pick, question, task
from soulstack.foursouls.happen import tell
from soulstack.foursouls.schema import CardDef, GameStart
from soulstack.foursouls.state import DECKS, STREAMS, Obj, Player, Slot, State, deck_of
from soulstack.foursouls.turn import Game
from soulstack.foursouls.zones import attach, know, put_in_slot, take_top
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import advance
from soulstack.kernel.ids import NO_CARD
from soulstack.kernel.rng import below, seed_streams, shuffle

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
        raise SetupError(f"A game needs two to four seats, not {setup.players}.")
    if setup.coin_pool < 100:
        raise SetupError("The pool may not hold fewer than 100 cents (SETUP-02).")
    pool = [c for c in catalogue if c.implemented]
    state = lay_out(setup, pool)
    start_game(state)
    advance(state)
    return state


def lay_out(setup: GameSetup, pool: list[CardDef]) -> State:
    """Choose the cards, shuffle the decks and seat the players."""
    streams = seed_streams(setup.seed, STREAMS)
    deal = Deal()
    decks: list[list[int]] = [[], [], [], []]
    wanted = [c for c in sorted(pool, key=lambda c: (KINDS.index(c.kind), c.id)) if c.set in setup.sets]
    for card in wanted:
        name = deck_of(card)
        if name and name != "room" and not (card.three_plus and setup.players < 3):  # SETUP-14
            decks[DECKS.index(name)] += deal.add(card, card.copies)
    for i, cards in enumerate(decks):
        shuffle(streams, DECKS[i], cards)
    by_id = {c.id: c for c in pool}
    characters = choose_characters(setup, wanted, by_id, streams)
    state = State(
        printed=(), streams=streams, decks=decks, pool=setup.coin_pool, coins=setup.coin_pool, ask_everyone=setup.ask_everyone,
        turn_cap=setup.turn_cap, players=[Player(seat) for seat in range(setup.players)],
        usable=[() for _ in range(setup.players)],
        slots=[Slot(row) for row in ("monster", "shop") for _ in range(SLOTS)],
    )  # fmt: skip
    for seat, character in enumerate(characters):
        seat_player(state, deal, seat, character, by_id)
    if setup.bonus_souls:
        souls = [c for c in wanted if c.kind == "bonus_soul"]
        shuffle(streams, "setup", souls)
        for card in sorted(souls[:BONUS_SOULS], key=lambda c: c.id):
            state.bonus += deal.add(card)
    state.printed = tuple(deal.cards)
    state.first = state.active = setup.first if setup.first >= 0 else first_player(state, streams)
    return state


def choose_characters(
    setup: GameSetup, wanted: list[CardDef], by_id: dict[str, CardDef], streams: dict[str, int]
) -> list[CardDef]:
    """Deal a random character to every seat that names none (SETUP-08)."""
    free = [c for c in wanted if c.kind == "character" and c.id not in setup.characters]
    shuffle(streams, "setup", free)
    chosen = []
    for seat in range(setup.players):
        name = setup.characters[seat] if seat < len(setup.characters) else ""
        if name:
            if name not in by_id:
                raise SetupError(f"There is no character {name!r}.")
            chosen.append(by_id[name])
        elif free:
            chosen.append(free.pop())
        else:
            raise SetupError("There are not enough characters for this game.")
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
    """Let a card decide who goes first, or the lowest die, tied seats rolling again (SETUP-12, A-01)."""
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
    state.frames.append(Game())
    state.frames.append(Queue(tasks=tuple(tasks)))


def fill_slots(state: State) -> None:
    """Fill the shop, and the monster slots with cards that have a stat block (SETUP-03 to SETUP-05, A-02)."""
    for number, slot in enumerate(state.slots):
        if slot.top:
            continue
        deck = MONSTER if slot.row == "monster" else TREASURE
        for _ in range(len(state.decks[deck])):
            card = take_top(state, deck)
            if slot.row == "monster" and state.printed[card].is_event:
                state.decks[deck].insert(0, card)
                state.known[card] = (1 << len(state.players)) - 1
                continue
            put_in_slot(state, number, card)
            break
    state.waiting.clear()


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
