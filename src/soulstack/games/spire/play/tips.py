"""Tips for the first runs: each is told once, when what it is about comes up for the first time."""

from collections.abc import Callable, Collection, Iterator
from typing import Final

from soulstack.games.spire.rules.climb.events import event_of
from soulstack.games.spire.rules.state import NOBODY, State, living_foes
from soulstack.kernel.decisions import Decision
from soulstack.kernel.ids import Ref

TIPS: Final = {
    "fight": "Cards that glow can be played: click one, then its target. The plate at your hero says what is coming; {end} ends "
    "the turn.",
    "changer": "You can change this roll. Point at what would do it, and the table shows the round that it would bring. "
    "{confirm} keeps the die as it is.",
    "boss": "A boss stands in every row: whoever hits a row hits it too. Its panel shows what it does this turn and what comes "
    "after that.",
    "elite": "An elite is stronger than what you have met, and guards a relic for every hero. This is what potions are for.",
    "last_stand": "A hero has fallen, but the others fight on. Enemies in that row now hit whoever stands nearest, below before "
    "above.",
    "orb": "Orbs work when your turn ends: Lightning deals 1 damage, Frost gives 1 Block, Dark waits. One that is Evoked does "
    "more at once and is gone.",
    "stance": "In Wrath each of your hits deals 1 more, and ending your turn in it costs you 1 damage. Whoever leaves Calm gains "
    "2 Energy.",
    "shiv": "Shivs wait beside your Energy. Each hits for 1 and costs nothing: click it or press S, then name a target.",
    "miracle": "A Miracle is 1 Energy whenever you want it: click it or press B. It also pays for a card where Energy is short.",
    "poison": "Poison: when your turn ends, an enemy loses 1 HP for each, past all Block. It stays until the enemy is dead.",
    "weak": "You are Weak: each hit of your next attack deals 1 less, then one Weak is gone. Vulnerable doubles what hits you in "
    "the same way.",
    "retain": "A card with Retain is not discarded when your turn ends: it waits in your hand for a better moment.",
    "exhaust": "Exhaust: once it is played, the card is out of this fight. For the next one it is back in your deck.",
    "ethereal": "Ethereal: if the card is still in your hand when your turn ends, it is out of this fight.",
    "status": "Status cards come from enemies and are gone after the fight. Slimed can be played away for 1 Energy; Burn hurts "
    "when your turn ends.",
    "neow": "Before the climb each hero takes a gift and chooses one of three lines. What is red beside a line is its price.",
    "reward": "You may take one of these cards, or none. A small deck draws its best cards more often.",
    "rows": "Between fights heroes may exchange rows: drag one onto the other, or press R. Whoever stands in a row has "
    "its enemies.",
    "map": "Point at a space to see what waits there, then go. Paths only lead up, to the boss: plan for a campfire before it.",
    "merchant": "All of this is for gold, and for gold a card leaves your deck for good. What your purse does not pay for is "
    "dim.",
    "party": "All heroes decide this together. One of you proposes, and it is done when all agree.",
    "camp": "Rest to heal, or smith to upgrade a card for the rest of the run. Each hero chooses alone.",
    "boss_relic": "Boss relics are strong, but read to the end: some want something in return. Each hero may take one, or none.",
    "potions": "You hold as many potions as you can. Use one in a fight, by a click or by Q and its number, before the next one "
    "comes.",
    "curse": "A Curse is in your deck now and takes the place of better cards. The Merchant can remove it.",
}
"""What each tip says; in this order they are offered when several would fit."""
_TURN: Final = ("turn_ended", "combat_ended")
DONE: Final = {
    "fight": ("card_played", *_TURN),
    "changer": ("card_played", "ability_used", *_TURN),
    "boss": _TURN,
    "elite": ("potion_used", *_TURN),
    "last_stand": _TURN,
    "orb": ("orb_evoked", *_TURN),
    "stance": ("stance_switched", *_TURN),
    "shiv": ("attack_used shiv", *_TURN),
    "miracle": ("token_lost miracle", *_TURN),
    "poison": _TURN,
    "weak": ("attack_used", *_TURN),
    "retain": ("card_retained", *_TURN),
    "exhaust": ("card_exhausted", *_TURN),
    "ethereal": ("card_exhausted", "card_played", *_TURN),
    "status": ("card_exhausted", *_TURN),
    "neow": ("option_chosen", "moved"),
    "reward": ("reward_taken", "reward_skipped", "moved"),
    "rows": ("rows_swapped", "moved"),
    "map": ("moved",),
    "merchant": ("bought", "card_removed", "moved"),
    "party": ("option_chosen", "moved"),
    "camp": ("rested", "card_upgraded", "moved"),
    "boss_relic": ("reward_taken", "reward_skipped", "moved"),
    "potions": ("potion_used", "potion_given", "moved"),
    "curse": ("card_removed", "moved", "combat_ended"),
}
"""What shows that a tip was obeyed, or that its moment is over: a kind of fact, with its word where that matters."""
FULL: Final = 3
PLAYED: Final = frozenset({"attack", "skill", "power"})
KEYWORDS: Final = ("retain", "exhaust", "ethereal")


