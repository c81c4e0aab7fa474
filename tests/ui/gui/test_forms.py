"""What the forms can do since pygame_gui carries them: lists that fold down, text that is selected, tips, and no click lost."""

import pygame
import pytest

from soulstack.app.key_bindings import Bindings
from soulstack.ui import keys, theme
from soulstack.ui.gui.control import Control
from soulstack.ui.gui.form import TIP_DELAY
from soulstack.ui.gui.press import Button
from soulstack.ui.gui.scene import GuiScene
from soulstack.ui.gui.values import Pick, TextLine
from soulstack.ui.scenes.gallery import GalleryScene
from soulstack.ui.scenes.settings import SettingsScene
from soulstack.ui.scenes.title import TitleScene

PAD = {
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "a": pygame.CONTROLLER_BUTTON_A,
    "b": pygame.CONTROLLER_BUTTON_B,
    "next": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
}


def pad(player, *names):
    for name in names:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            player.send(pygame.event.Event(kind, button=PAD[name], instance_id=0))


@pytest.fixture(autouse=True)
def plain_look():
    yield
    keys.use(Bindings())
    theme.use_palette("standard")


@pytest.fixture
def sight(app, player):
    """The page of the settings with the list of palettes."""
    scene = SettingsScene(app)
    scene.page = "sight"
    app.push(TitleScene(app))
    app.push(scene)
    player.wait(0.1)
    return player


def palette_of(player):
    return player.scene.controls["palette"]


# -- lists that fold down -----------------------------------------------------------------------------------------------


def test_a_list_folds_down_and_one_is_taken_by_the_mouse(sight):
    sight.click(palette_of(sight).rect.center)
    assert palette_of(sight).is_open
    sight.click(palette_of(sight).list.row_rect(1).center)
    assert sight.app.settings.palette == "red_green"
    assert not palette_of(sight).is_open


def test_a_list_by_keys_alone_and_escape_closes_the_list_and_nothing_else(sight):
    sight.scene.form.set_focus(palette_of(sight))
    sight.key(pygame.K_RIGHT)
    assert sight.app.settings.palette == "red_green"
    assert sight.focus is palette_of(sight), "the focus survives that all is made anew"
    sight.key(pygame.K_RETURN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert sight.app.settings.palette == "contrast"
    sight.key(pygame.K_RETURN, pygame.K_UP, pygame.K_ESCAPE)
    assert sight.app.settings.palette == "contrast"
    assert not palette_of(sight).is_open
    assert isinstance(sight.scene, SettingsScene)


def test_a_list_by_a_pad_alone(sight):
    while sight.focus is not palette_of(sight):
        pad(sight, "next")
    pad(sight, "a", "down", "down", "a")
    assert sight.app.settings.palette == "blue_yellow"
    pad(sight, "a", "b")
    assert isinstance(sight.scene, SettingsScene)
    pad(sight, "b")
    assert isinstance(sight.scene, TitleScene)


def test_tab_and_a_press_elsewhere_put_a_list_away(sight):
    pick = palette_of(sight)
    sight.click(pick.rect.center)
    sight.press("Done")
    assert not pick.is_open
    assert isinstance(sight.scene, SettingsScene), "the press has put the list away and nothing else"
    sight.click(pick.rect.center)
    sight.key(pygame.K_TAB)
    assert not pick.is_open
    assert sight.focus is not pick


def test_while_a_list_is_open_the_mouse_lights_its_lines_and_takes_the_focus_nowhere(sight):
    pick = palette_of(sight)
    sight.click(pick.rect.center)
    sight.move(sight.scene.controls["screenshake"].rect.center)
    assert sight.focus is pick
    sight.move(pick.list.row_rect(2).center)
    assert [line.at for line in pick.list.lines if line.plate.hovered] == [2]


def test_a_long_list_has_as_many_buttons_as_are_in_sight_and_the_wheel_moves_it(app, player):
    options = [(number, f"Number {number}") for number in range(300)]

    class Long(GuiScene):
        def build(self):
            self.taken = []
            self.pick = Pick((400, 300, 300, 44), options, 0, self.taken.append)
            self.form.add(self.pick)

    app.push(Long(app))
    player.click(player.scene.pick.rect.center)
    found = player.scene.pick.list
    assert len(found.lines) < 20
    player.move(found.rect.center)
    player.send(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-30, precise_y=-30.0))
    player.wait(1)
    assert found.offset > 20 * found.row_height
    row = found.offset // found.row_height + 4
    player.click(found.row_rect(row).center)
    assert player.scene.taken == [row]


def test_a_list_near_the_lower_edge_folds_up(app, player):
    class Low(GuiScene):
        def build(self):
            options = [(number, str(number)) for number in range(6)]
            self.pick = Pick((400, 640, 300, 44), options, 0, lambda _: None)
            self.form.add(self.pick)

    app.push(Low(app))
    player.click(player.scene.pick.rect.center)
    assert player.scene.pick.list.rect.bottom < player.scene.pick.rect.top
    assert app.screen.get_rect().contains(player.scene.pick.list.rect)


def test_a_switch_shows_what_a_key_has_changed_meanwhile(sight):
    sight.scene.open("sound")
    sight.wait(0.1)
    sight.key(pygame.K_F9)
    assert sight.app.settings.mute
    assert sight.scene.controls["mute"].value is True


