"""The command line: every word of `soulstack`, with lazy imports so that each starts fast.

The flags of a new game are the options of the game that `--game` names, so each game has its own.

Exit codes: 0 on success, 1 when what a command checks does not hold, 2 on bad arguments or unreadable input.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from soulstack import __version__

if TYPE_CHECKING:
    from soulstack.app.game import Game

COMMANDS = (
    "play", "simulate", "tournament", "bench", "scenario", "cards", "replay", "rules", "selftest", "soak",
)  # fmt: skip


FILTERS = ("set", "kind", "owner")
"""What cards can be narrowed by in one game or another."""
NUMBERS = ("no", "one", "two", "three", "four")


class Parser(argparse.ArgumentParser):
    """A parser that refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        strange = message.partition("unrecognized arguments: ")[2].split()
        message = next(filter(None, map(told_of_another_game, strange)), message)
        sys.stderr.write(f"{self.prog}: {message} (try {self.prog} --help)\n")
        raise SystemExit(2)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    # What a command prints may be read by a program, so no library greets there.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if words and words[0] == "--selftest":
        words[0] = "selftest"
    words = with_file_opened(with_game_behind(words))
    if not words or (words[0] not in COMMANDS and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    from soulstack.app.registry import CardsError, UnknownGameError, game

    try:
        parser = build_parser(game(named_game(words)))
        args = parser.parse_args(words)
        return int(args.run(args))
    except UnknownGameError as error:
        return refuse(error)
    except CardsError as error:
        return refuse(f"the cards cannot be read ({error.problems[0]}); installing Soulstack anew brings them back")
    except KeyboardInterrupt:
        sys.stderr.write("Stopped.\n")
        return 130
    except BrokenPipeError:
        return 0
    except SystemExit as error:
        return int(error.code or 0)


def with_file_opened(words: list[str]) -> list[str]:
    """Let a file alone, as a double click names it, be opened: a recorded game or a position."""
    if len(words) == 1 and words[0] not in COMMANDS and not words[0].startswith("-") and Path(words[0]).is_file():
        return ["scenario" if words[0].endswith(".toml") else "replay", words[0], "--open"]
    return words


def with_game_behind(words: list[str]) -> list[str]:
    """Let the game be named before the command as well.

    >>> with_game_behind(["--game", "spire", "simulate", "--json"]), with_game_behind(["--game=spire"])
    (['simulate', '--json', '--game', 'spire'], ['--game=spire'])
    """
    named = 2 if words[:1] == ["--game"] else 1 if words and words[0].startswith("--game=") else 0
    return [*words[named:], *words[:named]]


def named_game(words: Sequence[str]) -> str:
    """Find the game that a command line names; whoever names none means the usual one.

    >>> named_game(["simulate", "--game", "chess"]), named_game(["rules", "--game=go"]), named_game(["play"])
    ('chess', 'go', 'foursouls')
    """
    from soulstack.app.registry import DEFAULT

    for at, word in enumerate(words):
        if word == "--game" and at + 1 < len(words):
            return words[at + 1]
        if word.startswith("--game="):
            return word.partition("=")[2]
    return DEFAULT


def told_of_another_game(word: str) -> str:
    """Say which game a flag belongs to that is not one of this game; nothing when none has it."""
    from soulstack.app.registry import games

    flag = word.partition("=")[0]
    for game in games():
        flags = {f"--{(option.flag or option.name).replace('_', '-')}" for option in game.options()}
        if flag in flags | {f"--{game.tools().COUNTED}"}:
            return f"{flag} is for {game.title} (--game {game.key}) only"
    return ""


def build_parser(game: "Game") -> Parser:
    """Describe every command as one game has it."""
    parser = Parser(
        prog="soulstack", description="Card games on your own table. Without a command it opens the window."
    )
    parser.add_argument("--version", action="version", version=f"soulstack {__version__}")
    commands = parser.add_subparsers(parser_class=Parser, metavar="COMMAND")
    _play(commands, game)
    _simulate(commands, game)
    _tournament(commands, game)
    _bench(commands)
    _scenario(commands)
    _cards(commands)
    _replay(commands)
    _rules(commands)
    p = command(commands, "selftest", run_selftest, "check that everything loads and plays", "soulstack selftest")
    add_only_game(p, "only this game")
    _soak(commands)
    return parser


def add_game(p: Parser) -> None:
    """Add the flag that names the game."""
    from soulstack.app.registry import DEFAULT, MODULES

    p.add_argument("--game", choices=tuple(MODULES), default=DEFAULT, help="which game is meant")


def add_only_game(p: Parser, text: str = "refuse files of another game than this") -> None:
    """Add that flag where none is the usual one, such as where files say themselves which game they are of."""
    from soulstack.app.registry import MODULES

    p.add_argument("--game", choices=tuple(MODULES), help=text)


def add_options(p: Parser, game: "Game") -> None:
    """Add the flag that names the game, and what can be chosen for a new one."""
    add_game(p)
    for option in game.options():
        option.add_flag(p)


def command(commands: Any, name: str, run: Callable[[Any], int], help_text: str, example: str) -> Parser:
    """Add a command with its help and an example."""
    parser: Parser = commands.add_parser(
        name, help=help_text, description=f"{help_text}.", epilog=f"example: {example}"
    )
    parser.set_defaults(run=run)
    return parser


def listed(text: str) -> tuple[str, ...]:
    """Split a comma separated list."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def count(text: str) -> int:
    """Read a whole number from 1."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too small")
    return number


