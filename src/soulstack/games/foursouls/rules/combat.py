"""Attacks: declared, aimed, rolled, dealt and ended (ATK-01 to ATK-26)."""

from typing import Any

from attrs import define

from soulstack.games.foursouls.rules.changes import give_cents
from soulstack.games.foursouls.rules.checkpoint import HOOKS, enter_slot
from soulstack.games.foursouls.rules.damage import place_damage
from soulstack.games.foursouls.rules.dice import ROLL_HOOKS, roll
from soulstack.games.foursouls.rules.frames import Propose, commit, propose
from soulstack.games.foursouls.rules.priority import open_window
from soulstack.games.foursouls.rules.selecting import coverable_slots, monster_slot, slot_ref
from soulstack.games.foursouls.rules.state import UNLIMITED, AttackState, StackItem, State
from soulstack.games.foursouls.rules.stats import (
    attack_price,
    can_pay_to_attack,
    combat_bonus,
    combat_damage,
    further_attacks,
    general_attacks_left,
    hits_too,
    is_attackable,
    is_on,
    object_evasion,
    object_hp,
    owes_deck,
    owner_of,
    player_attack,
    player_hp,
)
from soulstack.games.foursouls.rules.triggers import fire, tell
from soulstack.games.foursouls.rules.zones import take_top
from soulstack.kernel.clone import cloneable
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame, ask, finish
from soulstack.kernel.ids import NO_CARD, NOTHING, Ref
from soulstack.kernel.programs import Done

MONSTER_DECK: Ref = ("deck", 2)


def attack_targets(state: State) -> list[Ref]:
    """List what the active player may attack now: the union of what the allowances permit (A-74)."""
    deck: list[Ref] = [MONSTER_DECK] if state.decks[2] or state.discards[2] else []
    everything = attackable_things(state) + deck
    owed = [ref for ref in owed_targets(state) if is_allowed(state, ref)]
    free = general_attacks_left(state) + sum(on == "any" for on, _ in state.extra_attacks)
    if free > len(owed):
        return everything
    found = owed  # every attack that could be made on anything is spoken for
    for on, _ in further_attacks(state):
        if on != "any":
            found += [ref for ref in everything if permits(on, ref) and ref not in found]
    return found


def permits(on: str, target: Ref) -> bool:
    """Tell whether a further attack may be aimed so: `any`, `deck`, `decks` (without end), or ids with commas between."""
    if on == "any":
        return True
    if on in ("deck", "decks"):
        return target == MONSTER_DECK
    return target[0] == "obj" and str(target[1]) in on.split(",")


def is_allowed(state: State, target: Ref) -> bool:
    """Tell whether some attack that the active player has left may be aimed so (A-74)."""
    return general_attacks_left(state) > 0 or any(permits(on, target) for on, _ in further_attacks(state))


def attackable_things(state: State) -> list[Ref]:
    """List monsters, and items, rooms and players that an ability makes attackable (ATK-03)."""
    found: list[Ref] = [("obj", obj.id) for obj in state.monsters() if is_attackable(obj)]
    for oid, _ in state.index.get("attackable:this", ()):
        if is_attackable(state.objects[oid]):
            found.append(("obj", oid))
    if "attackable:players" in state.index:
        others = [seat for seat in state.seats_from(state.active)[1:] if player_hp(state, seat) > 0]
        found += [("player", seat) for seat in others]
    return found


def target_hp(state: State, target: Ref) -> int:
    """Give the HP of what is attacked; 0 when it is gone."""
    kind, number = target
    if kind == "player":
        return player_hp(state, number)
    obj = state.objects.get(number)
    return object_hp(state, obj) if obj is not None and obj.zone != "holding" else 0


def target_evasion(state: State, target: Ref) -> int:
    """Give the evasion of what is attacked; the newest ability that makes players attackable counts (MECH-AOP-03)."""
    kind, number = target
    if kind == "obj":
        obj = state.objects.get(number)
        return object_evasion(state, obj) if obj is not None else 0
    if kind == "player":
        for oid, ability in reversed(state.index.get("attackable:players", ())):
            face: Any = state.objects[oid].face
            return min(6, max(1, int(face.abilities[ability].evasion)))
    return 0


