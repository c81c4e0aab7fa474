"""Finds and reads the picture and icon files."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

_extra: dict[str, bytes] = {}


def extra_art(pictures: Mapping[str, bytes]) -> None:
    """Takes the pictures of card packs by card id; they must have passed the check of `content.svg` before."""
    if dict(pictures) != _extra:
        _extra.clear()
        _extra.update(pictures)
        art_svg.cache_clear()


@cache
def root() -> Path:
    """Returns the assets folder of the installed game or of the checkout."""
    try:
        from soulstack import paths
    except ImportError:
        return Path(__file__).resolve().parents[4] / "assets"
    return Path(paths.assets())


def art_root() -> Path:
    """Returns the folder of the pictures of the usual game's cards."""
    from soulstack import paths
    from soulstack.app.registry import DEFAULT

    return paths.art(DEFAULT)


@cache
def art_svg(card_id: str, kind: str, category: str) -> bytes | None:
    """Reads the picture of a card, of a pack or shipped, else the one of its category, else the one of its kind."""
    drawn = _extra.get(card_id)
    if drawn is not None:
        return drawn
    folder = art_root()
    for path in (
        folder / f"{card_id}.svg",
        folder / "category" / f"{kind}_{category}.svg",
        folder / "category" / f"{kind}.svg",
    ):
        found = _read(path)
        if found is not None:
            return found
    return None


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


def forget() -> None:
    """Drops everything read so far, so that edited files show up."""
    art_svg.cache_clear()
