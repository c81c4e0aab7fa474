"""Deaths of monsters in six steps and of players with their penalty, as procedures that can be interrupted by triggers."""

from typing import Any

from attrs import define

from soulstack.games.foursouls.cards.schema import Triggered
from soulstack.games.foursouls.rules.changes import (
    deactivate,
    discard_loot,
    give_cents,
    give_item,
    lose_cents,
    move_to_hand,
)
from soulstack.games.foursouls.rules.checkpoint import CURSE_LIFTED
from soulstack.games.foursouls.rules.combat import cancel_attack, end_attack
from soulstack.games.foursouls.rules.dice import roll
from soulstack.games.foursouls.rules.frames import answer
from soulstack.games.foursouls.rules.priority import open_window, open_window_if_waiting
from soulstack.games.foursouls.rules.souls import check_win, end_together, gain_soul_card, is_full, tick, value_of
from soulstack.games.foursouls.rules.stack import RESOLVERS, fizzle, spare
from soulstack.games.foursouls.rules.state import Obj, StackItem, State, Waiting
from soulstack.games.foursouls.rules.stats import is_eternal, reward_factor
from soulstack.games.foursouls.rules.triggers import fire, fire_own, fits, tell
from soulstack.games.foursouls.rules.zones import detach, discard_card, leave_play, put_in_slot, unlist
from soulstack.kernel.clone import cloneable, shared
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame, finish
from soulstack.kernel.ids import GAME, NO_CARD, NOTHING
from soulstack.kernel.programs import Done, Task, do_tasks, pick, question

CURSE_LIFTS = Triggered(on="player_died", do=(CURSE_LIFTED,))  # type: ignore[arg-type]  # a verb that card files cannot use


def try_death(state: State, item: StackItem) -> None:
    """Let "would die" abilities have their chance, then carry the death out."""
    kind, number = item.target
    obj = state.objects.get(number) if kind == "obj" else None
    is_gone = kind == "obj" and (obj is None or obj.zone == "holding")
    if not is_gone and is_answered(state, item):
        return
    state.stack.pop()
    state.dirty = True
    if is_gone:
        fizzle(state, item)
    elif kind == "obj":
        state.frames.append(MonsterDeath(oid=number, killer=item.controller))
    else:
        state.frames.append(PlayerDeath(seat=number, killer=item.controller))


def is_answered(state: State, item: StackItem) -> bool:
    """Let a death be answered once by what goes on the stack; if it comes through, one effect may prevent it (REPL-01)."""
    kind, number = item.target
    seat, oid = (number, NOTHING) if kind == "player" else (GAME, number)
    would = Fact("would_die", seat=seat, obj=oid, sid=item.id, by=item.controller)
    if not item.asked:
        item.asked = 1
        if fire(state, "would_die", would, at_once=False):
            return True
    if item.asked == 1 and fire(state, "would_die", would, at_once=True):
        item.asked = 2  # REPL-05: what does not prevent it has had its chance
        return True
    return False


RESOLVERS["death"] = try_death