def owed_targets(state: State) -> list[Ref]:
    """List monsters that the active player has to attack this turn with an attack of the own."""
    owed = [e.to for e in state.lasting if e.kind == "must_attack"]
    found = [ref for ref in owed if ref[1] in state.objects and is_attackable(state.objects[ref[1]])]
    return found + duties(state, "this") if "duty" in state.index else found


def duties(state: State, on: str) -> list[Ref]:
    """List what cards oblige the active player to attack each turn and was not attacked yet."""
    found: list[Ref] = []
    for oid, number in state.index.get("duty", ()):
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        if ability.on != on or owner_of(state, obj) != state.active or not is_on(state, ability, obj):
            continue
        if on == "this" and str(oid) not in state.attacked and is_attackable(obj):
            found.append(("obj", oid))
        elif on == "any" and not state.attacked:
            found = attackable_things(state) + ([MONSTER_DECK] if state.decks[2] or state.discards[2] else [])
    return found


def has_plain_attacks(state: State) -> bool:
    """Tell whether no card or effect says anything about what may or must be attacked, as nearly always."""
    return not state.lasting and not state.extra_attacks and "duty" not in state.index


def has_attack_target(state: State) -> bool:
    """Tell whether there is anything to attack; the usual case needs no list."""
    if (state.decks[2] or state.discards[2]) and has_plain_attacks(state):
        return True
    return bool(attack_targets(state))


def has_open_duty(state: State) -> bool:
    """Tell whether a mandatory attack can still be made, so that the turn may not be ended (A-26)."""
    if has_plain_attacks(state) or not can_pay_to_attack(state):
        return False
    deck = bool(state.decks[2] or state.discards[2])
    for on, must in further_attacks(state):
        if must and on in ("deck", "any") and (deck or (on == "any" and attackable_things(state))):
            return True
        if must and on[0].isdigit() and any(int(number) in state.objects for number in on.split(",")):
            return True
    return any(is_allowed(state, ref) for ref in owed_targets(state) + duties(state, "any"))


def spend_attack(state: State, aimed: Ref, chosen: Ref) -> None:
    """Use up the most restrictive allowance that fits what is attacked, a duty first (A-74).

    If none does, because the attack was redirected, it is one that fits what was chosen: an attack is spent at its
    declaration (A-21), and belongs to the monster that is really attacked.
    """
    assert state.attack is not None
    state.attack.spent = True
    owed_by_card = aimed == MONSTER_DECK and owes_deck(state)
    state.attacked = (*state.attacked, word_for(aimed))
    for effect in [e for e in state.lasting if e.kind == "must_attack" and e.to == aimed]:
        state.lasting.remove(effect)
    if owed_by_card:
        return  # the card sees it in what was attacked
    free = general_attacks_left(state)
    for target in (aimed, chosen):
        found = fitting(state, target, own=free > 0)
        special = [entry for entry in found if entry[1] or entry[0] != "any" or free <= 0]
        if special:
            use_up(state, special[0])
            return
        if free > 0:
            break
    if free < UNLIMITED:
        state.attacks_used += 1


def spend_unaimed(state: State) -> None:
    """Use up an attack that was cancelled before it was aimed: it attacked nothing, so no duty is done with it (A-21)."""
    assert state.attack is not None
    state.attack.spent = True
    given = state.extra_attacks[: state.attack.granted]
    optional = sorted((entry for entry in given if not entry[1]), key=lambda entry: entry[0] == "any")
    free = general_attacks_left(state)
    if optional and (free <= 0 or optional[0][0] != "any"):
        use_up(state, optional[0])
    elif 0 < free < UNLIMITED:
        state.attacks_used += 1


def fitting(state: State, target: Ref, *, own: bool) -> list[tuple[str, bool]]:
    """List the further attacks that may be aimed so, duties and narrow ones first; what came since comes last (A-74)."""
    given = state.attack.granted if state.attack is not None else len(state.extra_attacks)
    found = [entry for entry in state.extra_attacks if permits(entry[0], target)]
    earlier = [entry for entry in state.extra_attacks[:given] if permits(entry[0], target)]
    return sorted(earlier if earlier or own else found, key=lambda entry: (not entry[1], entry[0] == "any"))


def use_up(state: State, entry: tuple[str, bool]) -> None:
    """Take a further attack off the list, unless there are as many as one likes."""
    if entry[0] != "decks":
        left = list(state.extra_attacks)
        left.remove(entry)
        state.extra_attacks = tuple(left)


