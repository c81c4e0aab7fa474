"""Makes the app's icons for all three systems from assets/icons/app.svg: python build/icons.py [folder]."""

import io
import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "assets" / "icons" / "app.svg"
DEFAULT = ROOT / "build" / "work" / "icons"

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
# Apple's four letters for each picture; the second of a pair is the same size for a screen with twice the pixels.
ICNS_TYPES = {
    b"icp4": 16,
    b"ic11": 32,
    b"icp5": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


def main(words: list[str]) -> int:
    """Writes the icons and tells in one sentence when that is not possible."""
    try:
        made = make(Path(words[0]) if words else DEFAULT)
    except (OSError, pygame.error) as error:
        print(f"The icons could not be made from {SOURCE.relative_to(ROOT)}: {error}.", file=sys.stderr)
        return 1
    print(f"{len(made)} icons are in {made[0].parent}")
    return 0


def make(folder: Path, source: Path = SOURCE) -> list[Path]:
    """Draws the picture at every size and writes a .png for each, one .ico and one .icns."""
    sizes = sorted({*PNG_SIZES, *ICO_SIZES, *ICNS_TYPES.values()})
    drawn = {size: png(source, size) for size in sizes}
    folder.mkdir(parents=True, exist_ok=True)
    files = {f"soulstack-{size}.png": drawn[size] for size in PNG_SIZES}
    files["soulstack.ico"] = ico([(size, drawn[size]) for size in ICO_SIZES])
    files["soulstack.icns"] = icns([(kind, drawn[size]) for kind, size in ICNS_TYPES.items()])
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in files]


def png(source: Path, size: int) -> bytes:
    """Draws the vector picture at one size."""
    if not source.is_file():
        raise FileNotFoundError("there is no such picture")
    picture = pygame.image.load_sized_svg(source, (size, size))
    square = pygame.Surface((size, size), pygame.SRCALPHA)
    square.blit(picture, picture.get_rect(center=(size // 2, size // 2)))
    buffer = io.BytesIO()
    pygame.image.save(square, buffer, "icon.png")
    return buffer.getvalue()


def ico(pictures: list[tuple[int, bytes]]) -> bytes:
    """Packs pictures the way Windows reads them: a table, then the PNG files."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    table, body = b"", b""
    for size, data in pictures:
        # A byte cannot hold 256; 0 stands for it.
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + table + body


def icns(pictures: list[tuple[bytes, bytes]]) -> bytes:
    """Packs pictures the way macOS reads them: chunks with a type, a length and a PNG file."""
    body = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in pictures)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
