from itertools import pairwise

import pygame
import pytest

from soulstack.ui.gui.form import Form
from soulstack.ui.gui.lists import Lines, Row
from soulstack.ui.gui.press import Button, Choice, Toggle
from soulstack.ui.gui.values import Slider, TextLine
from soulstack.ui.input import Meant, meant_by
from soulstack.ui.keycaps import KeyRows
from soulstack.ui.scenery import Label, Titled
from soulstack.ui.scrolling import EDGE, LongText
from soulstack.ui.units import Space, scale_for

SPACE = Space((1280, 720), 1.0)


def key(code, mod=0, letter=""):
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0)


def mouse(kind, pos):
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    return pygame.event.Event(kind, pos=pos, button=1)


@pytest.fixture
def heard():
    return []


class Lively(Form):
    """A form that a frame follows every event."""

    def handle(self, event):
        used = super().handle(event)
        self.update(1 / 60)
        return used


@pytest.fixture
def form(app, heard):
    form = Lively(app)
    form.play = heard.append
    form.layout(SPACE)
    return form


@pytest.fixture
def pressed():
    return []


@pytest.fixture
def grid(form, pressed):
    """Four buttons, two by two."""
    for name, x, y in (("a", 100, 100), ("b", 400, 100), ("c", 100, 300), ("d", 400, 300)):
        form.add(Button((x, y, 200, 60), name, lambda name=name: pressed.append(name)))
    return form


def test_the_first_control_has_the_focus(grid):
    assert grid.focus.text == "a"


def test_tab_goes_round_in_order_and_back(grid):
    seen = []
    for _ in range(5):
        seen.append(grid.focus.text)
        grid.handle(key(pygame.K_TAB))
    assert seen == ["a", "b", "c", "d", "a"]
    grid.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert grid.focus.text == "a"


def test_arrows_go_where_they_point(grid):
    for code, text in ((pygame.K_RIGHT, "b"), (pygame.K_DOWN, "d"), (pygame.K_LEFT, "c"), (pygame.K_UP, "a")):
        grid.handle(key(code))
        assert grid.focus.text == text


def test_an_arrow_into_nothing_keeps_the_focus(grid):
    grid.handle(key(pygame.K_UP))
    assert grid.focus.text == "a"


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_enter_and_space_press_the_focused_button(grid, pressed, heard, code):
    grid.handle(key(pygame.K_TAB))
    grid.handle(key(code))
    assert pressed == ["b"]
    assert heard[-1] == "click"


def test_alt_tab_belongs_to_the_system():
    assert meant_by(key(pygame.K_TAB, pygame.KMOD_ALT)) is None
    assert meant_by(key(pygame.K_RETURN, pygame.KMOD_ALT)) is Meant.FULLSCREEN


def test_a_disabled_button_is_passed_over_and_cannot_be_pressed(grid, pressed):
    grid.things[1].enabled = False
    grid.handle(key(pygame.K_TAB))
    assert grid.focus.text == "c"
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        grid.handle(mouse(kind, (500, 130)))
    assert pressed == []


def test_hovering_focuses_and_is_heard_once(grid, heard):
    grid.handle(mouse(pygame.MOUSEMOTION, (500, 330)))
    grid.handle(mouse(pygame.MOUSEMOTION, (505, 330)))
    assert grid.focus.text == "d"
    assert grid.focus.hovered
    assert heard == ["hover"]


def test_a_click_needs_press_and_release_on_the_same_button(grid, pressed):
    grid.handle(mouse(pygame.MOUSEBUTTONDOWN, (150, 130)))
    grid.handle(mouse(pygame.MOUSEBUTTONUP, (500, 330)))
    assert pressed == []
    grid.handle(mouse(pygame.MOUSEBUTTONDOWN, (150, 130)))
    grid.handle(mouse(pygame.MOUSEBUTTONUP, (160, 140)))
    assert pressed == ["a"]


def test_the_right_button_presses_nothing(grid, pressed):
    grid.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(150, 130), button=3))
    grid.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(150, 130), button=3))
    assert pressed == []


