import io
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from soulstack.content import svg
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.ui.cards import TOKENS, files
from soulstack.ui.cards.themes import MARKS, THEMES
from soulstack.ui.paint.icons import icon_svg

CATEGORIES = {
    "treasure": ("passive", "active", "paid", "one_use", "soul"),
    "loot": (
        "penny", "2c", "3c", "4c", "nickel", "butter_bean", "bomb", "battery", "dice_shard", "soul_heart",
        "pill_rune", "tarot_wild", "trinket", "lost_soul",
    ),
    "monster": ("basic", "cursed", "holy_charmed", "boss", "epic_boss", "good_event", "bad_event", "curse"),
    "character": ("",),
    "starting_item": ("",),
    "bonus_soul": ("",),
    "room": ("",),
}  # fmt: skip
ALL = sorted([*(files.root() / "icons").glob("*.svg"), *files.art_root().rglob("*.svg")])
PICTURES = [path for path in ALL if "art" in path.parts]


def _problems(path):
    data = path.read_bytes()
    large = ["is larger than 24 KB"] if len(data) > 24 * 1024 else []
    return [*large, *svg.faults(data)]


def test_every_drawing_stays_inside_what_the_renderer_can_show():
    assert len(ALL) > 300
    wrong = {path.name: found for path in ALL if (found := _problems(path))}
    assert wrong == {}


def test_every_picture_has_the_frame_of_a_card_picture():
    odd = [path.name for path in PICTURES if 'viewBox="0 0 260 190"' not in path.read_text(encoding="utf-8")]
    assert odd == []


def test_no_two_pictures_are_the_same():
    texts = {}
    for path in PICTURES:
        texts.setdefault(path.read_text(encoding="utf-8"), []).append(path.name)
    assert [names for names in texts.values() if len(names) > 1] == []


@pytest.mark.parametrize(("kind", "category"), [(kind, one) for kind, many in CATEGORIES.items() for one in many])
def test_every_category_has_a_picture_of_its_own(kind, category):
    name = f"{kind}_{category}" if category else kind
    assert (files.art_root() / "category" / f"{name}.svg").is_file()
    assert files.art_svg("no such card", kind, category) is not None


def test_every_token_mark_and_kind_has_an_icon():
    wanted = {*TOKENS.values(), *MARKS.values(), *(theme.glyph for theme in THEMES.values())}
    painted = {name for name in wanted if ":" in name}  # by the painter of a game, which gives them meaning
    assert [name for name in sorted(wanted - painted) if icon_svg(name) is None] == []


def test_the_logo_and_the_app_icon_are_there():
    assert icon_svg("logo") is not None
    assert icon_svg("app") is not None


def test_the_logo_ends_inside_its_square():
    logo = pygame.image.load_sized_svg(io.BytesIO(icon_svg("logo")), (200, 200))
    edges = [(x, y) for x in range(200) for y in (0, 199)] + [(x, y) for y in range(200) for x in (0, 199)]
    assert max(logo.get_at(place).a for place in edges) < 12


def test_every_card_of_the_whole_boxes_and_every_room_has_a_picture_of_its_own():
    cards = [card for card in catalogue().values() if card.set in {"base", "gold", "plus"} or card.kind == "room"]
    faces = [face for card in cards for face in (card, card.back) if face is not None]
    assert len(faces) > 470
    assert [face.id for face in faces if not (files.art_root() / f"{face.id}.svg").is_file()] == []


def test_the_contact_sheets_show_every_set_and_stay_light():
    folder = Path(__file__).resolve().parents[3] / "docs" / "screens"
    sheets = sorted(folder.glob("cards_*.png"))
    assert {path.stem.split("_")[1] for path in sheets} >= {"base", "gold", "plus", "requiem"}
    assert [path.name for path in sheets if path.stat().st_size > 600 * 1024] == []


def test_the_files_are_what_the_drawings_make():
    script = Path(__file__).resolve().parents[3] / "build" / "art" / "make.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stdout) == (0, "")
