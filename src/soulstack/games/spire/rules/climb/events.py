"""Events: drawing, choosing options, rolling, and what the room may turn into (EVENT)."""

from typing import Any

from attrs import evolve

from soulstack.games.spire.cards import run_effects as r
from soulstack.games.spire.cards.schema import EventDef, EventOption
from soulstack.games.spire.rules.climb.decks import put_under, take_top
from soulstack.games.spire.rules.climb.floor import common_options, do_common, errand
from soulstack.games.spire.rules.climb.gaining import of_deck
from soulstack.games.spire.rules.climb.paying import ALONE, HELPED, ways
from soulstack.games.spire.rules.climb.rewards import act as act_on_rewards
from soulstack.games.spire.rules.climb.rewards import close, close_drafts, reward_options
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Steps
from soulstack.games.spire.rules.state import NOBODY, State, Visit, living_seats
from soulstack.kernel.asking import DONE, FLOOR, TOPICS, AskAll, Topic
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import Seat
from soulstack.kernel.rng import below

TOPIC = "event"


def event_of(state: State, card: int) -> EventDef:
    """Give the event that a card shows."""
    found: Any = state.faces[card].card
    assert isinstance(found, EventDef)
    return found


def row_of(state: State, card: int) -> Any:
    """Give the row of a physical event card: its act, and whether it is replaced as the first event (EVENT-09)."""
    for row in event_of(state, card).cards:
        if card in state.places[row.id]:
            return row
    raise LookupError(card)


def draw_event(state: State, frame: Steps) -> None:
    """Draw the top event; some are replaced as the first of the run (EVENT-01, EVENT-09)."""
    table = state.table
    card = take_top(state, "events")
    for _ in range(len(table.events)):
        if table.events_met or not row_of(state, card).not_first:
            break
        put_under(state, "events", card)
        card = take_top(state, "events")
    table.events_met += 1
    table.visit = Visit("event", event=card)
    frame.data = (card,) if card != NOBODY else ()
    tell(state, "event_drawn", card=card)
    if card != NOBODY and any(_wants_relic(option) for option in event_of(state, card).options):
        drawn = []
        for seat in living_seats(state):
            relics = relics_of(state, seat)
            if relics:
                drawn.append((seat, relics[below(state.streams, "choice", len(relics))]))
        table.visit = evolve(table.visit, revealed=tuple(drawn))
    for seat in living_seats(state):
        tell(state, "event_entered", seat)
    from soulstack.games.spire.rules.batching import release

    release(state)


def _wants_relic(option: EventOption) -> bool:
    return any(isinstance(part, r.LoseItem) and part.revealed for part in option.do)


def relics_of(state: State, seat: int) -> list[int]:
    """List the relics that a hero may lose or swap: those of the relic deck."""
    return [card for card in state.heroes[seat].relics if state.faces[card].card.deck == "relic"]


def visit_of(state: State) -> Visit:
    """Give the room that the party is in."""
    assert state.table.visit is not None
    return state.table.visit


def choose(state: State, frame: Steps) -> None:
    """Let every seat choose (EVENT-01)."""
    del frame
    if visit_of(state).event != NOBODY:
        state.frames.append(AskAll(topic=TOPIC, rule=FLOOR, seats=tuple(living_seats(state))))


def legal_options(state: State, seat: int) -> list[Option]:
    """List the options of the event that a seat may choose now; `n` counts them as printed, from 1."""
    visit = visit_of(state)
    event = event_of(state, visit.event)
    mine = [n for who, n in visit.chosen if who == seat]
    if event.party:
        if visit.chosen:
            return []
    elif len(mine) >= event.picks:
        return []
    taken = {n for _, n in visit.chosen}
    found = []
    for n, option in enumerate(event.options, 1):
        if n in mine or (event.different and n in taken):
            continue
        for way in _ways(state, seat, option):
            found.append(Option("option", None, n) if way == ALONE else Option("option", ("help", 1), n))
    return found


