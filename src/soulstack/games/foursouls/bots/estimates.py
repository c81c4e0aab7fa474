"""What a seat reads off the table: who leads, who can beat what, what a death or a soul would mean to whom.

Everything comes from the seat's view and the card files; nothing is guessed about hidden cards but averages.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from attrs import define, evolve, field

from soulstack.games.foursouls.bots.card_worth import (
    DEATH,
    SOUL,
    TREASURE,
    event_worth,
    flat,
    item_worth,
    loot_worth,
    once_a_card,
    program_worth,
    reward_worth,
)
from soulstack.games.foursouls.bots.fight_odds import Fighter, Foe, Odds, odds, rule_of_thumb
from soulstack.games.foursouls.bots.traits import SOUND, Traits
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.schema import Activated, CardDef, LootAbility, Replacement, Static, Triggered
from soulstack.games.foursouls.cards.vocabulary import When
from soulstack.games.foursouls.rules.view import ObjView, SeatView, StackView, TableView
from soulstack.kernel.ids import GAME, Ref

VICTORY: Final = 120.0
"""The worth of the soul that wins."""
CURIOSITY: Final = 1.0
"""What a beginner thinks that an unknown monster is worth."""
FIGHT_STATS: Final = ("roll", "attack_roll", "first_attack_roll", "first_attack")
"""What a player's own cards add to in a fight, attack and HP apart."""
MOST_AGAIN: Final = 3
"""More rolls than this are not turned in one fight."""
BLANK: Final = CardDef(id="", name="", kind="loot", text="")
"""Stands for a card that the bot does not know."""


class Sums(NamedTuple):
    """What attacking an unknown monster brings on average: rewards, souls, deaths."""

    reward: float
    souls: float
    deaths: float


