"""The turn in its three phases and the order of turns (TURN-01 to TURN-17, ROUND-01 to ROUND-04)."""

from attrs import define

from soulstack.games.foursouls.cards.vocabulary import Loot
from soulstack.games.foursouls.rules.changes import ROOM, discard_loot, loot, put_in_discard, recharge
from soulstack.games.foursouls.rules.checkpoint import checkpoint
from soulstack.games.foursouls.rules.combat import declare_attack, has_attack_target, has_open_duty
from soulstack.games.foursouls.rules.frames import answer
from soulstack.games.foursouls.rules.priority import act, actions, open_window
from soulstack.games.foursouls.rules.shop import declare_purchase, has_purchase_target
from soulstack.games.foursouls.rules.souls import check_win, tick
from soulstack.games.foursouls.rules.stack import place
from soulstack.games.foursouls.rules.state import StackItem, State
from soulstack.games.foursouls.rules.stats import (
    attacks_left,
    hand_limit,
    is_forbidden,
    is_kept,
    player_bonus,
    purchases_left,
)
from soulstack.games.foursouls.rules.triggers import fire, tell
from soulstack.games.foursouls.rules.zones import change_face, max_hp_of_all, put_in_slot, settle_max_hp, take_top
from soulstack.kernel.clone import cloneable
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame, ask, finish
from soulstack.kernel.ids import GAME
from soulstack.kernel.programs import Done, pick, question

ATTACK = Option("attack")
BUY = Option("buy")
END = Option("end")
STALE_TURNS = 100
"""So many turns without a new card in any slot are a stalemate."""
ENDLESS = ("discard_loot", "watch_roll", "goal", "next_trigger")
"""Lasting effects that wait for their moment in whichever turn it comes (EFF-03)."""


@cloneable
@define(eq=False)
class Game(Frame):
    """Gives out turns: extra ones first, then round the table (A-53)."""

    last: int = -1
    """Whose regular turn was last, or nobody's yet."""

    def step(self, state: State) -> None:
        if (state.turn_cap and state.turn >= state.turn_cap) or is_stale(state):
            state.winners = ()
            state.over = True
            return
        extra = bool(state.extra_turns)
        if extra:
            seat = state.extra_turns.pop(0)
        else:
            seat = state.first if self.last < 0 else (self.last + 1) % len(state.players)
            if self.last >= 0 and seat == state.first:
                if state.mode != "versus":
                    tick(state)  # SOLO-05, CHAL-09, A-66: extra turns never tick
                    if state.over:
                        return
                state.round_before, state.round_began = state.round_began, state.turn + 1
            self.last = seat
        player = state.players[seat]
        if player.skips:
            player.skips -= 1
            tell(state, Fact("turn_skipped", seat=seat))
            return
        state.turn += 1
        state.turn_began_at = state.next_id
        state.at_once = 0
        state.active = seat
        state.frames.append(Turn(seat=seat, extra=extra))


def is_stale(state: State) -> bool:
    """Tell whether nothing has been killed, bought or left for so long that nobody can be expected to win (A-69)."""
    return state.turn > STALE_TURNS + max([slot.since for slot in state.slots], default=state.turn)


