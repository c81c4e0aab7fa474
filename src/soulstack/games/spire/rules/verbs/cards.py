"""Drawing, discarding, exhausting and moving cards."""

from typing import Any

from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards.words import Amount
from soulstack.games.spire.rules.aiming import heroes_of
from soulstack.games.spire.rules.counting import fits, is_free, number
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Done, Program, answer, deed_of, pick, question, verb
from soulstack.games.spire.rules.items import discard_item, turn_face_down
from soulstack.games.spire.rules.piles import (
    discard,
    draw,
    exhaust,
    give_daze,
    give_status,
    put,
    shuffle_draw,
    take_out,
)
from soulstack.games.spire.rules.playing import play_for_free
from soulstack.games.spire.rules.state import NOBODY, Lasting, State
from soulstack.kernel.decisions import Option

ANY_NUMBER = 99


@verb(e.Draw)
def draw_cards(state: State, run: Program, effect: e.Draw) -> Done:
    """Draw."""
    state.combat().drawn = NOBODY
    n = number(state, run, effect.n)
    return sum(draw(state, hero.seat, n) for hero in heroes_of(state, run, effect.to))


@verb(e.DrawTo)
def draw_to(state: State, run: Program, effect: e.DrawTo) -> Done:
    """Draw up to a hand of so many; the card being played does not count."""
    return draw(state, run.seat, effect.n - len(state.fighter(run.seat).hand))


def unlike(state: State, seat: int, cards: list[int]) -> list[int]:
    """Keep one card of each kind that is alike: the same side in the same state."""
    fighter = state.fighter(seat)
    changed = dict(fighter.costs)
    seen: dict[tuple[str, bool, int | None], int] = {}
    for card in cards:
        seen.setdefault((state.faces[card].id, card in fighter.kept, changed.get(card)), card)
    return list(seen.values())


def ask_cards(
    state: State, run: Program, purpose: str, cards: list[int], low: int, high: int, data: tuple[Any, ...] = ()
) -> Done:
    """Ask for cards; where fewer lie there than are asked for all are taken, and of those that are alike one is offered."""
    high = min(high, len(cards))
    low = min(low, high)
    kinds = unlike(state, run.seat, cards)
    forced = low == high and (high == len(cards) or len(kinds) == 1)
    if forced and not state.ask_forced:
        return CHOSEN[purpose](state, run.seat, cards[:high], data)
    if forced:
        cards = cards[:high]
    offered = kinds if high == 1 else cards
    options = [pick("card", card) for card in offered]
    source = ("card", run.card) if run.card != NOBODY else None
    question(
        state, "cards_chosen", run.seat, "cards", options, (purpose, run.seat, *data),
        low=low, high=high, ordered=purpose == "discard" and not forced, source=source,
    )  # fmt: skip
    return None


