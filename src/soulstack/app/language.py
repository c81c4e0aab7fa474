"""The player's language: the English text is the key, and whatever has no translation stays English.

A language is a folder `assets/lang/<code>/` of TOML files. `language.toml` says its own name, the letters it needs and how it
counts; every other file maps English texts to its own. `assets/lang/README.md` tells translators the rest. Only screens speak a
language: command line, card files and scenarios stay English, and nothing below `app` knows of this module. A sentence that
the rules make arrives as a `Sentence`, which still knows its pattern and its values.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, Final

from attrs import evolve, field, frozen

from soulstack import paths
from soulstack.kernel.sentences import Sentence

ENGLISH: Final = "en"
META: Final = "language.toml"
RULINGS: Final = "rulings.toml"
"""As large as all the rest, so it is read when somebody looks at a card."""
LARGEST_FILE: Final = 1024 * 1024

Forms = tuple[str, ...]


class LanguageError(ValueError):
    """Says in one sentence why a language cannot be spoken."""


@frozen
class Language:
    """A language as the screens use it."""

    code: str
    name: str
    """What it calls itself."""
    letters: str = ""
    """The characters beyond ASCII that its texts use; the fonts must have them."""
    plural: tuple[tuple[int, ...], ...] = ((1,),)
    """For each form of a counted text but the last, the numbers that take it."""
    texts: Mapping[str, str | Forms] = field(factory=dict, repr=False)
    decimal: str = "."
    """What stands between the ones and the tenths of a number."""

    def form(self, forms: Forms, n: int) -> str:
        """Picks the form of a counted text.

        >>> Language("de", "Deutsch").form(("eine Karte", "{n} Karten"), 1)
        'eine Karte'
        """
        for numbers, form in zip(self.plural, forms, strict=False):
            if n in numbers:
                return form
        return forms[-1]


class _Spoken:
    """The one language of this window."""

    language: Language = Language(ENGLISH, "English")


def tr(text: str, /, *, meaning: str = "", **values: object) -> str:
    """Says a text in the player's language and fills in its values.

    Where one English word is two in another language, `meaning` tells them apart: the key is then "Attack @ deed".

    >>> tr("{name} gains {n}¢.", name="Ash", n=3)
    'Ash gains 3¢.'
    """
    if isinstance(text, Sentence):
        values = {key: tr(value) if isinstance(value, Sentence) else value for key, value in text.values.items()}
        text = text.pattern
    said = _Spoken.language.texts.get(f"{text} @ {meaning}" if meaning else text, text)
    if isinstance(said, tuple):
        said = said[-1]
    return said.format(**values) if values else said


def tr_lines(text: str) -> str:
    """Says a text of several lines, each of which is a key of its own, as the texts of cards are."""
    return "\n".join(tr(line) for line in text.split("\n"))


def tr_in_one(text: str) -> str:
    r"""Says a sentence or the lines of a card as one line.

    >>> tr_in_one("Draw 1.\nGain 1¢.")
    'Draw 1. Gain 1¢.'
    """
    return tr(text) if isinstance(text, Sentence) else tr_lines(text).replace("\n", " ")


def tr_error(error: Exception) -> str:
    """Says why something was refused; the sentence that was raised still knows its pattern."""
    return tr(error.args[0]) if error.args and isinstance(error.args[0], str) else str(error)


def tr_n(n: int, one: str, many: str, /, **values: object) -> str:
    """Says a text that counts something; the key is the English text for many.

    >>> tr_n(1, "{n} card", "{n} cards"), tr_n(3, "{n} card", "{n} cards")
    ('1 card', '3 cards')
    """
    said = _Spoken.language.texts.get(many)
    if said is None:
        said = one if n == 1 else many
    elif isinstance(said, tuple):
        said = _Spoken.language.form(said, n)
    return said.format(n=n, **values)


def one_stop(text: str) -> str:
    """Drops the full stop behind a name or a sentence that ends with a mark of its own.

    >>> one_stop("You play Bomb!. Respond, or pass.")
    'You play Bomb! Respond, or pass.'
    >>> one_stop("Ash chooses: Draw 2..")
    'Ash chooses: Draw 2.'
    """
    return re.sub(r"([!?])\.|(?<!\.)\.\.(?!\.)", lambda match: match.group(1) or ".", text)


def tenths(value: float) -> str:
    """Writes a number with its tenths.

    >>> tenths(3.52)
    '3.5'
    """
    return f"{value:.1f}".replace(".", _Spoken.language.decimal)


def joined(names: Sequence[str]) -> str:
    """Joins names as one speaks.

    >>> joined(["You"]), joined(["You", "Ash", "Bramble"])
    ('You', 'You, Ash and Bramble')
    """
    if len(names) < 2:
        return "".join(names)
    return tr("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def spoken() -> Language:
    """Gives the language that is spoken now."""
    return _Spoken.language


@cache
def read_ahead(code: str) -> Language:
    """Reads a language that comes with the game, once: that takes longer than a frame."""
    return load_language(code)


def speak(code: str, folder: Path | None = None) -> str:
    """Speaks a language from now on; when that fails it is English, and a sentence says why."""
    _Spoken.language = Language(ENGLISH, "English")
    if code == ENGLISH:
        return ""
    try:
        _Spoken.language = read_ahead(code) if folder is None else load_language(code, folder)
    except LanguageError as error:
        return str(error)
    return ""


def speak_this(language: Language) -> None:
    """Speaks a language that is made and not read, such as the one that tests every screen for room."""
    _Spoken.language = language


def languages(folder: Path | None = None) -> tuple[tuple[str, str], ...]:
    """Lists code and own name of every language that can be chosen, English first."""
    found = [(ENGLISH, "English")]
    for meta in sorted((folder or _folder()).glob(f"*/{META}")):
        try:
            found.append((meta.parent.name, _load_meta(meta).name))
        except LanguageError:
            continue
    return tuple(found)


def choose(wanted: str, preferred: Iterable[str] = ()) -> str:
    """Decides on a language: the one the player wanted, else the system's first one that is there, else English."""
    if wanted:
        return wanted
    known = {code for code, _ in languages()}
    for code in preferred:
        short = code.replace("-", "_").split("_")[0].lower()
        if short in known:
            return short
    return ENGLISH


