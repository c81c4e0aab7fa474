"""Cards move between zones: decks, discards, hands, slots and play.

Everything that enters or leaves play passes through here, so that the index of listeners, the lists of the players and the
slots always agree. Nothing here asks a player.
"""

from soulstack.games.foursouls.cards.schema import (
    Activated,
    Adjusts,
    Attackable,
    Cannot,
    CardDef,
    Duty,
    Enters,
    EventAbility,
    Goal,
    Paid,
    Replacement,
    Sees,
    Static,
    Triggered,
)
from soulstack.games.foursouls.rules.state import DECKS, MONSTER_ROWS, Obj, Player, State, Waiting, deck_of
from soulstack.games.foursouls.rules.stats import max_hp, object_max_hp
from soulstack.games.foursouls.rules.triggers import fire, tell
from soulstack.kernel import listeners
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME, NO_CARD, NOTHING
from soulstack.kernel.rng import shuffle

CURSE = Triggered(on="entered_play")
"""Stands for the keyword "curse": the active player chooses who gets it (KEY-09)."""

_LISTS = {"item": "items", "soul": "souls", "curse": "curses"}


# --- the index ---------------------------------------------------------------------------------------------------------


def ability_key(ability: object) -> str:
    """Name the key under which an ability listens, or nothing for one that does not listen."""
    if isinstance(ability, Triggered | Goal):
        return f"on:{ability.on}"
    if isinstance(ability, Static):
        return f"static:{ability.stat}"
    if isinstance(ability, Replacement):
        return f"replaces:{ability.replaces}"
    if isinstance(ability, Cannot):
        return f"cannot:{ability.what}"
    if isinstance(ability, Sees):
        return f"sees:{ability.deck}"
    if isinstance(ability, Attackable):
        return f"attackable:{ability.who}"
    if isinstance(ability, Duty):
        return "duty"
    if isinstance(ability, Adjusts):
        return "adjusts"
    return ""


_KEYS_OF: dict[int, tuple[CardDef, tuple[tuple[str, int], ...], tuple[int, ...]]] = {}


def keys_of(face: CardDef) -> tuple[tuple[tuple[str, int], ...], tuple[int, ...]]:
    """List the keys of a card's abilities and which of them are activated; computed once a card."""
    found = _KEYS_OF.get(id(face))
    if found is None or found[0] is not face:
        keys = tuple((ability_key(a), i) for i, a in enumerate(face.abilities) if ability_key(a))
        uses = tuple(i for i, a in enumerate(face.abilities) if isinstance(a, Activated | Paid))
        found = _KEYS_OF[id(face)] = (face, keys, uses)
    return found[1], found[2]


def is_listening(obj: Obj) -> bool:
    """Tell whether an object's abilities work where it lies (ABIL-01, CARD-T-06, CARD-M-03)."""
    return obj.zone not in ("soul", "shop", "holding")


def attach(state: State, obj: Obj) -> None:
    """Let an object's abilities listen."""
    if not is_listening(obj):
        return
    keys, uses = keys_of(obj.face)
    for key, number in keys:
        listeners.add(state.index, key, obj.id, number)
    if uses:
        mine = [*state.usable[obj.controller], *((obj.id, number) for number in uses)]
        state.usable[obj.controller] = tuple(sorted(mine))


def detach(state: State, obj: Obj) -> None:
    """Let an object's abilities listen no more; max HP that is lost takes marked damage with it (MECH-DMG-10)."""
    if not is_listening(obj):
        return
    if obj.zone != "character" and changes_hp(obj):
        before = max_hp_of_all(state)
        silence(state, obj)
        settle_max_hp(state, before)
    else:
        silence(state, obj)


def silence(state: State, obj: Obj) -> None:
    """Take an object's abilities out of the index; whoever calls looks after max HP."""
    keys, uses = keys_of(obj.face)
    for key, number in keys:
        listeners.remove(state.index, key, obj.id, number)
    if uses:
        state.usable[obj.controller] = tuple(u for u in state.usable[obj.controller] if u[0] != obj.id)


def changes_hp(obj: Obj) -> bool:
    """Tell whether an object's abilities change anybody's max HP."""
    return any(key == "static:hp" for key, _ in keys_of(obj.face)[0])


MaxHp = list[tuple[Player | Obj, int]]
"""The max HP of everything that has damage marked on it, before a change."""


def max_hp_of_all(state: State) -> MaxHp:
    """Remember the max HP of every damaged player and object before something changes it."""
    found: MaxHp = [(p, max_hp(state, p.seat)) for p in state.players if p.character and p.damage]
    found += [(obj, object_max_hp(state, obj)) for obj in state.objects.values() if obj.damage]
    return found


