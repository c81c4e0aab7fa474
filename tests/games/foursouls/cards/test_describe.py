"""Every word of the card language has a sentence, and every key of it shows in that sentence."""

import types
from collections import Counter
from typing import Literal, get_args, get_origin, get_type_hints

import attrs
import pytest

from soulstack.content.lint import records
from soulstack.games.foursouls.cards import describe, describe_effects, describe_nouns, describe_rules, roles
from soulstack.games.foursouls.cards import schema as s
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.catalogue import catalogue

EFFECTS = get_args(e.Effect)
ABILITIES = get_args(s.Ability)
TARGETS = (
    e.TargetSpec("prey", ("monster",)),
    e.TargetSpec("mate", ("player",)),
    e.TargetSpec("pile", ("deck",)),
    e.TargetSpec("gap", ("monster_slot",)),
    e.TargetSpec("guess", ("number",)),
)
BY_KEY = {
    "slot": "gap",
    "deck": "loot",
    "value": "guess",
    "who": "mate",
    "victim": "mate",
    "like": "mate",
    "by": "mate",
    "about": "mate",
    "roll": "prey",
    "card": "the_bloat",
    "keyword": "guppy",
    "name": "level",
    "named": "bomb",
    "on": "deck",
}
SILENT = {
    (e.Search, "keyword"): "the card that is named is the one that is looked for",
    (e.Search, "card"): "the same, seen from the keyword",
    (e.PayHp, "amount"): "of two ways to say how much, the second is told",
    (e.ChangeRoll, "plus"): "a roll is set or changed, never both",
    (e.Shield, "amount"): "of a hit that is lowered, the amount does not count",
    (e.Shield, "one_hit"): "the same",
    (e.Shield, "then_targets"): "what is chosen shows where it is used",
    (e.ThisTurn, "targets"): "the same",
    (s.Static, "to"): "only a hand size is set",
    (s.Attackable, "evasion"): "an item or room has an evasion of its own",
    (s.Replacement, "item_only"): "it is about the death penalty only",
    (s.Replacement, "change"): "it is told where nothing happens instead",
}
"""Keys that do not change the sentence of the sample, and why."""


def fields(record):
    return [each for each in attrs.fields(record) if each.init]


def sample(record, key, hint, second=False):
    """Gives a value for a key, and another one when asked."""
    number = 4 if second else 3
    if key == "stat":
        return "evasion" if second else "attack"
    if key == "to" and record not in (e.ChangeRoll, s.Static, s.Change, e.Dig):
        return "active" if second else "mate"
    if get_origin(hint) is tuple:
        return (sample(record, key, get_args(hint)[0], second),)
    if get_origin(hint) is Literal:
        return get_args(hint)[-2 if second else -1]
    if hint == e.Effect:
        return e.Loot(number)
    if hint is bool or bool in get_args(hint):
        return True
    if hint is int or int in get_args(hint):
        return number
    if hint is str:
        return "this" if second else BY_KEY.get(key, "prey")
    if get_origin(hint) is types.UnionType:
        return sample(record, key, next(each for each in get_args(hint) if each is not type(None)), second)
    return {
        e.When: e.When(cents=number),
        e.Where: e.Where(first_each_turn=True),
        e.TargetSpec: TARGETS[0],
        e.RollResult: e.RollResult((5,), (e.Loot(4),)),
        s.Cost: s.Cost(cents=number),
        s.Mode: s.Mode("Loot 5.", (e.Loot(5),)),
        s.Change: s.Change(plus=number),
    }[hint]


def build(record, **given):
    hints = get_type_hints(record)
    needed = {
        each.name: sample(record, each.name, hints[each.name])
        for each in fields(record)
        if each.default is attrs.NOTHING
    }
    return record(**{**needed, **given})


def tell(value):
    if isinstance(value, EFFECTS):
        return describe_effects.effect_words(value, describe_nouns.Names().inside(TARGETS))
    return describe.ability_words(value)


