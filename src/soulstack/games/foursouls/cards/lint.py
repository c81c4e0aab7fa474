"""What must hold for Four Souls cards beyond their shape: bound words, sane rolls, matching text, complete stats."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, get_args

import attrs

from soulstack.content.errors import Problem, nearest, shown
from soulstack.content.lint import id_problems, joined, records, sign_faults
from soulstack.games.foursouls.cards import schema as s
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.roles import (
    ABOUT_THE_TRIGGER,
    AMOUNTS_OF,
    ITEMS_OF,
    KINDS,
    PLAYERS,
    WORDS,
    role_of,
)

CATEGORIES: Final[dict[str, tuple[str, ...]]] = {
    "treasure": ("passive", "active", "paid", "one_use", "soul"),
    "starting_item": ("passive", "active", "paid", "one_use", "soul"),
    "loot": (
        *("penny", "2c", "3c", "4c", "nickel", "butter_bean", "bomb", "battery", "dice_shard", "soul_heart"),
        *("pill_rune", "tarot_wild", "trinket", "lost_soul"),
    ),
    "monster": ("basic", "cursed", "holy_charmed", "boss", "epic_boss", "good_event", "bad_event", "curse"),
}
EVENTS: Final = frozenset({"good_event", "bad_event", "curse"})
SIGNS: Final = "¢↷$①②③④⑤⑥"
TOKENS: Final = ("die", "hp", "atk", "eva", "soul", "loot", "treasure", "counter", "level")
DEEPEST: Final = 3
MOST_EFFECTS: Final = 20
NUMBER_WORDS: Final = {
    2: ("two", "twice", "double", "both", "second"),
    3: ("three", "thrice", "triple", "third"),
    4: ("four", "fourth"),
    5: ("five", "fifth"),
    6: ("six", "sixth"),
}
_BRACES: Final = re.compile(r"\{([^{}\s]*)\}|[{}]")
_BANNED: Final = re.compile(r"[<>&⟳]|[^\S \n]|[\x00-\x09\x0b-\x1f\x7f]")
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 500
_DIGITS: Final = re.compile(r"\d+")
_COUNTING: Final = frozenset({"amount", "plus", "lower_to", "cents", "counters", "pick_treasure"})
_WHILE_A_ROLL_WAITS: Final = ("die_rolled", "would_roll")
_ONLY_IN: Final[dict[type, tuple[tuple[str, ...], str]]] = {
    e.RedirectAttack: (("instead:attack_target",), 'an attack can be redirected only by what replaces "attack_target"'),
    e.PreventDamage: (("would_take_damage",), 'only what triggers on "would_take_damage" is about damage to prevent'),
    e.PreventDeath: (("would_die",), 'only what triggers on "would_die" is about a death to prevent'),
    e.DoubleRewards: (("monster_died",), 'rewards are doubled only by what triggers on "monster_died"'),
    e.IfDiscarded: (("cost:discard",), "only what is paid for by discarding knows what was discarded"),
}
"""In which surroundings an effect can stand; everywhere else it could never do anything."""
_ON_OBJECTS: Final = (e.BecomeCopy, e.AddCounters, e.RemoveCounters, e.Note)
_ONLY_ON: Final[dict[type, tuple[str, ...]]] = {
    s.LootAbility: ("loot",),
    s.EventAbility: ("monster",),
    s.BonusCondition: ("bonus_soul",),
    s.GameStart: ("character", "starting_item"),
}


def check(new: Mapping[str, s.CardDef], known: Mapping[str, s.CardDef]) -> Sequence[Problem]:
    """Lists everything that is wrong with new cards, given all cards that they may refer to."""
    found = list(id_problems(new))
    for card in new.values():
        found += [_problem(card, *fault) for fault in _faults(card, known)]
    return found


def _problem(card: s.CardDef, path: str, message: str, is_warning: bool = False) -> Problem:
    return Problem("", card.id, path, message, is_warning)


Fault = tuple[str, str] | tuple[str, str, bool]


def _faults(card: s.CardDef, known: Mapping[str, s.CardDef]) -> Iterator[Fault]:
    yield from _plain_faults(card, known)
    yield from _stat_faults(card)
    yield from _text_faults(card)
    for index, ability in enumerate(card.abilities):
        yield from _ability_faults(card, ability, f"abilities[{index}]", known)
    if card.back is not None:
        for fault in _faults(card.back, known):
            yield f"back.{fault[0]}", fault[1], len(fault) == 3
    count = sum(isinstance(record, get_args(e.Effect)) for _, record in records(card.abilities))
    if count > MOST_EFFECTS:
        yield "abilities", f"{count} effects are more than the {MOST_EFFECTS} that a card may have"


def _plain_faults(card: s.CardDef, known: Mapping[str, s.CardDef]) -> Iterator[Fault]:
    if not card.name.strip():
        yield "name", "a card needs a name"
    for key, words in (("name", card.name), ("variant", card.variant), *(("reprints", name) for name in card.reprints)):
        yield from _sign_faults(key, words, LONGEST_NAME)
    allowed = CATEGORIES.get(card.kind, ("",))
    if card.category not in allowed:
        yield "category", f"unknown category {shown(card.category)} for {card.kind}{nearest(card.category, allowed)}"
    if not 1 <= card.copies <= 99:
        yield "copies", f"{card.copies} copies are impossible; it can be 1 to 99"
    item = card.starting_item
    if item and card.kind != "character":
        yield "starting_item", "only a character has a starting item"
    elif item and item not in known:
        ids = [each.id for each in known.values() if each.kind == "starting_item"]
        yield "starting_item", f"there is no card {shown(item)}{nearest(item, ids)}"
    elif item and known[item].kind != "starting_item":
        yield "starting_item", f"{shown(item)} is a {known[item].kind}, not a starting_item"
    if len(set(card.keywords)) < len(card.keywords):
        yield "keywords", "a keyword is there twice"
    if card.category in {"trinket", "curse"} and card.category not in card.keywords:
        yield "keywords", f'a {card.category} needs the keyword "{card.category}"'
    if card.kind == "starting_item" and "eternal" not in card.keywords:
        yield "keywords", 'a starting item needs the keyword "eternal"'


def _stat_faults(card: s.CardDef) -> Iterator[Fault]:
    if card.kind == "monster" and (card.category in EVENTS) != card.is_event:
        yield "hp", "an event has no HP" if card.category in EVENTS else "a monster that is no event needs hp"
    needed = {"monster": ("hp", "evasion", "attack"), "character": ("hp", "attack")}.get(card.kind, ())
    if not card.is_event:
        for name in needed:
            if getattr(card, name) is None and (name != "hp" or card.kind != "monster"):
                yield name, f'the key "{name}" is missing'
    for name, low, high in (("hp", 1, 99), ("evasion", 0, 6), ("attack", 0, 99), ("souls", 0, 9)):
        value = getattr(card, name)
        if value is not None and not low <= value <= high:
            yield name, f"{value} is impossible; it can be {low} to {high}"
    if card.kind == "bonus_soul" and card.souls < 1:
        yield "souls", "a bonus soul is worth at least 1 soul"
    if card.reward != s.Reward() and card.hp is None:
        yield "reward", "only what can die pays a reward"


def _text_faults(card: s.CardDef) -> Iterator[Fault]:
    yield from _token_faults("text", card.text)
    for path, record in records(card.abilities):
        if isinstance(record, s.Mode):
            yield from _token_faults(f"abilities{path}.text", record.text)
            if not record.text.strip():
                yield f"abilities{path}.text", "a choice needs words"
    if not card.text.strip():
        if card.abilities:
            yield "text", "a card with abilities needs text that tells them"
        return
    if not card.implemented:
        return
    if not card.abilities and not card.keywords:
        yield "text", "there is text but no ability", True
    yield from _number_faults(card)


def _token_faults(path: str, text: str) -> Iterator[Fault]:
    for match in _BRACES.finditer(text):
        token = match.group(1)
        if token is None:
            yield path, "a single brace; icons are written like {atk}"
        elif token not in TOKENS:
            yield path, f"unknown icon {shown(match.group())}{nearest(token, TOKENS)}"
    yield from _sign_faults(path, text, LONGEST_TEXT, lines=True)


def _sign_faults(path: str, words: str, longest: int, *, lines: bool = False) -> Iterator[Fault]:
    banned = _BANNED.findall(words)
    for sign in banned:
        yield path, f"the sign {shown(sign)} cannot be on a card"
    for fault in () if banned else sign_faults(words, longest, lines=lines):
        yield path, f"{shown(words)} {fault}"


def _number_faults(card: s.CardDef) -> Iterator[Fault]:
    """Asks for the numbers of the abilities in the text; `agreement` holds the two against each other in full."""
    text = card.text.lower()
    written = {int(number) for number in _DIGITS.findall(text)}
    for path, record in records(card.abilities):
        for key in sorted(_COUNTING):
            value = getattr(record, key, None)
            if not isinstance(value, int) or isinstance(value, bool) or not 2 <= abs(value) <= 99:
                continue
            words = NUMBER_WORDS.get(abs(value), ())
            if abs(value) not in written and not any(word in text for word in words):
                yield f"abilities{path}.{key}", f"the text does not speak of {abs(value)}"


Scope = dict[str, e.TargetSpec]


@attrs.frozen
class _Here:
    """What the words of an effect may lean on: the targets in scope, a trigger, the other cards; and how deep it is."""

    scope: Scope
    triggered: bool
    known: Mapping[str, s.CardDef]
    depth: int = 1
    inside: str = ""
    """What the effects are part of: the word of a trigger, `instead:` and what is replaced, `loot`, or `cost:discard`."""

    def with_targets(self, scope: Scope) -> "_Here":
        return attrs.evolve(self, scope=scope)

    def deeper(self, triggered: bool = False, inside: str | None = None) -> "_Here":
        place = self.inside if inside is None else inside
        return attrs.evolve(self, depth=self.depth + 1, triggered=self.triggered or triggered, inside=place)


def _ability_faults(card: s.CardDef, ability: s.Ability, path: str, known: Mapping[str, s.CardDef]) -> Iterator[Fault]:
    kinds = _ONLY_ON.get(type(ability))
    if kinds is not None and card.kind not in kinds:
        yield f"{path}.type", f"only a {' or '.join(kinds)} can have this ability, not a {card.kind}"
    if isinstance(ability, s.EventAbility) and not card.is_event:
        yield f"{path}.type", "only an event can have this ability"
    for key, inner in (("when", getattr(ability, "when", None)), ("where", getattr(ability, "where", None))):
        if isinstance(inner, s.When):
            yield from _word_faults(inner, joined(path, key), {}, triggered=True)
        elif isinstance(inner, s.Where):
            yield from _range_faults(inner.value, f"{path}.{key}.value")
    if isinstance(ability, s.Static):
        yield from _range_faults(ability.values, f"{path}.values")
        if ability.stat == "hp" and ability.when is not None and _is_about_hp(ability.when):
            yield f"{path}.when", "what changes HP cannot wait for some HP: each would depend on the other"
    if not hasattr(ability, "do"):
        return
    triggered = isinstance(ability, s.Triggered | s.Replacement)
    targets: tuple[e.TargetSpec, ...] = getattr(ability, "targets", ())
    modes: tuple[s.Mode, ...] = getattr(ability, "modes", ())
    scope: Scope = {}
    yield from _target_faults(targets, f"{path}.targets", scope, triggered)
    if not ability.do and not modes and not isinstance(ability, s.Replacement):
        yield path, 'the ability does nothing; it needs "do" or "modes"'
    if len(modes) == 1:
        yield f"{path}.modes", "a choice needs at least two modes"
    around = _Here(scope, triggered, known, inside=_place_of(ability))
    yield from _do_faults(ability.do, f"{path}.do", around)
    if isinstance(ability, s.Replacement):
        yield from _do_faults(ability.also, f"{path}.also", around)
        if ability.also and (ability.do or ability.change != s.Change()):
            yield f"{path}.also", "what only adds something cannot change what happens as well"
    for index, mode in enumerate(modes):
        here = f"{path}.modes[{index}]"
        inner_scope = dict(scope)
        yield from _target_faults(mode.targets, f"{here}.targets", inner_scope, triggered)
        yield from _do_faults(mode.do, f"{here}.do", around.with_targets(inner_scope))


def _is_about_hp(when: s.When) -> bool:
    return when.hp is not None or when.hp_at_most is not None or when.only_living is not None


def _place_of(ability: s.Ability) -> str:
    """Says what the effects of an ability are part of."""
    if isinstance(ability, s.Triggered):
        return ability.on
    if isinstance(ability, s.Replacement):
        return f"instead:{ability.replaces}"
    if isinstance(ability, s.Paid) and ability.cost.discard:
        return "cost:discard"
    return "loot" if isinstance(ability, s.LootAbility) else ""


def _place_faults(effect: Any, path: str, around: _Here) -> Iterator[Fault]:
    """Refuses an effect where it could never do anything, because what it is about is not there."""
    rule, inside = _ONLY_IN.get(type(effect)), around.inside
    if rule is not None and inside not in rule[0]:
        yield path, rule[1]
    if isinstance(effect, _ON_OBJECTS) and inside == "loot":
        yield path, f'a loot that resolves is no object in play, so "{effect.op}" finds nothing'
    if getattr(effect, "roll", "") == "event" and around.triggered and inside not in _WHILE_A_ROLL_WAITS:
        yield f"{path}.roll", "no roll waits here; only what triggers on one that is rolled or would be can mean it"


def _target_faults(targets: Sequence[e.TargetSpec], path: str, scope: Scope, triggered: bool) -> Iterator[Fault]:
    for index, target in enumerate(targets):
        here = f"{path}[{index}]"
        name = target.name
        if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
            yield f"{here}.name", f"{shown(name)} is no name; use small letters, digits and underscores"
        if name in _reserved(target):
            yield f"{here}.name", f"{shown(name)} means something already; choose another name"
        if name in scope:
            yield f"{here}.name", f"there is a target {shown(name)} already"
        if not target.among:
            yield f"{here}.among", "the list of what may be chosen is empty"
        if target.low > target.high:
            yield f"{here}.low", f"no number lies between {target.low} and {target.high}"
        yield from _word_faults(target, here, scope, triggered=triggered, only="who")
        scope[name] = target


def _reserved(target: e.TargetSpec) -> frozenset[str]:
    """Lists the words that already mean something wherever this target's name could stand."""
    among = frozenset(target.among)
    return frozenset[str]().union(*(WORDS[role] for role, kinds in KINDS.items() if kinds & among))