def word_for(target: Ref) -> str:
    """Name what is attacked in the words of `extra_attacks`."""
    if target == MONSTER_DECK:
        return "deck"
    return str(target[1]) if target[0] == "obj" else "player"


@cloneable
@define(eq=False)
class Attack(Frame):
    """Carries an attack from its declaration to its end."""

    seat: int = 0
    pc: int = 0
    card: int = NO_CARD
    """The card revealed from the deck, until it lies in a slot."""

    def step(self, state: State) -> None:
        pc = self.pc
        attack = state.attack
        if attack is None or attack.over or state.ending:
            end_attack(state)
            state.declared = "none"
            if self.card != NO_CARD:
                enter_slot(state, coverable_slots(state)[0], self.card)
                self.card = NO_CARD
            finish(state)
        elif pc == 0:
            self.pc = 1
            open_window(state)
        elif pc == 1:
            self._ask_target(state)
        elif pc == 2:
            self._ask_slot(state)
        elif pc == 3:
            self.pc = 4
            state.declared = "none"
            if state.waiting:
                open_window(state)  # only if something triggered
        else:
            self._roll(state, attack)

    def _ask_target(self, state: State) -> None:
        targets = attack_targets(state)
        if not targets:
            cancel_attack(state)
            return
        options = tuple(Option("pick", ref) for ref in targets)
        ask(state, Decision(self.seat, "target", options, prompt="attack"))

    def _ask_slot(self, state: State) -> None:
        slots = coverable_slots(state)
        if "indomitable" in state.printed[self.card].keywords or not slots:
            self._reveal(state, slots[0] if slots else state.slots_of("monster")[0])
            return
        options = tuple(Option("pick", slot_ref(state, i)) for i in slots)
        decision = Decision(self.seat, "target", options, prompt="cover", card=state.printed[self.card].id)
        ask(state, decision)

    def take(self, state: State, picks: tuple[Option, ...]) -> None:
        ref = picks[0].ref
        assert ref is not None
        if self.pc == 2:
            self._reveal(state, monster_slot(state, ref))
            return
        if ref == MONSTER_DECK:
            spend_attack(state, ref, ref)
            self.card = take_top(state, 2)
            state.known.pop(self.card, None)
            tell(state, Fact("deck_attacked", seat=self.seat, card=self.card))
            self.pc = 2
            return
        self.pc = 3
        if ref[0] == "obj" and state.objects[ref[1]].zone == "monster":
            propose(state, "attack_target", seat=self.seat, obj=ref[1], amount=1, value=ref[1])
        else:
            spend_attack(state, ref, ref)
            aim(state, ref)

    def _reveal(self, state: State, slot: int) -> None:
        obj = enter_slot(state, slot, self.card)
        self.card = NO_CARD
        if obj.zone == "event":
            end_attack(state)  # ATK-10, A-22: the attack is over and spent
        elif not is_attackable(obj):
            cancel_attack(state)  # ATK-11
        else:
            aim(state, ("obj", obj.id), "deck")
            self.pc = 3

    def _roll(self, state: State, attack: AttackState) -> None:
        obj = state.objects.get(attack.target[1]) if attack.target[0] == "obj" else None
        if attack.target[0] == "obj" and (obj is None or obj.zone == "holding"):
            cancel_attack(state)
            return
        if target_hp(state, attack.target) == 0 or player_hp(state, self.seat) == 0:
            end_attack(state)  # ATK-12
            return
        roller = self._next_roller(state, attack)
        attack.rolls += 1
        state.players[roller].attack_rolls += 1
        if obj is not None:
            roll(state, roller, source=obj.id, face=obj.face, attack=True)
        else:
            character = state.objects[state.players[attack.target[1]].character]
            roll(state, roller, source=character.id, face=character.face, attack=True)
        open_window(state)

    def _next_roller(self, state: State, attack: AttackState) -> int:
        """Say who rolls: the attacker, then those who were told to join in, the dead left out (ATK-23)."""
        helpers = attack.helpers
        while attack.next_helper >= 0:
            number = attack.next_helper
            attack.next_helper = number + 1 if number + 1 < len(helpers) else -1
            if player_hp(state, helpers[number]) > 0:
                return helpers[number]
        attack.next_helper = 0 if helpers else -1
        return self.seat


