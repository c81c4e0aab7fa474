"""The moves of scenario files, carried out with ordinary answers."""

from collections.abc import Callable

from attrs import define, field

from soulstack.games.spire.cards.faces import UP
from soulstack.games.spire.rules.climb.board import goal_option
from soulstack.games.spire.rules.climb.joining import joining
from soulstack.games.spire.rules.climb.rewards import find as find_reward
from soulstack.games.spire.rules.facing import OF_OTHERS
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.rules.orbs import NEXT_EVOKED
from soulstack.games.spire.rules.playing import refused
from soulstack.games.spire.rules.state import State, living_foes
from soulstack.games.spire.rules.verbs.orbs import evoking_order_matters, next_by_rank
from soulstack.games.spire.rules.verbs.steering import ENERGY_INSTEAD
from soulstack.games.spire.scenario.picking import beside, describe, find, find_one, names_of
from soulstack.games.spire.scenario.reading import Element, Step
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.batches import Batch
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option
from soulstack.kernel.frames import advance

FLOORS = ("play", "done", "map", "camp", "merchant", "event", "neow", "reward", "between")
"""Kinds of question that are no choice: anybody acts when it likes."""
DISCARDS = "discards"
ORDER = "order"
GOLD = "gold"
MAP = "map"
WINDOWS = ("roll_window", "event_roll")
GUARD = 400


class RefusedError(Exception):
    """A move that the rules do not allow, with the reason."""


class MisfitError(Exception):
    """A choice that the file does not answer, or an element that answers none."""