def size(text: str) -> tuple[int, int]:
    """Read a window size such as 1920x1080."""
    parts = text.lower().split("x")
    if len(parts) == 2 and all(part.isdigit() for part in parts):
        return int(parts[0]), int(parts[1])
    raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1920x1080")


def refuse(text: object) -> int:
    """Say one sentence on stderr and give the exit code for unreadable input."""
    sys.stderr.write(f"soulstack: {text}\n")
    return 2


# --- play --------------------------------------------------------------------------------------------------------------


def _play(commands: Any, game: "Game") -> None:
    p = command(commands, "play", run_play, "open the game", "soulstack play --seats human,bot:normal --seed 7")
    p.add_argument(
        "--seats",
        type=listed,
        help="human, bot:easy, bot:normal:greedy, ...; two to four, comma separated: straight to the table",
    )
    p.add_argument("--seed", type=int, help="the game's seed")
    add_options(p, game)
    p.add_argument("--size", type=size, help="window size such as 1920x1080")
    p.add_argument("--fullscreen", action="store_true")
    p.add_argument("--speed", choices=("1", "2", "4", "instant"))
    p.add_argument(
        "--narrate", action="store_true", help="write every event and question as a line, for screen readers"
    )
    p.add_argument("--resume", action="store_true", help="continue the saved game")
    p.add_argument("--screenshot", type=Path, metavar="FILE", help="save the window's picture and exit")
    p.add_argument("--after", type=float, default=1.0, metavar="SECONDS", help="when the picture is taken")


def run_play(args: Any) -> int:
    """Open the window."""
    from soulstack.app.options import NewGame, given
    from soulstack.app.registry import game

    door = game(args.game)
    seats = door.seats()
    for seat in args.seats or ():
        if refused := seats.refused(seat):
            return refuse(f"{seat!r} is no seat; a seat is human or a bot such as bot:normal. {refused}")
    if args.seats is not None and not seats.least <= len(args.seats) <= seats.most:
        few, many = NUMBERS[seats.least], NUMBERS[seats.most]
        return refuse(f"a game needs {few} to {many} seats, not {len(args.seats)}")
    chosen = given(args, door.options())
    if chosen or args.seats is not None:
        from soulstack.app.packs import packs

        people = args.seats or ("human",) * seats.least
        try:
            door.rules().setup(NewGame(game=door.key, seats=people, given=chosen), packs(door.key).cards)
        except ValueError as error:
            return refuse(str(error)[:1].lower() + str(error)[1:].removesuffix("."))
    from soulstack.ui.app import PlayOptions, run

    return run(
        PlayOptions(
            game=door.key, seats=args.seats, seed=args.seed, given=chosen, size=args.size, fullscreen=args.fullscreen,
            speed=args.speed, narrate=args.narrate, resume=args.resume, screenshot=args.screenshot, after=args.after,
        )
    )  # fmt: skip


# --- headless play -----------------------------------------------------------------------------------------------------


