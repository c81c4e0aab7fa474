"""The gallery and the rulebook, driven by posted events."""

import tomllib
from pathlib import Path

import pygame
import pytest

from soulstack.app.rulings import rulings_of
from soulstack.app.statistics import count_game
from soulstack.app.tools.rules import rules
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play.tally import SeatTally, Tally
from soulstack.games.foursouls.screen.card_scene import CardScene, about, notes
from soulstack.games.foursouls.screen.screens import SCREENS
from soulstack.ui import theme
from soulstack.ui.gui.lists import Lines, Row
from soulstack.ui.gui.press import Choice
from soulstack.ui.gui.values import Pick
from soulstack.ui.scenes.gallery import GalleryScene, found_cards
from soulstack.ui.scenes.rules import LEAST, OPEN_POINTS, RulesScene, entries, found_in, matching
from soulstack.ui.scenes.title import TitleScene

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios" / "foursouls").rglob("*.toml"))


def wheel(player, notches):
    player.send(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches, precise_y=float(notches), flipped=False))


# -- finding cards ----------------------------------------------------------------------------------------------------


def found(**wanted):
    """Find cards as the gallery of Four Souls does."""
    return found_cards(SCREENS.shelves, catalogue(), **wanted)


def test_without_a_filter_every_card_is_found():
    assert set(found()) == set(catalogue())


def test_every_word_of_a_search_must_occur_in_any_case():
    ids = found(search="GUPPY tail")
    assert "guppys_tail" in ids
    assert "guppys_paw" not in ids


def test_cards_that_are_called_so_come_before_those_that_only_speak_of_it():
    ids = found(search="soul")
    named = ["soul" in catalogue()[card].name.casefold() for card in ids]
    assert any(named)
    assert not all(named)
    assert named == sorted(named, reverse=True)


@pytest.mark.parametrize(("kind", "has", "has_not"), [("event", "ambush", "fatty"), ("monster", "fatty", "ambush")])
def test_events_are_not_among_the_monsters(kind, has, has_not):
    ids = found(kind=kind)
    assert has in ids
    assert has_not not in ids


def test_a_starting_item_stands_with_the_characters():
    ids = found(kind="character")
    assert ids.index("isaac") < ids.index("the_d6")


def test_a_set_is_shown_alone():
    ids = found(chosen={"set": "base"})
    assert {catalogue()[card].set for card in ids} == {"base"}


def test_a_keyword_is_shown_alone():
    ids = found(chosen={"keyword": "guppy"})
    assert "guppys_paw" in ids
    assert all("guppy" in catalogue()[card].keywords for card in ids)


def test_every_ruling_is_held_by_a_scenario():
    """A ruling whose scenario is gone or was renamed: run build/rulings.py."""
    titles = {tomllib.loads(file.read_text(encoding="utf-8"))["title"].rstrip(".").casefold() for file in SCENARIOS}
    rulings = [words for card in catalogue() for words in rulings_of(card)]
    assert len(rulings) > 1000
    loose = [words for words in rulings if not any(title.endswith(words[:-1].casefold()) for title in titles)]
    assert not loose


# -- the gallery ------------------------------------------------------------------------------------------------------


@pytest.fixture
def gallery(at_title):
    at_title.press("Gallery")
    at_title.move((2, 2))
    assert isinstance(at_title.scene, GalleryScene)
    return at_title


def test_rulings_stand_below_what_the_words_mean_and_are_scrolled(gallery):
    gallery.app.change(text_scale=140)
    gallery.app.push(CardScene(gallery.app, gallery.scene.book, ["daddy_haunt", "a_penny"], 0))
    gallery.wait(0.1)
    page = gallery.scene.notes
    assert page.decided == tuple(f"• {words}" for words in rulings_of("daddy_haunt"))
    assert page.furthest > 0
    gallery.key(pygame.K_PAGEDOWN)
    gallery.wait(0.5)
    assert page.offset > 0
    gallery.move(page.rect.center)
    wheel(gallery, 9)
    gallery.wait(0.5)
    assert (page.offset, gallery.scene.at) == (0, 0)


def test_where_nothing_scrolls_the_wheel_turns_to_the_next_card(gallery):
    gallery.app.push(CardScene(gallery.app, gallery.scene.book, ["a_penny", "a_dime"], 0))
    gallery.wait(0.1)
    assert gallery.scene.notes not in gallery.scene.form.stops()
    gallery.move(gallery.scene.notes.rect.center)
    wheel(gallery, -1)
    assert gallery.scene.at == 1


