"""Numbers of players and objects, computed when they are read from static abilities and lasting effects, never stored."""

from typing import Any

from soulstack.games.foursouls.cards.schema import Static
from soulstack.games.foursouls.cards.vocabulary import When
from soulstack.games.foursouls.rules.state import UNLIMITED, Obj, State
from soulstack.kernel.ids import GAME
from soulstack.kernel.values import Bonus, clamp, fold

SOULS_TO_WIN = 4
PRICE = 10
HAND_SIZE = 10
_KEYS = {
    stat: f"static:{stat}"
    for stat in (
        "hp", "attack", "evasion", "roll", "attack_roll", "first_attack_roll", "first_attack", "loot_plays", "attacks",
        "purchases", "loot_step", "price", "shop_price", "hand_size", "combat_damage", "souls_to_win",
        "first_roll", "next_attack_roll", "foe_evasion", "free_shop_items", "attack_tax", "rewards", "hits",
    )
}  # fmt: skip


def owner_of(state: State, obj: Obj) -> int:
    """Say who "you" is on an object: its controller, or the active player on what the game controls (CARD-M-02)."""
    return obj.controller if obj.controller != GAME else state.active


def holds(state: State, when: When, seat: int, obj: Obj | None) -> bool:
    """Tell whether every condition holds; `seat` is "you"."""
    if when.your_turn is not None and when.your_turn != (seat == state.active):
        return False
    who = state.active if when.who == "active" else seat
    player = state.players[who] if who >= 0 else None
    if player is not None:
        if when.cents is not None and player.cents != when.cents:
            return False
        if when.cents_at_least is not None and player.cents < when.cents_at_least:
            return False
        if when.hand is not None and len(player.hand) != when.hand:
            return False
        if when.hand_at_least is not None and len(player.hand) < when.hand_at_least:
            return False
        if when.souls_at_least is not None and soul_total(state, who) < when.souls_at_least:
            return False
        if when.hand_at_most is not None and len(player.hand) > when.hand_at_most:
            return False
        if when.loot_played_at_least is not None and player.played < when.loot_played_at_least:
            return False
        if when.abilities_used_at_least is not None and player.used < when.abilities_used_at_least:
            return False
        if not _stands_out(state, when, who):
            return False
        if when.guppy_items_at_least is not None:
            guppies = sum("guppy" in state.objects[i].face.keywords for i in player.items)
            if guppies < when.guppy_items_at_least:
                return False
    if when.hp is not None or when.hp_at_most is not None:
        hp = object_hp(state, obj) if obj is not None and obj.face.kind == "monster" else player_hp(state, who)
        if when.hp is not None and hp != when.hp:
            return False
        if when.hp_at_most is not None and hp > when.hp_at_most:
            return False
    if when.counters_at_least is not None and (obj is None or obj.counter_total() < when.counters_at_least):
        return False
    if when.counters_below is not None and obj is not None and obj.counter_total() >= when.counters_below:
        return False
    if when.bought is not None and when.bought != bool(state.shop_bought):
        return False
    if when.roll_on_stack is not None:
        return when.roll_on_stack == any(item.kind == "roll" for item in state.stack)
    return True


def _stands_out(state: State, when: When, who: int) -> bool:
    """Tell whether a player has the most or the fewest of something, or is the last one alive."""
    if when.most or when.fewest:
        amounts = [len(p.items) if when.most == "items" else soul_total(state, p.seat) for p in state.players]
        if amounts[who] != (max(amounts) if when.most else min(amounts)):
            return False
    if when.only_living is not None:
        living = [p.seat for p in state.players if player_hp(state, p.seat) > 0]
        return when.only_living == (living == [who])
    return True


def is_on(state: State, ability: Static, obj: Obj) -> bool:
    """Tell whether a static ability counts now: its level and its condition."""
    if ability.level and obj.counter("level") < ability.level:
        return False
    return ability.when is None or holds(state, ability.when, owner_of(state, obj), obj)


def is_on_for(state: State, ability: Any, obj: Obj, seat: int) -> bool:
    """Tell whether an ability about every player counts for one of them."""
    if ability.level and obj.counter("level") < ability.level:
        return False
    return ability.when is None or holds(state, ability.when, seat, obj)


def player_bonus(state: State, stat: str, seat: int) -> int:
    """Add up what changes a stat of a player."""
    total = 0
    listeners = state.index.get(_KEYS[stat])
    if listeners:
        objects = state.objects
        for oid, number in listeners:
            obj = objects[oid]
            ability: Any = obj.face.abilities[number]
            who = ability.who
            owner = obj.controller
            if who == "each_player":
                mine = is_on_for(state, ability, obj, seat)
            else:
                mine = who == "you" and (owner == seat or (owner == GAME and seat == state.active))
                mine = mine and is_on(state, ability, obj)
            if mine:
                total += ability.plus
    for effect in state.lasting:
        if effect.stat == stat and effect.to == ("player", seat):
            total += effect.plus
    return total