@define
class Play:
    """A position that is played on."""

    state: State
    picks: list[Element] = field(factory=list)
    seat: int = -1
    asks_on: bool = False
    """What follows in the file speaks of a question that has a usual answer, so it stays open."""
    by_itself: list[tuple[str | int, ...]] = field(factory=list)
    """What an order has left to come by itself; an element that names it is used up."""

    def carry_out(self, step: Step) -> None:
        """Make the move of a step, or leave the position as it was and raise."""
        before = self.state.clone()
        self.picks = list(step.pick)
        self.by_itself = []
        self.seat = step.seat
        self.asks_on |= step.do == "use" and any(d.kind == ORDER for d in self.state.pending)
        try:
            if step.do:
                MOVES[step.do](self, step)
                self.settle()
            self._check_used_up()
        except (RefusedError, MisfitError):
            self.state = before
            raise

    def _check_used_up(self) -> None:
        while self.picks and self._came_by_itself():
            pass
        if self.picks:
            raise MisfitError(f"left over in pick: {', '.join(map(describe, self.picks))}")

    # --- questions ----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, picks: tuple[Option, ...]) -> None:
        """Give an answer to the engine."""
        apply(self.state, Answer(seat, picks))

    def decision(self, seat: int) -> Decision | None:
        """Give what a seat is asked."""
        return next((d for d in self.state.pending if d.seat == seat), None)

    def choices(self) -> list[Decision]:
        """List the questions that are choices, those of the step's seat first."""
        found = [d for d in self.state.pending if d.kind not in FLOORS]
        return sorted(found, key=self._other)

    def _other(self, decision: Decision) -> bool:
        return decision.seat != self.seat

    def settle(self) -> None:
        """Answer the choices of this step by its picks, and those with one legal answer by themselves."""
        for _ in range(GUARD):
            if self.state.over or not self.one():
                return
        raise MisfitError("the questions do not end")

    def one(self) -> bool:
        """Answer one choice; False when none can be answered."""
        for decision in self.choices():
            if decision.kind in WINDOWS:
                if self.picks and self._window(decision):
                    return True
                continue
            if decision.kind == DISCARDS:
                if self._discards(decision):
                    return True
                continue
            if decision.prompt == NEXT_EVOKED and self._evokes_by_itself(decision):
                return True
            if decision.kind == ORDER and self._goes_in_safe_order():
                return True
            if self._rows_are_alike(decision):
                return True
            if decision.is_forced():
                self._forced(decision)
                return True
            if self.picks:
                if decision.kind == "may" and self.picks[0] not in {"yes", "no"}:
                    self.answer(decision.seat, (Option("yes"),))  # naming the thing says that it is wanted
                    return True
                found = self._find(decision)
                if found is None and self._answers_another(decision):
                    continue
                if found is None and self._came_by_itself():
                    return True
                if found is None:
                    raise MisfitError(
                        f"{describe(self.picks[0])} is no answer to {decision.kind} of seat {decision.seat}; "
                        f"there is {', '.join(str(names_of(self.state, decision, o)[:1]) for o in decision.options)}"
                    )
                self._note_order(decision, found)
                self.answer(decision.seat, found)
                return True
        return False

    def _answers_another(self, decision: Decision) -> bool:
        """Tell whether the next element answers what another seat is asked at the same time."""
        others = [other for other in self.choices() if other is not decision and other.kind == decision.kind]
        return any(find(self.state, other, self.picks[0]) is not None for other in others)

    def _evokes_by_itself(self, decision: Decision) -> bool:
        """Evoke the next orb unasked where its order changes nothing and is not named (DEFECT-05)."""
        if self.picks and find(self.state, decision, self.picks[0]) is not None:
            return False
        if decision.is_forced() or evoking_order_matters(self.state, decision.seat):
            return False
        at = next_by_rank(self.state, decision.seat)
        option = next(option for option in decision.options if option.ref == ("orb", at))
        self.answer(decision.seat, (option,))
        return True

    def _goes_in_safe_order(self) -> bool:
        """Begin the next entry of a batch whose order the file does not speak of: the safe order holds (SA-31)."""
        orders = [d for d in self.state.pending if d.kind == ORDER]
        if any(self.picks and find(self.state, d, self.picks[0]) is not None for d in orders):
            return False
        if self.asks_on and not self.picks:
            return False
        batch = self.state.frames[-1]
        assert isinstance(batch, Batch)
        label = batch.entries[0].label
        self.answer(next(d.seat for d in orders if label in d.options), (label,))
        return True

    def _rows_are_alike(self, decision: Decision) -> bool:
        """Take the first of several rows, unless one is named, where only a boss would be reached in any of them."""
        rows = [option.ref[1] for option in decision.options if option.ref is not None and option.ref[0] == "row"]
        if decision.kind == MAP or len(rows) < len(decision.options) or decision.high != 1:
            return False
        if self.picks and find(self.state, decision, self.picks[0]) is not None:
            return False
        if (self.asks_on and not self.picks) or any(foe.row in rows for foe in living_foes(self.state)):
            return False
        self.answer(decision.seat, decision.options[:1])
        return True

    def _note_order(self, decision: Decision, found: tuple[Option, ...]) -> None:
        """Remember what an order leaves: the last comes by itself, and is often named all the same."""
        if decision.kind != ORDER:
            return
        left = [option for option in decision.options if option not in found and option.verb not in beside(decision)]
        self.by_itself = [names_of(self.state, decision, option) for option in left]

    def _came_by_itself(self) -> bool:
        """Use up an element that names what an order has left."""
        named = next((names for names in self.by_itself if self.picks[0] in names), None)
        if named is None:
            return False
        self.by_itself.remove(named)
        self.picks.pop(0)
        return True

    def _window(self, decision: Decision) -> bool:
        element = self.picks[0]
        found = (DONE,) if element in {"done", "no"} else find(self.state, decision, element)
        if not found:
            return False
        self.picks.pop(0)
        self.answer(decision.seat, found)
        return True

    def _discards(self, decision: Decision) -> bool:
        """Order what is discarded by one list, or by what comes next; unsaid it is the order of the hand (SA-32)."""
        found: list[Option] = []
        used = 0
        elements = self.picks[0] if self.picks and isinstance(self.picks[0], tuple) else self.picks
        for element in elements:
            option = None if isinstance(element, tuple) else find_one(self.state, decision, element, found)
            if option is None:
                break
            found.append(option)
            used += 1
        left = [option for option in decision.options if option not in found]
        alike = len({names_of(self.state, decision, option)[:1] for option in left}) < 2
        if not alike and (found or (self.asks_on and not self.picks)):
            return False
        if found:
            del self.picks[: 1 if elements is not self.picks else used]
        self.answer(decision.seat, (*found, *left))
        return True

    def _forced(self, decision: Decision) -> None:
        options = decision.options[: decision.low]
        if self.picks:
            found = find(self.state, decision, self.picks[0])
            if found is not None and (found or decision.high == 0):
                self.picks.pop(0)
                options = found
                if decision.kind == "die_ability" and options:
                    self._drop_face(options[0])
        self.answer(decision.seat, options)

    def _find(self, decision: Decision) -> tuple[Option, ...] | None:
        """Match the next element, or two where a giving or a face needs a second one."""
        element = self.picks[0]
        if decision.kind == "overflow":
            return self._overflow(decision)
        if decision.kind == "die_ability":
            return self._die_ability(decision)
        found = find(self.state, decision, element)
        if found is None and decision.high > 1 and not isinstance(element, tuple):
            found = find(self.state, decision, (element,))
        if found is not None:
            self.picks.pop(0)
        return found

    def _overflow(self, decision: Decision) -> tuple[Option, ...] | None:
        element = self.picks[0]
        if element == "no":
            self.picks.pop(0)
            return (Option("no"),)
        after = self.picks[1] if len(self.picks) > 1 else ""
        giving = isinstance(after, str) and after.startswith("seat:")
        for verb in ("give", "discard", "use"):
            if (verb == "give") != giving:
                continue
            options = tuple(o for o in decision.options if o.verb == verb)
            if giving:
                options = tuple(o for o in options if o.n == int(str(after).partition(":")[2]))
            if isinstance(element, tuple):
                return None
            option = find_one(self.state, Decision(decision.seat, "overflow", options), element, [])
            if option is not None:
                del self.picks[: 2 if giving else 1]
                return (option,)
        return None

    def _die_ability(self, decision: Decision) -> tuple[Option, ...] | None:
        element = self.picks[0]
        if isinstance(element, tuple):
            return None
        fitting = [o for o in decision.options if element in names_of(self.state, decision, o)]
        if len(fitting) > 1:
            face = self.picks[1] if len(self.picks) > 1 else None
            chosen = [o for o in fitting if o.ref is not None and face in self._faces(o)]
            if not chosen:
                return None
            del self.picks[:2]
            return (chosen[0],)
        if fitting:
            self.picks.pop(0)
            self._drop_face(fitting[0])
            return (fitting[0],)
        return None

    def _drop_face(self, option: Option) -> None:
        """Pass over a face that is named although the relic has one ability only."""
        if option.n != ENERGY_INSTEAD and self.picks and self.picks[0] in self._faces(option):
            self.picks.pop(0)

    def _faces(self, option: Option) -> tuple[int, ...]:
        assert option.ref is not None
        faces: tuple[int, ...] = self.state.faces[option.ref[1]].abilities[option.n].faces
        return faces

    # --- finding the option of a move ---------------------------------------------------------------------------------

    def floor(self, step: Step) -> Decision:
        """Give the floor on which a seat moves, or refuse."""
        self.clear_forced()
        if self.state.over:
            raise RefusedError("The run is over.")
        self._name_decks(step.seat)
        decision = self.decision(step.seat)
        waiting = [d for d in self.choices() if d.kind not in WINDOWS]
        if waiting:
            raise MisfitError(f"seat {waiting[0].seat} is asked something else: {waiting[0].kind}")
        if decision is None:
            raise RefusedError(f"Seat {step.seat} has nothing to decide now.")
        if decision.kind == "done":
            raise RefusedError("This seat is done; it has to take that back first (SA-135).")
        return decision

    def _name_decks(self, seat: int) -> None:
        """Let the move that turns a reward up name its decks, where they are asked before."""
        while self.picks and any(d.kind == "decks" and d.seat == seat for d in self.choices()):
            self.one()

    def clear_forced(self) -> None:
        """Answer what has one answer and was left by the step before."""
        for _ in range(GUARD):
            decisions = [d for d in self.choices() if d.kind not in WINDOWS and d.is_forced()]
            if not decisions or self.state.over:
                return
            self.answer(decisions[0].seat, decisions[0].options[: decisions[0].low])

    def move(self, step: Step, test: Callable[[Option], bool], reason: str) -> Option:
        """Make the first move on the floor that fits, or refuse."""
        decision = self.floor(step)
        for option in decision.options:
            if test(option):
                self.answer(step.seat, (option,))
                return option
        raise RefusedError(reason)

    def is_called(self, card: int, name: str) -> bool:
        """Tell whether a component is meant by a name; without a plus the upgraded side is meant where only it fits."""
        return self.state.faces[card].id == name.partition("#")[0]

    def by_name(self, step: Step, verb: str, name: str) -> list[Option]:
        """List the options of a verb about a component with this name, exact ones first."""
        decision = self.floor(step)
        plain, _, count = name.partition("#")
        cards = [o for o in decision.options if o.verb == verb and o.ref is not None and o.ref[0] == "card"]
        exact = [o for o in cards if o.ref is not None and self.state.faces[o.ref[1]].id == plain]
        loose = [o for o in cards if o.ref is not None and self.state.faces[o.ref[1]].id.removesuffix(UP) == plain]
        found = exact or loose
        return found[int(count) - 1 :] if count and int(count) <= len(found) else found

    def take_first(self, step: Step, options: list[Option], reason: str) -> Option:
        """Make the first of some moves, or refuse."""
        if not options:
            raise RefusedError(reason)
        self.answer(step.seat, (options[0],))
        return options[0]


