"""A window without a screen, and fingers to press keys and buttons with, as the tests of the menus have them."""

from tests.ui.shell.conftest import app, at_title, clock, english, open_app, player

__all__ = ["app", "at_title", "clock", "english", "open_app", "player"]
