"""What a seat may see: `view_for` builds its view of the table, `facts_for` its version of what happened.

Only what the zone declarations show goes in; a face-down card has no index in a view, so nothing about it can be told apart.
"""

from collections.abc import Callable
from typing import Any, Final

from soulstack.foursouls.combat import target_evasion
from soulstack.foursouls.facts import FACTS
from soulstack.foursouls.schema import CardDef, Sees
from soulstack.foursouls.souls import souls_to_win
from soulstack.foursouls.state import DECKS, MONSTER_ROWS, Lasting, Obj, Slot, StackItem, State
from soulstack.foursouls.stats import (
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
from soulstack.foursouls.view import AttackView, Favour, ObjView, SeatView, SlotView, StackView, TableView
from soulstack.kernel.facts import Fact, redact
from soulstack.kernel.ids import GAME, NO_CARD
from soulstack.kernel.sentences import Sentence, spelled

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


def facts_for(facts: list[Fact], seat: int) -> tuple[Fact, ...]:
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
    known = _known_to(state, seat)
    hands = [_hand(state, player.seat, seat, known) for player in state.players]
    return hands, _deck_tops(state, seat, known)


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
        step=_step(state),
        priority=state.holder,
        declared=state.declared,
        attacks_left=attacks_left(state),
        purchases_left=purchases_left(state),
        seats=seats,
        objects=_objects(state, names, seats),
        monsters=_monsters(state, names),
        shop=_row(state, "shop", names),
        rooms=_row(state, "room", names),
        stack=_stack(state),
        decks=_decks(state),
        deck_tops=dict.fromkeys(DECKS, ()),
        discards=_discards(state, names),
        bonus_souls=_bonus_souls(state, names),
        coin_pool=state.pool,
        attack=_attack(state),
        winners=state.winners,
        lasting=_lasting(state),
        timer=_timer(state),
    )


class Glance:
    """A seat's view that is worked out only as far as it is read, and only until the state goes on.

    It answers for the same fields as `view_for` with the same values. In a playout a view is made for one judgement, which
    reads a part of it.
    """

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
        part = _PARTS.get(name)
        if part is None:
            raise AttributeError(name)
        found = part(self)
        setattr(self, name, found)
        return found

    def name_of(self, index: int) -> str:
        """Give the card id of a physical card, or an empty text for a hidden one."""
        return str(self.printed[index]) if index >= 0 else ""


def _seen_seats(glance: Glance) -> tuple[SeatView, ...]:
    state, seat = glance.state, glance.viewer
    seats = _seats(state)
    known = _known_to(state, seat)
    for shown in seats:
        shown.hand = _hand(state, shown.seat, seat, known)
    return seats


_PARTS: Final[dict[str, Callable[[Glance], Any]]] = {
    "printed": lambda glance: printed_ids(glance.state),
    "first": lambda glance: glance.state.first,
    "step": lambda glance: _step(glance.state),
    "priority": lambda glance: glance.state.holder,
    "declared": lambda glance: glance.state.declared,
    "attacks_left": lambda glance: attacks_left(glance.state),
    "purchases_left": lambda glance: purchases_left(glance.state),
    "seats": _seen_seats,
    "objects": lambda glance: _objects(glance.state, glance.printed, glance.seats),
    "monsters": lambda glance: _monsters(glance.state, glance.printed),
    "shop": lambda glance: _row(glance.state, "shop", glance.printed),
    "rooms": lambda glance: _row(glance.state, "room", glance.printed),
    "stack": lambda glance: _stack(glance.state),
    "decks": lambda glance: _decks(glance.state),
    "deck_tops": lambda glance: _deck_tops(glance.state, glance.viewer, _known_to(glance.state, glance.viewer)),
    "discards": lambda glance: _discards(glance.state, glance.printed),
    "bonus_souls": lambda glance: _bonus_souls(glance.state, glance.printed),
    "coin_pool": lambda glance: glance.state.pool,
    "attack": lambda glance: _attack(glance.state),
    "winners": lambda glance: glance.state.winners,
    "lasting": lambda glance: _lasting(glance.state),
    "timer": lambda glance: _timer(glance.state),
}
"""How each field of a glance is worked out."""


def _seats(state: State) -> tuple[SeatView, ...]:
    return tuple([_seat(state, number) for number in range(len(state.players))])


def _monsters(state: State, names: tuple[str, ...]) -> tuple[SlotView, ...]:
    return tuple(slot for row in MONSTER_ROWS for slot in _row(state, row, names))


def _stack(state: State) -> tuple[StackView, ...]:
    return tuple([_item(state, item) for item in state.stack])


def _decks(state: State) -> dict[str, int]:
    return {name: len(state.decks[i]) for i, name in enumerate(DECKS)}


def _discards(state: State, names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    return {name: tuple([names[card] for card in state.discards[i]]) for i, name in enumerate(DECKS)}


def _bonus_souls(state: State, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(names[card] for card in state.bonus)


def _attack(state: State) -> AttackView | None:
    attack = state.attack
    if attack is None or attack.over:
        return None
    target = None if attack.target[0] == "none" else attack.target
    return AttackView(attack.attacker, target, target_evasion(state, attack.target), attack.rolls)


def _lasting(state: State) -> tuple[str, ...]:
    return tuple(lasting_words(state, effect) for effect in state.lasting)


def _timer(state: State) -> int | None:
    return state.timer if state.mode != "versus" else None


def _known_to(state: State, seat: int) -> set[int]:
    """List the hidden cards that a seat knows all the same."""
    return {card for card, mask in state.known.items() if mask & (1 << seat)}


def _deck_tops(state: State, seat: int, known: set[int]) -> dict[str, tuple[str, ...]]:
    return {name: _known_top(state, i, seat, known) for i, name in enumerate(DECKS)}


def _step(state: State) -> str:
    if state.step == "action":
        if state.attack is not None and not state.attack.over:
            return "attack"
        if state.declared == "purchase":
            return "purchase"
    return state.step


def _hand(state: State, number: int, viewer: int, known: set[int]) -> tuple[int, ...]:
    """List the cards of a hand; those that the viewer may know come first, without telling where they are held."""
    cards = state.players[number].hand
    if number == viewer or has_open_hand(state, number):
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
        hand=_hand(state, number, GAME, set()),
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
            covered = tuple([names[card] for card in state.slots[slot_number].covered])
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


def _row(state: State, row: str, names: tuple[str, ...]) -> tuple[SlotView, ...]:
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
