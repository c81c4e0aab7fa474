"""Reads card files that strangers may have written: small, plain and parsed in bounded time, or refused."""

import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from soulstack.content.errors import ContentError, Problem, shown

LARGEST_FILE: Final = 256 * 1024
LONGEST_LINE: Final = 4096
MOST_DOTS: Final = 64
"""In one line. A key of thousands of dotted parts takes the parser minutes, and no sentence on a card needs so many."""
MOST_FILES: Final = 100
MOST_BYTES: Final = 1024 * 1024
"""Of all card files of a pack together: five times what the game's own cards take."""
MOST_ENTRIES: Final = 1200
"""Files and folders that a pack may have, its pictures and scenarios included."""
DEEPEST_FOLDER: Final = 8
MOST_CARDS: Final = 500
MOST_TABLES: Final = 150
"""In one card, counting every table and list inside it."""
DEEPEST: Final = 20
SCENARIOS: Final = "scenarios"
"""The folder of a pack that has scenarios and no cards."""


@frozen
class Source:
    """A card file as it lies on the disk."""

    name: str
    data: bytes


def read_sources(root: Path, *, trusted: bool = False) -> tuple[Source, ...]:
    """Reads one card file, or every one in a zip or in a folder and the folders in it, sorted by name.

    The game's own folder is `trusted`: nobody else can have put links into it.
    """
    try:
        if root.is_file():
            return _zipped(root) if root.suffix.lower() == ".zip" else (Source(root.name, _read(root)),)
        if not root.is_dir():
            raise ContentError([Problem(root.name, "", "", "there is no such file or folder")])
        found = sorted((name, path) for name, path in _walked(root) if is_card_file(name))
        if len(found) > MOST_FILES:
            raise ContentError([Problem(root.name, "", "", f"more than {MOST_FILES} card files")])
        if not trusted:
            home = root.resolve()
            for _, path in found:
                if not path.resolve().is_relative_to(home):
                    raise ContentError([Problem(path.name, "", "", "the link leads out of the folder")])
        return _together(root.name, ((name, _read(path)) for name, path in found))
    except OSError as error:
        name = Path(error.filename).name if isinstance(error.filename, str) else root.name
        reason = error.strerror or type(error).__name__
        raise ContentError([Problem(name, "", "", f"cannot be read ({reason})")]) from error


def is_card_file(name: str) -> bool:
    """Tells whether a file of a pack has cards: scenarios lie in a folder of their own and are read by another program."""
    return name.lower().endswith(".toml") and not name.startswith(f"{SCENARIOS}/")


def _zipped(root: Path) -> tuple[Source, ...]:
    from soulstack.content.zips import read_zip

    files = read_zip(root)
    found = sorted(name for name in files if is_card_file(name))
    if len(found) > MOST_FILES:
        raise ContentError([Problem(root.name, "", "", f"more than {MOST_FILES} card files")])
    return _together(root.name, ((name, files[name]) for name in found))


def _walked(root: Path) -> Iterator[tuple[str, Path]]:
    """Lists the files of a folder and the folders in it, without recursion and never without end."""
    waiting = [("", root, 1)]
    entries = 0
    while waiting:
        start, folder, depth = waiting.pop()
        for path in folder.iterdir():
            entries += 1
            if entries > MOST_ENTRIES:
                raise ContentError([Problem(root.name, "", "", f"more than {MOST_ENTRIES} files and folders")])
            if path.is_symlink() or not path.is_dir():
                yield f"{start}{path.name}", path
            elif depth == DEEPEST_FOLDER:
                raise ContentError([Problem(root.name, "", "", f"folders are nested more than {DEEPEST_FOLDER} deep")])
            else:
                waiting.append((f"{start}{path.name}/", path, depth + 1))


def _together(name: str, files: Iterator[tuple[str, bytes]]) -> tuple[Source, ...]:
    """Gathers card files and refuses them when they are too much together."""
    found: list[Source] = []
    total = 0
    for file, data in files:
        total += len(data)
        if total > MOST_BYTES:
            raise ContentError(
                [Problem(name, "", "", f"the card files together are larger than {MOST_BYTES // 1024} KB")]
            )
        found.append(Source(file, data))
    return tuple(found)


def _read(path: Path) -> bytes:
    return read_regular(path, LARGEST_FILE + 1)


def read_regular(path: Path, most: int) -> bytes:
    """Reads the beginning of a file and refuses whatever else bears its name: a pipe or device would never end."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise ContentError([Problem(path.name, "", "", "this is no regular file")])
    with path.open("rb") as file:
        return file.read(most)


def parse(source: Source) -> tuple[dict[str, Any], list[Problem]]:
    """Parses a source into tables keyed by card id, with a problem for everything that is no card table."""

    def refuse(message: str) -> tuple[dict[str, Any], list[Problem]]:
        return {}, [Problem(source.name, "", "", message)]

    import tomllib  # only needed when nothing is kept from the last start

    if len(source.data) > LARGEST_FILE:
        return refuse(f"the file is larger than {LARGEST_FILE // 1024} KB")
    try:
        text = source.data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = source.data.count(b"\n", 0, error.start) + 1
        return refuse(f"line {line} is not written in UTF-8")
    for number, line_text in enumerate(text.split("\n"), 1):
        if len(line_text) > LONGEST_LINE:
            return refuse(f"line {number} is longer than {LONGEST_LINE} signs")
        if line_text.count(".") > MOST_DOTS:
            return refuse(f"line {number} has more than {MOST_DOTS} dots")
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return refuse(f"this is not TOML: {_shortened(error)}")
    except RecursionError:
        return refuse("lists or tables are nested too deep")
    except (ValueError, OverflowError, MemoryError) as error:
        return refuse(f"a value cannot be read: {_shortened(error)}")
    return _cards_in(source, tables)


def _cards_in(source: Source, tables: dict[str, Any]) -> tuple[dict[str, Any], list[Problem]]:
    if len(tables) > MOST_CARDS:
        return {}, [Problem(source.name, "", "", f"more than {MOST_CARDS} cards")]
    cards, problems = {}, []
    for card, table in tables.items():
        if not isinstance(table, dict):
            problems.append(Problem(source.name, "", "", f"{shown(card)} is no card; a card begins with [its_id]"))
            continue
        fault = _too_much(table)
        if fault:
            problems.append(Problem(source.name, shown(card).strip('"'), "", fault))
            continue
        cards[card] = table
    return cards, problems


def _too_much(table: dict[str, Any]) -> str:
    """Walks without recursion, because what it guards against is depth."""
    waiting: list[tuple[Any, int]] = [(table, 1)]
    count = 0
    while waiting:
        value, depth = waiting.pop()
        if depth > DEEPEST:
            return "lists or tables are nested too deep"
        inner = value.values() if isinstance(value, dict) else value
        for each in inner:
            if isinstance(each, dict | list):
                count += 1
                waiting.append((each, depth + 1))
        if count > MOST_TABLES:
            return f"more than {MOST_TABLES} tables and lists in one card"
    return ""


def _shortened(error: Exception) -> str:
    text = " ".join(str(error).split())
    return text if len(text) <= 200 else text[:200] + "…"
