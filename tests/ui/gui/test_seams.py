"""Where the game reaches into pygame_gui: a test for each seam, so that a change of the library fails here, not on a screen."""

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import i18n
import pygame
import pygame_gui
import pytest
from pygame_gui.core.surface_cache import SurfaceCache
from pygame_gui.core.utility import get_default_manager

from soulstack.ui import paint, theme
from soulstack.ui.gui import look
from soulstack.ui.gui.form import Form
from soulstack.ui.gui.lists import Lines, Row
from soulstack.ui.gui.manager import MESSAGES
from soulstack.ui.gui.press import Button, Choice, Press, Toggle
from soulstack.ui.gui.shape import REPEAT, Bar, Catch, Entry, Grip, Part, Plate, View
from soulstack.ui.gui.values import Slider, TextLine
from soulstack.ui.units import Space

SPACE = Space((1280, 720), 1.0)
LIBRARY = Path(pygame_gui.__file__).parent


@pytest.fixture
def form(app):
    form = Form(app)
    form.layout(SPACE)
    return form


def mouse(form, kind, pos, button=1):
    more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": button}
    form.handle(pygame.event.Event(kind, pos=pos, **more))
    form.update(1 / 60)


def click(form, pos):
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        mouse(form, kind, pos)


def test_the_place_of_the_next_letter_is_wide_enough_to_be_seen(form):
    line = TextLine((10, 200, 300, 40), "Ada", print)
    form.add(line)
    form.set_focus(line)
    pictures = []
    for _ in range(60):
        form.update(1 / 60)
        picture = pygame.Surface(SPACE.size)
        form.draw(picture)
        pictures.append(picture.subsurface(line.rect))
    caret = {
        x
        for x in range(line.rect.width)
        if len({tuple(picture.get_at((x, line.rect.height // 2))) for picture in pictures}) > 1
    }
    assert len(caret) == 2


def test_the_light_round_what_is_focused_is_as_bright_below_as_above(form):
    button = Button((100, 100, 200, 60), "a", print)
    form.add(button)
    form.set_focus(button)
    for _ in range(60):
        form.update(1 / 60)
    picture = pygame.Surface(SPACE.size)
    form.draw(picture)
    x, ring = button.rect.centerx, button.ring
    below = max(picture.get_at((x, ring.bottom + far)).g for far in range(8))
    above = max(picture.get_at((x, ring.top - 1 - far)).g for far in range(8))
    assert abs(below - above) <= 30 < above


def test_the_version_is_one_that_these_tests_know():
    assert version("pygame-gui").startswith("0.6.")


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (
            Plate,
            "_handler _get_appropriate_state_name held hovered is_selected drawable_shape on_fresh_drawable_shape_ready",
        ),
        (Grip, "sliding_button button_container enable_arrow_buttons sliding_button_width set_current_value"),
        (Entry, "edit_position select_range text set_allowed_characters set_text_length_limit redraw is_focused"),
        (Bar, "sliding_button button_container scroll_position scrollable_height set_scroll_from_start_percentage"),
        (View, "elements clear"),
    ],
)
def test_every_name_that_is_leant_on_is_still_there(form, kind, names):
    form.add(
        Button((10, 10, 100, 40), "a", print),
        Slider((10, 100, 300, 40), 0.5, print),
        TextLine((10, 200, 300, 40), "Ada", print),
        Lines((10, 300, 300, 200), [Row(str(number)) for number in range(40)], 0, print),
    )
    form.update(1 / 60)
    found = next(part for control in form.controls() for part in control.parts if isinstance(part, kind))
    for name in names.split():
        assert hasattr(found, name), f"{kind.__mro__[2].__name__} has lost {name}"


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (pygame_gui.core.UIElement, "_create_valid_ids"),
        (pygame_gui.elements.UIButton, "_set_inactive"),
        (pygame_gui.elements.UIHorizontalSlider, "_update_grabbed_slider"),
        *((pygame_gui.elements.UITextEntryLine, name) for name in ("_do_copy", "_do_cut", "_do_paste")),
        (pygame_gui.elements.UITextEntryLine, "_process_entered_character"),
        (pygame_gui.elements.UITextEntryLine, "_delete_text_in_selection_range"),
        (pygame_gui.UIManager, "_update_mouse_position"),
        (pygame_gui.UIManager, "create_new_theme"),
        (pygame_gui.UIManager, "create_tool_tip"),
        (SurfaceCache, "build_cache_id"),
        (SurfaceCache, "find_surface_in_cache"),
    ],
)
def test_every_method_that_is_overridden_is_still_called_so(kind, name):
    assert callable(getattr(kind, name)), f"{kind.__name__} has no {name} any more: what overrides it does nothing"


def test_the_library_asks_for_the_real_cursor_in_one_place_only():
    """That one is overridden; a second one would make a posted event and a real mouse disagree."""
    places = [
        f"{path.name}: {line.strip()}"
        for path in LIBRARY.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if "mouse.get_pos(" in line
    ]
    assert len(places) == 1, places


def test_the_mouse_is_where_events_say(form, monkeypatch):
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: pytest.fail("the real cursor was asked"))
    pressed = []
    form.add(Button((100, 100, 200, 60), "a", lambda: pressed.append("a")))
    click(form, (200, 130))
    assert pressed == ["a"]


