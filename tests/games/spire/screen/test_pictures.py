"""The pictures of the spire: what the drawings make, what the renderer can show, and that everything finds one."""

import io
from pathlib import Path

import pygame
import pytest

from soulstack import paths
from soulstack.content import svg
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.cards.faces import picture_name
from soulstack.games.spire.play.feats import FEATS, ICONS
from soulstack.games.spire.screen import pictures
from soulstack.games.spire.screen.face_painter import KINDS, SpireFaces
from soulstack.games.spire.screen.face_spec import spec_of_thing

ROOT = paths.art("spire")
KB = 1024
HEAVIEST = {"place": 64 * KB, "boss": 40 * KB, "picture": 24 * KB}
BOXES = {
    "card": {(260, 190)},
    "event": {(260, 190)},
    "icon": {(100, 100)},
    "modifier": {(260, 190)},
    "token": {(260, 190)},
    "relic": {(100, 100)},
    "potion": {(100, 100)},
    "place": {(1920, 1080)},
}
ALL = sorted(ROOT.rglob("*.svg"))
FREE = ("portrait", "aura", "frame", "sign")
"""What fills its box to the edge on purpose."""
FIGURES = [
    path
    for path in ALL
    if path.parent.name in {"enemy", "hero", "thing"} and not any(word in path.name for word in FREE)
]


def read(path):
    found = pictures.picture(path.parent.name, path.name.removesuffix(".svg"))
    assert found is not None
    return found


def limit_of(path):
    if path.parent.name == "place":
        return HEAVIEST["place"]
    return HEAVIEST["boss"] if read(path).box[0] > 600 else HEAVIEST["picture"]


def test_every_picture_stays_inside_what_the_renderer_can_show_and_what_its_kind_may_weigh():
    assert len(ALL) > 130
    wrong = {path.name: svg.faults(path.read_bytes()) for path in ALL}
    assert {name: found for name, found in wrong.items() if found} == {}
    assert [path.name for path in ALL if path.stat().st_size > limit_of(path)] == []


def test_every_picture_has_the_box_of_its_folder():
    odd = [path.name for path in ALL if read(path).box not in BOXES.get(path.parent.name, {read(path).box})]
    assert odd == []


def test_no_two_pictures_are_the_same():
    texts = {}
    for path in ALL:
        texts.setdefault(path.read_bytes(), []).append(path.name)
    assert [names for names in texts.values() if len(names) > 1] == []


@pytest.mark.parametrize(
    ("name", "file"),
    [("Jaw Worm", "jaw_worm"), ("Awakened One: Phase 2", "awakened_one_phase_2"), ("N'loth", "nloth")],
)
def test_a_printed_name_gives_a_file_name(name, file):
    assert picture_name(name) == file


def test_the_versions_of_an_enemy_share_the_figure_of_its_name():
    first = pictures.enemy("a1_first_jaw_worm", "Jaw Worm")
    assert first.name == "enemy/jaw_worm"
    assert pictures.enemy("a1_jaw_worm_a7", "Jaw Worm") is pictures.enemy("a3_jaw_worm", "Jaw Worm")


def test_an_enemy_is_found_under_a_translated_name_too():
    assert pictures.enemy("a1_cultist_louse", "Kultist").name == "enemy/cultist"


def test_every_enemy_of_every_act_has_a_figure():
    enemies = [thing for thing in catalogue().values() if thing.type == "enemy"]
    assert len(enemies) > 150
    assert [one.id for one in enemies if pictures.enemy(one.id, one.name).name == "any/enemy"] == []


STARING = {"awakened_one", "chosen", "cultist", "hexaghost", "snecko", "torch_head"}
"""Who does not blink: one sleeps, the others have lamps, spirals, holes or fire for eyes."""


def test_figures_have_lids_in_their_own_box_to_blink_with():
    figures = [path for path in ALL if path.parent.name in {"enemy", "hero"} and "portrait" not in path.name]
    assert len(figures) > 100
    shut = {path.name.removesuffix(".svg"): pictures.lids(read(path)) for path in figures}
    assert {name.partition(".")[0] for name, found in shut.items() if found is None} == STARING
    assert [path.name for path in figures if (found := pictures.lids(read(path))) and found.box != read(path).box] == []


def test_the_two_phases_and_the_two_modes_of_a_boss_look_different():
    sleeping = pictures.enemy("a3_awakened_one_1", "Awakened One")
    assert pictures.enemy("a3_awakened_one_2", "Awakened One: Phase 2") is not sleeping
    assert pictures.enemy("a1_guardian", "The Guardian", 0) is not pictures.enemy("a1_guardian", "The Guardian", 1)


def test_enemies_that_come_in_numbers_take_poses_in_turn():
    names = [pictures.enemy("a2_sum_torch_head", "Torch Head", pose).name for pose in range(4)]
    assert names == ["enemy/torch_head", "enemy/torch_head.2", "enemy/torch_head.3", "enemy/torch_head"]


def test_what_has_no_picture_of_its_own_shows_the_one_of_its_kind():
    assert pictures.enemy("of_a_pack", "Of a Pack").name == "any/enemy"
    assert pictures.card("of_a_pack+", "attack").name == "any/attack"
    assert pictures.relic("of_a_pack").name == "any/relic"
    assert pictures.potion("of_a_pack").name == "any/potion"
    assert pictures.event("of_a_pack").name == "any/event"