def due(state: State, asked: Decision | None, happened: Collection[str]) -> list[str]:
    """Name the tips that fit this moment, which is that of the hero who is asked."""
    if asked is None or state.over:
        return []
    found = {*_of_question(state, asked, happened), *_of_hero(state, asked.seat)}
    if state.fight is not None and asked.kind == "play":
        found |= {"fight", *_of_fight(state, asked.seat)}
    return [name for name in TIPS if name in found]


def _of_question(state: State, asked: Decision, happened: Collection[str]) -> Iterator[str]:
    plain: dict[str, str] = {
        "roll_window": "changer",
        "map": "map",
        "merchant": "merchant",
        "camp": "camp",
        "neow": "neow",
    }
    if asked.kind in plain:
        yield plain[asked.kind]
    visit = state.table.visit
    known = asked.kind == "event" and visit is not None and visit.event != NOBODY
    if known and visit is not None and len(state.heroes) > 1 and event_of(state, visit.event).party:
        yield "party"
    if asked.kind == "reward" and "reward_offered boss_relic" in happened:
        yield "boss_relic"
    if asked.kind == "reward" and any(
        option.verb == "take" and _is_card(state, option.ref) for option in asked.options
    ):
        yield "reward"
    if asked.kind == "map" and len(state.heroes) > 1:
        yield "rows"


def _is_card(state: State, ref: Ref | None) -> bool:
    return ref is not None and ref[0] == "card" and state.faces[ref[1]].kind in PLAYED


def _of_hero(state: State, seat: int) -> Iterator[str]:
    hero = state.heroes[seat]
    if len(hero.potions) >= FULL:
        yield "potions"
    if any(state.faces[card].kind == "curse" for card in hero.deck):
        yield "curse"


def _of_fight(state: State, seat: int) -> Iterator[str]:
    fight, fighter = state.combat(), state.fighter(seat)
    has: dict[str, Callable[[], bool]] = {
        "boss": lambda: fight.kind == "boss",
        "elite": lambda: fight.kind == "elite",
        "last_stand": lambda: any(hero.dead for hero in state.heroes),
        "orb": lambda: any(fighter.orbs),
        "stance": lambda: fighter.stance != "neutral",
        "shiv": lambda: fighter.shivs > 0,
        "miracle": lambda: fighter.miracles > 0,
        "poison": lambda: any(foe.poison for foe in living_foes(state)),
        "weak": lambda: fighter.weak > 0,
    }
    yield from (name for name, is_so in has.items() if is_so())
    faces = [state.faces[card] for card in fighter.hand if card >= 0]
    if any(face.kind == "status" for face in faces):
        yield "status"
    yield from (word for word in KEYWORDS if any(getattr(face, word) for face in faces))
