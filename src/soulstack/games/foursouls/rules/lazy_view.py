"""A seat's view that is worked out only as far as it is read: what a playout judges by.

In a playout a view is made for one judgement, which reads a part of it, and of most objects only what they are and whose.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from soulstack.games.foursouls.rules import build_view
from soulstack.games.foursouls.rules.souls import souls_to_win
from soulstack.games.foursouls.rules.state import Obj, Player, State
from soulstack.games.foursouls.rules.stats import (
    attacks_left,
    is_attackable,
    is_eternal,
    loot_plays_left,
    max_hp,
    object_attack,
    object_evasion,
    object_hp,
    object_max_hp,
    player_attack,
    player_hp,
    price_of,
    purchases_left,
    soul_total,
)
from soulstack.games.foursouls.rules.view import Favour


class Glance:
    """A seat's view, good until the state goes on; it answers for the same fields as `view_for` with the same values."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.viewer = seat
        self.turn = state.turn
        self.active = state.active
        self.phase = state.phase
        self.favours: tuple[Favour, ...] = ()
        self.world = None

    def __getattr__(self, name: str) -> Any:
        """Work a field out when it is read for the first time."""
        part = _TABLE.get(name)
        if part is None:
            raise AttributeError(name)
        found = part(self)
        setattr(self, name, found)
        return found

    def name_of(self, index: int) -> str:
        """Give the card id of a physical card, or an empty text for a hidden one."""
        return str(self.printed[index]) if index >= 0 else ""


_SEAT: Final[dict[str, Callable[[Glance, Any], Any]]] = {
    "hp": lambda glance, player: player_hp(glance.state, player.seat),
    "max_hp": lambda glance, player: max_hp(glance.state, player.seat),
    "attack": lambda glance, player: player_attack(glance.state, player.seat),
    "souls": lambda glance, player: soul_total(glance.state, player.seat),
    "souls_to_win": lambda glance, player: souls_to_win(glance.state, player.seat),
    "loot_plays": lambda glance, player: max(0, loot_plays_left(glance.state, player.seat)),
    "hand": lambda glance, player: build_view.hand_of(glance.state, player.seat, glance.viewer, glance.known),
    "items": lambda glance, player: tuple(player.items),  # noqa: ARG005 - one shape for all parts
    "soul_cards": lambda glance, player: tuple(player.souls),  # noqa: ARG005
    "curses": lambda glance, player: tuple(player.curses),  # noqa: ARG005
    "counters": lambda glance, player: {},  # noqa: ARG005
}
"""How each field of a player is worked out."""


def _fights(obj: Obj) -> bool:
    """Tell whether an object shows numbers of a monster."""
    return obj.zone in ("monster", "holding") or is_attackable(obj)


def _number(of_object: Callable[[State, Obj], int], of_player: str) -> Callable[[Glance, Obj], int | None]:
    """Give a number of a monster, or of the player whose character an object is."""

    def number(glance: Glance, obj: Obj) -> int | None:
        if _fights(obj):
            return of_object(glance.state, obj)
        if of_player and obj.zone == "character":
            found: int = getattr(glance.seats[obj.controller], of_player)
            return found
        return None

    return number


_OBJECT: Final[dict[str, Callable[[Glance, Any], Any]]] = {
    "card": lambda glance, obj: glance.printed[obj.card],
    "index": lambda glance, obj: obj.card,  # noqa: ARG005 - one shape for all parts
    "slot": lambda glance, obj: build_view.place_of(glance.state, obj.slot),
    "has_tap": lambda glance, obj: obj.face.has_tap and obj.zone != "soul",  # noqa: ARG005
    "hp": _number(object_hp, "hp"),
    "max_hp": _number(object_max_hp, "max_hp"),
    "evasion": _number(object_evasion, ""),
    "attack": _number(object_attack, "attack"),
    "damage": lambda glance, obj: obj.damage,  # noqa: ARG005
    "souls": lambda glance, obj: obj.face.souls or int(obj.zone == "soul"),  # noqa: ARG005
    "eternal": lambda glance, obj: obj.zone != "soul" and is_eternal(obj),  # noqa: ARG005
    "counters": lambda glance, obj: dict(obj.counters),  # noqa: ARG005
    "covered": lambda glance, obj: build_view.covered_at(glance.state, obj.slot, glance.printed),
    "attackable": lambda glance, obj: is_attackable(obj),  # noqa: ARG005
    "price": lambda glance, obj: glance.price if obj.zone == "shop" else None,
}
"""How each field of an object is worked out."""


