"""What a file expects, read from the state and compared (SCENARIOS, "What must hold")."""

from collections.abc import Callable
from typing import Any

from soulstack.content.scenario_result import Failure
from soulstack.games.spire.cards.faces import NO_COST, UP, X_COST
from soulstack.games.spire.rules.climb.board import START, is_hidden
from soulstack.games.spire.rules.costs import cost_of
from soulstack.games.spire.rules.intents import line_of
from soulstack.games.spire.rules.orbs import dark_left
from soulstack.games.spire.rules.state import DARK_SUPPLY, FREE, POISON_SUPPLY, Foe, State, living_foes
from soulstack.games.spire.scenario.moves import FLOORS, Play
from soulstack.games.spire.scenario.picking import called
from soulstack.games.spire.scenario.words import FIELDS
from soulstack.kernel.asking import AskAll
from soulstack.kernel.decisions import Decision
from soulstack.kernel.ids import GAME

ABSENT = "(nothing)"


class Several(tuple[Any, ...]):
    """Values whose order does not matter."""

    __slots__ = ()


class Offered(tuple[Any, ...]):
    """The options of a question: of each everything that it may be called, the first the way it is written."""

    __slots__ = ()


class Either(tuple[Any, ...]):
    """Two ways to say the same: a list with what belongs to all or without, a room or the rewards that lie open in it."""

    __slots__ = ()


def failures(play: Play, number: int, expect: tuple[tuple[str, Any], ...]) -> list[Failure]:
    """List what does not hold after a step."""
    found = []
    for key, wanted in expect:
        try:
            actual = value_of(play.state, key, wanted)
        except (LookupError, AssertionError, ValueError) as error:
            actual = f"{ABSENT} {error}".strip()
        if not same(wanted, actual):
            shown = list(actual) if isinstance(actual, tuple) else actual
            if isinstance(actual, Either):
                shown = list(actual[0]) if isinstance(actual[0], tuple) else actual[0]
            if isinstance(actual, Offered):
                shown = [names[0] for names in actual]
            found.append(Failure(number, key, wanted, shown))
    return found


def same(wanted: Any, actual: Any) -> bool:
    """Compare a value of a file with what is."""
    if isinstance(actual, Either):
        return any(same(wanted, each) for each in actual)
    if isinstance(actual, Offered):
        return isinstance(wanted, list) and (fit(wanted, list(actual)) or fit(wanted, things(actual)))
    if isinstance(actual, Several):
        return isinstance(wanted, list) and sorted(map(str, wanted)) == sorted(map(str, actual))
    if isinstance(actual, tuple | list):
        return isinstance(wanted, list) and list(actual) == wanted
    if isinstance(actual, bool) or isinstance(wanted, bool):
        return wanted is actual
    return bool(wanted == actual)


def fit(wanted: list[Any], offered: list[tuple[Any, ...]]) -> bool:
    """Tell whether each name is a name of an option of its own."""
    if not wanted or len(wanted) != len(offered):
        return not wanted and not offered
    first, *rest = wanted
    return any(first in names and fit(rest, [other for other in offered if other is not names]) for names in offered)


def things(actual: Offered) -> list[tuple[Any, ...]]:
    """Leave out that one may also have nothing: it is an answer, and not always listed as an option."""
    return [names for names in actual if names[0] != "no"]


def value_of(state: State, key: str, wanted: Any) -> Any:
    """Give the value of a key."""
    head, _, rest = key.partition(".")
    if head == "seat":
        number, _, name = rest.partition(".")
        if not number.isdecimal() or int(number) >= len(state.heroes):
            raise LookupError(number)
        return of_seat(state, int(number), name, wanted)
    if head == "enemy":
        return of_enemy(state, rest, wanted)
    if head == "pending":
        return of_pending(state, rest)
    if head == "supply":
        return of_supply(state, rest)
    if head == "map":
        return of_map(state, rest)
    if head == "merchant":
        return of_merchant(state, rest)
    plain = PLAIN.get(key)
    if plain is not None:
        return plain(state)
    for end in ("_top", "_bottom"):
        if key.endswith(end) and key.removesuffix(end) in FIELDS:
            deck = getattr(state.table, FIELDS[key.removesuffix(end)])
            return part_of(state, deck, end, wanted)
    raise LookupError


def part_of(state: State, deck: tuple[int, ...], end: str, wanted: Any) -> tuple[str, ...]:
    """Give as many ids as are listed: from the top down, or from the lowest card up."""
    n = len(wanted) if isinstance(wanted, list) else 1
    cards = deck[:n] if end == "_top" else deck[::-1][:n]
    return tuple(physical(state, card) for card in cards)


def physical(state: State, card: int) -> str:
    """Name a card; one of an event by its row."""
    face = state.faces[card]
    for row in getattr(face.card, "cards", ()):
        if card in state.places[row.id]:
            return str(row.id)
    return face.id


def ids(state: State, cards: Any) -> Several:
    """Give the ids of cards in any order."""
    return Several(state.faces[card].id for card in cards)


# --- seats -------------------------------------------------------------------------------------------------------------

