"""What must hold after a step: every key of the table in the scenario reference, and no other."""

from collections.abc import Callable
from typing import Any, Final

from soulstack.content.errors import nearest, shown
from soulstack.content.scenario_result import Failure
from soulstack.content.tables import TableError
from soulstack.games.foursouls.rules.death import PlayerDeath
from soulstack.games.foursouls.rules.state import DECKS, Obj, StackItem, State
from soulstack.games.foursouls.rules.stats import (
    attacks_left,
    loot_plays_left,
    max_hp,
    object_attack,
    object_evasion,
    object_hp,
    object_max_hp,
    player_attack,
    player_hp,
    purchases_left,
    soul_total,
)
from soulstack.games.foursouls.scenario.picking import option_names
from soulstack.kernel.ids import GAME, NO_CARD

NONE: Final = "none"
Read = Callable[[State], Any]


def _id(state: State, obj: Obj) -> str:
    """Give an object's own card id, whatever it is a copy of."""
    return state.printed[obj.card].id


def _ids(state: State, oids: list[int]) -> list[str]:
    return [_id(state, state.objects[oid]) for oid in oids]


def _charged(state: State, seat: int) -> list[str]:
    player = state.players[seat]
    found = [state.objects[oid] for oid in (player.character, *player.items)]
    return [_id(state, obj) for obj in found if obj.charged and obj.face.has_tap]


def kinds_of(state: State) -> tuple[str, ...]:
    """List the words that fit what is asked, the most exact one first: the penalty's card is one of the cards, too."""
    if not state.pending:
        return (NONE,)
    kind = state.pending[0].kind
    found = [kind]
    if len(state.frames) > 1 and isinstance(state.frames[-2], PlayerDeath):
        found.append("death_penalty")
    if kind == "order" and all(
        option.ref is not None and option.ref[0] == "card" for option in state.pending[0].options
    ):
        found.append("cards")
    if kind == "objects":
        found += ["choice", "target"]
    return tuple(found)


_SEAT_NUMBERS: Final[dict[str, Callable[[State, int], int]]] = {
    "cents": lambda state, seat: state.players[seat].cents,
    "hp": player_hp,
    "max_hp": max_hp,
    "attack": player_attack,
    "souls": soul_total,
    "hand_size": lambda state, seat: len(state.players[seat].hand),
    "loot_plays": lambda state, seat: max(0, loot_plays_left(state, seat)),
}
_SEAT_LISTS: Final[dict[str, Callable[[State, int], list[str]]]] = {
    "hand": lambda state, seat: [state.printed[card].id for card in state.players[seat].hand],
    "items": lambda state, seat: _ids(state, state.players[seat].items),
    "curses": lambda state, seat: _ids(state, state.players[seat].curses),
    "soul_cards": lambda state, seat: _ids(state, state.players[seat].souls),
    "charged": _charged,
}
_MONSTER_NUMBERS: Final[dict[str, Callable[[State, Obj], int]]] = {
    "hp": object_hp,
    "max_hp": object_max_hp,
    "evasion": object_evasion,
    "attack": object_attack,
}
_ROWS: Final = {"monsters": "monster", "shop": "shop", "rooms": "room"}
_NUMBERS: Final[dict[str, Read]] = {
    "stack_size": lambda state: len(state.stack),
    "turn": lambda state: state.turn,
    "active": lambda state: state.active,
    "attacks_left": attacks_left,
    "purchases_left": purchases_left,
    "timer": lambda state: state.timer if state.mode != "versus" else NONE,
}
_SEAT_OR_NONE: Final[dict[str, Read]] = {
    "priority": lambda state: _nobody(state.holder),
    "pending.seat": lambda state: state.pending[0].seat if state.pending else NONE,
}
_WORDS: Final[dict[str, tuple[Read, tuple[str, ...]]]] = {
    "declared": (lambda state: state.declared, ("attack", "purchase", "end", NONE)),
    "phase": (lambda state: state.phase, ("start", "action", "end")),
    "pending.kind": (
        kinds_of,
        ("priority", "target", "order", "choice", "number", "cards", "objects", "yes_no", "death_penalty", NONE),
    ),
}
_PILES: Final = tuple(
    f"{deck}_{pile}"
    for deck in DECKS
    for pile in ("deck_top", "deck_bottom", "discard_top", "discard_bottom", "discard")
)
_ENDS: Final = ("team", "lost", NONE)
KEYS: Final = (
    *_ROWS, *_NUMBERS, *_SEAT_OR_NONE, *_WORDS, *_PILES, "stack", "winner", "pending.options",
    *(f"seat.0.{name}" for name in (*_SEAT_NUMBERS, *_SEAT_LISTS, "dead", "counters.fly")),
    *(f"monster.fly.{name}" for name in _MONSTER_NUMBERS),
)  # fmt: skip