def picture_of(form):
    surface = pygame.Surface((1280, 720))
    surface.fill((60, 50, 60))
    form.draw(surface)
    return surface.get_buffer().raw


def test_hover_press_and_focus_are_seen_in_the_very_next_picture(grid):
    grid.handle(key(pygame.K_TAB))
    pictures = [picture_of(grid)]
    grid.handle(mouse(pygame.MOUSEMOTION, (150, 330)))
    pictures.append(picture_of(grid))
    grid.handle(mouse(pygame.MOUSEBUTTONDOWN, (150, 330)))
    pictures.append(picture_of(grid))
    grid.handle(key(pygame.K_TAB))
    pictures.append(picture_of(grid))
    assert len(set(pictures)) == 4


def test_a_switch_answers_to_mouse_space_and_arrows(form):
    seen = []
    form.add(Toggle((100, 100, 200, 40), value=False, on_change=seen.append))
    form.handle(key(pygame.K_SPACE))
    form.handle(key(pygame.K_LEFT))
    form.handle(key(pygame.K_RIGHT))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        form.handle(mouse(kind, (120, 120)))
    assert seen == [True, False, True, False]


def test_a_switch_that_cannot_be_used_does_not_shine(form):
    switch = Toggle((100, 100, 200, 40), value=True, on_change=lambda _: None)
    form.add(switch)
    on, off = pygame.Surface((400, 200)), pygame.Surface((400, 200))
    form.set_focus(None)
    switch.draw(on)
    switch.enabled = False
    switch.draw(off)
    spot = (112, 120)
    assert sum(off.get_at(spot)[:3]) < sum(on.get_at(spot)[:3]) / 2


def test_a_choice_moves_by_arrows_and_stops_at_its_ends(form):
    seen = []
    form.add(Choice((100, 100, 400, 40), [(1, "one"), (2, "two"), (3, "three")], 2, seen.append))
    for code in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_RETURN):
        form.handle(key(code))
    assert seen == [3, 2, 1, 2]


def test_a_choice_takes_the_option_under_the_mouse(form):
    seen = []
    choice = Choice((100, 100, 400, 40), [("a", "A"), ("b", "A much longer word"), ("c", "C")], "a", seen.append)
    form.add(choice)
    for cell in reversed(choice.cells()):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            form.handle(mouse(kind, cell.center))
    assert seen == ["c", "b", "a"]
    assert choice.cells()[1].width > choice.cells()[0].width


def test_the_cells_of_a_choice_fill_it_without_gaps(form):
    choice = Choice((100, 100, 401, 40), [(n, "word" * n) for n in range(1, 5)], 1, print)
    form.add(choice)
    cells = choice.cells()
    assert cells[0].left == choice.rect.left
    assert cells[-1].right == choice.rect.right
    assert all(left.right == right.left for left, right in pairwise(cells))


def test_the_cells_of_a_choice_are_equally_wide_as_long_as_every_word_fits(form):
    roomy = Choice((0, 0, 900, 50), [(1, "Game"), (2, "Sound"), (3, "Everything else")], 1, lambda _: None)
    tight = Choice((0, 0, 300, 50), [(1, "Smart"), (2, "Only if I can do nothing")], 1, lambda _: None)
    form.add(roomy, tight)
    assert {cell.width for cell in roomy.cells()} == {300}
    short, long = (cell.width for cell in tight.cells())
    assert short < long


def test_a_slider_goes_by_steps_and_stays_in_its_range(form):
    seen = []
    form.add(Slider((100, 100, 400, 40), 0.9, seen.append))
    for code in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_HOME, pygame.K_LEFT, pygame.K_END):
        form.handle(key(code))
    assert seen == [1.0, 0.9, 0.0, 1.0]