@cloneable
@define(eq=False)
class Turn(Frame):
    """One turn, step by step."""

    seat: int = 0
    pc: int = 0
    extra: bool = False
    """Whether it was given by an effect; such a turn does not count for rounds (ROUND-03)."""

    def step(self, state: State) -> None:
        pc = self.pc
        if state.ending and pc < 6:
            pc = 6
        self.pc = pc + 1
        seat = self.seat
        if pc == 0:
            self._recharge(state)
        elif pc == 1:
            state.step = "start"
            fire(state, "turn_started", Fact("turn_started", seat=seat))
            open_window(state)
        elif pc == 2:
            state.step = "loot"
            amount = max(0, 1 + player_bonus(state, "loot_step", seat))
            if "loot_step_uses_stack" in state.rules:
                face = state.objects[state.players[seat].character].face
                place(state, StackItem(0, "ability", seat, face=face, program=(Loot(amount),)))
            else:
                loot(state, seat, amount)
        elif pc == 3:
            open_window(state)
        elif pc == 4:
            state.phase = state.step = "action"
            state.players[seat].loot_plays += 1  # TURN-05
            tell(state, Fact("phase_began", seat=seat, word="action"))
        elif pc == 5:
            self.pc = 5
            self._idle(state)
        elif pc == 6:
            state.ending = ""
            state.declared = "none"
            state.phase, state.step = "end", "ending"
            tell(state, Fact("phase_began", seat=seat, word="end"))
            fire(state, "turn_ending", Fact("turn_ending", seat=seat))
            open_window(state)
        elif pc == 7:
            state.step = "cleanup"
            excess = len(state.players[seat].hand) - hand_limit(state, seat)
            if excess > 0:
                discard_loot(state, seat, excess)  # TURN-13
        elif pc == 8:
            check_win(state)
            offer_room(state, seat)
        elif pc == 9:
            settle_rooms(state, ends_round=not self.extra and (seat + 1) % len(state.players) == state.first)
            check_win(state)
        else:
            self._pass_on(state)

    def _recharge(self, state: State) -> None:
        seat = self.seat
        state.phase, state.step = "start", "recharge"
        tell(state, Fact("turn_started", seat=seat, amount=state.turn))
        limited = is_forbidden(state, "recharge_items", seat)
        down = [obj for obj in state.objects.values() if not obj.charged and obj.controller in (seat, GAME)]
        items = [obj for obj in down if obj.zone == "item" and obj.controller == seat] if limited else []
        for obj in down:
            is_idle = obj.zone == "character" and is_forbidden(state, "recharge_character", seat)
            if obj not in items and not is_idle:
                recharge(state, obj)  # TURN-02
        if items:
            options = [pick(("obj", obj.id)) for obj in items]
            question(state, "one_recharged", seat, "objects", options, prompt="recharge")

    def _idle(self, state: State) -> None:
        """Let the active player act or declare; nobody else has priority now (A-13)."""
        if (state.dirty or state.waiting) and checkpoint(state):
            return
        if state.stack:
            open_window(state, linger=False)
            return
        state.placed = False
        state.roller = GAME
        state.holder = self.seat
        options = actions(state, self.seat)
        options += declarations(state)
        state.pending = (Decision(self.seat, "priority", tuple(options), prompt="turn"),)

    def take(self, state: State, picks: tuple[Option, ...]) -> None:
        option = picks[0]
        state.holder = GAME
        if option.verb == "attack":
            declare_attack(state)
        elif option.verb == "buy":
            declare_purchase(state)
        elif option.verb == "end":
            state.declared = "end"
            tell(state, Fact("end_declared", seat=self.seat))
            self.pc = 6
            open_window(state)
        else:
            open_window(state, holder=self.seat, linger=False)
            act(state, self.seat, option)

    def _pass_on(self, state: State) -> None:
        """End 4: everything heals, what lasts until end of turn ends (TURN-15)."""
        seat = self.seat
        if state.lasting:
            before = max_hp_of_all(state)
            state.lasting[:] = [e for e in state.lasting if e.kind in ENDLESS]
            settle_max_hp(state, before)
        for player in state.players:
            player.damage = 0
            player.dead = player.dying = False
            player.killer = GAME
            player.loot_plays = player.attack_rolls = player.hits = 0
            player.rolls = player.last_roll = player.last_attack_roll = player.played = player.used = 0
            player.attacked = False
        for obj in state.objects.values():
            obj.damage = obj.hits = 0
            obj.fired_turn = ()
            if obj.copy_ends:
                obj.copy_ends = False
                change_face(state, obj, obj.was or state.printed[obj.card])
                obj.was = None
                tell(state, Fact("copy_ended", obj=obj.id, card=obj.card))
        state.attacks_used = state.purchases_used = state.extra_purchases = state.monsters_died = 0
        state.shop_bought = 0
        state.extra_attacks = state.attacked = ()
        state.attack = None
        state.ending = ""
        tell(state, Fact("turn_ended", seat=seat, amount=state.turn))
        finish(state)
        check_win(state)


@answer
def one_recharged(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Recharge the chosen item only."""
    return sum(recharge(state, state.objects[p.ref[1]]) for p in picks if p.ref is not None)


def offer_room(state: State, seat: int) -> None:
    """End 3: let the active player discard a room if a monster died this turn (TURN-14)."""
    if not state.monsters_died:
        return
    rooms = [slot.top for slot in state.slots if slot.row == "room" and slot.top]
    rooms = [oid for oid in rooms if not is_kept(state, state.objects[oid])]
    if rooms:
        options = [pick(("obj", oid)) for oid in rooms]
        question(state, "room_left", seat, "objects", options, low=0, high=1, prompt="leave_room")


@answer
def room_left(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Put the chosen room into discard."""
    for option in picks:
        assert option.ref is not None
        put_in_discard(state, state.objects[option.ref[1]])
    return len(picks)


def settle_rooms(state: State, *, ends_round: bool) -> None:
    """Fill room slots at once (A-29); in coop a room that stayed for a whole round goes (SOLO-11, CHAL-11).

    A round is the game's own: it begins with the starting player's turn (ROUND-02), skipped or not (ROUND-04), and extra
    turns neither begin nor end it (ROUND-03).
    """
    began = state.round_began if ends_round else state.round_before
    for number, slot in enumerate(state.slots):
        if slot.row != "room":
            continue
        if state.mode != "versus" and slot.top and slot.since < began and (ends_round or began < state.round_began):
            put_in_discard(state, state.objects[slot.top])
        if not slot.top:
            card = take_top(state, ROOM)
            if card >= 0:
                put_in_slot(state, number, card)


def declarations(state: State) -> list[Option]:
    """List what the active player may declare (PRIO-05)."""
    if "forced_attack_asap" in state.rules and has_open_duty(state):
        return [ATTACK]
    found = []
    if attacks_left(state) > 0 and has_attack_target(state):
        found.append(ATTACK)
    if purchases_left(state) > 0 and has_purchase_target(state):
        found.append(BUY)
    if not has_open_duty(state):
        found.append(END)
    return found


__all__ = ["Game", "Turn", "ask", "declarations"]