OF_FIGHTER = ("energy", "block", "strength", "weak", "vulnerable", "shivs", "miracles", "stance")
PILES = ("hand", "draw", "discard")


def of_seat(state: State, seat: int, name: str, wanted: Any) -> Any:
    """Give a value of a seat."""
    hero = state.heroes[seat]
    fight = state.fight
    if name in {"hp", "max_hp", "gold", "row", "dead"}:
        return getattr(hero, name)
    if name in OF_FIGHTER:
        if fight is None:
            return "neutral" if name == "stance" else 3 if name == "energy" else 0
        return getattr(fight.fighters[seat], name)
    if name.endswith("_size") and name.removesuffix("_size") in PILES:
        return len(getattr(fight.fighters[seat], name.removesuffix("_size"))) if fight is not None else 0
    if name in {"hand", "exhaust", "powers"}:
        return ids(state, getattr(fight.fighters[seat], name)) if fight is not None else Several()
    if name in {"draw_top", "discard_top"}:
        pile = getattr(fight.fighters[seat], name.removesuffix("_top")) if fight is not None else []
        return part_of(state, tuple(pile[::-1]), "_top", wanted)
    if name in {"rewards_top", "rewards_bottom", "rare_top", "rare_bottom"}:
        deck = hero.rewards if name.startswith("rewards") else hero.rares
        return part_of(state, deck, "_" + name.rpartition("_")[2], wanted)
    if name == "orbs":
        return Several(orb for orb in fight.fighters[seat].orbs if orb != FREE) if fight is not None else Several()
    if name == "relics":
        return ids(state, [card for card in hero.relics if state.faces[card].card.deck not in {"board", "modifier"}])
    if name in {"potions", "deck", "removed", "face_down"}:
        cards = getattr(hero, name)
        if name == "face_down" and fight is not None:
            turn = fight.fighters[seat].turn
            cards = (*cards, *(card for card in fight.fighters[seat].powers if turn.get(f"used:{card}")))
        return ids(state, cards)
    if name == "done":
        return is_done(state, seat)
    if name.startswith("cost."):
        return cost_in_hand(state, seat, name.removeprefix("cost."))
    if name.startswith("counters."):
        return counters(state, seat, name.removeprefix("counters."))
    raise LookupError


def is_done(state: State, seat: int) -> bool:
    """Tell whether a seat has said that it is done."""
    top = state.frames[-1] if state.frames else None
    for frame in reversed(state.frames):
        if isinstance(frame, AskAll):
            top = frame
            break
    return isinstance(top, AskAll) and seat in top.ready


def cost_in_hand(state: State, seat: int, name: str) -> int | str:
    """Give what a card in the hand costs now, `X` and `none` as on the card."""
    hand = state.fighter(seat).hand
    plain = name.partition("#")[0]
    found = [card for card in hand if state.faces[card].id == plain]
    found = found or [card for card in hand if state.faces[card].id.removesuffix(UP) == plain]
    at = int(name.partition("#")[2] or 1) - 1
    cost = cost_of(state, seat, found[at])
    return {X_COST: "X", NO_COST: "none"}.get(cost, cost)


def counters(state: State, seat: int, name: str) -> int:
    """Give the cubes on a relic or power."""
    hero = state.heroes[seat]
    powers = state.fight.fighters[seat].powers if state.fight is not None else []
    things = [*hero.relics, *powers]
    found = [card for card in things if state.faces[card].id == name]
    found = found or [card for card in things if state.faces[card].id.removesuffix(UP) == name]
    return hero.cubes.get(found[0], 0) if found else 0


# --- enemies -----------------------------------------------------------------------------------------------------------


def of_enemy(state: State, rest: str, wanted: Any) -> Any:
    """Give a value of an enemy."""
    name, _, what = rest.rpartition(".")
    base, _, count = name.partition("#")
    fight = state.fight
    everyone = [foe for foe in fight.foes if state.faces[foe.id].id == base] if fight is not None else []
    at = int(count or 1) - 1
    if what == "alive":
        living = [foe for foe in everyone if foe.lives]
        return len(living) > at
    living = [foe for foe in everyone if foe.lives]
    foe = living[at] if at < len(living) else everyone[at]
    if what == "intent":
        return intent(state, foe, wanted)
    if what not in {"hp", "block", "strength", "weak", "vulnerable", "poison", "row", "slot", "mode"}:
        raise LookupError
    return getattr(foe, what)


def intent(state: State, foe: Foe, wanted: Any) -> Any:
    """Give an enemy's action of this round as in the files."""
    line = line_of(state, foe)
    ops = () if line is None else line.ops
    return ops[0] if isinstance(wanted, str) and len(ops) == 1 else tuple(ops)


# --- questions ---------------------------------------------------------------------------------------------------------


def asked(state: State) -> list[Decision]:
    """List the questions that somebody still has to answer."""
    return [decision for decision in state.pending if decision.kind != "done"]