def _simulate(commands: Any, game: "Game") -> None:
    p = command(
        commands, "simulate", run_simulate, "play whole games without a window",
        "soulstack simulate --games 100 --players 4 --bots random --check",
    )  # fmt: skip
    p.add_argument("--games", type=count, required=True)
    _add_players(p, game, "seats; as many as bots are named, or the usual number")
    p.add_argument("--bots", type=listed, default=("random",), help="one level for all seats or one for each")
    p.add_argument("--seed", type=int, default=1)
    _add_places(p)
    p.add_argument("--check", action="store_true", help="verify every invariant after every decision")
    p.add_argument(
        "--check-every", type=count, metavar="N", help="a quicker check: the costly invariants after N decisions only"
    )
    add_options(p, game)
    counted = game.tools().COUNTED
    p.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots (needs soulstack[report])")
    p.add_argument(f"--{counted}", dest="counts", action="store_true", help=f"count how often {counted} took part")
    p.add_argument("--json", action="store_true")


def _add_places(p: Parser) -> None:
    place = p.add_mutually_exclusive_group()
    place.add_argument("--jobs", type=count, default=1, help="processes on this machine")
    place.add_argument(
        "--cluster", metavar="ADDRESS", default="", help="a running Dask scheduler, such as tcp://host:8786"
    )
    p.add_argument("--resume", type=Path, metavar="FILE", help="keep the results in a file and go on where it stops")


def _where(args: Any) -> Any:
    from soulstack.app.tools.simulate import Where

    return Where(args.jobs, args.cluster, args.resume)


def _add_players(p: Parser, game: "Game", text: str) -> None:
    seats = game.seats()
    p.add_argument("--players", type=int, choices=range(seats.least, seats.most + 1), default=0, help=text)


def run_simulate(args: Any) -> int:
    """Play games and report."""
    from soulstack.app.tools.simulate import run_simulate as run

    return run(
        args.games, args.players, args.bots, game=args.game, seed=args.seed, where=_where(args),
        check=1 if args.check else args.check_every or 0, counts=args.counts, page=args.report, given=_given(args),
        as_json=args.json,
    )  # fmt: skip


def _given(args: Any) -> dict[str, Any]:
    """Give what was chosen on the command line for the games that are to be played."""
    from soulstack.app.options import given
    from soulstack.app.registry import game

    return given(args, game(args.game).options())


def _tournament(commands: Any, game: "Game") -> None:
    p = command(
        commands, "tournament", run_tournament, "let bots play each other with rotating seats",
        "soulstack tournament --bots easy,random --games 100 --players 4",
    )  # fmt: skip
    p.add_argument("--bots", type=listed, required=True)
    p.add_argument("--games", type=count, required=True)
    _add_players(p, game, "seats at the table")
    p.add_argument("--seed", type=int, default=1)
    _add_places(p)
    add_options(p, game)
    p.add_argument("--json", action="store_true")


def run_tournament(args: Any) -> int:
    """Play a tournament and report."""
    from soulstack.app.tools.tournament import run_tournament as run

    return run(
        args.bots, args.games, args.players, game=args.game, seed=args.seed, where=_where(args), given=_given(args),
        as_json=args.json,
    )  # fmt: skip


def _bench(commands: Any) -> None:
    p = command(commands, "bench", run_bench, "measure the speed", "soulstack bench --only engine --json")
    p.add_argument("--only", metavar="PART", help="one part, such as engine, bots, render or start")
    add_game(p)
    p.add_argument("--json", action="store_true")


def run_bench(args: Any) -> int:
    """Measure and report."""
    from soulstack.app.tools.bench import run_bench as run

    return run(args.only, as_json=args.json, key=args.game)


# --- rules and cards ---------------------------------------------------------------------------------------------------


def _scenario(commands: Any) -> None:
    p = command(
        commands, "scenario", run_scenario, "play scenario files and check them", "soulstack scenario bomb.toml"
    )
    p.add_argument("files", nargs="+", type=Path)
    add_only_game(p)
    p.add_argument("--json", action="store_true")
    p.add_argument("--open", action="store_true", help="open the position in the window")


def run_scenario(args: Any) -> int:
    """Play scenarios."""
    from soulstack.app.tools.scenario import run

    return run(args.files, json=args.json, show=_show_position if args.open else None, key=args.game)


def _show_position(game: "Game", position: Any) -> int:
    from soulstack.ui.app import show_position

    return show_position(game, position)