@cloneable
@define(eq=False)
class MonsterDeath(Frame):
    """The six steps of a monster's death (DEATH-M-01 to DEATH-M-08); triggers may come between them (A-18)."""

    oid: int = NOTHING
    killer: int = GAME
    pc: int = 0
    ticket: int = 0
    result: int = 0
    double: bool = False
    slot: int = -1
    face: Any = shared(default=None)

    def step(self, state: State) -> None:
        obj = state.objects.get(self.oid)
        pc = self.pc
        self.pc = pc + 1
        if pc == 0:
            assert obj is not None
            self._die(state, obj)
        elif pc == 1:
            self._roll_for_reward(state)
        elif pc == 2:
            self._reward(state)
        elif pc == 3:
            fact = tell(state, Fact("rewarded", seat=state.active, obj=self.oid, by=self.killer))
            if obj is not None:
                fire_own(state, obj, "monster_died_after_rewards", fact)
            fire(state, "monster_died_after_rewards", fact)
            open_window_if_waiting(state)
        elif pc == 4:
            if obj is not None:
                self._lay_down(state, obj)
            if self.slot >= 0 and state.slots[self.slot].row == "final_boss":
                end_together(state, "team")  # CHAL-04, CHAL-12: defeated, wherever its own ability has put it
            check_win(state)
        else:
            if self.slot >= 0:
                state.slots[self.slot].held = False  # REFILL-02: now the slot may be filled
            state.dirty = True
            finish(state, 1)

    def _die(self, state: State, obj: Obj) -> None:
        if state.attack is not None and state.attack.target == ("obj", obj.id):
            end_attack(state)
        value = obj.killing_roll
        self.face = obj.face
        self.slot = obj.slot
        if obj.slot >= 0:
            slot = state.slots[obj.slot]
            slot.held = True
            slot.top = NOTHING
        is_monster = obj.zone == "monster"
        detach(state, obj)
        unlist(state, obj)
        obj.zone = "holding"
        state.monsters_died += is_monster
        kind = "monster_died" if is_monster else "object_died"
        word = "combat" if value else ""
        fact = Fact(kind, seat=state.active, obj=obj.id, card=obj.card, by=self.killer, value=value, word=word)
        tell(state, fact)
        fire_own(state, obj, "monster_died", fact)
        if is_monster:
            fire(state, "monster_died", fact)  # MECH-AIR-03: other things that die are no monsters
        open_window_if_waiting(state)

    def _lay_down(self, state: State, obj: Obj) -> None:
        card = leave_play(state, obj)
        worth = value_of(state.printed[card])
        if any(getattr(a, "what", "") == "be_discarded" for a in obj.face.abilities) and self.slot >= 0:
            put_in_slot(state, self.slot, card)  # DEATH-M-08
        elif state.printed[card].souls and not is_full(state, state.active, worth):
            gain_soul_card(state, state.active, card)  # DEATH-M-05
        else:
            discard_card(state, card)

    def _roll_for_reward(self, state: State) -> None:
        reward = self.face.reward
        if reward.roll_cents or reward.roll_loot:
            self.ticket = state.new_id()
            floor = state.next_id
            roll(state, state.active, source=self.oid, face=self.face, reply=self.ticket)
            open_window(state, floor=floor, linger=False, of_turn=False)  # paying needs no second window

    def _reward(self, state: State) -> None:
        reward = self.face.reward
        times = (2 if self.double else 1) * reward_factor(state)
        seat = state.active  # CARD-M-05, DEATH-M-09
        tasks: list[Task] = []
        cents = reward.cents + (self.result if reward.roll_cents else 0)
        cards = reward.loot + (self.result if reward.roll_loot else 0)
        if cents:
            tasks.append(("gain_cents", (seat, cents * times)))
        if cards:
            tasks.append(("loot", (seat, cards * times)))
        if reward.treasure:
            tasks.append(("gain_treasure", (seat, reward.treasure * times)))
        if reward.treasure_each:
            tasks += [("gain_treasure", (s, reward.treasure_each * times)) for s in state.seats_from(seat)]
        do_tasks(state, tasks)


