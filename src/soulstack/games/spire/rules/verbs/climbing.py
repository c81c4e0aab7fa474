"""Effects outside the fights: rewards, the deck, prices, rolls of events, and what a room becomes."""

from typing import Any

from attrs import evolve

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards import run_effects as r
from soulstack.games.spire.rules.climb.decks import draw_unseen, own, put_under, take_top
from soulstack.games.spire.rules.climb.events import relics_of, visit_of
from soulstack.games.spire.rules.climb.gaining import (
    add_to_deck,
    can_remove,
    gain_curse,
    gain_potion,
    gain_relic,
    of_deck,
    remove,
    transform,
    unlike,
    upgrade,
)
from soulstack.games.spire.rules.climb.paying import ALONE, HELPED, pay
from soulstack.games.spire.rules.climb.rewards import offer
from soulstack.games.spire.rules.climb.rolls import ROLL
from soulstack.games.spire.rules.counting import number
from soulstack.games.spire.rules.dice import changers, next_result
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Done, Program, answer, pick, question, verb
from soulstack.games.spire.rules.gains import gain_gold
from soulstack.games.spire.rules.harm import heal, lose_hp
from soulstack.games.spire.rules.items import discard_item
from soulstack.games.spire.rules.playing import begin_use
from soulstack.games.spire.rules.state import NOBODY, State, living_seats
from soulstack.kernel.asking import DONE, FLOOR, TOPICS, AskAll, Topic
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import Seat
from soulstack.kernel.rng import below


def running(state: State) -> Program:
    """Give the program that goes on."""
    run = state.frames[-1]
    assert isinstance(run, Program)
    return run


@verb(r.Offer)
def offer_reward(state: State, run: Program, effect: r.Offer) -> Done:
    """Open rewards."""
    n = number(state, run, effect.n)
    if effect.reward == "gold":
        offer(state, run.seat, "gold", n)
        return n
    for _ in range(n):
        offer(state, run.seat, effect.reward, show=effect.show, from_other=effect.from_other)
    return n


@verb(r.AddCard)
def add_card(state: State, run: Program, effect: r.AddCard) -> Done:
    """Add cards unasked (REWARD-15)."""
    for _ in range(effect.n):
        if effect.source == "curse":
            gain_curse(state, run.seat)
            continue
        if effect.source == "colorless":
            card = take_top(state, "colorless")
        elif effect.source == "rare":
            card = take_top(state, own(state, run.seat, "rares"))
        else:
            card = draw_unseen(state, own(state, run.seat, "rewards"))
        if card != NOBODY:
            add_to_deck(state, run.seat, card)
    return effect.n


@verb(r.GainItem)
def gain_item(state: State, run: Program, effect: r.GainItem) -> Done:
    """Gain an item unasked (DAILY-04, DAILY-07); a special one only once (OTHER-02)."""
    boss = effect.source == "boss_relic"
    if not boss and any(state.faces[item].id == effect.source for item in state.heroes[run.seat].relics):
        return 0
    card = take_top(state, "boss_relics") if boss else state.places[effect.source][run.seat]
    if card != NOBODY:
        gain_relic(state, run.seat, card)
    return 1


# --- the deck ----------------------------------------------------------------------------------------------------------


def _ask(state: State, run: Program, what: str, cards: list[int], n: int, *, up_to: bool = False) -> Done:
    options = [pick("card", card) for card in (unlike(state, cards) if n == 1 else cards)]
    if not options:
        return 0
    low = 0 if up_to else n
    question(state, "of_deck_chosen", run.seat, what, options, (run.seat, what), low=low, high=n)
    return None


def _at_random(state: State, cards: list[int], n: int) -> list[int]:
    left = list(cards)
    return [left.pop(below(state.streams, "choice", len(left))) for _ in range(min(n, len(left)))]


def _change(state: State, seat: int, what: str, cards: list[int]) -> int:
    change = {"upgrade": upgrade, "remove": remove, "transform": transform}[what]
    for card in cards:
        change(state, seat, card)
    return len(cards)