def _do_faults(do: Sequence[Any], path: str, around: _Here) -> Iterator[Fault]:
    if do and around.depth > DEEPEST:
        yield path, f"effects are nested more than {DEEPEST} deep"
        return
    for index, effect in enumerate(do):
        here = f"{path}[{index}]"
        yield from _word_faults(effect, here, around.scope, triggered=around.triggered)
        yield from _place_faults(effect, here, around)
        if isinstance(effect, e.IfDone) and index == 0 and around.depth == 1:
            yield here, "there is no verb before this one"
        if isinstance(effect, e.Roll):
            yield from _roll_faults(effect, here, around)
        if isinstance(effect, e.If):
            yield from _word_faults(effect.when, f"{here}.when", around.scope, triggered=around.triggered)
        if isinstance(effect, e.ThisTurn):
            yield from _range_faults(effect.where.value, f"{here}.where.value")
        if isinstance(effect, e.Search):
            yield from _search_faults(effect, here, around.known)
        for key in ("do", "then", "otherwise"):
            inner = getattr(effect, key, ())
            if isinstance(inner, tuple):
                # What a shield or a watched roll does later is about that damage or roll.
                later = isinstance(effect, e.Shield | e.WatchNextRoll | e.ThisTurn)
                below = around.deeper(later, _place_inside(effect))
                if isinstance(effect, e.Shield):
                    scope = dict(around.scope)
                    yield from _target_faults(effect.then_targets, f"{here}.then_targets", scope, triggered=True)
                    below = below.with_targets(scope)
                elif isinstance(effect, e.ThisTurn):
                    scope = {}
                    yield from _target_faults(effect.targets, f"{here}.targets", scope, triggered=True)
                    below = below.with_targets(scope)
                yield from _do_faults(inner, f"{here}.{key}", below)