@define(eq=False)
class Reading:
    """One view with what was worked out about it."""

    view: TableView
    me: int
    cards: Mapping[str, CardDef]
    traits: Traits = SOUND
    grudges: Mapping[int, float] = field(factory=dict)
    """How often each player has aimed at oneself."""
    _weights: list[float] = field(factory=list)
    _deaths: dict[int, float] = field(factory=dict)
    _fighters: dict[int, Fighter] = field(factory=dict)
    _foes: dict[int, Foe] = field(factory=dict)
    _monsters: list[ObjView] | None = None
    _auras: list[tuple[int, Foe]] | None = None

    # --- cards ---------------------------------------------------------------------------------------------------

    def card(self, name: str) -> CardDef:
        """Give a card by its id."""
        return self.cards.get(name, BLANK)

    def face(self, obj: ObjView) -> CardDef:
        """Give the face that an object shows."""
        return self.cards.get(obj.shown, BLANK)

    def physical(self, index: int) -> CardDef:
        """Give a physical card, a blank one when it is hidden."""
        return self.cards.get(self.view.name_of(index), BLANK)

    def loot_in(self, index: int) -> float:
        """Give the worth of a card in a hand, an average when it is hidden."""
        return loot_worth(self.physical(index)) if index >= 0 else 3.0

    def item(self, oid: int) -> float:
        """Give the worth of an item in play to whoever controls it."""
        obj = self.view.objects.get(oid)
        return self.worth_of(self.face(obj)) if obj is not None else 0.0

    def worth_of(self, card: CardDef) -> float:
        """Give the worth of an item to whoever controls it, as well as this player can tell it."""
        return item_worth(card) if self.traits.knows_items else TREASURE

    def owned(self, seat: int) -> Iterator[ObjView]:
        """List the character, items and curses of a player."""
        objects = self.view.objects
        player = self.view.seats[seat]
        for oid in (player.character, *player.items, *player.curses):
            obj = objects.get(oid)
            if obj is not None:
                yield obj

    # --- players -------------------------------------------------------------------------------------------------

    def weight(self, seat: int) -> float:
        """Say what a gain of a player means to oneself: all of it, or a share against it; leaders count more."""
        if not self._weights:
            self._weights = self._weigh()
        return self._weights[seat] if seat != GAME else 0.0

    def _weigh(self) -> list[float]:
        seats = self.view.seats
        if self.view.timer is not None:  # everybody plays against the timer
            return [1.0 if seat.seat == self.me else 0.9 for seat in seats]
        share = self.traits.spite / max(1, len(seats) - 1)
        top = max((standing(s) for s in seats if s.seat != self.me), default=0.0)
        found = []
        for seat in seats:
            if seat.seat == self.me:
                found.append(1.0)
            elif not self.traits.watches_leader:
                found.append(-share)
            elif seat.souls >= seat.souls_to_win - 1:
                found.append(-max(0.9, share))
            else:
                found.append(-share * (1.3 if standing(seat) >= top else 0.8))
        for favour in self.view.favours:
            if favour.kind == "spare":
                found[favour.to] = 0.0
        worst = max(self.grudges.values(), default=0.0)
        for number, grudge in self.grudges.items() if worst and self.traits.grudge else ():
            found[number] -= share * self.traits.grudge * grudge / worst
        return found

    def soul_gain(self, seat: int, souls: int) -> float:
        """Give what more souls are worth to a player; the last one wins."""
        player = self.view.seats[seat]
        if player.souls + souls >= player.souls_to_win:
            return VICTORY
        return SOUL * souls * (1.0 + 0.3 * max(0, player.souls))

    def soul_loss(self, seat: int) -> float:
        """Give what losing the cheapest soul costs a player."""
        player = self.view.seats[seat]
        if not player.soul_cards:
            return 0.0
        return SOUL * (1.0 + 0.3 * max(0, player.souls - 1))

    def death_cost(self, seat: int) -> float:
        """Give what dying costs a player: the penalty, the turn, and what their own cards do about it."""
        found = self._deaths.get(seat)
        if found is None:
            found = self._deaths[seat] = self._death_cost(seat)
        return found

    def _death_cost(self, seat: int) -> float:
        view = self.view
        player = view.seats[seat]
        if player.dead:
            return 0.0
        cost = 1.0 + self.cheapest_item(seat)
        cost += min((self.loot_in(card) for card in player.hand), default=0.0)
        cost += 1.0 if player.cents else 0.0
        cost += 0.4 * sum(view.objects[oid].has_tap and view.objects[oid].charged for oid in player.items)
        if seat == view.active and view.phase != "end":
            cost += 2.0
        for obj in self.owned(seat):
            for ability in self.face(obj).abilities:
                if (
                    isinstance(ability, Triggered)
                    and ability.on.startswith("player_died")
                    and ability.where.who == "you"
                ):
                    cost -= program_worth(ability.do)
        cost = max(0.5, min(2.5 * DEATH, cost))
        return cost * self.traits.fear if seat == self.me else cost

    def cheapest_item(self, seat: int) -> float:
        """Give the worth of the item that a player would miss least; nothing when all are eternal."""
        objects = self.view.objects
        found = [objects[oid] for oid in self.view.seats[seat].items if oid in objects]
        return min((self.missed(obj) for obj in found if not obj.eternal), default=0.0)

    def missed(self, obj: ObjView) -> float:
        """Give what the destruction of an item costs its controller; less than nothing when it becomes a soul."""
        if becomes_soul(self.face(obj)):
            return -self.soul_gain(obj.controller, 1)
        return self.item(obj.id)

    # --- conditions ----------------------------------------------------------------------------------------------

    def holds(self, when: When | None, seat: int, obj: ObjView | None = None) -> bool:
        """Tell whether the conditions of an ability hold; what was bought, played and used this turn does not show."""
        if when is None:
            return True
        view = self.view
        if when.your_turn is not None and when.your_turn != (seat == view.active):
            return False
        who = view.active if when.who == "active" or seat == GAME else seat
        player = view.seats[who]
        counters = sum(obj.counters.values()) if obj is not None else 0
        hp = obj.hp or 0 if obj is not None and self.face(obj).kind == "monster" else player.hp
        if not self._stands_out(when, player):
            return False
        if when.guppy_items_at_least is not None:
            found = [view.objects[oid] for oid in player.items]
            if sum("guppy" in self.face(item).keywords for item in found) < when.guppy_items_at_least:
                return False
        if when.roll_on_stack is not None:
            rolls = any(item.kind in {"roll", "attack_roll"} for item in view.stack)
            if rolls != when.roll_on_stack:
                return False
        tests = (
            (when.cents is None or player.cents == when.cents),
            (when.cents_at_least is None or player.cents >= when.cents_at_least),
            (when.hand is None or player.hand_size == when.hand),
            (when.hand_at_least is None or player.hand_size >= when.hand_at_least),
            (when.souls_at_least is None or player.souls >= when.souls_at_least),
            (when.hp is None or hp == when.hp),
            (when.hp_at_most is None or hp <= when.hp_at_most),
            (when.hand_at_most is None or player.hand_size <= when.hand_at_most),
            (when.counters_at_least is None or counters >= when.counters_at_least),
            (when.counters_below is None or obj is None or counters < when.counters_below),
        )
        return all(tests)

    def _stands_out(self, when: When, player: SeatView) -> bool:
        """Tell whether a player has the most or the fewest of something, or is the last one alive."""
        seats = self.view.seats
        if when.most or when.fewest:
            amounts = [len(seat.items) if when.most == "items" else seat.souls for seat in seats]
            if amounts[player.seat] != (max(amounts) if when.most else min(amounts)):
                return False
        living = [seat.seat for seat in seats if seat.hp]
        return when.only_living is None or when.only_living == (living == [player.seat])

    # --- fights --------------------------------------------------------------------------------------------------

    def fighter(self, seat: int) -> Fighter:
        """Read a player's numbers for a fight, with what is about to hit them taken off."""
        found = self._fighters.get(seat)
        if found is None:
            found = self._fighters[seat] = self._fighter(seat)
        return found

    def _fighter(self, seat: int) -> Fighter:
        player = self.view.seats[seat]
        bonus = dict.fromkeys(FIGHT_STATS, 0)
        armour: int | None = None
        frail = spare = 0
        for obj in self.owned(seat):
            for ability in fight_abilities(self.face(obj)):
                if isinstance(ability, Static):
                    if obj.counters.get("level", 0) >= ability.level and self.holds(ability.when, seat, obj):
                        bonus[ability.stat] += ability.plus
                elif obj.zone != "monster":
                    frail += ability.change.plus
                    armour = ability.change.at_most if ability.change.at_most is not None else armour
                    spare += sum(obj.counters.values()) if ability.change.counters else 0
        again = 0
        if self.traits.counts_help:
            again, more = self._help(seat)
            spare += more
        return Fighter(
            hp=max(0, player.hp + spare - self.incoming(("player", seat))),
            attack=player.attack,
            first=bonus["first_attack"],
            bonus=bonus["roll"] + bonus["attack_roll"],
            first_bonus=bonus["first_attack_roll"],
            armour=armour,
            frail=frail,
            again=min(MOST_AGAIN, again),
        )

    def _help(self, seat: int) -> tuple[int, int]:
        """Count the rolls that a player can turn in a fight and the damage that they can stop; of hands only one's own."""
        player = self.view.seats[seat]
        again = stopped = 0
        plays = player.loot_plays
        for obj in self.owned(seat):
            if obj.charged and obj.has_tap:
                turned, kept = help_of(self.face(obj))
                again, stopped = again + turned, stopped + kept
                plays += obj.id == player.character
        if seat == self.me:
            held = sorted((help_of(self.physical(card)) for card in player.hand), reverse=True)
            for turned, kept in held[:plays]:
                again, stopped = again + turned, stopped + kept
        return again, stopped

    def foe(self, obj: ObjView) -> Foe:
        """Read a monster's numbers for a fight, with what is about to hit it taken off."""
        found = self._foes.get(obj.id)
        if found is None:
            found = self._foes[obj.id] = self._foe(obj)
        return found

    def _foe(self, obj: ObjView) -> Foe:
        return met_foe(
            habits(self.face(obj)),
            max(0, (obj.hp or 0) - self.incoming(("obj", obj.id))),
            obj.max_hp or 0,
            obj.evasion or 1,
            obj.attack or 0,
            tuple([more for other, more in self.auras() if other != obj.id]),
        )

    def monsters(self) -> list[ObjView]:
        """List the monsters in play."""
        if self._monsters is None:
            self._monsters = [obj for obj in self.view.objects.values() if obj.zone == "monster"]
        return self._monsters

    def auras(self) -> list[tuple[int, Foe]]:
        """List the monsters that do something to rolls in fights against others, and what."""
        if self._auras is None:
            found = ((obj.id, aura(self.face(obj))) for obj in self.monsters())
            self._auras = [(oid, more) for oid, more in found if more.hurts or more.ends]
        return self._auras

    def prize(self, seat: int, card: CardDef) -> float:
        """Give what a monster's death brings the active player."""
        total = death_worth(card)
        return total + (self.soul_gain(seat, card.souls) if card.souls else 0.0)

    def fight_worth(self, seat: int, chances: Odds, prize: float) -> float:
        """Weigh winning against dying, in the player's own eyes."""
        return chances.win * prize - chances.die * self.death_cost(seat)

    def chances(self, foe: Foe, fighter: Fighter, fresh: bool = True) -> Odds:
        """Give the chances of a fight, as well as this player can tell them."""
        return odds(foe, fighter, fresh) if self.traits.is_exact else rule_of_thumb(foe, fighter)

    def attack_worth(self, seat: int, obj: ObjView, foe: Foe | None = None, fighter: Fighter | None = None) -> float:
        """Give what attacking a monster is worth to a player."""
        chances = self.chances(foe or self.foe(obj), fighter or self.fighter(seat), self.is_fresh())
        return self.fight_worth(seat, chances, self.prize(seat, self.face(obj)))

    def attacked(self) -> ObjView | None:
        """Give the monster under attack; a player under attack is none."""
        attack = self.view.attack
        if attack is None or attack.target is None or attack.target[0] != "obj":
            return None
        return self.view.objects.get(attack.target[1])

    def is_fresh(self) -> bool:
        """Tell whether the next attack roll is the first of its attack."""
        attack = self.view.attack
        return attack is None or attack.rolls == 0

    def card_attack_worth(self, seat: int, card: CardDef, fighter: Fighter | None = None) -> float:
        """Give what meeting a card of the monster deck in an attack is worth to a player."""
        if card.is_event:
            return event_worth(card)
        if "unattackable" in card.keywords:
            return 0.0
        chances = self.chances(printed_foe(card), fighter or self.fighter(seat))
        return self.fight_worth(seat, chances, self.prize(seat, card))

    def deck_attack_worth(self, seat: int, fighter: Fighter | None = None) -> float:
        """Give what attacking the monster deck is worth to a player, on average when its top is unknown."""
        known = self.view.deck_tops.get("monster", ())
        if known and known[0]:
            return self.card_attack_worth(seat, self.card(known[0]), fighter)
        if not self.traits.is_exact:
            return CURIOSITY
        sums = averages(self.view.printed, fighter or self.fighter(seat), _Cards(self.cards))
        return sums.reward + sums.souls * self.soul_gain(seat, 1) - sums.deaths * self.death_cost(seat)

    def best_attack(self, seat: int, more_attack: int = 0, more_hp: int = 0, more_roll: int = 0) -> float:
        """Give what a player's best attack is worth, perhaps with better numbers; nothing when none pays."""
        fighter = self.fighter(seat)
        if more_attack or more_hp or more_roll:
            fighter = evolve(
                fighter,
                attack=fighter.attack + more_attack,
                hp=fighter.hp + more_hp,
                bonus=fighter.bonus + more_roll,
            )
        best = max(0.0, self.deck_attack_worth(seat, fighter))
        for obj in self.monsters():
            if obj.attackable:
                best = max(best, self.attack_worth(seat, obj, fighter=fighter))
        return best

    def may_attack(self, seat: int) -> bool:
        """Tell whether a player is attacking or can still do so this turn."""
        view = self.view
        if seat != view.active or view.seats[seat].dead:
            return False
        return view.attack is not None or (view.phase != "end" and (view.attacks_left > 0 or view.phase == "start"))

    # --- the stack -----------------------------------------------------------------------------------------------

    def incoming(self, ref: Ref) -> int:
        """Add up the damage on the stack for a player or a monster."""
        return sum(item.amount for item in self.view.stack if item.amount and ref in item.targets)

    def top_of(self, *kinds: str) -> StackView | None:
        """Find the topmost thing of some kinds on the stack."""
        for item in reversed(self.view.stack):
            if item.kind in kinds:
                return item
        return None

    def on_stack(self, number: int) -> StackView | None:
        """Find a thing on the stack."""
        for item in self.view.stack:
            if item.id == number:
                return item
        return None