# --- in a fight --------------------------------------------------------------------------------------------------------


def _play(play: Play, step: Step) -> None:
    options = play.by_name(step, "play", step.card)
    if not options:
        raise RefusedError(why_not_play(play.state, step.seat, step.card))
    play.answer(step.seat, (options[0],))
    if step.x is not None:
        decision = play.decision(step.seat)
        if decision is None or decision.kind != "x":
            raise RefusedError("This card has no X (PLAY-02).")
        if Option("x", None, step.x) not in decision.options:
            raise RefusedError(f"X may not be {step.x} (PLAY-02).")
        play.answer(step.seat, (Option("x", None, step.x),))


def why_not_play(state: State, seat: int, name: str) -> str:
    """Say why a card cannot be played."""
    plain = name.partition("#")[0]
    if state.fight is None:
        return "No fight is going on."
    for card in state.fight.fighters[seat].hand:
        if state.faces[card].id in {plain, plain + UP}:
            reason = refused(state, seat, card)
            if reason is not None:
                return str(reason)
    return f"{plain} is not in the hand of seat {seat}."


def _use(play: Play, step: Step) -> None:
    between = play.decision(step.seat)
    if between is not None and between.kind == "order":
        play.answer(step.seat, (_in(play, between, "use", step.item),))
        return
    if step.item in {"shiv", "miracle"}:
        verb = step.item
        ref = ("token", 0 if verb == "shiv" else 1)
        play.move(step, lambda o: o.ref == ref, f"No {verb} can be used now.")
        return
    decision = play.decision(step.seat)
    if decision is not None and decision.kind == "overflow":
        play.answer(step.seat, (_in(play, decision, "use", step.item),))
        return
    if decision is not None and decision.kind in WINDOWS:
        play.answer(step.seat, (_in(play, decision, "use", step.item),))
        return
    play.take_first(step, play.by_name(step, "use", step.item), f"{step.item} cannot be used now (TRIG-07, SA-85).")