# --- reading -----------------------------------------------------------------------------------------------------------


def check_key(
    key: str,
    value: Any,
    place: str,
    seats: int,
    card: Callable[[Any, str], str],
    element: Callable[[Any, str], str | int],
) -> None:
    """Raise a TableError when the key is not in the table or the value cannot be meant."""
    here = f"{place}, {key}"
    parts = key.split(".")
    if parts[0] == "seat" and len(parts) > 2:
        _check_seat_key(parts, value, here, seats, card)
    elif parts[0] == "monster" and len(parts) == 3:
        card(parts[1], here)
        if parts[2] not in _MONSTER_NUMBERS:
            raise TableError(here, f"there is no such key{nearest(parts[2], _MONSTER_NUMBERS)}")
        _must_be_number(value, here)
    elif key in _NUMBERS:
        _must_be_number(value, here)
    elif key in _SEAT_OR_NONE:
        if value != NONE:
            _must_be_number(value, here)
    elif key in _WORDS:
        if value not in _WORDS[key][1]:
            raise TableError(here, f"{shown(value)} is unknown{nearest(str(value), _WORDS[key][1])}")
    elif key in _ROWS or key in _PILES:
        for each in _must_be_list(value, here):
            if not (each == "" and key in _ROWS):
                card(each, here)
    elif key == "stack":
        for each in _must_be_list(value, here):
            _check_stack_word(each, here, card)
    elif key == "winner":
        _check_winner(value, here)
    elif key == "pending.options":
        for each in _must_be_list(value, here):
            element(each, here)
    else:
        raise TableError(here, f"there is no such key{nearest(key, KEYS)}")


def _check_seat_key(parts: list[str], value: Any, here: str, seats: int, card: Callable[[Any, str], str]) -> None:
    if not parts[1].isdecimal() or int(parts[1]) >= seats:
        raise TableError(here, f"there is no seat {shown(parts[1])}")
    name = parts[2]
    if name == "counters" and len(parts) == 4:
        card(parts[3], here)
        _must_be_number(value, here)
    elif len(parts) != 3 or name not in (*_SEAT_NUMBERS, *_SEAT_LISTS, "dead"):
        raise TableError(
            here, f"there is no such key{nearest(name, (*_SEAT_NUMBERS, *_SEAT_LISTS, 'dead', 'counters'))}"
        )
    elif name == "dead":
        if not isinstance(value, bool):
            raise TableError(here, f"this is true or false, not {shown(value)}")
    elif name in _SEAT_NUMBERS:
        _must_be_number(value, here)
    else:
        for each in _must_be_list(value, here):
            card(each, here)


def _must_be_number(value: Any, here: str) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TableError(here, f"this is a whole number, not {shown(value)}")


def _must_be_list(value: Any, here: str) -> list[Any]:
    if not isinstance(value, list):
        raise TableError(here, f"this is a list, not {shown(value)}")
    return value


def _check_stack_word(value: Any, here: str, card: Callable[[Any, str], str]) -> None:
    kind, _, rest = value.partition(":") if isinstance(value, str) else ("", "", "")
    if kind in ("loot", "ability"):
        card(rest, here)
    elif kind in ("damage", "death"):
        if not (rest.startswith("seat:") and rest[5:].isdecimal()):
            card(rest, here)
    elif kind not in ("roll", "attack_roll") or not rest.isdecimal():
        raise TableError(here, f"{shown(value)} names nothing that lies on a stack")


def _check_winner(value: Any, here: str) -> None:
    if value in _ENDS and isinstance(value, str):
        return
    for each in value if isinstance(value, list) else [value]:
        _must_be_number(each, here)


# --- checking ----------------------------------------------------------------------------------------------------------


def failures(state: State, step: int, expected: tuple[tuple[str, Any], ...]) -> list[Failure]:
    """List what is not as expected."""
    found = []
    for key, value in expected:
        actual = _actual(state, key, value)
        if not _is_met(key, value, actual):
            found.append(Failure(step, key, value, _shown_actual(key, actual)))
    return found