@answer
def of_deck_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Upgrade, remove or transform what was chosen."""
    seat, what = data
    cards = [option.ref[1] for option in picks if option.ref is not None]
    run = running(state)
    run.bound = (*run.bound, *[(what, ("card", card)) for card in cards])
    return _change(state, seat, what, cards)


@verb(r.Upgrade)
def upgrade_cards(state: State, run: Program, effect: r.Upgrade) -> Done:
    """Upgrade cards of the deck, or the one that has just joined it."""
    if effect.gained:
        assert run.fact is not None
        upgrade(state, run.seat, run.fact.card)
        return 1
    cards = of_deck(state, run.seat, "upgrade", effect.which)
    before = {ref[1] for name, ref in run.bound if name == "upgrade"}
    cards = [card for card in cards if card not in before]
    if effect.random:
        return _change(state, run.seat, "upgrade", _at_random(state, cards, effect.n))
    return _ask(state, run, "upgrade", cards, effect.n)


@verb(r.Remove)
def remove_cards(state: State, run: Program, effect: r.Remove) -> Done:
    """Remove cards of the deck."""
    cards = of_deck(state, run.seat, "remove", effect.which, effect.rarities)
    if effect.n == "all":
        return _change(state, run.seat, "remove", cards)
    return _ask(state, run, "remove", cards, number(state, run, effect.n), up_to=effect.up_to)


@verb(r.Transform)
def transform_cards(state: State, run: Program, effect: r.Transform) -> Done:
    """Transform cards of the deck."""
    cards = of_deck(state, run.seat, "transform")
    if effect.random:
        return _change(state, run.seat, "transform", _at_random(state, cards, effect.n))
    return _ask(state, run, "transform", cards, effect.n)


@verb(r.TopOfDeck)
def top_of_deck(state: State, run: Program, effect: r.TopOfDeck) -> Done:
    """Shuffle the deck, reveal its top cards and remove one of them."""
    shown = _at_random(state, list(state.heroes[run.seat].deck), effect.n)
    return _ask(state, run, "remove", [card for card in shown if can_remove(state, card)], 1)


@verb(r.HealByRarity)
def heal_by_rarity(state: State, run: Program, effect: r.HealByRarity) -> Done:
    """Do what the rarity of the removed card says."""
    del effect
    for name, ref in run.bound:
        if name == "remove":
            rarity = state.faces[ref[1]].card.rarity
            if rarity == "uncommon":
                return heal(state, run.seat, 3)
            if rarity == "rare":
                return heal(state, run.seat, state.heroes[run.seat].max_hp)
            if rarity == "curse":
                return lose_hp(state, run.seat, 1)
    return 0


# --- prices ------------------------------------------------------------------------------------------------------------


@verb(r.Pay)
def pay_price(state: State, run: Program, effect: r.Pay) -> Done:
    """Pay gold, or an item of one's choice."""
    helped = HELPED if run.chosen("help") is not None else ALONE
    hero = state.heroes[run.seat]
    items: list[int] = []
    if "relic" in effect.among:
        items += relics_of(state, run.seat)
    if "potion" in effect.among:
        items += hero.potions
    if effect.random and items:
        lose(state, run, items[below(state.streams, "choice", len(items))])
        return 1
    if not effect.among or helped == HELPED:
        pay(state, run.seat, effect.gold, helped)
        return 1
    options = [pick("card", card) for card in items]
    if "gold" in effect.among and hero.gold >= effect.gold:
        options.insert(0, Option("gold", None, effect.gold))
    question(state, "stake_chosen", run.seat, "stake", options, (run.seat,))
    return None


@answer
def stake_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Pay with what was chosen."""
    if not picks:
        return 0
    if picks[0].ref is None:
        gain_gold(state, data[0], -picks[0].n)
        return 1
    lose(state, running(state), picks[0].ref[1])
    return 1


def lose(state: State, run: Program, card: int) -> None:
    """Lose an item; it goes under its deck (ITEM-10)."""
    run.bound = (*run.bound, ("paid", ("card", card)))
    discard_item(state, run.seat, card)


@verb(r.LoseItem)
def lose_item(state: State, run: Program, effect: r.LoseItem) -> Done:
    """Lose a relic of one's choice, or the one that was revealed; nothing when there is none (SA-172)."""
    if effect.revealed:
        lose(state, run, dict(visit_of(state).revealed)[run.seat])
        return 1
    items = relics_of(state, run.seat) if effect.among == "relic" else list(state.heroes[run.seat].potions)
    options = [pick("card", card) for card in items]
    question(state, "stake_chosen", run.seat, "stake", options, (run.seat,))
    return None


