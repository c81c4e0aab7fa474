"""Compares what a text says with what its data does: numbers, icons, moments, targets and deeds of both must be the same.

A text is read for claims, each a word with a number (`("block", 2)`), and so are its records. Every claim of one must be one of
the other. Amounts that are counted are written in words, and what an icon implies is not said twice, so only what both can
say is compared: whole numbers, and for the rest whether it is there at all.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from attrs import fields, frozen

from soulstack.content.errors import Problem
from soulstack.content.lint import records
from soulstack.games.spire.cards import conditions as c
from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards import run_effects as r
from soulstack.games.spire.cards import schema as s

Claim = tuple[str, int]
Records = list[Any]

KEYWORDS = {"exhaust": "Exhaust.", "ethereal": "Ethereal.", "retain": "Retain.", "unplayable": "Unplayable."}
ICONS: dict[type, str] = {
    e.Hit: "hit", e.Damage: "damage", e.GainBlock: "block", e.GainEnergy: "energy", e.GainStrength: "strength",
    e.GainShivs: "shiv", e.GainMiracles: "miracle", e.GiveDaze: "daze", e.Heal: "hp", e.LoseHp: "hp", e.GainGold: "gold",
    e.LoseGold: "gold", e.GainPotions: "potion", e.LoseBlock: "block", e.LoseEnergy: "energy",
}  # fmt: skip
VERBS: dict[type, str] = {e.Draw: "draw", e.Discard: "discard", e.Scry: "scry", e.DrawTo: "draw up to"}
"""Effects that are a verb with a number."""
_ICON = re.compile(r"\{(\w+)\}")
_NUMBER = re.compile(r"(?<![\w+])\d+")
_PAIRS: Final = (re.compile(r"\{(hit)\} (\d+)"), re.compile(r"(?<!\d )(\d+) \{(\w+)\}"))
_VERB = re.compile(r"\b(draw up to a hand of|draws?|discard|scry) (\d+)", re.IGNORECASE)
_TIMES: Final = {"twice": 2, "three times": 3, "five times": 5, "six times": 6, "triple": 3, "doubled?": 2}


def check(cards: Mapping[str, Any]) -> list[Problem]:
    """List the sides of cards, the items, the options and the modifiers whose text and data differ."""
    found = []
    for thing in cards.values():
        for key, text, keywords, parts in texts(thing):
            words = dict.fromkeys(differences(text, keywords, parts))
            found += [Problem("", thing.id, key, told) for told in words]
    return found


def texts(thing: Any) -> Iterator[tuple[str, str, tuple[str, ...], Records]]:
    """Give every text with its keywords and the effects that it is about."""
    if isinstance(thing, s.CardDef) and thing.kind not in {"ticket", "status"}:
        needs = [thing.requires] if thing.requires is not None else []
        yield "text", thing.text, thing.keywords, [*thing.do, *thing.abilities, *needs]
        if thing.up is not None:
            up = thing.up
            needs = [up.requires] if up.requires is not None else needs
            yield (
                "up.text",
                thing.text if up.text is None else up.text,
                thing.keywords if up.keywords is None else up.keywords,
                [
                    *(thing.do if up.do is None else up.do),
                    *(thing.abilities if up.abilities is None else up.abilities),
                    *needs,
                ],
            )
    elif isinstance(thing, s.RelicDef | s.PotionDef | s.ModifierDef):
        yield "text", thing.text, (), [*thing.abilities]
    elif isinstance(thing, s.EventDef | s.NeowDef):
        lines = thing.options if isinstance(thing, s.EventDef) else thing.blue
        for at, option in enumerate(lines):
            yield f"{'options' if isinstance(thing, s.EventDef) else 'blue'}[{at}].text", option.text, (), [*option.do]


def differences(text: str, keywords: tuple[str, ...], parts: Records) -> Iterator[str]:
    """Say what a text and its data do not have in common."""
    for word, sentence in KEYWORDS.items():
        if (word in keywords) != bool(re.search(rf"(?<!without )(?<!with ){re.escape(sentence)}", text)):
            yield f"the text and the keyword {word} do not agree"
    found = [record for part in parts for _, record in records(part)]
    yield from _icons(text, found)
    yield from _numbers(text, found)
    yield from _claims(text, found)
    for each in WORDS:
        said = bool(each.pattern.search(text))
        if said and not each.holds(found):
            yield f"the text says {each.name}, but the data does not"
        elif each.needs(found) and not said:
            yield f"the data has {each.name}, but the text does not say it"


def _icons(text: str, found: Records) -> Iterator[str]:
    icons = set(_ICON.findall(text))
    for effect in found:
        icon = effect.token if isinstance(effect, e.Apply) else ICONS.get(type(effect))
        if isinstance(effect, e.Heal) and effect.full:
            continue
        if icon is not None and icon not in icons:
            yield f"the text does not show {{{icon}}}, which the data has"
    told = repr(found).lower()
    for icon in sorted(icons & _GROUNDED):
        if not any(word in told for word in (icon, *_ALSO.get(icon, ()))):
            yield f"the text shows {{{icon}}}, but the data does not have it"


_GROUNDED: Final = {
    "block", "strength", "poison", "miracle", "lightning", "frost", "dark", "weak", "vulnerable", "gold", "potion",
}  # fmt: skip
"""Icons that a text shows only if the data names them somewhere."""
_ALSO: Final = {"weak": ("clear(",), "vulnerable": ("clear(",)}
"""Words of the data that speak of an icon without naming it."""


def _numbers(text: str, found: Records) -> Iterator[str]:
    said = set(map(int, _NUMBER.findall(text)))
    for effect in found:
        amount = getattr(effect, "n", None)
        if type(effect) in {*ICONS, *VERBS} and type(amount) is int and 0 < amount < _ALL and amount not in said:
            yield f"the text does not say {amount}, which the data has"
    known = {0, *numbers_of(found)}
    for n in sorted(said - known):
        yield f"the text says {n}, but the data does not"
    written = {faces for fit in _FACES.finditer(text) if (faces := _faces(fit[0]))}
    meant = set(faces_of(found))
    if meant and written != meant:
        yield "the text and the data do not name the same faces of the die"
    repeated = {found.count(record) for record in found}
    for words, n in _TIMES.items():
        if re.search(rf"\b{words}\b", text, re.IGNORECASE) and n not in known | repeated:
            yield f"the text says {words}, but the data does not"


def _faces(words: str) -> tuple[int, ...]:
    """Read the faces of a die: `1-3`, `1 to 3`, `{die} 4, 5 or 6`."""
    found = [int(n) for n in re.findall(r"\d", words)]
    return tuple(range(found[0], found[1] + 1)) if re.search(r"\d(?:-| to )\d", words) else tuple(found)


def faces_of(found: Records) -> Iterator[tuple[int, ...]]:
    """Give the faces of a die that records name, those of each line together."""
    for record in found:
        faces = getattr(record, "die", ()) if isinstance(record, c.When) else getattr(record, "faces", ())
        if faces:
            yield tuple(faces)


_ALL: Final = 99
"""What stands for all of something, or any number."""


def numbers_of(found: Records) -> Iterator[int]:
    """Give every number that records name, those inside amounts such as `2*orbs+1`, and what verbs imply."""
    for record in found:
        for each in fields(type(record)):
            yield from _inside(getattr(record, each.name)) if each.init else ()
        if isinstance(record, e.PlayTwice):
            yield record.copies + 1
        if isinstance(record, s.Static) and record.stat == "twice_first":
            yield 2
        if isinstance(record, e.ChangeDie):
            yield from (1, 6)
        if isinstance(record, r.HealByRarity):
            yield from (1, 3)


def _inside(value: Any) -> Iterator[int]:
    if type(value) is int:
        yield value
    elif isinstance(value, str):
        if _COUNTED.fullmatch(value):
            yield from map(int, (*re.findall(r"\d+", value), *([] if value[0].isdigit() else [1])))
    elif isinstance(value, tuple):
        for each in value:
            yield from _inside(each)


_COUNTED = re.compile(r"(\d+\*)?[a-z_]+(\+\d+)?")


def _claims(text: str, found: Records) -> Iterator[str]:
    said = set(claims_of_text(text))
    needed, allowed = claims_of(found)
    for word, n in sorted(said - needed - allowed):
        yield f"the text says {word} {n}, but the data does not"
    for word, n in sorted(needed - said):
        yield f"the data has {word} {n}, but the text does not say it"


def claims_of_text(text: str) -> Iterator[Claim]:
    """Read icons with a number, and verbs with one."""
    text = _FACES.sub("", text)
    for word, pattern in _WORDED.items():
        for n in pattern.findall(text):
            yield word, int(n)
    for word, n in _PAIRS[0].findall(text):
        yield word, int(n)
    for n, icon in _PAIRS[1].findall(_PAIRS[0].sub("", text)):
        if icon in _PAIRED:
            yield icon, int(n)
    for verb, n in _VERB.findall(text):
        plain = verb.lower().removesuffix(" a hand of").removesuffix("s")
        yield plain, int(n)


_FACES = re.compile(
    r"\d(?:-\d| to \d)(?=[:, ])|\{die\} \d(?:(?:, \d)* or \d)?|(?<=oll the \{die\}: )[1-6](?= )|(?<=; )[1-6](?= )"
)
"""The faces of a die are no numbers of what they lead to."""
_WORDED: Final = {
    "more": re.compile(r"(\d+) more\b"),
    "cost": re.compile(r"[Cc]osts? (\d+)(?! less)"),
    "less": re.compile(r"[Cc]osts? (\d+) less"),
    "exhaust": re.compile(r"Exhaust (?:up to )?(?:\d+ or )?(\d+)"),
    "move": re.compile(r"(?:Put|Take) (\d+) cards?"),
    "upgrade": re.compile(r"[Uu]pgrade (\d+)"),
    "transform": re.compile(r"[Tt]ransform (\d+)"),
    "remove": re.compile(r"[Rr]emove (\d+)"),
}
"""Numbers that words give a meaning."""
_PAIRED: Final = {*ICONS.values(), "weak", "vulnerable", "poison", "lightning", "frost", "dark"} - {"hp"}


def claims_of(found: Records) -> tuple[set[Claim], set[Claim]]:
    """Give what of some records a text has to say, and what else it may say."""
    needed: set[Claim] = set()
    allowed: set[Claim] = set()
    for record in found:
        allowed |= set(_worded(record))
        word = _word_of(record)
        if word is None:
            if isinstance(record, _FREE):
                allowed.add(("energy", 0))
            if isinstance(record, e.PlayTop):
                needed.add(("draw", record.n))
            if isinstance(record, e.TriggerDie):
                allowed.add(("energy", 1))
            if isinstance(record, r.Pay):
                allowed.add(("gold", record.gold))
            if isinstance(record, r.Offer) and type(record.n) is int:
                allowed.add((record.reward, record.n))
            continue
        n = record.n
        if word in VERBS.values() and type(n) is int and 0 < n < _ALL:
            needed.add((word, n))
        allowed |= {(word, each) for each in _inside(n)}
        for bonus in getattr(record, "bonus", ()):
            allowed |= {(word, each) for each in _inside(bonus.n)}
    return needed, allowed


def _worded(record: Any) -> Iterator[Claim]:
    """Give the claims of a record that texts make in words."""
    word = _NUMBERED.get(type(record))
    if word is not None:
        yield from ((word, n) for n in _inside(record.n))
    if isinstance(record, s.Static):
        yield from (("more", n) for n in _inside(record.n))
        yield from (("less", n) for n in _inside(record.n))
        if record.stat == "cost" and record.to is not None:
            yield "cost", record.to
    if isinstance(record, e.UseShivs):
        yield "more", record.plus
    for name in ("n", "times"):
        amount = getattr(record, name, 0)
        if isinstance(amount, str):
            yield from (("more", n) for n in _inside(amount))
    yield from (("more", n) for bonus in getattr(record, "bonus", ()) for n in _inside(bonus.n))
    if isinstance(record, e.RetainedCheaper):
        yield "less", record.n
    if isinstance(record, r.HealByRarity):
        yield "cost", 1
    free = (
        isinstance(record, (*_FREE, e.Strikes)) or getattr(record, "free", False) or getattr(record, "cost", None) == 0
    )
    if free or getattr(record, "free_on_discard", False):
        yield "cost", 0


_NUMBERED: Final[dict[type, str]] = {
    e.Exhaust: "exhaust", e.Move: "move", r.Upgrade: "upgrade", r.Transform: "transform", r.Remove: "remove",
    e.Heal: "more",
}  # fmt: skip
_FREE: Final = (e.PlayTop, e.PlayFound, e.HandFree, e.NextFree)
_OF_STATS: Final = {"block_icon": "block", "hit_poison": "poison"}


def _word_of(record: Any) -> str | None:
    if isinstance(record, e.Apply):
        return record.token
    if isinstance(record, e.Channel):
        return record.orb
    if isinstance(record, e.ReturnStrength):
        return "strength"
    if isinstance(record, s.Static):
        return _OF_STATS.get(record.stat)
    return {**ICONS, **VERBS}.get(type(record))


Test = Callable[[Records], bool]


@frozen
class Word:
    """Something that a text says in words, and how its data tells the same."""

    name: str
    pattern: re.Pattern[str]
    holds: Test
    needs: Test
    """With this in its data a text has to say it."""


def _on(*triggers: str) -> Test:
    return lambda found: any(isinstance(x, s.Triggered) and x.on in triggers for x in found)


def _to(*targets: str) -> Test:
    return lambda found: any(getattr(x, "to", None) in targets for x in found)


def _is(*kinds: type) -> Test:
    return lambda found: any(isinstance(x, kinds) for x in found)


def _stat(*stats: str) -> Test:
    return lambda found: any(isinstance(x, s.Static) and x.stat in stats for x in found)


def _use(limit: str) -> Test:
    return lambda found: any(isinstance(x, s.Use) and x.limit == limit for x in found)


def _has(name: str, *values: Any) -> Test:
    return lambda found: any(getattr(x, name, None) in values for x in found)


def _either(*tests: Test) -> Test:
    return lambda found: any(test(found) for test in tests)


def _word(name: str, pattern: str, *tests: Test, besides: tuple[Test, ...] = ()) -> Word:
    """A text says it if and only if one of the tests holds; with one of those besides it may say it."""
    return Word(name, re.compile(pattern), _either(*tests, *besides), _either(*tests))


WORDS: Final = (
    _word("start of combat", r"\b[Ss]tart of combat\b", _on("start_of_combat")),
    _word("start of turn", r"\b[Ss]tart of turn\b", _on("start_of_turn", "before_draw"), _stat("keep_energy")),
    _word("before you draw", r"\bbefore you draw\b", _on("before_draw")),
    _word(
        "end of turn", r"\b[Ee]nd of (?:the )?turn\b", _on("end_of_turn"), _stat("orb_end", "lightning_end"),
        besides=(_is(e.ReturnStrength),),
    ),
    _word("end of combat", r"\b[Ee]nd of combat\b|\beach combat\b|\bafter a combat\b", _on("end_of_combat")),
    _word("a row", r"\b[Rr]ow:|\ba row\b|\bits row\b", _to("row", "its_row"), _stat("lightning_row")),
    _word("any player", r"\b[Aa]ny player\b(?!, that)", _to("player"), besides=(_is(e.PlayCopy),)),
    _word("all enemies", r"\b(?:ALL|every|all) enem", _to("all_enemies")),
    _word(
        "may", r"\bmay\b(?! not)", _is(e.May, e.SwapRows), _has("may", True),
        besides=(_is(e.MayRetain, r.Again), _has("up_to", True), _has("low", 0)),
    ),
    _word("a row swap", r"\bswap rows\b", _is(e.SwapRows)),
    _word("once a turn", r"\b[Oo]nce a turn\b", _use("turn"), besides=(_has("once", "turn"),)),
    _word("once a combat", r"\b[Oo]nce a combat\b", _use("combat"), _has("turns", True), _stat("may_keep_block")),
    _word("once a room", r"\b[Oo]nce a room\b", _use("room")),
    *(
        _word(name, rf"\b{name}\b", _has("stance", name.lower()), *([_on("wrath_entered")] if name == "Wrath" else []))
        for name in ("Wrath", "Calm", "Neutral")
    ),
    _word("Channel", r"\bChannel\b", _is(e.Channel)),
    _word("Scry", r"\bScry\b", _is(e.Scry), _on("scried"), _stat("scry_plays")),
    _word(
        "a shuffle", r"\b[Ss]huffle your\b|\bshuffled\b", _is(e.ShuffleDraw), _on("deck_shuffled"),
        besides=(_has("shuffled", True), _is(r.TopOfDeck)),
    ),
    _word("upgrade", r"\b[Uu]pgrade", _is(r.Upgrade)),
    _word("transform", r"\b[Tt]ransform", _is(r.Transform), _stat("reward_transforms"), _has("reward", "transform")),
)  # fmt: skip