def _is_met(key: str, value: Any, actual: Any) -> bool:
    if key == "pending.options":
        return _names_all(value, actual)
    if key == "pending.kind":
        return value in actual
    if key in _ROWS:
        return bool(value == actual or value == [each for each in actual if each])
    if key.startswith("seat.") and isinstance(value, list):
        return sorted(value) == sorted(actual)
    if key == "winner" and isinstance(value, list):
        return sorted(value) == (sorted(actual) if isinstance(actual, list) else [actual])
    return type(value) is type(actual) and bool(value == actual)


def _names_all(wanted: list[Any], options: list[tuple[Any, ...]]) -> bool:
    """Tell whether each wanted name stands for an option of its own, and none is left over."""
    left = list(options)
    for name in wanted:
        match = (
            next((names for names in left if names[0] == name), None)
            or next((names for names in left if name in names), None)
            or next((names for names in left if str(names[0]).partition("#")[0] == name), None)
        )
        if match is None:
            return False
        left.remove(match)
    return not left


def _shown_actual(key: str, actual: Any) -> Any:
    if key == "pending.options":
        return [names[0] for names in actual]
    return actual[0] if key == "pending.kind" else actual


def _actual(state: State, key: str, value: Any) -> Any:
    parts = key.split(".")
    if parts[0] == "seat":
        return _seat_value(state, int(parts[1]), parts[2:])
    if parts[0] == "monster":
        for obj in state.monsters():
            if state.printed[obj.card].id == parts[1]:
                return _MONSTER_NUMBERS[parts[2]](state, obj)
        return NONE
    if key in _NUMBERS:
        return _NUMBERS[key](state)
    if key in _SEAT_OR_NONE:
        return _SEAT_OR_NONE[key](state)
    if key in _WORDS:
        return _WORDS[key][0](state)
    if key in _ROWS:
        row = [state.slots[number].top for number in state.slots_of(_ROWS[key])]
        return [_id(state, state.objects[oid]) if oid else "" for oid in row]
    if key in _PILES:
        return _pile(state, key, len(value))
    if key == "stack":
        return [stack_word(state, item) for item in reversed(state.stack)]
    if key == "winner":
        return _winner(state)
    return (
        [option_names(state, state.pending[0], option) for option in state.pending[0].options] if state.pending else []
    )


def _seat_value(state: State, seat: int, parts: list[str]) -> Any:
    name = parts[0]
    player = state.players[seat]
    if name == "dead":
        return player.dead
    if name == "counters":
        for oid in (player.character, *player.items, *player.souls, *player.curses):
            if _id(state, state.objects[oid]) == parts[1]:
                return state.objects[oid].counter_total()
        return NONE
    if name in _SEAT_NUMBERS:
        return _SEAT_NUMBERS[name](state, seat)
    return _SEAT_LISTS[name](state, seat)


def _pile(state: State, key: str, count: int) -> list[str]:
    deck, _, rest = key.partition("_")
    zone, _, end = rest.partition("_")
    cards = (state.decks if zone == "deck" else state.discards)[DECKS.index(deck)]
    ids = [state.printed[card].id for card in cards]
    if end == "bottom":
        return ids[:count]
    ids.reverse()
    return ids[:count] if end else ids


def _winner(state: State) -> Any:
    winners = state.winners
    if state.outcome:
        return state.outcome
    if not winners:
        return NONE
    return winners[0] if len(winners) == 1 else list(winners)


def stack_word(state: State, item: StackItem) -> str:
    """Name a thing on the stack."""
    if item.kind == "roll":
        return f"{'attack_roll' if item.attack else 'roll'}:{item.value}"
    if item.kind in ("damage", "death"):
        kind, number = item.target
        if kind == "player":
            return f"{item.kind}:seat:{number}"
        obj = state.objects.get(number)
        return f"{item.kind}:{_id(state, obj) if obj is not None else NONE}"
    source = state.objects.get(item.source)
    if source is not None and item.kind == "ability":
        return f"ability:{_id(state, source)}"
    return f"{item.kind}:{state.printed[item.card].id if item.card != NO_CARD else item.face.id}"


def _nobody(seat: int) -> int | str:
    return NONE if seat == GAME else seat
