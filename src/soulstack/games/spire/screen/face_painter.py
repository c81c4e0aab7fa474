"""Draws faces: one shape of window for each type, one frame for each hero, at twice the size and then made smaller."""

import io
import math
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

import pygame
from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.face_grounds import GROUNDS, ground
from soulstack.games.spire.screen.face_spec import LOWERED, RAISED, FaceSpec
from soulstack.kernel.sentences import Sentence
from soulstack.ui.cards import textlay
from soulstack.ui.cards.art import vignette
from soulstack.ui.cards.frames import ASPECT, corner_ornaments
from soulstack.ui.cards.painter import Ahead
from soulstack.ui.cards.patterns import PATTERNS, plaque_points, shade
from soulstack.ui.paint import PREMULTIPLIED, blank, cut_corners, finish, gradient, outlined, roughen, sign
from soulstack.ui.paint.fonts import font
from soulstack.ui.paint.text import text_width
from soulstack.ui.picture_cache import kept
from soulstack.ui.theme import CREAM, INK, Colour, mix

Points = list[tuple[float, float]]


@frozen
class Owner:
    """The look of one owner's cards; the pattern keeps owners apart without colour."""

    top: Colour
    bottom: Colour
    edge: Colour
    paper: Colour
    pattern: str
    gem: Colour
    sigil: str
    name: Sentence


OWNERS: Final = {
    "ironclad": Owner(
        (190, 74, 56),
        (84, 24, 30),
        (255, 186, 130),
        (246, 222, 198),
        "links",
        (236, 92, 52),
        "sigil_ironclad",
        Sentence("Ironclad"),
    ),
    "silent": Owner(
        (98, 140, 74),
        (36, 62, 44),
        (206, 236, 150),
        (232, 236, 206),
        "claws",
        (96, 160, 60),
        "sigil_silent",
        Sentence("Silent"),
    ),
    "defect": Owner(
        (72, 128, 168),
        (24, 48, 84),
        (160, 226, 250),
        (216, 232, 238),
        "checks",
        (52, 140, 210),
        "sigil_defect",
        Sentence("Defect"),
    ),
    "watcher": Owner(
        (134, 98, 190),
        (54, 32, 100),
        (226, 196, 255),
        (232, 222, 242),
        "rays",
        (140, 84, 206),
        "sigil_watcher",
        Sentence("Watcher"),
    ),
    "colorless": Owner(
        (146, 144, 140),
        (70, 68, 74),
        (236, 230, 214),
        (238, 234, 224),
        "diamonds",
        (150, 140, 120),
        "deck",
        Sentence("Colorless"),
    ),
    "curse": Owner(
        (92, 60, 110),
        (26, 14, 38),
        (190, 140, 220),
        (222, 208, 228),
        "swirls",
        (70, 44, 90),
        "curse",
        Sentence("Curse"),
    ),
    "status": Owner(
        (96, 90, 84), (40, 36, 36), (206, 190, 170), (226, 218, 206), "checks", (96, 80, 70), "burn", Sentence("Status")
    ),
}
RARITIES: Final = {
    "starter": (Sentence("Starter"), (206, 196, 184)),
    "common": (Sentence("Common"), (214, 214, 220)),
    "uncommon": (Sentence("Uncommon"), (120, 200, 255)),
    "rare": (Sentence("Rare"), (255, 214, 92)),
    "curse": (Sentence("Curse"), (190, 140, 220)),
    "status": (Sentence("Status"), (206, 190, 170)),
    "ticket": (Sentence("Ticket"), (255, 214, 92)),
}
KINDS: Final = {
    "attack": Sentence("Attack"),
    "skill": Sentence("Skill"),
    "power": Sentence("Power"),
    "curse": Sentence("Curse"),
    "status": Sentence("Status"),
    "ticket": Sentence("Ticket"),
    "relic": Sentence("Relic"),
    "potion": Sentence("Potion"),
    "enemy": Sentence("Enemy"),
    "event": Sentence("Event"),
    "hero": Sentence("Hero"),
    "neow": Sentence("Blessing"),
    "modifier": Sentence("Modifier"),
    "map": Sentence("Board"),
    "token": Sentence("Map token"),
}
PLAYED: Final = frozenset({"attack", "skill", "power", "curse", "status", "ticket"})
"""The types of cards that lie in decks."""
PLAQUES: Final = {"attack": "jagged", "skill": "tag", "power": "round"}
TEXT_INK: Colour = (40, 24, 28)
NUMBERS: Final = {RAISED: ((58, 128, 22), (246, 255, 226)), LOWERED: ((176, 40, 34), (255, 236, 226))}
"""The colour of a number that is better or worse than printed, and of its edge."""
GILT: Colour = (255, 222, 110)
WINDOW: Final = (260, 190)
"""The shape of pictures that fill the window."""
WHOLE: Final = 230
"""From so many pixels on the foot has words."""