def test_a_keyword_is_chosen_by_keys(gallery):
    stops = gallery.scene.form.stops()
    keywords = next(each for each in stops if isinstance(each, Pick) and "eternal" in dict(each.options))
    gallery.scene.form.set_focus(keywords)
    gallery.key(pygame.K_RIGHT)
    assert gallery.scene.chosen["keyword"] == "eternal"
    assert "the_d6" in gallery.scene.ids


def test_cards_that_were_seen_are_counted(at_title):
    seats = [SeatTally(), SeatTally()]
    for mark in "ab":
        count_game(Tally(3, (0,), seats, {"butter_bean"}), ("human", "bot:easy"), mode="versus", seed=1, mark=mark)
    at_title.press("Gallery")
    scene = at_title.scene
    assert "1 of them seen" in scene.told.text
    scene.grid.on_open(scene.ids.index("butter_bean"))
    words = [text for widget in at_title.scene.form.things for text in getattr(widget, "texts", ())]
    assert "seen in 2 games" in words


def test_the_gallery_draws_only_what_is_in_sight(gallery):
    gallery.wait(1.5)
    grid = gallery.scene.grid
    assert grid.faces.waiting == 0
    seen = [grid.ids[at] for at in grid.in_sight()]
    assert 2 * grid.columns <= len(seen) < 6 * grid.columns
    assert all(grid.faces.ready(grid.book.spec(card), "table", grid.card_width) for card in seen)
    assert not grid.faces.ready(grid.book.spec(grid.ids[-1]), "table", grid.card_width)


def test_typing_anywhere_searches(gallery):
    gallery.type("guppy")
    assert gallery.scene.entry.text == "guppy"
    assert "guppys_head" in gallery.scene.ids
    assert len(gallery.scene.ids) < 30


def test_a_search_without_a_find_says_so(gallery):
    gallery.type("xyzzy")
    assert gallery.scene.ids == []
    assert gallery.scene.empty.text
    gallery.key(pygame.K_RETURN, pygame.K_RETURN, pygame.K_DOWN)
    assert isinstance(gallery.scene, GalleryScene)


def test_one_button_shows_all_cards_again(gallery):
    all_of_them = len(gallery.scene.ids)
    gallery.type("xyzzy")
    gallery.press("Show all cards")
    assert len(gallery.scene.ids) == all_of_them
    assert gallery.scene.entry.text == ""
    assert gallery.focus is gallery.scene.grid


def test_kind_and_set_are_chosen_with_the_mouse(gallery):
    stops = gallery.scene.form.stops()
    kinds = next(each for each in stops if isinstance(each, Choice) and len(each.options) > 3)
    gallery.click(kinds.cells()[3].center)
    assert gallery.scene.kind == "loot"
    assert {catalogue()[card].kind for card in gallery.scene.ids} == {"loot"}
    sets = next(each for each in stops if isinstance(each, Pick))
    for row, key in ((1, "base"), (0, "")):
        gallery.click(sets.rect.center)
        gallery.click(sets.list.row_rect(row).center)
        assert gallery.scene.chosen["set"] == key
        assert not sets.is_open


def test_a_click_shows_a_card_large_and_escape_leads_back(gallery):
    grid = gallery.scene.grid
    gallery.click(grid.card_rect(9).center)
    assert isinstance(gallery.scene, CardScene)
    assert gallery.scene.card_id == grid.ids[9]
    gallery.key(pygame.K_ESCAPE)
    assert isinstance(gallery.scene, GalleryScene)
    gallery.key(pygame.K_ESCAPE)
    assert isinstance(gallery.scene, TitleScene)


def test_the_gallery_is_walked_by_keys_alone(gallery):
    grid = gallery.scene.grid
    gallery.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN)
    assert grid.at == grid.columns + 2
    gallery.key(pygame.K_RETURN)
    assert gallery.scene.card_id == grid.ids[grid.columns + 2]
    gallery.key(pygame.K_RIGHT)
    assert gallery.scene.card_id == grid.ids[grid.columns + 3]
    gallery.key(pygame.K_RETURN)
    assert grid.at == grid.columns + 3


def test_the_keys_bring_far_cards_into_sight(gallery):
    grid = gallery.scene.grid
    gallery.key(pygame.K_END)
    gallery.wait(0.6)
    assert len(grid.ids) - 1 in grid.in_sight()
    assert grid.rect.contains(grid.card_rect(len(grid.ids) - 1))
    gallery.key(pygame.K_HOME)
    gallery.wait(0.6)
    assert grid.offset == 0
    gallery.key(pygame.K_PAGEDOWN)
    assert grid.at >= grid.columns


