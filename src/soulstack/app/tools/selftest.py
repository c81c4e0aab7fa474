"""`soulstack selftest`: everything loads, every screen draws, one game is played. The packaged app answers to it too."""

import os
import sys
import traceback
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soulstack.app.game import Game


def run(draw_every_screen: Callable[[], int], key: str | None = None) -> int:
    """Run every check, of one game or of all, and say what failed; 0 when nothing did.

    Whoever has a window hands in what draws.
    """
    from soulstack.app import registry

    games = registry.games() if key is None else (registry.game(key),)

    def draw_everything() -> str:
        """Draw one frame of every screen without a window."""
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        return f"{draw_every_screen()} screens"

    failed = 0
    checks: dict[str, Callable[[], str]] = {
        "load_cards": lambda: load_cards(games),
        "load_sounds": load_sounds,
        "draw_everything": draw_everything,
        "play_a_game": lambda: play_a_game(games),
    }
    for name, check in checks.items():
        try:
            said = check()
        except Exception:  # noqa: BLE001 - a self-test reports whatever goes wrong
            failed += 1
            sys.stdout.write(f"FAILED  {name}\n{traceback.format_exc()}")
        else:
            sys.stdout.write(f"ok      {name}: {said}\n")
        sys.stdout.flush()
    return 1 if failed else 0


def load_cards(games: Iterable["Game"]) -> str:
    """Load every card and picture."""
    from soulstack.app.tools.cards import has_art

    said = []
    for game in games:
        cards = game.cards().catalogue()
        if not cards:
            raise RuntimeError(f"no cards of {game.title} were found")
        said.append(f"{len(cards)} cards, {sum(has_art(game, card) for card in cards.values())} pictures")
    return "; ".join(said)


def load_sounds() -> str:
    """Find and read every sound."""
    from soulstack import paths

    sounds = sorted((paths.assets() / "sounds").glob("*.wav"))
    for sound in sounds:
        data = sound.read_bytes()
        whole = data[:4] == b"RIFF" and data[8:12] == b"WAVE" and int.from_bytes(data[4:8], "little") == len(data) - 8
        if not whole:
            raise RuntimeError(f"{sound.name} is no sound, or half a one")
    if not sounds:
        raise RuntimeError("no sounds were found")
    return f"{len(sounds)} sounds"


def play_a_game(games: Iterable["Game"]) -> str:
    """Play one game between bots."""
    from soulstack.app.tools.reports import SimulatedGame
    from soulstack.app.tools.simulate import play_game

    said = []
    for game in games:
        seats = game.seats()
        bots = (seats.bots.levels[1], seats.bots.levels[0])[: max(1, seats.least)]
        result = play_game(SimulatedGame(game.key, 7, bots))
        if result.error:
            raise RuntimeError(result.error)
        said.append(f"{result.outcome.turns} turns, {result.decisions} decisions")
    return "; ".join(said)
