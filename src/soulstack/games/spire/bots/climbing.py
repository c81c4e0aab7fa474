"""Choices between fights: the path, rewards, what to upgrade or to remove, wares, events, campfires, blessings.

Everything is put into one currency, so that a relic can be compared with a campfire: a point is what one Energy of a starter card
does every time it is drawn.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from attrs import define

from soulstack.games.spire.bots.gist import POTION, card_worth, deck_worth, gist_of, potion_worth
from soulstack.games.spire.cards.faces import UP, Face
from soulstack.games.spire.rules.climb.board import board, goals, is_hidden, room_at, row_of, space
from soulstack.games.spire.rules.climb.camp import rest_heals
from soulstack.games.spire.rules.climb.events import event_of
from soulstack.games.spire.rules.climb.merchant import price_of
from soulstack.games.spire.rules.climb.rewards import open_rewards
from soulstack.games.spire.rules.state import NOBODY, POTION_LIMIT, Hero, State
from soulstack.kernel.asking import DONE, AskAll
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import GAME

RELIC: Final = 2.2
BOSS_RELIC: Final = 2.5
GOLD: Final = 0.3
REMOVAL: Final = 1.5
UPGRADE: Final = 1.3
CURSE: Final = -2.2
TRANSFORM: Final = 1.0
CARD: Final = 0.9
RARE: Final = 1.8
LEAST_GAIN: Final = 0.7
"""A card that is worth less than this beyond its cost makes any deck worse."""
BETTER: Final = 0.5
"""So much better than the average card of the deck a new one has to be: of five cards drawn the best three are played."""
LOSSES: Final[dict[str, float]] = {
    "no_rest": -2.2, "no_smith": -2.0, "no_gold": -1.4, "no_potions": -1.2, "hidden_tokens": -0.5, "no_curses": 0.6,
    "rest_heal": 0.8, "keep_energy": 2.0, "keep_block": 2.0, "may_keep_block": 1.5, "prevent_death": 3.0, "loss_limit": 2.0,
    "any_path": 1.0, "orb_slots": 1.5, "orb_end": 1.5, "hit": 2.0,
}  # fmt: skip
"""What a permanent change is worth to a run; what is not named is a small gain."""
BEFORE_BOSS: Final = 1.1
ON_THE_WAY: Final = 0.5
"""What each HP that a rest heals is worth besides: before a boss, and where another campfire comes before it."""
PREFERRED: Final = ("pick", "yes")


def choose_between_fights(state: State, seat: int, decision: Decision) -> tuple[Option, ...]:
    """Answer a question that is no part of a fight."""
    if decision.high == 1 and decision.low == 1:
        worth = _judge(state, seat, decision)
        return (max(decision.options, key=worth),)
    return _several(state, seat, decision)


def _several(state: State, seat: int, decision: Decision) -> tuple[Option, ...]:
    worth = _judge(state, seat, decision)
    order = sorted(decision.options, key=worth, reverse=True)
    count = decision.low
    while count < decision.high and worth(order[count]) > 0:
        count += 1
    return tuple(order[:count])


def _judge(state: State, seat: int, decision: Decision) -> Any:
    hero = state.heroes[seat]
    read = _KINDS.get(decision.kind, _other)

    def worth(option: Option) -> float:
        if option.verb in {"swap", "give"}:
            return -50.0
        if option == DONE:
            return 0.02
        if option.verb == "use":
            return _use(state, hero, option)
        found: float = read(state, hero, option)
        return found

    return worth


# --- what things are worth ---------------------------------------------------------------------------------------------


def hp_worth(hero: Hero, n: int) -> float:
    """Say what gaining or losing some HP between fights is worth: the nearer to death, the more."""
    after = max(0, min(hero.max_hp, hero.hp + n))
    return _hp(after, hero.max_hp) - _hp(hero.hp, hero.max_hp)


def _hp(hp: int, most: int) -> float:
    share = hp / most
    return -30.0 if hp <= 0 else 0.45 * hp + 3.5 * min(share, 0.6) / 0.6


@lru_cache(maxsize=1024)
def relic_worth(face: Face) -> float:
    """Say what a relic is worth to a run."""
    if face.worth is not None:
        return face.worth
    worth = 0.6
    for ability in face.abilities:
        if ability.type == "static":
            worth += LOSSES.get(ability.stat, 0.8)
        elif ability.type == "trigger" and ability.on == "gained":
            worth += max(-3.0, min(6.0, sum(_effect(None, None, effect) for effect in ability.do)))
    gist = gist_of(face)
    return worth + 1.3 * gist.lasting


def deck_gain(state: State, hero: Hero, face: Face) -> float:
    """Say how much better a deck becomes by a card."""
    faces = state.faces
    deck = [faces[card] for card in hero.deck if card != NOBODY]
    gist = gist_of(face)
    size = len(deck)
    worth = deck_worth(face)
    attacks = sum(gist_of(other).damage for other in deck) / max(1, size)
    blocks = sum(gist_of(other).block for other in deck) / max(1, size)
    areas = sum(1 for other in deck if gist_of(other).area)
    powers = sum(1 for other in deck if other.kind == "power")
    if gist.damage and attacks < 1.1:
        worth += 0.4
    if gist.block and blocks < 0.7:
        worth += 0.3
    if gist.area and not areas:
        worth += 0.6
    if face.kind == "power" and powers >= 4:
        worth -= 0.5 * (powers - 3)
    copies = sum(1 for other in deck if other.card is face.card)
    worth -= 0.25 * copies
    heavy = sum(1 for other in deck if other.cost >= 2)
    if face.cost >= 2 and heavy * 3 > size:
        worth -= 0.5
    average = sum(map(deck_worth, deck)) / max(1, size)
    return worth - max(LEAST_GAIN, average + BETTER)


def upgrade_gain(state: State, card: int) -> float:
    """Say how much better a card becomes by its upgrade."""
    face = state.faces[card]
    better = state.sides.get(face.id + UP)
    if better is None:
        return 0.0
    gain = deck_worth(better) - deck_worth(face)
    return gain * (1.15 if face.kind != "power" else 0.9) + (0.1 if face.base == "" else 0.0)


def removal_gain(state: State, hero: Hero, card: int) -> float:
    """Say how much better a deck becomes without a card."""
    face = state.faces[card]
    return 1.5 - deck_worth(face) * 0.8 - 0.02 * len(hero.deck)


def best_upgrade(state: State, hero: Hero) -> float:
    """Say what the best upgrade in a deck is worth."""
    return max((upgrade_gain(state, card) for card in hero.deck if not state.faces[card].upgraded), default=0.0)


# --- effects between fights -----------------------------------------------------------------------------------------


def program_worth(state: State, hero: Hero, effects: Iterable[Any]) -> float:
    """Say what a text of an event, a blessing or a relic is worth."""
    return sum(_effect(state, hero, effect) for effect in effects)


def _effect(state: State | None, hero: Hero | None, effect: Any) -> float:
    op = effect.op
    if op == "offer":
        return _offered(effect)
    if op in {"heal", "lose_hp", "damage", "set_hp"}:
        return _hp_effect(hero, effect)
    amount: Any = getattr(effect, "n", 1)
    n: int = amount if isinstance(amount, int) else 1
    if op == "add_card":
        added = {"curse": CURSE, "rare": RARE, "rewards": 0.2, "colorless": 0.6}
        return float(added[effect.source] * n)
    if op == "pay":
        return float(-GOLD * 1.1 * effect.gold - (1.5 if effect.among else 0.0))
    if op == "remove":
        best = REMOVAL
        if state is not None and hero is not None:
            best = max((removal_gain(state, hero, card) for card in hero.deck), default=0.0)
        return best * min(n, 3)
    if op == "upgrade":
        return (UPGRADE if not effect.random else 0.8) * n
    if op in {"roll", "by_die"}:
        return sum(len(row.faces) / 6 * sum(_effect(state, hero, part) for part in row.do) for row in effect.rows)
    if op in {"everyone", "one_player", "may", "later"}:
        return 0.9 * sum(_effect(state, hero, part) for part in effect.do)
    if op == "become_room":
        return _room(hero, effect.room, 0)
    return {
        "transform": TRANSFORM * n, "gold": GOLD * n, "lose_gold": -GOLD * n, "gain_item": RELIC, "lose_item": -RELIC,
        "swap": 0.3, "top_of_deck": 0.8, "go_higher": 0.5, "gold_of_item": GOLD * 6, "again": 0.1, "heal_by_rarity": 0.3,
    }.get(op, 0.0)  # fmt: skip


def _offered(effect: Any) -> float:
    n = effect.n if isinstance(effect.n, int) else 1
    worth = {
        "card": CARD, "upgraded_card": CARD + 0.7, "rare": RARE, "colorless": 1.0, "relic": RELIC, "potion": POTION,
        "gold": GOLD * n, "boss_relic": BOSS_RELIC + 0.5, "transform": TRANSFORM,
    }[effect.reward]  # fmt: skip
    return worth if effect.reward == "gold" else worth * max(1, n)


def _hp_effect(hero: Hero | None, effect: Any) -> float:
    n = effect.n if isinstance(effect.n, int) else 2
    if effect.op == "heal":
        n = 20 if effect.full else n
    elif effect.op == "set_hp":
        n = n - hero.hp if hero is not None else 0
    else:
        n = -n
    if hero is None:
        return 0.5 * min(n, 4)
    return hp_worth(hero, n)


# --- questions -------------------------------------------------------------------------------------------------------


def _reward(state: State, hero: Hero, option: Option) -> float:
    if option.verb == "reveal":
        return 60.0
    if option.verb == "option":
        return _event(state, hero, option)
    if option.verb == "take":
        return _taken(state, hero, option)
    if option.verb == "skip":
        item = next((each for each in open_rewards(state, hero.seat) if option.ref == ("reward", each.id)), None)
        if item is None or item.shown is None or item.seat == GAME:
            return -1.0
        return 0.05 if item.kind in {"card", "rare", "colorless", "potion", "transform"} else -1.0
    return 0.0


def _taken(state: State, hero: Hero, option: Option) -> float:
    ref = option.ref
    assert ref is not None
    if ref[0] == "reward":
        return 80.0  # gold
    item = next((each for each in open_rewards(state, hero.seat) if each.id == option.n), None)
    face = state.faces[ref[1]]
    if item is not None and item.seat == GAME and any(who == hero.seat for _, who in item.claims):
        return -1.0
    if item is not None and item.kind == "transform":
        return 0.6 - 0.8 * card_worth(face)
    if face.kind == "relic":
        return 20.0 + relic_worth(face)
    if face.kind == "potion":
        return 15.0 if len(hero.potions) < POTION_LIMIT else -0.5
    if item is not None and item.upgraded:
        face = state.sides.get(face.id + UP, face)
    return deck_gain(state, hero, face)


def _of_deck(sign: float) -> Any:
    def read(state: State, hero: Hero, option: Option) -> float:
        if option.ref is None or option.ref[0] != "card":
            return 0.0
        return sign * removal_gain(state, hero, option.ref[1])

    return read


def _upgrade(state: State, hero: Hero, option: Option) -> float:
    del hero
    return upgrade_gain(state, option.ref[1]) if option.ref is not None and option.ref[0] == "card" else 0.0


def _camp(state: State, hero: Hero, option: Option) -> float:
    if option.verb == "rest":
        healed = min(rest_heals(state, hero.seat), hero.max_hp - hero.hp)
        return hp_worth(hero, healed) + (BEFORE_BOSS if _next_is_hard(state) else ON_THE_WAY) * healed
    if option.verb == "smith" and option.ref is not None:
        return 0.9 + 1.2 * upgrade_gain(state, option.ref[1])
    return -0.1


def _next_is_hard(state: State) -> bool:
    drawn = board(state)
    return row_of(state.table.at) >= len(drawn.rows) - 2


def _shop(state: State, hero: Hero, option: Option) -> float:
    helped = 0.4 if option.n else 0.0
    if option.verb == "remove" and option.ref is not None:
        return removal_gain(state, hero, option.ref[1]) * 1.2 - GOLD * 3 - helped
    if option.verb != "buy" or option.ref is None:
        return 0.0
    face = state.faces[option.ref[1]]
    price = price_of(state, option.ref[1]) * GOLD * 0.75 + helped
    if face.kind == "relic":
        return relic_worth(face) - price
    if face.kind == "potion":
        return (potion_worth(face) if len(hero.potions) < POTION_LIMIT else -1.0) - price
    return deck_gain(state, hero, face) * 1.4 - price


def _event(state: State, hero: Hero, option: Option) -> float:
    if option.verb != "option":
        return _reward(state, hero, option)
    visit = state.table.visit
    if visit is None:
        return 0.0
    card: Any = state.faces[
        dict(visit.revealed).get(hero.seat, visit.event) if visit.kind == "neow" else visit.event
    ].card
    options = card.blue if hasattr(card, "blue") else event_of(state, visit.event).options
    program = options[option.n - 1].do
    return 5.0 + program_worth(state, hero, program) - (0.3 if option.ref is not None else 0.0)


def _go(state: State, hero: Hero, option: Option) -> float:
    del hero
    if option.verb != "go" or option.ref is None:
        return 0.0
    return 10.0 + path_worth(state, space(option.ref[1], option.n))


def _use(state: State, hero: Hero, option: Option) -> float:
    """Use what heals when it is needed; all else is kept for fights."""
    if option.ref is None or option.ref[0] != "card":
        return -1.0
    face = state.faces[option.ref[1]]
    if face.kind != "potion":
        return 3.0
    if gist_of(face).heal and hero.hp * 2 <= hero.max_hp:
        return 3.0
    return -1.0


def _pay(state: State, hero: Hero, option: Option) -> float:
    """Ask as little of others as they can well spare."""
    del hero
    if option.verb == "pay" and option.ref is not None and option.ref[0] == "seat":
        return -abs(option.n - state.heroes[option.ref[1]].gold / 2)
    if option.ref is not None and option.ref[0] == "card":
        face = state.faces[option.ref[1]]
        return -relic_worth(face) if face.kind == "relic" else -potion_worth(face)
    return 0.0


def _overflow(_state: State, _hero: Hero, option: Option) -> float:
    return {"give": 2.0, "no": 1.0}.get(option.verb, 0.0)


def _decks(_state: State, hero: Hero, option: Option) -> float:
    return 1.0 if option.ref is not None and option.ref[0] == hero.hero else 0.0


def _yes(state: State, hero: Hero, option: Option) -> float:
    del state, hero
    return 1.0 if option.verb in PREFERRED else 0.0


def _other(state: State, hero: Hero, option: Option) -> float:
    if option.verb in {"take", "skip", "reveal"}:
        return _reward(state, hero, option)
    if option.ref is not None and option.ref[0] == "card" and option.ref[1] >= 0:
        face = state.faces[option.ref[1]]
        return relic_worth(face) if face.kind == "relic" else card_worth(face)
    return 1.0 if option.verb in PREFERRED else 0.0


_KINDS: Final[dict[str, Any]] = {
    "reward": _reward, "neow": _event, "event": _event, "transform": _of_deck(1.0), "remove": _of_deck(1.0),
    "upgrade": _upgrade, "camp": _camp, "merchant": _shop, "map": _go, "pay": _pay, "overflow": _overflow,
    "decks": _decks, "key": _yes, "go_on": _yes, "may": _yes,
}  # fmt: skip


# --- the path --------------------------------------------------------------------------------------------------------


@define
class Party:
    """What matters of a party for its path."""

    health: float
    """The share of its HP that the weakest hero has."""
    strength: float
    """How much its decks are worth beyond a starter deck, for each hero."""
    gold: float


def party_of(state: State, *seats: int) -> Party:
    """Sum a party up, or some of its heroes."""
    living = [hero for hero in state.heroes if not hero.dead and (not seats or hero.seat in seats)]
    health = min((hero.hp / hero.max_hp for hero in living), default=0.0)
    gains = sum(
        max(0.0, card_worth(state.faces[card]) - 0.5) for hero in living for card in hero.deck if card != NOBODY
    )
    relics = sum(len(hero.relics) for hero in living)
    count = max(1, len(living))
    return Party(health, (gains + 1.5 * relics) / count, sum(hero.gold for hero in living) / count)


def path_worth(state: State, name: str, party: Party | None = None) -> float:
    """Say what the best way from a space to the top is worth to a party; to the one that is there where none is given."""
    drawn = board(state)
    after: dict[str, list[str]] = {}
    for path in drawn.paths:
        low, _, high = path.partition(">")
        after.setdefault(low, []).append(high)
    party = party_of(state) if party is None else party
    known: dict[str, float] = {}

    def best(at: str, steps: int) -> float:
        key = f"{at}:{min(steps, 3)}"
        if key not in known:
            further = max((best(one, steps + 1) for one in after.get(at, ())), default=0.0)
            known[key] = _space(state, party, at, steps) + 0.93 * further
        return known[key]

    return best(name, 0)


def _space(state: State, party: Party, name: str, steps: int) -> float:
    if is_hidden(state, name):
        return 0.8
    room = room_at(state, name)
    health = party.health if steps == 0 else min(1.0, 0.5 * party.health + 0.35)
    if room == "encounter":
        return 1.5 - 0.2 * state.table.act - (1.6 + 0.6 * state.table.act) * max(0.0, 0.6 - health)
    if room in {"elite", "burning_elite"}:
        act = state.table.act
        ready = 0.12 * party.strength - 3.0 * (act - 1)
        return min(2.4, 0.3 + ready) - 6.5 * max(0.0, 0.8 - health)
    if room == "campfire":
        return 1.5 + 2.5 * max(0.0, 0.75 - health)
    if room == "merchant":
        return 0.3 + 0.22 * min(party.gold + steps, 12)
    return {"event": 1.1, "treasure": 2.4, "boss": 0.0}.get(room, 0.5)


def _room(hero: Hero | None, room: str, steps: int) -> float:
    """Say what a room is worth that an event turns into."""
    del steps
    health = hero.hp / hero.max_hp if hero is not None else 0.7
    if room == "merchant":
        return 1.2
    if room == "encounter":
        return 1.0 - 3.0 * max(0.0, 0.6 - health)
    return 1.5 - 7.0 * max(0.0, 0.85 - health)


def spaces_open(state: State) -> list[str]:
    """List where the party may go now."""
    top = state.frames[-1] if state.frames else None
    return goals(state, top) if isinstance(top, AskAll) else []