@cloneable
@define(eq=False)
class PlayerDeath(Frame):
    """A player's death: triggers before, the penalty in its order, triggers after (DEATH-P-01 to DEATH-P-13, A-78)."""

    seat: int = 0
    killer: int = GAME
    pc: int = 0
    taker: int = GAME
    """Who takes the penalty instead of its being lost, or nobody."""

    def step(self, state: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        seat = self.seat
        player = state.players[seat]
        if pc == 0:
            player.dying = False
            player.dead = True
            if seat == state.active:
                cancel_attack(state)
                state.declared = "none"
            elif state.attack is not None and state.attack.target == ("player", seat):
                end_attack(state)
            fact = tell(state, Fact("player_died", seat=seat, by=self.killer))
            if state.mode == "coop":
                tick(state)  # SOLO-06, A-65; in a challenge deaths cost no time (CHAL-09)
            for oid in player.curses:
                obj = state.objects[oid]
                state.waiting.append(Waiting(seat, oid, obj.face, CURSE_LIFTS, fact, 0, 99))
            fire(state, "player_died", fact)
            open_window_if_waiting(state)
        elif pc == 1:
            self._find_taker(state)
        elif pc == 2:
            self._lose_item(state)
        elif pc == 3:
            self._lose_loot(state)
        elif pc == 4:
            self._lose_cent(state)
        elif pc == 5:
            for oid in (player.character, *player.items):
                obj = state.objects[oid]
                if obj.face.has_tap:
                    deactivate(state, obj)  # DEATH-P-06
            fact = tell(state, Fact("penalty_paid", seat=seat, by=self.killer))
            fire(state, "player_died_after_penalty", fact)
            open_window_if_waiting(state)
        else:
            if seat == state.active and state.phase != "end" and not state.ending:
                state.ending = "after_stack"  # DEATH-P-08, DEATH-P-09; A-51 in the end phase
            state.dirty = True
            finish(state, 1)

    def _find_taker(self, state: State) -> None:
        """Let whoever pays say which of several takers takes it (REPL-06); the others find nothing left to take."""
        found = penalty_takers(state, self.seat, item_only=False)
        takers = [seat for seat in state.seats_from(state.active) if seat in found]
        self.taker = takers[0] if takers else GAME
        if len(takers) > 1:
            options = [pick(("player", seat)) for seat in takers]
            question(state, "penalty_taken", self.seat, "death_penalty", options, prompt="penalty_taker")

    def _lose_item(self, state: State) -> None:
        pool = [i for i in state.players[self.seat].items if not is_eternal(state.objects[i])]
        if pool:
            options = [pick(("obj", oid)) for oid in pool]
            who = self.seat if self.taker == GAME else self.taker
            question(state, "penalty_item", who, "death_penalty", options, (self.seat,), prompt="penalty")

    def _lose_loot(self, state: State) -> None:
        if self.taker == GAME:
            discard_loot(state, self.seat, 1)
            return
        hand = state.players[self.seat].hand
        if hand:
            options = [pick(("card", card)) for card in sorted(hand)]
            question(state, "penalty_loot", self.seat, "cards", options, (self.seat, self.taker), prompt="penalty_give")

    def _lose_cent(self, state: State) -> None:
        if self.taker == GAME:
            lose_cents(state, self.seat, 1)
        else:
            give_cents(state, self.seat, self.taker, 1)


@answer
def penalty_taken(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Remember who takes the penalty."""
    death = state.frames[-1]
    assert isinstance(death, PlayerDeath)
    assert picks[0].ref is not None
    death.taker = picks[0].ref[1]
    return 0


@answer
def penalty_item(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Destroy the item that was chosen for the penalty (DEATH-P-03), or give it to whom a card promises it."""
    if gives_item(state, data[0]):
        found = [state.objects[p.ref[1]] for p in picks if p.ref is not None]
        return sum(give_item(state, obj, state.active) or 0 for obj in found)
    return do_tasks(state, [("destroy", (p.ref[1], data[0])) for p in picks if p.ref is not None])


@answer
def penalty_loot(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Hand the loot card of the penalty to the one who takes it instead of the discard."""
    for option in picks:
        if option.ref is not None:
            move_to_hand(state, option.ref[1], data[0], data[1])
    return len(picks)


def gives_item(state: State, seat: int) -> bool:
    """Tell whether the item of a player's penalty goes to the active player."""
    return seat != state.active and bool(penalty_takers(state, seat, item_only=True))


def penalty_takers(state: State, seat: int, *, item_only: bool) -> list[int]:
    """List the controllers of what replaces a player's penalty, or only its item."""
    found = []
    fact = Fact("death_penalty", seat=seat, amount=1)
    for oid, number in state.index.get("replaces:death_penalty", ()):
        obj = state.objects[oid]
        ability: Any = obj.face.abilities[number]
        if ability.item_only == item_only and fits(state, ability.where, obj, number, fact):
            found.append(obj.controller)
    return found


def prevent_death(state: State, item: StackItem, heal: int) -> None:
    """Take a death off the stack; what would have died heals as much as the effect says, or up to 1 HP (MECH-PREV-02)."""
    state.stack.remove(item)
    kind, number = item.target
    if not heal:
        spare(state, item.target)
    elif kind == "player":
        player = state.players[number]
        player.dying = False
        player.killer = GAME
        if not player.dead:
            player.damage = max(0, player.damage - heal)
    elif number in state.objects:
        obj = state.objects[number]
        obj.dying = False
        obj.killer, obj.killing_roll = GAME, 0
        obj.damage = max(0, obj.damage - heal)  # MECH-HEAL-01: by so much, never down
    seat, oid = (number, NOTHING) if kind == "player" else (GAME, number)
    tell(state, Fact("death_prevented", seat=seat, obj=oid, sid=item.id))
    state.dirty = True


__all__ = ["NO_CARD", "MonsterDeath", "PlayerDeath", "prevent_death"]