def object_bonus(state: State, stat: str, target: Obj) -> int:
    """Add up what changes a stat of an object."""
    total = 0
    listeners = state.index.get(_KEYS[stat])
    if listeners:
        objects = state.objects
        is_monster = target.zone == "monster"
        for oid, number in listeners:
            obj = objects[oid]
            ability: Any = obj.face.abilities[number]
            who = ability.who
            if (
                (who == "this" and oid == target.id)
                or (who == "monsters" and is_monster)
                or (who == "other_monsters" and is_monster and oid != target.id)
            ) and is_on(state, ability, obj):
                total += ability.plus
    for effect in state.lasting:
        if effect.stat == stat and (
            effect.to == ("obj", target.id) or (effect.to[0] == "monsters" and target.zone == "monster")
        ):
            total += effect.plus
    return total


def max_hp(state: State, seat: int) -> int:
    """Give the most HP that a player can have now."""
    character = state.objects[state.players[seat].character].face
    return max(0, (character.hp or 0) + player_bonus(state, "hp", seat))


def player_hp(state: State, seat: int) -> int:
    """Give a player's HP; a dead player reads 0 until the turn passes (A-57)."""
    player = state.players[seat]
    if player.dead:
        return 0
    return max(0, max_hp(state, seat) - player.damage)


def player_attack(state: State, seat: int, *, first_roll: bool = False) -> int:
    """Give a player's attack, with what counts only for the first attack roll of the turn when asked."""
    character = state.objects[state.players[seat].character].face
    total = (character.attack or 0) + player_bonus(state, "attack", seat)
    if first_roll:
        total += player_bonus(state, "first_attack", seat)
    return max(0, total)


def object_max_hp(state: State, obj: Obj) -> int:
    """Give the most HP that an object can have now."""
    return max(0, (obj.face.hp or 0) + object_bonus(state, "hp", obj))


def object_hp(state: State, obj: Obj) -> int:
    """Give an object's HP."""
    return max(0, object_max_hp(state, obj) - obj.damage)


def object_attack(state: State, obj: Obj) -> int:
    """Give a monster's attack (A-49: never below 0)."""
    return max(0, (obj.face.attack or 0) + object_bonus(state, "attack", obj))


def object_evasion(state: State, obj: Obj) -> int:
    """Give a monster's evasion, between 1 and 6 after all changes (ATK-16)."""
    total = (obj.face.evasion or 0) + object_bonus(state, "evasion", obj)
    attack = state.attack
    if attack is not None and not attack.over and attack.target == ("obj", obj.id) and obj.zone == "monster":
        total += player_bonus(state, "foe_evasion", attack.attacker)
    return clamp(total, 1, 6)


def hits_too(state: State, obj: Obj, roll: int) -> bool:
    """Tell whether an attack roll hits although it is below the evasion."""
    for oid, number in state.index.get("static:hits", ()):
        ability: Any = state.objects[oid].face.abilities[number]
        if oid == obj.id and roll in ability.values and is_on(state, ability, obj):
            return True
    return False


def reward_factor(state: State) -> int:
    """Say how many times rewards are paid."""
    changes = []
    for oid, number in state.index.get("static:rewards", ()):
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        if is_on(state, ability, obj):
            changes.append(Bonus(times=ability.times))
    return fold(1, changes)


def combat_bonus(state: State, seat: int, roll: int) -> int:
    """Add up what a player's own cards add to the combat damage of an attack roll."""
    total = 0
    for oid, number in state.index.get("static:combat_damage", ()):
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        if ability.who == "you" and owner_of(state, obj) == seat and is_on(state, ability, obj):
            total += ability.plus if not ability.values or roll in ability.values else 0
    return total


def combat_damage(state: State, obj: Obj, roll: int) -> int:
    """Give the combat damage that a monster deals on an attack roll: first what is added, then what is multiplied."""
    changes = []
    for oid, number in state.index.get("static:combat_damage", ()):
        if oid == obj.id:
            ability: Any = obj.face.abilities[number]
            assert isinstance(ability, Static)
            if ability.who != "this":
                continue
            if (not ability.values or roll in ability.values) and is_on(state, ability, obj):
                changes.append(Bonus(ability.plus, ability.times))
    return fold(object_attack(state, obj), changes)


def roll_bonus(state: State, seat: int, *, attack: bool, first: bool = False) -> int:
    """Add up the continuous modifiers of a roll (DICE-06); the first attack roll is the one just counted."""
    total = player_bonus(state, "roll", seat)
    if first:
        total += player_bonus(state, "first_roll", seat)
    if attack:
        total += player_bonus(state, "attack_roll", seat)
        if state.players[seat].attack_rolls == 1:
            total += player_bonus(state, "first_attack_roll", seat)
    return total


def soul_total(state: State, seat: int) -> int:
    """Add up a player's soul value, the character's included (CARD-S-06, A-60)."""
    objects = state.objects
    player = state.players[seat]
    total = objects[player.character].face.souls
    for oid in player.souls:
        total += objects[oid].face.souls or 1  # without an icon it is one soul
    return total


