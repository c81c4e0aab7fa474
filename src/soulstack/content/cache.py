"""Keeps structured cards between two starts, because reading pickled records is ten times faster than structuring TOML.

The file is only ever an echo of the card files: it is taken when it was made from exactly these bytes by exactly this
code and arrived whole, and only records of the card vocabulary can come out of it. In any other case the card files
are read again.
"""

import gc
import io
import pickle
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import attrs

from soulstack import __version__
from soulstack.content.reader import Source

LARGEST: Final = 32 * 1024 * 1024
_MARK: Final = b"soulstack cards 2\n"
_DIGEST: Final = 32


def key_of(sources: Sequence[Source], modules: Iterable[str]) -> bytes:
    """Gives a digest of all that decides what the cards become: their files, the record modules, this program."""
    found = sha256(f"{__version__} {sys.version} {sys.implementation.cache_tag}".encode())
    for name in modules:
        found.update(name.encode())
        # A packaged app carries no sources; there the version above stands for the code.
        file = getattr(sys.modules.get(name), "__file__", None)
        try:
            found.update(Path(file).read_bytes() if file else b"")
        except OSError:
            found.update(b"-")
    for source in sources:
        found.update(f"\n{source.name} {len(source.data)}\n".encode())
        found.update(source.data)
    return found.digest()


def recall(path: Path, key: bytes, kinds: Iterable[type]) -> Any:
    """Gives what was kept under the key, or None when there is nothing of use."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST)
        head, body = data[: len(_MARK) + 2 * _DIGEST], data[len(_MARK) + 2 * _DIGEST :]
        if head != _MARK + key + sha256(body).digest():
            return None
        with _no_collecting():
            return _Picky(body, kinds).load()
    except Exception:  # noqa: BLE001 - a spoilt cache can fail in any way and must never stop the game
        return None


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Looks for no garbage while thousands of records come to stay."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def shared(value: Any, known: dict[Any, Any] | None = None) -> Any:
    """Makes equal definitions one and the same, so that fewer of them have to be built at the next start."""
    known = {} if known is None else known
    if isinstance(value, tuple):
        found = tuple(shared(item, known) for item in value)
        return value if all(new is old for new, old in zip(found, value, strict=True)) else found
    if isinstance(value, dict):
        return {key: shared(item, known) for key, item in value.items()}
    if attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            old = getattr(value, field.name)
            new = shared(old, known) if isinstance(old, tuple) or attrs.has(type(old)) else old
            if new is not old:
                object.__setattr__(value, field.name, new)  # equal, so nobody can tell
        try:
            return known.setdefault((type(value), value), value)
        except TypeError:  # one with a table inside has no hash
            return value
    return value


def keep(path: Path, key: bytes, value: object) -> None:
    """Keeps a value under a key; a disk that says no costs speed at the next start and nothing else."""
    import tempfile

    body = _pickled(shared(value))
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".soulstack-", suffix=".tmp", delete=False) as file:
            temporary = Path(file.name)
            file.write(_MARK + key + sha256(body).digest() + body)
        temporary.replace(path)
    except OSError:
        if temporary is not None:
            temporary.unlink(missing_ok=True)


def _pickled(value: object) -> bytes:
    out = io.BytesIO()
    _Plain(out, protocol=5).dump(value)
    return out.getvalue()


class _Plain(pickle.Pickler):
    """Writes a record as a call of its kind with the values of its fields in order, which is quicker than a table of them."""

    def reducer_override(self, obj: Any) -> Any:
        kind = type(obj)
        if not attrs.has(kind):
            return NotImplemented
        return kind, tuple(getattr(obj, field.name) for field in attrs.fields(kind) if field.init)


class _Picky(pickle.Unpickler):
    """Builds nothing but records of the given kinds, so that a forged file cannot call anything."""

    def __init__(self, body: bytes, kinds: Iterable[type]) -> None:
        super().__init__(io.BytesIO(body))
        self._kinds: Mapping[tuple[str, str], type] = {(kind.__module__, kind.__qualname__): kind for kind in kinds}

    def find_class(self, module: str, name: str) -> Any:
        try:
            return self._kinds[module, name]
        except KeyError:
            raise pickle.UnpicklingError(f"{module}.{name} is no card record") from None
