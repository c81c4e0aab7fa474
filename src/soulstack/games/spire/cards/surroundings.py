"""Where an effect can stand: in a fight, on an enemy's own card, or in the run around the fights.

An effect of a fight finds no fight at an event, a gift of the run has no step for rewards in the middle of a turn, and words such
as `its_row` mean nothing without an enemy that acts.
"""

from collections.abc import Iterator
from typing import Any, Final

from soulstack.content.errors import shown
from soulstack.content.lint import records
from soulstack.games.spire.cards import effects as e
from soulstack.games.spire.cards import run_effects as r
from soulstack.games.spire.cards import schema as s
from soulstack.games.spire.cards.conditions import When

Fault = tuple[str, str]

_OF_THE_RUN: Final = frozenset(
    kind for kind in vars(r).values() if isinstance(kind, type) and isinstance(vars(kind).get("op"), str)
) | {e.Everyone, e.OnePlayer, e.Roll}
"""Effects that only the run around the fights has room for."""
_ANYWHERE: Final = frozenset({e.Heal, e.LoseHp, e.GainGold, e.LoseGold, e.If, e.Nothing})
"""Effects for which it makes no difference whether there is a fight."""
_OF_ITEMS: Final = frozenset({e.ThisCard, e.AddCubes, e.SetHp, e.GainPotions})
"""Effects that an item may have on the way as well."""
_OF_DICE: Final = frozenset({e.ChangeDie})
"""Events roll the die too."""
_OF_ENEMIES: Final = frozenset({
    e.Become, e.ChangeMode, e.Confuse, e.Dies, e.EnterFury, e.ExhaustIt, e.GiveStatus, e.Later, e.Leaves, e.LoseAbility,
    e.LoseEnergy, e.MoveCube, e.Revive, e.StopWithoutBlock, e.Summon,
})  # fmt: skip
"""Effects that need an enemy to act."""
_ON_THE_WAY: Final = frozenset(
    {"end_of_combat", "event_entered", "event_left", "gained", "removed", "rested", "run_started", "deck_card_gained"}
)
"""Triggers that no fight belongs to."""
_OUTSIDE: Final = "outside"
_GIFTS: Final = (r.Offer, e.GainGold)
"""What a red gift of Neow's can be."""
_WHOM: Final = {
    "enemy": frozenset({"all_enemies", "everyone", "facing", "self", "they", "named"}),
    "card": frozenset({
        "all_enemies", "attackers", "enemy", "every_player", "it", "its_row", "one_or_two", "player", "row", "you", "they",
    }),
    "relic": frozenset({"enemy", "every_player", "player", "row", "you", "all_enemies"}),
    "way": frozenset({"you", "every_player"}),
}  # fmt: skip
"""Whom the effects of a component can mean."""


def faults(thing: Any) -> Iterator[Fault]:
    """Say what stands where it could never do anything."""
    match thing:
        case s.EnemyDef():
            for k, ability in enumerate(thing.abilities):
                yield from _misplaced(ability, f"abilities[{k}]", _OF_THE_RUN, _WHOM["enemy"])
        case s.CardDef():
            yield from _of_fights((thing.do, "do"), (thing.abilities, "abilities"))
            if thing.up is not None:
                yield from _of_fights((thing.up.do or (), "up.do"), (thing.up.abilities or (), "up.abilities"))
        case s.RelicDef() | s.PotionDef():
            for k, ability in enumerate(thing.abilities):
                if isinstance(thing, s.PotionDef) and not _of_a_potion(ability):
                    yield f"abilities[{k}]", "a potion is used, or holds as long as it is there"
                yield from _of_an_item(ability, f"abilities[{k}]")
        case s.ModifierDef():
            for k, ability in enumerate(thing.abilities):
                if not isinstance(ability, s.Static):
                    yield from _on_the_way(ability, f"abilities[{k}]", _ANYWHERE | _OF_THE_RUN)
        case s.EventDef():
            for k, option in enumerate(thing.options):
                yield from _on_the_way(option, f"options[{k}]", _ANYWHERE | _OF_THE_RUN)
        case s.NeowDef():
            for k, effect in enumerate(thing.red):
                if not isinstance(effect, _GIFTS):
                    yield f"red[{k}].op", "a gift is gold or an offer"
            for k, line in enumerate(thing.blue):
                yield from _on_the_way(line, f"blue[{k}]", _ANYWHERE | _OF_THE_RUN)
        case _:
            pass


def _of_fights(*parts: tuple[tuple[Any, ...], str]) -> Iterator[Fault]:
    for effects, path in parts:
        for k, record in enumerate(effects):
            if getattr(record, "on", "") in _ON_THE_WAY:
                yield from _on_the_way(record, f"{path}[{k}]", _ANYWHERE | _OF_THE_RUN)
                continue
            yield from _misplaced(record, f"{path}[{k}]", _OF_THE_RUN | _OF_ENEMIES, _WHOM["card"])


def _of_a_potion(ability: s.Ability) -> bool:
    return isinstance(ability, s.Static) or (isinstance(ability, s.Use) and ability.limit == "potion")


def _of_an_item(ability: s.Ability, path: str) -> Iterator[Fault]:
    outside = getattr(ability, "on", "") in _ON_THE_WAY or getattr(ability, "limit", "") == _OUTSIDE
    if outside:
        yield from _on_the_way(ability, path, _ANYWHERE | _OF_THE_RUN | _OF_ITEMS)
    elif getattr(ability, "outside", False):  # in a fight and on the way
        yield from _on_the_way(ability, path, _ANYWHERE | _OF_ITEMS | _OF_DICE)
    else:
        yield from _misplaced(ability, path, _OF_THE_RUN | _OF_ENEMIES, _WHOM["relic"])


def _on_the_way(part: Any, path: str, able: frozenset[type]) -> Iterator[Fault]:
    for inner, record in records(part):
        if _is_effect(record) and type(record) not in able:
            yield _at(path, inner, "op"), f"{shown(record.op)} cannot act outside a fight"
        elif _is_effect(record) and getattr(record, "to", "you") not in _WHOM["way"]:
            yield _at(path, inner, "to"), f"{shown(record.to)} means nobody outside a fight"


def _misplaced(part: Any, path: str, unable: frozenset[type], whom: frozenset[str]) -> Iterator[Fault]:
    for inner, record in records(part):
        if isinstance(record, When) and record.slots and whom is not _WHOM["enemy"]:
            yield _at(path, inner, "slots"), "only an enemy has slots"
        if not _is_effect(record):
            continue
        if type(record) in unable:
            yield _at(path, inner, "op"), f"{shown(record.op)} cannot act here"
        to = getattr(record, "to", None)
        if isinstance(to, str) and to and to not in whom:
            yield _at(path, inner, "to"), f"{shown(to)} means nobody here"


def _is_effect(record: Any) -> bool:
    return isinstance(vars(type(record)).get("op"), str)


def _at(path: str, inner: str, key: str) -> str:
    return ".".join(part for part in (path, inner, key) if part)
