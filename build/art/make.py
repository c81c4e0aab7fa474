"""Writes the icons and pictures under assets; with `--check` it only tells which files are out of date."""

import sys
from pathlib import Path

from icons import icons
from pictures import pictures

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def main(arguments: list[str]) -> int:
    """Writes every file whose text changed, or names them."""
    wanted = {ASSETS / "icons" / f"{name}.svg": text for name, text in icons().items()}
    wanted |= {ASSETS / "art" / f"{name}.svg": text for name, text in pictures().items()}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(path.relative_to(ASSETS))
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
