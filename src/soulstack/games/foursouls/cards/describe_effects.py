"""One clause of plain words for every verb that a card can use.

`WORDS` has an entry for each member of the closed union `Effect`; a test holds that. A verb without one would still be told,
by its keys, so that a card can always be shown.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import attrs
from attrs import evolve

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.describe_nouns import YOU, Names, faces, spans
from soulstack.games.foursouls.cards.describe_rules import lasting_words, stat_words, trigger_words, when_words

AFTERWARDS: Final = "Afterwards,"
"""Begins what comes after a roll table."""
_NO_VERB: Final = (
    "the ",
    "a ",
    "an ",
    "each ",
    "that ",
    "this ",
    "another ",
    "all ",
    "its ",
    "you ",
    "your ",
    "it ",
    "if ",
    "for ",
)
_THIRD: Final = {"have": "has", "may": "may", "must": "must", "cannot": "cannot", "do": "does"}


def sequence_words(do: Sequence[Any], names: Names) -> str:
    """Tells effects in the order in which they happen."""
    told = ""
    for index, effect in enumerate(do):
        words = _again_words(do[index - 1] if index else None, effect) or effect_words(effect, names)
        if not told:
            told = words
        elif told.endswith("."):  # a roll table ends with its last line
            told += f" {AFTERWARDS} {words}"
        else:
            told += f"{'; ' if isinstance(effect, e.IfDone | e.If | e.IfDiscarded) else ', then '}{words}"
    return told or "nothing happens"


def may_words(who: str, do: Sequence[Any], names: Names) -> str:
    """Tells effects that somebody need not let happen."""
    words = sequence_words(do, names.acting(who))
    if words.startswith(f"{who} may "):
        return words
    return f"{who} may have this happen: {words}" if words.startswith(_NO_VERB) else f"{who} may {words}"


def effect_words(effect: Any, names: Names) -> str:
    """Tells one effect as a clause."""
    tell = WORDS.get(type(effect))
    return tell(effect, names) if tell is not None else plain_words(effect)


def plain_words(effect: Any) -> str:
    """Tells an effect that nobody has given words yet by its own keys."""
    given = [f"{each.name} {getattr(effect, each.name)}" for each in attrs.fields(type(effect)) if each.init]
    return f"{effect.op.replace('_', ' ')} ({', '.join(given)})"


def does(names: Names, who: str, verb: str, rest: str | Callable[[], str] = "") -> str:
    """Lets somebody do something: an order to you, a statement about anybody else.

    >>> does(Names(), "you", "gain", "3¢"), does(Names(), "each_player", "pass", "a hand")
    ('gain 3¢', 'each player passes a hand')
    """
    found = names.what(who)  # named before the rest, which may speak of the same target again
    more = rest if isinstance(rest, str) else rest()
    if found in (YOU, names.subject):
        return f"{verb} {more}".rstrip()
    third = _THIRD.get(verb) or (f"{verb}es" if verb.endswith(("s", "sh", "ch")) else f"{verb}s")
    return " ".join(part for part in (found, third, more) if part)


def choosing(words: str, names: Names) -> str:
    """Puts the targets that no effect names before the clause, so that no choice goes untold."""
    left = names.unspoken()
    for target in left:
        names.spoken.add(target.name)
    return "".join(f"choose {names.choice(target)}, then " for target in left) + words


def results_words(results: Iterable[e.RollResult], names: Names) -> str:
    """Tells the lines of a roll table."""
    told = []
    for result in results:
        inner = evolve(names.inside(result.targets), subject="")
        words = may_words(names.you, result.do, inner) if result.may else sequence_words(result.do, inner)
        told.append(f"{spans(result.on)}: {choosing(words, inner).rstrip('.')}.")
    return " ".join(told)


def _again_words(before: Any, effect: Any) -> str:
    """Tells a table that is rolled on again, without its lines."""
    if not isinstance(effect, e.IfDone | e.If) or not isinstance(before, e.Roll):
        return ""
    if len(effect.do) != 1 or not isinstance(effect.do[0], e.Roll) or effect.do[0].results != before.results:
        return ""
    return f"if so, roll {_times(before.times + effect.do[0].times)} in all"


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def _roll(effect: e.Roll, names: Names) -> str:
    throw = choosing(does(names, effect.who, "roll", _times(effect.times) if effect.times > 1 else ""), names)
    if len(effect.results) == 1 and len(effect.results[0].on) == 6 and not effect.results[0].targets:
        return f"{throw}, then {sequence_words(effect.results[0].do, names)}"
    return f"{throw}: {results_words(effect.results, names)}"


def _shield(effect: e.Shield, names: Names) -> str:
    whom = names.what(effect.to)
    takes = "take" if whom == YOU else "takes"
    if effect.lower_to is not None:
        words = f"the next damage {whom} {takes} this turn becomes {effect.lower_to}"
    elif effect.one_hit:
        much = f"up to {effect.amount}" if effect.amount else "all"
        words = f"prevent {much} of the next damage {whom} {takes} this turn"
    else:
        words = f"prevent the next {effect.amount} damage {whom} {takes} this turn"
    if effect.then:
        inner = names.inside(effect.then_targets)
        words += f"; when it is prevented, {sequence_words(effect.then, inner)}"
    return words


def _change_roll(effect: e.ChangeRoll, names: Names) -> str:
    die = names.what(effect.roll)
    if effect.to:
        return (
            f"turn {die} into {f'a {faces([effect.to])}' if isinstance(effect.to, int) else names.many(effect.to, '')}"
        )
    if isinstance(effect.plus, int) and effect.plus < 0:
        return f"take {-effect.plus} off {die}"
    return f"add {names.many(effect.plus, '')} to {die}"


def _grant_attack(effect: e.GrantAttack, names: Names) -> str:
    verb = "must attack" if effect.must else "may attack"
    target = {"any": "", "deck": "the monster deck"}.get(effect.on) if effect.on in ("any", "deck") else None
    on = names.what(effect.on) if target is None else target
    often = "any number of times" if effect.unlimited else f"{effect.amount} more time{'s' * (effect.amount != 1)}"
    who = names.who(effect.who)
    return " ".join(part for part in (who, verb, on, often, "this turn") if part)


def _modify(effect: e.Modify, names: Names) -> str:
    whom = names.what(effect.to)
    return f"{stat_words(effect.stat, effect.plus, whom)} until end of turn"


def _look(effect: e.Look, names: Names) -> str:
    them = "it" if effect.amount == 1 and effect.deck != "each" else "them"
    after = {
        "nothing": "",
        "any_order": " and put them back in any order",
        "one_on_top": ", leave one on top and put the rest under the deck",
        "may_bottom": "; {who} may put {them} under the deck",
        "may_discard": "; {who} may put {them} into discard",
    }[effect.then].format(who=names.who(effect.who), them=them)
    cards = "top card" if effect.amount == 1 else f"top {effect.amount} cards"
    return does(names, effect.who, "look", f"at the {cards} of {names.deck(effect.deck)}{after}")


def _this_turn(effect: e.ThisTurn, names: Names) -> str:
    inner = evolve(names, targets={}, spoken=set(), subject="").inside(effect.targets)
    about = f" (only {names.who(effect.about)})" if effect.about else ""
    value = f" (only {names.target(effect.value)})" if effect.value else ""
    if effect.once:
        start = "the next time" if effect.endless else "the next time this turn"
    else:
        start = "from now on" if effect.endless else "for the rest of this turn"
    start += f", {trigger_words(effect.on, effect.where, inner)}{about}{value}"
    words = may_words(inner.you, effect.do, inner) if effect.may else sequence_words(effect.do, inner)
    return f"{start}, {choosing(words, inner)}{' instead' if effect.at_once else ''}"


def _dig(effect: e.Dig, names: Names) -> str:
    cards = f"the top {effect.amount} cards of the {effect.deck} deck"
    if not effect.amount:
        cards = f"cards of the {effect.deck} deck until enough are found"
    several = {"boss": "bosses"}.get(effect.find, f"{effect.find}s")
    found = names.many(effect.take, effect.find if effect.take == 1 else several)
    take = f"put {found} into monster slots not under attack"
    if effect.to == "curse":
        take = f"give {found} to players of {names.whose(YOU)} choice"
    rest = {
        "under": "put the rest under the deck at random",
        "under_in_order": "put the rest under the deck in any order",
        "discard": "put the rest into discard",
    }[effect.rest]
    may = f"{names.you} may " if effect.may else ""
    duty = ", one of which the active player must attack this turn" if effect.must_attack else ""
    return f"reveal {cards}, {may}{take}{duty}; {rest}"


def _search(effect: e.Search, names: Names) -> str:
    wanted = (
        effect.card.replace("_", " ")
        if effect.card
        else f"a {effect.keyword.title()} card"
        if effect.keyword
        else "a card"
    )
    goal = f"put it into {names.target(effect.slot)}" if effect.slot else "gain it"
    return f"search the {effect.deck} deck for {wanted}, {goal} and shuffle"


def _steal_loot(effect: e.StealLoot, names: Names) -> str:
    how = {"random": "at random", "thief": "of the taker's choice", "victim": "of their own choice"}[effect.chosen_by]
    loot = names.many(effect.amount, "{loot}")
    if effect.chosen_by == "victim":
        return does(names, effect.victim, "give", f"{names.who(effect.who)} {loot} {how}")
    return does(names, effect.who, "steal", f"{loot} {how} from {names.who(effect.victim)}")


def _steal_soul(effect: e.StealSoul, names: Names) -> str:
    spec = names.targets.get(effect.of)
    if spec is not None and "soul" in spec.among:
        return does(names, effect.who, "steal", names.what(effect.of))
    return does(names, effect.of, "give", f"{names.who(effect.who)} a {{soul}} of their own choice")


def _steal_item(effect: e.StealItem, names: Names) -> str:
    spec = names.targets.get(effect.item)
    anywhere = spec is not None and spec.in_shop is None and spec.controller == "any"
    return does(
        names, effect.who, "steal", names.what(effect.item) + (" of a player or in the shop" if anywhere else "")
    )


def _deal(effect: e.DealDamage, names: Names) -> str:
    damage = f"{names.many(effect.amount, 'damage')} to {names.what(effect.to)}"
    return does(names, effect.by, "deal", damage) if effect.by else f"deal {damage}"


def _pay_hp(effect: e.PayHp, names: Names) -> str:
    return does(
        names, effect.who, "pay", f"{{hp}} down to {effect.down_to}" if effect.down_to else f"{effect.amount} {{hp}}"
    )


def _kill(effect: e.Kill, names: Names) -> str:
    if effect.what == YOU and not effect.by:
        return does(names, YOU, "die")
    return does(names, effect.by, "kill", names.what(effect.what)) if effect.by else f"kill {names.what(effect.what)}"


def _sacrifice(effect: e.Sacrifice, names: Names) -> str:
    thing = "{soul}" if effect.what == "soul" else "item" if effect.amount == 1 else "items"
    own = "your" if names.who(effect.who) == YOU else "their"
    return does(names, effect.who, "destroy", f"{effect.amount} {thing} of {own} own")


def _recharge(effect: e.Recharge, names: Names) -> str:
    what = names.what(effect.what)
    return f"{names.you} may recharge up to {effect.up_to} of {what}" if effect.up_to else f"recharge {what}"


def _sits(verb: str) -> Callable[[Any, Names], str]:
    return lambda effect, names: f"{verb} {names.what(effect.what)}"


def _says(words: str) -> Callable[[Any, Names], str]:
    return lambda _effect, _names: words


def _put_in_discard(effect: e.PutInDiscard, names: Names) -> str:
    fill = " and fill the slot from the deck" if effect.replace else ""
    return f"put {names.what(effect.what)} into discard{fill}"


def _put_on_deck(effect: e.PutOnDeck, names: Names) -> str:
    if effect.depth:
        place = f"into {names.home(effect.what)}, as card {effect.depth + 1} from the top"
    else:
        place = f"on top of {names.home(effect.what)}"
    return f"put {names.what(effect.what)} {place}"


def _fetch(effect: e.FetchFromDiscard, names: Names) -> str:
    return f"put {names.many(effect.amount, 'monster')}, no event, from the discard on top of the monster deck"


def _if(effect: e.If, names: Names) -> str:
    start = "if so and" if effect.and_done else "if"
    return f"{start} {when_words(effect.when, names)}, {sequence_words(effect.do, names)}"


def _if_discarded(effect: e.IfDiscarded, names: Names) -> str:
    condition = f'if a discarded card has "{effect.named}" in its name'
    if len(effect.do) == len(effect.otherwise) == 1:
        more, less = effect.do[0], effect.otherwise[0]
        if isinstance(more, e.Roll) and isinstance(less, e.Roll) and evolve(more, times=less.times) == less:
            once = _roll(evolve(less, results=()), names).partition(":")[0]
            return f"{once}, or {_times(more.times)} {condition}: {results_words(less.results, names)}"
    otherwise = f"; otherwise {sequence_words(effect.otherwise, names)}" if effect.otherwise else ""
    return f"{condition}, {sequence_words(effect.do, names)}{otherwise}"


def _one_by_one(effect: e.OneByOne, names: Names) -> str:
    group = names.who(effect.who)
    return f"{group}, one after another: {sequence_words(effect.do, names.acting(names.who('each')))}"


def _may(effect: e.May, names: Names) -> str:
    return may_words(names.who(effect.who), effect.do, names)


def _watch(effect: e.WatchNextRoll, names: Names) -> str:
    return f"if the next roll resolves as {names.target(effect.value)}, {sequence_words(effect.do, names)}"


def _match(effect: e.MatchPlayer, names: Names) -> str:
    return f"loot and gain ¢ until {names.you} have as many as {names.who(effect.like)}"


def _reroll_item(effect: e.RerollItem, names: Names) -> str:
    return f"reroll {names.what(effect.item)}"


def _grant_purchase(effect: e.GrantPurchase, names: Names) -> str:
    return f"{names.who(effect.who)} may buy {effect.amount} more time{'s' * (effect.amount != 1)} this turn"


def _grant_loot_play(effect: e.GrantLootPlay, names: Names) -> str:
    loot = "any number of {loot}" if effect.amount == "any" else f"{effect.amount} more {{loot}}"
    return f"{names.who(effect.who)} may play {loot} this turn"


def _become_copy(effect: e.BecomeCopy, names: Names) -> str:
    return f"this is a copy of {names.what(effect.of)}{' until end of turn' if effect.until_end_of_turn else ' from now on'}"


def _choose_die(effect: e.ChooseDie, names: Names) -> str:
    return f"throw {effect.dice} dice for {names.what(effect.roll)} and choose one"


def _forbid(effect: e.Forbid, names: Names) -> str:
    return f"{names.who(effect.who)} cannot {lasting_words(effect.what)} for the rest of this turn"


WORDS: Final[Mapping[type, Callable[[Any, Names], str]]] = {
    e.GainCents: lambda x, n: does(n, x.who, "gain", lambda: n.many(x.amount, "¢")),
    e.LoseCents: lambda x, n: does(n, x.who, "lose", lambda: n.many(x.amount, "¢")),
    e.StealCents: lambda x, n: does(n, x.who, "steal", f"{n.many(x.amount, '¢')} from {n.who(x.victim)}"),
    e.Loot: lambda x, n: does(n, x.who, "loot", lambda: n.many(x.amount, "")),
    e.Discard: lambda x, n: does(n, x.who, "discard", lambda: n.many(x.amount, "{loot}")),
    e.GainTreasure: lambda x, n: does(n, x.who, "gain", lambda: n.many(x.amount, "{treasure}")),
    e.DealDamage: _deal,
    e.TakeDamage: lambda x, n: does(n, x.who, "take", lambda: n.many(x.amount, "damage")),
    e.DivideDamage: lambda x, n: f"divide {x.amount} damage among {n.what(x.to)}",
    e.Shield: _shield,
    e.PreventDamage: lambda x, n: f"prevent {n.many(x.amount, '')} of that damage",
    e.PreventDeath: lambda x, n: "prevent that death" + (f" and heal {n.many(x.heal, '{hp}')}" if x.heal else ""),
    e.Heal: lambda x, n: does(n, x.to, "heal", lambda: n.many(x.amount, "{hp}")),
    e.PayHp: _pay_hp,
    e.Kill: _kill,
    e.Destroy: _sits("destroy"),
    e.Sacrifice: _sacrifice,
    e.Recharge: _recharge,
    e.Deactivate: _sits("deactivate"),
    e.Roll: _roll,
    e.Reroll: lambda x, n: f"its player rerolls {n.what(x.roll) if x.roll != 'event' else 'that roll'}",
    e.ChangeRoll: _change_roll,
    e.Cancel: _sits("cancel"),
    e.CancelEverything: _says("cancel everything unresolved and the attack"),
    e.CancelAttack: _says("cancel the attack"),
    e.EndTurn: _says("end the turn"),
    e.GrantLootPlay: _grant_loot_play,
    e.GrantAttack: _grant_attack,
    e.MustAttack: lambda x, n: f"the active player must attack {n.what(x.what)} this turn",
    e.GrantPurchase: _grant_purchase,
    e.Modify: _modify,
    e.DoubleLoot: lambda x, n: f"{does(n, x.who, 'loot', 'double')} until end of turn",
    e.NextLootFromDiscard: _says("the next loot of any player comes from the top of the loot discard"),
    e.CopyNextLoot: lambda _x, n: (
        f"copy the next {{loot}} that {n.you} play this turn, unless it is a trinket or ambush"
    ),
    e.WatchNextRoll: _watch,
    e.Look: _look,
    e.RevealTop: lambda x, n: f"reveal the top card of {n.deck(x.deck)}; {n.you} may put it into discard",
    e.DiscardTop: lambda x, n: f"put the top card of {n.deck(x.deck)} into discard",
    e.ReturnTopDiscard: lambda x, n: f"put the top card of {n.deck(x.deck)} on top of its deck",
    e.FetchFromDiscard: _fetch,
    e.PutBack: lambda x, n: does(n, x.who, "put", f"{x.amount} {{loot}} of the hand on top of the loot deck"),
    e.SeeHand: lambda x, n: f"look at the hand of {n.who(x.who)}",
    e.StealLoot: _steal_loot,
    e.SwapLoot: lambda x, n: f"swap 1 {{loot}} with {n.who(x.victim)}",
    e.PassHands: _says("each player passes the hand to the left"),
    e.StealItem: _steal_item,
    e.GiveItem: lambda x, n: f"give {n.what(x.item)} to {n.who(x.to)}",
    e.SwapItems: lambda x, n: f"swap {n.what(x.first)} for {n.what(x.second)}",
    e.StealSoul: _steal_soul,
    e.RerollItem: _reroll_item,
    e.BecomeSoul: lambda _x, n: f"this becomes a {{soul}} of {'yours' if n.you == YOU else n.you}",
    e.BecomeCopy: _become_copy,
    e.CopyAbility: lambda x, n: f"this copies a ↷ ability of {n.what(x.of)}",
    e.AddCounters: lambda x, n: f"put {n.many(x.amount, _counter(x.name))} on this",
    e.RemoveCounters: lambda x, n: f"remove {n.many(x.amount, '{counter}')} from this",
    e.Expand: lambda x, _n: (
        f"the {x.row if x.row == 'shop' else x.row + ' row'} grows by {x.amount} slot{'s' * (x.amount != 1)}"
    ),
    e.PutInDiscard: _put_in_discard,
    e.ChooseAndDiscard: _says("put any number of shop items into discard"),
    e.PutUnderDeck: lambda x, n: f"put {n.what(x.what)} under {n.home(x.what)}",
    e.PutOnDeck: _put_on_deck,
    e.CoverSlot: lambda x, n: f"put the top card of the monster deck into {n.target(x.slot)}",
    e.Search: _search,
    e.ExtraTurn: lambda x, n: does(n, x.who, "take", "another turn after this one"),
    e.SkipTurn: lambda x, n: does(n, x.who, "skip", "the next turn"),
    e.MatchPlayer: _match,
    e.DoubleRewards: _says("double its rewards"),
    e.VoteAndDestroy: _says("each player votes for an item, and the one with most votes is destroyed"),
    e.Flip: _sits("flip"),
    e.FlipRoll: lambda x, n: f"turn {n.what(x.roll)} upside down: ① and ⑥, ② and ⑤, ③ and ④ change places",
    e.JoinAttack: lambda x, n: does(n, x.who, "make", "an attack roll, too, after each one of the attacker"),
    e.Win: lambda x, n: does(n, x.who, "win", "the game"),
    e.Note: lambda x, n: f"note {n.many(x.amount, '')} on this",
    e.CopyLootCard: lambda _x, n: f"play a copy of a {{loot}} in the discard, with a loot play of {n.whose(YOU)} own",
    e.ThisTurn: _this_turn,
    e.Dig: _dig,
    e.RedirectAttack: lambda _x, _n: "choose which other monster is attacked",
    e.ForcePlay: lambda x, n: does(n, x.victim, "give", f"{n.you} a {{loot}} of their own choice; reveal and play it"),
    e.DemandItem: lambda x, n: does(n, x.victim, "give", f"{n.who(x.who)} an item of their own choice"),
    e.ChooseDie: _choose_die,
    e.Forbid: _forbid,
    e.OneByOne: _one_by_one,
    e.IfDiscarded: _if_discarded,
    e.IfDone: lambda x, n: f"if so, {sequence_words(x.do, n)}",
    e.If: _if,
    e.May: _may,
}


def _counter(name: str) -> str:
    return "{level}" if name == "level" else "{counter}"
