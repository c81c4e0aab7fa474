"""The language is changed in the settings, and every screen below says its words anew at once."""

import pytest

from soulstack.app.language import speak
from soulstack.app.settings import load_settings
from soulstack.ui.scenes.settings import SettingsScene


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


def words_of(scene):
    return {getattr(widget, "text", "") for widget in scene.form.things}


def test_the_language_changes_at_once_on_every_screen_and_is_kept(at_title):
    title = at_title.scene
    assert "New game" in words_of(title)
    at_title.app.push(SettingsScene(at_title.app))
    at_title.app.change(language="de")
    at_title.wait(0.1)
    assert "Einstellungen" in words_of(at_title.scene)
    assert "Neues Spiel" in words_of(title)
    assert load_settings().settings.language == "de"
    at_title.app.change(language="en")
    assert "New game" in words_of(title)


def test_a_language_that_is_not_there_leaves_the_screens_english(at_title):
    at_title.app.change(language="zz")
    assert "New game" in words_of(at_title.scene)
