"""Priority goes round, and what a seat may do while it holds it (PRIO-01 to PRIO-09)."""

from typing import Any

from attrs import define

from soulstack.games.foursouls.cards.schema import Activated, CardDef, Cost
from soulstack.games.foursouls.cards.vocabulary import TargetSpec
from soulstack.games.foursouls.rules.checkpoint import checkpoint
from soulstack.games.foursouls.rules.selecting import candidates
from soulstack.games.foursouls.rules.stack import announce_ability, announce_loot, loot_ability, resolve_top
from soulstack.games.foursouls.rules.state import Obj, State
from soulstack.games.foursouls.rules.stats import holds, is_eternal, is_forbidden, loot_plays_left, player_hp
from soulstack.kernel.clone import cloneable
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame, finish
from soulstack.kernel.ids import GAME, NOTHING, Bindings

PASS = Option("pass")
_PLAY: dict[int, Option] = {}
_NEEDY: dict[int, tuple[CardDef, Any]] = {}
"""For every card that was asked about, its ability, if it is one that may lack something to choose."""
_USE: dict[tuple[int, int], Option] = {}


@define
class Asker:
    """A context for asking what could be chosen before anything is put on the stack."""

    controller: int
    source: int = NOTHING
    bound: Bindings = ()
    event: Fact | None = None
    result: int = 0
    done: int = 0


@cloneable
@define(eq=False)
class Window(Frame):
    """Lets priority go round until all have passed in succession with nothing on the stack from `floor` on (PRIO-06)."""

    holder: int = 0
    passes: int = 0
    floor: int = 0
    """What has a lower number lay there before and waits; it may leave meanwhile, so its height says nothing (A-18)."""
    linger: bool = True
    """Whether all must pass once more after the last resolution; not in the idle action phase (A-13)."""
    of_turn: bool = True
    """Whether an effect that ends the turn closes this window at once (A-52)."""

    def step(self, state: State) -> None:
        if (state.dirty or state.waiting) and checkpoint(state):
            return
        if state.placed:
            state.placed = False
            state.roller = GAME
            self.holder, self.passes = state.active, 0
        elif state.roller != GAME:
            self.holder, self.passes = state.roller, 0
            state.roller = GAME
        if state.ending == "now" and self.of_turn:
            state.holder = GAME
            finish(state)
            return
        if not self._is_above(state) and (not self.linger or self._outlives_an_attack(state)):
            state.holder = GAME
            finish(state)
            return
        count = len(state.players)
        holder = self.holder
        while self.passes < count:
            found = actions(state, holder)
            if found or state.ask_everyone:
                state.holder = self.holder = holder
                state.pending = (Decision(holder, "priority", (PASS, *found), prompt="priority"),)
                return
            self.passes += 1
            holder = holder + 1 if holder + 1 < count else 0
        self.holder, self.passes = state.active, 0
        state.holder = GAME
        if self._is_above(state):
            resolve_top(state)
        else:
            finish(state)

    def _is_above(self, state: State) -> bool:
        """Tell whether something on the stack has to resolve before this window can close."""
        return bool(state.stack) and state.stack[-1].id >= self.floor

    def _outlives_an_attack(self, state: State) -> bool:
        """Tell whether the attack that opened this window is over: then the active player is free again (A-13)."""
        return self.of_turn and state.attack is not None and state.attack.over

    def take(self, state: State, picks: tuple[Option, ...]) -> None:
        option = picks[0]
        if option.verb == "pass":
            self.passes += 1
            self.holder = (self.holder + 1) % len(state.players)
        else:
            self.passes = 0  # PRIO-06: any action restarts the count; PRIO-03: the actor keeps priority
            act(state, self.holder, option)


def act(state: State, seat: int, option: Option) -> None:
    """Begin to play loot or to use an ability."""
    assert option.ref is not None
    if option.verb == "play":
        announce_loot(state, seat, option.ref[1])
    else:
        oid = option.ref[1]
        obj = state.objects[oid]
        uses = [i for i, ability in enumerate(obj.face.abilities) if ability.type in ("activated", "paid")]
        announce_ability(state, seat, oid, uses[option.n - 1])