def _ways(state: State, seat: int, option: EventOption) -> list[int]:
    """List the ways in which an option may be paid for; none when something that it asks for is missing (EVENT-02)."""
    found = [ALONE]
    if option.owned and not any(state.faces[card].id == option.owned for hero in state.heroes for card in hero.relics):
        return []
    for at, part in enumerate(option.do):
        if isinstance(part, r.Pay):
            found = pay_ways(state, seat, part)
        elif isinstance(part, r.LoseItem) and part.revealed:
            found = [ALONE] if seat in dict(visit_of(state).revealed) else []
        elif isinstance(part, r.Remove) and part.rarities and at == 0:
            found = [ALONE] if of_deck(state, seat, "remove", part.which, part.rarities) else []
        elif isinstance(part, r.Swap):
            found = [ALONE] if can_swap(state, seat, part.what) else []
        if not found:
            return []
    return found


def pay_ways(state: State, seat: int, part: r.Pay) -> list[int]:
    """List the ways to pay a price: an item that is there, or gold."""
    items = any(
        (kind == "relic" and relics_of(state, seat)) or (kind == "potion" and state.heroes[seat].potions)
        for kind in part.among
    )
    if part.among and "gold" not in part.among:
        return [ALONE] if items else []
    found = ways(state, seat, part.gold)
    return [ALONE, *(way for way in found if way == HELPED)] if items else found


def can_swap(state: State, seat: int, what: str) -> bool:
    """Tell whether a hero has somebody to swap with (SOLO-04)."""
    others = [other for other in living_seats(state) if other != seat]
    if what == "card":
        return any(of_deck(state, other, "swap") for other in others) and bool(of_deck(state, seat, "swap"))
    return bool(relics_of(state, seat)) and any(relics_of(state, other) for other in others)


def _options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    del frame
    visit = visit_of(state)
    if visit.becomes or visit.portal:
        return None
    event = event_of(state, visit.event)
    options = legal_options(state, seat)
    chosen = bool(visit.chosen) if event.party else seat in dict(visit.chosen)
    leave = [DONE] if chosen or not options else []
    found = (*options, *reward_options(state, seat), *common_options(state, seat), *leave)
    return Decision(seat, TOPIC, found, prompt=TOPIC)


def _act(state: State, frame: AskAll, seat: Seat, picks: tuple[Option, ...]) -> None:
    from soulstack.games.spire.rules.batching import release

    option = picks[0]
    if option.verb == "option":
        take_option(state, seat, option)
        for other in frame.seats:
            if event_of(state, visit_of(state).event).party:
                frame.wake(other)
    elif act_on_rewards(state, seat, option):
        release(state)
    else:
        do_common(state, seat, option)


def take_option(state: State, seat: int, option: Option) -> None:
    """Carry out an option from left to right (EVENT-04)."""
    visit = visit_of(state)
    program = event_of(state, visit.event).options[option.n - 1].do
    state.table.visit = evolve(visit, chosen=(*visit.chosen, (seat, option.n)))
    tell(state, "option_chosen", seat, amount=option.n)
    bound = (("help", ("help", 1)),) if option.ref is not None else ()
    errand(state, seat, program, visit.event, bound=bound)


def _done(state: State, frame: AskAll, seat: Seat) -> None:
    del frame
    close(state, seat)


def _close(state: State, frame: AskAll) -> None:
    del frame
    for seat in living_seats(state):
        close(state, seat)
    close_drafts(state)


TOPICS[TOPIC] = Topic(_options, _act, _close, _done)


def turn_into(state: State, frame: Steps) -> None:
    """Treat the room as another kind from here on (MAP-07, EVENT-08); once-per-room items are renewed (SA-07)."""
    from soulstack.games.spire.rules.climb.board import enter_room
    from soulstack.games.spire.rules.items import turn_face_up

    del frame
    visit = visit_of(state)
    if visit.becomes:
        for seat in living_seats(state):
            turn_face_up(state, seat)
        enter_room(state, visit.becomes)


def put_away(state: State, frame: Steps) -> None:
    """Put the event under its deck (EVENT-07); the Secret Portal lets the party move at once."""
    from soulstack.games.spire.rules.batching import release
    from soulstack.games.spire.rules.climb.board import ask_space

    if frame.data:
        put_under(state, "events", frame.data[0])
    visit = state.table.visit
    portal = visit is not None and visit.portal
    state.table.visit = None
    tell(state, "event_left")
    if portal:
        ask_space(state, any_higher=True)
    release(state)


PROCEDURES["event"] = (draw_event, choose, turn_into, put_away)
