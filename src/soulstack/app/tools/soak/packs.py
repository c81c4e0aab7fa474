"""Spoilt packs: folders, zips and files of cards and pictures that somebody may have sent, read as they are at a start."""

import contextlib
import io
import os
import zipfile
from pathlib import Path
from random import Random
from typing import Any, Final

import tomli_w

from soulstack import paths
from soulstack.app import registry
from soulstack.app.pack_art import VIEW_BOX
from soulstack.app.packs import Packs, read_packs
from soulstack.app.tools.soak.spoiling import HALF_A_SIGN, LITTLE, spoilt_bytes, spoilt_value
from soulstack.app.tools.soak.tables import crossed, shipped_tables
from soulstack.app.tools.soak.trial import Trial, chosen, clear_home

PART: Final = "packs"
SHAPES: Final = {"file": 3, "folder": 4, "zip": 4}
SPOILT: Final = {"value": 5, "bytes": 3, "crossed": 4, "nothing": 1}
NAMES: Final = (
    "cards.toml", "a/b/c.toml", "deep/" * 12 + "x.toml", "../evil.toml", "/etc/evil.toml", "a\\b.toml", "CON.toml", ".toml",
    "x.TOML", "\u202ecards.toml", "scenarios/x.toml", "a" * 190 + ".toml", "art/x.svg", "notes.txt", "..toml",
)  # fmt: skip
PICTURE: Final = b'<svg xmlns="http://www.w3.org/2000/svg" ' + VIEW_BOX + b'><path d="M0 0L9 9" fill="#fff"/></svg>'
HUGE: Final = 400
"""Cards in a pack that is much too large."""


def run(trial: Trial, keys: tuple[str, ...]) -> str:
    """Lay one pack into the folder of packs, read it, and tell its cards."""
    clear_home()
    key = trial.luck.choice(keys)
    folder = paths.mods()
    folder.mkdir(parents=True, exist_ok=True)
    lay(folder, key, trial.luck)
    found: Packs | None = None
    with trial.doing_what("read"):
        found = read_packs(folder, key)
    if found is None:
        return "broke"
    for problem in found.problems:
        trial.see(problem and "Traceback" not in problem, f"read: says {problem[:200]!r}")
        trial.see(problem.isprintable(), f"read: the words cannot be printed: {problem[:200]!r}")
    names = {path.stem for path in folder.iterdir()}
    told = found.problems or found.names
    trial.see(told, f"read: not a word about {names}")
    if not found.names:
        return "refused"
    with trial.doing_what("tell the cards"):
        tell(key, found)
    return "read"


def tell(key: str, found: Packs) -> None:
    """Say everything that a screen says about the cards of a pack."""
    room = registry.game(key).cards()
    own = {card.id: card for card in found.cards.values() if getattr(card, "set", "") in found.names}
    for card in own.values():
        room.as_json(card)
        room.row(card)
        room.pictures(card)
        room.stand_ins(card)
        room.facets(card)
        room.in_words(card, found.cards)
    room.agreement(own)
    found.cards.hash()


# --- what lies in the folder ----------------------------------------------------------------------------------------


def lay(folder: Path, key: str, luck: Random) -> None:
    """Write a pack of one shape or another."""
    files = {name: card_file(key, luck) for name in _file_names(luck)}
    if luck.random() < 0.3:
        card = luck.choice(list(shipped_tables(key)))
        files[f"art/own_{card}.svg"] = spoilt_bytes(PICTURE, luck) if luck.random() < 0.7 else PICTURE
    match chosen(luck, SHAPES):
        case "file":
            (folder / "pack.toml").write_bytes(next(iter(files.values())))
        case "zip":
            (folder / "pack.zip").write_bytes(zipped(files, luck))
        case _:
            laid_out(folder / "pack", files, luck)


def _file_names(luck: Random) -> list[str]:
    if luck.random() < 0.7:
        return ["cards.toml"]
    return luck.sample(NAMES, luck.randint(1, 4))


def card_file(key: str, luck: Random) -> bytes:
    """Write some cards of others down, spoilt in one way or another."""
    tables: dict[str, Any] = {}
    known = shipped_tables(key)
    way = chosen(luck, SPOILT)
    for _ in range(HUGE if luck.random() < 0.005 else luck.choice((1, 1, 2, 4, 9))):
        card = luck.choice(list(known))
        values = crossed(key, card, luck) if way == "crossed" else known[card].values
        tables[f"own_{card}"] = values
    if way == "value":
        tables = spoilt_value(tables, luck, LITTLE)
    try:
        data = tomli_w.dumps(tables).encode("utf-8", "surrogatepass")
    except (TypeError, ValueError, AttributeError, RecursionError):
        return b"# nothing that TOML can say\n"
    if way == "bytes":
        data = spoilt_bytes(data, luck)
    return data


def zipped(files: dict[str, bytes], luck: Random) -> bytes:
    """Pack files as a zip, perhaps spoilt, doubled, or growing without end."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", luck.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data)
        if luck.random() < 0.1:
            archive.writestr("zeros.toml", bytes(luck.choice((10**5, 10**7))))
        if luck.random() < 0.05:
            for number in range(700):
                archive.writestr(f"{number}.toml", b"")
        if luck.random() < 0.1:
            link = zipfile.ZipInfo("link.toml")
            link.external_attr = 0o120777 << 16
            archive.writestr(link, "/etc/passwd")
    data = out.getvalue()
    return spoilt_bytes(data, luck) if luck.random() < 0.5 else data


def laid_out(folder: Path, files: dict[str, bytes], luck: Random) -> None:
    """Lay files into a folder, with links, pipes and folders among them that nobody expects."""
    folder.mkdir()
    for name, data in files.items():
        place = (folder / name.replace("../", "").lstrip("/")).resolve()
        with contextlib.suppress(OSError, ValueError):
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
    with contextlib.suppress(OSError, AttributeError, NotImplementedError, UnicodeError):
        match luck.randrange(12):
            case 0:
                (folder / "link.toml").symlink_to("/etc/passwd")
            case 1:
                (folder / "loop").symlink_to(folder)
            case 2:
                os.mkfifo(folder / "pipe.toml")
            case 3:
                (folder / "folder.toml").mkdir()
            case 4:
                (folder / "zero.toml").symlink_to("/dev/zero")
            case 5:
                for number in range(120):
                    (folder / f"{number}.toml").write_bytes(b"# nothing\n")
            case 6:
                deep = folder
                for _ in range(60):
                    deep /= "d"
                deep.mkdir(parents=True)
            case 7:
                (folder / f"half{HALF_A_SIGN}.toml").write_bytes(b"")
            case 8:
                (folder / "large.toml").write_bytes(b"# " + bytes(3_000_000))
            case _:
                pass
