"""`soulstack selftest`: everything loads, every screen draws, one game is played. The packaged app answers to it too."""

import os
import sys
import traceback
from collections.abc import Callable


def run(draw_every_screen: Callable[[], int]) -> int:
    """Run every check and say what failed; 0 when nothing did. Whoever has a window hands in what draws."""

    def draw_everything() -> str:
        """Draw one frame of every screen without a window."""
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        return f"{draw_every_screen()} screens"

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
    from soulstack.app import registry
    from soulstack.app.tools.cards import has_art

    said = []
    for game in registry.games():
        cards = game.cards().catalogue()
        if not cards:
            raise RuntimeError(f"no cards of {game.title} were found")
        said.append(f"{len(cards)} cards, {sum(has_art(game, card) for card in cards.values())} pictures")
    return "; ".join(said)


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


def play_a_game() -> str:
    """Play one game between bots."""
    from soulstack.app import registry
    from soulstack.app.tools.reports import SimulatedGame
    from soulstack.app.tools.simulate import play_game

    said = []
    for game in registry.games():
        seats = game.seats()
        bots = (seats.bots.levels[1], seats.bots.levels[0])[: max(1, seats.least)]
        result = play_game(SimulatedGame(game.key, 7, bots))
        if result.error:
            raise RuntimeError(result.error)
        said.append(f"{result.outcome.turns} turns, {result.decisions} decisions")
    return "; ".join(said)
