"""Catching up: between two acts another hero sits down and reads the table of the act about to begin (QUICK-05, QUICK-11).

Nobody is asked for it: whoever is asked whether the party climbs on may answer with a newcomer first, as often as heroes are
left, and is then asked the same again.
"""

from typing import Any, Final

from soulstack.games.spire.cards.effects import Everyone
from soulstack.games.spire.rules.climb.decks import HEROES
from soulstack.games.spire.rules.climb.floor import errand
from soulstack.games.spire.rules.climb.gaining import cut_hp
from soulstack.games.spire.rules.climb.rewards import floor as reward_floor
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Steps
from soulstack.games.spire.rules.setup import SEAT_STREAMS, new_hero
from soulstack.games.spire.rules.state import State
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Seat
from soulstack.kernel.programs import Ask
from soulstack.kernel.rng import keyed, named_seed

JOIN: Final = "join"
GO_ON: Final = "go_on"
CATCH_UP: Final = "catch_up"
STARTED: Final = "run_started"


def joining(hero_id: str) -> Option:
    """Name a hero who sits down.

    >>> joining("defect")
    Option(verb='join', ref=None, n=2)
    """
    return Option(JOIN, None, HEROES.index(hero_id))


def who_may_join(state: State) -> tuple[str, ...]:
    """List the heroes who may sit down now: those nobody plays, while the party stands between two acts (SA-98)."""
    if _asked(state) is None:
        return ()
    there = {hero.hero for hero in state.heroes}
    return tuple(hero for hero in HEROES if hero not in there)


def newcomers(answers: Any) -> int:
    """Count those who sit down with some answers."""
    return sum(1 for answer in answers for pick in answer.picks if pick.verb == JOIN)


def is_joining(answer: Answer) -> bool:
    """Tell whether an answer brings a newcomer."""
    return any(pick.verb == JOIN for pick in answer.picks)


def join(state: State, answer: Answer) -> list[Fact]:
    """Let a hero sit down and ask the same again; an illegal one raises and changes nothing."""
    asked = _asked(state)
    if asked is None or asked.seat != answer.seat:
        raise IllegalAnswerError("Heroes join between two acts only.")
    wanted = [hero for hero in who_may_join(state) if (joining(hero),) == answer.picks]
    if not wanted:
        raise IllegalAnswerError("This hero cannot join.")
    seat = sit_down(state, wanted[0])
    frame = state.frames[-1]
    assert isinstance(frame, Ask)
    frame.data = (*frame.data, seat)
    facts, state.facts = state.facts, []
    return facts


def _asked(state: State) -> Decision | None:
    return next((each for each in state.pending if each.kind == GO_ON), None)


def sit_down(state: State, hero_id: str) -> Seat:
    """Set a newcomer up with board, starter deck and own decks, in the lowest free row (QUICK-11)."""
    seat = len(state.heroes)
    for kind in SEAT_STREAMS:
        name = keyed(kind, seat)
        state.streams[name] = named_seed(state.setup.seed, name)
    hero = new_hero(state, seat, hero_id)
    for other, rewards, rares in state.table.others:
        if other == hero_id:
            # What others have drawn of these decks is theirs (SA-97).
            hero.rewards, hero.rares = rewards, rares
    state.table.others = tuple(each for each in state.table.others if each[0] != hero_id)
    rows = {each.row for each in state.heroes}
    hero.row = next(row for row in range(1, len(HEROES) + 1) if row not in rows)
    state.heroes.append(hero)
    tell(state, "hero_joined", seat)
    cut_hp(state, seat)
    return seat


def begin(state: State, frame: Steps) -> None:
    """Let the modifiers do for newcomers what they do at the start of a run, in printed order (QUICK-11)."""
    listening = sorted(state.index.get(STARTED, ()), key=lambda pair: printed(state, pair[0]))
    late = [Steps(name="late_modifier", data=pair, seats=frame.seats) for pair in listening]
    state.frames += reversed(late)


def printed(state: State, card: int) -> tuple[int, int]:
    """Tell where a modifier stands in print."""
    modifier: Any = state.faces[card].card
    return modifier.section, modifier.face


def modify(state: State, frame: Steps) -> None:
    """Let one modifier do for newcomers what it does for everyone."""
    card, at = frame.data
    ability: Any = state.faces[card].abilities[at]
    for seat in reversed(frame.seats):
        for effect in ability.do:
            assert isinstance(effect, Everyone)
            errand(state, seat, effect.do, card)


def catch_up(state: State, frame: Steps) -> None:
    """Read the table of the act for the newcomers alone."""
    state.frames.append(Steps(name="quick_start", seats=frame.seats))


PROCEDURES["late_modifier"] = (modify, reward_floor)
PROCEDURES[CATCH_UP] = (begin, catch_up)