def loot_plays_left(state: State, seat: int) -> int:
    """Count the loot plays that a player still has (A-38)."""
    left = state.players[seat].loot_plays
    if seat == state.active and state.phase != "start" and "static:loot_plays" in state.index:
        left += player_bonus(state, "loot_plays", seat)
    return left


def general_attacks_left(state: State) -> int:
    """Count the active player's attacks on anything, without those that effects gave for something special."""
    bonus = player_bonus(state, "attacks", state.active)
    if bonus >= UNLIMITED:
        return UNLIMITED
    return max(0, 1 + bonus - state.attacks_used)


def owes_deck(state: State) -> bool:
    """Tell whether a card makes the active player owe the monster deck an attack this turn."""
    if "deck" in state.attacked or not (state.decks[2] or state.discards[2]):
        return False
    for oid, number in state.index.get("duty", ()):
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        if ability.on == "deck" and owner_of(state, obj) == state.active and is_on(state, ability, obj):
            return True
    return False


def further_attacks(state: State) -> tuple[tuple[str, bool], ...]:
    """List the attacks beyond the turn's own that effects have given or cards demand now (A-74)."""
    return (*state.extra_attacks, ("deck", True)) if owes_deck(state) else state.extra_attacks


def attacks_left(state: State) -> int:
    """Count how many attacks the active player may or must still declare."""
    if state.phase != "action" or state.ending or (state.declared != "attack" and not can_pay_to_attack(state)):
        return 0
    left = general_attacks_left(state) + sum(is_open(state, on) for on, _ in further_attacks(state))
    if state.attack is not None and not state.attack.spent:
        left -= 1  # the declaration is spent
    return max(0, left)


def is_open(state: State, on: str) -> bool:
    """Tell whether a further attack still has something to be aimed at: one on a monster goes with it (A-74)."""
    if on in ("deck", "decks"):
        return bool(state.decks[2] or state.discards[2])
    if on == "any":
        return True
    found = [state.objects.get(int(number)) for number in on.split(",")]
    return any(obj is not None and is_attackable(obj) for obj in found)


def attack_price(state: State) -> int:
    """Give what the active player has to give each other player in order to attack."""
    return player_bonus(state, "attack_tax", state.active) if "static:attack_tax" in state.index else 0


def can_pay_to_attack(state: State) -> bool:
    """Tell whether the active player has the cents that attacking costs now."""
    return attack_price(state) * (len(state.players) - 1) <= state.players[state.active].cents


def purchases_left(state: State) -> int:
    """Count how many purchases the active player may still declare."""
    if state.phase != "action" or state.ending:
        return 0
    return max(0, 1 + player_bonus(state, "purchases", state.active) + state.extra_purchases - state.purchases_used)


def price_of(state: State, *, shop: bool) -> int:
    """Give what a shop item or the top of the treasure deck costs the active player (PUR-04)."""
    price = PRICE + player_bonus(state, "price", state.active)
    if shop:
        price += player_bonus(state, "shop_price", state.active)
        if player_bonus(state, "free_shop_items", state.active) > state.shop_bought:
            return 0
    return max(0, price)


def hand_limit(state: State, seat: int) -> int:
    """Give a player's greatest hand at the end of the own turn (TURN-13)."""
    size = HAND_SIZE
    for oid, number in state.index.get("static:hand_size", ()):
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        if ability.to is not None and owner_of(state, obj) == seat and is_on(state, ability, obj):
            size = min(size, ability.to)
    return max(0, size + player_bonus(state, "hand_size", seat))


def is_eternal(obj: Obj) -> bool:
    """Tell whether an object cannot be destroyed or put into discard (KEY-01)."""
    return obj.made_eternal or obj.face.eternal


def is_kept(state: State, obj: Obj) -> bool:
    """Tell whether an object's own text keeps it out of discard now."""
    if "cannot:be_discarded" not in state.index:
        return False
    return any(getattr(a, "what", "") == "be_discarded" and is_on(state, a, obj) for a in obj.face.abilities)  # type: ignore[arg-type]  # it has when and level too


def is_forbidden(state: State, what: str, seat: int) -> bool:
    """Tell whether some card, or an effect that lasts, forbids a player something."""
    for effect in state.lasting:
        if effect.kind == "forbid" and effect.stat == what and effect.to == ("player", seat):
            return True
    for oid, number in state.index.get(f"cannot:{what}", ()):
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        if ability.who == "others":
            if obj.controller != seat and is_on(state, ability, obj):
                return True
        elif ability.who == "everyone":
            if is_on_for(state, ability, obj, seat):
                return True
        elif ability.who == "you" and owner_of(state, obj) == seat and is_on(state, ability, obj):
            return True
    return False


def is_attackable(obj: Obj) -> bool:
    """Tell whether an attack may be aimed at an object: a monster (CARD-M-04), or what its text makes attackable."""
    if obj.zone != "monster":
        return (
            obj.zone in ("item", "room")
            and bool(obj.face.hp)
            and any(a.type == "attackable" for a in obj.face.abilities)
        )
    if "unattackable" in obj.face.keywords:
        return False
    return not any(getattr(a, "what", "") == "be_attacked" for a in obj.face.abilities)
