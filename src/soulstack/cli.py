"""The command line: every word of `soulstack`, with lazy imports so that each starts fast.

Exit codes: 0 on success, 1 when what a command checks does not hold, 2 on bad arguments or unreadable input.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from soulstack import __version__

COMMANDS = (
    "play", "simulate", "tournament", "bench", "scenario", "cards", "replay", "rules", "selftest",
)  # fmt: skip


class Parser(argparse.ArgumentParser):
    """A parser that refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"{self.prog}: {message} (try {self.prog} --help)\n")
        raise SystemExit(2)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    # What a command prints may be read by a program, so no library greets there.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if words and words[0] == "--selftest":
        words[0] = "selftest"
    if not words or (words[0] not in COMMANDS and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    parser = build_parser()
    try:
        args = parser.parse_args(words)
        return int(args.run(args))
    except KeyboardInterrupt:
        sys.stderr.write("Stopped.\n")
        return 130
    except BrokenPipeError:
        return 0
    except SystemExit as error:
        return int(error.code or 0)


def build_parser() -> Parser:
    """Describe every command."""
    parser = Parser(prog="soulstack", description="Four Souls on your own table. Without a command it opens the game.")
    parser.add_argument("--version", action="version", version=f"soulstack {__version__}")
    commands = parser.add_subparsers(parser_class=Parser, metavar="COMMAND")
    _play(commands)
    _simulate(commands)
    _tournament(commands)
    _bench(commands)
    _scenario(commands)
    _cards(commands)
    _replay(commands)
    _rules(commands)
    command(commands, "selftest", run_selftest, "check that everything loads and plays", "soulstack selftest")
    return parser


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


def _play(commands: Any) -> None:
    p = command(commands, "play", run_play, "open the game", "soulstack play --seats human,bot:normal --seed 7")
    p.add_argument(
        "--seats",
        type=listed,
        help="human, bot:easy, bot:normal:greedy, ...; two to four, comma separated: straight to the table",
    )
    p.add_argument("--seed", type=int, help="the game's seed")
    p.add_argument("--sets", type=listed, help="card sets, comma separated")
    p.add_argument("--mode", choices=("versus", "coop", "solo"), default="versus")
    p.add_argument("--size", type=size, help="window size such as 1920x1080")
    p.add_argument("--fullscreen", action="store_true")
    p.add_argument("--speed", choices=("1", "2", "4", "instant"))
    p.add_argument("--resume", action="store_true", help="continue the saved game")
    p.add_argument("--screenshot", type=Path, metavar="FILE", help="save the window's picture and exit")
    p.add_argument("--after", type=float, default=1.0, metavar="SECONDS", help="when the picture is taken")


def run_play(args: Any) -> int:
    """Open the window."""
    if args.seats is not None:
        for seat in args.seats:
            if seat != "human" and (refused := bot_refused(seat)):
                return refuse(f"{seat!r} is no seat; a seat is human or a bot such as bot:normal. {refused}")
        if not 2 <= len(args.seats) <= 4:
            return refuse(f"a game needs two to four seats, not {len(args.seats)}")
    if args.sets is not None:
        from soulstack.app.packs import all_cards

        known = sorted({card.set for card in all_cards().values()})
        strange = [name for name in args.sets if name not in known]
        if strange or not args.sets:
            return refuse(f"there is no set {(strange or [''])[0]!r}; choose from {', '.join(known)}")
    from soulstack.ui.app import PlayOptions, run

    return run(
        PlayOptions(
            seats=args.seats, seed=args.seed, sets=args.sets, mode=args.mode, size=args.size, fullscreen=args.fullscreen,
            speed=args.speed, resume=args.resume, screenshot=args.screenshot, after=args.after,
        )
    )  # fmt: skip


def bot_refused(spec: str) -> str:
    """Say why a word is no bot, or nothing when it is one."""
    from soulstack.app import registry
    from soulstack.bots.specs import UnknownBotError

    try:
        registry.game().seats().bots.name(spec)
    except UnknownBotError as error:
        return str(error)
    return ""


# --- headless play -----------------------------------------------------------------------------------------------------


def _simulate(commands: Any) -> None:
    p = command(
        commands, "simulate", run_simulate, "play whole games without a window",
        "soulstack simulate --games 100 --players 4 --bots random --check",
    )  # fmt: skip
    p.add_argument("--games", type=count, required=True)
    p.add_argument(
        "--players", type=int, choices=(2, 3, 4), default=None, help="seats; as many as bots are named, or 2"
    )
    p.add_argument("--bots", type=listed, default=("random",), help="one level for all seats or one for each")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--jobs", type=count, default=1)
    p.add_argument("--check", action="store_true", help="verify every invariant after every decision")
    p.add_argument(
        "--check-every", type=count, metavar="N", help="a quicker check: the costly invariants after N decisions only"
    )
    p.add_argument("--sets", type=listed, default=("base",))
    p.add_argument("--mode", choices=("versus", "coop", "solo"), default="versus")
    p.add_argument("--cards", action="store_true", help="count how often each card was used")
    p.add_argument("--rooms", action="store_true", help="play with rooms")
    p.add_argument("--draft", action="store_true", help="mini-draft two items each")
    p.add_argument("--ratios", action="store_true", help="decks of 100 by category")
    p.add_argument("--eden-only", action="store_true", help="everybody plays Eden")
    p.add_argument("--difficulty", choices=("normal", "hard", "ultra"), help="souls needed in coop")
    p.add_argument("--soul-cap", type=count, help="the most souls one character may hold in coop")
    p.add_argument("--boss", metavar="ID", help="a challenge against this final boss")
    p.add_argument("--minions", type=listed, metavar="LIST", help="monsters in minion slots of a challenge")
    p.add_argument("--rules", type=listed, metavar="LIST", help="older-edition switches that are on")
    p.add_argument("--json", action="store_true")


def run_simulate(args: Any) -> int:
    """Play games and report."""
    from soulstack.app.tools.simulate import run_simulate as run

    given = {
        "rooms": args.rooms, "draft": args.draft, "ratios": args.ratios, "eden_only": args.eden_only,
        "difficulty": args.difficulty, "soul_cap": args.soul_cap, "final_boss": args.boss, "minions": args.minions,
        "rules": args.rules,
    }  # fmt: skip
    return run(
        games=args.games, players=args.players or max(2, len(args.bots)), bots=args.bots, seed=args.seed,
        jobs=args.jobs, check=1 if args.check else args.check_every or 0, sets=args.sets, as_json=args.json,
        mode="challenge" if args.boss else args.mode,
        cards=args.cards, variants={name: value for name, value in given.items() if value},
    )  # fmt: skip


def _tournament(commands: Any) -> None:
    p = command(
        commands, "tournament", run_tournament, "let bots play each other with rotating seats",
        "soulstack tournament --bots easy,random --games 100 --players 4",
    )  # fmt: skip
    p.add_argument("--bots", type=listed, required=True)
    p.add_argument("--games", type=count, required=True)
    p.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--jobs", type=count, default=1)
    p.add_argument("--json", action="store_true")


def run_tournament(args: Any) -> int:
    """Play a tournament and report."""
    from soulstack.app.tools.tournament import run_tournament as run

    return run(
        bots=args.bots, games=args.games, players=args.players, seed=args.seed, jobs=args.jobs, as_json=args.json
    )


def _bench(commands: Any) -> None:
    p = command(commands, "bench", run_bench, "measure the speed", "soulstack bench --only engine --json")
    p.add_argument("--only", choices=("engine", "bots", "render", "start"))
    p.add_argument("--json", action="store_true")


def run_bench(args: Any) -> int:
    """Measure and report."""
    from soulstack.app.tools.bench import run_bench as run

    return run(only=args.only, as_json=args.json)


# --- rules and cards ---------------------------------------------------------------------------------------------------


def _scenario(commands: Any) -> None:
    p = command(
        commands, "scenario", run_scenario, "play scenario files and check them", "soulstack scenario bomb.toml"
    )
    p.add_argument("files", nargs="+", type=Path)
    p.add_argument("--json", action="store_true")
    p.add_argument("--open", action="store_true", help="open the position in the window")


def run_scenario(args: Any) -> int:
    """Play scenarios."""
    from soulstack.app.tools.scenario import run

    return run(args.files, json=args.json, open=args.open)


def _cards(commands: Any) -> None:
    p = command(commands, "cards", lambda _: refuse("cards needs one of list, check, show, sheet"), "look at the cards",
                "soulstack cards show bomb")  # fmt: skip
    words = p.add_subparsers(parser_class=Parser, metavar="WORD")
    p = command(words, "list", lambda a: _cards_cli().list_cards(a.set, a.kind, a.json), "list the cards",
                "soulstack cards list --kind loot")  # fmt: skip
    p.add_argument("--set")
    p.add_argument("--kind")
    p.add_argument("--json", action="store_true")
    p = command(words, "check", lambda a: _cards_cli().check(a.paths), "check the shipped cards or packs",
                "soulstack cards check my_pack/")  # fmt: skip
    p.add_argument("paths", nargs="*", type=Path)
    p = command(words, "show", lambda a: _cards_cli().show(a.id), "show one card in words", "soulstack cards show bomb")
    p.add_argument("id")
    p = command(words, "sheet", lambda a: _cards_cli().sheet(a.out, a.kind), "draw a contact sheet of card faces",
                "soulstack cards sheet loot.png --kind loot")  # fmt: skip
    p.add_argument("out", type=Path)
    p.add_argument("--kind")


def _cards_cli() -> Any:
    from soulstack.app.tools import cards

    return cards


def _rules(commands: Any) -> None:
    p = command(commands, "rules", run_rules, "read the rulebook by rule id", "soulstack rules TURN-05")
    p.add_argument("ids", nargs="*", help="rule ids, or the word coverage")
    p.add_argument("--search", metavar="TEXT")
    p.add_argument("--json", action="store_true")


def run_rules(args: Any) -> int:
    """Show rules or their coverage."""
    from soulstack.app.tools import rules

    if args.ids == ["coverage"]:
        return int(rules.coverage(as_json=args.json))
    return int(rules.show(args.ids, args.search))


# --- files and health --------------------------------------------------------------------------------------------------


def _replay(commands: Any) -> None:
    p = command(
        commands, "replay", run_replay, "verify a saved game or watch it", "soulstack replay game.save --verify"
    )
    p.add_argument("file", type=Path)
    p.add_argument("--verify", action="store_true", help="play it and compare every digest (the default)")
    p.add_argument("--open", action="store_true", help="open the replay viewer")


def run_replay(args: Any) -> int:
    """Play a record."""
    if args.open:
        from soulstack.ui.app import show_replay

        return show_replay(args.file)
    from soulstack.app.tools.replay import verify

    return verify(args.file)


def run_selftest(args: Any) -> int:  # noqa: ARG001 - it has no options
    """Check the installed game."""
    from soulstack.app.tools.selftest import run

    return run()