def test_the_library_leaves_no_messages_in_the_queue(form):
    form.add(
        Button((100, 100, 200, 60), "a", lambda: None),
        Toggle((100, 200, 200, 40), value=False, on_change=lambda _: None),
        TextLine((100, 300, 200, 40), "", lambda _: None),
    )
    pygame.event.clear()
    for y in (130, 220, 320):
        click(form, (150, y))
    form.handle(pygame.event.Event(pygame.TEXTINPUT, text="x"))
    assert MESSAGES
    assert not pygame.event.get([*MESSAGES, pygame.USEREVENT])


def test_keys_repeat_as_before_after_a_line_of_text(form):
    pygame.key.set_repeat(*REPEAT)
    line, button = TextLine((100, 100, 300, 44), "Ada", lambda _: None), Button((100, 300, 99, 50), "x", lambda: None)
    form.add(line, button)
    form.update(1 / 60)
    for control in (button, line, button):
        form.set_focus(control)
        assert pygame.key.get_repeat() == REPEAT


def test_forms_leave_nothing_behind(app):
    for _ in range(5):
        form = Form(app)
        form.layout(SPACE)
        form.add(Lines((10, 300, 300, 200), [Row(str(number)) for number in range(40)], 0, print))
        form.update(1 / 60)
        gui = form.gui
        form.clear()
        assert not [each for each in gui.ui_group.sprites() if each is not gui.root_container]
        assert not gui.ui_group.lostsprites
    assert len(i18n.load_path) == len(set(i18n.load_path))
    assert get_default_manager() is None


# -- looks ------------------------------------------------------------------------------------------------------------


def picture(surface):
    return pygame.image.tobytes(surface, "RGBA")


class Spy(Press):
    """A control that notes which states it had to paint."""

    def __init__(self, area):
        super().__init__(area, lambda: None)
        self.painted = []

    def paint(self, surface, rect, state):
        self.painted.append(state)
        surface.fill((200, 40, 40) if state == "hovered" else (40, 40, 200), rect)


def test_an_element_shows_what_its_control_paints_and_paints_a_state_when_it_is_first_shown(form):
    spy = Spy((100, 100, 200, 60))
    form.add(spy)
    form.update(1 / 60)
    assert set(spy.painted) == {"normal"}
    screen = pygame.Surface((1280, 720))
    form.set_focus(None)
    form.draw(screen)
    assert screen.get_at((200, 130))[:3] == (40, 40, 200)
    mouse(form, pygame.MOUSEMOTION, (200, 130))
    form.draw(screen)
    assert screen.get_at((200, 130))[:3] == (200, 40, 40)
    assert set(spy.painted) == {"normal", "hovered"}


