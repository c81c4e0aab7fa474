"""Zones and who may see them.

A zone is declared once: who owns it, whether its order matters, and who may see what lies in it. A test holds every view to
these declarations, so a zone cannot be hidden in one place and shown in another.

>>> hand = ZoneSpec("hand", owned=True, ordered=False, seen_by="owner")
>>> is_visible(hand, owner=1, seat=1), is_visible(hand, owner=1, seat=0)
(True, False)
"""

from typing import Literal, TypeAlias

from attrs import frozen

from soulstack.kernel.ids import Seat

SeenBy: TypeAlias = Literal["all", "owner", "nobody"]


@frozen
class ZoneSpec:
    """What kind of place a zone is."""

    name: str
    owned: bool
    ordered: bool
    seen_by: SeenBy


def is_visible(zone: ZoneSpec, owner: Seat, seat: Seat) -> bool:
    """Tell whether a seat may see what lies in the zone."""
    return zone.seen_by == "all" or (zone.seen_by == "owner" and owner == seat)
