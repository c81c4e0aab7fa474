"""The cache of card surfaces: renders on demand or a little every frame, and may keep faces on disk."""

import hashlib
import time
import zlib
from collections import OrderedDict, deque
from pathlib import Path
from typing import Any

import pygame

from soulstack.app.language import spoken
from soulstack.ui import paint
from soulstack.ui.cards.painter import FacePainter, FramedFaces, Step
from soulstack.ui.picture_cache import PictureCache
from soulstack.ui.theme import Colour

VERSION = 1
LIMIT_BYTES = 48 * 1024 * 1024
"""For a window of 1920 x 1080, where a crowded table shows 18 MB; faces come back from the disk when they are needed again."""
_DISK_LIMIT = 256 * 1024 * 1024
Key = tuple[object, ...]


class FaceCache:
    """Hands out premultiplied card surfaces; blit them with `pygame.BLEND_PREMULTIPLIED`."""

    def __init__(
        self,
        disk: Path | None = None,
        *,
        text_scale: float = 1.0,
        limit_bytes: int = LIMIT_BYTES,
        painter: FacePainter | None = None,
    ) -> None:
        self._painter = painter or FramedFaces()
        self._disk = disk
        self._text_scale = text_scale
        self._held = PictureCache(limit_bytes)
        self._wanted: OrderedDict[Key, Step] = OrderedDict()
        self._unstored: deque[tuple[Path, pygame.Surface]] = deque(maxlen=64)
        self.version = 0
        """Goes up with every face that is drawn, whoever asked for it: what was laid out with backs may look better now."""

    @property
    def text_scale(self) -> float:
        """Returns the factor applied to rules text."""
        return self._text_scale

    @text_scale.setter
    def text_scale(self, value: float) -> None:
        self._text_scale = value

    @property
    def limit_bytes(self) -> int:
        """Returns how many bytes of faces are held at the most; the ones unused for longest go."""
        return self._held.limit_bytes

    @limit_bytes.setter
    def limit_bytes(self, value: int) -> None:
        self._held.limit_bytes = value

    @property
    def waiting(self) -> int:
        """Returns how many requested faces and frames are not drawn yet."""
        return len(self._wanted)

    def full(self, spec: Any, width_px: int) -> pygame.Surface:
        """Returns the face with rules text, drawing it now if need be."""
        return self._face(spec, "full", width_px)

    def table(self, spec: Any, width_px: int) -> pygame.Surface:
        """Returns the face without rules text, drawing it now if need be."""
        return self._face(spec, "table", width_px)

    def bare(self, spec: Any, width_px: int) -> pygame.Surface:
        """Returns the face without words and numbers, drawing it now if need be."""
        return self._face(spec, "bare", width_px)

    def back(self, deck: str, width_px: int) -> pygame.Surface:
        """Returns the back of a deck: loot, treasure, monster, room, character or soul."""
        return self._held.get(("back", deck, width_px), lambda: self._painter.back(deck, width_px))

    def shadow(self, size: tuple[int, int], radius: int) -> pygame.Surface:
        """Returns a shadow centred on a thing of this size; blit it by centres."""
        return self._held.get(("shadow", size, radius), lambda: paint.shade(size, radius))

    def glow(self, size: tuple[int, int], radius: int, colour: Colour) -> pygame.Surface:
        """Returns a halo centred on a thing of this size; blit it by centres."""
        return self._held.get(("glow", size, radius, colour), lambda: paint.halo(size, radius, colour))

    def icon(self, name: str, px: int) -> pygame.Surface:
        """Returns an icon."""
        return paint.sign(name, px)

    def ready(self, spec: Any, face_name: str, width_px: int) -> bool:
        """Says whether a face can be had without drawing it."""
        return self._key(spec, face_name, width_px) in self._held

    def request(self, spec: Any, face_name: str, width_px: int) -> None:
        """Asks for a face to be drawn by a later `work`."""
        key = self._key(spec, face_name, width_px)
        if key not in self._held and key not in self._wanted:
            stored = self._path(spec, face_name, width_px)
            if stored is None or not stored.exists():
                steps = list(self._painter.ahead(spec, face_name, width_px, self._text_scale))
                for name, step in steps:
                    if not any(known in self._held for known in (name, name[1:])):
                        self._wanted.setdefault(name, step)
            self._wanted[key] = lambda: self._render(spec, face_name, width_px, at_once=False)

    def work(self, budget_ms: float) -> int:
        """Draws what is requested until the time is used up and returns how much; at least one when any waits."""
        start = time.perf_counter()
        done = 0
        while self._wanted and (done == 0 or (time.perf_counter() - start) * 1000 < budget_ms):
            key, make = self._wanted.popitem(last=False)
            if key not in self._held:
                made = make()
                if made is not None:
                    self._held.keep(key, made)
                done += 1
        return done

    def store(self) -> None:
        """Writes one face to the disk that was drawn by `work`; packing it takes as long as drawing a small one."""
        if self._unstored:
            _store(*self._unstored.popleft())

    def cancel(self) -> None:
        """Drops requests that are not drawn yet, for a scene change or a resize."""
        self._wanted.clear()

    def clear(self) -> None:
        """Drops every surface, for a new display mode."""
        self._wanted.clear()
        self._held.clear()
        self._painter.forget()
        paint.forget()

    def _key(self, spec: Any, face_name: str, width_px: int) -> Key:
        scale = self._text_scale if face_name == "full" else 1.0
        return (face_name, spec, width_px, scale, spoken().code)

    def _face(self, spec: Any, face_name: str, width_px: int) -> pygame.Surface:
        key = self._key(spec, face_name, width_px)
        self._wanted.pop(key, None)
        if key not in self._held:
            for name, _ in self._painter.ahead(spec, face_name, width_px, self._text_scale):
                self._wanted.pop(name, None)
        return self._held.get(key, lambda: self._render(spec, face_name, width_px))

    def _render(self, spec: Any, face_name: str, width_px: int, *, at_once: bool = True) -> pygame.Surface:
        self.version += 1
        stored = self._path(spec, face_name, width_px)
        size = (width_px, self._painter.height_of(width_px))
        if stored is not None:
            loaded = _load(stored, size)
            if loaded is not None:
                return loaded
        surface = self._painter.face(spec, face_name, width_px, self._text_scale)
        if stored is not None and at_once:
            _store(stored, surface)
        elif stored is not None:
            self._unstored.append((stored, surface))
        return surface

    def _path(self, spec: Any, face_name: str, width_px: int) -> Path | None:
        if self._disk is None:
            return None
        text = repr((VERSION, self._key(spec, face_name, width_px)))
        return self._disk / f"{hashlib.sha256(text.encode() + self._painter.source(spec)).hexdigest()[:32]}.face"

    def prune(self) -> None:
        """Removes the oldest files from the disk cache when it has grown too large; failures are ignored."""
        if self._disk is None:
            return
        try:
            known = [(path, path.stat()) for path in self._disk.glob("*.face")]
            total = sum(stat.st_size for _, stat in known)
            for path, stat in sorted(known, key=lambda pair: pair[1].st_mtime):
                if total <= _DISK_LIMIT:
                    return
                path.unlink(missing_ok=True)
                total -= stat.st_size
        except OSError:
            return


def _load(path: Path, size: tuple[int, int]) -> pygame.Surface | None:
    """Reads a stored face; anything odd about the file counts as not stored."""
    try:
        data = zlib.decompress(path.read_bytes())
        return paint.finish(pygame.image.frombytes(data, size, "RGBA"))
    except (OSError, ValueError, zlib.error):
        return None


def _store(path: Path, surface: pygame.Surface) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_bytes(zlib.compress(pygame.image.tobytes(surface, "RGBA"), 1))
        part.replace(path)
    except OSError:
        return
