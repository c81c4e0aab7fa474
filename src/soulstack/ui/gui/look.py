"""The game's look for pygame_gui: one theme made of `soulstack.ui.theme`, and plates where the library would fill a shape.

The library asks its shape cache for every background that it draws (buttons of lists and drop-downs, bars, tooltips, text lines).
`PlateCache` answers with the game's own plates: grain, rim and ink outline included. The theme names a material by its colour.
"""

from typing import Any, Final

import pygame
from pygame_gui.core.surface_cache import SurfaceCache
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme

from soulstack.ui import paint, theme
from soulstack.ui.theme import Colour
from soulstack.ui.units import Space

LIGHTS: Final = {"normal": 0, "hovered": 12, "active": -12, "selected": 8, "disabled": -22}
"""How much lighter or darker a material is in each state that the library knows."""
MATERIALS: Final = ("wood", "slate", "well", "paper", "brass", "night")
ROUNDEST: Final = 100
"""The library takes no corner that is rounder, in pixels."""


class PlateCache(SurfaceCache):
    """Paints plates for the library; whatever is not made of one of the game's materials is drawn as ever."""

    def __init__(self) -> None:
        super().__init__()
        self.made_of: dict[str, tuple[str, int]] = {}
        self._asked: dict[str, tuple[Any, ...]] = {}

    def forget(self) -> None:
        """Knows no material any more."""
        self.made_of.clear()
        self._asked.clear()

    def build_cache_id(
        self,
        shape: str,
        size: Any,
        shadow_width: int,
        border_widths: Any,
        border_colour: Any,
        bg_colour: Any,
        corner_radius: Any = None,
    ) -> str:
        key = SurfaceCache.build_cache_id(
            shape, size, shadow_width, border_widths, border_colour, bg_colour, corner_radius
        )
        material = self.made_of.get(_key(bg_colour))
        if material is not None and shape != "ellipse":
            radius = max(corner_radius) if corner_radius else 0
            self._asked[key] = (tuple(map(int, size)), shadow_width, radius, *material, border_widths["left"])
        return key

    def find_surface_in_cache(self, lookup_id: str) -> pygame.Surface | None:
        asked = self._asked.get(lookup_id)
        if asked is None:
            return super().find_surface_in_cache(lookup_id)
        size, margin, radius, material, light, line = asked
        surface = pygame.Surface(size, pygame.SRCALPHA)
        inner = surface.get_rect().inflate(-2 * margin, -2 * margin)
        if margin:
            soft = paint.shadow(inner.size, radius, max(1, margin // 2))
            surface.blit(soft, soft.get_rect(center=(inner.centerx, inner.centery + margin // 3)))
        surface.blit(paint.plate(inner.size, radius, material, max(1, line), light), inner)
        return surface.premul_alpha()


def _key(colour: Any) -> str:
    return "#{:02x}{:02x}{:02x}".format(*tuple(colour)[:3]) if isinstance(colour, pygame.Color) else str(colour)


def dress(look: Any, space: Space) -> None:
    """Gives a theme of the library the game's fonts, sizes and materials for one window, one text size and one palette."""
    cache = look.shape_cache
    if not isinstance(cache, PlateCache):
        cache = look.shape_cache = PlateCache()
    names = _name_materials(cache)
    fonts = look.get_font_dictionary()
    for name in (theme.TITLE_FONT, theme.BODY_FONT, theme.BOLD_FONT, theme.ITALIC_FONT):
        path = str(theme.font_path(name))
        fonts.add_font_path(name, path, path, path, path)
    look.load_theme(_blocks(space, names))


def _name_materials(cache: PlateCache) -> dict[tuple[str, str], str]:
    """Gives every material in every state a colour of its own, near to what it looks like."""
    cache.forget()
    names: dict[tuple[str, str], str] = {}
    for material in MATERIALS:
        for state, light in LIGHTS.items():
            colour = theme.lighter(paint.material_of(material)[0], light)
            while (code := "#{:02x}{:02x}{:02x}".format(*colour)) in cache.made_of:
                colour = (colour[0], colour[1], (colour[2] + 1) % 256)
            cache.made_of[code] = (material, light)
            names[material, state] = code
    return names


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _blocks(space: Space, names: dict[tuple[str, str], str]) -> dict[str, Any]:
    """Writes the theme: only what the library draws itself; the game's own elements bring their brushes."""

    def button(material: str, text: Colour, chosen: str = "brass") -> dict[str, str]:
        look = {f"{state}_bg": names[material, state] for state in LIGHTS}
        look["selected_bg"] = names[chosen, "selected"] if chosen in MATERIALS else chosen
        look |= {f"{state}_text": _hex(text) for state in LIGHTS}
        look["selected_text"] = look["hovered_text"] = _hex(theme.CREAM)
        look["disabled_text"] = _hex(theme.MUTED)
        look |= {f"{state}_border": _hex(theme.INK) for state in LIGHTS}
        look |= {f"{state}_text_shadow": _hex(theme.INK) for state in LIGHTS}
        return look

    def font(name: str, size: float) -> dict[str, str]:
        return {"name": name, "size": str(space.font_px(size)), "bold": "0", "italic": "0"}

    def shape(radius: float, line: float = 3, shadow: float = 0, **more: str) -> dict[str, str]:
        width = str(space.px(line)) if line else "0"
        return {
            "shape": "rounded_rectangle",
            "shape_corner_radius": str(min(ROUNDEST, space.px(radius))),
            "border_width": width,
            "shadow_width": str(space.px(shadow)) if shadow else "0",
            "border_overlap": "0",
            **more,
        }

    field = {
        "dark_bg": names["paper", "normal"],
        "disabled_dark_bg": names["paper", "disabled"],
        "normal_border": _hex(theme.INK),
        "disabled_border": _hex(theme.INK),
        "normal_text": _hex(theme.PAPER_TEXT),
        "disabled_text": _hex(theme.PAPER_MUTED),
        "selected_bg": "#6cb0ce",
        "selected_text": _hex(theme.INK),
        "text_cursor": _hex(theme.INK),
    }
    well = {
        "dark_bg": names["well", "normal"],
        "normal_bg": names["well", "normal"],
        "disabled_bg": names["well", "disabled"],
        "normal_border": _hex(theme.INK),
        "disabled_border": _hex(theme.INK),
    }
    return {
        "defaults": {"colours": button("wood", theme.CREAM), "font": font(theme.BODY_FONT, 18), "misc": shape(10)},
        "button": {
            "colours": button("wood", theme.CREAM),
            "font": font(theme.TITLE_FONT, 20),
            "misc": shape(13, 3.5, text_shadow_size=str(space.px(2)), text_shadow_offset="0,0"),
        },
        "text_entry_line": {
            "colours": field,
            "font": font(theme.BODY_FONT, 20),
            "misc": shape(9, padding=f"{space.px(8)},{space.px(3)}"),
        },
        "horizontal_slider.#sliding_button": {"colours": button("paper", theme.INK, "paper"), "misc": shape(60)},
        "vertical_scroll_bar": {"colours": well, "misc": shape(6, 0, enable_arrow_buttons="0")},
        "vertical_scroll_bar.#sliding_button": {"colours": button("brass", theme.CREAM), "misc": shape(6, 2)},
        "tool_tip": {"colours": {"dark_bg": names["night", "normal"]}, "misc": {"rect_width": str(space.px(420))}},
        "tool_tip.text_box": {
            "colours": {
                "dark_bg": names["night", "normal"],
                "normal_text": _hex(theme.CREAM),
                "normal_border": _hex(theme.INK),
            },
            "font": font(theme.BODY_FONT, 16),
            "misc": shape(10, 2, padding=f"{space.px(10)},{space.px(8)}"),
        },
    }


class Looks:
    """The theme of the window: one for all forms, made anew when the window, the text or the palette changes."""

    def __init__(self) -> None:
        self._key: object = None
        self._theme: Any = None

    def theme(self, space: Space, loader: Any) -> Any:
        """Gives the theme for a window."""
        key = self._key_of(space)
        if key != self._key:
            made = UIAppearanceTheme(loader, "en")
            dress(made, space)
            self._key, self._theme = key, made
        return self._theme

    def is_worn(self, theme_of_manager: object, space: Space) -> bool:
        """Tells whether a manager has the theme that a window needs."""
        return theme_of_manager is self._theme and self._key == self._key_of(space)

    @staticmethod
    def _key_of(space: Space) -> object:
        return (space, theme.WOOD, theme.SLATE, theme.WELL, theme.MUTED, theme.GOOD, theme.seat_mark(0).colour)