def _in(play: Play, decision: Decision, verb: str, name: str) -> Option:
    for option in decision.options:
        if option.verb != verb or option.ref is None:
            continue
        if option.ref == ("token", 1) if name == "miracle" else play.is_called(option.ref[1], name):
            return option
    raise RefusedError(f"{name} cannot be used now.")


def _choose(play: Play, step: Step) -> None:
    own = [d for d in play.choices() if d.seat == step.seat]
    if not own:
        raise RefusedError(f"Seat {step.seat} has nothing to choose now.")
    if not step.pick:
        if own[0].low:
            raise MisfitError(f"a choice of seat {step.seat} is left open: {own[0].kind}")
        play.answer(step.seat, ())
        return
    if not play.one():
        raise MisfitError(f"{describe(step.pick[0])} answers nothing")


def _done(play: Play, step: Step) -> None:
    play.clear_forced()
    decision = play.decision(step.seat)
    waiting = [d for d in play.choices() if d.kind not in WINDOWS]
    if waiting:
        raise MisfitError(f"seat {waiting[0].seat} is asked something else: {waiting[0].kind}")
    if decision is None or DONE not in decision.options:
        raise RefusedError("There is nothing that this seat could be done with.")
    play.answer(step.seat, (DONE,))


def _undone(play: Play, step: Step) -> None:
    decision = play.decision(step.seat)
    if decision is None or UNDONE not in decision.options:
        raise RefusedError("This seat is not done (SA-29).")
    play.answer(step.seat, (UNDONE,))