textlay.add_tokens({f"{{{mark}{n}}}": f"num:{mark}{n}" for mark in NUMBERS for n in range(41)})


def height_of(width: int) -> int:
    """Returns the height of a card of this width."""
    return round(width * ASPECT)


class SpireFaces:
    """Draws the faces and backs of the spire."""

    def height_of(self, width: int) -> int:
        """Returns the height of a card of this width."""
        return height_of(width)

    def face(self, spec: FaceSpec, name: str, width: int, text_scale: float) -> pygame.Surface:
        """Draws a face; premultiplied."""
        return _face(spec, width, text_scale, words=name == "full")

    def back(self, deck: str, width: int) -> pygame.Surface:
        """Draws a back; premultiplied."""
        return _back(deck, width)

    def ahead(self, spec: FaceSpec, name: str, width: int, text_scale: float) -> Iterator[Ahead]:  # noqa: ARG002 - the protocol's signature
        """Lists the frame and the picture of a large face, which take longest; of a small one the rest is short."""
        if width >= WHOLE:
            owner = spec.owner if spec.owner in OWNERS else "colorless"
            yield ("body", owner, width, spec.upgraded), partial(_frame_ahead, owner, width, spec.upgraded)
            yield ("art", spec.picture, width), partial(_art_ahead, spec, width)

    def source(self, spec: FaceSpec) -> bytes:
        """Gives the file of the picture."""
        return _picture(spec).svg

    def forget(self) -> None:
        """Drops what is kept, for a new display mode."""
        _body.cache_clear()
        ground.cache_clear()
        _art.cache_clear()


def _picture(spec: FaceSpec) -> pictures.Picture:
    folder, _, name = spec.picture.partition("/")
    if folder == "enemy":
        return pictures.enemy(name, spec.title)
    kind = spec.kind if pictures.picture("any", spec.kind) is not None else "relic"
    return pictures.of_kind(folder or "any", name or kind, kind)


def _px(units: float, u: float) -> int:
    return max(1, round(units * u))


