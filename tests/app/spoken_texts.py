"""Every text that a screen can say: what stands in a call of `tr`, in a `Sentence`, or in one of the tables named here."""

import ast
from pathlib import Path
from typing import get_args

import soulstack
from soulstack.app import registry
from soulstack.app.coached import GENTLY
from soulstack.app.key_bindings import ACTIONS
from soulstack.app.lessons import lessons
from soulstack.app.seat_names import YOU
from soulstack.app.tools import rules as rules_tool
from soulstack.games.foursouls.cards import vocabulary
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play import odds, tips, wording
from soulstack.games.foursouls.rules import build_view
from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.screen import card_scene, faces, labels, routines
from soulstack.games.foursouls.screen.screens import SCREENS
from soulstack.games.spire.cards.catalogue import catalogue as spire
from soulstack.games.spire.play import component
from soulstack.games.spire.play import tips as spire_tips
from soulstack.ui import dates, games, theme
from soulstack.ui.cards import themes
from soulstack.ui.scenes import credits as credits_screen
from soulstack.ui.scenes import replays, rules

SOURCE = Path(soulstack.__file__).parent
SAYING = frozenset({"tr", "tr_n", "Sentence"})


def calls():
    """Yield every call that says a text, with the file and the literal texts that it may say."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
                yield path, node


def in_code():
    """Collect the keys that stand in the code as literals."""
    found = set()
    for _, call in calls():
        first = call.args[2] if call.func.id == "tr_n" else call.args[0]
        meaning = next(
            (k.value.value for k in call.keywords if k.arg == "meaning" and isinstance(k.value, ast.Constant)), ""
        )
        for text in literals(first):
            found.add(f"{text} @ {meaning}" if meaning else text)
    return found


def literals(node):
    """List the texts that an expression may be: a literal, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def in_tables():
    """Collect the keys that stand in tables and are said by name."""
    found = set(wording.PROMPTS.values()) | set(wording.DEEDS.values()) | set(wording.FALLEN.values())
    found |= {f"{text} @ deed" for text in wording.FIXED.values()} | {f"{word} @ deck" for word in wording.PLACES}
    found |= {*wording.DECK_WORDS, *wording.DISCARD_WORDS, wording.NOBODY, YOU, f"{YOU} @ whom", "It"}
    found |= {"{card}: choose a target.", "Choose.", odds.LEFT_OUT}
    for spec in FACTS.values():
        # What is only the fact's own word is said where that word is made.
        if spec.words and spec.words != "{word}":
            found.add(spec.words)
            if "{seat}" in spec.words:
                found.add(wording.second_person(spec.words.replace("{seat}", YOU)))
    found |= {word.replace("_", " ") for union in (vocabulary.Stat, vocabulary.Trigger) for word in get_args(union)}
    found |= set(build_view._LASTING_WORDS.values()) | {"play loot", "activate items", "activate abilities"}
    found |= {text for _, text in games.KINDS} | set(games.SET_NAMES.values())
    found |= set(games.LEVELS.values()) | set(games.TEMPER_WORDS.values())
    found |= (
        set(card_scene.KIND_NAMES.values())
        | set(card_scene.CATEGORY_NAMES.values())
        | {text for _, text in card_scene.SIGNS}
    )
    found |= (
        set(credits_screen.ENTRIES)
        | set(credits_screen.ENTRIES.values())
        | {text for _, text in SCREENS.shelves.kinds}
        | {one.every for one in SCREENS.shelves.filters}
        | {SCREENS.line}
    )
    found |= {replays.EMPTY, *dates.MONTHS, rules.OPEN_POINTS} | {
        mark.word for palette in theme.PALETTES.values() for mark in palette.seats
    }
    found |= {look.label for look in themes.THEMES.values()} | set(themes.CATEGORY_LABELS.values())
    found |= set(faces.KEYWORDS) | set(faces.KEYWORDS.values())
    # A float that is only a number needs no words.
    found |= {text for _, text, _ in routines._FLOATS.values() if text.strip("+") not in {"{amount}", "{value}"}}
    found |= (
        {action.words for action in ACTIONS.values()}
        | set(tips.TIPS.values())
        | set(spire_tips.TIPS.values())
        | {GENTLY}
    )
    found |= {text for key in registry.MODULES for lesson in lessons(key) for text in lesson.words}
    found |= {text for _, text, _ in labels.STEPS} | set(labels.STACK_TITLES.values())
    found |= set(labels.DECK_TITLES.values()) | set(labels.DISCARD_TITLES.values())
    return found