def standing(seat: SeatView) -> float:
    """Say how far a player has come."""
    return 10.0 * seat.souls + 1.5 * len(seat.items) + 0.3 * seat.cents + 0.4 * seat.hand_size


@once_a_card
def becomes_soul(card: CardDef) -> bool:
    """Tell whether a card becomes a soul when it would be destroyed."""
    return any(
        isinstance(ability, Replacement)
        and ability.replaces == "destroy"
        and any(isinstance(effect, e.BecomeSoul) for effect in ability.do)
        for ability in card.abilities
    )


@once_a_card
def help_of(card: CardDef) -> tuple[int, int]:
    """Say what playing or turning a card does for its player's fight: rolls that it turns, damage that it stops."""
    for ability in card.abilities:
        if isinstance(ability, Activated | LootAbility):
            for effect in flat(ability):
                if isinstance(effect, e.Reroll | e.ChangeRoll) and effect.roll != "event":
                    return 1, 0
                if isinstance(effect, e.Shield):
                    return 0, 1
    return 0, 0


@once_a_card
def death_worth(card: CardDef) -> float:
    """Give what a monster's reward and its text on dying are worth to the active player, souls apart."""
    total = reward_worth(card.reward)
    for ability in card.abilities:
        if isinstance(ability, Triggered) and ability.on.startswith("monster_died") and ability.where.what == "this":
            value = program_worth(ability.do)
            total += 0.7 * max(-8.0, min(8.0, max(0.0, value) if ability.may else value))
    return total


