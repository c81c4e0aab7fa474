"""What a line of a blessing or an option of an event brings and costs this hero, in numbers, before it is chosen.

The numbers are those of the rules, carried out on a clone of what everybody sees. What luck or a later choice decides is told
without a number.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from attrs import evolve, frozen

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.cards.schema import EventOption
from soulstack.games.spire.rules.climb.gaining import barred
from soulstack.games.spire.rules.counting import number
from soulstack.games.spire.rules.frames import Program
from soulstack.games.spire.rules.gains import gain_gold
from soulstack.games.spire.rules.harm import heal, lose_hp
from soulstack.games.spire.rules.state import State, living_seats
from soulstack.kernel.sentences import Sentence

GAIN, COST, PLAIN = "gain", "cost", ""
EVERYTHING: Final = 999


@frozen
class Part:
    """One thing that is gained, paid or done."""

    icon: str
    short: str
    """A few signs: `+3`, `9 → 7`; nothing where the icon says it all."""
    words: str
    tone: str = PLAIN


@frozen
class Rolled:
    """What some faces of the die bring."""

    faces: tuple[int, ...]
    parts: tuple[Part, ...]


@frozen
class Bargain:
    """What one choice leads to, in the order of happening."""

    parts: tuple[Part, ...] = ()
    rolls: tuple[Rolled, ...] = ()
    dies: tuple[int, ...] = ()
    """The heroes whom it surely kills."""


REWARDS: Final[Mapping[str, tuple[str, Sentence]]] = {
    "card": ("deck", Sentence("A card reward")),
    "upgraded_card": ("upgrade", Sentence("An upgraded card")),
    "rare": ("golden_ticket", Sentence("A rare reward")),
    "colorless": ("draw", Sentence("A colorless reward")),
    "relic": ("relic", Sentence("A relic")),
    "potion": ("potion", Sentence("A potion")),
    "boss_relic": ("room_boss", Sentence("A boss relic")),
    "transform": ("transform", Sentence("A transformation")),
}
"""Icon and words of each kind of reward."""
ROOMS: Final[Mapping[str, tuple[str, Sentence]]] = {
    "encounter": ("room_encounter", Sentence("Fight an Encounter")),
    "elite": ("room_elite", Sentence("Fight an Elite")),
    "boss_of_act_1": ("room_boss", Sentence("Fight a boss")),
    "merchant": ("room_merchant", Sentence("Trade with the Merchant")),
}


def bargain(state: State, seat: int, option: EventOption, card: int, n: int) -> Bargain:
    """Tell what the option with this number brings a hero and what it costs."""
    world = state.clone()
    world.facts = []
    visit = world.table.visit
    if visit is not None:
        world.table.visit = evolve(visit, chosen=(*visit.chosen, (seat, n)))
    return _Reading(world, seat, card).read(option.do)


class _Reading:
    """Reads one program for one hero; the world takes its losses on the way."""

    def __init__(self, world: State, seat: int, card: int) -> None:
        self.world, self.seat, self.card = world, seat, card
        self.dies: list[int] = []
        self.rolls: list[Rolled] = []

    def read(self, program: tuple[Any, ...]) -> Bargain:
        parts = self.parts(program)
        return Bargain(parts, tuple(self.rolls), tuple(dict.fromkeys(self.dies)))

    def parts(self, program: tuple[Any, ...]) -> tuple[Part, ...]:
        run = Program(seat=self.seat, card=self.card, program=program)
        found: list[Part] = []
        for effect in program:
            read = READERS.get(effect.op)
            if read is not None:
                found += read(self, run, effect)
        return tuple(found)


Reader = Callable[[_Reading, Program, Any], list[Part]]


def _gold(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    n = number(reading.world, run, effect.n)
    gain_gold(reading.world, reading.seat, n)
    return [Part("coin", f"+{n}", tr("{n} gold", n=n), GAIN)]


def _lose_gold(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    before = reading.world.heroes[reading.seat].gold
    gain_gold(reading.world, reading.seat, -number(reading.world, run, effect.n))
    return [_paid_gold(reading, before)]


def _paid_gold(reading: _Reading, before: int) -> Part:
    after = reading.world.heroes[reading.seat].gold
    return Part("coin", f"{before} → {after}", tr("Gold {before} → {after}", before=before, after=after), COST)


def _lose_hp(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    hero = reading.world.heroes[reading.seat]
    before = hero.hp
    lose_hp(reading.world, reading.seat, number(reading.world, run, effect.n))
    if hero.dead:
        reading.dies.append(reading.seat)
    words = tr("HP {before} → {after}", before=before, after=hero.hp)
    return [Part("heart", f"{before} → {hero.hp}", words, COST)]


def _heal(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    hero = reading.world.heroes[reading.seat]
    before = hero.hp
    heal(reading.world, reading.seat, EVERYTHING if effect.full else number(reading.world, run, effect.n))
    words = tr("HP {before} → {after}", before=before, after=hero.hp)
    return [Part("heal", f"{before} → {hero.hp}", words, GAIN if hero.hp > before else PLAIN)]


def _offer(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    n = number(reading.world, run, effect.n)
    if effect.reward == "gold":
        return [Part("coin", f"+{n}", tr("{n} gold", n=n), GAIN)]
    icon, one = REWARDS[effect.reward]
    words = tr(one.pattern) if n == 1 else _several(effect.reward, n)
    if effect.from_other:
        words = tr("A card reward of another hero")
    elif effect.show > 3:
        words = tr("A card reward of {n} cards", n=effect.show)
    return [Part(icon, "" if n == 1 else str(n), words, GAIN)]


def _several(kind: str, n: int) -> str:
    if kind == "colorless":
        return tr_n(n, "{n} colorless reward", "{n} colorless rewards")
    if kind == "potion":
        return tr_n(n, "{n} potion", "{n} potions")
    if kind == "relic":
        return tr_n(n, "{n} relic", "{n} relics")
    return tr_n(n, "{n} card reward", "{n} card rewards")


def _add_card(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del run
    if effect.source == "curse":
        if barred(reading.world, "no_curses", reading.seat):
            return []
        return [Part("curse_card", "" if effect.n == 1 else str(effect.n), tr("A Curse"), COST)]
    words = {
        "rare": Sentence("The top rare card"),
        "rewards": Sentence("The top {n} cards of your rewards"),
        "colorless": Sentence("The top colorless card"),
    }[effect.source]
    icon = "golden_ticket" if effect.source == "rare" else "deck"
    return [Part(icon, "" if effect.n == 1 else str(effect.n), tr(words.pattern, n=effect.n), GAIN)]


def _upgrade(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del reading, run
    if effect.random:
        words = tr_n(effect.n, "Upgrade {n} card at random", "Upgrade {n} cards at random")
    elif effect.which.base == "strike":
        words = tr("Upgrade a starter Strike")
    elif effect.which.base == "defend":
        words = tr("Upgrade a starter Defend")
    else:
        words = tr("Upgrade a card") if effect.n == 1 else tr_n(effect.n, "Upgrade {n} card", "Upgrade {n} cards")
    return [Part("upgrade", "" if effect.n == 1 else str(effect.n), words, GAIN)]


def _remove(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    if effect.n == "all":
        return [Part("remove", "", tr("Remove all Curses"), GAIN)]
    n = number(reading.world, run, effect.n)
    words = tr("Remove a card") if n == 1 else tr_n(n, "Remove {n} card", "Remove {n} cards")
    if effect.which.base == "strike":
        words = tr("Remove a starter Strike")
    if effect.rarities:
        return [Part("remove", "" if n == 1 else str(n), tr("Remove an uncommon or rare card"), COST)]
    return [Part("remove", "" if n == 1 else str(n), words, GAIN)]


def _transform(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del reading, run
    n = effect.n
    words = tr("Transform a card") if n == 1 else tr_n(n, "Transform {n} card", "Transform {n} cards")
    return [Part("transform", "" if n == 1 else str(n), words, GAIN)]


def _pay(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del run
    found = []
    if effect.gold:
        before = reading.world.heroes[reading.seat].gold
        if not effect.among and before >= effect.gold:
            gain_gold(reading.world, reading.seat, -effect.gold)
            found.append(_paid_gold(reading, before))
        else:
            found.append(Part("coin", f"−{effect.gold}", tr("Pay {n} gold", n=effect.gold), COST))
    if "relic" in effect.among:
        found.append(Part("relic", "−1", tr("Lose a relic"), COST))
    if "potion" in effect.among:
        found.append(Part("potion", "−1", tr("Lose a potion"), COST))
    return found


def _lose_item(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del reading, run
    if effect.among == "potion":
        return [Part("potion", "−1", tr("Lose a potion"), COST)]
    return [Part("relic", "−1", tr("Lose the revealed relic") if effect.revealed else tr("Lose a relic"), COST)]


def _gold_of_item(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del reading, run, effect
    return [Part("coin", "+?", tr("Gold for its price"), GAIN)]


def _by_rarity(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del reading, run, effect
    return [Part("heal", "?", tr("What it was worth heals you"), PLAIN)]


def _swap(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del reading, run
    icon, words = (
        ("relic", tr("Swap a relic with another hero"))
        if effect.what == "relic"
        else ("transform", tr("Swap a card with another hero"))
    )
    return [Part(icon, "", words, PLAIN)]


def _top_of_deck(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del reading, run
    return [Part("remove", f"1/{effect.n}", tr("Remove one of {n} cards of your deck", n=effect.n), PLAIN)]


def _become(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del reading, run
    icon, words = ROOMS[effect.room]
    return [Part(icon, "", tr(words.pattern), PLAIN)]


def _go_higher(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del reading, run, effect
    return [Part("map", "", tr("Move to any higher room"), GAIN)]


def _again(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del reading, run, effect
    return [Part("undo", "", tr("You may choose it again"), PLAIN)]


def _roll(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del run
    for row in effect.rows:
        apart = _Reading(reading.world.clone(), reading.seat, reading.card)
        reading.rolls.append(Rolled(tuple(row.faces), apart.parts(row.do)))
    return [Part("bone_die", "", tr("Roll the die"), PLAIN)]


def _everyone(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    """Tells it for one hero; the numbers of each are its own, so that only what is the same for all is shown."""
    del run
    shown: list[Part] = []
    for seat in living_seats(reading.world):
        theirs = _Reading(reading.world, seat, reading.card)
        parts = theirs.parts(effect.do)
        reading.dies += theirs.dies
        reading.rolls += theirs.rolls
        shown = shown or [evolve(part, short=_same(part, effect)) for part in parts]
    return shown


def _same(part: Part, effect: Any) -> str:
    """Gives the short form of a part without the numbers of one hero."""
    if "→" not in part.short:
        return part.short
    wanted = {"heart": "lose_hp", "heal": "heal", "coin": "lose_gold"}[part.icon]
    found = next(one for one in effect.do if one.op == wanted)
    if getattr(found, "full", False) or not isinstance(found.n, int):
        return tr("all")
    return f"{'+' if wanted == 'heal' else '−'}{found.n}"


def _one_player(reading: _Reading, run: Program, effect: Any) -> list[Part]:
    del run
    return [
        evolve(part, words=tr("One hero: {what}", what=part.words))
        for part in _Reading(reading.world.clone(), reading.seat, reading.card).parts(effect.do)
    ]


READERS: Final[Mapping[str, Reader]] = {
    "gold": _gold, "lose_gold": _lose_gold, "lose_hp": _lose_hp, "heal": _heal, "offer": _offer, "add_card": _add_card,
    "upgrade": _upgrade, "remove": _remove, "transform": _transform, "pay": _pay, "lose_item": _lose_item,
    "gold_of_item": _gold_of_item, "heal_by_rarity": _by_rarity, "swap": _swap, "top_of_deck": _top_of_deck,
    "become_room": _become, "go_higher": _go_higher, "again": _again, "roll": _roll, "everyone": _everyone,
    "one_player": _one_player,
}  # fmt: skip
"""How each effect outside a fight is read; what is not here brings nothing of its own."""
