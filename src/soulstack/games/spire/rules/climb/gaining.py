"""What joins a hero's things outside the fights, and what leaves them (DECK, REWARD, ITEM)."""

from typing import Any

from soulstack.games.spire.cards.conditions import Where
from soulstack.games.spire.cards.faces import UP, Face
from soulstack.games.spire.rules.climb.decks import draw_unseen, own, take_top
from soulstack.games.spire.rules.climb.waiting import Waiting
from soulstack.games.spire.rules.counting import fits
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import Done, answer, question
from soulstack.games.spire.rules.harm import hp_cap
from soulstack.games.spire.rules.items import discard_item, gain_item
from soulstack.games.spire.rules.piles import own as own_ability
from soulstack.games.spire.rules.state import NOBODY, POTION_LIMIT, State, turn_over
from soulstack.kernel.decisions import Option
from soulstack.kernel.ids import GAME

ASCENSION_POTIONS = 4


def barred(state: State, stat: str, seat: int) -> bool:
    """Tell whether something of the hero's, or a modifier, forbids a thing."""
    return any(state.owner(card) in {seat, GAME} for card, _ in state.index.get(f"static:{stat}", ()))


def in_fight(state: State) -> bool:
    """Tell whether a fight is going on; its rewards are no part of it any more."""
    return state.fight is not None and state.fight.phase != "over"


# --- the deck ----------------------------------------------------------------------------------------------------------


def add_to_deck(state: State, seat: int, card: int, *, upgraded: bool = False) -> None:
    """Let a card join a deck (REWARD-17); a card of another hero may bring the Prismatic Shard (OTHER-02)."""
    hero = state.heroes[seat]
    hero.deck = (*hero.deck, card)
    tell(state, "card_added", seat, card=card)
    if upgraded:
        upgrade(state, seat, card)
    if can_upgrade(state, card):
        tell(state, "deck_card_gained", seat, card=card)
    needed = getattr(state.faces[card].card, "uses", ())
    if needed:
        _bring_shard(state, seat, needed)


def _bring_shard(state: State, seat: int, needed: tuple[str, ...]) -> None:
    hero = state.heroes[seat]
    has = {"orbs": hero.hero == "defect", "stances": hero.hero == "watcher"}
    if all(has[word] for word in needed) or any(_serves(state.faces[item], needed) for item in hero.relics):
        return
    for face in [face for face in state.sides.values() if _serves(face, needed)]:
        gain_item(state, seat, state.places[face.id][seat])


def _serves(face: Face, needed: tuple[str, ...]) -> bool:
    return bool(set(getattr(face.card, "serves", ())) & set(needed))


def can_upgrade(state: State, card: int) -> bool:
    """Tell whether a card has another side and does not show it (DECK-02)."""
    face = state.faces[card]
    return not face.upgraded and face.id + UP in state.sides


def upgrade(state: State, seat: int, card: int) -> None:
    """Turn a card to its upgraded side for the rest of the run (DECK-02)."""
    if can_upgrade(state, card):
        turn_over(state, card, state.sides[state.faces[card].id + UP])
        tell(state, "card_upgraded", seat, card=card)


def can_remove(state: State, card: int) -> bool:
    """Tell whether a card may leave a deck (DECK-04)."""
    return bool(state.faces[card].card.removable)


def remove(state: State, seat: int, card: int) -> None:
    """Remove a card for the rest of the run (DECK-01); what is printed on it happens (DECK-09)."""
    hero = state.heroes[seat]
    hero.deck = tuple([other for other in hero.deck if other != card])
    hero.removed = (*hero.removed, card)
    tell(state, "card_removed", seat, card=card)
    own_ability(state, seat, card, "removed")


def transform(state: State, seat: int, card: int) -> None:
    """Remove a card and add the top of the own card rewards deck unseen (DECK-03)."""
    remove(state, seat, card)
    found = draw_unseen(state, own(state, seat, "rewards"))
    if found != NOBODY:
        add_to_deck(state, seat, found)


def can_transform(state: State, card: int) -> bool:
    """Tell whether a card may be transformed: no Curse (DECK-04)."""
    return state.faces[card].kind != "curse" and can_remove(state, card)


def can_swap(state: State, card: int) -> bool:
    """Tell whether a card may be swapped away: any may, since a swap is no removal (SA-16)."""
    del state, card
    return True