def reshape(player, size):
    player.app.screen = pygame.display.set_mode(size)
    player.app.apply_size()


def test_a_window_of_another_shape_is_filled_with_cards(gallery):
    grid = gallery.scene.grid
    gallery.key(pygame.K_DOWN, pygame.K_RIGHT)
    at, usual = grid.at, grid.columns
    reshape(gallery, (1720, 720))
    wide = gallery.scene.grid
    assert wide.columns > usual
    assert wide.at == at
    assert abs(wide.card_width - grid.card_width) < 12
    reshape(gallery, (1024, 768))
    high = gallery.scene.grid
    assert high.columns == usual
    assert high.rect.height > 0.75 * 768
    assert gallery.app.screen.get_rect().contains(high.rect)


def test_the_page_of_a_rule_is_as_high_as_the_window(book):
    reshape(book, (1024, 768))
    book.wait(0.1)
    assert book.scene.page.rect.height > 0.75 * 768
    assert book.scene.page.lines
    reshape(book, (3440, 1440))
    assert book.scene.page.rect.width < 3440 * 0.65, "long lines are hard to follow"


def test_up_from_the_first_row_leads_to_the_filters(gallery):
    gallery.key(pygame.K_UP)
    assert gallery.focus is not gallery.scene.grid


def test_the_wheel_scrolls_softly_and_stops_at_the_ends(gallery):
    grid = gallery.scene.grid
    wheel(gallery, -1)
    assert 0 < grid.offset < grid.glide.target
    gallery.wait(0.6)
    assert grid.offset == round(grid.glide.target)
    wheel(gallery, 50)
    gallery.wait(0.6)
    assert grid.offset == 0
    wheel(gallery, -5000)
    gallery.wait(0.6)
    assert grid.offset == grid.furthest


def test_the_bar_can_be_dragged(gallery):
    grid = gallery.scene.grid
    x = grid.bar.centerx
    gallery.down((x, grid.bar.centery))
    gallery.move((x, grid.rect.bottom + 500))
    gallery.up((x, grid.rect.bottom + 500))
    assert grid.offset == grid.furthest
    assert isinstance(gallery.scene, GalleryScene)


def test_a_window_of_another_size_keeps_the_place(gallery):
    grid = gallery.scene.grid
    gallery.key(pygame.K_END)
    gallery.wait(0.6)
    gallery.app.screen = pygame.display.set_mode((1600, 900))
    gallery.app.apply_size()
    gallery.wait(0.1)
    assert len(grid.ids) - 1 in grid.in_sight()


def test_a_character_leads_to_its_item_and_back(gallery):
    book = gallery.scene.book
    gallery.app.push(CardScene(gallery.app, book, ["isaac"], 0))
    gallery.press("The D6")
    assert gallery.scene.card_id == "the_d6"
    gallery.press("Isaac")
    assert gallery.scene.card_id == "isaac"


def test_the_words_of_a_card_are_explained():
    cards = catalogue()
    assert ("eternal", "It cannot be destroyed and never goes to a discard.") in notes(cards["the_d6"])
    assert any(sign == "↷" for sign, _ in notes(cards["the_d6"]))
    assert about(cards["the_d6"]) == ["Starting item", "Active item", "Base game"]
    event = next(card for card in cards.values() if card.is_event and card.set == "base")
    assert about(event)[0] in {"Good event", "Bad event"}


# -- the rulebook -----------------------------------------------------------------------------------------------------


@pytest.fixture
def book(at_title):
    at_title.press("Rules")
    at_title.move((2, 2))
    assert isinstance(at_title.scene, RulesScene)
    return at_title


def shown(scene):
    return [entry.rule for entry in scene.page.shown]


def test_every_rule_and_every_decision_stands_in_the_book():
    book = entries()
    assert [entry.rule for entry in book[: len(rules())]] == list(rules())
    assert {entry.section for entry in book[len(rules()) :]} == {OPEN_POINTS}


def test_the_book_opens_at_the_first_section(book):
    assert book.scene.section == "Setup"
    assert shown(book.scene)[0] == "SETUP-01"


def test_a_section_is_chosen_by_mouse_and_by_keys(book):
    rows = book.scene.list
    book.click(rows.row_rect(2).center)
    first = book.scene.section
    assert first == book.scene.row_sections[2]
    book.key(pygame.K_DOWN)
    assert book.scene.section == book.scene.row_sections[3]
    book.key(pygame.K_END)
    assert book.scene.section == OPEN_POINTS


