"""Feats that are granted at the moment their condition is met, once each; they never change play (ACH)."""

from collections.abc import Callable

from soulstack.games.spire.rules.facts import WATCHERS
from soulstack.games.spire.rules.state import BLOCK_MAX, POISON_SUPPLY, STRENGTH_MAX, Hero, State
from soulstack.kernel.facts import Fact

SHIVS, POWERS, PLAYS, SMALL_DECK, MANY_RELICS = 7, 7, 100, 5, 12
OF_HEROES = {"ironclad": "ruby", "silent": "emerald", "defect": "sapphire", "watcher": "amethyst"}
"""What beating an Act III boss with a hero grants (ACH-13 … ACH-16)."""
LAST_ACT_BOSS = 3
BY_ITSELF = "dies"


def grant(state: State, name: str) -> None:
    """Grant one, if it is not granted yet."""
    if name not in state.table.achievements:
        state.table.achievements = (*state.table.achievements, name)


def watch(*kinds: str) -> Callable[[Callable[[State, Fact], None]], Callable[[State, Fact], None]]:
    """Let a function look at facts of some kinds."""

    def register(function: Callable[[State, Fact], None]) -> Callable[[State, Fact], None]:
        for kind in kinds:
            WATCHERS[kind] = function
        return function

    return register


@watch("strength_changed")
def jaxxed(state: State, fact: Fact) -> None:
    """A hero has 8 Strength (ACH-01)."""
    if fact.seat >= 0 and state.fighter(fact.seat).strength >= STRENGTH_MAX:
        grant(state, "jaxxed")


@watch("token_put")
def catalyst(state: State, fact: Fact) -> None:
    """The Poison supply is used up (ACH-02)."""
    if fact.word == "poison" and sum(foe.poison for foe in state.combat().foes) >= POISON_SUPPLY:
        grant(state, "catalyst")


@watch("attack_used")
def ninja(state: State, fact: Fact) -> None:
    """One seat uses 7 Shivs in one turn (ACH-03, ACH-20)."""
    if fact.word == "shiv" and state.fighter(fact.seat).turn.get("shivs", 0) >= SHIVS:
        grant(state, "ninja")


@watch("power_entered")
def powerful(state: State, fact: Fact) -> None:
    """One seat has 7 Powers in play (ACH-04)."""
    if len(state.fighter(fact.seat).powers) >= POWERS:
        grant(state, "powerful")


@watch("block_gained")
def barricaded(state: State, fact: Fact) -> None:
    """A hero has 20 Block (ACH-05)."""
    if fact.seat >= 0 and state.fighter(fact.seat).block >= BLOCK_MAX:
        grant(state, "barricaded")


@watch("card_played")
def infinity(state: State, fact: Fact) -> None:
    """A hundred plays of one seat in one turn count as an infinite combo (ACH-18, SA-103)."""
    if state.fighter(fact.seat).turn.get("cards", 0) >= PLAYS:
        grant(state, "infinity")


@watch("combat_ended")
def boss_fell(state: State, fact: Fact) -> None:
    """A boss falls: in round 1, or with all heroes at full HP (ACH-07, ACH-08, SA-123); of Act III for each hero."""
    del fact
    fight = state.combat()
    if fight.kind != "boss":
        return
    if fight.round == 1:
        grant(state, "you_are_nothing")
    if all(hero.hp >= hero.max_hp for hero in state.heroes):
        grant(state, "perfect")
    if state.table.act == LAST_ACT_BOSS and fight.stands:
        for hero in state.heroes:
            if not hero.dead:
                grant(state, OF_HEROES[hero.hero])


@watch("died")
def transient(state: State, fact: Fact) -> None:
    """An enemy whose track ends with its death is killed before that (ACH-10)."""
    from soulstack.games.spire.rules.intents import line_of

    foe = state.foe(fact.obj)
    card = state.faces[foe.id].card
    ends = [line for line in card.track if BY_ITSELF in line.ops]
    alone = card.deck != "summon" and all("all_players" not in line.ops for line in ends)
    if ends and alone and (state.combat().phase != "enemies" or line_of(state, foe) not in ends):
        grant(state, "the_transient")


@watch("run_ended")
def victory(state: State, fact: Fact) -> None:
    """The run is won (ACH-06, ACH-09, ACH-11, ACH-12, ACH-19)."""
    if fact.word != "won":
        return
    if len(state.heroes) == len(OF_HEROES):
        grant(state, "all_for_one_achievement")
    for hero in state.heroes:
        if len(hero.deck) <= SMALL_DECK:
            grant(state, "minimalist")
        if not any(state.faces[card].card.rarity in {"uncommon", "rare"} for card in hero.deck):
            grant(state, "common_sense")
        if relics_of(state, hero) >= MANY_RELICS:
            grant(state, "collector_achievement")


def relics_of(state: State, hero: Hero) -> int:
    """Count a hero's relics and boss relics."""
    return sum(1 for card in hero.relics if state.faces[card].card.deck in {"relic", "boss_relic"})