def open_window(
    state: State, *, holder: int | None = None, linger: bool = True, of_turn: bool = True, floor: int = 0
) -> None:
    """Let priority go round, beginning with the active player unless told otherwise."""
    state.frames.append(
        Window(holder=state.active if holder is None else holder, floor=floor, linger=linger, of_turn=of_turn)
    )


def open_window_if_waiting(state: State) -> None:
    """Let priority go round above a procedure only if triggers were added (DEATH-M-07)."""
    if state.waiting:
        open_window(state, floor=state.next_id, of_turn=False)


def actions(state: State, seat: int) -> list[Option]:
    """List what a seat may do with priority besides passing."""
    found: list[Option] = []
    hand = state.players[seat].hand
    if hand and loot_plays_left(state, seat) > 0 and not is_forbidden(state, "play_loot", seat):
        for card in hand:
            if can_play(state, seat, state.printed[card]):
                option = _PLAY.get(card)
                if option is None:
                    option = _PLAY.setdefault(card, Option("play", ("card", card)))
                found.append(option)
    uses = state.usable[seat]
    if seat == state.active and state.usable[GAME]:
        uses = (*uses, *state.usable[GAME])  # CARD-R-02: rooms are for the active player
    if uses:
        objects = state.objects
        last, number = NOTHING, 0
        for oid, i in uses:
            number = number + 1 if oid == last else 1
            last = oid
            obj = objects[oid]
            ability: Any = obj.face.abilities[i]
            if not obj.charged and ability.__class__ is Activated:
                continue
            if can_use(state, seat, obj, ability):
                key = (oid, number)
                option = _USE.get(key)
                if option is None:
                    option = _USE.setdefault(key, Option("activate", ("obj", oid), number))
                found.append(option)
    return found


def can_play(state: State, seat: int, face: CardDef) -> bool:
    """Tell whether a loot card has what it needs (A-37)."""
    needy = _NEEDY.get(id(face))
    if needy is None or needy[0] is not face:
        ability = loot_ability(face)
        if ability is not None and not ability.modes and all(spec.is_certain for spec in ability.targets):
            ability = None
        needy = _NEEDY[id(face)] = (face, ability)
    return needy[1] is None or has_targets(state, seat, NOTHING, needy[1])


def has_targets(state: State, seat: int, source: int, ability: Any) -> bool:
    """Tell whether every target, and at least one mode, has something to choose."""
    if not have_candidates(state, ability.targets, seat, source):
        return False
    if not ability.modes:
        return True
    for mode in ability.modes:
        if have_candidates(state, mode.targets, seat, source):
            return True
    return False


def have_candidates(state: State, specs: tuple[TargetSpec, ...], seat: int, source: int) -> bool:
    """Tell whether every target has something to choose; the usual cases need no list of candidates."""
    for spec in specs:
        if spec.is_certain:
            continue
        if spec.is_on_stack and not state.stack:
            return False
        if not candidates(state, spec, Asker(seat, source)):
            return False
    return True


def can_use(state: State, seat: int, obj: Obj, ability: Any) -> bool:
    """Tell whether an activated or paid ability can be used now (ABIL-06 to ABIL-09)."""
    if isinstance(ability, Activated):
        if not obj.charged:
            return False
    elif not can_pay(state, seat, obj, ability.cost):
        return False
    if ability.level and obj.counter("level") < ability.level:
        return False
    if ability.when is not None and not holds(state, ability.when, seat, obj):
        return False
    if "cannot:activate_abilities" in state.index and is_forbidden(state, "activate_abilities", seat):
        return False
    if (
        obj.zone == "item"
        and (state.lasting or "cannot:activate_items" in state.index)
        and is_forbidden(state, "activate_items", seat)
    ):
        return False
    return not (ability.targets or ability.modes) or has_targets(state, seat, obj.id, ability)


def can_pay(state: State, seat: int, obj: Obj, cost: Cost) -> bool:
    """Tell whether a cost can be paid in full."""
    player = state.players[seat]
    if player.cents < cost.cents or (cost.counters and obj.counter_total() < cost.counters):
        return False
    if cost.hp and player_hp(state, seat) < cost.hp:
        return False
    if len(player.hand) < cost.discard:
        return False
    if cost.destroy_items or cost.give_item:
        free = sum(not is_eternal(state.objects[i]) for i in player.items)
        if cost.give_item:
            free -= not is_eternal(obj)
        return free >= max(cost.destroy_items, 1)
    return True
