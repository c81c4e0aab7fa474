"""Who listens to what: an index from a key to the abilities that care, changed only when an object comes, goes or changes.

Keys are words of the game (`on:roll_resolved`, `static:attack`). Entries are (object id, ability number), kept sorted, so an
index that was changed step by step equals one that is built anew. Values are tuples that are replaced, never changed in
place, so a clone needs only a flat copy of the dict.

>>> index: Index = {}
>>> add(index, "on:roll", 9, 0); add(index, "on:roll", 4, 1)
>>> index["on:roll"]
((4, 1), (9, 0))
>>> remove(index, "on:roll", 9, 0); index
{'on:roll': ((4, 1),)}
"""

from typing import TypeAlias

from soulstack.kernel.ids import ObjId

Listener: TypeAlias = tuple[ObjId, int]
Index: TypeAlias = dict[str, tuple[Listener, ...]]


def add(index: Index, key: str, obj: ObjId, ability: int) -> None:
    """Let an ability listen to a key."""
    present = index.get(key)
    if present is None:
        index[key] = ((obj, ability),)
    elif present[-1] < (obj, ability):
        index[key] = (*present, (obj, ability))
    else:
        index[key] = tuple(sorted((*present, (obj, ability))))


def remove(index: Index, key: str, obj: ObjId, ability: int) -> None:
    """Let an ability listen no more."""
    left = tuple(entry for entry in index[key] if entry != (obj, ability))
    if left:
        index[key] = left
    else:
        del index[key]
