"""`soulstack selftest`: everything loads, every screen draws, one game is played. The packaged app answers to it too."""

import importlib
import os
import sys
import traceback
from collections.abc import Callable


def run() -> int:
    """Run every check and say what failed; 0 when nothing did."""
    failed = 0
    for check in (load_cards, load_sounds, draw_everything, play_a_game):
        try:
            said = check()
        except Exception:  # noqa: BLE001 - a self-test reports whatever goes wrong
            failed += 1
            sys.stdout.write(f"FAILED  {check.__name__}\n{traceback.format_exc()}")
        else:
            sys.stdout.write(f"ok      {check.__name__}: {said}\n")
        sys.stdout.flush()
    return 1 if failed else 0


def load_cards() -> str:
    """Load every card and picture."""
    from soulstack import paths
    from soulstack.games.foursouls.cards.catalogue import catalogue

    cards = catalogue()
    pictures = sum((paths.assets() / "art" / f"{card}.svg").exists() for card in cards)
    if not cards:
        raise RuntimeError("no cards were found")
    return f"{len(cards)} cards, {pictures} pictures"


def load_sounds() -> str:
    """Find and read every sound."""
    import wave

    from soulstack import paths

    sounds = sorted((paths.assets() / "sounds").glob("*.wav"))
    for sound in sounds:
        with wave.open(str(sound), "rb") as file:
            file.readframes(16)
    if not sounds:
        raise RuntimeError("no sounds were found")
    return f"{len(sounds)} sounds"


def draw_everything() -> str:
    """Draw one frame of every screen without a window."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    draw: Callable[[], int] = importlib.import_module("soulstack.ui.every_screen").draw_every_screen
    return f"{draw()} screens"


def play_a_game() -> str:
    """Play one game between bots."""
    from soulstack.app.tools.simulate import Game, play_game
    from soulstack.games.foursouls.cards.catalogue import catalogue

    result = play_game(Game(7, ("easy", "random")), catalogue())
    if result.error:
        raise RuntimeError(result.error)
    return f"{result.turns} turns, {result.decisions} decisions"
