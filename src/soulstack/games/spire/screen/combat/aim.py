"""What is being aimed: a card, Shiv, potion or ability with what it may be aimed at, or a question that asks for a target."""

from typing import TYPE_CHECKING, Final

from attrs import define, field

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
        return Aim(seat, option)
    return Aim(seat, option, asked, targets_of(asked))


def aim_of_question(decision: Decision) -> Aim:
    """Begins to aim what is asked already."""
    return Aim(decision.seat, None, decision, targets_of(decision))
