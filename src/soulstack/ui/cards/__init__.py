"""Card faces, icons and text with inline icons, drawn from code and SVG and cached as premultiplied surfaces."""

from soulstack.ui.cards.cache import FaceCache
from soulstack.ui.cards.face import plan_full
from soulstack.ui.cards.frames import height_of
from soulstack.ui.cards.sheet import sheet
from soulstack.ui.cards.spec import FaceSpec
from soulstack.ui.cards.textlay import TOKENS, draw, draw_inline, fit, layout, wrap
from soulstack.ui.paint.fonts import font

__all__ = [
    "TOKENS",
    "FaceCache",
    "FaceSpec",
    "draw",
    "draw_inline",
    "fit",
    "font",
    "height_of",
    "layout",
    "plan_full",
    "sheet",
    "wrap",
]
