"""Words for when something counts or happens: stats, conditions, triggers, prohibitions."""

from collections.abc import Callable, Mapping
from typing import Final

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.describe_nouns import YOU, Names, faces

UNLIMITED: Final = 1000
FORBIDDEN: Final = {
    "be_attacked": "be attacked",
    "be_discarded": "be put into discard",
    "play_loot": "play {loot}",
    "activate_items": "activate items",
    "activate_abilities": "activate abilities",
    "gain_souls": "gain {soul}",
    "recharge_character": "recharge the character in the recharge step",
    "recharge_items": "recharge more than 1 item in the recharge step",
}
_STATS: Final[Mapping[str, str]] = {
    "hp": "{signed} {{hp}}",
    "attack": "{signed} {{atk}}",
    "evasion": "{signed} {{eva}}",
    "roll": "{signed} to each roll",
    "attack_roll": "{signed} to attack rolls",
    "first_attack_roll": "{signed} to the first attack roll each turn",
    "first_attack": "{signed} {{atk}} for the first attack roll each turn",
    "hand_size": "{signed} to the greatest hand size",
    "combat_damage": "{signed} combat damage",
    "souls_to_win": "{signed} to the {{soul}} needed to win",
    "first_roll": "{signed} to the first roll each turn",
    "next_attack_roll": "{signed} to the next attack roll",
    "rewards": "{signed} to rewards",
}
"""Completed to "somebody has ...". """
_MORE: Final[Mapping[str, str]] = {
    "loot_plays": "may play {n} more {{loot}}",
    "attacks": "may attack {times}",
    "purchases": "may buy {times}",
    "loot_step": "{loot} {n} more in the loot step",
    "free_shop_items": "may buy {n} shop item{s} for no ¢",
    "attack_tax": "must give each other player {n}¢ to attack",
}
"""Completed to "somebody ...". """


def stat_words(stat: str, plus: int, whom: str) -> str:
    """Says that somebody has more or less of something.

    >>> stat_words("attack", 1, "you"), stat_words("shop_price", -5, "you"), stat_words("attacks", 2, "each player")
    ('you have +1 {atk}', 'shop items cost you 5¢ less', 'each player may attack 2 more times')
    """
    have = "have" if whom in (YOU, "monsters", "other monsters") else "has"
    if stat in ("price", "shop_price"):
        things = "shop items" if stat == "shop_price" else "treasures"
        return f"{things} cost {whom} {abs(plus)}¢ {'less' if plus < 0 else 'more'}"
    if stat == "foe_evasion":
        return f"monsters that {whom} {'attack' if whom == YOU else 'attacks'} have {plus:+d} {{eva}}"
    if stat in _MORE:
        often = "any number of times" if plus >= UNLIMITED else f"{plus} more time{'s' * (plus != 1)}"
        loot = "loot" if whom == YOU else "loots"
        words = _MORE[stat].format(n=plus, times=often, loot=loot, s="s" * (plus != 1))
        return f"{whom} {words}"
    return f"{whom} {have} {_STATS.get(stat, '{signed} to ' + stat).format(signed=f'{plus:+d}')}"


def lasting_words(what: str) -> str:
    """Names what is forbidden."""
    return FORBIDDEN.get(what, what.replace("_", " "))


