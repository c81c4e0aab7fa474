"""Tells what a card does in words made from its data alone, so that its text can be held against it.

>>> from soulstack.games.foursouls.cards.catalogue import catalogue
>>> for line in card_words(catalogue()["sack_of_pennies"]):
...     print(line)
↷: gain 1¢.
When a player resolves a roll of ①, you may recharge this.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import attrs

from soulstack.games.foursouls.cards import schema as s
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.describe_effects import choosing, may_words, sequence_words
from soulstack.games.foursouls.cards.describe_nouns import YOU, Names, faces
from soulstack.games.foursouls.cards.describe_rules import (
    UNLIMITED,
    lasting_words,
    narrowed,
    stat_words,
    trigger_words,
    when_words,
)

DECKS: Final = frozenset({"loot", "treasure", "monster", "room"})
GAME_CARDS: Final = frozenset({"monster", "room"})
_LOOKED_AT: Final = {"hands": "the hands of the other players"}
_REPLACED: Final = {
    "gain_cents": "{who} would gain ¢",
    "take_damage": "{whom} would take {combat}damage",
    "loot": "{who} would loot",
    "gain_treasure": "{who} would gain {{treasure}}",
    "destroy": "{whom} would be destroyed",
    "death_penalty": "{who} would pay the death penalty",
    "attack_target": "{who} would attack {whom}",
}
_UNITS: Final = {"gain_cents": "¢", "take_damage": " damage", "loot": " {loot}", "gain_treasure": " {treasure}"}


def card_words(card: s.CardDef) -> list[str]:
    """Tells every ability of a card, a line each, and those of its other face."""
    lines = [ability_words(ability, card) for ability in card.abilities]
    if card.back is not None:
        lines += [f"Other face: {ability_words(ability, card.back)}" for ability in card.back.abilities]
    return lines


def ability_words(ability: Any, card: s.CardDef | None = None) -> str:
    """Tells one ability as a sentence, with "you" as the card means it."""
    tell = WORDS.get(type(ability))
    words = tell(ability, names_on(card)) if tell is not None else _plain(ability)
    level = getattr(ability, "level", 0)
    sentence = f"{level}+ {{level}}: {words}" if level else words[:1].upper() + words[1:]
    return sentence if sentence.endswith(".") else f"{sentence}."


def mode_words(ability: Any, mode: s.Mode, card: s.CardDef) -> str:
    """Tells one of the things of a choice."""
    return _body(mode, names_on(card).inside(ability.targets))


def names_on(card: s.CardDef | None) -> Names:
    """Says whom a card means by you: its controller, or the active player on what nobody controls."""
    if card is None:
        return Names()
    deck = f"the {card.kind} deck" if card.kind in DECKS else "its deck"
    if card.kind not in GAME_CARDS or card.is_curse:
        return Names(deck_of_this=deck)
    if card.is_event:
        return Names(active=YOU, deck_of_this=deck)
    return Names("the active player", is_monster=card.kind == "monster", deck_of_this=deck)


def cost_words(cost: s.Cost) -> str:
    """Tells what has to be paid."""
    parts = [
        *([f"{cost.cents}¢"] if cost.cents else []),
        *([f"{cost.counters} {{counter}}"] if cost.counters else []),
        *([f"{cost.hp} {{hp}}"] if cost.hp else []),
        *([f"discard {cost.discard} {{loot}}"] if cost.discard else []),
        *([f"destroy {cost.destroy_items} items of yours"] if cost.destroy_items else []),
        *(["give another non-eternal item of yours to another player"] if cost.give_item else []),
    ]
    return ", ".join(parts) or "nothing"


def reward_words(reward: s.Reward) -> str:
    """Tells what a death pays."""
    parts = [
        *([f"{reward.cents}¢"] if reward.cents else []),
        *([f"{reward.loot} {{loot}}"] if reward.loot else []),
        *([f"{reward.treasure} {{treasure}}"] if reward.treasure else []),
        *(["¢ as rolled"] if reward.roll_cents else []),
        *(["{loot} as rolled"] if reward.roll_loot else []),
        *([f"each player gains {reward.treasure_each} {{treasure}}"] if reward.treasure_each else []),
    ]
    return ", ".join(parts)


def _body(part: Any, names: Names) -> str:
    """Tells targets, effects and modes."""
    inner = names.inside(part.targets)
    modes = getattr(part, "modes", ())
    told = []
    if part.do or not modes:
        may = getattr(part, "may", False)
        told.append(may_words(names.you, part.do, inner) if may else sequence_words(part.do, inner))
    if modes:
        may = f"{names.you} may " if getattr(part, "may", False) and not part.do else ""
        told.append(f"{may}choose one:" + "".join(f"\n• {_one(mode, inner)}" for mode in modes))
    return choosing(", then ".join(told), inner) if not modes else ", then ".join(told)


def _one(mode: s.Mode, names: Names) -> str:
    return f"{_body(mode, names).rstrip('.')}."


def _condition(ability: Any, names: Names) -> str:
    return f" if {when_words(ability.when, names)}" if ability.when is not None else ""


def _use(sign: str, ability: Any, names: Names) -> str:
    only = f" (only{_condition(ability, names)})" if ability.when is not None else ""
    return f"{sign}{only}: {_body(ability, names)}"


def _triggered(ability: s.Triggered, names: Names) -> str:
    when = _condition(ability, names)
    do = ability.do
    # A condition that is asked again when the ability resolves is one condition to a reader.
    if len(do) == 1 and isinstance(do[0], e.If) and do[0].when == ability.when:
        ability = attrs.evolve(ability, do=do[0].do)
    start = f"{trigger_words(ability.on, ability.where, names)}{when and ',' + when}"
    return f"{start}, {_body(ability, names)}{' instead' if ability.at_once else ''}"


def _static(ability: s.Static, names: Names) -> str:
    whom = {
        "this": "this",
        "monsters": "monsters",
        "other_monsters": "other monsters",
        "each_player": "each player",
    }.get(ability.who, names.you)
    rolled = f"on an attack roll of {faces(ability.values)}, " if ability.values else ""
    if ability.stat == "hits":
        words = f"an attack roll of {faces(ability.values)} hits {whom}"
        return words + _condition(ability, names)
    told = []
    if ability.to is not None:
        told.append(f"{'your' if whom == YOU else 'the'} greatest hand size is {ability.to}")
    if ability.times != 1:
        thing = {"rewards": "rewards", "combat_damage": "combat damage"}.get(ability.stat, ability.stat)
        much = "double" if ability.times == 2 else f"{ability.times} times as many"
        told.append(f"{much} {thing} for {whom}")
    if ability.plus or not told:
        told.append(stat_words(ability.stat, ability.plus, whom))
    turn = " each turn" if ability.stat in ("loot_plays", "attacks", "purchases") and ability.plus < UNLIMITED else ""
    them = Names("they") if ability.who == "each_player" else names
    return f"{rolled}{' and '.join(told)}{turn}{_condition(ability, them)}"


def _cannot(ability: s.Cannot, names: Names) -> str:
    whom = {"this": "this", "others": "the other players", "everyone": "players"}.get(ability.who, names.you)
    them = Names("they") if ability.who == "everyone" else names
    return f"{whom} cannot {lasting_words(ability.what)}{_condition(ability, them)}"


def _sees(ability: s.Sees, names: Names) -> str:
    what = _LOOKED_AT.get(ability.deck, f"the top card of the {ability.deck} deck")
    return f"{names.you} may look at {what} whenever {names.you} like{_condition(ability, names)}"


def _attackable(ability: s.Attackable, _names: Names) -> str:
    if ability.who == "players":
        return f"the other players can be attacked and have {ability.evasion} {{eva}}"
    return "this can be attacked"


def _duty(ability: s.Duty, names: Names) -> str:
    on = {"any": "", "deck": " the monster deck once more", "this": " this"}[ability.on]
    return f"{names.you} must attack{on} each turn{_condition(ability, names)}"


def _goal(ability: s.Goal, names: Names) -> str:
    often = f" {ability.times} times" if ability.times > 1 else ""
    done = f"{trigger_words(ability.on, ability.where, names)}{often} for the first time"
    return f"put a {{counter}} on this {done}{_condition(ability, names)}"


def _replacement(ability: s.Replacement, names: Names) -> str:
    where = ability.where
    who = {"any": "a player", "you": names.you, "other": "another player"}.get(where.who, "the active player")
    thing = {"this": "this", "other": "another one", "monster": "a monster"}.get(where.what, "")
    combat = "combat " if where.combat else ""
    start = _REPLACED[ability.replaces].format(who=who, whom=thing or who, combat=combat)
    by = {"you": names.you, "this": "this", "active": names.active, "player": "a player"}.get(where.by, "")
    start += f" by {by}" if by else ""
    start += f" on an attack roll of {faces(where.value)}" if where.value else ""
    start += narrowed(attrs.evolve(where, combat=None) if where.combat else where)
    return f"if {start}{_condition(ability, names).replace(' if ', ' and ', 1)}, {_instead(ability, names)}"


def _instead(ability: s.Replacement, names: Names) -> str:
    if ability.also:
        return sequence_words(ability.also, names)
    change = ability.change
    unit = _UNITS.get(ability.replaces, "")
    if ability.do:
        return f"instead {sequence_words(ability.do, names)}"
    if ability.replaces == "death_penalty":
        if ability.item_only:
            return "the item goes to the active player instead, and its owner chooses it"
        return f"{names.you} choose the item that is destroyed, and {{loot}} and ¢ go to {names.you} instead"
    told = []
    if change.counters:
        told.append("remove that many {counter} from this instead, as long as there are any")
    if change.to is not None:
        told.append(f"it becomes {change.to}{unit}" if change.to else "it is prevented")
    if change.times != 1:
        told.append("it is doubled" if change.times == 2 else f"it is {change.times} times as much")
    if change.plus:
        told.append(f"it is {abs(change.plus)}{unit} {'more' if change.plus > 0 else 'less'}")
    if change.at_most is not None:
        told.append(f"it is never more than {change.at_most}{unit}")
    return " and ".join(told) or "nothing changes"


def _adjusts(ability: s.Adjusts, names: Names) -> str:
    which = {True: "attack rolls", False: "rolls that are no attack rolls", None: "rolls"}[ability.attack_roll]
    much = f"{'' if ability.by == 1 else 'up to '}{ability.by}"
    whose = names.whose(YOU)
    return (
        f"{names.you} may add {much} to {whose} {which} as they resolve, or subtract {much}{_condition(ability, names)}"
    )


def _enters(ability: s.Enters, _names: Names) -> str:
    told = [
        *([f"with {ability.counters} {{counter}}"] if ability.counters else []),
        *(["deactivated"] if ability.deactivated else []),
    ]
    return f"enters play {' and '.join(told)}"


def _game_start(ability: s.GameStart, names: Names) -> str:
    told = []
    if ability.pick_treasure:
        told.append(
            f"look at the top {ability.pick_treasure} cards of the treasure deck and begin with one, an eternal item"
        )
    if ability.go_first:
        told.append(f"{names.you} go first")
    return f"when the game starts, {' and '.join(told)}"


def _plain(ability: Any) -> str:
    given = [f"{each.name} {getattr(ability, each.name)}" for each in attrs.fields(type(ability)) if each.init]
    return f"{ability.type.replace('_', ' ')} ({', '.join(given)})"


WORDS: Final[Mapping[type, Callable[[Any, Names], str]]] = {
    s.LootAbility: _body,
    s.Activated: lambda ability, names: _use("↷", ability, names),
    s.Paid: lambda ability, names: _use(f"$ {cost_words(ability.cost)}", ability, names),
    s.Triggered: _triggered,
    s.EventAbility: _body,
    s.Static: _static,
    s.Cannot: _cannot,
    s.Sees: _sees,
    s.Attackable: _attackable,
    s.Duty: _duty,
    s.Goal: _goal,
    s.Replacement: _replacement,
    s.Adjusts: _adjusts,
    s.Enters: _enters,
    s.GameStart: _game_start,
    s.BonusCondition: lambda ability, _names: (
        f"the first player gains this {{soul}} if {when_words(ability.when, Names('they'))}"
    ),
}