def settle_max_hp(state: State, before: MaxHp) -> None:
    """Take off marked damage where max HP went down: empty hearts go first (MECH-DMG-10)."""
    for hurt, old in before:
        lost = old - (max_hp(state, hurt.seat) if isinstance(hurt, Player) else object_max_hp(state, hurt))
        if lost > 0:
            hurt.damage = max(0, hurt.damage - lost)
    state.dirty = True


def rebuild_index(state: State) -> tuple[listeners.Index, list[tuple[tuple[int, int], ...]]]:
    """Build the index anew from the objects in play, to compare it with the one that was kept."""
    index: listeners.Index = {}
    usable: list[list[tuple[int, int]]] = [[] for _ in (*state.players, GAME)]
    for obj in state.objects.values():
        if is_listening(obj):
            keys, uses = keys_of(obj.face)
            for key, number in keys:
                listeners.add(index, key, obj.id, number)
            if uses:
                usable[obj.controller] += [(obj.id, number) for number in uses]
    return index, [tuple(sorted(entries)) for entries in usable]


# --- decks and discards ------------------------------------------------------------------------------------------------


def shuffle_deck(state: State, deck: int) -> None:
    """Shuffle a deck; nobody knows its order any more."""
    for card in state.decks[deck]:
        state.known.pop(card, None)
    shuffle(state.streams, DECKS[deck], state.decks[deck])
    tell(state, Fact("deck_shuffled", word=DECKS[deck]))


def reform_deck(state: State, deck: int) -> None:
    """Turn the discard into the new deck (ZONE-10)."""
    if state.discards[deck]:
        state.decks[deck][:] = state.discards[deck]
        state.discards[deck].clear()
        shuffle_deck(state, deck)


def take_top(state: State, deck: int) -> int:
    """Take the top card off a deck, or NO_CARD when there is none; an emptied deck is formed anew at once (A-05)."""
    cards = state.decks[deck]
    if not cards:
        reform_deck(state, deck)
        if not cards:
            return NO_CARD
    card = cards.pop()
    if not cards:
        reform_deck(state, deck)
    return card


def take_out(state: State, deck: int, card: int) -> None:
    """Take a certain card out of a deck."""
    state.decks[deck].remove(card)
    if not state.decks[deck]:
        reform_deck(state, deck)


def top_cards(state: State, deck: int, count: int) -> list[int]:
    """List the top cards of a deck from the top down, without taking them; fewer when there are fewer (A-06)."""
    cards = state.decks[deck]
    if not cards:
        reform_deck(state, deck)
    return cards[: -count - 1 : -1] if count else []


def discard_card(state: State, card: int) -> None:
    """Put a card on its discard, or outside the game when it has none (ZONE-11, ZONE-13)."""
    name = deck_of(state.printed[card])
    state.known.pop(card, None)
    if not name:
        state.outside.append(card)
        return
    state.discards[DECKS.index(name)].append(card)
    tell(state, Fact("card_discarded", card=card, word=name))


def know(state: State, card: int, seat: int) -> None:
    """Note that a seat knows a hidden card."""
    state.known[card] = state.known.get(card, 0) | (1 << seat)


# --- play --------------------------------------------------------------------------------------------------------------


def enter_play(state: State, card: int, zone: str, controller: int = GAME, slot: int = -1) -> Obj:
    """Put a card into play as a new object (ZONE-06), with the triggers on entering."""
    face = state.printed[card]
    obj = Obj(state.new_id(), card, face, zone, controller, slot)
    state.known.pop(card, None)
    state.objects[obj.id] = obj
    state.dirty = True
    if slot >= 0:
        state.slots[slot].top = obj.id
        state.slots[slot].since = state.turn
    if controller >= 0 and zone in _LISTS:
        getattr(state.players[controller], _LISTS[zone]).append(obj.id)
    if controller >= 0:
        enter_under_player(obj)
    attach(state, obj)
    fact = tell(state, Fact("entered_play", seat=controller, obj=obj.id, card=card, word=zone))
    if face.abilities or face.is_curse:
        _enter_triggers(state, obj, fact)
    fire_others(state, obj, fact)
    return obj


def enter_under_player(obj: Obj) -> None:
    """Apply "enters play with" clauses, when the card comes under a player's control (A-81)."""
    for ability in obj.face.abilities:
        if isinstance(ability, Enters):
            if ability.counters:
                obj.set_counter("", obj.counter("") + ability.counters)
            if ability.deactivated:
                obj.charged = False


def _enter_triggers(state: State, obj: Obj, fact: Fact) -> None:
    if obj.zone == "event":
        if obj.face.is_curse:
            state.waiting.append(Waiting(GAME, obj.id, obj.face, CURSE, fact))
        for number, ability in enumerate(obj.face.abilities):
            if isinstance(ability, EventAbility):
                state.waiting.append(Waiting(GAME, obj.id, obj.face, ability, fact, 0, number))