def test_both_sides_of_a_card_show_the_same_picture():
    assert pictures.card("bash", "attack") is pictures.card("bash+", "attack")
    assert pictures.card("bash", "attack").name == "card/bash"


@pytest.mark.parametrize(
    ("owner", "least"),
    [
        ("ironclad", 60),
        ("silent", 60),
        ("defect", 60),
        ("watcher", 60),
        ("colorless", 22),
        ("curse", 10),
        ("status", 4),
    ],
)
def test_every_card_has_a_picture_of_its_own(owner, least):
    cards = [thing for thing in catalogue().values() if getattr(thing, "owner", "") == owner]
    assert len(cards) >= least
    assert [one.id for one in cards if pictures.picture("card", one.id) is None] == []


@pytest.mark.parametrize(
    ("kind", "least"),
    [("relic", 84), ("potion", 21), ("event", 41), ("modifier", 13), ("token", 8), ("map", 5), ("hero", 4)],
)
def test_every_component_has_a_picture_of_its_own(kind, least):
    found = [thing for thing in catalogue().values() if thing.type == kind]
    assert len(found) >= least
    assert [one.id for one in found if pictures.picture(kind, one.id) is None] == []


def test_what_has_no_place_of_its_own_stands_in_the_light_of_its_act_or_shelf():
    wanted = {"a1_first_jaw_worm": "act1", "a4_spire_spear": "act4", "akabeko": "relic", "astrolabe": "boss_relic"}
    assert {name: spec_of_thing(catalogue()[name]).ground for name in wanted} == wanted
    faces, place = SpireFaces(), (30, 60)
    tones = {tuple(faces.face(spec_of_thing(catalogue()[name]), "full", 160, 1.0).get_at(place)) for name in wanted}
    assert len(tones) == 4


def test_the_ribbon_of_every_face_has_a_word_for_what_it_is():
    kinds = {spec_of_thing(thing).kind for thing in catalogue().values()}
    assert kinds - set(KINDS) == set()


def test_every_feat_has_a_sign_of_its_own():
    assert len(set(ICONS.values())) == len(FEATS) == 18
    assert [icon for icon in ICONS.values() if pictures.picture("icon", icon) is None] == []


def test_all_blessings_share_the_one_who_gives_them():
    blessings = [thing for thing in catalogue().values() if thing.type == "neow"]
    assert {pictures.of_kind("neow", one.id, "neow").name for one in blessings} == {"any/neow"}


@pytest.mark.parametrize("card_id", ["fragile", "dark_elite", "act1_a", "big_fish", "astrolabe", "snecko_oil"])
def test_the_face_of_a_component_shows_its_own_picture(card_id):
    thing = catalogue()[card_id]
    assert SpireFaces().source(spec_of_thing(thing)) == (ROOT / thing.type / f"{card_id}.svg").read_bytes()


def test_a_picture_is_fitted_into_a_place_without_changing_its_shape():
    shape = pictures.Picture(name="enemy/long", svg=b"", box=(400, 300))
    assert shape.fitted(200, 1000) == (200, 150)
    assert shape.fitted(1000, 150) == (200, 150)


@pytest.mark.parametrize("path", FIGURES, ids=lambda path: path.name)
def test_no_figure_is_cut_by_its_box(path):
    found = read(path)
    size = (found.box[0] // 2, found.box[1] // 2)
    drawn = pygame.image.load_sized_svg(io.BytesIO(found.svg), size)
    width, height = drawn.get_size()
    edge = [(x, y) for x in range(width) for y in (0, height - 1)] + [
        (x, y) for y in range(height) for x in (0, width - 1)
    ]
    assert max(drawn.get_at(place).a for place in edge) < 160


def test_forgotten_pictures_are_read_again():
    before = pictures.picture("icon", "hit")
    assert pictures.picture("icon", "hit") is before
    pictures.forget()
    assert pictures.picture("icon", "hit") is not before


@pytest.mark.parametrize("kind", ["attack", "skill", "power", "curse", "status", "ticket"])
def test_every_kind_of_card_has_a_picture_for_all(kind):
    assert Path(ROOT / "any" / f"{kind}.svg").is_file()


def test_the_contact_sheets_stay_light():
    sheets = sorted((Path(__file__).resolve().parents[4] / "docs" / "screens").glob("spire_*.jpg"))
    assert len(sheets) > 5
    assert [path.name for path in sheets if path.stat().st_size > 400 * KB] == []


def test_no_icon_is_hidden_by_a_shared_one_of_its_name():
    shared = {path.name for path in (paths.assets() / "icons").glob("*.svg")}
    assert [path.name for path in ALL if path.parent.name == "icon" and path.name in shared] == []


@pytest.mark.parametrize(
    "place", ["act1", "act2", "act3", "act4", "neow", "camp", "merchant", "treasure", "event", "stairs"]
)
def test_every_place_has_three_layers(place):
    assert [part for part in ("far", "mid", "near") if pictures.picture("place", f"{place}_{part}") is None] == []


@pytest.mark.parametrize("hero", ["ironclad", "silent", "defect", "watcher"])
def test_every_hero_has_a_figure_a_portrait_a_sigil_and_a_chest(hero):
    wanted = (
        ("hero", hero), ("hero", f"{hero}_portrait"), ("icon", f"sigil_{hero}"), ("thing", f"chest_{hero}"),
        ("thing", f"chest_{hero}_open"), ("map", f"flag_{hero}"),
    )  # fmt: skip
    assert [name for folder, name in wanted if pictures.picture(folder, name) is None] == []
