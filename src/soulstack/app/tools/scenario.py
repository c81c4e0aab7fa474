"""The command that plays scenario files and says where they differ from what they expect."""

import sys
import tomllib
from collections.abc import Callable, Sequence
from json import dumps
from pathlib import Path
from typing import Final, TypeAlias

from soulstack.app import registry
from soulstack.app.game import Game
from soulstack.app.packs import cards_beside
from soulstack.content.errors import ContentError
from soulstack.content.scenario_result import Failure, Position, ScenarioResult

OK: Final = 0
WRONG: Final = 1
SENSELESS: Final = 2
LARGEST_FILE: Final = 1024 * 1024


ShowPosition: TypeAlias = Callable[[Game, Position], int]
"""Opens the window on a position and gives the exit code."""


def run(
    files: Sequence[str | Path], json: bool = False, show: ShowPosition | None = None, key: str | None = None
) -> int:
    """Plays every file; gives 0 when all hold, 1 when one differs, 2 when one cannot be read or is of another game."""
    try:
        for game in registry.games():
            game.cards().catalogue()
    except ContentError as error:
        _complain(str(error))
        return WRONG
    if show is not None:
        return _open(files, show, key)
    results: list[ScenarioResult] = []
    try:
        for path in files:
            text, reason = _text(path)
            result = _run_one(path, text, key) if not reason else ScenarioResult(str(path), error=reason)
            results.append(result)
            if result.error is not None:
                _complain(f"{path}: {result.error}")
            if not json:
                _print(result)
    except KeyboardInterrupt:
        _complain("Stopped early; this is what was played.")
    if json:
        print(dumps([result.as_json() for result in results], indent=1, ensure_ascii=False))
    elif len(results) > 1:
        print(f"{sum(result.ok for result in results)} of {len(results)} scenarios hold")
    if any(result.error is not None for result in results):
        return SENSELESS
    return OK if all(result.ok for result in results) else WRONG


def _run_one(path: str | Path, text: str, key: str | None) -> ScenarioResult:
    try:
        game = registry.named_by_a_file(game_of(text), key)
        return game.scenario().run_text(str(path), text, cards_beside(Path(path), game.key))
    except registry.UnknownGameError as error:
        return ScenarioResult(str(path), error=str(error))
    except (ContentError, ValueError) as error:
        return ScenarioResult(str(path), error=f"the card pack of this scenario cannot be used: {error}")


def game_of(text: str) -> Game:
    """Gives the game that a scenario names; one that names none, or that cannot be read, is of the usual one."""
    try:
        named = tomllib.loads(text).get("game", registry.DEFAULT)
    except (tomllib.TOMLDecodeError, RecursionError):
        named = registry.DEFAULT
    return registry.game(named) if isinstance(named, str) else registry.game()


def _text(path: str | Path) -> tuple[str, str]:
    """Reads a file; gives its text, or the reason why there is none."""
    place = Path(path)
    try:
        if place.is_file() and place.stat().st_size > LARGEST_FILE:
            return "", "the file is too large for a scenario"
        return place.read_bytes().decode("utf-8-sig"), ""  # some editors put a mark in front
    except UnicodeDecodeError:
        return "", "the file is no text in UTF-8"
    except OSError as error:
        return "", f"the file cannot be read ({error.strerror})"


def _print(result: ScenarioResult) -> None:
    if result.error is not None:
        return
    print(f"{'ok  ' if result.ok else 'FAIL'} {result.file}: {result.title}")
    for failure in result.failures:
        print(f"     {_in_words(failure)}")


def _in_words(failure: Failure) -> str:
    if failure.key in ("do", "pick", "illegal"):
        return f"step {failure.step}: {failure.actual}"
    return f"step {failure.step}: {failure.key} should be {_shown(failure.expected)}, and is {_shown(failure.actual)}"


def _shown(value: object) -> str:
    return dumps(value, ensure_ascii=False)


def _open(files: Sequence[str | Path], show: ShowPosition, key: str | None) -> int:
    """Opens the position of the one file in the window."""
    if len(files) != 1:
        _complain("--open needs exactly one file")
        return SENSELESS
    text, reason = _text(files[0])
    if reason:
        _complain(f"{files[0]}: {reason}")
        return SENSELESS
    try:
        game = registry.named_by_a_file(game_of(text), key)
        position = game.scenario().position(text, cards_beside(Path(files[0]), game.key))
    except (ValueError, ContentError) as error:
        _complain(f"{files[0]}: {error}")
        return SENSELESS
    return show(game, position)


def _complain(sentence: str) -> None:
    print(sentence, file=sys.stderr)