class _Seen:
    """A part of a glance, of which a field is worked out when it is read for the first time."""

    __slots__ = ("_glance", "_record")
    parts: ClassVar[dict[str, Callable[[Glance, Any], Any]]]
    _glance: Glance
    _record: Any

    def __getattr__(self, name: str) -> Any:
        part = self.parts.get(name)
        if part is None:
            raise AttributeError(name)
        found = part(self._glance, self._record)
        setattr(self, name, found)
        return found


class SeenSeat(_Seen):
    """A player in a glance."""

    __slots__ = (
        "attack", "cents", "character", "counters", "curses", "dead", "hand", "hand_size", "hp", "items",
        "loot_plays", "max_hp", "seat", "soul_cards", "souls", "souls_to_win",
    )  # fmt: skip
    parts = _SEAT

    def __init__(self, glance: Glance, player: Player) -> None:
        self._glance = glance
        self._record = player
        self.seat = player.seat
        self.cents = player.cents
        self.dead = player.dead
        self.hand_size = len(player.hand)
        self.character = player.character


class SeenObject(_Seen):
    """An object in a glance."""

    __slots__ = (
        "attack", "attackable", "card", "charged", "controller", "counters", "covered", "damage", "eternal",
        "evasion", "has_tap", "hp", "id", "index", "max_hp", "price", "shown", "slot", "souls", "zone",
    )  # fmt: skip
    parts = _OBJECT

    def __init__(self, glance: Glance, obj: Obj) -> None:
        self._glance = glance
        self._record = obj
        self.id = obj.id
        self.shown = obj.face.id
        self.zone = obj.zone
        self.controller = obj.controller
        self.charged = obj.charged


_TABLE: Final[dict[str, Callable[[Glance], Any]]] = {
    "printed": lambda glance: build_view.printed_ids(glance.state),
    "first": lambda glance: glance.state.first,
    "step": lambda glance: build_view.step_of(glance.state),
    "priority": lambda glance: glance.state.holder,
    "declared": lambda glance: glance.state.declared,
    "attacks_left": lambda glance: attacks_left(glance.state),
    "purchases_left": lambda glance: purchases_left(glance.state),
    "seats": lambda glance: tuple([SeenSeat(glance, player) for player in glance.state.players]),
    "objects": lambda glance: {oid: SeenObject(glance, obj) for oid, obj in glance.state.objects.items()},
    "monsters": lambda glance: build_view.monster_slots(glance.state, glance.printed),
    "shop": lambda glance: build_view.row_of(glance.state, "shop", glance.printed),
    "rooms": lambda glance: build_view.row_of(glance.state, "room", glance.printed),
    "stack": lambda glance: build_view.stack_of(glance.state),
    "decks": lambda glance: build_view.deck_sizes(glance.state),
    "deck_tops": lambda glance: build_view.deck_tops(glance.state, glance.viewer, glance.known),
    "discards": lambda glance: build_view.discards_of(glance.state, glance.printed),
    "bonus_souls": lambda glance: build_view.bonus_souls(glance.state, glance.printed),
    "coin_pool": lambda glance: glance.state.pool,
    "attack": lambda glance: build_view.attack_of(glance.state),
    "winners": lambda glance: glance.state.winners,
    "lasting": lambda glance: build_view.lasting_of(glance.state),
    "timer": lambda glance: build_view.timer_of(glance.state),
    "known": lambda glance: build_view.known_to(glance.state, glance.viewer),
    "price": lambda glance: price_of(glance.state, shop=True),
}
"""How each field of a glance is worked out; what only other fields need comes last."""
