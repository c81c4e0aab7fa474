"""The compendium: the gallery of the spire, the large view of each component, and what both say in either language."""

import re
import tomllib
from pathlib import Path

import pygame
import pytest
from attrs import evolve
from tests.app.pseudo import pseudo
from tests.games.spire.screen.driving import Table
from tests.ui.shell.conftest import Player

from soulstack.app.language import load_language, speak, speak_this, tr
from soulstack.app.rulings import rulings_of
from soulstack.app.settings import Settings
from soulstack.games.spire.cards import schema as s
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play import component, profiles, rulings
from soulstack.games.spire.screen.compendium.component_scene import ComponentScene
from soulstack.games.spire.screen.faces import SpireBook
from soulstack.games.spire.screen.shelves import SHELVES
from soulstack.ui import loop, paint, places, text_fit
from soulstack.ui.gui.values import Pick
from soulstack.ui.scenes.gallery import GalleryScene, found_cards
from soulstack.ui.scenes.title import TitleScene
from soulstack.ui.tween import ManualClock

SIZES = ((1280, 720), (1920, 1080), (1280, 800))
KINDS = (
    "card",
    "relic",
    "boss_relic",
    "potion",
    "boss",
    "elite",
    "summon",
    "event",
    "neow",
    "modifier",
    "hero",
    "map",
    "token",
)


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


def player_at(size=SIZES[0], language="en", **values):
    loop.open_display()
    speak(language)
    clock = ManualClock()
    settings = Settings(language=language, reduced_motion=True, game="spire", **values)
    app = loop.App(settings, size=size, clock=clock, keep_settings=False)
    app.replace(TitleScene(app))
    return Player(app, clock)


@pytest.fixture(scope="module")
def book():
    return SpireBook()


@pytest.fixture
def gallery():
    player = player_at()
    player.app.go("gallery")
    player.wait(0.1)
    return player


