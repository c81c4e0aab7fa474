"""A session without rules: it shows tables built by hand and notes the answers it gets."""

from types import SimpleNamespace

from attrs import define, evolve, field

from soulstack.app.bus import Bus, Refusal
from soulstack.app.events import AskHint, Choose, Undo, Updated
from soulstack.games.foursouls.play.hints import Hint
from soulstack.games.foursouls.play.intents import Give, Reopen, TakeControl
from soulstack.games.foursouls.play.offers import Offers
from soulstack.games.foursouls.play.stops import Stops
from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen import sample
from soulstack.games.foursouls.screen.faces import FourSoulsBook
from soulstack.kernel.decisions import Answer, Decision, IllegalAnswerError, Option, check
from soulstack.kernel.facts import Fact
from soulstack.ui.cards.spec import FaceSpec


@define
class FakeSession:
    view: TableView
    decision: Decision | None = None
    names: tuple[str, ...] = ("You", "Ash", "Bramble", "Cinder")
    over: bool = False
    seed: int = 7
    auto_pass: bool = True
    answers: list[tuple[Option, ...]] = field(factory=list)
    pending: list[Updated] = field(factory=list)
    follow: list[Decision | None] = field(factory=list)
    """What is asked after each answer."""
    closed: bool = False
    paused: bool = False
    chances: dict = field(factory=dict)
    stops: Stops = field(factory=lambda: Stops({}))
    undoable: list[str] = field(factory=list)
    undone: list[str] = field(factory=list)
    passing: str = ""
    passed: list[str] = field(factory=list)
    control: list[bool] = field(factory=list)
    reasons: dict = field(factory=dict)
    given: list = field(factory=list)
    advice: Hint | None = None
    before: list[Fact] = field(factory=list)
    aimed: set = field(factory=set)
    """Cards and items that ask for a target."""

    seats: tuple[str, ...] = ()
    bus: Bus = field(factory=Bus)
    breath_left: float = 0.0

    @property
    def offers(self) -> Offers:
        if self.viewer < 0:
            return Offers()
        return Offers(undo=self, passing=self, gifts=self if self.view.timer is None else None, odds=self)

    def intents(self):
        if self.viewer < 0:
            return {}
        return {
            Choose: lambda intent: self.answer(intent.picks),
            Undo: lambda _: self.take_back(),
            AskHint: lambda _: self.hint(),
            Reopen: lambda _: self.reopen(),
            TakeControl: lambda intent: self.take_control(intent.on),
            Give: lambda intent: self.give(intent.to, intent.amount),
        }

    @property
    def viewer(self) -> int:
        return self.view.viewer

    def poll(self):
        found, self.pending = self.pending, []
        for update in found:
            self.view, self.decision = update.view, update.decision
        return found

    def push(self, *facts: Fact, view: TableView | None = None, decision: Decision | None = None) -> None:
        self.pending.append(Updated(tuple(facts), view or self.view, decision or self.decision))

    def answer(self, picks) -> None:
        if self.decision is None:
            raise IllegalAnswerError("Nothing is asked.")
        reason = check(self.decision, Answer(self.decision.seat, tuple(picks)))
        if reason is not None:
            raise IllegalAnswerError(reason)
        self.answers.append(tuple(picks))
        self.decision = self.follow.pop(0) if self.follow else None

    def why_not(self, ref) -> str:
        return self.reasons.get(ref, f"Not now ({ref[0]}).")

    def told_before(self):
        return self.before

    def takes_target(self, option) -> bool:
        return option.ref in self.aimed

    def aims(self, verb):
        view = self.view
        if verb == "attack":
            return {**{("obj", obj.id): "" for obj in view.objects.values() if obj.attackable}, ("deck", 2): ""}
        me = view.seats[max(0, view.viewer)]
        wares = {("obj", obj.id): obj.price or 0 for obj in view.objects.values() if obj.zone == "shop"}
        return {
            ref: "" if price <= me.cents else f"It costs {price}¢ and you have {me.cents}¢ (PUR-05)."
            for ref, price in {**wares, ("deck", 1): 10}.items()
        }

    @property
    def can_undo(self) -> bool:
        return bool(self.undoable)

    def undo_deed(self) -> str:
        return self.undoable[-1] if self.undoable else ""

    def undo_words(self) -> str:
        return f"Undo {self.undoable[-1]}" if self.undoable else "Cannot undo past the roll."

    def take_back(self) -> str:
        if not self.undoable:
            raise Refusal(self.undo_words())
        self.undone.append(self.undoable.pop())
        return self.undone[-1]

    def passing_words(self) -> str:
        return self.passing

    def reopen(self) -> bool:
        opened, self.passing = bool(self.passing), ""
        return opened

    def give_refused(self, to, amount) -> str:
        return "" if self.decision is not None and self.decision.kind == "priority" else "Nobody trades now (A-64)."

    def favours(self, seat):
        return []

    def work(self, seconds) -> None:
        pass

    def give(self, to, amount) -> None:
        self.given.append((to, amount))

    def hint(self):
        return self.advice

    def take_control(self, on: bool) -> None:
        self.control.append(on)

    def words(self, option: Option) -> str:
        if option.verb in {"play", "activate"}:
            return "Play it" if option.verb == "play" else f"Use ability {option.n}"
        return f"{option.verb} {option.n}".strip()

    def prompt(self, decision: Decision) -> str:
        return decision.prompt or "What will you do?"

    def log_line(self, fact: Fact) -> str:
        if fact.card >= 0:
            return f"{fact.kind.replace('_', ' ')} [[{self.view.printed[fact.card]}]]."
        return f"{fact.kind.replace('_', ' ')} {fact.amount}".strip()

    def odds(self, target):
        return self.chances.get(target)

    def pause(self, on: bool) -> None:
        self.paused = on

    def close(self) -> None:
        self.closed = True


class PlainBook(FourSoulsBook):
    """Knows no catalogue, so that table tests do not depend on card files."""

    def __init__(self) -> None:
        super().__init__(lambda: KNOWN)


KNOWN = {
    **{name: FaceSpec(name, name.replace("_", " ").title(), "loot") for name in sample.LOOT},
    **{
        name: FaceSpec(name, name.replace("_", " ").title(), "monster", "basic", (), 3, 3, 1)
        for name in sample.MONSTERS
    },
    **{name: FaceSpec(name, name.title(), "character", "", (), 2, None, 1) for name in sample.CHARACTERS},
}


def hand_refs(view: TableView) -> list[tuple[str, int]]:
    return [("card", index) for index in view.seats[max(0, view.viewer)].hand]


def priority(view: TableView, *verbs: str, play: int = 2, use: int = 1) -> Decision:
    """Asks for an action: some cards, some items, and the verbs."""
    seat = view.seats[max(0, view.viewer)]
    options = [Option("play", ("card", index)) for index in seat.hand[:play]]
    options += [Option("activate", ("obj", item), 1) for item in seat.items[:use]]
    options += [Option(verb) for verb in verbs]
    return Decision(seat.seat, "priority", tuple(options), prompt="Your action")


def small(seats: int = 2, **values) -> TableView:
    return sample.crowded(seats, **{"items": 3, "hand": 4, "stack": 0, "slots": 2, "souls": 1, "curses": 0, **values})


def changed(view: TableView, **values) -> TableView:
    return evolve(view, **values)


SETTINGS = SimpleNamespace
