"""The pictures of a card pack: read in bounds, checked before anything draws them, left out one by one when they are odd."""

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final

from attrs import frozen

from soulstack.content import svg
from soulstack.content.errors import ContentError, Problem, nearest
from soulstack.content.reader import read_regular

FOLDER: Final = "art"
MOST_PICTURES: Final = 600
MOST_BYTES: Final = 20 * 1024 * 1024
VIEW_BOX: Final = f'viewBox="0 0 {svg.FRAME[0]} {svg.FRAME[1]}"'.encode()


@frozen
class PackArt:
    """Pictures by card id, and what is wrong with the others."""

    pictures: Mapping[str, bytes]
    problems: tuple[Problem, ...] = ()


def read_art(pack: Path, ids: Collection[str]) -> PackArt:
    """Reads the pictures `art/<card id>.svg` of a pack: a folder, a zip, or a card file with the folder `art` beside it."""
    pictures: dict[str, bytes] = {}
    problems: list[Problem] = []
    try:
        for name, data in _files(pack):
            found = picture_problems(name, data, ids)
            problems += found
            if all(problem.is_warning for problem in found):
                pictures[Path(name).stem] = data
    except ContentError as error:
        problems += error.problems
    except OSError as error:
        problems.append(Problem(FOLDER, "", "", f"cannot be read ({error.strerror or type(error).__name__})"))
    return PackArt(pictures, tuple(problems))


def picture_problems(name: str, data: bytes, ids: Collection[str]) -> list[Problem]:
    """Lists what is wrong with one picture; one that no card asks for is only a warning."""
    card = Path(name).stem
    found = [Problem(name, "", "", fault) for fault in svg.faults(data)]
    if not found and VIEW_BOX not in data:
        found.append(Problem(name, "", "", f"the picture has to be drawn in {VIEW_BOX.decode()}"))
    if card not in ids:
        found.append(Problem(name, "", "", f"the pack has no card {card}{nearest(card, ids)}", is_warning=True))
    return found


def _files(pack: Path) -> Iterator[tuple[str, bytes]]:
    if pack.suffix.lower() == ".zip" and pack.is_file():
        yield from _zipped(pack)
        return
    folder = (pack if pack.is_dir() else pack.parent) / FOLDER
    if not folder.is_dir():
        return
    home = folder.resolve()
    total = 0
    found = sorted(path for path in folder.iterdir() if path.suffix == ".svg")
    if len(found) > MOST_PICTURES:
        raise ContentError([Problem(FOLDER, "", "", f"more than {MOST_PICTURES} pictures")])
    for path in found:
        name = f"{FOLDER}/{path.name}"
        if not path.resolve().is_relative_to(home):
            raise ContentError([Problem(name, "", "", "the link leads out of the folder")])
        data = read_regular(path, svg.LARGEST + 1)
        total += len(data)
        if total > MOST_BYTES:
            raise ContentError([Problem(FOLDER, "", "", f"more than {MOST_BYTES // 1024 // 1024} MB of pictures")])
        yield name, data


def _zipped(pack: Path) -> Iterator[tuple[str, bytes]]:
    from soulstack.content.zips import read_zip

    for name, data in sorted(read_zip(pack).items()):
        folder, _, file = name.rpartition("/")
        if folder == FOLDER and file.endswith(".svg"):
            yield name, data