def some_of(kind):
    """Gives the first, the middle and the last component of a kind."""
    found = [card for card, thing in catalogue().items() if kind in SHELVES.filters[0].values(thing)]
    return list(dict.fromkeys((found[0], found[len(found) // 2], found[-1])))


# -- what is said -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_there_is_to_say_about_every_component_is_said(language):
    speak(language)
    cards = catalogue()
    for thing in cards.values():
        assert component.chips_of(thing)
        assert all(card in cards for card in component.belongs_to(thing, cards))
        for chapter in component.chapters_of(thing, cards):
            assert chapter.lines
            assert all(line.text or line.bits or line.cells for line in chapter.lines)


def test_german_has_every_name_and_text_of_the_components():
    texts = load_language("de").texts
    said = set()
    for thing in catalogue().values():
        said.add(f"{thing.name} @ card")
        said |= {text for text in component.lines_of(thing) if not isinstance(thing, s.EnemyDef)}
    assert sorted(said - set(texts)) == []


def test_german_texts_have_the_numbers_and_icons_of_the_english_ones():
    texts = load_language("de").texts
    parts = re.compile(r"\{[a-z_]+\}|\d+")
    for thing in catalogue().values():
        for text in component.lines_of(thing) if not isinstance(thing, (s.EnemyDef, s.EventDef)) else ():
            assert sorted(parts.findall(texts[text])) == sorted(parts.findall(text)), text


def test_cards_with_strike_in_their_name_are_called_so_in_german():
    texts = load_language("de").texts
    for card in catalogue().of(s.CardDef):
        assert ("Strike" in card.name) == ("schlag" in texts[f"{card.name} @ card"].casefold()), card.name


def test_an_enemy_tells_hp_lines_abilities_and_rewards():
    cards = catalogue()
    chapters = {chapter.heading: chapter for chapter in component.chapters_of(cards["a1_guardian"], cards)}
    assert [number for _, number in chapters["HP by the number of heroes"].lines[0].cells] == [
        "1: 40",
        "2: 80",
        "3: 120",
        "4: 160",
    ]
    assert len(chapters["While it attacks"].lines) == len(chapters["While it defends itself"].lines) == 2
    assert chapters["Abilities"].lines[0].label == "Sharp Hide"
    assert chapters["Each hero gains"].lines[0].cells == (("coin", "3"), ("deck", "1"), ("crown", "1"))


def test_every_named_ability_of_an_enemy_is_explained():
    for enemy in catalogue().of(s.EnemyDef):
        told = component.abilities_of(enemy)
        names = {getattr(ability, "name", "") for ability in enemy.abilities}
        assert len(told) >= len(names), enemy.id


def test_what_is_disputed_names_components_and_is_marked():
    cards = catalogue()
    assert set(component.disputed()) <= set(cards)
    warned = [chapter for chapter in component.chapters_of(cards["a3_maw"], cards) if chapter.warns]
    assert "potion" in warned[0].lines[0].text


def test_the_card_of_a_boss_leads_to_its_next_phase_and_its_summons():
    cards = catalogue()
    found = component.belongs_to(cards["a3_awakened_one_1"], cards)
    assert {"a3_awakened_one_2", "a3_awakened_one_1_a10"} <= set(found)
    assert any(cards[card].name == "Cultist" for card in found)


# -- the large view -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "language"), [(SIZES[0], "de"), (SIZES[1], "en"), (SIZES[2], "de")])
def test_every_kind_of_component_opens_large(book, size, language):
    player = player_at(size, language, text_scale=140 if size == SIZES[2] else 100)
    for kind in KINDS if size == SIZES[0] else KINDS[::4]:
        ids = some_of(kind)
        player.app.go(places.Card(book, ids))
        for _ in ids:
            player.wait(0.1)
            assert isinstance(player.scene, ComponentScene)
            player.key(pygame.K_RIGHT)
        assert player.scene.card_id == ids[-1]
        player.key(pygame.K_ESCAPE)
        assert isinstance(player.scene, TitleScene)


def test_every_component_opens_in_german_at_large_text_and_no_word_is_cut(book):
    player = player_at(language="de", text_scale=140)
    profiles.changed(1, lambda one: evolve(one, everything=True))
    with text_fit.watching() as cut:
        player.app.go(places.Card(book, list(book.cards)))
        scene = player.scene
        for _ in book.cards:
            for thing in scene.form.things:
                if type(thing).__name__ in {"Chips", "Label", "Button", "Leaf"}:
                    thing.draw(player.app.screen)
            scene.turn(1)
    assert scene.at == len(book.cards) - 1
    assert sorted(cut) == []


def test_both_sides_of_a_card_lie_side_by_side_with_the_changes_marked(book):
    player = player_at()
    player.app.go(places.Card(book, ["bash"]))
    base, better = (picture.spec for picture in player.scene.pictures)
    assert base.text == ("{hit}2", "Apply 1 {vulnerable}.")
    assert better.text == ("{hit}{=4}", "Apply 1 {vulnerable}.")


def test_what_belongs_to_a_component_opens_by_keys_and_closes_by_the_right_button(book):
    player = player_at()
    player.app.go(places.Card(book, ["a1_first_red_louse"]))
    player.wait(0.1)
    form = player.scene.form
    form.set_focus(next(stop for stop in form.stops() if type(stop).__name__ == "RelatedCard"))
    player.key(pygame.K_RETURN)
    assert book.cards[player.scene.card_id].name == "Green Louse"
    player.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(20, 20), button=pygame.BUTTON_RIGHT))
    assert player.scene.card_id == "a1_first_red_louse"


def test_a_keyword_leads_into_the_rules_of_its_own_game(book):
    player = player_at()
    player.app.choose_game("foursouls")
    player.app.go(places.Card(book, ["immolate", "bash"], game="spire"))
    player.wait(0.1)
    form = player.scene.form
    form.set_focus(next(stop for stop in form.stops() if getattr(stop, "text", "") == "Hit"))
    player.key(pygame.K_RETURN)
    assert player.scene.game == "spire"
    assert player.scene.rule == "HIT-01"


def test_options_of_an_event_show_once_it_was_met_or_with_everything_unlocked(book):
    player = player_at()
    player.app.go(places.Card(book, ["big_fish"]))
    assert "Banana" not in str(player.scene.notes.chapters)
    profiles.changed(1, lambda one: evolve(one, everything=True))
    player.scene.rebuild()
    assert "Banana" in str(player.scene.notes.chapters)
    profiles.changed(1, lambda one: evolve(one, everything=False))
    player.scene.rebuild()
    assert "Banana" not in str(player.scene.notes.chapters)
    profiles.meet(1, "big_fish")
    player.scene.rebuild()
    assert "Banana" in str(player.scene.notes.chapters)


# -- the gallery --------------------------------------------------------------------------------------------------------


def narrowed(**chosen):
    return found_cards(SHELVES, catalogue(), chosen=chosen)


def test_every_component_has_a_face_in_the_gallery():
    assert set(found_cards(SHELVES, catalogue())) == set(catalogue())


def test_components_are_narrowed_by_several_lists_at_once():
    assert set(narrowed(owner="ironclad", type="power", cost="3")) == {"demon_form", "barricade", "corruption"} & set(
        narrowed(owner="ironclad", type="power", cost="3")
    )
    assert all(catalogue()[card].rarity == "rare" for card in narrowed(rarity="rare", kind="card"))
    assert "carnage" in narrowed(keyword="Ethereal")
    assert {catalogue()[card].deck for card in narrowed(kind="elite")} == {"elite"}
    assert {catalogue()[card].act for card in narrowed(kind="act 3")} == {3}


def test_a_search_goes_through_names_and_texts_of_both_languages():
    speak("de")
    assert "bash" in found_cards(SHELVES, catalogue(), search="bash")
    assert "bash" in found_cards(SHELVES, catalogue(), search="wuchthieb")
    assert "carnage" in found_cards(SHELVES, catalogue(), search="flüchtig treffer")


def test_the_gallery_opens_on_the_last_game_and_a_key_turns_to_the_other(gallery):
    assert gallery.scene.game == "spire"
    assert "bash" in gallery.scene.ids
    gallery.key(pygame.K_F2)
    assert gallery.scene.game == "foursouls"
    assert "isaac" in gallery.scene.ids
    gallery.key(pygame.K_RETURN)
    assert type(gallery.scene).__name__ == "CardScene"
    gallery.key(pygame.K_ESCAPE)
    gallery.key(pygame.K_F2)
    gallery.key(pygame.K_RETURN)
    assert isinstance(gallery.scene, ComponentScene)
    assert gallery.app.game == "spire"


def test_filters_are_chosen_by_keys_alone(gallery):
    form = gallery.scene.form
    while "potion" not in dict(getattr(form.focus, "options", ())):
        gallery.key(pygame.K_TAB)
    gallery.key(pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert gallery.scene.chosen["kind"] == "card"
    gallery.key(pygame.K_TAB, pygame.K_RIGHT)
    assert gallery.scene.chosen["owner"] == "ironclad"
    assert {catalogue()[card].owner for card in gallery.scene.ids} == {"ironclad"}


def test_u_turns_every_card_to_its_upgraded_side_and_back(gallery):
    gallery.type("u")
    assert gallery.scene.grid.flipped
    assert gallery.scene.search == ""
    assert gallery.scene.book.side("bash", upgraded=True) == "bash+"
    gallery.type("u")
    assert not gallery.scene.grid.flipped


def test_letters_that_are_typed_begin_a_search(gallery):
    gallery.type("bash")
    assert "bash" in gallery.scene.ids
    assert len(gallery.scene.ids) < 5
    assert isinstance(gallery.scene, GalleryScene)


# -- from the table -----------------------------------------------------------------------------------------------------


@pytest.fixture
def opened():
    tables = []

    def make(*heroes, **given):
        tables.append(Table(*heroes, **given))
        return tables[-1]

    yield make
    for one in tables:
        one.close()


def test_the_right_button_and_a_key_open_cards_and_enemies_of_a_fight(opened):
    game = opened("ironclad")
    card = game.names("card")[0]
    name = game.state.faces[int(card.removeprefix("card "))].id
    game.down(game.at(card), 3)
    assert game.went.pop().ids == [name]
    game.key(pygame.K_i)
    assert game.went.pop().ids == [name]
    foe = next(name for name in game.scene.things() if name.startswith("foe"))
    game.down(game.at(foe), 3)
    assert game.went.pop().ids == ["a1_first_jaw_worm"]
    assert game.session.decision.kind == "play"


def test_what_is_looked_at_in_the_shop_and_in_a_deck_opens_the_same_way(opened):
    seat = '[[seat]]\nhero = "ironclad"\ndeck = ["bash"]\ngold = 9\n'
    game = opened(position=f'phase = "merchant"\n{seat}')
    ware = next(name for name in game.scene.things() if name.startswith("ware"))
    game.down(game.at(ware), 3)
    assert game.went.pop().ids == [game.state.faces[int(ware.removeprefix("ware "))].id]
    game.key(pygame.K_d)
    game.wait(0.1)
    game.draw()
    grid = game.scene.piles.grids[0]
    spot = grid.places()[0]
    game.down((round(spot.cx), round(spot.cy)), 3)
    assert game.went.pop().ids == ["bash"]
    assert game.scene.piles is not None


# -- room for words -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [100, 140])
def test_no_word_of_the_compendium_is_cut_in_a_language_longer_than_any(book, scale):
    player = player_at(text_scale=scale)
    speak_this(pseudo())
    paint.forget()
    ids = ("immolate", "neow_09", "a3_awakened_one_1", "ironclad", "prismatic_shard", "gamblers_brew")
    pages = ("gallery", places.Rules(game="spire"), *(places.Card(book, [card]) for card in ids))
    with text_fit.watching() as cut:
        for page in pages:
            player.app.go(page)
            player.wait(0.1)
            for pick in [each for each in player.scene.form.stops() if isinstance(each, Pick)]:
                pick.fold()
                player.wait(0.05)
                pick.unfold()
            player.key(pygame.K_ESCAPE)
    assert sorted(cut) == []


def test_what_the_rules_and_decisions_say_of_a_component_stands_on_its_page():
    speak("de")
    cards = catalogue()
    told = next(c.lines for c in component.chapters_of(cards["havoc"], cards) if c.heading == tr("Rules and decisions"))
    assert {"SA-39", "SA-152"} <= {line.label for line in told}
    assert "Omniscience" not in told[0].text
    assert rulings.about("Pain") == ()
    assert rulings.about("Akabeko") == ("SA-164",)


def test_every_ruling_is_the_title_of_a_scenario():
    """One whose scenario is gone or was renamed: run build/rulings.py."""
    files = (Path(__file__).parents[3] / "scenarios" / "spire").rglob("*.toml")
    titles = {tomllib.loads(file.read_text(encoding="utf-8"))["title"].rstrip(".").casefold() for file in files}
    held = [words for thing in catalogue().values() for words in rulings_of(thing.name, "spire")]
    assert len(held) > 400
    assert [words for words in held if not any(title.endswith(words[:-1].casefold()) for title in titles)] == []


# -- the rules ----------------------------------------------------------------------------------------------------------


def test_ids_and_keywords_lead_to_their_rules_by_mouse_and_keys_and_back():
    player = player_at()
    player.app.go(places.Rules("GAME-02"))
    player.wait(0.1)
    page = player.scene.page
    line, begin, end, rule = next(link for link in page.links if link[3] == "STAND-01")
    player.click(page.link_rect(line, begin, end).center)
    assert player.scene.rule == rule
    player.key(pygame.K_BACKSPACE)
    assert player.scene.rule == "GAME-02"
    player.scene.form.set_focus(page)
    player.key(pygame.K_RIGHT)
    wanted = page.links[page.at][3]
    player.key(pygame.K_RETURN)
    assert player.scene.rule == wanted


def test_the_title_opens_the_book_of_the_last_game_and_a_key_turns_to_the_other():
    player = player_at(language="de")
    player.key(pygame.K_F1)
    assert (player.scene.game, player.scene.page.shown[0].rule) == ("spire", "GAME-01")
    assert player.scene.page.shown[0].text.startswith("Die Gruppe gewinnt")
    player.key(pygame.K_F2)
    assert (player.scene.game, player.scene.page.shown[0].rule) == ("foursouls", "SETUP-01")
