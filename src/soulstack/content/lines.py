"""Finds the line of a key in a TOML text, so that a message can say where to look.

Only texts that the TOML parser has accepted are walked, so nothing is checked here again.
"""

import re
from typing import Final

_KEY: Final = re.compile(r'[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|\'[^\']*\'')
_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_PLAIN: Final = re.compile(r"[^,\]}\n#]*")
_STRINGS: Final = (
    re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}', re.DOTALL),
    re.compile(r"'''.*?'{3,5}", re.DOTALL),
    re.compile(r'"(?:[^"\\\n]|\\.)*"'),
    re.compile(r"'[^'\n]*'"),
)


def lines_of(text: str) -> dict[str, int]:
    r"""Gives the line of every table, key and list element by its path.

    >>> lines_of('[bomb]\nname = "Bomb!"\n[[bomb.abilities]]\ndo = [\n  { op = "draw" },\n]')["bomb.abilities[0].do[0].op"]
    5
    """
    return _Walk(text).lines


def line_of(lines: dict[str, int], card: str, path: str) -> int:
    """Gives the line of a card's key, or of the nearest thing around it that has one; 0 when there is none."""
    place = f"{card}.{path}" if path else card
    while place:
        if place in lines:
            return lines[place]
        place = place[: max(place.rfind("."), place.rfind("["), 0)]
    return 0


class _Walk:
    """One pass over a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[str, int] = {}
        self._seen = 0
        self._line = 1
        self._counts: dict[str, int] = {}
        table = ""
        self._skip()
        while self.at < len(text):
            begun = self.at
            table = self._header() if text[self.at] == "[" else self._pair(table)
            self._skip()
            if self.at == begun:  # never stands still, whatever the text
                return

    def _here(self) -> int:
        self._line += self.text.count("\n", self._seen, self.at)
        self._seen = self.at
        return self._line

    def _note(self, path: str, line: int) -> None:
        self.lines.setdefault(path, line)

    def _skip(self) -> None:
        found = _BLANK.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _sign(self) -> str:
        return self.text[self.at : self.at + 1]

    def _keys(self) -> list[str]:
        found: list[str] = []
        while True:
            self._skip()
            match = _KEY.match(self.text, self.at)
            if match is None:
                return found
            found.append(match.group().strip("\"'"))
            self.at = match.end()
            self._skip()
            if self._sign() != ".":
                return found
            self.at += 1

    def _header(self) -> str:
        line = self._here()
        is_list = self.text.startswith("[[", self.at)
        self.at += 2 if is_list else 1
        keys = self._keys()
        self.at = min(len(self.text), self.at + (2 if is_list else 1))
        path = ""
        for index, key in enumerate(keys):
            path = f"{path}.{key}" if path else key
            if is_list and index == len(keys) - 1:
                self._counts[path] = self._counts.get(path, -1) + 1
                for inner in [each for each in self._counts if each.startswith(f"{path}[{self._counts[path]}]")]:
                    del self._counts[inner]
            if path in self._counts:
                self._note(path, line)
                path = f"{path}[{self._counts[path]}]"
            self._note(path, line)
        return path

    def _pair(self, table: str) -> str:
        line = self._here()
        path = table
        for key in self._keys():
            path = f"{path}.{key}" if path else key
            self._note(path, line)
        if self._sign() == "=":
            self.at += 1
        self._value(path)
        return table

    def _value(self, path: str) -> None:
        self._skip()
        for string in _STRINGS:
            match = string.match(self.text, self.at)
            if match is not None:
                self.at = match.end()
                return
        if self._sign() == "[":
            self._list(path)
        elif self._sign() == "{":
            self._table(path)
        else:
            found = _PLAIN.match(self.text, self.at)
            self.at = found.end() if found else self.at

    def _list(self, path: str) -> None:
        self.at += 1
        index = 0
        while True:
            self._skip()
            if self._sign() in ("]", ""):
                self.at += 1
                return
            before = self.at
            self._note(f"{path}[{index}]", self._here())
            self._value(f"{path}[{index}]")
            index += 1
            self._comma(before)

    def _table(self, path: str) -> None:
        self.at += 1
        while True:
            self._skip()
            if self._sign() in ("}", ""):
                self.at += 1
                return
            before = self.at
            self._pair(path)
            self._comma(before)

    def _comma(self, before: int) -> None:
        self._skip()
        if self._sign() == "," or self.at == before:
            self.at += 1
