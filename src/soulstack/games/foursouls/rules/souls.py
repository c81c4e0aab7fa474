"""Souls, bonus souls and winning."""

from typing import NamedTuple

from soulstack.games.foursouls.cards.schema import BonusCondition, CardDef
from soulstack.games.foursouls.cards.vocabulary import When
from soulstack.games.foursouls.rules.state import Obj, State
from soulstack.games.foursouls.rules.stats import SOULS_TO_WIN, holds, is_forbidden, player_bonus, soul_total
from soulstack.games.foursouls.rules.triggers import fire, fire_own, tell
from soulstack.games.foursouls.rules.zones import change_hands, enter_play
from soulstack.kernel.facts import Fact


def gain_soul_card(state: State, seat: int, card: int) -> Obj:
    """Put a card into play as a soul under a player's control (CARD-S-01)."""
    obj = enter_play(state, card, "soul", seat)
    value = value_of(obj.face)
    fact = tell(state, Fact("soul_gained", seat=seat, obj=obj.id, card=card, amount=value))
    for _ in range(value):
        fire(state, "soul_gained", fact)  # CARD-S-07: a soul of value 2 is gained like two souls
    fire_own(state, obj, "soul_gained", fact)
    return obj


def value_of(face: CardDef) -> int:
    """Say what a card is worth as a soul: what its icon says; made "a soul" without one, it is one soul (CARD-S-01)."""
    return face.souls or 1


def is_full(state: State, seat: int, value: int) -> bool:
    """Tell whether a player may not gain a soul of a value now: by a card, or because it is too many (SOLO-09)."""
    if "cannot:gain_souls" in state.index and is_forbidden(state, "gain_souls", seat):
        return True
    return not has_room(state, seat, value)


def has_room(state: State, seat: int, value: int) -> bool:
    """Tell whether a soul of a value leaves a character within the cap, however it comes (SOLO-09)."""
    return not state.soul_cap or soul_total(state, seat) + value <= state.soul_cap


def turn_into_soul(state: State, obj: Obj, seat: int) -> None:
    """Make an object in play a soul; it loses all abilities, eternal included."""
    change_hands(state, obj, seat, "soul")  # first, because a copy still listens as what it was a copy of
    obj.face = state.printed[obj.card]
    obj.copy_ends = False
    obj.was = None
    obj.counters = ()
    obj.damage = 0  # MECH-DMG-11
    obj.made_eternal = False
    value = value_of(obj.face)
    fact = tell(state, Fact("became_soul", seat=seat, obj=obj.id, card=obj.card, amount=value))
    for _ in range(value):
        fire(state, "soul_gained", fact)  # CARD-S-07


class _Goal(NamedTuple):
    """When a bonus soul is gained, and how many cents, cards and items a player has at least whenever that is so."""

    face: CardDef
    when: When | None
    cents: int = 0
    hand: int = 0
    items: int = 0


_GOALS: dict[int, _Goal] = {}
"""Goals of the faces that were asked about; they are asked about at every checkpoint."""


def _goal_of(face: CardDef) -> _Goal:
    when = next((ability.when for ability in face.abilities if isinstance(ability, BonusCondition)), None)
    if when is None or when.who != "you":
        return _Goal(face, when)
    return _Goal(face, when, when.cents_at_least or 0, when.hand_at_least or 0, when.guppy_items_at_least or 0)


def check_bonus(state: State) -> None:
    """Give out active bonus souls whose condition is met, at once (CARD-B-02, A-61)."""
    for card in state.bonus.copy():
        face = state.printed[card]
        goal = _GOALS.get(id(face))
        if goal is None or goal.face is not face:
            goal = _GOALS[id(face)] = _goal_of(face)
        when = goal.when
        if when is None:
            continue
        for player in state.players:  # nearly always nobody comes near
            if player.cents >= goal.cents and len(player.hand) >= goal.hand and len(player.items) >= goal.items:
                break
        else:
            continue
        for seat in state.seats_from(state.active):
            if holds(state, when, seat, None) and not is_full(state, seat, value_of(face)):
                state.bonus.remove(card)
                gain_soul_card(state, seat, card)
                break


def souls_to_win(state: State, seat: int) -> int:
    """Say how many souls win the game for a player (WIN-01)."""
    return SOULS_TO_WIN + player_bonus(state, "souls_to_win", seat)


def check_win(state: State) -> bool:
    """End the game when somebody has enough souls; several at once tie (WIN-02, WIN-04, A-59)."""
    if state.over:
        return True
    if state.mode != "versus":
        return check_team(state)
    found = list(state.won)
    for player in state.players:
        if player.souls and soul_total(state, player.seat) >= souls_to_win(state, player.seat):
            found.append(player.seat)
    if not found:
        return False
    winners = tuple(sorted(set(found)))
    state.winners = winners
    state.over = True
    state.pending = ()
    for seat in winners:
        tell(state, Fact("game_won", seat=seat, amount=soul_total(state, seat)))
    return True


def check_team(state: State) -> bool:
    """End a coop game when both together have enough souls (SOLO-07); a challenge has its own goal (CHAL-10).

    A card that makes one of the two win makes the team win (WIN-05, SOLO-12).
    """
    together = sum(soul_total(state, p.seat) for p in state.players)
    if state.mode == "coop" and (state.won or together >= state.goal):
        end_together(state, "team")
        return True
    return False


def end_together(state: State, outcome: str) -> None:
    """Let the players win or lose together."""
    state.outcome = outcome
    state.winners = tuple(p.seat for p in state.players) if outcome == "team" else ()
    state.over = True
    state.pending = ()
    tell(state, Fact("team_won" if outcome == "team" else "game_lost"))


def tick(state: State) -> None:
    """Turn the timer down by one; at 0 the players lose at once (SOLO-08, A-67)."""
    state.timer = max(0, state.timer - 1)
    tell(state, Fact("timer_changed", amount=state.timer))
    if state.timer == 0 and not state.over:
        end_together(state, "lost")