# --- reading a catalogue ---------------------------------------------------------------------------------------------------


def load_language(code: str, folder: Path | None = None) -> Language:
    """Reads a language; whatever does not fit raises with one sentence."""
    home = (folder or _folder()) / code
    if not code.isalpha() or not (home / META).is_file():
        raise LanguageError(f"There is no language {code!r}; the game speaks English.")
    meta = _load_meta(home / META)
    texts: dict[str, str | Forms] = {}
    for path in sorted(home.glob("*.toml")):
        if path.name not in {META, RULINGS}:
            for key, value in _texts(path, meta).items():
                if key in texts:
                    raise _unfit(path, key, "stands in two places")
                texts[key] = value
    return evolve(meta, code=code, texts=texts)


def load_texts(code: str, name: str, folder: Path | None = None) -> dict[str, str | Forms]:
    """Reads one file of a language that `load_language` leaves for later; nothing when the language does not have it."""
    home = (folder or _folder()) / code
    return _texts(home / name, _load_meta(home / META)) if (home / name).is_file() else {}


def placeholders(text: str) -> frozenset[str]:
    """Gives the names in braces that a text leaves open.

    >>> sorted(placeholders("{name} gains {n}¢."))
    ['n', 'name']
    """
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def _is_plain(form: str, key: str) -> bool:
    """Tells whether a text only leaves names open, or what the English text itself spells like that.

    A format of its own could reach into what is told ("{n.x}") or make a sentence of a million signs ("{n:>1000000}").
    """
    allowed = {field[1:] for field in Formatter().parse(key)}
    return all(
        name is None or field[1:] in allowed or (name.isidentifier() and not spec and not how)
        for field in Formatter().parse(form)
        for _, name, spec, how in (field,)
    )


def _folder() -> Path:
    return paths.assets() / "lang"


def _read(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise LanguageError(f"{_place(path)} is too large for a language; the game speaks English.")
        return tomllib.loads(data.decode())
    except OSError as error:
        raise LanguageError(f"{_place(path)} could not be read ({error.strerror}); the game speaks English.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LanguageError(f"{_place(path)} is not valid TOML ({error}); the game speaks English.") from error


def _load_meta(path: Path) -> Language:
    table = _read(path)
    name, letters, plural = table.get("name"), table.get("letters", ""), table.get("plural", [[1]])
    decimal = table.get("decimal", ".")
    if set(table) - {"name", "letters", "plural", "decimal"} or not all(
        isinstance(text, str) for text in (name, letters, decimal)
    ):
        raise LanguageError(
            f"{_place(path)} has a name, letters, plural and decimal and nothing else; the game speaks English."
        )
    if not isinstance(plural, list) or not all(
        isinstance(numbers, list) and all(type(number) is int for number in numbers) for numbers in plural
    ):
        raise LanguageError(f"{_place(path)}: plural is a list of lists of numbers; the game speaks English.")
    return Language(path.parent.name, str(name), letters, tuple(map(tuple, plural)), decimal=decimal)


def _texts(path: Path, meta: Language) -> dict[str, str | Forms]:
    return {key: _checked(path, key, value, meta) for key, value in _read(path).items()}


def _checked(path: Path, key: str, value: Any, meta: Language) -> str | Forms:
    forms = value if isinstance(value, list) else [value]
    if not all(isinstance(form, str) and form for form in forms):
        raise _unfit(path, key, "is neither a text nor a list of texts")
    if isinstance(value, list) and len(value) != len(meta.plural) + 1:
        raise _unfit(path, key, f"needs {len(meta.plural) + 1} forms")
    for form in forms:
        try:
            is_plain = _is_plain(form, key)
            open_here, open_there = placeholders(form), placeholders(key)
        except ValueError as error:
            raise _unfit(path, key, "has a brace without its partner") from error
        if not is_plain:
            raise _unfit(path, key, "may only have plain names in braces, like {name}")
        # A counted form may leave the number out ("one card"); anything else must be said.
        if open_here - open_there or open_there - open_here - ({"n"} if isinstance(value, list) else set()):
            raise _unfit(path, key, "has other names in braces than the English text")
        strange = {char for char in form if not char.isascii()} - set(meta.letters) - set(key)
        if strange:
            raise _unfit(path, key, f"uses {' '.join(sorted(strange))}, which letters in {META} does not name")
    return tuple(forms) if isinstance(value, list) else str(value)


def _unfit(path: Path, key: str, what: str) -> LanguageError:
    return LanguageError(f"{_place(path)}: {key[:60]!r} {what}; the game speaks English.")


def _place(path: Path) -> str:
    return f"lang/{path.parent.name}/{path.name}"
