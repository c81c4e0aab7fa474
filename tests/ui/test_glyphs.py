"""Every text of every language can be drawn with the typefaces of the game: none of them shows a box or a gap."""

import pygame
import pytest
from tests.app import spoken_texts

from soulstack import paths
from soulstack.app.language import load_language
from soulstack.app.packs import packs
from soulstack.ui import theme
from soulstack.ui.paint import fonts
from soulstack.ui.typeface import DRAWN, Typeface, has_glyph, is_shown

LANGUAGES = sorted(folder.name for folder in (paths.assets() / "lang").iterdir() if folder.is_dir())
NAMES = (theme.BODY_FONT, theme.BOLD_FONT, theme.ITALIC_FONT, theme.TITLE_FONT)


@pytest.fixture(autouse=True)
def library():
    pygame.font.init()


def english():
    texts = spoken_texts.in_code() | spoken_texts.in_tables()
    return texts | {text for card in packs().cards.values() for text in (card.name, card.text)}


def translated(code):
    return {text for said in load_language(code).texts.values() for text in ([said] if isinstance(said, str) else said)}


def lines(texts):
    return {line for text in texts for line in text.split("\n") if line}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("code", ["en", *LANGUAGES])
def test_every_text_is_drawn_without_a_missing_sign(code, name):
    face = theme.font(name, 15)
    texts = lines(english() if code == "en" else translated(code))
    assert len(texts) > 1000
    missing = {sign: text for text in texts for sign in text if sign != " " and not is_shown(face.path, sign)}
    assert missing == {}
    for text in texts:
        assert face.size(text)[0] > 0
        assert face.render(text, True, theme.CREAM).get_width() == pytest.approx(face.size(text)[0], abs=3)


def test_the_test_would_find_a_sign_that_nobody_has():
    face = theme.font(theme.BODY_FONT, 15)
    assert not is_shown(face.path, "\U0001f47b")
    assert not has_glyph(face.path, "↷")
    assert has_glyph(face.path, "ß")


@pytest.mark.parametrize("sign", sorted(DRAWN))
@pytest.mark.parametrize("border", [0, 3])
def test_a_painted_sign_is_seen_and_differs_from_the_others(sign, border):
    face = theme.font(theme.TITLE_FONT, 30)
    face.outline = border
    shown = {each: face.render(each, True, theme.CREAM) for each in DRAWN}
    face.outline = 0
    assert shown[sign].get_bounding_rect().width > 10
    assert len({pygame.image.tobytes(image, "RGBA") for image in shown.values()}) == len(DRAWN)


def test_what_one_typeface_lacks_another_lends():
    title = theme.font(theme.TITLE_FONT, 20)
    assert not has_glyph(title.path, "→")
    assert title.render("a → b", True, theme.CREAM).get_bounding_rect().width > title.size("a  b")[0]


def test_words_with_an_edge_lie_on_those_without_one():
    face = theme.font(theme.TITLE_FONT, 30)
    plain = face.size("Turn ↷ it")[0]
    face.outline = 3
    wide = face.render("Turn ↷ it", True, theme.INK).get_width()
    face.outline = 0
    assert wide == pytest.approx(plain + 6, abs=3)


def test_both_ways_to_a_font_draw_the_signs():
    assert isinstance(fonts.font("title", 20), Typeface)
    assert isinstance(theme.font(theme.BODY_FONT, 20), Typeface)