def when_words(when: e.When, names: Names) -> str:
    """Says a condition as the end of "if ..."."""
    who = names.what(when.who)
    has = "have" if who in (YOU, "they") else "has"
    health = "this has" if names.is_monster and when.who == YOU else f"{who} {has}"
    tests: list[tuple[object, str]] = [
        (when.cents, f"{who} {has} exactly {when.cents}¢"),
        (when.cents_at_least, f"{who} {has} {when.cents_at_least}¢ or more"),
        (when.hand, f"{who} {has} {'an empty hand' if when.hand == 0 else f'exactly {when.hand} {{loot}} in hand'}"),
        (when.hand_at_least, f"{who} {has} {when.hand_at_least} or more {{loot}} in hand"),
        (when.hand_at_most, f"{who} {has} no more than {when.hand_at_most} {{loot}} in hand"),
        (when.hp, f"{health} exactly {when.hp} {{hp}}"),
        (when.hp_at_most, f"{health} {when.hp_at_most} {{hp}} or less"),
        (when.counters_at_least, f"there are {when.counters_at_least} or more {{counter}} on this"),
        (when.counters_below, f"there are fewer than {when.counters_below} {{counter}} on this"),
        (when.guppy_items_at_least, f"{who} {has} {when.guppy_items_at_least} or more Guppy items"),
        (when.souls_at_least, f"{who} {has} {when.souls_at_least} or more {{soul}}"),
        (when.loot_played_at_least, f"{who} played {when.loot_played_at_least} {{loot}} this turn"),
        (when.abilities_used_at_least, f"{who} activated {_some(when.abilities_used_at_least, 'abilit')} this turn"),
        (when.most or None, f"{who} {has} the most {_things(when.most)}"),
        (when.fewest or None, f"{who} {has} the fewest {_things(when.fewest)}"),
        (when.your_turn, f"it is {'' if when.your_turn else 'not '}{names.whose(when.who)} turn"),
        (when.roll_on_stack, f"{'a' if when.roll_on_stack else 'no'} roll is waiting"),
        (when.only_living, f"{who} is {'' if when.only_living else 'not '}the only one alive"),
        (when.bought, f"{'a' if when.bought else 'no'} shop item was bought this turn"),
    ]
    return " and ".join(words for value, words in tests if value is not None) or "nothing stands against it"


def _some(count: int | None, stem: str) -> str:
    return f"{count} {stem}{'y' if count == 1 else 'ies'}"


def _things(word: str) -> str:
    return "{soul}" if word == "souls" else word


def trigger_words(on: str, where: e.Where, names: Names) -> str:
    """Says what a trigger waits for, as in "when you take damage"."""
    teller = TRIGGERS.get(on)
    words = teller(where, _Parts(where, names)) if teller is not None else f"when {on.replace('_', ' ')}"
    return words + narrowed(where, told="attacked_this" if on in _TOLD_THERE else "")


class _Parts:
    """The parts of a trigger's sentence: the player and the thing that it is about."""

    def __init__(self, where: e.Where, names: Names) -> None:
        self.who = {"any": "a player", "you": names.you, "other": "another player"}.get(where.who, names.active)
        self.s = "" if self.who == YOU else "s"
        self.whose = "your" if self.who == YOU else f"{self.who}'s"
        self.what = {"this": "this", "other": "another monster", "monster": "a monster"}.get(where.what, "")
        self.by = {"you": names.you, "this": "this", "active": names.active, "player": "a player"}.get(where.by, "")


_Teller = Callable[[e.Where, _Parts], str]


def _roll(verb: str) -> _Teller:
    def tell(where: e.Where, p: _Parts) -> str:
        kind = "attack roll" if where.attack_roll else "roll"
        no_attack = " that is no attack roll" if where.attack_roll is False else ""
        of = f" of {faces(where.value)}" if where.value else ""
        on = " on this" if where.what == "attacked_this" else ""
        return f"when {p.who} {verb}{p.s} {'an' if where.attack_roll else 'a'} {kind}{of}{no_attack}{on}"

    return tell


def _died(after: str) -> _Teller:
    def tell(where: e.Where, p: _Parts) -> str:
        return f"when {p.what or 'a monster'} dies{_on_face(where)}{f' by {p.by}' if p.by else ''}{after}"

    return tell


def _on_face(where: e.Where) -> str:
    return f" on an attack roll of {faces(where.value)}" if where.value else ""


def _would_take(where: e.Where, p: _Parts) -> str:
    whom = p.what or p.who
    return f"when {whom} would take damage{_by(where, p)}{_on_face(where)}"


def _by(where: e.Where, p: _Parts) -> str:
    return f" by {p.by}" if where.by != "any" else ""


