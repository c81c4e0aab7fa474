"""Writes the reference of the component files from their records: `python -m soulstack.games.spire.cards.card_format`."""

import re
import sys
from collections.abc import Iterator
from typing import Final, get_args

from soulstack.content.reference import Reference, note_under, ticked
from soulstack.games.spire.cards import conditions as c
from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards import enemy_lines, lint, run_effects, words
from soulstack.games.spire.cards import schema as s
from soulstack.games.spire.cards.catalogue import FILES

REFERENCE: Final = Reference(
    aliases=(
        (e.Effect, "effect"), (s.Ability, "ability"), (words.Target, "target"), (words.Trigger, "trigger"), (words.Stat, "stat"),
        (words.Amount, "amount"),
    ),
    titles={s.CardDef: "a card", s.Side: "its upgraded side", s.RelicDef: "a relic", s.PotionDef: "a potion",
            s.EnemyDef: "an enemy", s.EventDef: "an event", s.EventCard: "a card of an event", s.EventOption: "an option",
            s.NeowDef: "a blessing", s.MapDef: "a board", s.TokenDef: "map tokens", s.HeroDef: "a hero",
            s.ModifierDef: "a modifier", s.Brings: "what comes with it", s.Rewards: "its rewards", s.Line: "a line"},
    hidden=tuple((kind, "id") for kind in (*get_args(s.Definition), s.EventCard)),
)  # fmt: skip
INTRO: Final = """\
<!-- Written by `python -m soulstack.games.spire.cards.card_format`; change the records, not this file. -->
# The card format of the second game

A component is one TOML table; its name is the component's id. How to add one step by step is told in
[spire-add-a-card.md](spire-add-a-card.md).

Loading is strict: an unknown key, a misspelt word or a wrong type is an error that names the file, the component, the key
and the nearest valid word. `soulstack cards check --game spire` tells them all without starting the game.

What is doubtful in the facts has a comment above its table, `# disputed:` with the other reading or `# medium:` for a single
source; to change the reading change the value below it, which is the only place where it stands. Doubtful numbers that stand on
no component (supplies, caps, locks) are in `assets/spire/rules/numbers.toml`.

## Files

The name of a file says what its tables are.

| file | a table is | besides |
|---|---|---|
"""
TEXT: Final = f"""
## Text

`text` is written in short sentences. Icons stand in braces: {" ".join(f"`{{{icon}}}`" for icon in lint.ICONS)}.
The text has to say what the data does. Numbers (`{{hit}} 2`, `3 {{block}}`, `Draw 2`), icons, moments (`Start of turn:`, `End of
turn:`, `Once a combat:`), faces (`{{die}} 3 or 4:`), targets (`Row:`, `any player`), stances, orbs and keywords (`Exhaust.`) of
both are compared, and each that only one of them has is an error.
"""


def document() -> str:
    """Give the whole reference as Markdown."""
    lines = [INTRO.rstrip(), *_files(), TEXT, "## Words", "", *_words()]
    lines += REFERENCE.section("Cards and items", (s.CardDef, s.Side, s.RelicDef, s.PotionDef))
    lines += REFERENCE.section("Abilities, by `type`", get_args(s.Ability))
    lines += REFERENCE.section("Conditions", (c.When, c.Where, e.Bonus))
    lines += REFERENCE.section("Effects in a combat, by `op`", _effects(e.__name__))
    lines += REFERENCE.section("Effects outside combat, by `op`", _effects(run_effects.__name__))
    lines += REFERENCE.section("Parts of effects", (e.Mode, e.FaceRow))
    lines += REFERENCE.section("Enemies", (s.EnemyDef, s.Line, s.Brings, s.Rewards))
    lines += ["## Lines of enemies", "", *_lines()]
    lines += REFERENCE.section(
        "Rooms and the run",
        (s.EventDef, s.EventOption, s.EventCard, s.NeowDef, s.MapDef, s.TokenDef, s.HeroDef, s.ModifierDef),
    )
    return "\n".join(lines).rstrip() + "\n"


def _effects(module: str) -> list[type]:
    return [kind for kind in get_args(e.Effect) if kind.__module__ == module]


def _files() -> Iterator[str]:
    for name, given in FILES.items():
        more = ", ".join(f"`{key} = {value}`" for key, value in given.items() if key != "type")
        yield f"| `{name}.toml` | {given['type']} | {more} |"


def _words() -> Iterator[str]:
    for title, found, note in (
        ("Targets", get_args(words.Target), note_under(words, "Target")),
        ("Triggers", get_args(words.Trigger), note_under(words, "Trigger")),
        ("Amounts", e.AMOUNTS, note_under(e, "AMOUNTS")),
        ("Stats", get_args(words.Stat), note_under(words, "Stat")),
    ):
        yield f"### {title}"
        yield ""
        yield f"{ticked(found)}."
        yield ""
        yield note
        yield ""
    yield "An amount is a whole number or one of its words, with a factor before it and a number behind: `2*orbs+1`."
    yield ""


def _lines() -> Iterator[str]:
    yield "`action`, `ops` and `fury` are lists of these, read from left to right; N is a number."
    yield f"{ticked(enemy_lines.AREA)}: what follows concerns every hero. `{enemy_lines.LAST}`: it acts behind all others."
    yield ""
    yield from (f"- `{plainly(pattern)}`" for pattern in enemy_lines.EXAMPLES)
    yield ""


def plainly(pattern: str) -> str:
    r"""Write a pattern of lines as its words.

    >>> plainly(r"hit (\d+)(?: x(\d+))?"), plainly(r"summon ([a-z ]+)s until (\d+) per player")
    ('hit N[ xN]', 'summon NAMEs until N per player')
    """
    plain = re.sub(r"\(\\d\+\)", "N", pattern)
    plain = re.sub(r"\(\[a-z ?\]\+\)", "NAME", plain)
    return re.sub(r"\((?:\?:)?([^()]*)\)\?", r"[\1]", plain)


if __name__ == "__main__":
    sys.stdout.buffer.write(document().encode())
