"""Fights of every kind with decks, relics and potions that chance has brought together, and heroes who play by chance."""

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.cards.schema import CardDef, EnemyDef
from soulstack.games.spire.rules import achievements, verbs  # noqa: F401 - registers what effects do
from soulstack.games.spire.rules.combat import begin
from soulstack.games.spire.rules.frames import Steps
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.rules.items import gain_item
from soulstack.games.spire.rules.setup import lay_out
from soulstack.games.spire.rules.state import BOSS_ROW, Setup, turn_over
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Answer
from soulstack.kernel.frames import advance

HEROES = ("ironclad", "silent", "defect", "watcher")
LIMIT = 90
"""So many answers at most in one fight: late rounds are of more use than none."""
ROUNDS = 9


def odd_fight(chance):
    """Begin a fight: some heroes, each with cards of its own, relics and potions, against anybody of some act."""
    cards = catalogue()
    act = chance.randint(1, 4)
    heroes = tuple(chance.sample(HEROES, chance.randint(1, 4)))
    ascension = chance.choice((0, 0, 12))
    state = lay_out(Setup(heroes=heroes, seed=chance.randrange(10**6), act=act, ascension=ascension), cards)
    for hero in state.heroes:
        equip(state, hero, chance)
    begin(state, *dealt(state, chance, act))
    state.frames.insert(0, Steps(name="only_fight"))
    advance(state)
    return state


def equip(state, hero, chance):
    """Give a hero what a run may have brought."""
    own = [card for card in (*hero.rewards, *hero.rares) if isinstance(state.faces[card].card, CardDef)]
    own = [card for card in own if state.faces[card].kind in {"attack", "skill", "power"}]
    gained = chance.sample(own, chance.randint(4, 12))
    gained += [state.table.curses[hero.seat]] if chance.random() < 0.2 else []
    gained += [state.table.colorless[hero.seat]] if chance.random() < 0.3 else []
    hero.rewards = tuple(card for card in hero.rewards if card not in gained)
    hero.deck = (*hero.deck, *gained)
    for card in hero.deck:
        better = catalogue().faces.get(f"{state.faces[card].id}+")
        if better is not None and chance.random() < 0.35:
            turn_over(state, card, better)
    for name, most in (("relics", 5), ("boss_relics", 1), ("potions", 3)):
        deck = getattr(state.table, name)
        for _ in range(chance.randint(0, most)):
            if deck:
                gain_item(state, hero.seat, deck[0])
                deck = deck[1:]
        setattr(state.table, name, deck)
    hero.hp = max(1, hero.hp - chance.choice((0, 0, 2, 5)))


def dealt(state, chance, act):
    """Say whom they fight."""
    table, count = state.table, len(state.heroes)
    enemies = [card for card in catalogue().of(EnemyDef) if card.act == act]
    kind = chance.choice(("encounter", "encounter", "encounter", "elite", "boss"))
    deck = table.first_encounters if act == 1 and chance.random() < 0.4 else table.encounters
    if kind == "encounter" and deck:
        return kind, tuple(zip(deck, range(1, count + 1), strict=False))
    if kind == "elite" and table.elites:
        return kind, ((table.elites[0], 1),)
    boss = chance.choice([card for card in enemies if card.deck == "boss"])
    return "boss", ((state.places[boss.id][0], BOSS_ROW),)


def step(state, chance):
    """Answer something by chance; with heroes who play it is mostly a card."""
    open_now = [decision for decision in state.pending if decision.options != (UNDONE,)]
    decision = chance.choice(open_now or list(state.pending))
    options = list(decision.options)
    if decision.high == 1 and decision.low == 1:
        plays = [option for option in options if option != DONE]
        picks = (chance.choice(plays if plays and chance.random() < 0.85 else options),)
    else:
        picks = tuple(chance.sample(options, chance.randint(decision.low, min(decision.high, len(options)))))
    return apply(state, Answer(decision.seat, picks))


def fights(chance):
    """Give states at which a hero may play, from one fight after another."""
    while True:
        state = odd_fight(chance)
        for _ in range(LIMIT):
            fight = state.fight
            if state.over or not state.pending or fight is None or fight.round > ROUNDS or fight.phase == "over":
                break
            if fight.phase == "play" and any(decision.kind == "play" for decision in state.pending):
                yield state
            step(state, chance)
