"""Holds a card's text against its data: what is written must be what happens.

Numbers and rolls that differ are errors, and so are words that call a trigger a replacement or the other way round. Who or
what may be chosen, whether one may or must, how long it lasts and whether it is about everybody are told as warnings, because
plain sentences have many ways to say them.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import attrs

from soulstack.content.errors import Problem
from soulstack.content.lint import records
from soulstack.games.foursouls.cards import schema as s
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.claims import Claim, Line, left_over, read
from soulstack.games.foursouls.cards.describe import card_words, mode_words, names_on, reward_words
from soulstack.games.foursouls.cards.describe_effects import sequence_words
from soulstack.games.foursouls.cards.describe_nouns import spans

Fault = tuple[str, str, bool]
"""The key, what is wrong with it, and whether it is only a warning."""

NOUNS: Final[Mapping[str, re.Pattern[str]]] = {
    "player": re.compile(r"\bplayers?\b|\broller|\battacker|\bkiller|\banyone|\bwhoever|\bthey\b|\bthem\b|\btheirs?\b"),
    "monster": re.compile(r"\bmonsters?\b|\bboss|\bkill mom\b"),
    "item": re.compile(r"\bitems?\b|\{treasure\}|\btreasures?\b|\bone of the roller's\b"),
    "soul": re.compile(r"\{soul\}|\bsouls?\b"),
    "curse": re.compile(r"\bcurses?\b"),
    "roll": re.compile(r"\brolls?\b|\broller|\brolled\b|\brerolls?\b|\{die\}|\bdice\b|[①②③④⑤⑥]"),
    "deck": re.compile(r"\bdecks?\b"),
}
_PLAYER: Final = re.compile(r"\bplayers?\b")
_KINDS: Final = {"attack_roll": "roll"}
_MAY: Final = re.compile(r"\bmay\b|\bup to\b|\bany number\b|\bcan\b|\bif (?:you|they) like\b")
_SAID_MAY: Final = re.compile(r"\bmay\b")
_LASTS: Final = re.compile(r"\buntil end of turn\b|\b(?:this|that|the) turn\b|\bon your turns?\b")
_UNTIL: Final = re.compile(r"\buntil end of turn\b")
_EVERYBODY: Final = re.compile(
    r"\b(?:each|every|all|the other|other)\s+(?:other\s+|living\s+)?players?\b|(?:^|[.\n] ?)players\b|\bevery player's\b"
)
_EVERY_MONSTER: Final = re.compile(
    r"\b(?:each|every|all|other)\s+(?:other\s+)?monsters?\b(?! that dies)|\bmonsters have\b"
)
_GROUPS: Final = frozenset({
    "each_player", "each_other_player", "each_other_than_active", "each_other_than_they", "everyone", "others", "players",
    "items_of:each_player",
})  # fmt: skip
_MONSTERS: Final = frozenset({
    "each_monster", "each_other_monster", "each_unattacked_monster", "monsters", "other_monsters",
})  # fmt: skip
_AS: Final = re.compile(
    r"(?:^|[.:•;,]\s*|\n|\band )as (?!long\b|many\b|much\b|its\b)[^,.\n]*?\b(?:begins|ends|starts|resolves|enters|leaves|dies)\b"
)
"""Words that the book keeps for replacements (l. 386): the thing itself becomes another, and nothing uses the stack."""
_AT_TURN: Final = {
    "turn_started": ("start", re.compile(r"\bat the start of (?:your|each|the|a|this|every) turn")),
    "turn_ending": ("end", re.compile(r"\bat the end of (?:your|each|the|a|this|every) turn")),
}
_NO_TRIGGERS: Final = (s.Replacement, s.Enters, s.Adjusts, s.Static, s.Cannot)
_NOTHING: Final = re.compile(r"\bnothing\b")
_LIKE_THE_OTHERS: Final = re.compile(r"\ball of these\b|\bthe same\b")


def check(cards: Mapping[str, s.CardDef]) -> list[Problem]:
    """Lists where the texts of cards and their data disagree."""
    return [
        Problem("", card.id, path, message, is_warning)
        for card in cards.values()
        for path, message, is_warning in faults(card)
    ]


def faults(card: s.CardDef) -> list[Fault]:
    """Lists where one card's text and data disagree; a card that does not run yet claims nothing."""
    if not card.implemented:
        return []
    found = [(f"back.{path}", words, warning) for path, words, warning in faults(card.back)] if card.back else []
    if not card.text.strip() or not card.abilities:
        return found
    one_face = "\n".join(card_words(_front(card))).lower()
    found += [*_number_faults(card, one_face), *_mode_faults(card), *_timing_faults(card)]
    found += [("text", words, True) for words in _warnings(card, one_face)]
    return list(dict.fromkeys(found))


