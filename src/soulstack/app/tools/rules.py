"""`soulstack rules`: the rulebook in our own words, by rule id, and which ids are named by a test or scenario."""

import json
import re
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from soulstack import paths
from soulstack.app import registry

ID = re.compile(r"\b[A-Z]+\d?(?:-[A-Z]+)?-\d{2,3}\b")


class NoRulesError(ValueError):
    """A game whose rules are not written down here."""


def _book(key: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads((paths.of_game(key) / "rules" / f"{name}.toml").read_text(encoding="utf-8"))
    except FileNotFoundError:
        if name != "rules":
            return {}  # a book that leaves nothing open needs no decisions
        raise NoRulesError(f"the rules of {registry.game(key).title} are not written down here") from None


@cache
def rules(key: str = registry.DEFAULT) -> dict[str, dict[str, Any]]:
    """Read the rules: id -> section, text and the decisions that settle them."""
    return _book(key, "rules")


@cache
def decisions(key: str = registry.DEFAULT) -> dict[str, dict[str, Any]]:
    """Read the decisions where the books are silent."""
    return _book(key, "decisions")


@cache
def untestable(key: str = registry.DEFAULT) -> dict[str, str]:
    """Read the rules that no program can break, with the reason."""
    table = _book(key, "untestable")
    return {rule: str(why) for rule, why in table.items()}


def show(ids: list[str], search: str | None, *, key: str = registry.DEFAULT) -> int:
    """Print rules by id or by words in them."""
    book = {**rules(key), **decision_entries(key)}
    if search:
        wanted = search.casefold()
        ids = [
            rule for rule, entry in book.items() if wanted in f"{rule} {entry['section']} {entry['text']}".casefold()
        ]
        if not ids:
            sys.stdout.write(f"No rule speaks of {search!r}.\n")
            return 1
    elif not ids:
        ids = list(rules(key))
    for rule in ids:
        entry = book.get(rule.upper())
        if entry is None:
            import difflib

            near = difflib.get_close_matches(rule.upper(), book, 3)
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            sys.stderr.write(f"soulstack: there is no rule {rule!r}{hint}\n")
            return 2
        sys.stdout.write(f"{rule.upper()}  {entry['section']}\n    {entry['text']}\n")
        for name in entry.get("decisions", ()):
            sys.stdout.write(f"    {name}: {decisions(key)[name]['text']}\n")
    return 0


def decision_entries(key: str = registry.DEFAULT) -> dict[str, dict[str, Any]]:
    """Give the decisions in the shape of rules."""
    return {
        name: {"section": f"Decision: {entry['question']}", "text": entry["text"]}
        for name, entry in decisions(key).items()
    }


def named_ids(root: Path, key: str = registry.DEFAULT) -> set[str]:
    """Collect every rule id that a test or scenario names; those of another game mean another book.

    In tests of what the games share an id is that of the first game, unless it says otherwise: `spire:HIT-02`.
    """
    found: set[str] = set()
    folders = {other: [root / where / other for where in ("games", "scenarios")] for other in registry.MODULES}
    said = re.compile(f"{key}:({ID.pattern})")
    for pattern in ("**/*.py", "**/*.toml"):
        for file in root.glob(pattern):
            owner = next((k for k, own in folders.items() if any(file.is_relative_to(f) for f in own)), "")
            if owner and owner != key:
                continue
            text = file.read_text(encoding="utf-8")
            found |= set(ID.findall(text) if owner or key == registry.DEFAULT else said.findall(text))
    return found


def coverage(*, as_json: bool, key: str = registry.DEFAULT) -> int:
    """Say which rules are named by a test or scenario; 1 when one is missing."""
    tests = paths.cards().parent / "tests"
    if not tests.is_dir():
        sys.stderr.write("soulstack: rules coverage reads the tests of a checkout, and there are none here\n")
        return 2
    named = named_ids(tests, key)
    exempt = untestable(key)
    missing = [rule for rule in rules(key) if rule not in named and rule not in exempt]
    covered = [rule for rule in rules(key) if rule in named]
    settled = decisions(key)
    unheld = [name for name in settled if name not in named and name not in exempt]
    if as_json:
        report = {
            "total": len(rules(key)),
            "covered": len(covered),
            "decisions": len(settled),
            "decisions_missing": unheld,
            "untestable": [{"id": rule, "why": why} for rule, why in exempt.items()],
            "missing": missing,
        }
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
    else:
        sys.stdout.write(f"{len(covered)} of {len(rules(key))} rules are named by a test or scenario")
        sys.stdout.write(f", {len(exempt)} cannot be tested\n")
        if settled:
            sys.stdout.write(f"{sum(name in named for name in settled)} of {len(settled)} decisions are named\n")
        for rule in missing:
            sys.stdout.write(f"  missing {rule}: {rules(key)[rule]['text'][:90]}\n")
    return 1 if missing else 0
