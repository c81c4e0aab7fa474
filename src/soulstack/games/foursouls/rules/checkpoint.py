"""What happens by itself just before a player would get priority (PRIO-09, A-09).

The order is fixed here and nowhere else: the win check, deaths of what has 0 HP, uncovering and refilling, waiting
triggers; over and over until nothing changes.
"""

from collections.abc import Callable

from attrs import define

from soulstack.games.foursouls.cards.vocabulary import TargetSpec
from soulstack.games.foursouls.rules.changes import MONSTER, ROOM, TREASURE
from soulstack.games.foursouls.rules.frames import Run, answer
from soulstack.games.foursouls.rules.souls import check_bonus, check_win
from soulstack.games.foursouls.rules.stack import Announce, place
from soulstack.games.foursouls.rules.state import MONSTER_ROWS, Obj, Slot, StackItem, State, Waiting
from soulstack.games.foursouls.rules.stats import is_eternal, object_hp, player_hp
from soulstack.games.foursouls.rules.triggers import tell
from soulstack.games.foursouls.rules.zones import CURSE, discard_card, leave_play, put_in_slot, take_top
from soulstack.kernel.clone import cloneable, each
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import Frame, ask, finish
from soulstack.kernel.ids import GAME, NO_CARD
from soulstack.kernel.programs import Done, pick, question

CURSED = (TargetSpec(name="cursed", among=("player",)),)
AT_ONCE_A_TURN = 300
"""So many things that happen at once in one turn lead to each other without end, and the game is a draw (A-69)."""
HOOKS: list[Callable[[State], None]] = []
"""What is looked after first at every checkpoint; combat puts its function here."""
_DECK_OF_ROW = {"monster": MONSTER, "shop": TREASURE, "room": ROOM}


@define(frozen=True)
class CurseFalls:
    """Gives a curse to the chosen player (KEY-09)."""


@define(frozen=True)
class CurseLifts:
    """Puts a curse into discard when its player dies (KEY-09)."""


CURSE_LIFTED = CurseLifts()


def checkpoint(state: State) -> bool:
    """Bring the table in order; say whether something has to be done or asked before anyone gets priority."""
    while state.dirty:
        state.dirty = False
        if state.bonus:
            check_bonus(state)  # what kept a soul away may be gone
        if check_win(state):
            return True
        for hook in HOOKS:
            hook(state)
        if place_deaths(state):
            return True
        settle_slots(state)
    if state.waiting:
        batch = list(state.waiting)
        state.waiting.clear()
        state.frames.append(PlaceTriggers(batch=batch))
        return True
    return False


# --- deaths ------------------------------------------------------------------------------------------------------------


def place_deaths(state: State) -> bool:
    """Put deaths on the stack: players' first, monsters' above them (A-16); say whether the order must be asked."""
    shaky = bool(state.lasting) or "static:hp" in state.index  # only then can something undamaged have 0 HP
    hurt = shaky
    for player in state.players:
        hurt = hurt or player.damage > 0
    for seat in reversed(state.seats_from(state.active)) if hurt else ():
        player = state.players[seat]
        if (player.damage or shaky) and not player.dead and not player.dying and player_hp(state, seat) == 0:
            player.dying = True
            place_death(state, ("player", seat), player.killer)
    dying = []
    objects = state.objects
    for slot in state.slots:
        if slot.top and slot.row in MONSTER_ROWS:
            obj = objects[slot.top]
            if (
                (obj.damage or shaky)
                and obj.zone == "monster"
                and not obj.dying
                and object_hp(state, obj) == 0
                and not is_eternal(obj)
            ):
                dying.append(obj)
    for oid, _ in state.index.get("attackable:this", ()):
        obj = objects[oid]
        if obj.damage and obj.face.hp and not obj.dying and not is_eternal(obj) and object_hp(state, obj) == 0:
            dying.append(obj)  # DEATH-03
    if not dying:
        return False
    if len({obj.face.id for obj in dying}) == 1:
        deaths_ordered(state, (), tuple(pick(("obj", obj.id)) for obj in dying))
        return False
    options = [pick(("obj", obj.id)) for obj in dying]
    count = len(options)
    question(state, "deaths_ordered", state.active, "order", options, low=count, high=count, ordered=True)
    state.dirty = True
    return True


