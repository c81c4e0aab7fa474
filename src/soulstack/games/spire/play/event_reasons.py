"""Why an option of an event cannot be chosen now, in one sentence."""

from typing import Any

from soulstack.games.spire.cards import run_effects as r
from soulstack.games.spire.cards.schema import EventOption
from soulstack.games.spire.rules.climb.events import can_swap, event_of, legal_options, pay_ways, relics_of, visit_of
from soulstack.games.spire.rules.climb.gaining import of_deck
from soulstack.games.spire.rules.state import NOBODY, State
from soulstack.kernel.sentences import Sentence


def why_no_option(state: State, seat: int, n: int) -> Sentence | None:
    """Say why a hero cannot choose the option with this number; None when it can."""
    visit = state.table.visit
    if visit is None or visit.event == NOBODY or any(option.n == n for option in legal_options(state, seat)):
        return None
    event = event_of(state, visit.event)
    mine = [number for who, number in visit.chosen if who == seat]
    if event.party and visit.chosen:
        return Sentence("The party has chosen.")
    if n in mine:
        return Sentence("This hero has chosen it.")
    if len(mine) >= event.picks:
        return Sentence("This hero has chosen.")
    if event.different and any(number == n for _, number in visit.chosen):
        return Sentence("Somebody else has taken it.")
    return _missing(state, seat, event.options[n - 1])


def _missing(state: State, seat: int, option: EventOption) -> Sentence | None:
    """Say what is missing for an option."""
    if option.owned and not any(state.faces[card].id == option.owned for hero in state.heroes for card in hero.relics):
        return Sentence("Nobody owns {card}.", card=state.sides[option.owned].card.name)
    for part in option.do:
        found = _of_part(state, seat, part)
        if found is not None:
            return found
    return None


def _of_part(state: State, seat: int, part: Any) -> Sentence | None:
    if isinstance(part, r.Pay) and not pay_ways(state, seat, part):
        if part.among == ("relic",):
            return Sentence("This hero has no relic to give.")
        if part.among == ("potion",):
            return Sentence("This hero has no potion to give.")
        return Sentence("It costs {n} gold.", n=part.gold)
    if isinstance(part, r.LoseItem) and part.revealed and seat not in dict(visit_of(state).revealed):
        return Sentence("This hero has no relic to give.")
    if isinstance(part, r.Remove) and part.rarities and not of_deck(state, seat, "remove", part.which, part.rarities):
        return Sentence("This deck has no uncommon or rare card.")
    if isinstance(part, r.Swap) and not can_swap(state, seat, part.what):
        if part.what == "relic" and not relics_of(state, seat):
            return Sentence("This hero has no relic to give.")
        return Sentence("There is nobody to swap with.")
    return None