@answer
def cards_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Hand the chosen cards on."""
    purpose, seat, *rest = data
    cards = [option.ref[1] for option in picks if option.ref is not None]
    return CHOSEN[purpose](state, seat, cards, tuple(rest))


def discard_chosen(state: State, seat: int, cards: list[int], data: tuple[Any, ...]) -> Done:
    """Discard cards by an effect."""
    (by_card,) = data
    for card in cards:
        discard(state, seat, card, by_card=by_card)
    if cards and by_card:
        tell(state, "cards_discarded", seat, amount=len(cards))
    return len(cards)


def exhaust_chosen(state: State, seat: int, cards: list[int], _: tuple[Any, ...]) -> Done:
    """Exhaust cards."""
    for card in cards:
        exhaust(state, seat, card)
    return len(cards)


def move_chosen(state: State, seat: int, cards: list[int], data: tuple[Any, ...]) -> Done:
    """Move cards on top of a pile."""
    into, retain, free = data
    fighter = state.fighter(seat)
    for card in cards:
        take_out(state, seat, card)
        put(state, seat, card, into)
        if retain:
            fighter.lasting = (*fighter.lasting, Lasting("retained", source=card))
        if free:
            fighter.costs = (*fighter.costs, (card, 0))
    return len(cards)


def retain_chosen(state: State, seat: int, cards: list[int], data: tuple[Any, ...]) -> Done:
    """Retain cards this turn; an item that lets do it once a combat is used up by that."""
    if cards and data:
        turn_face_down(state, seat, data[0])
    fighter = state.fighter(seat)
    fighter.lasting = (*fighter.lasting, *[Lasting("retained", source=card) for card in cards])
    return len(cards)


CHOSEN = {"discard": discard_chosen, "exhaust": exhaust_chosen, "move": move_chosen, "retain": retain_chosen}


@verb(e.Discard)
def discard_cards(state: State, run: Program, effect: e.Discard) -> Done:
    """Discard from hand; only the text of a card counts as a card effect (SA-74)."""
    hand = [card for card in state.fighter(run.seat).hand if fits(state.faces[card], effect.which)]
    by_card = run.card != NOBODY and state.faces[run.card].kind in {"attack", "skill", "power"}
    low, high = _span(state, run, effect.n, len(hand))
    return ask_cards(state, run, "discard", hand, low, high, (by_card,))


@verb(e.Exhaust)
def exhaust_cards(state: State, run: Program, effect: e.Exhaust) -> Done:
    """Exhaust cards of a pile."""
    state.combat().exhausted = NOBODY
    found = [
        card
        for card in getattr(state.fighter(run.seat), effect.pile)
        if fits(state.faces[card], effect.which) and not (effect.except_attacks and state.faces[card].kind == "attack")
    ]
    low, high = _span(state, run, effect.n, len(found))
    if effect.up_to:
        low = 0
    if effect.low is not None:
        low = effect.low
    return ask_cards(state, run, "exhaust", found, low, high)


def _span(state: State, run: Program, n: Amount, there: int) -> tuple[int, int]:
    """Give how many cards at least and at most."""
    if n == "all":
        return there, there
    if n == "any":
        return 0, there
    count = number(state, run, n)
    return count, count


@verb(e.Move)
def move_cards(state: State, run: Program, effect: e.Move) -> Done:
    """Move cards of a pile on top of another one."""
    pile: list[int] = getattr(state.fighter(run.seat), effect.source)
    found = pile[-1:] if effect.top else list(pile)
    found = [card for card in found if fits_there(state, run.seat, card, effect.which)]
    n = len(found) if effect.n == "all" else number(state, run, effect.n)
    return ask_cards(state, run, "move", found, n, n, (effect.into, effect.retain, effect.free))


def fits_there(state: State, seat: int, card: int, which: Any) -> bool:
    """Tell whether a card fits, its cost read where it lies (PLAY-16)."""
    if which.cost == 0 and not is_free(state, seat, card):
        return False
    return fits(state.faces[card], which)


@verb(e.ShuffleDraw)
def shuffle_cards(state: State, run: Program, effect: e.ShuffleDraw) -> Done:
    """Shuffle the draw pile."""
    del effect
    shuffle_draw(state, run.seat)
    return 1


@verb(e.Scry)
def scry(state: State, run: Program, effect: e.Scry) -> Done:
    """Look at the top cards and discard any of them (KEYWORD-06)."""
    fighter = state.fighter(run.seat)
    n = min(number(state, run, effect.n), len(fighter.draw))
    if not n:
        return 0
    fighter.known = max(fighter.known, n)
    tell(state, "scried", run.seat, amount=n)
    looked = fighter.draw[: -n - 1 : -1]
    question(
        state, "scry_chosen", run.seat, "scry", [pick("card", card) for card in looked], (run.seat,), low=0, high=n
    )
    return None


@answer
def scry_chosen(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Discard what was chosen in the order it was looked at; a card may be played instead (WATCHER-09)."""
    (seat,) = data
    fighter = state.fighter(seat)
    chosen = {option.ref[1] for option in picks if option.ref is not None}
    instead = []
    for card in [card for card in fighter.draw[::-1] if card in chosen]:
        fighter.draw.remove(card)
        fighter.known = max(0, fighter.known - 1)
        plus = scry_plus(state, card)
        if plus:
            instead.append((card, plus))
        else:
            fighter.discard.append(card)
            tell(state, "card_thrown", seat, card=card)
    for card, plus in reversed(instead):
        play_for_free(state, seat, card, plus=plus)
    return len(chosen) if not instead else None


def scry_plus(state: State, card: int) -> int:
    """Tell how much more a card deals that is played when Scry would discard it, or 0."""
    return sum(ability.n for ability in state.faces[card].abilities if getattr(ability, "stat", "") == "scry_plays")


