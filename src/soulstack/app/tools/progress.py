"""How far a long command is: a bar on a terminal, nothing at all elsewhere."""

import sys
from types import TracebackType
from typing import Any, Self


class ProgressBar:
    """A bar that goes away when it is done."""

    def __init__(self, total: int | None, unit: str) -> None:
        self._bar: Any = None
        self._total, self._unit = total, unit

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            from tqdm import tqdm

            self._bar = tqdm(total=self._total, unit=self._unit, file=sys.stderr, leave=False, dynamic_ncols=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._bar is not None:
            self._bar.close()

    def __call__(self, result: object) -> None:  # noqa: ARG002 - whatever is counted
        """Count one more; what it was does not matter."""
        if self._bar is not None:
            self._bar.update()