def test_a_slider_follows_the_mouse_even_beyond_its_ends(form):
    seen = []
    slider = Slider((100, 100, 400, 40), 0.5, seen.append)
    form.add(slider)
    form.handle(mouse(pygame.MOUSEBUTTONDOWN, slider.track.center))
    form.handle(mouse(pygame.MOUSEMOTION, (900, 300)))
    form.handle(mouse(pygame.MOUSEMOTION, (10, 300)))
    form.handle(mouse(pygame.MOUSEBUTTONUP, (10, 300)))
    form.handle(mouse(pygame.MOUSEMOTION, (900, 300)))
    assert seen == [1.0, 0.0]


def entry(form, text="", **options):
    seen = []
    field = TextLine((100, 100, 300, 46), text, seen.append, **options)
    form.add(field)
    form.update(1 / 60)
    return field, seen


def type_into(form, text):
    for letter in text:
        form.handle(key(ord(letter), letter=letter))
        form.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def test_a_text_field_takes_letters_and_a_space_presses_nothing(form, pressed):
    field, _ = entry(form)
    form.add(Button((100, 300, 100, 50), "x", lambda: pressed.append("x")))
    type_into(form, "a b")
    assert field.text == "a b"
    assert pressed == []


def test_a_text_field_edits_at_its_caret(form):
    field, _ = entry(form, "abcd")
    for code in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_DELETE, pygame.K_RIGHT, pygame.K_BACKSPACE):
        form.handle(key(code))
    type_into(form, "x")
    assert field.text == "axd"


def test_a_text_field_reached_by_tab_is_written_anew(form):
    field, _ = entry(form, "old name")
    type_into(form, "new")
    assert field.text == "new"


def test_a_text_field_has_an_end(form):
    field, _ = entry(form, longest=3)
    type_into(form, "abcdef")
    assert field.text == "abc"


def test_a_text_field_refuses_what_is_not_allowed(form):
    field, seen = entry(form, digits=True)
    type_into(form, "1a2 3")
    assert field.text == "123"
    assert seen == ["1", "12", "123"]


def test_copy_cut_and_paste_go_through_the_clipboard(form):
    field, _ = entry(form, "word")
    form.handle(key(pygame.K_a, pygame.KMOD_CTRL))
    form.handle(key(pygame.K_x, pygame.KMOD_CTRL))
    assert field.text == ""
    form.handle(key(pygame.K_v, pygame.KMOD_CTRL))
    form.handle(key(pygame.K_v, pygame.KMOD_CTRL))
    assert field.text == "wordword"


def test_a_long_text_is_read_from_its_beginning_once_nobody_edits_it(form):
    field = TextLine((0, 0, 120, 50), "Bartholomew the Great", lambda _: None)
    form.add(field)

    def drawn():
        surface = pygame.Surface((120, 50))
        form.update(1 / 60)
        form.draw(surface)
        return surface.subsurface((12, 8, 90, 34)).copy().get_buffer().raw

    form.set_focus(None)
    begin = drawn()
    form.set_focus(field)
    form.handle(key(pygame.K_END))
    assert drawn() != begin
    form.set_focus(None)
    assert drawn() == begin


def test_a_click_sets_the_caret(form):
    field, _ = entry(form, "wide words")
    form.handle(mouse(pygame.MOUSEBUTTONDOWN, (field.rect.left + 4, field.rect.centery)))
    assert field.parts[0].edit_position == 0
    form.handle(mouse(pygame.MOUSEBUTTONDOWN, (field.rect.right - 4, field.rect.centery)))
    assert field.parts[0].edit_position == len("wide words")


def test_the_mouse_does_not_take_the_focus_from_a_field_that_is_edited(form):
    field, _ = entry(form, "abc")
    form.add(Button((100, 300, 100, 50), "x", lambda: None))
    form.handle(mouse(pygame.MOUSEMOTION, (150, 325)))
    assert form.focus is field


def test_a_label_never_leaves_its_area(form):
    surface = pygame.Surface((1280, 720), pygame.SRCALPHA)
    form.add(Label((300, 200, 120, 40), "too many words", size=40, outline=2))
    form.layout(Space((1280, 720), 1.0, text=1.4))
    form.draw(surface)
    drawn = surface.get_bounding_rect()
    assert pygame.Rect(300, 180, 121, 80).contains(drawn)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440), (1280, 1024), (3440, 1440), (640, 360)])