def test_wherever_the_library_fills_a_shape_it_gets_a_plate(form):
    area = Lines((10, 300, 300, 200), [Row(str(number)) for number in range(40)], 0, print)
    form.add(area, TextLine((10, 100, 300, 44), "", print))
    form.update(1 / 60)
    bar = next(part for part in area.parts if isinstance(part, Bar))
    plate = paint.plate(bar.sliding_button.rect.size, min(bar.sliding_button.rect.width // 2, 6), "brass", 2)
    shown = bar.sliding_button.image
    middle = shown.get_rect().center
    assert shown.get_at(middle) == plate.get_at(middle)
    entry = form.controls()[1].parts[0]
    paper = paint.plate(entry.rect.size, 9, "paper", 3)
    assert entry.image.get_at((150, 38)) == paper.get_at((150, 38))


@pytest.mark.parametrize("palette", theme.PALETTES)
def test_the_theme_is_made_from_the_games_own_colours(palette):
    try:
        theme.use_palette(palette)
        cache = look.PlateCache()
        names = look._name_materials(cache)
        assert set(names) == {(material, state) for material in look.MATERIALS for state in look.LIGHTS}
        assert len(set(names.values())) == len(names), "each state of each material has a colour of its own"
        for (material, state), code in names.items():
            near = theme.lighter(paint.material_of(material)[0], look.LIGHTS[state])
            assert all(abs(int(code[1 + 2 * at : 3 + 2 * at], 16) - part) < 40 for at, part in enumerate(near[:2]))
    finally:
        theme.use_palette("standard")


def test_another_palette_text_size_or_window_has_another_theme(app):
    form = Form(app)
    form.layout(SPACE)
    form.add(Button((10, 10, 100, 40), "a", print))
    form.update(1 / 60)
    first = form.gui
    form.layout(SPACE)
    assert form.gui is first
    form.layout(Space((1280, 720), 1.0, 1.4))
    form.update(1 / 60)
    assert form.gui.ui_theme is not first.ui_theme


def test_no_word_of_a_form_is_written_by_the_library_but_what_is_typed(form):
    """Its own words neither shrink nor wrap as the game's do."""
    form.add(
        Button((10, 10, 100, 40), "a", print),
        Choice((200, 10, 300, 40), [(1, "one"), (2, "two")], 1, print),
        Slider((10, 100, 300, 40), 0.5, print),
        TextLine((10, 200, 300, 40), "Ada", print, placeholder="name"),
        Lines((10, 300, 300, 200), [Row(str(number)) for number in range(40)], 0, print),
    )
    form.update(1 / 60)
    for each in form.gui.ui_group.sprites():
        if not isinstance(each, (Plate, Part, Catch, Entry)):
            assert not getattr(each, "text", ""), each
        assert not getattr(each, "placeholder_text", "")


def test_no_first_picture_waits_for_the_library(tmp_path):
    code = (
        "import sys\n"
        "from soulstack.app.settings import Settings\n"
        "from soulstack.ui import loop\n"
        "from soulstack.ui.scenes.title import TitleScene\n"
        "loop.open_display()\n"
        "app = loop.App(Settings(), keep_settings=False)\n"
        "app.ahead = lambda: None\n"
        "app.replace(TitleScene(app))\n"
        "app.step(0.0)\n"
        "print(sorted(name for name in sys.modules if name.startswith(('pygame_gui', 'i18n'))))\n"
    )
    environment = {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "SOULSTACK_HOME": str(tmp_path),
        "PYTHONPATH": str(Path(__file__).parents[3] / "src"),
    }
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("[]"), re.sub(r"\s+", " ", done.stdout)
