"""Writes the icons and pictures under assets; with `--check` it only tells which are out of date or slow to draw."""

import sys
from pathlib import Path

from icons import icons
from pictures import pictures
from spire.pictures import pictures as spire_pictures

SLOWEST = 20
"""Milliseconds that a picture may take at 300x220."""
ASSETS = Path(__file__).resolve().parents[2] / "assets"


def main(arguments: list[str]) -> int:
    """Writes every file whose text changed, or names them."""
    wanted = {ASSETS / "icons" / f"{name}.svg": text for name, text in icons().items()}
    wanted |= {ASSETS / "foursouls" / "art" / f"{name}.svg": text for name, text in pictures().items()}
    wanted |= {ASSETS / "spire" / "art" / f"{name}.svg": text for name, text in spire_pictures().items()}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(path.relative_to(ASSETS))
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], encoding="utf-8")
    for path in sorted(set((ASSETS / "spire" / "art").rglob("*.svg")) - set(wanted)):
        print(f"{path.relative_to(ASSETS)} is drawn by no code")
        stale.append(path)
        if "--check" not in arguments:
            path.unlink()
    slow = too_slow(list(wanted)) if "--check" in arguments else []
    for path in slow:
        print(f"{path.relative_to(ASSETS)} takes more than {SLOWEST} ms to draw")
    return 1 if (stale or slow) and "--check" in arguments else 0


def too_slow(paths: list[Path]) -> list[Path]:
    """Names the pictures that take too long to rasterise; the best of three counts, because others use the machine too."""
    import io
    import time

    import pygame

    found = []
    for path in paths:
        data = path.read_bytes()
        best = float("inf")
        for _ in range(3):
            start = time.process_time()
            pygame.image.load_sized_svg(io.BytesIO(data), (300, 220))
            best = min(best, 1000 * (time.process_time() - start))
        if best > SLOWEST:
            found.append(path)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
