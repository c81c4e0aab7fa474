"""What is being aimed: a card, Shiv, potion or ability with what it may be aimed at, or a question that asks for a target."""

from typing import TYPE_CHECKING, Any, Final

from attrs import define, field

from soulstack.games.spire.cards.effects import Hit
from soulstack.games.spire.cards.words import CHOSEN
from soulstack.games.spire.rules.aiming import choices
from soulstack.games.spire.rules.frames import Program
from soulstack.games.spire.rules.state import State
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import Ref

if TYPE_CHECKING:
    from soulstack.games.spire.play.preview import Preview
    from soulstack.games.spire.play.session import SpireSession

ON_BOARD: Final = frozenset({"foe", "row", "seat"})
"""What stands on the stage and can be clicked there."""


@define
class Aim:
    """What is aimed, and at what it may be."""

    seat: int
    option: Option | None
    """What is played or used; None for a question that is asked already."""
    asked: Decision | None = None
    """What asks for the target: now, or as soon as the option is chosen."""
    targets: dict[Ref, Option] = field(factory=dict)
    picked: list[Ref] = field(factory=list)
    hover: Ref | None = None
    dragged: bool = False
    """It hangs at the mouse."""
    again: bool = False
    """It was pressed once more where it lies: let go there, it is played if nothing has to be chosen."""
    implied: Ref | None = None
    """The only thing that it can hit, for which nobody is asked."""
    start: tuple[float, float] = (0.0, 0.0)

    @property
    def needs_target(self) -> bool:
        """Tells whether a target has to be chosen on the stage."""
        return bool(self.targets)

    @property
    def most(self) -> int:
        """Gives how many targets may be chosen."""
        return self.asked.high if self.asked is not None else 1

    @property
    def only(self) -> Ref | None:
        """Gives the only target there is."""
        return next(iter(self.targets)) if len(self.targets) == 1 else None

    def answers(self, ref: Ref | None) -> tuple[tuple[Option, ...], ...]:
        """Gives the answers that carry it out."""
        found: list[tuple[Option, ...]] = [] if self.option is None else [(self.option,)]
        refs = [*self.picked, *([ref] if ref is not None and ref not in self.picked else [])]
        if refs:
            found.append(tuple(self.targets[one] for one in refs))
        return tuple(found)


def targets_of(decision: Decision) -> dict[Ref, Option]:
    """Gives what a question may be answered with on the stage; nothing if it asks for something else."""
    found = {}
    for option in decision.options:
        if option.ref is not None and option.ref[0] in ON_BOARD and option.verb == "pick":
            found[option.ref] = option
    return found


def is_on_board(decision: Decision) -> bool:
    """Tells whether a question is answered on the stage: by an enemy, a hero or a row, or by letting go."""
    targets = targets_of(decision)
    return bool(targets) and all(option.ref is None or option.ref in targets for option in decision.options)


def aim_at(session: "SpireSession", seat: int, option: Option) -> Aim:
    """Begins to aim: what would be asked is found by trying it out in another world."""
    shown: Preview | None = session.preview(seat, option)
    asked = shown.asks if shown is not None else None
    if asked is None or asked.seat != seat or not is_on_board(asked):
        return Aim(seat, option, implied=implied_target(session.state, seat, option))
    return Aim(seat, option, asked, targets_of(asked))


def implied_target(state: State, seat: int, option: Option) -> Ref | None:
    """Gives the only target that something has, if it would be aimed at all."""
    program: Any = ()
    ref = option.ref
    if ref == ("token", 0):
        program = (Hit(1),)
    elif ref is not None and ref[0] == "card":
        face = state.faces[ref[1]]
        program = face.do if option.verb == "play" else face.abilities[option.n].do
    run = Program(seat=seat, card=ref[1] if ref is not None and ref[0] == "card" else -1, program=program)
    for effect in program:
        word = getattr(effect, "to", "")
        if word in CHOSEN and run.program:
            found, _ = choices(state, run, word)
            return found[0].ref if len(found) == 1 else None
    return None


def aim_of_question(decision: Decision) -> Aim:
    """Begins to aim what is asked already."""
    return Aim(decision.seat, None, decision, targets_of(decision))