def _combat(where: e.Where, p: _Parts) -> str:
    to = f" to {p.what}" if p.what else f" to {p.who}" if where.who != "any" else ""
    by = p.by or "anyone"
    return f"when {by} deal{'' if by == YOU else 's'} combat damage{to}{_on_face(where)}"


def _goal_reached(where: e.Where, p: _Parts) -> str:
    made = f" and {' or '.join(map(str, where.value))} are reached" if where.value else ""
    return f"when {p.who} reach{'' if p.who == YOU else 'es'} a goal{f' of {p.what}' if p.what else ''}{made}"


TRIGGERS: Final[Mapping[str, _Teller]] = {
    "turn_started": lambda w, p: f"at the start of {p.whose if w.who != 'any' else 'each'} turn",
    "turn_ending": lambda w, p: f"at the end of {p.whose if w.who != 'any' else 'each'} turn",
    "roll_resolved": _roll("resolve"),
    "die_rolled": _roll("make"),
    "would_roll": lambda w, p: f"when {p.who} would roll a {faces(w.value) or 'die'}",
    "would_die": lambda _w, p: f"when {p.what or p.who} would die",
    "would_take_damage": _would_take,
    "player_damaged": lambda w, p: f"when {p.who} take{p.s} damage{_by(w, p)}{_on_face(w)}",
    "object_damaged": lambda w, p: f"when {p.what or 'a monster'} is damaged{_by(w, p)}{_on_face(w)}",
    "combat_damage_dealt": _combat,
    "player_died": lambda w, p: f"when {p.who} die{p.s}{_by(w, p)}, before the penalty",
    "player_died_after_penalty": lambda w, p: f"when {p.who} die{p.s}{_by(w, p)}, after the penalty",
    "monster_died": _died(""),
    "monster_died_after_rewards": _died(", after the rewards"),
    "attack_declared": lambda _w, p: f"when {p.who} declare{p.s} an attack",
    "attack_target_chosen": lambda _w, p: f"when {p.who} attack{p.s} {p.what or 'something'}",
    "attack_missed": lambda _w, p: f"when {p.whose} attack roll{f' on {p.what}' if p.what else ''} misses",
    "item_activated": lambda w, p: f"when {p.who} activate{p.s} {'an item' if w.item is not False else 'something'}",
    "entered_play": lambda _w, p: f"when {p.what or 'something'} enters play",
    "cents_gained": lambda _w, p: f"when {p.who} gain{p.s} ¢",
    "loot_gained": lambda _w, p: f"when {p.who} loot{p.s}",
    "flipped": lambda _w, p: f"when {p.what or 'something'} is flipped",
    "loot_played": lambda _w, p: f"when {p.who} play{p.s} {{loot}}",
    "item_bought": lambda _w, p: f"when {p.who} buy{p.s} something",
    "cents_given": lambda _w, p: f"when {p.who} give{p.s} another player ¢",
    "goal_reached": _goal_reached,
    "soul_gained": lambda _w, p: f"when {p.who} gain{p.s} a {{soul}}",
}
_TOLD_THERE: Final = frozenset({"roll_resolved", "die_rolled", "would_roll"})


def narrowed(where: e.Where, told: str = "") -> str:
    """Says what every trigger and replacement can be narrowed down to."""
    found = [
        "in an attack on this" if where.what == "attacked_this" != told else "",
        {True: "in combat", False: "outside combat"}[where.combat] if where.combat is not None else "",
        f"at least {where.at_least}" if where.at_least > 1 else "",
        "for the first time each turn" if where.first_each_turn else "",
        "every second time in a turn" if where.every_second else "",
        "with a card revealed from the monster deck" if where.from_deck else "",
        "with a card that was not revealed from the monster deck" if where.from_deck is False else "",
        {"roll": "with the same result twice in a row", "attack_roll": "with the same attack roll twice in a row"}.get(
            where.repeats, ""
        ),
        "who was attacked this turn" if where.attacked else "",
        "who was not attacked this turn" if where.attacked is False else "",
    ]
    return "".join(f", {words}" for words in found if words)
