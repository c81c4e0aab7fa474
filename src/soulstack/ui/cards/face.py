"""Draws whole card faces: `full` with rules text, `table` without, and `bare` with nothing but the picture."""

from collections.abc import Sequence
from functools import lru_cache

import pygame
from attrs import frozen

from soulstack.app.language import tr
from soulstack.ui.cards import files, textlay
from soulstack.ui.cards.art import cover, vignette
from soulstack.ui.cards.frames import frame, height_of, paper, plaque, plaque_pad, plate, ring
from soulstack.ui.cards.spec import FaceSpec
from soulstack.ui.cards.themes import CREAM, INK, MARKS, ROUND_MARKS, label, theme
from soulstack.ui.paint import PREMULTIPLIED, cut_corners, finish, number, outlined, put_sign
from soulstack.ui.paint.fonts import font
from soulstack.ui.paint.text import text_width
from soulstack.ui.theme import mix

TEXT_INK = (34, 20, 28)
MIN_TEXT_PX = 12
_ART_HEIGHTS = (248, 230, 212, 196, 180, 164, 148, 132, 116, 100)


@frozen
class FullLayout:
    """Says where the parts of a full face go and whether its text fits."""

    title: tuple[str, ...]
    title_px: int
    title_box: pygame.Rect
    art: pygame.Rect
    stats: pygame.Rect | None
    rules: pygame.Rect | None
    text: textlay.Layout | None
    reward: pygame.Rect | None
    overflow: bool


def split_title(title: str, width: int, px: int) -> tuple[str, ...]:
    """Breaks a title in two lines of similar length."""
    parts = title.split()
    if len(parts) < 2:
        return (title,)
    options = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    best = min(options, key=lambda pair: max(text_width(pair[0], px), text_width(pair[1], px)))
    return best if width else (title,)


def fit_title(title: str, width: int, single: tuple[int, int], double: tuple[int, int]) -> tuple[tuple[str, ...], int]:
    """Chooses one line when it can stay large, else two lines, else the smaller of what fits."""
    for px in range(single[0], single[1] - 1, -1):
        if text_width(title, px) <= width:
            return (title,), px
    lines = split_title(title, width, double[0])
    for px in range(double[0], double[1] - 1, -1):
        if max(text_width(line, px) for line in lines) <= width:
            return lines, px
    return lines, double[1]


def _units(width: int, value: float) -> int:
    return max(1, round(value * width / 315))


@lru_cache(maxsize=32)
def plan_full(spec: FaceSpec, width: int, text_scale: float = 1.0) -> FullLayout:
    """Places the parts of a full face; the picture gives way to long text before the text shrinks."""

    def i(value: float) -> int:
        return _units(width, value)

    height = height_of(width)
    margin, inner = i(14), width - 2 * i(14)
    lines, px = fit_title(spec.title, inner - i(28), (i(29), i(21)), (i(22), i(13)))
    band = i(45) if len(lines) == 1 else i(58)
    title_box = pygame.Rect(margin, i(11), inner, band)
    top = title_box.bottom + i(4)
    footer = height - i(29)
    reward_height = i(30) if spec.reward else 0
    stats_height = i(42) if spec.stats else 0
    rules: pygame.Rect | None = None
    text: textlay.Layout | None = None
    art = title_box
    if not spec.text:
        bottom = footer - reward_height - stats_height - (i(3) if spec.stats or spec.reward else 0)
        art = pygame.Rect(margin, top, inner, bottom - top)
        over = False
    else:
        largest = i(25 * text_scale)
        wanted = max(MIN_TEXT_PX, i(16.5 * text_scale))
        pad = i(11)
        room = 0
        for units in _ART_HEIGHTS:
            art = pygame.Rect(margin, top, inner, i(units))
            above = art.bottom + i(4) + stats_height
            rules = pygame.Rect(margin, above, inner, footer - reward_height - above)
            room = rules.height - i(14)
            generous = 20.5 if units > 212 else 18.5 if units > 164 else 0
            least = max(wanted, i(generous * text_scale))
            text = textlay.fit(spec.text, inner - 2 * pad, room, largest, least)
            if not text.overflow:
                break
        else:
            smallest = max(7, i(10))
            text = textlay.fit(spec.text, inner - 2 * pad, room, wanted, smallest)
        over = text is None or text.overflow
    stats = pygame.Rect(margin, art.bottom + i(3), inner, i(38)) if spec.stats else None
    reward = pygame.Rect(margin, footer - i(27), inner, i(27)) if spec.reward else None
    return FullLayout(lines, px, title_box, art, stats, rules, text, reward, over)


