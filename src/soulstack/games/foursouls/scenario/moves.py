"""Steps are carried out with the real engine; what the rules do not allow is refused with a reason in words."""

from collections import deque
from collections.abc import Callable

from attrs import define, field

from soulstack.games.foursouls.rules.barter import trade, trade_refused
from soulstack.games.foursouls.rules.stack import Announce
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.rules.why import why_not
from soulstack.games.foursouls.scenario.picking import describe, find, option_names
from soulstack.games.foursouls.scenario.reading import Element, Step
from soulstack.kernel.decisions import Answer, Decision, Option, check
from soulstack.kernel.frames import apply

IDLE_ORDER = "order_rerolls"
"""The order of a player's own items shows in nothing but the discard: a step that does not name it takes any."""
MOST_PASSES = 20_000
"""More than this in one step is an endless loop."""


class RefusedError(Exception):
    """A move that the rules do not allow now, with the reason in words."""


class MisfitError(Exception):
    """A step that does not fit what happens: a choice is pending, or elements of `pick` are left over."""


@define
class Play:
    """Plays the steps of one scenario, keeping the elements of `pick` that are still unused."""

    state: State
    left: deque[Element] = field(factory=deque)

    def carry_out(self, step: Step) -> None:
        """Carry out a step, or raise with the reason and leave the position as it was."""
        if not step.do:
            return
        before = self.state.clone()
        try:
            self._carry_out(step)
        except (RefusedError, MisfitError):
            self.state = before
            raise
        finally:
            left, self.left = self.left, deque()
        if left and not self.state.over:
            self.state = before
            reason = "nothing asked for these elements of pick: " + ", ".join(describe(each) for each in left)
            if step.illegal:  # what may not be chosen where there is one answer only is refused like any wrong answer
                raise RefusedError(reason)
            raise MisfitError(reason)

    def _carry_out(self, step: Step) -> None:
        self.left = deque(step.pick)
        if self.state.over:
            if step.seat >= 0:
                raise RefusedError("The game is over.")
            return
        if step.do != "choose":
            self._answer_forced()
            decision = self.decision()
            goes_on = step.do in ("resolve", "settle") and self.left
            if decision is not None and decision.kind != "priority" and not goes_on:
                raise RefusedError(f"Seat {decision.seat} has to choose first: {self._asked(decision)}.")
        _MOVES[step.do](self, step)

    # --- answering ----------------------------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        """Give what is asked now, or None when the game is over."""
        return self.state.pending[0] if self.state.pending and not self.state.over else None

    def answer(self, decision: Decision, picks: tuple[Option, ...]) -> None:
        """Hand an answer to the engine."""
        apply(self.state, Answer(decision.seat, picks))

    def _asked(self, decision: Decision) -> str:
        names = [option_names(self.state, decision, option)[0] for option in decision.options]
        return f"{decision.kind} of " + ", ".join(str(name) for name in names)

    def _answer_forced(self) -> bool:
        """Answer choices that have exactly one legal answer; say whether something was answered."""
        done = False
        while (decision := self.decision()) is not None and decision.kind != "priority" and decision.is_forced():
            picks = decision.options[: decision.low]
            for place in range(min(len(self.left), 2 if self._is_unpaid() or self._is_swap() else 1)):
                named = find(self.state, decision, self.left[place])
                if named is not None and sorted(named) == sorted(picks):
                    picks = named
                    del self.left[place]
                    break
            self.answer(decision, picks)
            done = True
        return done

    def _answer_next(self, decision: Decision) -> None:
        """Answer a choice with the next element of `pick`."""
        element = self.left.popleft()
        named = find(self.state, decision, element)
        if self.left and (self._is_unpaid() or self._is_swap()) and not self._fits(decision, named):
            later = find(self.state, decision, self.left[0])
            if self._fits(decision, later):  # a file may name what is paid, or what is given, first
                self.left[0], named = element, later
        if named is None:
            raise RefusedError(f"{describe(element)} cannot be chosen here; there is {self._asked(decision)}.")
        reason = check(decision, Answer(decision.seat, named))
        if reason:
            raise RefusedError(reason)
        self.answer(decision, named)

    def _fits(self, decision: Decision, picks: tuple[Option, ...] | None) -> bool:
        return picks is not None and not check(decision, Answer(decision.seat, picks))

    def _is_unpaid(self) -> bool:
        """Tell whether an ability is being announced whose cost is still to be paid."""
        frame = self.state.frames[-1]
        return isinstance(frame, Announce) and frame.cost is not None and not frame.paid

    def _is_swap(self) -> bool:
        """Tell whether loot cards are being swapped: what is taken is asked before what is given for it."""
        return getattr(self.state.frames[-1], "purpose", "") == "swap_theirs"

    def answer_choices(self) -> bool:
        """Answer choices as long as `pick` has elements; say whether one is left pending."""
        while (decision := self.decision()) is not None and decision.kind != "priority":
            if decision.is_forced():
                self._answer_forced()
            elif decision.prompt == IDLE_ORDER:
                self._answer_idle_order(decision)
            elif self.left:
                self._answer_next(decision)
            else:
                return True
        return False

    def _answer_idle_order(self, decision: Decision) -> None:
        """Take the order that `pick` names, or things as they lie when it says nothing about them."""
        named = find(self.state, decision, self.left[0]) if self.left else None
        if self._fits(decision, named):
            self._answer_next(decision)
        else:
            self.answer(decision, decision.options)

    def pass_until(self, is_reached: Callable[[], bool]) -> bool:
        """Let everybody pass until something is so; say whether it was reached before a choice or a free action."""
        for _ in range(MOST_PASSES):
            if self.answer_choices():
                return False
            decision = self.decision()
            if decision is None or is_reached():
                return True
            if decision.prompt == "turn":
                return False
            self.answer(decision, (Option("pass"),))
        raise MisfitError("this goes on for ever")

    # --- the moves ----------------------------------------------------------------------------------------------------

    def act(self, seat: int, option: Option) -> None:
        """Take one of the options of priority, or refuse with a reason."""
        decision = self.decision()
        if decision is None or decision.seat != seat or option not in decision.options:
            raise RefusedError(why_not(self.state, seat, option) or "The rules do not allow this now.")
        self.answer(decision, (option,))

    def attack(self, step: Step) -> None:
        """Declare an attack and, with a target, carry it to the choice of the target."""
        self.act(step.seat, Option("attack"))
        if step.target:
            self._aim(step, "attack")
            decision = self.decision()
            if step.slot >= 0 and decision is not None and decision.prompt == "cover":
                self.left.appendleft(f"slot:{step.slot}")  # an Indomitable card brings its own slot and asks for none
                self._answer_next(decision)
        elif step.slot >= 0:
            raise RefusedError("Without a target no slot can be covered.")
        self.answer_choices()

    def buy(self, step: Step) -> None:
        """Declare a purchase and, with a target, carry it to the choice of the target."""
        self.act(step.seat, Option("buy"))
        if step.target:
            self._aim(step, "buy")
        self.answer_choices()

    def _aim(self, step: Step, prompt: str) -> None:
        for _ in range(MOST_PASSES):
            decision = self.decision()
            if decision is None:
                raise RefusedError("The game is over before a target can be chosen.")
            if decision.prompt == prompt:
                break
            if decision.kind != "priority":
                if not decision.is_forced() and not self.left:
                    raise RefusedError(f"Seat {decision.seat} has to choose first: {self._asked(decision)}.")
                if decision.is_forced():
                    self._answer_forced()
                else:
                    self._answer_next(decision)
            elif decision.prompt == "turn":
                raise RefusedError("The declaration ended before a target could be chosen.")
            else:
                self.answer(decision, (Option("pass"),))
        assert decision is not None
        named = find(self.state, decision, step.target)
        if named is None:
            reason = _why_no_target(self.state, step.target, prompt)
            raise RefusedError(f"{reason} The choice is among {self._asked(decision)}.")
        self.answer(decision, named)

    def play(self, step: Step) -> None:
        """Play a loot card from the hand."""
        name, _, copy = step.card.partition("#")
        hand = [card for card in self.state.players[step.seat].hand if self.state.printed[card].id == name]
        number = int(copy) - 1 if copy.isdecimal() else 0
        if len(hand) <= number or number < 0:
            raise RefusedError(f"Seat {step.seat} has no such card in hand: {step.card}.")
        self.act(step.seat, Option("play", ("card", hand[number])))
        self.answer_choices()

    def activate(self, step: Step) -> None:
        """Use an activated ability of an object."""
        player = self.state.players[step.seat]
        name, _, copy = step.card.partition("#")
        owned = [player.character, *player.items, *player.souls, *player.curses]
        owned += [slot.top for slot in self.state.slots if slot.row == "room" and slot.top]
        mine = [oid for oid in owned if self.state.printed[self.state.objects[oid].card].id == name]
        number = int(copy) - 1 if copy.isdecimal() else 0
        if len(mine) <= number or number < 0:
            raise RefusedError(
                f"Seat {step.seat} does not control {step.card}, and only a controller may use it (ABIL-07)."
            )
        self.act(step.seat, Option("activate", ("obj", mine[number]), step.ability))
        self.answer_choices()

    def pass_once(self, step: Step) -> None:
        """Pass priority once."""
        self.act(step.seat, Option("pass"))
        self.answer_choices()

    def end_turn(self, step: Step) -> None:
        """Declare the end of the turn."""
        self.act(step.seat, Option("end"))
        self.answer_choices()

    def choose(self, step: Step) -> None:
        """Answer what is asked of a seat."""
        decision = self.decision()
        if decision is None or decision.kind == "priority":
            raise RefusedError(f"Nothing is to be chosen by seat {step.seat} now.")
        if decision.seat != step.seat:
            raise RefusedError(f"It is seat {decision.seat} that has to choose.")
        if decision.is_forced():
            self._answer_forced()
        elif self.left:
            self._answer_next(decision)
        else:
            raise MisfitError(f"choose needs a pick: {self._asked(decision)}")
        self.answer_choices()

    def give_cents(self, step: Step) -> None:
        """Barter: give cents to another seat."""
        reason = trade_refused(self.state, step.seat, step.to, step.amount)
        if reason:
            raise RefusedError(reason)
        trade(self.state, step.seat, step.to, step.amount)

    def resolve(self, step: Step) -> None:
        """Let everybody pass until the top of the stack has left it, so many times; with nothing to do it does nothing."""
        for _ in range(step.times):
            state = self.state
            if state.over or self.answer_choices():
                return
            decision = self.decision()
            if decision is not None and decision.prompt == "turn":
                if step.illegal:
                    raise RefusedError("Nothing lies on the stack and nothing is declared (STACK-06).")
                return
            self.pass_until(self._stack_moved())
            decision = self.decision()
            if decision is not None and decision.kind != "priority":
                return

    def _stack_moved(self) -> Callable[[], bool]:
        state = self.state
        if state.stack:
            top = state.stack[-1].id
            return lambda: all(item.id != top for item in self.state.stack)
        mark = (state.declared, state.phase, state.turn)
        return lambda: bool(self.state.stack) or (self.state.declared, self.state.phase, self.state.turn) != mark

    def settle(self, step: Step) -> None:  # noqa: ARG002 - one shape for all moves
        """Let everybody pass until the active seat may act freely, or a choice is pending."""
        self.pass_until(lambda: False)

    def next_turn(self, step: Step) -> None:  # noqa: ARG002 - the same
        """End the turn and go on to the next seat's first free action."""
        self.act(self.state.active, Option("end"))
        self.pass_until(lambda: False)


_MOVES: dict[str, Callable[[Play, Step], None]] = {
    "attack": Play.attack,
    "buy": Play.buy,
    "play": Play.play,
    "activate": Play.activate,
    "pass": Play.pass_once,
    "end_turn": Play.end_turn,
    "choose": Play.choose,
    "give_cents": Play.give_cents,
    "resolve": Play.resolve,
    "settle": Play.settle,
    "next_turn": Play.next_turn,
}


def _why_no_target(state: State, target: str, prompt: str) -> str:
    """Say why something in play cannot be attacked or bought."""
    for obj in state.objects.values():
        if state.printed[obj.card].id == target:
            option = Option("pick", ("obj", obj.id))
            return why_not(state, state.active, option) or f"{target} cannot be chosen."
    return f"{target} is not there to {prompt}."
