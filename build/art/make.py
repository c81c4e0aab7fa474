"""Writes the icons and pictures under assets; run it after editing any file beside it."""

from pathlib import Path

from icons import icons

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def main() -> None:
    """Writes every file whose text changed."""
    for name, text in icons().items():
        _write(ASSETS / "icons" / f"{name}.svg", text)
    try:
        from pictures import pictures
    except ImportError:
        return
    for name, text in pictures().items():
        _write(ASSETS / "art" / f"{name}.svg", text)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