def _end_turn(play: Play, step: Step) -> None:
    del step
    state = play.state
    play.clear_forced()
    if state.fight is None or not any(d.kind == "play" for d in state.pending):
        waiting = [d for d in play.choices() if d.kind not in WINDOWS]
        if waiting:
            raise MisfitError(f"seat {waiting[0].seat} is asked something else: {waiting[0].kind}")
        raise RefusedError("It is not the Play phase.")
    round_ = state.fight.round
    for _ in range(GUARD):
        fight = state.fight
        if state.over or fight is None or fight.round != round_ or fight.phase == "over":
            return
        seat = next((d.seat for d in state.pending if d.kind == "play"), None)
        if seat is None:
            if not play.one():
                return
            continue
        play.answer(seat, (DONE,))


def _next(play: Play, step: Step) -> None:
    del step
    for decision in [d for d in play.state.pending if d.kind == "between"]:
        play.answer(decision.seat, (DONE,))
    fight = play.state.fight
    if fight is not None and fight.round == 1 and play.state.pending:
        return
    if fight is not None and fight.phase == "over" and {d.kind for d in play.state.pending} == {"reward"}:
        return  # the fight ended within a move, which has gone on to the rewards by itself
    if play.state.pending:
        waiting = [d for d in play.choices() if d.kind not in WINDOWS]
        if waiting or any(d.kind != "map" for d in play.state.pending):
            raise MisfitError("somebody is asked; nothing goes on by itself")
    advance(play.state)
    play.state.facts = []


# --- outside -----------------------------------------------------------------------------------------------------------


def _seat_of(text: str) -> int:
    return int(text.partition(":")[2])


def _give(play: Play, step: Step) -> None:
    other = _seat_of(step.to)
    options = [o for o in play.by_name(step, "give", step.item) if o.n == other]
    play.take_first(step, options, f"{step.item} cannot be given to seat {other} now (ITEM-05).")