@once_a_card
def printed_foe(card: CardDef) -> Foe:
    """Read a monster card as it is printed."""
    return evolve(
        habits(card),
        hp=card.hp or 1,
        top=card.hp or 1,
        evasion=min(6, max(1, card.evasion or 1)),
        attack=card.attack or 0,
    )


@once_a_card
def habits(card: CardDef) -> Foe:
    """Read what a monster's text does in a fight against it."""
    found: dict[str, Any] = {}
    for ability in card.abilities:
        if isinstance(ability, Replacement) and ability.replaces == "take_damage" and ability.change.to == 0:
            found["immune"] = ability.where.value
        elif isinstance(ability, Static) and ability.stat == "combat_damage":
            found["harsh"] = tuple((value, ability.plus, ability.times) for value in ability.values)
        elif isinstance(ability, Static) and ability.who == "this" and ability.when is not None:
            limit = ability.when.hp if ability.when.hp is not None else ability.when.hp_at_most
            if limit is not None and ability.stat in {"evasion", "attack"}:
                is_evasion = ability.stat == "evasion"
                found["at_hp"] = ((limit, ability.plus, 0) if is_evasion else (limit, 0, ability.plus),)
        elif isinstance(ability, Triggered):
            _read_trigger(ability, found)
    return Foe(hp=1, evasion=1, attack=0, **found)


