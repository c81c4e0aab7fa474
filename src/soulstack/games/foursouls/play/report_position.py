"""A running game's position as a scenario file, so that a doubt about a rule can be reported as something that runs.

It is written from a seat's view and so tells nothing that the seat does not know: other hands stay empty, the decks hold
only the cards whose place the seat knows.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomli_w

from soulstack.app.files import write_atomically
from soulstack.games.foursouls.cards.schema import CardDef, Static
from soulstack.games.foursouls.rules.view import ObjView, SeatView, SlotView, TableView

DECKS = ("loot", "treasure", "monster", "room")


def position_of(view: TableView, cards: Mapping[str, CardDef], seed: int, title: str) -> dict[str, Any]:
    """Describe the table as the viewer sees it in the words of a scenario."""
    position: dict[str, Any] = {
        "title": title,
        "seed": seed,
        "active": view.active,
        "turn": max(1, view.turn),
        "sets": sorted({cards[name].set for name in view.printed if name in cards}),
    }
    if view.bonus_souls:
        position["bonus_souls"] = list(view.bonus_souls)
    if view.rooms:
        position["rooms"] = [view.objects[slot.top].card for slot in view.rooms if slot.top]
    position["seat"] = [seat_of(seat, view, cards) for seat in view.seats]
    table: dict[str, Any] = {
        "monsters": [pile_of(slot, view) for slot in view.monsters if slot.top],
        "shop": [view.objects[slot.top].card for slot in view.shop if slot.top],
    }
    for deck in DECKS:
        known = [name for name in view.deck_tops.get(deck, ()) if name]
        if known and view.deck_tops[deck][: len(known)] == tuple(known):
            table[f"{deck}_deck"] = known
        if view.discards.get(deck):
            table[f"{deck}_discard"] = list(reversed(view.discards[deck]))
    hurt = {obj.card: obj.damage for obj in view.objects.values() if obj.zone == "monster" and obj.damage}
    if hurt:
        table["monster_damage"] = hurt
    position["table"] = table
    return position


def pile_of(slot: SlotView, view: TableView) -> str | list[str]:
    """Name the card of a slot, or the whole pile with its top last."""
    top = view.objects[slot.top].card
    return [*slot.covered, top] if slot.covered else top


def seat_of(seat: SeatView, view: TableView, cards: Mapping[str, CardDef]) -> dict[str, Any]:
    """Describe one seat."""
    character = view.objects[seat.character]
    own_item = cards[character.card].starting_item if character.card in cards else ""
    items = [view.objects[oid] for oid in seat.items]
    starting = [obj for obj in items if obj.card == own_item]
    found: dict[str, Any] = {"character": character.card}
    if own_item and not starting:
        found["starting_item"] = False
    others = [obj.card for obj in items if obj not in starting[:1]]
    if others:
        found["items"] = others
    hand = [view.name_of(index) for index in seat.hand if index >= 0]
    if seat.seat == view.viewer and hand:
        found["hand"] = hand
    found["cents"] = seat.cents
    for key, ids in (("souls", seat.soul_cards), ("curses", seat.curses)):
        if ids:
            found[key] = [view.objects[oid].card for oid in ids]
    damage = min(seat.max_hp - seat.hp, lasting_hp(seat, view, cards) - 1)
    if damage > 0 and seat.hp:  # a seat that is dead or dying starts the position alive
        found["damage"] = damage
    mine = [character, *items]
    turned = [obj.card for obj in mine if not obj.charged]
    if turned:
        found["deactivated"] = turned
    counters = {obj.card: counters_of(obj) for obj in mine if obj.counters}
    if counters:
        found["counters"] = counters
    return found


def lasting_hp(seat: SeatView, view: TableView, cards: Mapping[str, CardDef]) -> int:
    """Count the HP that a seat has without effects that end with the turn, which a position cannot tell."""
    total = cards[view.objects[seat.character].shown].hp or 0
    for oid in seat.items:
        for ability in cards[view.objects[oid].shown].abilities:
            if isinstance(ability, Static) and ability.stat == "hp" and ability.who == "you":
                total += ability.plus
    return total


def counters_of(obj: ObjView) -> int | dict[str, int]:
    """Give the counters of an object: a number for plain ones, names otherwise."""
    if set(obj.counters) == {""}:
        return obj.counters[""]
    return {name or "counter": count for name, count in obj.counters.items()}


def write_position(path: Path, position: Mapping[str, Any]) -> None:
    """Write a position as a scenario file to which steps can be added."""
    head = (
        "# A position saved from a running game, as one seat sees it.\n"
        "# Add [[step]] tables and run it with: soulstack scenario FILE\n\n"
    )
    write_atomically(path, (head + tomli_w.dumps(dict(position))).encode(), keep_previous=False)