def _place_inside(effect: Any) -> str | None:
    """Says what the effects inside an effect are part of, if it is something else than the effect itself."""
    if isinstance(effect, e.ThisTurn):
        return str(effect.on)
    return "" if isinstance(effect, e.Shield | e.WatchNextRoll) else None


def _roll_faults(roll: e.Roll, path: str, around: _Here) -> Iterator[Fault]:
    if not roll.results:
        yield f"{path}.results", "a roll needs at least one result"
    taken: dict[int, int] = {}
    for index, result in enumerate(roll.results):
        here = f"{path}.results[{index}]"
        if not result.on:
            yield f"{here}.on", "the list of results is empty"
        yield from _range_faults(result.on, f"{here}.on")
        for value in result.on:
            if value in taken:
                yield f"{here}.on", f"{value} is there already, in results[{taken[value]}]"
            taken[value] = index
        inner = dict(around.scope)
        yield from _target_faults(result.targets, f"{here}.targets", inner, around.triggered)
        yield from _do_faults(result.do, f"{here}.do", around.with_targets(inner).deeper())


def _range_faults(values: Sequence[int], path: str) -> Iterator[Fault]:
    for value in values:
        if not 1 <= value <= 6:
            yield path, f"a die shows 1 to 6, never {value}"


def _search_faults(effect: e.Search, path: str, known: Mapping[str, s.CardDef]) -> Iterator[Fault]:
    keywords = get_args(s.Keyword)
    if effect.card and effect.card not in known:
        yield f"{path}.card", f"there is no card {shown(effect.card)}{nearest(effect.card, known)}"
    if effect.keyword and effect.keyword not in keywords:
        yield f"{path}.keyword", f"unknown keyword {shown(effect.keyword)}{nearest(effect.keyword, keywords)}"