def fire_others(state: State, obj: Obj, fact: Fact) -> None:
    """Collect triggers on the entering itself; a shop item's own text works for this one purpose (CARD-T-06)."""
    fire(state, "entered_play", fact)
    if obj.zone == "shop":
        for number, ability in enumerate(obj.face.abilities):
            if isinstance(ability, Triggered) and ability.on == "entered_play" and ability.where.what == "this":
                state.waiting.append(Waiting(obj.controller, obj.id, obj.face, ability, fact, 0, number))


def leave_play(state: State, obj: Obj) -> int:
    """Take an object out of play and give back its card."""
    detach(state, obj)
    del state.objects[obj.id]
    state.dirty = True
    unlist(state, obj)
    if obj.slot >= 0 and state.slots[obj.slot].top == obj.id:
        state.slots[obj.slot].top = NOTHING
    if obj.zone == "event":
        drop_event_abilities(state, obj)
    if state.lasting:
        state.lasting[:] = [e for e in state.lasting if e.kind != "goal" or e.source != obj.id]
    tell(state, Fact("left_play", seat=obj.controller, obj=obj.id, card=obj.card, word=obj.zone))
    return obj.card


def is_rooted(obj: Obj) -> bool:
    """Tell whether an object stays in play whatever a card says, as a character does (CARD-C-04)."""
    return obj.zone == "character"


def is_out_of_hands(obj: Obj) -> bool:
    """Tell whether an object changes hands for no card: what is rooted, or just dying and only moved by itself (DEATH-M-04)."""
    return is_rooted(obj) or obj.zone == "holding"


def unlist(state: State, obj: Obj) -> None:
    """Take an object off its controller's lists."""
    if obj.controller >= 0 and obj.zone in _LISTS:
        getattr(state.players[obj.controller], _LISTS[obj.zone]).remove(obj.id)


def drop_event_abilities(state: State, obj: Obj) -> None:
    """Remove an event's abilities from the stack when it leaves play early (CARD-E-04)."""
    state.stack[:] = [i for i in state.stack if not (i.source == obj.id and i.kind in ("ability", "roll"))]
    state.waiting[:] = [w for w in state.waiting if w.source != obj.id]


def change_hands(state: State, obj: Obj, controller: int, zone: str) -> None:
    """Move an object in play to another controller or rank without making it a new object (KEY-02, MECH-CNT-03)."""
    from_shop = obj.zone == "shop"
    before = max_hp_of_all(state) if changes_hp(obj) else []
    _move(state, obj, controller, zone)
    if from_shop and controller >= 0:
        enter_under_player(obj)
    settle_max_hp(state, before)


def swap_hands(state: State, a: Obj, b: Obj) -> None:
    """Let two objects change places at the same time, so that nobody is without either of them meanwhile (MECH-GIVE-03)."""
    before = max_hp_of_all(state)
    places = [(obj.controller, obj.slot) for obj in (a, b)]
    for obj, (controller, slot) in zip((b, a), places, strict=True):
        from_shop = obj.zone == "shop"
        _move(state, obj, controller, "item" if controller != GAME else "shop")
        if controller == GAME:
            obj.slot = slot
            state.slots[slot].top = obj.id
        elif from_shop:
            enter_under_player(obj)
    settle_max_hp(state, before)


def _move(state: State, obj: Obj, controller: int, zone: str) -> None:
    if is_listening(obj):
        silence(state, obj)
    unlist(state, obj)
    if obj.slot >= 0:
        if state.slots[obj.slot].top == obj.id:
            state.slots[obj.slot].top = NOTHING
        obj.slot = -1
    obj.controller = controller
    obj.zone = zone
    if controller >= 0 and zone in _LISTS:
        getattr(state.players[controller], _LISTS[zone]).append(obj.id)
    attach(state, obj)
    state.dirty = True


def change_face(state: State, obj: Obj, face: CardDef) -> None:
    """Give an object other characteristics: it becomes a copy, or itself again (MECH-COPY-01)."""
    before = max_hp_of_all(state)
    if is_listening(obj):
        silence(state, obj)
    obj.face = face
    attach(state, obj)
    settle_max_hp(state, before)


def put_in_slot(state: State, slot: int, card: int) -> Obj:
    """Put a card into a slot, covering what is there (ATK-08); what is covered leaves play (ZONE-19)."""
    place = state.slots[slot]
    if place.top:
        old = state.objects[place.top]
        leave_play(state, old)
        place.covered.append(old.card)
        tell(state, Fact("covered", card=old.card))
    return enter_play(state, card, zone_in(place.row, state.printed[card]), GAME, slot)


def zone_in(row: str, face: CardDef) -> str:
    """Say what a card is while it lies in a row: a shop item, a room, a monster or an event (CARD-M-01)."""
    if row not in MONSTER_ROWS:
        return row
    return "event" if face.hp is None else "monster"