@commit("attack_target")
def commit_target(state: State, proposal: Propose) -> Done:
    """Aim at the monster that was chosen, or that another player has chosen instead: that one is attacked (REPL-04)."""
    spend_attack(state, ("obj", proposal.obj), ("obj", proposal.value))
    aim(state, ("obj", proposal.obj))
    return 1


def aim(state: State, target: Ref, word: str = "") -> None:
    """Aim the attack that is under way; the word says whether the deck revealed its target."""
    assert state.attack is not None
    state.attack.target = target
    fact = Fact("attack_target_chosen", seat=state.attack.attacker, word=word)
    if target[0] == "obj":
        fact.obj, fact.card = target[1], state.objects[target[1]].card
    else:
        fact.other = target[1]
        state.players[target[1]].attacked = True
    tell(state, fact)
    fire(state, "attack_target_chosen", fact)


def declare_attack(state: State) -> None:
    """Declare an attack, without a target yet (ATK-02)."""
    seat = state.active
    price = attack_price(state)
    for other in state.seats_from(seat)[1:] if price else ():
        give_cents(state, seat, other, price)
    state.declared = "attack"
    state.attack = AttackState(seat, granted=len(state.extra_attacks))
    fact = tell(state, Fact("attack_declared", seat=seat))
    fire(state, "attack_declared", fact)
    state.frames.append(Attack(seat=seat))


def end_attack(state: State) -> None:
    """End the attack; unresolved attack rolls and combat damage leave the stack (ATK-20, MECH-FIZ-02)."""
    attack = state.attack
    if attack is None:
        return
    if not attack.over:
        attack.over = True
        tell(state, Fact("attack_ended", seat=attack.attacker))
    if any(item.attack or item.combat for item in state.stack):
        state.stack[:] = [item for item in state.stack if not (item.attack or item.combat)]
    if not any(isinstance(frame, Attack) for frame in state.frames[:-1]) or isinstance(state.frames[-1], Attack):
        state.attack = None
    state.dirty = True


def cancel_attack(state: State) -> None:
    """Cancel the attack that is under way (ATK-22); it stays spent, once (A-21)."""
    attack = state.attack
    if attack is not None and not attack.over:
        tell(state, Fact("attack_cancelled", seat=attack.attacker))
        if not attack.spent:
            spend_unaimed(state)
        end_attack(state)


def cancel_if_target_left(state: State) -> None:
    """Cancel the attack when what is attacked has left play: its rolls and combat damage fizzle (A-23)."""
    attack = state.attack
    if attack is not None and not attack.over and attack.target[0] == "obj" and attack.target[1] not in state.objects:
        cancel_attack(state)


def deal_combat_damage(state: State, item: StackItem) -> None:
    """Compare an attack roll with evasion and put combat damage on the stack (ATK-14, ATK-15, A-55)."""
    attack = state.attack
    if attack is None or attack.over:
        return
    target = attack.target
    obj = state.objects.get(target[1]) if target[0] == "obj" else None
    if target[0] == "obj" and (obj is None or obj.zone == "holding"):
        return
    roller = item.controller
    value = item.value
    oid = obj.id if obj is not None else NOTHING
    if value >= target_evasion(state, target) or (obj is not None and hits_too(state, obj, value)):
        tell(state, Fact("attack_hit", seat=roller, obj=oid, value=value))
        amount = player_attack(state, roller, first_roll=state.players[roller].attack_rolls == 1)
        amount += combat_bonus(state, roller, value)
        source = state.players[roller].character
        place_damage(state, target, amount, source=source, by=roller, combat=True, roll=value)
        return
    missed = tell(state, Fact("attack_missed", seat=roller, obj=oid, value=value))
    fire(state, "attack_missed", missed)
    if obj is not None:
        amount = combat_damage(state, obj, value)
        place_damage(state, ("player", roller), amount, source=oid, by=obj.controller, combat=True, roll=value)
    else:
        victim = target[1]  # MECH-AOP-02: a player hits back like a monster
        amount = player_attack(state, victim)
        source = state.players[victim].character
        place_damage(state, ("player", roller), amount, source=source, by=victim, combat=True, roll=value)


HOOKS.append(cancel_if_target_left)
ROLL_HOOKS.append(deal_combat_damage)
