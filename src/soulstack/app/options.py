"""What can be chosen for a new game: one list a game, from which its flags, its settings and the rows of its screen come.

>>> ROOMS = SetupOption(name="rooms", words=Sentence("Rooms"), kind="switch", default=False, help="play with rooms")
>>> SOULS = SetupOption(name="soul_cap", words=Sentence("Limit"), kind="number", default=0, high=8, when=("mode", ("team",)))
>>> ROOMS.read(True), SOULS.read(3)
(True, 3)
>>> SOULS.read(9)
Traceback (most recent call last):
soulstack.app.options.UnfitError: it is a whole number from 0 to 8
>>> meant({"rooms": True, "soul_cap": 3, "mode": "versus"}, (ROOMS, SOULS))
{'rooms': True}
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any, Final, Literal, Self, TypeAlias

from attrs import field, frozen

from soulstack.kernel.sentences import Sentence

if TYPE_CHECKING:
    import argparse

Kind: TypeAlias = Literal["switch", "choice", "number", "words", "word", "day"]
"""On or off; one of some words; a whole number; a list of words; any one word; a day as a number such as 20240328, or 0."""
NO_DAY: Final = 0
LONGEST_WORD: Final = 64
LONGEST_LIST: Final = 64


class UnfitError(ValueError):
    """Says which values would fit."""


@frozen(kw_only=True)
class SetupOption:
    """Something about a new game that can be chosen."""

    name: str
    """The name in settings and in the game's setup."""
    words: Sentence
    """What a screen calls it."""
    kind: Kind
    default: Any
    note: Sentence | None = None
    """What a screen says about it."""
    help: str = ""
    """One line for the command line."""
    flag: str = ""
    """The flag, where it is not the name."""
    choices: tuple[str, ...] = ()
    """What can be chosen; empty when that depends on the cards or is free."""
    labels: Mapping[str, Sentence] = field(factory=dict)
    """What a screen calls the choices; of a list of words, those that it offers."""
    notes: Mapping[str, Sentence] = field(factory=dict)
    """What a screen says about the choices."""
    also: Mapping[str, str] = field(factory=dict)
    """Other words for some choices on the command line."""
    low: int = 0
    high: int = 0
    most: int = LONGEST_LIST
    """How long a list may be."""
    when: tuple[str, tuple[Any, ...]] | None = None
    """It means something only while another option has one of some values."""

    def read(self, value: Any) -> Any:
        """Give a value as it is kept; raises UnfitError when it is none."""
        if self.kind == "switch":
            if type(value) is not bool:
                raise UnfitError(Sentence("it is one of {values}", values="False, True"))
            return value
        if self.kind == "number":
            if type(value) is not int or not self.low <= value <= self.high:
                raise UnfitError(Sentence("it is a whole number from {low} to {high}", low=self.low, high=self.high))
            return value
        if self.kind == "day":
            if type(value) is not int or (value != NO_DAY and day_of(value) is None):
                raise UnfitError(Sentence("it is a day such as 20240328, or 0"))
            return value
        if self.kind == "words":
            if not isinstance(value, list | tuple) or len(value) > self.most:
                raise UnfitError(Sentence("it is a list of at most {longest}", longest=self.most))
            return tuple(self._word(each) for each in value)
        return self._word(value)

    def _word(self, value: Any) -> str:
        if self.choices:
            if value not in self.choices:
                raise UnfitError(Sentence("it is one of {values}", values=", ".join(self.choices)))
        elif not isinstance(value, str) or len(value) > LONGEST_WORD or not value.isprintable():
            raise UnfitError(Sentence("it is one line of at most {longest} characters", longest=LONGEST_WORD))
        return str(value)

    def add_flag(self, parser: "argparse.ArgumentParser") -> None:
        """Add the flag to a command; one that is not given leaves no trace."""
        import argparse  # the window reads no flags

        given: dict[str, Any] = {"dest": self.name, "default": argparse.SUPPRESS, "help": self.help or None}
        if self.kind == "switch":
            given["action"] = argparse.BooleanOptionalAction if self.default else "store_true"
        elif self.kind == "number":
            given |= {"type": self._number, "metavar": "N"}
        elif self.kind == "day":
            given |= {"type": _day, "nargs": "?", "const": today(), "metavar": "DATE"}
        elif self.kind == "words":
            given |= {"type": _listed, "metavar": "LIST"}
        elif self.choices:
            given |= {"type": lambda word: self.also.get(word, word), "choices": self.choices}
        else:
            given["metavar"] = "ID"
        parser.add_argument(f"--{(self.flag or self.name).replace('_', '-')}", **given)

    def _number(self, text: str) -> int:
        import argparse

        try:
            return int(self.read(int(text)))
        except UnfitError as error:
            raise argparse.ArgumentTypeError(f"{text} does not fit: {error}") from None
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def day_of(number: int) -> date | None:
    """Give the day that a number such as 20240328 means; nothing when it means none.

    >>> day_of(20240328), day_of(20240230), day_of(10**30)
    (datetime.date(2024, 3, 28), None, None)
    """
    try:
        return date(number // 10_000, number // 100 % 100, number % 100)
    except (ValueError, OverflowError):
        return None


def number_of(day: date) -> int:
    """Give a day as a number.

    >>> number_of(date(2024, 3, 28))
    20240328
    """
    return day.year * 10_000 + day.month * 100 + day.day


def today() -> int:
    """Give the day where the player is, as a number."""
    return number_of(datetime.now(tz=UTC).astimezone().date())


def _day(text: str) -> int:
    import argparse

    try:
        found = number_of(date.fromisoformat(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no date such as 2024-03-28") from None
    if found > today():
        raise argparse.ArgumentTypeError(f"{text} is still to come")
    return found


def _listed(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def given(args: "argparse.Namespace", options: Iterable[SetupOption]) -> dict[str, Any]:
    """Give the values of the flags that stood on the command line."""
    return {option.name: getattr(args, option.name) for option in options if hasattr(args, option.name)}


def defaults(options: Iterable[SetupOption]) -> dict[str, Any]:
    """Give the value of every option that nobody has chosen."""
    return {option.name: option.default for option in options}


def meant(values: Mapping[str, Any], options: Iterable[SetupOption]) -> dict[str, Any]:
    """Give the values that mean something together: a cap for teams says nothing where everybody plays alone."""
    found = {}
    for option in options:
        if option.name in values:
            other, allowed = option.when or ("", ())
            if not option.when or values.get(other) in allowed:
                found[option.name] = values[option.name]
    return found


@frozen
class SeatChoice:
    """Somebody at the table."""

    name: str
    kind: str
    """human, or a bot as it is written: its level, perhaps its temper or its hero."""


@frozen(kw_only=True)
class NewGame:
    """A game that is to be dealt: the menus, the command line and simulate all ask in this form."""

    game: str = ""
    """The key of the game; empty for the usual one."""
    seats: tuple[str, ...]
    """`human` or `bot:<level>` for each seat."""
    names: tuple[str, ...] = ()
    seed: int = 1
    given: Mapping[str, Any] = field(factory=dict)
    """The values of the game's options that were chosen; the others have their defaults."""
    cap: int = 0
    """After so many turns nobody has won; 0 for no end."""

    @property
    def sitting(self) -> tuple[SeatChoice, ...]:
        """Who sits where, by name and kind."""
        return tuple(SeatChoice(name, kind) for name, kind in zip(self.names, self.seats, strict=True))

    @classmethod
    def of(cls, sitting: Sequence[SeatChoice], **words: Any) -> Self:
        """Ask for a game of some people and bots."""
        return cls(seats=tuple(each.kind for each in sitting), names=tuple(each.name for each in sitting), **words)
