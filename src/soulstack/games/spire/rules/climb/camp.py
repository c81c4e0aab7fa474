"""Campfires (CAMP) and treasure rooms (TREASURE)."""

from attrs import evolve

from soulstack.games.spire.rules.climb.floor import common_options, do_common
from soulstack.games.spire.rules.climb.gaining import barred, of_deck, unlike, upgrade
from soulstack.games.spire.rules.climb.keys import ask_key, wanted
from soulstack.games.spire.rules.climb.rewards import close_all, floor, offer
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Steps
from soulstack.games.spire.rules.harm import heal
from soulstack.games.spire.rules.listening import stats
from soulstack.games.spire.rules.state import Reward, State, Visit, living_seats
from soulstack.kernel.asking import DONE, FLOOR, TOPICS, AskAll, Topic
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import GAME, Seat

TOPIC = "camp"
REST, SMITH, NOTHING = 1, 2, 3
HEALED = 3
RESTED = Option("rest")
IDLE = Option("nothing")


def sit_down(state: State, frame: Steps) -> None:
    """Open the campfire."""
    del frame
    state.table.visit = Visit("campfire")
    state.frames.append(AskAll(topic=TOPIC, rule=FLOOR, seats=tuple(living_seats(state))))


def _visit(state: State) -> Visit:
    assert state.table.visit is not None
    return state.table.visit


def _options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    del frame
    options = common_options(state, seat)
    if seat not in dict(_visit(state).chosen):
        if not barred(state, "no_rest", seat):
            options.insert(0, RESTED)
        if not barred(state, "no_smith", seat):
            options += [Option("smith", ("card", card)) for card in unlike(state, of_deck(state, seat, "upgrade"))]
        options.append(IDLE)
    return Decision(seat, TOPIC, (*options, DONE), prompt=TOPIC)


def _act(state: State, frame: AskAll, seat: Seat, picks: tuple[Option, ...]) -> None:
    del frame
    option = picks[0]
    if do_common(state, seat, option):
        return
    if option.verb == "rest":
        note(state, seat, REST)
        healed = heal(state, seat, rest_heals(state, seat))
        tell(state, "rested", seat, amount=healed)
        from soulstack.games.spire.rules.batching import release

        release(state)
    elif option.verb == "smith" and option.ref is not None:
        note(state, seat, SMITH)
        upgrade(state, seat, option.ref[1])
    else:
        note(state, seat, NOTHING)


def rest_heals(state: State, seat: int) -> int:
    """Tell how much a rest heals (CAMP-01)."""
    return HEALED + stats(state, "rest_heal", seat)


def note(state: State, seat: int, what: int) -> None:
    """Note what a seat did; when all do nothing the party may take the Ruby Key (KEY-02, SA-91)."""
    visit = _visit(state)
    visit = state.table.visit = evolve(visit, chosen=(*visit.chosen, (seat, what)))
    done = dict(visit.chosen)
    if what == NOTHING and all(done.get(other) == NOTHING for other in living_seats(state)) and wanted(state, "ruby"):
        ask_key(state, seat, "ruby")


TOPICS[TOPIC] = Topic(_options, _act)


def open_chest(state: State, frame: Steps) -> None:
    """Offer a relic to every seat (TREASURE-01), or a draft of them (RELIC-01)."""
    del frame
    state.table.visit = Visit("treasure")
    offer_relics(state)


def offer_relics(state: State) -> None:
    """Offer each seat a relic of its own, or all of them as many as there are seats (RELIC-01)."""
    seats = living_seats(state)
    if "choose_relic" in state.setup.options and len(seats) > 1:
        draft(state, "relic", len(seats))
        return
    for seat in seats:
        offer(state, seat, "relic")


def draft(state: State, kind: str, show: int) -> None:
    """Open a draft of the party."""
    table = state.table
    table.rewards = (*table.rewards, Reward(table.next_reward, GAME, kind, show=show))
    table.next_reward += 1
    tell(state, "reward_offered", amount=table.next_reward - 1, word=kind)


PROCEDURES["campfire"] = (sit_down,)
PROCEDURES["treasure"] = (open_chest, floor, close_all)