def in_cards_and_rules():
    """Collect what a language may say but need not: names and lines of cards, and the rules."""
    found = {line for card in catalogue().values() for line in (f"{card.name} @ card", *card.text.split("\n"))}
    abilities = [ability for card in catalogue().values() for ability in card.abilities]
    found |= {mode.text for ability in abilities for mode in getattr(ability, "modes", ())}
    found |= in_spire()
    for table in (rules_tool.rules(), rules_tool.decisions()):
        found |= {
            str(entry[key]) for entry in table.values() for key in ("section", "text", "question") if key in entry
        }
    return found


def in_spire():
    """Collect the names and texts of the second game's components, its rules, and what is disputed about them."""
    found = set(component.disputed().values())
    for thing in spire().values():
        found.add(f"{thing.name} @ card")
        found |= {
            text for text in (getattr(thing, "text", ""), getattr(getattr(thing, "up", None), "text", "")) if text
        }
        for line in (*getattr(thing, "options", ()), *getattr(thing, "blue", ())):
            found.add(line.text)
        found |= {f"{line.name} @ event" for line in getattr(thing, "options", ())}
    for table in (rules_tool.rules("spire"), rules_tool.decisions("spire")):
        found |= {
            str(entry[key]) for entry in table.values() for key in ("section", "text", "question") if key in entry
        }
    return found


SHOWING = {
    "Label": 1, "Button": 1, "Choice": 0, "Tool": 1, "MessageScene": 1, "Row": 0, "Keyword": 0,
    "add_panel": 1, "tell": 1, "text": 0, "outlined": 0, "say": 0, "deny": 0, "rise": 0, "banner": 0, "wrap": 0,
}  # fmt: skip
"""What puts words on the screen, with the place of the words among its arguments."""
NAMED = frozenset({"title", "hint", "placeholder", "text"})
"""The names of arguments that are words on the screen."""
NAMES = frozenset({"Soulstack", "Space", "Esc"})
"""What is called the same in every language, and the keys, which are named where they are drawn."""


def unsaid():
    """Yield file, line and text of every literal that goes to the screen past `tr`."""
    for path in sorted([*(SOURCE / "ui").rglob("*.py"), *(SOURCE / "games").glob("*/screen/**/*.py")]):
        if path.name in {"sample.py", "benchmark.py", "every_screen.py"}:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for text in _shown_by(node):
                if sum(letter.isalpha() for letter in text) > 1 and text not in NAMES:
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}: {text!r}"


def _shown_by(node):
    if isinstance(node, ast.Assign) and any(isinstance(t, ast.Attribute) and t.attr == "text" for t in node.targets):
        return _plain(node.value)
    if not isinstance(node, ast.Call):
        return []
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    at = SHOWING.get(name)
    found = [
        text for keyword in node.keywords if keyword.arg in NAMED and at is not None for text in _plain(keyword.value)
    ]
    if at is not None and len(node.args) > at:
        found += _plain(node.args[at])
    if name == "Choice":
        # The options of a menu's choice are pairs of a value and its words.
        pairs = [pair for lists in node.args if isinstance(lists, ast.List) for pair in lists.elts]
        found += [text for pair in pairs if isinstance(pair, ast.Tuple) for text in _plain(pair.elts[1])]
    return found


def _plain(node):
    if isinstance(node, ast.JoinedStr):
        return ["".join(part.value for part in node.values if isinstance(part, ast.Constant))]
    if isinstance(node, ast.IfExp):
        return _plain(node.body) + _plain(node.orelse)
    return literals(node)