@verb(e.GiveDaze)
def daze(state: State, run: Program, effect: e.GiveDaze) -> Done:
    """Give Daze."""
    n = number(state, run, effect.n)
    return sum(give_daze(state, hero.seat, n, effect.pile) for hero in heroes_of(state, run, effect.to))


@verb(e.GiveStatus)
def status(state: State, run: Program, effect: e.GiveStatus) -> Done:
    """Give Burn or Slimed."""
    n = number(state, run, effect.n)
    return sum(give_status(state, hero.seat, effect.half, n, effect.pile) for hero in heroes_of(state, run, effect.to))


@verb(e.HandFree)
def hand_free(state: State, run: Program, effect: e.HandFree) -> Done:
    """Let the cards in hand cost 0 this turn (SA-162)."""
    del effect
    fighter = state.fighter(run.seat)
    fighter.costs = (*fighter.costs, *[(card, 0) for card in fighter.hand])
    return len(fighter.hand)


@verb(e.RetainedCheaper)
def retained_cheaper(state: State, run: Program, effect: e.RetainedCheaper) -> Done:
    """Let the cards that were Retained last turn cost less, as long as they stay in hand (PLAY-15)."""
    fighter = state.fighter(run.seat)
    found = [Lasting("cheaper", n=effect.n, source=card) for card in fighter.kept]
    fighter.lasting = (*fighter.lasting, *found)
    return len(found)


@verb(e.MayRetain)
def may_retain(state: State, run: Program, effect: e.MayRetain) -> Done:
    """Ask at the end of turn, or note that it is to be asked then (SA-83)."""
    if state.combat().phase == "end":
        return ask_retain(state, run.seat, effect.n, run.card, turns=effect.turns)
    fighter = state.fighter(run.seat)
    fighter.lasting = (*fighter.lasting, Lasting("may_retain", n=effect.n, source=run.card))
    return 0


def ask_retain(state: State, seat: int, n: int, card: int, *, turns: bool = False) -> Done:
    """Ask which cards of the hand to Retain; those that stay anyhow are not offered."""
    fighter = state.fighter(seat)
    held = [lasting.source for lasting in fighter.lasting if lasting.kind == "retained"]
    hand = [c for c in fighter.at_end if c in fighter.hand and c not in held and not state.faces[c].retain]
    options = [pick("card", c) for c in (unlike(state, seat, hand) if n == 1 else hand)]
    source = ("card", card) if card != NOBODY else None
    data = ("retain", seat, card) if turns else ("retain", seat)
    question(state, "cards_chosen", seat, "retain", options, data, low=0, high=n, source=source)
    return None


@verb(e.ExhaustIt)
def exhaust_it(state: State, run: Program, effect: e.ExhaustIt) -> Done:
    """Exhaust the card that the trigger is about, if it is still in the hand (SA-108)."""
    del effect
    fact = run.fact
    if fact is None or fact.card not in state.fighter(fact.seat).hand:
        return 0
    exhaust(state, fact.seat, fact.card)
    return 1


@verb(e.ThisCard)
def this_card(state: State, run: Program, effect: e.ThisCard) -> Done:
    """Send this card somewhere; a copy is no card (TWICE-06)."""
    if run.is_copy or run.card == NOBODY:
        return 0
    if state.fight is not None and run.card in state.fight.limbo:
        deed = deed_of(state)
        if deed.into:
            return 0  # PLAY-20: what plays it has said where it goes
        deed.into = effect.into
        ref = run.chosen("enemy")
        if effect.into == "target" and ref is not None and ref[0] == "foe" and state.foe(ref[1]).lives:
            fight = state.combat()
            fight.attached = (*fight.attached, (run.card, run.seat, ref[1]))
        elif effect.into == "target":
            deed.into = ""
        return 1
    if effect.into == "exhaust" and state.fight is not None:
        fighter = state.fighter(run.seat)
        if run.card in (*fighter.powers, *fighter.discard):  # SA-161: not once it has been drawn again
            exhaust(state, run.seat, run.card)
            return 1
    elif effect.into == "deck":
        discard_item(state, run.seat, run.card)
        return 1
    return 0