def of_pending(state: State, rest: str) -> Any:
    """Give whose question it is, of which kind, and its options."""
    found = asked(state)
    if rest == "seats":
        return Several(decision.seat for decision in found)
    number, dot, name = rest.partition(".")
    if dot and number.isdecimal():
        decision = next(d for d in found if d.seat == int(number))
    else:
        name = rest
        if not found:
            return "none" if name == "kind" else Several()
        decision = found[0]
    if name == "kind":
        return kind_of(state, decision)
    if name == "options":
        if kind_of(state, decision) == "reward":
            return rewards_of(state, decision.seat)
        return Offered(called(state, decision))
    raise LookupError


def has_rewards(state: State, decision: Decision) -> bool:
    """Tell whether rewards are open on a floor."""
    return decision.kind in FLOORS and any(
        item.seat in {decision.seat, GAME} and not item.over for item in state.table.rewards
    )


def kind_of(state: State, decision: Decision) -> str:
    """Give the kind of a question; where rewards are open it is `reward`."""
    return "reward" if has_rewards(state, decision) else decision.kind


def rewards_of(state: State, seat: int) -> Several:
    """Give each reward that is neither taken nor skipped: its kind while it is unseen, afterwards what lies there."""
    found: list[str] = []
    for item in state.table.rewards:
        if item.seat not in {seat, GAME} or item.over or seat in (*item.passed, *(who for _, who in item.claims)):
            continue
        if item.shown is None:
            found.append(item.kind)
        else:
            claimed = {card for card, _ in item.claims}
            found += [state.faces[card].id for card in item.shown if card not in claimed]
    return Several(found)


# --- the table ---------------------------------------------------------------------------------------------------------


def of_supply(state: State, name: str) -> int:
    """Give what is left of a supply."""
    table = state.table
    if name in {"daze", "status"}:
        return len(getattr(table, name))
    fight = state.fight
    if name == "poison":
        return POISON_SUPPLY - (sum(foe.poison for foe in fight.foes) if fight is not None else 0)
    if name in {"shivs", "miracles"}:
        return 5 - (sum(getattr(fighter, name) for fighter in fight.fighters) if fight is not None else 0)
    if name == "dark":
        return dark_left(state) if fight is not None else DARK_SUPPLY
    raise LookupError


def of_map(state: State, rest: str) -> Any:
    """Give where the party stands, or a token."""
    if rest == "at":
        return Either([START, ""]) if state.table.at == START else state.table.at
    head, _, name = rest.partition(".")
    if head != "tokens":
        raise LookupError
    return "hidden" if is_hidden(state, name) else dict(state.table.tokens)[name]


def of_merchant(state: State, rest: str) -> Any:
    """Give what lies at the Merchant."""
    visit = state.table.visit
    if visit is None or visit.kind != "merchant":
        return Several()
    if rest in {"relics", "potions"}:
        return ids(state, [card for card in getattr(visit, rest) if card >= 0])
    if rest == "cards":
        seat = next((decision.seat for decision in asked(state)), 0)
        own = [card for card, _ in visit.cards[seat]]
        return Either([ids(state, [*own, *(card for card in visit.colorless if card >= 0)]), ids(state, own)])
    raise LookupError


def phase(state: State) -> Any:
    """Name the phase as in the files; where rewards lie open in a room both words hold."""
    word = room_or_step(state)
    opened = word in {"boss_reward", *ROOMS.values()} and any(not item.over for item in state.table.rewards)
    return Either([word, "reward"]) if opened and word != "reward" else word


def room_or_step(state: State) -> str:
    """Name where the run stands."""
    if state.over:
        return "over"
    names = [frame.name for frame in state.frames if hasattr(frame, "name")]
    fight = state.fight
    if fight is not None:
        if fight.phase != "over":
            if not state.frames or fight.phase in {"play", "end", "enemies"}:
                return "play"
            return "start" if fight.round else "combat"
        through_event = any(getattr(frame, "data", ()) == (BOSS_OF_EVENT,) for frame in state.frames)
        boss = fight.kind == "boss" and "rewards" in names and not through_event
        return "boss_reward" if boss else "reward" if "rewards" in names else "end_of_combat"
    if "quick_start" in names:
        return "merchant" if "merchant" in names else "quick_start"
    for name, word in ROOMS.items():
        if name in names:
            return word
    if SET_UP in names:
        return "reward" if any(not item.over for item in state.table.rewards) else "setup"
    return "map"


SET_UP = "modifier"
"""What modifiers do before the first blessing."""


BOSS_OF_EVENT = "boss_of_act_1"
"""The room of a boss that is fought through an event: its reward is the event's (SA-07)."""
ROOMS = {
    "merchant": "merchant", "campfire": "camp", "event": "event", "treasure": "treasure", "neow": "neow",
    "given_rewards": "reward",
}  # fmt: skip

PLAIN: dict[str, Callable[[State], Any]] = {
    "enemies": lambda state: tuple(state.faces[foe.id].id for foe in living_foes(state)),
    "die": lambda state: state.fight.die if state.fight is not None else 0,
    "round": lambda state: state.fight.round if state.fight is not None else 0,
    "act": lambda state: state.table.act,
    "phase": phase,
    "result": lambda state: state.result or "none",
    "keys": lambda state: Several(state.table.keys),
    "achievements": lambda state: Several(getattr(state.table, "achievements", ())),
}