def _read_trigger(ability: Triggered, found: dict[str, Any]) -> None:
    values = ability.where.value
    effect: Any
    for effect in ability.do:
        mine = isinstance(effect, e.TakeDamage | e.DealDamage) and isinstance(effect.amount, int)
        if ability.on == "roll_resolved":
            if isinstance(effect, e.EndTurn):
                found["ends"] = found.get("ends", ()) + values
            elif mine and _hits_roller(effect):
                found["hurts"] = found.get("hurts", ()) + tuple((value, effect.amount) for value in values)
            elif isinstance(effect, e.Heal) and effect.to == "this" and isinstance(effect.amount, int):
                found["heals"] = tuple((value, effect.amount) for value in values)
        elif ability.on == "object_damaged" and ability.where.what == "this":
            if mine and _hits_roller(effect) and not values:
                found["thorns"] = effect.amount
            elif isinstance(effect, e.Modify) and effect.stat == "attack" and effect.to == "this":
                found["rage"] = effect.plus
        elif ability.on == "combat_damage_dealt" and isinstance(effect, e.Heal) and isinstance(effect.amount, int):
            found["drain"] = effect.amount
        elif ability.on == "would_take_damage" and isinstance(effect, e.Roll):
            found["guard"] = sum(len(line.on) for line in effect.results) / 6


