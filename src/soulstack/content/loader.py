"""From card files to checked records, all or nothing."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import evolve, frozen

from soulstack import paths
from soulstack.content.errors import ContentError, Problem
from soulstack.content.reader import Source, parse, read_sources

FilePath: TypeAlias = Path


class Card(Protocol):
    """What the loader knows about a card: it has an id."""

    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=Card)


@frozen
class Loaded(Generic[C]):
    """Cards that passed every check, sorted by id, with the file of each and what could still be better."""

    cards: Mapping[str, C]
    files: Mapping[str, str]
    warnings: tuple[Problem, ...] = ()


@frozen
class CardGame(Generic[C]):
    """What the loader has to know about a game: its card record and its checks."""

    name: str
    card: type[C]
    check: Callable[[Mapping[str, C], Mapping[str, C]], Sequence[Problem]]
    """Gets the new cards and all cards they may refer to; leaves `file` empty, the loader fills it in."""
    defaults: Callable[[str], Mapping[str, Any]] = lambda _: {}
    """Gives what every card of a file has unless it says otherwise, from the file's name."""


def shipped(game: str) -> Path:
    """Gives the folder of the cards that come with a game."""
    return paths.cards() / game


def rule_file(game: str, name: str) -> Path:
    """Gives a file that stands beside the rules of a game."""
    return paths.of_game(game) / "rules" / name


def cache_file(name: str) -> Path:
    """Gives the file that keeps structured cards between two starts."""
    return paths.cache() / f"{name}.bin"


def load(game: CardGame[C], sources: Sequence[Source], beside: Mapping[str, C] | None = None) -> Loaded[C]:
    """Structures and checks cards; raises one error with every problem.

    `beside` are cards that are there already: the new ones may refer to them and must not take their ids.
    """
    from soulstack.content.converter import Misfit, make_converter

    converter = make_converter()
    others = beside or {}
    cards: dict[str, C] = {}
    files: dict[str, str] = {}
    problems: list[Problem] = []
    for source in sources:
        tables, faults = parse(source)
        problems += faults
        for card_id, table in tables.items():
            if "id" in table:
                problems.append(
                    Problem(source.name, card_id, "id", "the id is the name of the table; leave this key out")
                )
                continue
            if card_id in files or card_id in others:
                where = f"in {files[card_id]}" if card_id in files else "among the cards of the game"
                problems.append(Problem(source.name, card_id, "", f"there is a card with this id already, {where}"))
                continue
            files[card_id] = source.name
            try:
                values = {**game.defaults(source.name), **table, "id": card_id}
                cards[card_id] = converter.structure(values, game.card)
            except Misfit as misfit:
                problems += [Problem(source.name, card_id, path, message) for path, message in misfit.faults]
    ordered = {card_id: cards[card_id] for card_id in sorted(cards)}
    found = game.check(ordered, {**others, **ordered})
    placed = [Problem(files.get(each.card, ""), each.card, each.path, each.message, each.is_warning) for each in found]
    problems += [each for each in placed if not each.is_warning]
    if problems:
        raise ContentError(with_lines(problems, sources))
    warnings = with_lines([each for each in placed if each.is_warning], sources)
    return Loaded(ordered, files, tuple(warnings))


def with_lines(problems: Sequence[Problem], sources: Sequence[Source]) -> list[Problem]:
    """Adds to each problem the line of the card file that it is about."""
    from soulstack.content.lines import line_of, lines_of

    texts = {source.name: source.data for source in sources}
    known: dict[str, dict[str, int]] = {}
    found = []
    for problem in problems:
        if problem.card and not problem.line and problem.file in texts:
            if problem.file not in known:
                known[problem.file] = lines_of(texts[problem.file].decode("utf-8", "replace"))
            problem = evolve(problem, line=line_of(known[problem.file], problem.card, problem.path))  # noqa: PLW2901 - the same problem with its place
        found.append(problem)
    return found


def load_folder(game: CardGame[C], root: Path, beside: Mapping[str, C] | None = None) -> Loaded[C]:
    """Loads one card file or a folder of them, and refuses an empty one."""
    sources = read_sources(root)
    if not sources:
        raise ContentError([Problem(root.name, "", "", "there is no card file in this folder")])
    return load(game, sources, beside)