def _front(card: s.CardDef) -> s.CardDef:
    return attrs.evolve(card, back=None) if card.back is not None else card


def _number_faults(card: s.CardDef, words: str) -> Iterator[Fault]:
    said, done = read(card.text), read(words)
    said_lines, done_lines, loose = _paired(said.lines, done.lines)
    for line in said_lines:
        if not _NOTHING.search(line.words):
            yield (
                "text",
                f"the text has a result {spans(line.results)} of a roll, but no roll of the abilities has it",
                False,
            )
    said_faces, done_faces = said.faces, done.faces + Counter[int]()
    done_claims = list(done.claims)
    for line in done_lines:
        inner = read(line.words)
        wanted = Counter(line.results)
        if wanted <= said_faces:  # told in a sentence instead of a table: "on a 6, …"
            done_faces += wanted + inner.faces
            done_claims += inner.claims
        elif len(line.results) == 6 and not said_lines:
            done_claims += inner.claims
        else:
            yield "text", f"a roll of the abilities has a result {spans(line.results)}, but the text has not", False
    yield from _face_faults(said_faces, done_faces)
    extra = read(reward_words(card.reward)).claims if "reward" in card.text.lower() else ()
    yield from _claim_faults(said.claims, done_claims, extra, "", _repeated(card))
    for theirs, ours in loose:
        if _LIKE_THE_OTHERS.search(theirs.words):
            continue
        label = f" for {spans(theirs.results)}"
        written, meant = read(theirs.words), read(ours.words)
        yield from _face_faults(written.faces, meant.faces)
        yield from _claim_faults(written.claims, meant.claims, (), label)


def _timing_faults(card: s.CardDef) -> Iterator[Fault]:
    """Holds the words of timing against the kind of ability: "as" replaces, "at" and "when" trigger (ABIL-11, REPL-03)."""
    text = card.text.lower()
    if len(_AS.findall(text)) > sum(isinstance(ability, _NO_TRIGGERS) for ability in card.abilities):
        yield "text", 'the text says "as", which replaces what happens; what triggers says "at" or "when"', False
    moments = {getattr(record, "on", "") for _, record in records(card.abilities)}
    for moment, (edge, pattern) in _AT_TURN.items():
        said = bool(pattern.search(text))
        if said and moment not in moments:
            yield "text", f"the text speaks of the {edge} of a turn, but nothing triggers then", False
        elif moment in moments and not said:
            yield "text", f"something triggers at the {edge} of a turn, but the text does not say so", False


def _repeated(card: s.CardDef) -> list[Claim]:
    """Lists the claims of abilities that do the same as an earlier one, which one sentence may tell for both."""
    seen: list[Any] = []
    found: list[Claim] = []
    for ability in card.abilities:
        do = getattr(ability, "do", ())
        if do and do in seen:
            found += read(sequence_words(do, names_on(card).inside(getattr(ability, "targets", ())))).claims
        seen.append(do)
    return found


def _paired(said: Sequence[Line], done: Sequence[Line]) -> tuple[list[Line], list[Line], list[tuple[Line, Line]]]:
    """Pairs the lines of two tables by their results; gives the lines that are left, and the pairs."""
    ours, theirs, pairs = list(said), list(done), []
    for line in list(ours):
        match = next((other for other in theirs if other.results == line.results), None)
        if match is not None:
            ours.remove(line)
            theirs.remove(match)
            pairs.append((line, match))
    return ours, theirs, pairs