def render_full(spec: FaceSpec, width: int, text_scale: float = 1.0) -> pygame.Surface:
    """Draws a full face."""
    plan = plan_full(spec, width, text_scale)
    unit = width / 315

    def i(value: float) -> int:
        return _units(width, value)

    look = theme(spec.style)
    out = frame(spec.style, width).copy()
    _art(out, spec, plan.art, i(10), unit)
    _title(out, spec, plan.title, plan.title_px, plan.title_box, unit=unit)
    if plan.stats is not None:
        _stats(out, spec.stats, plan.stats, unit)
    if plan.rules is not None and plan.text is not None:
        sheet = paper(spec.style, plan.rules.size, i(9), round(unit, 3))
        out.blit(sheet, plan.rules, special_flags=PREMULTIPLIED)
        left = plan.rules.centerx - plan.text.width // 2
        top = plan.rules.y + max(i(5), (plan.rules.height - plan.text.height) // 2)
        out.set_clip(plan.rules)
        textlay.draw(out, plan.text, left, top, TEXT_INK)
        out.set_clip(None)
    if plan.reward is not None:
        _reward(out, spec.reward, plan.reward, unit)
    _marks(out, spec, plan.art, i(34), i(3))
    small = max(9, i(12.5))
    words = font("medium", small)
    tint = mix(look.edge, CREAM, 0.35)
    foot = height_of(width) - (i(21) if look.ornament == "grand" else i(18))
    for text, right in ((label(spec.kind, spec.category, spec.style), False), (spec.set_mark.upper(), True)):
        if text:
            shade = words.render(text, True, INK)
            image = words.render(text, True, tint)
            side = i(34) if look.ornament else i(20)
            place = image.get_rect(midright=(width - side, foot)) if right else image.get_rect(midleft=(side, foot))
            out.blit(shade, place.move(0, 1))
            out.blit(image, place)
    return finish(out)


def render_table(spec: FaceSpec, width: int) -> pygame.Surface:
    """Draws a table face: title, picture, stats and marks, readable from about 80 pixels."""
    height = height_of(width)
    unit = width / 315

    def i(value: float) -> int:
        return _units(width, value)

    out = frame(spec.style, width).copy()
    margin = i(13)
    inner = width - 2 * margin
    lines, px = fit_title(spec.title, inner - i(16), (i(46), i(39)), (i(42), max(7, i(25))))
    band = round(px * 1.28) if len(lines) == 1 else round(px * 2.12)
    box = pygame.Rect(margin, i(12), inner, max(band, i(46)))
    stats_height = i(62) if spec.stats else 0
    top = box.bottom + i(2)
    art = pygame.Rect(margin, top, inner, height - top - margin - stats_height)
    _art(out, spec, art, i(10), unit)
    _title(out, spec, lines, px, box, unit=unit)
    if spec.stats:
        _stats(out, spec.stats, pygame.Rect(margin, art.bottom + i(3), inner, i(58)), unit)
    _marks(out, spec, art, i(54), i(4))
    if spec.reward and width >= 84:
        small = max(9, i(33))
        wide = textlay.inline_width(spec.reward, small) + i(22)
        if wide <= inner:
            chip = pygame.Rect(0, 0, wide, round(small * 1.35))
            chip.midbottom = (art.centerx, art.bottom - i(5))
            body = plate(chip.size, chip.height // 2, (255, 240, 204), (232, 200, 140), max(1.0, 3 * unit))
            out.blit(body, chip, special_flags=PREMULTIPLIED)
            textlay.draw_inline(out, spec.reward, small, chip.center, TEXT_INK)
    return finish(out)


def render_bare(spec: FaceSpec, width: int) -> pygame.Surface:
    """Draws a face for places where no name could be read: the picture in its frame, and a soul's mark."""
    height = height_of(width)
    out = frame(spec.style, width).copy()
    margin = _units(width, 17)
    art = pygame.Rect(margin, margin, width - 2 * margin, height - 2 * margin)
    _art(out, spec, art, _units(width, 14), width / 315)
    _marks(out, spec, art, _units(width, 88), _units(width, 5))
    return finish(out)


def sketch_full(spec: FaceSpec, width: int, text_scale: float = 1.0) -> None:
    """Rasterises the picture of a full face ahead, which is much of the work of drawing it."""
    source = files.art_svg(spec.card_id, spec.kind, spec.category)
    if source is not None:
        _picture(source, plan_full(spec, width, text_scale).art.size)


@lru_cache(maxsize=2)
def _picture(source: bytes, size: tuple[int, int]) -> pygame.Surface:
    return cover(source, size)


def _art(out: pygame.Surface, spec: FaceSpec, rect: pygame.Rect, radius: int, unit: float) -> None:
    source = files.art_svg(spec.card_id, spec.kind, spec.category)
    if source is None:
        picture = plate(rect.size, 0, theme(spec.style).bottom, INK).copy()
        put_sign(picture, theme(spec.style).glyph, round(rect.height * 0.6), (rect.width / 2, rect.height / 2))
    else:
        picture = _picture(source, rect.size).copy()
    picture.blit(vignette(rect.size), (0, 0))
    out.blit(cut_corners(picture, radius, premultiplied=True), rect, special_flags=PREMULTIPLIED)
    border = max(1.2, 4 * unit)
    grown = rect.inflate(round(2 * unit) * 2, round(2 * unit) * 2)
    out.blit(ring(grown.size, radius + round(2 * unit), border, INK), grown, special_flags=PREMULTIPLIED)


def _title(
    out: pygame.Surface, spec: FaceSpec, lines: Sequence[str], px: int, box: pygame.Rect, *, unit: float
) -> None:
    pad = plaque_pad(unit)
    out.blit(plaque(spec.style, box.size, unit), (box.x - pad, box.y - pad), special_flags=PREMULTIPLIED)
    step = round(px * 0.98)
    first = box.centery - step * (len(lines) - 1) / 2
    for index, line in enumerate(lines):
        image = outlined(line, px, CREAM, INK, max(1.0, px * 0.085))
        if image.get_width() > box.width:
            # A name that is too long even in two lines is squeezed rather than cut.
            image = pygame.transform.smoothscale(image, (box.width, image.get_height()))
        place = image.get_rect(center=(box.centerx, round(first + index * step)))
        out.blit(image, place, special_flags=PREMULTIPLIED)


def _stats(out: pygame.Surface, stats: Sequence[tuple[str, str]], rect: pygame.Rect, unit: float) -> None:
    back = plate(rect.size, round(rect.height * 0.36), (52, 36, 46), (26, 14, 26), max(1.0, 2.5 * unit))
    out.blit(back, rect, special_flags=PREMULTIPLIED)
    cell = rect.width / len(stats)
    side = min(round(rect.height * 0.94), round(cell * 0.58))
    px = min(round(rect.height * 0.78), round(cell * 0.56))
    for index, (name, value) in enumerate(stats):
        image = number(value, px, CREAM, INK)
        lap = round(side * 0.1)
        total = side + image.get_width() - lap
        left = rect.x + cell * (index + 0.5) - total / 2
        put_sign(out, name, side, (left + side / 2, rect.centery))
        place = image.get_rect(midleft=(round(left + side - lap), rect.centery))
        out.blit(image, place, special_flags=PREMULTIPLIED)


def _reward(out: pygame.Surface, reward: str, rect: pygame.Rect, unit: float) -> None:
    body = plate(rect.size, round(rect.height * 0.42), (255, 236, 190), (226, 186, 112), max(1.0, 2.5 * unit))
    out.blit(body, rect, special_flags=PREMULTIPLIED)
    px = round(rect.height * 0.64)
    text = tr("Reward: {reward}", reward=reward)
    while px > 8 and textlay.inline_width(text, px) > rect.width - round(20 * unit):
        px -= 1
    textlay.draw_inline(out, text, px, rect.center, TEXT_INK)


def _marks(out: pygame.Surface, spec: FaceSpec, art: pygame.Rect, side: int, gap: int) -> None:
    """Puts keyword marks in the left corner of the picture and souls in the right one."""
    names = list(dict.fromkeys(MARKS[word] for word in spec.keywords if word in MARKS))
    for index, name in enumerate(names[:3]):
        place = (art.x + gap + side / 2, art.y + gap + side / 2 + index * (side + gap))
        if name in ROUND_MARKS:
            put_sign(out, name, side, place)
            continue
        disc = plate((side, side), side // 2, (255, 246, 224), (222, 196, 150), max(1.0, side * 0.07))
        out.blit(disc, disc.get_rect(center=(round(place[0]), round(place[1]))), special_flags=PREMULTIPLIED)
        put_sign(out, name, round(side * 0.72), place)
    if spec.souls:
        big = round(side * 1.2)
        shown = min(spec.souls, 3)
        for index in range(shown):
            x = art.right - gap - big / 2 - (shown - 1 - index) * big * 0.62
            put_sign(out, "soul", big, (x, art.y + gap + big / 2))
