"""What an effect would do now, in cents of one's own: the table as it lies, who gains, who loses, who dies.

Each verb of the cards has an appraiser here. Programs are judged with every choice of targets and the best is kept, so
that the same judgement plays a card, picks its mode and aims it.
"""

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, Final, TypeAlias

from attrs import define, evolve, field

from soulstack.games.foursouls.bots.candidates import candidates, chooser
from soulstack.games.foursouls.bots.card_worth import LOOT, flat, item_worth, once_a_card, program_worth, use_worth
from soulstack.games.foursouls.bots.fight_odds import after_roll
from soulstack.games.foursouls.bots.meanings import Context, Meanings
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.schema import Activated, CardDef, LootAbility, Paid, Triggered
from soulstack.games.foursouls.cards.vocabulary import TargetSpec
from soulstack.games.foursouls.rules.view import ObjView, StackView
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref

DEEPEST: Final = 3
WIDEST: Final = 150
"""More choices of several targets than this are judged one target at a time."""
RUIN: Final = 60.0
"""What killing oneself by a cost is worth: never."""

Appraiser: TypeAlias = Callable[["Judge", Any, Context], float]
APPRAISERS: Final[dict[type, Appraiser]] = {}


def appraises(*kinds: type) -> Callable[[Appraiser], Appraiser]:
    """Register the appraiser of some effects."""

    def keep(function: Appraiser) -> Appraiser:
        for kind in kinds:
            APPRAISERS[kind] = function
        return function

    return keep