@verb(r.GoldOfItem)
def gold_of_item(state: State, run: Program, effect: r.GoldOfItem) -> Done:
    """Gain gold equal to the printed price of what was paid."""
    del effect
    ref = run.chosen("paid")
    price = 0 if ref is None else state.faces[ref[1]].card.gold or 0
    return gain_gold(state, run.seat, price)


@verb(r.Swap)
def swap(state: State, run: Program, effect: r.Swap) -> Done:
    """Choose with whom to swap, then the own thing, then theirs (SA-172)."""
    others = [
        seat
        for seat in living_seats(state)
        if seat != run.seat and (relics_of(state, seat) if effect.what == "relic" else of_deck(state, seat, "swap"))
    ]
    question(state, "partner_chosen", run.seat, "partner", [pick("seat", seat) for seat in others], (effect.what,))
    return None


def _things(state: State, seat: int, what: str) -> list[int]:
    return relics_of(state, seat) if what == "relic" else of_deck(state, seat, "swap")


@answer
def partner_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Ask for the own thing."""
    if not picks or picks[0].ref is None:
        return 0
    seat = running(state).seat
    options = [pick("card", card) for card in _things(state, seat, data[0])]
    question(state, "own_thing_chosen", seat, "swap", options, (data[0], picks[0].ref[1]))
    return None


@answer
def own_thing_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Ask for theirs."""
    what, other = data
    if not picks or picks[0].ref is None:
        return 0
    options = [pick("card", card) for card in _things(state, other, what)]
    question(state, "their_thing_chosen", running(state).seat, "swap", options, (what, other, picks[0].ref[1]))
    return None


@answer
def their_thing_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Swap: neither thing is removed or gained anew (SA-16)."""
    what, other, mine = data
    if not picks or picks[0].ref is None:
        return 0
    theirs = picks[0].ref[1]
    seat = running(state).seat
    if what == "card":
        one, two = state.heroes[seat], state.heroes[other]
        one.deck = tuple(card for card in one.deck if card != mine)
        two.deck = tuple(card for card in two.deck if card != theirs)
        add_to_deck(state, seat, theirs)
        add_to_deck(state, other, mine)
    else:
        hand_over(state, seat, other, mine)
        hand_over(state, other, seat, theirs)
    return 1


def hand_over(state: State, giver: int, taker: int, card: int) -> None:
    """Give a relic to another hero with its counters."""
    from soulstack.games.spire.rules.items import gain_item as take
    from soulstack.games.spire.rules.listening import leave

    hero = state.heroes[giver]
    cubes = hero.cubes.pop(card, 0)
    leave(state, card)
    hero.relics = tuple(item for item in hero.relics if item != card)
    take(state, taker, card)
    if cubes:
        state.heroes[taker].cubes[card] = cubes


# --- several players ---------------------------------------------------------------------------------------------------


@verb(e.Everyone)
def everyone(state: State, run: Program, effect: e.Everyone) -> Done:
    """Let every player do it, row 1 first (SA-173)."""
    for seat in reversed(living_seats(state)):
        part = run.within(effect.do)
        part.seat = seat
        state.frames.append(part)
    return None


@verb(e.OnePlayer)
def one_player(state: State, run: Program, effect: e.OnePlayer) -> Done:
    """Let the party name one player (SA-121)."""
    options = [pick("seat", seat) for seat in living_seats(state)]
    question(state, "player_named", run.seat, "player", options, (effect.do,))
    return None


@answer
def player_named(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Let that player do it."""
    assert picks[0].ref is not None
    part = running(state).within(data[0])
    part.seat = picks[0].ref[1]
    state.frames.append(part)
    return None


# --- rolls -------------------------------------------------------------------------------------------------------------


@verb(e.Roll)
def roll(state: State, run: Program, effect: e.Roll) -> Done:
    """Roll the die of an event; it may be changed before it counts (EVENT-05, SA-89)."""
    result = next_result(state)
    tell(state, "event_rolled", run.seat, amount=result)
    seats = tuple(living_seats(state)) if effect.party else (run.seat,)
    state.frames.append(AskAll(topic=ROLL, rule=FLOOR, seats=seats, data=(result, effect)))
    return None


