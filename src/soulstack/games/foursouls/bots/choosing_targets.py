"""Aims: targets, modes, numbers and whether to do what one may, all by what the judge says about the outcome."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from soulstack.games.foursouls.bots.candidates import DECKS
from soulstack.games.foursouls.bots.card_worth import card_worth, flat, item_worth, loot_worth, program_worth
from soulstack.games.foursouls.bots.estimates import standing
from soulstack.games.foursouls.bots.judge import RUIN, Judge
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.cards.vocabulary import TargetSpec
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import GAME, Ref

UNSEEN: Final = 6.5
"""What an unseen treasure is worth buying for."""


class Program(NamedTuple):
    """Targets and what is done with them."""

    specs: tuple[TargetSpec, ...]
    do: tuple[Any, ...]


def programs(card: CardDef) -> Iterator[Program]:
    """List everything on a card that is aimed: abilities, modes, lines of rolls, what follows a shield."""
    for ability in card.abilities:
        specs = getattr(ability, "targets", ())
        do = getattr(ability, "do", ())
        modes = getattr(ability, "modes", ())
        for mode in modes:
            yield Program((*specs, *mode.targets), (*do, *mode.do))
        if not modes:
            yield Program(specs, do)
        for effect in flat(ability):
            if isinstance(effect, e.Roll):
                for line in effect.results:
                    yield Program((*specs, *line.targets), line.do)
            elif isinstance(effect, e.ThisTurn):
                yield Program((*specs, *effect.targets), effect.do)
            elif isinstance(effect, e.Shield):
                yield Program(effect.then_targets, effect.then)


def context_of(judge: Judge, decision: Decision) -> Context:
    """Say whose ability a question is about and where it comes from."""
    card = judge.card(decision.card)
    source = decision.source[1] if decision.source is not None and decision.source[0] == "obj" else 0
    if not source:
        mine = [obj.id for obj in judge.owned(judge.me) if obj.shown == decision.card]
        source = mine[0] if mine else 0
    obj = judge.view.objects.get(source)
    controller = obj.controller if obj is not None and obj.controller >= 0 else judge.me
    return Context(controller, source, card)


def first_best(options: Sequence[Option], values: Sequence[float]) -> tuple[Option, ...]:
    """Give the option with the highest value, the first of equals."""
    return (options[max(range(len(options)), key=lambda i: (values[i], -i))],)


# --- targets -------------------------------------------------------------------------------------------------------


def choose_target(judge: Judge, decision: Decision) -> Sequence[Option]:
    """Aim where it brings most."""
    special = _SPECIAL.get(decision.prompt)
    if special is not None and not (decision.card and _fitting(judge, decision)):
        return first_best(decision.options, special(judge, decision))
    fitting = _fitting(judge, decision)
    if not fitting:
        return first_best(decision.options, [_harm(judge, option.ref) for option in decision.options])
    context = context_of(judge, decision)
    values = []
    for option in decision.options:
        assert option.ref is not None
        aimed = context.but(decision.prompt, option.ref)
        values.append(max(_value(judge, program, aimed) for program in fitting))
    if max(values) - min(values) < 1e-9:  # the judge sees no difference, but who suffers does
        harmful = any(getattr(effect, "victim", "") == decision.prompt for do in fitting for effect in do.do)
        values = [_harm(judge, option.ref) * (1 if harmful else -1) for option in decision.options]
    return first_best(decision.options, values)


def _value(judge: Judge, program: Program, context: Context) -> float:
    rest = tuple(spec for spec in program.specs if spec.name not in context.bound)
    return judge.best(rest, program.do, context)[0]


def _fitting(judge: Judge, decision: Decision) -> list[Program]:
    """Find the programs of the card that the question can be about."""
    kinds = {_kind_of(judge, option.ref) for option in decision.options}
    found = []
    for program in programs(judge.card(decision.card)):
        for spec in program.specs:
            if spec.name == decision.prompt and kinds <= _kinds(spec):
                found.append(program)
    return found


def _kind_of(judge: Judge, ref: Ref | None) -> str:
    if ref is None:
        return "number"
    if ref[0] != "obj":
        return ref[0]
    obj = judge.view.objects.get(ref[1])
    return "" if obj is None else "item" if obj.zone == "shop" else obj.zone


def _kinds(spec: TargetSpec) -> set[str]:
    on_stack = {"roll", "attack_roll", "loot", "ability", "damage", "death"}
    return {"stack" if kind in on_stack else "slot" if kind == "monster_slot" else kind for kind in spec.among} | {""}


def _harm(judge: Judge, ref: Ref | None) -> float:
    """Prefer opponents who lead: the guess for a target of which nothing is known, like a curse."""
    if ref is None or ref[0] != "player":
        return 0.0
    return -RUIN if ref[1] == judge.me else standing(judge.view.seats[ref[1]])


def _each(value: Callable[[Judge, Ref], float]) -> Callable[[Judge, Decision], list[float]]:
    """Judge every option by itself."""

    def judged(judge: Judge, decision: Decision) -> list[float]:
        return [value(judge, option.ref) if option.ref is not None else 0.0 for option in decision.options]

    return judged


def _attack(judge: Judge, ref: Ref) -> float:
    if ref[0] == "deck":
        return judge.deck_attack_worth(judge.me)
    obj = judge.view.objects.get(ref[1]) if ref[0] == "obj" else None
    return judge.attack_worth(judge.me, obj) if obj is not None and obj.hp else 0.0


def _redirect(judge: Judge, ref: Ref) -> float:
    obj = judge.view.objects.get(ref[1])
    active = judge.view.active
    return judge.weight(active) * judge.attack_worth(active, obj) if obj is not None and obj.hp else 0.0


def _buy(judge: Judge, ref: Ref) -> float:
    cents = judge.view.seats[judge.me].cents
    if ref[0] == "deck":
        known = judge.view.deck_tops.get("treasure", ())
        worth = item_worth(judge.card(known[0])) if known and known[0] else UNSEEN
        return worth if cents >= 10 else worth - RUIN
    obj = judge.view.objects.get(ref[1])
    if obj is None:
        return -RUIN
    return judge.item(obj.id) - (RUIN if (obj.price or 0) > cents else 0.0)


def _cover(judge: Judge, decision: Decision) -> list[float]:
    """Cover the monster that is worth least to attack."""
    tops = [slot.top for slot in judge.view.monsters]
    if len(tops) != len(decision.options):  # one of them cannot be covered, and a slot's number does not say which
        return [0.0] * len(decision.options)
    found = [judge.view.objects.get(top) for top in tops]
    return [-judge.attack_worth(judge.me, o) if o is not None and o.zone == "monster" else 5.0 for o in found]


def _vote(judge: Judge, ref: Ref) -> float:
    obj = judge.view.objects.get(ref[1])
    return judge.destroy(obj) if obj is not None else 0.0


def _gift(judge: Judge, ref: Ref) -> float:
    return judge.weight(ref[1]) - 0.01 * standing(judge.view.seats[ref[1]])


_SPECIAL: Final = {
    "attack": _each(_attack),
    "redirect": _each(_redirect),
    "buy": _each(_buy),
    "cover": _cover,
    "divide": _each(lambda judge, ref: judge.hurt(ref, 1)),
    "vote": _each(_vote),
    "give_to": _each(_gift),
}


# --- modes, numbers, may -------------------------------------------------------------------------------------------


def choose_mode(judge: Judge, decision: Decision) -> Sequence[Option]:
    """Choose the mode that brings most."""
    context = context_of(judge, decision)
    most = max(option.n for option in decision.options)
    for ability in judge.card(decision.card).abilities:
        modes = getattr(ability, "modes", ())
        if len(modes) >= most:
            targets: tuple[TargetSpec, ...] = getattr(ability, "targets", ())
            do: tuple[Any, ...] = getattr(ability, "do", ())
            values = [
                judge.best((*targets, *modes[o.n - 1].targets), (*do, *modes[o.n - 1].do), context)[0]
                for o in decision.options
            ]
            return first_best(decision.options, values)
    return decision.options[:1]


def choose_number(judge: Judge, decision: Decision) -> Sequence[Option]:
    """Choose the number that brings most with the best of the other targets, or what a roll had best become."""
    if decision.prompt == "adjust_roll":
        item = judge.view.stack[-1]
        return first_best(decision.options, [judge.roll_worth(item, option.n) for option in decision.options])
    context = context_of(judge, decision)
    for program in programs(judge.card(decision.card)):
        for spec in program.specs:
            if "number" in spec.among:
                values = [_value(judge, program, context.but(spec.name, ("number", o.n))) for o in decision.options]
                return first_best(decision.options, values)
    return decision.options[:1]


def is_worth_it(judge: Judge, decision: Decision) -> Sequence[Option]:
    """Say yes to what brings something."""
    yes = {"put_under": _sink, "discard_top": _sink}.get(decision.prompt, _may)(judge, decision)
    wanted = "yes" if yes else "no"
    return [option for option in decision.options if option.verb == wanted]


def _sink(judge: Judge, decision: Decision) -> bool:
    """Tell whether a card on top of its deck is better out of the way."""
    card = judge.card(decision.card)
    view = judge.view
    mine = view.active == judge.me and view.phase != "end"
    if card.kind == "loot":
        return (loot_worth(card) < 2.5) == (mine and view.phase == "start")
    if card.kind == "treasure":
        can_buy = mine and view.seats[judge.me].cents >= 8
        return (item_worth(card) < UNSEEN) if can_buy else card_worth(card) > UNSEEN
    if card.kind == "monster":
        worth = judge.card_attack_worth(judge.me, card)
        return worth < 0.0 if mine else worth > 5.0
    return False


def _may(judge: Judge, decision: Decision) -> bool:
    context = context_of(judge, decision)
    card = judge.card(decision.card)
    found: list[Program] = []
    for ability in card.abilities:
        if getattr(ability, "may", False):
            found.append(Program(getattr(ability, "targets", ()), getattr(ability, "do", ())))
        for effect in flat(ability):
            if isinstance(effect, e.May):
                found.append(Program(getattr(ability, "targets", ()), effect.do))
            elif isinstance(effect, e.Roll):
                found += [Program(line.targets, line.do) for line in effect.results if line.may]
    if not found:
        return True
    context = Context(judge.me if context.you == GAME else context.you, context.source, card)
    value = max(judge.best(program.specs, program.do, context)[0] for program in found)
    return value > 0 or (value > -0.05 and max(program_worth(program.do) for program in found) > 0)


__all__ = ["DECKS", "choose_mode", "choose_number", "choose_target", "first_best", "is_worth_it"]
