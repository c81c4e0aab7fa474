"""What a seat may see: `view_for` builds its view of the table, `facts_for` its version of what happened.

Only what the zone declarations show goes in; a face-down card has no index in a view, so nothing about it can be told apart.
"""

from collections.abc import Iterable
from typing import Any, Final

from soulstack.games.foursouls.cards.schema import CardDef, Sees
from soulstack.games.foursouls.rules.combat import target_evasion
from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.rules.souls import souls_to_win
from soulstack.games.foursouls.rules.state import DECKS, MONSTER_ROWS, ZONES, Lasting, Obj, Slot, StackItem, State
from soulstack.games.foursouls.rules.stats import (
    attacks_left,
    is_attackable,
    is_eternal,
    is_on,
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
from soulstack.games.foursouls.rules.view import AttackView, ObjView, SeatView, SlotView, StackView, TableView
from soulstack.kernel.facts import Fact, redact
from soulstack.kernel.ids import GAME, NO_CARD
from soulstack.kernel.sentences import Sentence, spelled
from soulstack.kernel.zones import is_visible

_SEES: Final = tuple(f"sees:{name}" for name in DECKS)
_PRINTED: dict[int, tuple[tuple[CardDef, ...], tuple[str, ...], dict[str, str]]] = {}


def _printed(state: State) -> tuple[tuple[CardDef, ...], tuple[str, ...], dict[str, str]]:
    """Give the cards of this game with their ids by index and their names by id; computed once a game."""
    found = _PRINTED.get(id(state.printed))
    if found is None or found[0] is not state.printed:
        if len(_PRINTED) > 64:
            _PRINTED.clear()
        ids, names = tuple(card.id for card in state.printed), {card.id: card.name for card in state.printed}
        found = _PRINTED[id(state.printed)] = (state.printed, ids, names)
    return found


def printed_ids(state: State) -> tuple[str, ...]:
    """List the card ids of this game by index."""
    return _printed(state)[1]


def facts_for(facts: Iterable[Fact], seat: int) -> tuple[Fact, ...]:
    """Give the facts as a seat may know them."""
    return tuple(redact(fact, FACTS, seat) for fact in facts)


def view_for(state: State, seat: int) -> TableView:
    """Build what a seat sees: what everybody sees, and what only this seat may."""
    view = public_view(state)
    if seat >= 0:
        hands, view.deck_tops = private_view(state, seat)
        view.viewer = seat
        for shown, hand in zip(view.seats, hands, strict=True):
            shown.hand = hand
    return view


def private_view(state: State, seat: int) -> tuple[list[tuple[int, ...]], dict[str, tuple[str, ...]]]:
    """Give what only this seat may see: the hands as it knows them, and the cards of decks that it knows."""
    known = known_to(state, seat)
    hands = [hand_of(state, player.seat, seat, known) for player in state.players]
    return hands, deck_tops(state, seat, known)


def public_view(state: State) -> TableView:
    """Build what whoever has no seat sees; nothing in it depends on a hidden card."""
    names = printed_ids(state)
    seats = _seats(state)
    return TableView(
        viewer=GAME,
        printed=names,
        turn=state.turn,
        active=state.active,
        first=state.first,
        phase=state.phase,
        step=step_of(state),
        priority=state.holder,
        declared=state.declared,
        attacks_left=attacks_left(state),
        purchases_left=purchases_left(state),
        seats=seats,
        objects=_objects(state, names, seats),
        monsters=monster_slots(state, names),
        shop=row_of(state, "shop", names),
        rooms=row_of(state, "room", names),
        stack=stack_of(state),
        decks=deck_sizes(state),
        deck_tops=dict.fromkeys(DECKS, ()),
        discards=discards_of(state, names),
        bonus_souls=bonus_souls(state, names),
        coin_pool=state.pool,
        attack=attack_of(state),
        winners=state.winners,
        lasting=lasting_of(state),
        timer=timer_of(state),
    )


def _seats(state: State) -> tuple[SeatView, ...]:
    return tuple([_seat(state, number) for number in range(len(state.players))])


def monster_slots(state: State, names: tuple[str, ...]) -> tuple[SlotView, ...]:
    """Show the slots of all rows of monsters."""
    return tuple(slot for row in MONSTER_ROWS for slot in row_of(state, row, names))


def stack_of(state: State) -> tuple[StackView, ...]:
    """Show what lies on the stack."""
    return tuple([_item(state, item) for item in state.stack])


def deck_sizes(state: State) -> dict[str, int]:
    """Count the cards of each deck."""
    return {name: len(state.decks[i]) for i, name in enumerate(DECKS)}


def discards_of(state: State, names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Show the discards, the top last."""
    return {name: tuple([names[card] for card in state.discards[i]]) for i, name in enumerate(DECKS)}


def bonus_souls(state: State, names: tuple[str, ...]) -> tuple[str, ...]:
    """List the bonus souls that nobody has yet."""
    return tuple(names[card] for card in state.bonus)


def attack_of(state: State) -> AttackView | None:
    """Show the attack that is under way."""
    attack = state.attack
    if attack is None or attack.over:
        return None
    target = None if attack.target[0] == "none" else attack.target
    return AttackView(attack.attacker, target, target_evasion(state, attack.target), attack.rolls)


def lasting_of(state: State) -> tuple[str, ...]:
    """Describe what goes on for a while."""
    return tuple(lasting_words(state, effect) for effect in state.lasting)


def timer_of(state: State) -> int | None:
    """Give the timer, where one is played against."""
    return state.timer if state.mode != "versus" else None


def known_to(state: State, seat: int) -> set[int]:
    """List the hidden cards that a seat knows all the same."""
    return {card for card, mask in state.known.items() if mask & (1 << seat)}


def deck_tops(state: State, seat: int, known: set[int]) -> dict[str, tuple[str, ...]]:
    """List what a seat knows of each deck, from the top down."""
    return {name: _known_top(state, i, seat, known) for i, name in enumerate(DECKS)}


def step_of(state: State) -> str:
    """Name the step of the turn."""
    if state.step == "action":
        if state.attack is not None and not state.attack.over:
            return "attack"
        if state.declared == "purchase":
            return "purchase"
    return state.step


def hand_of(state: State, number: int, viewer: int, known: set[int]) -> tuple[int, ...]:
    """List the cards of a hand; those that the viewer may know come first, without telling where they are held."""
    cards = state.players[number].hand
    if shows_hand(state, number, viewer):
        return tuple(cards)
    if not known:
        return (NO_CARD,) * len(cards)
    shown = sorted(known.intersection(cards))
    return (*shown, *([NO_CARD] * (len(cards) - len(shown))))


def _seat(state: State, number: int) -> SeatView:
    player = state.players[number]
    return SeatView(
        seat=number,
        cents=player.cents,
        hp=player_hp(state, number),
        max_hp=max_hp(state, number),
        attack=player_attack(state, number),
        dead=player.dead,
        souls=soul_total(state, number),
        souls_to_win=souls_to_win(state, number),
        loot_plays=max(0, loot_plays_left(state, number)),
        hand_size=len(player.hand),
        hand=hand_of(state, number, GAME, set()),
        character=player.character,
        items=tuple(player.items),
        soul_cards=tuple(player.souls),
        curses=tuple(player.curses),
    )


def _objects(state: State, names: tuple[str, ...], seats: tuple[SeatView, ...]) -> dict[int, ObjView]:
    """Show every object in play; what many of them share is found out once."""
    counts: dict[str, int] = {}
    places = []
    for slot in state.slots:
        places.append(counts.get(slot.row, 0))
        counts[slot.row] = places[-1] + 1
    price = price_of(state, shop=True)
    found = {}
    for oid, obj in state.objects.items():
        slot_number = obj.slot
        place = -1
        covered: tuple[str, ...] = ()
        if slot_number >= 0:
            place = places[slot_number]
            covered = covered_at(state, slot_number, names)
        found[oid] = view = _object(obj, names[obj.card], place, covered)
        if view.attackable or obj.zone in ("monster", "holding"):
            view.hp, view.max_hp = object_hp(state, obj), object_max_hp(state, obj)
            view.evasion, view.attack = object_evasion(state, obj), object_attack(state, obj)
        elif obj.zone == "character":
            seat = seats[obj.controller]
            view.hp, view.max_hp, view.attack = seat.hp, seat.max_hp, seat.attack
        elif obj.zone == "shop":
            view.price = price
    return found


def _object(obj: Obj, card: str, place: int, covered: tuple[str, ...]) -> ObjView:
    """Show an object without the numbers that the table decides."""
    face, zone = obj.face, obj.zone
    is_soul = zone == "soul"
    return ObjView(
        obj.id,
        card,
        face.id,
        obj.card,
        zone,
        obj.controller,
        place,
        obj.charged,
        has_tap=face.has_tap and not is_soul,
        hp=None,
        max_hp=None,
        evasion=None,
        attack=None,
        damage=obj.damage,
        souls=(face.souls or 1) if is_soul else face.souls,
        eternal=not is_soul and is_eternal(obj),
        counters=dict(obj.counters),
        covered=covered,
        attackable=is_attackable(obj),
    )


def place_of(state: State, number: int) -> int:
    """Give the position of a slot from the left in its row; -1 for no slot."""
    if number < 0:
        return -1
    row = state.slots[number].row
    return sum(slot.row == row for slot in state.slots[:number])


def covered_at(state: State, number: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """List the card ids under the top of a slot, the lowest first; nothing for no slot."""
    return tuple([names[card] for card in state.slots[number].covered]) if number >= 0 else ()


def row_of(state: State, row: str, names: tuple[str, ...]) -> tuple[SlotView, ...]:
    """Show the slots of a row."""

    def view(slot: Slot) -> SlotView:
        return SlotView(slot.top, tuple(names[card] for card in slot.covered), slot.row)

    return tuple(view(slot) for slot in state.slots if slot.row == row)


def _item(state: State, item: StackItem) -> StackView:
    kind = item.kind
    if kind == "roll" and item.attack:
        kind = "attack_roll"
    elif kind == "damage" and item.combat:
        kind = "combat_damage"
    targets = tuple(ref for _, ref in item.bound if ref[0] != "number")
    if item.kind in ("damage", "death"):
        targets = (item.target,)
    needs = target_evasion(state, state.attack.target) if item.attack and state.attack is not None else 0
    return StackView(
        id=item.id,
        kind=kind,
        controller=item.controller,
        card=item.face.id if item.face is not None else "",
        source=item.source,
        text=item_words(item),
        targets=targets,
        value=item.value,
        needs=needs,
        amount=item.amount if item.kind == "damage" else 0,
        of_item=item.kind == "ability" and item.activated and item.of_item,
    )


def item_words(item: StackItem) -> str:
    """Say in one line what a thing on the stack will do."""
    if item.kind == "roll":
        return Sentence("Attack roll") if item.attack else Sentence("Roll")
    if item.kind == "damage":
        return Sentence("{n} combat damage", n=item.amount) if item.combat else Sentence("{n} damage", n=item.amount)
    if item.kind == "death":
        return Sentence("Death")
    if item.mode:
        return item.mode
    return ability_words(item)


def ability_words(item: StackItem) -> str:
    """Find the line of the card's text that belongs to the ability, or give all its lines."""
    face = item.face
    lines = face.text.split("\n")
    if len(lines) == len(face.abilities):
        for line, ability in zip(lines, face.abilities, strict=True):
            if getattr(ability, "do", None) is item.program:
                return str(line)
    return str(face.text)


def _known_top(state: State, deck: int, seat: int, known: set[int]) -> tuple[str, ...]:
    cards = state.decks[deck]
    if cards and sees_top(state, deck, seat):
        known = known | {cards[-1]}
    if not known or known.isdisjoint(cards):
        return ()
    deepest = next(place for place, card in enumerate(cards) if card in known)
    return tuple([state.printed[card].id if card in known else "" for card in reversed(cards[deepest:])])


def sees_top(state: State, deck: int, seat: int) -> bool:
    """Tell whether a card lets a seat look at the top of a deck now."""
    for oid, number in state.index.get(_SEES[deck], ()):
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        if isinstance(ability, Sees) and obj.controller == seat and is_on(state, ability, obj):  # type: ignore[arg-type]  # it has when and level too
            return True
    return False


def shows_hand(state: State, holder: int, seat: int) -> bool:
    """Tell whether a seat sees the cards in a hand."""
    return is_visible(ZONES["hand"], holder, seat) or has_open_hand(state, holder)


def has_open_hand(state: State, seat: int) -> bool:
    """Tell whether a card makes a player show the hand to everybody."""
    for oid, number in state.index.get("sees:hands", ()):
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        if obj.controller not in (seat, GAME) and is_on(state, ability, obj):
            return True
    return False


_LASTING_WORDS: Final = {
    "shield": "damage will be prevented",
    "double_loot": "loots twice as much",
    "discard_loot": "the next loot comes from the discard",
    "copy_loot": "the next loot played is copied",
    "watch_roll": "waits for the next roll",
    "must_attack": "has to be attacked",
    "goal": "counts towards a goal",
}


def lasting_words(state: State, effect: Lasting) -> str:
    """Describe an effect that goes on for a while."""
    name = _printed(state)[2].get(effect.card, effect.card)
    if effect.kind in ("trigger", "next_trigger"):
        return Sentence("{name}: {what}", name=name, what=spelled(effect.ability.on))
    if effect.kind == "forbid":
        return Sentence("{name}: no {what}", name=name, what=spelled(effect.stat))
    if effect.kind == "stat":
        return Sentence("{name}: {plus:+d} {what}", name=name, plus=effect.plus, what=spelled(effect.stat))
    words = _LASTING_WORDS.get(effect.kind)
    return Sentence("{name}: {what}", name=name, what=Sentence(words) if words else spelled(effect.kind))
