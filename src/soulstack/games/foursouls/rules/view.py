"""What one seat may see of the table: plain records, safe to hand to a screen, a bot or another process.

`view_for(state, seat)` in `foursouls.looking` fills them. Card ids are strings of the catalogue; `printed` lists the id of
every physical card of this game by index (which cards are in the box is public, where they lie is not), so the card of a
fact or of a `("card", index)` reference is `view.printed[index]`.
"""

from typing import Any

from attrs import define, field, frozen

from soulstack.kernel.ids import GAME, NOTHING, Ref


@define
class ObjView:
    """An object in play."""

    id: int
    card: str
    """The card's own id."""
    shown: str
    """The id of the face it shows: another one while it is a copy."""
    index: int
    """Its physical card: `printed[index]`."""
    zone: str
    """item, shop, monster, event, soul, curse, character, room or holding (a monster whose death is being carried out)."""
    controller: int
    slot: int
    """Position from the left in its row for shop, monster, event and room objects, else -1."""
    charged: bool
    has_tap: bool
    hp: int | None
    max_hp: int | None
    evasion: int | None
    attack: int | None
    damage: int
    souls: int
    eternal: bool
    counters: dict[str, int]
    covered: tuple[str, ...] = ()
    """Card ids under it in its slot, the lowest first."""
    attackable: bool = False
    price: int | None = None
    """For shop objects: what it costs the active player."""


@define
class StackView:
    """A thing on the stack."""

    id: int
    kind: str
    """loot, ability, roll, attack_roll, damage, combat_damage or death."""
    controller: int
    card: str
    """Card id of its source; empty when the game itself is the source."""
    source: int
    """Object id of its source, or 0."""
    text: str
    """One line saying what it will do."""
    targets: tuple[Ref, ...] = ()
    value: int = 0
    """The present result of a roll."""
    needs: int = 0
    """What an attack roll must reach."""
    amount: int = 0
    """How much damage."""
    of_item: bool = False
    """An ability of an item that somebody has activated."""


@define
class SeatView:
    """A player."""

    seat: int
    cents: int
    hp: int
    max_hp: int
    attack: int
    dead: bool
    souls: int
    souls_to_win: int
    loot_plays: int
    hand_size: int
    hand: tuple[int, ...]
    """Physical card indexes; -1 for a card that the viewer may not see."""
    character: int
    items: tuple[int, ...]
    soul_cards: tuple[int, ...]
    curses: tuple[int, ...]
    counters: dict[str, int] = field(factory=dict)


@define
class SlotView:
    """A place in the shop, monster or room row."""

    top: int
    """Object id, or 0 when empty."""
    covered: tuple[str, ...] = ()
    row: str = ""
    """Which row the slot belongs to; among the monsters it may be final_boss or minion."""


@define
class AttackView:
    """The attack that is under way."""

    attacker: int
    target: Ref | None
    evasion: int
    rolls: int


@frozen
class Favour:
    """Something that a player has promised another for this turn; nobody is bound by it (BART-04)."""

    kind: str
    """attack (a monster), let_be (a thing on the stack) or spare (the other one)."""
    to: int
    """Who paid for it."""
    ref: Ref | None = None


@define
class TableView:
    """The table as one seat sees it."""

    viewer: int
    printed: tuple[str, ...]
    turn: int
    active: int
    first: int
    phase: str
    """start, action or end."""
    step: str
    """recharge, start, loot, action, attack, purchase, ending, cleanup."""
    priority: int
    """The seat that holds priority, or -1."""
    declared: str
    """attack, purchase, end or none."""
    attacks_left: int
    purchases_left: int
    seats: tuple[SeatView, ...]
    objects: dict[int, ObjView]
    monsters: tuple[SlotView, ...]
    shop: tuple[SlotView, ...]
    rooms: tuple[SlotView, ...]
    stack: tuple[StackView, ...]
    """The top, which resolves next, comes last."""
    decks: dict[str, int]
    """loot, treasure, monster and room: how many cards."""
    deck_tops: dict[str, tuple[str, ...]]
    """Card ids from the top down that the viewer knows; an empty text for an unknown card in between."""
    discards: dict[str, tuple[str, ...]]
    """Card ids, the top last."""
    bonus_souls: tuple[str, ...]
    coin_pool: int
    attack: AttackView | None
    winners: tuple[int, ...] | None
    """None while the game goes on; empty when nobody won."""
    lasting: tuple[str, ...] = ()
    """Effects that last for a while, in words."""
    timer: int | None = None
    favours: tuple[Favour, ...] = ()
    """What the viewer has promised for this turn."""
    world: Any = None
    """For an agent that looks ahead: all that the viewer knows as a state, made by `determinize.blank_for`."""

    def name_of(self, index: int) -> str:
        """Give the card id of a physical card, or an empty text for a hidden one."""
        return self.printed[index] if index >= 0 else ""


__all__ = ["GAME", "NOTHING", "AttackView", "Favour", "ObjView", "SeatView", "SlotView", "StackView", "TableView"]