@kept(32)
def _body(owner: str, width: int, gold: bool) -> pygame.Surface:
    """Draws the frame without what is on it, at twice the size."""
    look_of = OWNERS[owner]
    w, h = width * 2, height_of(width) * 2
    u = w / 315
    out = blank((w, h))
    pygame.draw.rect(out, INK, out.get_rect(), border_radius=_px(22, u))
    inner = pygame.Rect(0, 0, w, h).inflate(-_px(9, u), -_px(9, u))
    body = gradient((w, h), look_of.top, look_of.bottom, cuttable=True)
    overlay = blank((w, h))
    PATTERNS[look_of.pattern](overlay, u, shade(mix(look_of.bottom, INK, 0.4), 58))
    body.blit(overlay, (0, 0))
    body.blit(gradient((w, h), (48, 44, 40), (0, 0, 0), cuttable=True), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    roughen(body, 12)
    out.blit(
        cut_corners(body.subsurface(inner).copy(), _px(17, u), premultiplied=True), inner, special_flags=PREMULTIPLIED
    )
    edge = inner.inflate(-_px(3, u), -_px(3, u))
    rim = GILT if gold else look_of.edge
    pygame.draw.rect(out, rim, edge, _px(3.2 if gold else 2, u), border_radius=_px(16, u))
    if gold:
        corner_ornaments(out, edge, u, GILT)
    paper = _paper_box(w, h, u)
    sheet = gradient(
        paper.size, mix(look_of.paper, (255, 255, 255), 0.35), mix(look_of.paper, (120, 90, 70), 0.14), cuttable=True
    )
    mark = sign(look_of.sigil, _px(110, u)).copy()
    mark.fill((22, 22, 22, 22), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(mark, mark.get_rect(center=(paper.width // 2, round(paper.height * 0.56))), special_flags=PREMULTIPLIED)
    roughen(sheet, 9, 5, darken=True)
    cut_corners(sheet, _px(11, u), premultiplied=True)
    out.blit(sheet, paper, special_flags=PREMULTIPLIED)
    pygame.draw.rect(out, INK, paper, _px(3.2, u), border_radius=_px(11, u))
    return out


def _paper_box(w: int, h: int, u: float) -> pygame.Rect:
    return pygame.Rect(_px(17, u), _px(244, u), w - _px(34, u), h - _px(244, u) - _px(34, u))


def _face(spec: FaceSpec, width: int, text_scale: float, *, words: bool) -> pygame.Surface:
    owner = spec.owner if spec.owner in OWNERS else "colorless"
    w, h = width * 2, height_of(width) * 2
    u = w / 315
    out = _body(owner, width, spec.upgraded).copy()
    _window(out, spec, OWNERS[owner], u)
    _ribbon(out, spec, OWNERS[owner], u)
    _title(out, spec, OWNERS[owner], u)
    if spec.cost:
        _gem(out, spec.cost, OWNERS[owner], u, rim=GILT if spec.upgraded else OWNERS[owner].edge)
    if words:
        _words(out, spec.text, _paper_box(w, h, u), u, text_scale)
    _foot(out, spec, OWNERS[owner], u, whole=width >= WHOLE)
    return finish(pygame.transform.smoothscale(out, (width, height_of(width))))


def window_points(kind: str, box: pygame.Rect, u: float) -> Points:
    """Gives the outline of the picture: fangs below for attacks, a shield for skills, a round for powers."""
    left, top, right, low = float(box.left), float(box.top), float(box.right), float(box.bottom)
    if kind == "power":
        cx, cy, rx, ry = (left + right) / 2, (top + low) / 2 - u, (right - left) / 2 - 18 * u, (low - top) / 2 + 2 * u
        return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in (math.tau * k / 72 for k in range(72))]
    if kind == "skill":
        deep, half = 66 * u, (right - left) / 2
        turns = [math.pi / 2 * k / 14 for k in range(1, 15)]
        side = [(right - half * (1 - math.cos(a)) ** 0.9, low - deep + deep * math.sin(a)) for a in turns]
        points = [(left + 8 * u, top), (right - 8 * u, top), (right, top + 8 * u), (right, low - deep), *side]
        return [*points, *((left + right - x, y) for x, y in reversed(side)), (left, low - deep), (left, top + 8 * u)]
    if kind == "attack":
        points = [(left + 8 * u, top), (right - 8 * u, top), (right, top + 8 * u), (right, low - 38 * u)]
        wide = (right - left) / 5
        for k, deep in enumerate((18, 30, 38, 30, 18)):
            x = right - k * wide
            points += [(x - wide / 2, low - 38 * u + deep * u), (x - wide, low - 38 * u - (6 * u if k < 4 else 0))]
        return [*points, (left, top + 8 * u)]
    return [(left, top), (right, top), (right, low - 8 * u), (left, low - 8 * u)]


def _window_area(kind: str, wide: int, u: float) -> tuple[Points, pygame.Rect]:
    """Gives the outline of the picture on a face of a width, and the box round it."""
    box = pygame.Rect(_px(20, u), _px(62, u), wide - _px(40, u), _px(202, u))
    points = window_points(kind, box, u)
    top, low = min(y for _, y in points), max(y for _, y in points)
    return points, pygame.Rect(box.x, round(top), box.width, round(low - top) + 1)


def _art_size(found: pictures.Picture, area: pygame.Rect) -> tuple[int, int]:
    """Gives how large a picture is in its window: it fills it, or stands in the middle."""
    if found.box != WINDOW:
        return found.fitted(area.width * 0.86, area.height * 0.86)
    scale = max(area.width / WINDOW[0], area.height / WINDOW[1])
    return math.ceil(WINDOW[0] * scale) + 1, math.ceil(WINDOW[1] * scale) + 1


@kept(6)
def _art(found: pictures.Picture, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(found.svg), size)


def _frame_ahead(owner: str, width: int, gold: bool) -> None:
    _body(owner, width, gold)


def _art_ahead(spec: FaceSpec, width: int) -> None:
    found = _picture(spec)
    _art(found, _art_size(found, _window_area(spec.kind, width * 2, width * 2 / 315)[1]))


def _window(out: pygame.Surface, spec: FaceSpec, owner: Owner, u: float) -> None:
    points, area = _window_area(spec.kind, out.get_width(), u)
    picture = blank(area.size)
    picture.fill((*mix(owner.bottom, INK, 0.35), 255))
    found = _picture(spec)
    if found.box != WINDOW:
        tones = mix(owner.top, (255, 255, 255), 0.1), mix(owner.bottom, INK, 0.4)
        lit = ground(spec.ground, area.size) if spec.ground in GROUNDS else gradient(area.size, *tones)
        picture.blit(lit, (0, 0))
    art = _art(found, _art_size(found, area))
    picture.blit(art, art.get_rect(center=(area.width // 2, area.height // 2)))
    picture.blit(vignette(area.size), (0, 0))
    mask = blank(area.size)
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(x - area.x, y - area.y) for x, y in points])
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = GILT if spec.upgraded else owner.edge
    middle = (214, 160, 60) if spec.upgraded else mix(owner.edge, owner.bottom, 0.35)
    for grow, colour in ((10, INK), (6.4, middle), (2.6, rim)):
        pygame.draw.lines(out, colour, True, points, _px(grow, u))
        for point in points:
            pygame.draw.circle(out, colour, point, grow * u / 2)
    out.blit(picture, area)
    pygame.draw.lines(out, INK, True, points, _px(2.4, u))


def _ribbon(out: pygame.Surface, spec: FaceSpec, owner: Owner, u: float) -> None:
    name = tr(KINDS[spec.kind].pattern) if spec.kind in KINDS else spec.kind
    label = font("title", _px(19, u)).render(name, True, CREAM)
    small = sign(look.TYPE_ICONS.get(spec.kind, "relic"), _px(22, u))
    wide = small.get_width() + _px(5, u) + label.get_width()
    box = pygame.Rect(0, 0, max(_px(104, u), wide + _px(16, u)), _px(27, u))
    box.center = (out.get_width() // 2, _px(264, u))
    far = 9 * u
    tag = [
        (box.left, box.top), (box.right, box.top), (box.right + far, box.centery), (box.right, box.bottom),
        (box.left, box.bottom), (box.left - far, box.centery),
    ]  # fmt: skip
    pygame.draw.polygon(out, mix(owner.bottom, INK, 0.15), tag)
    pygame.draw.lines(out, INK, True, tag, _px(4.6, u))
    pygame.draw.lines(out, GILT if spec.upgraded else owner.edge, True, tag, _px(1.8, u))
    out.blit(small, small.get_rect(midleft=(box.centerx - wide // 2, box.centery)), special_flags=PREMULTIPLIED)
    out.blit(label, label.get_rect(midright=(box.centerx + wide // 2, box.centery)))


def _title(out: pygame.Surface, spec: FaceSpec, owner: Owner, u: float) -> None:
    left = 40 if spec.cost else 20
    box = pygame.Rect(_px(left, u), _px(13, u), out.get_width() - _px(left + 14, u), _px(44, u))
    spots = plaque_points(PLAQUES.get(spec.kind, "ticket"), box, u)
    pygame.draw.polygon(out, mix(owner.bottom, INK, 0.35), spots)
    pygame.draw.lines(out, INK, True, spots, _px(5, u))
    pygame.draw.lines(out, GILT if spec.upgraded else owner.edge, True, spots, _px(2, u))
    px, room = _px(28, u), box.width - _px(58 if spec.cost else 26, u)
    while px > 10 and text_width(spec.title, px) > room:
        px -= 1
    image = outlined(spec.title, px, (206, 255, 140) if spec.upgraded else CREAM, INK, max(1.0, px * 0.09))
    shift = _px(14, u) if spec.cost else 0
    out.blit(image, image.get_rect(center=(box.centerx + shift, box.centery - _px(1, u))), special_flags=PREMULTIPLIED)


def _gem(out: pygame.Surface, cost: str, owner: Owner, u: float, *, rim: Colour) -> None:
    """Draws the cost: a lantern glass in the colour of the hero."""
    x, y = _px(36, u), _px(37, u)
    turns = [math.tau * k / 8 + math.pi / 8 for k in range(8)]
    for r, colour in ((31, INK), (27.5, rim), (25, mix(owner.gem, (255, 255, 255), 0.2)), (22.5, owner.gem)):
        pygame.draw.polygon(out, colour, [(x + r * u * math.cos(a), y + r * u * math.sin(a)) for a in turns])
    shine = blank((_px(50, u), _px(50, u)))
    pygame.draw.ellipse(shine, (255, 255, 255, 90), (_px(8, u), _px(4, u), _px(30, u), _px(17, u)))
    out.blit(shine, (x - _px(24, u), y - _px(24, u)))
    digit = outlined(cost, _px(43 if len(cost) == 1 else 32, u), CREAM, INK, 3.6 * u)
    out.blit(digit, digit.get_rect(center=(x, y + _px(1, u))), special_flags=PREMULTIPLIED)


def _words(out: pygame.Surface, text: tuple[str, ...], paper: pygame.Rect, u: float, text_scale: float) -> None:
    if not text:
        return
    top = _px(281, u)
    inside = pygame.Rect(paper.x + _px(10, u), top, paper.width - _px(20, u), paper.bottom - top - _px(6, u))
    letters = sum(len(line) for line in text)
    largest = 46 if letters < 26 else 34 if letters < 44 else 27
    laid = textlay.fit(
        text, inside.width, inside.height - _px(4, u), _px(largest * min(1.15, text_scale), u), _px(13, u)
    )
    step, y = round(laid.px * textlay.LINE_HEIGHT), inside.y + max(0, (inside.height - laid.height) // 2)
    for block in laid.blocks:
        y += block.gap
        for line in block.lines:
            extra = (block.label,) if block.label and line is block.lines[0] else ()
            wide = line.width + (block.label_width if extra else 0)
            _draw_words(out, (*extra, *line.words), inside.x + (inside.width - wide) // 2, y, laid.px)
            y += step


def _draw_words(out: pygame.Surface, items: Sequence[textlay.Word], x: int, y: int, px: int) -> None:
    """Writes a line: a number that belongs to an icon is set in the strong face, a changed one in its colour."""
    base = y + font("text", px).get_ascent()
    side, gap = round(px * 1.16), textlay.space(px)
    for index, word in enumerate(items):
        x += gap if index else 0
        after_icon = False
        for piece in word:
            if piece.is_icon and piece.text.startswith("num:"):
                colour, edge = NUMBERS[piece.text[4]]
                image = outlined(piece.text[5:], round(px * 1.08), colour, edge, max(1.0, px * 0.07))
                place = image.get_rect(center=(x + piece.width(px) // 2, base - round(px * 0.34)))
                out.blit(image, place, special_flags=PREMULTIPLIED)
            elif piece.is_icon:
                image = sign(piece.text, side)
                place_at = (x + (piece.width(px) - image.get_width()) // 2, base - round(side * 0.84))
                out.blit(image, place_at, special_flags=PREMULTIPLIED)
            else:
                _draw_letters(out, piece, x, base, px, strong=after_icon)
            after_icon = piece.is_icon
            x += piece.width(px)


def _draw_letters(out: pygame.Surface, piece: textlay.Piece, x: int, base: int, px: int, *, strong: bool) -> None:
    if strong and piece.text[:1] in "0123456789X+":
        digits = piece.text.rstrip(".,;:")
        face = font("title", round(px * 1.06))
        image = face.render(digits, True, TEXT_INK)
        out.blit(image, (x + 1, base - face.get_ascent()))
        plain = font("text", px)
        out.blit(
            plain.render(piece.text[len(digits) :], True, TEXT_INK),
            (x + image.get_width() + 1, base - plain.get_ascent()),
        )
        return
    face = font("bold" if piece.bold else "text", px)
    out.blit(face.render(piece.text, True, TEXT_INK), (x, base - face.get_ascent()))


def _foot(out: pygame.Surface, spec: FaceSpec, owner: Owner, u: float, *, whole: bool) -> None:
    if spec.owner == "colorless" and spec.kind not in PLAYED:
        return  # an item, an enemy, an event is nobody's, which is no colour of its own
    foot = out.get_height() - _px(20, u)
    mark = sign(owner.sigil, _px(25, u))
    out.blit(mark, mark.get_rect(midleft=(_px(20, u), foot)), special_flags=PREMULTIPLIED)
    if whole:
        label = outlined(tr(owner.name.pattern), _px(15, u), mix(owner.edge, CREAM, 0.5), INK, 1.6 * u)
        out.blit(label, label.get_rect(midleft=(_px(49, u), foot)), special_flags=PREMULTIPLIED)
    if spec.rarity not in RARITIES:
        return
    word, tone = RARITIES[spec.rarity]
    if whole:
        label = outlined(tr(word.pattern), _px(15, u), tone, INK, 1.6 * u)
        out.blit(label, label.get_rect(midright=(out.get_width() - _px(40, u), foot)), special_flags=PREMULTIPLIED)
    x = out.get_width() - _px(28, u)
    spots = [(x + a * u, foot + b * u) for a, b in _gem_points(spec.rarity)]
    pygame.draw.polygon(out, tone, spots)
    pygame.draw.lines(out, INK, True, spots, _px(2.2, u))


@lru_cache(maxsize=16)
def _gem_points(rarity: str) -> Points:
    """Gives the sign of a rarity: dot, disc, diamond, star."""
    if rarity == "starter":
        return [(0, -5), (5, 0), (0, 5), (-5, 0)]
    if rarity == "common":
        return [(7 * math.cos(a), 7 * math.sin(a)) for a in (math.tau * k / 16 for k in range(16))]
    if rarity == "uncommon":
        return [(0, -9), (9, 0), (0, 9), (-9, 0)]
    if rarity in {"rare", "ticket"}:
        reach = [(10.0 if k % 2 == 0 else 4.4, math.pi * k / 5 - math.pi / 2) for k in range(10)]
        return [(r * math.cos(a), r * math.sin(a)) for r, a in reach]
    return [(-7, -7), (7, -7), (7, 7), (-7, 7)]


def _back(deck: str, width: int) -> pygame.Surface:
    """Draws the back of an owner's cards: the frame's stone with the sigil in a round."""
    owner = OWNERS.get(deck, OWNERS["colorless"])
    w, h = width * 2, height_of(width) * 2
    u = w / 315
    out = blank((w, h))
    pygame.draw.rect(out, INK, out.get_rect(), border_radius=_px(22, u))
    inner = pygame.Rect(0, 0, w, h).inflate(-_px(10, u), -_px(10, u))
    body = gradient((w, h), mix(owner.top, INK, 0.15), mix(owner.bottom, INK, 0.2), cuttable=True)
    overlay = blank((w, h))
    PATTERNS[owner.pattern](overlay, u, shade(mix(owner.bottom, INK, 0.5), 120))
    body.blit(overlay, (0, 0))
    roughen(body, 14)
    out.blit(
        cut_corners(body.subsurface(inner).copy(), _px(17, u), premultiplied=True), inner, special_flags=PREMULTIPLIED
    )
    frame = inner.inflate(-_px(22, u), -_px(22, u))
    pygame.draw.rect(out, owner.edge, frame, _px(3, u), border_radius=_px(12, u))
    middle = (w // 2, h // 2)
    for r, colour in (
        (98, INK),
        (92, owner.edge),
        (86, mix(owner.bottom, INK, 0.3)),
        (78, mix(owner.top, owner.bottom, 0.4)),
    ):
        pygame.draw.circle(out, colour, middle, r * u)
    mark = sign(owner.sigil, _px(128, u))
    out.blit(mark, mark.get_rect(center=middle), special_flags=PREMULTIPLIED)
    return finish(pygame.transform.smoothscale(out, (width, height_of(width))))


__all__ = ["SpireFaces", "height_of", "window_points"]