def of_deck(
    state: State, seat: int, what: str, which: Where | None = None, rarities: tuple[str, ...] = ()
) -> list[int]:
    """List the cards of a deck that may be upgraded, removed, transformed or swapped."""
    test = {"upgrade": can_upgrade, "remove": can_remove, "transform": can_transform, "swap": can_swap}[what]
    return [
        card
        for card in state.heroes[seat].deck
        if test(state, card)
        and (which is None or fits(state.faces[card], which))
        and (not rarities or state.faces[card].card.rarity in rarities)
    ]


def gain_curse(state: State, seat: int) -> None:
    """Take the top Curse into the deck (DECK-07), unless something forbids it (REWARD-18)."""
    if barred(state, "no_curses", seat):
        return
    card = take_top(state, "curses")
    if card != NOBODY:  # SA-15
        add_to_deck(state, seat, card)


def unlike(state: State, cards: list[int]) -> list[int]:
    """Keep one of the cards that are alike: whichever is named, the same happens."""
    found = {state.faces[card].id: card for card in reversed(cards)}
    return [card for card in cards if found[state.faces[card].id] == card]


# --- relics and potions ------------------------------------------------------------------------------------------------


def gain_relic(state: State, seat: int, card: int) -> None:
    """Gain a relic; what it does when gained happens at once (REWARD-17)."""
    gain_item(state, seat, card)
    own_ability(state, seat, card, "gained")
    cut_hp(state, seat)


def cut_hp(state: State, seat: int) -> None:
    """Cut HP above a cap as the cap comes (SA-118, DAILY-13)."""
    hero = state.heroes[seat]
    cap = hp_cap(state, seat)
    hero.hp = min(hero.hp, cap)


def potion_limit(state: State) -> int:
    """Tell how many potions a hero may hold (TOKEN-13, ASC-04)."""
    return POTION_LIMIT - 1 if state.setup.ascension >= ASCENSION_POTIONS else POTION_LIMIT


def has_room(state: State, seat: int) -> bool:
    """Tell whether a hero may hold another potion."""
    hero = state.heroes[seat]
    return not hero.dead and len(hero.potions) < potion_limit(state) and not barred(state, "no_potions", seat)


def gain_potion(state: State, seat: int, card: int) -> None:
    """Gain a potion; at the limit its owner is asked (REWARD-09, SA-10)."""
    if barred(state, "no_potions", seat):
        state.table.potions = (*state.table.potions, card)  # REWARD-18
        return
    if has_room(state, seat):
        gain_item(state, seat, card)
        return
    state.table.held = (*state.table.held, card)
    question(
        state, "overflow", seat, "overflow", overflow_options(state, seat, card), (seat, card), source=("card", card)
    )


def overflow_options(state: State, seat: int, card: int) -> list[Option]:
    """List what may become of a potion above the limit."""
    from soulstack.games.spire.rules.climb.floor import usable_potions

    others = [other.seat for other in state.heroes if other.seat != seat and has_room(state, other.seat)]
    options = [Option("give", ("card", card), other) for other in others]
    for potion in state.heroes[seat].potions:
        options.append(Option("discard", ("card", potion)))
        if not in_fight(state):
            options += [Option("give", ("card", potion), other) for other in others]
    if not in_fight(state):
        options += usable_potions(state, seat)
    return [*options, Option("no")]


@answer
def overflow(state: State, data: tuple[Any, ...], picks: tuple[Option, ...]) -> Done:
    """Do with the potion what its owner says."""
    seat, card = data
    chosen = picks[0]
    state.table.held = tuple([other for other in state.table.held if other != card])
    if chosen.ref is None:
        state.table.potions = (*state.table.potions, card)
        return 0
    potion = chosen.ref[1]
    if chosen.verb == "give":
        if potion == card:
            gain_item(state, chosen.n, card)
            tell(state, "potion_given", seat, card=card, other=chosen.n)
            return 1
        give_potion(state, seat, potion, chosen.n)
    elif chosen.verb == "discard":
        discard_item(state, seat, potion)
    else:
        from soulstack.games.spire.rules.playing import begin_use

        state.table.held = (*state.table.held, card)
        state.frames.append(Waiting(seat=seat, card=card))
        begin_use(state, seat, potion, chosen.n)
        return None
    gain_potion(state, seat, card)
    return 1


def give_potion(state: State, seat: int, card: int, other: int) -> None:
    """Hand a potion to another hero (ITEM-05)."""
    from soulstack.games.spire.rules.listening import leave

    hero = state.heroes[seat]
    leave(state, card)
    hero.potions = tuple([potion for potion in hero.potions if potion != card])
    gain_item(state, other, card)
    tell(state, "potion_given", seat, card=card, other=other)
