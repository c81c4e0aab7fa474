"""What a scenario file lays out and how it fared, for any game."""

from typing import Any

from attrs import field, frozen


@frozen
class Failure:
    """Something that is not as a file expects it."""

    step: int
    key: str
    expected: Any
    actual: Any


@frozen
class ScenarioResult:
    """How one file fared."""

    file: str
    title: str = ""
    failures: tuple[Failure, ...] = ()
    error: str | None = None
    """Why the file could not be read or laid out."""
    rules: tuple[str, ...] = field(default=(), kw_only=True)

    @property
    def ok(self) -> bool:
        """Tell whether everything held."""
        return self.error is None and not self.failures

    def as_json(self) -> dict[str, Any]:
        """Give the result as plain values."""
        found: dict[str, Any] = {
            "file": self.file,
            "title": self.title,
            "ok": self.ok,
            "failures": [
                {"step": f.step, "key": f.key, "expected": f.expected, "actual": f.actual} for f in self.failures
            ],
        }
        if self.error is not None:
            found["error"] = self.error
        return found


@frozen
class Position:
    """What a scenario lays out, for people."""

    title: str
    state: Any
    viewer: int
    """The seat that it is seen from."""