def _swap_rows(play: Play, step: Step) -> None:
    other = _seat_of(step.to)
    decision = play.decision(step.seat)
    if decision is not None and decision.kind == "rows":
        option = next((o for o in decision.options if o.ref == ("seat", other)), None)
        if option is None:
            raise RefusedError(f"Rows cannot be swapped with seat {other}.")
        play.answer(step.seat, (option,))
        return
    facing = [d for d in play.state.pending if d.kind == "facing"]
    if facing:
        _swap_before_facing(play, facing, step.seat, other)
        return
    play.move(step, lambda o: o.verb == "swap" and o.ref == ("seat", other), "Rows cannot be swapped now (END-10).")


def _swap_before_facing(play: Play, facing: list[Decision], seat: int, other: int) -> None:
    """Swap two heroes as long as somebody has not chosen whom it faces (SA-109)."""
    for decision in facing:
        for option in decision.options:
            if option.verb == "swap" and option.ref is not None:
                first = option.n - OF_OTHERS if option.n else decision.seat
                if {first, option.ref[1]} == {seat, other}:
                    play.answer(decision.seat, (option,))
                    return
    raise RefusedError(f"Rows cannot be swapped with seat {other}.")


def _go(play: Play, step: Step) -> None:
    try:
        wanted = goal_option(step.to)
    except ValueError:
        raise RefusedError(f"There is no space {step.to}.") from None
    play.move(step, lambda o: o == wanted, f"No path leads to {step.to} now (MAP-02).")


def _join(play: Play, step: Step) -> None:
    try:
        apply(play.state, Answer(step.seat, (joining(step.to),)))
    except IllegalAnswerError as error:
        raise RefusedError(f"{error} (QUICK-05)") from None


def _paid(play: Play, step: Step, options: list[Option], helped: Callable[[Option], bool]) -> None:
    """Make a move that costs gold, with what others add."""
    payers = dict(step.payers)
    with_help = any(payers.values())
    fitting = [o for o in options if helped(o) == with_help]
    play.take_first(step, fitting, "That cannot be paid or had now (MERCHANT-06, EVENT-02).")
    if not with_help:
        return
    for _ in range(len(play.state.heroes)):
        decision = play.decision(step.seat)
        if decision is None or decision.kind != "pay":
            return
        helper = decision.options[0].ref
        assert helper is not None
        amount = payers.get(helper[1], 0)
        option = Option("pay", helper, amount)
        if option not in decision.options:
            raise RefusedError(f"Seat {helper[1]} cannot add {amount} gold.")
        play.answer(step.seat, (option,))


def _buy(play: Play, step: Step) -> None:
    name = step.item or step.card
    _paid(play, step, play.by_name(step, "buy", name), lambda o: o.n == 1)


def _remove(play: Play, step: Step) -> None:
    _paid(play, step, play.by_name(step, "remove", step.card), lambda o: o.n == 1)


def _rest(play: Play, step: Step) -> None:
    play.move(step, lambda o: o.verb == "rest", "This seat cannot Rest now (CAMP-01, CAMP-03).")


def _smith(play: Play, step: Step) -> None:
    options = play.by_name(step, "smith", step.card)
    play.take_first(step, options, f"{step.card} cannot be upgraded here now (CAMP-01, CAMP-03, DECK-02).")


def _nothing(play: Play, step: Step) -> None:
    play.move(step, lambda o: o.verb == "nothing", "There is no campfire where this seat could do nothing.")


def _option(play: Play, step: Step) -> None:
    decision = play.floor(step)
    options = [o for o in decision.options if o.verb == "option" and o.n == step.n]
    if not options:
        raise RefusedError(f"Option {step.n} cannot be chosen now (EVENT-01, EVENT-02).")
    _paid(play, step, options, lambda o: o.ref is not None)
    if any(dict(step.payers).values()) and play.picks[:1] == [GOLD]:
        play.picks.pop(0)  # the stake that others help to pay is no choice


def _kind_of(play: Play, option: Option) -> str:
    assert option.ref is not None
    number = option.ref[1] if option.ref[0] == "reward" else option.n
    return find_reward(play.state, number).kind


