"""What may be chosen as a target."""

from typing import Final, Literal

from attrs import field, frozen

from soulstack.games.foursouls.cards.vocabulary.words import TargetKind

_ON_STACK: Final = ("roll", "attack_roll", "loot", "ability", "damage", "death")


@frozen
class TargetSpec:
    """What may be chosen when a thing is put on the stack, and checked again when it resolves."""

    name: str
    among: tuple[TargetKind, ...]
    other: bool = False
    """Not this object, not you."""
    controller: Literal["any", "you", "other", "they", "player"] = "any"
    non_eternal: bool = False
    unattacked: bool = False
    living: bool = False
    passive: bool = False
    deactivated: bool = False
    not_attack: bool = False
    has_tap: bool = False
    in_shop: bool | None = None
    most: Literal["", "souls", "cents"] = ""
    who: str = "you"
    """Who chooses."""
    low: int = 1
    high: int = 6
    eternal: bool = False
    optional: bool = False
    """With nothing to choose, the rest happens all the same."""
    named: tuple[str, ...] = ()
    """Only cards with one of these names."""
    aimed_at_yours: bool = False
    """Only what is aimed at an item or roll of yours."""
    not_event: bool = False
    """Not what the trigger is about."""
    times: int = 1
    """How often something is chosen; the same may be chosen again."""
    is_certain: bool = field(init=False, repr=False)
    """There is always something to choose: a player who need not be alive, or a number."""
    is_on_stack: bool = field(init=False, repr=False)
    """There is nothing to choose while the stack is empty."""

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "is_on_stack", all(kind in _ON_STACK for kind in self.among))
        certain = self.optional or "number" in self.among or ("player" in self.among and not self.living)
        object.__setattr__(self, "is_certain", certain)
