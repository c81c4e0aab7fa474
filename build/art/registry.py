"""Collects the pictures by file name."""

from kit import picture

PICTURES: dict[str, str] = {}


def art(name: str, *items: str) -> None:
    """Registers a picture; a name may be used once."""
    if name in PICTURES:
        raise ValueError(f"{name} is drawn twice")
    PICTURES[name] = picture(*items)
