"""What looking into decks and moving their cards would bring now."""

from typing import Final

from soulstack.games.foursouls.bots.candidates import DECKS
from soulstack.games.foursouls.bots.card_worth import LOOT, TREASURE, loot_worth
from soulstack.games.foursouls.bots.judge import Judge, appraises
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.cards import vocabulary as e

GLANCE: Final = 0.3
"""What knowing one card more is worth."""


@appraises(e.Look)
def look(judge: Judge, effect: e.Look, context: Context) -> float:
    """Choosing what comes next is worth more than looking, and most before an attack on that deck."""
    ref = context.bound.get(effect.deck)
    deck = DECKS[ref[1]] if ref is not None else effect.deck
    you = judge.owner(context.you)
    useful = (deck == "monster" and judge.may_attack(you)) or (deck == "loot" and judge.view.phase == "start")
    return judge.weight(you) * (GLANCE if effect.then == "nothing" else 2 * GLANCE) * (2.0 if useful else 1.0)


@appraises(e.ReturnTopDiscard)
def return_top_discard(judge: Judge, effect: e.ReturnTopDiscard, context: Context) -> float:
    """A good card comes back for whoever draws next."""
    ref = context.bound.get(effect.deck)
    if ref is None or DECKS[ref[1]] != "loot" or judge.view.active != judge.me:
        return 0.1
    top = judge.view.discards["loot"][-1:]
    return GLANCE * (loot_worth(judge.card(top[0])) - LOOT) if top else 0.0


@appraises(e.Search)
def search(judge: Judge, effect: e.Search, context: Context) -> float:
    """A treasure of choice is better than any."""
    return judge.weight(judge.owner(context.you)) * (TREASURE + 2.0 if effect.deck == "treasure" else 0.0)


@appraises(e.PutInDiscard, e.PutUnderDeck)
def put_away(judge: Judge, effect: e.PutInDiscard | e.PutUnderDeck, context: Context) -> float:
    """New monsters help when the old ones are too strong; a card that puts itself away costs nothing."""
    if effect.what == "this":
        return 0.0
    active = judge.view.active
    found = judge.objects_of(effect.what, context)
    monsters = [obj for obj in found if obj.zone == "monster"]
    if not monsters:
        return 0.2 if found else 0.0
    if not judge.may_attack(active):
        return 0.1
    best = max(judge.attack_worth(active, obj) for obj in monsters)
    return judge.weight(active) * (judge.deck_attack_worth(active) - max(0.0, best)) * 0.5