def _face_faults(said: Counter[int], done: Counter[int]) -> Iterator[Fault]:
    for value in range(1, 7):
        if said[value] > done[value]:
            yield "text", f"the text speaks of a roll of {value}, but the abilities do not", False
        elif said[value] < done[value]:
            yield "text", f"the abilities wait for a roll of {value}, but the text does not speak of it", False


def _claim_faults(
    said: Sequence[Claim], done: Sequence[Claim], extra: Sequence[Claim], where: str, repeated: Sequence[Claim] = ()
) -> Iterator[Fault]:
    """Compares numbers; a 1 may stay unsaid ("a card"), and a reward may be told or not."""
    written, meant = left_over(said, done)
    written, _ = left_over(written, extra)
    meant, _ = left_over(meant, repeated)
    written = [claim for claim in written if not claim.is_soft]
    meant = [claim for claim in meant if not claim.is_soft]
    for claim in written:
        alike = [other for other in meant if other.unit == claim.unit or len(meant) == len(written) == 1]
        instead = f"; they say {_listed(alike)}" if alike else ""
        yield "text", f"the text says {claim}{where}, but the abilities do not{instead}", False
    for claim in meant:
        if claim.number != 1 and not written:
            yield "text", f"the abilities say {claim}{where}, but the text does not", False


def _listed(claims: Sequence[Claim]) -> str:
    return " and ".join(str(claim) for claim in claims)


def _mode_faults(card: s.CardDef) -> Iterator[Fault]:
    """Compares the words of each choice; they may be shorter than the card's text, but must not say anything else."""
    for path, ability in records(card.abilities):
        for index, mode in enumerate(getattr(ability, "modes", ())):
            said, done = read(mode.text), read(mode_words(ability, mode, card))
            here = f"abilities{path}.modes[{index}].text"
            written, _ = left_over(said.claims, done.claims)
            for claim in written:
                yield here, f"the choice says {claim}, but it does not do that", False
            for value in said.faces - done.faces:
                yield here, f"the choice speaks of a roll of {value}, but it does not do that", False


def _warnings(card: s.CardDef, words: str) -> Iterator[str]:
    text = card.text.lower()
    words += f"\n{reward_words(card.reward)}"
    found = [record for _, record in records(card.abilities)]
    yield from _noun_warnings(text, words, found)
    optional = any(_is_optional(record) for record in found)
    if optional and not _MAY.search(text):
        yield "the abilities leave a choice, but the text does not say may"
    if _SAID_MAY.search(text) and not _MAY.search(words):
        yield "the text says may, but the abilities leave no choice"
    if _UNTIL.search(words) and not _LASTS.search(text):
        yield "something lasts until end of turn, but the text does not say so"
    if _UNTIL.search(text) and not _LASTS.search(words):
        yield "the text says until end of turn, but nothing ends then"
    for pattern, group, name in ((_EVERYBODY, _GROUPS, "every player"), (_EVERY_MONSTER, _MONSTERS, "every monster")):
        meant = any(_names(record, group) for record in found)
        if meant and not pattern.search(text):
            yield f"the abilities are about {name}, but the text is not"
        if pattern.search(text) and not meant and not pattern.search(words):
            yield f"the text is about {name}, but the abilities are not"


def _noun_warnings(text: str, words: str, found: Sequence[Any]) -> Iterator[str]:
    chosen = [kind for record in found if isinstance(record, e.TargetSpec) for kind in record.among]
    for kind in dict.fromkeys(_KINDS.get(kind, kind) for kind in chosen):
        if kind in NOUNS and not NOUNS[kind].search(text):
            yield f"{_a(kind)} can be chosen, but the text does not speak of one"
    for noun, pattern in NOUNS.items():
        # "they" and "their" may stand for anything, so only the word itself is held against the data.
        said = _PLAYER if noun == "player" else pattern
        if said.search(text) and not pattern.search(words):
            yield f"the text speaks of {_a(noun)}, but the abilities do not"


def _a(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def _is_optional(record: Any) -> bool:
    if isinstance(record, e.May | s.Adjusts):
        return True
    if isinstance(record, e.Look):
        return record.then.startswith("may_")
    return bool(getattr(record, "may", False))


def _names(record: Any, group: frozenset[str]) -> bool:
    return any(getattr(record, key, None) in group for key in ("who", "to", "what", "item", "victim"))
