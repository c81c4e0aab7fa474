"""Checks pictures that strangers may have drawn: a few shapes, plain colours, bounded work for the rasteriser, or refused."""

import re
from typing import Final
from xml.parsers import expat

LARGEST: Final = 64 * 1024
MOST_COMMANDS: Final = 2000
"""Of all paths together; a path of hundreds of thousands keeps the rasteriser busy for minutes."""
MOST_SHAPES: Final = 1000
DEEPEST: Final = 12
MOST_TRANSFORMS: Final = 4
"""One inside the other, so that scales cannot be multiplied without end."""
FARTHEST: Final = 100_000
FRAME: Final = (260, 190)
"""The size that card pictures are drawn in."""
SHAPES: Final = frozenset({
    "path", "rect", "circle", "ellipse", "g", "defs", "linearGradient", "radialGradient", "stop", "svg",
})  # fmt: skip
ATTRIBUTES: Final = frozenset({
    "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "viewBox", "id", "offset",
    "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
    "stop-color", "stop-opacity", "transform",
})  # fmt: skip
_SPACE: Final = "http://www.w3.org/2000/svg"
_PAINTS: Final = frozenset({"fill", "stroke", "stop-color"})
_GRADIENT_KEYS: Final = frozenset({"x1", "y1", "x2", "y2", "cx", "cy", "r"})
_WORDS: Final = {
    "id": r"[A-Za-z][\w-]{0,40}",
    "stroke-linecap": r"butt|round|square",
    "stroke-linejoin": r"miter|round|bevel",
}
_PAINT: Final = re.compile(r"none|#[0-9a-f]{6}|url\(#([\w-]+)\)")
_NUMBER: Final = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_COMMANDS: Final = re.compile(r"[MmLlHhVvCcSsQqTtAaZz][^MmLlHhVvCcSsQqTtAaZz]*")
_PATH: Final = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]*")
_TRANSFORM: Final = re.compile(r"(?:\s*(?:translate|scale|rotate|matrix|skewX|skewY)\([0-9eE+\-.,\s]*\)[\s,]*)*")
_PLAIN: Final = re.compile(r"[0-9eE+\-.,%\s]*")
_CURVES: Final = {"circle": 4, "ellipse": 4, "rect": 4}
"""What a shape is drawn with."""
_NEEDS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7}


def faults(data: bytes) -> list[str]:
    """Lists what is wrong with a picture, each with its line; nothing for one that may be drawn."""
    if len(data) > LARGEST:
        return [f"is larger than {LARGEST // 1024} KB"]
    reader = _Reader()
    try:
        reader.parse(data)
    except expat.ExpatError as error:
        return [*reader.faults, f"line {error.lineno} is no XML ({expat.errors.messages[error.code]})"]
    except _RefusedError as error:
        return [*reader.faults, str(error)]
    return reader.done()


class _RefusedError(Exception):
    """Stops the reading of a file that uses what no picture needs."""


class _Reader:
    """Goes through one picture, element by element."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._open: list[bool] = []
        self._shapes = 0
        self._commands = 0
        self._defined: set[str] = set()
        self._used: list[tuple[str, int]] = []
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = lambda _name: self._open.pop()
        parser.StartDoctypeDeclHandler = lambda *_: self._refuse("a document type")
        parser.EntityDeclHandler = lambda *_: self._refuse("an entity")
        parser.ProcessingInstructionHandler = lambda *_: self._refuse("an instruction to programs")
        parser.CharacterDataHandler = self._text
        self._parser = parser

    def parse(self, data: bytes) -> None:
        self._parser.Parse(data, True)

    def done(self) -> list[str]:
        """Gives everything that was found, the links at last."""
        for name, line in self._used:
            if name not in self._defined:
                self.faults.append(f"line {line} paints with the undefined #{name}")
        return self.faults

    def _refuse(self, what: str) -> None:
        raise _RefusedError(f"line {self._parser.CurrentLineNumber} has {what}, which no picture needs")

    def _wrong(self, message: str) -> None:
        if len(self.faults) < 20:
            self.faults.append(f"line {self._parser.CurrentLineNumber} {message}")

    def _text(self, text: str) -> None:
        if text.strip():
            self._wrong("has text, which is not drawn")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, tag = name.rpartition(" ")
        if space not in ("", _SPACE) or tag not in SHAPES:
            self._wrong(f"uses <{tag[:30]}>")
        if (tag == "svg") != (not self._open):
            self._wrong("has <svg> at the wrong place")
        self._open.append("transform" in attributes)
        self._shapes += 1
        self._count(_CURVES.get(tag, 0))
        if self._shapes > MOST_SHAPES:
            raise _RefusedError(f"has more than {MOST_SHAPES} shapes")
        if len(self._open) > DEEPEST:
            raise _RefusedError(f"is nested more than {DEEPEST} deep")
        if sum(self._open) > MOST_TRANSFORMS:
            self._wrong(f"has more than {MOST_TRANSFORMS} transforms, one inside the other")
        for key, value in attributes.items():
            self._attribute(tag, key, value)

    def _attribute(self, tag: str, key: str, value: str) -> None:
        if key not in ATTRIBUTES:
            self._wrong(f"uses {key[:30]}=")
        elif key in _PAINTS:
            self._paint(value)
        elif key in _WORDS:
            if not re.fullmatch(_WORDS[key], value):
                self._wrong(f"has an odd {key}")
            elif key == "id":
                self._defined.add(value)
        else:
            self._numbers(tag, key, value)

    def _paint(self, value: str) -> None:
        match = _PAINT.fullmatch(value)
        if match is None:
            self._wrong(f'paints with "{value[:30]}"; a colour is written like #a0b1c2')
        elif match.group(1):
            self._used.append((match.group(1), self._parser.CurrentLineNumber))

    def _numbers(self, tag: str, key: str, value: str) -> None:
        shape = {"d": _PATH, "transform": _TRANSFORM}.get(key, _PLAIN)
        if not shape.fullmatch(value):
            self._wrong(f"has something odd in {key}")
            return
        numbers = _NUMBER.findall(value)
        if any(abs(float(number)) > FARTHEST for number in numbers):
            self._wrong(f"has a number beyond {FARTHEST} in {key}")
        if tag.endswith("Gradient") and key in _GRADIENT_KEYS and "%" not in value:
            self._wrong("has a gradient without percent, which is not drawn right")
        if key == "d":
            # Numbers that follow a command without a letter repeat it, and cost as much.
            parts = _COMMANDS.findall(value)
            needs = [(len(_NUMBER.findall(part[1:])), _NEEDS.get(part[0].lower(), 1)) for part in parts]
            self._count(sum(max(1, -(-given // needed)) for given, needed in needs))

    def _count(self, commands: int) -> None:
        self._commands += commands
        if self._commands > MOST_COMMANDS:
            raise _RefusedError(f"has more than {MOST_COMMANDS} path commands")
