"""What an open panel lies on: the stage as it was, dimmed, and the plates that do not change; painted once, a part a frame."""

from collections.abc import Callable, Iterable

import pygame
from attrs import define, field

Part = Callable[[pygame.Surface], None]
DIM = (88, 92, 104)
"""How much is left of the light of the stage."""


@define
class PanelGround:
    """Keeps the ground of one panel for one window."""

    _image: pygame.Surface | None = field(init=False, default=None)
    _parts: list[Part] = field(init=False, factory=list)

    def forget(self) -> None:
        """Paints it anew when it is drawn next."""
        self._image = None

    def covers(self, surface: pygame.Surface) -> bool:
        """Tells whether nothing below it has to be drawn any more."""
        return self._image is not None and self._image.get_size() == surface.get_size()

    @property
    def ready(self) -> bool:
        """Whether all of it is painted."""
        return self._image is not None and not self._parts

    def draw(self, surface: pygame.Surface, parts: Callable[[], Iterable[Part]]) -> None:
        """Lays it over the stage; the first time it takes the stage up and dims it."""
        if not self.covers(surface):
            self._image = surface.copy()
            self._image.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
            self._parts = list(parts())
        elif self._parts:
            self._parts.pop(0)(self._image)  # type: ignore[arg-type]  # it covers, so it is there
        if self._image is not None:
            surface.blit(self._image, (0, 0))