@answer
def deaths_ordered(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Place the deaths so that the first named resolves first."""
    for option in reversed(picks):
        assert option.ref is not None
        obj = state.objects[option.ref[1]]
        obj.dying = True
        place_death(state, option.ref, obj.killer)
    return 0


def place_death(state: State, target: tuple[str, int], killer: int) -> None:
    """Put one death on the stack."""
    item = StackItem(state.new_id(), "death", killer, target=target)
    state.stack.append(item)
    state.placed = True
    fact = Fact("death_placed", sid=item.id, by=killer)
    if target[0] == "player":
        fact.seat = target[1]
    else:
        fact.obj = target[1]
    tell(state, fact)


# --- slots -------------------------------------------------------------------------------------------------------------


def settle_slots(state: State) -> None:
    """Discard finished events, uncover, refill (CARD-E-03, ZONE-20, REFILL-01), left to right (A-28)."""
    for number, slot in enumerate(state.slots):
        if slot.top:
            obj = state.objects[slot.top]
            if obj.zone == "event" and is_finished(state, obj):
                discard_card(state, leave_play(state, obj))
        while not slot.top and slot.row in _DECK_OF_ROW:  # CHAL-07: minion and boss slots stay empty
            if slot.covered:
                card = slot.covered.pop()  # ZONE-20, REFILL-03: such a slot is not empty and waits for no death
            elif slot.held:
                break  # REFILL-02
            else:
                card = take_top(state, _DECK_OF_ROW[slot.row])
                if card == NO_CARD:
                    break  # stays empty and is tried again at the next checkpoint
            enter_slot(state, number, card)


def enter_slot(state: State, number: int, card: int) -> Obj:
    """Put a card into a slot; an Indomitable one brings its own, into an empty slot too (KEY-10)."""
    if "indomitable" in state.printed[card].keywords:
        state.slots.append(Slot("monster"))
        number = len(state.slots) - 1
    return put_in_slot(state, number, card)


def is_finished(state: State, obj: Obj) -> bool:
    """Tell whether all abilities of an event have resolved or gone, its rolls included (CARD-E-03, A-31)."""
    for item in state.stack:
        if item.source == obj.id and item.kind in ("ability", "roll"):
            return False
    for waiting in state.waiting:
        if waiting.source == obj.id:
            return False
    return not any(getattr(frame, "source", 0) == obj.id for frame in state.frames)


# --- triggers ----------------------------------------------------------------------------------------------------------


@cloneable
@define(eq=False)
class PlaceTriggers(Frame):
    """Puts a batch of triggers on the stack: the game's first, then each player's in turn order (ABIL-13, A-10)."""

    batch: list[Waiting] = each()
    ordered: list[Waiting] = each()

    def step(self, state: State) -> None:
        if self.ordered:
            place_trigger(state, self.ordered.pop())
            return
        if not self.batch:
            finish(state)
            return
        owner = self.next_owner(state)
        group = [w for w in self.batch if w.controller == owner]
        lifted = [w for w in group if CURSE_LIFTED in w.ability.do]
        if lifted:  # which curse goes first shows in nothing, so nobody is asked
            self.batch = [w for w in self.batch if w not in lifted]
            self.ordered = lifted[::-1]
            return
        if len(group) == 1 or len({(w.face.id, w.number) for w in group}) == 1:
            self.batch = [w for w in self.batch if w.controller != owner]
            self.ordered = group[::-1]
            return
        seat = owner if owner != GAME else state.active
        options = tuple(Option("pick", ("trigger", self.batch.index(w)), w.source) for w in group)
        ask(state, Decision(seat, "order", options, len(options), len(options), ordered=True, prompt="order_triggers"))

    def take(self, state: State, picks: tuple[Option, ...]) -> None:  # noqa: ARG002 - the protocol's shape
        chosen = [self.batch[p.ref[1]] for p in picks if p.ref is not None]
        self.batch = [w for w in self.batch if w not in chosen]
        self.ordered = chosen  # the last named is popped first and so lies deepest: the first named happens first

    def next_owner(self, state: State) -> int:
        """Say whose triggers come next."""
        owners = {w.controller for w in self.batch}
        if GAME in owners:
            return GAME
        return next(seat for seat in state.seats_from(state.active) if seat in owners)


def place_trigger(state: State, waiting: Waiting) -> None:
    """Begin to put one trigger on the stack, or carry out what replaces something without it."""
    ability = waiting.ability
    item = StackItem(
        0, "ability", waiting.controller, waiting.source, waiting.face, event=waiting.event, result=waiting.result
    )
    if ability is CURSE:
        item.program, item.specs = (CurseFalls(),), CURSED
        state.frames.append(Announce(item=item))
        return
    if getattr(ability, "at_once", False):
        state.at_once += 1
        if state.at_once > AT_ONCE_A_TURN:
            state.winners = ()
            state.over = True
            return
        run = Run(controller=waiting.controller, source=waiting.source, face=waiting.face, event=waiting.event)
        run.program = ability.do
        state.frames.append(run)
        return
    item.program, item.specs = ability.do, ability.targets
    item.may = getattr(ability, "may", False)
    if item.specs or ability.modes:
        state.frames.append(Announce(item=item, modes=ability.modes))
    else:
        place(state, item)