# -- text ---------------------------------------------------------------------------------------------------------------


@pytest.fixture
def gallery(app, player):
    app.push(GalleryScene(app))
    player.wait(0.1)
    return player


def test_text_is_selected_with_the_mouse_and_a_word_by_a_double_click(gallery):
    entry = gallery.scene.entry
    gallery.type("blue baby")
    assert entry.text == "blue baby"
    left = (entry.rect.left + 14, entry.rect.centery)
    gallery.move(left)
    gallery.down(left)
    gallery.move((entry.rect.right - 20, entry.rect.centery))
    gallery.up((entry.rect.right - 20, entry.rect.centery))
    assert sorted(entry.parts[0].select_range) == [0, 9]
    gallery.wait(1)
    for _ in range(2):
        gallery.down(left)
        gallery.up(left)
    gallery.type("x")
    assert entry.text == "x baby"


def test_a_text_that_is_pasted_is_cut_to_what_fits(gallery):
    pygame.scrap.put_text("y" * 90)
    gallery.click(gallery.scene.entry.rect.center)
    gallery.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert gallery.scene.entry.text == "y" * gallery.scene.entry.longest


def test_what_stands_in_an_empty_line_is_no_text(gallery):
    gallery.click(gallery.scene.entry.rect.center)
    gallery.key(pygame.K_END, pygame.K_BACKSPACE)
    assert gallery.scene.entry.text == ""
    assert gallery.scene.entry.parts[0].text == ""


# -- tips ---------------------------------------------------------------------------------------------------------------


class Cut(GuiScene):
    """A button whose words cannot fit, and one whose words do."""

    def build(self):
        self.long = Button((400, 300, 70, 30), "Donaudampfschifffahrtsgesellschaft & <Kapitän>", lambda: None)
        self.short = Button((400, 400, 200, 60), "a", lambda: None)
        self.form.add(self.short, self.long)


def tips(player):
    return [each for each in player.scene.form.gui.ui_group.sprites() if type(each).__name__ == "UITooltip"]


@pytest.mark.parametrize("by_keys", [True, False])
def test_words_that_had_to_be_cut_are_told_whole(app, player, by_keys):
    app.push(Cut(app))
    player.wait(0.2)
    assert not tips(player)
    if by_keys:
        player.key(pygame.K_TAB)
    else:
        player.move(player.scene.long.rect.center)
    player.wait(TIP_DELAY + 0.2)
    (tip,) = tips(player)
    assert app.screen.get_rect().contains(tip.rect)
    if by_keys:
        player.key(pygame.K_TAB)
    else:
        player.move(player.scene.short.rect.center)
    player.wait(0.1)
    assert not tips(player)


# -- time ---------------------------------------------------------------------------------------------------------------


def test_a_click_is_not_lost_while_a_screen_is_still_being_made(app, player):
    app.slice = 0.0
    app.push(SettingsScene(app))
    app.step(1 / 60)
    scene = app.stack.top
    assert not scene.form.made
    toggle = scene.controls["hints"]
    player.click((toggle.rect.left + 10, toggle.rect.centery))
    assert app.settings.hints is False


def test_keys_do_not_wait_for_elements(app, player):
    app.slice = 0.0
    app.push(SettingsScene(app))
    app.step(1 / 60)
    player.key(pygame.K_RIGHT)
    assert player.scene.page == "sight"


def test_elements_are_made_a_few_a_frame(app):
    app.slice = 0.0
    app.push(SettingsScene(app))
    scene, known = app.stack.top, 0
    for _ in range(200):
        scene.form.make(0.0)
        made = sum(bool(control.parts) for control in scene.form.controls())
        assert made - known <= 1
        known = made
    assert scene.form.made


@pytest.mark.parametrize(
    "change",
    [{"text_scale": 140}, {"palette": "contrast"}, {"language": "de"}, {"text_scale": 120, "palette": "red_green"}],
)
@pytest.mark.parametrize("page", ["game", "sight", "sound", "keys", "files"])
def test_everything_changes_while_a_form_is_open_and_nothing_is_forgotten(app, player, page, change):
    scene = SettingsScene(app)
    scene.page = page
    app.push(scene)
    player.wait(0.1)
    app.change(volume_master=0.3, hints=False)
    picture = app.screen.copy().get_buffer().raw
    app.change(**change)
    player.wait(0.3)
    assert app.screen.get_buffer().raw != picture
    assert scene.page == page
    assert all(isinstance(control, Control) and control.parts for control in scene.form.controls())
    if "hints" in scene.controls:
        assert scene.controls["hints"].value is False
    if "volume_master" in scene.controls:
        assert scene.controls["volume_master"].value == 0.3


def test_another_window_size_keeps_what_is_typed_and_where_the_focus_is(gallery):
    gallery.type("guppy")
    gallery.app.screen = pygame.display.set_mode((1600, 900))
    gallery.app.apply_size()
    gallery.wait(0.1)
    assert gallery.scene.entry.text == "guppy"
    assert isinstance(gallery.focus, TextLine)
    gallery.type("x")
    assert gallery.scene.search == "guppyx"