def _roll_options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    del frame
    options = changers(state, seat)
    return Decision(seat, ROLL, (*options, DONE), prompt=ROLL) if options else None


def _roll_act(state: State, frame: AskAll, seat: Seat, picks: tuple[Option, ...]) -> None:
    del frame
    option = picks[0]
    assert option.ref is not None
    begin_use(state, seat, option.ref[1], option.n)


def _roll_close(state: State, frame: AskAll) -> None:
    result, effect = frame.data
    run = running(state)
    run.done = result
    for row in effect.rows:
        if result in row.faces:
            state.frames.append(run.within(row.do))
            return


TOPICS[ROLL] = Topic(_roll_options, _roll_act, _roll_close)


# --- what the room becomes ---------------------------------------------------------------------------------------------


@verb(r.BecomeRoom)
def become_room(state: State, run: Program, effect: r.BecomeRoom) -> Done:
    """Treat the room as another kind (MAP-07)."""
    del run
    state.table.visit = evolve(visit_of(state), becomes=effect.room)
    return 1


@verb(r.GoHigher)
def go_higher(state: State, run: Program, effect: r.GoHigher) -> Done:
    """Let the party move at once to any higher room."""
    del run, effect
    state.table.visit = evolve(visit_of(state), portal=True)
    return 1


@verb(r.Again)
def again(state: State, run: Program, effect: r.Again) -> Done:
    """Let the same option be chosen again."""
    del effect
    visit = visit_of(state)
    state.table.visit = evolve(visit, chosen=tuple(pair for pair in visit.chosen if pair[0] != run.seat))
    return 1


# --- items -------------------------------------------------------------------------------------------------------------


@verb(e.GainPotions)
def gain_potions(state: State, run: Program, effect: e.GainPotions) -> Done:
    """Draw potions and gain them (SA-10)."""
    drawn = [card for card in (take_top(state, "potions") for _ in range(effect.n)) if card != NOBODY]
    state.table.held = (*state.table.held, *drawn)
    take_held(state, run.seat, tuple(drawn))
    return len(drawn)


def take_held(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Gain potions one after another; each may ask."""
    from soulstack.games.spire.rules.climb.waiting import Waiting

    for card in reversed(cards):
        state.frames.append(Waiting(seat=seat, card=card))


@verb(e.Courier)
def courier(state: State, run: Program, effect: e.Courier) -> Done:
    """Ask which deck, look at its top card, then buy it or put it under its deck (SA-165)."""
    del effect
    options = [
        Option(kind) for kind, deck in (("potion", "potions"), ("relic", "relics")) if getattr(state.table, deck)
    ]
    question(state, "courier_deck", run.seat, "courier", options, (run.seat,))
    return None


@answer
def courier_deck(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Look at the top card; one without a price is replaced."""
    if not picks:
        return 0
    deck = "potions" if picks[0].verb == "potion" else "relics"
    card = take_top(state, deck)
    for _ in range(len(getattr(state.table, deck))):
        if state.faces[card].card.gold is not None:
            break
        put_under(state, deck, card)
        card = take_top(state, deck)
    from soulstack.games.spire.rules.climb.gaining import barred

    seat = data[0]
    price = state.faces[card].card.gold
    able = state.heroes[seat].gold >= price and not (deck == "potions" and barred(state, "no_potions", seat))
    options = [Option("yes"), Option("no")] if able else [Option("no")]
    state.table.held = (*state.table.held, card)
    question(state, "courier_bought", seat, "buy", options, (seat, card, deck), source=("card", card))
    return None


@answer
def courier_bought(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Buy it with one's own gold, or put it under its deck."""
    seat, card, deck = data
    state.table.held = tuple(other for other in state.table.held if other != card)
    if picks[0].verb == "no":
        put_under(state, deck, card)
        return 0
    gain_gold(state, seat, -state.faces[card].card.gold)
    if deck == "potions":
        gain_potion(state, seat, card)
        return None
    gain_relic(state, seat, card)
    return 1