def test_headings_are_passed_over(book):
    assert book.scene.rows[1].heading
    book.click(book.scene.list.row_rect(1).center)
    assert book.scene.section == "Setup"
    book.key(pygame.K_DOWN)
    assert book.scene.section == book.scene.row_sections[2]
    book.key(pygame.K_UP)
    assert book.scene.section == "Setup"


def test_a_rule_is_opened_directly_and_is_in_sight(app, player):
    app.replace(RulesScene(app, rule="turn-05"))
    player.wait(0.1)
    page = player.scene.page
    assert player.scene.section == "Turn"
    assert page.marked == "TURN-05"
    assert page.offset <= page.tops["TURN-05"] < page.offset + page.inner.height


def test_an_unknown_rule_opens_the_first_page(app, player):
    app.replace(RulesScene(app, rule="NONSENSE-99"))
    assert player.scene.section == "Setup"


def test_a_rule_can_be_opened_later(book):
    book.scene.open_rule("WIN-01")
    assert "WIN-01" in shown(book.scene)
    assert book.scene.page.marked == "WIN-01"


def test_a_search_goes_through_the_whole_book(book):
    book.type("indomitable")
    found = shown(book.scene)
    assert 0 < len(found) < 60
    assert found == [entry.rule for entry in matching(entries(), "indomitable")]
    book.key(pygame.K_RETURN)
    assert book.focus is book.scene.page


def test_a_single_letter_is_no_search(book):
    book.type("x" * (LEAST - 1))
    assert shown(book.scene)[0] == "SETUP-01"


def test_a_search_that_no_rule_fits_says_so(book):
    book.type("xyzzy")
    assert book.scene.empty.text == "No rule speaks of that."
    book.scene.entry.set("")
    assert book.scene.empty.text == ""


def test_the_words_of_a_search_are_marked_on_the_page(book):
    book.type("attack roll")
    assert book.scene.page.sought == ("attack", "roll")
    assert found_in("An Attack, a roll.", book.scene.page.sought) == [(3, 9), (13, 17)]
    before = book.app.screen.copy()
    book.scene.page.sought = ()
    book.wait(0.1)
    assert before.get_buffer().raw != book.app.screen.get_buffer().raw


def test_while_there_is_a_search_no_section_is_chosen_and_each_can_be_opened(book):
    first = book.scene.section
    book.type("damage")
    assert book.scene.list.chosen == -1
    book.click(book.scene.list.row_rect(book.scene.row_sections.index(first)).center)
    assert (book.scene.search, book.scene.section) == ("", first)
    assert {entry.section for entry in book.scene.page.shown} == {first}


def test_choosing_a_section_ends_the_search(book):
    book.type("damage")
    book.click(book.scene.list.row_rect(2).center)
    assert book.scene.entry.text == ""
    assert {entry.section for entry in book.scene.page.shown} == {book.scene.section}


def test_pages_are_turned_with_wheel_and_keys(book):
    page = book.scene.page
    book.move(page.rect.center)
    wheel(book, -2)
    book.wait(0.6)
    first = page.offset
    assert first > 0
    book.key(pygame.K_PAGEDOWN)
    book.wait(0.6)
    assert page.offset > first


def test_f1_opens_the_rules_and_closes_them(at_title):
    at_title.key(pygame.K_F1)
    assert isinstance(at_title.scene, RulesScene)
    at_title.key(pygame.K_F1)
    assert isinstance(at_title.scene, TitleScene)


@pytest.mark.parametrize("scale", [100, 120, 140])
def test_no_line_of_the_book_leaves_the_paper(open_app, player, scale):
    player.app.change(text_scale=scale)
    player.app.replace(RulesScene(player.app))
    page = player.scene.page
    page.set(entries(), headed=True)
    wide = [
        line
        for line in page.lines
        if line.left + theme.font(line.font, line.px).size(line.text)[0] > page.inner.width + 1
    ]
    assert wide == []


# -- lists ------------------------------------------------------------------------------------------------------------


def test_a_list_of_nothing_but_headings_chooses_nothing():
    chosen = []
    box = Lines((0, 0, 300, 200), [Row("A", heading=True), Row("B", heading=True)], -1, chosen.append)
    box.choose(0)
    box.turn_page(400)
    assert chosen == []
    assert box.chosen == -1
