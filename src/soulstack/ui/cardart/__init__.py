"""Card faces, icons and text with inline icons, drawn from code and SVG and cached as premultiplied surfaces."""

from soulstack.ui.cardart.cache import FaceCache
from soulstack.ui.cardart.face import plan_full
from soulstack.ui.cardart.fonts import font
from soulstack.ui.cardart.frames import height_of
from soulstack.ui.cardart.paint import glow, icon, number, outlined, shadow
from soulstack.ui.cardart.sheet import sheet
from soulstack.ui.cardart.spec import FaceSpec
from soulstack.ui.cardart.textlay import TOKENS, draw, draw_inline, fit, layout, wrap

__all__ = [
    "TOKENS",
    "FaceCache",
    "FaceSpec",
    "draw",
    "draw_inline",
    "fit",
    "font",
    "glow",
    "height_of",
    "icon",
    "layout",
    "number",
    "outlined",
    "plan_full",
    "shadow",
    "sheet",
    "wrap",
]
