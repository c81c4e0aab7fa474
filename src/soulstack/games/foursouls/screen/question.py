"""A decision, sorted for the screen: what may be clicked on the table, which buttons there are, which dialog it needs.

The screen knows no rule: everything here comes from the options of the decision and the words of the session.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from attrs import define, field, frozen

from soulstack.app.bus import Bus, Intent, Server
from soulstack.app.events import Updated
from soulstack.app.language import tr
from soulstack.games.foursouls.play.offers import Offers
from soulstack.games.foursouls.play.wording import fixed
from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen.placing import has_rooms
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref
from soulstack.ui.tabletop.choice import Choice


class Session(Protocol):
    """What the table needs of a game under way."""

    @property
    def viewer(self) -> int: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def view(self) -> TableView: ...
    @property
    def decision(self) -> Decision | None: ...
    @property
    def over(self) -> bool: ...
    @property
    def bus(self) -> Bus: ...
    @property
    def offers(self) -> Offers: ...
    def told_before(self) -> Sequence[Fact]: ...
    def poll(self) -> Sequence[Updated]: ...
    def intents(self) -> Mapping[type[Intent], Server]: ...
    def why_not(self, ref: Ref) -> str: ...
    def takes_target(self, option: Option) -> bool: ...
    def aims(self, verb: str) -> Mapping[Ref, str]: ...
    def words(self, option: Option) -> str: ...
    def prompt(self, decision: Decision) -> str: ...
    def log_line(self, fact: Fact) -> str: ...
    def pause(self, on: bool) -> None: ...
    def close(self) -> None: ...


KEYS = {"pass": "Space", "back": "Space", "end": "E", "attack": "A", "buy": "B", "yes": "Y", "no": "N"}
_ORDER = ("attack", "buy", "end", "pass")
TABLE_KINDS = frozenset({"priority", "target"})
WINDOW = "window"
"""A question to everybody at a shared screen."""


@define
class Asking:
    """What the viewer is asked now."""

    decision: Decision
    question: str
    things: dict[Ref, tuple[Option, ...]] = field(factory=dict)
    """Options about something that lies on the table."""
    buttons: tuple[Choice, ...] = ()
    dialog: bool = False
    """True when the question is asked in a dialog."""

    @property
    def primary(self) -> Choice | None:
        """Gives the usual answer."""
        return next((button for button in self.buttons if button.primary), None)

    def option(self, verb: str) -> Option | None:
        """Gives the option of a verb that is about nothing in particular."""
        return next((option for option in self.decision.options if option.verb == verb and option.ref is None), None)


def on_table(ref: Ref, view: TableView) -> bool:
    """Tells whether a reference is about something that the table shows."""
    kind, number = ref
    if kind == "obj":
        return number in view.objects
    if kind == "card":
        own = max(0, view.viewer)
        return view.viewer >= 0 and number in view.seats[own].hand
    if kind == "stack":
        return any(entry.id == number for entry in view.stack)
    if kind in {"deck", "discard"}:
        return number in {0, 1, 2} or (number == 3 and has_rooms(view))
    if kind == "slot":
        return 0 <= number < len(view.monsters)
    return kind == "player" and 0 <= number < len(view.seats)


def ask(decision: Decision, view: TableView, session: Session) -> Asking:
    """Sorts a decision for the screen."""
    asking = Asking(decision, session.prompt(decision))
    if decision.kind == WINDOW:
        asking.buttons = _window(decision, session)
        return asking
    plain = [option for option in decision.options if option.ref is None]
    about = [option for option in decision.options if option.ref is not None]
    table = decision.kind in TABLE_KINDS and decision.high == 1 and all(on_table(o.ref, view) for o in about if o.ref)
    if not table:
        asking.dialog = True
        return asking
    for option in about:
        assert option.ref is not None
        asking.things[option.ref] = (*asking.things.get(option.ref, ()), option)
    asking.buttons = _buttons(decision, plain, session)
    return asking


def _window(decision: Decision, session: Session) -> tuple[Choice, ...]:
    """Gives every person the same button, whether or not they could respond, and one for all together."""
    found = []
    for option in decision.options:
        if option.ref is None:
            found.append(Choice(session.words(option), "Space", (option,), primary=True, verb=option.verb))
        else:
            found.append(Choice(session.words(option), str(len(found)), (option,), verb=option.verb))
    return tuple(found)


def _buttons(decision: Decision, plain: list[Option], session: Session) -> tuple[Choice, ...]:
    ordered = sorted(plain, key=lambda option: _ORDER.index(option.verb) if option.verb in _ORDER else -1)
    found = []
    usual = next((verb for verb in ("pass", "end", "back") if any(option.verb == verb for option in plain)), "")
    if not usual and len(plain) == 1:
        usual = plain[0].verb
    for option in ordered:
        words = fixed(option.verb) or session.words(option)
        key = KEYS.get(option.verb, "")
        found.append(Choice(words, key, (option,), option.verb == usual, option.verb))
    if decision.low == 0:
        found.append(Choice(tr("Choose nothing"), "Space", (), primary=not usual, verb="nothing"))
    return tuple(found)


@frozen
class Wish:
    """What the player has already shown by dropping a card on something, kept for the question that follows."""

    verb: str
    ref: Ref
    card: str = ""
    """The card that was dropped; empty for an attack or a purchase."""

    @property
    def declared(self) -> bool:
        """Tells whether it is an attack or a purchase: everyone may respond before its target is asked for."""
        return self.verb in {"attack", "buy"}

    def answer(self, decision: Decision) -> Option | None:
        """Gives the option that the wish answers a target question with."""
        if decision.kind != "target":
            return None
        # Another card may ask for a target in between; that question was not meant.
        if self.declared and decision.prompt != self.verb:
            return None
        if self.card and decision.card and decision.card != self.card:
            return None
        return next((option for option in decision.options if option.ref == self.ref), None)

    def outlives(self, decision: Decision, view: TableView) -> bool:
        """Tells whether the wish still waits after another question."""
        if self.declared:
            return view.declared != "none" and decision.prompt != self.verb
        return decision.kind in {"choice", "number", "yes_no"}