def cases(union):
    return [(record, each.name) for record in union for each in fields(record)]


@pytest.mark.parametrize("record", EFFECTS)
def test_every_effect_has_words(record):
    assert record in describe_effects.WORDS
    assert tell(build(record)).strip()


@pytest.mark.parametrize("record", ABILITIES)
def test_every_ability_has_words(record):
    assert record in describe.WORDS
    assert tell(build(record)).strip()


def test_no_words_are_kept_for_what_is_gone():
    assert set(describe_effects.WORDS) == set(EFFECTS)
    assert set(describe.WORDS) == set(ABILITIES)
    assert set(describe_rules.TRIGGERS) == set(get_args(e.Trigger))
    assert set(describe_rules.FORBIDDEN) == set(get_args(get_type_hints(s.Cannot)["what"]))
    assert set(describe_nouns.KINDS) == set(get_args(e.TargetKind))


@pytest.mark.parametrize("word", sorted(roles.PLAYERS | roles.OBJECTS))
def test_every_word_for_somebody_or_something_is_told_in_words(word):
    told = describe_nouns.Names().what(word)
    assert "_" not in told
    assert told != word or word in {"you", "this"}


@pytest.mark.parametrize("word", [*sorted(roles.AMOUNTS), *(f"{start}they" for start in roles.AMOUNTS_OF)])
def test_every_amount_is_told_in_words(word):
    assert "_" not in describe_nouns.Names().many(word, "¢")


@pytest.mark.parametrize("stat", get_args(e.Stat))
def test_every_stat_shows_by_how_much_it_changes(stat):
    if stat == "hits":  # it is about faces of the die, not about an amount
        assert "①" in tell(s.Static("hits", values=(1,)))
        return
    assert describe_rules.stat_words(stat, 3, "you") != describe_rules.stat_words(stat, 4, "you")
    assert "_" not in describe_rules.stat_words(stat, 3, "you")


@pytest.mark.parametrize(("record", "key"), [case for case in cases(EFFECTS + ABILITIES) if case not in SILENT])
def test_every_key_shows_in_the_words(record, key):
    hint = get_type_hints(record)[key]
    plain = build(record)
    now = getattr(plain, key)
    values = get_args(hint) if get_origin(hint) is Literal else [sample(record, key, hint)]
    for value in values:
        other = sample(record, key, hint, second=True) if value == now and len(values) == 1 else value
        if other != now:
            assert tell(build(record, **{key: other})) != tell(plain), other
    assert any(value != now for value in [*values, sample(record, key, hint, second=True)])


@pytest.mark.parametrize(
    "key", [each.name for each in fields(e.TargetSpec) if each.name not in ("name", "low", "high")]
)
def test_every_narrowing_of_a_target_shows(key):
    hint = get_type_hints(e.TargetSpec)[key]
    plain = e.TargetSpec("prey", ("item", "monster"))
    names = describe_nouns.Names().inside(TARGETS)
    default = attrs.fields_dict(e.TargetSpec)[key].default
    values = get_args(hint) if get_origin(hint) is Literal else (sample(e.TargetSpec, key, hint),)
    if key == "among":
        values = [(kind,) for kind in get_args(e.TargetKind)]
    if key == "who":
        values = ["they"]
    for value in values:
        if value != default:
            assert names.choice(attrs.evolve(plain, **{key: value})) != names.choice(plain)


def test_the_bounds_of_a_number_show():
    names = describe_nouns.Names()
    specs = [e.TargetSpec("guess", ("number",), low=low, high=high) for low, high in ((1, 6), (0, 2), (-2, 0), (2, 4))]
    told = [names.choice(spec) for spec in specs]
    assert told == ["a number", "a number up to 2", "a number down to -2", "a number from 2 to 4"]