def _word_faults(record: Any, path: str, scope: Scope, *, triggered: bool, only: str = "") -> Iterator[Fault]:
    """Checks that every word of a record is a known word or the name of a target that is in scope."""
    for each in attrs.fields(type(record)):
        key = each.name
        word = getattr(record, key)
        role = role_of(type(record), key)
        if not isinstance(word, str) or not role or (only and key != only):
            continue
        here = f"{path}.{key}"
        plain, words, kinds = word, WORDS[role], KINDS[role]
        if role in {"object", "anyone"} and word.startswith(ITEMS_OF):
            plain, words, kinds = word.removeprefix(ITEMS_OF), PLAYERS, KINDS["player"]
        elif role == "amount" and word.startswith(AMOUNTS_OF):
            plain, words, kinds = word.split(":", 1)[1], PLAYERS, KINDS["player"]
        if plain in words:
            if plain in ABOUT_THE_TRIGGER and not triggered:
                yield here, f"{shown(word)} needs a trigger that it is about"
        elif plain in scope:
            if not kinds & frozenset(scope[plain].among):
                yield here, f"the target {shown(plain)} is of the wrong kind here", True
        elif _is_literal(type(record), key):
            continue
        else:
            yield here, f"unknown word {shown(plain)}{nearest(plain, [*words, *scope])}"


def _is_literal(record: type, key: str) -> bool:
    """Tells whether the key's words were checked already, when the record was structured."""
    return attrs.fields_dict(record)[key].type not in {str, e.Amount}