def test_the_space_lies_in_the_middle_of_any_window(size):
    space = Space(size, scale_for(size))
    whole = space.rect(0, 0, 1280, 720)
    assert pygame.Rect((0, 0), size).contains(whole)
    assert abs(whole.centerx - size[0] / 2) <= 1
    assert abs(whole.centery - size[1] / 2) <= 1
    assert whole.width == size[0] or whole.height == size[1]


LARGE = Space((1280, 720), 1.0, 1.4)


def test_buttons_that_belong_together_have_words_of_one_size(app):
    buttons = [Button((0, 0, 160, 46), text, lambda: None, size=21) for text in ("Rules", "A very long word indeed")]
    for button in buttons:
        button.layout(LARGE)
    short, long = (button.fitted().px for button in buttons)
    assert long < short
    for button in buttons:
        button.mates = buttons
    surface = pygame.Surface((200, 60))
    buttons[0].draw(surface)
    alone = Button((0, 0, 160, 46), "Rules", lambda: None, size=21 * long / short)
    alone.layout(LARGE)
    other = pygame.Surface((200, 60))
    alone.draw(other)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(other, "RGB")


def test_a_title_does_not_leave_what_is_said_below_it_small(app):
    tile = Titled((0, 0, 320, 80), "Mini-draft", "Everybody picks two items before the first turn.")
    tile.layout(LARGE)
    title, told = tile.sizes()
    assert told >= round(title * tile.told_size / tile.size)
    assert title >= tile.size


def test_a_title_with_enough_room_is_as_large_as_the_player_wants(app):
    tile = Titled((0, 0, 600, 120), "Rooms", "One more row.")
    tile.layout(LARGE)
    assert tile.sizes() == (LARGE.font_px(tile.size), LARGE.font_px(tile.told_size))


def test_the_card_of_keys_has_one_size_and_breaks_what_is_long(app):
    rows = [(("A",), "attack")] * 7 + [(("Z",), "take back, as far as nobody has learned anything, " * 2)]
    card = KeyRows((0, 0, 1000, 260), rows)
    card.layout(LARGE)
    px = card.px()
    assert px > LARGE.px(18)
    assert sum(card._heights(px)[4:]) <= 260
    assert len(card._lines(px)[7]) > 1


def test_the_line_of_a_list_below_the_mouse_is_lit(form):
    box = Lines((0, 0, 300, 200), [Row("one"), Row("two"), Row("three")], 0, lambda _: None)
    form.add(box)
    before, after = pygame.Surface((300, 200)), pygame.Surface((300, 200))
    form.handle(mouse(pygame.MOUSEMOTION, (600, 600)))
    form.draw(before)
    form.handle(mouse(pygame.MOUSEMOTION, box.row_rect(1).center))
    form.draw(after)
    spot = (box.row_rect(1).right - 8, box.row_rect(1).centery)
    assert before.get_at(spot) != after.get_at(spot)
    other = (box.row_rect(2).right - 8, box.row_rect(2).centery)
    assert before.get_at(other) == after.get_at(other)


def test_a_long_text_dives_into_a_shadow_where_it_goes_on(app):
    text = LongText((0, 0, 300, 200), "\n".join("word" for _ in range(40)), still=True)
    text.layout(SPACE)

    def edges():
        surface = pygame.Surface((300, 200))
        surface.fill((255, 255, 255))
        text.draw(surface)
        return sum(surface.get_at((150, 5))[:3]), sum(surface.get_at((150, 194))[:3])

    top, bottom = edges()
    assert top == 765 > bottom
    text.scroll_to(text.furthest // 2, at_once=True)
    assert max(edges()) < 765
    text.scroll_to(text.furthest, at_once=True)
    top, bottom = edges()
    assert top < 765 == bottom
    assert EDGE < 40