@pytest.mark.parametrize("key", [each.name for each in fields(e.When) if each.name != "who"])
def test_every_condition_shows(key):
    hint = get_type_hints(e.When)[key]
    values = [word for word in get_args(hint) if word] if get_origin(hint) is Literal else [sample(e.When, key, hint)]
    if bool in get_args(hint):
        values = [True, False]
    names = describe_nouns.Names()
    told = [describe_rules.when_words(e.When(**{key: value}), names) for value in values]
    assert len(set(told)) == len(values)
    assert describe_rules.when_words(e.When(), names) not in told
    assert describe_rules.when_words(e.When(who="they", **{key: values[0]}), names)


@pytest.mark.parametrize("key", [each.name for each in fields(e.Where)])
@pytest.mark.parametrize("on", get_args(e.Trigger))
def test_every_narrowing_of_a_trigger_shows_where_it_counts(on, key):
    about_rolls = {"roll_resolved", "die_rolled"}
    about_things = {"object_damaged", "monster_died", "monster_died_after_rewards", "entered_play", "flipped"}
    heard = {
        "who": set(get_args(e.Trigger)) - about_things - {"combat_damage_dealt"},
        "what": about_things | {"would_die", "would_take_damage", "combat_damage_dealt", "attack_missed"},
        "by": {"player_damaged", "object_damaged", "player_died", "monster_died", "combat_damage_dealt"},
        "value": about_rolls
        | {"would_roll", "player_damaged", "object_damaged", "monster_died", "combat_damage_dealt"},
        "attack_roll": about_rolls,
        "item": {"item_activated"},
    }
    if on not in heard.get(key, {on}):
        return
    samples = {"who": "you", "what": "this", "by": "this", "value": (3,), "repeats": "roll", "at_least": 3}
    names = describe_nouns.Names()
    where = e.Where(**{key: samples.get(key, key != "item")})
    assert describe_rules.trigger_words(on, where, names) != describe_rules.trigger_words(on, e.Where(), names)


def test_a_verb_without_words_is_told_by_its_keys():
    @attrs.frozen
    class Whistle:
        op = "whistle_loudly"
        times: int = 2

    assert describe_effects.effect_words(Whistle(), describe_nouns.Names()) == "whistle loudly (times 2)"


@pytest.mark.parametrize("card", [card for card in catalogue().values() if card.abilities], ids=lambda card: card.id)
def test_every_ability_of_every_card_is_one_sentence(card):
    lines = describe.card_words(card)
    assert len(lines) == len(card.abilities) + len(card.back.abilities if card.back else ())
    for line in lines:
        assert line.endswith(".")
        assert "_" not in line
        assert "  " not in line
        assert ".." not in line


def test_you_means_the_active_player_on_a_monster():
    (line,) = describe.card_words(catalogue()["dank_globin"])
    assert line == "When this dies, a player discards 2 {loot}."
    (line,) = describe.card_words(catalogue()["moms_eye"])
    assert line == "When this dies, the active player may look at the hand of a player."


def test_a_target_is_named_in_full_only_once():
    (line,) = describe.card_words(catalogue()["vii_the_chariot"])
    assert line == "A player has +1 {atk} until end of turn, then that player has +1 {hp} until end of turn."


def test_every_silent_key_is_a_key():
    assert [case for case in SILENT if case not in cases(EFFECTS + ABILITIES)] == []


def test_few_cards_need_a_verb_that_no_other_card_uses():
    cards = [card for card in catalogue().values() if card.implemented and card.abilities]
    used = {card.id: {r.op for _, r in records(card.abilities) if isinstance(r, EFFECTS)} for card in cards}
    count = Counter(op for ops in used.values() for op in ops)
    base = [card for card in catalogue().values() if card.implemented and card.set == "base"]
    lonely = {card.id: sorted(op for op in used.get(card.id, ()) if count[op] == 1) for card in base}
    alone = {name: ops for name, ops in lonely.items() if ops}
    assert len(alone) * 10 <= len(base), alone