def _reveal(play: Play, step: Step) -> None:
    test = lambda o: o.verb == "reveal" and _kind_of(play, o) == step.item  # noqa: E731 - read once below
    play.move(step, test, f"No reward of the kind {step.item} lies unrevealed (REWARD-19).")


def _take(play: Play, step: Step) -> None:
    name = step.card or step.item
    if name == GOLD:
        play.move(step, lambda o: o.verb == "take" and _kind_of(play, o) == GOLD, "There is no gold to take.")
        return
    options = play.by_name(step, "take", name)
    if options:
        play.answer(step.seat, (options[0],))
        return
    before, picks = play.state.clone(), list(play.picks)
    kinds = kinds_of(play, name)
    for kind in kinds:
        if _take_unseen(play, step, name, kind):
            return
        play.state, play.picks = before.clone(), list(picks)
    if any(_unseen(play, step, kind) for kind in kinds):
        raise RefusedError(f"{name} does not lie there (REWARD-04).")
    raise RefusedError(f"{name} cannot be taken (REWARD-04, REWARD-18).")


def _unseen(play: Play, step: Step, kind: str) -> list[Option]:
    return [o for o in play.floor(step).options if o.verb == "reveal" and _kind_of(play, o) == kind]


def _take_unseen(play: Play, step: Step, name: str, kind: str) -> bool:
    """Reveal the next reward of a kind and take something of it, if it lies there."""
    unseen = _unseen(play, step, kind)
    if not unseen:
        return False
    play.answer(step.seat, (unseen[0],))
    while play.picks and play.choices():
        play.one()
    options = [] if play.choices() else play.by_name(step, "take", name)
    if options:
        play.answer(step.seat, (options[0],))
    return bool(options)


def kinds_of(play: Play, name: str) -> tuple[str, ...]:
    """List the kinds of reward in which a component may lie."""
    thing = play.state.sides.get(name.partition("#")[0])
    if thing is None:
        return ()
    if thing.kind == "relic":
        return ("boss_relic",) if thing.card.deck == "boss_relic" else ("relic",)
    if thing.kind == "potion":
        return ("potion",)
    if getattr(thing.card, "owner", "") == "colorless":
        return ("colorless", "card")
    return ("card", "rare")


def _skip(play: Play, step: Step) -> None:
    if step.item == "all":
        for _ in range(GUARD):
            decision = play.floor(step)
            option = next((o for o in decision.options if o.verb == "skip" and not _claimed(play, o, step.seat)), None)
            if option is None:
                return
            play.answer(step.seat, (option,))
            if play.choices():
                return
        return
    name = step.item or step.card

    def meant(option: Option) -> bool:
        return option.verb == "skip" and (_kind_of(play, option) == name or _shows(play, option, name))

    play.move(step, meant, f"There is no reward {name} to skip.")


def _claimed(play: Play, option: Option, seat: int) -> bool:
    """Tell whether a seat wants a card of this draft: what is taken is not among all that it skips."""
    assert option.ref is not None
    return any(who == seat for _, who in find_reward(play.state, option.ref[1]).claims)


def _shows(play: Play, option: Option, name: str) -> bool:
    """Tell whether a thing lies revealed in the reward of an option."""
    assert option.ref is not None
    shown = find_reward(play.state, option.ref[1] if option.ref[0] == "reward" else option.n).shown or ()
    return any(play.is_called(card, name) for card in shown)


MOVES: dict[str, Callable[[Play, Step], None]] = {
    "play": _play, "use": _use, "choose": _choose, "done": _done, "undone": _undone, "end_turn": _end_turn,
    "next": _next, "give": _give, "swap_rows": _swap_rows, "go": _go, "join": _join, "buy": _buy, "remove": _remove,
    "rest": _rest, "smith": _smith, "nothing": _nothing, "option": _option, "reveal": _reveal, "take": _take, "skip": _skip,
}  # fmt: skip
