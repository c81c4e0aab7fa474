"""A language that nobody speaks: every text is four tenths longer, accented and in brackets, to show where room ends."""

import re

from tests.app import spoken_texts

from soulstack.app.language import Language

LONGER = 0.4
_ACCENTS = str.maketrans("aeiouAEIOUcnsy", "äéïöüÄÉÏÖÜçñšý")
_FILL = "ëxtra löng wörds ánd möre "


def stretched(text):
    """Lengthen a text and leave what is in braces alone.

    >>> stretched("Turn {turn}")
    '[Türñ {turn}xtra]'
    """
    parts = re.split(r"(\{[^}]*\}|↷|\n)", text)
    accented = "".join(part if at % 2 else part.translate(_ACCENTS) for at, part in enumerate(parts))
    more = max(1, round(len(re.sub(r"\{[^}]*\}", "", text)) * LONGER) - 2)
    return f"[{accented}{(_FILL * (more // len(_FILL) + 1))[:more]}]"


def pseudo():
    """Make the language."""
    keys = spoken_texts.in_code() | spoken_texts.in_tables()
    return Language("xx", "Pseudo", texts={key: stretched(key.split(" @ ")[0]) for key in keys})
