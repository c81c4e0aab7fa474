"""Reading tables of TOML strictly: every key is known and every value has its type; what is wrong is told with its place."""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from attrs import frozen

from soulstack.content.errors import nearest, shown

LARGEST: Final = 1 << 62


class TableError(ValueError):
    """A table that cannot be read: where, and why in words."""

    def __init__(self, place: str, reason: str) -> None:
        self.place = place
        self.reason = reason
        super().__init__(f"{place}: {reason}" if place else reason)


@frozen
class Tables:
    """Reads values of tables; raises a TableError for what does not fit."""

    def texts(self, data: Mapping[str, Any], key: str, place: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Read a list of texts."""
        values = self.listed(data, key, place) if key in data else list(default)
        if not all(isinstance(value, str) for value in values):
            raise TableError(_place(place, key), "this is a list of texts")
        return tuple(values)

    def some(self, data: Mapping[str, Any], key: str, place: str, words: tuple[str, ...]) -> tuple[str, ...]:
        """Read a list of known words."""
        values = self.texts(data, key, place)
        for value in values:
            if value not in words:
                raise TableError(_place(place, key), f"{shown(value)} is unknown{nearest(value, words)}")
        return values

    def numbers(self, data: Mapping[str, Any], key: str, place: str, *, low: int, high: int) -> list[int]:
        """Read a list of whole numbers."""
        values = self.listed(data, key, place)
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise TableError(
                    _place(place, key), f"these are whole numbers from {low} to {high}, not {shown(value)}"
                )
        return values

    def text(self, data: Mapping[str, Any], key: str, place: str) -> str:
        """Read a text."""
        return str(self.typed(data, key, place, "", lambda v: isinstance(v, str), "a text"))

    def flag(self, data: Mapping[str, Any], key: str, place: str, *, default: bool) -> bool:
        """Read true or false."""
        return bool(self.typed(data, key, place, default, lambda v: isinstance(v, bool), "true or false"))

    def number(
        self, data: Mapping[str, Any], key: str, place: str, default: int, *, low: int = 0, high: int = LARGEST
    ) -> int:
        """Read a whole number."""

        def fits(value: Any) -> bool:
            return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high

        limits = f"a whole number from {low} to {high}" if high < LARGEST else "a whole number"
        limits = f"{limits}, at least {low}" if high == LARGEST and low > -LARGEST else limits
        return int(self.typed(data, key, place, default, fits, limits))

    def word(self, data: Mapping[str, Any], key: str, place: str, words: tuple[str, ...], default: str) -> str:
        """Read one of a list of words."""
        found = self.text(data, key, place) if key in data else default
        if found not in words:
            raise TableError(_place(place, key), f"{shown(found)} is unknown{nearest(found, words)}")
        return found

    def listed(self, data: Mapping[str, Any], key: str, place: str) -> list[Any]:
        """Read a list."""
        return [*self.typed(data, key, place, [], lambda v: isinstance(v, list), "a list")]

    def tables(self, data: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
        """Read a list of tables."""
        return [self.mapping(value, key) for value in self.listed(data, key, "")]

    def typed(
        self, data: Mapping[str, Any], key: str, place: str, default: Any, fits: Callable[[Any], bool], what: str
    ) -> Any:
        """Read a value that must be of a kind."""
        if key not in data:
            return default
        value = data[key]
        if not fits(value):
            raise TableError(_place(place, key), f"this is {what}, not {shown(value)}")
        return value

    def mapping(self, data: Any, place: str) -> Mapping[str, Any]:
        """Read a table."""
        if not isinstance(data, Mapping):
            raise TableError(place, f"this is a table, not {shown(data)}")
        return data

    def keys(self, data: Mapping[str, Any], known: tuple[str, ...], place: str, where: str = "") -> None:
        """Refuse a key that is not known."""
        for key in data:
            if key not in known:
                raise TableError(_place(place, key), f"there is no such key{where}{nearest(key, known)}")


def _place(place: str, key: str) -> str:
    return f"{place}, {key}" if place else key


def parsed(text: str) -> dict[str, Any]:
    """Read TOML, or raise a TableError of no place.

    >>> parsed("seed = 3")
    {'seed': 3}
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TableError("", f"this is no TOML: {error}") from None
    except RecursionError:
        raise TableError("", "this is nested too deeply") from None


def title_of(text: str) -> str:
    """Give the title of a file that may be faulty otherwise."""
    try:
        title = parsed(text).get("title", "")
    except TableError:
        return ""
    return title if isinstance(title, str) else ""


def flatten(data: Mapping[str, Any], before: str = "") -> Iterable[tuple[str, Any]]:
    """Spell out nested tables as keys with dots.

    >>> list(flatten({"seat": {"0": {"gold": 4}}, "round": 2}))
    [('seat.0.gold', 4), ('round', 2)]
    """
    for key, value in data.items():
        name = f"{before}{key}"
        if isinstance(value, Mapping) and value:  # an empty table is a key like any other, and none that is known
            yield from flatten(value, f"{name}.")
        else:
            yield name, value
