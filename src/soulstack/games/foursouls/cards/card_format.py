"""Writes the reference of the card files from the records themselves: `python -m soulstack.games.foursouls.cards.card_format`."""

import sys
from collections.abc import Iterator
from typing import get_args

from soulstack.content import reader
from soulstack.content.converter import LARGEST_NUMBER, LONGEST_TEXT
from soulstack.content.reference import Reference, ticked
from soulstack.games.foursouls.cards import lint, roles
from soulstack.games.foursouls.cards import schema as s
from soulstack.games.foursouls.cards import vocabulary as e

REFERENCE = Reference(
    aliases=((e.Amount, "amount"), (e.Effect, "effect"), (s.Ability, "ability")),
    titles={s.CardDef: "card"},
    hidden=((s.CardDef, "id"),),
)
INTRO = f"""\
<!-- Written by `python -m soulstack.games.foursouls.cards.card_format`; change the records, not this file. -->
# The card format

A card is one TOML table; its name is the card's id. Abilities are a list of tables under `abilities`. How to add a card
step by step is told in [add-a-card.md](add-a-card.md).

Loading is strict: an unknown key, a misspelt word or a wrong type is an error that names the file, the card, the key
and the nearest valid word. `soulstack cards check` tells them all without starting the game.

## Text

`text` is one to four short sentences in the rulebook's words; a line break begins a new paragraph, `• ` a line of a
choice, and `Roll: 1-2: Loot 1. 3-6: Gain 2¢.` becomes a table. Icons are written as signs or in braces:
{" ".join(f"`{sign}`" for sign in lint.SIGNS)} {" ".join(f"`{{{token}}}`" for token in lint.TOKENS)}.
The numbers of the text have to be those of the abilities.

## Limits

A file has at most {reader.LARGEST_FILE // 1024} KB and {reader.MOST_CARDS} cards, a line {reader.LONGEST_LINE} signs,
a text {LONGEST_TEXT} signs, a number at most {LARGEST_NUMBER}; a card has at most {lint.MOST_EFFECTS} effects,
nested at most {lint.DEEPEST} deep. A pack (a file, or a folder of files) with one fault is refused as a whole.
"""


def document() -> str:
    """Gives the whole reference as Markdown."""
    lines = [INTRO, "## Words", "", *_word_lines()]
    lines += REFERENCE.section("The card", (s.CardDef, s.Reward))
    lines += ["Categories:", "", *(f"- {kind}: {ticked(names)}" for kind, names in lint.CATEGORIES.items()), ""]
    lines += REFERENCE.section("Abilities, by `type`", get_args(s.Ability))
    lines += REFERENCE.section("Parts of abilities", (s.Cost, e.Where, s.Mode, s.Change, e.When, e.TargetSpec))
    lines += REFERENCE.section("Effects, by `op`", (*get_args(e.Effect), e.RollResult))
    return "\n".join(lines).rstrip() + "\n"


def _word_lines() -> Iterator[str]:
    yield "Where a key names somebody or something, it takes one of these words or the name of a target."
    yield ""
    for title, found in (("Players", roles.PLAYERS), ("Objects", roles.OBJECTS), ("Decks", roles.DECKS)):
        yield f"- {title}: {ticked(sorted(found))}"
    yield f"- Amounts: a whole number or {ticked(sorted(roles.AMOUNTS))}"
    yield f"- {ticked(roles.AMOUNTS_OF)} before a word for a player: as many cents or loot cards as they have, or half"
    yield f"- `{roles.ITEMS_OF}` before a word for players: every item that they control"
    needing = ticked(sorted(roles.ABOUT_THE_TRIGGER))
    yield f"- Only in triggered and replacement abilities: {needing}"
    yield ""


if __name__ == "__main__":
    sys.stdout.buffer.write(document().encode())