def _hits_roller(effect: Any) -> bool:
    whom = effect.who if isinstance(effect, e.TakeDamage) else effect.to
    return whom in {"they", "attacker", "active", "you"}


@lru_cache(maxsize=4096)
def met_foe(known: Foe, hp: int, top: int, evasion: int, attack: int, auras: tuple[Foe, ...]) -> Foe:
    """Give a monster with the numbers that it has now and with what others do to fights against it."""
    hurts, ends = known.hurts, known.ends
    for more in auras:
        hurts, ends = hurts + more.hurts, ends + more.ends
    return evolve(known, hp=hp, top=top, evasion=evasion, attack=attack, hurts=hurts, ends=ends)


@once_a_card
def fight_abilities(card: CardDef) -> tuple[Static | Replacement, ...]:
    """List what a card of a player's own does to the numbers of a fight."""
    return tuple(
        ability
        for ability in card.abilities
        if (isinstance(ability, Static) and ability.stat in FIGHT_STATS and ability.who in {"you", "each_player"})
        or (isinstance(ability, Replacement) and ability.replaces == "take_damage")
    )


@once_a_card
def aura(card: CardDef) -> Foe:
    """Read what a monster does to rolls in fights against others."""
    found: dict[str, Any] = {}
    for ability in card.abilities:
        if isinstance(ability, Triggered) and ability.on == "roll_resolved" and ability.where.what != "attacked_this":
            _read_trigger(ability, found)
    kept = {key: found[key] for key in ("hurts", "ends") if key in found}
    return Foe(hp=1, evasion=1, attack=0, **kept)


@define(frozen=True)
class _Cards:
    """The card files as a key that is equal whenever they are the same."""

    cards: Mapping[str, CardDef] = field(eq=id)


@lru_cache(maxsize=512)
def averages(printed: tuple[str, ...], fighter: Fighter, files: _Cards) -> Sums:
    """Work out what an unknown card of the monster deck brings a fighter on average."""
    reward = souls = deaths = 0.0
    count = 0
    for name in printed:
        card = files.cards.get(name, BLANK)
        if card.kind != "monster":
            continue
        count += 1
        if card.is_event:
            reward += event_worth(card)
        elif "unattackable" not in card.keywords:
            chances = odds(printed_foe(card), fighter)
            reward += chances.win * death_worth(card)
            souls += chances.win * card.souls
            deaths += chances.die
    return Sums(reward / count, souls / count, deaths / count) if count else Sums(0.0, 0.0, 0.0)