@define(eq=False)
class Judge(Meanings):
    """A reading that can also say what programs would bring."""

    _rolls: dict[tuple[int, int], float] = field(factory=dict, init=False)
    _plays: dict[int, float] = field(factory=dict, init=False)
    _waiting: dict[int, float] = field(factory=dict, init=False)

    # --- programs ------------------------------------------------------------------------------------------------

    def value(self, program: Iterable[Any], context: Context) -> float:
        """Add up what a program brings, in one's own eyes."""
        if context.depth > DEEPEST:
            return 0.0
        inner = context.deeper()
        total = 0.0
        done = 1.0
        for effect in program:
            appraiser = APPRAISERS.get(type(effect))
            # What follows "if you do" looks back; everything else is expected to work unless its appraiser says no.
            self.done = done if type(effect) is e.IfDone else 1.0
            if appraiser is not None:
                total += appraiser(self, effect, inner)
            else:
                total += self.weight(self.owner(context.you)) * program_worth((effect,))
            done = self.done
        self.done = done
        return total

    def best(
        self, specs: tuple[TargetSpec, ...], program: tuple[Any, ...], context: Context
    ) -> tuple[float, dict[str, Ref]]:
        """Find the choice of targets that is best for whoever chooses, and what it brings; -RUIN when there is none."""
        if not specs:
            return self.value(program, context), {}
        pools = [candidates(self, spec, context) for spec in specs]
        if not all(pools):
            if not all(pool or spec.optional for spec, pool in zip(specs, pools, strict=True)):
                return -RUIN, {}
            return self.best(tuple(s for s, pool in zip(specs, pools, strict=True) if pool), program, context)
        sign = 1.0 if chooser(self, specs[0], context) == self.me else -1.0
        size = 1
        for pool in pools:
            size *= len(pool)
        if size > WIDEST:
            pools = [[ref] for ref in self._one_by_one(specs, pools, program, context)]
        top, chosen = -RUIN * 10, {}
        for refs in product(*pools):
            if len(refs) > 1 and len({r for r in refs if r[0] != "number"}) < sum(r[0] != "number" for r in refs):
                continue
            bound = {spec.name: ref for spec, ref in zip(specs, refs, strict=True)}
            value = sign * self.value(program, context.with_targets(bound))
            if value > top:
                top, chosen = value, bound
        return sign * top, chosen

    def _one_by_one(
        self, specs: tuple[TargetSpec, ...], pools: list[list[Ref]], program: tuple[Any, ...], context: Context
    ) -> list[Ref]:
        """Choose each target with the others at their first candidate."""
        sign = 1.0 if chooser(self, specs[0], context) == self.me else -1.0
        found = []
        for i, spec in enumerate(specs):
            rest = {s.name: pools[k][0] for k, s in enumerate(specs) if k != i}
            trial = context.with_targets(rest)
            values = [sign * self.value(program, trial.but(spec.name, ref)) for ref in pools[i]]
            found.append(pools[i][values.index(max(values))])
        return found

    def ability(self, ability: Any, context: Context) -> float:
        """Give what using an ability brings with its best mode and targets, its cost apart."""
        if not ability.modes:
            return self.best(ability.targets, ability.do, context)[0]
        return max(
            self.best((*ability.targets, *mode.targets), (*ability.do, *mode.do), context)[0] for mode in ability.modes
        )

    def play_worth(self, index: int) -> float:
        """Give what playing a card of one's own hand brings now."""
        found = self._plays.get(index)
        if found is None:
            self._plays[index] = 0.0
            card = self.physical(index)
            ability = next((a for a in card.abilities if isinstance(a, LootAbility)), None)
            if ability is not None:
                found = self.ability(ability, Context(self.me, card=card))
            else:
                found = self.soul_gain(self.me, card.souls) if card.souls else item_worth(card)
            self._plays[index] = found
        return found

    def cost(self, ability: Paid, obj: ObjView) -> float:
        """Give what paying for an ability costs oneself."""
        cost = ability.cost
        player = self.view.seats[self.me]
        total = float(cost.cents) + 1.2 * cost.counters
        if cost.hp:
            total += RUIN if player.hp <= cost.hp else 1.5 * cost.hp
        if cost.discard:
            total += sum(sorted(self.loot_in(card) for card in player.hand)[: cost.discard])
        if cost.destroy_items or cost.give_item:
            objects = self.view.objects
            items = [i for i in player.items if not objects[i].eternal and not (cost.give_item and i == obj.id)]
            worths = sorted(self.missed(objects[i]) if cost.destroy_items else self.item(i) for i in items)
            total += sum(worths[: cost.destroy_items])
            if cost.give_item and worths:
                total += 1.3 * worths[0]
        return total

    # --- what happens to players and objects -----------------------------------------------------------------------

    def cents(self, seat: int, amount: float) -> float:
        """Weigh cents gained (or lost, when negative)."""
        if amount < 0:
            amount = max(amount, -self.view.seats[seat].cents)
        return self.weight(seat) * amount * (self.traits.greed if seat == self.me else 1.0)

    def loot(self, seat: int, amount: float) -> float:
        """Weigh loot cards gained (or lost, when negative)."""
        size = self.view.seats[seat].hand_size
        if amount < 0:
            return self.weight(seat) * 2.2 * max(amount, -size)
        return self.weight(seat) * LOOT * amount * (0.5 if size > 8 else 1.0)

    def hurt(self, ref: Ref, amount: float) -> float:
        """Weigh damage to a player or a monster."""
        return self.hurt_player(ref[1], amount) if ref[0] == "player" else self.hurt_object(ref[1], amount)

    def hurt_player(self, seat: int, amount: float) -> float:
        """Weigh damage to a player: fatal, or a wound in a fight, or a scratch that heals when the turn ends."""
        player = self.view.seats[seat]
        if player.dead or amount <= 0:
            return 0.0
        fighter = self.fighter(seat)
        if fighter.hp <= 0:
            return 0.0  # what is on its way already kills
        amount += fighter.frail
        if fighter.armour is not None:
            amount = min(amount, fighter.armour)
        if amount >= fighter.hp:
            return -self.weight(seat) * self.death_cost(seat)
        loss = 0.3 * amount
        if self.may_attack(seat):
            loss += self.attack_change(seat, more_hp=-int(amount))
        return -self.weight(seat) * loss

    def attack_change(self, seat: int, more_attack: int = 0, more_hp: int = 0, more_roll: int = 0) -> float:
        """Give how much a change of a player's numbers changes what the player's attack is worth to them."""
        attack = self.view.attack
        if attack is not None and attack.target is not None and attack.attacker == seat:
            obj = self.attacked()
            if obj is None:
                return 0.0
            fighter = self.fighter(seat)
            changed = evolve(
                fighter, attack=fighter.attack + more_attack, hp=fighter.hp + more_hp, bonus=fighter.bonus + more_roll
            )
            return abs(self.attack_worth(seat, obj, fighter=changed) - self.attack_worth(seat, obj))
        return abs(self.best_attack(seat, more_attack, more_hp, more_roll) - self.best_attack(seat))

    def hurt_object(self, oid: int, amount: float) -> float:
        """Weigh damage to a monster: it may die for the active player, or be weaker in an attack."""
        obj = self.view.objects.get(oid)
        if obj is None or obj.hp is None or obj.zone != "monster" or amount <= 0:
            return 0.0
        active = self.view.active
        foe = self.foe(obj)
        if foe.hp <= 0:
            return 0.0
        if amount >= foe.hp:
            return self.kill_object(obj) - 0.2
        if not self.may_attack(active):
            return 0.0
        attack = self.view.attack
        if attack is not None and attack.target is not None and attack.target != ("obj", oid):
            return 0.0
        weaker = self.attack_worth(active, obj, foe=evolve(foe, hp=foe.hp - int(amount)))
        now = self.attack_worth(active, obj) if attack is not None else self.best_attack(active)
        return self.weight(active) * max(0.0, weaker - now)

    def kill_object(self, obj: ObjView) -> float:
        """Weigh the death of a monster, less what an attack on it was worth anyway."""
        active = self.view.active
        prize = self.prize(active, self.face(obj))
        attack = self.view.attack
        if attack is not None and attack.target == ("obj", obj.id):
            prize -= max(0.0, self.attack_worth(active, obj))
        elif self.may_attack(active) and obj.attackable:
            prize -= 0.5 * max(0.0, self.attack_worth(active, obj))
        return self.weight(active) * prize

    def destroy(self, obj: ObjView) -> float:
        """Weigh the destruction of an object."""
        if obj.zone == "monster":
            return self.kill_object(obj)
        if obj.zone == "soul":
            return -self.weight(obj.controller) * self.soul_loss(obj.controller)
        if obj.zone == "curse":
            return self.weight(obj.controller) * 4.0
        if obj.zone != "item" or obj.eternal:
            return 0.0
        return -self.weight(obj.controller) * self.missed(obj)

    def charge(self, obj: ObjView) -> float:
        """Weigh the recharging of an object for its controller."""
        if obj.charged or not obj.has_tap or obj.controller < 0:
            return 0.0
        taps = [a for a in self.face(obj).abilities if isinstance(a, Activated)]
        # Batteries that charge batteries would never end.
        if any(isinstance(effect, e.Recharge | e.CopyAbility) for tap in taps for effect in tap.do):
            return 0.0
        return self.weight(obj.controller) * max((min(5.0, use_worth(tap)) for tap in taps), default=0.0)

    # --- the stack -----------------------------------------------------------------------------------------------

    def roll_worth(self, item: StackView, value: int) -> float:
        """Give what a roll on the stack brings, were it to show a number."""
        key = (item.id, value)
        found = self._rolls.get(key)
        if found is None:
            self._rolls[key] = 0.0
            found = self._attack_roll(item, value) if item.kind == "attack_roll" else self._linked_roll(item, value)
            found += self._watchers(item, value)
            self._rolls[key] = found
        return found

    def _attack_roll(self, item: StackView, value: int) -> float:
        attack = self.view.attack
        obj = self.attacked()
        if attack is None or obj is None:
            return 0.0
        seat = item.controller
        chances = after_roll(self.foe(obj), self.fighter(seat), value, attack.rolls <= 1)
        return self.weight(seat) * self.fight_worth(seat, chances, self.prize(seat, self.face(obj)))

    def _linked_roll(self, item: StackView, value: int) -> float:
        card = self.card(item.card)
        seat = item.controller
        reward = card.reward
        if reward.roll_cents or reward.roll_loot:
            return self.cents(seat, value) if reward.roll_cents else self.loot(seat, value)
        for ability in card.abilities:
            for effect in flat(ability):
                if isinstance(effect, e.Roll) and effect.results:
                    bound = named(getattr(ability, "targets", ()), item.targets)
                    context = Context(seat, item.source, card, bound, result=value, depth=1)
                    return sum(
                        self.best(line.targets, line.do, context)[0] for line in effect.results if value in line.on
                    )
        return 0.0

    def _watchers(self, item: StackView, value: int) -> float:
        """Add what the cards in play would do about a roll."""
        total = 0.0
        rolled = Fact("roll_resolved", seat=item.controller, value=value, sid=item.id)
        for obj in self.view.objects.values():
            if obj.zone not in {"item", "monster", "curse", "character"}:
                continue
            for ability in roll_watchers(self.face(obj)):
                where = ability.where
                if value not in where.value or where.what == "attacked_this" or ability.targets:
                    continue
                if where.attack_roll and item.kind != "attack_roll":
                    continue
                if where.who == "you" and obj.controller != item.controller:
                    continue
                context = Context(obj.controller, obj.id, event=rolled, result=value, depth=2)
                gain = self.value(ability.do, context)
                mine = self.owner(obj.controller) == self.me
                total += (max(0.0, gain) if mine else min(0.0, gain)) if ability.may else gain
        return total

    def stack_worth(self, item: StackView) -> float:
        """Give what a thing on the stack will bring when it resolves."""
        found = self._waiting.get(item.id)
        if found is None:
            self._waiting[item.id] = 0.0  # things that cancel each other would be judged without end
            found = self._waiting[item.id] = self._stack_worth(item)
        return found

    def _stack_worth(self, item: StackView) -> float:
        if item.kind in {"damage", "combat_damage"}:
            # Its damage is counted as on its way already, so it is judged by who stays alive.
            return sum(self._pending(ref) for ref in item.targets)
        if item.kind == "death":
            kind, number = item.targets[0]
            if kind == "player":
                return -self.weight(number) * self.death_cost(number)
            obj = self.view.objects.get(number)
            return (
                self.weight(self.view.active) * self.prize(self.view.active, self.face(obj)) if obj is not None else 0.0
            )
        if item.kind in {"roll", "attack_roll"}:
            return self.roll_worth(item, item.value)
        card = self.card(item.card)
        programs = [a for a in card.abilities if isinstance(a, LootAbility | Activated | Paid | Triggered)]
        if not programs:
            return self.weight(item.controller) * 3.0 if item.kind == "loot" else 0.0
        ability = next((a for a in programs if len(a.targets) == len(item.targets)), programs[0])
        for mode in ability.modes:
            if mode.text == item.text:
                bound = named((*ability.targets, *mode.targets), item.targets)
                return self.value((*ability.do, *mode.do), Context(item.controller, item.source, card, bound))
        context = Context(item.controller, item.source, card, named(ability.targets, item.targets))
        return self.value(ability.do, context)

    def _pending(self, ref: Ref) -> float:
        kind, number = ref
        if kind == "player":
            fatal = self.fighter(number).hp <= 0 and not self.view.seats[number].dead
            return -self.weight(number) * (self.death_cost(number) if fatal else 0.5)
        obj = self.view.objects.get(number)
        if obj is None or self.foe(obj).hp > 0:
            return 0.0
        return self.weight(self.view.active) * self.prize(self.view.active, self.face(obj))

    def protect(self, ref: Ref, amount: float) -> float:
        """Weigh the prevention of damage that is on its way."""
        incoming = self.incoming(ref)
        if not incoming or any("prevented" in words for words in self.view.lasting):
            return 0.0
        kind, number = ref
        if kind == "player":
            player = self.view.seats[number]
            if player.dead or player.hp <= 0:
                return 0.0
            if player.hp <= incoming:
                saved = player.hp > incoming - amount
                return self.weight(number) * (self.death_cost(number) if saved else 0.0)
            loss = 0.3 * min(amount, incoming)
            if self.may_attack(number) and self.view.attack is not None:
                loss += self.attack_change(number, more_hp=int(min(amount, incoming)))
            return self.weight(number) * loss
        obj = self.view.objects.get(number)
        if obj is None or obj.hp is None or obj.hp > incoming or obj.hp <= incoming - amount:
            return 0.0
        return -self.weight(self.view.active) * self.prize(self.view.active, self.face(obj))


@once_a_card
def roll_watchers(card: CardDef) -> tuple[Triggered, ...]:
    """List the abilities of a card that wait for rolls."""
    return tuple(a for a in card.abilities if isinstance(a, Triggered) and a.on == "roll_resolved")


def named(specs: tuple[TargetSpec, ...], refs: tuple[Ref, ...]) -> dict[str, Ref]:
    """Give things on the stack their targets' names back."""
    return {spec.name: ref for spec, ref in zip(specs, refs, strict=False)}