def _cards(commands: Any) -> None:
    p = command(commands, "cards", lambda _: refuse("cards needs one of list, check, show, sheet"), "look at the cards",
                "soulstack cards show bomb")  # fmt: skip
    words = p.add_subparsers(parser_class=Parser, metavar="WORD")
    p = command(words, "list", lambda a: _cards_tool().list_cards(_chosen(a), json=a.json, key=a.game),
                "list the cards", "soulstack cards list --kind loot")  # fmt: skip
    _add_filters(p)
    p.add_argument("--json", action="store_true")
    p = command(words, "check", lambda a: _cards_tool().check(a.paths, key=a.game), "check the shipped cards or packs",
                "soulstack cards check my_pack/")  # fmt: skip
    p.add_argument("paths", nargs="*", type=Path)
    add_game(p)
    p = command(words, "show", lambda a: _cards_tool().show(a.id, key=a.game), "show one card in words",
                "soulstack cards show bomb")  # fmt: skip
    p.add_argument("id")
    add_game(p)
    p = command(words, "sheet", run_sheet, "draw a contact sheet of card faces",
                "soulstack cards sheet loot.png --kind loot")  # fmt: skip
    p.add_argument("out", type=Path)
    _add_filters(p)


def _add_filters(p: Parser) -> None:
    for name in FILTERS:
        p.add_argument(f"--{name}")
    add_game(p)


def _chosen(args: Any) -> dict[str, str | None]:
    return {name: getattr(args, name) for name in FILTERS}


def _cards_tool() -> Any:
    from soulstack.app.tools import cards

    return cards


def run_sheet(args: Any) -> int:
    """Draw faces."""
    from soulstack.ui.app import draw_sheet

    return int(_cards_tool().sheet(args.out, draw_sheet, _chosen(args), key=args.game))


def _rules(commands: Any) -> None:
    p = command(commands, "rules", run_rules, "read the rulebook by rule id", "soulstack rules TURN-05")
    p.add_argument("ids", nargs="*", help="rule ids, or the word coverage")
    p.add_argument("--search", metavar="TEXT")
    add_game(p)
    p.add_argument("--json", action="store_true")


def run_rules(args: Any) -> int:
    """Show rules or their coverage."""
    from soulstack.app.tools import rules

    try:
        if args.ids == ["coverage"]:
            return int(rules.coverage(as_json=args.json, key=args.game))
        return int(rules.show(args.ids, args.search, key=args.game))
    except rules.NoRulesError as error:
        return refuse(error)


# --- files and health --------------------------------------------------------------------------------------------------


def _replay(commands: Any) -> None:
    p = command(
        commands, "replay", run_replay, "verify a saved game or watch it", "soulstack replay game.save --verify"
    )
    p.add_argument("file", type=Path)
    add_only_game(p)
    p.add_argument("--verify", action="store_true", help="play it and compare every digest (the default)")
    p.add_argument("--open", action="store_true", help="open the replay viewer")


def run_replay(args: Any) -> int:
    """Play a record."""
    if args.open:
        from soulstack.ui.app import show_replay

        return show_replay(args.file)
    from soulstack.app.tools.replay import verify

    return verify(args.file, args.game)


def _soak(commands: Any) -> None:
    p = command(
        commands, "soak", run_soak, "spoil files, kill processes and play odd games, and see that all of it holds",
        "soulstack soak --minutes 60 --report soak.json",
    )  # fmt: skip
    p.add_argument("--minutes", type=float, default=0.0, help="so long; without it the whole round of cases once")
    p.add_argument("--only", type=listed, default=(), metavar="PARTS", help="saves, packs, mixtures, kills, games")
    p.add_argument(
        "--case", type=int, default=-1, metavar="N", help="only the case of this number, to look at it again"
    )
    p.add_argument("--seed", type=int, default=1)
    add_only_game(p, "only this game")
    p.add_argument("--report", type=Path, metavar="FILE.json", help="write what came of it to a file as well")
    p.add_argument("--json", action="store_true")


def run_soak(args: Any) -> int:
    """Soak and report."""
    from soulstack.app.tools.soak.run import run_soak as run

    return run(
        minutes=args.minutes, only=args.only, case=args.case, seed=args.seed, key=args.game or "", page=args.report,
        as_json=args.json,
    )  # fmt: skip


def run_selftest(args: Any) -> int:
    """Check the installed game."""
    from soulstack.app.tools.selftest import run
    from soulstack.ui.every_screen import draw_every_screen

    return run(draw_every_screen, args.game)
