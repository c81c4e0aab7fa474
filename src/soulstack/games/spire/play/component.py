"""What the compendium says about a component: words in a row, chapters of lines, what belongs to it, which rules speak of it."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from attrs import frozen

from soulstack import paths
from soulstack.app.language import tr, tr_n
from soulstack.app.rulings import rulings_of
from soulstack.games.spire.cards import schema as s
from soulstack.games.spire.cards.door import copies_of
from soulstack.games.spire.play import component_words as words
from soulstack.games.spire.play import rulings
from soulstack.games.spire.play.component_words import Term
from soulstack.games.spire.play.enemy_words import MODES, Bit, abilities_of, bits_of, faces_of
from soulstack.games.spire.play.names import ROMAN
from soulstack.kernel.sentences import Sentence

KEY: Final = "spire"
_SIGN: Final = re.compile(r"\{([a-z_]+)\}")
_FACE: Final = re.compile(r"\bdie\b|\bDie\b|\{die\}")


@frozen
class Line:
    """One line of what is said: words, or what an enemy does."""

    text: str = ""
    label: str = ""
    """What stands before it: a word that is explained, faces of the die."""
    bits: tuple[Bit, ...] = ()
    note: str = ""
    """What else holds for the line."""
    grey: bool = False
    """It is carried out once."""
    cells: tuple[tuple[str, str], ...] = ()
    """Plates side by side: an icon and a number each."""


@frozen
class Chapter:
    """Lines under a heading."""

    heading: str
    lines: tuple[Line, ...]
    warns: bool = False


def kind_of(thing: Any) -> str:
    """Give the kind of a component as a person would sort it."""
    if isinstance(thing, s.EnemyDef):
        return thing.deck
    if isinstance(thing, s.RelicDef) and thing.deck == "boss_relic":
        return "boss_relic"
    return str(thing.type)


def hero_of(thing: Any) -> str:
    """Give the hero that a component belongs to; nothing for what belongs to none."""
    if isinstance(thing, s.HeroDef):
        return thing.id
    return str(getattr(thing, "owner", "") or getattr(thing, "hero", ""))


def chips_of(thing: Any) -> list[str]:
    """Say in a few words each what a component is."""
    if isinstance(thing, s.CardDef):
        found = [words.OWNERS.get(thing.owner), words.TYPES.get(thing.kind), words.RARITIES.get(thing.rarity)]
        said = list(dict.fromkeys(tr(each.pattern) for each in found if each is not None))
    else:
        kind = thing.deck if isinstance(thing, s.RelicDef) and thing.deck in words.ONE else kind_of(thing)
        said = [tr(words.ONE[kind].pattern) if kind in words.ONE else kind]
        hero = hero_of(thing)
        if hero in words.OWNERS and not isinstance(thing, s.HeroDef):
            said.append(tr(words.OWNERS[hero].pattern))
    if getattr(thing, "act", 0):
        said.append(tr("Act {act}", act=ROMAN[thing.act]))
    if isinstance(thing, s.EventDef):
        said += [tr("Act {act}", act=ROMAN[act]) for act in sorted({row.act for row in thing.cards})]
    if getattr(thing, "ascension", 0):
        said.append(tr("Ascension {n}", n=thing.ascension))
    if getattr(thing, "gold", None):
        said.append(tr("{n} gold", n=thing.gold))
    copies = copies_of(thing)
    return [*said, tr("{n} copies", n=copies)] if copies > 1 else said


def terms_of(thing: Any) -> list[Term]:
    """List the keywords and icons of a component."""
    text = printed(thing)
    found = [words.KEYWORDS[word] for word in _keywords(thing) if word in words.KEYWORDS]
    signs = list(dict.fromkeys(_SIGN.findall(text)))
    if isinstance(thing, s.EnemyDef):
        lines = (*thing.die, *thing.track, thing.line, thing.fury_line)
        signs = list(dict.fromkeys(bit.icon for line in lines for bit in bits_of(line) if bit.icon != "all_foes"))
    elif _FACE.search(text):
        signs.append("die")
    found += [words.SIGNS[sign] for sign in signs if sign in words.SIGNS]
    found += [term for word, term in words.SPOKEN.items() if word.casefold() in text.casefold()]
    return list({term.name: term for term in found}.values())


def _keywords(thing: Any) -> tuple[str, ...]:
    if not isinstance(thing, s.CardDef):
        return ()
    upper = thing.up.keywords if thing.up is not None and thing.up.keywords is not None else ()
    return tuple(dict.fromkeys((*thing.keywords, *upper)))


def printed(thing: Any) -> str:
    """Give all that is printed on a component, in English."""
    return " ".join(lines_of(thing))


def lines_of(thing: Any) -> list[str]:
    """List the texts of a component in English, each of which is said by itself."""
    parts = [getattr(thing, "text", "")]
    if isinstance(thing, s.CardDef) and thing.up is not None:
        parts.append(thing.up.text or "")
    parts += [line.text for line in (*getattr(thing, "options", ()), *getattr(thing, "blue", ()))]
    if isinstance(thing, s.EnemyDef):
        parts += [text for _, text in abilities_of(thing)]
    return [part for part in parts if part]


def belongs_to(thing: Any, cards: Mapping[str, Any]) -> list[str]:
    """List what belongs to a component, by id: what an enemy brings or becomes, the other side of a hero, other levels."""
    found: list[str] = []
    if isinstance(thing, s.EnemyDef):
        enemies = [each for each in cards.values() if isinstance(each, s.EnemyDef)]
        for name in thing.summons.what:
            fits = [each for each in enemies if name in {each.id, each.group}]
            found += [each.id for each in fits[: 4 if name == "gremlin" else 1]]
        found += [thing.next] if thing.next else []
        found += [each.id for each in enemies if each.next == thing.id]
        same = (each for each in enemies if (each.name, each.deck, each.act) == (thing.name, thing.deck, thing.act))
        found += [each.id for each in same if each.ascension != thing.ascension]
    if isinstance(thing, s.HeroDef):
        found += [thing.board, *dict.fromkeys(thing.starter)]
    if isinstance(thing, s.RelicDef) and thing.deck == "board":
        found.append(thing.hero)
    return [each for each in dict.fromkeys(found) if each in cards and each != thing.id]


def chapters_of(thing: Any, cards: Mapping[str, Any]) -> list[Chapter]:
    """Say all there is to say about a component."""
    del cards
    found: list[Chapter] = []
    if isinstance(thing, s.EnemyDef):
        found += _of_enemy(thing)
    if isinstance(thing, s.EventDef):
        found += _of_event(thing)
    if isinstance(thing, s.NeowDef):
        lines = [Line(tr(thing.text), tr("Gift")), *(Line(tr(line.text), line.name) for line in thing.blue)]
        found.append(Chapter(tr("The gift, then one of three lines"), tuple(lines)))
    if isinstance(thing, s.HeroDef):
        found += _of_hero(thing)
    if isinstance(thing, s.ModifierDef):
        found.append(Chapter("", (Line(tr(thing.text)),)))
    if isinstance(thing, s.TokenDef):
        side = tr("It lies on dark spaces.") if thing.back == "dark" else tr("It lies on light spaces.")
        found.append(Chapter("", (Line(side),)))
    if isinstance(thing, s.MapDef):
        text = tr("{n} rows of rooms below the boss; paths lead upward only.", n=len(thing.rows))
        found.append(Chapter("", (Line(text),)))
    if isinstance(thing, s.CardDef):
        found += _of_card(thing)
    terms = tuple(Line(tr(term.meaning.pattern), tr(term.name.pattern)) for term in terms_of(thing))
    if terms:
        found.append(Chapter(tr("Words and icons"), terms))
    if thing.id in disputed():
        found.append(Chapter(tr("Disputed"), (Line(tr(disputed()[thing.id])),), warns=True))
    held = tuple(Line(words) for words in rulings_of(thing.name, KEY))
    if held:
        found.append(Chapter(tr("Rulings"), held))
    ruled = tuple(Line(rulings.said(rule), rule) for rule in rulings.about(thing.name))
    if ruled:
        found.append(Chapter(tr("Rules and decisions"), ruled))
    return found


def links_of(thing: Any) -> list[tuple[str, str]]:
    """List what leads into the rules: words with the rule that each leads to."""
    found = [(rule, rule) for rule in rulings.about(thing.name)]
    return [*found, *((tr(term.name.pattern), term.rule) for term in terms_of(thing))]


def _of_card(card: s.CardDef) -> list[Chapter]:
    lines = []
    if card.unlock:
        lines.append(Line(tr("It is locked at first: lock {name}.", name=card.unlock)))
    if not card.removable:
        lines.append(Line(tr("It cannot be removed from a deck.")))
    if card.uses:
        what = tr("orbs") if "orbs" in card.uses else tr("stances")
        lines.append(Line(tr("A hero without {what} needs the Prismatic Shard for it.", what=what)))
    return [Chapter("", tuple(lines))] if lines else []


def _of_hero(hero: s.HeroDef) -> list[Chapter]:
    lines = [Line(tr("{n} HP", n=hero.max_hp))]
    if hero.orb_slots:
        lines.append(Line(tr("{n} orb slots", n=hero.orb_slots)))
    if hero.stances:
        lines.append(Line(tr("Calm and Wrath as stances")))
    lines.append(Line(tr_n(len(hero.starter), "{n} card to begin with", "{n} cards to begin with")))
    return [Chapter(tr("What it begins with"), tuple(lines))]


def _of_event(event: s.EventDef) -> list[Chapter]:
    lines = [Line(tr(option.text), tr(option.name, meaning="event")) for option in event.options]
    who = tr("The party chooses together") if event.party else tr("Each hero chooses")
    return [Chapter(who, tuple(lines))]


# --- enemies -----------------------------------------------------------------------------------------------------------


def _of_enemy(card: s.EnemyDef) -> list[Chapter]:
    found = [Chapter(tr("HP by the number of heroes") if len(card.hp) > 1 else tr("HP"), (_hp(card),))]
    if card.first_turn:
        found.append(Chapter(tr("In the first round"), (Line(bits=bits_of(card.first_line)),)))
    if card.die:
        lines = tuple(Line(bits=bits_of(line), label=faces_of(line)) for line in card.die)
        found.append(Chapter(tr("What it does on each face of the die"), lines))
    elif card.track:
        found += _tracks(card)
    else:
        found.append(Chapter(tr("What it does every round"), (Line(bits=bits_of(card.line)),)))
    if card.fury:
        found.append(Chapter(tr("In its fury"), (Line(bits=bits_of(card.fury_line)),)))
    abilities = tuple(Line(text, name) for name, text in abilities_of(card))
    if abilities:
        found.append(Chapter(tr("Abilities"), abilities))
    rewards = _rewards(card)
    if rewards:
        found.append(Chapter(tr("Each hero gains"), (Line(cells=rewards),)))
    notes = tuple(_notes(card))
    return [*found, Chapter("", notes)] if notes else found


def _hp(card: s.EnemyDef) -> Line:
    if len(card.hp) == 1:
        return Line(cells=(("heart", str(card.hp[0])),))
    return Line(cells=tuple(("heart", f"{players}: {hp}") for players, hp in enumerate(card.hp, 1)))


def _tracks(card: s.EnemyDef) -> list[Chapter]:
    if not card.modes:
        return [Chapter(tr("What its cube passes, slot by slot"), _slots(card.track))]
    return [
        Chapter(tr(MODES[mode].pattern), _slots(tuple(line for line in card.track if line.mode in {mode, ""})))
        for mode in card.modes
    ]


def _slots(lines: tuple[s.Line, ...]) -> tuple[Line, ...]:
    found = []
    for at, line in enumerate(lines, 1):
        note = [tr("once")] if line.once else []
        if line.cap:
            note.append(tr_n(line.cap, "{n} card at most", "{n} cards at most"))
        found.append(Line(bits=bits_of(line), label=str(at), note=", ".join(note), grey=line.once))
    return tuple(found)


def _rewards(card: s.EnemyDef) -> tuple[tuple[str, str], ...]:
    gifts = card.rewards
    found = (
        ("coin", gifts.gold),
        ("deck", int(gifts.card == "normal")),
        ("upgrade", int(gifts.card == "upgraded")),
        ("potion", gifts.potion),
        ("relic", gifts.relic),
        ("crown", int(gifts.boss_relic)),
    )
    return tuple((icon, str(n)) for icon, n in found if n)


def _notes(card: s.EnemyDef) -> list[Line]:
    found = []
    if card.cubes:
        found.append(Line(tr("It begins with {n} of at most {most} cubes.", n=card.cubes, most=card.most_cubes)))
    if card.replaced_at:
        later = card.replaced_in == "later"
        said = Sentence("From Ascension {n} on the one of that level is used, in the later printing only.")
        plain = Sentence("From Ascension {n} on the one of that level is used in its stead.")
        found.append(Line(tr((said if later else plain).pattern, n=card.replaced_at)))
    elif card.edition:
        found.append(Line(tr("In the later printing only.")))
    return found


# --- what is disputed --------------------------------------------------------------------------------------------------


@cache
def disputed() -> Mapping[str, str]:
    """Give what accounts differ about, by component."""
    try:
        found: dict[str, str] = tomllib.loads((paths.of_game(KEY) / "disputed.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def is_disputed(card_id: str) -> bool:
    """Tell whether accounts of a component differ."""
    return card_id in disputed()
